"""Full states that fit what a side knows: everything it may not know is redrawn."""

from fieldcraft.core.bits import count_of
from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.state import CHANCE
from fieldcraft.games.combat_commander.actions.fire_window import FirepowerAction
from fieldcraft.games.combat_commander.actions.printed import action_on
from fieldcraft.games.combat_commander.cards.fate import (
    holds,
    listed,
    move_card,
    nth_card,
    size,
    zone_at,
)
from fieldcraft.games.combat_commander.orders.declared import Declared, attack_below, group_at
from fieldcraft.games.combat_commander.orders.fire_groups import lift_of
from fieldcraft.games.combat_commander.orders.firepower import group_fp
from fieldcraft.games.combat_commander.setup.force_choice import ForcePick
from fieldcraft.games.combat_commander.setup.forces import fitting_forces
from fieldcraft.games.combat_commander.setup.placing import lay as lay_unit
from fieldcraft.games.combat_commander.setup.plan import MAIN_GROUP
from fieldcraft.games.combat_commander.setup.quick import place_all
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    DECK,
    FIRE_WINDOW,
    FORCE_PICK,
    HAND,
    HELD_SHIFT,
    IN_CUP,
    KNOWN,
    LETTERS,
    NOWHERE,
    PIECES_FRAME,
    PLACE_FRAME,
    SECRET,
    SHOWN,
    WORD_BITS,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES

HANDS_DECIDE = (PIECES_FRAME, FIRE_WINDOW)
"""GAP-52: the questions to which a hand may have no answer; the others all have one without it."""
TRIES = 200
"""How often a hand is dealt again until its owner has an answer to what he is asked."""


def redraw(s: Table, side: int, rng: Chance) -> None:
    """Redraw, in place, everything this side may not know: hands, decks, secret chits."""
    redraw_chits(s, side, rng)
    if s.top() == FORCE_PICK and s.slot(ForcePick.SIDE) == 1 and side != 0:
        forces = fitting_forces(s, 0)  # A.6 step 5: chosen, but not shown yet
        s.set_slot_at(s.under(), ForcePick.FORCE, forces[rng.below(len(forces))])
    if s.asked == EVERYONE:
        for other in (0, 1):
            if other != side:
                set_up_again(s, other)
    s.menu_ready = False  # options listed before would tell the hand that was redrawn
    for other in (0, 1):
        if other != side:
            redraw_cards(s, other, side, rng)
    if s.asked in (0, 1) and s.asked != side:
        fit_hand(s, s.asked, side, rng)
    s.chance = Chance(rng.taken(32))
    s.shared &= ~CHANCE
    s.menu_ready = False


def fit_hand(s: Table, side: int, viewer: int, rng: Chance) -> None:
    """CC-O20.3.2: an attack that only Actions make possible tells that they are in hand.

    Hands that do not fit are dealt again; if what is needed is rare, more and more of the cards are
    such Actions.
    """
    for tries in range(2 * TRIES):
        if can_answer(s, side):
            return
        s.menu_ready = False
        redraw_cards(s, side, viewer, rng)
        for _ in range(tries // TRIES * size(s, side, HAND)):
            if not can_answer(s, side):
                swap_for_firepower(s, side, rng)
    if not can_answer(s, side):
        raise AssertionError("no hand fits what its owner is asked")


def can_answer(s: Table, side: int) -> bool:
    """Whether the owner of a hand has an answer, and the Actions that his attack cannot do without.

    Those of an attack below 1 Firepower may be several, played one after the other (GAP-52).
    """
    if s.top() in HANDS_DECIDE:
        s.menu_ready = False
        if not s.legal(side):
            return False
    attack = attack_below(s)
    if attack < 0 or s.find(FIRE_WINDOW) < attack:
        return True
    target = s.slot_at(attack, Declared.HEX)
    group = group_at(s, attack)
    fp = group_fp(s, group, target) + s.slot_at(attack, Declared.BONUS)
    return fp >= 1 or fp + lift_of(s, s.slot_at(attack, Declared.OCCASION), group, target) >= 1


def swap_for_firepower(s: Table, side: int, rng: Chance) -> None:
    """Exchange a card of the hand that nobody has seen for an Action of Firepower in the deck."""
    held = [card for card in listed(s, side, HAND) if not holds(s, side, KNOWN, card)]
    plain = [card for card in held if not adds_firepower(s, side, card)]
    found = [card for card in listed(s, side, DECK) if adds_firepower(s, side, card)]
    if found and held:
        out = plain if plain else held
        move_card(s, side, HAND, DECK, out[rng.below(len(out))])
        move_card(s, side, DECK, HAND, found[rng.below(len(found))])


def adds_firepower(s: Table, side: int, card: int) -> bool:
    """Whether a card's Action may raise an attack."""
    return isinstance(action_on(s, side, card), FirepowerAction)


def set_up_again(s: Table, side: int) -> None:
    """While both set up at once: a side that is ready stands somewhere, another has not begun."""
    plan = s.battle.plan
    placed = [marker["hex"] for marker in s.battle.plain["placed"]]
    for unit in range(CAPACITY * side, CAPACITY * side + s.battle.slots[side]):
        if s.kind_of(unit) >= 0 and s.place_of(unit) >= 0 and plan.fixed[unit] < 0:
            lay_unit(s, unit, NOWHERE)
    for weapon in range(len(plan.weapon_group)):
        if s.battle.weapon_owner[weapon] == side:
            s.give(weapon, plan.bound[weapon])
    hexes = s.own_hexes()
    for index in range(HEXES):
        if hexes[index] >> HELD_SHIFT == side + 1 and index not in placed:
            hexes[index] = 0
    is_ready = not s.branch(side)
    s.enter(side)
    if is_ready:
        place_all(s, side, MAIN_GROUP)
    else:
        s.own_stack().clear()
        s.push(PLACE_FRAME, [side, MAIN_GROUP])
    s.leave(side)


def redraw_cards(s: Table, side: int, viewer: int, rng: Chance) -> None:
    """Deal a side's unseen cards to hand and deck; a spectator has seen what was shown to all."""
    cards = s.own_cards()
    deck = zone_at(side, DECK)
    hand = zone_at(side, HAND)
    seen = zone_at(side, KNOWN if viewer >= 0 else SHOWN)
    wanted = size(s, side, HAND)
    for half in (0, 1):
        known = cards[seen + half]
        cards[deck + half] = cards[deck + half] | cards[hand + half] & ~known
        cards[hand + half] = known
        cards[zone_at(side, KNOWN) + half] = known
        wanted -= count_of(known)
    left = count_of(cards[deck]) + count_of(cards[deck + 1])
    for drawn in range(wanted):  # whatever lay where, the same draws give the same cards
        card = nth_card(cards[deck], cards[deck + 1], rng.below(left - drawn))
        place = deck + card // WORD_BITS
        cards[place] = cards[place] & ~(1 << card % WORD_BITS)
        lay(cards, side, HAND, card)


def lay(cards: list[int], side: int, zone: int, card: int) -> None:
    """Put a card's bit into a zone."""
    place = zone_at(side, zone) + card // WORD_BITS
    cards[place] = cards[place] | 1 << card % WORD_BITS


def redraw_chits(s: Table, side: int, rng: Chance) -> None:
    """CC-7.3.3: the other side's secret chits become any that are not in play.

    A chit without a secret side is never one of them.
    """
    chits = s.own_chits()
    counts = [0, 0]
    for chit in range(len(LETTERS)):
        for other in (0, 1):
            if other != side and chits[chit] == SECRET + other:
                chits[chit] = IN_CUP
                counts[other] += 1
    left = [
        chit
        for chit in range(len(LETTERS))
        if chits[chit] == IN_CUP and not s.battle.chit_open_only[chit]
    ]
    for other in (0, 1):
        for _ in range(counts[other]):
            chits[left.pop(rng.below(len(left)))] = SECRET + other
