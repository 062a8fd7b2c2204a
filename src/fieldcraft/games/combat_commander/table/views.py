"""The one door out (CC-1.2, CC-1.4, CC-7.3.3): what a side, or a spectator, may know.

Open are the map with everything on it, the tracks, the discard piles, every count and the open
chits.  A side alone knows its hand and its secret chits, both sides know the cards that one has
seen in the other's hand, and nobody knows what comes next from a deck.  While both set up at once
(A.5) each sees only its own pieces.
"""

import json
from typing import TYPE_CHECKING, Any, Final

from fieldcraft.core.contract import EVERYONE, Visibility, canonical
from fieldcraft.core.flow import flow
from fieldcraft.core.options import shown_options
from fieldcraft.games.combat_commander.cards.fate import card_word, listed, size
from fieldcraft.games.combat_commander.options import OPTIONS
from fieldcraft.games.combat_commander.orders.move_costs import road_bonus, spent_of
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    BLAZE,
    BROKEN,
    CAPACITY,
    CARD_WIDTH,
    CASUALTY,
    CLOCK,
    CONTROL,
    DECK,
    DISCARD,
    FLAG_WORDS,
    FORT_WORDS,
    FORTIFICATIONS,
    HAND,
    HELD_SHIFT,
    IN_BOX,
    INITIATIVE,
    KINDS,
    KNOWN,
    LETTERS,
    LOSSES,
    ON_TRACK,
    OPEN,
    ORDER_LIMIT,
    ORDERS_GIVEN,
    RADIO,
    RADIO_BROKEN,
    RADIO_SMOKE,
    SECRET,
    SHOWN,
    SUDDEN_DEATH,
    SURRENDER,
    TURN,
    TURN_FRAME,
    VP,
    WEAPON_ASSAULTED,
    WEAPON_FIRED,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word
from fieldcraft.games.combat_commander.units.values import (
    command_of,
    fp_of,
    morale_of,
    move_of,
    range_of,
    weapon_fp,
    weapon_range,
)
from fieldcraft.games.combat_commander.victory.control import ALL_FIVE, chit_worth

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import (
        Chits,
        CommanderCards,
        CommanderDecision,
        CommanderOutcome,
        CommanderView,
        HexView,
        ObjectiveView,
        RadioView,
        SecretChits,
        UnitView,
        WeaponView,
    )
    from fieldcraft.games.combat_commander.schema.words import Phase, Side

FORMAT = 1

FIELDS: Final[dict[str, Visibility]] = {
    "stack": Visibility.PUBLIC,
    "branch_a": Visibility.OWNER,  # how far a hidden set-up has come; that it is done is open
    "branch_b": Visibility.OWNER,
    "asked": Visibility.PUBLIC,
    "epoch": Visibility.PUBLIC,
    "finished": Visibility.PUBLIC,
    "winner": Visibility.PUBLIC,
    "reason": Visibility.PUBLIC,
    "margin": Visibility.PUBLIC,
    "chance.key": Visibility.NOBODY,
    "chance.position": Visibility.NOBODY,
    "units": Visibility.PUBLIC,  # but while both set up at once
    "weapons": Visibility.PUBLIC,
    "hexes": Visibility.PUBLIC,
    "crowd": Visibility.PUBLIC,
    "cards.deck": Visibility.NOBODY,
    "cards.hand": Visibility.OWNER,
    "cards.discard": Visibility.PUBLIC,
    "cards.known": Visibility.OWNER,  # and the opponent, who has seen them
    "cards.shown": Visibility.PUBLIC,
    "chits": Visibility.OWNER,
    "numbers": Visibility.PUBLIC,
    "switches": Visibility.PUBLIC,
}
"""Who may know each field of the table; the test of non-interference varies the others."""

WORKINGS: Final = frozenset(
    ("battle", "frames", "main", "inside", "menu", "menu_ready", "shared", "sink", "active")
)
"""Attributes that say nothing of the match: tables, and what can be worked out again."""


def view(s: Table, side: int) -> "CommanderView":
    """Everything this side may know; byte-identical whenever it may not know the difference."""
    numbers = s.numbers
    sides = (s.side_word(0), s.side_word(1))
    return {
        "format": FORMAT,
        "game": "combat-commander",
        "scenario": scenario_of(s),
        "options": options_of(s),
        "side": sides[side] if side >= 0 else "spectator",
        "phase": phase_of(s),
        "turn": numbers[TURN] + 1,
        "active": sides[s.active],
        "decision": asked(s),
        "question": s.question(side) if side >= 0 else "",
        "outcome": ended(s),
        "time": numbers[CLOCK],
        "sudden_death": numbers[SUDDEN_DEATH],
        "vp": numbers[VP],
        "surrender": {word: numbers[SURRENDER + index] for index, word in enumerate(sides)},
        "losses": {word: numbers[LOSSES + index] for index, word in enumerate(sides)},
        "initiative": sides[numbers[INITIATIVE]],
        "orders": {
            "given": numbers[ORDERS_GIVEN],
            "limit": {word: numbers[ORDER_LIMIT + index] for index, word in enumerate(sides)},
        },
        "units": units(s, side),
        "weapons": weapons(s, side),
        "radios": {word: radio(s, index) for index, word in enumerate(sides)},
        "hexes": hexes(s, side),
        "objectives": objectives(s, side),
        "chits": chits(s, side),
        "cards": {word: cards(s, index, side) for index, word in enumerate(sides)},
        "numbers": list(numbers),
        "flow": flow(s, side),
    }


def asked(s: Table) -> "CommanderDecision | None":
    """Who is asked what."""
    now = s.decision
    if now is None:
        return None
    sides = [s.side_word(side) for side in now.sides]
    return {"sides": sides, "question": now.question, "clause": now.clause}


def ended(s: Table) -> "CommanderOutcome | None":
    """How the game ended."""
    end = s.outcome
    if end is None:
        return None
    winner = s.side_word(end.winner) if end.winner >= 0 else None
    return {"winner": winner, "reason": end.reason, "margin": end.margin}


def scenario_of(s: Table) -> str | dict[str, Any]:
    """A scenario's id; one that no id gives is told whole, as a copy."""
    plain = s.battle.plain
    if not plain["custom"]:
        return s.battle.id
    copy: dict[str, Any] = json.loads(canonical(plain))
    return copy


def options_of(s: Table) -> dict[str, Any]:
    """The options of the match."""
    return dict(shown_options(OPTIONS, s.switches))


def phase_of(s: Table) -> "Phase":
    """Set-up, play, or over."""
    if s.finished:
        return "over"
    return "play" if s.find(TURN_FRAME) >= 0 else "set-up"


def is_hidden(s: Table, side: int, owner: int) -> bool:
    """A.5: whether a side's pieces are not to be seen, as both set up at once."""
    return s.asked == EVERYONE and owner != side


# -- pieces -----


def units(s: Table, side: int) -> "dict[str, UnitView]":
    """CC-3: every counter in the game, with the values it shows now."""
    shown: dict[str, UnitView] = {}
    for owner in (0, 1):
        for unit in range(CAPACITY * owner, CAPACITY * owner + s.battle.slots[owner]):
            if s.kind_of(unit) >= 0:
                shown[s.unit_word(unit)] = unit_of(s, unit, is_hidden(s, side, owner))
    return shown


def unit_of(s: Table, unit: int, hidden: bool) -> "UnitView":
    """One counter."""
    battle = s.battle
    kind = s.kind_of(unit)
    place = s.place_of(unit)
    flags = s.flags_of(unit)
    weapon = s.weapon_of(unit)
    if hidden:
        place = battle.plan.fixed[unit] if place >= 0 else place
        weapon = shown_weapon(s, unit)
    broken = flags & BROKEN != 0
    words: UnitView = {
        "side": s.side_word(side_of(unit)),
        "type": battle.unit_ids[kind],
        "kind": KINDS[battle.unit_kind[kind]],
        "hex": hex_word(place) if place >= 0 else None,
        "space": ON_TRACK - place if place <= ON_TRACK else None,
        "casualty": place == CASUALTY,
        "broken": broken,
        "flags": [word for bit, word in enumerate(FLAG_WORDS) if flags >> bit & 1],
        "spent": spent_of(s, unit),
        "weapon": s.weapon_word(weapon) if weapon >= 0 else None,
        "fp": battle.broken_fp[kind] if broken else battle.fp[kind],
        "range": battle.broken_range[kind] if broken else battle.range[kind],
        "move": battle.broken_move[kind] if broken else battle.move[kind],
        "allowance": battle.broken_move[kind] if broken else battle.move[kind],
        "morale": battle.broken_morale[kind] if broken else battle.morale[kind],
        "command": 0 if broken else battle.command[kind],
    }
    if place >= 0 and not hidden:
        words["fp"] = fp_of(s, unit)
        words["range"] = range_of(s, unit)
        words["move"] = move_of(s, unit)
        words["allowance"] = move_of(s, unit) + road_bonus(s, unit)
        words["morale"] = morale_of(s, unit)
        words["command"] = command_of(s, unit)
    return words


def shown_weapon(s: Table, unit: int) -> int:
    """While a side's set-up is hidden: the weapon that the scenario itself gives a unit, or -1."""
    for weapon, holder in enumerate(s.battle.plan.bound):
        if holder == unit:
            return weapon
    return -1


def weapons(s: Table, side: int) -> "dict[str, WeaponView]":
    """CC-11: every weapon in the game."""
    shown: dict[str, WeaponView] = {}
    for weapon in range(s.battle.weapon_slots):
        kind = s.weapon_kind(weapon)
        if kind < 0:
            continue
        holder = s.holder_of(weapon)
        flags = s.weapon_flags(weapon)
        if s.battle.weapon_owner[weapon] >= 0 and is_hidden(s, side, s.battle.weapon_owner[weapon]):
            holder = s.battle.plan.bound[weapon]
            on_map = False
        else:
            on_map = holder >= 0 and s.place_of(holder) >= 0
        shown[s.weapon_word(weapon)] = {
            "type": s.battle.weapon_types[kind],
            "nation": nation_of(s, kind),
            "holder": s.unit_word(holder) if holder >= 0 else None,
            "boxed": holder == IN_BOX,
            "broken": flags & BROKEN != 0,
            "fired": flags & WEAPON_FIRED != 0,
            "assaulted": flags & WEAPON_ASSAULTED != 0,
            "fp": weapon_fp(s, weapon) if on_map else s.battle.weapon_fp[kind],
            "range": weapon_range(s, weapon) if on_map else s.battle.weapon_range[kind],
        }
    return shown


def nation_of(s: Table, kind: int) -> str:
    """Whose make a weapon is; some belong to all."""
    side = s.battle.weapon_side[kind]
    return s.battle.nations[side] if side < len(s.battle.nations) else "shared"


def radio(s: Table, side: int) -> "RadioView | None":
    """CC-12: a side's Radio."""
    value = s.numbers[RADIO + side]
    if value == 0:
        return None
    return {
        "fp": value & ~(RADIO_SMOKE | RADIO_BROKEN),
        "smoke": value & RADIO_SMOKE != 0,
        "broken": value & RADIO_BROKEN != 0,
    }


# -- the map -----


def marks_of(s: Table, side: int, index: int) -> int:
    """The markers of a hex as far as a side may see them."""
    if s.asked != EVERYONE:
        return s.hexes[index]
    if side >= 0 and s.battle.setup_area[side][index]:
        return s.hexes[index]
    for marker in s.battle.plain["placed"]:
        if marker["hex"] == index:
            return FORTIFICATIONS.index(marker["fort"])
    return 0


def hexes(s: Table, side: int) -> "dict[str, HexView]":
    """CC-F100, CC-T92, CC-T94: the hexes with markers, and who last held them alone."""
    shown: dict[str, HexView] = {}
    for index in range(HEXES):
        marks = marks_of(s, side, index)
        if marks == 0:
            continue
        words: HexView = {}
        if marks & 7:
            words["fort"] = FORT_WORDS[(marks & 7) - 1]
        if marks >> 3 & 15:
            words["smoke"] = marks >> 3 & 15
        if marks & BLAZE:
            words["blaze"] = True
        if marks >> HELD_SHIFT & 3:
            words["held"] = s.side_word((marks >> HELD_SHIFT & 3) - 1)
        shown[hex_word(index)] = words
    return shown


def objectives(s: Table, side: int) -> "dict[str, ObjectiveView]":
    """CC-7.3: who controls each, and what it is worth by the chits that the viewer knows."""
    shown: dict[str, ObjectiveView] = {}
    for objective in range(ALL_FIVE):
        control = s.numbers[CONTROL + objective]
        worth = 0
        for chit in range(len(LETTERS)):
            where = s.chits[chit]
            if where == OPEN or (side >= 0 and where == SECRET + side):
                worth += chit_worth(s, chit, objective)
        shown[str(objective + 1)] = {
            "hex": hex_word(s.battle.ground.objective[objective]),
            "control": s.side_word(control - 1) if control else None,
            "value": worth,
        }
    return shown


def chits(s: Table, side: int) -> "Chits":
    """CC-7.3.3: the open chits, how many secret ones each side has, and which are one's own."""
    secret: dict[Side, SecretChits] = {}
    for owner in (0, 1):
        letters = [LETTERS[chit] for chit in range(len(LETTERS)) if s.chits[chit] == SECRET + owner]
        words: SecretChits = {"count": len(letters)}
        if owner == side:
            words["letters"] = letters
        secret[s.side_word(owner)] = words
    return {
        "open": [LETTERS[chit] for chit in range(len(LETTERS)) if s.chits[chit] == OPEN],
        "secret": secret,
    }


# -- cards -----


def cards(s: Table, owner: int, side: int) -> "CommanderCards":
    """CC-1.2 to CC-1.4: the counts of all three zones, the open pile, and what the viewer knows.

    `known` are cards in hand that the opponent has seen there, for a spectator those `shown` to
    everyone; `unseen` are those that may lie in the deck or, unless it is the viewer's own, in the
    hand.
    """
    own = owner == side
    hand = listed(s, owner, HAND)
    known = listed(s, owner, KNOWN if side >= 0 else SHOWN)
    unseen = listed(s, owner, DECK)
    if not own:
        unseen.extend(card for card in hand if card not in known)
        unseen.sort()
    shown: CommanderCards = {
        "deck": {"count": size(s, owner, DECK)},
        "hand": {"count": size(s, owner, HAND)},
        "discard": {"count": size(s, owner, DISCARD), "cards": words_of(s, owner, DISCARD)},
        "known": [card_word(s, owner, card) for card in known],
        "shown": words_of(s, owner, SHOWN),
        "unseen": [card_word(s, owner, card) for card in unseen],
    }
    if own:
        shown["hand"]["cards"] = [card_word(s, owner, card) for card in hand]
    return shown


def words_of(s: Table, side: int, zone: int) -> list[str]:
    """The cards of a zone."""
    return [card_word(s, side, card) for card in listed(s, side, zone)]


assert CARD_WIDTH == 13, "a zone more or less: who may see it?"


# -- all hands open -----


def opened(seen: dict[str, Any], own: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """A spectator's view with what each side knows of its own laid over it."""
    for side, view in own.items():
        seen["cards"][side] = view["cards"][side]
        seen["chits"]["secret"][side] = view["chits"]["secret"][side]
        for name in ("units", "weapons", "hexes"):
            _uncover(seen[name], view[name], side)
    return seen


def _uncover(shown: dict[str, Any], own: dict[str, Any], side: str) -> None:
    """Lay a side's own pieces over what others see of them while both set up at once."""
    for word, value in own.items():
        holder = value.get("holder") or ""
        is_own = value.get("side") == side or holder.startswith(f"{side}:")
        if is_own or value.get("held") == side or word not in shown:
            shown[word] = value
