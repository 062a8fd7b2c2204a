"""What there is to play, as the browser reads it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict

from fieldcraft.server.wire.declared import DeclaredBy, Shown, View
from fieldcraft.server.wire.table_message import GoalsShown
from fieldcraft.server.wire.values import Json, Values


class SideTold(Shown):
    """A side of a game or a scenario."""

    side: str
    name: str
    goal: str
    """How it wins, or its forces; empty where only the game is described."""


class OptionTold(Shown):
    """A rules option of a match."""

    name: str
    default: bool | int
    kind: Literal["bool", "number"]
    most: int
    """The most that a number may be; 0 for what is on or off."""
    text: str


class BotTold(Shown):
    """A bot."""

    bot: str
    name: str
    text: str
    """One sentence on how it plays."""


class GeneratorTold(Shown):
    """A way to generate scenarios of a game."""

    prefix: str
    """What the ids of its scenarios begin with; a number follows."""
    text: str


class GameTold(Shown):
    """A game."""

    game: str
    name: str
    text: str
    """Two or three sentences on what it is like."""
    sides: list[SideTold]
    scenarios: int
    first: str
    """The id of the scenario to begin with."""
    generators: list[GeneratorTold]
    """How scenarios can be generated; the usual way first, none where all are printed."""
    campaign: bool
    """Whether its scenarios can be played one after another, scored together."""
    options: list[OptionTold]
    bots: list[BotTold]
    """Weakest first."""
    bot: str
    """The one to begin with."""


class Games(Shown):
    """All games."""

    games: list[GameTold]


class ScenarioTold(Shown):
    """A scenario in a list."""

    game: str
    id: str
    number: int
    name: str
    date: str
    sides: list[SideTold]
    minutes: int | None
    """About how long two people play, in minutes; None if nobody has measured it."""
    length: str
    """The time in words; empty if nobody has measured it."""
    level: int | None
    """1 to 3: how much of the rules it needs."""
    difficulty: str
    """The difficulty in words."""
    balance: str
    """How often each side wins between equal bots, in words; empty if nobody has measured it."""
    first: bool
    """Whether to begin with this one."""
    briefing: str


class Scenarios(Shown):
    """All scenarios of a game, in the book's order."""

    game: str
    scenarios: list[ScenarioTold]


class SceneSide(Shown):
    """A side, as every scene names it."""

    model_config = ConfigDict(defer_build=True, extra="allow")

    side: str
    name: str
    __pydantic_extra__: dict[str, Json]


class SceneTold(Shown):
    """What never changes in a match: what every game's scene has in common."""

    model_config = ConfigDict(defer_build=True, extra="allow")

    game: str
    sides: list[SceneSide]
    __pydantic_extra__: dict[str, Json]


Scene = Annotated[SceneTold, DeclaredBy("scene")]


class Drawn(Shown):
    """A board to draw: that of a scenario file, as far as it can be read."""

    game: str
    name: str
    scene: Scene
    view: View
    """What a spectator sees before the first choice."""


class ForcesRow(Shown):
    """Something that a scenario gives each side."""

    heading: str
    texts: dict[str, str]
    """By side."""


class TermTold(Shown):
    """Something that holds for both sides."""

    heading: str
    text: str


class ScenarioWhole(ScenarioTold):
    """A scenario with what is needed to draw it."""

    rules: list[str]
    """Its special rules, a sentence each."""
    forces: list[ForcesRow]
    terms: list[TermTold]
    """Time, first turn, markers and the like."""
    goals: GoalsShown
    """What wins, as it stands before the first choice."""
    scene: Scene
    view: View
    """What a spectator sees before the first choice, to show the map with its pieces."""


class PlaceTold(Shown):
    """A place in a file that needs attention."""

    where: str
    """The line, and the keys that lead there."""
    what: str
    """What is wrong, and how to fix it."""
    refs: list[str]
    """What it is about, as the scene names it: `tile:17B`, `hex:C7`."""


class ScenarioBrought(ScenarioWhole):
    """A scenario that a user brought."""

    scenario: str | Values
    """Pass this to `POST /matches` to play it."""
    warnings: list[PlaceTold]
    """What can be played, but may be a mistake."""
