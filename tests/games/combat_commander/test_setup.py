"""Set-up by the players (DP-02, DP-03, A.5): areas, stacking, weapons, fortifications, secrecy."""

from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from fieldcraft.core import Chance, key_from_seed
from fieldcraft.core.contract import EVERYONE, Event, Refusal
from fieldcraft.games.combat_commander.cards.fate import holds, listed, size
from fieldcraft.games.combat_commander.content import loader
from fieldcraft.games.combat_commander.setup import scenario as setup
from fieldcraft.games.combat_commander.setup.kept import (
    SetUpError,
    set_up_by,
    set_up_words,
)
from fieldcraft.games.combat_commander.setup.placing import comes_along
from fieldcraft.games.combat_commander.setup.readiness import reached
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.state import CommanderState
from fieldcraft.games.combat_commander.table.table import side_of
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    CONTROL,
    DECK,
    DISCARD,
    FORTIFICATIONS,
    HAND,
    KNOWN,
    LEADER,
    LETTERS,
    NOWHERE,
    ON_TRACK,
    OPEN,
    SECRET,
    VP,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.ground import BUILDING
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DISTANCES,
    HEXES,
    hex_number,
    hex_word,
)
from fieldcraft.games.combat_commander.units.values import figures_in

AXIS, ALLIES = 0, 1
SCENARIOS = loader.scenario_ids()


@cache
def shipped(scenario: str) -> dict[str, Any]:
    """A shipped scenario as the rules take it, read once."""
    return dict(loader.plain(loader.load_scenario("combat-commander", scenario)))


def plain_of(scenario: str) -> Any:
    """A copy that a test may change."""
    return deepcopy(shipped(scenario))


def begin(scenario: Any, seed: int = 1, **options: bool) -> CommanderState:
    """A match at its first question."""
    plain = plain_of(scenario) if isinstance(scenario, str) else scenario
    battle = Battle(plain, loader.tables())
    return setup.start(battle, Chance(key_from_seed(seed)), dict(options))


def say(s: CommanderState, side: int, *words: str) -> None:
    """Answer in words."""
    for word in words:
        s.choose(side, s.parse(word))


def menu(s: CommanderState, side: int) -> list[str]:
    """The answers in words."""
    return [s.word(option) for option in s.options(side)]


def refused(s: CommanderState, side: int, word: str) -> Refusal:
    """Why an answer is refused."""
    refusal = s.why_not(side, word)
    assert refusal is not None
    return refusal


def through(s: CommanderState) -> CommanderState:
    """Everything by the quick set-up, special choices declined, up to the first Order."""
    while s.view(-1)["phase"] == "set-up":
        assert s.decision is not None
        side = s.decision.sides[0]
        words = menu(s, side)
        say(s, side, next((w for w in ("quick", "ready", "none") if w in words), words[0]))
    return s


def units(s: CommanderState, side: int) -> list[int]:
    """A side's counters that begin in the game."""
    return [u for u in range(CAPACITY * side, CAPACITY * (side + 1)) if s.kind_of(u) >= 0]


# -- areas, stacking, what is missing -----


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_first_the_scenario_names_who_sets_up(scenario: str) -> None:
    """A.5: the side that comes first is asked, or both at once."""
    plain = plain_of(scenario)
    s = begin(plain)
    if plain["set_up"]["together"]:
        assert s.asked == EVERYONE
        assert s.question(AXIS) == s.question(ALLIES) == "set-up"
    else:
        assert s.asked == plain["set_up"]["order"][0]
        scattered = plain["set_up"]["scattered"][s.asked]
        assert s.question(s.asked) == ("hex" if scattered else "set-up")


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_quick_sets_everything_up_where_it_may_stand(scenario: str, quick: bool) -> None:
    """DP-02: units in their areas, seven figures in a hex, every weapon and fortification used."""
    s = begin(scenario, quickSetup=quick)
    plain = s.battle.plain
    if quick:
        assert s.question(s.active) == "order"
    through(s)
    for side in (AXIS, ALLIES):
        force = plain["forces"][side]
        free = plain["set_up"]["scattered"][side] or plain["set_up"]["chained"][side]
        for place, unit in enumerate(force["units"]):
            index = s.place_of(CAPACITY * side + place)
            assert index >= 0
            assert free or unit["late"] or plain["areas"][side][index]
            assert s.battle.ground.cost[index] < 99
            assert not s.is_occupied(1 - side, index)
            assert figures_in(s, side, index) <= 7
        for fort, count in force["fortifications"].items():
            kind = FORTIFICATIONS.index(fort)
            laid = sum(1 for m in plain["placed"] if m["fort"] == fort)
            others = plain["forces"][1 - side]["fortifications"].get(fort, 0)
            found = [i for i in range(HEXES) if s.fort(i) == kind]
            assert len(found) == count + laid + others
            assert not any(s.battle.ground.water[i] for i in found)
    for weapon in range(len(s.battle.plan.weapon_group)):
        holder = s.holder_of(weapon)
        assert side_of(holder) == s.battle.weapon_owner[weapon]
        assert s.battle.plan.group[holder] == s.battle.plan.weapon_group[weapon]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_quick_is_sensible(scenario: str) -> None:
    """Defenders hold objectives, Leaders stand among men and leave the guns to them."""
    s = begin(scenario, seed=4, quickSetup=True)
    battle = s.battle
    for side in (AXIS, ALLIES):
        plan = battle.plan
        free = not plan.scattered[side]
        troops = s.all_units(side)
        for unit in troops:
            if battle.unit_kind[s.kind_of(unit)] != LEADER or comes_along(s, unit):
                continue
            assert plan.fixed[unit] >= 0 or not free or figures_in(s, side, s.place_of(unit)) > 1
            if s.weapon_of(unit) >= 0:
                kind = s.weapon_kind(s.weapon_of(unit))
                assert battle.weapon_range[kind] == 1
        if battle.is_defender(side) and free and len(troops) > 6:
            for objective in battle.ground.objective_hexes:
                inside = any(battle.setup_area[side][index] for index in objective)
                held = any(s.is_occupied(side, index) for index in objective)
                assert held or not inside


def test_ready_only_when_all_is_set_up() -> None:
    """DP-02: units, weapons and fortifications."""
    s = begin("out-of-velikiye-luki")
    say(s, ALLIES, "quick", "ready")
    assert refused(s, AXIS, "ready").reason == "not-all-set-up"
    words = menu(s, AXIS)
    places = [word for word in words if word.startswith("place ")]
    for there, word in zip(("O1", "O2", "O3", "O4", "O5"), places, strict=True):
        assert refused(s, AXIS, "ready").fields["count"] > 0
        say(s, AXIS, word, f"to {there}")
    weapons = [word for word in words if word.startswith("weapon ")]
    givers = [word.replace("place", "give") for word in places]
    for weapon, unit in zip(weapons, givers, strict=False):
        assert "ready" not in menu(s, AXIS)
        say(s, AXIS, weapon, unit)
    for there in ("N1", "N2", "N3"):
        assert refused(s, AXIS, "ready").fields == {"count": 1}
        say(s, AXIS, "fort foxholes", f"to {there}")
    assert "quick" not in menu(s, AXIS)
    assert refused(s, AXIS, "quick").reason == "all-set-up"
    say(s, AXIS, "ready")
    assert s.question(AXIS) == "order"


def test_a_unit_stays_in_its_area_and_may_be_placed_again() -> None:
    """DP-02: set-up depth is enforced; a second thought is free."""
    s = begin("brest-barns")
    say(s, ALLIES, "quick", "ready")
    unit = next(word for word in menu(s, AXIS) if word.startswith("place axis:rifle"))
    say(s, AXIS, unit)
    assert refused(s, AXIS, "to D5").reason == "outside-area"
    assert all(word[3] in "ABC" for word in menu(s, AXIS))
    first, second = menu(s, AXIS)[0], menu(s, AXIS)[-1]
    say(s, AXIS, first, unit, second)
    word = unit.split()[1]
    assert s.view(AXIS)["units"][word]["hex"] == second[3:]
    assert s.units_in(AXIS, hex_number(first[3:])) == 0


def test_two_units_change_places_and_a_crowd_is_judged_at_ready() -> None:
    """DP-02, CC-8.2.a: a hex may be overfull for a while, but nobody is ready with it."""
    s = begin("brest-barns")
    say(s, ALLIES, "quick", "ready")
    say(s, AXIS, "quick")
    squads = [w for w in menu(s, AXIS) if w.startswith("place axis:rifle")]
    one, other = (s.place_of(s.parse(w) & 511) for w in squads[:2])
    assert one != other
    assert "ready" in menu(s, AXIS)
    say(s, AXIS, squads[0], f"to {hex_word(other)}")
    figures = figures_in(s, AXIS, other)
    told = {"hex": hex_word(other), "figures": figures, "room": 7}
    assert figures > 7
    assert refused(s, AXIS, "ready") == Refusal("crowded", "CC-8.2.a", told)
    say(s, AXIS, squads[1], f"to {hex_word(one)}")
    assert "ready" in menu(s, AXIS)


def test_a_unit_and_a_weapon_are_taken_back() -> None:
    """DP-02: what has been set down can be lifted, once it has been set down."""
    s = begin("brest-barns")
    say(s, ALLIES, "quick", "ready")
    unit = next(w for w in menu(s, AXIS) if w.startswith("place axis:rifle"))
    gun = next(w for w in menu(s, AXIS) if w.startswith("weapon "))
    say(s, AXIS, unit)
    assert refused(s, AXIS, "back").reason == "not-placed-yet"
    say(s, AXIS, menu(s, AXIS)[0], gun)
    assert refused(s, AXIS, "back").reason == "not-given-yet"
    say(s, AXIS, unit.replace("place", "give"))
    before = refused(s, AXIS, "ready").fields["count"]
    events: list[Event] = []
    for word in (unit, "back", gun, "back"):
        s.choose(AXIS, s.parse(word), events)
    assert [event.name for event in events] == ["unit-taken-back", "weapon-taken-back"]
    assert s.view(AXIS)["units"][unit.split()[1]]["hex"] is None
    assert s.view(AXIS)["weapons"][gun.split()[1]]["holder"] is None
    assert refused(s, AXIS, "ready").fields["count"] == before + 2


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_quick_mends_whatever_was_set_up(scenario: str) -> None:
    """DP-02: after any placements the quick set-up leaves nothing that keeps a side from ready."""
    rng = Chance(key_from_seed(8))
    s = begin(scenario, seed=8)
    for _ in range(400):
        if s.view(-1)["phase"] != "set-up":
            return
        assert s.decision is not None
        side = s.decision.sides[rng.below(len(s.decision.sides))]
        words = menu(s, side)
        say(s, side, words[rng.below(len(words))])
        if s.question(side) == "set-up" and "quick" in menu(s, side) and rng.below(4) == 0:
            say(s, side, "quick")
            assert "ready" in menu(s, side)


def test_quick_takes_an_ordinary_weapon_from_the_only_one_left_for_a_named_one() -> None:
    """GAP-63: the flamethrower and the charge are for two pioneers, one of whom has a gun."""
    s = begin("ashore-at-novorossiysk")
    while "weapon heavy-mg-1" not in menu(s, AXIS):
        say(s, s.asked, "quick", "ready")
    say(s, AXIS, "weapon heavy-mg-1", "give axis:pionier-5")
    say(s, AXIS, "weapon satchel-charge-5", "give axis:pionier-4", "quick")
    assert "ready" in menu(s, AXIS)


def test_works_are_set_up_on_a_major_bridge() -> None:
    """GAP-64: like any hex that can be entered; the lake beside it holds none."""
    plain = plain_of("line-at-saint-jean-de-daye")
    plain["hooks"].pop("tank")  # a bunker that needs open ground
    plain["map"] = plain_of("ashore-at-novorossiysk")["map"]
    plain["areas"] = [[True] * HEXES, [True] * HEXES]
    s = begin(plain)
    works = [word for word in menu(s, ALLIES) if word.startswith("fort ")]
    assert len(works) > 1
    for word in works:
        twin = s.clone()
        say(twin, ALLIES, word)
        assert "to H6" in menu(twin, ALLIES), word
        assert "to G6" not in menu(twin, ALLIES), word


def test_nobody_sets_up_among_enemies() -> None:
    """A.5: the second side keeps out of the hexes of the first."""
    plain = plain_of("brest-barns")
    plain["areas"] = [[True] * HEXES, [True] * HEXES]
    s = begin(plain)
    say(s, ALLIES, "quick", "ready")
    taken = s.place_of(CAPACITY + 4)
    say(s, AXIS, next(w for w in menu(s, AXIS) if w.startswith("place ")))
    assert refused(s, AXIS, f"to {hex_word(taken)}").reason == "cannot-stand-there"


def test_an_area_too_small_holds_everyone_all_the_same() -> None:
    """Where seven figures in a hex are not enough, more stand there rather than nobody."""
    plain = plain_of("brest-barns")
    small = [index == 0 for index in range(HEXES)]
    plain["areas"] = [small, plain["areas"][1]]
    s = through(begin(plain))
    assert {s.place_of(u) for u in units(s, AXIS)} == {0}


def test_an_area_nobody_can_stand_in_lets_units_stand_beside_it() -> None:
    """The nearest hexes that are free take its place."""
    plain = plain_of("ashore-at-novorossiysk")
    lake = next(i for i, word in enumerate(plain["map"]["terrain"]) if word == "water-barrier")
    plain["areas"] = [[index == lake for index in range(HEXES)], plain["areas"][1]]
    s = through(begin(plain))
    assert all(s.place_of(u) >= 0 for u in units(s, AXIS))


def test_a_leader_with_a_place_of_his_own_is_not_moved() -> None:
    """A.5: the captain at Brest is in N5."""
    s = begin("brest-barns")
    captain = next(u for u in units(s, ALLIES) if "captain" in s.unit_word(u))
    assert s.place_of(captain) == hex_number("N5")
    assert refused(s, ALLIES, f"place {s.unit_word(captain)}").reason == "not-yours-to-place"


# -- what is late -----


def test_the_late_lieutenant_goes_anywhere_without_germans() -> None:
    """A.5: among the hedges he is set up after the Axis, far from his own edge."""
    s = begin("among-the-hedges")
    late = next(u for u in units(s, ALLIES) if "lieutenant" in s.unit_word(u))
    place = f"place {s.unit_word(late)}"
    assert place not in menu(s, ALLIES)
    say(s, ALLIES, "quick", "ready")
    assert s.asked == AXIS
    say(s, AXIS, "quick", "ready")
    assert s.asked == ALLIES
    assert menu(s, ALLIES) == [place, "quick"]
    say(s, ALLIES, place)
    hexes = [hex_number(word[3:]) for word in menu(s, ALLIES)]
    assert any(not s.battle.setup_area[ALLIES][index] for index in hexes)
    assert not any(s.is_occupied(AXIS, index) for index in hexes)
    say(s, ALLIES, "to H5" if "to H5" in menu(s, ALLIES) else menu(s, ALLIES)[-1], "ready")
    assert s.question(s.active) == "order"


def test_wire_before_brest_is_laid_after_the_axis_has_set_up() -> None:
    """A.5: late fortifications."""
    s = begin("brest-barns")
    assert "fort wire" not in menu(s, ALLIES)
    say(s, ALLIES, "quick", "ready")
    assert not any(s.fort(index) == WIRE for index in range(HEXES))
    say(s, AXIS, "quick", "ready")
    assert menu(s, ALLIES) == ["fort wire", "quick"]


def test_a_late_gun_comes_with_its_late_team() -> None:
    """CC-11.2: the IG 18 at Humain goes to the team that is late with it, not to another."""
    s = begin("humain-chateau")
    gun = next(w for w in range(20) if "ig-18" in s.battle.weapon_types[s.battle.weapon_start[w]])
    word = f"weapon {s.weapon_word(gun)}"
    assert word not in menu(s, AXIS)
    say(s, AXIS, "quick", "ready")
    say(s, ALLIES, "quick", "ready")
    assert word in menu(s, AXIS)
    say(s, AXIS, word)  # one carrier: taken unasked
    assert s.battle.plan.group[s.holder_of(gun)] == 1


# -- weapons -----


def test_fixed_weapons_go_to_the_type_that_carries_them() -> None:
    """A.5: the flamethrower at Novorossiysk begins with a Pionier; a full hand is emptied."""
    s = begin("ashore-at-novorossiysk")
    say(s, ALLIES, "quick", "ready")
    flame = next(w for w in menu(s, AXIS) if w.startswith("weapon flame"))
    light = next(w for w in menu(s, AXIS) if w.startswith("weapon light-mg"))
    say(s, AXIS, flame)
    pioniers = menu(s, AXIS)
    assert all(word.startswith("give axis:pionier") for word in pioniers)
    assert len(pioniers) == 2
    assert refused(s, AXIS, "give axis:rifle-6").reason == "carrier-of-type"
    say(s, AXIS, pioniers[0], light, pioniers[0])
    assert s.view(AXIS)["weapons"][flame.split()[1]]["holder"] is None
    say(s, AXIS, flame, pioniers[0])
    assert s.view(AXIS)["weapons"][light.split()[1]]["holder"] is None


def test_ready_waits_for_a_fixed_weapon_though_its_carriers_hold_others() -> None:
    """A.5: machine guns with both Pioniers do not do away with the flamethrower."""
    s = begin("ashore-at-novorossiysk")
    say(s, ALLIES, "quick", "ready")
    say(s, AXIS, "quick")
    held = {s.holder_of(w): w for w in range(len(s.battle.plan.weapon_group))}
    pioniers = [u for u in units(s, AXIS) if "pionier" in s.unit_word(u)]
    lights = [w for w in menu(s, AXIS) if w.startswith("weapon light-mg")]
    assert all(pionier in held for pionier in pioniers)
    for light, pionier in zip(lights, pioniers, strict=True):
        say(s, AXIS, light, f"give {s.unit_word(pionier)}")
    assert refused(s, AXIS, "ready").fields == {"count": 2}


def test_weapons_of_reinforcements_go_to_reinforcements() -> None:
    """CC-11.2: at Hitdorf the guns of Time 3 are with men of Time 3."""
    s = begin("landing-at-hitdorf")
    say(s, ALLIES, "quick", "ready")
    heavy = next(w for w in menu(s, AXIS) if w.startswith("weapon heavy-mg"))
    say(s, AXIS, heavy)
    carriers = [hexless.split()[1] for hexless in menu(s, AXIS)]
    shown = s.view(AXIS)["units"]
    assert {shown[unit]["space"] for unit in carriers} == {3}
    assert len(carriers) == 13


def test_weapons_without_a_man_to_carry_them_are_left_behind() -> None:
    """CC-8.1.1: one weapon for each unit."""
    plain = plain_of("brest-barns")
    force = plain["forces"][AXIS]
    force["weapons"] = [dict(force["weapons"][1]) for _ in range(6)]
    force["units"] = force["units"][:4]
    s = through(begin(plain))
    assert sum(1 for w in range(6) if s.holder_of(w) >= 0) == 4
    boxed = [w for w in s.view(AXIS)["weapons"].values() if w["boxed"]]
    assert len(boxed) == 2


# -- fortifications -----


def test_fortifications_keep_off_water_and_each_other_and_can_be_taken_up() -> None:
    """CC-F100.2, CC-F100.3: and naming its hex again lifts one."""
    s = begin("out-of-velikiye-luki")
    say(s, ALLIES, "quick", "ready")
    assert refused(s, AXIS, "fort wire").reason == "no-fort-to-place"
    say(s, AXIS, "fort foxholes")
    hexes = [hex_number(word[3:]) for word in menu(s, AXIS)]
    wet = [i for i in range(HEXES) if s.battle.ground.water[i] and s.battle.setup_area[AXIS][i]]
    assert not set(wet) & set(hexes)
    assert refused(s, AXIS, "to A1").reason == "outside-area"
    say(s, AXIS, "to O1")
    assert s.view(AXIS)["hexes"]["O1"]["fort"] == "foxholes"
    for there in ("O2", "O3"):
        say(s, AXIS, "fort foxholes", f"to {there}")
    say(s, AXIS, "fort foxholes")
    assert menu(s, AXIS) == ["to O1", "to O2", "to O3"]
    assert refused(s, AXIS, "to O4").reason == "no-fort-left"
    say(s, AXIS, "to O2", "fort foxholes", "to O4")
    assert "O2" not in s.view(AXIS)["hexes"]


def test_wire_at_humain_lies_by_buildings() -> None:
    """Scenario rule `wire-by-buildings`: in a building hex or next to one."""
    s = begin("humain-chateau")
    say(s, AXIS, "fort wire")
    terrain = s.battle.ground.terrain
    found = {hex_number(word[3:]) for word in menu(s, AXIS)}
    area = s.battle.setup_area[AXIS]
    by = {
        i
        for i in range(HEXES)
        if BUILDING in (terrain[i], *(terrain[n] for n in ADJACENT[i]))
        and area[i]
        and not s.battle.ground.water[i]
        and s.battle.ground.cost[i] < 99
    }
    assert found == by
    assert len(by) < sum(area)


# -- scattered and chained -----


def test_partisans_come_out_near_random_hexes_and_the_axis_in_a_chain() -> None:
    """Scenario rules `scattered` and `chained`: one random hex each, then one line of hexes."""
    s = begin("railway-in-bessarabia", seed=9)
    events: list[Any] = []
    while s.question(ALLIES) == "hex":
        unit = s.slot(1)
        near = s.slot(2)
        hexes = [hex_number(word[3:]) for word in menu(s, ALLIES)]
        free = [i for i in (near, *ADJACENT[near]) if s.battle.ground.cost[i] < 99]
        assert set(hexes) <= set(free) or not free
        far = next(i for i in range(HEXES) if DISTANCES[HEXES * near + i] > 5)
        assert refused(s, ALLIES, f"to {hex_word(far)}").reason == "not-near-random-hex"
        s.choose(ALLIES, s.options(ALLIES)[0], events)
        assert s.place_of(unit) in hexes
    assert sum(1 for event in events if event.name == "random-hex") >= 10
    assert size(s, ALLIES, DISCARD) == 0  # the cards went back
    assert not any(word.startswith("place") for word in menu(s, ALLIES))
    say(s, ALLIES, "quick", "ready")
    squads = [w for w in menu(s, AXIS) if w.startswith("place")]
    say(s, AXIS, squads[0])
    say(s, AXIS, menu(s, AXIS)[0], squads[1])
    say(s, AXIS, menu(s, AXIS)[0], "quick", "ready")
    mask = 0
    for unit in s.all_units(AXIS):
        mask |= 1 << s.place_of(unit)
    assert reached(mask, s.place_of(units(s, AXIS)[0])) == mask


def test_a_chain_is_judged_at_ready() -> None:
    """Scenario rule `chained`: links may be moved, and what is cut off at the end is named."""
    s = begin("railway-in-bessarabia", seed=9, quickSetup=False)
    while s.question(ALLIES) == "hex":
        s.choose(ALLIES, s.options(ALLIES)[0])
    say(s, ALLIES, "quick", "ready")
    say(s, AXIS, "quick")
    assert "ready" in menu(s, AXIS)
    squad = next(w for w in menu(s, AXIS) if w.startswith("place axis:volks"))
    standing = [s.place_of(unit) for unit in units(s, AXIS)]
    say(s, AXIS, squad)
    far = next(
        word
        for word in menu(s, AXIS)
        if word != "back"
        and min(DISTANCES[HEXES * hex_number(word[3:]) + one] for one in standing) > 1
    )
    say(s, AXIS, far)
    told = {"unit": squad.split()[1], "hex": far[3:]}
    assert refused(s, AXIS, "ready") == Refusal("not-chained", "DP-02", told)
    say(s, AXIS, "quick", "ready")
    mask = 0
    for unit in units(s, AXIS):
        mask |= 1 << s.place_of(unit)
    assert reached(mask, s.place_of(units(s, AXIS)[0])) == mask


# -- both at once -----


def test_hidden_set_up_shows_nothing_to_the_other_side() -> None:
    """A.5: while both set up, each sees its own pieces only, and a spectator none."""
    s = begin("lipki-farm")
    before = [s.view(side) for side in (-1, AXIS, ALLIES)]
    epoch = s.epoch
    unit = next(w for w in menu(s, AXIS) if w.startswith("place"))
    gun = next(w for w in menu(s, AXIS) if w.startswith("weapon"))
    say(s, AXIS, gun, unit.replace("place", "give"), unit, "to G10")
    assert s.view(AXIS)["units"][unit.split()[1]]["hex"] == "G10"
    assert s.view(ALLIES) == before[2]
    assert s.view(-1) == before[0]
    say(s, AXIS, "quick")
    assert s.view(ALLIES) == before[2]
    assert s.epoch == epoch  # all of it can be taken back
    assert menu(s, ALLIES) == menu(begin("lipki-farm"), ALLIES)


def test_hidden_set_up_is_shown_when_both_are_ready() -> None:
    """A.5: who is ready first waits, and the order changes nothing."""
    ends = []
    for order in ((AXIS, ALLIES), (ALLIES, AXIS)):
        s = begin("lipki-farm")
        say(s, order[0], "quick", "ready")
        assert s.decision is not None
        assert s.decision.sides == (order[1],)
        assert all(
            shown["hex"] is None
            for word, shown in s.view(order[1])["units"].items()
            if shown["side"] == s.side_word(order[0])
        )
        say(s, order[1], "quick", "ready")
        assert all(shown["hex"] for shown in s.view(-1)["units"].values())
        ends.append(s.dump())
    assert ends[0] == ends[1]


# -- chits, hands, control -----


def test_chits_are_drawn_before_the_set_up() -> None:
    """CC-7.3.3: one open, one secret each, known to its owner alone."""
    s = begin("lipki-farm", seed=3)
    for side in (AXIS, ALLIES):
        own = s.view(side)["chits"]["secret"]
        drawn = [x for n, x in enumerate(LETTERS) if s.chits[n] == SECRET + side]
        assert own[s.side_word(side)].get("letters", []) == drawn
        assert "letters" not in own[s.side_word(1 - side)]
    assert sum(1 for where in s.chits if where != 0) == 3
    assert any(where == OPEN for where in s.chits)


def test_hands_are_dealt_after_the_set_up() -> None:
    """CC-1.1.b: by posture; the card that the scenario names is in it, and known."""
    s = begin("brest-barns")
    assert size(s, AXIS, HAND) == size(s, ALLIES, HAND) == 0
    through(s)
    assert [size(s, side, HAND) for side in (AXIS, ALLIES)] == [6, 4]
    assert holds(s, AXIS, HAND, 64)
    assert listed(s, AXIS, KNOWN) == [64]
    for side in (ALLIES, -1):
        assert s.view(side)["cards"]["axis"]["known"] == ["fire#g-65"]
    assert size(s, AXIS, DECK) == 66


def test_control_follows_the_scenario_and_then_who_is_there() -> None:
    """CC-7.3.1: as given; an objective that nobody has goes to who is alone in it."""
    s = through(begin("brest-barns"))
    assert [s.numbers[CONTROL + o] for o in range(5)] == [2] * 5
    assert s.numbers[VP] == -20
    plain = plain_of("brest-barns")
    plain["control"] = [-1] * 5
    plain["forces"][ALLIES]["fixed"] = {}
    s = begin(plain)
    objective = hex_number("N5") if s.battle.ground.is_objective[hex_number("N5")] >= 0 else -1
    through(s)
    for number, group in enumerate(s.battle.ground.objective_hexes):
        alone = any(s.is_occupied(ALLIES, i) for i in group)
        assert s.numbers[CONTROL + number] == (2 if alone else 0)
    assert objective < 0 or s.numbers[CONTROL + s.battle.ground.is_objective[objective]] == 2


def test_open_chits_drawn_score_for_who_controls() -> None:
    """A.5: the named ones are in the points already, the drawn ones score once control is set."""
    plain = plain_of("ashore-at-novorossiysk")
    plain["chits"] = {"open": [], "random": 1, "secret": [0, 0], "excluded": list("VWXABCDEFGHJ")}
    s = through(begin(plain, seed=2))
    chit = next(n for n in range(len(LETTERS)) if s.chits[n] == OPEN)
    worth = 0
    for number in range(5):
        if s.battle.chit_objective[chit] in (0, number + 1):
            sign = 1 if s.numbers[CONTROL + number] == 1 else -1
            worth += sign * s.battle.chit_value[chit]
    assert worth != 0
    assert s.numbers[VP] == plain["vp"] + worth


def test_reinforcements_wait_on_the_time_track() -> None:
    """CC-6.1.2.c: nobody sets them up."""
    s = begin("humain-chateau")
    waiting = [u for u in units(s, ALLIES) if s.place_of(u) == ON_TRACK - 3]
    assert len(waiting) == 3
    say(s, AXIS, "quick", "ready")
    assert not any(f"place {s.unit_word(u)}" in menu(s, ALLIES) for u in waiting)
    assert all(s.place_of(u) == NOWHERE for u in units(s, ALLIES) if u not in waiting)


# -- kept set-ups -----


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_kept_set_up_lays_itself_out_again(scenario: str) -> None:
    """A side's words rebuild what it did, from nothing and from something else."""
    s = at_set_up(scenario)
    assert s.decision is not None
    side = s.decision.sides[0]
    fresh = s.clone()
    other = s.clone()
    say(s, side, "quick")
    kept = set_up_words(s, side)
    set_up_by(fresh, side, kept)
    assert fresh.dump() == s.dump()
    for word in menu(other, side)[:3]:
        if other.question(side) == "set-up":
            say(other, side, word)
        while other.question(side) != "set-up":
            other.choose(side, other.options(side)[-1])
    set_up_by(other, side, kept)
    assert set_up_words(other, side) == kept


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_kept_set_up_is_laid_out_over_another(scenario: str) -> None:
    """What fits from nothing fits as well when everything stands elsewhere already."""
    rng = Chance(key_from_seed(3))
    for _ in range(6):
        s = at_set_up(scenario)
        side = s.decision.sides[0] if s.decision is not None else -1
        for _ in range(12):
            words = [w for w in menu(s, side) if w.split()[0] in ("place", "fort", "weapon")]
            if words:
                say(s, side, words[rng.below(len(words))])
            while s.question(side) != "set-up":
                s.choose(side, s.options(side)[rng.below(len(s.options(side)))])
        if "quick" in menu(s, side):
            say(s, side, "quick")
        kept = set_up_words(s, side)
        fresh = at_set_up(scenario)
        say(fresh, side, "quick")
        set_up_by(fresh, side, kept)
        assert set_up_words(fresh, side) == kept
        assert "ready" in menu(fresh, side)


def at_set_up(scenario: str) -> CommanderState:
    """A match at the first question of a set-up in which pieces are placed freely."""
    s = begin(scenario, seed=5)
    while s.asked != EVERYONE and s.question(s.asked) != "set-up":
        s.choose(s.asked, s.options(s.asked)[0])
    return s


def test_a_kept_set_up_that_does_not_fit_changes_nothing() -> None:
    """It says which word is refused and why."""
    s = begin("brest-barns")
    say(s, ALLIES, "quick", "ready")
    unit = next(w for w in menu(s, AXIS) if w.startswith("place axis:rifle"))
    before = s.dump()
    with pytest.raises(SetUpError) as caught:
        set_up_by(s, AXIS, [menu(s, AXIS)[5], "to A1", unit, "to D5"])
    assert caught.value.word == "to D5"
    assert caught.value.refusal.reason == "outside-area"
    nobody = "place axis:nobody-1"
    for words in ([nobody, "to A1"], [unit], ["ready", "to A1"], ["fort wire", unit]):
        with pytest.raises(SetUpError):
            set_up_by(s, AXIS, words)
    assert s.dump() == before
    with pytest.raises(SetUpError) as caught:
        set_up_by(s, ALLIES, [])
    assert caught.value.refusal.reason == "not-setting-up"
