"""Whether a table from outside, loaded or laid out from a view, can be one of a match.

Every check is a ValueError that says what cannot be.  The rules themselves never look: what they
make is sound, and copies of it are.
"""

from typing import Final

from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.dumps import number
from fieldcraft.core.frame import BOTH
from fieldcraft.core.options import all_bits
from fieldcraft.core.soundness import check_end, frames_of, need
from fieldcraft.games.undaunted.attack_roll import origin_of
from fieldcraft.games.undaunted.combat import Aim
from fieldcraft.games.undaunted.movement import Step
from fieldcraft.games.undaunted.options import MOST_ROUNDS
from fieldcraft.games.undaunted.reasons import ALLOWED
from fieldcraft.games.undaunted.rounds import INITIATIVE, NEXT_ROUND, SECOND_TURN, Bid, Round
from fieldcraft.games.undaunted.support import DrawOrStop, TakeCards
from fieldcraft.games.undaunted.table.knowledge import (
    ROWS,
    bounds,
    hidden_sizes,
    lore_size,
    tighten,
    unseen,
)
from fieldcraft.games.undaunted.table.question import CardInUse
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
    AIM_FRAME,
    ATTACK,
    BID_FRAME,
    BOLSTER_FRAME,
    COMMAND_FRAME,
    DECK,
    DISCARD,
    HAND,
    INSPIRE_FRAME,
    MOVE,
    PLAY_FRAME,
    ROUND_FRAME,
    SCOUT,
    SQUAD_SHIFT,
    SQUADS,
    STALK,
    STEP_FRAME,
    SUPPRESS,
    USE_FRAME,
    ZONE_COUNT,
    ZONES,
)
from fieldcraft.games.undaunted.turn import Play

MOST_CARDS: Final = 999
MOST_LORE: Final = 99999
LATEST_ROUND: Final = 999999999
MOST_VALUE: Final = 15  # VALUE_SHIFT leaves four bits


def check(s: Table) -> None:
    """Everything: cards, board, flow, bids, and what is known of hidden cards."""
    check_cards(s)
    check_board(s)
    check_lore(s)
    check_end(s)
    check_flow(s)
    s.battle.box.check(s)
    check_known(s)


# -- cards (U-104) -----


def check_cards(s: Table) -> None:
    """Every zone holds cards of its side, none less than none, and its sum is right."""
    types = s.battle.types
    size = 2 * ZONE_COUNT * (types + 1)
    need(len(s.zones) == size, f"zones: {size} numbers are needed")
    for side in (0, 1):
        for zone in range(ZONE_COUNT):
            start = s.zone(side, zone)
            at = f"{ZONES[zone]} of {s.side_word(side)}"
            total = 0
            for card in range(types):
                count = number(s.zones[start + card], at, 0, MOST_CARDS)
                is_own = s.battle.is_own_card(side, card)
                need(count == 0 or is_own, f"{at}: {s.card_word(card)} is no card of that side")
                total += count
            need(s.zones[start + types] == total, f"{at}: the sum is not {total}")


def check_lore(s: Table) -> None:
    """The lore has its length, and counts nothing below zero but what was ruled out."""
    types = s.battle.types
    size = lore_size(types)
    need(len(s.lore) == 2 * size, f"lore: {2 * size} numbers are needed")
    for side in (0, 1):
        for place in range(size):
            row = place // types
            least = -MOST_LORE if row == 1 or row == 3 else 0
            if place >= ROWS * types:
                least = 0
            number(s.lore[side * size + place], "lore", least, MOST_LORE)


def check_known(s: Table) -> None:
    """The hidden cards lie as everyone knows that they must."""
    types = s.battle.types
    for side in (0, 1):
        low, high = bounds(s, side, unseen(s, side), list(range(types)))
        for part, zone in ((0, HAND), (1, DISCARD), (2, DECK)):
            start = s.zone(side, zone)
            for card in range(types):
                count = s.zones[start + card]
                fits = low[part * types + card] <= count <= high[part * types + card]
                need(fits, f"{ZONES[zone]} of {s.side_word(side)}: not what is known of it")


def check_possible(s: Table, side: int) -> None:
    """What is known of a side's hidden cards does not contradict itself."""
    total = unseen(s, side)
    cards = list(range(s.battle.types))
    low, high = bounds(s, side, total, cards)
    narrowed = True
    while narrowed:
        for place in range(len(low)):
            fits = low[place] <= high[place]
            need(fits, f"cards of {s.side_word(side)}: what is known contradicts itself")
        narrowed = tighten(low, high, total, hidden_sizes(s, side), cards)


# -- board and numbers -----


def check_board(s: Table) -> None:
    """Counters and markers lie on tiles, faces on counters, controlled markers on own ones."""
    battle = s.battle
    need(len(s.places) == battle.counters, f"places: {battle.counters} numbers are needed")
    placed = 0
    for counter in range(battle.counters):
        if number(s.places[counter], "places", -1, battle.tiles - 1) >= 0:
            placed |= 1 << counter
    number(s.faces, "faces", 0, (1 << battle.counters) - 1)
    need(s.faces & ~placed == 0, "faces: a counter off the board is suppressed")
    need(len(s.markers) == 4, "markers: four numbers are needed")
    for mask in s.markers:
        number(mask, "markers", 0, (1 << battle.tiles) - 1)
    for side in (0, 1):
        is_own = s.markers[2 + side] & ~s.markers[side] == 0
        need(is_own, f"markers: {s.side_word(side)} controls a tile without its marker")
    need(s.markers[2] & s.markers[3] == 0, "markers: both sides control a tile")
    number(s.round, "round", 1, LATEST_ROUND)
    number(s.initiative, "initiative", 0, 1)
    number(s.active, "active", 0, 1)
    number(s.hopeless, "hopeless", 0, 3)
    known = all_bits(s.battle.box.options)
    need(number(s.switches, "switches", 0, known) & ~known == 0, "switches: an unknown one")
    number(s.round_limit, "round limit", 0, MOST_ROUNDS)


# -- the flow -----


def check_flow(s: Table) -> None:
    """U-301: a round is under, then both bids, or the active side's turn and one question."""
    kinds = check_stack(s, s.stack)
    need(len(kinds) > 0 and kinds[0] == ROUND_FRAME, "stack: the round is not under everything")
    phase = s.slot_at(s.find(ROUND_FRAME), Round.NEXT)
    need(0 <= phase <= NEXT_ROUND, "stack: the round has no such phase")
    need(len(s.bids) == 2, "bids: two numbers are needed")
    check_script(s)
    if s.asked == EVERYONE:
        need(kinds == [ROUND_FRAME, BOTH], "stack: not what lies under two bids")
        need(phase == INITIATIVE, "stack: no bids in this phase")
        check_bids(s)
        return
    need(not s.branch_a and not s.branch_b, "branches: both decide only when they bid")
    need(s.bids[0] == -1 and s.bids[1] == -1, "bids: there are none outside the initiative phase")
    if s.finished:
        return
    need(s.asked == s.active, "asked: not the side whose turn it is")
    need(len(kinds) >= 2 and kinds[1] == PLAY_FRAME, "stack: not what lies under a turn")
    need(s.slot_at(s.find(PLAY_FRAME), Play.SIDE) == s.active, "stack: the turn of the wrong side")
    turn = SECOND_TURN if s.active == s.initiative else NEXT_ROUND
    need(phase == turn, "stack: the turns are in the wrong order")
    if len(kinds) > 3:
        need(len(kinds) == 4 and kinds[2] == s.battle.box.wrapper, "stack: a question too many")
    if len(kinds) > 2:
        check_question(s, kinds[-1])


def check_stack(s: Table, stack: list[int]) -> list[int]:
    """The kinds of the frames on a stack, the lowest first; their slots are in range."""
    return frames_of(s, stack, lambda at, kind, value: check_slot(s, at, kind, value))


def check_slot(s: Table, at: str, kind: str, value: int) -> None:
    """A slot holds a thing of its kind."""
    least, most = {
        "counter": (0, s.battle.counters - 1),
        "shooter": (-1, s.battle.counters - 1),
        "origin": (-1, s.battle.tiles - 1),
        "tiles": (0, (1 << s.battle.tiles) - 1),
        "counters": (1, (1 << s.battle.counters) - 1),
        "card": (0, s.battle.types - 1),
        "side": (0, 1),
        "action": (0, len(ACTIONS) - 1),
        "squad": (0, len(SQUADS) - 1),
        "code": (0, (len(SQUADS) << SQUAD_SHIFT) - 1),
    }.get(kind, (0, MOST_VALUE))
    number(value, at, least, most)
    if kind == "code":
        number(value & 31, at, 0, len(ACTIONS) - 1)


def check_question(s: Table, kind: int) -> None:
    """The question in a turn fits the table; the box looks at its own."""
    need(kind != BOTH and kind != ROUND_FRAME, "stack: a phase within a turn")
    need(kind != BID_FRAME and kind != PLAY_FRAME, "stack: a turn within a turn")
    if kind == USE_FRAME:
        check_card_in_use(s)
    elif kind == STEP_FRAME:
        check_value(s.slot(Step.LEFT))
        s.battle.box.check_step(s, s.slot(Step.COUNTER), s.slot(Step.KIND))
    elif kind == AIM_FRAME:
        shooter = s.slot(Aim.COUNTER)
        action = s.slot(Aim.ACTION)
        check_value(s.slot(Aim.DICE))
        s.battle.box.check_aim(s, shooter, action)
        barred = s.battle.box.fire_bar(s, s.active, action, origin_of(s, shooter))
        need(barred == ALLOWED, "stack: nobody to aim at")
    elif kind in (BOLSTER_FRAME, INSPIRE_FRAME):
        check_value(s.slot(TakeCards.LEFT))
    elif kind == COMMAND_FRAME:
        check_value(s.slot(DrawOrStop.LEFT))


def check_card_in_use(s: Table) -> None:
    """C-11: a card picked by the side whose turn it is, still in its hand."""
    card = s.slot(CardInUse.CARD)
    need(s.slot(CardInUse.SIDE) == s.active, "stack: the use of a card by the wrong side")
    need(card != s.battle.fog, "stack: Fog of War cannot be used")
    need(s.held(s.active, HAND, card) > 0, "stack: the card to use is not in hand")


def check_foot_step(s: Table, counter: int, kind: int) -> None:
    """U-503, U-504, U-508: an own counter moves, scouts or stalks."""
    own_on_board(s, counter)
    need(kind in (MOVE, SCOUT, STALK), "stack: not a way to move")


def check_shot(s: Table, shooter: int, action: int) -> None:
    """U-702: an own counter attacks or suppresses."""
    own_on_board(s, shooter)
    need(action in (ATTACK, SUPPRESS), "stack: not a way to fire")


def own_on_board(s: Table, counter: int) -> None:
    """The counter that acts is the active side's, and on the board."""
    is_own = s.battle.counter_side[counter] == s.active
    need(
        counter >= 0 and is_own and s.places[counter] >= 0, "stack: the unit that acts is not there"
    )


def check_value(value: int) -> None:
    """An action that still has steps, dice or cards to give."""
    need(1 <= value <= MOST_VALUE, "stack: an action with nothing left")


def check_bids(s: Table) -> None:
    """U-306, U-310: who has not picked yet is asked; a pick is in hand; an empty hand has none."""
    need(bool(s.branch_a) or bool(s.branch_b), "branches: nobody is left to bid")
    for side in (0, 1):
        word = s.side_word(side)
        bid = number(s.bids[side], "bids", -1, s.battle.types - 1)
        if s.branch(side):
            kinds = check_stack(s, s.branch(side))
            s.enter(side)
            own = kinds == [BID_FRAME] and s.slot(Bid.SIDE) == side
            s.leave(side)
            need(own, f"branches: {word} stands at no bid")
            need(s.size(side, HAND) > 0, f"branches: {word} has no card to bid")
            need(bid == -1, f"bids: {word} has still to pick")
        elif s.size(side, HAND):
            need(bid >= 0 and s.held(side, HAND, bid) > 0, f"bids: {word} has not bid from hand")
        else:
            need(bid == -1, f"bids: {word} has no card to bid")


def check_script(s: Table) -> None:
    """A script names faces of dice and cards."""
    for die in s.chance.dice:
        number(die, "script", 0, 9)
    for cards in s.chance.draws:
        for card in cards:
            number(card, "script", 0, s.battle.types - 1)
