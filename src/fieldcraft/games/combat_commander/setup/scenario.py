"""Setting a scenario up (CC-5.a, CC-7.3.1.a, appendix A.5): pieces, tracks, chits, hands."""

from typing import Any

from fieldcraft.core.chance import Chance
from fieldcraft.core.options import switches_of
from fieldcraft.games.combat_commander.cards.fate import SIZES, zone_at
from fieldcraft.games.combat_commander.frames import make_frames
from fieldcraft.games.combat_commander.options import OPTIONS
from fieldcraft.games.combat_commander.setup.placing import lay
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.state import CommanderState
from fieldcraft.games.combat_commander.terms import (
    ACTIVE,
    CAPACITY,
    CARD_WIDTH,
    CLOCK,
    CONTROL,
    DECK,
    DECK_SIZE,
    FORTIFICATIONS,
    HOLDER,
    INITIATIVE,
    LETTERS,
    MINE_STRENGTH,
    NUMBERS,
    ON_TRACK,
    ORDER_LIMIT,
    PLACE,
    SETTING_UP,
    SUDDEN_DEATH,
    SURRENDER,
    TYPE,
    UNIT_WIDTH,
    VP,
    WEAPON_WIDTH,
    WORD_BITS,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES
from fieldcraft.games.combat_commander.units.radios import bring_radio

FRAMES = make_frames()


def empty_table(battle: Battle, chance: Chance, options: dict[str, Any]) -> CommanderState:
    """The map with nothing on it, both decks whole."""
    s = CommanderState(battle, FRAMES, chance)
    s.units = [-1, -1, 0, 0] * (2 * CAPACITY)
    s.weapons = [-1, -1, 0] * battle.weapon_slots
    s.hexes = [0] * HEXES
    s.crowd = [0] * (2 * HEXES)
    s.cards = [0] * (2 * CARD_WIDTH)
    for side in (0, 1):
        for half in (0, 1):
            s.cards[zone_at(side, DECK) + half] = (1 << WORD_BITS) - 1
        s.cards[CARD_WIDTH * side + SIZES + DECK] = DECK_SIZE
    s.chits = [0] * len(LETTERS)
    s.numbers = [0] * NUMBERS
    s.numbers[MINE_STRENGTH] = battle.mine_strength
    s.switches = switches_of(options, OPTIONS)
    return s


def start(battle: Battle, chance: Chance, options: dict[str, Any]) -> CommanderState:
    """The counters at hand, and on to the first question of the set-up."""
    s = empty_table(battle, chance, options)
    set_tracks(s, battle.plain)
    for side in (0, 1):
        bring_forces(s, side, battle.plain)
    s.numbers[VP] = battle.plain["vp"]
    for objective, holder in enumerate(battle.plain["control"]):
        s.numbers[CONTROL + objective] = holder + 1
    for rule in battle.rules:
        rule.begin(s)
    s.push(SETTING_UP, [0])
    s.run()
    return s


def set_tracks(s: CommanderState, plain: dict[str, Any]) -> None:
    """Clock, sudden death, surrender, initiative, Order limits."""
    s.numbers[CLOCK] = plain["time"]
    s.numbers[SUDDEN_DEATH] = plain["sudden_death"]
    s.numbers[INITIATIVE] = plain["initiative"]
    s.numbers[ACTIVE] = plain["first"]
    for side in (0, 1):
        s.numbers[SURRENDER + side] = plain["surrender"][side]
        s.numbers[ORDER_LIMIT + side] = plain["orders"][side]


def bring_forces(s: CommanderState, side: int, plain: dict[str, Any]) -> None:
    """The counters of a side: on named hexes, waiting to be set up, or on the time track."""
    battle = s.battle
    force = plain["forces"][side]
    place = CAPACITY * side
    for unit in force["units"]:
        s.units[UNIT_WIDTH * place + TYPE] = battle.unit_index[side][unit["id"]]
        if unit["hex"] >= 0:
            lay(s, place, unit["hex"])
        place += 1
    for arrival in plain["reinforcements"]:
        if arrival["side"] != side:
            continue
        for unit in arrival["units"]:
            s.units[UNIT_WIDTH * place + TYPE] = battle.unit_index[side][unit["id"]]
            s.units[UNIT_WIDTH * place + PLACE] = ON_TRACK - arrival["time"]
            place += 1
    for weapon in range(battle.weapon_slots):
        if battle.weapon_owner[weapon] == side:
            s.weapons[WEAPON_WIDTH * weapon] = battle.weapon_start[weapon]
            bound = battle.plan.bound[weapon]
            s.weapons[WEAPON_WIDTH * weapon + HOLDER] = bound
    if force["radio"]:
        bring_radio(s, side, force["radio"])
    for marker in plain["placed"]:
        s.hexes[marker["hex"]] |= FORTIFICATIONS.index(marker["fort"])
