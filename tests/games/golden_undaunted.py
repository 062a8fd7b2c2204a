"""How a playthrough of Undaunted is written down: tiles and decks, then every round."""

from typing import Any, cast

from fieldcraft.core import SPECTATOR, Game, State
from fieldcraft.games.undaunted.table.table import Table

ROUNDS = 40
"""A playthrough that is longer stops there, unfinished."""


def is_long(state: State, choices: int) -> bool:
    """Whether the playthrough has gone on long enough."""
    rounds: int = state.view(SPECTATOR)["round"]
    return rounds > ROUNDS


def first_words(words: list[str]) -> str:
    """What is chosen without asking a bot: nothing."""
    return ""


def headings(state: State, events: set[str]) -> list[str]:
    """What is written after these events: the situation when a round begins."""
    return ["", *situation(state)] if "round" in events else []


def set_up(game: Game, state: State) -> list[str]:
    """The tiles, and the cards that each side has in all."""
    view = state.view(SPECTATOR)
    lines = ["Tiles:"]
    for tile in tiles(state):
        shown = state.inspect(SPECTATOR, tile)
        hill = ", hill" if shown["hill"] else ""
        hill += ", rough" if shown.get("rough") else ""
        hill += ", escape" if shown.get("escape") else ""
        hill += "".join(f", {structure}" for structure in shown.get("structures", []))
        worth = f", objective {shown['objective']}" if shown["objective"] else ""
        near = " ".join(shown["adjacent"])
        lines.append(f"    {tile}: cover {shown['cover']}{hill}{worth}; beside {near}")
    for side, cards in view["cards"].items():
        unseen = ", ".join(f"{count} {card}" for card, count in cards["unseen"].items())
        supply = ", ".join(f"{count} {card}" for card, count in cards["supply"]["cards"].items())
        lines += [f"Deck of {side}: {unseen}", f"Supply of {side}: {supply}"]
    lines.append(f"The initiative marker is with {view['initiative']}.")
    return lines


def tiles(state: State) -> list[str]:
    """The tiles of an Undaunted board in their order."""
    return list(cast(Table, state).battle.tile_ids)


def situation(state: State) -> list[str]:
    """The table at the beginning of a round, as everyone sees it."""
    view = state.view(SPECTATOR)
    lines = [f"Round {view['round']}. Digest: {state.digest()}"]
    for side, cards in view["cards"].items():
        zones = ", ".join(
            f"{zone} {cards[zone]['count']}" for zone in ("hand", "deck", "discard", "supply")
        )
        markers = " ".join(
            f"{tile}{'!' if face == 'controlled' else ''}"
            for tile, face in view["markers"][side].items()
        )
        counters = " ".join(
            f"{name.partition(':')[2]}@{place(spot)}{'*' if spot['face'] == 'suppressed' else ''}"
            for name, spot in view["counters"].items()
            if name.startswith(f"{side}:") and name not in view["box"].get("vehicles", {})
        )
        lines += [
            f"    {side}: {view['points'][side]} points; {zones}",
            f"        markers (! controlled): {markers}",
            f"        counters (* suppressed): {counters}",
            f"        ({side} only) hand: {hand(state, side)}",
        ]
    return lines + box_lines(view)


def place(spot: dict[str, Any]) -> str:
    """Where a counter is: on a tile, or on a seat of a vehicle."""
    if "vehicle" in spot:
        return f"{spot['vehicle'].partition(':')[2]}/{spot['seat']}"
    return str(spot["tile"])


def box_lines(view: dict[str, Any]) -> list[str]:
    """What only North Africa has: vehicles, ruins, and who has left the board."""
    box = view["box"]
    lines = []
    if "vehicles" in box:
        vehicles = " ".join(
            f"{name}@{view['counters'][name]['tile']}{'!' * vehicle['damage']}"
            f"{'' if name.startswith(vehicle['owner']) else ' (' + vehicle['owner'] + ')'}"
            for name, vehicle in box["vehicles"].items()
        )
        lines.append(f"    vehicles (! damage): {vehicles}")
        ruins = [name for name, one in box["structures"].items() if one["destroyed"]]
        lines.append(f"    destroyed: {' '.join(ruins)}")
        for pile in ("escaped", "neutralised"):
            gone = [f"{name} ({side})" for side, names in box[pile].items() for name in names]
            lines.append(f"    {pile}: {' '.join(gone)}")
    return [line.rstrip() for line in lines]


def hand(state: State, side: str) -> str:
    """A side's hand, as it sees it itself."""
    number = list(state.view(SPECTATOR)["cards"]).index(side)
    cards = state.view(number)["cards"][side]["hand"]["cards"]
    return ", ".join(f"{count} {card}" for card, count in cards.items())
