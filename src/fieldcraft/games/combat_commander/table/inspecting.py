"""Values and clauses of the things on the table, for whoever points at them (CC-1.2.a).

Where something may be hidden, what is told here comes from the view of the side that looks.
"""

from typing import Any, Final

from fieldcraft.core.contract import EVERYONE, Refusal, WordError
from fieldcraft.games.combat_commander.cards.fate import holds, listed, size
from fieldcraft.games.combat_commander.events.registry import EVENT_WORDS
from fieldcraft.games.combat_commander.odds.chances import sums_of, unseen
from fieldcraft.games.combat_commander.orders.move_costs import (
    points_left,
    road_bonus,
    spent_of,
    whole_points,
)
from fieldcraft.games.combat_commander.sight.map_sight import BLOCKED
from fieldcraft.games.combat_commander.sight.obstacles import FEATURE, parts_between
from fieldcraft.games.combat_commander.sight.seeing import hindrance
from fieldcraft.games.combat_commander.table import views, words
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    ACTIONS,
    CLOCK,
    DECK,
    DECK_SIZE,
    DISCARD,
    FORT_MASK,
    HAND,
    KNOWN,
    LEADER,
    MOVING,
    ORDERS,
    QUALITIES,
    SHOWN,
    SUDDEN_DEATH,
    SUPPRESSED,
    TRIGGERS,
    VETERAN,
    WIRE,
)
from fieldcraft.games.combat_commander.terrain.ground import IMPASSABLE, TERRAIN
from fieldcraft.games.combat_commander.terrain.hexes import (
    ADJACENT,
    DIRECTIONS,
    DISTANCES,
    HEXES,
    NEIGHBOURS,
    hex_number,
    hex_word,
    steps_off,
)
from fieldcraft.games.combat_commander.units.values import (
    FROM_ABOVE,
    NO_ATTACK,
    command_in,
    hex_cover,
    move_of,
    weapon_command,
)

SUMS: Final = 13
BOXED: Final = ("fp", "range", "move")


def inspect(s: Table, side: int, things: list[str]) -> dict[str, Any]:
    """A unit, weapon, card, hex, `deck`, `time`, or two hexes together; WordError otherwise."""
    named = [thing.strip() for thing in things]
    if len(named) == 2:
        return between(s, hex_of(named[0]), hex_of(named[1]))
    if len(named) != 1:
        raise WordError(Refusal("not-a-word", "", {"text": words.clean(" ".join(named))}))
    thing = named[0].lower()
    if thing == "deck":
        return deck(s, side)
    if thing == "time":
        return time(s, side)
    if ":" in thing:
        return unit(s, side, words.look_up(words.unit_words(s), thing, "unknown-unit"))
    if "#" in thing:
        names = {word: place for place, word in enumerate(s.battle.card_ids)}
        return card(s, side, words.look_up(names, thing, "unknown-card"))
    found = hex_number(thing)
    if found >= 0:
        return hexagon(s, side, found)
    return weapon(s, side, words.look_up(words.weapon_words(s), thing, "unknown-weapon"))


def hex_of(text: str) -> int:
    """A hex by its code."""
    found = hex_number(text)
    if found < 0:
        fields = {"text": words.clean(text), "suggestion": ""}
        raise WordError(Refusal("unknown-hex", "", fields))
    return found


# -- pieces -----


def unit(s: Table, side: int, index: int) -> dict[str, Any]:
    """CC-3.1: both faces as printed, the values of now and what changes them."""
    battle = s.battle
    kind = s.kind_of(index)
    seen = views.unit_of(s, index, views.is_hidden(s, side, side_of(index)))
    return {
        "thing": "unit",
        "unit": s.unit_word(index),
        **{key: seen[key] for key in ("side", "type", "kind", "hex", "space", "flags", "weapon")},
        "values": {key: seen[key] for key in ("fp", "range", "move", "morale", "command")},
        "changes": changes(s, index) if seen["hex"] is not None and is_open(s, side, index) else {},
        "movement": movement(s, index) if s.has_flag(index, MOVING) else None,
        "printed": {
            "fp": battle.fp[kind],
            "range": battle.range[kind],
            "move": battle.move[kind],
            "morale": battle.morale[kind],
            "command": battle.command[kind],
        },
        "broken": {
            "fp": battle.broken_fp[kind],
            "range": battle.broken_range[kind],
            "move": battle.broken_move[kind],
            "morale": battle.broken_morale[kind],
            "command": 0,
        },
        "boxed": [
            word
            for word, boxed in zip(
                BOXED,
                (battle.boxed_fp[kind], battle.boxed_range[kind], battle.boxed_move[kind]),
                strict=True,
            )
            if boxed
        ],
        "quality": QUALITIES[battle.unit_quality[kind]],
        "figures": battle.figures[kind],
        "points": battle.unit_vp[kind],
        "clauses": ["CC-3.1.a", "CC-3.1.g", "CC-3.1.6", "CC-7.1", "CC-8.2.a"],
    }


def is_open(s: Table, side: int, index: int) -> bool:
    """Whether where the unit stands is known."""
    return not views.is_hidden(s, side, side_of(index))


def changes(s: Table, index: int) -> dict[str, int]:
    """CC-3.1.g: what is added to a unit's printed values, by its cause."""
    place = s.place_of(index)
    found: dict[str, int] = {}
    if s.battle.unit_kind[s.kind_of(index)] != LEADER:
        led = command_in(s, side_of(index), place)
        if led:
            found["command"] = led
    if s.has_flag(index, VETERAN):
        found["veteran"] = 1
    if s.has_flag(index, SUPPRESSED):
        found["suppressed"] = -1
    if s.fort(place) == WIRE:
        found["wire"] = -1
    held = s.weapon_of(index)
    if held >= 0 and s.battle.weapon_move[s.weapon_kind(held)]:
        found["weapon"] = s.battle.weapon_move[s.weapon_kind(held)]
    return found


def movement(s: Table, index: int) -> dict[str, Any]:
    """CC-O21.1.2: what a unit may spend in a Move Order, part by part, and what it has spent."""
    parts = [{"cause": "move", "points": move_of(s, index), "clause": "CC-O21.a"}]
    if road_bonus(s, index):
        parts.append({"cause": "on-road", "points": road_bonus(s, index), "clause": "CC-T93"})
    return {
        "parts": parts,
        "allowance": sum(part["points"] for part in parts),
        "spent": spent_of(s, index),
        "left": whole_points(s, points_left(s, index)),
    }


def weapon(s: Table, side: int, index: int) -> dict[str, Any]:
    """CC-11.1: printed and current values, who carries it, and how it is repaired."""
    battle = s.battle
    kind = s.weapon_kind(index)
    word = s.weapon_word(index)
    seen = views.weapons(s, side)[word]
    hidden = seen["holder"] is None
    return {
        "thing": "weapon",
        "weapon": word,
        "type": seen["type"],
        "nation": seen["nation"],
        "holder": seen["holder"],
        "broken": seen["broken"],
        "fired": seen["fired"],
        "values": {"fp": seen["fp"], "range": seen["range"]},
        "changes": {} if hidden or s.asked == EVERYONE else led_weapon(s, index),
        "printed": {
            "fp": battle.weapon_fp[kind],
            "range": battle.weapon_range[kind],
            "least": battle.weapon_least[kind],
            "move": battle.weapon_move[kind],
        },
        "boxed": [
            word
            for word, boxed in (
                ("fp", battle.weapon_boxed_fp[kind]),
                ("range", battle.weapon_boxed_range[kind]),
            )
            if boxed
        ],
        "traits": [
            word
            for word, has in (
                ("ordnance", battle.is_ordnance[kind]),
                ("smoke", battle.has_smoke[kind]),
                ("mg", battle.is_mg[kind]),
                ("mortar", battle.is_mortar[kind]),
                ("flame", battle.is_flame[kind]),
                ("spent", battle.is_spent[kind]),
            )
            if has
        ],
        "repaired": [number for number in range(1, 11) if battle.fix[kind] >> number & 1],
        "eliminated": [number for number in range(1, 11) if battle.eliminate[kind] >> number & 1],
        "clauses": ["CC-11.1.a", "CC-3.3.1.3", "CC-11.4.c"],
    }


def led_weapon(s: Table, index: int) -> dict[str, int]:
    """CC-3.3.1.3: what Command adds to a weapon."""
    led = weapon_command(s, index)
    return {"command": led} if led else {}


# -- cards -----


def card(s: Table, side: int, place: int) -> dict[str, Any]:
    """CC-1.5 to CC-1.9: what is printed on a card, and where it lies if that is known."""
    battle = s.battle
    owner = place // DECK_SIZE
    return {
        "thing": "card",
        "card": battle.card_ids[place],
        "side": s.side_word(owner),
        "order": ORDERS[battle.order[place]],
        "action": ACTIONS[battle.action[place]],
        "event": EVENT_WORDS[battle.event[place]],
        "hex": hex_word(battle.random_hex[place]),
        "white": battle.white[place],
        "coloured": battle.coloured[place],
        "trigger": TRIGGERS[battle.trigger[place]],
        "zone": zone_of(s, side, owner, place % DECK_SIZE),
        "clauses": ["CC-1.5.a", "CC-1.6.a", "CC-1.7", "CC-1.8.a", "CC-1.9.a", "CC-1.2.a"],
    }


def zone_of(s: Table, side: int, owner: int, index: int) -> str:
    """CC-1.2.a: where a card lies, `unseen` if the viewer does not know it."""
    if holds(s, owner, DISCARD, index):
        return "discard"
    if side == owner:
        return "hand" if holds(s, owner, HAND, index) else "deck"
    return "hand" if holds(s, owner, KNOWN if side >= 0 else SHOWN, index) else "unseen"


def deck(s: Table, side: int) -> dict[str, Any]:
    """CC-1.9: how many cards that may come next show each sum, of both sides."""
    if side < 0:
        raise WordError(Refusal("not-your-decision", "CC-1.2.a", {}))
    odds: dict[str, Any] = {}
    for one in (0, 1):
        cards = unseen(s, side, one)
        sums = sums_of(s, one, cards)
        triggers: dict[str, int] = {}
        for index in cards:
            word = TRIGGERS[s.battle.trigger[DECK_SIZE * one + index]]
            if word:
                triggers[word] = triggers.get(word, 0) + 1
        odds[s.side_word(one)] = {
            "cards": size(s, one, DECK),
            "unseen": len(cards),
            "sums": {str(summed): sums[summed] for summed in range(2, SUMS)},
            "triggers": triggers,
        }
    return {"thing": "deck", "decks": odds, "clauses": ["CC-1.2.a", "CC-1.9.a", "CC-1.9.1.a"]}


def time(s: Table, side: int) -> dict[str, Any]:
    """CC-6.1, CC-6.2: the clock, and how likely the next advance of either side is the last."""
    space = s.numbers[CLOCK] + 1
    ends: dict[str, Any] = {}
    if space >= s.numbers[SUDDEN_DEATH]:
        for one in (0, 1):
            ends[s.side_word(one)] = last_advance(s, side, one, space)
    return {
        "thing": "time",
        "space": s.numbers[CLOCK],
        "sudden_death": s.numbers[SUDDEN_DEATH],
        "ends": ends,
        "clauses": ["CC-6.1.2.a", "CC-6.2.2.a", "CC-6.2.2.b"],
    }


def last_advance(s: Table, viewer: int, side: int, space: int) -> list[int]:
    """CC-6.2.2: the chance that the roll after the shuffle is below the space, of how many.

    The new deck is the pile and what is left of the old one: unseen cards lie there as likely as
    in the hand.
    """
    waiting = unseen(s, viewer, side)
    pile = listed(s, side, DISCARD)
    left = size(s, side, DECK)
    below_pile = sum(sums_of(s, side, pile)[:space])
    below_rest = sum(sums_of(s, side, waiting)[:space])
    return [
        below_pile * len(waiting) + below_rest * left,
        (len(pile) + left) * len(waiting),
    ]


# -- the map -----


def hexagon(s: Table, side: int, index: int) -> dict[str, Any]:
    """CC-T78: terrain, cost, cover, level, what stands on its sides, markers, who is there."""
    ground = s.battle.ground
    marks = views.marks_of(s, side, index)
    word = hex_word(index)
    objective = ground.is_objective[index]
    cost = ground.cost[index]
    fort = marks & FORT_MASK
    hidden = s.asked == EVERYONE and fort != s.fort(index)
    return {
        "thing": "hex",
        "hex": word,
        "terrain": TERRAIN[ground.terrain[index]],
        "level": ground.level[index],
        "cost": cost if cost < IMPASSABLE else None,
        "road": ground.on_road[index],
        "cover": ground.cover[index] if hidden else hex_cover(s, index, NO_ATTACK),
        "cover_from_above": ground.cover[index] if hidden else hex_cover(s, index, FROM_ABOVE),
        "sides": sides_of(s, index),
        "marks": views.hexes(s, side).get(word, {}),
        "objective": objective + 1 if objective >= 0 else None,
        "edges": {s.side_word(one): steps_off(index, s.battle.edge[one]) for one in (0, 1)},
        "adjacent": [hex_word(near) for near in ADJACENT[index]],
        "units": [s.unit_word(one) for one in units_at(s, side, index)],
        "clauses": ["CC-T78.1", "CC-T78.3", "CC-O21.1", "CC-8.1", "CC-7.2"],
    }


def units_at(s: Table, side: int, index: int) -> list[int]:
    """The units that a side sees in a hex."""
    found: list[int] = []
    for owner in (0, 1):
        for one in s.listed(owner, s.units_in(owner, index)):
            if is_open(s, side, one) or s.battle.plan.fixed[one] == index:
                found.append(one)
    return found


def sides_of(s: Table, index: int) -> dict[str, str]:
    """CC-T83, CC-T84, CC-T87, CC-T97: by the hex beyond, what stands on the side to it."""
    found: dict[str, str] = {}
    for direction in range(DIRECTIONS):
        place = DIRECTIONS * index + direction
        feature = s.battle.ground.side[place]
        if feature:
            found[hex_word(NEIGHBOURS[place])] = FEATURE[feature]
    return found


def between(s: Table, one: int, other: int) -> dict[str, Any]:
    """CC-10: how far, whether in sight, and what hinders or blocks the look."""
    look = hindrance(s, one, other)
    return {
        "thing": "distance",
        "hexes": [hex_word(one), hex_word(other)],
        "distance": DISTANCES[HEXES * one + other],
        "sight": look != BLOCKED,
        "hindrance": look if look != BLOCKED else None,
        "parts": parts_between(s, one, other),
        "clauses": ["CC-10.1.a", "CC-10.2", "CC-10.3.3", "CC-X.10.1"],
    }
