"""Special rules of single scenarios (A.5, DP-03), each where its chapter reads it."""

from collections.abc import Mapping
from typing import Any

import pytest

from fieldcraft.core import Chance, key_from_seed
from fieldcraft.games.combat_commander.actions.defence import Concealment, Defence
from fieldcraft.games.combat_commander.cards.fate import holds, listed, size
from fieldcraft.games.combat_commander.content import loader
from fieldcraft.games.combat_commander.content.maps.loader import load_map_text, plain_map
from fieldcraft.games.combat_commander.content.scenarios.models import Hooks
from fieldcraft.games.combat_commander.events.breaking import SNIPED
from fieldcraft.games.combat_commander.events.support_tables import arm
from fieldcraft.games.combat_commander.events.triggers import event_on
from fieldcraft.games.combat_commander.hooks.registry import RULES
from fieldcraft.games.combat_commander.orders.fire_pieces import is_in_reach
from fieldcraft.games.combat_commander.orders.firepower import final_fp, group_fp
from fieldcraft.games.combat_commander.orders.melee import strength
from fieldcraft.games.combat_commander.orders.move_costs import (
    FREE,
    can_advance,
    can_exit,
    points_left,
    spent_of,
    step_cost,
    step_hurdle,
)
from fieldcraft.games.combat_commander.schema.hooks import PlainHooks
from fieldcraft.games.combat_commander.setup import scenario as setup
from fieldcraft.games.combat_commander.setup.pieces import set_tracks
from fieldcraft.games.combat_commander.setup.placing import comes_along
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.state import CommanderState
from fieldcraft.games.combat_commander.table.table import bit_of
from fieldcraft.games.combat_commander.terms import (
    ACTIVE,
    BROKEN,
    BUNKER,
    CASUALTY,
    CLOCK,
    FOG,
    FOXHOLES,
    HAND,
    IN_BOX,
    INITIATIVE,
    KNOWN,
    MINE_STRENGTH,
    MINES,
    ON_TRACK,
    ORDER_LIMIT,
    RETREAT_FRAME,
    ROLL_FRAME,
    SPENT,
    THING,
    TRENCH,
    TURN_FRAME,
    UNIT,
    UNIT_WIDTH,
    VP,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    HEXES,
    direction_to,
    hex_number,
)
from fieldcraft.games.combat_commander.terrain.markers import can_take_fort, set_smoke
from fieldcraft.games.combat_commander.terrain.mines import attack_with_mines
from fieldcraft.games.combat_commander.turn.time import advance_clock, arriving, entry_hexes
from fieldcraft.games.combat_commander.units.losses import (
    add_counter,
    break_weapon,
    repair_by_number,
)
from fieldcraft.games.combat_commander.units.stacking import overstacked
from fieldcraft.games.combat_commander.units.values import DIRECT, figures_in
from fieldcraft.games.combat_commander.victory.control import put
from fieldcraft.games.combat_commander.victory.exits import exit_map
from fieldcraft.record.drills.drill import drill_files, load_drill
from tests.games.combat_commander.hand_maps import map_text
from tests.games.combat_commander.test_setup import (
    ALLIES,
    AXIS,
    SCENARIOS,
    begin,
    menu,
    plain_of,
    refused,
    say,
    through,
    units,
)


def can_step(s: CommanderState, unit: int, direction: int) -> bool:
    """CC-O21.1: whether the unit can take the step and pay for it."""
    return step_hurdle(s, unit, direction, points_left(s, unit)) == FREE


def table(
    hooks: Mapping[str, Any], hexes: Mapping[str, str] | None = None, **lists: list[str]
) -> CommanderState:
    """Open ground with a few things on it, Germans and Russians, and these special rules."""
    plain = plain_of("brest-barns")
    plain["map"] = {**plain_map(load_map_text(map_text(hexes, **lists))), "custom": True}
    plain["hooks"] = dict(hooks)
    plain["placed"] = []
    s = setup.empty_table(Battle(plain, loader.tables()), Chance(key_from_seed(2)), {})
    set_tracks(s, plain)
    for rule in s.battle.rules:
        rule.begin(s)
    s.push(TURN_FRAME, [0, AXIS])
    return s


def add(s: CommanderState, side: int, kind: str, there: str) -> int:
    """One more counter on the map."""
    unit = add_counter(s, side, s.battle.unit_index[side][kind])
    put(s, unit, hex_number(there))
    return unit


def give(s: CommanderState, unit: int, side: int, kind: str) -> int:
    """A weapon of a nation for a unit."""
    arm(s, unit, s.battle.weapon_index[side][kind])
    return s.weapon_of(unit)


def cost(s: CommanderState, unit: int, there: str) -> int:
    """What the next step costs a unit."""
    return step_cost(s, unit, direction_to(s.place_of(unit), hex_number(there)))


# -- ground and movement -----


def test_bocage_raises_hedges() -> None:
    """Hedges cost 2 and cover 2 instead of 1 each."""
    for hooks, wanted in (({}, 1), ({"bocage": True}, 2)):
        s = table(hooks, hedges=["A1/A2"])
        rifle = add(s, AXIS, "rifle", "A1")
        assert cost(s, rifle, "A2") == 1 + wanted
        assert max(s.battle.ground.side_cover) == wanted


def test_open_ground_in_snow_costs_one_and_a_half() -> None:
    """`slow-open`: two steps of four points and not three; ways and woods are as ever."""
    s = table({"slow-open": True}, {"A3": "w"}, roads=["B1 B2"])
    rifle = add(s, AXIS, "rifle", "A2")
    assert cost(s, rifle, "A1") == 3  # halves
    assert cost(s, rifle, "A3") == 4
    assert points_left(s, rifle) == 8
    walker = add(s, AXIS, "rifle", "B1")
    assert cost(s, walker, "B2") == 2
    s.own_units()[UNIT_WIDTH * rifle + SPENT] = 6
    assert spent_of(s, rifle) == 3
    assert not can_step(s, rifle, direction_to(hex_number("A2"), hex_number("A1")))
    s.own_units()[UNIT_WIDTH * rifle + SPENT] = 3
    assert spent_of(s, rifle) == 1.5
    assert can_step(s, rifle, direction_to(hex_number("A2"), hex_number("A1")))
    assert cost(table_with_rifle({}), 0, "A1") == 1


def table_with_rifle(hooks: Mapping[str, Any]) -> CommanderState:
    """One German squad in A2."""
    s = table(hooks)
    assert add(s, AXIS, "rifle", "A2") == 0
    return s


def test_leaving_and_handing_over_cost_a_whole_point_in_snow() -> None:
    """`slow-open`: half a point is not enough."""
    s = table({"slow-open": True})
    here = "O5" if s.battle.edge[ALLIES] == 3 else "A5"
    rifle = add(s, AXIS, "rifle", here)
    s.own_units()[UNIT_WIDTH * rifle + SPENT] = 6
    assert can_exit(s, rifle)
    s.own_units()[UNIT_WIDTH * rifle + SPENT] = 7
    assert not can_exit(s, rifle)


def test_every_hex_costs_partisans_one() -> None:
    """`flat-cost`: woods and hedges too, for one side only; a lake stays closed."""
    s = table({"flat-cost": ALLIES}, {"A2": "w", "B1": "l"}, hedges=["A1/A2"])
    for side, wanted in ((ALLIES, 1), (AXIS, 3)):
        unit = add(s, side, "rifle", "A1")
        assert cost(s, unit, "A2") == wanted
        put(s, unit, -1)
    unit = add(s, ALLIES, "rifle", "A1")
    assert cost(s, unit, "B1") >= 99


# -- fire -----


def test_fire_loses_the_range_to_its_nearest_firer() -> None:
    """`range-counts`: two squads at one and two hexes lose one; whether they fire stays.

    GAP-60: with Spray Fire the worse hex counts for both, by hindrance and range together.
    """
    for hooks, less in (({}, 0), ({"range-counts": True}, 1)):
        s = table(hooks)
        near = UNIT | add(s, AXIS, "rifle", "A2")
        far = UNIT | add(s, AXIS, "rifle", "A1")
        target, beyond = hex_number("A3"), hex_number("A4")
        assert group_fp(s, [near, far], target) == 6
        assert final_fp(s, [near, far], target, -1, 0) == 6 - less
        assert final_fp(s, [far], target, -1, 0) == 5 - 2 * less
        assert final_fp(s, [near, far], target, beyond, 2) == 6 - 2 * less + 2
        set_smoke(s, target, 3)
        assert final_fp(s, [near, far], target, beyond, 0) == 6 - 3 - less * 2


def test_satchels_are_kept_for_cover() -> None:
    """`satchel-cover`: not at open ground, but at a building or a bunker."""
    for hooks, there in (({}, True), ({"satchel-cover": 2}, False)):
        s = table(hooks, {"A1": "h"})
        rifle = add(s, AXIS, "rifle", "A2")
        charge = give(s, rifle, AXIS, "satchel-charge")
        assert is_in_reach(s, WEAPON | charge, hex_number("A1"))
        assert is_in_reach(s, WEAPON | charge, hex_number("A3")) == there
        assert is_in_reach(s, UNIT | rifle, hex_number("A3"))
        s.own_hexes()[hex_number("A3")] = BUNKER
        assert is_in_reach(s, WEAPON | charge, hex_number("A3"))


def test_a_satchel_charge_goes_over_a_wall() -> None:
    """GAP-61: the Cover against this very attack, so also that of a side that the line crosses."""
    for walls, there in ((["H5/H6"], False), (["A2/A3"], True), (["A3/A4"], False)):
        s = table({"satchel-cover": 2}, walls=walls)
        rifle = add(s, AXIS, "rifle", "A2")
        charge = give(s, rifle, AXIS, "satchel-charge")
        assert is_in_reach(s, WEAPON | charge, hex_number("A3")) == there


def test_fog_hinders_everywhere_and_breezes_blow_it_away() -> None:
    """`fog`: three, added to what is there already, one less with each Breeze."""
    plain = plain_of("fog-on-monte-castello")
    assert begin(plain, quickSetup=True).numbers[FOG] == 3
    s = table({"fog": 3}, {"A3": "b"})
    one, other = hex_number("A2"), hex_number("A4")
    thick = hindrance(table({}, {"A3": "b"}), one, other)
    assert thick > 0
    assert hindrance(s, one, other) == thick + 3
    assert hindrance(s, one, hex_number("B1")) == 3
    assert hindrance(s, one, one) == 0
    card = next(c for c in range(72) if s.battle.breeze[c])
    event_on(s, AXIS, card).happen(s, AXIS, card, -1)
    assert s.numbers[FOG] == 2
    assert hindrance(s, one, other) == thick + 2
    for _ in range(3):
        event_on(s, AXIS, card).happen(s, AXIS, card, -1)
    assert s.numbers[FOG] == 0
    blocked = table({"fog": 3}, {"A3": "w"})
    assert hindrance(blocked, one, other) == BLOCKED


def test_a_captured_weapon_is_lost_when_it_should_break() -> None:
    """`fragile`: the partisans' German mortar, and no other weapon."""
    s = begin("railway-in-bessarabia", quickSetup=True)
    mortar = next(
        w for w in range(30) if s.battle.weapon_types[s.battle.weapon_start[w]] == "light-mortar"
    )
    light = next(
        w for w in range(30) if s.battle.weapon_types[s.battle.weapon_start[w]] == "light-mg"
    )
    assert s.battle.weapon_owner[mortar] == ALLIES
    break_weapon(s, mortar)
    assert s.holder_of(mortar) == IN_BOX
    break_weapon(s, light)
    assert s.holder_of(light) >= 0
    assert s.weapon_flags(light) & BROKEN


def test_concealment_takes_two_more() -> None:
    """`concealment`: for the Russians in the snow, not for the Germans."""
    hooks = {"concealment": {"side": ALLIES, "more": 2}}
    for side, wanted in ((ALLIES, 10 - 2), (AXIS, 10)):
        s = table(hooks)
        add(s, side, "rifle", "A1")
        Defence.push(s, side, hex_number("A1"), 10, DIRECT, 0, s.units_in(side, hex_number("A1")))
        Concealment().play(s, side, s.slot(Defence.HEX))
        assert s.slot(Defence.TOTAL) == wanted


def test_melee_bonus_is_for_one_side() -> None:
    """`melee-bonus`: one more for the Russians at Novorossiysk."""
    s = table({"melee-bonus": {"side": ALLIES, "more": 1}})
    for side, wanted in ((ALLIES, 1), (AXIS, 0)):
        unit = add(s, side, "rifle", "A1")
        plainly = table({})
        twin = add(plainly, side, "rifle", "A1")
        assert unit == twin
        both = [strength(t, side, hex_number("A1")) for t in (s, plainly)]
        assert both[0] - both[1] == wanted


def test_snipers_of_one_side_reach_two_hexes() -> None:
    """`sniper-reach`."""
    s = table({"sniper-reach": AXIS})
    unit = add(s, ALLIES, "rifle", "A3")
    assert SNIPED.objects(s, AXIS, hex_number("A1")) == [UNIT | unit]
    assert SNIPED.objects(s, ALLIES, hex_number("A1")) == []


# -- fortifications, exits, time -----


def test_no_fortification_enters_a_frozen_field() -> None:
    """`no-fortifications`: those of the set-up are there, and nothing else comes."""
    s = begin("winter-at-staritsa", quickSetup=True)
    assert sum(1 for i in range(HEXES) if s.fort(i) == TRENCH) == 6
    assert not any(can_take_fort(s, i, FOXHOLES) for i in range(HEXES))
    assert can_take_fort(table({}), 0, FOXHOLES)


def test_who_leaves_the_map_is_lost() -> None:
    """`exit-is-loss`: points for the other side, and the casualty track."""
    s = table({"exit-is-loss": [ALLIES]})
    add(s, AXIS, "rifle", "H5")
    add(s, ALLIES, "rifle", "H8")
    unit = add(s, ALLIES, "rifle", "A1")
    before = s.numbers[VP]
    exit_map(s, unit)
    assert s.place_of(unit) == CASUALTY
    assert s.numbers[VP] == before + 2
    free = table({"exit-is-loss": [ALLIES]})
    rifle = add(free, AXIS, "rifle", "O1")
    exit_map(free, rifle)
    assert free.numbers[VP] == 2


def test_orders_rise_with_time() -> None:
    """`rising-orders`: one more with each time advance, up to three."""
    s = begin("second-day-at-sainte-mere-eglise", quickSetup=True)
    limits = [s.numbers[ORDER_LIMIT + AXIS]]
    for _ in range(3):
        advance_clock(s, AXIS)
        limits.append(s.numbers[ORDER_LIMIT + AXIS])
    assert limits == [1, 2, 3, 3]
    assert s.numbers[ORDER_LIMIT + ALLIES] == 4


def test_late_comers_may_enter_on_the_flank() -> None:
    """`flank`: those of Time 7 in and next to A9 or at the edge, others at the edge alone."""
    s = begin("fog-on-monte-castello", quickSetup=True)
    late = [u for u in units(s, ALLIES) if s.place_of(u) == ON_TRACK - 7]
    assert len(late) == 9
    near = {hex_number("A9"), *ADJACENT[hex_number("A9")]}
    near = {i for i in near if s.battle.ground.cost[i] < 99 and not s.is_occupied(AXIS, i)}
    assert near
    found = {option & THING for option in entry_hexes(s, ALLIES, late[0])}
    assert near <= found
    assert {i % 10 for i in found - near} == {0}
    other = s.all_units(ALLIES)[0]
    assert not near & {option & THING for option in entry_hexes(s, ALLIES, other)}
    while s.numbers[CLOCK] < 7:
        advance_clock(s, AXIS)
    assert arriving(s, ALLIES) == late


# -- choices and chances of the opening -----


def test_the_initiative_card_buys_the_first_turn() -> None:
    """`card-for-turn`: the holder is asked once all is set up.

    Clauses: DP-03.
    """
    for answer, first, holder in (("none", ALLIES, AXIS), ("first", AXIS, ALLIES)):
        s = begin("lipki-farm")
        say(s, AXIS, "quick", "ready")
        say(s, ALLIES, "quick", "ready")
        assert s.question(AXIS) == "first-turn"
        assert size(s, AXIS, HAND) == 5
        assert s.why_not(ALLIES, "none") is not None
        say(s, AXIS, answer)
        assert s.question(first) == "order"
        assert s.numbers[ACTIVE] == first
        assert s.numbers[INITIATIVE] == holder


def test_one_weapon_drawn_begins_broken() -> None:
    """`broken-weapon`: any of the side's, and never the other side's."""
    found = set()
    for seed in range(25):
        s = begin("winter-at-staritsa", seed=seed, quickSetup=True)
        broken = [w for w in range(len(s.battle.plan.weapon_group)) if s.weapon_flags(w) & BROKEN]
        assert len(broken) == 1
        assert s.battle.weapon_owner[broken[0]] == AXIS
        found.add(broken[0])
    assert len(found) == 4
    assert not any(begin("brest-barns", quickSetup=True).weapon_flags(w) for w in range(5))


@pytest.mark.parametrize("takes", [False, True])
def test_weaker_mines_and_a_card(takes: bool) -> None:
    """`mines-or-card`: 8-FP mines, or 7-FP mines and Hidden Mines in the first hand.

    Clauses: DP-03.
    """
    s = begin("landing-at-hitdorf")
    say(s, ALLIES, "quick", "ready")
    say(s, AXIS, "quick", "ready")
    assert menu(s, AXIS) == ["none", "take artillery-denied#g-32"]
    assert refused(s, AXIS, "take recover#g-1").reason == "another-card"
    say(s, AXIS, menu(s, AXIS)[1 if takes else 0])
    assert size(s, AXIS, HAND) == 4
    assert listed(s, AXIS, KNOWN) == ([31] if takes else [])
    assert holds(s, AXIS, HAND, 31) or not takes
    assert s.numbers[MINE_STRENGTH] == (7 if takes else 8)
    unit = s.all_units(ALLIES)[0]
    s.own_hexes()[s.place_of(unit)] = MINES
    attack_with_mines(s, ALLIES, bit_of(unit))
    while s.stack[-1] != ROLL_FRAME:
        frame = s.frames[s.stack[-1]]
        if frame.asks:
            frame.answer(s, ALLIES, UNIT | unit)
        else:
            frame.step(s)
    assert s.slot(3) == (7 if takes else 8)


# -- the tank -----


def test_the_tank_stands_in_the_open_with_its_crew() -> None:
    """`tank`: the Bunker takes the crew along, with the weapons that they serve."""
    s = begin("line-at-saint-jean-de-daye")
    crew = [u for u in units(s, ALLIES) if comes_along(s, u)]
    assert sorted(s.battle.weapon_types[s.weapon_kind(s.weapon_of(u))] for u in crew) == [
        "fifty-cal",
        "pack-howitzer",
    ]
    for unit in crew:
        assert f"place {s.unit_word(unit)}" not in menu(s, ALLIES)
        word = f"weapon {s.weapon_word(s.weapon_of(unit))}"
        assert refused(s, ALLIES, word).reason == "not-yours-to-give"
    say(s, ALLIES, "fort bunker")
    ground = s.battle.ground
    hexes = [hex_number(word[3:]) for word in menu(s, ALLIES)]
    assert hexes
    assert all(ground.terrain[i] == "open" and ground.level[i] == 0 for i in hexes)
    assert all(s.fort(i) == 0 for i in hexes)
    first, second = menu(s, ALLIES)[:2]
    say(s, ALLIES, first)
    there = hex_number(first[3:])
    assert {s.place_of(u) for u in crew} == {there}
    say(s, ALLIES, "fort bunker")  # it can only be taken up
    assert {s.place_of(u) for u in crew} == {-1}
    say(s, ALLIES, "fort bunker", second, "quick", "ready")
    assert {s.place_of(u) for u in crew} == {hex_number(second[3:])}


def test_the_tank_has_room_for_four() -> None:
    """`tank`: in set-up and at the end of a Turn."""
    s = begin("line-at-saint-jean-de-daye")
    say(s, ALLIES, "fort bunker")
    there = menu(s, ALLIES)[0]
    say(s, ALLIES, there)
    assert figures_in(s, ALLIES, hex_number(there[3:])) == 3
    team = next(w for w in menu(s, ALLIES) if w.startswith("place allies:line-team"))
    say(s, ALLIES, team)
    say(s, ALLIES, there, "quick")
    assert figures_in(s, ALLIES, hex_number(there[3:])) <= 4
    s = through(s)
    put(s, s.parse(team) & THING, hex_number(there[3:]))
    assert overstacked(s, ALLIES) == hex_number(there[3:])
    s.own_hexes()[hex_number(there[3:])] = 0
    assert overstacked(s, ALLIES) == -1


def test_the_gun_stays_in_the_tank() -> None:
    """`tank`: who serves it goes only without it, and loses it when he is driven out."""
    s = begin("line-at-saint-jean-de-daye", quickSetup=True)
    crew = [u for u in units(s, ALLIES) if comes_along(s, u)]
    gunner = next(u for u in crew if s.battle.is_ordnance[s.weapon_kind(s.weapon_of(u))])
    leader = next(u for u in crew if u != gunner)
    gun = s.weapon_of(gunner)
    assert not any(can_step(s, gunner, d) or can_advance(s, gunner, d) for d in range(6))
    assert any(can_advance(s, leader, d) for d in range(6))
    s.push(RETREAT_FRAME, [ALLIES, gunner, 1, -1])
    s.run()
    if s.asked == ALLIES and s.question(ALLIES) == "retreat":
        s.choose(ALLIES, s.options(ALLIES)[0])
    assert s.holder_of(gun) == IN_BOX


def test_a_weapon_of_ones_own_is_not_fragile() -> None:
    """`fragile`: only what was captured is lost; the rest breaks and is repaired."""
    s = table({"fragile": "light-mg"})
    rifle = add(s, AXIS, "rifle", "A1")
    gun = give(s, rifle, AXIS, "light-mg")
    break_weapon(s, gun)
    assert s.weapon_flags(gun) & BROKEN
    repair_by_number(s, 5)
    assert not s.weapon_flags(gun) & BROKEN


def test_everyone_knows_a_card_that_the_scenario_gives() -> None:
    """`hand`: the partisans' card is known to everyone while it is in hand."""
    s = begin("railway-in-bessarabia", quickSetup=True)
    given = [s.battle.card_ids[72 + number - 1] for number in plain_hand("railway-in-bessarabia")]
    assert given
    for viewer in (AXIS, ALLIES, -1):
        cards = s.view(viewer)["cards"]["allies"]
        assert cards["known"] == given
        assert cards["shown"] == given
        if viewer != ALLIES:
            assert not set(given) & set(cards["unseen"])
    assert s.inspect(-1, given[0])["zone"] == "hand"
    seen = s.determinize(-1, Chance(key_from_seed(3))).view(-1)["cards"]["allies"]
    assert seen == s.view(-1)["cards"]["allies"]


def plain_hand(scenario: str) -> list[int]:
    """The numbers of the cards that the Allies begin with."""
    return list(plain_of(scenario)["forces"][ALLIES]["hand"])


def test_every_special_rule_has_a_drill() -> None:
    """One whose position, or that of a variant, has it from its scenario or by name."""
    drilled: set[str] = set()
    for path in drill_files():
        drill = load_drill(path).document.value
        for one in (drill, *drill.get("variants", ())):
            drilled |= hooks_of(one.get("position", {}))
    assert sorted(set(RULES) - drilled) == []


def hooks_of(position: Mapping[str, Any]) -> set[str]:
    """The special rules of a drill's position."""
    named = set(position.get("hooks", ()))
    scenario = position.get("scenario")
    return named | set(plain_of(scenario)["hooks"]) if scenario in SCENARIOS else named


def test_every_rule_is_declared_alike() -> None:
    """What a file may name, what a view tells and what the chapters ask are the same rules."""
    in_files = {field.alias or name for name, field in Hooks.model_fields.items()}
    assert in_files == set(RULES) == set(PlainHooks.__annotations__)
