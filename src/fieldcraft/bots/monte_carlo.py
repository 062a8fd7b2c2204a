"""The gambler: it plays every option on at random a few times and takes what wins most often."""

from typing import ClassVar, Final

from fieldcraft import games
from fieldcraft.bots.bot import Bot, Reason
from fieldcraft.bots.seat import Seat
from fieldcraft.core.playout import playout
from fieldcraft.core.state import State

BUDGET: Final = 2_000
"""So many choices are played in thought at one decision, whichever game it is."""
LONGEST: Final = 500
SHORTEST: Final = 10
"""A game in thought that is not over after so many choices, fewer where there are many options, is
nobody's."""


class MonteCarloBot(Bot):
    """Flat Monte Carlo: needs nothing of a game but its rules, so it plays any there is.

    Each round of thought deals again what the seat does not know, then plays every option to the
    end at random, all from the same deal.
    """

    name: ClassVar[str] = "monte-carlo"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._reasons: list[Reason] = []

    def choose(self, seat: Seat) -> int:
        options, game = seat.options, games.get(seat.game)
        worth, rounds, left = [0.0] * len(options), 0, BUDGET
        length = min(LONGEST, max(SHORTEST, BUDGET // len(options)))
        while left > 0 and len(options) > 1:
            dealt = game.sample(seat.view, self.rng)  # from the view: the deal betrays nothing
            for place, option in enumerate(options):
                score, choices = self._tried(dealt.clone(), seat.side, option, length)
                worth[place] += score
                left -= choices + 1
            rounds += 1
        means = [score / max(rounds, 1) for score in worth]
        best = max(means)
        ties = [place for place, mean in enumerate(means) if mean == best]
        chosen = ties[self.rng.below(len(ties))]
        judged = [
            Reason(seat.word(option), mean, (("wins", mean),))
            for option, mean in zip(options, means, strict=True)
        ]
        first = judged.pop(chosen)
        self._reasons = [first, *sorted(judged, key=lambda reason: -reason.score)]
        return options[chosen]

    def reasons(self) -> list[Reason]:
        return self._reasons

    def _tried(self, state: State, side: int, option: int, length: int) -> tuple[float, int]:
        """What an option came to, from -1 (lost) to 1 (won), and after how many choices."""
        state.take(side, option)
        choices = playout(state, self.rng, length)
        if not state.finished or state.winner < 0:
            return 0.0, choices
        return (1.0 if state.winner == side else -1.0), choices
