"""Odds by trying: every card that may come next, from the player's knowledge, on copies."""

from collections.abc import Callable
from fractions import Fraction

from fieldcraft.core import Event
from fieldcraft.core.chance import ScriptError
from fieldcraft.games.combat_commander.cards.fate import holds, listed, move_card
from fieldcraft.games.combat_commander.odds.fire import strongest
from fieldcraft.games.combat_commander.orders.fire_pieces import BY_OPPORTUNITY
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    ACCEPT,
    ACTIVATE_FRAME,
    ADVANCE_FRAME,
    AT_HEX,
    DECK,
    DEPTH,
    DISCARD,
    HAND,
    IMPACT_FRAME,
    KNOWN,
    MELEES_FRAME,
    MOVE_FRAME,
    NEXT_UNIT,
    ORDER_FRAME,
    PIECES_FRAME,
    REACT_FRAME,
    REROLL_FRAME,
    SHOOT,
    STOP,
    TARGET_FRAME,
    THING,
    UNIT,
)

OVER = (ORDER_FRAME, TARGET_FRAME, MOVE_FRAME, ADVANCE_FRAME, ACTIVATE_FRAME, MELEES_FRAME)
"""Questions at which what an option has begun is over."""
LIMIT = 2500
"""Worlds that are tried for one forecast."""
Verdict = Callable[[Table, list[Event]], bool | None]
"""Whether it has come so, from the table and everything logged; None while it is open."""


def few_cards(s: Table, keep: int) -> Table:
    """A copy on which both decks hold but few cards, and no roll causes a trigger."""
    twin = s.clone()
    assert isinstance(twin, Table)
    for side in (0, 1):
        for card in listed(twin, side, DECK)[keep:]:
            move_card(twin, side, DECK, DISCARD, card)
    twin.own_numbers()[DEPTH] += 1
    twin.menu_ready = False
    return twin


class TooMany(Exception):
    """There is more to try than a test has time for, or the few cards do not suffice."""


class Trial:
    """All that may follow an option: nobody plays an Action or cancels a roll."""

    def __init__(self, s: Table, viewer: int, unit: int, place: int, verdict: Verdict) -> None:
        self.s = s
        self.viewer = viewer
        self.unit = unit
        """Rolls before others of its side."""
        self.place = place
        """The hex that artillery strikes first."""
        self.verdict = verdict
        self.aim: list[int] = []
        self.steps = 0

    def chance(self, option: int) -> Fraction:
        """The chance of the verdict after the option, all unseen cards being equally likely."""
        s = self.s
        if s.stack[-1] == TARGET_FRAME:
            self.aim = strongest(s, self.viewer, s.slot(1), option & THING)
        elif s.stack[-1] == REACT_FRAME and option == SHOOT:
            self.aim = strongest(s, self.viewer, BY_OPPORTUNITY, s.slot(1))
        return self.follow(s, s.asked, option, [])

    def follow(self, s: Table, side: int, option: int, log: list[Event]) -> Fraction:
        """The chance from here on, once a side has chosen."""
        total = Fraction(0)
        worlds = outcomes(s, self.viewer, side, option)
        self.steps += len(worlds)
        if self.steps > LIMIT:
            raise TooMany
        for world, events in worlds:
            seen = [*log, *events]
            answer = self.verdict(world, seen)
            if answer is None and not self.is_over(world):
                asked = world.asked
                total += self.follow(world, asked, self.reply(world, asked), seen) / len(worlds)
            else:
                total += Fraction(answer is True) / len(worlds)
        return total

    def is_over(self, s: Table) -> bool:
        """Whether what the option began is over, so that nothing more can come of it."""
        if s.finished or s.stack[-1] in OVER:
            return True
        return s.stack[-1] == IMPACT_FRAME and AT_HEX | self.place not in s.options(s.asked)

    def reply(self, s: Table, side: int) -> int:
        """The plainest answer: accept, stop, what is looked at first, the group aimed with."""
        options = s.options(side)
        frame = s.stack[-1]
        if frame == REROLL_FRAME:
            return ACCEPT
        if frame == NEXT_UNIT and UNIT | self.unit in options:
            return UNIT | self.unit
        if frame == IMPACT_FRAME:
            return AT_HEX | self.place
        if frame == PIECES_FRAME:
            return next((piece for piece in self.aim if piece in options), STOP)
        return STOP if STOP in options else options[0]


def outcomes(s: Table, viewer: int, side: int, option: int) -> list[tuple[Table, list[Event]]]:
    """What may follow a choice up to the next question, one world for each card."""
    found = tried(s, side, option, [[], []])
    if found is not None:
        return [found]
    for roller in (0, 1):
        unseen = listed(s, roller, DECK)
        if roller != viewer:
            hidden = set(listed(s, roller, HAND)) - set(listed(s, roller, KNOWN))
            unseen = sorted({*unseen, *hidden})
        worlds = []
        for card in unseen:
            twin = s.clone()
            assert isinstance(twin, Table)
            if holds(twin, roller, HAND, card):  # it might as well lie in the deck
                move_card(twin, roller, DECK, HAND, listed(twin, roller, DECK)[0])
                move_card(twin, roller, HAND, DECK, card)
            script: list[list[int]] = [[], []]
            script[roller] = [card]
            world = tried(twin, side, option, script)
            if world is None:
                break
            worlds.append(world)
        if worlds:
            return worlds
    raise TooMany  # a deck has run out, and time advances


def tried(
    s: Table, side: int, option: int, draws: list[list[int]]
) -> tuple[Table, list[Event]] | None:
    """The choice made with these cards to come; None if another card would be needed."""
    twin = s.clone()
    assert isinstance(twin, Table)
    twin.own_chance().script([], draws, True)
    events: list[Event] = []
    try:
        twin.choose(side, option, events)
    except ScriptError:
        return None
    return twin, events
