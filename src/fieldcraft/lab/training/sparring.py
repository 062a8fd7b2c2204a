"""A bot as somebody to train against: it answers where a hand is asked."""

from __future__ import annotations

from fieldcraft import bots
from fieldcraft.bots import Bot, ask
from fieldcraft.core.policy import UNIT, Policy
from fieldcraft.core.state import State


class Partner(Policy):
    """Plays by a bot, which sees what its seat sees; all else it knows from the quick hand."""

    def __init__(self, name: str, quick: Policy) -> None:
        super().__init__()
        self.name = name
        self.quick = quick
        self.bot: Bot = bots.make(name, 0)

    def sit_down(self, seed: int) -> None:
        """Begin a game, in which the bot's own chance is that of this seed."""
        self.bot = bots.make(self.name, seed)

    def scores(self, s: State, side: int, menu: list[int]) -> list[int]:
        """Something for what the bot takes, nothing for all else."""
        taken = ask(self.bot, s, side)
        return [UNIT if option == taken else 0 for option in menu]

    def scenario(self, s: State) -> str:
        return self.quick.scenario(s)

    def features(self, s: State, side: int) -> list[int]:
        return self.quick.features(s, side)

    def clock(self, s: State) -> int:
        return self.quick.clock(s)

    def is_fork(self, s: State, side: int) -> bool:
        return self.quick.is_fork(s, side)
