"""A scenario of Undaunted as the browser draws it: tiles, cards, counters, and their names."""

from typing import Any

from fieldcraft.core.content.models import season_of
from fieldcraft.games.undaunted.attack_roll import printed_covers
from fieldcraft.games.undaunted.content.loader import load_scenario, scenario_ids
from fieldcraft.games.undaunted.table.battle import neighbours
from fieldcraft.games.undaunted.voice.goals import tell_goal
from fieldcraft.games.undaunted.voice.names import (
    action_name,
    card_name,
    counter_name,
    face_name,
    look_id,
    short_name,
    specialism_name,
    squad_name,
    structure_name,
    tile_name,
)
from fieldcraft.games.undaunted.voice.soldiers import soldiers
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import scenario_name, side_name

Plain = dict[str, Any]
"""JSON-able, hence Any; `wire.py` says what is in it."""

LABELS = {
    "round": "heading-round",
    "initiative": "heading-initiative",
    "points": "heading-points",
    "objectives": "heading-objectives",
    "escaped": "heading-escaped",
    "neutralised": "heading-neutralised",
    "destroyed": "heading-destroyed",
    "casualties": "heading-casualties",
    "goal": "heading-victory",
    "board": "heading-board",
    "adjacent": "about-adjacent",
    "units": "heading-units",
    "vehicles": "heading-vehicles",
    "structures": "heading-structures",
    "hand": "heading-hand",
    "deck": "heading-deck",
    "discard": "heading-discard",
    "play": "heading-play-area",
    "supply": "heading-supply",
    "removed": "heading-removed",
    "lost": "heading-lost",
    "wrecked": "face-destroyed",
    "scouted": "marker-scouted",
    "controlled": "marker-controlled",
    "objective": "marker-objective",
    "spawn": "marker-spawn",
    "target": "marker-target",
    "tower": "marker-radio-tower",
    "escape": "marker-escape",
    "structure": "marker-structure",
    "cover": "field-cover",
    "defence": "field-defence",
    "basic-defence": "field-basic-defence",
    "armour": "field-armour",
    "structure-defence": "field-structure-defence",
    "integrity": "field-integrity",
    "critical": "field-critical",
    "damage": "field-damage",
    "rough": "field-rough",
    "squad": "field-squad",
    "initiative-value": "field-initiative",
    "bidding": "phase-initiative",
    "over": "prompt-over",
    "everyone": "spawn-all",
}
"""What the drawings are labelled with, and the message that says it."""
FACES = ("ready", "suppressed", "disabled")
"""What counters say with the face they show."""


def scene(plain: Plain, speaker: Speaker) -> Plain:
    """What never changes in a match of this scenario."""
    structures = plain.get("structures", [])
    game = plain["game"]
    return {
        "game": game,
        "scenario": plain["id"],
        "number": plain["number"],
        "name": scenario_name(speaker, plain["id"]),
        "sides": [side_facts(plain, index, speaker) for index in range(2)],
        "tiles": [
            tile_face(plain, tile, near, speaker)
            for tile, near in zip(plain["tiles"], neighbours(plain["tiles"]), strict=True)
        ],
        "cards": {
            side: {
                card["id"]: {
                    **card_face(card, speaker),
                    "soldiers": soldiers(speaker, game, side, card["id"]),
                }
                for card in plain["cards"][index]
            }
            for index, side in enumerate(plain["sides"])
        },
        "counters": {one["id"]: counter_face(plain, one, speaker) for one in plain["counters"]},
        "vehicles": {
            one["counter"]: vehicle_card(one, speaker) for one in plain.get("vehicles", [])
        },
        "structures": {
            one["id"]: {"name": structure_name(speaker, one["id"]), **structure_values(one)}
            for one in structures
        },
        **weather(game, plain["id"]),
        "names": {
            **{label: speaker.say(message) for label, message in LABELS.items()},
            **{face: face_name(speaker, plain["sides"][0], face) for face in FACES},
        },
    }


def weather(game: str, word: str) -> Plain:
    """How a shipped scenario looks; one's own has a summer's day."""
    if word not in scenario_ids(game):
        return {"season": season_of(None), "light": "day"}
    about = load_scenario(game, word)
    return {"season": season_of(about.date), "light": about.light}


# -- sides -----


def side_facts(plain: Plain, index: int, speaker: Speaker) -> Plain:
    """A side's name, and how it wins."""
    side = plain["sides"][index]
    goal = plain["goals"][index]
    return {
        "side": side,
        "name": side_name(speaker, side),
        "goal": tell_goal(speaker, side, goal),
        "ways": [way_to_win(way) for way in goal.get("any", [goal])],
    }


def way_to_win(way: Plain) -> Plain:
    """What must hold together; 0 and nothing where it asks for none."""
    nobody: Plain = {"soldiers": 0, "vehicles": 0, "counters": []}
    return {
        "points": way["points"],
        "pin": way.get("pin", False),
        "hold": way.get("hold", ""),
        "escape": way.get("escape") or nobody,
        "neutralise": way.get("neutralise") or nobody,
    }


# -- the board -----


def tile_face(plain: Plain, tile: Plain, near: list[int], speaker: Speaker) -> Plain:
    """A tile where it lies, and what was put on it for the whole match."""
    word = tile["id"]
    message = look_id(tile["look"])
    return {
        "id": word,
        "name": tile_name(speaker, word),
        "x": tile["x"],
        "y": tile["y"],
        "covers": printed_covers(tile["cover"], tile["hill"]),
        "rough": tile.get("rough", False),
        "adjacent": [plain["tiles"][index]["id"] for index in near],
        "look": tile["look"],
        "look_name": speaker.say(message) if speaker.has(message) else tile["look"],
        "spawns": [
            spawn_marker(plain, spawn, speaker)
            for spawn in plain["setup"].get("spawns", [])
            if spawn["tile"] == word
        ],
        "escape": word in plain["setup"].get("escape", []),
        "tower": plain["hooks"].get("radio-tower") == word,
    }


def spawn_marker(plain: Plain, spawn: Plain, speaker: Speaker) -> Plain:
    """Who enters here, of the units that have cards in this scenario."""
    side = plain["sides"][spawn["side"]]
    every = [one for one in plain["counters"] if one["side"] == spawn["side"]]
    used = plain["setup"]["cards"][spawn["side"]]
    units = [f"{side}:{word}" for word in spawn["units"] if word in used]
    is_whole = len(spawn["units"]) == len(every)
    names = [counter_name(speaker, word, with_side=False) for word in units]
    return {
        "side": side,
        "units": units,
        "sign": "" if is_whole else spawn_sign(plain, units, speaker),
        "text": speaker.say("spawn-all") if is_whole else ", ".join(names),
    }


def spawn_sign(plain: Plain, units: list[str], speaker: Speaker) -> str:
    """The few letters on a spawn marker: squads, then the first letters of who has none."""
    squads: list[str] = []
    titles: list[str] = []
    for one in plain["counters"]:
        if one["id"] not in units:
            continue
        if one["squad"]:
            letter = squad_name(speaker, one["squad"]) or ""
            squads.extend([letter] if letter not in squads else [])
        else:
            titles.append(short_name(speaker, one["title"]))
    return " ".join([*(["".join(squads)] if squads else []), *titles])


# -- cards and counters -----


def card_face(card: Plain, speaker: Speaker) -> Plain:
    """A card as it is printed."""
    return {
        "name": card_name(speaker, card["id"]),
        "title": card["title"],
        "title_name": card_name(speaker, card["title"]),
        "squad": card["squad"],
        "squad_name": squad_name(speaker, card["squad"] or None) or "",
        "initiative": card["initiative"],
        "class": card["class"],
        "actions": [action_face(action, speaker) for action in card["actions"]],
        "unit": card["unit"],
        "specialism": card.get("specialism", ""),
    }


def action_face(action: list[Any], speaker: Speaker) -> Plain:
    """An action as a card or a seat prints it."""
    word, value, squad = action
    return {
        "action": word,
        "name": action_name(speaker, word),
        "value": value,
        "squad": squad,
        "squad_name": squad_name(speaker, squad or None) or "",
    }


def counter_face(plain: Plain, counter: Plain, speaker: Speaker) -> Plain:
    """A counter as it is printed."""
    return {
        "name": counter_name(speaker, counter["id"]),
        "plain_name": counter_name(speaker, counter["id"], with_side=False),
        "short": short_name(speaker, counter["title"]),
        "side": plain["sides"][counter["side"]],
        "title": counter["title"],
        "squad": counter["squad"],
        "squad_name": squad_name(speaker, counter["squad"] or None) or "",
        "defence": counter["defence"],
        "armour": counter.get("armour", 0),
    }


def vehicle_card(card: Plain, speaker: Speaker) -> Plain:
    """A vehicle card as it is printed."""
    return {
        "seats": [
            {
                "actions": [action_face(action, speaker) for action in seat["actions"]],
                "needs": seat["needs"],
                "needs_name": specialism_name(speaker, seat["needs"]) if seat["needs"] else "",
            }
            for seat in card["seats"]
        ],
        "integrity": card["integrity"],
        "critical": card["critical"],
    }


def structure_values(structure: Plain) -> Plain:
    """Where a structure stands, and what it is worth."""
    return {key: structure[key] for key in ("tile", "defence", "points")}
