"""How drills of Skirmish are written, and how its table answers them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from pydantic import Field

from fieldcraft.core import State
from fieldcraft.core.game import Game
from fieldcraft.record.drills.checks import Difference, differ
from fieldcraft.record.drills.models import Drill, Expect, Step, Variant
from fieldcraft.record.drills.parts import Saying
from tests.skirmish.content.position import Position, normalise
from tests.skirmish.terms import CARD_INDEX, SIDES

EVENTS: Mapping[str, tuple[str, ...]] = {
    "moves": ("unit", "square"),
    "fires": ("unit", "square"),
    "breaks": ("unit",),
    "eliminated": ("unit",),
    "passes": ("side",),
    "plays": ("side", "card"),
    "orders": ("side", "card"),
}
"""The log events that drills speak of, with their fields."""


class SkirmishExpect(Expect):
    """What must be true on the table."""

    units: dict[str, str | None] | None = Field(default=None, min_length=1)
    """The square of a unit; null when it is off the board."""


class SkirmishStep(Step):
    """A step of a drill."""

    red: Saying | None = None
    blue: Saying | None = None
    draws: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    expect: SkirmishExpect | None = None

    def sayings(self) -> list[tuple[str, tuple[str, ...]]]:
        given = [(side, getattr(self, side)) for side in SIDES]
        return [
            (side, (words,) if isinstance(words, str) else words)
            for side, words in given
            if words is not None
        ]


class SkirmishVariant(Variant):
    """A variant of a drill."""

    position: Position = Position()
    steps: tuple[SkirmishStep, ...] = ()


class SkirmishDrill(Drill):
    """A drill of Skirmish."""

    game: Literal["skirmish"]
    position: Position = Position()
    steps: tuple[SkirmishStep, ...] = ()
    variants: tuple[SkirmishVariant, ...] = ()


def form(game: str) -> type[Drill]:
    """How a drill is written."""
    return SkirmishDrill


def set_up(game: Game, positions: list[Position], strict: bool, key: bytes) -> State:
    """The first position with the keys of the others laid over it."""
    merged: dict[str, Any] = {}
    for position in positions:
        merged.update(position.model_dump(exclude_unset=True))
    return game.position({**normalise(merged, game.key), "strict": strict}, key)


def feed(state: State, step: Step, strict: bool) -> None:
    """Let this step's draws come before what the script still holds."""
    if isinstance(step, SkirmishStep) and step.draws:
        chance = state.chance.copy()
        draws = [
            [CARD_INDEX[card] for card in step.draws.get(side, ())] + list(chance.draws[number])
            for number, side in enumerate(SIDES)
        ]
        chance.script(list(chance.dice), draws, strict)
        state.chance = chance


def left(state: State) -> dict[str, int]:
    """How many scripted draws of each side have not been used."""
    chance = state.chance
    return {
        f"draws.{side}": len(chance.draws[number]) if chance.scripted else 0
        for number, side in enumerate(SIDES)
    }


def zone_cards(view: dict[str, Any], side: str, zone: str) -> Any:
    """A zone, as the view of its owner shows it."""
    return view["cards"][side][zone]


def differences(state: State, game: Game, expect: Expect) -> Iterator[Difference]:
    """Everything about the table that is not as expected."""
    if isinstance(expect, SkirmishExpect):
        units = state.view(-1)["units"]
        for unit, square in (expect.units or {}).items():
            found = units[unit][0] if unit in units else None
            yield from differ(("units", unit), square, found)
