"""`look`: values and clauses of a thing on the table, from what the viewer may know."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from fieldcraft.cli.palette import QUIET
from fieldcraft.cli.terminal import Terminal
from fieldcraft.cli.undaunted.facts import Facts
from fieldcraft.cli.undaunted.hand import card_lines
from fieldcraft.cli.undaunted.vehicles import pips
from fieldcraft.core import State
from fieldcraft.i18n import (
    card_name,
    counter_name,
    side_name,
    specialism_name,
    structure_name,
    tile_name,
)
from fieldcraft.i18n.odds import percent
from fieldcraft.i18n.undaunted.cards import actions_text, bag_text
from fieldcraft.i18n.undaunted.seats import seat_card, seat_text

ZONES = ("hand", "deck", "discard", "play", "supply", "lost")


def look(
    terminal: Terminal, scene: Facts, state: State, side: int, things: list[str]
) -> RenderableType:
    """A thing, or two tiles; WordError for what is not there."""
    view = state.view(side)
    if len(things) == 1 and things[0].lower() in ZONES and things[0].lower() != "deck":
        return zones(terminal, scene, view, things[0].lower())
    found = state.inspect(side, *things)
    lines = FORMS[found["thing"]](terminal, scene, view, found)
    clauses = Text(", ".join(found["clauses"]), QUIET)
    return Group(*[Text(line) for line in lines], clauses)


def zones(terminal: Terminal, scene: Facts, view: dict[str, Any], zone: str) -> RenderableType:
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
    terminal: Terminal, scene: Facts, view: dict[str, Any], found: dict[str, Any]
) -> list[str]:
    say, speaker = terminal.say, terminal.speaker
    cover = "3/1" if found["hill"] else str(found["cover"])
    lines = [
        tile_name(speaker, found["tile"], scene.tiles[found["tile"]]["look"] or None),
        f"{say('field-cover')}: {cover}",
    ]
    if found.get("rough"):
        lines.append(say("legend-rough"))
    if found["objective"]:
        lines.append(f"{say('field-points')}: {found['objective']}")
    if found.get("escape"):
        lines.append(say("marker-escape"))
    for word in found.get("structures", ()):
        lines.append(structure_line(terminal, word, view["box"]["structures"][word]))
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
    terminal: Terminal, scene: Facts, view: dict[str, Any], found: dict[str, Any]
) -> list[str]:
    say = terminal.say
    where = found["tile"] or say("about-off-board")
    lines = [f"{counter_name(terminal.speaker, found['counter'])}: {where}"]
    if found["defence"]:
        field = "field-basic-defence" if scene.vehicles else "field-defence"
        lines.append(f"{say(field)}: {found['defence']}")
    if found.get("armour"):
        lines.append(f"{say('field-armour')}: {found['armour']}")
    if found["tile"]:
        lines.append(say(f"face-{found['face']}"))
    if found.get("spawns"):
        lines.append(f"{say('heading-spawns')}: {', '.join(found['spawns'])}")
    if found.get("specialism"):
        trained = specialism_name(terminal.speaker, found["specialism"])
        lines.append(f"{say('field-specialism')}: {trained}")
    if "vehicle" in found:
        seat = seat_text(terminal.speaker, seat_card(scene, found["vehicle"], found["seat"]))
        vehicle = counter_name(terminal.speaker, found["vehicle"])
        lines.append(f"{vehicle}, {say('seat-number', seat=found['seat'])}: {seat}")
    if "seats" in found:
        lines += _vehicle(terminal, scene, view, found)
    return lines


def _vehicle(
    terminal: Terminal, scene: Facts, view: dict[str, Any], found: dict[str, Any]
) -> list[str]:
    """The card of a vehicle: owner, damage and its thresholds, seats."""
    say, speaker = terminal.say, terminal.speaker
    lines = []
    if "owner" in found:
        owner = say("about-owner", side=side_name(speaker, found["owner"]))
        captured = found["owner"] != found["counter"].partition(":")[0]
        lines.append(f"{owner} ({say('vehicle-captured')})" if captured else owner)
        damage = say("damage-of", damage=found["damage"], integrity=found["integrity"])
        lines.append(f"{damage} {pips(terminal, found, found['damage']).plain}")
    lines.append(f"{say('field-critical')}: {found['critical']}")
    lines.append(f"{say('field-integrity')}: {found['integrity']}")
    for number, seat in enumerate(found["seats"], 1):
        soldier = seat["soldier"]
        who = counter_name(speaker, soldier, with_side=False) if soldier else say("seat-free")
        if soldier and view["counters"][soldier]["face"] == "suppressed":
            who += f" ({say('face-suppressed')})"
        text = seat_text(speaker, seat_card(scene, found["counter"], number))
        lines.append(f"{say('seat-number', seat=number)}: {text} – {who}")
    return lines


def _structure(
    terminal: Terminal, scene: Facts, view: dict[str, Any], found: dict[str, Any]
) -> list[str]:
    if found["destroyed"]:
        name = structure_name(terminal.speaker, found["structure"])
        by = side_name(terminal.speaker, found["destroyed"])
        return [f"{name}: {terminal.say('face-destroyed')} ({by})"]
    return [structure_line(terminal, found["structure"], found), found["tile"]]


def structure_line(terminal: Terminal, word: str, structure: dict[str, Any]) -> str:
    """A structure with its values."""
    name = structure_name(terminal.speaker, word)
    defence = f"{terminal.say('field-structure-defence')} {structure['defence']}"
    points = terminal.say("points-count", count=structure["points"])
    return f"{name}: {defence}, {points}"


def _card(
    terminal: Terminal, scene: Facts, view: dict[str, Any], found: dict[str, Any]
) -> list[str]:
    say = terminal.say
    own_first = sorted(scene.sides, key=lambda side: side != view["side"])
    side = next(side for side in own_first if found["card"] in scene.faces[side])
    card = scene.faces[side][found["card"]]
    actions = actions_text(terminal.speaker, card)
    lines = [
        f"{card_name(terminal.speaker, found['card'])} ({say('class-' + found['class'])})",
        f"{say('field-initiative')}: {found['initiative']}",
    ]
    if card.get("specialism"):
        trained = specialism_name(terminal.speaker, card["specialism"])
        lines.append(f"{say('field-specialism')}: {trained}")
    if actions:
        lines.append(f"{say('field-actions')}: {actions}")
    return lines


def _deck(
    terminal: Terminal, scene: Facts, view: dict[str, Any], found: dict[str, Any]
) -> list[str]:
    lines = [terminal.say("about-next-card")]
    for word, (part, whole) in found["odds"].items():
        name = card_name(terminal.speaker, word)
        lines.append(f"  {percent((part, whole)):>4}  {part}/{whole}  {name}")
    return lines


def _distance(
    terminal: Terminal, scene: Facts, view: dict[str, Any], found: dict[str, Any]
) -> list[str]:
    first, second = found["tiles"]
    if found["distance"] is None:
        return [terminal.say("about-no-way", tile=first, other=second)]
    return [terminal.say("about-distance", tile=first, other=second, distance=found["distance"])]


FORMS = {
    "tile": _tile,
    "counter": _counter,
    "structure": _structure,
    "card": _card,
    "deck": _deck,
    "distance": _distance,
}
