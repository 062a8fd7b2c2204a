"""Trained hands: what `fieldcraft lab train` has learnt of a scenario, as files.

They lie in `hands` of a game's bots, one for each scenario; where there is none, the quick hand
plays by itself.  A hand is an instinct, or other habits of the quick hand for each side.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, NotRequired, TypedDict

from fieldcraft import games
from fieldcraft.bots.packing import by_row, digest_of, pack, steps, sums, unpack
from fieldcraft.bots.value import OTHERS, policy_of, tuned_policy
from fieldcraft.core.instinct import Instinct, TrainedHand
from fieldcraft.core.net import Net, packed
from fieldcraft.core.policy import Policy

FORMAT: Final = 1

Habits = tuple[tuple[str, int], ...]


class PlainHand(TypedDict):
    """A hand as its file has it; rows and weights are packed."""

    format: int
    sight: int
    used: str
    keys: str
    hidden: str
    direct: str
    out: list[int]
    questions: list[list[int]]
    habits: NotRequired[list[dict[str, int]]]
    games: int
    digest: str


@dataclass(frozen=True)
class Hand:
    """The weights of an instinct as whole numbers, and how many games it was trained in."""

    sight: int = 0
    """Rows that a side can see; the rows of keys follow."""
    used: tuple[int, ...] = ()
    """Those of them that were met often enough to learn something."""
    keys: tuple[int, ...] = ()
    hidden: tuple[tuple[int, ...], ...] = ()
    """By row used and then by key, the weights of the hidden units; nothing without an instinct."""
    direct: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    questions: tuple[tuple[int, int, int], ...] = ()
    """Questions, how far the quick hand is trusted in each, and its favourite's advantage."""
    games: int = 0
    habits: tuple[Habits, ...] = ()
    """By side, those of the quick hand; nothing where they are the usual ones."""

    def instinct(self) -> Instinct | None:
        """As a bot uses it."""
        if not self.hidden:
            return None
        rows = self.sight + len(self.keys) + 1
        hidden, direct = [[0] * len(self.out)] * rows, [0] * rows
        places = (*self.used, *range(self.sight, rows - 1))
        for row, weights, one in zip(places, self.hidden, self.direct, strict=True):
            hidden[row], direct[row] = list(weights), one
        keys = {key: self.sight + place for place, key in enumerate(self.keys)}
        trust = {kind: weight for kind, weight, _ in self.questions}
        lead = {kind: weight for kind, _, weight in self.questions}
        return Instinct(Net(packed(hidden), direct, list(self.out), []), keys, trust, lead)

    def plain(self) -> PlainHand:
        """As a file has it; the digest is of everything else."""
        found: PlainHand = {
            "format": FORMAT,
            "sight": self.sight,
            "used": pack("H", steps(self.used)),
            "keys": pack("q", steps(self.keys)),
            "hidden": pack("b", [weight for row in self.hidden for weight in row]),
            "direct": pack("i", self.direct),
            "out": list(self.out),
            "questions": [list(one) for one in self.questions],
            "games": self.games,
            "digest": "",
        }
        if self.habits:
            found["habits"] = [dict(one) for one in self.habits]
        found["digest"] = digest_of(found)
        return found

    @property
    def digest(self) -> str:
        """A short hash of all of it."""
        return self.plain()["digest"]

    @staticmethod
    def read(plain: PlainHand) -> Hand:
        """From a file."""
        return Hand(
            plain["sight"],
            sums(unpack("H", plain["used"])),
            sums(unpack("q", plain["keys"])),
            by_row(unpack("b", plain["hidden"]), max(1, len(plain["out"]))),
            tuple(unpack("i", plain["direct"])),
            tuple(plain["out"]),
            tuple((kind, trust, lead) for kind, trust, lead in plain["questions"]),
            plain["games"],
            tuple(tuple(sorted(one.items())) for one in plain.get("habits", ())),
        )


@cache
def hand_of(game: str, scenario: str) -> Hand | None:
    """What a game's package keeps for a scenario, or with `ANY` for those without."""
    part = games.get(game).part("bots")
    path = (
        None
        if part is None
        else files(part.__name__) / "hands" / game / f"{scenario or OTHERS}.json"
    )
    if path is None or not path.is_file():
        return None
    plain: PlainHand = json.loads(path.read_text(encoding="utf-8"))
    if plain["format"] != FORMAT:
        raise ValueError(f"{path} has no trained hand in format {FORMAT}")
    return Hand.read(plain)


@cache
def trained_policy(game: str) -> TrainedHand:
    """A game's policy with all that was learnt in training."""

    def find(scenario: str) -> Instinct | None:
        hand = hand_of(game, scenario)
        return None if hand is None else hand.instinct()

    def tuned(scenario: str) -> list[Policy]:
        hand = hand_of(game, scenario)
        return [] if hand is None else [tuned_policy(game, one) for one in hand.habits]

    return TrainedHand(policy_of(game), find, tuned)
