"""What wins, told: a side's points with the objectives behind them, and who is near to winning.

Whatever is said here everybody can see: boards, markers, and how many cards a unit has left.
"""

from typing import Final

from fieldcraft.core.contract import EVERYONE, Condition, Fields, Stake, Threat
from fieldcraft.games.undaunted.reasons import ALLOWED
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.victory import cycling, points

CARDS_OF_A_TURN: Final = 3
"""U-302, U-306: four cards are drawn, one of them is played for initiative."""


def of_points(s: Table, side: int, need: int, stakes: list[Stake], way: int = 0) -> Condition:
    """U-804: the points of a side, and what they come from."""
    have = points(s, side)
    kinds = {stake.what for stake in stakes}
    kind = "mixed" if kinds == {"control", "demolish"} else min(kinds - {"control"}, default="")
    fields: Fields = {"have": have, "need": need, "kind": kind}
    return Condition(side, "points", have, need, "U-804", fields, tuple(stakes), way)


def objectives(s: Table, side: int) -> list[Stake]:
    """U-114, U-606: every objective, and who controls it."""
    return [control_stake(s, side, tile) for tile in s.battle.objective_tiles]


def control_stake(s: Table, side: int, tile: int) -> Stake:
    """U-606: a tile that scores for the side that controls it."""
    word = s.tile_word(tile)
    worth = s.battle.box.worth(s, side, tile)
    holder = 0 if s.is_controlled(0, tile) else 1 if s.is_controlled(1, tile) else -1
    return Stake("control", f"tile:{word}", worth, holder, True, {"tile": word, "worth": worth})


# -- who is near to winning -----


def threat(s: Table, side: int, what: str, clause: str, fields: dict[str, str]) -> Threat:
    """A threat of a side in this turn of its own, or in its next."""
    now = s.asked != EVERYONE and s.active == side
    when = "now" if now else "next"
    return Threat(side, what, clause, {"side": s.side_word(side), "when": when, **fields})


def control_threats(s: Table, side: int, tiles: list[int], missing: int) -> list[Threat]:
    """U-804: the tiles of which one alone would bring the points that are missing."""
    found = []
    for tile in tiles:
        if (
            not s.is_controlled(side, tile)
            and s.battle.box.worth(s, side, tile) >= missing
            and can_control(s, side, tile)
        ):
            found.append(threat(s, side, "control", "U-804", {"tile": s.tile_word(tile)}))
    return found


def can_control(s: Table, side: int, tile: int) -> bool:
    """U-606: an own marker there, nobody in the way, and somebody who can be there in a turn."""
    return (
        s.markers[side] >> tile & 1 == 1
        and s.battle.box.control_bar(s, side, tile) == ALLOWED
        and can_be_there(s, side, s.battle.control_cards[side], tile)
    )


def can_be_there(s: Table, side: int, cards: list[int], tile: int) -> bool:
    """Whether one of these cards can act on a tile with the cards of a turn.

    One card acts, one more is needed for a step, one more to rally a suppressed counter (U-412).
    """
    battle = s.battle
    for card in cards:
        counter = battle.card_counter[side * battle.types + card]
        if counter < 0 or s.places[counter] < 0:
            continue
        needed = 1
        if s.is_suppressed(counter):
            needed += 1
        if s.places[counter] != tile:
            if tile not in battle.adjacent[s.places[counter]]:
                continue
            needed += 1
        if needed <= min(cycling(s, side, card), CARDS_OF_A_TURN):
            return True
    return False


def is_falling(s: Table, counter: int) -> bool:
    """U-713, U-716: whether the attacks of one turn can take a counter's last card and itself."""
    side = s.battle.counter_side[counter]
    return cycling(s, side, s.battle.counter_card[counter]) < CARDS_OF_A_TURN
