"""A table laid out as a view shows it, or two views together: `sample` and `joined`."""

from typing import TYPE_CHECKING

from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.flow import unflow
from fieldcraft.games.combat_commander.cards.fate import SIZES, zone_at
from fieldcraft.games.combat_commander.setup.plan import MAIN_GROUP
from fieldcraft.games.combat_commander.table.sampling import lay
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.table.view_parts import nation_of
from fieldcraft.games.combat_commander.terms import (
    BLAZE,
    BROKEN,
    CAPACITY,
    CARD_WIDTH,
    CASUALTY,
    DECK,
    DECK_SIZE,
    DISCARD,
    EXCLUDED,
    FLAG_WORDS,
    FLAGS,
    FORTIFICATIONS,
    HAND,
    HELD_SHIFT,
    HOLDER,
    IN_BOX,
    IN_CUP,
    KNOWN,
    LETTERS,
    NOWHERE,
    ON_TRACK,
    OPEN,
    PLACE,
    PLACE_FRAME,
    SECRET,
    SHOWN,
    SMOKE_SHIFT,
    SPENT,
    STATE,
    TYPE,
    UNIT_WIDTH,
    WEAPON_ASSAULTED,
    WEAPON_FIRED,
    WEAPON_WIDTH,
)
from fieldcraft.games.combat_commander.terrain.hexes import hex_number

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import (
        Chits,
        CommanderCards,
        CommanderView,
        UnitView,
        WeaponView,
    )

# -- from a view -----


def fill(s: Table, view: "CommanderView") -> None:
    """Lay a view on an empty table: what it shows, and placeholders for what it hides."""
    s.numbers = [int(number) for number in view["numbers"]]
    for word, unit in view["units"].items():
        fill_unit(s, s.slot_value("unit", word), unit)
    for word, weapon in view["weapons"].items():
        fill_weapon(s, s.slot_value("weapon", word), weapon)
    for word, marks in view["hexes"].items():
        value = FORTIFICATIONS.index(marks.get("fort", ""))
        value |= int(marks.get("smoke", 0)) << SMOKE_SHIFT
        if marks.get("blaze", False):
            value |= BLAZE
        if "held" in marks:
            value |= s.battle.sides.index(marks["held"]) + 1 << HELD_SHIFT
        s.hexes[hex_number(word)] = value
    for side in (0, 1):
        fill_cards(s, side, view["cards"][s.side_word(side)])
    fill_chits(s, view["chits"])


def fill_unit(s: Table, unit: int, shown: "UnitView") -> None:
    """A unit as a view shows it."""
    side = unit // CAPACITY
    base = UNIT_WIDTH * unit
    s.units[base + TYPE] = s.battle.unit_index[side][shown["type"]]
    place = NOWHERE
    if shown["hex"] is not None:
        place = hex_number(shown["hex"])
    elif shown["space"] is not None:
        place = ON_TRACK - int(shown["space"])
    elif shown["casualty"]:
        place = CASUALTY
    s.units[base + PLACE] = place
    flags = 0
    for word in shown["flags"]:
        flags |= 1 << FLAG_WORDS.index(word)
    s.units[base + FLAGS] = flags
    s.units[base + SPENT] = int(shown["spent"] * s.battle.point)


def fill_weapon(s: Table, weapon: int, shown: "WeaponView") -> None:
    """A weapon as a view shows it."""
    base = WEAPON_WIDTH * weapon
    for kind, word in enumerate(s.battle.weapon_types):
        if word == shown["type"] and nation_of(s, kind) == shown["nation"]:
            s.weapons[base] = kind
    holder = IN_BOX if shown["boxed"] else -1
    if shown["holder"] is not None:
        holder = s.slot_value("unit", shown["holder"])
    s.weapons[base + HOLDER] = holder
    state = BROKEN if shown["broken"] else 0
    if shown["fired"]:
        state |= WEAPON_FIRED
    if shown["assaulted"]:
        state |= WEAPON_ASSAULTED
    s.weapons[base + STATE] = state


def fill_cards(s: Table, side: int, shown: "CommanderCards") -> None:
    """A side's zones; where only the count is shown, unseen cards fill the hand first."""
    names = {s.battle.card_ids[DECK_SIZE * side + card]: card for card in range(DECK_SIZE)}
    known = [names[word] for word in shown["known"]]
    open_to_all = [names[word] for word in shown["shown"]]
    pile = [names[word] for word in shown["discard"]["cards"]]
    unseen = [names[word] for word in shown["unseen"]]
    count = int(shown["hand"]["count"])
    if "cards" in shown["hand"]:
        hand = [names[word] for word in shown["hand"]["cards"]]
    else:
        hand = known + unseen[: count - len(known)]
        unseen = unseen[count - len(known) :]
    cards = s.own_cards()
    for zone in (DECK, HAND, DISCARD, KNOWN, SHOWN):
        cards[zone_at(side, zone)] = 0
        cards[zone_at(side, zone) + 1] = 0
    for zone, held in (
        (DECK, unseen),
        (HAND, hand),
        (DISCARD, pile),
        (KNOWN, known),
        (SHOWN, open_to_all),
    ):
        for card in held:
            lay(cards, side, zone, card)
    cards[CARD_WIDTH * side + SIZES + DECK] = int(shown["deck"]["count"])
    cards[CARD_WIDTH * side + SIZES + HAND] = count
    cards[CARD_WIDTH * side + SIZES + DISCARD] = int(shown["discard"]["count"])


def fill_chits(s: Table, shown: "Chits") -> None:
    """The chits; a secret one that is not shown is any that may be secret."""
    for letter in s.battle.plain["chits"]["excluded"]:
        s.chits[LETTERS.index(letter)] = EXCLUDED
    for letter in shown["open"]:
        s.chits[LETTERS.index(letter)] = OPEN
    for side in (0, 1):
        for letter in shown["secret"][s.side_word(side)].get("letters", []):
            s.chits[LETTERS.index(letter)] = SECRET + side
    for side in (0, 1):
        words = shown["secret"][s.side_word(side)]
        if "letters" in words:
            continue
        left = [
            chit
            for chit in range(len(LETTERS))
            if s.chits[chit] == IN_CUP and not s.battle.chit_open_only[chit]
        ]
        for chit in left[: int(words["count"])]:
            s.chits[chit] = SECRET + side


def branches(s: Table, view: "CommanderView", viewer: int) -> None:
    """The stack of a view, and the branches while both set up at once."""
    decision = view["decision"]
    flow = view["flow"]
    names = [frame["frame"] for frame in flow]
    if "both" not in names:
        s.stack = unflow(s, flow)
        if decision is not None:
            s.asked = s.battle.sides.index(decision["sides"][0])
        return
    own = names.index("both") + 1
    s.stack = unflow(s, flow[:own])
    s.asked = EVERYONE
    for side in (0, 1):
        branch = [MAIN_GROUP, side, PLACE_FRAME]
        if side == viewer:
            branch = unflow(s, flow[own:])
        elif decision is None or s.side_word(side) not in decision["sides"]:
            branch = []
        if side == 0:
            s.branch_a = branch
        else:
            s.branch_b = branch


# -- from two views -----


def joined(view: "CommanderView", other: "CommanderView") -> "CommanderView":
    """A view with what only the other side sees laid over it: hand, secret chits, hidden set-up."""
    side = other["side"]
    secret = {**view["chits"]["secret"], side: other["chits"]["secret"][side]}
    units = {
        word: other["units"][word] if shown["side"] == side else shown
        for word, shown in view["units"].items()
    }
    weapons = {
        word: shown if shown["holder"] is not None else other["weapons"][word]
        for word, shown in view["weapons"].items()
    }
    hexes = dict(view["hexes"])
    for word, marks in other["hexes"].items():
        hexes[word] = {**marks, **hexes.get(word, {})}
    flow = view["flow"]
    if len(flow) == len(other["flow"]):  # what the other side alone knows of a frame
        flow = [
            {slot: theirs[slot] if word is None else word for slot, word in ours.items()}
            for ours, theirs in zip(flow, other["flow"], strict=True)
        ]
    return {
        **view,
        "flow": flow,
        "cards": {**view["cards"], side: other["cards"][side]},
        "chits": {**view["chits"], "secret": secret},
        "units": units,
        "weapons": weapons,
        "hexes": hexes,
    }


def join_branch(s: Table, view: "CommanderView", side: int) -> None:
    """While both set up at once: how far the other side has come."""
    flow = view["flow"]
    names = [frame["frame"] for frame in flow]
    if "both" not in names:
        return
    stack = unflow(s, flow[names.index("both") + 1 :])
    if side == 0:
        s.branch_a = stack
    else:
        s.branch_b = stack
