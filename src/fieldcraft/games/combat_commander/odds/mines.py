"""What mines would do (CC-F103)."""

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.cards.outcomes import Part
from fieldcraft.games.combat_commander.odds.chances import Deck
from fieldcraft.games.combat_commander.odds.shot import Shot, coming, on_unit
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import ENTERED, MINE_STRENGTH, MINES
from fieldcraft.games.combat_commander.units.values import NO_ATTACK
from fieldcraft.games.combat_commander.victory.control import put


def mine_shot(s: Table, viewer: int, side: int) -> Shot:
    """The mines' attack on a unit of a side; its opponent rolls."""
    parts: list[Part] = [("mines", s.numbers[MINE_STRENGTH], "CC-F103.1")]
    return coming(s, viewer, 1 - side, "mines", parts, NO_ATTACK)


def mined(s: Table, viewer: int, units: list[int]) -> list[Forecast]:
    """CC-F103.2: each of these units is attacked where it stands, without Cover."""
    side = side_of(units[0])
    shot = mine_shot(s, viewer, side)
    deck = Deck(s, viewer, side)
    return [one for unit in units for one in on_unit(s, deck, unit, 0, shot)]


def mines_left(s: Table, viewer: int, group: list[int]) -> list[Forecast]:
    """The mines of the hex that units would leave."""
    return mined(s, viewer, group) if s.fort(s.place_of(group[0])) == MINES else []


def mines(s: Table, viewer: int, group: list[int], there: int) -> list[Forecast]:
    """The mines of the hex that units would enter."""
    if s.fort(there) != MINES:
        return []
    twin = s.clone()
    for unit in group:
        put(twin, unit, there)
    return mined(twin, viewer, group)


def mines_entered(s: Table, viewer: int, index: int) -> list[Forecast]:
    """CC-A35.2: hidden mines under those who have just entered."""
    side = 1 - viewer
    units = [u for u in s.listed(side, s.units_in(side, index)) if s.has_flag(u, ENTERED)]
    return mined(s, viewer, units) if units else []
