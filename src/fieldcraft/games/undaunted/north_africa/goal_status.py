"""How far North Africa's sides are from winning: what each way asks for, and who is close."""

from fieldcraft.core.contract import Condition, Fields, Stake, Threat
from fieldcraft.games.undaunted.conditions import (
    CARDS_OF_A_TURN,
    can_be_there,
    can_control,
    control_stake,
    control_threats,
    is_falling,
    objectives,
    of_points,
    threat,
)
from fieldcraft.games.undaunted.north_africa.battle import scenario
from fieldcraft.games.undaunted.north_africa.combat import is_standing
from fieldcraft.games.undaunted.north_africa.goals import Goal, Toll
from fieldcraft.games.undaunted.north_africa.vehicles import damage_of
from fieldcraft.games.undaunted.north_africa.victory import (
    DEMOLISHING_SIDE,
    destroyer,
    escaped,
    has_enough,
    has_held,
    neutralised,
    on_board,
    points,
)
from fieldcraft.games.undaunted.table.table import Table


def conditions(s: Table, side: int) -> list[Condition]:
    """NA-801: what each way asks for together, and how much of it there is."""
    vehicles = scenario(s).vehicle_mask
    found = []
    for way, goal in enumerate(scenario(s).goals[side]):
        if goal.hold >= 0:
            what = "held" if has_held(s, side) else "hold"
            tile = {"tile": s.tile_word(goal.hold)}
            found.append(Condition(side, what, int(what == "held"), 1, "NA-805", tile, (), way))
        if goal.points > 0:
            stakes = [*objectives(s, side), *structures(s, side)]
            found.append(of_points(s, side, goal.points, stakes, way))
        for what, toll, gone in (
            ("escape", goal.escape, escaped(s, side)),
            ("neutralise", goal.neutralise, neutralised(s, side)),
        ):
            if toll.need:
                have = toll.have(gone, vehicles)
                counts = {"soldiers": toll.soldiers, "vehicles": toll.vehicles}
                fields = {"have": have, "need": toll.need, **counts}
                named = tuple(named_counters(s, side, what, toll, gone))
                clause = "NA-805" if what == "escape" else "NA-807"
                found.append(Condition(side, what, have, toll.need, clause, fields, named, way))
    return found


def structures(s: Table, side: int) -> list[Stake]:
    """NA-803, NA-804: the LRDG destroys them; Italy controls their tiles while they stand."""
    battle = scenario(s)
    found = []
    for structure, word in enumerate(battle.structure_ids):
        tile = battle.structure_tile[structure]
        worth = battle.structure_points[structure]
        if not worth or (side != DEMOLISHING_SIDE and battle.objective[tile]):
            continue  # the objective's own line counts it
        stands = is_standing(s, structure)
        ruined = destroyer(s, structure)
        if side == DEMOLISHING_SIDE:
            holder = ruined
            what = "demolish"
        else:
            holder = control_stake(s, side, tile).holder if stands else ruined
            what = "keep"
        fields: Fields = {"structure": word, "tile": s.tile_word(tile), "worth": worth}
        found.append(Stake(what, f"structure:{word}", worth, holder, stands, fields))
    return found


def named_counters(s: Table, side: int, what: str, toll: Toll, gone: int) -> list[Stake]:
    """Those who must escape, or be neutralised, by name."""
    found = []
    for counter in range(s.battle.counters):
        if toll.named >> counter & 1:
            word = s.counter_word(counter)
            holder = side if gone >> counter & 1 else -1
            is_open = s.places[counter] >= 0
            stake = Stake(what, f"counter:{word}", 1, holder, is_open, {"counter": word})
            found.append(stake)
    return found


# -- who is near to winning -----


def threats(s: Table, side: int) -> list[Threat]:
    """NA-801: a way of which one thing alone is missing that a turn can bring."""
    found: list[Threat] = []
    for goal in scenario(s).goals[side]:
        lacks = missing(s, side, goal)
        if lacks == ["points"]:
            found.extend(point_threats(s, side, goal.points - points(s, side)))
        elif lacks == ["hold"]:
            found.extend(hold_threats(s, side, goal.hold))
        elif lacks == ["escape"]:
            found.extend(escape_threats(s, side, goal.escape))
        elif lacks == ["neutralise"]:
            found.extend(neutralise_threats(s, side, goal.neutralise))
    return found


def missing(s: Table, side: int, goal: Goal) -> list[str]:
    """What a way still lacks."""
    lacks = []
    if goal.points > 0 and points(s, side) < goal.points:
        lacks.append("points")
    if goal.hold >= 0 and not has_held(s, side):
        lacks.append("hold")
    if goal.needs_escape and not has_enough(s, goal.escape, escaped(s, side)):
        lacks.append("escape")
    if goal.needs_neutralising and not has_enough(s, goal.neutralise, neutralised(s, side)):
        lacks.append("neutralise")
    return lacks


def point_threats(s: Table, side: int, lacking: int) -> list[Threat]:
    """NA-802 to NA-804: one tile to control, or for the LRDG one structure to destroy."""
    battle = scenario(s)
    tiles = sorted({*battle.objective_tiles, *battle.structure_tile})
    found = control_threats(s, side, tiles, lacking)
    if side == DEMOLISHING_SIDE:
        for structure, word in enumerate(battle.structure_ids):
            tile = battle.structure_tile[structure]
            if (
                is_standing(s, structure)
                and battle.structure_points[structure] >= lacking
                and can_be_there(s, side, battle.demolition_cards[side], tile)
            ):
                fields = {"structure": word, "tile": s.tile_word(tile)}
                found.append(threat(s, side, "demolish", "NA-803", fields))
    return found


def hold_threats(s: Table, side: int, tile: int) -> list[Threat]:
    """C-15: the tile to control first, where nothing else is missing."""
    if not can_control(s, side, tile):
        return []
    return [threat(s, side, "control", "NA-805", {"tile": s.tile_word(tile)})]


def escape_threats(s: Table, side: int, toll: Toll) -> list[Threat]:
    """NA-505: somebody on an escape marker, or a step from one, who would be the last needed."""
    battle = scenario(s)
    gone = escaped(s, side)
    able = on_board(s, battle.printed_for[side] & battle.may_escape[side])
    found = []
    for counter in range(battle.counters):
        if able >> counter & 1 and has_enough(s, toll, gone | 1 << counter):
            place = s.places[counter]
            near = [place, *battle.adjacent[place]]
            if any(battle.escape_tiles >> tile & 1 for tile in near):
                fields = {"counter": s.counter_word(counter)}
                found.append(threat(s, side, "escape", "NA-805", fields))
    return found


def neutralise_threats(s: Table, side: int, toll: Toll) -> list[Threat]:
    """NA-807: an enemy who would be the last needed and can fall in a turn."""
    battle = scenario(s)
    gone = neutralised(s, side)
    left = on_board(s, battle.printed_for[1 - side])
    found = []
    for counter in range(battle.counters):
        if left >> counter & 1 and has_enough(s, toll, gone | 1 << counter):
            if battle.is_vehicle[counter]:
                falls = battle.integrity[counter] - damage_of(s, counter) <= CARDS_OF_A_TURN
            else:
                falls = is_falling(s, counter)
            if falls:
                fields = {"counter": s.counter_word(counter)}
                found.append(threat(s, side, "neutralise", "NA-807", fields))
    return found
