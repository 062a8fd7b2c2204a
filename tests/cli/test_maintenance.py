"""Maintaining a server from the command line, in four languages."""

import asyncio
import json
from pathlib import Path

import pytest

from fieldcraft.i18n import LANGUAGES
from fieldcraft.server.settings import Settings
from tests.cli.conftest import Call
from tests.server.workers.test_driver import make, running

PASSWORD = "correct horse battery"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server with an account and a match."""
    folder = tmp_path / "data"

    async def fill() -> None:
        settings = Settings(data=folder, workers=0, rate_limits=False, cheap_hashing=True)
        async with running(settings) as (client, _):
            made = await client.post("accounts", json={"name": "Anna", "password": PASSWORD})
            assert made.status_code == 201, made.text
            await make(client, us="me", de="hotseat")

    asyncio.run(fill())
    return folder


def sign_in(folder: Path, password: str) -> int:
    """The status of signing in as Anna."""

    async def ask() -> int:
        settings = Settings(data=folder, workers=0, rate_limits=False, cheap_hashing=True)
        async with running(settings) as (client, _):
            body = {"name": "Anna", "password": password}
            answer: int = (await client.post("sessions", json=body)).status_code
            return answer

    return asyncio.run(ask())


def test_matches_and_health_are_listed(call: Call, data: Path) -> None:
    """For people, in every language, and for programs."""
    listed = call("server", "matches", "--data", data, "--json").json
    assert [(one["game"], one["scenario"], one["status"]) for one in listed] == [
        ("normandy", "la-raye", "running")
    ]
    assert listed[0]["players"]["us"] == "Anna"
    told = {call("server", "matches", "--data", data, "--lang", lang).out for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(listed[0]["id"] in text for text in told)
    assert call("server", "matches", "--data", data, "--status", "over", "--json").json == []
    assert call("server", "matches", "--data", data, "--status", "won").code == 2
    well = call("server", "health", "--data", data, "--json")
    assert (well.code, well.json["running"], well.json["people"]) == (0, 1, 1)
    said = {call("server", "health", "--data", data, "--lang", lang).out for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_a_backup_is_made_and_restored(call: Call, data: Path, tmp_path: Path) -> None:
    """Into a new folder only, with the secret; nothing is overwritten."""
    made = call("server", "backup", "all.gz", "--data", data)
    assert made.code == 0, made.err
    assert "dice" in made.out
    again = call("server", "backup", "all.gz", "--data", data)
    assert again.code == 2
    assert "already" in again.err
    assert call("server", "restore", "all.gz", "--data", data).code == 2
    done = call("server", "restore", "all.gz", "--data", "new")
    assert done.code == 0, done.err
    assert "fieldcraft server recheck --data new" in done.out
    assert (tmp_path / "new" / "secret").read_text() == (data / "secret").read_text()
    assert call("server", "recheck", "--data", "new").code == 0
    assert len(call("server", "matches", "--data", "new", "--json").json) == 1
    for lang in LANGUAGES:
        called = call("server", "restore", "nowhere.gz", "--data", "other", "--lang", lang)
        assert called.code == 2
        assert "nowhere.gz" in called.err


def test_a_match_is_exported_and_imported(call: Call, data: Path) -> None:
    """The other server prints links to its seats."""
    match = call("server", "matches", "--data", data, "--json").json[0]["id"]
    assert call("server", "export", match, "one.gz", "--data", data).code == 0
    assert call("server", "export", "nosuchone", "x.gz", "--data", data).code == 2
    assert not Path("x.gz").exists()
    assert call("server", "import", "one.gz", "--data", data).code == 2
    call("server", "backup", "all.gz", "--data", data)
    call("server", "restore", "all.gz", "--data", "new")
    known = call("server", "import", "one.gz", "--data", "new")
    assert known.code == 2
    assert "already" in known.err


def test_a_password_is_reset(call: Call, data: Path) -> None:
    """The new one is printed once, and the old one no longer opens anything."""
    assert call("server", "password", "nobody", "--data", data).code == 2
    called = call("server", "password", "anna", "--data", data)
    assert called.code == 0, called.err
    password = called.out.strip().rpartition(" ")[2]
    assert sign_in(data, PASSWORD) == 401
    assert sign_in(data, password) in (200, 201)


def test_a_person_is_forgotten_only_when_it_is_meant(call: Call, data: Path) -> None:
    """Everything about them goes; the match stays."""
    asked = call("server", "forget", "Anna", "--data", data)
    assert asked.code == 2
    assert "--yes" in asked.err
    assert sign_in(data, PASSWORD) in (200, 201)
    assert call("server", "forget", "Anna", "--yes", "--data", data).code == 0
    assert sign_in(data, PASSWORD) == 401
    left = call("server", "matches", "--data", data, "--json").out
    assert len(json.loads(left)) == 1
    assert "Anna" not in left
