"""Decisions and chance: what is asked is listed, and a match is its key and its decisions."""

import random

import pytest

from fieldcraft.core import Chance, Illegal, key_from_seed
from fieldcraft.games.combat_commander.content import loader
from fieldcraft.games.combat_commander.setup import scenario as setup
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.table import Table

STEPS = 400
NO_OPTION = 60 << 9


@pytest.fixture(scope="module")
def battle() -> Battle:
    """A scenario with nearly everything in it."""
    plain = loader.plain(loader.load_scenario("combat-commander", "lipki-farm"))
    return Battle(plain, loader.tables())


def begin(battle: Battle, seed: int) -> Table:
    """The first Turn, both sides set up quickly."""
    return setup.start(battle, Chance(key_from_seed(seed)), {"quickSetup": True})


def play(s: Table, seed: int) -> list[tuple[int, int]]:
    """Many decisions at random, as they were taken."""
    rng = random.Random(seed)
    taken: list[tuple[int, int]] = []
    while s.decision is not None and len(taken) < STEPS:
        side = s.decision.sides[0]
        option = rng.choice(list(s.options(side)))
        s.choose(side, option)
        taken.append((side, option))
    return taken


def test_a_match_is_its_key_and_its_decisions(battle: Battle) -> None:
    """Shuffles, cards, chits and Smoke come from the key alone; everything else is decided.

    Clauses: CC-X.2.1.
    """
    first = begin(battle, 1)
    taken = play(first, 5)
    again = begin(battle, 1)
    for side, option in taken:
        again.choose(side, option)
    assert again.digest() == first.digest()
    assert begin(battle, 2).digest() != begin(battle, 1).digest()


def test_only_what_is_listed_is_accepted(battle: Battle) -> None:
    """Every decision names its side, its question and its clause, and lists what may be chosen.

    Clauses: CC-X.2.3.
    """
    s = begin(battle, 3)
    rng = random.Random(7)
    for _ in range(STEPS):
        if s.decision is None:
            break
        asked = s.decision.sides
        assert len(asked) == 1
        assert s.decision.question
        assert s.decision.clause.startswith("CC-")
        options = list(s.options(asked[0]))
        assert options == sorted(set(options))
        assert options
        assert not s.options(1 - asked[0])
        before = s.digest()
        for side, option in ((asked[0], NO_OPTION), (1 - asked[0], options[0])):
            with pytest.raises(Illegal):
                s.choose(side, option)
        assert s.digest() == before
        s.choose(asked[0], rng.choice(options))
