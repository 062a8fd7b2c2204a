"""`play`, `serve`, `server recheck`: they open, find each other, and end cleanly."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import segno
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import update

from fieldcraft.cli.hosting import local, network
from fieldcraft.cli.terminal import open_terminal
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.schema import entries
from tests.cli.conftest import Call
from tests.server.workers.test_driver import make, running

WAIT = 200.0


def get(url: str) -> Any:
    """What an address answers, as JSON."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(url, timeout=WAIT) as answer:
        return json.loads(answer.read())


def status(url: str, host: str) -> int:
    """The status of the answer to a request that names this host."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    wish = urllib.request.Request(url, headers={"Host": host})
    try:
        with direct.open(wish, timeout=WAIT) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_play_opens_the_table_once_and_ends_by_ctrl_c(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser is opened, a second `play` finds the first, and Ctrl-C leaves nothing behind."""
    port, data, seen = free_port(), tmp_path / "data", tmp_path / "seen"
    script = tmp_path / "browser.py"
    script.write_text(f"import sys; open({str(seen)!r}, 'a').write(sys.argv[1] + '\\n')")
    monkeypatch.setenv("BROWSER", f"{sys.executable} {script} %s")
    main = "from fieldcraft.cli import main; main()"
    command = [sys.executable, "-c", main, "play", "--port", str(port)]
    environment = {**os.environ, "FIELDCRAFT_WORKERS": "1"}
    with subprocess.Popen(
        [*command, "--data", str(data)], stdout=subprocess.PIPE, text=True, env=environment
    ) as table:
        try:
            assert table.stdout is not None
            assert f"http://127.0.0.1:{port}" in table.stdout.readline()
            assert get(f"http://127.0.0.1:{port}/health")["status"] == "ok"
            for host, expected in (("localhost", 200), ("127.0.0.1", 200), ("evil.test", 421)):
                assert expected == status(f"http://127.0.0.1:{port}/api/v1/me", host)
            limit = time.monotonic() + WAIT
            while not seen.exists() and time.monotonic() < limit:
                time.sleep(0.05)
            again = call("play", "--data", data)
            assert again.code == 0
            assert f"already open at http://127.0.0.1:{port}" in again.out
            refused = call("serve", "--data", data, "--port", "0")
            assert refused.code == 2
            assert "Another server" in refused.err
        finally:
            table.send_signal(signal.SIGINT)
            out = table.stdout.read() if table.stdout is not None else ""
            code = table.wait(WAIT)
    assert code == 0
    assert "The table is closed." in out
    assert seen.read_text().split() == [f"http://127.0.0.1:{port}"] * 2
    assert not (data / local.ADDRESS_FILE).exists()


def test_a_port_taken_by_others_is_no_obstacle(capsys: pytest.CaptureFixture[str]) -> None:
    """Another port is found, and said."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        [listening] = local._listen(open_terminal("en"), port, None)
        with listening:
            found = listening.getsockname()[1]
    assert found != port
    said = capsys.readouterr().err
    assert str(port) in said
    assert str(found) in said


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere 127.0.0.2 is no address")
def test_on_the_local_network_others_find_the_table(tmp_path: Path) -> None:
    """It listens there too and under that name; links name that address, limits count."""
    main = "from fieldcraft.cli import main; main()"
    command = [sys.executable, "-c", main, "play", "--no-browser", "--lan-address", "127.0.0.2"]
    arguments = [*command, "--port", str(free_port()), "--data", str(tmp_path)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as table:
        try:
            assert table.stdout is not None
            port = table.stdout.readline().split(":")[2].split()[0]
            there = f"http://127.0.0.2:{port}"
            assert there in table.stdout.readline()
            for host, expected in ((f"127.0.0.2:{port}", 200), ("localhost", 200), ("x.test", 421)):
                assert status(f"{there}/api/v1/me", host) == expected
            for origin in (there, f"http://127.0.0.1:{port}", f"http://localhost:{port}"):
                made = post(f"http://127.0.0.1:{port}/api/v1/matches", NEW, origin)
                assert made["seats"]["de"]["link"].startswith(f"{there}/seat#")
            with pytest.raises(urllib.error.HTTPError, match="403"):
                post(f"{there}/api/v1/matches", NEW, "http://x.test")
        finally:
            table.send_signal(signal.SIGINT)
            table.communicate(timeout=WAIT)


NEW = {"game": "normandy", "scenario": "la-raye", "seats": {"us": {"kind": "me"}}}


def post(url: str, body: Any, origin: str) -> Any:
    """What an address answers to a page of this origin."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    headers = {"Origin": origin, "Content-Type": "application/json"}
    wish = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with direct.open(wish, timeout=WAIT) as answer:
        return json.loads(answer.read())


def test_the_code_is_that_of_the_address() -> None:
    """Squares drawn in half blocks are those that the library gives, with a light border."""
    url = "http://192.168.1.20:8420"
    drawn = network.code_of(url).plain.split("\n")
    upper = {" ": 0, "▄": 0, "▀": 1, "█": 1}
    lower = {" ": 0, "▄": 1, "▀": 0, "█": 1}
    rows = [[half[sign] for sign in line] for line in drawn for half in (upper, lower)]
    border = network.QUIET_ZONE
    made = [list(row) for row in segno.make(url, error="m", micro=False).matrix]
    assert [row[border:-border] for row in rows[border : border + len(made)]] == made


BAD = {
    "no address here": (["play", "--lan-address", "my house"], "192.168.1.20"),
    "an address of somebody else": (
        ["play", "--lan-address", "192.0.2.7", "--data", "here", "--no-browser"],
        "192.0.2.7",
    ),
    "port": (["play", "--port", "x"], "--port"),
    "port too large": (["play", "--port", "70000"], "65,535"),
    "a word too many": (["play", "normandy"], "normandy"),
    "folder": (["play", "--data", "file/below"], "cannot be used"),
    "database": (["serve", "--database", "nonsense://x"], "database"),
    "no database there": (
        ["serve", "--database", "postgresql://127.0.0.1:1/none"],
        "Cannot reach the database",
    ),
    "workers": (["serve", "--workers", "99"], "64"),
    "half a certificate": (["serve", "--tls-key", "key.pem"], "give both"),
    "no scheme": (["serve", "--base-url", "table.example.org"], "https://table.example.org"),
    "a path": (["serve", "--base-url", "https://example.org/table"], "nothing after the host"),
    "no address": (["serve", "--trusted-proxies", "proxy.local"], "IP addresses"),
    "no certificate there": (
        ["serve", "--tls-key", "a.pem", "--tls-certificate", "b.pem", "--data", "here"],
        "There is no file “b.pem”",
    ),
    "host": (["serve", "--host", "256.1.1.1", "--data", "here"], "256.1.1.1"),
    "recheck database": (["server", "recheck", "--database", "x"], "database"),
    "no command": (["server", "fly"], "recheck"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_arguments_are_refused(call: Call, tmp_path: Path, case: str) -> None:
    """With what is wrong; nothing is started."""
    (tmp_path / "file").write_text("not a folder")
    arguments, expected = BAD[case]
    called = call(*arguments)
    assert called.code == 2, called.out
    assert expected in called.err
    assert "Traceback" not in called.err


@pytest.mark.parametrize("lang", ["ru", "pt-BR", "pl"])
def test_bad_settings_are_told_in_every_language(
    call: Call, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """A variable that cannot be used is named, in the reader's words."""
    monkeypatch.setenv("FIELDCRAFT_BOT_PACE", "soon")
    called = call("serve", "--lang", lang)
    assert called.code == 2
    assert "FIELDCRAFT_BOT_PACE" in called.err
    assert "cannot" not in called.err


WRONG = [
    ("SMTP", "user:hunter2@mail.example.org", "smtp://"),
    ("SMTP", "smtp://user:hunter2@mail.example.org", "FIELDCRAFT_BASE_URL"),
    ("DATABASE", "mysql://user:hunter2@db/x", "postgresql://"),
    ("METRICS", "perhaps", "1 or 0"),
    ("WORKERS", "many", "a number such as 1;"),
    ("MAIL_FROM", "the table", "fieldcraft@table.example.org"),
    ("LOG", "loud", "debug"),
    ("HOSTS", "https://a.test", "without a scheme"),
    ("ALLOWED_ORIGINS", "a.test", "scheme"),
    ("WEBHOOK_PORTS", "80, https", "port numbers"),
    ("BOTS", "marksman", "module:Class"),
    ("SECRET", "hunter2", "at least 16 characters"),
]


@pytest.mark.parametrize(("name", "value", "remedy"), WRONG)
def test_a_variable_that_cannot_work_is_told_with_the_remedy(
    call: Call, monkeypatch: pytest.MonkeyPatch, name: str, value: str, remedy: str
) -> None:
    """At the start, by its name, and without repeating a password."""
    monkeypatch.setenv(f"FIELDCRAFT_{name}", value)
    called = call("serve", "--data", "here")
    assert called.code == 2
    assert f"FIELDCRAFT_{name} " in called.err
    assert remedy in called.err
    assert "hunter2" not in called.err
    assert not Path("here").exists()


@pytest.mark.parametrize("command", [["serve"], ["server", "health"]])
def test_a_secret_that_was_cut_off_is_told(call: Call, command: list[str]) -> None:
    """An empty file is no secret: nobody runs a server without one unawares."""
    Path("here").mkdir()
    Path("here/secret").write_text("")
    Path("here/fieldcraft.db").touch()
    called = call(*command, "--data", "here")
    assert called.code == 2
    assert "here/secret" in called.err
    assert "backup" in called.err


def test_a_secret_is_made_once(tmp_path: Path) -> None:
    """Whole, for its owner only, and nothing is left beside it."""
    made = Settings(data=tmp_path).kept().secret
    assert len(made) > 60
    assert Settings(data=tmp_path).kept().secret == made
    assert [one.name for one in tmp_path.iterdir()] == ["secret"]
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


TLS = Path(__file__).parents[1] / "server" / "http" / "tls"
NO_KEY = {
    "another's": ("other.pem", "does not belong to the certificate"),
    "behind a password": ("locked.pem", "without a password"),
    "no key at all": ("notes.pem", "in PEM form"),
    "a folder": (".", "cannot be read"),
    "nowhere": ("gone.pem", "There is no file"),
}


@pytest.mark.parametrize("case", NO_KEY)
def test_a_key_that_does_not_fit_is_told_with_the_remedy(
    call: Call, tmp_path: Path, case: str
) -> None:
    """Which of the two files it is, and what to give instead; no password is asked for."""
    (tmp_path / "notes.pem").write_text("not a key")
    kind = serialization.PrivateFormat.PKCS8
    other = ec.generate_private_key(ec.SECP256R1())
    for file, lock in (
        ("other.pem", serialization.NoEncryption()),
        ("locked.pem", serialization.BestAvailableEncryption(b"secret")),
    ):
        text = other.private_bytes(serialization.Encoding.PEM, kind, lock)
        (tmp_path / file).write_bytes(text)
    name, told = NO_KEY[case]
    key = tmp_path / name
    certificate = TLS / "certificate.pem"
    called = call("serve", "--data", "here", "--tls-certificate", certificate, "--tls-key", key)
    assert called.code == 2
    assert told in called.err
    assert key.as_posix()[-10:] in called.err


@pytest.mark.parametrize("name", ["recheck", "health", "matches"])
def test_a_folder_without_a_database_is_told(call: Call, tmp_path: Path, name: str) -> None:
    """A mistyped folder is no server with nothing in it, and nothing is made there."""
    called = call("server", name, "--data", tmp_path / "typo")
    assert called.code == 2
    assert "There is no database at" in called.err
    assert not (tmp_path / "typo").exists()


@pytest.mark.parametrize("command", [("play", "--no-browser"), ("serve",), ("server", "recheck")])
def test_a_file_that_is_no_database_is_told(
    call: Call, tmp_path: Path, command: tuple[str, ...]
) -> None:
    """In one sentence, before anything is opened."""
    (tmp_path / "fieldcraft.db").write_text("somebody's notes, quite long ones" * 10)
    called = call(*command, "--data", tmp_path)
    assert called.code == 2
    assert "not a database" in called.err
    assert "Traceback" not in called.err


def test_a_server_that_cannot_listen_says_so(call: Call, tmp_path: Path) -> None:
    """Whoever names a port for others needs that one, and no other."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        called = call("serve", "--data", tmp_path, "--port", str(port))
    assert called.code == 2
    assert called.err.count(str(port)) == 1
    assert "Traceback" not in called.err


async def _one_that_parts(data: Path) -> str:
    """A running match in a folder whose stored course is not what the rules give."""
    settings = Settings(data=data, workers=0, rate_limits=False)
    async with running(settings) as (client, services):
        match = await make(client, us="me", de="hotseat")
        live = await services.registry.open(match)
        for side in ("us", "de"):
            await live.choose(side, live.decision(side), live.match.options(side)[0])
        async with services.database.write() as writing:
            await writing.execute(update(entries).where(entries.c.digest != "").values(digest="x"))
    return match


def test_a_match_that_parts_is_frozen_and_told(call: Call, tmp_path: Path) -> None:
    """With where it parts, in the reader's language; a second look says that it stays so."""
    match = asyncio.run(_one_that_parts(tmp_path / "data"))
    first = call("server", "recheck", "--data", tmp_path / "data", "--json")
    assert first.code == 1
    assert [(one["match"], one["verdict"]) for one in first.json] == [(match, "frozen")]
    told = {first.json[0]["why"]}
    for lang in ("ru", "pt-BR", "pl"):
        again = call("server", "recheck", "--data", tmp_path / "data", "--lang", lang)
        assert again.code == 0
        assert match in again.out
        told.add(again.out)
    assert len(told) == 4
