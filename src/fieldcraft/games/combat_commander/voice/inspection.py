"""Values of a thing of Combat Commander, from what `inspect` found and from the looker's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.voice.card_effects import NAMED, about
from fieldcraft.games.combat_commander.voice.facts import Printed
from fieldcraft.games.combat_commander.voice.names import (
    deck_card_name,
    unit_name,
    unit_type_name,
    weapon_name,
)
from fieldcraft.games.combat_commander.voice.zones import zone as pile
from fieldcraft.i18n.looks import Look, Part, Row
from fieldcraft.i18n.names import said, side_name
from fieldcraft.i18n.odds import percent
from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView, UnitView
    from fieldcraft.i18n.voices import Found

ZONES = ("hand", "discard", "known", "unseen")
VALUES = ("fp", "range", "move", "morale", "command")
USES = {"order": "CC-1.5.a", "action": "CC-1.6.a", "event": "CC-1.8.a"}
"""What a card may be used for, and the rule of each kind."""
TRAITS = {
    "ordnance": "CC-11.5",
    "smoke": "CC-O20.2.1",
    "mg": "CC-A41",
    "mortar": "CC-T99",
    "flame": "CC-11.6.a",
    "spent": "CC-11.6.b",
}
"""What a weapon can do or needs, and the rule of each."""
LASTING = ("suppressed", "veteran")
"""The marks that lie on a unit for longer than an Order."""


def tell_look(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """What `inspect` found, in words."""
    look = FORMS[found["thing"]](speaker, scene, view, found)
    look.clauses = list(found["clauses"])
    look.fan = {f"hex:{word}": hindrance for word, hindrance in found.get("sees", {}).items()}
    return look


def tell_zone(speaker: Speaker, scene: Printed, view: CommanderView, zone: str) -> Look:
    """The cards of a zone of both sides, as far as they are known."""
    look = Look(speaker.say(f"heading-{zone}"))
    for side in scene.sides:
        cards = pile(view["cards"][side], zone)
        value = speaker.say("cards-count", count=cards["count"])
        if listed := cards.get("cards"):
            value += f": {', '.join(deck_card_name(speaker, word) for word in listed)}"
        look.rows.append(Row(side_name(speaker, side), value))
    return look


# -- the map -----


def _hex(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """Ground, cost, cover, sight, sides and ways, markers, objective, then everybody in it."""
    say = speaker.say
    word = found["hex"]
    cost = say("about-impassable") if found["cost"] is None else found["cost"]
    cover = f"{value(speaker, 'cover')} {found['cover']}"
    if found["cover_from_above"] != found["cover"]:
        cover += f" ({say('about-from-above', cover=found['cover_from_above'])})"
    level = f"{value(speaker, 'elevation')} {found['level']}"
    rows = [Row("", f"{value(speaker, 'cost')} {cost}, {cover}, {level}", "CC-T78.1")]
    sight = tables()["terrain"][found["terrain"]]["los"]
    if sight == "obstacle":
        rows.append(Row("", say("about-obstacle"), "CC-10.2"))
    elif sight:
        rows.append(Row("", f"{value(speaker, 'hindrance')} {sight}", "CC-10.3"))
    rows += [
        Row(said(speaker, "terrain", kind), ", ".join(others))
        for kind, others in scene.joins[word].items()
    ]
    if found["sides"]:
        sides = [
            f"{said(speaker, 'terrain', kind)} {other}" for other, kind in found["sides"].items()
        ]
        rows.append(Row(say("about-hexsides"), ", ".join(sides)))
    fort = about(speaker, "fort", found["marks"].get("fort", ""))
    if fort is not None:
        rows.append(fort)
    markers = marker_texts(speaker, {**found["marks"], "fort": ""} if fort else found["marks"])
    if markers:
        rows.append(Row("", ", ".join(markers)))
    if found["objective"]:
        rows.append(objective_row(speaker, view, found["objective"]))
    exits = [f"{side_name(speaker, side)} {steps}" for side, steps in found["edges"].items()]
    rows.append(Row(say("about-exits"), ", ".join(exits)))
    return Look(f"{word}  {ground_text(speaker, scene, found)}", rows=rows)


def value(speaker: Speaker, name: str) -> str:
    """The name of a value."""
    return said(speaker, "value", name)


def ground_text(speaker: Speaker, scene: Printed, found: Found) -> str:
    """The terrain, and the kinds of ways in the hex."""
    names = [said(speaker, "terrain", found["terrain"])]
    if found["hex"] in scene.ways:
        names.append(said(speaker, "terrain", scene.ways[found["hex"]]))
    return ", ".join(names)


def marker_texts(speaker: Speaker, marks: Found) -> list[str]:
    """Fortification, smoke and blaze."""
    texts = [said(speaker, "fort", marks["fort"])] if marks.get("fort") else []
    if "smoke" in marks:
        texts.append(f"{said(speaker, 'terrain', 'smoke')} {marks['smoke']}")
    if "blaze" in marks:
        texts.append(said(speaker, "terrain", "blaze"))
    return texts


def objective_row(speaker: Speaker, view: CommanderView, number: int) -> Row:
    """An objective: its number, who controls it, what it is worth."""
    objective = view["objectives"][str(number)]
    owner = objective["control"]
    who = side_name(speaker, owner) if owner else speaker.say("about-nobody")
    worth = value(speaker, "worth")
    label = speaker.say("objective-number", number=number)
    return Row(label, f"{who}, {worth} {objective['value']}", "CC-7.2")


def _distance(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """How far, whether one can see, and each thing in the way."""
    say = speaker.say
    first, second = found["hexes"]
    if not found["sight"]:
        seen = say("about-no-sight")
    elif found["hindrance"]:
        seen = say("about-hindered", hindrance=found["hindrance"])
    else:
        seen = say("about-clear-sight")
    parts = [{**part, "text": _in_the_way(speaker, part)} for part in found["parts"]]
    return Look(
        say("about-distance", tile=first, other=second, distance=found["distance"]),
        rows=[
            Row("", seen, "CC-10.1.a"),
            *(
                Row("", f"{'▸' if part['decides'] else ' '} {part['text']}", part["clause"])
                for part in parts
            ),
        ],
        sight={
            "distance": found["distance"],
            "sight": found["sight"],
            "hindrance": found["hindrance"],
            "parts": parts,
            "text": seen,
        },
    )


def _in_the_way(speaker: Speaker, part: Found) -> str:
    what = said(speaker, "sight", part["what"])
    if what == part["what"]:
        what = said(speaker, "terrain", part["what"])
    if part["blind"]:
        effect = speaker.say("about-blind-hex")
    elif part["hindrance"] is None:
        effect = speaker.say("about-blocks")
    else:
        effect = f"+{part['hindrance']}"
    return f"{part['where']} {what}: {effect}".strip()


# -- pieces -----


def support_text(speaker: Speaker, scene: Printed, side: str, number: int) -> str:
    """What an entry of a side's support table brings: a unit with its values, or a Radio."""
    nation = scene.nations[scene.sides.index(side)]
    item = tables()["support"][nation][number]["item"]
    if item["radio"]:
        return speaker.say("radio-of-fp", fp=item["radio"])
    unit = scene.unit_types[side][item["unit"]]
    name = f"{unit_type_name(speaker, item['unit'])} {figures_text(unit)}"
    if not item["weapon"]:
        return name
    return speaker.say("support-with", unit=name, weapon=weapon_name(speaker, item["weapon"]))


def _unit(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """Values now and what changes them, both faces as printed, state, weapon, worth."""
    say = speaker.say
    where = found["hex"] or say("about-off-board")
    if found["space"] is not None:
        where = say("option-space", number=found["space"])
    now = values_text(speaker, found["values"])
    rows = [Row(say("about-now"), now, "CC-3.1.g", parts_told(speaker, found))]
    if found["movement"] is not None:
        rows += _movement(speaker, found["movement"])
    rows.append(Row(say("about-printed"), values_text(speaker, found["printed"])))
    rows.append(Row(say("flag-broken"), values_text(speaker, found["broken"])))
    if found["boxed"]:
        boxed = ", ".join(value(speaker, name) for name in found["boxed"])
        rows.append(Row(say("about-boxed"), boxed))
    kind = [said(speaker, "kind", found["kind"])]
    if found["quality"]:
        kind.append(said(speaker, "quality", found["quality"]))
    worth = f"{value(speaker, 'worth')} {found['points']}"
    text = f"{', '.join(kind)}; {say('about-figures')} {found['figures']}, {worth}"
    rows.append(Row("", text))
    if found["flags"]:
        rows.append(Row("", ", ".join(said(speaker, "flag", flag) for flag in found["flags"])))
    if found["weapon"]:
        rows.append(Row("", weapon_name(speaker, found["weapon"])))
    return Look(unit_name(speaker, found["unit"]), where, found["side"], rows)


def _movement(speaker: Speaker, found: Found) -> list[Row]:
    """What a moving unit has left, and what its allowance is made of."""
    left = speaker.say("about-points", left=found["left"], allowance=found["allowance"])
    rows = [Row("", left, "CC-O21.1.2")]
    rows += [
        Row("", f"  {_reason(speaker, part['cause'])} {part['points']:+}", part["clause"])
        for part in found["parts"]
    ]
    return rows


def values_text(speaker: Speaker, values: Found) -> str:
    """Values by name; Command only where there is some."""
    return ", ".join(
        f"{value(speaker, name)} {values[name]}"
        for name in VALUES
        if name in values and (name != "command" or values[name])
    )


def unit_note(view: CommanderView, word: str) -> str:
    """Where a unit is, and its values."""
    unit = view["units"][word]
    where = f"{unit['hex']}  " if unit["hex"] else ""
    return f"{where}{figures_text(unit)}"


def unit_row(speaker: Speaker, view: CommanderView, word: str) -> Row:
    """A unit in a hex: its values, what lies on it, the weapon it carries."""
    unit = view["units"][word]
    told = [figures_text(unit)]
    told += [said(speaker, "flag", flag) for flag in ("broken",) if unit["broken"]]
    told += [said(speaker, "flag", flag) for flag in unit["flags"] if flag in LASTING]
    if unit["weapon"] is not None:
        told.append(weapon_name(speaker, unit["weapon"]))
    return Row(unit_name(speaker, word), ", ".join(told))


def figures_text(unit: UnitView | Found) -> str:
    """Firepower, range, movement, morale, and a Leader's Command: `5-6-4 7`, `1-1-6 8 +2`."""
    values = f"{unit['fp']}-{unit['range']}-{unit['move']} {unit['morale']}"
    return f"{values} +{unit['command']}" if unit["command"] else values


def parts_told(speaker: Speaker, found: Found) -> tuple[Part, ...]:
    """What current values are made of, each part with its clause."""
    told = []
    for name, parts in found["parts"].items():
        heading = f"{value(speaker, name)} {found['values'][name]}"
        for number, part in enumerate(parts):
            shown = f"{part['points']:+}" if number else str(part["points"])
            text = f"{_reason(speaker, part['cause'])} {shown}"
            told.append(Part("" if number else heading, text, part["clause"]))
    return tuple(told)


def _reason(speaker: Speaker, name: str) -> str:
    """What changes a value: Command, a marker, Wire, the weapon carried."""
    for kind in ("value", "flag", "fort"):
        text = said(speaker, kind, name)
        if text != name:
            return text
    if name == "printed":
        return speaker.say("about-printed").lower()
    return speaker.say("about-weapon") if name == "weapon" else name


def _weapon(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """Values now and as printed, who carries it, its limits, and what a roll for it does."""
    say = speaker.say
    rows = [
        Row(
            say("about-now"),
            values_text(speaker, found["values"]),
            "CC-11.1.a",
            parts_told(speaker, found),
        ),
        Row(say("about-printed"), values_text(speaker, found["printed"])),
    ]
    if found["printed"]["least"]:
        rows.append(Row(say("about-least-range"), str(found["printed"]["least"])))
    if found["holder"]:
        rows.append(Row(say("about-carried-by"), unit_name(speaker, found["holder"])))
    if found["broken"]:
        rows.append(Row("", say("weapon-state-broken")))
    rows += [Row("", say(f"about-trait-{trait}"), TRAITS[trait]) for trait in found["traits"]]
    for heading, numbers in (("about-repaired", "repaired"), ("about-lost", "eliminated")):
        rolls = ", ".join(str(number) for number in found[numbers])
        rows.append(Row(say(heading), rolls))
    return Look(weapon_name(speaker, found["weapon"]), rows=rows)


# -- cards -----


def _card(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """Everything that is printed on a card, and where it lies."""
    say = speaker.say
    trigger = f" {said(speaker, 'trigger', found['trigger'])}" if found["trigger"] else ""
    rows = [_use(speaker, kind, found[kind], clause) for kind, clause in USES.items()]
    rows += [
        Row(say("heading-dice"), f"{found['white']}+{found['coloured']}{trigger}", "CC-1.9.a"),
        Row(say("heading-random-hex"), found["hex"]),
        Row("", say(f"heading-{found['zone']}")),
    ]
    name = f"{deck_card_name(speaker, found['card'])} ({side_name(speaker, found['side'])})"
    return Look(name, side=found["side"], rows=rows)


def _use(speaker: Speaker, kind: str, word: str, clause: str) -> Row:
    """What a card may be used for, and what that does."""
    use = about(speaker, kind, word)
    heading = speaker.say(f"heading-{kind}")
    if use is None:
        return Row(heading, said(speaker, NAMED[kind], word), clause)
    return Row(f"{heading}: {use.label}", use.value, use.clause)


def _deck(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """How likely each sum and each trigger is on the next card of either side."""
    rows = []
    for side, deck in found["decks"].items():
        count = speaker.say("cards-count", count=deck["cards"])
        rows.append(Row(side_name(speaker, side), count))
        whole = max(deck["unseen"], 1)
        sums = [f"{total} {percent((part, whole))}" for total, part in deck["sums"].items()]
        rows.append(Row("", "  " + "  ".join(sums)))
        triggers = [
            f"{said(speaker, 'trigger', word)} {percent((part, whole))}"
            for word, part in deck["triggers"].items()
        ]
        rows.append(Row("", "  " + "  ".join(triggers)))
    return Look("", rows=rows)


def _time(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """The clock, and how likely the game ends with the next advance."""
    say = speaker.say
    title = f"{say('heading-time')}: {found['space']}, {say('heading-sudden-death')}"
    rows = [
        Row(side_name(speaker, side), f"{say('effect-ends')} {percent((part, max(whole, 1)))}")
        for side, (part, whole) in found["ends"].items()
    ]
    return Look(title, str(found["sudden_death"]), rows=rows)


def _points(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """The victory points of each side by what they are for, and what else moved the marker."""
    say = speaker.say
    look = Look(say("heading-vp"))
    for side, told in found["sides"].items():
        named = [
            (say("objective-number", number=int(number)), worth, "CC-7.3.1.b")
            for number, worth in told["objectives"].items()
            if worth
        ]
        if told["losses"]:
            named.append((say("about-enemy-losses"), told["losses"], "CC-7.1"))
        total = sum(worth for _, worth, _ in named)
        parts = tuple(
            Part("" if number else f"{side_name(speaker, side)} {total}", f"{name}: {worth}", rule)
            for number, (name, worth, rule) in enumerate(named)
        )
        look.rows.append(Row(side_name(speaker, side), str(total), "CC-7.a", parts))
    if found["rest"]:
        ahead = list(found["sides"])[found["rest"] < 0]
        value = f"{side_name(speaker, ahead)} {abs(found['rest'])}"
        look.rows.append(Row(say("about-other-points"), value, "CC-4.1.1"))
    return look


FORMS: dict[str, Callable[[Speaker, Printed, CommanderView, Found], Look]] = {
    "hex": _hex,
    "distance": _distance,
    "unit": _unit,
    "weapon": _weapon,
    "card": _card,
    "deck": _deck,
    "points": _points,
    "time": _time,
}
