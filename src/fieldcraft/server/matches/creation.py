"""Creating a match: the scenario is read and tried before anything is stored."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from fieldcraft import bots, games
from fieldcraft.core import key_from_seed
from fieldcraft.i18n.languages import LANGUAGES
from fieldcraft.record.errors import RecordError
from fieldcraft.record.format.file import RULES_VERSION, Header, json_line
from fieldcraft.record.play.playthrough import Playthrough
from fieldcraft.record.play.start import full_options, scenario_value
from fieldcraft.server.accounts.identity import Person
from fieldcraft.server.accounts.names import printable
from fieldcraft.server.accounts.tokens import derived_id, derived_token, make_id, token_hash
from fieldcraft.server.dice.exchanges import Commitment, open_exchange
from fieldcraft.server.dice.starting import advance
from fieldcraft.server.http.errors import ApiError, ProblemError
from fieldcraft.server.library import custom_scenarios, figures
from fieldcraft.server.library.scenarios import find, generators, known_game
from fieldcraft.server.live.messages.table import plain_of
from fieldcraft.server.matches.clocks import Pace, Untimed
from fieldcraft.server.matches.seats.new_seats import Plan, SeatWish, place_seats, plan_seats
from fieldcraft.server.matches.seats.seat import SideWord
from fieldcraft.server.matches.seats.watching import Watching, usual
from fieldcraft.server.matches.series import Kind, begun
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema
from fieldcraft.server.storage.schema import matches
from fieldcraft.server.storage.upserts import insert_into
from fieldcraft.server.wire.values import Values

ID_LENGTH: Final = 10
RANDOM: Final = "random"

ScenarioWord = Annotated[str, Field(min_length=1, max_length=80)]
ScenarioNumber = Annotated[int, Field(ge=1, le=1000, strict=True)]


class NewMatch(BaseModel):
    """What is to be played, and by whom."""

    model_config = ConfigDict(extra="forbid")

    game: Annotated[str, Field(max_length=40, description="`normandy`, …: see /games")]
    scenario: Annotated[
        ScenarioWord | ScenarioNumber | Values,
        Field(
            description="An id or number, `random` where a game has that, `figure:u-503-move@3` to "
            "go on from a figure of the rulebook, or a scenario's values"
        ),
    ]
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], bool | int],
        Field(max_length=100, description="Rules options; see /games"),
    ] = {}
    seats: Annotated[
        dict[SideWord, SeatWish],
        Field(max_length=2, description="By side; a side not named is open"),
    ] = {}
    sides: Annotated[
        Literal["chosen", "random"], Field(description="Whether the sides are assigned at random")
    ] = "chosen"
    visibility: Annotated[
        Literal["public", "link"],
        Field(description="Who may take an open seat: `public` is shown in the lobby"),
    ] = "link"
    watching: Annotated[
        Watching | None,
        Field(description="By default `anybody` in a public match, otherwise `link`"),
    ] = None
    pace: Pace = Untimed()
    series: Annotated[
        Kind | None,
        Field(description="The first of a campaign, or of two matches with the sides swapped"),
    ] = None
    bot_pace: Annotated[
        float | None,
        Field(ge=0, le=60, description="Seconds between a bot's actions; 0 for scripts"),
    ] = None
    commitment: Commitment = ""


@dataclass(frozen=True)
class Made:
    """A match that was created."""

    id: str
    plans: Sequence[Plan]


async def make_match(
    services: Services, wish: NewMatch, person: Person | None, key: str = ""
) -> Made:
    """Create a match and seat its players; raises `ApiError`.

    With a key, the same wish of the same caller makes the same match with the same links, once.
    """
    header, title = await asyncio.to_thread(prepare, wish.game, wish.scenario, wish.options)
    if wish.bot_pace is not None:
        title["bot_pace"] = wish.bot_pace
    series = begun(wish.series, header.game, header.scenario)
    if series is not None:
        title["series"] = series
    sides = title["sides"]
    known = [*services.settings.own_bots, *bots.names(wish.game)]
    unasked = games.get(header.game).unasked()
    plans = plan_seats(sides, wish.seats, person, wish.sides, wish.commitment, known, unasked)
    match_id, tokens = "", dict.fromkeys(sides, "")
    if key:
        secret = services.settings.secret
        match_id = derived_id(ID_LENGTH, secret, "match", key, wish.model_dump_json())
        tokens = {side: derived_token("seat", secret, match_id, key, side) for side in sides}
        plans = [replace(plan, token=plan.token and tokens[plan.side]) for plan in plans]
        with suppress(_NotMade):
            return await _made_before(services, match_id, tokens, person)
    pace = wish.pace.model_dump()
    try:
        return await keep_match(
            services,
            header,
            title,
            plans,
            person,
            wish.visibility,
            wish.watching or usual(wish.visibility),
            pace,
            match_id=match_id,
        )
    except IntegrityError:  # sent twice at the same time
        return await _made_before(services, match_id, tokens, person)


class _NotMade(Exception):
    """There is no such match yet."""


async def _made_before(
    services: Services, match_id: str, tokens: Mapping[str, str], person: Person | None
) -> Made:
    """The match that was made with this key, with the links that are still valid."""
    seats, now = schema.seats, services.now()
    query = select(seats).where(seats.c.match == match_id).order_by(seats.c.number)
    plans, held = [], []
    async with services.database.write() as writing:
        for row in (await writing.execute(query)).all():
            is_valid = row.token_hash == token_hash(tokens[row.side])
            token = tokens[row.side] if is_valid else ""
            plans.append(Plan(row.side, row.number, row.kind, row.name, row.bot, token=token))
            if token and row.kind == "person" and person is not None:
                held.append(
                    {"match": match_id, "side": row.side, "person": person.id, "since": now}
                )
        if held:
            # Whoever knows the key made it, although the answer with the cookie was lost.
            holding = insert_into(services, schema.holds).values(held)
            await writing.execute(holding.on_conflict_do_nothing())
    if not plans:
        raise _NotMade
    return Made(match_id, plans)


def prepare(
    game: str, scenario: str | int | dict[str, Any], options: dict[str, bool | int]
) -> tuple[Header, dict[str, Any]]:
    """The header and title of a match; every error about scenario and options is raised here.

    It reads files and may take a moment, so it is called in a thread.
    """
    key = known_game(game)
    word: Any = scenario
    if isinstance(scenario, int):
        scenario = str(scenario)
    if isinstance(scenario, str) and scenario.startswith(figures.PREFIX):
        return _from_figure(key, scenario)
    if isinstance(scenario, str):
        word = scenario.strip().lower()
        if word == RANDOM and generators(key):
            word = f"{generators(key)[0]}{secrets.randbelow(1_000_000)}"
        find(key, word)
    elif isinstance(scenario, dict):
        text = json_line(scenario)
        if len(text) > custom_scenarios.LONGEST:
            raise ApiError(413, "too-big", limit=custom_scenarios.LONGEST)
        word = custom_scenarios.read(text, key).value
    try:
        value, full = scenario_value(key, word), full_options(key, options)
    except RecordError as error:
        raise ProblemError(error) from None
    return _tried(Header(game=key, scenario=value, options=full, rules=RULES_VERSION))


def _from_figure(key: str, name: str) -> tuple[Header, dict[str, Any]]:
    """A match that goes on from a moment of a figure, under the figure's own options."""
    game, position = figures.position_of(name)
    if game != key:
        raise ApiError(404, "unknown-figure", text=name[:60])
    return _tried(Header(game=key, position=position, rules=RULES_VERSION))


def _tried(header: Header) -> tuple[Header, dict[str, Any]]:
    """The header with its title, if a match can start so."""
    try:
        # With any key: the real one only changes the dice.
        trial = Playthrough(header.model_copy(update={"key": key_from_seed(0).hex()}))
    except RecordError as error:
        raise ProblemError(error) from None
    if trial.outcome is not None:
        raise ApiError(409, "figure-over")
    return header, {**_title(trial, header.scenario), "custom": isinstance(header.scenario, dict)}


def _title(trial: Playthrough, own: object) -> dict[str, Any]:
    """What lists show of a match."""
    plain = plain_of(trial.header.game, trial.state)
    # Our own scenarios are named in the catalogues; others bring their names along.
    names = own.get("name") or {} if isinstance(own, dict) else {}
    if isinstance(names, str):
        names = {"en": names}
    told = {lang: printable(str(name)) for lang, name in names.items() if lang in LANGUAGES}
    return {"scenario": str(plain["id"]), "names": told, "sides": list(trial.sides)}


async def keep_match(
    services: Services,
    header: Header,
    title: dict[str, Any],
    plans: Sequence[Plan],
    person: Person | None,
    visibility: str,
    watching: str,
    pace: dict[str, Any],
    previous: str | None = None,
    match_id: str = "",
) -> Made:
    """Store a match and its seats, and start it if all seats are taken."""
    match_id = match_id or make_id(ID_LENGTH)
    now = services.now()
    async with services.database.write() as writing:
        await writing.execute(
            insert(matches).values(
                id=match_id,
                game=header.game,
                title=title,
                header=header.model_dump(mode="json", exclude={"key", "key_hash"}),
                key=None,
                key_hash=None,
                rules=header.rules,
                status="open",
                version=0,
                revision=0,
                offers=[],
                visibility=visibility,
                watching=watching,
                pace=pace,
                waiting=[],
                outcome=None,
                created=now,
                updated=now,
                previous=previous,
            )
        )
        await place_seats(services, writing, match_id, plans, person, 0, pace)
        commitments = {plan.side: plan.commitment for plan in plans if plan.commitment}
        await open_exchange(writing, match_id, commitments)
        await advance(services, writing, match_id)
    await services.registry.dice_changed(match_id)
    return Made(match_id, plans)
