"""Options as words: the printed game's own, unique, and parsed back to the same integer."""

from fieldcraft.core.contract import Refusal, WordError
from fieldcraft.core.option_words import clean, look_up, not_a_word, split_words
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
    AT_COUNTER,
    AT_STRUCTURE,
    AT_TILE,
    BID_CARD,
    DRAW_CARD,
    END,
    ENTER_SEAT,
    ESCAPE,
    EXIT,
    HUNKER,
    MARK_TILE,
    PIN,
    PLAY_CARD,
    RALLY,
    SEAT_ACTION,
    SEAT_BITS,
    SEATS,
    SHIFT_TO,
    SPAWN_ON,
    STOP,
    SWITCH_WITH,
    TAKE_CARD,
    THING,
    TO_TILE,
    UNIT,
    USE_ACTION,
    WOUND,
)

PLAIN = {
    "end": END,
    "rally": RALLY,
    "hunker": HUNKER,
    "draw": DRAW_CARD,
    "stop": STOP,
    "exit": EXIT,
    "escape": ESCAPE,
}
WITH_CARD = {"bid": BID_CARD, "play": PLAY_CARD, "take": TAKE_CARD}
WITH_TILE = {"to": TO_TILE, "spawn": SPAWN_ON, "at": AT_TILE, "mark": MARK_TILE}
WITH_COUNTER = {
    "at": AT_COUNTER,
    "unit": UNIT,
    "switch": SWITCH_WITH,
    "wound": WOUND,
    "pin": PIN,
}


def is_option(battle: Battle, option: int) -> bool:
    """Whether an integer stands for an option of this scenario, offered or not."""
    kind = option & ~THING
    thing = option & THING
    if kind == USE_ACTION:
        return thing < len(ACTIONS)
    if kind in WITH_CARD.values():
        return thing < battle.types
    if kind in WITH_TILE.values():
        return thing < battle.tiles
    if kind in WITH_COUNTER.values():
        return thing < battle.counters
    if kind == SEAT_ACTION:
        return thing < len(ACTIONS)
    if kind == SHIFT_TO:
        return thing < SEATS
    if kind == ENTER_SEAT:
        place = thing >> SEAT_BITS
        return place < len(battle.vehicles) and thing & SEATS < battle.seat_count[place]
    if kind == AT_STRUCTURE:
        return thing < len(battle.structure_ids)
    return option in PLAIN.values()


def word(battle: Battle, option: int) -> str:
    """The words of an option: `play rifleman-a`, `at de:scout-b`, `stop`."""
    if not is_option(battle, option):
        raise ValueError(f"{option} is no option")
    kind = option & ~THING
    thing = option & THING
    if kind == USE_ACTION:
        return ACTIONS[thing]
    for verb, code in WITH_CARD.items():
        if kind == code:
            return f"{verb} {battle.card_ids[thing]}"
    for verb, code in WITH_TILE.items():
        if kind == code:
            return f"{verb} {battle.tile_ids[thing]}"
    for verb, code in WITH_COUNTER.items():
        if kind == code:
            return f"{verb} {battle.counter_ids[thing]}"
    if kind == SEAT_ACTION:
        return f"seat {ACTIONS[thing]}"
    if kind == SHIFT_TO:
        return f"shift {thing + 1}"
    if kind == ENTER_SEAT:
        vehicle = battle.vehicles[thing >> SEAT_BITS]
        return f"enter {battle.counter_ids[vehicle]} {(thing & SEATS) + 1}"
    if kind == AT_STRUCTURE:
        return f"at {battle.structure_ids[thing]}"
    return next(verb for verb, code in PLAIN.items() if kind == code)


def refs(
    battle: Battle, option: int, actor: int = -1, ride: int = -1, place: int = -1
) -> list[str]:
    """The things an option points at, as `kind:word`.

    Getting out and rallying point at who acts now, if the caller knows; what the seat does at the
    vehicle as well; leaving the board at the tile where that counter stands.
    """
    kind = option & ~THING
    thing = option & THING
    if kind in WITH_CARD.values():
        return [f"card:{battle.card_ids[thing]}"]
    if kind in WITH_TILE.values():
        return [f"tile:{battle.tile_ids[thing]}"]
    if kind in WITH_COUNTER.values():
        return [f"counter:{battle.counter_ids[thing]}"]
    if kind == USE_ACTION:
        return [f"action:{ACTIONS[thing]}"]
    if kind == SEAT_ACTION:
        seat = f"seat:{ACTIONS[thing]}"  # what the seat does is not what the card does
        return [seat, f"counter:{battle.counter_ids[ride]}"] if ride >= 0 else [seat]
    if kind == SHIFT_TO:
        return [f"seat:{thing + 1}"]
    if kind == ENTER_SEAT:
        vehicle = battle.counter_ids[battle.vehicles[thing >> SEAT_BITS]]
        return [f"counter:{vehicle}", f"seat:{vehicle}/{(thing & SEATS) + 1}"]
    if kind == AT_STRUCTURE:
        return [f"structure:{battle.structure_ids[thing]}"]
    if kind in (EXIT, RALLY) and actor >= 0:
        return [f"counter:{battle.counter_ids[actor]}"]
    if kind == ESCAPE and place >= 0:
        return [f"tile:{battle.tile_ids[place]}"]
    return []


def parse(battle: Battle, text: str) -> int:
    """The option of these words, whether or not it is offered now; case and spaces are free."""
    parts = split_words(text, 3)
    verb = parts[0].lower()
    if len(parts) == 3:
        if verb != "enter":
            raise not_a_word(text)
        vehicles = {battle.counter_ids[v]: place for place, v in enumerate(battle.vehicles)}
        place = look_up(vehicles, parts[1], "unknown-counter")
        return ENTER_SEAT | place << SEAT_BITS | seat_number(parts[2], battle.seat_count[place])
    if len(parts) == 1:
        if verb in PLAIN:
            return PLAIN[verb]
        if verb in ACTIONS:
            return USE_ACTION | ACTIONS.index(verb)
        raise not_a_word(text)
    thing = parts[1]
    if verb in WITH_CARD:
        return WITH_CARD[verb] | look_up(battle.card_index, thing, "unknown-card")
    if verb == "seat" and thing.lower() in ACTIONS:
        return SEAT_ACTION | ACTIONS.index(thing.lower())
    if verb == "shift":
        return SHIFT_TO | seat_number(thing, SEATS)
    if verb == "at" and battle.structure_ids and thing.replace("-", "").isalpha():
        structures = {name: index for index, name in enumerate(battle.structure_ids)}
        return AT_STRUCTURE | look_up(structures, thing, "unknown-structure")
    if verb in WITH_COUNTER and (verb not in WITH_TILE or ":" in thing):
        return WITH_COUNTER[verb] | look_up(battle.counter_index, thing, "unknown-counter")
    if verb in WITH_TILE:
        return WITH_TILE[verb] | look_up(battle.tile_index, thing, "unknown-tile")
    raise not_a_word(text)


def seat_number(text: str, count: int) -> int:
    """A seat's number, from 1 outside and from 0 inside."""
    if text in [str(number) for number in range(1, count + 1)]:
        return int(text) - 1
    raise WordError(Refusal("unknown-seat", "NA-112", {"text": clean(text), "count": count}))
