"""What wins, told (CC-6.3, CC-7): points and what they come from, surrender, the clock."""

from fieldcraft.core.contract import Condition, Fields, Stake, Threat
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    CLOCK,
    CONTROL,
    INITIATIVE,
    LETTERS,
    LOSSES,
    OPEN,
    SECRET,
    SUDDEN_DEATH,
    SURRENDER,
    TURN_FRAME,
    VP,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_word
from fieldcraft.games.combat_commander.victory.control import (
    ALL_FIVE,
    chit_worth,
    has_chit,
    objectives_of,
)


def conditions(s: Table, viewer: int) -> list[Condition]:
    """CC-6.3: the clock and the objectives, then each side's points and the enemy's surrender."""
    clock, last = s.numbers[CLOCK], s.numbers[SUDDEN_DEATH]
    fields = {"have": clock, "need": last}
    found = [
        Condition(-1, "time", clock, last, "CC-6.2.2.a", fields),
        Condition(-1, "ground", 0, 0, "CC-7.3.1.b", {}, tuple(objectives(s, viewer))),
    ]
    for side in (0, 1):
        lead = lead_of(s, side)
        points: dict[str, str | int] = {
            "lead": abs(lead),
            "kind": "ahead" if lead > 0 else "behind" if lead else "level",
        }
        if lead == 0:
            points["kind"] = "holder" if s.numbers[INITIATIVE] == side else "level"
        found.append(Condition(side, "vp", lead, 0, "CC-6.3.2", points))
        lost, limit = s.numbers[LOSSES + 1 - side], s.numbers[SURRENDER + 1 - side]
        count = {"have": lost, "need": limit}
        found.append(Condition(side, "surrender", lost, limit, "CC-6.3.1", count, (), 1))
        if has_chit(s, "V"):
            held = objectives_of(s, side)
            count = {"have": held, "need": ALL_FIVE}
            found.append(Condition(side, "objectives", held, ALL_FIVE, "CC-7.3.2.b", count, (), 2))
    return found


def standing(s: Table, side: int, lead: int) -> str:
    """CC-6.3.2: ahead, behind, or level, where the Initiative card decides."""
    if lead:
        return "ahead" if lead > 0 else "behind"
    return "holder" if s.numbers[INITIATIVE] == side else "level"


def lead_of(s: Table, side: int) -> int:
    """CC-4.1.1: by how many points a side leads; below zero it trails."""
    return s.numbers[VP] if side == 0 else -s.numbers[VP]


def objectives(s: Table, viewer: int) -> list[Stake]:
    """CC-7.3: who controls each objective, and its worth by the chits that the viewer knows."""
    found = []
    for objective in range(ALL_FIVE):
        where = hex_word(s.battle.ground.objective[objective])
        worth = worth_to(s, viewer, objective)
        fields: Fields = {"objective": objective + 1, "hex": where, "worth": worth}
        holder = s.numbers[CONTROL + objective] - 1
        found.append(Stake("control", f"hex:{where}", worth, holder, True, fields))
    return found


def worth_to(s: Table, viewer: int, objective: int) -> int:
    """CC-7.3.3: what an objective is worth by the open chits and the viewer's own secret ones."""
    worth = 0
    for chit in range(len(LETTERS)):
        where = s.chits[chit]
        if where == OPEN or (viewer >= 0 and where == SECRET + viewer):
            worth += chit_worth(s, chit, objective)
    return worth


# -- who is near to winning -----


def threats(s: Table, viewer: int) -> list[Threat]:
    """CC-6.3.1: one loss short of the end; CC-6.2.2: the clock about to be asked."""
    if s.finished or s.find(TURN_FRAME) < 0:
        return []
    found = []
    for side in (0, 1):
        enemy = 1 - side
        fields: Fields = {"side": s.side_word(side), "enemy": s.side_word(enemy)}
        if s.numbers[SURRENDER + enemy] - s.numbers[LOSSES + enemy] == 1:
            found.append(Threat(side, "surrender", "CC-6.3.1", fields))
        elif units_on_map(s, enemy) == 1:
            found.append(Threat(side, "last-unit", "CC-6.3.1", fields))
    if s.numbers[CLOCK] + 1 >= s.numbers[SUDDEN_DEATH]:
        found.append(time_threat(s, viewer))
    return found


def units_on_map(s: Table, side: int) -> int:
    """How many units of a side are on the map."""
    first = CAPACITY * side
    return sum(1 for unit in range(first, first + s.battle.slots[side]) if s.place_of(unit) >= 0)


def time_threat(s: Table, viewer: int) -> Threat:
    """CC-6.2.2, CC-6.3.2: who would win if the next time advance were the last."""
    for side in (0, 1):
        if has_chit(s, "V") and objectives_of(s, side) == ALL_FIVE:
            return Threat(side, "objectives", "CC-7.3.2.b", {"side": s.side_word(side)})
    vp = s.numbers[VP]
    for objective in range(ALL_FIVE):
        secret = worth_to(s, viewer, objective) - worth_to(s, -1, objective)
        holder = s.numbers[CONTROL + objective] - 1
        if holder >= 0:
            vp += secret if holder == 0 else -secret
    winner = 0 if vp > 0 else 1 if vp < 0 else s.numbers[INITIATIVE]
    fields = {"side": s.side_word(winner), "lead": abs(vp)}
    return Threat(winner, "time", "CC-6.2.2.a", fields)
