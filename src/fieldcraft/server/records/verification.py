"""Checking the dice of a finished match: what the key was derived from, and every step again."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from fieldcraft.record.errors import RecordError
from fieldcraft.record.fair.exchange import SERVER, Exchange, first_rules_key
from fieldcraft.record.fair.keys import key_hash
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.dice.sealed_list import is_listed
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.matches.requests import MatchId
from fieldcraft.server.records.transfer import (
    RecordId,
    RecordRejected,
    Stored,
    ask_record_worker,
    stored,
)
from fieldcraft.server.records.uploads import uploaded
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.wire.table_message import DiceShown

router = APIRouter(tags=["records"])

CheckName = Literal["shares", "key", "key-hash", "listed", "replay"]


class Check(BaseModel):
    """One thing that was recomputed and compared."""

    check: CheckName
    passed: bool
    text: Annotated[str, Field(description="What was compared, in the reader's language")]


class Verified(BaseModel):
    """Whether a match was played with the dice that were promised, and by the rules."""

    passed: bool
    checks: list[Check]
    key: str
    key_hash: str
    match: Annotated[str | None, Field(description="Where the record comes from")]
    exchanges: Annotated[
        list[DiceShown],
        Field(description="What made the dice, with all shares; none if the record has none"),
    ]


@router.get("/matches/{match}/verify")
async def verify(
    services: ServicesDep, caller: CallerDep, request: Request, match: MatchId
) -> Verified:
    """Derive the key again from its parts, then replay the whole match with it.

    409 while the match runs: nothing of its key is known before it has ended.
    """
    await services.limiter.hit("upload", caller.key, caller.address)
    found = await stored(services, match)
    found.must_be_open()
    say = speaker(language_of(request)).say
    row = found.row
    done = [one for one in found.dice if one.state == "done"]
    results: dict[CheckName, bool] = {}
    if done[0].rules == 1:
        results["key"] = _first_rules(match, found) == row.key
    else:
        results["shares"] = all(_opens(one.exchange) for one in done)
        results["key"] = done[0].exchange.key() == row.key
        results["listed"] = all(
            [await is_listed(services, one.listed, one.exchange.seal()) for one in done]
        )
    results["key-hash"] = key_hash(row.key) == row.key_hash
    checks = [
        Check(check=name, passed=passed, text=say(f"server-verify-{name}"))
        for name, passed in results.items()
    ]
    checks.append(await _replayed(services, found.text(), language_of(request)))
    return Verified(
        passed=all(one.passed for one in checks),
        checks=checks,
        key=row.key.hex(),
        key_hash=row.key_hash,
        match=match,
        exchanges=[DiceShown.model_validate(one.public(over=True)) for one in found.dice],
    )


def _first_rules(match: str, found: Stored) -> bytes:
    """The key as it was made before there were exchanges."""
    shares = dict(found.dice[0].exchange.shares)
    return first_rules_key(shares.pop(SERVER), match, shares, [seat.side for seat in found.seats])


def _opens(exchange: Exchange) -> bool:
    try:
        exchange.check()
    except RecordError:
        return False
    return True


@router.get("/records/{record}/verify")
async def verify_record(
    services: ServicesDep, caller: CallerDep, request: Request, record: RecordId
) -> Verified:
    """Replay an uploaded record from its start, and check every share and digest in it."""
    await services.limiter.hit("upload", caller.key, caller.address)
    row = await uploaded(services, record)
    check = await _replayed(services, row.text, language_of(request), uploaded=True)
    about = row.about
    return Verified(
        passed=check.passed,
        checks=[check],
        key=about["key"],
        key_hash=about["key_hash"],
        match=about.get("match"),
        exchanges=about.get("exchanges", []),
    )


async def _replayed(services: Services, text: str, lang: str, uploaded: bool = False) -> Check:
    say = speaker(lang).say
    body = {"text": text, "lang": lang, "uploaded": uploaded}
    try:
        done = await ask_record_worker(services, "verify", body)
    except RecordRejected as error:
        return Check(check="replay", passed=False, text=error.message(speaker(lang)))
    told = say("server-verify-replay", entries=done["entries"], digests=done["digests"])
    return Check(check="replay", passed=True, text=told)
