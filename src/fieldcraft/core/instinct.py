"""A trained hand: the quick hand's judgement, corrected by what many games have taught.

An instinct is a small network (`core.net`) for one scenario.  Its rows are what a side sees
(`Policy.sight`), what is asked, and for each option which one it is; it adds to what the quick hand
thinks of an option.  Rows that are not part of the sight are found by keys, so that an instinct
knows only what its games have met.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.net import GRAIN, LANE, LANE_BITS, LANES, ZERO, Net
from fieldcraft.core.policy import UNIT, Policy, best
from fieldcraft.core.state import State

SLOT_KEY: Final = 0
PLAIN_KEY: Final = 1
THING_KEY: Final = 2
LANDMARK_KEY: Final = 3
KEY_BITS: Final = 2
VALUE_BITS: Final = 13
NOT_PIECES: Final = ("side", "number", "hex")
"""Kinds of slots that do not say what a question is about: too many places, or none."""
LARGEST: Final = 4000
"""Numbers in slots from here on are sets of things, which are told by other rows."""
OPTION_BITS: Final = 16
WORST: Final = -2 * UNIT
"""No option is further behind the quick hand's favourite than so."""
FINE: Final = 64
"""Steps of the table of shares for one of logarithmic odds."""
SHARES: Final[list[int]] = [round(65536 * exp(-place / FINE)) for place in range(10 * FINE)]


class Instinct:
    """What was learnt of a scenario."""

    def __init__(
        self,
        net: Net,
        keys: dict[int, int],
        trust: dict[int, int],
        lead: dict[int, int],
        free: int = 0,
    ) -> None:
        """Rows by key; by question, what a thousandth counts and what the favourite has ahead.

        The last row of the network stands for what is not known.  While it is trained, keys that
        are met take the rows from `free` on.
        """
        self.net = net
        self.keys = keys
        self.trust = trust
        self.lead = lead
        self.blank = len(net.direct) - 1
        self.free = free if free else self.blank
        self.contexts: list[int] = []

    def row(self, key: int) -> int:
        """The row of a key."""
        found = self.keys.get(key, -1)
        if found < 0:
            found = self.blank
            if self.free < self.blank:
                found = self.free
                self.free += 1
                self.keys[key] = found
        return found

    def context(self, s: State, kind: int) -> int:
        """The place of the slot that says what a question is about: the first that names a piece.

        -1 if there is none.
        """
        if not self.contexts:
            for frame in s.frames:
                found = -1
                for place in range(len(frame.slots) - 1, -1, -1):
                    if frame.slots[place].kind not in NOT_PIECES:
                        found = place
                self.contexts.append(found)
        return self.contexts[kind]

    def rows(self, policy: Policy, s: State, side: int, stack: list[int]) -> list[int]:
        """What a side sees, and what it is asked."""
        found = policy.sight(s, side)
        blank = self.blank
        for mark in policy.landmarks(s):
            row = self.row(mark << KEY_BITS | LANDMARK_KEY)
            if row != blank:
                found.append(row)
        kind = stack[-1]
        row = self.row(kind << VALUE_BITS + 4 + KEY_BITS | SLOT_KEY)
        if row != blank:
            found.append(row)
        for place in range(s.frames[kind].width):
            value = stack[-2 - place]
            if 0 <= value < LARGEST:
                key = (kind << 4 | place + 1) << VALUE_BITS | value
                row = self.row(key << KEY_BITS | SLOT_KEY)
                if row != blank:
                    found.append(row)
        return found

    def option_rows(self, s: State, side: int, stack: list[int], menu: list[int]) -> list[int]:
        """Two rows for each option: which it is, and which it is of what the question is about."""
        kind = stack[-1]
        place = self.context(s, kind)
        about = -1 if place < 0 else stack[-2 - place]
        if about < 0 or about >= LARGEST:
            about = LARGEST
        found: list[int] = []
        first = kind << 1 | side
        second = first << VALUE_BITS | about
        for option in menu:
            found.append(self.row((first << OPTION_BITS | option) << KEY_BITS | PLAIN_KEY))
            found.append(self.row((second << OPTION_BITS | option) << KEY_BITS | THING_KEY))
        return found

    def weighed(
        self, kind: int, rows: list[int], option_rows: list[int], quick: list[int]
    ) -> list[int]:
        """What each option is worth, as logarithmic odds in units of 1 / UNIT."""
        net = self.net
        direct = net.direct
        out = net.out
        units = net.units
        sums = net.sums_of(rows)
        nothing = ZERO * (len(rows) + 3)
        trust = self.trust.get(kind, 0)
        leader = best(quick)
        most = quick[leader]
        found: list[int] = []
        for place in range(len(quick)):
            one = option_rows[2 * place]
            other = option_rows[2 * place + 1]
            behind = quick[place] - most
            if behind < WORST:
                behind = WORST
            total = trust * behind // UNIT + direct[one] + direct[other]
            if place == leader:
                total += self.lead.get(kind, 0)
            unit = 0
            for word in range(len(sums)):
                column = net.columns[word]
                packed_sum = sums[word] + column[one] + column[other]
                for _ in range(LANES):
                    if unit < units:
                        seen = (packed_sum & LANE) - nothing
                        if seen > 0:
                            total += seen * out[unit]
                        packed_sum >>= LANE_BITS
                        unit += 1
            found.append(total * UNIT // GRAIN)
        return found


class TrainedHand(Policy):
    """A policy that corrects another one, in scenarios for which something was learnt.

    What is learnt are other habits of that policy, by side, or an instinct, or both.
    """

    def __init__(
        self,
        hand: Policy,
        find: Callable[[str], Instinct | None],
        tuned: Callable[[str], list[Policy]] | None = None,
    ) -> None:
        super().__init__()
        self.hand = hand
        self.find = find
        self.tuned = tuned
        self.instincts: dict[str, Instinct | None] = {}
        self.hands: dict[str, list[Policy]] = {}

    def instinct_for(self, s: State) -> Instinct | None:
        """What was learnt of the scenario played."""
        name = self.hand.scenario(s)
        if name not in self.instincts:
            self.instincts[name] = self.find(name)
        return self.instincts[name]

    def hand_for(self, s: State, side: int) -> Policy:
        """The policy with the habits of a side in the scenario played."""
        if self.tuned is None:
            return self.hand
        name = self.hand.scenario(s)
        if name not in self.hands:
            self.hands[name] = self.tuned(name)
        hands = self.hands[name]
        return hands[side] if hands else self.hand

    def is_trained(self, s: State) -> bool:
        return self.instinct_for(s) is not None or self.hand_for(s, 0) is not self.hand

    def scores(self, s: State, side: int, menu: list[int]) -> list[int]:
        quick = self.hand_for(s, side).scores(s, side, menu)
        instinct = self.instinct_for(s)
        if instinct is None or len(menu) == 1 or self.hand.is_set_up(s):
            return quick
        stack = s.branch(side) if s.asked == EVERYONE else s.stack
        rows = instinct.rows(self.hand, s, side, stack)
        options = instinct.option_rows(s, side, stack, menu)
        return instinct.weighed(stack[-1], rows, options, quick)

    def scenario(self, s: State) -> str:
        return self.hand.scenario(s)

    def features(self, s: State, side: int) -> list[int]:
        return self.hand.features(s, side)

    def sight(self, s: State, side: int) -> list[int]:
        return self.hand.sight(s, side)

    def sight_rows(self, s: State) -> int:
        return self.hand.sight_rows(s)

    def landmarks(self, s: State) -> list[int]:
        return self.hand.landmarks(s)

    def net_for(self, s: State) -> Net | None:
        return self.hand.net_for(s)

    def value(self, s: State, side: int) -> int:
        return self.hand.value(s, side)

    def clock(self, s: State) -> int:
        return self.hand.clock(s)

    def span(self) -> int:
        return self.hand.span()

    def wastes(self, s: State, side: int, option: int) -> bool:
        return self.hand.wastes(s, side, option)

    def is_fork(self, s: State, side: int) -> bool:
        return self.hand.is_fork(s, side)

    def sort(self, s: State, option: int) -> int:
        return self.hand.sort(s, option)

    def is_set_up(self, s: State) -> bool:
        return self.hand.is_set_up(s)


def drawn(worths: list[int], rng: Chance) -> int:
    """A place by chance: each as often as its logarithmic odds say, in units of 1 / UNIT."""
    most = max(worths)
    shares: list[int] = []
    total = 0
    for one in worths:
        steps = (most - one) * FINE // UNIT
        share = SHARES[steps] if steps < len(SHARES) else 0
        shares.append(share)
        total += share
    left = rng.below(total)
    for place in range(len(shares)):
        left -= shares[place]
        if left < 0:
            return place
    return 0
