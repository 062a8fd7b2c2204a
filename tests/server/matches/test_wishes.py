"""What a new match may be asked for: numbers of scenarios, bots of one's own, a pace for them."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from fieldcraft import games
from fieldcraft.bots import Bot, BotError, Seat
from fieldcraft.core import key_from_seed
from fieldcraft.i18n import LANGUAGES
from fieldcraft.server.app import create_app
from fieldcraft.server.settings import Settings
from fieldcraft.server.workers import bot_tasks
from fieldcraft.server.workers.driver import Driver
from fieldcraft.server.workers.pool import Pool
from tests.server.workers.test_driver import running

pytestmark = pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)

OWN = f"{__name__}:Steady"


class Steady(Bot):
    """Takes the first option."""

    name = "steady"

    def choose(self, seat: Seat) -> int:
        return seat.options[0]


def wish(**more: Any) -> dict[str, Any]:
    """A match against a bot."""
    seats = {"us": {"kind": "me"}, "de": {"kind": "bot", "bot": "random"}}
    return {"game": "normandy", "scenario": "la-raye", "seats": seats, **more}


@pytest.mark.parametrize("scenario", [6, "6", " 6 "])
async def test_a_scenario_is_named_by_its_number(settings: Settings, scenario: int | str) -> None:
    """As a number or in words; the match knows its id."""
    async with running(settings) as (client, _):
        made = await client.post("matches", json=wish(scenario=scenario))
        assert made.status_code == 201, made.text
        shown = (await client.get(f"matches/{made.json()['match']}")).json()
    assert shown["title"]["scenario"] == games.get("normandy").scenarios()[5]


WRONG: dict[str, tuple[dict[str, Any], str, str]] = {
    "a truth": (wish(scenario=True), "body.scenario", "must be"),
    "too many": (wish(scenario=9999), "body.scenario", "at most 1000"),
    "no game": ({"scenario": 1}, "body.game", "is missing"),
    "a number": (wish(game=7), "body.game", "must be a text"),
    "a list": (wish(seats=[]), "body.seats", "must be an object"),
    "a kind": (wish(seats={"us": {"kind": "you"}}), "kind", "me, bot, open, hotseat"),
    "a pace": (wish(bot_pace="slow"), "body.bot_pace", "must be a number"),
    "too slow": (wish(bot_pace=61), "body.bot_pace", "at most 60"),
    "a clock": (wish(pace={"kind": "sand"}), "body.pace", "untimed, live, correspondence"),
    "unknown": (wish(weather="fine"), "body.weather", "is unknown; known here: game, "),
    "unknown within": (wish(pace={"kind": "untimed", "speed": 1}), "speed", "is unknown"),
}


@pytest.mark.parametrize("case", WRONG)
async def test_a_wish_of_the_wrong_shape_is_told_what_is_expected(
    settings: Settings, case: str
) -> None:
    """Where, and what would do, in every language; never what was sent."""
    body, where, what = WRONG[case]
    async with running(settings) as (client, _):
        answers = [await client.post(f"matches?lang={lang}", json=body) for lang in LANGUAGES]
    assert {answer.status_code for answer in answers} == {422}
    places = answers[0].json()["error"]["places"]
    assert any(where in one["where"] and what in one["what"] for one in places), places
    told = {answer.json()["error"]["places"][0]["what"] for answer in answers}
    assert len(told) == len(LANGUAGES)


async def seated(client: httpx.AsyncClient, body: dict[str, Any]) -> str:
    """The id of the match that was made."""
    made = await client.post("matches", json=body)
    assert made.status_code == 201, made.text
    return str(made.json()["match"])


async def test_the_pace_of_bots_is_the_matchs_own(settings: Settings) -> None:
    """None for scripts, the server's where nothing is said; the match tells."""
    slow = settings.model_copy(update={"bot_pace": 30.0})
    async with running(slow) as (client, services):
        driver = Driver(services, Pool("bot_tasks", 1))
        for pace, expected in ((0, 0.0), (None, 30.0), (2.5, 2.5)):
            match = await seated(client, wish(bot_pace=pace))
            live = await services.registry.open(match)
            turn = driver._bot_turn(live, live.seat("de"))
            assert turn.beat == expected
            assert turn.after <= expected
            shown = (await client.get(f"matches/{match}")).json()
            assert shown["title"]["bot_pace"] == pace


async def test_a_server_offers_bots_of_its_own(settings: Settings) -> None:
    """They are listed with the others and can be seated; nobody else's can."""
    body = wish(seats={"us": {"kind": "me"}, "de": {"kind": "bot", "bot": OWN}})
    async with running(settings) as (client, _):
        refused = await client.post("matches", json=body)
        assert refused.json()["error"]["code"] == "no-such-bot"
    own = settings.model_copy(update={"bots": OWN})
    async with running(own) as (client, _):
        await seated(client, body)
        listed = (await client.get("games")).json()["games"][0]
    assert [one["name"] for one in listed["bots"] if one["bot"] == OWN] == ["Steady"]
    assert listed["bot"] != OWN


def test_a_worker_thinks_for_them(settings: Settings) -> None:
    """With what the server allows, and nothing else."""
    state = games.get("normandy").start("la-raye", key_from_seed(1))
    task = {"bot": OWN, "seed": 1, "game": "normandy", "view": state.view(0)}
    with pytest.raises(ValueError, match="neither"):
        bot_tasks.think(task)
    chosen = bot_tasks.think({**task, "own": [OWN]})
    assert chosen["choice"] == state.word(state.options(0)[0])


@pytest.mark.parametrize("name", ["nowhere:Bot", f"{__name__}:wish"])
def test_a_server_does_not_start_with_bots_that_are_none(settings: Settings, name: str) -> None:
    """Whoever runs it is told at once."""
    with pytest.raises(BotError):
        create_app(settings.model_copy(update={"bots": name}))


async def test_a_match_goes_on_from_a_figure(settings: Settings) -> None:
    """From any of its moments, with the hands the drill gave; the record says where it began."""
    async with running(settings) as (client, _):
        made = await client.post("matches", json=wish(scenario="figure:u-503-move@2"))
        assert made.status_code == 201, made.text
        match = made.json()["match"]
        table = (await client.get(f"matches/{match}/table", params={"as": "us"})).json()
        offered = [one["choice"] for one in table["turn"]["options"]]
        assert offered == ["to 4B", "to 9B", "stop"]


@pytest.mark.parametrize(
    ("scenario", "code"),
    [
        ("figure:u-503-move", "unknown-figure"),
        ("figure:nothing@1", "unknown-figure"),
        ("figure:u-503-move@999", "no-such-frame"),
        ("figure:cc-o15-pass@0", "unknown-figure"),
    ],
)
async def test_a_figure_that_is_none(settings: Settings, scenario: str, code: str) -> None:
    """Not one of this game, or not so long."""
    async with running(settings) as (client, _):
        made = await client.post("matches", json=wish(scenario=scenario))
        assert made.status_code == 404
        assert made.json()["error"]["code"] == code


async def test_what_is_no_json_is_told_so(settings: Settings) -> None:
    """The place is the body: a position in broken text is no field."""
    async with running(settings) as (client, _):
        headers = {"content-type": "application/json"}
        answer = await client.post("matches", content="[1", headers=headers)
    assert answer.status_code == 422
    assert answer.json()["error"]["places"] == [{"where": "body", "what": "must be valid JSON"}]
