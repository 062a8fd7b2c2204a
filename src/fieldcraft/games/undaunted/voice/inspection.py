"""Values of a thing of Undaunted, told from what `inspect` found and from the looker's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.voice.cards import actions_text, bag_text
from fieldcraft.games.undaunted.voice.facts import Printed
from fieldcraft.games.undaunted.voice.names import (
    card_name,
    counter_name,
    face_name,
    look_name,
    specialism_name,
    structure_name,
    tile_name,
)
from fieldcraft.games.undaunted.voice.seats import seat_card, seat_text
from fieldcraft.games.undaunted.voice.zones import zone as pile
from fieldcraft.i18n.looks import Look, Part, Place, Row
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.odds import percent
from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import PlainStructure
    from fieldcraft.games.undaunted.schema.view import StructureView, UndauntedView
    from fieldcraft.i18n.voices import Found, Inspect

ZONES = ("hand", "deck", "discard", "play", "supply", "lost")


def tell_look(speaker: Speaker, scene: Printed, view: UndauntedView, found: Found) -> Look:
    """What `inspect` found, in words."""
    look = FORMS[found["thing"]](speaker, scene, view, found)
    look.clauses = list(found["clauses"])
    return look


def tell_zone(speaker: Speaker, scene: Printed, view: UndauntedView, zone: str) -> Look:
    """The cards of a zone of both sides, as far as they are known."""
    look = Look(speaker.say({"play": "heading-play-area"}.get(zone, f"heading-{zone}")))
    for side in scene.sides:
        cards = pile(view["cards"][side], zone)
        value = speaker.say("cards-count", count=cards["count"])
        if listed := cards.get("cards"):
            value += f": {bag_text(speaker, listed)}"
        look.rows.append(Row(side_name(speaker, side), value))
    return look


def tell_board(
    speaker: Speaker, scene: Printed, view: UndauntedView, inspect: Inspect
) -> list[Place]:
    """Every tile, with what lies and stands on it and what it borders on."""
    told = []
    for word, tile in scene.tiles.items():
        found = inspect(word)
        look = _tile(speaker, scene, view, found)
        ground = [look_name(speaker, tile["look"])] if tile["look"] else []
        near = [
            tile_name(speaker, one, scene.tiles[one]["look"] or None) for one in found["adjacent"]
        ]
        adjacent = speaker.say("about-adjacent")
        rows = [row.text for row in look.rows if row.label != adjacent]
        told.append(
            Place(
                ref=f"tile:{word}",
                name=word,
                text="; ".join([*ground, *rows]),
                near=f"{adjacent}: {', '.join(near)}",
                at=(tile["x"], tile["y"]),
                pieces=(
                    *(f"structure:{one}" for one in found.get("structures", ())),
                    *(f"counter:{one}" for one in found["counters"]),
                ),
            )
        )
    return told


def tell_names(speaker: Speaker, scene: Printed, view: UndauntedView) -> list[tuple[str, str]]:
    """Tiles, counters with and without their side, structures, the cards of one's own hand."""
    own = view["side"]
    counters = sorted(view["counters"], key=lambda word: word.partition(":")[0] != own)
    cards = view["cards"].get(own)
    hand = (cards["hand"].get("cards") or {}) if cards else {}
    return [
        *((tile_name(speaker, word), f"tile:{word}") for word in scene.tiles),
        *((card_name(speaker, word), f"card:{word}") for word in hand),
        *((counter_name(speaker, word, with_side=False), f"counter:{word}") for word in counters),
        *((counter_name(speaker, word), f"counter:{word}") for word in counters),
        *(
            (structure_name(speaker, word), f"structure:{word}")
            for word in view["box"].get("structures", {})
        ),
    ]


def _tile(speaker: Speaker, scene: Printed, view: UndauntedView, found: Found) -> Look:
    say = speaker.say
    rows = [Row(say("field-cover"), "/".join(map(str, found["covers"])), "U-706")]
    if found["hill"]:
        rows.append(Row("", say("legend-hill"), "U-708"))
    if found.get("rough"):
        rows.append(Row("", say("legend-rough")))
    if found["objective"]:
        rows.append(Row(say("field-points"), str(found["objective"]), "U-114"))
    if found.get("escape"):
        rows.append(Row("", say("marker-escape"), "NA-504"))
    for word in found.get("structures", ()):
        structure = view["box"]["structures"][word]
        rows.append(structure_row(speaker, word, structure))
        rows += worth_rows(speaker, structure)
    for side in scene.sides:
        face = view["markers"][side].get(found["tile"])
        if face:
            rows.append(Row(side_name(speaker, side), say(f"marker-{face}"), "U-112"))
    near = [tile_name(speaker, tile) for tile in found["adjacent"]]
    rows.append(Row(say("about-adjacent"), ", ".join(near), "U-117"))
    if found["counters"]:
        names = ", ".join(counter_name(speaker, word) for word in found["counters"])
        rows.append(Row(say("heading-units"), names))
    look = scene.tiles[found["tile"]]["look"] or None
    return Look(tile_name(speaker, found["tile"], look), rows=rows)


def _counter(speaker: Speaker, scene: Printed, view: UndauntedView, found: Found) -> Look:
    say = speaker.say
    rows = []
    if found["defence"]:
        label = "field-basic-defence" if scene.vehicles else "field-defence"
        parts = [{"cause": "base", "points": found["defence"], "clause": "U-705"}]
        if found["cover"] is not None and "vehicle" not in found:
            parts.append({"cause": "cover", "points": found["cover"], "clause": "U-706"})
        told = parts_told(speaker, parts)
        rows.append(Row(say(label), str(found["defence"]), "U-705", told))
    if found.get("armour"):
        rows.append(Row(say("field-armour"), str(found["armour"])))
    if found["tile"]:
        rows.append(Row("", face_name(speaker, found["counter"].partition(":")[0], found["face"])))
    if found.get("spawns"):
        tiles = [tile_name(speaker, tile) for tile in found["spawns"]]
        rows.append(Row(say("heading-spawns"), ", ".join(tiles)))
    if found.get("specialism"):
        trained = specialism_name(speaker, found["specialism"])
        rows.append(Row(say("field-specialism"), trained))
    if "vehicle" in found:
        seat = seat_text(speaker, seat_card(scene, found["vehicle"], found["seat"]))
        vehicle = counter_name(speaker, found["vehicle"])
        rows.append(Row(f"{vehicle}, {say('seat-number', seat=found['seat'])}", seat))
    if "seats" in found:
        rows += _vehicle(speaker, scene, view, found)
    where = tile_name(speaker, found["tile"]) if found["tile"] else say("about-off-board")
    side = found["counter"].partition(":")[0]
    return Look(counter_name(speaker, found["counter"]), where, side, rows)


def _vehicle(speaker: Speaker, scene: Printed, view: UndauntedView, found: Found) -> list[Row]:
    """The card of a vehicle: owner, damage and its thresholds, seats."""
    say = speaker.say
    rows = []
    if "owner" in found:
        owner = say("about-owner", side=side_name(speaker, found["owner"]))
        captured = found["owner"] != found["counter"].partition(":")[0]
        rows.append(Row("", f"{owner} ({say('vehicle-captured')})" if captured else owner))
        damage = say("damage-of", damage=found["damage"], integrity=found["integrity"])
        rows.append(Row("", damage))
    rows.append(Row(say("field-critical"), str(found["critical"])))
    rows.append(Row(say("field-integrity"), str(found["integrity"])))
    for number, seat in enumerate(found["seats"], 1):
        soldier = seat["soldier"]
        who = counter_name(speaker, soldier, with_side=False) if soldier else say("seat-free")
        if soldier and view["counters"][soldier]["face"] == "suppressed":
            who += f" ({say('face-suppressed')})"
        text = seat_text(speaker, seat_card(scene, found["counter"], number))
        rows.append(Row(say("seat-number", seat=number), f"{text} – {who}"))
    return rows


def _structure(speaker: Speaker, scene: Printed, view: UndauntedView, found: Found) -> Look:
    name = structure_name(speaker, found["structure"])
    if found["destroyed"]:
        by = side_name(speaker, found["destroyed"])
        return Look(name, f"{speaker.say('face-destroyed')} ({by})")
    row = structure_row(speaker, found["structure"], found)
    where = tile_name(speaker, found["tile"])
    return Look(row.label, row.value, rows=[Row("", where), *worth_rows(speaker, found)])


def worth_rows(speaker: Speaker, structure: StructureView | Found) -> list[Row]:
    """NA-803, NA-804: what a structure is worth to each side, and how it scores."""
    return [
        Row("", speaker.say(f"worth-of-structure-{side}", worth=structure["points"]), clause)
        for side, clause in (("lrdg", "NA-803"), ("it", "NA-804"))
    ]


def structure_row(
    speaker: Speaker, word: str, structure: StructureView | PlainStructure | Found
) -> Row:
    """A structure with its values."""
    defence = f"{speaker.say('field-structure-defence')} {structure['defence']}"
    points = speaker.say("points-count", count=structure["points"])
    return Row(structure_name(speaker, word), f"{defence}, {points}")


def _card(speaker: Speaker, scene: Printed, view: UndauntedView, found: Found) -> Look:
    say = speaker.say
    own_first = sorted(scene.sides, key=lambda side: side != view["side"])
    side = next(side for side in own_first if found["card"] in scene.faces[side])
    card = scene.faces[side][found["card"]]
    rows = [Row(say("field-initiative"), str(found["initiative"]), "U-105")]
    if card.get("specialism"):
        trained = specialism_name(speaker, card["specialism"])
        rows.append(Row(say("field-specialism"), trained))
    actions = actions_text(speaker, card)
    if actions:
        rows.append(Row(say("field-actions"), actions, "U-107"))
    if found["class"] == "fog":
        rows.append(Row("", say("card-fog-note"), "U-410"))
    name = f"{card_name(speaker, found['card'])} ({say('class-' + found['class'])})"
    return Look(name, side=side, rows=rows)


def _deck(speaker: Speaker, scene: Printed, view: UndauntedView, found: Found) -> Look:
    rows = [
        Row("", f"  {percent((part, whole)):>4}  {part}/{whole}  {card_name(speaker, word)}")
        for word, (part, whole) in found["odds"].items()
    ]
    return Look(speaker.say("about-next-card"), rows=rows)


def _distance(speaker: Speaker, scene: Printed, view: UndauntedView, found: Found) -> Look:
    first, second = (tile_name(speaker, tile) for tile in found["tiles"])
    if found["distance"] is None:
        return Look(speaker.say("about-no-way", tile=first, other=second))
    distance = found["distance"]
    look = Look(speaker.say("about-distance", tile=first, other=second, distance=distance))
    for word, parts in found["defence"].items():
        total = f"{speaker.say('field-defence-total')} {sum(part['points'] for part in parts)}"
        row = Row(counter_name(speaker, word), total, "U-704", parts_told(speaker, parts))
        look.rows.append(row)
    return look


def parts_told(speaker: Speaker, parts: list[Found]) -> tuple[Part, ...]:
    """What a defence total is made of, each part with its clause."""
    total = sum(part["points"] for part in parts)
    heading = f"{speaker.say('field-defence-total')} {total}"
    return tuple(
        Part(
            "" if number else heading,
            speaker.say(f"part-{part['cause']}", value=part["points"]),
            part["clause"],
        )
        for number, part in enumerate(parts)
    )


def _points(speaker: Speaker, scene: Printed, view: UndauntedView, found: Found) -> Look:
    """The points of each side, opened into tiles and structures."""
    say = speaker.say
    look = Look(say("field-points"))
    for side, told in found["sides"].items():
        named = [
            (tile_name(speaker, tile), worth, "U-114") for tile, worth in told["tiles"].items()
        ]
        if told["structures"]:
            named.append((say("heading-structures"), told["structures"], "NA-802"))
        parts = tuple(
            Part(
                "" if number else f"{say('field-points')} {told['total']}", f"{name}: {worth}", rule
            )
            for number, (name, worth, rule) in enumerate(named)
        )
        look.rows.append(Row(side_name(speaker, side), str(told["total"]), "U-804", parts))
    return look


FORMS: dict[str, Callable[[Speaker, Printed, UndauntedView, Found], Look]] = {
    "tile": _tile,
    "counter": _counter,
    "structure": _structure,
    "card": _card,
    "deck": _deck,
    "distance": _distance,
    "points": _points,
}
