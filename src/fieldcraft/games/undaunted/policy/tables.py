"""What the quick hand knows of a scenario before it looks at a position.  Worths in thousandths."""

from typing import Final

from fieldcraft.core.native import i64
from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.attack_roll import FACES, is_hit
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.terms import ATTACK, COMBAT

FURTHEST: Final = 400
"""Half steps to what cannot be reached."""
TOTALS: Final = 48
MOST_DICE: Final = 6

BLOOD: Final = {
    "rifleman": 900,
    "scout": 700,
    "machine-gunner": 900,
    "sniper": 1000,
    "mortar": 700,
    "tank-driver": 1100,
    "tank-gunner": 1100,
    "engineer": 1100,
    "saboteur": 1100,
}
"""By title, what a card or counter lost costs; others cost 1000."""
NEED: Final = {
    "rifleman": 900,
    "scout": 600,
    "machine-gunner": 1000,
    "sniper": 1100,
    "mortar": 600,
    "squad-leader": 700,
    "platoon-guide": 500,
    "platoon-sergeant": 1000,
    "staff-sergeant": 900,
    "sergeant": 900,
    "saboteur": 900,
    "anti-tank-rifleman": 800,
    "engineer": 900,
    "tank-driver": 800,
    "tank-gunner": 800,
    "tank-crew": 700,
    "lieutenant": 1000,
    "warrant-officer": 800,
    "tank-commander": 700,
    "recon-plane": 800,
}
"""By title, what one more card in a deck is worth; others are worth 500."""


def _hits() -> list[int]:
    """By dice and defence total, the chance of a success in thousandths (U-710, U-711)."""
    found: list[int] = []
    for dice in range(MOST_DICE + 1):
        for total in range(TOTALS):
            misses = 0
            for die in range(FACES):
                if not is_hit(die, total):
                    misses += 1
            found.append(1000 - 1000 * misses**dice // FACES**dice)
    return found


HITS: Final[list[int]] = _hits()
HOPE: Final[list[int]] = [60000 // (100 + 15 * far) for far in range(2 * FURTHEST)]
"""By half steps, what is left of an objective's worth, in thousandths, for an own unit so far."""


def _fear() -> list[int]:
    """The same for an enemy: only one that is near need be met."""
    shares = [600]
    for _ in range(2 * FURTHEST - 1):
        shares.append(shares[-1] * 3 // 4)
    return shares


FEAR: Final[list[int]] = _fear()


class Tables:
    """Everything about one scenario that the quick hand looks up."""

    def __init__(self, battle: Battle) -> None:
        self.dice: list[int] = [attack_dice(battle, counter) for counter in range(battle.counters)]
        self.blood: list[int] = [BLOOD.get(title, 1000) for title in battle.counter_title]
        self.bled: list[list[int]] = [[0] for _ in range(battle.counters)]
        """By counter, `bleeding` for as many hits as were asked for."""
        self.commanders: list[list[int]] = [
            [
                card
                for card in battle.own_cards[side]
                if card != battle.fog and battle.card_class[side * battle.types + card] != COMBAT
            ]
            for side in (0, 1)
        ]
        """By side, the cards that command."""
        self.need: list[int] = [500] * (2 * battle.types)
        self.ways: dict[int, list[int]] = {}
        """By marked tiles and goal, half steps from every tile; see `way_to`."""
        for side in (0, 1):
            for card in battle.plain["cards"][side]:
                place = side * battle.types + battle.card_index[card["id"]]
                self.need[place] = NEED.get(card["title"], 500)

    def bleeding(self, counter: int, hits: int) -> int:
        """What so many hits on a counter cost its side, each the dearer the fewer are left."""
        known = self.bled[counter]
        while len(known) <= hits:
            left = len(known)
            known.append(known[left - 1] + self.blood[counter] * (left + 1) // left)
        return known[hits]


def attack_dice(battle: Battle, counter: int) -> int:
    """The dice of a unit's Attack, 0 if its card has none."""
    card = battle.counter_card[counter]
    most = 0
    if card >= 0:
        for code in battle.actions[battle.counter_side[counter] * battle.types + card]:
            if code & 31 == ATTACK and value_of(code) > most:
                most = value_of(code)
    return most


MOST_WAYS: Final = 20_000
STEP: Final = 2
UNSCOUTED: Final = 3


def way_to(
    tables: Tables, battle: Battle, goal: int, marked: i64, shuns: int, unscouted: int
) -> list[int]:
    """By tile, half steps to a goal: 2 for each tile and more for one without an own marker.

    Nobody goes through the tiles shunned, which are always the same ones of a battle or none.  What
    was found once is kept.
    """
    key = (marked * 64 + goal) * 8 + (4 if shuns else 0) + unscouted
    known = tables.ways.get(key)
    if known is not None:
        return known
    far = [FURTHEST] * battle.tiles
    far[goal] = 0 if marked >> goal & 1 else unscouted
    front = [goal]
    while front:
        ahead: list[int] = []
        for tile in front:
            if tile != goal and shuns >> tile & 1:
                continue
            entering = STEP
            if tile != goal and not marked >> tile & 1:
                entering += unscouted
            cost = far[tile] + entering
            for near in battle.adjacent[tile]:
                if cost < far[near]:
                    far[near] = cost
                    ahead.append(near)
        front = ahead
    if len(tables.ways) >= MOST_WAYS:
        tables.ways.clear()
    tables.ways[key] = far
    return far


def next_tile(battle: Battle, far: list[int], tile: int, goal: int, marked: int) -> int:
    """The neighbour through which the way to a goal is shortest."""
    found = tile
    least = 2 * FURTHEST
    for near in battle.adjacent[tile]:
        cost = far[near]
        if near != goal and not marked >> near & 1:
            cost += UNSCOUTED
        if cost < least:
            least = cost
            found = near
    return found
