"""Any position of a game, as drills and the editor write it down.

A position starts from a scenario's set-up or from a board of its own; what it then says replaces
what it started from. `normalise` fills in the rest, so that the rules find every value.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fieldcraft.core.content.shape import build
from fieldcraft.games.undaunted.content.box import Box, Plain
from fieldcraft.games.undaunted.content.checks import check_setup
from fieldcraft.games.undaunted.content.loader import (
    game_of,
    load_box,
    load_scenario,
    plain,
    plain_board,
)
from fieldcraft.games.undaunted.content.normandy import position as normandy
from fieldcraft.games.undaunted.content.north_africa import position as north_africa
from fieldcraft.games.undaunted.content.position_models import Position, check_shared, fill_zones
from fieldcraft.games.undaunted.content.problems import ContentError, Problem, problem

MODELS: Mapping[str, type[Position]] = {
    "normandy": normandy.Position,
    "north-africa": north_africa.Position,
}
"""How a position of each box is written."""


def load_position(value: Mapping[str, Any], game: str = "") -> Position:
    """A position from plain values; raises `ContentError` with every problem in it.

    Without a game it is the one that the position's board names.
    `Any`: what a drill or an editor hands in is not known before this line.
    """
    box = load_box(game or game_of(value.get("board")))
    position = build(MODELS[box.game], dict(value))
    found = list(_start(position, box))
    if not found:
        found = list(check_shared(position, _base(position, box), box))
    if found:
        raise ContentError(found)
    return position


def normalise(value: Position | Mapping[str, Any], game: str = "") -> Plain:
    """Everything the rules need to set a position up, with nothing left to look up.

    `base` is the plain set-up of the scenario or board; all other keys are absolute and replace
    it: sides are numbers, zones map card to count, counters list only those on the board.
    """
    if isinstance(value, Position):
        game = next(key for key, model in MODELS.items() if isinstance(value, model))
        value = value.model_dump(by_alias=True, exclude_unset=True)
    position = load_position(value, game)
    box = load_box(next(key for key, model in MODELS.items() if isinstance(position, model)))
    base = _base(position, box)
    sides = box.sides
    first: int = base["setup"]["initiative"]
    holder = sides.index(position.initiative) if position.initiative else first
    return {
        "base": base,
        "options": position.options.model_dump(exclude_none=True),
        "round": position.round,
        "phase": position.phase,
        "initiative": holder,
        "active": sides.index(position.active) if position.active else holder,
        "counters": position.standing(base),
        "markers": [position.faces(base, side) for side in sides],
        **position.more(base, box),
        "goals": [
            {**base["goals"][number], **box.plain_goal(goal)}
            if (goal := position.goals.of(side))
            else base["goals"][number]
            for number, side in enumerate(sides)
        ],
        "objectives": position.values(base),
        "zones": [fill_zones(position, base, box, side)[0] for side in sides],
        "dice": list(position.dice),
        "draws": [list(position.draws.of(side)) for side in sides],
    }


def _start(position: Position, box: Box) -> Iterator[Problem]:
    """The position names one thing to start from, and that thing is sound."""
    if (position.scenario is None) == (position.board is None):
        yield problem("scenario-or-board", ("scenario",) if position.scenario is not None else ())
    elif position.board is not None:
        if position.clear:
            yield problem("clear-board", ("clear",))
        for found in check_setup(position.board, box):
            if found.severity == "error":
                yield found.inside("board")
    elif position.scenario is not None:
        try:
            load_scenario(box.game, position.scenario)
        except ContentError as error:
            for found in error.problems:
                yield found.inside("scenario")


def _base(position: Position, box: Box) -> Plain:
    if position.board is not None:
        start = plain_board(position.board)
    else:
        start = plain(load_scenario(box.game, position.scenario or ""))
    return position.ground(start, box)
