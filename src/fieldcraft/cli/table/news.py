"""Events as log lines, in the colour of the side they are about."""

from rich.text import Text

from fieldcraft.cli.drawing.palette import BAD, GOOD, OBJECTIVE, QUIET, side_style
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import Event
from fieldcraft.i18n import tell_event

LOUD = {
    "round": f"bold {QUIET}",
    "hits": f"bold {BAD}",
    "casualty": f"bold {BAD}",
    "counter-removed": f"bold {BAD}",
    "misses": QUIET,
    "rolls": "",
    "defence": QUIET,
    "controls": f"bold {OBJECTIVE}",
    "wins": f"bold {GOOD}",
    "wounds": f"bold {BAD}",
    "vehicle-damaged": f"bold {BAD}",
    "vehicle-disabled": f"bold {BAD}",
    "vehicle-destroyed": f"bold {BAD}",
    "structure-destroyed": f"bold {OBJECTIVE}",
    "captures": f"bold {OBJECTIVE}",
    "escapes": f"bold {OBJECTIVE}",
    "holds-first": f"bold {OBJECTIVE}",
    # Combat Commander
    "turn": f"bold {QUIET}",
    "time": f"bold {OBJECTIVE}",
    "scores": f"bold {OBJECTIVE}",
    "breaks": f"bold {BAD}",
    "eliminated": f"bold {BAD}",
    "attack-total": QUIET,
    "event": OBJECTIVE,
    "sniper": OBJECTIVE,
}


INDENTED = ("rolls", "defence", "hits", "misses", "attack-total", "breaks", "suppressed")


def news_line(terminal: Terminal, event: Event) -> Text:
    """An event as a line of the log."""
    text = tell_event(terminal.speaker, event.name, event.fields)
    style = LOUD.get(event.name)
    if style is None:
        style = side_style(side_of(event))
    indent = "  " if event.name in INDENTED else ""
    return Text(f"{indent}{text}", style)


def side_of(event: Event) -> str:
    """The side an event is about; empty if it names none."""
    side = event.fields.get("side")
    if isinstance(side, str):
        return side
    named = [event.fields.get(field) for field in ("counter", "unit", "target")]
    counter = next((word for word in named if word), "")
    return counter.partition(":")[0] if isinstance(counter, str) else ""
