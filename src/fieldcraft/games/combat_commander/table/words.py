"""Options as words: the printed game's own, unique, and parsed back to the same integer."""

from typing import Final

from fieldcraft.core.contract import Refusal, WordError
from fieldcraft.core.option_words import clean, look_up, not_a_word, split_words
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
VERBS: Final = {
    "order": (ORDER_CARD, "card"),
    "discard": (DISCARD_CARD, "card"),
    "action": (ACTION_CARD, "card"),
    "fire": (FIRE_CARD, "card"),
    "take": (TAKE_CARD, "card"),
    "card": (CARD, "enemy-card"),
    "to": (TO_HEX, "hex"),
    "at": (AT_HEX, "hex"),
    "smoke": (SMOKE_AT, "hex"),
    "unit": (UNIT, "unit"),
    "give": (GIVE_TO, "unit"),
    "leave": (LEAVE, "unit"),
    "deploy": (DEPLOY, "unit"),
    "eliminate": (ELIMINATE, "unit"),
    "place": (PLACE_UNIT, "unit"),
    "weapon": (WEAPON, "weapon"),
    "drop": (DROP, "weapon"),
    "space": (SPACE, "space"),
    "entry": (ENTRY, "number"),
    "force": (FORCE, "number"),
    "works": (WORKS, "number"),
    "side": (SIDE, "side"),
    "fort": (FORT, "fort"),
}
"""By verb, the kind of option and what it is about."""
LAST_NUMBER: Final = 99


def verbs_by_kind() -> dict[int, tuple[str, str]]:
    """By kind of option, its verb and what it is about."""
    return {code: (verb, noun) for verb, (code, noun) in VERBS.items()}


BY_KIND: Final = verbs_by_kind()
PLAIN_WORDS: Final = {code: verb for verb, code in PLAIN.items()}


def word(s: Table, side: int, option: int) -> str:
    """The words of an option of a side: `order fire#g-50`, `unit axis:rifle-3`, `to C7`."""
    if not is_option(s, option):
        raise ValueError(f"{option} is no option")
    if option in PLAIN_WORDS:
        return PLAIN_WORDS[option]
    verb, noun = BY_KIND[option & ~THING]
    return f"{verb} {name(s, side, noun, option & THING)}"


def name(s: Table, side: int, noun: str, thing: int) -> str:
    """What a thing is called in the words of a side's options."""
    if noun == "card":
        return card_word(s, side, thing)
    if noun == "enemy-card":
        return card_word(s, 1 - side, thing)
    if noun == "hex":
        return hex_word(thing)
    if noun == "unit":
        return s.unit_word(thing)
    if noun == "weapon":
        return s.weapon_word(thing)
    if noun == "side":
        return SIDES[thing]
    return FORTIFICATIONS[thing] if noun == "fort" else str(thing)


def refs(s: Table, side: int, option: int) -> list[str]:
    """The things an option points at, as `kind:word`."""
    kind = option & ~THING
    if kind == EXIT:  # CC-7.2.1: over the enemy's edge
        return [f"edge:{SIDES[1 - side]}"]
    if kind not in BY_KIND or BY_KIND[kind][1] == "number":
        return []
    noun = BY_KIND[kind][1]
    return [f"{noun.removeprefix('enemy-')}:{name(s, side, noun, option & THING)}"]


def parse(s: Table, side: int, text: str) -> int:
    """The option of these words, whether or not it is offered now; case and spaces are free."""
    parts = split_words(text.lower(), 2)
    verb = parts[0]
    if len(parts) == 1 and verb in PLAIN:
        return PLAIN[verb]
    if len(parts) == 1 or verb not in VERBS:
        raise not_a_word(text)
    code, noun = VERBS[verb]
    thing = numbered(s, side, noun, parts[1])
    if thing < 0:
        raise not_a_word(text)
    return code | thing


def numbered(s: Table, side: int, noun: str, thing: str) -> int:
    """The number of a thing by what it is called; -1 for no such number, side or fortification."""
    if noun == "card":
        return card_of(s, side, thing)
    if noun == "enemy-card":
        return card_of(s, 1 - side, thing)
    if noun == "hex":
        index = hex_number(thing)
        if not 0 <= index < HEXES:
            raise WordError(Refusal("unknown-hex", "CC-2.1", {"text": clean(thing)}))
        return index
    if noun == "unit":
        return unit_of(s, thing)
    if noun == "weapon":
        return weapon_of(s, thing)
    if noun == "side":
        return SIDES.index(thing) if thing in SIDES else -1
    if noun == "fort":
        return FORTIFICATIONS.index(thing) if thing in FORTIFICATIONS[1:] else -1
    return int(thing) if thing.isascii() and thing.isdecimal() and len(thing) < 3 else -1


def card_word(s: Table, side: int, thing: int) -> str:
    """The name of a card of a side's deck; those of the other deck follow."""
    other = thing >= DECK_SIZE
    deck = 1 - side if other else side
    return s.battle.card_ids[DECK_SIZE * deck + (thing - DECK_SIZE if other else thing)]


def card_of(s: Table, side: int, text: str) -> int:
    """A card by its name: one of a side's deck, or after them one of the other deck.

    The second can never be offered: no two nations share a card's name.
    """
    return look_up(s.battle.card_numbers[side], text, "unknown-card", "")


def is_option(s: Table, option: int) -> bool:
    """Whether an integer stands for anything in this match."""
    kind = option & ~THING
    thing = option & THING
    if option < 0:
        return False
    if kind in PLAIN_WORDS:
        return thing == 0
    noun = BY_KIND[kind][1] if kind in BY_KIND else ""
    if noun in ("card", "enemy-card"):
        return thing < 2 * DECK_SIZE
    if noun == "hex":
        return thing < HEXES
    if noun == "unit":
        return thing < 2 * CAPACITY and s.kind_of(thing) >= 0
    if noun == "weapon":
        return thing < s.battle.weapon_slots and s.weapon_kind(thing) >= 0
    if noun == "fort":
        return 0 < thing < len(FORTIFICATIONS)
    if noun == "side":
        return thing < len(SIDES)
    return noun != "" and thing <= LAST_NUMBER


def is_of_other_deck(option: int) -> bool:
    """Whether it uses a card that the one who is asked can never hold."""
    kind = option & ~THING
    return kind in BY_KIND and BY_KIND[kind][1] == "card" and option & THING >= DECK_SIZE


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
    owner, _, rest = text.partition(":")
    number = rest.rpartition("-")[2]
    if owner in SIDES and number.isascii() and number.isdecimal() and len(number) < 3:
        unit = CAPACITY * SIDES.index(owner) + int(number) - 1  # as its name says
        if 0 <= unit < 2 * CAPACITY and s.kind_of(unit) >= 0 and s.unit_word(unit) == text:
            return unit
    return look_up(unit_words(s), text, "unknown-unit", "CC-3.a")


def weapon_of(s: Table, text: str) -> int:
    """A weapon in the game by its name."""
    return look_up(weapon_words(s), text, "unknown-weapon", "CC-11.1.a")
