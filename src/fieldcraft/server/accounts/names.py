"""Names that others see: printable ones in one alphabet, and nobody looks like an account's owner.

PRECIS (RFC 8266) says which signs a name may have, Unicode's table of confusables which names look
alike. Both libraries are loaded with the first name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final

from sqlalchemy import func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft.record.format.file import is_player_name
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema

NAME_LENGTH: Final = 40
BLANK: Final = "\u2800"
"""Braille without a dot: a symbol to PRECIS, nothing to the eye."""
NO_SCRIPT: Final = frozenset({"COMMON", "INHERITED", "UNKNOWN"})
EAST_ASIAN: Final = frozenset({"HAN", "HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL"})
"""Scripts that are written together, and with Latin."""


def checked_name(name: str) -> str:
    """A name that others will see, trimmed; empty is allowed.  Raises `ApiError`."""
    from precis_i18n import get_profile

    trimmed = " ".join(name.split())
    if not trimmed:
        return ""
    try:
        shown: str = get_profile("NicknameCasePreserved").enforce(trimmed)
    except UnicodeError:
        raise ApiError(422, "bad-name", most=NAME_LENGTH) from None
    words = shown.split()
    # A mark stands on a letter; alone after a space it is next to invisible.
    stray = any(unicodedata.category(word[0]).startswith("M") for word in words)
    if len(shown) > NAME_LENGTH or not is_player_name(shown) or BLANK in shown or stray:
        raise ApiError(422, "bad-name", most=NAME_LENGTH)
    if any(_is_mixed(word) for word in words):
        raise ApiError(422, "mixed-name")
    return shown


def _is_mixed(word: str) -> bool:
    """Whether a word has letters of two alphabets, as only a disguise has."""
    from confusable_homoglyphs.categories import unique_aliases

    return len(unique_aliases(word) - NO_SCRIPT - EAST_ASIAN) > 1


def printable(line: str) -> str:
    """A line of text without unprintable characters, which not every database stores."""
    return "".join(sign if sign.isprintable() else " " for sign in line)


def folded(name: str) -> str:
    """An account's name for signing in: capitals and the way of typing do not matter."""
    return " ".join(printable(unicodedata.normalize("NFKC", name).casefold()).split())


def look_of(name: str) -> str:
    """What a name looks like: the same for two that can be confused.

    >>> look_of("Anna") == look_of("АNNА"), look_of("Bill") == look_of("Bi11")
    (True, True)
    """
    seen = "".join(map(_prototype, unicodedata.normalize("NFKC", name))).casefold()
    return seen.replace("0", "o")  # the prototype of a capital O


@cache
def _prototype(sign: str) -> str:
    """The sign that stands for all that look like this one."""
    from confusable_homoglyphs.confusables import confusables_data

    alike, todo = {sign}, [sign]
    while todo:
        for one in confusables_data.get(todo.pop(), ()):
            if one["c"] not in alike:
                alike.add(one["c"])
                todo.append(one["c"])
    found = min(alike, key=lambda one: (not one.isascii(), -len(one), one))
    # A sign may look like several letters, and each of them like others.
    return found if len(found) == 1 or sign in found else "".join(map(_prototype, found))


async def insist_on_free_name(connection: AsyncConnection, name: str, person: str) -> None:
    """409 if a name is, or looks like, the name of somebody else's account."""
    if not name:
        return
    persons = schema.persons.c
    query = select(persons.id).where(
        persons.login.is_not(None),
        persons.id != person,
        or_(persons.login == folded(name), persons.look == look_of(name)),
    )
    if (await connection.execute(query.limit(1))).first() is not None:
        raise ApiError(409, "name-taken")


async def take_name(
    services: Services, writing: AsyncConnection, name: str, person: str
) -> Sequence[str]:
    """Reserve a name for a new account: guests who look like it lose theirs.

    Returns the matches at which they sit.
    """
    if services.database.is_postgres:
        # Two who want names that look alike take turns.
        lock = func.pg_advisory_xact_lock(func.hashtext(look_of(name)))
        await writing.execute(select(lock))
    await insist_on_free_name(writing, name, person)
    persons, seats, holds = schema.persons, schema.seats, schema.holds
    guests = select(persons.c.id).where(
        persons.c.look == look_of(name), persons.c.login.is_(None), persons.c.id != person
    )
    worn = (
        (holds.c.match == seats.c.match)
        & (holds.c.side == seats.c.side)
        & holds.c.person.in_(guests)
        & (seats.c.kind == "person")
    )
    matches = (await writing.execute(select(seats.c.match).where(worn))).scalars().all()
    held = select(holds.c.match).where(worn).correlate(seats)
    await writing.execute(update(seats).where(held.exists()).values(name=""))
    await writing.execute(
        update(persons).where(persons.c.id.in_(guests)).values(name="", look=None)
    )
    return matches
