"""What every bot is: a name, a seed of its own, an answer to each question, and its reasons."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from hashlib import blake2b
from typing import ClassVar

from fieldcraft.bots.seat import Seat
from fieldcraft.core.chance import Chance


@dataclass(frozen=True)
class Reason:
    """How a bot judged one option: its words, its score, and the named parts of the score.

    Data, not text: whoever shows it puts the parts into the reader's language.
    """

    word: str
    score: float
    parts: tuple[tuple[str, float], ...] = ()


class Bot(ABC):
    """An opponent.  It is given a seat at each decision and returns one of the seat's options.

    Its chance comes from `rng`, a stream of its own keyed by name and seed; never from the
    match's, so that thinking does not change the dice.
    """

    name: ClassVar[str]
    stream: ClassVar[str] = ""
    """What its chance is keyed by, where that is not its name."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        text = f"fieldcraft/bot/{self.stream or self.name}/{seed}".encode()
        self.rng = Chance(blake2b(text, digest_size=32).digest())

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """One of `seat.options`; asked only when there is a question."""

    def reasons(self) -> list[Reason]:
        """How the options of the last decision were judged, best first; empty if they were not."""
        return []
