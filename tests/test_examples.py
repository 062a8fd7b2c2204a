"""The programs in `examples/` do what they say."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.running import free_port

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "examples"
FIELDCRAFT = (sys.executable, "-m", "fieldcraft")
PATIENCE = 200
"""Seconds before a test gives up: other tests and other people may use the machine too."""


def test_every_example_is_tried_here() -> None:
    """A new one gets a test."""
    text = Path(__file__).read_text(encoding="utf-8")
    text += (ROOT / "tests" / "research" / "test_environments.py").read_text(encoding="utf-8")
    text = text.replace("examples.openspiel_search", "openspiel_search.py")
    text = text.replace("examples.train_preferences", "train_preferences.py")
    assert [path.name for path in EXAMPLES.glob("*.py") if path.name not in text] == []


def test_two_bots_play() -> None:
    """`self_play.py` tells who won."""
    done = subprocess.run(
        [sys.executable, EXAMPLES / "self_play.py"],
        capture_output=True, text=True, timeout=PATIENCE, check=True,
    )  # fmt: skip
    assert " wins: " in done.stdout


def test_a_bot_of_ones_own_is_found_in_the_current_folder() -> None:
    """`cautious_bot.py` plays as its first lines say."""
    done = subprocess.run(
        [*FIELDCRAFT, "simulate", "normandy", "la-raye", "--games", "1", "--limit", "60",
         "--bots", "cautious_bot:Cautious", "random"],
        cwd=EXAMPLES, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@contextmanager
def server(folder: Path, port: int) -> Iterator[str]:
    """A server as a person starts it, killed without a warning at the end."""
    address = f"http://127.0.0.1:{port}"
    process = subprocess.Popen(
        [*FIELDCRAFT, "play", "--no-browser", "--port", str(port), "--data", str(folder)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert process.poll() is None
            try:
                httpx.get(f"{address}/live", timeout=30)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield address
    finally:
        process.kill()
        process.wait(30)


def test_the_socket_client_survives_a_restart(tmp_path: Path) -> None:
    """`socket_client.py` keeps its seat while the server is killed and started again."""
    port = free_port()
    with server(tmp_path, port) as address:
        with httpx.Client(base_url=f"{address}/api/v1", timeout=60) as maker:
            seats = {"us": {"kind": "open"}, "de": {"kind": "bot", "bot": "random"}}
            wish = {"game": "normandy", "scenario": "la-raye", "seats": seats,
                    "options": {"roundLimit": 3}}  # fmt: skip
            made = maker.post("matches", json=wish).json()
            link = made["seats"]["us"]["link"]
        with httpx.Client(base_url=f"{address}/api/v1", timeout=60) as player:
            claim = {"token": link.partition("#")[2]}
            token = player.post("seats/claim", json=claim).json()["token"]
        client = subprocess.Popen(
            [sys.executable, EXAMPLES / "socket_client.py", address, made["match"], "us", token],
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        time.sleep(1)  # somewhere in the match, or before it: both must do
    try:
        with server(tmp_path, port):
            told, _ = client.communicate(timeout=PATIENCE)
    finally:
        client.kill()
    assert client.returncode == 0
    assert told.splitlines()[-1].strip()
