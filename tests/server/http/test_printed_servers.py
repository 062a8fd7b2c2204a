"""Every `play`, `serve` and `curl` line that README and guides print is really run."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Pipe
from pathlib import Path

import httpx
import pytest

from tests.cli.test_printed_commands import PAGES, commands, shell_lines
from tests.server.forked import FORKING, Forked
from tests.server.running import PATIENCE, free_port

TLS = Path(__file__).parent / "tls"
API_PAGE, HOST_PAGE = (
    next(page for page in PAGES if page.name == name) for name in ("api.md", "host.md")
)
PRINTED = {
    " ".join(words): words
    for page in PAGES
    for words in commands(page)
    if words[0] in ("play", "serve")
}
"""Each line once, however many pages print it."""


def replaced(words: list[str], folder: Path, port: int, database: str) -> list[str]:
    """The line with what a test cannot use put out of the way, and nothing else changed.

    The port is a free one, data lie in the test's folder, the address is this machine's only, a
    certificate and a database are those of the tests, and the network is one without a cable.
    """
    values = {
        "--data": str(folder / "data"),
        "--host": "127.0.0.1",
        "--tls-certificate": str(TLS / "certificate.pem"),
        "--tls-key": str(TLS / "key.pem"),
        "--database": database,
    }
    made = [values.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    if "--port" in made:
        made[made.index("--port") + 1] = str(port)
    else:
        made += ["--port", str(port)]
    return made + (["--lan-address", "127.0.0.2"] if "--lan" in made else [])


@contextmanager
def started(
    words: list[str], folder: Path, database: str = "", *, by_hand: bool = False
) -> Iterator[str]:
    """Start a printed line, wait for the address it prints; ended by Ctrl-C it has status 0.

    Some are started `by_hand`, as a shell does it; the others need not load everything anew.
    """
    port = free_port()
    arguments = replaced(words, folder, port, database)
    environment = {
        **os.environ,
        "BROWSER": "true",
        "FIELDCRAFT_DATA": str(folder / "data"),
        "FIELDCRAFT_LANG": "en",
        "FIELDCRAFT_WARM_WORKERS": "0",
    }
    ours, its = Pipe(duplex=False)
    server: Forked | subprocess.Popen[bytes]
    if FORKING and not by_hand:
        server = Forked("fieldcraft", arguments, environment, stdout=its)
    else:
        line = [sys.executable, "-m", "fieldcraft", *arguments]
        server = subprocess.Popen(line, stdout=its.fileno(), env=environment)
    its.close()
    with ours, os.fdopen(os.dup(ours.fileno()), encoding="utf-8") as printed:
        try:
            assert "://" in printed.readline(), words
            scheme = "https" if "--tls-key" in words else "http"
            yield f"{scheme}://127.0.0.1:{port}"
        finally:
            server.send_signal(signal.SIGINT)
            code = server.wait(PATIENCE)
    assert code == 0, words


@pytest.mark.parametrize("line", PRINTED)
def test_a_printed_server_starts(request: pytest.FixtureRequest, tmp_path: Path, line: str) -> None:
    """It says where it listens, stores choices there, and answers by the name it was given."""
    words = PRINTED[line]
    database = request.getfixturevalue("postgres_url") if "--database" in words else ""
    name = re.search(r"--base-url \w+://(\S+)", line)
    host = {"Host": name[1]} if name else {}
    with (
        started(words, tmp_path, database) as url,
        httpx.Client(base_url=url, verify=False, trust_env=False, timeout=PATIENCE) as client,
    ):
        assert client.get("/health", headers=host).json()["status"] == "ok"


def curl(page: Path) -> list[str]:
    """The words of the one `curl` line of a page."""
    (line,) = (line for line in shell_lines(page) if line.startswith("curl "))
    return [*shlex.split(line), "--silent", "--show-error", "--fail", "--noproxy", "*"]


def test_the_printed_claim_takes_the_seat(tmp_path: Path) -> None:
    """`curl` as the page of the API has it, with a token and an address that there are."""
    with (
        started(["play", "--no-browser"], tmp_path, by_hand=True) as url,
        httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE) as client,
    ):
        wish = {"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}}
        match = client.post("/api/v1/matches", json=wish).json()
        token = match["seats"]["de"]["link"].partition("#")[2]
        line = [
            word.replace("fcs_…", token).replace("http://127.0.0.1:8420", url)
            for word in curl(API_PAGE)
        ]
        answer = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    assert f'"{match["match"]}"' in answer
    assert '"token"' in answer


def test_the_printed_question_is_answered(tmp_path: Path) -> None:
    """`curl` asks the server with a certificate that the same page starts whether all is well."""
    words = next(words for words in commands(HOST_PAGE) if "--tls-key" in words)
    with started(words, tmp_path, by_hand=True) as url:
        here = url.removeprefix("https://")
        line = [*curl(HOST_PAGE), "--insecure", "--connect-to", f"table.example.org:443:{here}"]
        answer = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    assert '"ok"' in answer
