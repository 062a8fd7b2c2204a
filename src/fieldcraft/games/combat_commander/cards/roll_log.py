"""The log of a roll: who rolls what for which reason, term by term, and what it decides."""

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.cards.fate import card_word
from fieldcraft.games.combat_commander.cards.outcomes import (
    ADDED,
    COMMISSAR_ROLL,
    DEFENCE_ROLL,
    HIT,
    MELEE_ROLL,
    RALLY_ROLL,
    ROLLS,
    ROUT_ROLL,
    SUDDEN_DEATH_ROLL,
    SUM_ROLL,
    TARGETING,
    TIE,
    Part,
    parts_of,
    total_of,
)
from fieldcraft.games.combat_commander.cards.roll_base import Rolled, Roller, trigger_of
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    DECK_SIZE,
    REROLL_FRAME,
    ROLL_FRAME,
    THING,
    TRIGGERS,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_word

if TYPE_CHECKING:
    from fieldcraft.core.schema import RollTold, Term
    from fieldcraft.games.combat_commander.schema.log import Rolls

ABOUT_UNIT = (DEFENCE_ROLL, RALLY_ROLL, ROUT_ROLL, COMMISSAR_ROLL)


def log_roll(s: Table, side: int, card: int, outcome: int) -> None:
    """Tell the roll on top of the stack; its card lies open on the discard pile."""
    if s.sink is None:
        return
    kind = s.slot(Rolled.KIND)
    subject = s.slot(Rolled.SUBJECT)
    place = DECK_SIZE * side + card
    told = roll_told(s, s.find(ROLL_FRAME))
    words: Rolls = {
        "event": "rolls",
        "side": s.side_word(side),
        "kind": ROLLS[kind],
        "card": card_word(s, side, card),
        "white": s.battle.white[place],
        "coloured": s.battle.coloured[place],
        "trigger": TRIGGERS[trigger_of(s)],
        "outcome": outcome,
        "total": told["total"],
        "roll": told,
    }
    if kind == TARGETING:
        words["total"] -= s.slot(Rolled.AGAINST)
        words["against"] = subject
    elif told["against"] and kind != MELEE_ROLL:
        words["against"] = told["needed"]
    if kind in ABOUT_UNIT:
        words["unit"] = s.unit_word(subject)
    s.tell(words)


def open_roll(s: Table) -> "RollTold | None":
    """CC-9.1: the roll that may be cancelled now."""
    return roll_told(s, s.find(ROLL_FRAME)) if s.top() == REROLL_FRAME else None


def roll_told(s: Table, at: int) -> "RollTold":
    """The roll of the frame that stands there, made already."""
    side = s.slot_at(at, Rolled.SIDE)
    kind = s.slot_at(at, Rolled.KIND)
    subject = s.slot_at(at, Rolled.SUBJECT)
    against = s.slot_at(at, Rolled.AGAINST)
    cover = s.slot_at(at, Rolled.COVER)
    card = DECK_SIZE * side + s.slot_at(at, Rolled.CARD)
    outcome = s.slot_at(at, Rolled.OUTCOME)
    white = s.battle.white[card]
    coloured = s.battle.coloured[card]
    below = s.below(at)
    roller = s.frames[s.kind_at(below)]
    assert isinstance(roller, Roller), f"{roller.name} wants no roll"
    own: list[Part] = []
    facing: list[Part] = []
    if kind in ADDED:
        own = roller.terms(s, below)
        facing = roller.opposed(s, below)
        if total_of(own) != subject:  # one number, or fixed before a time advance
            own = [("firepower", subject, "CC-O20.3.3")]
    elif kind != SUM_ROLL:
        facing = parts_of(s, kind, subject, against, cover)
    if kind == DEFENCE_ROLL:
        own = [(part[0], -part[1], part[2]) for part in facing[1:]]
        facing = facing[:1]
    rolled = white * coloured if kind == TARGETING else white + coloured
    total = total_of(own) + rolled
    pieces = roller.firing(s, below)
    index = roller.aimed(s, below)
    about = kind in ABOUT_UNIT
    if about and s.place_of(subject) >= 0:
        index = s.place_of(subject)
    return {
        "kind": ROLLS[kind],
        "actors": [piece_ref(s, piece) for piece in pieces],
        "origins": origins_of(s, pieces),
        "target": f"unit:{s.unit_word(subject)}" if about else "",
        "place": f"hex:{hex_word(index)}" if index >= 0 else "",
        "own": terms_told(own),
        "by": "product" if kind == TARGETING else "sum",
        "dice": [white, coloured],
        "successes": [],
        "card": f"card:{card_word(s, side, s.slot_at(at, Rolled.CARD))}",
        "total": total,
        "against": terms_told(facing),
        "needed": total_of(facing),
        "verdict": verdict(s, kind, subject, outcome, total, facing),
        "outcome": outcome,
    }


def terms_told(parts: list[Part]) -> "list[Term]":
    """The terms that count, in words."""
    return [{"part": part[0], "value": part[1], "clause": part[2]} for part in parts if part[1]]


def piece_ref(s: Table, piece: int) -> str:
    """The ref of a unit or a weapon."""
    thing = piece & THING
    if piece & ~THING == WEAPON:
        return f"weapon:{s.weapon_word(thing)}"
    return f"unit:{s.unit_word(thing)}"


def origins_of(s: Table, pieces: list[int]) -> list[str]:
    """The hexes where pieces stand, each once."""
    found: list[str] = []
    for piece in pieces:
        thing = piece & THING
        unit = s.holder_of(thing) if piece & ~THING == WEAPON else thing
        place = s.place_of(unit) if unit >= 0 else -1
        ref = f"hex:{hex_word(place)}" if place >= 0 else ""
        if ref and ref not in found:
            found.append(ref)
    return found


def verdict(s: Table, kind: int, subject: int, outcome: int, total: int, facing: list[Part]) -> str:
    """What a roll decides, by its word; empty where its total decides nothing by itself."""
    if kind == TARGETING:
        return "on-target" if outcome else "off-target"
    if kind == DEFENCE_ROLL:
        if outcome == HIT:
            return "eliminated" if s.is_broken(subject) else "broken"
        return "suppressed" if outcome == TIE else "safe"
    if kind == RALLY_ROLL:
        return "still-suppressed" if outcome == TIE else "rallied" if outcome else "still-broken"
    if kind == ROUT_ROLL:
        return "retreats" if outcome > 0 else "suppressed" if outcome else "stands"
    if kind == SUDDEN_DEATH_ROLL:
        return "ends" if outcome else "goes-on"
    if kind == COMMISSAR_ROLL:
        return "shot" if outcome else "rallied"
    if kind == MELEE_ROLL and facing:
        needed = total_of(facing)
        return "wins" if total > needed else "tied" if total == needed else "loses"
    return ""
