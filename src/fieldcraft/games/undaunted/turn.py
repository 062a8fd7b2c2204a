"""Turn and use of a card (U-401 to U-420): playing, acting, rallying, hunkering down."""

from typing import Final

from fieldcraft.core.contract import PUBLIC, Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.core.native import i64
from fieldcraft.games.undaunted.cards import clear_away, move_card
from fieldcraft.games.undaunted.options import OPEN_DISCARD
from fieldcraft.games.undaunted.reasons import (
    ALLOWED,
    CARD_NOT_IN_HAND,
    FOG_NOT_PLAYABLE,
    refusal,
)
from fieldcraft.games.undaunted.table import knowledge
from fieldcraft.games.undaunted.table.question import CardInUse, Question
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    DECK,
    DISCARD,
    END,
    HAND,
    HUNKER,
    PLAY_AREA,
    PLAY_CARD,
    PLAY_FRAME,
    RALLY,
    SUPPLY,
    THING,
    USE_ACTION,
    USE_FRAME,
)


class Play(Question):
    """U-401, U-402: play another card, or end the turn?"""

    SIDE: Final = 0

    def __init__(self) -> None:
        super().__init__("play", "play", "U-401", [Slot("side", "side")])

    @staticmethod
    def push(s: Table, side: int) -> None:
        """Ask for the first card of a turn, or the next."""
        s.put(PLAY_FRAME, side)

    def decider(self, s: Table) -> int:
        return s.slot(Play.SIDE)

    def is_open(self, s: Table) -> bool:
        """Everyone sees an empty hand; a hand of nothing but Fog of War still has to say `end`.

        C-06: when neither side will ever draw again, `end` is asked, or rounds would run forever.
        """
        return s.size(s.slot(Play.SIDE), HAND) == 0 and not is_dead(s)

    def options(self, s: Table, side: int) -> list[int]:
        battle = s.battle
        fog: i64 = battle.fog
        hand: i64 = s.zone(side, HAND)
        left: i64 = s.size(side, HAND)
        card: i64 = battle.first_card[side]
        zones = s.zones
        menu: list[int] = []
        while left > 0:
            held: i64 = zones[hand + card]
            if held > 0:
                left -= held
                if play_bar(held, card == fog) == ALLOWED:
                    menu.append(PLAY_CARD | card)
            card += 1
        menu.append(END)
        return menu

    def answer(self, s: Table, side: int, option: int) -> None:
        if option == END:
            end_turn(s, side)
        else:
            Use.push(s, side, option & THING)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != PLAY_CARD:
            return Refusal("not-asked", "U-401", {})
        card = option & THING
        reason = play_bar(s.held(side, HAND, card), card == s.battle.fog)
        return refusal(reason, {"card": s.card_word(card)})


def play_bar(held: i64, is_fog: bool) -> int:
    """U-401, U-410: why a card of which the hand holds so many cannot be played."""
    if is_fog:
        return FOG_NOT_PLAYABLE
    return ALLOWED if held > 0 else CARD_NOT_IN_HAND


def is_dead(s: Table) -> bool:
    """C-06: whether all cards of both sides lie in supplies and removed piles."""
    for side in range(2):
        if s.size(side, HAND) + s.size(side, DISCARD) + s.size(side, DECK) > 0:
            return False
        if s.size(side, PLAY_AREA) > 0:
            return False
    return True


def end_turn(s: Table, side: int) -> None:
    """U-403, U-404: play area and hand go to the discard pile; nothing is kept."""
    if s.sink is not None:
        unplayed = s.size(side, HAND)
        s.tell({"event": "ends-turn", "side": s.side_word(side), "count": unplayed})
        for card in range(s.battle.types):
            for _ in range(s.held(side, HAND, card)):
                s.tell(
                    {"event": "discards", "side": s.side_word(side), "card": s.card_word(card)},
                    PUBLIC if s.switches & OPEN_DISCARD else side,
                )
    knowledge.turn_ends(s, side)
    clear_away(s, side)
    s.pop()


class Use(CardInUse):
    """U-405: how to use the card picked?  It is still in hand (C-11), and always asked."""

    def __init__(self, name: str = "use") -> None:
        super().__init__(name)

    @staticmethod
    def push(s: Table, side: int, card: int) -> None:
        """Ask how to use this card."""
        s.put(USE_FRAME, side, card)

    def options(self, s: Table, side: int) -> list[int]:
        battle = s.battle
        place = side * battle.types + s.slot(CardInUse.CARD)
        counter = battle.card_counter[place]
        menu: list[int] = []
        if counter < 0:
            for code in battle.actions[place]:
                action = code & 31
                if battle.box.actions[action].bar(s, side, counter, -1, code) == ALLOWED:
                    menu.append(USE_ACTION | action)
        elif s.places[counter] >= 0:
            if s.faces >> counter & 1:
                menu.append(RALLY)
            else:
                tile = s.places[counter]
                for code in battle.actions[place]:
                    action = code & 31
                    if battle.box.actions[action].bar(s, side, counter, tile, code) == ALLOWED:
                        menu.append(USE_ACTION | action)
        else:
            entries = battle.box.entry_tiles(s, counter)
            for code in battle.actions[place]:
                if tiles_for(s, side, counter, code, entries):
                    menu.append(USE_ACTION | (code & 31))
        menu.append(HUNKER)
        return menu

    def answer(self, s: Table, side: int, option: int) -> None:
        card = s.slot(CardInUse.CARD)
        s.pop()
        if option == HUNKER:
            hunker_down(s, side, card)
        elif option == RALLY:
            rally(s, side, card)
        else:
            act(s, side, card, option & THING)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        battle = s.battle
        card = s.slot(CardInUse.CARD)
        place = side * battle.types + card
        counter = battle.card_counter[place]
        words = {"card": s.card_word(card)}
        if option == RALLY:
            if counter < 0:
                return Refusal("command-no-counter", "U-409", words)
            return Refusal("not-suppressed", "U-412", words)
        if option & ~THING != USE_ACTION:
            return Refusal("not-asked", "U-405", {})
        for code in battle.actions[place]:
            if code & 31 == option & THING:
                return action_refusal(s, side, counter, code)
        return Refusal("action-not-on-card", "U-406", words)


def tiles_for(s: Table, side: int, counter: int, code: int, entries: list[int]) -> list[int]:
    """UN-402: the entry tiles from which the action would be available."""
    action = s.battle.box.actions[code & 31]
    return [tile for tile in entries if action.bar(s, side, counter, tile, code) == ALLOWED]


def action_refusal(s: Table, side: int, counter: int, code: int) -> Refusal:
    """Why a printed action of the card cannot be used."""
    action = s.battle.box.actions[code & 31]
    if counter < 0:
        return action.why_not(s, side, counter, -1, code)
    words = {"counter": s.counter_word(counter)}
    if s.places[counter] >= 0:
        if s.is_suppressed(counter):
            return Refusal("unit-suppressed", "U-412", words)
        return action.why_not(s, side, counter, s.places[counter], code)
    entries = s.battle.box.entry_tiles(s, counter)
    if not entries:
        return s.battle.box.no_counter(s, counter)
    return action.why_not(s, side, counter, entries[0], code)


def lay_down(s: Table, side: int, card: int) -> None:
    """U-407: a card played lies in the play area from now on."""
    move_card(s, side, HAND, PLAY_AREA, card)
    knowledge.left_hand(s, side, card)


def act(s: Table, side: int, card: int, action: int) -> None:
    """U-406 to U-408: the card lies in the play area while its unit performs one action."""
    battle = s.battle
    place = side * battle.types + card
    lay_down(s, side, card)
    code = 0
    for printed in battle.actions[place]:
        if printed & 31 == action:
            code = printed
    performer = battle.box.actions[action]
    if s.sink is not None:
        s.tell(
            {
                "event": "plays",
                "side": s.side_word(side),
                "card": s.card_word(card),
                "action": performer.word,
            }
        )
    counter = battle.card_counter[place]
    if counter >= 0 and s.places[counter] < 0:
        entries = tiles_for(s, side, counter, code, battle.box.entry_tiles(s, counter))
        battle.box.enter(s, side, counter, code, entries)
    else:
        performer.perform(s, side, counter, code)


def rally(s: Table, side: int, card: int) -> None:
    """U-412: the card of a suppressed unit only turns its counter to the ready face."""
    counter = s.battle.card_counter[side * s.battle.types + card]
    lay_down(s, side, card)
    s.faces &= ~(1 << counter)
    if s.sink is not None:
        s.tell(
            {
                "event": "plays",
                "side": s.side_word(side),
                "card": s.card_word(card),
                "action": "rally",
            }
        )
        s.tell({"event": "rallies", "counter": s.counter_word(counter)})


def hunker_down(s: Table, side: int, card: int) -> None:
    """U-416, U-417, U-418: the card goes from hand straight to the supply."""
    move_card(s, side, HAND, SUPPLY, card)
    knowledge.left_hand(s, side, card)
    if s.sink is not None:
        s.tell({"event": "hunkers", "side": s.side_word(side), "card": s.card_word(card)})
    s.battle.box.test_victory(s, False)  # C-04


def actor(s: Table) -> int:
    """Who acts in the question on top, or -1."""
    kind = s.top()
    frame = s.frames[kind] if kind >= 0 else None
    return frame.actor(s) if isinstance(frame, Question) else -1
