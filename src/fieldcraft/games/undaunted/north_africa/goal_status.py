"""How far North Africa's sides are from winning: what each way asks for, and who is close."""

from typing import TYPE_CHECKING

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
from fieldcraft.games.undaunted.north_africa.goals import (
    TO_ESCAPE,
    TO_HOLD,
    TO_NEUTRALISE,
    TO_SCORE,
    Goal,
    Toll,
)
from fieldcraft.games.undaunted.north_africa.vehicles import damage_of
from fieldcraft.games.undaunted.north_africa.victory import (
    DEMOLISHING_SIDE,
    destroyer,
    escaped,
    have,
    lacks,
    neutralised,
    on_board,
    points,
)
from fieldcraft.games.undaunted.table.table import Table

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import Figure, WayProgress


def progress(s: Table, side: int, goal: Goal) -> "WayProgress":
    """NA-801: what a goal asks for, and how much of it there is."""
    way: WayProgress = {}
    for what in goal.asked:
        found: Figure = {"have": have(s, side, goal, what), "need": goal.needs[what]}
        if what == TO_SCORE:
            way["points"] = found
        elif what == TO_HOLD:
            way["hold"] = {"tile": s.tile_word(goal.hold), "held": found["have"] > 0}
        elif what == TO_ESCAPE:
            way["escaped"] = found
        else:
            way["neutralised"] = found
    return way


def conditions(s: Table, side: int) -> list[Condition]:
    """NA-801: what each way asks for together, and how much of it there is."""
    return [
        condition(s, side, way, goal, what)
        for way, goal in enumerate(scenario(s).goals[side])
        for what in goal.asked
    ]


def condition(s: Table, side: int, way: int, goal: Goal, what: int) -> Condition:
    """One of the things that a way asks for."""
    if what == TO_SCORE:
        stakes = [*objectives(s, side), *structures(s, side)]
        return of_points(s, side, goal.points, stakes, way)
    found = have(s, side, goal, what)
    need = goal.needs[what]
    if what == TO_HOLD:
        tile = {"tile": s.tile_word(goal.hold)}
        return Condition(side, "held" if found else "hold", found, need, "NA-805", tile, (), way)
    if what == TO_ESCAPE:
        name, clause, toll, gone = "escape", "NA-805", goal.escape, escaped(s, side)
    else:
        name, clause, toll, gone = "neutralise", "NA-807", goal.neutralise, neutralised(s, side)
    fields: Fields = {
        "have": found, "need": need, "soldiers": toll.soldiers, "vehicles": toll.vehicles
    }  # fmt: skip
    named = tuple(named_counters(s, side, name, toll, toll.counted(gone)))
    return Condition(side, name, found, need, clause, fields, named, way)


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
        missing = [what for what in goal.asked if lacks(s, side, goal, what)]
        if missing == [TO_SCORE]:
            found.extend(point_threats(s, side, goal.points - points(s, side)))
        elif missing == [TO_HOLD]:
            found.extend(hold_threats(s, side, goal.hold))
        elif missing == [TO_ESCAPE]:
            found.extend(escape_threats(s, side, goal.escape))
        elif missing == [TO_NEUTRALISE]:
            found.extend(neutralise_threats(s, side, goal.neutralise))
    return found


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
    able = on_board(s, battle.may_escape[side])
    found = []
    for counter in range(battle.counters):
        if able >> counter & 1 and toll.has_enough(gone | 1 << counter):
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
        if left >> counter & 1 and toll.has_enough(gone | 1 << counter):
            if battle.is_vehicle[counter]:
                falls = battle.integrity[counter] - damage_of(s, counter) <= CARDS_OF_A_TURN
            else:
                falls = is_falling(s, counter)
            if falls:
                fields = {"counter": s.counter_word(counter)}
                found.append(threat(s, side, "neutralise", "NA-807", fields))
    return found
