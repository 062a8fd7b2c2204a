"""Events as log lines, in the colour of the side they are about."""

from rich.text import Text

from fieldcraft.cli.drawing.palette import side_style
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import Event
from fieldcraft.i18n import tell_event


def news_line(terminal: Terminal, scene: Scene, event: Event) -> Text:
    """An event as a line of the log."""
    text = tell_event(terminal.speaker, event.name, event.fields)
    style = scene.loud.get(event.name)
    if style is None:
        style = side_style(side_of(scene, event))
    indent = "  " if event.name in scene.indented else ""
    return Text(f"{indent}{text}", style)


def side_of(scene: Scene, event: Event) -> str:
    """The side an event is about: that of the first thing it names; empty if it names none."""
    side = event.fields.get("side")
    if isinstance(side, str):
        return side
    owners = (str(word).partition(":")[0] for word in event.fields.values())
    return next((owner for owner in owners if owner in scene.sides), "")
