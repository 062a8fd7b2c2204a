"""One round of measurements in one interpreter: prints a JSON list of name, game, value, unit.

It imports only the installed package, so that the plain and the compiled build run the same file.
Rates count processor time, not the clock on the wall.
"""

import json
import sys
from time import process_time

from fieldcraft import games
from fieldcraft.core import BUILD, Chance, key_from_seed, playout
from fieldcraft.core.state import State

CHOICE_LIMIT = 2000
"""Random play can reach positions that no rule ends (C-06); such a game is cut off here."""
CLONES = 20_000


def begin_match(game: str, scenario: str, seed: int) -> State:
    """A new match, set up: play is measured, not set-up."""
    one = games.get(game)
    return one.start(scenario, key_from_seed(seed), one.quick_options())


def play(game: str, seconds: float) -> list[dict[str, object]]:
    """Random games for so long: decisions with two or more options, and games, a second.

    On the first and the last scenario of the book; the first, a small one, is also counted alone.
    """
    scenarios = games.get(game).scenarios()
    measured = (scenarios[0], scenarios[-1])
    decisions = [0, 0]
    spent = [0.0, 0.0]
    seed = 0
    while sum(spent) < seconds:
        for number, scenario in enumerate(measured):
            begin = process_time()
            state = begin_match(game, scenario, seed)
            decisions[number] += playout(state, Chance(key_from_seed(-1 - seed)), CHOICE_LIMIT)
            spent[number] += process_time() - begin
        seed += 1
    return [
        row("random play", game, sum(decisions) / sum(spent), "decisions/s"),
        row("random play, small", game, decisions[0] / spent[0], "decisions/s"),
        row("random games", game, 2 * seed / sum(spent), "games/s"),
    ]


def copy(game: str) -> list[dict[str, object]]:
    """The time of a clone, of a clone that then makes one choice, and of a determinized one."""
    state = begin_match(game, games.get(game).scenarios()[-1], 3)
    playout(state, Chance(key_from_seed(4)), 60)
    begin = process_time()
    for _ in range(CLONES):
        state.clone()
    clone = (process_time() - begin) / CLONES
    begin = process_time()
    for _ in range(CLONES // 4):
        choose_first(state.clone())
    expand = (process_time() - begin) / (CLONES // 4)
    rng = Chance(key_from_seed(5))
    begin = process_time()
    for _ in range(CLONES // 100):
        state.determinize(0, rng)
    determinize = (process_time() - begin) / (CLONES // 100)
    return [
        row("clone", game, clone * 1e6, "µs"),
        row("clone and choose", game, expand * 1e6, "µs"),
        row("determinize", game, determinize * 1e6, "µs"),
    ]


def choose_first(state: State) -> None:
    """Take the first option of whoever is asked."""
    side = state.asked if state.asked in (0, 1) else 0 if state.branch_a else 1
    state.take(side, state.legal(side)[0])


def row(name: str, game: str, value: float, unit: str) -> dict[str, object]:
    """One measurement."""
    return {"name": name, "game": game, "build": BUILD, "value": value, "unit": unit}


def main() -> None:
    """Measure for the number of seconds given as argument."""
    seconds = float(sys.argv[1])
    rows: list[dict[str, object]] = []
    for game in list(games.keys()):
        play(game, 0.1)  # loads the scenarios and warms up
        rows.extend(play(game, seconds))
        rows.extend(copy(game))
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
