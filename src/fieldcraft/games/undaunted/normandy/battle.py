"""What only a Normandy scenario has: spawn markers, points and pins to win by, the radio tower."""

from typing import TYPE_CHECKING, cast

from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.table.table import Table

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.box import Box
    from fieldcraft.games.undaunted.schema.scenario import PlainSpawn, UndauntedScenario


class NormandyBattle(Battle):
    """The tables of one Normandy scenario."""

    def __init__(self, plain: "UndauntedScenario", box: "Box") -> None:
        super().__init__(plain, box)
        goals = plain["goals"]
        self.goal_points: list[int] = [goals[0]["points"], goals[1]["points"]]
        self.goal_pin: list[bool] = [goals[0]["pin"], goals[1]["pin"]]
        radio = plain["hooks"].get("radio-tower", "")
        self.radio_tile: int = self.tile_index[radio] if radio else -1
        self.objective_tiles = [
            tile for tile in range(self.tiles) if self.objective[tile] or tile == self.radio_tile
        ]
        self.riflemen: list[int] = self.titled("rifleman")
        self.riflemen_of: list[list[int]] = [
            [counter for counter in self.riflemen if self.counter_side[counter] == side]
            for side in (0, 1)
        ]
        self.mortars: list[int] = self.titled("mortar")
        self.read_spawns(plain["setup"]["spawns"])

    def read_spawns(self, spawns: "list[PlainSpawn]") -> None:
        """UN-104, UN-202: where each unit may enter."""
        self.spawn_tiles: list[list[int]] = [[] for _ in range(self.counters)]
        for spawn in spawns:
            for unit in spawn["units"]:
                counter = self.counter_index[f"{self.sides[spawn['side']]}:{unit}"]
                tile = self.tile_index[spawn["tile"]]
                if tile not in self.spawn_tiles[counter]:
                    self.spawn_tiles[counter].append(tile)
        for tiles in self.spawn_tiles:
            tiles.sort()


def scenario(s: Table) -> NormandyBattle:
    """The tables of the scenario played."""
    return cast(NormandyBattle, s.battle)
