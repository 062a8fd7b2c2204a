"""Movement (NA-501 to NA-508): Drive, and leaving the battlefield."""

from fieldcraft.core.contract import Refusal
from fieldcraft.games.undaunted import knowledge
from fieldcraft.games.undaunted.action import Action, value_of
from fieldcraft.games.undaunted.cards import move_card
from fieldcraft.games.undaunted.movement import Movement, Step, steps_within
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT, scenario
from fieldcraft.games.undaunted.north_africa.vehicles import (
    ESCAPED,
    HELD,
    OWNERS,
    crew_of,
    vehicle_of,
)
from fieldcraft.games.undaunted.table import Table
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
    STOP,
    SUPPLY,
    THING,
    TO_TILE,
)


class OnFoot(Movement):
    """NA-408, NA-503: Move, Scout and Stalk move a soldier who is not in a vehicle."""

    def is_available(self, s: Table, side: int, counter: int, tile: int, code: int) -> bool:
        return s.extra[counter] < 0

    def why_not(self, s: Table, side: int, counter: int, tile: int, code: int) -> Refusal:
        return Refusal("seated-cannot-move", "NA-408", {"counter": s.counter_word(counter)})


class Drive(Action):
    """NA-501: move the acting soldier's vehicle up to X tiles."""

    def perform(self, s: Table, side: int, counter: int, code: int) -> None:
        Step.push(s, vehicle_of(s, counter), value_of(code), DRIVE)


class DesertStep(Step):
    """NA-501, NA-504: which tile next, off the board, or stop?"""

    def options(self, s: Table, side: int) -> list[int]:
        counter = s.slot(Step.COUNTER)
        if s.slot(Step.KIND) == DRIVE:
            near = s.battle.adjacent[s.places[counter]]
            menu = steps_within(near, s.markers[side] & ~scenario(s).rough)
            menu.append(STOP)
        else:
            menu = super().options(s, side)
        if scenario(s).escape_tiles >> s.places[counter] & 1 and can_escape(s, side, counter):
            menu.append(ESCAPE)
        return menu

    def answer(self, s: Table, side: int, option: int) -> None:
        if option == ESCAPE:
            counter = s.slot(Step.COUNTER)
            s.pop()
            escape(s, side, counter)
            return
        super().answer(s, side, option)

    def why_not(self, s: Table, side: int, option: int) -> Refusal:
        counter = s.slot(Step.COUNTER)
        if option == ESCAPE:
            return escape_refusal(s, side, counter)
        if s.slot(Step.KIND) == DRIVE and option & ~THING == TO_TILE:
            tile = option & THING
            if tile in s.battle.adjacent[s.places[counter]]:
                words = {"tile": s.tile_word(tile)}
                if scenario(s).rough >> tile & 1:
                    return Refusal("rough-ground", "NA-501", words)
                return Refusal("no-own-marker", "NA-501", words)
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


def can_escape(s: Table, side: int, counter: int) -> bool:
    """NA-504, NA-506, C-15: whether the scenario lets all of them leave, and already now."""
    battle = scenario(s)
    if battle.hold_tile[side] >= 0 and not s.extra[battle.counters + HELD] >> side & 1:
        return False
    for one in leaving(s, counter):
        if not battle.may_escape[side] >> one & 1:
            return False
    return True


def escape_refusal(s: Table, side: int, counter: int) -> Refusal:
    """Why a counter cannot leave the board now."""
    battle = scenario(s)
    tile = s.places[counter]
    if not battle.escape_tiles >> tile & 1:
        return Refusal("not-escape-tile", "NA-504", {"tile": s.tile_word(tile)})
    for one in leaving(s, counter):
        if not battle.may_escape[side] >> one & 1:
            clause = "NA-504" if one == counter else "NA-506"
            return Refusal("may-not-escape", clause, {"counter": s.counter_word(one)})
    return Refusal("hold-first", "NA-504", {"tile": s.tile_word(battle.hold_tile[side])})


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
