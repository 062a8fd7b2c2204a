"""The beginner: any legal option, each as likely as the other."""

from typing import ClassVar

from fieldcraft.bots.bot import Bot
from fieldcraft.bots.seat import Seat


class RandomBot(Bot):
    """Chooses uniformly among the options of each question, of whatever game."""

    name: ClassVar[str] = "random"

    def choose(self, seat: Seat) -> int:
        return seat.options[self.rng.below(len(seat.options))]
