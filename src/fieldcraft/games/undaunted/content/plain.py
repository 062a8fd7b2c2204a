"""A scenario or board as the rules take it: plain numbers, texts, lists and mappings."""

from __future__ import annotations

from typing import Any

from fieldcraft.games.undaunted.content.box import Box, unit_of
from fieldcraft.games.undaunted.content.checks import side_of
from fieldcraft.games.undaunted.content.laying import lay
from fieldcraft.games.undaunted.content.models import Board, Goal, ScenarioFile, Setup
from fieldcraft.games.undaunted.content.tables import Card

Plain = dict[str, Any]
"""JSON-able; `Any` because its parts differ."""


def plain_setup(setup: Setup, box: Box, custom: bool) -> Plain:
    """The whole set-up of a checked scenario or board."""
    named = setup if isinstance(setup, ScenarioFile) else None
    return {
        "format": 1,
        "game": box.game,
        "id": named.id if named else "custom",
        "number": named.number if named else 0,
        "custom": custom,
        "sides": list(box.sides),
        "cards": [[_card(card) for card in box.cards.values()] for _ in box.sides],
        "counters": [
            {
                "id": counter.id,
                "side": box.sides.index(counter.side),
                "title": counter.title,
                "squad": counter.squad or "",
                "defence": counter.defence,
            }
            for counter in box.counters.values()
        ],
        "tiles": _tiles(setup, box),
        "setup": {
            "initiative": box.sides.index(setup.initiative),
            "counters": _counters(setup, box),
            "spawns": _spawns(setup, box),
            "markers": [_markers(setup, side) for side in box.sides],
            "cards": [_card_table(setup, side, box) for side in box.sides],
        },
        "goals": [plain_goal(side_of(setup, side).goal) for side in box.sides],
        "hooks": _hooks(setup),
    }


def plain_goal(goal: Goal | None) -> Plain:
    """A goal; points are 0 when it needs none."""
    if goal is None:
        return {"points": 0, "pin": False}
    return {"points": goal.points or 0, "pin": goal.pin}


def _card(card: Card) -> Plain:
    return {
        "id": card.id,
        "title": card.title,
        "squad": card.squad or "",
        "initiative": card.initiative,
        "class": card.class_,
        "actions": [_action(action) for action in card.actions],
        "unit": unit_of(card.title, card.squad) if card.class_ == "combat" else "",
    }


def _action(text: str) -> list[str | int]:
    """Word, value (0 when none is printed) and squad letter of an action.

    >>> _action("bolster 2 A"), _action("control")
    (['bolster', 2, 'A'], ['control', 0, ''])
    """
    word, *rest = text.split()
    value = next((int(part) for part in rest if part.isdigit()), 0)
    squad = next((part for part in rest if not part.isdigit()), "")
    return [word, value, squad]


def _tiles(setup: Setup, box: Box) -> list[Plain]:
    own = setup.tiles if isinstance(setup, Board) else {}
    made = []
    for laid in lay(setup.layout):
        values = own.get(laid.tile) or box.tiles.get(laid.tile)
        made.append(
            {
                "id": laid.tile,
                "x": laid.x,
                "y": laid.y,
                "cover": values.cover if values else 0,
                "hill": values.hill if values else False,
                "objective": setup.objectives.get(laid.tile, 0),
                "look": values.look if values else "",
            }
        )
    return made


def _counters(setup: Setup, box: Box) -> dict[str, str]:
    """Tiles by counter, in table order, whatever the order in the file."""
    placed = {
        f"{side}:{unit}": tile
        for side in box.sides
        for tile, units in side_of(setup, side).counters.items()
        for unit in units
    }
    return {counter: placed[counter] for counter in box.counters if counter in placed}


def _spawns(setup: Setup, box: Box) -> list[Plain]:
    return [
        {"side": number, "tile": tile, "units": box.admitted(side, words)}
        for number, side in enumerate(box.sides)
        for tile, words in side_of(setup, side).spawns.items()
    ]


def _markers(setup: Setup, side: str) -> dict[str, str]:
    part = side_of(setup, side)
    faces = dict.fromkeys(part.controlled, "controlled")
    faces.update(dict.fromkeys(part.scouted, "scouted"))
    return {laid.tile: faces[laid.tile] for laid in lay(setup.layout) if laid.tile in faces}


def _card_table(setup: Setup, side: str, box: Box) -> dict[str, list[int]]:
    cards = side_of(setup, side).cards
    return {card: [cards[card].deck, cards[card].supply] for card in box.cards if card in cards}


def _hooks(setup: Setup) -> dict[str, str]:
    tower = setup.hooks.radio_tower
    return {} if tower is None else {"radio-tower": tower}
