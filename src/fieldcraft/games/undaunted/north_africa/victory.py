"""Victory (NA-801 to NA-813): objectives, escape, neutralising, the hopeless situation."""

from typing import Final

from fieldcraft.games.undaunted.north_africa.battle import scenario
from fieldcraft.games.undaunted.north_africa.combat import destroyed, is_standing
from fieldcraft.games.undaunted.north_africa.goals import TO_ESCAPE, TO_HOLD, TO_SCORE, Goal
from fieldcraft.games.undaunted.north_africa.vehicles import (
    DESTROYED,
    ESCAPED,
    HELD,
    NEUTRALISED,
)
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import COMBAT_ACTIONS, CONTROL, DEMOLITION, SUPPLY
from fieldcraft.games.undaunted.victory import (
    compare_points,
    cycling,
    has_source,
    tile_points,
    win,
)

DEMOLISHING_SIDE: Final = 0  # the LRDG scores structures by destroying them (NA-803)

# -- points (NA-802 to NA-804) -----


def points(s: Table, side: int) -> int:
    """NA-802: objectives controlled, and structures: destroyed (LRDG) or held standing (Italy)."""
    return tile_points(s, side) + structure_points(s, side)


def tile_worth(s: Table, side: int, tile: int) -> int:
    """NA-803, NA-804: what controlling a tile is worth: to Italy also a structure that stands."""
    battle = scenario(s)
    total = battle.objective[tile]
    if side != DEMOLISHING_SIDE:
        for structure in battle.structures_on[tile]:
            if is_standing(s, structure):
                total += battle.structure_points[structure]
    return total


def structure_points(s: Table, side: int) -> int:
    """NA-118, NA-803, NA-804: what the structures are worth to a side now."""
    battle = scenario(s)
    total = 0
    if side == DEMOLISHING_SIDE:
        own = s.extra[battle.counters + DESTROYED + side]
        for structure in range(len(battle.structure_points)):
            if own >> structure & 1:
                total += battle.structure_points[structure]
        return total
    held = s.markers[2 + side]
    gone = destroyed(s)
    for structure in range(len(battle.structure_points)):
        if held >> battle.structure_tile[structure] & 1 and not gone >> structure & 1:
            total += battle.structure_points[structure]
    return total


def destroyer(s: Table, structure: int) -> int:
    """NA-117: the side that has destroyed a structure; -1 while it stands."""
    at = s.battle.counters + DESTROYED
    for side in (0, 1):
        if s.extra[at + side] >> structure & 1:
            return side
    return -1


# -- the test (U-803, C-05) -----


def test_victory(s: Table) -> None:
    """Goals of the active side, then of the other, then hopeless positions, then comparisons."""
    battle = scenario(s)
    for side in (s.active, 1 - s.active):
        for goal in battle.goals[side]:
            if is_met(s, side, goal):
                win(s, side, goal.reason)
                return
    for side in (s.active, 1 - s.active):
        if not s.hopeless >> side & 1 and is_hopeless(s, side):
            s.hopeless |= 1 << side
            if s.sink is not None:
                s.tell({"event": "hopeless", "side": s.side_word(side)})
    if s.hopeless:
        settle_hopeless(s)


def settle_hopeless(s: Table) -> None:
    """NA-810 to NA-812, C-21: one hopeless side may lose at once; two are compared."""
    if s.hopeless == 3:
        compare_points(s, "both-hopeless")
        return
    hopeless = 0 if s.hopeless == 1 else 1
    other = 1 - hopeless
    is_ahead = wants_points(s, other) and points(s, other) > points(s, hopeless)
    if wants_neutralising(s, other) or is_ahead:
        win(s, other, "hopeless")


def wants_neutralising(s: Table, side: int) -> bool:
    """NA-810, C-18: whether neutralising is a victory condition of that side."""
    for goal in scenario(s).goals[side]:
        if goal.needs_neutralising:
            return True
    return False


def wants_points(s: Table, side: int) -> bool:
    """NA-811: whether objectives are a victory condition of that side."""
    for goal in scenario(s).goals[side]:
        if goal.points > 0:
            return True
    return False


# -- goals (NA-801 to NA-808) -----


def have(s: Table, side: int, goal: Goal, what: int) -> int:
    """NA-802, NA-805, NA-807, C-15: how much there is of what a goal asks for."""
    if what == TO_SCORE:
        return points(s, side)
    if what == TO_HOLD:
        return int(has_held(s, side))
    if what == TO_ESCAPE:
        return goal.escape.have(escaped(s, side))
    return goal.neutralise.have(neutralised(s, side))


def lacks(s: Table, side: int, goal: Goal, what: int) -> bool:
    """NA-801: whether a goal asks for more than there is."""
    return have(s, side, goal, what) < goal.needs[what]


def is_met(s: Table, side: int, goal: Goal) -> bool:
    """NA-801, NA-802, NA-805, NA-807: everything the goal asks for holds."""
    for what in goal.asked:
        if lacks(s, side, goal, what):
            return False
    return True


def escaped(s: Table, side: int) -> int:
    """NA-507: the counters that have escaped for a side, a bit each."""
    return s.extra[s.battle.counters + ESCAPED + side]


def neutralised(s: Table, side: int) -> int:
    """NA-808: the counters that a side has neutralised, a bit each."""
    return s.extra[s.battle.counters + NEUTRALISED + side]


# -- the hopeless situation (NA-809 to NA-813) -----


def is_hopeless(s: Table, side: int) -> bool:
    """NA-809, C-18: every alternative is certainly impossible."""
    goals = scenario(s).goals[side]
    for goal in goals:
        if is_possible(s, side, goal):
            return False
    return len(goals) > 0


def is_possible(s: Table, side: int, goal: Goal) -> bool:
    """NA-813: whether the goal is not certainly out of reach."""
    if goal.points > 0 and not can_reach_points(s, side, goal.points):
        return False
    if goal.needs_escape and not can_escape_enough(s, side, goal):
        return False
    return not goal.needs_neutralising or can_neutralise_enough(s, side, goal)


def can_reach_points(s: Table, side: int, wanted: int) -> bool:
    """NA-813: points held, and all that Control and Demolition could still bring."""
    battle = scenario(s)
    held = points(s, side)
    if held >= wanted:
        return True
    by_control = 0
    by_demolition = 0
    for tile in battle.objective_tiles:
        if not s.is_controlled(side, tile):
            by_control += battle.objective[tile]
    gone = destroyed(s)
    for structure in range(len(battle.structure_points)):
        if not gone >> structure & 1:
            if side == DEMOLISHING_SIDE:
                by_demolition += battle.structure_points[structure]
            elif not s.is_controlled(side, battle.structure_tile[structure]):
                by_control += battle.structure_points[structure]
    if held + by_control + by_demolition < wanted:
        return False
    if by_control and can_still(s, side, battle.control_cards[side], [CONTROL]):
        held += by_control
    if by_demolition and can_still(s, side, battle.demolition_cards[side], [DEMOLITION]):
        held += by_demolition
    return held >= wanted


def can_still(s: Table, side: int, cards: list[int], actions: list[int]) -> bool:
    """NA-813, C-19: a card that can be played with one of these actions, or a seat with one."""
    if has_source(s, side, cards):
        return True
    battle = scenario(s)
    for vehicle in battle.vehicles:
        if s.places[vehicle] >= 0:
            for seat in range(len(battle.seat_needs[vehicle])):
                for code in battle.seat_actions[vehicle][seat]:
                    if code & 31 in actions and has_operator(s, side, vehicle, seat):
                        return True
    return False


def has_operator(s: Table, side: int, vehicle: int, seat: int) -> bool:
    """C-19: a soldier on the board who may work the seat and has a card left anywhere."""
    battle = scenario(s)
    needed = battle.seat_needs[vehicle][seat]
    for soldier in battle.soldiers_of[side]:
        if (
            s.places[soldier] >= 0
            and (needed == 0 or battle.specialism[soldier] == needed)
            and has_cards(s, side, battle.counter_card[soldier])
        ):
            return True
    return False


def has_cards(s: Table, side: int, card: int) -> bool:
    """Whether a card of this type is left in any zone but the removed pile."""
    return cycling(s, side, card) + s.held(side, SUPPLY, card) > 0


def on_board(s: Table, counters: int) -> int:
    """Those of the counters that are on the board."""
    found = 0
    for counter in range(s.battle.counters):
        if counters >> counter & 1 and s.places[counter] >= 0:
            found |= 1 << counter
    return found


def can_escape_enough(s: Table, side: int, goal: Goal) -> bool:
    """NA-813: none of the counters asked for is lost, and enough may still leave."""
    battle = scenario(s)
    if goal.hold >= 0 and not has_held(s, side):
        held = s.is_controlled(side, goal.hold)
        if not held and not can_still(s, side, battle.control_cards[side], [CONTROL]):
            return False
    return goal.escape.has_enough(escaped(s, side) | on_board(s, battle.may_escape[side]))


def can_neutralise_enough(s: Table, side: int, goal: Goal) -> bool:
    """NA-813: no enemy asked for has got away, enough are left, and there is a way to hit them."""
    battle = scenario(s)
    left = on_board(s, battle.printed_for[1 - side])
    if not goal.neutralise.has_enough(neutralised(s, side) | left):
        return False
    for card in battle.combat_cards[side]:
        if has_cards(s, side, card):
            return True
    return can_still(s, side, [], list(COMBAT_ACTIONS))


def has_held(s: Table, side: int) -> bool:
    """C-15: whether the side has controlled the tile it must control first."""
    return s.extra[s.battle.counters + HELD] >> side & 1 == 1


def is_to_hold(s: Table, side: int, tile: int) -> bool:
    """C-15: whether it is the tile to control before anyone escapes, and it never was."""
    battle = scenario(s)
    return battle.hold_tile[side] == tile and not s.extra[battle.counters + HELD] >> side & 1


def held_first(s: Table, side: int, tile: int) -> None:
    """C-15: the tile to control before anyone escapes needs to be controlled once."""
    if is_to_hold(s, side, tile):
        s.own_extra()[s.battle.counters + HELD] |= 1 << side
        if s.sink is not None:
            s.tell({"event": "holds-first", "side": s.side_word(side), "tile": s.tile_word(tile)})
