"""Playing cards (NA-401 to NA-420): four uses of a card, and the vehicle adjustment."""

from typing import Final

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Slot
from fieldcraft.games.undaunted.north_africa.battle import SPECIALISMS, scenario
from fieldcraft.games.undaunted.north_africa.vehicles import (
    adjust,
    adjustments,
    crew_of,
    has_enemies,
    has_vehicles,
    is_fit,
    seat_of,
    switch_seats,
    vehicle_of,
)
from fieldcraft.games.undaunted.options import ADJUST_ON_HUNKER, ADJUST_ON_RALLY, ADJUST_ON_SWITCH
from fieldcraft.games.undaunted.reasons import ALLOWED
from fieldcraft.games.undaunted.table.question import CardInUse, TurnQuestion
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
    DRIVE,
    ENTER_SEAT,
    EXIT,
    FIRST_BOX_FRAME,
    HUNKER,
    RALLY,
    SEAT_ACTION,
    SEAT_BITS,
    SEATS,
    SHIFT_TO,
    STOP,
    SWITCH_WITH,
    THING,
)
from fieldcraft.games.undaunted.turn import Use, act, actor, hunker_down, lay_down, rally

USE_ADJUSTED_FRAME: Final = FIRST_BOX_FRAME
ADJUST_FRAME: Final = FIRST_BOX_FRAME + 1

ADJUSTMENT_KINDS: Final = (ENTER_SEAT, EXIT, SHIFT_TO)


class SoldierUse(Use):
    """NA-401: card action, vehicle action, Switch seats or Hunker Down; or first an adjustment.

    After an adjustment the same question is asked by a frame of its own, without adjustments.
    """

    def __init__(self, adjusted: bool) -> None:
        super().__init__("use-adjusted" if adjusted else "use")
        self.adjusted = adjusted

    def options(self, s: Table, side: int) -> list[int]:
        menu = super().options(s, side)
        soldier = s.battle.card_counter[side * s.battle.types + s.slot(CardInUse.CARD)]
        if soldier < 0 or s.places[soldier] < 0:
            return menu  # NA-420
        if self.adjusted:
            keep_allowed(s, menu)
        if s.extra[soldier] >= 0 and not s.faces >> soldier & 1:
            menu.extend(seat_actions(s, side, soldier))
            if not self.adjusted or s.switches & ADJUST_ON_SWITCH:
                menu.extend(partners(s, soldier))
        if not self.adjusted:
            menu.extend(self.first_adjustments(s, side, soldier))
        return menu

    def first_adjustments(self, s: Table, side: int, soldier: int) -> list[int]:
        """NA-409, NA-418: the adjustments after which the card can still be used."""
        menu = adjustments(s, side, soldier)
        if s.switches & ADJUST_ON_HUNKER:
            return menu  # the card can always hunker down
        if s.is_suppressed(soldier):
            return menu if s.switches & ADJUST_ON_RALLY else []
        return [option for option in menu if leaves_a_use(s, side, soldier, option)]

    def answer(self, s: Table, side: int, option: int) -> None:
        card = s.slot(CardInUse.CARD)
        soldier = s.battle.card_counter[side * s.battle.types + card]
        s.pop()
        kind = option & ~THING
        if kind in ADJUSTMENT_KINDS:
            adjust(s, side, soldier, option)
            ask_again(s, side, card)
            return
        if not self.adjusted and soldier >= 0 and may_adjust_after(s, kind) and has_vehicles(s):
            Adjust.push(s, soldier)
        if option == HUNKER:
            hunker_down(s, side, card)
        elif option == RALLY:
            rally(s, side, card)
        elif kind == SEAT_ACTION:
            act_from_seat(s, side, card, soldier, option & THING)
        elif kind == SWITCH_WITH:
            play_switch(s, side, card, soldier, option & THING)
        else:
            act(s, side, card, option & THING)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        kind = option & ~THING
        card = s.slot(CardInUse.CARD)
        soldier = s.battle.card_counter[side * s.battle.types + card]
        if kind in ADJUSTMENT_KINDS or kind in (SEAT_ACTION, SWITCH_WITH):
            if soldier < 0:
                return Refusal("no-soldier", "NA-420", {"card": s.card_word(card)})
            if s.places[soldier] < 0:
                return s.battle.box.no_counter(s, soldier)
        if kind == SEAT_ACTION:
            return seat_refusal(s, side, soldier, option & THING)
        if kind == SWITCH_WITH:
            return switch_refusal(s, soldier, option & THING)
        if kind in ADJUSTMENT_KINDS:
            words = {"counter": s.counter_word(soldier)}
            if self.adjusted:
                return Refusal("already-adjusted", "NA-409", words)
            if option in adjustments(s, side, soldier):
                return Refusal("no-adjustment", "NA-418", words)
            return adjustment_refusal(s, side, soldier, option)
        if self.adjusted and (option in (HUNKER, RALLY)) and option in super().options(s, side):
            return Refusal("no-adjustment", "NA-418", {"counter": s.counter_word(soldier)})
        return super().why_not(s, side, option)


def ask_again(s: Table, side: int, card: int) -> None:
    """NA-409: ask how to use the card whose soldier has adjusted already."""
    s.put(USE_ADJUSTED_FRAME, side, card)


def may_adjust_after(s: Table, kind: int) -> bool:
    """NA-409, NA-418, D-24, D-27: whether this use of a card leaves an adjustment afterwards."""
    if kind == HUNKER:
        return s.switches & ADJUST_ON_HUNKER != 0
    if kind == RALLY:
        return s.switches & ADJUST_ON_RALLY != 0
    if kind == SWITCH_WITH:
        return s.switches & ADJUST_ON_SWITCH != 0
    return True


def keep_allowed(s: Table, menu: list[int]) -> None:
    """NA-418: after an adjustment, only the uses that go together with one."""
    if not s.switches & ADJUST_ON_HUNKER:
        menu.remove(HUNKER)
    if not s.switches & ADJUST_ON_RALLY and RALLY in menu:
        menu.remove(RALLY)


def leaves_a_use(s: Table, side: int, soldier: int, option: int) -> bool:
    """No dead ends: whether the card has a use left after this adjustment."""
    trial = s.clone()
    card = trial.slot(CardInUse.CARD)
    trial.pop()
    adjust(trial, side, soldier, option)
    ask_again(trial, side, card)
    return len(trial.frames[USE_ADJUSTED_FRAME].options(trial, side)) > 0


# -- vehicle action (NA-402 to NA-404) -----


def seat_actions(s: Table, side: int, soldier: int) -> list[int]:
    """NA-402, NA-403: the actions of the soldier's seat, if the vehicle runs and he may use it."""
    battle = scenario(s)
    vehicle = s.extra[soldier] >> SEAT_BITS
    seat = s.extra[soldier] & SEATS
    menu: list[int] = []
    if s.faces >> vehicle & 1:
        return menu
    if not is_fit(s, soldier):
        return menu
    tile = s.places[soldier]
    for code in battle.seat_actions[vehicle][seat]:
        if battle.box.actions[code & 31].bar(s, side, soldier, tile, code) == ALLOWED:
            menu.append(SEAT_ACTION | (code & 31))
    return menu


def seat_code(s: Table, soldier: int, action: int) -> int:
    """NA-404: the seat's action with its own printed value; -1 if the seat has none such."""
    for code in scenario(s).seat_actions[vehicle_of(s, soldier)][seat_of(s, soldier)]:
        if code & 31 == action:
            return code
    return -1


def act_from_seat(s: Table, side: int, card: int, soldier: int, action: int) -> None:
    """NA-402, NA-404: the card lies in the play area while its soldier works his seat."""
    lay_down(s, side, card)
    performer = s.battle.box.actions[action]
    if s.sink is not None:
        s.tell(
            {
                "event": "plays-seat",
                "side": s.side_word(side),
                "card": s.card_word(card),
                "vehicle": s.counter_word(vehicle_of(s, soldier)),
                "action": performer.word,
            }
        )
    performer.perform(s, side, soldier, seat_code(s, soldier, action))


def seat_refusal(s: Table, side: int, soldier: int, action: int) -> Refusal:
    """Why a vehicle action cannot be used."""
    battle = scenario(s)
    words = {"counter": s.counter_word(soldier)}
    if s.extra[soldier] < 0:
        return Refusal("not-seated", "NA-402", words)
    if s.is_suppressed(soldier):
        return Refusal("unit-suppressed", "NA-417", words)
    vehicle = vehicle_of(s, soldier)
    code = seat_code(s, soldier, action)
    if code < 0:
        return Refusal("no-seat-action", "NA-402", {**words, "action": ACTIONS[action]})
    if s.is_suppressed(vehicle):
        return Refusal("vehicle-disabled", "NA-403", {"vehicle": s.counter_word(vehicle)})
    if not is_fit(s, soldier):
        needed = SPECIALISMS[battle.seat_needs[vehicle][seat_of(s, soldier)]]
        return Refusal("needs-specialist", "NA-403", {**words, "specialism": needed})
    return battle.box.actions[action].why_not(s, side, soldier, s.places[soldier], code)


# -- Switch seats (NA-405, NA-406) -----


def partners(s: Table, soldier: int) -> list[int]:
    """NA-405, NA-406: the others in his vehicle, suppressed or not, as options."""
    crew = crew_of(s, s.extra[soldier] >> SEAT_BITS)
    return [SWITCH_WITH | other for other in crew if other != soldier]


def play_switch(s: Table, side: int, card: int, soldier: int, other: int) -> None:
    """NA-405: the whole use of the card."""
    lay_down(s, side, card)
    if s.sink is not None:
        s.tell(
            {
                "event": "plays",
                "side": s.side_word(side),
                "card": s.card_word(card),
                "action": "switch",
            }
        )
    switch_seats(s, soldier, other)


def switch_refusal(s: Table, soldier: int, other: int) -> Refusal:
    """Why these two cannot exchange seats."""
    words = {"counter": s.counter_word(soldier)}
    if s.extra[soldier] < 0:
        return Refusal("not-seated", "NA-405", words)
    if s.is_suppressed(soldier):
        return Refusal("unit-suppressed", "NA-406", words)
    if len(crew_of(s, vehicle_of(s, soldier))) < 2:
        return Refusal("no-one-to-switch", "NA-405", words)
    if SWITCH_WITH | other in partners(s, soldier):
        return Refusal("no-adjustment", "NA-405", words)
    return Refusal("not-in-same-vehicle", "NA-405", {"counter": s.counter_word(other)})


# -- the vehicle adjustment (NA-409 to NA-418) -----


class Adjust(TurnQuestion):
    """NA-409: enter, exit or reposition after the card's effect, or stop?"""

    COUNTER: Final = 0

    def __init__(self) -> None:
        super().__init__("adjust", "adjust", "NA-409", [Slot("counter", "counter")])

    @staticmethod
    def push(s: Table, counter: int) -> None:
        """Let the soldier adjust once the card has had its effect."""
        s.put(ADJUST_FRAME, counter)

    def actor(self, s: Table) -> int:
        return s.slot(Adjust.COUNTER)

    def options(self, s: Table, side: int) -> list[int]:
        menu = [STOP]
        menu.extend(adjustments(s, side, s.slot(Adjust.COUNTER)))
        return menu

    def answer(self, s: Table, side: int, option: int) -> None:
        soldier = s.slot(Adjust.COUNTER)
        s.pop()
        if option != STOP:
            adjust(s, side, soldier, option)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option & ~THING not in ADJUSTMENT_KINDS:
            return Refusal("not-asked", "NA-409", {})
        return adjustment_refusal(s, side, s.slot(Adjust.COUNTER), option)


def leaves_the_wheel(s: Table, option: int) -> bool:
    """NA-413, NA-414: whether a vehicle that runs would be left without its driver."""
    soldier = actor(s)
    if option & ~THING not in (EXIT, SHIFT_TO) or soldier < 0 or s.extra[soldier] < 0:
        return False
    return not s.is_suppressed(vehicle_of(s, soldier)) and seat_code(s, soldier, DRIVE) >= 0


def adjustment_refusal(s: Table, side: int, soldier: int, option: int) -> Refusal:
    """Why a soldier on the board cannot enter, exit or reposition in this way."""
    kind = option & ~THING
    thing = option & THING
    words = {"counter": s.counter_word(soldier)}
    if kind == ENTER_SEAT:
        vehicle = s.battle.vehicles[thing >> SEAT_BITS]
        about = {"vehicle": s.counter_word(vehicle)}
        if s.extra[soldier] >= 0:
            return Refusal("already-seated", "NA-411", words)
        if s.places[vehicle] != s.places[soldier]:
            return Refusal("vehicle-elsewhere", "NA-411", about)
        if has_enemies(s, vehicle, side):
            return Refusal("enemy-aboard", "NA-411", about)
        return Refusal("seat-taken", "NA-411", {**about, "seat": (thing & SEATS) + 1})
    if s.extra[soldier] < 0:
        return Refusal("not-seated", "NA-413" if kind == EXIT else "NA-414", words)
    vehicle = vehicle_of(s, soldier)
    about_seat = {"vehicle": s.counter_word(vehicle), "seat": thing + 1}
    if thing >= len(scenario(s).seat_needs[vehicle]):
        return Refusal("no-such-seat", "NA-112", about_seat)
    if thing == seat_of(s, soldier):
        return Refusal("own-seat", "NA-414", {"seat": thing + 1})
    return Refusal("seat-taken", "NA-414", about_seat)
