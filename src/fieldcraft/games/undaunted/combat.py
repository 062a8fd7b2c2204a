"""Combat actions (U-701 to U-721): the target, and what a hit does to it."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.undaunted.action import Action, value_of
from fieldcraft.games.undaunted.attack_roll import origin_of, roll_attack
from fieldcraft.games.undaunted.cards import move_card
from fieldcraft.games.undaunted.reasons import refusal
from fieldcraft.games.undaunted.table import knowledge
from fieldcraft.games.undaunted.table.question import TurnQuestion
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
    AIM_FRAME,
    AT_COUNTER,
    AT_STRUCTURE,
    ATTACK,
    DECK,
    DISCARD,
    HAND,
    REMOVED,
    SUPPRESS,
    THING,
    ZONES,
)

# -- 1. Choose target (U-702, U-703) -----


class Fire(Action):
    """U-702: a combat action against one target; the box says which there are."""

    def __init__(self, word: str, clause: str, kind: int) -> None:
        super().__init__(word, clause)
        self.kind = kind

    def bar(self, s: Table, side: int, counter: int, tile: int, code: int) -> int:
        return s.battle.box.fire_bar(s, side, self.kind, tile)

    def words(self, s: Table, side: int, counter: int, tile: int) -> dict[str, str | int]:
        return {"action": self.word}

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        Aim.push(s, counter, self.kind, value_of(code))


class Aim(TurnQuestion):
    """U-702: at which target?  Without a counter that shoots, from off the board."""

    COUNTER: Final = 0
    ACTION: Final = 1
    DICE: Final = 2

    def __init__(self) -> None:
        slots = [Slot("counter", "shooter"), Slot("action", "action"), Slot("dice")]
        super().__init__("aim", "aim", "U-702", slots)

    @staticmethod
    def push(s: Table, counter: int, action: int, dice: int) -> None:
        """Ask for the target of this action."""
        s.put(AIM_FRAME, counter, action, dice)

    def cited(self, s: Table) -> str:
        """The clause of the action: Attack, Suppress, Strafe, Anti-tank or Demolition."""
        return s.battle.box.actions[s.slot(Aim.ACTION)].clause

    def options(self, s: Table, side: int) -> list[int]:
        counters = s.battle.counters
        origin = origin_of(s, s.slot(Aim.COUNTER))
        return [
            AT_COUNTER | target if target < counters else AT_STRUCTURE | (target - counters)
            for target in s.battle.box.targets(s, side, s.slot(Aim.ACTION), origin)
        ]

    def answer(self, s: Table, side: int, option: int) -> None:
        shooter = s.slot(Aim.COUNTER)
        action = s.slot(Aim.ACTION)
        dice = s.slot(Aim.DICE)
        s.pop()
        fire(s, side, shooter, target_of(s, option), action, dice)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != AT_COUNTER and option & ~THING != AT_STRUCTURE:
            return Refusal("not-asked", self.cited(s), {})
        origin = origin_of(s, s.slot(Aim.COUNTER))
        target = target_of(s, option)
        reason = s.battle.box.target_bar(s, side, s.slot(Aim.ACTION), origin, target)
        return refusal(reason, s.battle.box.target_words(s, target))


def target_of(s: Table, option: int) -> int:
    """The target that an option aims at: a counter, or a structure after the counters."""
    if option & ~THING == AT_STRUCTURE:
        return s.battle.counters + (option & THING)
    return option & THING


# -- 4. Determine casualties (U-712 to U-721) -----


def fire(s: Table, side: int, shooter: int, target: int, action: int, dice: int) -> None:
    """U-701: the four steps of a combat action, its target chosen."""
    if s.sink is not None:
        word = s.battle.target_ids[target]
        if shooter < 0:
            s.tell({"event": "strafes", "side": s.side_word(side), "target": word})
        else:
            s.tell(
                {
                    "event": "attacks",
                    "counter": s.counter_word(shooter),
                    "target": word,
                    "action": ACTIONS[action],
                },
            )
    if roll_attack(s, shooter, target, action, dice):
        s.battle.box.hit(s, side, target, action)


def hit_unit(s: Table, target: int, action: int) -> None:
    """U-713, U-719: a unit that is hit loses a card, or is suppressed."""
    if action == SUPPRESS:
        suppress(s, target)
    else:
        casualty(s, target)


def suppress(s: Table, target: int) -> None:
    """U-719, U-720: turn the counter to its suppressed face; if it shows it already, nothing."""
    if s.sink is not None:
        again = s.is_suppressed(target)
        s.tell(
            {
                "event": "already-suppressed" if again else "suppressed",
                "counter": s.counter_word(target),
            }
        )
    s.faces |= 1 << target


def casualty(s: Table, target: int) -> None:
    """U-713 to U-718: remove one matching card, searching hand, discard pile, deck (U-714).

    Without one, the counter is removed instead (U-716).  The search is open (U-905).
    """
    side = s.battle.counter_side[target]
    card = s.battle.counter_card[target]
    s.reveal()
    if s.held(side, HAND, card):
        knowledge.left_hand(s, side, card)
        lose_card(s, target, side, HAND, card)
        return
    knowledge.none_in_hand(s, side, card)
    if s.held(side, DISCARD, card):
        knowledge.left_discard(s, side, card)
        lose_card(s, target, side, DISCARD, card)
        return
    knowledge.none_in_discard(s, side, card)
    if s.held(side, DECK, card):
        lose_card(s, target, side, DECK, card)
        return
    remove_counter(s, target)


def lose_card(s: Table, target: int, side: int, zone: int, card: int) -> None:
    """U-713, U-715: the card found leaves the game; a searched deck is shuffled.

    Shuffling changes nothing here, because a deck has no order before it is drawn from.
    """
    move_card(s, side, zone, REMOVED, card)
    if s.sink is not None:
        s.tell(
            {
                "event": "casualty",
                "side": s.side_word(side),
                "counter": s.counter_word(target),
                "card": s.card_word(card),
                "zone": ZONES[zone],
            },
        )
        if zone == DECK:
            s.tell({"event": "deck-shuffled", "side": s.side_word(side)})
    s.battle.box.test_victory(s, False)


def remove_counter(s: Table, counter: int) -> None:
    """U-716: take the counter off the board."""
    s.own_places()[counter] = -1
    s.faces &= ~(1 << counter)
    if s.sink is not None:
        s.tell({"event": "counter-removed", "counter": s.counter_word(counter)})
    s.battle.box.removed(s, counter)
    s.battle.box.test_victory(s, True)


def combat_actions() -> list[Fire]:
    """The combat actions both boxes share."""
    return [Fire("attack", "U-702", ATTACK), Fire("suppress", "U-702", SUPPRESS)]
