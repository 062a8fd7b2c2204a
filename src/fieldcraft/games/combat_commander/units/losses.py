"""Breaking, rallying and losing pieces (CC-3.2, CC-4.2, CC-7.1, CC-11.3, CC-11.4), and the end."""

from fieldcraft.core.bits import lowest
from fieldcraft.games.combat_commander.options import TEAM_OF_OB
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    BROKEN,
    CAPACITY,
    CASUALTY,
    FLAGS,
    IN_BOX,
    INITIATIVE,
    LASTING,
    LOSSES,
    NOWHERE,
    QUALITIES,
    SPENT,
    STATE,
    SUPPRESSED,
    SURRENDER,
    TYPE,
    UNIT_WIDTH,
    VETERAN,
    VP,
    WEAPON_WIDTH,
)
from fieldcraft.games.combat_commander.victory.control import has_chit, put, score, take_off


def break_unit(s: Table, unit: int) -> None:
    """CC-G.break, CC-3.2.4: an unbroken unit flips, a broken one is eliminated."""
    if s.is_broken(unit):
        eliminate(s, unit)
        check_end(s)
        return
    s.set_flag(unit, BROKEN)
    if s.sink is not None:
        s.tell({"event": "breaks", "unit": s.unit_word(unit)})


def rally(s: Table, unit: int) -> None:
    """CC-3.2.5: flip to the unbroken side; markers stay (CC-3.2.2)."""
    s.clear_flag(unit, BROKEN)
    if s.sink is not None:
        s.tell({"event": "rallies", "unit": s.unit_word(unit)})


def suppress(s: Table, unit: int) -> None:
    """CC-13.1, CC-13.x: a Suppressed marker; a second one changes nothing."""
    if s.is_suppressed(unit):
        return
    s.set_flag(unit, SUPPRESSED)
    if s.sink is not None:
        s.tell({"event": "suppressed", "unit": s.unit_word(unit)})


def value_of(s: Table, unit: int) -> int:
    """CC-7.1: Squad 2, Team 1, Leader 1 and his unbroken Command, Hero nothing."""
    return s.battle.unit_vp[s.kind_of(unit)]


def eliminate(s: Table, unit: int) -> None:
    """One unit is eliminated; whoever calls this tests the end of the game (CC-6.3.1)."""
    eliminate_all(s, [unit])


def eliminate_all(s: Table, gone: list[int]) -> None:
    """CC-3.2.4, CC-4.2.b, CC-7.1: to the casualty track, weapons to the box, points scored.

    All at the same time: nobody holds a hex because some of them went a moment earlier.
    """
    if s.sink is not None:
        for unit in gone:
            s.tell({"event": "eliminated", "unit": s.unit_word(unit)})
    for unit in gone:
        lose_weapon_of(s, unit)
    take_off(s, gone, CASUALTY)
    for unit in gone:
        side = side_of(unit)
        points = value_of(s, unit)
        s.own_units()[UNIT_WIDTH * unit + FLAGS] = 0
        if s.kind_of(unit) == s.battle.hero[side]:
            remove_counter(s, unit)  # CC-E58.1: back to the pool
        else:
            s.own_numbers()[LOSSES + side] += 1
        if points:
            score(s, 1 - side, 2 * points if has_chit(s, "X") else points)  # GAP-07


def remove_counter(s: Table, unit: int) -> None:
    """A counter goes back to the pool."""
    put(s, unit, NOWHERE)
    units = s.own_units()
    units[UNIT_WIDTH * unit + TYPE] = -1
    units[UNIT_WIDTH * unit + FLAGS] = 0


def add_counter(s: Table, side: int, kind: int) -> int:
    """A counter of a type from the pool, not yet placed; the caller has seen that one is left."""
    for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side]):
        if s.kind_of(unit) < 0:
            units = s.own_units()
            units[UNIT_WIDTH * unit + TYPE] = kind
            units[UNIT_WIDTH * unit + FLAGS] = 0
            units[UNIT_WIDTH * unit + SPENT] = 0
            return unit
    raise AssertionError("no place for a counter is left")


def counters_left(s: Table, side: int, kind: int) -> int:
    """How many counters of a type are neither in play nor on a track, and have a place here."""
    used = 0
    free = 0
    for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side]):
        if s.kind_of(unit) < 0:
            free += 1
        elif s.kind_of(unit) == kind:
            used += 1
    return min(free, s.battle.unit_count[kind] - used)


# -- weapons (CC-11.3, CC-11.4) -----


def lose_weapon_of(s: Table, unit: int) -> None:
    """CC-11.3.c: a weapon goes with its carrier, to the weapon box."""
    weapon = s.weapon_of(unit)
    if weapon >= 0:
        box_weapon(s, weapon)


def box_weapon(s: Table, weapon: int) -> None:
    """CC-4.2.b: a weapon leaves play, intact, to the common box."""
    if s.sink is not None:
        s.tell({"event": "weapon-lost", "weapon": s.weapon_word(weapon)})
    s.give(weapon, IN_BOX)
    s.own_weapons()[WEAPON_WIDTH * weapon + STATE] = 0


def break_weapon(s: Table, weapon: int) -> None:
    """CC-11.4.a: flipped; broken again, it is eliminated, or when a special rule says so."""
    lost = s.weapon_flags(weapon) & BROKEN != 0
    for rule in s.battle.rules:
        lost = lost or rule.is_lost_by_breaking(s, weapon)
    if lost:
        box_weapon(s, weapon)
        return
    weapons = s.own_weapons()
    place = WEAPON_WIDTH * weapon + STATE
    weapons[place] = weapons[place] | BROKEN
    if s.sink is not None:
        s.tell({"event": "weapon-breaks", "weapon": s.weapon_word(weapon)})


def repair_by_number(s: Table, number: int) -> None:
    """CC-11.4.c: a random hex's number repairs or eliminates broken weapons of both sides."""
    for weapon in range(s.battle.weapon_slots):
        if s.holder_of(weapon) < 0 or not s.weapon_flags(weapon) & BROKEN:
            continue
        kind = s.weapon_kind(weapon)
        if s.battle.fix[kind] >> number & 1:
            weapons = s.own_weapons()
            place = WEAPON_WIDTH * weapon + STATE
            weapons[place] = weapons[place] & ~BROKEN
            if s.sink is not None:
                s.tell({"event": "weapon-repaired", "weapon": s.weapon_word(weapon)})
        elif s.battle.eliminate[kind] >> number & 1:
            box_weapon(s, weapon)


# -- replacing a Squad by Teams (CC-A36, CC-E52) -----


def team_of(s: Table, squad: int) -> int:
    """CC-A36, CC-E52, GAP-20: the type of Team for a Squad, by its own quality or its side's."""
    kind = s.kind_of(squad)
    if s.switches & TEAM_OF_OB:
        side = side_of(squad)
        word = f"{QUALITIES[s.battle.quality[side]]}-team"
        return s.battle.unit_index[side].get(word, -1)
    return s.battle.team_of(kind)


def replace_squad(s: Table, squad: int, count: int) -> list[int]:
    """The one or two Teams that take a Squad's place, in its state and with the same activation.

    The first takes over the Squad's own counter, with weapon and markers, so that the hex is never
    without it; a second begins without them.
    """
    side = side_of(squad)
    index = s.place_of(squad)
    flags = s.flags_of(squad)
    spent = s.units[UNIT_WIDTH * squad + SPENT]
    kind = team_of(s, squad)
    word = s.unit_word(squad)
    s.own_units()[UNIT_WIDTH * squad + TYPE] = kind
    made = [squad]
    if count > 1:
        team = add_counter(s, side, kind)
        units = s.own_units()
        units[UNIT_WIDTH * team + FLAGS] = flags & ~(SUPPRESSED | VETERAN)
        units[UNIT_WIDTH * team + SPENT] = spent
        s.mark(team)
        put(s, team, index)
        made.append(team)
    if s.sink is not None:
        teams = [s.unit_word(team) for team in made]
        s.tell({"event": "replaced", "unit": word, "teams": teams})
    return made


def clear_passing(s: Table, side: int, keep: int) -> None:
    """Clear the flags of an Order from a side's units, but for those to keep."""
    left = s.marked(side)
    if left == 0:
        return
    kept = LASTING | keep
    still = 0
    units = s.own_units()
    while left:
        bit = left & -left
        place = UNIT_WIDTH * (CAPACITY * side + lowest(left)) + FLAGS
        left ^= bit
        units[place] = units[place] & kept
        units[place + 1] = 0
        if units[place] & keep:
            still |= bit
    s.set_marked(side, still)


# -- the end (CC-6.3) -----


def check_end(s: Table) -> None:
    """CC-4.2.c, CC-6.3.1: a Surrender space reached, or no unit on the map, for either side."""
    lost = 0
    for side in (0, 1):
        if s.numbers[LOSSES + side] >= s.numbers[SURRENDER + side] or not s.on_map(side):
            lost |= 1 << side
    if lost == 0:
        return
    if lost == 3:
        win(s, s.numbers[INITIATIVE], "both-lost")
    else:
        side = 0 if lost == 1 else 1
        beaten = s.numbers[LOSSES + side] >= s.numbers[SURRENDER + side]
        win(s, 1 - side, "surrender" if beaten else "last-unit")


def win(s: Table, side: int, reason: str) -> None:
    """The game ends at once."""
    if s.sink is not None:
        s.tell({"event": "wins", "side": s.side_word(side), "reason": reason})
    margin = s.numbers[VP] if side == 0 else -s.numbers[VP]
    s.finish(side, reason, margin)
