"""`look`: values and clauses of a thing on the table, from what the viewer may know."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from fieldcraft.cli.combat_commander.facts import Facts
from fieldcraft.cli.combat_commander.hand import card_lines
from fieldcraft.cli.combat_commander.roster import state_text, values_text
from fieldcraft.cli.palette import QUIET, side_style
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import State
from fieldcraft.i18n import Speaker, card_name, said, side_name, unit_name, weapon_name
from fieldcraft.i18n.odds import percent

ZONES = ("hand", "discard", "known", "unseen")
VALUES = ("fp", "range", "move", "morale", "command")
View = dict[str, Any]
Found = dict[str, Any]


def look(
    terminal: Terminal, scene: Facts, state: State, side: int, things: list[str]
) -> RenderableType:
    """A thing, or two hexes; WordError for what is not there.

    A unit may be named without its side; where both sides have one, both are told.
    """
    view = state.view(side)
    if len(things) == 1 and things[0].lower() in ZONES:
        return zones(terminal, scene, view, things[0].lower())
    both = [word for word in view["units"] if len(things) == 1 and word.endswith(f":{things[0]}")]
    if both:
        return Group(*[_told(terminal, scene, view, state.inspect(side, word)) for word in both])
    return _told(terminal, scene, view, state.inspect(side, *things))


def _told(terminal: Terminal, scene: Facts, view: View, found: Found) -> RenderableType:
    lines = FORMS[found["thing"]](terminal, scene, view, found)
    clauses = Text(", ".join(found["clauses"]), QUIET)
    return Group(*[Text(line) if isinstance(line, str) else line for line in lines], clauses)


def zones(terminal: Terminal, scene: Facts, view: View, zone: str) -> RenderableType:
    """The cards of a zone of both sides, as far as they are known."""
    parts: list[RenderableType] = []
    for side in scene.sides:
        cards = view["cards"][side]
        listed = cards[zone] if zone in ("known", "unseen") else cards[zone].get("cards")
        count = len(listed) if zone in ("known", "unseen") else cards[zone]["count"]
        heading = Text(side_name(terminal.speaker, side), side_style(side, "bold"))
        heading.append(f": {terminal.say('cards-count', count=count)}", f"not bold {QUIET}")
        parts.append(heading)
        if listed:
            parts.append(card_lines(terminal, scene, listed))
    return Group(*parts)


# -- the map -----


def _hex(terminal: Terminal, scene: Facts, view: View, found: Found) -> list[str | Text]:
    """Ground, cost, cover, sides and ways, markers, objective, then everybody in it."""
    speaker, say = terminal.speaker, terminal.say
    word = found["hex"]
    lines: list[str | Text] = [Text(f"{word}  {ground_text(speaker, scene, found)}", "bold")]
    cost = say("about-impassable") if found["cost"] is None else found["cost"]
    cover = f"{value(speaker, 'cover')} {found['cover']}"
    if found["cover_from_above"] != found["cover"]:
        cover += f" ({say('about-from-above', cover=found['cover_from_above'])})"
    level = f"{value(speaker, 'elevation')} {found['level']}"
    lines.append(f"{value(speaker, 'cost')} {cost}, {cover}, {level}")
    lines += ways_lines(speaker, scene, word)
    if found["sides"]:
        sides = [
            f"{said(speaker, 'terrain', kind)} {other}" for other, kind in found["sides"].items()
        ]
        lines.append(f"{say('about-hexsides')}: {', '.join(sides)}")
    markers = marker_texts(speaker, found["marks"])
    if markers:
        lines.append(", ".join(markers))
    if found["objective"]:
        lines.append(objective_text(terminal, view, found["objective"]))
    exits = [f"{side_name(speaker, side)} {steps}" for side, steps in found["edges"].items()]
    lines.append(f"{say('about-exits')}: {', '.join(exits)}")
    return lines + [unit_line(terminal, view, unit) for unit in found["units"]]


def value(speaker: Speaker, name: str) -> str:
    """The name of a value."""
    return said(speaker, "value", name)


def ground_text(speaker: Speaker, scene: Facts, found: Found) -> str:
    """The terrain, and the kinds of ways in the hex."""
    names = [said(speaker, "terrain", found["terrain"])]
    if found["hex"] in scene.ways:
        names.append(said(speaker, "terrain", scene.ways[found["hex"]]))
    return ", ".join(names)


def ways_lines(speaker: Speaker, scene: Facts, word: str) -> list[str]:
    """Where the ways of a hex lead."""
    return [
        f"{said(speaker, 'terrain', kind)}: {', '.join(others)}"
        for kind, others in scene.joins[word].items()
    ]


def marker_texts(speaker: Speaker, marks: Found) -> list[str]:
    """Fortification, smoke and blaze."""
    texts = [said(speaker, "fort", marks["fort"])] if "fort" in marks else []
    if "smoke" in marks:
        texts.append(f"{said(speaker, 'terrain', 'smoke')} {marks['smoke']}")
    if "blaze" in marks:
        texts.append(said(speaker, "terrain", "blaze"))
    return texts


def objective_text(terminal: Terminal, view: View, number: int) -> str:
    """An objective: its number, who controls it, what it is worth."""
    objective = view["objectives"][str(number)]
    owner = objective["control"]
    who = side_name(terminal.speaker, owner) if owner else terminal.say("about-nobody")
    worth = value(terminal.speaker, "worth")
    return f"{terminal.say('marker-objective')} {number}: {who}, {worth} {objective['value']}"


def unit_line(terminal: Terminal, view: View, word: str) -> Text:
    """A unit in a line: name, values, marks, weapon."""
    unit = view["units"][word]
    line = Text(f"  {unit_name(terminal.speaker, word)}", side_style(unit["side"], "bold"))
    line.append(f"  {values_text(unit)}  ", "not bold default")
    return line.append_text(state_text(terminal, view, unit))


def _distance(terminal: Terminal, scene: Facts, view: View, found: Found) -> list[str | Text]:
    """How far, whether one can see, and each thing in the way."""
    speaker, say = terminal.speaker, terminal.say
    first, second = found["hexes"]
    lines: list[str | Text] = [
        say("about-distance", tile=first, other=second, distance=found["distance"])
    ]
    if not found["sight"]:
        lines.append(Text(say("about-no-sight"), "bold"))
    elif found["hindrance"]:
        lines.append(Text(say("about-hindered", hindrance=found["hindrance"]), "bold"))
    else:
        lines.append(Text(say("about-clear-sight"), "bold"))
    for part in found["parts"]:
        what = said(speaker, "sight", part["what"])
        if what == part["what"]:
            what = said(speaker, "terrain", part["what"])
        effect = say("about-blocks") if part["hindrance"] is None else f"+{part['hindrance']}"
        lines.append(f"  {part['where']} {what}: {effect}  {part['clause']}".replace("   ", "  "))
    return lines


# -- pieces -----


def _unit(terminal: Terminal, scene: Facts, view: View, found: Found) -> list[str | Text]:
    """Values now and what changes them, both faces as printed, state, weapon, worth."""
    speaker, say = terminal.speaker, terminal.say
    where = found["hex"] or say("about-off-board")
    if found["space"] is not None:
        where = say("option-space", number=found["space"])
    lines: list[str | Text] = [
        Text(f"{unit_name(speaker, found['unit'])}: {where}", side_style(found["side"], "bold")),
        faces_text(speaker, say("about-now"), found["values"]),
    ]
    if found["changes"]:
        changes = [f"{reason(speaker, name)} {more:+}" for name, more in found["changes"].items()]
        lines.append(f"  {', '.join(changes)}")
    lines.append(faces_text(speaker, say("about-printed"), found["printed"]))
    lines.append(faces_text(speaker, say("flag-broken"), found["broken"]))
    if found["boxed"]:
        boxed = ", ".join(value(speaker, name) for name in found["boxed"])
        lines.append(f"{say('about-boxed')}: {boxed}")
    kind = [said(speaker, "kind", found["kind"])]
    if found["quality"]:
        kind.append(said(speaker, "quality", found["quality"]))
    worth = f"{value(speaker, 'worth')} {found['points']}"
    lines.append(f"{', '.join(kind)}; {say('about-figures')} {found['figures']}, {worth}")
    if found["flags"]:
        lines.append(", ".join(said(speaker, "flag", flag) for flag in found["flags"]))
    if found["weapon"]:
        lines.append(weapon_name(speaker, found["weapon"]))
    return lines


def faces_text(speaker: Speaker, heading: str, values: Found) -> str:
    """Values by name; Command only where there is some."""
    told = [
        f"{value(speaker, name)} {values[name]}"
        for name in VALUES
        if name in values and (name != "command" or values[name])
    ]
    return f"{heading}: {', '.join(told)}"


def reason(speaker: Speaker, name: str) -> str:
    """What changes a value: Command, a marker, Wire, the weapon carried."""
    for kind in ("value", "flag", "fort"):
        text = said(speaker, kind, name)
        if text != name:
            return text
    return speaker.say("about-weapon") if name == "weapon" else name


def _weapon(terminal: Terminal, scene: Facts, view: View, found: Found) -> list[str | Text]:
    """Values now and as printed, who carries it, and what a roll for it does."""
    speaker, say = terminal.speaker, terminal.say
    lines: list[str | Text] = [
        Text(f"{weapon_name(speaker, found['weapon'])}", "bold"),
        faces_text(speaker, say("about-now"), found["values"]),
        faces_text(speaker, say("about-printed"), found["printed"]),
    ]
    if found["printed"]["least"]:
        lines.append(f"{say('about-least-range')}: {found['printed']['least']}")
    if found["changes"]:
        changes = [f"{reason(speaker, name)} {more:+}" for name, more in found["changes"].items()]
        lines.append(f"  {', '.join(changes)}")
    if found["holder"]:
        lines.append(f"{say('about-carried-by')}: {unit_name(speaker, found['holder'])}")
    if found["broken"]:
        lines.append(say("weapon-state-broken"))
    for heading, numbers in (("about-repaired", "repaired"), ("about-lost", "eliminated")):
        rolls = ", ".join(str(number) for number in found[numbers])
        lines.append(f"{say(heading)}: {rolls}")
    return lines


# -- cards -----


def _card(terminal: Terminal, scene: Facts, view: View, found: Found) -> list[str | Text]:
    """Everything that is printed on a card, and where it lies."""
    speaker, say = terminal.speaker, terminal.say
    name = f"{card_name(speaker, found['card'])} ({side_name(speaker, found['side'])})"
    trigger = f" {said(speaker, 'trigger', found['trigger'])}" if found["trigger"] else ""
    rows = {
        "heading-order": said(speaker, "order", found["order"]),
        "heading-action": said(speaker, "action", found["action"]),
        "heading-event": said(speaker, "event-name", found["event"]),
        "heading-dice": f"{found['white']}+{found['coloured']}{trigger}",
        "heading-random-hex": found["hex"],
    }
    lines: list[str | Text] = [Text(name, "bold")]
    lines += [f"{say(heading)}: {text}" for heading, text in rows.items()]
    return [*lines, say(f"heading-{found['zone']}")]


def _deck(terminal: Terminal, scene: Facts, view: View, found: Found) -> list[str | Text]:
    """How likely each sum and each trigger is on the next card of either side."""
    speaker, say = terminal.speaker, terminal.say
    lines: list[str | Text] = []
    for side, deck in found["decks"].items():
        heading = Text(side_name(speaker, side), side_style(side, "bold"))
        heading.append(f": {say('cards-count', count=deck['cards'])}", f"not bold {QUIET}")
        lines.append(heading)
        whole = max(deck["unseen"], 1)
        sums = [f"{total} {percent((part, whole))}" for total, part in deck["sums"].items()]
        lines.append("  " + "  ".join(sums))
        triggers = [
            f"{said(speaker, 'trigger', word)} {percent((part, whole))}"
            for word, part in deck["triggers"].items()
        ]
        lines.append("  " + "  ".join(triggers))
    return lines


def _time(terminal: Terminal, scene: Facts, view: View, found: Found) -> list[str | Text]:
    """The clock, and how likely the game ends with the next advance."""
    say = terminal.say
    lines: list[str | Text] = [
        f"{say('heading-time')}: {found['space']}, "
        f"{say('heading-sudden-death')}: {found['sudden_death']}"
    ]
    for side, (part, whole) in found["ends"].items():
        name = side_name(terminal.speaker, side)
        lines.append(f"{name}: {say('effect-ends')} {percent((part, max(whole, 1)))}")
    return lines


FORMS = {
    "hex": _hex,
    "distance": _distance,
    "unit": _unit,
    "weapon": _weapon,
    "card": _card,
    "deck": _deck,
    "time": _time,
}
