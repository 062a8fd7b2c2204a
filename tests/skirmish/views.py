"""The one door out, and the way back in: views, and states that fit them."""

from typing import Any, Final

from fieldcraft.core import EVERYONE, Chance, Visibility
from fieldcraft.core.flow import flow, unflow
from fieldcraft.core.state import CHANCE
from tests.skirmish.frames import Kind
from tests.skirmish.rolls import Omen
from tests.skirmish.table import HAND, PILE, SEEN, Table
from tests.skirmish.terms import (
    CARD_INDEX,
    CARDS,
    HOME,
    SIDES,
    SQUARE_INDEX,
    SQUARES,
    STACKING,
    UNIT_INDEX,
    UNITS,
    WHOLE_DECK,
    members,
    units_of,
)
from tests.skirmish.turns import Discard

FORMAT: Final = 1

FIELDS: Final[dict[str, Visibility]] = {
    "stack": Visibility.PUBLIC,  # but for slots that their frame declares otherwise
    "branch_a": Visibility.OWNER,  # a set-up of any number of units
    "branch_b": Visibility.OWNER,
    "asked": Visibility.PUBLIC,
    "epoch": Visibility.PUBLIC,
    "finished": Visibility.PUBLIC,
    "winner": Visibility.PUBLIC,
    "reason": Visibility.PUBLIC,
    "margin": Visibility.PUBLIC,
    "chance.key": Visibility.NOBODY,
    "chance.position": Visibility.NOBODY,
    "scenario": Visibility.PUBLIC,
    "deck_red": Visibility.NOBODY,
    "deck_blue": Visibility.NOBODY,
    "cards.hand": Visibility.OWNER,
    "cards.pile": Visibility.PUBLIC,
    "cards.seen": Visibility.OWNER,  # both players know what one has seen of the other's hand
    "places": Visibility.PUBLIC,
    "plans": Visibility.OWNER,
    "broken": Visibility.PUBLIC,
    "jammed": Visibility.PUBLIC,
    "smoke": Visibility.PUBLIC,
    "foxholes": Visibility.PUBLIC,
    "time": Visibility.PUBLIC,
    "points": Visibility.PUBLIC,
    "initiative": Visibility.PUBLIC,
    "active": Visibility.PUBLIC,
}
"""Who may know each field of the table."""

WORKINGS: Final = frozenset(("frames", "main", "inside", "menu", "menu_ready", "shared", "sink"))
"""Attributes that say nothing of the match: tables, and what can be worked out again."""


def names(mask: int) -> list[str]:
    """The cards of a mask, in words."""
    return [CARDS[card].name for card in members(mask)]


def mask_of(cards: list[str]) -> int:
    """The mask of some cards."""
    return sum(1 << CARD_INDEX[card] for card in cards)


def squares(mask: int) -> list[str]:
    """The squares of a mask, in words."""
    return [SQUARES[square] for square in members(mask)]


def view(s: Table, side: int) -> dict[str, Any]:
    """What a side, or a spectator, may know."""
    decision = s.decision
    return {
        "format": FORMAT,
        "game": "skirmish",
        "scenario": s.scenario,
        "side": SIDES[side] if side >= 0 else "spectator",
        "decision": None
        if decision is None
        else {
            "sides": [SIDES[who] for who in decision.sides],
            "question": decision.question,
            "clause": decision.clause,
            "both": s.asked == EVERYONE,
        },
        "question": s.question(side),
        "outcome": outcome(s),
        "options": {},
        "time": s.time,
        "points": s.points,
        "initiative": SIDES[s.initiative],
        "active": SIDES[s.active],
        "units": {
            UNITS[unit]: [SQUARES[place], s.broken >> unit & 1, s.jammed >> unit & 1]
            for unit, place in enumerate(s.places)
            if place >= 0
        },
        "smoke": squares(s.smoke),
        "foxholes": squares(s.foxholes),
        "cards": {word: cards(s, index, side) for index, word in enumerate(SIDES)},
        "plans": {
            UNITS[unit]: SQUARES[s.plans[unit]]
            for unit in (units_of(side) if side >= 0 else ())
            if s.plans[unit] >= 0
        },
        "flow": flow(s, side),
    }


def outcome(s: Table) -> dict[str, Any] | None:
    """How the game ended, in words."""
    if not s.finished:
        return None
    winner = SIDES[s.winner] if s.winner >= 0 else None
    return {"winner": winner, "reason": s.reason, "margin": s.margin}


def cards(s: Table, side: int, viewer: int) -> dict[str, Any]:
    """A side's cards: the pile is open, the hand its owner's, what was shown stays known."""
    shown: dict[str, Any] = {
        "deck": len(s.deck(side)),
        "hand": s.hand(side).bit_count(),
        "pile": names(s.cards[PILE + side]),
        "aside": aside(s, side).bit_count(),
    }
    if viewer == side:
        shown["held"] = names(s.hand(side))
    if viewer >= 0:
        shown["known"] = names(s.cards[SEEN + side])
    return shown


def aside(s: Table, side: int) -> int:
    """The cards that a side has laid aside, face down: how many is seen, which is not."""
    if s.finished or s.asked != side or s.top() != Kind.DISCARD:
        return 0
    return s.slot(Discard.PICKED)


# -- redrawing what a side may not know -----


def shuffled(things: list[int], rng: Chance) -> list[int]:
    """A random order."""
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in things]


def redraw(s: Table, side: int, rng: Chance) -> None:
    """Redraw, in place, everything this side may not know."""
    for other in (0, 1):
        redraw_cards(s, other, side, rng)
        if other != side:
            if s.asked == EVERYONE:
                redraw_plans(s, other, rng)
            elif count := aside(s, other).bit_count():
                picked = shuffled(members(s.hand(other)), rng)[:count]
                s.set_slot(Discard.PICKED, sum(1 << card for card in picked))
    s.chance = Chance(bytes(rng.byte() for _ in range(32)))
    s.shared &= ~CHANCE


def redraw_cards(s: Table, side: int, viewer: int, rng: Chance) -> None:
    """A side's hand (what was shown stays), its deck, and a card that lies face down."""
    size = s.hand(side).bit_count()
    fixed = 0
    if viewer == side:
        fixed = s.hand(side)
    elif viewer >= 0:
        fixed = s.cards[SEEN + side]
    pool = shuffled(members(s.unseen(side) & ~fixed), rng)
    hand = fixed
    while hand.bit_count() < size:
        hand |= 1 << pool.pop()
    if s.cards[HAND + side] != hand:
        s.own_cards()[HAND + side] = hand
    if viewer < 0:
        s.own_cards()[SEEN + side] &= hand
    if not s.finished and s.asked != EVERYONE and s.top() == Kind.OMEN:
        if s.slot(Omen.SIDE) == side:
            s.set_slot(Omen.CARD, pool.pop())
    s.own_deck(side)[:] = pool


def redraw_plans(s: Table, side: int, rng: Chance) -> None:
    """A secret set-up: any number of units if it goes on, at least one if it has stopped."""
    going_on = bool(s.branch(side))
    units = shuffled(list(units_of(side)), rng)
    room = shuffled(list(HOME[side]) * STACKING, rng)
    if not going_on and all(s.plans[unit] < 0 for unit in units):
        return
    count = rng.below(len(units) + 1) if going_on else 1 + rng.below(len(units))
    plans = s.own_plans()
    for place, unit in enumerate(units):
        plans[unit] = room.pop() if place < count else -1
    if going_on:
        s.enter(side)
        while s.stack:
            s.pop()
        s.push(Kind.PLACE_UNIT, [side])
        if count < len(units) and rng.below(2):
            s.push(Kind.CHOOSE_HOME, [side, units[-1]])
        s.leave(side)


# -- from a view alone -----


def fill(s: Table, seen: dict[str, Any], viewer: int) -> None:
    """Lay a view on an empty table, with placeholders for what it hides."""
    s.time, s.points = seen["time"], seen["points"]
    s.initiative, s.active = SIDES.index(seen["initiative"]), SIDES.index(seen["active"])
    for word, (square, broken, jammed) in seen["units"].items():
        unit = UNIT_INDEX[word]
        s.places[unit] = SQUARE_INDEX[square]
        s.broken |= broken << unit
        s.jammed |= jammed << unit
    s.smoke = sum(1 << SQUARE_INDEX[square] for square in seen["smoke"])
    s.foxholes = sum(1 << SQUARE_INDEX[square] for square in seen["foxholes"])
    for side, name in enumerate(SIDES):
        fill_cards(s, side, seen["cards"][name])
    for word, square in seen["plans"].items():
        s.plans[UNIT_INDEX[word]] = SQUARE_INDEX[square]
    decision, ending = seen["decision"], seen["outcome"]
    flow = [frame["frame"] for frame in seen["flow"]]
    fork = flow.index("both") + 1 if "both" in flow else len(flow)
    s.stack = unflow(s, seen["flow"][:fork])
    if decision is None:
        winner = SIDES.index(ending["winner"]) if ending["winner"] else -1
        s.finish(winner, ending["reason"], ending["margin"])
        s.asked = -2
    elif decision["both"]:
        s.asked = EVERYONE
        branches = [[int(side), int(Kind.PLACE_UNIT)] for side in (0, 1)]
        for side, name in enumerate(SIDES):
            if side == viewer:
                branches[side] = unflow(s, seen["flow"][fork:])
            elif name not in decision["sides"]:
                branches[side] = []
                fill_plan(s, side)
        s.branch_a, s.branch_b = branches
    else:
        s.asked = SIDES.index(decision["sides"][0])
        if s.top() == Kind.DISCARD and s.asked != viewer:
            held = members(s.hand(s.asked))[: seen["cards"][SIDES[s.asked]]["aside"]]
            s.set_slot(Discard.PICKED, sum(1 << card for card in held))


def fill_plan(s: Table, side: int) -> None:
    """A placeholder for a set-up that has stopped, unless the scenario itself placed the side."""
    units = units_of(side)
    if all(s.places[unit] < 0 for unit in units):
        s.plans[units[0]] = HOME[side][0]


def fill_cards(s: Table, side: int, shown: dict[str, Any]) -> None:
    """Pile and known cards as shown; the rest of the hand from the top of the unseen."""
    pile = mask_of(shown["pile"])
    known = mask_of(shown.get("known", []))
    hand = mask_of(shown["held"]) if "held" in shown else known
    rest = members(WHOLE_DECK & ~pile & ~hand)
    while hand.bit_count() < shown["hand"]:
        hand |= 1 << rest.pop()
    s.cards[HAND + side], s.cards[PILE + side], s.cards[SEEN + side] = hand, pile, known
    s.own_deck(side)[:] = rest
