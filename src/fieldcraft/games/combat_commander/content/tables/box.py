"""All tables of the game together, and the questions asked of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fieldcraft.games.combat_commander.content.tables.cards import DeckFile
from fieldcraft.games.combat_commander.content.tables.forces import (
    NationFile,
    OrdersOfBattleFile,
    SupportFile,
)
from fieldcraft.games.combat_commander.content.tables.generator import GeneratorFile, PointsFile
from fieldcraft.games.combat_commander.content.tables.ground import (
    ChitsFile,
    FortificationsFile,
    MarkersFile,
    TerrainFile,
)
from fieldcraft.games.combat_commander.content.tables.pieces import (
    LeadersFile,
    RadiosFile,
    UnitsFile,
    WeaponsFile,
)


@dataclass(frozen=True)
class NationTables:
    """The tables of one nation."""

    about: NationFile
    units: UnitsFile
    weapons: WeaponsFile
    radios: RadiosFile
    deck: DeckFile
    orders_of_battle: OrdersOfBattleFile
    support: SupportFile


@dataclass(frozen=True)
class Box:
    """The tables of the game, read once and shared."""

    nations: Mapping[str, NationTables]
    leaders: LeadersFile
    weapons: WeaponsFile
    """What any nation may have."""
    chits: ChitsFile
    terrain: TerrainFile
    fortifications: FortificationsFile
    markers: MarkersFile
    generator: GeneratorFile
    points: PointsFile

    def units(self, nation: str) -> dict[str, int]:
        """How many counters a nation has of each Squad and Team."""
        table = self.nations[nation].units
        return {unit.id: unit.count for unit in (*table.squads, *table.teams)}

    def leader_counters(self, nation: str) -> dict[str, int]:
        """How many counters a nation has of each Leader."""
        return {leader.id: len(leader.names.of(nation)) for leader in self.leaders.leaders}

    def weapon_counters(self, nation: str) -> dict[str, int]:
        """How many counters a nation can have of each Weapon."""
        weapons = (*self.nations[nation].weapons.weapons, *self.weapons.weapons)
        return {weapon.id: weapon.count for weapon in weapons}

    def radios(self, nation: str) -> list[int]:
        """The firepower of a nation's Radios."""
        return [radio.fp for radio in self.nations[nation].radios.radios]
