"""What never changes: cards, units, squares, and the words of the options."""

from typing import Final, NamedTuple

SIDES: Final = ("red", "blue")

# -- cards: the same twelve for either side -----

FIRE, MOVE, AIM, COVER, SMOKE = range(5)
NONE, EVENT, TIME, SNIPER, JAMMED = range(5)
MEDIC, KIA, INTERROGATION, OMEN, FOG = range(5)


class Card(NamedTuple):
    """A fate card: order or action, two dice, trigger, event, random square."""

    name: str
    use: int
    white: int
    coloured: int
    trigger: int
    event: int
    square: str


CARDS: Final = (
    Card("fire-1", FIRE, 1, 1, JAMMED, MEDIC, "B1"),
    Card("fire-2", FIRE, 3, 4, EVENT, INTERROGATION, "C2"),
    Card("fire-3", FIRE, 5, 2, NONE, OMEN, "A2"),
    Card("fire-4", FIRE, 6, 6, TIME, KIA, "B2"),
    Card("move-1", MOVE, 2, 3, SNIPER, FOG, "B3"),
    Card("move-2", MOVE, 4, 4, NONE, MEDIC, "C1"),
    Card("move-3", MOVE, 6, 1, EVENT, OMEN, "D2"),
    Card("aim-1", AIM, 5, 5, NONE, INTERROGATION, "C3"),
    Card("aim-2", AIM, 2, 6, TIME, KIA, "A3"),
    Card("cover-1", COVER, 4, 3, SNIPER, FOG, "B2"),
    Card("cover-2", COVER, 1, 5, NONE, MEDIC, "D1"),
    Card("smoke-1", SMOKE, 6, 3, EVENT, INTERROGATION, "C2"),
)
CARD_INDEX: Final = {card.name: index for index, card in enumerate(CARDS)}
WHOLE_DECK: Final = (1 << len(CARDS)) - 1

# -- units and squares -----

UNITS: Final = tuple(
    f"{side}:{unit}" for side in SIDES for unit in ("leader", "squad-1", "squad-2")
)
UNIT_INDEX: Final = {word: index for index, word in enumerate(UNITS)}
MORALE: Final = (8, 7, 7, 8, 7, 7)
POWER: Final = (2, 5, 5, 2, 5, 5)
RANGE: Final = 3

ROWS: Final = 3
SQUARES: Final = tuple(f"{column}{row}" for column in "ABCD" for row in range(1, ROWS + 1))
SQUARE_INDEX: Final = {word: index for index, word in enumerate(SQUARES)}
HOME: Final = ((0, 1, 2), (9, 10, 11))
STACKING: Final = 2

HAND_SIZE: Final = 3
ORDERS: Final = 2
DISCARDS: Final = 2
MOVEMENT: Final = 2
SUDDEN_DEATH: Final = 4
COVER_VALUE: Final = 2
AIM_VALUE: Final = 2


def units_of(side: int) -> range:
    """The units of a side."""
    return range(3 * side, 3 * side + 3)


def distance(one: int, other: int) -> int:
    """Steps between two squares, corners counting as neighbours."""
    return max(abs(one // ROWS - other // ROWS), abs(one % ROWS - other % ROWS))


def members(mask: int) -> list[int]:
    """The numbers whose bits are set, in order."""
    return [index for index in range(mask.bit_length()) if mask >> index & 1]


# -- options: a verb and a thing -----

THING: Final = 15
(
    PASS,
    STOP,
    ACCEPT,
    REROLL,
    KEEP,
    BURY,
    PLAY_CARD,
    DISCARD_CARD,
    TAKE_CARD,
    UNIT,
    PLACE,
    AT_UNIT,
    TO_SQUARE,
    ON_SQUARE,
    AT_SQUARE,
    REMOVE,
) = (verb << 4 for verb in range(16))

PLAIN: Final = {
    PASS: "pass",
    STOP: "stop",
    ACCEPT: "accept",
    REROLL: "reroll",
    KEEP: "keep",
    BURY: "bury",
}
WITH_CARD: Final = {PLAY_CARD: "play", DISCARD_CARD: "discard", TAKE_CARD: "take"}
WITH_UNIT: Final = {UNIT: "unit", AT_UNIT: "at"}
WITH_SQUARE: Final = {TO_SQUARE: "to", ON_SQUARE: "on", AT_SQUARE: "at", REMOVE: "remove"}


def word(option: int) -> str:
    """The words of an option; ValueError for a number that is none."""
    if option not in OPTIONS:
        raise ValueError(f"{option} is no option")
    return said(option)


def said(option: int) -> str:
    """The words of a number that is an option."""
    verb, thing = option & ~THING, option & THING
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in WITH_CARD:
        return f"{WITH_CARD[verb]} {CARDS[thing].name}"
    if verb in WITH_UNIT:
        return f"{WITH_UNIT[verb]} {UNITS[thing]}"
    if verb == PLACE:
        return f"place {UNITS[thing]}"
    return f"{WITH_SQUARE[verb]} {SQUARES[thing]}"


ALL_OPTIONS: Final = [
    *PLAIN,
    *(verb | card for verb in WITH_CARD for card in range(len(CARDS))),
    *(verb | unit for verb in (*WITH_UNIT, PLACE) for unit in range(len(UNITS))),
    *(verb | square for verb in WITH_SQUARE for square in range(len(SQUARES))),
]
OPTIONS: Final = frozenset(ALL_OPTIONS)
OPTION_INDEX: Final = {said(option): option for option in ALL_OPTIONS}
