"""The standing answers of a seat, over HTTP: in force, worth leaving, and proposed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import update

from fieldcraft import games
from fieldcraft.i18n.orders import tell_order
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import ref_name
from fieldcraft.record.errors import RecordError
from fieldcraft.record.play.step import Refused
from fieldcraft.record.standing import Standing, parsed
from fieldcraft.record.standing_kinds import (
    Again,
    Answer,
    AskAbout,
    Left,
    NeverAsk,
    PassUnlessAtStake,
    PassUntil,
    PassWhile,
)
from fieldcraft.record.standing_order import part_of
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.accounts.names import printable
from fieldcraft.server.http.errors import ProblemError, RefusedError
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.live.match import LiveMatch
from fieldcraft.server.matches.seats.joining import AsSide, MatchId, changed
from fieldcraft.server.matches.seats.seat import Seat, seat_for
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema

router = APIRouter(tags=["seats"])

STANDING_LENGTH = 4000
LINE_LENGTH = 200
LINES_MOST = 20

Line = Annotated[str, Field(max_length=LINE_LENGTH)]


class StandingText(BaseModel):
    """Standing answers of a seat, one per line, as docs/records.md describes them."""

    model_config = ConfigDict(extra="forbid")

    text: Annotated[str, Field(max_length=STANDING_LENGTH)]


class StandingLines(BaseModel):
    """Standing answers to be added, the first before the others, or to be removed."""

    model_config = ConfigDict(extra="forbid")

    lines: Annotated[list[Line], Field(min_length=1, max_length=LINES_MOST)]
    remove: bool = False


class StandingLineShown(BaseModel):
    """A standing answer and what it does, in the reader's language."""

    line: str
    label: str


class StandingShown(StandingText):
    """Standing answers of a seat, and those in force now with their labels."""

    lines: list[StandingLineShown]
    proposed: list[StandingLineShown]
    """What the table proposes to leave behind while the other plays, as far as not in force."""
    boxes: list[StandingLineShown]
    """Those that a form offers by themselves, whether in force or not."""
    told: str
    """What is answered for whoever plays a bot, in a sentence; empty once something is changed."""


class StandingOffer(BaseModel):
    """An order that may be left at a thing, with the choices that it has, the usual one first."""

    choices: list[StandingLineShown]


class StandingOffers(BaseModel):
    """The orders that may be left at a thing on the board."""

    offers: list[StandingOffer]


@router.get("/matches/{match}/standing")
async def read_standing(
    services: ServicesDep, caller: CallerDep, request: Request, match: MatchId, side: AsSide = None
) -> StandingShown:
    """The standing answers of your seat."""
    seat = await seat_for(services, caller, match, side)
    return await _shown(services, request, seat, seat.standing)


@router.get("/matches/{match}/standing/offers")
async def offer_standing(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    match: MatchId,
    at: Annotated[str, Query(max_length=LINE_LENGTH, description="a ref, such as `hex:D3`")],
    side: AsSide = None,
) -> StandingOffers:
    """The orders that you may leave at a thing on the board: a hex, a unit, a card."""
    seat = await seat_for(services, caller, match, side)
    live = await services.registry.open(match)
    part, voice = part_of(live.row["game"]), speaker(language_of(request), live.row["game"])
    async with live.lock:
        if part is None or live.state != "running":
            return StandingOffers(offers=[])
        state = live.match.state
        found = part.offered(state, live.match.side(seat.side), at)
    choices = [_labelled(voice, offer.lines, seat.side) for offer in found]
    return StandingOffers(offers=[StandingOffer(choices=one) for one in choices])


@router.put("/matches/{match}/standing")
async def write_standing(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    match: MatchId,
    wish: StandingText,
    side: AsSide = None,
) -> StandingShown:
    """Set the standing answers of your seat; nobody else ever learns of them."""
    await services.limiter.hit("write", caller.key)
    seat = await seat_for(services, caller, match, side)
    live = await services.registry.open(match)
    text = "\n".join(printable(line) for line in wish.text.split("\n"))
    async with live.lock:
        standing = _read(live, text)
        _check(live, seat, standing)
    return await _kept(services, request, seat, str(standing))


@router.post("/matches/{match}/standing/lines")
async def change_standing(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    match: MatchId,
    wish: StandingLines,
    side: AsSide = None,
) -> StandingShown:
    """Add standing answers to those of your seat, before all others, or remove them.

    An order that could never apply is refused, and nothing is changed.
    """
    await services.limiter.hit("write", caller.key)
    seat = await seat_for(services, caller, match, side)
    live = await services.registry.open(match)
    lines = [" ".join(printable(line).split()) for line in wish.lines]
    async with live.lock:
        standing = parsed(seat.standing, live.row["game"])
        view = live.match.view(seat.side)
        if wish.remove:
            for line in lines:
                standing = standing.without_line(line)
        else:
            _check(live, seat, _read(live, "\n".join(lines)))
            for line in reversed(lines):
                standing = standing.with_line(line, view)
        text = str(_read(live, str(standing)))
    return await _kept(services, request, seat, text)


def _read(live: LiveMatch, text: str) -> Standing:
    try:
        return Standing.parse(text, live.row["game"])
    except RecordError as error:
        raise ProblemError(error) from None


def _check(live: LiveMatch, seat: Seat, standing: Standing) -> None:
    """409 for an order that could never apply; those that the seat has already may stay."""
    kept = parsed(seat.standing, live.row["game"]).answers
    if live.playthrough is not None:
        try:
            Standing(tuple(one for one in standing.answers if one not in kept)).check(
                live.playthrough, seat.side
            )
        except Refused as error:
            raise RefusedError(error.refusal, game=live.row["game"]) from None


async def _kept(services: Services, request: Request, seat: Seat, text: str) -> StandingShown:
    """Store them; they may answer the current question."""
    async with services.database.write() as writing:
        await writing.execute(
            update(schema.seats)
            .where(schema.seats.c.match == seat.match, schema.seats.c.side == seat.side)
            .values(standing=text)
        )
    await changed(services, seat.match, quiet=True)
    if "driver" in services.parts:
        services.parts["driver"].changed(seat.match)
    return await _shown(services, request, seat, text)


async def _shown(services: Services, request: Request, seat: Seat, text: str) -> StandingShown:
    live = await services.registry.open(seat.match)
    game = live.row["game"]
    part = part_of(game)
    async with live.lock:
        view = live.match.view(seat.side) if live.playthrough is not None else {}
        proposed = (
            part.proposed(live.match.state, live.match.side(seat.side))
            if part is not None and live.state == "running"
            else ()
        )
    voice = speaker(language_of(request), game)
    kept = parsed(text, game).answers
    lines = [str(one) for one in kept if not isinstance(one, PassWhile) or one.lasts(view)]
    new = [line for line in proposed if line not in lines]
    is_usual = set(games.get(game).unasked()) <= set(lines)
    return StandingShown(
        text=text,
        lines=_labelled(voice, lines, seat.side),
        proposed=_labelled(voice, new, seat.side),
        boxes=_labelled(voice, games.get(game).standing_answers(), seat.side),
        told=voice.say("standing-told") if is_usual else "",
    )


def _labelled(voice: Speaker, lines: Iterable[str], side: str) -> list[StandingLineShown]:
    return [StandingLineShown(line=line, label=told_line(voice, line, side)) for line in lines]


def told_line(speaker: Speaker, line: str, side: str) -> str:
    """What a standing answer does; one that nobody has put into words, in its own."""
    for one in parsed(line, speaker.game).answers:
        if isinstance(one, Left):
            return tell_order(speaker, line, ref_name)
        if isinstance(one, AskAbout):
            return speaker.say("standing-ask-about", name=ref_name(speaker, one.ref) or one.ref)
        if isinstance(one, PassUntil) and (one.key, one.value) == ("active", side):
            return speaker.say("standing-pass-rest")
        message, values = _message(one)
        if speaker.has(message):
            return speaker.say(message, **values)
        if isinstance(one, NeverAsk) and one.until is None and not one.choice:
            if speaker.has(f"question-{one.question}"):
                question = speaker.say(f"question-{one.question}")
                return speaker.say("standing-never", question=question)
    return line


def _message(one: Answer) -> tuple[str, dict[str, int]]:
    """The message that says it: its words, without the values that change with every question."""
    if isinstance(one, PassUnlessAtStake):
        return "standing-at-stake", {"percent": one.percent}
    words = str(one)
    if isinstance(one, Again):
        words = f"again {one.choice}"
    elif isinstance(one, PassWhile):
        words = " ".join(["pass while", *(key for key, _ in one.facts)])
    return f"standing-{re.sub(r'[ .]', '-', words)}", {}
