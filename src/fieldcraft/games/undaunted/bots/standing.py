"""How the two sides of an Undaunted match stand: what its value weighs."""

from collections.abc import Sequence
from typing import cast

from fieldcraft.core.state import State
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import COMBAT, DECK, DISCARD, HAND, PLAY_AREA, SUPPLY
from fieldcraft.games.undaunted.victory import can_return

NAMES: Sequence[str] = (
    "goal", "near-goal", "reach", "men", "cards", "supply", "commanders", "fog", "pinned",
    "hand", "initiative", "turn",
)  # fmt: skip
SIGNS: Sequence[int] = (1, 1, 1, 1, 1, 1, 1, -1, -1, 1, 1, 0)


def measure(state: State, side: int) -> list[float]:
    """The measures of one side."""
    s = cast(Table, state)
    battle = s.battle
    goal = goal_of(s, side)
    combat = command = supply = hand = 0
    for card in range(battle.types):
        place = side * battle.types + card
        if card == battle.fog or not battle.is_own_card(side, card):
            continue
        cycle = sum(s.held(side, zone, card) for zone in (HAND, DECK, DISCARD, PLAY_AREA))
        if battle.card_class[place] != COMBAT:
            command += cycle
        elif can_return(s, side, card):
            combat += cycle
            supply += s.held(side, SUPPLY, card)
        hand += s.held(side, HAND, card)
    fog = sum(s.held(side, zone, battle.fog) for zone in (HAND, DECK, DISCARD, PLAY_AREA))
    there = [one for one in battle.counters_of[side] if s.places[one] >= 0]
    pinned = sum(s.is_suppressed(one) for one in there)
    return [
        goal,
        goal * goal,
        reach(s, side, there),
        len(there) / 10,
        combat / 20,
        supply / 20,
        command / 5,
        fog / max(1, fog + combat + command),
        pinned / 5,
        hand / 5,
        float(s.initiative == side),
        float(s.active == side),
    ]


def goal_of(s: Table, side: int) -> float:
    """How much of its best way to win a side has done."""
    best = 0.0
    for way in s.battle.box.progress(s, side):
        parts = [
            min(1.0, figure["have"] / figure["need"])
            for figure in (way.get("points"), way.get("escaped"), way.get("neutralised"))
            if figure and figure["need"]
        ]
        if "hold" in way:
            parts.append(float(way["hold"]["held"]))
        if parts:
            best = max(best, sum(parts) / len(parts))
    return best


def reach(s: Table, side: int, there: list[int]) -> float:
    """How near a side's counters are to the objectives that it does not control, by their worth."""
    battle = s.battle
    near = whole = 0.0
    for tile in battle.objective_tiles:
        worth = battle.box.worth(s, side, tile)
        if worth <= 0:
            continue
        whole += worth
        if s.is_controlled(side, tile):
            near += worth
            continue
        steps = [battle.distance[s.places[one] * battle.tiles + tile] for one in there]
        near += worth / (2 + min(steps)) if steps else 0.0
    return near / whole if whole else 0.0
