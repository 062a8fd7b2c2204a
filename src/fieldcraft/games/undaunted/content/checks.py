"""What a scenario or board must fulfil beyond its shape, so that it can be played."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator

from fieldcraft.games.undaunted.content.box import Box
from fieldcraft.games.undaunted.content.layout import TILE_LIMIT, Laid, lay, reached, touch
from fieldcraft.games.undaunted.content.models import (
    AnySide,
    Board,
    ScenarioFile,
    Setup,
    side_of,
)
from fieldcraft.games.undaunted.content.problems import Place, Problem, hint, phrase, problem
from fieldcraft.games.undaunted.content.tables import TILE_FACE

HAND = 4
"""Cards drawn each round (U-302)."""


def check_setup(setup: Setup, box: Box) -> list[Problem]:
    """Everything wrong with a scenario or board, in the order of its parts."""
    found = list(_layout(setup, box))
    laid = lay(setup.layout)
    tiles = {tile.tile for tile in laid}
    for tile in setup.objectives:
        found += off_board(tile, ("objectives", tile), tiles)
    found += box.check_board(setup, tiles)
    for side in box.sides:
        found += _side(side, setup, box, tiles)
    found += _both_control(setup, box)
    if isinstance(setup, ScenarioFile):
        found += _scenario(setup, box)
    return found


def other_face(tile: str) -> str:
    """The designation on a printed tile's back; empty for a custom tile (U-116)."""
    match = TILE_FACE.match(tile)
    return match[1] + ("B" if match[2] == "A" else "A") if match else ""


def _layout(setup: Setup, box: Box) -> Iterator[Problem]:
    layout = setup.layout
    if bool(layout.rows) == bool(layout.columns):
        yield problem("rows-or-columns", ("layout",))
        return
    laid = lay(layout)
    yield from _tiles(setup, box, laid)
    if len(laid) > TILE_LIMIT:
        yield problem("too-many-tiles", ("layout",), found=len(laid), limit=TILE_LIMIT)
        return
    lonely = [one for one in laid if not any(touch(one, other) for other in laid)]
    if len(laid) > 1 and lonely:
        for one in lonely:
            yield problem("lonely-tile", one.at, tile=one.tile)
    elif laid:
        together = reached(laid, laid[0])
        for one in laid:
            if one.tile not in together:
                yield problem("split-board", one.at, tile=one.tile, other=laid[0].tile)
                return


def _tiles(setup: Setup, box: Box, laid: list[Laid]) -> Iterator[Problem]:
    """Every tile is known, laid once, and never together with its other face."""
    own = setup.tiles if isinstance(setup, Board) else {}
    seen: dict[str, Laid] = {}
    if not laid:
        yield problem("shape", ("layout",), why=phrase("no-tiles"))
    for one in laid:
        if isinstance(setup, ScenarioFile) and one.tile not in box.tiles:
            yield problem("unknown-tile", one.at, tile=one.tile, hint=hint(one.tile, box.tiles))
        if one.tile in seen:
            yield problem("twice", one.at, thing=phrase("the-tile", tile=one.tile))
        elif other_face(one.tile) in seen:
            yield problem("other-face", one.at, tile=one.tile, other=other_face(one.tile))
        seen[one.tile] = one
    for tile, values in own.items():
        if tile not in seen:
            yield problem("unused-tile", ("tiles", tile), tile=tile)
        if values.hill and values.cover != 3:
            yield problem("hill-cover", ("tiles", tile))


def off_board(tile: str, at: Place, tiles: set[str]) -> Iterator[Problem]:
    """The problem of naming a tile that does not lie on the board, if it does not."""
    if tile not in tiles:
        if other_face(tile) in tiles:
            remedy = phrase("other-face-shown", tile=other_face(tile))
        else:
            remedy = hint(tile, sorted(tiles))
        yield problem("not-on-board", at, tile=tile, hint=remedy)


def _side(side: str, setup: Setup, box: Box, tiles: set[str]) -> Iterator[Problem]:
    part = side_of(setup, side)
    for tile in part.counters:
        yield from off_board(tile, (side, "counters", tile), tiles)
    yield from _pieces(side, part, box)
    yield from box.check_side(side, setup, tiles)
    for face, marked in (("controlled", part.controlled), ("scouted", part.scouted)):
        for index, tile in enumerate(marked):
            yield from off_board(tile, (side, face, index), tiles)
        yield from repeats(marked, (side, face))
    for index, tile in enumerate(part.scouted):
        if tile in part.controlled:
            yield problem("two-markers", (side, "scouted", index), side=side, tile=tile)
    yield from _card_table(side, part, box)


def _pieces(side: str, part: AnySide, box: Box) -> Iterator[Problem]:
    """Each counter lies on the board once, and each unit there has cards."""
    placed: set[str] = set()
    for place, _, unit in part.pieces():
        at: Place = (side, *place)
        if unit in placed:
            yield problem("twice", at, thing=phrase("the-counter", counter=f"{side}:{unit}"))
        elif part.cards and unit not in part.cards and unit in box.cards:
            yield problem("unit-without-cards", at, unit=unit)
        placed.add(unit)


def repeats(words: tuple[str, ...], at: Place) -> Iterator[Problem]:
    """The problem of a list that names something twice, if it does."""
    tally: Tally[str] = Tally()
    for index, word in enumerate(words):
        tally[word] += 1
        if tally[word] == 2:
            yield problem("twice", (*at, index), thing=word)


def _card_table(side: str, part: AnySide, box: Box) -> Iterator[Problem]:
    for card, stack in part.cards.items():
        at: Place = (side, "cards", card)
        total, copies = stack.deck + stack.supply, box.copies(side, card)
        if total == 0:
            yield problem("no-cards", at, card=card)
        elif total > copies:
            yield problem("too-many-cards", at, found=total, card=card, copies=copies)


def _both_control(setup: Setup, box: Box) -> Iterator[Problem]:
    first, second = (side_of(setup, side) for side in box.sides)
    for index, tile in enumerate(second.controlled):
        if tile in first.controlled:
            yield problem("both-control", (box.sides[1], "controlled", index), tile=tile)


def _scenario(scenario: ScenarioFile, box: Box) -> Iterator[Problem]:
    """A scenario, unlike a drill's board, must be a whole game that either side can win."""
    if not any(scenario.name.model_dump().values()):
        yield problem("missing", ("name", "en"), key="en")
    for side in box.sides:
        part = side_of(scenario, side)
        deck = sum(stack.deck for stack in part.cards.values())
        if deck < HAND:
            yield problem("small-deck", (side, "cards"), found=deck, wanted=HAND)
        yield from box.check_victory(side, scenario)
