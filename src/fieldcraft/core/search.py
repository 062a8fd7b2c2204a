"""Thinking ahead over whole lines: a card or an Order from its first choice to the next fork.

Lines are tried in sampled worlds, the same for all of them, and played on by the quick hand; those
that come to less are dropped half at a time.
"""

from typing import Final

from fieldcraft.core.chance import Chance
from fieldcraft.core.policy import UNIT, Policy, asked, best, play_on, settle, worth
from fieldcraft.core.state import State

LONGEST = 24
"""So many choices of a line are written out; the quick hand makes those that follow."""
WIDEST = 64
OWN: Final = 0
"""The place of the quick hand's own line."""
LEAST_SPREAD: Final = 3_000
"""As much at least, in squares of thousandths, a line may come to now and then by chance."""


def lines_from(s: State, side: int, policy: Policy, widths: list[int]) -> list[list[int]]:
    """The lines that a side can begin now, the quick hand's own first.

    At the n-th choice of a line the best so many are followed, by the quick hand's judgement; 0
    stands for all, but of options of one sort only for the first.  A line ends where chance, the
    other side or the next fork comes in.
    """
    found: list[list[int]] = []
    _grow(s, side, policy, widths, 0, [], found)
    return found


def _grow(
    s: State,
    side: int,
    policy: Policy,
    widths: list[int],
    depth: int,
    begun: list[int],
    found: list[list[int]],
) -> None:
    menu = s.legal(side)
    scores = policy.scores(s, side, menu)
    width = widths[depth] if depth < len(widths) else 1
    if width == 0:
        width = len(menu)
    left = list(menu)
    sorts: list[int] = []
    for _ in range(width):
        if not left or len(found) >= WIDEST:
            return
        place = best(scores)
        option = left.pop(place)
        scores.pop(place)
        sort = policy.sort(s, option)
        if sort in sorts:
            continue
        sorts.append(sort)
        twin = s.clone()
        twin.take(side, option)
        line = [*begun, option]
        if (
            twin.finished
            or twin.epoch != s.epoch
            or asked(twin) != side
            or policy.is_fork(twin, side)
            or len(line) >= LONGEST
        ):
            found.append(line)
        else:
            _grow(twin, side, policy, widths, depth + 1, line, found)


class Search:
    """One decision thought through: the lines, and what each came to so far.

    Whoever thinks says how often `try_all` is called between two calls of `drop_half`.  The quick
    hand's own line is tried in every world and never dropped: the others are measured against it.
    """

    def __init__(
        self, world: State, side: int, policy: Policy, rng: Chance, widths: list[int]
    ) -> None:
        self.world = world
        self.side = side
        self.policy = policy
        self.rng = rng
        self.lines = lines_from(world, side, policy, widths)
        self.left = list(range(len(self.lines)))
        """The places of the lines that are still tried, the quick hand's own before others."""
        self.sums = [0] * len(self.lines)
        self.counts = [0] * len(self.lines)
        self.gains = [0] * len(self.lines)
        """What each line came to over the quick hand's own in the same worlds."""
        self.squares = [0] * len(self.lines)
        self.choices = 0
        """So many were made in thought."""

    def try_all(self, ahead: int, limit: int) -> None:
        """Try what is left in one more world, so many rounds, or turns of each, ahead."""
        dealt = self.world.determinize(self.side, self.rng)
        until = self.policy.clock(self.world) + ahead * self.policy.span()
        own = 0
        for place in self.left:
            came = self.tried(dealt, self.lines[place], until, limit)
            if place == OWN:
                own = came
            self.sums[place] = self.sums[place] + came
            self.counts[place] = self.counts[place] + 1
            self.gains[place] = self.gains[place] + came - own
            self.squares[place] = self.squares[place] + (came - own) * (came - own)

    def tried(self, world: State, line: list[int], until: int, limit: int) -> int:
        """How the side stands after a line in one world, the quick hand playing on."""
        twin = world.clone()
        for option in line:
            if twin.finished or asked(twin) != self.side or option not in twin.legal(self.side):
                break
            twin.take(self.side, option)
        self.choices += len(line) + settle(twin, self.policy, limit)
        self.choices += play_on(twin, self.policy, until, limit)
        return worth(twin, self.side, self.policy)

    def mean(self, place: int) -> int:
        """What a line came to on average, from -UNIT to UNIT."""
        count = self.counts[place]
        return self.sums[place] // count if count else -UNIT

    def gain(self, place: int) -> int:
        """What a line came to over the quick hand's own on average, in thousandths of UNIT."""
        count = self.counts[place]
        return 1000 * self.gains[place] // count if count else -1000 * UNIT

    def is_surely_better(self, place: int, doubt: int) -> bool:
        """Whether a line's gain is so many tenths of its own error above nothing."""
        count = self.counts[place]
        total = self.gains[place]
        if total <= 0 or count == 0:
            return False
        spread = self.squares[place] - total * total // count
        spread = spread // max(1, count - 1) + LEAST_SPREAD
        # total / count > doubt / 10 * sqrt(spread / count)
        return 100 * total * total > doubt * doubt * spread * count

    def drop_half(self) -> None:
        """Go on with the half that came to most, and with the quick hand's own."""
        keep = (len(self.left) + 1) // 2
        while len(self.left) > keep and len(self.left) > 2:
            worst = self.left[-1]
            for place in self.left[::-1]:
                if place != OWN and self.gain(place) < self.gain(worst):
                    worst = place
            self.left.remove(worst)

    def best(self, doubt: int) -> int:
        """The place of the line that came to most of those that are surely better than the own."""
        found = OWN
        for place in self.left:
            if self.gain(place) > self.gain(found) and self.is_surely_better(place, doubt):
                found = place
        return found
