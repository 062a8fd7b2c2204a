"""Values and clauses of the things on the table, for whoever points at them."""

from typing import Any

from fieldcraft.core.contract import Refusal, WordError
from fieldcraft.core.option_words import look_up, not_a_word
from fieldcraft.games.undaunted.action import squad_of, value_of
from fieldcraft.games.undaunted.attack_roll import defence_parts, printed_covers
from fieldcraft.games.undaunted.table.battle import FAR
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.table.views import deck_odds
from fieldcraft.games.undaunted.terms import ACTIONS, ATTACK, CLASSES, SQUADS


def inspect(s: Table, side: int, things: list[str]) -> dict[str, Any]:
    """A tile, counter, card, `deck` (one's own), `points`, or two tiles; WordError otherwise."""
    if len(things) == 2:
        return between(s, things[0], things[1])
    if len(things) != 1:
        raise not_a_word(" ".join(things))
    thing = things[0]
    if thing == "deck":
        if side < 0:
            raise WordError(Refusal("not-your-decision", "U-903", {}))
        odds = {word: list(odds) for word, odds in deck_odds(s, side).items()}
        return {"thing": "deck", "odds": odds, "clauses": ["U-303", "U-903"]}
    if thing == "points":
        return points(s)
    own = s.battle.box.inspect(s, thing.lower())
    if own is not None:
        return own
    if ":" in thing:
        return counter(s, look_up(s.battle.counter_index, thing, "unknown-counter"))
    if thing.lower() in s.battle.card_index:
        return card(s, side, s.battle.card_index[thing.lower()])
    return tile(s, look_up(s.battle.tile_index, thing, "unknown-tile"))


def tile(s: Table, index: int) -> dict[str, Any]:
    """U-116: cover, objective, neighbours, and what stands there."""
    battle = s.battle
    facts = {
        "thing": "tile",
        "tile": battle.tile_ids[index],
        "cover": battle.cover[index],
        "hill": battle.hill[index],
        "covers": printed_covers(battle.cover[index], battle.hill[index]),
        "objective": battle.box.objective(s, index),
        "adjacent": [battle.tile_ids[near] for near in battle.adjacent[index]],
        "counters": [battle.counter_ids[c] for c, place in enumerate(s.places) if place == index],
        "clauses": ["U-116", "U-114", "U-706"] + (["U-708"] if battle.hill[index] else []),
    }
    return joined(facts, battle.box.inspect_tile(s, index))


def counter(s: Table, index: int) -> dict[str, Any]:
    """U-111: defence, face and tile; None where no defence is printed (NA-115)."""
    battle = s.battle
    place = s.places[index]
    facts = {
        "thing": "counter",
        "counter": battle.counter_ids[index],
        "defence": battle.defence[index] or None,
        "face": battle.box.face(s, index),
        "tile": battle.tile_ids[place] if place >= 0 else None,
        "cover": battle.cover[place] if place >= 0 else None,
        "clauses": ["U-111", "U-705"],
    }
    return joined(facts, battle.box.inspect_counter(s, index))


def joined(facts: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """The shared values of a thing and what its box adds; clauses follow each other."""
    return {**facts, **more, "clauses": [*facts["clauses"], *more["clauses"]]}


def card(s: Table, side: int, index: int) -> dict[str, Any]:
    """U-105 to U-107: initiative, squad, actions (of one's own side's card, if it has such)."""
    battle = s.battle
    place = max(side, 0) * battle.types + index
    if not battle.is_own_card(max(side, 0), index):
        place = (1 - max(side, 0)) * battle.types + index
    return {
        "thing": "card",
        "card": battle.card_ids[index],
        "class": CLASSES[battle.card_class[place]],
        "initiative": battle.initiative[place],
        "squad": SQUADS[battle.card_squad[place]],
        "actions": [
            {"action": ACTIONS[code & 31], "value": value_of(code), "squad": SQUADS[squad_of(code)]}
            for code in battle.actions[place]
        ],
        "clauses": ["U-105", "U-106", "U-107", "U-109"],
    }


def points(s: Table) -> dict[str, Any]:
    """U-804: each side's points, by the tiles it controls; the rest is for structures (NA-802)."""
    battle = s.battle
    sides: dict[str, Any] = {}
    for side in (0, 1):
        tiles = {
            battle.tile_ids[tile]: battle.box.objective(s, tile)
            for tile in battle.objective_tiles
            if s.markers[2 + side] >> tile & 1
        }
        total = battle.box.points(s, side)
        rest = total - sum(tiles.values())
        sides[s.side_word(side)] = {"total": total, "tiles": tiles, "structures": rest}
    return {"thing": "points", "sides": sides, "clauses": ["U-804", "U-114"]}


def met(s: Table, origin: int, tile: int) -> dict[str, list[dict[str, Any]]]:
    """U-704: the defence total of each counter on a tile, in its parts, against an Attack."""
    return {
        s.counter_word(target): [
            {"cause": word, "points": value, "clause": clause}
            for word, value, clause in defence_parts(s, origin, target, ATTACK)
        ]
        for target, place in enumerate(s.places)
        if place == tile and s.battle.defence[target] and s.battle.box.ride(s, target) < 0
    }


def between(s: Table, one: str, other: str) -> dict[str, Any]:
    """U-117, U-118: distance and adjacency of two tiles, and what an Attack would meet."""
    first = look_up(s.battle.tile_index, one, "unknown-tile")
    second = look_up(s.battle.tile_index, other, "unknown-tile")
    distance = s.battle.distance[first * s.battle.tiles + second]
    return {
        "thing": "distance",
        "tiles": [s.tile_word(first), s.tile_word(second)],
        "distance": distance if distance < FAR else None,
        "adjacent": second in s.battle.adjacent[first],
        "defence": met(s, first, second) if distance < FAR else {},
        "clauses": ["U-117", "U-118"],
    }
