"""Looking at things of Combat Commander: values, what makes them, and nothing that is hidden."""

import random
from typing import Any, cast

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, State, WordError, key_from_seed
from fieldcraft.games.combat_commander.cards.fate import listed, move_card, size
from fieldcraft.games.combat_commander.content import loader
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED
from fieldcraft.games.combat_commander.sight.obstacles import part, parts_between
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    BLAZE,
    CLOCK,
    DECK,
    DECK_SIZE,
    DISCARD,
    HAND,
    KNOWN,
    SUDDEN_DEATH,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_number, hex_word
from fieldcraft.games.combat_commander.terrain.markers import set_smoke


def begun(scenario: str = "humain-chateau") -> Table:
    """A match at its first Turn."""
    game = games.get("combat-commander")
    return cast(Table, game.start(scenario, key_from_seed(3), {"quickSetup": True}))


# -- two hexes -----


@pytest.mark.parametrize("scenario", loader.scenario_ids())
def test_parts_of_every_kind_of_look(scenario: str) -> None:
    """The parts say just what the map's table says: blocked, or the largest hindrance.

    Clauses: CC-10.1.a, CC-10.2, CC-10.3.3, CC-X.10.7.
    """
    s = begun(scenario)
    rng = random.Random(scenario)
    pairs = [(rng.randrange(HEXES), rng.randrange(HEXES)) for _ in range(150)]
    for one, other in pairs:
        parts = parts_between(s, one, other)
        blocked = [part for part in parts if part["hindrance"] is None]
        look = hindrance(s, one, other)
        assert bool(blocked) == (look == BLOCKED), (hex_word(one), hex_word(other), parts)
        if not blocked:
            fog = sum(part["hindrance"] for part in parts if part["what"] == "fog")
            rest = [part["hindrance"] for part in parts if part["what"] != "fog"]
            assert look == max(rest, default=0) + fog
        assert all(part["clause"] for part in parts)


def test_all_that_a_hex_sees() -> None:
    """The fan of a hex, and of who stands there, says what each single look says.

    Clauses: CC-10.1.a, CC-10.3.4.
    """
    s = begun()
    set_smoke(s, hex_number("C3"), 4)
    unit = next(word for word, seen in s.view(0)["units"].items() if seen["hex"])
    for thing in ("A1", "C3", "H5", unit):
        found = s.inspect(0, thing)
        others = [hex_word(one) for one in range(HEXES) if hex_word(one) != found["hex"]]
        looks = {one: s.inspect(0, found["hex"], one) for one in others}
        seen = {one: look["hindrance"] for one, look in looks.items() if look["sight"]}
        assert found["sees"] == seen
        assert 0 < len(seen) < HEXES


def test_smoke_and_blaze_in_the_way() -> None:
    """CC-10.2.1, CC-10.3.4: a Blaze between blocks, Smoke also hinders from where it lies."""
    s = begun()
    one, between, other = (hex_number(word) for word in ("A1", "A2", "A3"))
    clear = [p for p in parts_between(s, one, other) if p["what"] in ("smoke", "blaze")]
    assert clear == []
    set_smoke(s, one, 5)
    smoke = part("A1", "smoke", 5, "CC-10.3.4")
    assert smoke in s.inspect(0, "A1", "A3")["parts"]
    s.own_hexes()[between] |= BLAZE
    found = s.inspect(-1, "a1", "a3")
    assert (found["sight"], found["hindrance"], found["distance"]) == (False, None, 2)
    assert part("A2", "blaze", BLOCKED, "CC-10.2.1") in found["parts"]


def test_a_wood_that_makes_a_blind_hex_is_no_hill() -> None:
    """The wood on the slope hides the hex behind it, though it stands higher than that hex.

    Clauses: CC-X.10.9.
    """
    found = begun("fog-on-monte-castello").inspect(-1, "M9", "O7")
    wood = part("N7", "woods", BLOCKED, "CC-X.10.9")
    assert found["parts"] == [{**wood, "blind": True, "decides": True}]


def test_the_part_that_decides_is_marked() -> None:
    """One thing that blocks; without one the largest hindrance, and the fog with it.

    Clauses: CC-X.10.7, CC-10.3.3.
    """
    hindered = 0
    for scenario in loader.scenario_ids():
        s = begun(scenario)
        rng = random.Random(scenario)
        for _ in range(100):
            one, other = rng.randrange(HEXES), rng.randrange(HEXES)
            parts = parts_between(s, one, other)
            chosen = [part for part in parts if part["decides"]]
            if hindrance(s, one, other) == BLOCKED:
                assert [part["hindrance"] for part in chosen] == [None]
            else:
                assert sum(part["hindrance"] for part in chosen) == hindrance(s, one, other)
                hindered += len(parts) > 1
    assert hindered


# -- single things -----


def test_everything_on_the_table_can_be_looked_at() -> None:
    """Units, weapons, hexes, cards of both decks, for both sides and a spectator."""
    for scenario in ("lipki-farm", "line-at-saint-jean-de-daye"):
        s = begun(scenario)
        view = s.view(0)
        for side in (0, 1, -1):
            for word in [*view["units"], *view["weapons"]]:
                found = s.inspect(side, word)
                seen = {**view["units"], **view["weapons"]}[word]
                assert found["values"]["fp"] == seen["fp"]
                assert found["clauses"]
            for index in range(HEXES):
                assert s.inspect(side, hex_word(index))["hex"] == hex_word(index)
            for word in s.battle.card_ids[::7]:
                assert s.inspect(side, word)["card"] == word
            assert s.inspect(side, "time")["space"] == view["time"]


def test_what_makes_a_units_values() -> None:
    """CC-3.1.g: printed values and what is added give the values of now."""
    checked = 0
    for scenario in loader.scenario_ids():
        s = begun(scenario)
        for word in s.view(0)["units"]:
            found = s.inspect(0, word)
            if found["hex"] is None:
                continue
            more = {key: one for key, one in found["changes"].items() if key != "weapon"}
            face = "broken" if "broken" in found["flags"] else "printed"
            assert found["values"]["fp"] == max(0, found[face]["fp"] + sum(more.values()))
            checked += bool(more)
    assert checked > 20


def test_a_cards_place_is_told_as_far_as_it_is_known() -> None:
    """CC-1.2.a: the own hand, the piles, cards seen in the other's hand; else unseen."""
    s = begun()
    own = s.battle.card_ids[listed(s, 0, HAND)[0]]
    waiting = s.battle.card_ids[listed(s, 0, DECK)[0]]
    assert [s.inspect(side, own)["zone"] for side in (0, 1, -1)] == ["hand", "unseen", "unseen"]
    assert [s.inspect(side, waiting)["zone"] for side in (0, 1, -1)] == ["deck", "unseen", "unseen"]
    thrown = listed(s, 0, HAND)[1]
    move_card(s, 0, HAND, DISCARD, thrown)
    told = [s.inspect(side, s.battle.card_ids[thrown])["zone"] for side in (0, 1, -1)]
    assert told == ["discard"] * 3
    for half in (0, 1):
        s.own_cards()[2 * KNOWN + half] = s.cards[2 * HAND + half]
    assert [s.inspect(side, own)["zone"] for side in (0, 1, -1)] == ["hand", "hand", "unseen"]


def test_the_deck() -> None:
    """Own cards to come are counted as they are, the enemy's with his unseen hand."""
    s = begun()
    found = s.inspect(0, "deck")["decks"]
    assert sum(found["axis"]["sums"].values()) == size(s, 0, DECK) == found["axis"]["unseen"]
    assert found["allies"]["unseen"] == DECK_SIZE == sum(found["allies"]["sums"].values())
    with pytest.raises(WordError):
        s.inspect(-1, "deck")


def test_the_last_advance() -> None:
    """CC-6.2.2: with whole decks 15 of 36 sums are below 7; before that space none is rolled."""
    s = begun()
    assert s.inspect(0, "time")["ends"] == {}
    numbers = s.own_numbers()
    numbers[CLOCK] = 6
    numbers[SUDDEN_DEATH] = 7
    good, whole = s.inspect(0, "time")["ends"]["allies"]
    assert good * 36 == 15 * whole
    mine, total = s.inspect(0, "time")["ends"]["axis"]
    sums = [s.battle.white[c] + s.battle.coloured[c] for c in listed(s, 0, DECK)]
    assert mine * len(sums) == sum(summed < 7 for summed in sums) * total


@pytest.mark.parametrize(
    "things", [[], ["P1"], ["nothing"], ["A1", "Z9"], ["axis:tank-1"], ["x#g-1"]]
)
def test_what_is_not_there(things: list[str]) -> None:
    """What no table has raises a WordError."""
    with pytest.raises(WordError):
        begun().inspect(0, *things)


# -- what is hidden stays hidden -----


def everything(state: State, side: int) -> list[dict[str, Any]]:
    """All that a side can look at."""
    s = cast(Table, state)
    view = state.view(side)
    words = [*view["units"], *view["weapons"], *s.battle.card_ids[::5], "time"]
    words += [hex_word(index) for index in range(HEXES)]
    words += ["deck"] if side >= 0 else []
    return [state.inspect(side, word) for word in words]


def test_nothing_hidden_leaves() -> None:
    """Another deal of what a side does not know looks the same to it, hidden set-ups included."""
    game = games.get("combat-commander")
    for number, scenario in enumerate(("lipki-farm", "brest-barns", "railway-in-bessarabia")):
        state = game.start(scenario, key_from_seed(number))
        rng = random.Random(number)
        for step in range(60):
            if state.finished or state.decision is None:
                break
            if step % 20 == 5:
                for side in (0, 1):
                    twin = state.determinize(side, Chance(key_from_seed(step)))
                    assert everything(state, side) == everything(twin, side)
            side = rng.choice(state.decision.sides)
            state.choose(side, rng.choice(list(state.options(side))))
