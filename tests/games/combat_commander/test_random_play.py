"""Whole games at random: the chapters of Combat Commander fit together in every scenario."""

import random

import pytest

from fieldcraft.core import Chance, key_from_seed
from fieldcraft.games.combat_commander.cards.fate import listed, size
from fieldcraft.games.combat_commander.content import loader
from fieldcraft.games.combat_commander.setup import scenario as setup
from fieldcraft.games.combat_commander.table import words
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.table import Table, bit_of, side_of
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    CASUALTY,
    DECK,
    DECK_SIZE,
    DISCARD,
    DROP,
    HAND,
    LOSSES,
    THING,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES

LIMIT = 4000


def battle_of(scenario: str) -> Battle:
    """A shipped scenario made ready."""
    plain = loader.plain(loader.load_scenario("combat-commander", scenario))
    return Battle(plain, loader.tables())


def one_asked(s: Table, rng: random.Random) -> int:
    """A side that may answer now; while both set up at once, either."""
    assert s.decision is not None
    return rng.choice(s.decision.sides)


def check(s: Table) -> None:
    """Cards and pieces are conserved, and everybody is where the map says."""
    for side in (0, 1):
        zones = [listed(s, side, zone) for zone in (DECK, HAND, DISCARD)]
        assert sorted(card for zone in zones for card in zone) == list(range(DECK_SIZE))
        assert [len(zone) for zone in zones] == [size(s, side, z) for z in (DECK, HAND, DISCARD)]
        lost = 0
        for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side]):
            place = s.place_of(unit)
            assert s.kind_of(unit) >= 0 or place < 0
            lost += s.kind_of(unit) >= 0 and place == CASUALTY
            for index in range(HEXES):
                inside = s.units_in(side, index) & bit_of(unit) != 0
                assert inside == (index == place)
        assert lost == s.numbers[LOSSES + side]
    holders = [s.holder_of(w) for w in range(s.battle.weapon_slots) if s.holder_of(w) >= 0]
    assert len(holders) == len(set(holders))


@pytest.mark.parametrize("scenario", loader.scenario_ids())
def test_random_games_end_and_keep_their_pieces(scenario: str) -> None:
    """Every question has sorted answers that can be said and read, and nothing gets lost."""
    rng = random.Random(scenario)
    s = setup.start(battle_of(scenario), Chance(key_from_seed(11)), {})
    check(s)
    for step in range(LIMIT):
        if s.finished:
            break
        side = one_asked(s, rng)
        menu = list(s.legal(side))
        assert menu == sorted(set(menu))
        kept = [option for option in menu if option & ~THING != DROP]
        option = rng.choice(kept if kept and rng.random() < 0.98 else menu)
        assert option == words.parse(s, side, words.word(s, side, option))
        s.choose(side, option)
        if step % 100 == 0:
            check(s)
    check(s)
    assert s.finished
    assert side_of(0) == 0


def test_same_key_and_choices_same_game() -> None:
    """A game is a function of scenario, key and choices."""
    ends = []
    for _ in range(2):
        rng = random.Random(5)
        s = setup.start(battle_of(loader.scenario_ids()[0]), Chance(key_from_seed(3)), {})
        for _ in range(400):
            if not s.finished:
                side = one_asked(s, rng)
                s.choose(side, rng.choice(list(s.legal(side))))
        ends.append(s.dump())
    assert ends[0] == ends[1]


def test_a_clone_goes_its_own_way() -> None:
    """What a copy does leaves the original alone."""
    rng = random.Random(8)
    s = setup.start(battle_of(loader.scenario_ids()[0]), Chance(key_from_seed(4)), {})
    for _ in range(200):
        before = s.dump()
        twin = s.clone()
        side = one_asked(s, rng)
        twin.choose(side, rng.choice(list(twin.legal(side))))
        assert before == s.dump()
        s = twin
