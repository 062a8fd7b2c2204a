"""A position of Normandy: target markers and the raised radio tower beside what boxes share."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from fieldcraft.core.content.models import Count
from fieldcraft.games.undaunted.content import position_models as shared
from fieldcraft.games.undaunted.content.box import Box, Plain
from fieldcraft.games.undaunted.content.checks import off_board
from fieldcraft.games.undaunted.content.layout import Laid, reached
from fieldcraft.games.undaunted.content.models import TileId
from fieldcraft.games.undaunted.content.normandy.ids import CardId, CounterId, Side
from fieldcraft.games.undaunted.content.normandy.models import Board, Goal
from fieldcraft.games.undaunted.content.position_models import Marker, Spot, Standing
from fieldcraft.games.undaunted.content.problems import Problem, problem
from fieldcraft.games.undaunted.content.tables import Shares

LEAST_TARGET_DISTANCE = 3
"""UN-601: how far from the Mortar its target marker lies at least."""

Cards = shared.Cards[CardId]
"""The cards of a zone: a list, or how many of each; their order never matters."""


class Zones(shared.Zones[CardId]):
    """A side's card zones; one that is given replaces that zone."""


class Markers(Shares):
    """Control markers by side and tile; `none` takes one away (U-112)."""

    us: dict[TileId, Marker] = Field(default_factory=dict)
    """Of the US."""
    de: dict[TileId, Marker] = Field(default_factory=dict)
    """Of Germany."""


class Targets(Shares):
    """The tile each side's target marker lies on (UN-105)."""

    us: TileId | None = None
    """Of the US."""
    de: TileId | None = None
    """Of Germany."""


class Goals(Shares):
    """Other goals than the scenario's."""

    us: Goal | None = None
    """Of the US."""
    de: Goal | None = None
    """Of Germany."""


class Draws(Shares):
    """The next cards each side draws, in order."""

    us: tuple[CardId, ...] = ()
    """Of the US."""
    de: tuple[CardId, ...] = ()
    """Of Germany."""


class Position(shared.Position):
    """A position: where it starts from, and what is different there."""

    board: Board | None = None
    """A board from scratch, on which everything starts empty."""
    initiative: Side | None = None
    """Holder of the initiative marker; by default the scenario's."""
    active: Side | None = None
    """Whose turn it is; by default the holder's."""
    counters: dict[CounterId, Spot] = Field(default_factory=dict)
    markers: Markers = Markers.blank()
    target: Targets = Targets.blank()
    """The tiles of the target markers (UN-105)."""
    raised: Count = 0
    """By how much the radio tower's tile has been raised."""
    goals: Goals = Goals.blank()
    us: Zones = Zones.blank()
    """The cards of the US."""
    de: Zones = Zones.blank()
    """The cards of Germany."""
    draws: Draws = Draws.blank()

    def check(self, base: Plain, box: Box) -> Iterator[Problem]:
        """Counters stand on the board, and a target marker needs its Mortar (UN-601, UN-603)."""
        tiles = {tile["id"] for tile in base["tiles"]}
        for counter, spot in self.counters.items():
            tile = spot.tile if isinstance(spot, Standing) else spot
            if tile is not None:
                yield from off_board(tile, ("counters", counter), tiles)
        for side in box.sides:
            if (tile := self.target.of(side)) is not None:
                yield from off_board(tile, ("target", side), tiles)
        yield from self._check_targets(base, tiles, box)
        if self.raised and "radio-tower" not in base["hooks"]:
            yield problem("no-tower", ("raised",))

    def _check_targets(self, base: Plain, tiles: set[str], box: Box) -> Iterator[Problem]:
        laid = {tile["id"]: Laid(tile["id"], tile["x"], tile["y"], ()) for tile in base["tiles"]}
        standing = self.standing(base)
        for side in box.sides:
            tile = self.target.of(side)
            mortar = standing.get(f"{side}:mortar")
            if tile not in tiles or (mortar is not None and mortar["tile"] not in tiles):
                continue
            at = ("target", side)
            if mortar is None:
                yield problem("target-without-mortar", at, side=side, tile=tile)
                continue
            away = reached(list(laid.values()), laid[mortar["tile"]]).get(tile)
            least = LEAST_TARGET_DISTANCE
            if away is not None and away < least:
                yield problem("target-near", at, side=side, tile=tile, distance=away, least=least)

    def standing(self, base: Plain) -> dict[str, dict[str, str]]:
        """Tile and face of every counter on the board, in table order."""
        placed: dict[str, dict[str, str]] = {}
        if not self.clear:
            for counter, tile in base["setup"]["counters"].items():
                placed[counter] = {"tile": tile, "face": "ready"}
        for name, spot in self.counters.items():
            if spot is None:
                placed.pop(name, None)
            elif isinstance(spot, Standing):
                placed[name] = {"tile": spot.tile, "face": spot.face}
            else:
                placed[name] = {"tile": spot, "face": "ready"}
        order = [counter["id"] for counter in base["counters"]]
        return {counter: placed[counter] for counter in order if counter in placed}

    def more(self, base: Plain, box: Box) -> Plain:
        """Target markers, and by how much the radio tower is raised."""
        return {
            "target": [self.target.of(side) or "" for side in box.sides],
            "raised": self.raised,
        }
