"""Choices that events and triggers ask for (DP-21, DP-22): one frame, a purpose for each."""

from typing import Final, Literal

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.actions.break_window import order_break
from fieldcraft.games.combat_commander.cards.fate import card_word, listed, move_card, zone_at
from fieldcraft.games.combat_commander.cards.random_hex import advance_if_exhausted, random_hex
from fieldcraft.games.combat_commander.cards.rolls import COMMISSAR_ROLL, roll
from fieldcraft.games.combat_commander.events.support_tables import is_possible, near_random
from fieldcraft.games.combat_commander.orders.fire_pieces import can_fire_from
from fieldcraft.games.combat_commander.orders.melee import Melee
from fieldcraft.games.combat_commander.sight.seeing import can_see
from fieldcraft.games.combat_commander.table.question import Question
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    AT_HEX,
    BROKEN,
    CAPACITY,
    CARD,
    CASUALTY,
    DISCARD,
    FLAGS,
    FOXHOLES,
    HAND,
    HOLDER,
    IN_BOX,
    KNOWN,
    LOSSES,
    MINES,
    NONE,
    OUTCOME,
    PICK_FRAME,
    STATE,
    STOP,
    THING,
    UNIT,
    UNIT_WIDTH,
    VETERAN,
    WEAPON,
    WEAPON_WIDTH,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT, DISTANCES, HEXES, hex_word
from fieldcraft.games.combat_commander.terrain.markers import (
    can_take_fort,
    place_random_smoke,
    set_fort,
)
from fieldcraft.games.combat_commander.units.deploy import deploy
from fieldcraft.games.combat_commander.units.losses import (
    add_counter,
    break_weapon,
    check_end,
    counters_left,
    eliminate,
    rally,
    suppress,
)
from fieldcraft.games.combat_commander.units.stacking import deployable
from fieldcraft.games.combat_commander.units.values import (
    NO_ATTACK,
    hex_cover,
    is_usable,
    weapon_range,
)
from fieldcraft.games.combat_commander.victory.control import is_friendly_hex, put

SNIPED: Final = 0
AIR_SUPPORT: Final = 1
HARDEN: Final = 2
COMMISSAR: Final = 3
DEPLOY: Final = 4
ENTRENCH: Final = 5
PROMOTION: Final = 6
HERO: Final = 7
HERO_RALLY: Final = 8
INTERDICTION: Final = 9
INTERROGATION: Final = 10
KIA: Final = 11
MALFUNCTION: Final = 12
MEDIC: Final = 13
PRISONERS: Final = 14
SAPPERS: Final = 16
SCROUNGE: Final = 17
SCROUNGED: Final = 18
SHELL_SHOCK: Final = 19
SUPPRESSING: Final = 20
WOUNDED: Final = 21
WOUNDED_HEX: Final = 22
PHOSPHORUS: Final = 23
PHOSPHORUS_UNIT: Final = 24
COMMISSAR_ROLLED: Final = 25

CLAUSES: Final = (
    "CC-1.9.1.3",
    "CC-E43",
    "CC-E44",
    "CC-E50",
    "CC-E52",
    "CC-E55",
    "CC-E56",
    "CC-E58",
    "CC-E58",
    "CC-E60",
    "CC-E61",
    "CC-E62",
    "CC-E63",
    "CC-E64",
    "CC-E66",
    "CC-E67",
    "CC-E70",
    "CC-E71",
    "CC-E71",
    "CC-E72",
    "CC-E75",
    "CC-E76",
    "CC-E76",
    "CC-E77",
    "CC-E77",
    "CC-E50",
)
OPTIONAL: Final = frozenset(
    (SNIPED, AIR_SUPPORT, DEPLOY, ENTRENCH, PROMOTION, HERO_RALLY, INTERROGATION, SAPPERS)
)
"""CC-E42.2: choices that may be declined."""


def ask(s: Table, side: int, purpose: int, about: int) -> None:
    """Put a choice to a player; without anything to choose nothing happens."""
    if purpose == INTERROGATION:
        show_hand(s, side)
    s.push(PICK_FRAME, [side, purpose, about])


class Pick(Question):
    """DP-21, DP-22: which object of the event?"""

    def __init__(self) -> None:
        slots = [Slot("side", "side"), Slot("purpose"), Slot("about")]
        super().__init__("pick", "pick", "CC-E42.1", slots)

    def decider(self, state: State) -> int:
        return state.slot(0)

    def choices(self, s: Table, side: int) -> list[int]:
        purpose = s.slot(1)
        found = objects(s, side, purpose, s.slot(2))
        if purpose in OPTIONAL:
            found.append(NONE)
            found.sort()
        return found if found else [STOP]

    def choose(self, s: Table, side: int, option: int) -> None:
        purpose = s.slot(1)
        about = s.slot(2)
        s.pop()
        if option not in (STOP, NONE):
            apply(s, side, purpose, about, option)

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        return Refusal("not-an-object", CLAUSES[s.slot(1)], {})


def units_where(s: Table, sides: tuple[int, ...], broken: bool) -> list[int]:
    """Units on the map of these sides, all or only the broken ones, as options."""
    return [
        UNIT | unit
        for side in sides
        for unit in s.all_units(side)
        if not broken or s.is_broken(unit)
    ]


def nearest(distances: list[tuple[int, int]]) -> list[int]:
    """Of pairs of distance and option, the options at the smallest distance."""
    if not distances:
        return []
    least = min(distance for distance, _ in distances)
    return sorted({option for distance, option in distances if distance == least})


def objects(s: Table, side: int, purpose: int, about: int) -> list[int]:
    """What may be chosen, as sorted options; empty if nothing."""
    both = (0, 1)
    if purpose == SNIPED:
        reach = 1
        for rule in s.battle.rules:
            reach = rule.sniper_reach(side, reach)
        return [
            UNIT | unit
            for one in both
            for unit in s.all_units(one)
            if DISTANCES[HEXES * about + s.place_of(unit)] <= reach
        ]
    if purpose == AIR_SUPPORT:
        return nearest(
            [
                (DISTANCES[HEXES * about + index], AT_HEX | index)
                for index in range(HEXES)
                if s.is_occupied(0, index) or s.is_occupied(1, index)
            ]
        )
    if purpose == HARDEN:
        return [UNIT | unit for unit in s.all_units(side) if not s.has_flag(unit, VETERAN)]
    if purpose == COMMISSAR_ROLLED:
        return [UNIT | about]
    if purpose == COMMISSAR:
        return units_where(s, (side,), broken=True)
    if purpose == HERO_RALLY:
        broken = units_where(s, both, broken=True)
        return [option for option in broken if s.place_of(option & THING) == about]
    if purpose == DEPLOY:
        return [UNIT | unit for index in occupied(s, side) for unit in deployable(s, side, index)]
    if purpose == ENTRENCH:
        return [
            AT_HEX | index
            for index in range(HEXES)
            if is_friendly_hex(s, side, index) and can_take_fort(s, index, FOXHOLES)
        ]
    if purpose == PROMOTION:
        if counters_left(s, side, s.battle.private[side]) <= 0:
            return []
        return sorted({AT_HEX | s.place_of(u) for u in s.all_units(side) if s.is_broken(u)})
    if purpose == HERO:
        if counters_left(s, side, s.battle.hero[side]) <= 0:
            return []
        return [
            AT_HEX | index
            for index in range(HEXES)
            if is_friendly_hex(s, side, index) and is_possible(s, index)
        ]
    if purpose == INTERDICTION:
        return [
            option
            for option in units_where(s, both, broken=False)
            if hex_cover(s, s.place_of(option & THING), NO_ATTACK) < 1
        ]
    if purpose == INTERROGATION:
        return [CARD | card for card in listed(s, 1 - side, HAND)]
    if purpose in (KIA, MEDIC):
        return units_where(s, both, broken=True)
    return more_objects(s, side, purpose, about)


def more_objects(s: Table, side: int, purpose: int, about: int) -> list[int]:
    """The same for the other purposes."""
    if purpose == MALFUNCTION:
        return nearest(
            [
                (DISTANCES[HEXES * about + s.place_of(s.holder_of(w))], WEAPON | w)
                for w in range(s.battle.weapon_slots)
                if s.holder_of(w) >= 0
                and s.place_of(s.holder_of(w)) >= 0
                and not s.weapon_flags(w) & BROKEN
            ]
        )
    if purpose == PRISONERS:
        return [
            option
            for option in units_where(s, (side,), broken=True)
            if any(s.is_occupied(1 - side, near) for near in ADJACENT[s.place_of(option & THING)])
        ]
    if purpose == SAPPERS:
        return [AT_HEX | index for index in range(HEXES) if s.fort(index) in (MINES, WIRE)]
    if purpose == SCROUNGE:
        if not any(s.weapon_of(unit) < 0 for unit in s.all_units(side)):
            return []
        return [WEAPON | w for w in range(s.battle.weapon_slots) if s.holder_of(w) == IN_BOX]
    if purpose == SCROUNGED:
        return [UNIT | unit for unit in s.all_units(side) if s.weapon_of(unit) < 0]
    if purpose == SHELL_SHOCK:
        return nearest(
            [
                (DISTANCES[HEXES * about + s.place_of(unit)], UNIT | unit)
                for one in (0, 1)
                for unit in s.all_units(one)
            ]
        )
    if purpose == SUPPRESSING:
        return in_reach_of_mgs(s, side)
    if purpose == WOUNDED:
        return [
            UNIT | unit
            for one in (0, 1)
            for unit in range(CAPACITY * one, CAPACITY * one + s.battle.slots[one])
            if s.kind_of(unit) >= 0 and s.place_of(unit) == CASUALTY
        ]
    if purpose == WOUNDED_HEX:
        return near_random(s, about & 255)
    if purpose == PHOSPHORUS:
        own = [s.place_of(unit) for unit in s.all_units(side)]
        return [
            AT_HEX | index
            for index in range(HEXES)
            if s.is_occupied(1 - side, index) and any(can_see(s, place, index) for place in own)
        ]
    there = units_where(s, (0, 1), broken=False)
    return [option for option in there if s.place_of(option & THING) == about]


def occupied(s: Table, side: int) -> list[int]:
    """The hexes in which a side has units."""
    return [index for index in range(HEXES) if s.is_occupied(side, index)]


def in_reach_of_mgs(s: Table, side: int) -> list[int]:
    """CC-E75: enemy units in range and sight of a usable machine gun."""
    found: list[int] = []
    guns = [
        w
        for w in range(s.battle.weapon_slots)
        if s.holder_of(w) >= 0
        and side_of(s.holder_of(w)) == side
        and s.battle.is_mg[s.weapon_kind(w)]
        and is_usable(s, w)
        and can_fire_from(s, s.place_of(s.holder_of(w)))
    ]
    for unit in s.all_units(1 - side):
        there = s.place_of(unit)
        for gun in guns:
            here = s.place_of(s.holder_of(gun))
            if DISTANCES[HEXES * here + there] <= weapon_range(s, gun) and can_see(s, here, there):
                found.append(UNIT | unit)
                break
    return found


def apply(s: Table, side: int, purpose: int, about: int, option: int) -> None:
    """What happens to the object chosen."""
    thing = option & THING
    if purpose in (SNIPED, SHELL_SHOCK, PHOSPHORUS_UNIT):
        order_break(s, thing)
    elif purpose == AIR_SUPPORT:
        for one in (s.active, 1 - s.active):
            for unit in reversed(s.listed(one, s.units_in(one, thing))):
                order_break(s, unit)
    elif purpose == HARDEN:
        s.set_flag(thing, VETERAN)
        tell(s, "veteran", thing)
    elif purpose == COMMISSAR:
        s.push(PICK_FRAME, [side, COMMISSAR_ROLLED, thing])
        roll(s, side, COMMISSAR_ROLL, thing)
    elif purpose == COMMISSAR_ROLLED:
        if s.numbers[OUTCOME]:
            eliminate(s, thing)
            check_end(s)
        elif s.place_of(thing) >= 0:
            rally(s, thing)
    elif purpose == DEPLOY:
        deploy(s, side, thing)
    elif purpose == ENTRENCH:
        set_fort(s, thing, FOXHOLES)
    elif purpose in (PROMOTION, HERO):
        kind = s.battle.private[side] if purpose == PROMOTION else s.battle.hero[side]
        unit = add_counter(s, side, kind)
        put(s, unit, thing)
        tell_where(s, "appears", unit)
        if purpose == HERO:
            ask(s, side, HERO_RALLY, thing)
    elif purpose in (HERO_RALLY, MEDIC):
        rally(s, thing)
    elif purpose in (INTERDICTION, SUPPRESSING):
        suppress(s, thing)
    elif purpose == INTERROGATION:
        move_card(s, 1 - side, HAND, DISCARD, thing)
        if s.sink is not None:
            s.tell(
                {
                    "event": "discards",
                    "side": s.side_word(1 - side),
                    "card": card_word(s, 1 - side, thing),
                }
            )
    elif purpose in (KIA, PRISONERS):
        eliminate(s, thing)
        check_end(s)
    elif purpose == MALFUNCTION:
        break_weapon(s, thing)
    elif purpose == SAPPERS:
        set_fort(s, thing, 0)
    else:
        apply_more(s, side, purpose, about, thing)


def apply_more(s: Table, side: int, purpose: int, about: int, thing: int) -> None:
    """The same for purposes that ask on."""
    if purpose == SCROUNGE:
        s.push(PICK_FRAME, [side, SCROUNGED, thing])
    elif purpose == SCROUNGED:
        weapons = s.own_weapons()
        weapons[WEAPON_WIDTH * about + HOLDER] = thing
        weapons[WEAPON_WIDTH * about + STATE] = 0
        if s.sink is not None:
            s.tell(
                {"event": "scrounges", "unit": s.unit_word(thing), "weapon": s.weapon_word(about)}
            )
    elif purpose == WOUNDED:
        index = random_hex(s, side)
        s.push(PICK_FRAME, [side, WOUNDED_HEX, index | thing << 8])
        advance_if_exhausted(s, side)
    elif purpose == WOUNDED_HEX:
        unit = about >> 8
        units = s.own_units()
        units[UNIT_WIDTH * unit + FLAGS] = BROKEN
        s.own_numbers()[LOSSES + side_of(unit)] -= 1
        put(s, unit, thing)
        tell_where(s, "returns", unit)
        if s.is_occupied(0, thing) and s.is_occupied(1, thing):
            Melee.push(s, thing)
    elif purpose == PHOSPHORUS:
        place_random_smoke(s, thing)
        ask(s, side, PHOSPHORUS_UNIT, thing)


def tell(s: Table, name: str, unit: int) -> None:
    """Log something that happened to a unit."""
    if s.sink is not None:
        s.tell({"event": "veteran", "unit": s.unit_word(unit)})


def tell_where(s: Table, name: Literal["appears", "returns"], unit: int) -> None:
    """The same of a unit that was just set down."""
    if s.sink is not None:
        s.tell({"event": name, "unit": s.unit_word(unit), "hex": hex_word(s.place_of(unit))})


def show_hand(s: Table, side: int) -> None:
    """CC-E61: the reader looks at the opponent's whole hand, and from now on knows it."""
    s.reveal()
    other = 1 - side
    cards = s.own_cards()
    for half in (0, 1):
        cards[zone_at(other, KNOWN) + half] = cards[zone_at(other, HAND) + half]
    if s.sink is not None:
        s.tell({"event": "interrogates", "side": s.side_word(side)})
        hand = [card_word(s, other, card) for card in listed(s, other, HAND)]
        s.tell({"event": "hand-seen", "side": s.side_word(other), "cards": hand}, side)
