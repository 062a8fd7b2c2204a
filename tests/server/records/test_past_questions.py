"""Odds and looks at an earlier position are those of that moment, and of that viewpoint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from fieldcraft.core import key_from_seed
from fieldcraft.record.match import Match
from fieldcraft.server.lessons import go_on, known, load
from fieldcraft.server.live.messages.table import TableComposer
from fieldcraft.server.questions.answers import answer
from fieldcraft.server.records.narration import ALL, Narration
from fieldcraft.server.services import Services
from fieldcraft.server.wire.answers import LookTold, OddsTold
from tests.server.records.test_records_online import at_hand, code
from tests.server.running import set_up

Clients = Callable[[], httpx.AsyncClient]
__all__ = ["at_hand"]  # a fixture
Wish = dict[str, Any]  # JSON, hence Any
ODDS: Wish = {"what": "odds"}


@pytest.mark.parametrize("game", known())
def test_what_was_told_then_is_told_again(game: str) -> None:
    """A lesson is asked as it is played, and again when all of it has been played."""
    lesson = load(game)
    match = Match.from_position(game, lesson.position, key_from_seed(0))
    composer = TableComposer(match)
    thens: list[tuple[int, str, Wish, Wish]] = []
    for frame in lesson.frames:
        looks: list[Wish] = [{"what": "look", "things": [frame.point]}] if frame.point else []
        for wish in looks + [ODDS] * (frame.ask is not None):
            told = answer(composer, frame.side, "en", wish)
            (OddsTold if wish is ODDS else LookTold).model_validate(told)
            thens.append((len(match.steps), frame.side, wish, told))
        go_on(match, frame)
    running = {side: Narration(match, side, "en", own=True) for side in (*match.sides, "spectator")}
    over = Narration(match, ALL, "en")
    for place, side, wish, told in thens:
        for viewpoint, retelling in running.items():
            if place not in retelling.places:
                continue
            again = retelling.ask(retelling.places.index(place), wish)
            if viewpoint == side:
                assert again == ({**told, "plans": []} if wish is ODDS else told)
            elif wish is ODDS:  # nobody else is told what this side could weigh up
                assert not again["odds"].keys() & told["odds"].keys()
        if wish is ODDS:
            assert over.ask(place, wish)["odds"].items() >= told["odds"].items()
    weighed = [one["forecasts"] for _, _, _, told in thens for one in told.get("odds", {}).values()]
    assert any(weighed)


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_asking_about_the_past_over_http(
    new_client: Clients, services: Services, at_hand: None
) -> None:
    """Only from a viewpoint that one has; what is not there is said so; lessons are for all."""
    anna, boris = new_client(), new_client()
    match = (await set_up(anna, boris)).match
    path = f"matches/{match}/positions/0/ask"
    look = {"what": "look", "things": ["counter:us:scout-a"]}
    for side in ("us", "spectator"):
        told = await anna.post(path, json={**look, "as": side})
        assert told.json()["title"] == "US Scouts A", told.text
    assert (await anna.post(path, json=ODDS)).json()["odds"]
    nothing: Wish = {"what": "odds", "odds": {}, "plans": []}
    assert (await anna.post(path, json={**ODDS, "as": "spectator"})).json() == nothing
    for side, status, why in (("de", 403, "not-your-seat"), (ALL, 422, "no-such-side")):
        refused = await anna.post(path, json={**ODDS, "as": side})
        assert (refused.status_code, code(refused)) == (status, why)
    lost = await anna.post(path, json={**look, "things": ["tile:99X"]})
    assert (lost.status_code, code(lost)) == (404, "unknown-tile")
    assert (await anna.post(path, json={"what": "hint"})).status_code == 422
    lesson = "lessons/normandy/frames"
    assert (await boris.post(f"{lesson}/0/ask", json=look)).json()["title"] == "US Scouts A"
    assert code(await boris.post(f"{lesson}/900/ask", json=ODDS)) == "no-such-frame"
