"""Trained hands: what `fieldcraft lab train` has learnt of a scenario, as files.

They lie in `hands` of a game's bots, one for each scenario; where there is none, the quick hand
plays by itself.  A hand is an instinct, or other habits of the quick hand for each side.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NotRequired

from fieldcraft.bots.packing import (
    PlainWeights,
    Weights,
    digest_of,
    pack,
    steps,
    sums,
    unpack,
    weights_of,
)
from fieldcraft.bots.value import policy_of, tuned_policy
from fieldcraft.core.instinct import Instinct, TrainedHand
from fieldcraft.core.policy import Policy

FORMAT: Final = 1

Habits = tuple[tuple[str, int], ...]


class PlainHand(PlainWeights):
    """A hand as its file has it."""

    sight: int
    keys: str
    questions: list[list[int]]
    habits: NotRequired[list[dict[str, int]]]
    thinks: NotRequired[int]


@dataclass(frozen=True, kw_only=True)
class Hand(Weights):
    """An instinct, if it has any, and other habits; rows of `keys` follow those that are seen."""

    sight: int = 0
    """Rows that a side can see."""
    keys: tuple[int, ...] = ()
    questions: tuple[tuple[int, int, int], ...] = ()
    """Questions, how far the quick hand is trusted in each, and its favourite's advantage."""
    habits: tuple[Habits, ...] = ()
    """By side, those of the quick hand; nothing where they are the usual ones."""
    thinks: int = 0
    """So many choices a captain makes in thought for each card or Order, where matches have shown
    that it wins; 0 for none beyond an instinct, and beyond habits for as many as the rank says."""

    def instinct(self) -> Instinct | None:
        """As a bot uses it."""
        if not self.hidden:
            return None
        places = range(self.sight, self.sight + len(self.keys))
        keys = dict(zip(self.keys, places, strict=True))
        trust = {kind: weight for kind, weight, _ in self.questions}
        lead = {kind: weight for kind, _, weight in self.questions}
        return Instinct(self.of_rows(places.stop + 1, places), keys, trust, lead)

    def plain(self) -> PlainHand:
        """As a file has it; the digest is of everything else."""
        found: PlainHand = {
            **self.plain_weights(FORMAT),
            "sight": self.sight,
            "keys": pack("q", steps(self.keys)),
            "questions": [list(one) for one in self.questions],
            "habits": [dict(one) for one in self.habits],
            "thinks": self.thinks,
        }
        if not self.habits:
            del found["habits"]
        if not self.thinks:
            del found["thinks"]
        found["digest"] = digest_of(found)
        return found

    @staticmethod
    def read(plain: PlainHand) -> Hand:
        """From a file."""
        return Hand(
            sight=plain["sight"],
            keys=sums(unpack("q", plain["keys"])),
            questions=tuple((kind, trust, lead) for kind, trust, lead in plain["questions"]),
            habits=tuple(tuple(sorted(one.items())) for one in plain.get("habits", ())),
            thinks=plain.get("thinks", 0),
            **Weights.own_fields(plain),
        )


@cache
def hand_of(game: str, scenario: str) -> Hand | None:
    """What a game's package keeps for a scenario, or with `ANY` for those without."""
    return weights_of(game, "hands", scenario, FORMAT, Hand.read)


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
