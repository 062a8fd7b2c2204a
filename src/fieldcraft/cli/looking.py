"""`look`: values and clauses of a thing on the table, from what the viewer may know."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from fieldcraft.cli.hand import actions_text, bag_text, card_lines
from fieldcraft.cli.palette import QUIET
from fieldcraft.cli.phrases import percent
from fieldcraft.cli.scene import Scene
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import State
from fieldcraft.i18n import card_name, counter_name, side_name, tile_name

ZONES = ("hand", "deck", "discard", "play", "supply", "lost")


def look(
    terminal: Terminal, scene: Scene, state: State, side: int, things: list[str]
) -> RenderableType:
    """A thing, or two tiles; WordError for what is not there."""
    view = state.view(side)
    if len(things) == 1 and things[0].lower() in ZONES and things[0].lower() != "deck":
        return zones(terminal, scene, view, things[0].lower())
    found = state.inspect(side, *things)
    lines = FORMS[found["thing"]](terminal, scene, view, found)
    clauses = Text(", ".join(found["clauses"]), QUIET)
    return Group(*[Text(line) for line in lines], clauses)


def zones(terminal: Terminal, scene: Scene, view: dict[str, Any], zone: str) -> RenderableType:
    """The cards of a zone of both sides, as far as they are known."""
    parts: list[RenderableType] = []
    for side in scene.sides:
        cards = view["cards"][side]
        name = side_name(terminal.speaker, side)
        if zone == "lost":
            parts.append(Text(f"{name}: {bag_text(terminal.speaker, cards['lost'])}"))
            continue
        count = terminal.say("cards-count", count=cards[zone]["count"])
        parts.append(Text(f"{name}: {count}"))
        if "cards" in cards[zone]:
            parts.append(card_lines(terminal.speaker, scene, side, cards[zone]["cards"]))
    return Group(*parts)


def _tile(
    terminal: Terminal, scene: Scene, view: dict[str, Any], found: dict[str, Any]
) -> list[str]:
    say, speaker = terminal.say, terminal.speaker
    cover = "3/1" if found["hill"] else str(found["cover"])
    lines = [
        tile_name(speaker, found["tile"], scene.tiles[found["tile"]]["look"] or None),
        f"{say('field-cover')}: {cover}",
    ]
    if found["objective"]:
        lines.append(f"{say('field-points')}: {found['objective']}")
    for side in scene.sides:
        face = view["markers"][side].get(found["tile"])
        if face:
            lines.append(f"{side_name(speaker, side)}: {say(f'marker-{face}')}")
    lines.append(f"{say('about-adjacent')}: {', '.join(found['adjacent'])}")
    if found["counters"]:
        names = ", ".join(counter_name(speaker, word) for word in found["counters"])
        lines.append(f"{say('heading-units')}: {names}")
    return lines


def _counter(
    terminal: Terminal, scene: Scene, view: dict[str, Any], found: dict[str, Any]
) -> list[str]:
    say = terminal.say
    where = found["tile"] or say("about-off-board")
    lines = [
        f"{counter_name(terminal.speaker, found['counter'])}: {where}",
        f"{say('field-defence')}: {found['defence']}",
    ]
    if found["tile"]:
        lines.append(say(f"face-{found['face']}"))
    if found["spawns"]:
        lines.append(f"{say('heading-spawns')}: {', '.join(found['spawns'])}")
    return lines


def _card(
    terminal: Terminal, scene: Scene, view: dict[str, Any], found: dict[str, Any]
) -> list[str]:
    say = terminal.say
    side = view["side"] if view["side"] in scene.sides else scene.sides[0]
    card = scene.cards[side][found["card"]]
    actions = actions_text(terminal.speaker, card)
    lines = [
        f"{card_name(terminal.speaker, found['card'])} ({say('class-' + found['class'])})",
        f"{say('field-initiative')}: {found['initiative']}",
    ]
    if actions:
        lines.append(f"{say('field-actions')}: {actions}")
    return lines


def _deck(
    terminal: Terminal, scene: Scene, view: dict[str, Any], found: dict[str, Any]
) -> list[str]:
    lines = [terminal.say("about-next-card")]
    for word, (part, whole) in found["odds"].items():
        name = card_name(terminal.speaker, word)
        lines.append(f"  {percent((part, whole)):>4}  {part}/{whole}  {name}")
    return lines


def _distance(
    terminal: Terminal, scene: Scene, view: dict[str, Any], found: dict[str, Any]
) -> list[str]:
    first, second = found["tiles"]
    if found["distance"] is None:
        return [terminal.say("about-no-way", tile=first, other=second)]
    return [terminal.say("about-distance", tile=first, other=second, distance=found["distance"])]


FORMS = {"tile": _tile, "counter": _counter, "card": _card, "deck": _deck, "distance": _distance}
