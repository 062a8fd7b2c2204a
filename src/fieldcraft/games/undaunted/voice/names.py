"""The words of the table (`rifleman-a`, `de:scout-b`) as names in a language.

A word without a name in the catalogues, as a scenario maker's own card may have, is said as it is.
"""

import re

from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker

_SQUAD = re.compile(r"(?P<title>.+)-(?P<squad>[a-z])")
_TILE = re.compile(r"(?P<number>[0-9]+)(?P<letter>[AB])")
"""A tile of the box by its number and side; one that a drill made up has any word."""

# A counter of North Africa is one soldier (NA-102) and is named as his card, not as a team.
_OF_SOLDIERS = ("lrdg", "it")


def squad_name(speaker: Speaker, squad: str | None) -> str | None:
    """The letter of a squad as that language prints it (UN-103); None stays None.

    >>> squad_name(Speaker("ru"), "b")
    'Б'
    """
    if squad is None:
        return None
    letter = squad.lower()
    return speaker.say(f"squad-{letter}") if speaker.has(f"squad-{letter}") else squad.upper()


def card_name(speaker: Speaker, card: str) -> str:
    """The name of a card type, with its squad where one is printed.

    >>> card_name(Speaker("en"), "squad-leader-b"), card_name(Speaker("en"), "fog-of-war")
    ('Squad Leader B', 'Fog of War')
    """
    return _named(speaker, "card", card)


def counter_name(speaker: Speaker, counter: str, *, with_side: bool = True) -> str:
    """The name of a counter; both sides have Riflemen A, so a unit's or soldier's side is said too.

    There is one vehicle of each type and it may change hands, so its side is not said. A structure,
    which some actions aim at, is named by its word alone.

    >>> counter_name(Speaker("en"), "de:rifleman-a"), counter_name(Speaker("en"), "it:rifleman-a")
    ('German Riflemen A', 'Italian Rifleman A')
    >>> counter_name(Speaker("ru"), "de:rifleman-a", with_side=False)
    'Стрелки А'
    >>> counter_name(Speaker("pl"), "it:medium-tank"), counter_name(Speaker("pl"), "fuel-tank")
    ('Czołg średni', 'Zbiornik paliwa')
    """
    side, colon, unit = counter.rpartition(":")
    for kind in ("vehicle", "structure"):
        if speaker.has(f"{kind}-{unit}"):
            return speaker.say(f"{kind}-{unit}")
    name = _named(speaker, "counter", unit) if is_unit(side) else unit
    if name == unit:
        name = _named(speaker, "card", unit)
    if not colon or not with_side:
        return name
    return speaker.say("counter-of-side", counter=name, side=side_name(speaker, side), who=side)


def is_unit(side: str) -> bool:
    """Whether a counter of this side is a unit, as in Normandy, and not a single soldier."""
    return side not in _OF_SOLDIERS


def short_name(speaker: Speaker, title: str) -> str:
    """The few letters that stand for a kind of unit, vehicle or structure."""
    for message in (f"short-{title}", f"structure-{title}"):
        if speaker.has(message):
            return speaker.say(message)
    return title[:2].title()


def structure_name(speaker: Speaker, structure: str) -> str:
    """The name of a structure (NA-117).

    >>> structure_name(Speaker("ru"), "motor-pool")
    'Автопарк'
    """
    return _named(speaker, "structure", structure)


def specialism_name(speaker: Speaker, specialism: str) -> str:
    """The name of a specialism, which some seats ask for (NA-105, NA-114).

    >>> specialism_name(Speaker("pt-BR"), "gunner")
    'artilheiro'
    """
    return _named(speaker, "specialism", specialism)


def action_name(speaker: Speaker, action: str, value: int | None = None) -> str:
    """The name of an action, with its value where one is printed.

    >>> action_name(Speaker("pt-BR"), "move", 1)
    'Mover 1'
    """
    name = _named(speaker, "action", action)
    return name if not value else speaker.say("action-with-value", action=name, value=value)


def zone_name(speaker: Speaker, zone: str) -> str:
    """The name of a card zone."""
    return _named(speaker, "zone", zone)


def tile_name(speaker: Speaker, tile: str, look: str | None = None) -> str:
    """The designation of a tile, lettered like the squads, with what it looks like if told.

    >>> tile_name(Speaker("en"), "2B", "hedged double field"), tile_name(Speaker("ru"), "17B")
    ('2B (hedged double field)', '17Б')
    """
    name = tile
    if printed := _TILE.fullmatch(tile):
        name = f"{printed['number']}{squad_name(speaker, printed['letter'])}"
    if look is None:
        return name
    return speaker.say("tile-with-look", tile=name, look=look_name(speaker, look))


def face_name(speaker: Speaker, side: str, face: str) -> str:
    """What the face of a side's counters says; a team of Normandy is not one man.

    >>> face_name(Speaker("ru"), "us", "suppressed"), face_name(Speaker("ru"), "it", "suppressed")
    ('отряд подавлен', 'подавлен')
    """
    message = f"face-{face}-unit"
    return speaker.say(message if is_unit(side) and speaker.has(message) else f"face-{face}")


def look_name(speaker: Speaker, look: str) -> str:
    """What a tile looks like."""
    return speaker.say(look_id(look)) if speaker.has(look_id(look)) else look


def look_id(look: str) -> str:
    """The message id of a tile's look.

    >>> look_id("hill, trees")
    'look-hill-trees'
    """
    return "look-" + re.sub(r"[^a-z0-9]+", "-", look.lower()).strip("-")


def _named(speaker: Speaker, kind: str, word: str) -> str:
    """The name of a word of some kind, its squad suffix said in the language's own letter."""
    if speaker.has(f"{kind}-{word}"):
        return speaker.say(f"{kind}-{word}", squad=None)
    match = _SQUAD.fullmatch(word)
    if match and speaker.has(f"{kind}-{match['title']}"):
        squad = squad_name(speaker, match["squad"])
        return speaker.say(f"{kind}-{match['title']}", squad=squad)
    return word
