"""Values of a thing of Combat Commander, from what `inspect` found and from the looker's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.voice.facts import Printed
from fieldcraft.games.combat_commander.voice.inspection import cards, ground, pieces
from fieldcraft.games.combat_commander.voice.names import deck_card_name
from fieldcraft.games.combat_commander.voice.zones import zone as pile
from fieldcraft.i18n.looks import Look, Row
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView
    from fieldcraft.i18n.voices import Found

ZONES = ("hand", "discard", "known", "unseen")
FORMS: Mapping[str, Callable[[Speaker, Printed, CommanderView, Found], Look]] = {
    "hex": ground.look_at_hex,
    "distance": ground.look_between,
    "unit": pieces.look_at_unit,
    "weapon": pieces.look_at_weapon,
    "card": cards.look_at_card,
    "deck": cards.look_at_deck,
    "points": cards.look_at_points,
    "time": cards.look_at_time,
}


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
