"""How far each side has come towards its goal, in figures: points, escaped, neutralised."""

from collections.abc import Sequence
from typing import Any

from fieldcraft.cli.drawing.palette import Signs
from fieldcraft.cli.undaunted.facts import Facts

Way = dict[str, Any]
KINDS = ("escaped", "neutralised")
WANTED = {"escaped": "escape", "neutralised": "neutralise"}


def ways(scene: Facts, side: str) -> list[Way]:
    """The ways in which a side can win; Normandy's goal is a single one."""
    goal = scene.goal(side)
    alternatives: list[Way] = goal.get("any", [goal])
    return alternatives


def points(scene: Facts, view: dict[str, Any], side: str) -> str:
    """Points held, and what is needed where points win."""
    held = str(view["points"][side])
    wanted = [way["points"] for way in ways(scene, side) if way["points"]]
    return f"{held}/{min(wanted)}" if wanted else held


def counted(scene: Facts, view: dict[str, Any]) -> list[str]:
    """What is counted beside points in this match: what a goal asks for, or has happened."""
    return [
        kind
        for kind in KINDS
        if any(view["box"].get(kind, {}).values())
        or any(_needs(way, kind) for side in scene.sides for way in ways(scene, side))
    ]


def gone(scene: Facts, view: dict[str, Any], side: str, kind: str, signs: Signs) -> str:
    """Counters escaped, or neutralised by a side: `2/4`; each way to win has its own figure.

    A tile to be controlled first stands before it: `2A✗ 0/2`.
    """
    words = view["box"].get(kind, {}).get(side, [])
    texts = []
    for way in ways(scene, side):
        if not _needs(way, kind):
            continue
        have, need = _figures(scene, side, kind, way, words)
        first = ""
        if way["hold"] and kind == "escaped":
            held = side in view["box"]["held"]
            first = f"{way['hold']}{signs.good if held else signs.bad} "
        texts.append(f"{first}{have}/{need}")
    return ", ".join(texts) or str(len(words))


def _needs(way: Way, kind: str) -> bool:
    return any((way.get(WANTED[kind]) or {}).values())


def _figures(scene: Facts, side: str, kind: str, way: Way, words: Sequence[str]) -> tuple[int, int]:
    """How many of the counters that a way asks for there are, by the side printed (C-16)."""
    wanted = way[WANTED[kind]]
    own = scene.sides.index(side)
    printed = own if kind == "escaped" else 1 - own
    fitting = [word for word in words if scene.counters[word]["side"] == printed]
    vehicles = sum(word in scene.vehicles for word in fitting)
    have = min(len(fitting) - vehicles, wanted["soldiers"]) + min(vehicles, wanted["vehicles"])
    have += sum(word in fitting for word in wanted["counters"])
    return have, wanted["soldiers"] + wanted["vehicles"] + len(wanted["counters"])
