"""Records of North Africa: crews and adjustments undone and taken back, seats, samples."""

import json

import pytest

from fieldcraft.core import Chance, canonical, key_from_seed
from fieldcraft.games.undaunted.content.loader import load_scenario
from fieldcraft.record.campaign import Campaign
from fieldcraft.record.errors import RecordError
from fieldcraft.record.format.seat import seat_text
from fieldcraft.record.match import Match
from fieldcraft.record.play.step import Refused
from fieldcraft.record.replay import Replay
from tests.record.play import KEY, played, raid, random_match

SEATS = ("lrdg", "it", "spectator")


def begun(**changes: object) -> Match:
    return Match.from_position("north-africa", raid(**changes), KEY)


def choose(match: Match, side: str, *words: str) -> None:
    for word in words:
        match.choose(side, word)


def test_an_adjustment_is_undone_step_by_step() -> None:
    """Exit, then an action, then back to the seat, as if nothing had been done (NA-409)."""
    match = begun()
    texts = [match.to_text()]
    for words in ("play scout", "exit", "scout", "to 19B"):
        match.choose("lrdg", words)
        texts.append(match.to_text())
    assert "lrdg: exit" in texts[-1]
    assert not match.view("it")["counters"]["lrdg:scout"].get("vehicle")
    while match.can_undo("lrdg"):
        match.undo("lrdg")
        texts.pop()
        assert match.to_text() == texts[-1]
    assert len(texts) == 1
    assert match.view("it")["counters"]["lrdg:scout"]["seat"] == 2


def test_a_drive_is_undone_with_everyone_aboard() -> None:
    """The truck and its crew stand where they stood (NA-502)."""
    match = begun()
    before = match.view("spectator")["counters"]
    choose(match, "lrdg", "play sergeant", "seat drive", "to 19B", "to 1A")
    match.undo("lrdg")
    crew = [name for name, spot in before.items() if "vehicle" in spot and "lrdg" in name]
    assert {match.view("it")["counters"][name]["tile"] for name in crew} == {"19B"}
    for _ in range(3):
        match.undo("lrdg")
    assert match.view("spectator")["counters"] == before


def test_an_escape_cannot_be_undone() -> None:
    """It shows where his cards lay, and what was shown is not forgotten (NA-507)."""
    match = begun()
    choose(match, "lrdg", "play scout", "exit", "scout", "escape")
    assert match.view("it")["box"]["escaped"]["lrdg"] == ["lrdg:scout"]
    assert not match.can_undo("lrdg")
    with pytest.raises(Refused) as refused:
        match.undo("lrdg")
    assert refused.value.refusal.reason.startswith("undo-")


def test_a_takeback_restores_vehicles_and_structures() -> None:
    """Damage, wounds and ruins are gone; what chance brings then is not the same again."""
    looks = set()
    match = begun()
    start = {seat: match.view(seat) for seat in SEATS}
    for _ in range(4):
        choose(match, "lrdg", "play saboteur", "demolition")
        looks.add(str([event.fields for event in match.steps[-1].events if event.name == "rolls"]))
        match.takeback(2)
        assert {seat: match.view(seat) for seat in SEATS} == start
    assert len(looks) > 1
    assert Match.from_text(match.to_text()).to_text() == match.to_text()


@pytest.mark.parametrize("seed", range(3))
def test_raids_are_read_back(seed: int) -> None:
    """A position with crews, damage and structures, played on, is the same after reading."""
    match = played(begun(), seed, 250, taking_back=True)
    again = Match.from_text(match.to_text())
    assert again.to_text() == match.to_text()
    assert again.state.dump() == match.state.dump()


@pytest.mark.parametrize("seat", SEATS)
def test_every_view_of_a_replay_has_samples(seat: str) -> None:
    """Whatever a seat has seen in a match, a world can be drawn that looks the same to it."""
    match = random_match(6, 60, "barce", game="north-africa")
    replay = Replay(match)
    side = match.game.side(seat)
    rng = Chance(key_from_seed(1))
    for place in range(0, len(replay) + 1, 5):
        replay.go(place)
        view = json.loads(json.dumps(replay.view(seat)))
        sample = match.game.sample(view, rng)
        assert canonical(sample.view(side)) == canonical(view)


def two_worlds(**changes: object) -> list[Match]:
    """Two matches that differ only in which of two cards Italy holds and which lies in its deck."""
    cards = ["rifleman-a", "anti-tank-rifleman-a"]
    return [
        begun(it={"hand": ["recon-plane", held], "deck": ["fog-of-war", drawn]}, **changes)
        for held, drawn in (cards, reversed(cards))
    ]


@pytest.mark.parametrize("seat", ["lrdg", "spectator"])
def test_a_hidden_hand_does_not_show(seat: str) -> None:
    """The export of a seat tells the same whatever the other side holds."""
    one, two = two_worlds()
    for match in (one, two):
        choose(match, "lrdg", "play sergeant", "switch lrdg:machine-gunner", "stop", "end")
    assert seat_text(one, seat) == seat_text(two, seat)
    assert seat_text(one, "it") != seat_text(two, "it")


def test_a_casualty_shows_where_it_was_found() -> None:
    """Only the search tells the two worlds apart (U-905)."""
    zones = []
    for match in two_worlds(dice=[0, 0]):
        choose(match, "lrdg", "play machine-gunner", "exit", "attack", "at it:anti-tank-rifleman-a")
        zones += [
            event.fields["zone"] for event in match.steps[-1].events if "zone" in event.fields
        ]
    assert zones == ["deck", "hand"]


def test_a_scenario_of_ones_own_is_kept_whole() -> None:
    """A changed scenario stands in the record with vehicles, structures and goals."""
    own = load_scenario("north-africa", "murzuk").model_dump(
        mode="json", by_alias=True, exclude_unset=True
    )
    own["id"] = "our-oasis"
    match = Match.start("north-africa", own, KEY)
    again = Match.from_text(match.to_text())
    assert again.to_text() == match.to_text()
    assert again.state.digest() == match.state.digest()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"scenario": "barse"}, "unknown-scenario"),
        ({"scenario": 12}, "unknown-scenario"),
        ({"options": {"adjustOnRaly": True}}, "unknown-option"),
        ({"options": {"adjustOnRally": "often"}}, "bad-option"),
        ({"players": {"us": "Anna"}}, "unknown-side"),
    ],
)
def test_bad_settings_are_refused(changes: dict[str, object], code: str) -> None:
    """What belongs to the other box, or to none, is refused."""
    setting: dict[str, object] = {"game": "north-africa", "scenario": "barce", "key": KEY}
    with pytest.raises(RecordError) as error:
        Match.start(**{**setting, **changes})  # type: ignore[arg-type]
    assert error.value.code == code


def test_the_options_of_a_match_are_kept() -> None:
    """A match with adjustments switched off is read back with them switched off."""
    options = {"adjustOnHunker": False, "adjustOnRally": False, "adjustOnSwitch": False}
    match = Match.start("north-africa", "barce", KEY, options)
    again = Match.from_text(match.to_text())
    assert {name: again.view("it")["options"][name] for name in options} == options


def test_a_campaign_of_the_whole_box() -> None:
    """Eleven scenarios in a row, the first of them won."""
    campaign = Campaign.start("north-africa")
    assert len(campaign.scenarios) == 11
    match = random_match(5, 20, 1, game="north-africa")
    match.resign("it")
    assert campaign.add(match).winner == "lrdg"
    assert Campaign.from_text(campaign.to_text()) == campaign
