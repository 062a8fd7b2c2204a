"""Odds, looks and reasons: what a player may ask before choosing."""

from functools import cache
from typing import Any

import pytest
from pydantic import TypeAdapter

from fieldcraft.core import key_from_seed
from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.match import Match
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.lessons import load
from fieldcraft.server.library import figures
from fieldcraft.server.live.messages.table import TableComposer
from fieldcraft.server.questions.answers import answer
from fieldcraft.server.wire.answers import AnswerTold
from tests.games.enrolled import KEYS
from tests.games.traits import traits_of
from tests.server.live.test_viewpoint_log import play

ANSWERS: TypeAdapter[Any] = TypeAdapter(AnswerTold)


@cache
def at_frame(game: str, ask: str) -> TableComposer:
    """The match of a game's lesson, just before a choice of it; ask it, do not change it."""
    lesson = load(game)
    match = Match.from_position(game, lesson.position, key_from_seed(0))
    for frame in lesson.frames:
        if frame.ask == ask:
            return TableComposer(match)
        if frame.ask is not None:
            match.choose(frame.side, frame.ask)
        for step in frame.after:
            for side, words in step.items():
                match.choose(side, words)
    raise AssertionError(ask)


def asked(composer: TableComposer, side: str, **body: Any) -> dict[str, Any]:  # Any: JSON
    """An answer in English, of the shape that its `what` names."""
    told = answer(composer, side, "en", body)
    ANSWERS.validate_python(told)
    return told


def test_the_odds_of_an_attack() -> None:
    """Total, parts with their clauses, exact chance, and what a hit would do."""
    told = asked(at_frame("normandy", "at de:rifleman-a"), "us", what="odds")["odds"]
    assert set(told) == {"at de:scout-b", "at de:rifleman-a"}
    one = told["at de:rifleman-a"]
    assert one["undo"] is False
    (forecast,) = one["forecasts"]
    assert forecast["ref"] == "counter:de:rifleman-a"
    assert forecast["target"] == "German Riflemen A"
    assert (forecast["total"], forecast["dice"], forecast["chance"]) == (8, 2, [51, 100])
    assert forecast["percent"] == "51%"
    assert forecast["effect"] == "a card is lost"
    parts = [(part["label"], part["value"], part["clause"]) for part in forecast["parts"]]
    assert parts == [("base", 4, "U-705"), ("cover", 3, "U-706"), ("range", 1, "U-707")]


def test_what_can_be_taken_back_is_said() -> None:
    """A choice that rolls nothing can be undone."""
    told = asked(at_frame("normandy", "play scout-b"), "de", what="odds")["odds"]
    assert told["play scout-b"]["undo"] is True


def test_odds_on_hexes() -> None:
    """Of a fire group: every target with what may happen to it."""
    under_fire = asked(at_frame("combat-commander", "stop"), "axis", what="odds")["odds"]["stop"]
    targets = {one["ref"] for one in under_fire["forecasts"]}
    assert {"hex:D8", "unit:axis:rifle-2", "unit:axis:sergeant-x-1"} == targets
    aimed = asked(at_frame("combat-commander", "at E8"), "axis", what="odds")["odds"]["at E8"]
    assert {one["ref"] for one in aimed["forecasts"]} >= {"unit:allies:rifle-1"}
    assert all(one["percent"].endswith("%") for one in aimed["forecasts"])


def test_artillery_names_who_is_in_danger() -> None:
    """CC-O18.2: chances stand at the enemy who is aimed at; both sides' units are named before."""
    match = figures.played("cc-o18-2-3-impact").moment(0).match
    match.choose("axis", "order artillery-request#g-33")
    told = asked(TableComposer(match), "axis", what="odds")["odds"]["at H5"]
    enemies, own = told["notes"]
    assert enemies.startswith("Enemy units in danger: Rifle 2 10%, Rifle 1 ")
    assert own == "⚠ Your own units in danger: Rifle 2 29%"
    shown = {one["ref"] for one in told["forecasts"] if one["aimed"] and one["badge"]}
    assert shown == {"hex:H5", "unit:allies:rifle-2"}
    beside = {one["ref"] for one in told["forecasts"] if not one["aimed"]}
    assert beside == {"hex:H4", "unit:allies:rifle-1", "hex:I5", "unit:axis:rifle-2"}
    assert not any(one["badge"] for one in told["forecasts"] if "axis" in one["ref"])


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_odds_are_told_in_every_language(key: str, lang: str) -> None:
    """No id of a part or an effect is left where a text should be."""
    match = Match.start(key, traits_of(key).aiming, key_from_seed(5))
    composer = TableComposer(match)
    met = 0
    for number in play(match, 150, 5):
        if number % 3 or not match.waiting:
            continue
        side = match.sides[match.waiting[0]]
        for told in answer(composer, side, lang, {"what": "odds"})["odds"].values():
            for one in told["forecasts"]:
                met += 1
                assert one["effect"]
                assert not one["effect"].startswith("effect-")
                assert all(part["label"] for part in one["parts"])
            assert all(told["notes"])
    assert met > 10


def test_looking_at_a_thing() -> None:
    """What it is, where, its values, and the clauses."""
    composer = at_frame("normandy", "play scout-b")
    told = asked(composer, "de", what="look", things=["counter:us:machine-gunner-c"])
    assert told["title"] == "US Machine Gunners C"
    assert told["where"] == "5B"
    defence = next(line for line in told["lines"] if line["label"] == "base defence")
    assert (defence["value"], defence["clause"]) == ("4", "U-705")
    assert [(part["value"], part["clause"]) for part in defence["parts"]] == [
        ("4 base", "U-705"),
        ("1 cover", "U-706"),
    ]
    assert "U-111" in told["clauses"]
    assert asked(composer, "de", what="look", things=["action:scout"])["clauses"] == ["U-504"]
    assert asked(composer, "de", what="look", things=["tile:17B"])["title"].startswith("17B (")
    pile = asked(composer, "de", what="look", things=["pile:us:hand"])
    assert next(line["value"] for line in pile["lines"]) == "3 cards"


def test_looking_at_a_hex_tells_who_is_there() -> None:
    """Ground, cover and cost, then every unit with its values and its weapon."""
    told = asked(at_frame("combat-commander", "at E8"), "axis", what="look", things=["hex:C5"])
    units = {line["label"]: line["value"] for line in told["lines"] if line["label"]}
    assert units["Axis Corporal 3"] == "1-1-6 6 +1"
    assert units["Axis Rifle 4"] == "6-6-5 8, Light MG 1"


def test_looking_from_one_thing_to_another() -> None:
    """Two pieces are looked at by their places: distance, and on hexes the line of sight."""
    composer = at_frame("normandy", "play scout-b")
    pair = ["counter:de:rifleman-a", "counter:us:machine-gunner-c"]
    assert asked(composer, "de", what="look", things=pair)["title"] == "From 16B to 5B: 3"
    composer = at_frame("combat-commander", "at E8")
    told = asked(composer, "axis", what="look", things=["unit:axis:rifle-4", "hex:E8"])
    assert told["sight"]["sight"] is True
    assert told["sight"]["distance"] == 4
    blocked = asked(composer, "axis", what="look", things=["hex:E5", "hex:E8"])
    assert blocked["sight"]["sight"] is False
    assert blocked["sight"]["parts"][0]["text"]


@pytest.mark.parametrize(
    ("game", "ask", "side", "ref", "text", "clause"),
    [
        (
            "normandy", "play scout-b", "de", "counter:de:scout-b",
            "German Scouts B: to act, play Scout B from your hand.", "U-401",
        ),
        (
            "normandy", "to 3B", "de", "tile:2A",
            "2A is not adjacent to the counter’s tile.", "U-501",
        ),
        (
            "normandy", "play scout-b", "de", "tile:17B",
            "17B cannot be chosen now. Play a card or end your turn.", "U-401",
        ),
        (
            "normandy", "play machine-gunner-c", "us", "card:fog-of-war",
            "Fog of War cards cannot be played in a turn, neither to act nor to hunker down. "
            "They may be chosen for initiative.", "U-410",
        ),
        (
            "north-africa", "seat navigate", "it", "tile:16B",
            "16B: first choose what the card does, then where or against whom.", "U-405",
        ),
        (
            "north-africa", "play scout-a", "it", "counter:it:medium-tank",
            "Medium Tank: to act, play the card of a soldier in the vehicle.",
            "U-401",
        ),
        (
            "combat-commander", "order move#g-19", "axis", "unit:axis:rifle-2",
            "Axis Rifle 2 acts on an Order: choose a card from your hand first, then the units.",
            "CC-5.b",
        ),
    ],
)  # fmt: skip
def test_why_a_thing_cannot_be_chosen(
    game: str, ask: str, side: str, ref: str, text: str, clause: str
) -> None:
    """The plainest reason for a thing that is not lit, with its clause."""
    assert asked(at_frame(game, ask), side, what="why", ref=ref) == {
        "what": "why",
        "text": text,
        "clause": clause,
    }


def test_why_when_it_is_not_ones_turn() -> None:
    """Whoever is not asked is told who is."""
    composer = at_frame("normandy", "play scout-b")
    told = asked(composer, "us", what="why", ref="card:machine-gunner-c")
    assert "Germany" in told["text"]
    assert "Germany" in asked(composer, "spectator", what="why", ref="tile:17B")["text"]


def test_why_in_words() -> None:
    """Words may be asked for too, as the terminal does."""
    composer = at_frame("normandy", "play scout-b")
    assert asked(composer, "de", what="why", choice="play fog-of-war")["clause"] == "U-410"
    assert asked(composer, "de", what="why", choice="play scout-b")["clause"] is None
    assert asked(composer, "de", what="why", choice="dance")["text"]


def test_nothing_is_asked_after_the_end() -> None:
    """A match that was given up has no odds, and says that it is over."""
    composer = at_frame.__wrapped__("normandy", "play scout-b")
    composer.match.resign("de")
    assert asked(composer, "de", what="odds") == {"what": "odds", "odds": {}, "plans": []}
    assert "over" in asked(composer, "de", what="why", ref="card:scout-b")["text"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"what": "fortune"},
        {"what": 7},
        {"what": "look"},
        {"what": "look", "things": []},
        {"what": "look", "things": ["tile:2A", "tile:3B", "tile:5B"]},
        {"what": "look", "things": [7]},
        {"what": "look", "things": "tile:2A"},
        {"what": "look", "things": ["counter:de:nobody"]},
        {"what": "look", "things": ["nonsense"]},
        {"what": "look", "things": ["tile:2A", "nonsense"]},
        {"what": "look", "things": [""]},
        {"what": "look", "things": ["\ud800" * 500]},
        {"what": "why"},
        {"what": "why", "ref": None},
        {"what": "why", "ref": ["x"]},
    ],
)
def test_rubbish_is_refused(body: dict[str, Any]) -> None:
    """Whatever is sent, the answer is an answer or a clear refusal."""
    with pytest.raises(ApiError) as refused:
        answer(at_frame("normandy", "play scout-b"), "de", "en", body)
    assert refused.value.status in (404, 422)


@pytest.mark.parametrize("ref", ["x", ":", "card:", "tile:0Z", "hex:C7", "\ud800", "a" * 500])
def test_any_ref_has_an_answer(ref: str) -> None:
    """Why not, for things that are not even there."""
    for game, ask, side in (
        ("normandy", "play scout-b", "de"),
        ("combat-commander", "order move#g-19", "axis"),
    ):
        assert asked(at_frame(game, ask), side, what="why", ref=ref)["text"]
