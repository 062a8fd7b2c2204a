"""Options as words: the printed game's own, unique, and parsed back to the same integer."""

from difflib import get_close_matches
from typing import Final

from fieldcraft.core.contract import Refusal, WordError
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACCEPT,
    ACTION_CARD,
    AT_HEX,
    BATTERY,
    CAPACITY,
    CARD,
    DECK_SIZE,
    DEPLOY,
    DISCARD_CARD,
    DROP,
    ELIMINATE,
    END,
    ENTRY,
    EXIT,
    FIRE_CARD,
    FIRST_TURN,
    FORCE,
    FORT,
    FORTIFICATIONS,
    GIVE_TO,
    LEAVE,
    NONE,
    ORDER_CARD,
    PASS,
    PLACE_UNIT,
    QUICK,
    READY,
    REROLL,
    ROLL_SUPPORT,
    SHOOT,
    SIDE,
    SIDES,
    SMOKE_AT,
    SPACE,
    STOP,
    TAKE_BACK,
    TAKE_CARD,
    THING,
    TO_HEX,
    UNIT,
    WEAPON,
    WORKS,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_number, hex_word

PLAIN: Final = {
    "pass": PASS,
    "end": END,
    "stop": STOP,
    "exit": EXIT,
    "shoot": SHOOT,
    "accept": ACCEPT,
    "reroll": REROLL,
    "none": NONE,
    "battery": BATTERY,
    "quick": QUICK,
    "ready": READY,
    "first": FIRST_TURN,
    "back": TAKE_BACK,
    "roll": ROLL_SUPPORT,
}
WITH_CARD: Final = {
    "order": ORDER_CARD,
    "discard": DISCARD_CARD,
    "action": ACTION_CARD,
    "fire": FIRE_CARD,
    "take": TAKE_CARD,
}
WITH_HEX: Final = {"to": TO_HEX, "at": AT_HEX, "smoke": SMOKE_AT}
WITH_UNIT: Final = {
    "unit": UNIT,
    "give": GIVE_TO,
    "leave": LEAVE,
    "deploy": DEPLOY,
    "eliminate": ELIMINATE,
    "place": PLACE_UNIT,
}
WITH_WEAPON: Final = {"weapon": WEAPON, "drop": DROP}
WITH_NUMBER: Final = {"space": SPACE, "entry": ENTRY, "force": FORCE, "works": WORKS}
LAST_NUMBER: Final = 99


def word(s: Table, side: int, option: int) -> str:
    """The words of an option of a side: `order fire#g-50`, `unit axis:rifle-3`, `to C7`."""
    if not is_option(s, option):
        raise ValueError(f"{option} is no option")
    kind = option & ~THING
    thing = option & THING
    for verb, code in PLAIN.items():
        if option == code:
            return verb
    for verb, code in WITH_CARD.items():
        if kind == code:
            return f"{verb} {card_word(s, side, thing)}"
    for verb, code in WITH_HEX.items():
        if kind == code:
            return f"{verb} {hex_word(thing)}"
    for verb, code in WITH_UNIT.items():
        if kind == code:
            return f"{verb} {s.unit_word(thing)}"
    for verb, code in WITH_WEAPON.items():
        if kind == code:
            return f"{verb} {s.weapon_word(thing)}"
    for verb, code in WITH_NUMBER.items():
        if kind == code:
            return f"{verb} {thing}"
    if kind == CARD:
        return f"card {card_word(s, 1 - side, thing)}"
    if kind == SIDE:
        return f"side {SIDES[thing]}"
    if kind == FORT:
        return f"fort {FORTIFICATIONS[thing]}"
    raise ValueError(f"{option} is no option")


def refs(s: Table, side: int, option: int) -> list[str]:
    """The things an option points at, as `kind:word`."""
    kind = option & ~THING
    text = word(s, side, option).split()
    if kind in WITH_CARD.values() or kind == CARD:
        return [f"card:{text[1]}"]
    if kind in WITH_HEX.values():
        return [f"hex:{text[1]}"]
    if kind in WITH_UNIT.values():
        return [f"unit:{text[1]}"]
    if kind in WITH_WEAPON.values():
        return [f"weapon:{text[1]}"]
    if kind in (FORT, SPACE, SIDE):
        return [f"{text[0]}:{text[1]}"]
    if kind == EXIT:  # CC-7.2.1: over the enemy's edge
        return [f"edge:{SIDES[1 - side]}"]
    return []


def parse(s: Table, side: int, text: str) -> int:
    """The option of these words, whether or not it is offered now; case and spaces are free."""
    parts = text.lower().split()
    if not parts or len(parts) > 2 or len(text) > 200:
        raise WordError(Refusal("not-a-word", "", {"text": clean(text)}))
    verb = parts[0]
    if len(parts) == 1:
        if verb in PLAIN:
            return PLAIN[verb]
        raise WordError(Refusal("not-a-word", "", {"text": clean(text)}))
    thing = parts[1]
    if verb in WITH_CARD:
        return WITH_CARD[verb] | card_of(s, side, thing)
    if verb == "card":
        return CARD | card_of(s, 1 - side, thing)
    if verb in WITH_HEX:
        index = hex_number(thing)
        if not 0 <= index < HEXES:
            raise WordError(Refusal("unknown-hex", "CC-2.1", {"text": clean(thing)}))
        return WITH_HEX[verb] | index
    if verb in WITH_UNIT:
        return WITH_UNIT[verb] | unit_of(s, thing)
    if verb in WITH_WEAPON:
        return WITH_WEAPON[verb] | weapon_of(s, thing)
    if verb in WITH_NUMBER and thing.isascii() and thing.isdecimal() and len(thing) < 3:
        return WITH_NUMBER[verb] | int(thing)
    if verb == "side" and thing in SIDES:
        return SIDE | SIDES.index(thing)
    if verb == "fort" and thing in FORTIFICATIONS[1:]:
        return FORT | FORTIFICATIONS.index(thing)
    raise WordError(Refusal("not-a-word", "", {"text": clean(text)}))


def card_word(s: Table, side: int, thing: int) -> str:
    """The name of a card of a side's deck; those of the other deck follow."""
    other = thing >= DECK_SIZE
    deck = 1 - side if other else side
    return s.battle.card_ids[DECK_SIZE * deck + (thing - DECK_SIZE if other else thing)]


def card_of(s: Table, side: int, text: str) -> int:
    """A card by its name: one of a side's deck, or after them one of the other deck.

    The second can never be offered: no two nations share a card's name.
    """
    names = {card_word(s, side, thing): thing for thing in range(2 * DECK_SIZE)}
    return look_up(names, text, "unknown-card", "")


def is_option(s: Table, option: int) -> bool:
    """Whether an integer stands for anything in this match."""
    kind = option & ~THING
    thing = option & THING
    if option < 0:
        return False
    if kind in PLAIN.values():
        return thing == 0
    if kind in WITH_CARD.values() or kind == CARD:
        return thing < 2 * DECK_SIZE
    if kind in WITH_HEX.values():
        return thing < HEXES
    if kind in WITH_UNIT.values():
        return thing < 2 * CAPACITY and s.kind_of(thing) >= 0
    if kind in WITH_WEAPON.values():
        return thing < s.battle.weapon_slots and s.weapon_kind(thing) >= 0
    if kind in WITH_NUMBER.values():
        return thing <= LAST_NUMBER
    if kind == FORT:
        return 0 < thing < len(FORTIFICATIONS)
    return kind == SIDE and thing < len(SIDES)


def is_of_other_deck(option: int) -> bool:
    """Whether it uses a card that the one who is asked can never hold."""
    return option & ~THING in WITH_CARD.values() and option & THING >= DECK_SIZE


def unit_words(s: Table) -> dict[str, int]:
    """The units in the game by their names."""
    return {s.unit_word(unit): unit for unit in range(2 * CAPACITY) if s.kind_of(unit) >= 0}


def weapon_words(s: Table) -> dict[str, int]:
    """The weapons in the game by their names."""
    return {
        s.weapon_word(weapon): weapon
        for weapon in range(s.battle.weapon_slots)
        if s.weapon_kind(weapon) >= 0
    }


def unit_of(s: Table, text: str) -> int:
    """A unit in the game by its name."""
    return look_up(unit_words(s), text, "unknown-unit", "CC-3.a")


def weapon_of(s: Table, text: str) -> int:
    """A weapon in the game by its name."""
    return look_up(weapon_words(s), text, "unknown-weapon", "CC-11.1.a")


def look_up(index: dict[str, int], text: str, reason: str, clause: str) -> int:
    """The number of a thing's name; if there is none, the nearest name is suggested."""
    if text in index:
        return index[text]
    near = get_close_matches(text, list(index), 1)
    words = {"text": clean(text), "suggestion": near[0] if near else ""}
    raise WordError(Refusal(reason, clause, words))


def clean(text: str) -> str:
    """The beginning of what somebody typed, fit to be shown and kept."""
    return text[:60].encode("utf-8", "replace").decode()
