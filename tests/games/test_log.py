"""Listening changes nothing: a game with a log is the game without one."""

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, Event, key_from_seed
from tests.games.boards import oasis, yard
from tests.games.enrolled import start
from tests.games.players import asked_side, lively_option
from tests.games.scribe import Scribe
from tests.games.traits import traits_of
from tests.games.undaunted_table import SHOTS

DESERT = {
    *("boards", "leaves-vehicle", "shifts-seat", "switches-seats", "plays-seat", "marks"),
    *("vehicle-damaged", "wounds", "controls", "moves", "structure-destroyed", "escapes"),
    *("cards-leave", "captures", "strafes", "repairs", "suppressed", "counter-removed"),
}


def same_game(key: str, scenario: object, decisions: int, seed: int = 5) -> set[str]:
    """Two games with the same choices, one of them heard: the names of what was heard."""
    _, silent = start(key, scenario, seed)
    _, heard = start(key, scenario, seed)
    rng = Chance(key_from_seed(seed + 1))
    events: list[Event] = []
    for _ in range(decisions):
        if silent.finished:
            break
        side = asked_side(silent, rng)
        option = lively_option(silent, side, rng)
        silent.choose(side, option)
        heard.choose(side, option, events)
        assert silent.digest() == heard.digest()
    return {event.name for event in events}


@pytest.mark.parametrize("key", games.keys())
def test_a_game_with_a_log_is_the_same_game(key: str) -> None:
    """The same choices give the same digests whether or not anybody listens (U-709, U-907)."""
    own = traits_of(key)
    for scenario in own.logged or games.get(key).scenarios()[:3]:
        assert same_game(key, scenario, 400) >= own.told


def test_whatever_is_told_changes_nothing() -> None:
    """On boards where everything happens, nearly everything is told, and no digest differs."""
    told = set()
    for board in (oasis, yard):
        for seed in (5, 6):
            told |= same_game("north-africa", board(), 600, seed)
    assert told >= SHOTS | DESERT


# -- the board by the log alone -----


def listened(scenario: object, seed: int, decisions: int) -> set[str]:
    """A game that a scribe hears and checks after every choice: the names of what was heard."""
    state = games.get("north-africa").start(scenario, key_from_seed(seed))
    rng = Chance(key_from_seed(seed + 30))
    scribe = Scribe(state)
    told = set()
    for _ in range(decisions):
        if state.finished:
            break
        side = asked_side(state, rng)
        events: list[Event] = []
        state.choose(side, lively_option(state, side, rng), events)
        for event in events:
            scribe.hear(event)
            told.add(event.name)
        if events:
            scribe.check(state)
    return told


@pytest.mark.long
@pytest.mark.parametrize("scenario", games.get("north-africa").scenarios())
def test_the_log_tells_the_whole_board(scenario: str) -> None:
    """Who hears the log and sees nothing knows every counter, crew, marker, damage and ruin.

    Clauses: U-901, NA-412, NA-502, NA-611, NA-716.
    """
    assert "moves" in listened(scenario, 1, 200)


def test_the_log_tells_what_leaves_the_board() -> None:
    """On boards of our own vehicles are destroyed, captured and driven away, and structures fall.

    Clauses: NA-412, NA-507, NA-719, NA-723, NA-808.
    """
    told = set()
    for board in (oasis, yard):
        for seed in (0, 4, 7):
            told |= listened(board(), seed, 520)
    assert told >= DESERT | {"vehicle-destroyed", "vehicle-disabled", "set-down", "vehicle-ready"}
