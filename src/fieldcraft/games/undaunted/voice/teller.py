"""How Undaunted is told: its fields, its things by their refs, its rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from fieldcraft.games.undaunted.voice.names import (
    action_name,
    card_name,
    counter_name,
    is_unit,
    specialism_name,
    squad_name,
    structure_name,
    tile_name,
    zone_name,
)
from fieldcraft.i18n import teller
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.rolls import sum_text
from fieldcraft.i18n.speaker import Argument, Speaker
from fieldcraft.i18n.teller import COMMON, Fields, Naming, split_ref

if TYPE_CHECKING:
    from fieldcraft.core.schema import RollTold
    from fieldcraft.games.undaunted.schema.view import UndauntedView


class Teller(teller.Teller):
    """Units have casualties, soldiers wounds: `$scale` tells a message of which it speaks.

    A unit is several men, except the Mortar, which is a `weapon`.
    """

    names: ClassVar[Mapping[str, Naming]] = {
        **COMMON,
        "card": card_name,
        "counter": counter_name,
        "other": counter_name,
        "target": counter_name,
        "vehicle": counter_name,
        "structure": structure_name,
        "specialism": specialism_name,
        "tile": tile_name,
        "action": action_name,
        "squad": lambda speaker, word: squad_name(speaker, word or None),
    }
    kinds: ClassVar[Mapping[str, str]] = {
        "card": "card",
        "cards": "card",
        "counter": "counter",
        "other": "counter",
        "target": "counter",
        "vehicle": "counter",
        "structure": "structure",
        "tile": "tile",
    }
    optional: ClassVar[Sequence[str]] = (*teller.Teller.optional, "squad")
    sums: ClassVar[Mapping[str, str]] = {"draws": "draws-card"}
    verbs: ClassVar[Mapping[str, Sequence[str]]] = {
        "card": ("play", "bid", "take"),
        "counter": ("at", "unit", "switch", "wound", "pin"),
        "tile": ("to", "at", "spawn", "mark"),
        "structure": ("at",),
        "action": ("", "seat"),
        "seat": ("shift", "seat"),
    }

    def roll_title(self, speaker: Speaker, kind: str) -> str:
        return action_name(speaker, kind)

    def more(self, speaker: Speaker, name: str, fields: Fields) -> dict[str, Argument]:
        found: dict[str, Argument] = {"scale": _scale(fields)}
        if isinstance(roll := fields.get("roll"), Mapping):
            found["roll"] = sum_text(speaker, cast("RollTold", roll))
        return found

    def ref_of(self, field: str, word: str) -> str:
        """A target without a side is a structure.

        >>> Teller().ref_of("target", "fuel-tank"), Teller().ref_of("reason", "points")
        ('structure:fuel-tank', '')
        """
        ref = super().ref_of(field, word)
        if ref.startswith("counter:") and ":" not in word:
            return f"structure:{word}"
        return ref

    def plausible_words(self, ref: str) -> list[str]:
        """A seat of another vehicle is entered.

        >>> Teller().plausible_words("structure:hangar"), Teller().plausible_words("action:move")
        (['at hangar'], ['move', 'seat move'])
        """
        kind, word = split_ref(ref)
        vehicle, slash, seat = word.partition("/")
        if kind == "seat" and slash:
            return [f"enter {vehicle} {seat}"]
        return super().plausible_words(ref)

    def ref_name(self, speaker: Speaker, ref: str) -> str:
        kind, word = split_ref(ref)
        if kind == "seat":
            return seat_name(speaker, word)
        if kind in ("pile", "zone"):
            return zone_name(speaker, word.rpartition(":")[2])
        named = self.names[kind](speaker, word) if kind in self.names else word
        return named or word

    def when(self, speaker: Speaker, view: UndauntedView) -> str:
        return speaker.say("event-round", number=view["round"])

    def turn(self, speaker: Speaker, view: UndauntedView) -> str:
        if view["phase"] == "over":
            return speaker.say("prompt-over")
        if view["phase"] == "initiative":
            return speaker.say("phase-initiative")
        return speaker.say("event-turn", side=side_name(speaker, view["active"]))


def seat_name(speaker: Speaker, word: str) -> str:
    """A seat of one's own vehicle (`2`), of another (`it:light-truck/2`), or its action (`drive`).

    >>> desert = Speaker("en").of("north-africa")
    >>> seat_name(desert, "2"), seat_name(desert, "drive")
    ('seat 2', 'Drive')
    """
    vehicle, slash, number = word.partition("/")
    if slash:
        seat = speaker.say("seat-number", seat=number)
        return f"{counter_name(speaker, vehicle)}, {seat}"
    if word.isdigit():
        return speaker.say("seat-number", seat=word)
    return action_name(speaker, word)


def _scale(fields: Fields) -> str:
    """What a counter of the side spoken of stands for: `soldier` (NA-102), `unit` or `weapon`."""
    for field in ("counter", "target", "side"):
        word = fields.get(field)
        if isinstance(word, str):
            side, _, thing = word.partition(":")
            if not is_unit(side):
                return "soldier"
            return "weapon" if thing == "mortar" else "unit"
    return "unit"
