"""A bot that attacks only when the odds are good.

fieldcraft simulate normandy la-raye --games 4 --bots cautious_bot:Cautious random
"""

from __future__ import annotations

from fieldcraft.bots import Bot, Seat


class Cautious(Bot):
    """Takes the best shot if it is better than even; otherwise anything else."""

    name = "cautious"

    def choose(self, seat: Seat) -> int:
        """The option with the best odds above one half, else one at random."""
        best, odds = -1, 0.5
        for option in seat.options:
            for forecast in seat.forecast(option):
                hits, of = forecast.chance
                if hits / of > odds:
                    best, odds = option, hits / of
        if best >= 0:
            return best
        return seat.options[self.rng.below(len(seat.options))]
