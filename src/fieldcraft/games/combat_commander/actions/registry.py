"""Every printed Action in the book's order (CC-A25 to CC-A41).

Adding an Action takes its class beside its window and its line here; its number, word and clause
follow from that everywhere else.
"""

from typing import Final

from fieldcraft.games.combat_commander.actions.break_window import LightWounds
from fieldcraft.games.combat_commander.actions.defence import (
    Concealment,
    HiddenEntrenchments,
    HiddenPillbox,
)
from fieldcraft.games.combat_commander.actions.dig_in import DigIn
from fieldcraft.games.combat_commander.actions.fire_window import (
    BoreSighting,
    Crossfire,
    HandGrenades,
    Marksmanship,
    SprayFire,
    SustainedFire,
)
from fieldcraft.games.combat_commander.actions.mover import AssaultFire, SmokeGrenades
from fieldcraft.games.combat_commander.actions.pass_window import Demolitions, HiddenUnit
from fieldcraft.games.combat_commander.actions.printed import CommandConfusion, PrintedAction
from fieldcraft.games.combat_commander.actions.react_window import HiddenMines, HiddenWire
from fieldcraft.games.combat_commander.orders.melee import Ambush, NoQuarter

ACTIONS: Final[list[PrintedAction]] = [
    Ambush(),
    AssaultFire(),
    BoreSighting(),
    CommandConfusion(),
    Concealment(),
    Crossfire(),
    Demolitions(),
    DigIn(),
    HandGrenades(),
    HiddenEntrenchments(),
    HiddenMines(),
    HiddenPillbox(),
    HiddenUnit(),
    HiddenWire(),
    LightWounds(),
    Marksmanship(),
    NoQuarter(),
    SmokeGrenades(),
    SprayFire(),
    SustainedFire(),
]
ACTION_WORDS: Final[list[str]] = [action.word for action in ACTIONS]
