"""How far each side has come towards its goal, in figures: points, escaped, neutralised."""

from typing import Any

from fieldcraft.cli.drawing.palette import Signs

View = dict[str, Any]
KINDS = ("escaped", "neutralised")


def points(view: View, side: str) -> str:
    """Points held, and what is needed where points win."""
    held = str(view["points"][side])
    wanted = [way["points"]["need"] for way in view["progress"][side] if "points" in way]
    return f"{held}/{min(wanted)}" if wanted else held


def counted(view: View) -> list[str]:
    """What is counted beside points in this match: what a goal asks for, or has happened."""
    return [
        kind
        for kind in KINDS
        if any(view["box"].get(kind, {}).values())
        or any(kind in way for ways in view["progress"].values() for way in ways)
    ]


def gone(view: View, side: str, kind: str, signs: Signs) -> str:
    """Counters escaped, or neutralised by a side: `2/4`; each way to win has its own figure.

    A tile to be controlled first stands before it: `2A✗ 0/2`.
    """
    texts = []
    for way in view["progress"][side]:
        if kind not in way:
            continue
        first = ""
        if "hold" in way and kind == "escaped":
            held = signs.good if way["hold"]["held"] else signs.bad
            first = f"{way['hold']['tile']}{held} "
        texts.append(f"{first}{way[kind]['have']}/{way[kind]['need']}")
    return ", ".join(texts) or str(len(view["box"].get(kind, {}).get(side, [])))
