"""How a playthrough of Combat Commander is written down: the map, then every time advance."""

from typing import Any, cast

from fieldcraft.core import SPECTATOR, Game, State
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terrain.hexes import COLUMNS, ROWS, hex_word

CHOICES = 1500
"""A playthrough that is longer stops there, unfinished."""
LETTERS = {
    "building": "B",
    "woods": "W",
    "brush": "b",
    "orchard": "o",
    "field": "f",
    "open": ".",
    "bridge-major": "=",
    "bridge-minor": "-",
    "gully": "g",
    "water-barrier": "~",
    "stream": "s",
    "marsh": "m",
}
"""A letter for each kind of terrain."""
SIGNS = {"broken": "*", "suppressed": "!", "veteran": "+"}
LEGEND = "* broken, ! suppressed, + veteran, / its weapon"


def is_long(state: State, choices: int) -> bool:
    """Whether the playthrough has gone on long enough."""
    return choices > CHOICES


def first_words(words: list[str]) -> str:
    """What is chosen without asking a bot: the quick set-up."""
    return next((word for word in ("quick", "ready") if word in words), "")


def headings(state: State, events: set[str]) -> list[str]:
    """After these events: the situation when time goes on or play begins, a digest each Turn."""
    if state.finished:
        return []
    if "time" in events or "ready" in events:
        return ["", *situation(state)]
    if "turn" in events:
        view = state.view(SPECTATOR)
        return ["", f"Turn {view['turn']}, of {view['active']}. Digest: {state.digest()}"]
    return []


def set_up(game: Game, state: State) -> list[str]:
    """The map in letters, the objectives, and what the scenario gives each side."""
    plain = cast(Table, state).battle.plain
    view = state.view(SPECTATOR)
    kinds = "; ".join(f"{letter} {kind}" for kind, letter in LETTERS.items())
    lines = [
        f"Map {plain['map']['id']}, {plain['year']} ({kinds}; a digit after it is the level):",
        *ground(state),
    ]
    for number, one in view["objectives"].items():
        lines.append(f"Objective {number}: {one['hex']}, worth {one['value']} so far")
    for side, word in enumerate(game.sides):
        lines.append(
            f"{word}: {plain['nations'][side]}, {plain['postures'][side]}, "
            f"edge {plain['edges'][side]}, orders {plain['orders'][side]}, "
            f"surrender {plain['surrender'][side]}"
        )
    return [*lines, f"Sudden death at {view['sudden_death']}."]


def ground(state: State) -> list[str]:
    """The hexes row by row, a letter for the terrain and a digit for a hill."""
    lines = [" " * 9 + "  ".join(hex_word(ROWS * column)[0] for column in range(COLUMNS))]
    for row in range(ROWS):
        cells = []
        for column in range(COLUMNS):
            shown = state.inspect(SPECTATOR, hex_word(ROWS * column + row))
            cells.append(f"{LETTERS[shown['terrain']]}{shown['level'] or ' '}")
        lines.append(f"    {row + 1:>4} {' '.join(cells)}".rstrip())
    return lines


def situation(state: State) -> list[str]:
    """The table as everyone sees it, and each side's hand."""
    view = state.view(SPECTATOR)
    lines = [
        f"Time {view['time']} of {view['sudden_death']}, {view['vp']} points for the Axis, "
        f"the Initiative card with {view['initiative']}. Digest: {state.digest()}"
    ]
    control = [f"{number} {one['control'] or '-'}" for number, one in view["objectives"].items()]
    lines.append(f"    objectives: {', '.join(control)}; chits {' '.join(view['chits']['open'])}")
    for number, side in enumerate(view["cards"]):
        cards = view["cards"][side]
        zones = ", ".join(f"{zone} {cards[zone]['count']}" for zone in ("hand", "deck", "discard"))
        ours = [unit for unit in view["units"].items() if unit[1]["side"] == side]
        map_units = " ".join(standing(word, unit) for word, unit in ours if unit["hex"])
        waiting = " ".join(
            f"{word.partition(':')[2]}@{unit['space']}"
            for word, unit in ours
            if unit["space"] is not None
        )
        hand = state.view(number)["cards"][side]["hand"].get("cards", [])
        lines += [
            f"    {side}: lost {view['losses'][side]} of {view['surrender'][side]}; {zones}",
            f"        units ({LEGEND}): {map_units}",
            *([f"        on the time track: {waiting}"] if waiting else []),
            f"        ({side} only) hand: {', '.join(hand)}",
        ]
    marks = [
        f"{place} {' '.join(words)}"
        for place, shown in view["hexes"].items()
        if (words := [mark(name, value) for name, value in shown.items() if name != "held"])
    ]
    lines += [f"    markers: {', '.join(marks)}"] if marks else []
    return [line.rstrip() for line in lines]


def standing(word: str, unit: dict[str, Any]) -> str:
    """A unit in its hex, with the signs of its state and its weapon."""
    signs = "".join(sign for flag, sign in SIGNS.items() if flag in unit["flags"])
    weapon = f"/{unit['weapon']}" if unit["weapon"] else ""
    return f"{word.partition(':')[2]}@{unit['hex']}{signs}{weapon}"


def mark(name: str, value: object) -> str:
    """A marker in a hex."""
    return name if value is True else f"{value}" if name == "fort" else f"{name} {value}"
