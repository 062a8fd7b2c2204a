"""Setting any position up (drills, the editor), and the script of cards that come next."""

from typing import Any

from fieldcraft.core.chance import Chance, ScriptError
from fieldcraft.core.phrases import phrase
from fieldcraft.games.combat_commander.cards.fate import SIZES, holds, move_card, zone_at
from fieldcraft.games.combat_commander.events.registry import EVENT_WORDS
from fieldcraft.games.combat_commander.setup.pieces import (
    bring_forces,
    set_control,
    set_tracks,
)
from fieldcraft.games.combat_commander.setup.scenario import empty_table, start
from fieldcraft.games.combat_commander.setup.setting_up import set_up_quickly
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.state import CommanderState
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACTIVE,
    BROKEN,
    CAPACITY,
    CARD_WIDTH,
    CASUALTY,
    CLOCK,
    CONTROL,
    DECK,
    DECK_SIZE,
    DISCARD,
    EXCLUDED,
    FLAGS,
    FOG,
    HAND,
    HELD_SHIFT,
    INITIATIVE,
    KNOWN,
    LETTERS,
    LOSSES,
    NO_TRIGGER,
    NOWHERE,
    OPEN,
    ORDER_LIMIT,
    ORDERS_GIVEN,
    PLACE,
    RADIO,
    RADIO_BROKEN,
    RADIO_SMOKE,
    SECRET,
    STATE,
    SUDDEN_DEATH,
    SURRENDER,
    TRIGGERS,
    TURN,
    TYPE,
    UNIT_WIDTH,
    VP,
    WEAPON_WIDTH,
    WORD_BITS,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_number
from fieldcraft.games.combat_commander.turn.turn import Turn
from fieldcraft.games.combat_commander.victory.control import put


def position(battle: Battle, chance: Chance, spec: dict[str, Any]) -> CommanderState:
    """The table as a normalised position describes it, at its first decision."""
    if spec["phase"] == "set-up":
        s = empty_table(battle, chance, spec["options"])
        set_script(s, spec)
        return start(battle, s.chance, spec["options"])
    s = empty_table(battle, chance, spec["options"])
    set_tracks(s, battle.plain)
    set_control(s, battle.plain)
    if spec["quick"]:
        for side in (0, 1):
            bring_forces(s, side, battle.plain)
        set_up_quickly(s)
    set_units(s, spec["units"])
    set_weapons(s, spec["weapons"])
    for rule in battle.rules:
        rule.begin(s)
    for index, marks in spec["hexes"]:
        held = s.hexes[index] & 3 << HELD_SHIFT
        s.hexes[index] = marks if marks >> HELD_SHIFT else marks | held
    for objective, holder in spec["control"]:
        s.numbers[CONTROL + objective] = holder
    set_chits(s, spec["chits"])
    set_numbers(s, spec)
    for side in (0, 1):
        set_cards(s, side, spec["cards"][side])
    set_script(s, spec)
    Turn.push(s, s.numbers[ACTIVE])
    s.run()
    return s


def set_units(s: CommanderState, units: list[list[Any]]) -> None:
    """Units by number; one without a type leaves the game."""
    for unit, kind, place, flags in units:
        side = unit // CAPACITY
        put(s, unit, NOWHERE)
        s.units[UNIT_WIDTH * unit + TYPE] = s.battle.unit_index[side][kind] if kind else -1
        s.units[UNIT_WIDTH * unit + FLAGS] = flags
        if place >= 0:
            put(s, unit, place)
        else:
            s.units[UNIT_WIDTH * unit + PLACE] = place
    s.crowd_again()


def set_weapons(s: CommanderState, weapons: list[list[Any]]) -> None:
    """Weapons by number; what their holders carried otherwise leaves the game."""
    for weapon, side, kind, holder, broken in weapons:
        if holder >= 0 and (other := s.weapon_of(holder)) >= 0:
            s.weapons[WEAPON_WIDTH * other] = -1
            s.give(other, -1)
        base = WEAPON_WIDTH * weapon
        s.weapons[base] = s.battle.weapon_index[side][kind] if kind else -1
        s.give(weapon, holder)
        s.weapons[base + STATE] = BROKEN if broken else 0


def set_chits(s: CommanderState, chits: dict[str, Any] | None) -> None:
    """The chits named, else the open and excluded ones of the scenario."""
    plain = s.battle.plain["chits"]
    for letter in (plain if chits is None else chits)["excluded"]:
        s.chits[LETTERS.index(letter)] = EXCLUDED
    for letter in (plain if chits is None else chits)["open"]:
        s.chits[LETTERS.index(letter)] = OPEN
    if chits is not None:
        for side in (0, 1):
            for letter in chits["secret"][side]:
                s.chits[LETTERS.index(letter)] = SECRET + side


def set_numbers(s: CommanderState, spec: dict[str, Any]) -> None:
    """Tracks, markers and Radios."""
    given = spec["numbers"]
    numbers = s.numbers
    numbers[VP] = given["vp"]
    numbers[CLOCK] = given["time"]
    numbers[SUDDEN_DEATH] = given["sudden_death"]
    numbers[INITIATIVE] = given["initiative"]
    numbers[ACTIVE] = given["active"]
    numbers[ORDERS_GIVEN] = given["given"]
    numbers[TURN] = given["turn"] - 1
    if given["fog"] is not None:
        numbers[FOG] = given["fog"]
    for side in (0, 1):
        numbers[SURRENDER + side] = given["surrender"][side]
        numbers[ORDER_LIMIT + side] = given["orders"][side]
        numbers[LOSSES + side] = given["losses"][side]
        if given["losses"][side] < 0:
            numbers[LOSSES + side] = casualties(s, side)
        radio = spec["radios"][side]
        if radio is None:
            numbers[RADIO + side] = 0
        elif radio:
            numbers[RADIO + side] = (
                radio["fp"]
                | (RADIO_SMOKE if radio["smoke"] else 0)
                | (RADIO_BROKEN if radio["broken"] else 0)
            )


def casualties(s: CommanderState, side: int) -> int:
    """The units of a side on the casualty track."""
    return sum(
        s.kind_of(unit) >= 0 and s.place_of(unit) == CASUALTY
        for unit in range(CAPACITY * side, CAPACITY * (side + 1))
    )


def set_cards(s: CommanderState, side: int, zones: dict[str, Any]) -> None:
    """Hand and discard pile; what is in neither is in the deck."""
    hand = [card_number(s.battle, side, word) for word in zones["hand"]]
    pile = [card_number(s.battle, side, word) for word in zones["discard"]]
    if zones["deck"] is not None:
        deck = {card_number(s.battle, side, word) for word in zones["deck"]}
        pile = [card for card in range(DECK_SIZE) if card not in deck and card not in hand]
    for card in hand:
        move_card(s, side, DECK, HAND, card)
    for card in pile:
        move_card(s, side, DECK, DISCARD, card)
    for word in zones["known"]:
        card = card_number(s.battle, side, word)
        s.cards[zone_at(side, KNOWN) + card // WORD_BITS] |= 1 << card % WORD_BITS
    assert s.cards[CARD_WIDTH * side + SIZES + HAND] == len(hand)


def card_number(battle: Battle, side: int, word: str) -> int:
    """A card's place in its side's deck."""
    return battle.card_ids.index(word, DECK_SIZE * side, DECK_SIZE * (side + 1)) - DECK_SIZE * side


# -- the script of a drill -----


def set_script(s: CommanderState, spec: dict[str, Any]) -> None:
    """What a position lets come next; strict when nothing else may."""
    draws = spec["draws"]
    lots = spec["lots"]
    if draws[0] or draws[1] or lots or spec.get("strict"):
        cards = [script_cards(s, side, draws[side], []) for side in (0, 1)]
        s.chance.script([lot_number(s, lot) for lot in lots], cards, bool(spec.get("strict")))


def script_cards(s: Table, side: int, words: list[str], after: list[int]) -> list[int]:
    """The cards that words of a script mean, none of them twice and none that comes after.

    A card of the deck is meant before one of the discard pile, which only a shuffle brings.
    """
    battle = s.battle
    known = battle.card_ids[DECK_SIZE * side : DECK_SIZE * (side + 1)]
    taken = {known.index(word) for word in words if word in known} | set(after)
    found: list[int] = []
    for word in words:
        if word in known:
            found.append(known.index(word))
            continue
        parts = word.split()
        times = int(parts[1]) if parts[0] == "any" and len(parts) > 1 else 1
        for _ in range(times):
            fitting = [
                card
                for zone in (DECK, DISCARD)
                for card in range(DECK_SIZE)
                if card not in taken
                and holds(s, side, zone, card)
                and fits(battle, side, card, parts)
            ]
            if not fitting:
                near = nearly(s, side, parts[0], taken)
                told = {"side": s.side_word(side), "card": word, "known": near}
                raise ScriptError(phrase("script-no-card", **told))
            taken.add(fitting[0])
            found.append(fitting[0])
    return found


def nearly(s: Table, side: int, word: str, taken: set[int]) -> str:
    """What a script could have said instead: the same dice with their triggers, or nothing."""
    battle = s.battle
    found = [
        f"{word} {TRIGGERS[battle.trigger[DECK_SIZE * side + card]]}".strip()
        for card in range(DECK_SIZE)
        if "+" in word
        and card not in taken
        and not holds(s, side, HAND, card)
        and fits(battle, side, card, [word, "any"])
    ]
    return ", ".join(found) or "-"


def fits(battle: Battle, side: int, card: int, parts: list[str]) -> bool:
    """Whether a card is one that a word of a script means: `5+4 event`, `hex C7`, `any`."""
    place = DECK_SIZE * side + card
    if parts[0] == "any":
        return battle.trigger[place] == NO_TRIGGER
    if parts[0] == "hex":
        return battle.random_hex[place] == hex_number(parts[1])
    if parts[0] == "event":
        return EVENT_WORDS[battle.event[place]] == parts[1]
    if parts[0] == "breeze":
        return battle.breeze[place] == int(parts[1])
    if "+" not in parts[0]:
        return False  # a card that is not of this deck
    white, _, coloured = parts[0].partition("+")
    if battle.white[place] != int(white) or battle.coloured[place] != int(coloured):
        return False
    trigger = parts[1] if len(parts) > 1 else ""
    return trigger == "any" or TRIGGERS[battle.trigger[place]] == trigger


def lot_number(s: Table, lot: str | int) -> int:
    """A chit's number, a card's place in its deck, or the number of a Smoke marker."""
    if isinstance(lot, int):
        return lot
    if lot in LETTERS:
        return LETTERS.index(lot)
    if lot in s.battle.card_ids:
        return s.battle.card_ids.index(lot) % DECK_SIZE
    raise ScriptError(phrase("script-not-there"))
