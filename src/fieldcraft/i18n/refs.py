"""Things on a board by their refs (`counter:de:scout-b`, `hex:C7`): names and plausible words."""

from collections.abc import Mapping, Sequence

from fieldcraft.i18n.commander_names import SIDES, said, unit_name, weapon_name
from fieldcraft.i18n.names import (
    action_name,
    card_name,
    counter_name,
    structure_name,
    tile_name,
    zone_name,
)
from fieldcraft.i18n.speaker import Speaker

VERBS: Mapping[str, Sequence[str]] = {
    "card": ("play", "bid", "take", "order", "action", "fire", "discard", "card"),
    "counter": ("at", "unit", "switch", "wound", "pin"),
    "tile": ("to", "at", "spawn", "mark"),
    "structure": ("at",),
    "unit": ("unit", "place", "give", "leave", "deploy", "eliminate"),
    "hex": ("to", "at", "smoke"),
    "weapon": ("weapon", "drop"),
    "action": ("", "seat"),
    "seat": ("shift", "seat"),
    "fort": ("fort",),
    "side": ("side",),
    "space": ("space",),
}
"""By the kind of a thing, the verbs with which it may be chosen."""


def split_ref(ref: str) -> tuple[str, str]:
    """Kind and word of a ref.

    >>> split_ref("counter:de:scout-b")
    ('counter', 'de:scout-b')
    """
    kind, _, word = ref.partition(":")
    return kind, word


def plausible_words(ref: str) -> list[str]:
    """The words with which a thing might be chosen, whatever is asked now.

    >>> plausible_words("structure:hangar"), plausible_words("action:move")
    (['at hangar'], ['move', 'seat move'])
    """
    kind, word = split_ref(ref)
    vehicle, slash, seat = word.partition("/")
    if kind == "seat" and slash:
        return [f"enter {vehicle} {seat}"]
    if kind == "edge":
        return ["exit"]
    return [f"{verb} {word}".strip() for verb in VERBS.get(kind, ())]


def ref_name(speaker: Speaker, ref: str) -> str:
    """What a thing is called.

    >>> ref_name(Speaker("en"), "counter:de:scout-b"), ref_name(Speaker("en"), "hex:C7")
    ('Scouts B (Germany)', 'C7')
    """
    kind, word = split_ref(ref)
    if kind == "card":
        return card_name(speaker, word)
    if kind == "counter":
        return counter_name(speaker, word)
    if kind == "tile":
        return tile_name(speaker, word)
    if kind == "structure":
        return structure_name(speaker, word)
    if kind == "unit":
        return unit_name(speaker, word)
    if kind == "weapon":
        return weapon_name(speaker, word)
    if kind == "action":
        return action_name(speaker, word)
    if kind == "seat":
        return seat_name(speaker, word)
    if kind in ("pile", "zone"):
        return zone_name(speaker, word.rpartition(":")[2])
    return said(speaker, kind, word) if kind in ("fort", "side") else word


def seat_name(speaker: Speaker, word: str) -> str:
    """A seat of one's own vehicle (`2`), of another (`it:light-truck/2`), or its action (`drive`).

    >>> seat_name(Speaker("en"), "2"), seat_name(Speaker("en"), "drive")
    ('seat 2', 'Drive')
    """
    vehicle, slash, number = word.partition("/")
    if slash:
        seat = speaker.say("seat-number", seat=number)
        return f"{counter_name(speaker, vehicle)}, {seat}"
    if word.isdigit():
        return speaker.say("seat-number", seat=word)
    return action_name(speaker, word)


def target_ref(target: str, tiles: Mapping[str, object]) -> str:
    """The ref of what a forecast speaks of.

    >>> target_ref("axis:rifle-3", {}), target_ref("C7", {}), target_ref("light-mg-2", {})
    ('unit:axis:rifle-3', 'hex:C7', 'weapon:light-mg-2')
    """
    side, colon, _ = target.partition(":")
    if colon:
        return f"unit:{target}" if side in SIDES else f"counter:{target}"
    if tiles:
        return f"tile:{target}" if target in tiles else f"structure:{target}"
    if target in SIDES:
        return f"side:{target}"
    return f"weapon:{target}" if "-" in target else f"hex:{target}"
