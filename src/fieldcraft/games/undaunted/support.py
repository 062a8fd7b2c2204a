"""Support actions (U-601 to U-616): Bolster, Command, Conceal, Control, Inspire, Recon."""

from abc import abstractmethod
from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.undaunted.action import Action, squad_of, value_of
from fieldcraft.games.undaunted.cards import can_draw, cards_in, draw_cards, move_card
from fieldcraft.games.undaunted.options import BOLSTER_FOG, INSPIRE_COMMAND_CARDS
from fieldcraft.games.undaunted.reasons import (
    ALLOWED,
    CARD_NOT_IN_PLAY_AREA,
    CARD_NOT_IN_SUPPLY,
    COMMAND_NOT_INSPIRED,
    FOG_NOT_BOLSTERED,
    INSPIRE_NOT_INSPIRED,
    NO_MARKER_TO_CONTROL,
    RECON_NO_FOG,
    WRONG_SQUAD,
    refusal,
)
from fieldcraft.games.undaunted.table import knowledge
from fieldcraft.games.undaunted.table.question import TurnQuestion
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    BOLSTER_FRAME,
    COMBAT,
    COMMAND_FRAME,
    DISCARD,
    DRAW_CARD,
    HAND,
    INSPIRE_FRAME,
    PLAY_AREA,
    REMOVED,
    SQUADS,
    STOP,
    SUPPLY,
    TAKE_CARD,
    THING,
)


class TakeCards(TurnQuestion):
    """U-419: which card of a zone next, or stop?  With a squad letter, only of that squad."""

    LEFT: Final = 0
    SQUAD: Final = 1

    def __init__(self, name: str, clause: str, zone: int, missing: int) -> None:
        super().__init__(name, "take", clause, [Slot("left"), Slot("squad", "squad")])
        self.zone = zone
        self.missing = missing

    @staticmethod
    def push(s: Table, kind: int, left: int, squad: int) -> None:
        """Ask one of these questions: up to so many cards."""
        s.put(kind, left, squad)

    @abstractmethod
    def kind_bar(self, s: Table, side: int, card: int) -> int:
        """Why a card of the right squad may not be taken."""

    @abstractmethod
    def take(self, s: Table, side: int, card: int) -> None:
        """Take it where the action says."""

    def options(self, s: Table, side: int) -> list[int]:
        menu = self.takable(s, side, s.slot(TakeCards.SQUAD))
        menu.append(STOP)
        return menu

    def takable(self, s: Table, side: int, squad: int) -> list[int]:
        """The cards of a squad, or of any, that can be taken, as options."""
        return [
            TAKE_CARD | card
            for card in cards_in(s, side, self.zone)
            if self.bar(s, side, card, squad) == ALLOWED
        ]

    def bar(self, s: Table, side: int, card: int, squad: int) -> int:
        """U-109: why a card cannot be taken: not there, of another squad, of the wrong kind."""
        if s.held(side, self.zone, card) == 0:
            return self.missing
        if squad and s.battle.card_squad[side * s.battle.types + card] != squad:
            return WRONG_SQUAD
        return self.kind_bar(s, side, card)

    def answer(self, s: Table, side: int, option: int) -> None:
        if option == STOP:
            s.pop()
            return
        self.take(s, side, option & THING)
        left = s.slot(TakeCards.LEFT) - 1
        if left:
            s.set_slot(TakeCards.LEFT, left)
        else:
            s.pop()

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING != TAKE_CARD:
            return Refusal("not-asked", self.clause, {})
        card = option & THING
        squad = s.slot(TakeCards.SQUAD)
        words = {"card": s.card_word(card), "squad": SQUADS[squad]}
        return refusal(self.bar(s, side, card, squad), words)


class Taking(Action):
    """An action by which one takes up to X cards."""

    def __init__(self, word: str, clause: str, kind: int) -> None:
        super().__init__(word, clause)
        self.kind = kind

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        TakeCards.push(s, self.kind, value_of(code), squad_of(code))

    def is_vain(self, s: Table, side: int, counter: int, code: int) -> bool:
        frame = s.frames[self.kind]
        return isinstance(frame, TakeCards) and not frame.takable(s, side, squad_of(code))


# -- Bolster (U-601 to U-603) -----


class Bolster(Taking):
    """U-601: up to X cards of one's choice from the own supply to the own discard pile."""

    def __init__(self) -> None:
        super().__init__("bolster", "U-601", BOLSTER_FRAME)


class TakeFromSupply(TakeCards):
    """U-601: which card of the supply next?"""

    def __init__(self) -> None:
        super().__init__("bolster", "U-601", SUPPLY, CARD_NOT_IN_SUPPLY)

    def kind_bar(self, s: Table, side: int, card: int) -> int:
        """U-603: Fog of War too, unless the match is played otherwise."""
        if card == s.battle.fog and not s.switches & BOLSTER_FOG:
            return FOG_NOT_BOLSTERED
        return ALLOWED

    def take(self, s: Table, side: int, card: int) -> None:
        move_card(s, side, SUPPLY, DISCARD, card)
        knowledge.joined_discard(s, side, card, 1)
        if s.sink is not None:
            s.tell({"event": "bolsters", "side": s.side_word(side), "card": s.card_word(card)})


# -- Command (U-604) -----


class Command(Action):
    """U-604: draw up to X cards into hand."""

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        DrawOrStop.push(s, value_of(code))

    def is_vain(self, s: Table, side: int, counter: int, code: int) -> bool:
        return not can_draw(s, side)


class DrawOrStop(TurnQuestion):
    """U-604, U-419: draw another card, or stop?"""

    LEFT: Final = 0

    def __init__(self) -> None:
        super().__init__("command", "take", "U-604", [Slot("left")])

    @staticmethod
    def push(s: Table, left: int) -> None:
        """Let up to so many cards be drawn."""
        s.put(COMMAND_FRAME, left)

    def options(self, s: Table, side: int) -> list[int]:
        return [DRAW_CARD, STOP] if can_draw(s, side) else [STOP]

    def answer(self, s: Table, side: int, option: int) -> None:
        left = s.slot(DrawOrStop.LEFT) - 1
        if option == STOP or not left:
            s.pop()
        else:
            s.set_slot(DrawOrStop.LEFT, left)
        if option == DRAW_CARD:
            draw_cards(s, side, 1)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        return Refusal("not-asked", "U-604", {})


# -- Conceal (U-605) -----


class Conceal(Action):
    """U-605: one Fog of War card from the opponent's supply to the opponent's discard pile."""

    def bar(self, s: Table, side: int, counter: int, tile: int, code: int) -> int:
        return s.battle.box.conceal_bar(s, side)

    def is_vain(self, s: Table, side: int, counter: int, code: int) -> bool:
        """NA-604: there is no Fog of War to give."""
        return not s.held(1 - side, SUPPLY, s.battle.fog)

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        fog = s.battle.fog
        other = 1 - side
        if self.is_vain(s, side, counter, code):
            if s.sink is not None:  # NA-604
                s.tell({"event": "conceals-nothing", "side": s.side_word(other)})
            return
        move_card(s, other, SUPPLY, DISCARD, fog)
        knowledge.joined_discard(s, other, fog, 1)
        if s.sink is not None:
            s.tell({"event": "conceals", "side": s.side_word(other)})


# -- Control (U-606 to U-610) -----


class Control(Action):
    """U-606: the acting unit's side takes control of its tile."""

    def bar(self, s: Table, side: int, counter: int, tile: int, code: int) -> int:
        if not s.markers[side] >> tile & 1:
            return NO_MARKER_TO_CONTROL
        return s.battle.box.control_bar(s, side, tile)

    def words(self, s: Table, side: int, counter: int, tile: int) -> dict[str, str | int]:
        return {"tile": s.tile_word(tile)}

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        take_control(s, side, s.places[counter])

    def is_vain(self, s: Table, side: int, counter: int, code: int) -> bool:
        tile = s.places[counter]
        if tile < 0 or not s.is_controlled(side, tile):
            return False
        return not s.battle.box.can_control_again(s, side, tile)


def take_control(s: Table, side: int, tile: int) -> None:
    """U-606, U-607: turn the own marker to controlled, and the opponent's back to scouted."""
    already = s.is_controlled(side, tile)
    lost = s.is_controlled(1 - side, tile)
    markers = s.own_markers()
    markers[2 + side] |= 1 << tile
    markers[3 - side] &= ~(1 << tile)
    if s.sink is not None:
        word = s.tile_word(tile)
        if lost:
            s.tell({"event": "loses-control", "side": s.side_word(1 - side), "tile": word})
        points = s.battle.box.worth(s, side, tile)
        s.tell({"event": "controls", "side": s.side_word(side), "tile": word, "points": points})
    s.battle.box.controlled(s, side, tile, already)
    s.battle.box.test_victory(s, False)


# -- Inspire (U-611 to U-613) -----


class Inspire(Taking):
    """U-611: up to X cards from the own play area back to hand."""

    def __init__(self) -> None:
        super().__init__("inspire", "U-611", INSPIRE_FRAME)

    def is_vain(self, s: Table, side: int, counter: int, code: int) -> bool:
        """The card itself will lie in the play area too: a soldier's could return (U-612)."""
        return counter < 0 and super().is_vain(s, side, counter, code)


class TakeFromPlayArea(TakeCards):
    """U-611: which card of the play area next?"""

    def __init__(self) -> None:
        super().__init__("inspire", "U-611", PLAY_AREA, CARD_NOT_IN_PLAY_AREA)

    def kind_bar(self, s: Table, side: int, card: int) -> int:
        """U-612, C-22: combat cards only; with the option others too, but none that inspires."""
        if s.battle.card_class[side * s.battle.types + card] == COMBAT:
            return ALLOWED
        if not s.switches & INSPIRE_COMMAND_CARDS:
            return COMMAND_NOT_INSPIRED
        return INSPIRE_NOT_INSPIRED if card in s.battle.inspiring_cards[side] else ALLOWED

    def take(self, s: Table, side: int, card: int) -> None:
        move_card(s, side, PLAY_AREA, HAND, card)
        knowledge.joined_hand(s, side, card)
        if s.sink is not None:
            s.tell({"event": "inspires", "side": s.side_word(side), "card": s.card_word(card)})


# -- Recon (U-614 to U-616) -----


class Recon(Action):
    """U-614: remove one Fog of War card in hand from the game, then draw one card."""

    def bar(self, s: Table, side: int, counter: int, tile: int, code: int) -> int:
        return ALLOWED if s.held(side, HAND, s.battle.fog) > 0 else RECON_NO_FOG

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        fog = s.battle.fog
        move_card(s, side, HAND, REMOVED, fog)
        knowledge.left_hand(s, side, fog)
        if s.sink is not None:
            s.tell({"event": "recons", "side": s.side_word(side)})
        draw_cards(s, side, 1)
