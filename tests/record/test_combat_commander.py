"""Records of Combat Commander: set-up, hidden hands, positions, scenarios that are in no box."""

import json

import pytest

from fieldcraft.core import Chance, canonical, key_from_seed
from fieldcraft.games.combat_commander.content.loader import generate_scenario, load_scenario
from fieldcraft.record.errors import RecordError
from fieldcraft.record.format.seat import seat_text
from fieldcraft.record.match import Match
from fieldcraft.record.play.step import Refused
from fieldcraft.record.replay import Replay
from tests.record.play import KEY, patrol, played, random_match

GAME = "combat-commander"
SEATS = ("axis", "allies", "spectator")


def begun(**changes: object) -> Match:
    return Match.from_position(GAME, patrol(**changes), KEY)


def choose(match: Match, side: str, *words: str) -> None:
    for word in words:
        match.choose(side, word)


def test_choices_without_chance_are_undone_step_by_step() -> None:
    """The Order, the activation and each hex, as if nothing had been done."""
    match = begun(allies={"hand": []})
    texts = [match.to_text()]
    for words in ("order move#g-19", "unit axis:rifle-2", "unit axis:rifle-2", "to C4", "to C5"):
        match.choose("axis", words)
        texts.append(match.to_text())
    assert match.view("allies")["units"]["axis:rifle-2"]["hex"] == "C5"
    while match.can_undo("axis"):
        match.undo("axis")
        texts.pop()
        assert match.to_text() == texts[-1]
    assert len(texts) == 1
    assert match.view("allies")["units"]["axis:rifle-2"]["hex"] == "C3"


def test_a_roll_cannot_be_undone_but_taken_back() -> None:
    """A card was turned over; a takeback brings it back, and another one comes then."""
    match = begun()
    choose(match, "axis", "order recover#g-9")
    assert not match.can_undo("axis")
    with pytest.raises(Refused) as refused:
        match.undo("axis")
    assert refused.value.refusal.reason.startswith("undo-")
    cards = set()
    for _ in range(6):
        cards.add(match.view("allies")["cards"]["axis"]["discard"]["cards"][-1])
        match.takeback(1)
        assert match.view("axis")["cards"]["axis"]["discard"]["count"] == 0
        match.choose("axis", "order recover#g-9")
    assert len(cards) > 1
    assert Match.from_text(match.to_text()).to_text() == match.to_text()


@pytest.mark.parametrize("seed", range(2))
def test_patrols_are_read_back(seed: int) -> None:
    """A position with markers, weapons and hands, played on, is the same after reading."""
    match = played(begun(), seed, 200, taking_back=True)
    again = Match.from_text(match.to_text())
    assert again.to_text() == match.to_text()
    assert again.state.dump() == match.state.dump()


@pytest.mark.parametrize("seat", SEATS)
def test_every_view_of_a_replay_has_samples(seat: str) -> None:
    """Whatever a seat has seen in a match, a world can be drawn that looks the same to it."""
    match = random_match(6, 150, 9, game=GAME)
    replay = Replay(match)
    side = match.game.side(seat)
    rng = Chance(key_from_seed(1))
    for place in range(0, len(replay) + 1, 15):
        replay.go(place)
        view = json.loads(json.dumps(replay.view(seat)))
        sample = match.game.sample(view, rng)
        assert canonical(sample.view(side)) == canonical(view)


@pytest.mark.parametrize("seat", ["axis", "spectator"])
def test_a_hidden_hand_and_a_secret_chit_do_not_show(seat: str) -> None:
    """The export of a seat tells the same whatever the other side holds."""
    one, two = (
        begun(
            allies={"hand": [card]},
            chits={"open": ["C"], "secret": {"allies": [chit]}},
        )
        for card, chit in (("fire#r-64", "A"), ("move#r-20", "B"))
    )
    for match in (one, two):
        choose(match, "axis", "order move#g-19", "unit axis:rifle-2", "unit axis:rifle-2", "to C4")
    assert seat_text(one, seat) == seat_text(two, seat)
    assert seat_text(one, "allies") != seat_text(two, "allies")


def test_a_scenario_of_ones_own_is_kept_whole() -> None:
    """A changed scenario stands in the record with its forces and special rules."""
    own = load_scenario(GAME, 3).model_dump(mode="json", by_alias=True, exclude_unset=True)
    own["id"] = "our-ford"
    match = played(Match.start(GAME, own, KEY), 3, 60, taking_back=True)
    assert isinstance(match.header.scenario, dict)
    again = Match.from_text(match.to_text())
    assert again.to_text() == match.to_text()
    assert again.state.dump() == match.state.dump()


@pytest.mark.parametrize("way", ["by its id", "as it was made", "as values"])
def test_a_generated_scenario_is_kept_whole(way: str) -> None:
    """However it is named, the record holds its values, and its match is read back the same."""
    made = generate_scenario(7, year=1944, allies="america")
    values = made.model_dump(mode="json", by_alias=True, exclude_unset=True)
    named = {"by its id": made.id, "as it was made": made, "as values": values}[way]
    match = played(Match.start(GAME, named, KEY), 4, 60, taking_back=True)
    assert match.header.scenario == values
    again = Match.from_text(match.to_text())
    assert again.to_text() == match.to_text()
    assert again.state.dump() == match.state.dump()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"scenario": "lipki-frm"}, "unknown-scenario"),
        ({"scenario": 13}, "unknown-scenario"),
        ({"scenario": "random-1941-germany-america-7"}, "bad-scenario"),
        ({"options": {"uphillFir": True}}, "unknown-option"),
        ({"options": {"uphillFire": "often"}}, "bad-option"),
        ({"players": {"us": "Anna"}}, "unknown-side"),
    ],
)
def test_bad_settings_are_refused(changes: dict[str, object], code: str) -> None:
    """What belongs to another game, or to none, is refused."""
    setting: dict[str, object] = {"game": GAME, "scenario": "lipki-farm", "key": KEY}
    with pytest.raises(RecordError) as error:
        Match.start(**{**setting, **changes})  # type: ignore[arg-type]
    assert error.value.code == code
    assert error.value.message
    assert error.value.remedy


def test_a_bad_position_is_refused() -> None:
    """With what is wrong with it, and no match."""
    for changes in ({"units": {"axis:smg-1": "C3"}}, {"map": "nowhere"}, {"options": {"a": True}}):
        with pytest.raises(RecordError) as error:
            begun(**changes)
        assert error.value.code in ("bad-position", "unknown-option")


def test_the_options_of_a_match_are_kept() -> None:
    """A match with other rulings is read back with them."""
    options = {"uphillFire": True, "whitePhosphorus": False}
    match = Match.start(GAME, "lipki-farm", KEY, options)
    again = Match.from_text(match.to_text())
    assert {name: again.view("axis")["options"][name] for name in options} == options
