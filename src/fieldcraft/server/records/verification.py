"""Checking the dice of a finished match: what the key was derived from, and every step again."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from fieldcraft.record.keys import key_hash
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.matches.fair_dice import derive, pledge_of
from fieldcraft.server.matches.play import MatchId
from fieldcraft.server.records.transfer import (
    RecordId,
    RecordRejected,
    ask_record_worker,
    stored,
)
from fieldcraft.server.records.uploads import uploaded
from fieldcraft.server.services import Services, ServicesDep

router = APIRouter(tags=["records"])


class Check(BaseModel):
    """One thing that was recomputed and compared."""

    check: Literal["key", "key-hash", "replay"]
    passed: bool
    text: Annotated[str, Field(description="What was compared, in the reader's language")]


class Verified(BaseModel):
    """Whether a match was played with the dice that were promised, and by the rules."""

    passed: bool
    checks: list[Check]
    key: str
    key_hash: str
    share: Annotated[str | None, Field(description="The server's share of the key")] = None
    pledge: Annotated[str | None, Field(description="SHA-256 of the share")] = None
    nonces: Annotated[dict[str, str], Field(description="What the seats added")] = {}


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
    nonces = {seat.side: seat.nonce for seat in found.seats}
    again = derive(row.share, match, nonces, list(nonces))
    checks = [
        Check(check="key", passed=again == row.key, text=say("server-verify-key")),
        Check(
            check="key-hash",
            passed=key_hash(row.key) == row.key_hash,
            text=say("server-verify-key-hash"),
        ),
        await _replayed(services, found.text(), language_of(request)),
    ]
    return Verified(
        passed=all(one.passed for one in checks),
        checks=checks,
        key=row.key.hex(),
        key_hash=row.key_hash,
        share=row.share.hex(),
        pledge=pledge_of(row.share),
        nonces=nonces,
    )


@router.get("/records/{record}/verify")
async def verify_record(
    services: ServicesDep, caller: CallerDep, request: Request, record: RecordId
) -> Verified:
    """Replay an uploaded record from its start, and check every digest in it."""
    await services.limiter.hit("upload", caller.key, caller.address)
    row = await uploaded(services, record)
    check = await _replayed(services, row.text, language_of(request), uploaded=True)
    about = row.about
    return Verified(
        passed=check.passed, checks=[check], key=about["key"], key_hash=about["key_hash"]
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
