"""A scenario of Combat Commander as the browser draws it: map, counters, cards, and their names."""

from collections.abc import Iterable
from typing import Any

from fieldcraft.core.content.models import season_of
from fieldcraft.games.combat_commander.actions.registry import ACTION_WORDS
from fieldcraft.games.combat_commander.cards.outcomes import ROLLS
from fieldcraft.games.combat_commander.content.loader import load_scenario, scenario_ids, tables
from fieldcraft.games.combat_commander.events.registry import EVENT_WORDS
from fieldcraft.games.combat_commander.terms import (
    FLAG_WORDS,
    FORTIFICATIONS,
    HAND_SIZE,
    KINDS,
    LETTERS,
    ORDERS,
    POSTURES,
    TRIGGERS,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word
from fieldcraft.games.combat_commander.voice.force_choice import posture_name
from fieldcraft.games.combat_commander.voice.names import (
    chit_name,
    deck_card_name,
    weapon_name,
)
from fieldcraft.games.combat_commander.voice.sheet import arrival_text
from fieldcraft.games.combat_commander.voice.special_rules import tell_special_rules
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import said, scenario_name, side_name

Plain = dict[str, Any]
"""JSON-able, hence Any; `wire.py` says what is in it."""

VALUES = ("fp", "range", "move", "morale", "command", "cover", "hindrance", "elevation", "cost",
          "worth")  # fmt: skip
LABELS = ("time", "sudden-death", "vp", "surrender", "orders", "weapons", "radio", "chits",
          "secret-chits", "time-track", "known", "unseen", "fortifications", "to-place", "special",
          "posture", "order", "action", "event", "dice", "random-hex", "casualties", "hand", "deck",
          "discard", "initiative", "units", "turn", "board", "map")  # fmt: skip
ABOUT = ("no-sight", "clear-sight", "blocks", "nobody", "off-board", "impassable")
WAYS = ("roads", "railways", "trails")
SIDE_KINDS = ("walls", "hedges", "fences", "cliffs")


def scene(plain: Plain, speaker: Speaker) -> Plain:
    """What never changes in a match of this scenario."""
    return {
        "game": "combat-commander",
        "scenario": plain["id"],
        "number": plain["number"],
        "name": title(plain, speaker),
        "year": plain["year"],
        **weather(plain["id"]),
        "map": ground(plain["map"], speaker),
        "sides": [side_facts(plain, index, speaker) for index in range(2)],
        "weapons": {
            nation: {one["id"]: weapon_type(one, speaker) for one in tables()["weapons"][nation]}
            for nation in (*plain["nations"], "shared")
        },
        "cards": faces(plain, speaker),
        "time_track": tables()["markers"]["time_track"],
        "rules": tell_special_rules(speaker, plain["hooks"]),
        "names": names(speaker),
    }


def weather(word: str) -> Plain:
    """How a shipped scenario looks; one that was made, or brought, has a summer's day."""
    if word not in scenario_ids():
        return {"season": season_of(None), "light": "day"}
    about = load_scenario("combat-commander", word)
    return {"season": season_of(about.date), "light": about.light}


def title(plain: Plain, speaker: Speaker) -> str:
    """A scenario's name; one that was made, or brought, is called by its ground and year."""
    if plain["id"] in scenario_ids():
        return scenario_name(speaker, plain["id"])
    return f"{map_name(plain['map'], speaker)}, {plain['year']}"


# -- the map -----


def map_name(plain: Plain, speaker: Speaker) -> str:
    """What the map is called, in the language if its maker has said it."""
    name: str = plain["names"].get(speaker.lang, plain["name"])
    return name


def ground(plain: Plain, speaker: Speaker) -> Plain:
    """The map, without what only lines of sight need."""
    buildings = plain["buildings"]
    return {
        "id": plain["id"],
        "number": plain["number"],
        "name": map_name(plain, speaker),
        "terrain": plain["terrain"],
        "level": plain["level"],
        **{way: {"joins": plain[way], "exits": plain["exits"][way]} for way in WAYS},
        **{kind: plain[kind] for kind in SIDE_KINDS},
        "buildings": buildings,
        "objectives": [
            next((group for group in buildings if one in group), [one])
            for one in plain["objectives"]
        ],
    }


# -- sides and their counters -----


def side_facts(plain: Plain, index: int, speaker: Speaker) -> Plain:
    """What the scenario gives a side."""
    side, nation = plain["sides"][index], plain["nations"][index]
    posture, edge = plain["postures"][index], plain["edges"][index]
    told = {
        "nation_name": said(speaker, "nation", nation),
        "posture_name": posture_name(speaker, plain, index),
        "edge_name": said(speaker, "edge", edge),
    }
    area = plain["areas"][index]
    return {
        "side": side,
        "name": side_name(speaker, side),
        "nation": nation,
        "posture": posture,
        "edge": edge,
        **told,
        "goal": ", ".join(told.values()),
        "quality": said(speaker, "quality", plain["quality"][index]),
        "orders": plain["orders"][index],
        "discards": plain["discards"][index],
        "hand": HAND_SIZE[POSTURES.index(posture)],
        "area": [] if all(area) else [place for place in range(HEXES) if area[place]],
        "arrivals": [
            {"time": one["time"], "text": arrival_text(speaker, one)}
            for one in plain["reinforcements"]
            if one["side"] == index
        ],
        "units": {one["id"]: unit_type(one, speaker) for one in tables()["units"][nation]},
    }


def unit_type(one: Plain, speaker: Speaker) -> Plain:
    """A type of counter as it is printed."""
    same = ("kind", "quality", "fp", "range", "move", "morale", "command", "boxed", "broken",
            "figures", "vp")  # fmt: skip
    return {
        "name": said(speaker, "unit", rank(one["id"])),
        "letters": letters(speaker, rank(one["id"])),
        **{key: one[key] for key in same},
    }


def rank(word: str) -> str:
    """A type without the letter that tells two kinds of one rank apart.

    >>> rank("sergeant-x"), rank("rifle")
    ('sergeant', 'rifle')
    """
    return word.removesuffix("-x").removesuffix("-y")


def weapon_type(one: Plain, speaker: Speaker) -> Plain:
    """A type of weapon as it is printed."""
    same = ("fp", "range", "move", "ordnance", "smoke", "boxed", "fix", "eliminate")
    return {
        "name": weapon_name(speaker, one["id"]),
        "kind": one["class"],
        "least": one["min_range"],
        **{key: one[key] for key in same},
    }


def letters(speaker: Speaker, word: str) -> str:
    """The few letters by which a counter is told from others of its kind."""
    message = f"letters-{word}"
    return speaker.say(message) if speaker.has(message) else word[:2].title()


def faces(plain: Plain, speaker: Speaker) -> Plain:
    """The cards of both decks by their words."""
    found: Plain = {}
    for side, nation in zip(plain["sides"], plain["nations"], strict=True):
        letter = tables()["nations"][nation]["letter"]
        for card in tables()["decks"][nation]:
            word = f"{card['order']}#{letter}-{card['number']}"
            found[word] = {
                **card,
                "name": deck_card_name(speaker, word),
                "side": side,
                "hex": hex_word(card["hex"]),
            }
    return found


# -- names -----


def names(speaker: Speaker) -> Plain:
    """The names of what a view only names by its word."""

    def told(kind: str, words: Iterable[str]) -> dict[str, str]:
        return {word: said(speaker, kind, word) for word in words if word}

    return {
        "terrain": told("terrain", (*tables()["terrain"], *tables()["features"])),
        "fort": told("fort", FORTIFICATIONS),
        "flag": told("flag", FLAG_WORDS),
        "order": told("order", ORDERS),
        "action": told("action", ACTION_WORDS),
        "event": told("event-name", EVENT_WORDS),
        "trigger": told("trigger", TRIGGERS),
        "chit": {letter: chit_name(speaker, letter) for letter in LETTERS},
        "roll": told("roll", ROLLS),
        "value": told("value", VALUES),
        "kind": told("kind", KINDS),
        "label": {
            **told("heading", LABELS),
            **told("about", ABOUT),
            "out-of-order": speaker.say("weapon-state-broken"),
        },
    }
