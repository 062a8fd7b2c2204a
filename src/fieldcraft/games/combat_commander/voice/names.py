"""The words of Combat Commander (`axis:rifle-3`, `light-mg-2`, `fire#g-50`) as names in a language.

A word without a name in the catalogues is said as it is.
"""

import re

from fieldcraft.i18n.names import said
from fieldcraft.i18n.speaker import Speaker

SIDES = ("axis", "allies")

_NUMBERED = re.compile(r"(?P<type>.+)-(?P<number>\d+)")
_LETTERED = re.compile(r"(?P<rank>.+)-(?P<letter>[xy])")
_CARD = re.compile(r"(?P<order>[a-z-]+)#[a-z]-(?P<number>\d+)")


def unit_type_name(speaker: Speaker, word: str) -> str:
    """The name of a type of unit; of two kinds of one rank, with its letter.

    >>> unit_type_name(Speaker("en"), "guards-rifle"), unit_type_name(Speaker("en"), "corporal-x")
    ('Guards Rifle', 'Corporal X')
    """
    match = _LETTERED.fullmatch(word)
    if match is None:
        return said(speaker, "unit", word)
    rank = said(speaker, "unit", match["rank"])
    letter = said(speaker, "letter", match["letter"])
    return speaker.say("unit-with-letter", unit=rank, letter=letter)


def unit_name(speaker: Speaker, word: str, *, with_side: bool = True) -> str:
    """The name of a unit: its type, its number, and its side unless that is clear.

    >>> unit_name(Speaker("en"), "axis:rifle-3"), unit_name(Speaker("en"), "axis:sergeant-y-12")
    ('Axis Rifle 3', 'Axis Sergeant 12')
    >>> unit_name(Speaker("ru"), "allies:guards-smg-4", with_side=False)
    'Гвардейцы-автоматчики 4'
    """
    side, _, thing = word.rpartition(":")
    match = _NUMBERED.fullmatch(thing)
    if match is None:
        return unit_type_name(speaker, thing)
    # Counters of a side are numbered through, so a leader needs no letter beside his number.
    lettered = _LETTERED.fullmatch(match["type"])
    kind = said(speaker, "unit", lettered["rank"] if lettered else match["type"])
    name = speaker.say("unit-with-number", unit=kind, number=match["number"])
    if not side or not with_side:
        return name
    return speaker.say("unit-of-side", unit=name, side=said(speaker, "side", side), who=side)


def weapon_name(speaker: Speaker, word: str) -> str:
    """The name of a weapon, with its number if it has one; of a type, without.

    >>> weapon_name(Speaker("en"), "light-mg-2"), weapon_name(Speaker("en"), "ig-18-3")
    ('Light MG 2', 'IG 18 Gun 3')
    >>> weapon_name(Speaker("pl"), "flamethrower")
    'Miotacz ognia'
    """
    if speaker.has(f"weapon-{word}"):
        return speaker.say(f"weapon-{word}")
    match = _NUMBERED.fullmatch(word)
    if match is None:
        return word
    kind = said(speaker, "weapon", match["type"])
    return speaker.say("weapon-with-number", weapon=kind, number=match["number"])


def piece_name(speaker: Speaker, word: str, *, with_side: bool = True) -> str:
    """The name of a unit or a weapon.

    >>> piece_name(Speaker("en"), "axis:rifle-3"), piece_name(Speaker("en"), "molotov-1")
    ('Axis Rifle 3', 'Molotov 1')
    """
    if ":" in word:
        return unit_name(speaker, word, with_side=with_side)
    return weapon_name(speaker, word)


def deck_card_name(speaker: Speaker, word: str) -> str:
    """The name of a card: its Order and its number.

    >>> deck_card_name(Speaker("en"), "fire#g-50")
    'Fire #50'
    """
    match = _CARD.fullmatch(word)
    if match is None:
        return word
    order = said(speaker, "order", match["order"])
    return speaker.say("card-of-deck", order=order, number=match["number"])


def chit_name(speaker: Speaker, letter: str) -> str:
    """An objective chit with what it is worth (CC-7.3.2).

    >>> chit_name(Speaker("en"), "K")
    'K: objective 3, 3 points'
    """
    return said(speaker, "chit", letter.lower()) if letter else letter
