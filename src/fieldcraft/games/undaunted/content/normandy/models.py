"""A scenario of Normandy, and the board that drills lay out by themselves."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from fieldcraft.core.content.models import Strict
from fieldcraft.games.undaunted.content import models as shared
from fieldcraft.games.undaunted.content.models import OwnTile, Points, Stack, TileId
from fieldcraft.games.undaunted.content.normandy.ids import CardId, Game, Side, SpawnWord, Unit


class Goal(shared.Goal):
    """How a side wins: by objective points, by pinning the enemy, or either (UN-801)."""

    points: Points | None = None
    """Objective points to control."""
    pin: bool = Field(default=False, strict=True)
    """Win when the enemy has no riflemen on the board."""


class Hooks(Strict):
    """Special rules of single scenarios, by name."""

    radio_tower: TileId | None = Field(default=None, alias="radio-tower")
    """The tile whose value the US can raise (UN-106)."""


class SideSetup(shared.SideSetup[Unit, CardId]):
    """What one side has on a board at the start; everything may be absent."""

    goal: Goal | None = None
    """How the side wins; absent on a board that only shows a position."""
    spawns: dict[TileId, tuple[SpawnWord, ...]] = Field(default_factory=dict)
    """Who enters where: `all`, a squad letter, a unit's title, or a unit (UN-104)."""


class ScenarioSide(SideSetup):
    """What one side has in a scenario: here goal and cards are required."""

    goal: Goal
    """How the side wins."""
    cards: Annotated[dict[CardId, Stack], Field(min_length=1)]
    """The starting-cards table (U-207 to U-209)."""


class ScenarioFile(shared.ScenarioFile):
    """A scenario: who fights where, with what, and for what."""

    game: Game
    """The box the file belongs to."""
    initiative: Side
    """Who holds the initiative marker at the start (U-206)."""
    hooks: Hooks = Hooks.blank()
    """Special rules of this scenario."""
    us: ScenarioSide
    """The American side."""
    de: ScenarioSide
    """The German side."""


class Board(shared.Board):
    """A board from scratch, for drills and the editor: a scenario with all but the layout optional.

    Tiles may be named freely; those that are not printed have cover 0 unless `tiles` says more.
    """

    game: Game = "normandy"
    tiles: dict[TileId, OwnTile] = Field(default_factory=dict)
    """Values of tiles that are not printed, or other values for printed ones."""
    initiative: Side = "us"
    hooks: Hooks = Hooks.blank()
    """Special rules of this board."""
    us: SideSetup = SideSetup.blank()
    """The American side."""
    de: SideSetup = SideSetup.blank()
    """The German side."""


Setup = ScenarioFile | Board
"""Anything that lays out a board."""
