"""Combat Commander as numbers: how many options there can be, and what a side observes."""

from collections.abc import Iterator
from typing import Final, cast

from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.schema.view import CommanderView
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    FORTIFICATIONS,
    OPTION_SHIFT,
    ROLL_SUPPORT,
    SIDES,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word

OPTIONS: Final = ROLL_SUPPORT + (1 << OPTION_SHIFT)
"""Every option's integer is smaller."""
UNIT: Final = (
    "there",
    "column",
    "row",
    "broken",
    "suppressed",
    "firepower",
    "range",
    "move",
    "morale",
)


def names(state: State) -> list[str]:
    """What is observed, in the order of the vector: units by their counters' numbers."""
    battle = cast(Table, state).battle
    found = [
        f"unit {side} {place} {what}"
        for number, side in enumerate(SIDES)
        for place in range(battle.slots[number])
        for what in UNIT
    ]
    found += [
        f"hex {hex_word(index)} {what}"
        for index in range(HEXES)
        for what in ("fortification", "smoke", "blaze", "own", "enemy")
    ]
    found += [
        f"objective {number} {what}" for number in range(1, 6) for what in ("own", "enemy", "worth")
    ]
    cards = battle.card_ids
    found += [f"card {card} {zone}" for card in cards for zone in ("hand", "discard", "known")]
    found += [f"{what} {whose}" for what in ("losses", "surrender") for whose in ("own", "enemy")]
    return [*found, "points", "time", "sudden death", "orders given", "initiative", "turn"]


def values(state: State, view: CommanderView) -> Iterator[tuple[str, float]]:
    """What of it is not 0, read from the view alone."""
    s, own = cast(Table, state), view["side"]
    numbered = {
        s.unit_word(CAPACITY * side + place): f"unit {word} {place}"
        for side, word in enumerate(SIDES)
        for place in range(s.battle.slots[side])
        if s.kind_of(CAPACITY * side + place) >= 0
    }
    for word, unit in view["units"].items():
        where = unit["hex"]
        if where is None or word not in numbered:
            continue
        name = numbered[word]
        yield f"{name} there", 1.0
        yield f"{name} column", (ord(where[0]) - ord("A")) / 14
        yield f"{name} row", int(where[1:]) / 10
        yield f"{name} broken", float(unit["broken"])
        yield f"{name} suppressed", float("suppressed" in unit["flags"])
        yield f"{name} firepower", unit["fp"] / 10
        yield f"{name} range", unit["range"] / 20
        yield f"{name} move", unit["move"] / 10
        yield f"{name} morale", unit["morale"] / 10
    for where, marks in view["hexes"].items():
        if fort := marks.get("fort"):
            yield f"hex {where} fortification", FORTIFICATIONS.index(fort) / 6
        yield f"hex {where} smoke", marks.get("smoke", 0) / 10
        yield f"hex {where} blaze", float(marks.get("blaze", False))
        if held := marks.get("held"):
            yield f"hex {where} {'own' if held == own else 'enemy'}", 1.0
    for number, objective in view["objectives"].items():
        if control := objective["control"]:
            yield f"objective {number} {'own' if control == own else 'enemy'}", 1.0
        yield f"objective {number} worth", objective["value"] / 10
    for side, cards in view["cards"].items():
        whose = "own" if side == own else "enemy"
        for zone in ("hand", "discard"):
            for card in cards[zone].get("cards", []):
                yield f"card {card} {zone}", 1.0
        for card in cards["known"]:
            yield f"card {card} known", 1.0
        yield f"losses {whose}", view["losses"][side] / 20
        yield f"surrender {whose}", view["surrender"][side] / 20
    yield "points", (view["vp"] if own == SIDES[0] else -view["vp"]) / 30
    yield "time", view["time"] / 15
    yield "sudden death", view["sudden_death"] / 15
    yield "orders given", view["orders"]["given"] / 10
    yield "initiative", float(view["initiative"] == own)
    yield "turn", float(view["active"] == own)
