"""Setting a scenario up (CC-5.a, CC-7.3.1.a, appendix A.5): pieces, tracks, chits, hands."""

from collections.abc import Mapping

from fieldcraft.core.chance import Chance
from fieldcraft.games.combat_commander.cards.fate import SIZES, zone_at
from fieldcraft.games.combat_commander.frames import make_frames
from fieldcraft.games.combat_commander.options import bits_of
from fieldcraft.games.combat_commander.setup.force_choice import Mustering
from fieldcraft.games.combat_commander.setup.pieces import lay_out
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.state import CommanderState
from fieldcraft.games.combat_commander.table.table import CROWD
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    CARD_WIDTH,
    DECK,
    DECK_SIZE,
    LETTERS,
    MINE_STRENGTH,
    NUMBERS,
    SETTING_UP,
    WORD_BITS,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES

FRAMES = make_frames()


def empty_table(
    battle: Battle, chance: Chance, options: Mapping[str, bool | int]
) -> CommanderState:
    """The map with nothing on it, both decks whole."""
    s = CommanderState(battle, FRAMES, chance)
    s.units = [-1, -1, 0, 0] * (2 * CAPACITY)
    s.weapons = [-1, -1, 0] * battle.weapon_slots
    s.hexes = [0] * HEXES
    s.crowd = [0] * CROWD
    s.cards = [0] * (2 * CARD_WIDTH)
    for side in (0, 1):
        for half in (0, 1):
            s.cards[zone_at(side, DECK) + half] = (1 << WORD_BITS) - 1
        s.cards[CARD_WIDTH * side + SIZES + DECK] = DECK_SIZE
    s.chits = [0] * len(LETTERS)
    s.numbers = [0] * NUMBERS
    s.numbers[MINE_STRENGTH] = battle.mine_strength
    s.switches = bits_of(options)
    return s


def start(battle: Battle, chance: Chance, options: Mapping[str, bool | int]) -> CommanderState:
    """The counters at hand, and on to the first question of the set-up."""
    s = empty_table(battle, chance, options)
    lay_out(s)
    if "muster" in battle.plain:
        Mustering.push(s)
    else:
        s.push(SETTING_UP, [0])
    s.run()
    return s
