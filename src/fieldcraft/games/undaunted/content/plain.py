"""A scenario or board as the rules take it: plain numbers, texts, lists and mappings."""

from __future__ import annotations

from fieldcraft.games.undaunted.content.box import Box, Plain
from fieldcraft.games.undaunted.content.layout import lay
from fieldcraft.games.undaunted.content.models import Board, ScenarioFile, Setup, side_of


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
        "cards": [
            [box.plain_card(card) for card in box.cards.values() if box.copies(side, card.id)]
            for side in box.sides
        ],
        "counters": [box.plain_counter(counter) for counter in box.counters.values()],
        **box.plain_pieces(setup),
        "tiles": _tiles(setup, box),
        "setup": {
            "initiative": box.sides.index(setup.initiative),
            "counters": _counters(setup, box),
            **box.plain_placing(setup),
            "markers": [_markers(setup, side) for side in box.sides],
            "cards": [_card_table(setup, side, box) for side in box.sides],
        },
        "goals": box.plain_goals(setup),
        "hooks": box.plain_hooks(setup),
    }


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
                **box.plain_tile(values),
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
        for _, tile, unit in side_of(setup, side).pieces()
    }
    return {counter: placed[counter] for counter in box.counters if counter in placed}


def _markers(setup: Setup, side: str) -> dict[str, str]:
    part = side_of(setup, side)
    faces = dict.fromkeys(part.controlled, "controlled")
    faces.update(dict.fromkeys(part.scouted, "scouted"))
    return {laid.tile: faces[laid.tile] for laid in lay(setup.layout) if laid.tile in faces}


def _card_table(setup: Setup, side: str, box: Box) -> dict[str, list[int]]:
    cards = side_of(setup, side).cards
    return {card: [cards[card].deck, cards[card].supply] for card in box.cards if card in cards}
