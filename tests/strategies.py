"""Generated cases, shared by all tests: seeds, streams of picks, positions of running games."""

from collections.abc import Iterator
from functools import cache
from unittest.mock import patch

from hypothesis import settings
from hypothesis import strategies as st

from fieldcraft import games
from fieldcraft.core import EVERYONE, Chance, State, key_from_seed
from fieldcraft.core.content.problems import Place
from fieldcraft.record.drills.drill import run_drill
from fieldcraft.record.drills.run import Run
from fieldcraft.record.rules.rulebook import drills_folder
from tests.games.boards import EXTRA
from tests.games.enrolled import start
from tests.games.players import play_on

steady = settings(derandomize=True, database=None, deadline=None)
"""The same cases in every run, so that a failure is never a matter of luck."""

seeds = st.integers(0, 2**32 - 1)
"""Seeds of matches and of players."""

picks = st.binary(min_size=8, max_size=40)
"""A stream of choices: each byte picks one of the options there are then."""

LIVELY = {
    "normandy": "la-raye",
    "north-africa": "vulnerable-encampment",
    "combat-commander": "brest-barns",
}
"""By game, a scenario to meet its questions in."""

LONGEST_OPENING = 220
PATIENCE = {"normandy": 250, "north-africa": 250, "combat-commander": 1200}
"""How many decisions of a game are followed in search of its questions."""
openings = st.integers(0, LONGEST_OPENING)
"""How many decisions were made before a case begins."""

texts = st.text(max_size=24) | st.sampled_from(
    [
        *("end", "stop", "play", "play rifleman-a", "at us:", "to 0Z", "bid  fog-of-war", "\ud800"),
        *("٣", "exit", "enter it:scout-car", "Enter it:scout-car ٢", "shift 0", "seat drive now"),
    ]
)
"""What somebody may type."""


@cache
def lively(key: str, scenario: str, seed: int = 1) -> list[State]:
    """The positions of a lively game, as many as openings can ask for; read them only."""
    _, state = start(key, scenario, seed)
    rng = Chance(key_from_seed(seed + 1))
    positions = [state.clone()]
    while len(positions) <= LONGEST_OPENING:
        play_on(state, rng, 1)
        positions.append(positions[-1] if state.finished else state.clone())
    return positions


def running(key: str, scenario: str, seed: int, opening: int) -> State:
    """A match after an opening of lively choices, not yet finished."""
    _, state = start(key, scenario, seed)
    rng = Chance(key_from_seed(seed + 1))
    before = state.clone()
    for _ in range(opening):
        before = state.clone()
        play_on(state, rng, 1)
        if state.finished:
            return before
    return state


def standing(state: State) -> set[str]:
    """The frames whose questions are asked now."""
    if state.finished:
        return set()
    tops = [state.stack]
    if state.asked == EVERYONE:
        tops += [state.branch(side) for side in (0, 1) if state.branch(side)]
    return {state.frames[stack[-1]].name for stack in tops}


RARELY = {
    "combat-commander": [
        *("cc-a25-ambush", "cc-a40-spray-fire", "cc-a41-sustained-fire", "cc-e52-deploy"),
        *("cc-o16-3-melees", "tv-09-stacking-with-deploy"),
    ]
}
"""Drills that meet questions which are seldom asked, and not of both sides."""


def from_drills(key: str) -> Iterator[State]:
    """Every position that some drills of a game pass through, its chance no longer scripted."""
    seen: list[State] = []

    def take(run: Run, side: int, option: int, text: str, at: Place) -> None:
        seen.append(run.state.clone())
        run.timeline.choose(side, option, run.events)

    with patch.object(Run, "take", take):
        for name in RARELY.get(key, []):
            run_drill(drills_folder() / key / f"{name}.yaml")
    for number, state in enumerate(seen):
        state.chance = Chance(key_from_seed(number))
        yield state


@cache
def asking(key: str) -> dict[tuple[str, int], State]:
    """For every frame that asks, and every side it can ask, a position where it does.

    Found in lively games of our own boards and of all scenarios; AssertionError when some frame
    never asks.
    """
    game = games.get(key)
    found: dict[tuple[str, int], State] = {}
    wanted: set[tuple[str, int]] = set()
    extra: list[object] = [board() for board in EXTRA.get(key, [])]
    for seed in range(8):
        for scenario in [*extra, *game.scenarios()]:
            if seed:
                _, state = start(key, scenario, seed)
            else:
                state = game.start(scenario, key_from_seed(seed))
            asks = [frame.name for frame in state.frames if frame.asks]
            wanted = {(name, side) for name in asks for side in range(len(game.sides))}
            rng = Chance(key_from_seed(seed + 1))
            for _ in range(PATIENCE[key]):
                for name in standing(state):
                    for side in range(len(game.sides)):
                        if state.question(side) and (name, side) not in found:
                            found[name, side] = state.clone()
                if found.keys() == wanted or play_on(state, rng, 1) == 0:
                    break
        if found.keys() == wanted:
            return found
    for state in from_drills(key):
        for name in standing(state):
            for side in range(len(game.sides)):
                if state.question(side):
                    found.setdefault((name, side), state)
    missing = {name for name, _ in wanted - found.keys()} - {name for name, _ in found}
    if not missing and key in RARELY:
        return found
    raise AssertionError(f"never asked: {sorted(wanted - found.keys())}")
