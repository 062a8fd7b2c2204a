"""Golden playthroughs: a match as readable text, which is also where its choices are kept."""

import re
from collections.abc import Callable, Iterator
from typing import Any, cast

from fieldcraft import games
from fieldcraft.core import PUBLIC, SPECTATOR, Event, Game, State, key_from_seed
from fieldcraft.games.undaunted.table import Table
from fieldcraft.i18n import Speaker, tell_event
from tests.games.enrolled import Chosen

SEED = 1944
ROUNDS = 40
"""A playthrough that is longer stops there, unfinished."""

HEADER = """\
A golden playthrough of {key}: {scenario}, seed {seed}.
Lines that begin with ">" are the choices, and this file is where they come from; the test plays
them again and compares every other line.  Cards that only one side sees are marked with it.
"""
CHOICE = re.compile(r"> (?P<side>[a-z]+) \[[^\]]*\] (?P<words>.+)")

Chooser = Callable[[Game, State], Chosen | None]


def stored(text: str) -> Iterator[Chosen]:
    """The choices in a playthrough."""
    for line in text.splitlines():
        match = CHOICE.fullmatch(line)
        if match:
            yield Chosen(match["side"], match["words"])


def follow(choices: Iterator[Chosen]) -> Chooser:
    """A chooser that makes stored choices, all of which must be legal."""

    def choose(game: Game, state: State) -> Chosen | None:
        choice = next(choices, None)
        if choice is not None:
            refusal = state.why_not(game.side(choice.side), choice.words)
            assert refusal is None, f"{choice} is refused: {refusal}"
        return choice

    return choose


def compose(choices: Iterator[Chosen]) -> Chooser:
    """Stored choices as long as they are legal, then those of two greedy bots."""
    from fieldcraft.bots import Seat, make

    bots = [make("greedy", SEED), make("greedy", SEED + 1)]
    is_stale = False

    def choose(game: Game, state: State) -> Chosen | None:
        nonlocal is_stale
        if not is_stale:
            choice = next(choices, None)
            if choice and state.why_not(game.side(choice.side), choice.words) is None:
                return choice
            is_stale = True
        if state.view(SPECTATOR).get("round", 0) > ROUNDS:
            return None
        decision = state.decision
        assert decision is not None
        side = decision.sides[0]
        option = bots[side].choose(Seat(state, side))
        return Chosen(game.sides[side], state.word(option))

    return choose


def playthrough(key: str, scenario: str, chooser: Chooser) -> str:
    """A match as text: the set-up, every decision with what followed, a digest every round."""
    game = games.get(key)
    state = game.start(scenario, key_from_seed(SEED))
    lines = [HEADER.format(key=key, scenario=scenario, seed=SEED)]
    lines += [*set_up(game, state), "", *situation(state)]
    while not state.finished:
        choice = chooser(game, state)
        if choice is None:
            break
        side = game.side(choice.side)
        clause = state.frames[(state.branch(side) or state.stack)[-1]].clause
        lines.append(f"> {choice.side} [{state.question(side)}, {clause}] {choice.words}")
        events: list[Event] = []
        state.choose(side, state.parse(choice.words), events)
        lines += [told(game, event) for event in events]
        if any(event.name == "round" for event in events):
            lines += ["", *situation(state)]
    lines += ["", f"Ended: {state.outcome}", f"Digest: {state.digest()}"]
    return "\n".join(lines) + "\n"


def told(game: Game, event: Event) -> str:
    """An event as a line of the log in English."""
    text = tell_event(Speaker("en", strict=True), event.name, event.fields)
    seen_by = "" if event.audience == PUBLIC else f"({game.sides[event.audience]} only) "
    return f"    {seen_by}{text}"


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
