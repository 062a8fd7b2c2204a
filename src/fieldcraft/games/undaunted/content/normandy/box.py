"""Normandy's box: spawn markers, the radio tower, and goals of points or pinning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from fieldcraft.games.undaunted.content import models as shared
from fieldcraft.games.undaunted.content.box import Box, Plain, unit_of
from fieldcraft.games.undaunted.content.checks import off_board, repeats
from fieldcraft.games.undaunted.content.models import side_of
from fieldcraft.games.undaunted.content.normandy.models import (
    Board,
    Goal,
    ScenarioFile,
    ScenarioSide,
    Setup,
    SideSetup,
)
from fieldcraft.games.undaunted.content.normandy.tables import (
    BoxFile,
    CardsFile,
    CountersFile,
    TilesFile,
)
from fieldcraft.games.undaunted.content.problems import Place, Problem, problem


class Normandy(Box):
    """The tables of Normandy, and what only this box checks and tells."""

    about: BoxFile
    files = {
        "scenario": ScenarioFile,
        "cards": CardsFile,
        "counters": CountersFile,
        "tiles": TilesFile,
        "box": BoxFile,
    }
    board = Board

    def admitted(self, side: str, words: tuple[str, ...]) -> list[str]:
        """The units that a spawn marker with these words admits, in table order (UN-104)."""
        found = []
        for counter in self.counters.values():
            unit = unit_of(counter.title, counter.squad)
            names = {"all", unit, counter.title, counter.squad}
            if counter.side == side and names.intersection(words):
                found.append(unit)
        return found

    def check_board(self, setup: shared.Setup, tiles: set[str]) -> Iterator[Problem]:
        """The radio tower stands on an objective (UN-106)."""
        tower = cast(Setup, setup).hooks.radio_tower
        if tower is not None:
            at: Place = ("hooks", "radio-tower")
            yield from off_board(tower, at, tiles)
            if tower in tiles and tower not in setup.objectives:
                yield problem("hook-objective", at, tile=tower)

    def check_side(self, side: str, setup: shared.Setup, tiles: set[str]) -> Iterator[Problem]:
        """Spawn markers lie on the board."""
        for tile, words in cast(SideSetup, side_of(setup, side)).spawns.items():
            yield from off_board(tile, (side, "spawns", tile), tiles)
            yield from repeats(words, (side, "spawns", tile))

    def check_goal(
        self, side: str, goal: shared.Goal, at: Place, tiles: set[str]
    ) -> Iterator[Problem]:
        """A goal asks for something (UN-801)."""
        own = cast(Goal, goal)
        if own.points is None and not own.pin:
            yield problem("no-goal", at)

    def check_victory(self, side: str, scenario: shared.ScenarioFile) -> Iterator[Problem]:
        """A goal that nothing can reach is a mistake of the file, not of the player (UN-801)."""
        own = cast(ScenarioFile, scenario)
        part = cast(ScenarioSide, side_of(own, side))
        enemy = side_of(own, self.sides[1 - self.sides.index(side)])
        goal, at = part.goal, (side, "goal")
        yield from self.check_goal(side, goal, at, set())
        if goal.points is not None:
            total = sum(own.objectives.values())
            grows = own.hooks.radio_tower is not None
            if goal.points > total and not grows:
                yield problem("too-few-points", (*at, "points"), wanted=goal.points, found=total)
            if not self.with_action("control").intersection(part.cards):
                yield problem("cannot-control", (*at, "points"))
        if goal.pin and not any(card.startswith("rifleman") for card in enemy.cards):
            yield problem("cannot-pin", (*at, "pin"))
        standing = {unit for units in part.counters.values() for unit in units}
        words = tuple(word for spawn in part.spawns.values() for word in spawn)
        entering = set(self.admitted(side, words))
        for unit in self.units(side):
            if unit in part.cards and unit not in standing | entering:
                yield problem("no-entry", (side, "cards", unit), severity="warning", unit=unit)

    def plain_placing(self, setup: shared.Setup) -> Plain:
        """Who enters where (UN-104)."""
        return {
            "spawns": [
                {"side": number, "tile": tile, "units": self.admitted(side, words)}
                for number, side in enumerate(self.sides)
                for tile, words in cast(SideSetup, side_of(setup, side)).spawns.items()
            ]
        }

    def plain_goal(self, goal: shared.Goal | None) -> Plain:
        """A goal; points are 0 when it needs none."""
        own = cast(Goal | None, goal)
        if own is None:
            return {"points": 0, "pin": False}
        return {"points": own.points or 0, "pin": own.pin}

    def plain_hooks(self, setup: shared.Setup) -> dict[str, str]:
        """The radio tower, where there is one."""
        tower = cast(Setup, setup).hooks.radio_tower
        return {} if tower is None else {"radio-tower": tower}
