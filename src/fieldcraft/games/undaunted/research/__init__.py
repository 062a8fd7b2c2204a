"""Undaunted as numbers: how many options there can be, and what a side observes."""

from collections.abc import Iterator
from typing import Final, cast

from fieldcraft.core.state import State
from fieldcraft.games.undaunted.schema.view import UndauntedView
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import OPTION_SHIFT, PIN

OPTIONS: Final = PIN + (1 << OPTION_SHIFT)
"""Every option's integer is smaller."""
ZONES: Final = ("hand", "deck", "discard", "play", "supply")


def names(state: State) -> list[str]:
    """What is observed, in the order of the vector."""
    battle = cast(Table, state).battle
    found = [
        f"counter {counter} {what}"
        for counter in battle.counter_ids
        for what in ("there", "x", "y", "pinned", "acts")
    ]
    found += [
        f"tile {tile} {what}"
        for tile in battle.tile_ids
        for what in ("objective", "own marker", "own control", "enemy marker", "enemy control")
    ]
    for card in battle.card_ids:
        found += [f"card {card} own {zone}" for zone in ZONES]
        found += [f"card {card} enemy {zone}" for zone in ("unseen", "play", "supply")]
        found.append(f"card {card} in use")
    return [*found, "points own", "points enemy", "round", "initiative", "turn"]


def values(state: State, view: UndauntedView) -> Iterator[tuple[str, float]]:
    """What of it is not 0, read from the view alone."""
    battle = cast(Table, state).battle
    tiles = {tile["id"]: (tile["x"], tile["y"]) for tile in battle.plain["tiles"]}
    wide = max(x for x, _ in tiles.values()) or 1
    high = max(y for _, y in tiles.values()) or 1
    own = view["side"]
    for word, counter in view["counters"].items():
        x, y = tiles[counter["tile"]]
        yield f"counter {word} there", 1.0
        yield f"counter {word} x", x / wide
        yield f"counter {word} y", y / high
        yield f"counter {word} pinned", float(counter["face"] == "suppressed")
    for tile, worth in view["objectives"].items():
        yield f"tile {tile} objective", worth / 5
    for side, markers in view["markers"].items():
        whose = "own" if side == own else "enemy"
        for tile, face in markers.items():
            yield f"tile {tile} {whose} marker", 1.0
            yield f"tile {tile} {whose} control", float(face == "controlled")
    for side, cards in view["cards"].items():
        if side == own:
            zones = {zone: dict(cards[zone].get("cards", {})) for zone in ZONES}
        else:
            zones = {"unseen": cards["unseen"], "play": cards["play"].get("cards", {}),
                     "supply": cards["supply"].get("cards", {})}  # fmt: skip
        for zone, counts in zones.items():
            for card, count in counts.items():
                yield f"card {card} {'own' if side == own else 'enemy'} {zone}", count / 5
        yield f"points {'own' if side == own else 'enemy'}", view["points"][side] / 10
    top = view["flow"][-1] if view["flow"] else {}
    if top.get("card"):
        yield f"card {top['card']} in use", 1.0
    if top.get("counter"):
        yield f"counter {top['counter']} acts", 1.0
    yield "round", view["round"] / 50
    yield "initiative", float(view["initiative"] == own)
    yield "turn", float(view["active"] == own)
