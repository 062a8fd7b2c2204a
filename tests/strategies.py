"""Generated cases, shared by all tests: seeds, streams of picks, positions of running games."""

import inspect
import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any
from unittest.mock import patch

from hypothesis import HealthCheck, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st

from fieldcraft import games
from fieldcraft.core import EVERYONE, Chance, State, key_from_seed
from fieldcraft.core.content.problems import Place
from fieldcraft.record.drills.drill import run_drill
from fieldcraft.record.drills.run import Run
from fieldcraft.record.rules.rulebook import drills_folder
from tests import budget
from tests.games.enrolled import start
from tests.games.players import play_on
from tests.games.traits import traits_of

FREELY = settings(
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
FRESH_SHARE = 4
"""One case of so many is fresh."""


def tried(
    examples: int, *cases: st.SearchStrategy[Any], **named: st.SearchStrategy[Any]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Try a test on so many generated cases: most the same in every run, the rest fresh."""
    fresh_ones = -(-examples // FRESH_SHARE)
    same_ones = max(1, examples - fresh_ones)

    def decorate(body: Callable[..., None]) -> Callable[..., None]:
        same = settings(FREELY, derandomize=True, max_examples=same_ones)(
            given(*cases, **named)(body)
        )
        fresh = settings(FREELY, max_examples=fresh_ones)(given(*cases, **named)(body))
        fresh = seeded(budget.fresh(body.__qualname__))(fresh)

        def test(**fixtures: Any) -> None:
            same(**fixtures)
            fresh(**fixtures)

        test.__name__, test.__doc__ = body.__name__, body.__doc__
        test.__module__, test.__qualname__ = body.__module__, body.__qualname__
        test.__signature__ = inspect.signature(same)  # type: ignore[attr-defined]
        test.pytestmark = getattr(body, "pytestmark", [])  # type: ignore[attr-defined]
        return test

    return decorate


seeds = st.integers(0, 2**32 - 1)
"""Seeds of matches and of players."""

picks = st.binary(min_size=8, max_size=40)
"""A stream of choices: each byte picks one of the options there are then."""

LONGEST_OPENING = 220
PATIENCE = 1200
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


def lively_scenario(key: str) -> str:
    """A scenario to meet a game's questions in: an early one, yet not the first."""
    return games.get(key).scenarios()[:3][-1]


@cache
def lively(key: str, seed: int = 1) -> list[State]:
    """The positions of a lively game, as many as openings can ask for; read them only."""
    _, state = start(key, lively_scenario(key), seed)
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


def from_drills(key: str, names: Iterable[str]) -> Iterator[State]:
    """Every position that these drills of a game pass through, their chance no longer scripted."""
    seen: list[State] = []

    def take(run: Run, side: int, option: int, text: str, at: Place) -> None:
        seen.append(run.state.clone())
        run.timeline.choose(side, option, run.events)

    with patch.object(Run, "take", take):
        for name in names:
            run_drill(drills_folder() / key / f"{name}.yaml")
    for number, state in enumerate(seen):
        state.chance = Chance(key_from_seed(number))
        yield state


Trail = tuple[int, int, int]
"""A game that meets questions: its seed, the number of its board, and its last telling decision."""
SEEDS = 8
MET = "questions.json"
"""The games in which questions are first met, as those who search all games would find them."""


def boards(key: str) -> list[object]:
    """Our own boards and all scenarios of a game."""
    return [*(board() for board in traits_of(key).boards), *games.get(key).scenarios()]


def everywhere(key: str) -> list[Trail]:
    """All games there are to search."""
    return [(seed, n, PATIENCE - 1) for seed in range(SEEDS) for n in range(len(boards(key)))]


def follow(key: str, trails: list[Trail]) -> tuple[dict[tuple[str, int], State], list[Trail]]:
    """The first position of each frame and side that it asks, and which games were of use."""
    game = games.get(key)
    sides = range(len(game.sides))
    every = boards(key)
    found: dict[tuple[str, int], State] = {}
    telling: dict[tuple[int, int], int] = {}
    for seed, number, last in trails:
        board = every[number]
        state = start(key, board, seed)[1] if seed else game.start(board, key_from_seed(seed))
        wanted = askable(state, sides)
        rng = Chance(key_from_seed(seed + 1))
        for decision in range(last + 1):
            for name in standing(state):
                for side in sides:
                    if state.question(side) and (name, side) not in found:
                        found[name, side] = state.clone()
                        telling[seed, number] = decision
            if found.keys() == wanted or decision == last or play_on(state, rng, 1) == 0:
                break
        if found.keys() == wanted:
            break
    return found, [(*which, last) for which, last in telling.items()]


def askable(state: State, sides: Iterable[int]) -> set[tuple[str, int]]:
    """Every frame that asks, with every side."""
    return {(frame.name, side) for frame in state.frames if frame.asks for side in sides}


def recorded(key: str) -> tuple[list[Trail], set[tuple[str, int]]]:
    """The games that were of use when all were searched, and what was met there."""
    path = traits_of(key).golden / MET
    every = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    told = every.get(key, {"games": [], "met": []})
    trails = [(seed, number, last) for seed, number, last in told["games"]]
    return trails, {(name, side) for name, side in told["met"]}


@cache
def asking(key: str) -> dict[tuple[str, int], State]:
    """For every frame that asks, and every side it can ask, a position where it does.

    Found in lively games of our own boards and of all scenarios; AssertionError when some frame
    never asks.  Only the games are played that are known to be of use, as long as they meet what
    they met when that was recorded, and no frame is new; otherwise all.
    """
    game, own = games.get(key), traits_of(key)
    sides = range(len(game.sides))
    wanted = askable(game.start(game.scenarios()[0], key_from_seed(0)), sides)
    trails, met = recorded(key)
    found, _ = follow(key, trails)
    rare = [*from_drills(key, own.rarely), *(position() for position in own.seldom)]
    seldom = {name for state in rare for name in standing(state)}
    known = {name for name, _ in met} | seldom
    if found.keys() != met or {name for name, _ in wanted} != known:
        found, _ = follow(key, everywhere(key))
    if found.keys() == wanted:
        return found
    for state in rare:
        for name in standing(state):
            for side in sides:
                if state.question(side):
                    found.setdefault((name, side), state)
    if found.keys() == wanted:
        return found
    missing = {name for name, _ in wanted - found.keys()} - {name for name, _ in found}
    if not missing and own.rarely:
        return found
    raise AssertionError(f"never asked: {sorted(wanted - found.keys())}")
