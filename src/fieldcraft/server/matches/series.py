"""Matches that are played as one: a campaign, or a scenario both ways with the sides swapped.

A match of a series keeps in its title which it is; the next one follows as a rematch does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from fieldcraft import games
from fieldcraft.core import SPECTATOR
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.record.campaign import NOBODY_WON, Result, casualties, has_campaign, score
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.library.browse import bot_json
from fieldcraft.server.matches.seats.joining import MatchId
from fieldcraft.server.matches.seats.seat import seats_of
from fieldcraft.server.matches.titles import title_text
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage import schema

router = APIRouter(tags=["seats"])

Kind = Literal["campaign", "both-ways"]
LONGEST: Final = 100
"""Matches that are followed in a series; no box has as many scenarios."""


class SeriesMatch(BaseModel):
    """A match of a series."""

    match: str
    title: str
    state: Literal["open", "running", "over", "frozen"]
    winner: Annotated[str | None, Field(description="The side; null for nobody, or not yet")]


class SeriesScore(BaseModel):
    """What a player has reached over all matches that are over."""

    side: Annotated[str, Field(description="The side in the first match")]
    name: Annotated[str, Field(description="The player's name, or what the side is called")]
    wins: int
    points: Annotated[
        int,
        Field(description="In a campaign the score; both ways, by how many points one is ahead"),
    ]
    casualties: Annotated[int | None, Field(description="Counted in a campaign")]


class Series(BaseModel):
    """The series of a match."""

    kind: Kind
    matches: list[SeriesMatch]
    scores: list[SeriesScore]
    standing: Annotated[str, Field(description="Who leads, in words")]
    next: Annotated[str | None, Field(description="The title of the match that comes next")]


def begun(kind: Kind | None, game: str, scenario: object) -> dict[str, Any] | None:
    """What the title of a series' first match keeps; raises `ApiError` where there is none."""
    if kind is None:
        return None
    known = games.get(game).scenarios()
    if kind == "campaign" and (not has_campaign(game) or scenario not in known):
        raise ApiError(422, "no-campaign")
    return {"kind": kind, "number": 1}


def next_scenario(game: str, title: Mapping[str, Any]) -> str | None:
    """The scenario after a match of a campaign; None at its end, and for other matches."""
    series = title.get("series") or {}
    known = games.get(game).scenarios()
    if series.get("kind") != "campaign" or title["scenario"] not in known:
        return None
    after = known.index(title["scenario"]) + 1
    return known[after] if after < len(known) else None


def goes_on(title: Mapping[str, Any]) -> dict[str, Any] | None:
    """What the title of the match after this one keeps; both ways begin again after the second."""
    series = title.get("series")
    if series is None:
        return None
    if series["kind"] == "both-ways":
        return {**series, "number": 2 if series["number"] == 1 else 1}
    return {**series, "number": series["number"] + 1}


@router.get("/matches/{match}/series")
async def show_series(services: ServicesDep, request: Request, match: MatchId) -> Series | None:
    """The series that a match belongs to, with its score; null for a single match."""
    async with services.database.read() as reading:
        rows = await _chain(reading, match)
        seats = await seats_of(reading, rows[0].id if rows else match)
    if not rows:
        return None
    first, last = rows[0], rows[-1]
    game, kind = first.game, first.title["series"]["kind"]
    voice = speaker(language_of(request), game)
    names = {
        seat.side: bot_json(voice, seat.bot)["name"] if seat.bot else seat.name for seat in seats
    }
    sides = tuple(games.get(game).sides)
    following = next_scenario(game, last.title) if kind == "campaign" else None
    if kind == "both-ways" and len(rows) == 1:
        following = str(last.title["scenario"])
    title = {**last.title, "scenario": following} if following else None
    if kind == "campaign":
        scores, standing = await _campaign(services, voice, sides, rows)
    else:
        scores, standing = _both_ways(voice, sides, rows, names)
    for one in scores:
        one.name = names.get(one.side) or one.name
    return Series(
        kind=kind,
        matches=[
            SeriesMatch(
                match=row.id,
                title=title_text(voice, row.title),
                state=row.status,
                winner=(row.outcome or {}).get("winner"),
            )
            for row in rows
        ],
        scores=scores,
        standing=standing,
        next=title_text(voice, title) if title else None,
    )


async def _chain(reading: AsyncConnection, match: str) -> list[Any]:
    """The rows of a series in order, from any of its matches; none for a single match."""
    matches, rematches = schema.matches, schema.rematches

    async def row(one: str | None) -> Any:
        found = await reading.execute(select(matches).where(matches.c.id == one))
        return found.one_or_none()

    first = await row(match)
    if first is None:
        raise ApiError(404, "no-such-match")
    if not first.title.get("series"):
        return []
    for _ in range(LONGEST):
        before = await row(first.previous) if first.title["series"]["number"] > 1 else None
        if before is None:
            break
        first = before
    rows = [first]
    while len(rows) < LONGEST:
        query = select(rematches.c.next).where(rematches.c.match == rows[-1].id)
        after = await row((await reading.execute(query)).scalar_one_or_none())
        series = after.title.get("series") if after is not None else None
        if not series or series["number"] != rows[-1].title["series"]["number"] + 1:
            break
        rows.append(after)
    return rows


async def _campaign(
    services: Services, voice: Speaker, sides: tuple[str, ...], rows: Sequence[Any]
) -> tuple[list[SeriesScore], str]:
    """Wins, less one for each full ten casualties over the whole run."""
    results = []
    for row in rows:
        if row.status == "over" and row.outcome:
            live = await services.registry.open(row.id)
            async with live.lock:
                view = live.match.state.view(SPECTATOR)
            lost = {side: casualties(row.game, view, side) for side in sides}
            winner = row.outcome["winner"] or NOBODY_WON
            results.append(Result(str(row.title["scenario"]), winner, lost))
    total = score(sides, results)
    scores = [
        SeriesScore(
            side=side,
            name=side_name(voice, side),
            wins=total.wins[side],
            points=total.scores[side],
            casualties=total.casualties[side],
        )
        for side in sides
    ]
    band = voice.say(f"campaign-band-{total.band}")
    if total.band == "even":
        return scores, band
    return scores, f"{side_name(voice, total.leader)}: {band} (+{total.lead})"


def _both_ways(
    voice: Speaker, sides: tuple[str, ...], rows: Sequence[Any], names: Mapping[str, str]
) -> tuple[list[SeriesScore], str]:
    """Wins and points of each player, who changes sides from match to match."""
    wins = dict.fromkeys(sides, 0)
    points = dict.fromkeys(sides, 0)
    for place, row in enumerate(rows):
        won = (row.outcome or {}).get("winner")
        if won in sides:
            winner = won if place % 2 == 0 else sides[1 - sides.index(won)]
            loser = sides[1 - sides.index(winner)]
            wins[winner] += 1
            points[winner] += row.outcome["margin"]
            points[loser] -= row.outcome["margin"]
    scores = [
        SeriesScore(
            side=side,
            name=side_name(voice, side),
            wins=wins[side],
            points=points[side],
            casualties=None,
        )
        for side in sides
    ]
    best = max(sides, key=lambda side: (wins[side], points[side]))
    other = sides[1 - sides.index(best)]
    if (wins[best], points[best]) == (wins[other], points[other]):
        return scores, voice.say("campaign-band-even")
    name = names.get(best) or side_name(voice, best)
    return scores, voice.say(
        "series-leads", name=name, wins=wins[best], lost=wins[other], points=points[best]
    )
