"""Movement (NA-501 to NA-508): Drive, and leaving the battlefield."""

from fieldcraft.core.contract import Refusal
from fieldcraft.games.undaunted.action import Action, value_of
from fieldcraft.games.undaunted.cards import move_card
from fieldcraft.games.undaunted.movement import Movement, Step
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT, scenario
from fieldcraft.games.undaunted.north_africa.vehicles import (
    ESCAPED,
    HELD,
    OWNERS,
    crew_of,
    vehicle_of,
)
from fieldcraft.games.undaunted.reasons import (
    ALLOWED,
    HOLD_FIRST,
    MAY_NOT_ESCAPE,
    NO_MARKER_TO_DRIVE,
    NOT_ESCAPE_TILE,
    OCCUPANT_MAY_NOT_ESCAPE,
    ROUGH_GROUND,
    SEATED_CANNOT_MOVE,
    refusal,
)
from fieldcraft.games.undaunted.table import knowledge
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    DECK,
    DISCARD,
    DRIVE,
    ESCAPE,
    HAND,
    MOVE,
    PLAY_AREA,
    REMOVED,
    SCOUT,
    STALK,
    SUPPLY,
)


class OnFoot(Movement):
    """NA-408, NA-503: Move, Scout and Stalk move a soldier who is not in a vehicle."""

    def bar(self, s: Table, side: int, counter: int, tile: int, code: int) -> int:
        return ALLOWED if s.extra[counter] < 0 else SEATED_CANNOT_MOVE

    def words(self, s: Table, side: int, counter: int, tile: int) -> dict[str, str | int]:
        return {"counter": s.counter_word(counter)}


class Drive(Action):
    """NA-501: move the acting soldier's vehicle up to X tiles."""

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        Step.push(s, vehicle_of(s, counter), value_of(code), DRIVE)


class DesertStep(Step):
    """NA-501, NA-504, NA-505: which tile next, off the board, or stop?"""

    def options(self, s: Table, side: int) -> list[int]:
        menu = super().options(s, side)
        if escape_bar(s, side, s.slot(Step.COUNTER)) == ALLOWED:
            menu.append(ESCAPE)
        return menu

    def bar(self, s: Table, side: int, kind: int, tile: int) -> int:
        """NA-501, NA-121: a vehicle needs an own marker and no rough terrain."""
        if kind != DRIVE:
            return super().bar(s, side, kind, tile)
        if scenario(s).rough >> tile & 1:
            return ROUGH_GROUND
        return ALLOWED if s.markers[side] >> tile & 1 else NO_MARKER_TO_DRIVE

    def answer(self, s: Table, side: int, option: int) -> None:
        if option == ESCAPE:
            counter = s.slot(Step.COUNTER)
            s.pop()
            escape(s, side, counter)
            return
        super().answer(s, side, option)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        if option == ESCAPE:
            return escape_refusal(s, side, s.slot(Step.COUNTER))
        return super().why_not(s, side, option)


def carry_along(s: Table, counter: int) -> None:
    """NA-502: everyone seated moves along with a vehicle that has moved."""
    if not scenario(s).is_vehicle[counter]:
        return
    places = s.own_places()
    for soldier in crew_of(s, counter):
        places[soldier] = places[counter]


# -- escaping (NA-504 to NA-508) -----


def leaving(s: Table, counter: int) -> list[int]:
    """NA-506: the counter that escapes, and everyone in it."""
    if scenario(s).is_vehicle[counter]:
        return [counter, *crew_of(s, counter)]
    return [counter]


def escape_bar(s: Table, side: int, counter: int) -> int:
    """NA-504, NA-506, C-15: why the scenario does not let all of them leave, or not yet."""
    battle = scenario(s)
    if not battle.escape_tiles >> s.places[counter] & 1:
        return NOT_ESCAPE_TILE
    if not battle.may_escape[side] >> counter & 1:
        return MAY_NOT_ESCAPE
    if unlisted(s, side, counter) >= 0:
        return OCCUPANT_MAY_NOT_ESCAPE
    if battle.hold_tile[side] >= 0 and not s.extra[battle.counters + HELD] >> side & 1:
        return HOLD_FIRST
    return ALLOWED


def unlisted(s: Table, side: int, counter: int) -> int:
    """NA-506: one of those who would leave but may not; -1 if all may."""
    for one in leaving(s, counter):
        if not scenario(s).may_escape[side] >> one & 1:
            return one
    return -1


def escape_refusal(s: Table, side: int, counter: int) -> Refusal:
    """Why a counter cannot leave the board now, in words."""
    reason = escape_bar(s, side, counter)
    if reason == NOT_ESCAPE_TILE:
        return refusal(reason, {"tile": s.tile_word(s.places[counter])})
    if reason == HOLD_FIRST:
        return refusal(reason, {"tile": s.tile_word(scenario(s).hold_tile[side])})
    return refusal(reason, {"counter": s.counter_word(unlisted(s, side, counter))})


def escape(s: Table, side: int, counter: int) -> None:
    """NA-504, NA-507: off the board, with everyone seated, all their cards and the vehicle's."""
    gone = leaving(s, counter)
    if s.sink is not None:
        tile = s.tile_word(s.places[counter])
        for one in gone:
            s.tell({"event": "escapes", "counter": s.counter_word(one), "tile": tile})
    for one in gone:
        if not scenario(s).is_vehicle[one]:
            remove_cards(s, side, one)
    for one in gone:
        take_off(s, one)
        s.own_extra()[s.battle.counters + ESCAPED + side] |= 1 << one
    s.battle.box.test_victory(s, True)


def remove_cards(s: Table, side: int, soldier: int) -> None:
    """NA-507, NA-508: all his cards leave the game, from every zone; the search is open (U-905)."""
    s.reveal()
    card = s.battle.counter_card[soldier]
    found = [s.held(side, zone, card) for zone in range(REMOVED)]
    for zone in range(REMOVED):
        for _ in range(found[zone]):
            move_card(s, side, zone, REMOVED, card)
            if zone == HAND:
                knowledge.left_hand(s, side, card)
            elif zone == DISCARD:
                knowledge.left_discard(s, side, card)
    knowledge.none_in_hand(s, side, card)
    knowledge.none_in_discard(s, side, card)
    log_cards_leaving(s, side, soldier, found)
    if s.sink is not None and found[DECK]:
        s.tell({"event": "deck-shuffled", "side": s.side_word(side)})


def log_cards_leaving(s: Table, side: int, soldier: int, found: list[int]) -> None:
    """U-905: everyone sees how many of his cards left the game, and from which zones."""
    if s.sink is None or not any(found):
        return
    s.tell(
        {
            "event": "cards-leave",
            "side": s.side_word(side),
            "counter": s.counter_word(soldier),
            "card": s.card_word(s.battle.counter_card[soldier]),
            "hand": found[HAND],
            "discard": found[DISCARD],
            "deck": found[DECK],
            "supply": found[SUPPLY],
            "play": found[PLAY_AREA],
        }
    )


def take_off(s: Table, counter: int) -> None:
    """NA-103: a counter leaves the board for good: no place, face, seat, damage or captor."""
    battle = scenario(s)
    s.own_places()[counter] = -1
    s.faces &= ~(1 << counter)
    extra = s.own_extra()
    if battle.is_vehicle[counter]:
        extra[counter] = 0
        owners = battle.counters + OWNERS
        extra[owners] = extra[owners] & ~(1 << counter) | battle.printed_for[1] & 1 << counter
    else:
        extra[counter] = ON_FOOT


def movement_actions() -> list[OnFoot]:
    """U-503, U-504, U-508 as they apply here."""
    return [
        OnFoot("move", "U-503", MOVE),
        OnFoot("scout", "U-504", SCOUT),
        OnFoot("stalk", "U-508", STALK),
    ]
