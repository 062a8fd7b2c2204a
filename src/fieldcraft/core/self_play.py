"""Games that a trained hand plays to learn from them: what it saw, what it chose, what else."""

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.instinct import WORST, TrainedHand, drawn
from fieldcraft.core.policy import UNIT, Policy, answer, asked, best
from fieldcraft.core.state import State


class Notes:
    """The decisions of games, as lists of numbers one after the other, to learn from."""

    def __init__(self) -> None:
        self.games: list[int] = []
        self.sides: list[int] = []
        self.kinds: list[int] = []
        self.lengths: list[int] = []
        """Of each decision, how many rows."""
        self.rows: list[int] = []
        self.counts: list[int] = []
        """Of each decision, how many options."""
        self.options: list[int] = []
        """Of each option, its two rows."""
        self.behind: list[int] = []
        """Of each option, how far it is behind the quick hand's favourite."""
        self.leaders: list[int] = []
        """Of each decision, the place of that favourite."""
        self.chosen: list[int] = []


def play_noted(
    s: State,
    hands: list[Policy],
    noted: int,
    game: int,
    rng: Chance,
    limit: int,
    notes: Notes,
    slips: int = 0,
) -> int:
    """Play a game; the sides in the mask `noted` choose by chance as their trained hand weighs.

    What those decide is noted.  Of a thousand choices of a side that is not noted, so many are
    slips, made at random.  Returns how many choices were made.
    """
    made = 0
    while made < limit and not s.finished:
        made += 1
        side = asked(s)
        menu = s.legal(side)
        if len(menu) == 1:
            s.take(side, menu[0])
            continue
        hand = hands[side]
        if slips and not noted >> side & 1 and rng.below(UNIT) < slips:
            s.take(side, menu[rng.below(len(menu))])
            continue
        if not noted >> side & 1 or not isinstance(hand, TrainedHand) or hand.is_set_up(s):
            s.take(side, answer(s, side, hand))
            continue
        instinct = hand.instinct_for(s)
        assert instinct is not None
        quick = hand.hand_for(s, side).scores(s, side, menu)
        stack = s.branch(side) if s.asked == EVERYONE else s.stack
        kind = stack[-1]
        rows = instinct.rows(hand.hand, s, side, stack)
        options = instinct.option_rows(s, side, stack, menu)
        place = drawn(instinct.weighed(kind, rows, options, quick), rng)
        leader = best(quick)
        most = quick[leader]
        notes.games.append(game)
        notes.sides.append(side)
        notes.kinds.append(kind)
        notes.lengths.append(len(rows))
        notes.rows.extend(rows)
        notes.counts.append(len(menu))
        notes.options.extend(options)
        for one in quick:
            behind = one - most
            notes.behind.append(behind if behind > WORST else WORST)
        notes.leaders.append(leader)
        notes.chosen.append(place)
        s.take(side, menu[place])
    return made
