"""Tokens: unguessable, told apart, and blotted out of every log."""

import os
import stat
from pathlib import Path

import pytest

from fieldcraft.server.accounts.tokens import Purpose, blotted, make_token, purpose_of, token_hash
from fieldcraft.server.settings import DATABASE_FILE, SECRET_FILE, Settings
from fieldcraft.server.storage.database import Database

PURPOSES: list[Purpose] = ["seat", "api", "session", "mail"]


@pytest.mark.parametrize("purpose", PURPOSES)
def test_a_token_says_what_it_is_for(purpose: Purpose) -> None:
    """Nobody takes a mail's token for a seat's."""
    assert purpose == purpose_of(make_token(purpose))


@pytest.mark.parametrize("text", ["", "fcs_", "fcs_abc", "fcx_" + "A" * 43, "fcs_" + "A" * 44])
def test_anything_else_is_no_token(text: str) -> None:
    """Not even what looks a little like one is looked up."""
    assert purpose_of(text) is None


def test_tokens_are_new_and_their_hash_tells_nothing() -> None:
    """Two are never the same, and what is kept is not what opens."""
    made = {make_token("seat") for _ in range(100)}
    assert len(made) == 100
    assert not any(token in token_hash(token) for token in made)


def test_tokens_are_blotted_wherever_they_stand() -> None:
    """In an address, in a header, in a message."""
    token = make_token("seat")
    text = blotted(f"GET /seat#{token} Bearer {token}, {token}")
    assert token[4:] not in text
    assert text.count("fcs_…") == 3


@pytest.mark.skipif(os.name != "posix", reason="who may read a file is said otherwise elsewhere")
def test_only_the_owner_reads_what_a_server_keeps(tmp_path: Path) -> None:
    """The database holds the dice of running matches: it is no more open than the secret."""
    for folder in (tmp_path / "new", tmp_path):
        Database(Settings(data=folder).kept().database_url)
        for name in (DATABASE_FILE, SECRET_FILE):
            assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
