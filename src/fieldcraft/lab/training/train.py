"""Training a hand for one scenario, a folder keeping how far it has come."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from fieldcraft import games
from fieldcraft.bots.hands import Hand, hand_of
from fieldcraft.bots.value import policy_of
from fieldcraft.core import key_from_seed
from fieldcraft.core.instinct import Instinct, TrainedHand
from fieldcraft.core.net import GRAIN
from fieldcraft.core.policy import Policy
from fieldcraft.core.self_play import Notes, play_noted
from fieldcraft.lab.review.worlds import stream
from fieldcraft.lab.training.evolving import Evolution
from fieldcraft.lab.training.learning import Batch, learn
from fieldcraft.lab.training.plan import HELD_OUT, TrainingPlan
from fieldcraft.lab.training.sparring import Partner
from fieldcraft.lab.training.weights import HIDDEN_GRAIN, OUT_GRAIN, Numbers, Weights
from fieldcraft.record.files import write_text

BOTH: Final = 3
JUDGED_FIRST: Final = 3
"""So many batches only the judge learns."""
OTHERS: Final = 6
"""One game in so many is against the quick hand, and one against an earlier self."""
SPARS: Final = 3
"""Of so many games, as many are against a bot that spars: with fewer it learns little of it."""
EARLIER: Final = 16
"""The earlier self is renewed after so many batches."""
HOPELESS: Final = 0.25
"""Of games between equals a side wins less: against one who slips it learns more."""
ENOUGH: Final = 0.4
"""Of those games it should win so many."""
SLIPS: Final = 40
"""Of a thousand choices, by so many a stronger side slips more or less after each batch."""
MOST_SLIPS: Final = 900
OFTEN: Final = 24
"""Rows that were met more seldom than so are left out of the file."""
OFTEN_KEPT: Final = 10
"""Training is kept each time so many batches were learnt from."""
TABLES: Final = ("hidden", "direct", "out", "trust", "lead")


class Trainee:
    """A hand in training, with the judge of its games."""

    def __init__(self, plan: TrainingPlan) -> None:
        self.plan = plan
        self.game = games.get(plan.game)
        self.quick = policy_of(plan.game)
        self.sight = self.quick.sight_rows(self.game.start(plan.scenario, key_from_seed(0)))
        self.rng = np.random.default_rng(0)
        rows, units = self.sight + plan.settings.room + 1, plan.settings.units
        self.hand = Weights.fresh(rows, units, self.rng)
        self.judge = Weights.fresh(rows, units, self.rng)
        self.keys: dict[int, int] = {}
        self.visits: Numbers = np.zeros(rows, np.int64)
        self.played = 0
        self.judged = 0
        """So many batches the judge has learnt from."""
        self.earlier: TrainedHand | None = None
        self.partner = Partner(plan.sparring, self.quick) if plan.sparring else None
        self.shares = [0.5, 0.5]
        """Of late, what each side has won between equals."""
        self.slips = 0
        """Of a thousand choices of the stronger side, so many are made at random in some games."""

    @property
    def batches(self) -> int:
        """So many batches of games were learnt from."""
        return self.played // self.plan.settings.at_once

    @property
    def is_due(self) -> bool:
        """Whether it is time to keep what has been learnt."""
        return self.batches % OFTEN_KEPT == 0

    def trained(self) -> TrainedHand:
        """The hand as it is now."""
        instinct = self.hand.instinct(self.keys, self.sight + len(self.keys))

        def find(_scenario: str) -> Instinct | None:
            return instinct

        return TrainedHand(self.quick, find)

    def go_on(self) -> None:
        """Play some games and learn from them."""
        settings, first = self.plan.settings, self.played
        count = max(1, min(settings.at_once, self.plan.games - first))
        notes, results = self.play(range(first, first + count))
        batch = Batch(notes, len(self.visits))
        self.visits += batch.visits()
        done = min(1.0, first / max(1, self.plan.games))
        rate = settings.rate * (1 - (1 - settings.last_rate) * done)
        judge_only = self.judged < JUDGED_FIRST
        self.judged += 1
        learn(
            batch, results, self.hand, self.judge, settings, rate, self.rng, judge_only=judge_only
        )
        self.played += count

    def play(self, seeds: range) -> tuple[Notes, dict[int, int]]:
        """Games between equals, against others, and of a hopeless side against one who slips."""
        hand = self.trained()
        if self.earlier is None or self.batches % EARLIER == 0:
            self.earlier = hand
        weaker = int(self.shares[1] < self.shares[0])
        is_hopeless = self.shares[weaker] < HOPELESS
        others: list[Policy] = [self.earlier, self.quick]
        if self.partner is not None:
            others += [self.partner] * SPARS
        notes, results = Notes(), {}
        even, uneven = [], []
        for seed in seeds:
            hands: list[Policy] = [hand, hand]
            noted, slips, other = BOTH, 0, seed // OTHERS % 2
            if seed % OTHERS < len(others):
                if is_hopeless and others[seed % OTHERS] is self.partner:
                    other = 1 - weaker  # the stronger side would learn nothing new
                hands[other] = others[seed % OTHERS]
                noted = BOTH & ~(1 << other)
            elif is_hopeless and seed % OTHERS != OTHERS - 1:
                noted, slips = 1 << weaker, self.slips
            if self.partner is not None:
                self.partner.sit_down(seed)
            state = self.game.start(self.plan.scenario, key_from_seed(seed))
            rng, limit = stream("train", seed), self.plan.settings.limit
            play_noted(state, hands, noted, seed, rng, limit, notes, slips)
            results[seed] = state.winner if state.finished else -1
            if noted == BOTH:
                even.append(results[seed])
            elif seed % OTHERS >= len(others):
                uneven.append(results[seed] == weaker)
        for side in (0, 1):
            share = even.count(side) / max(1, len(even))
            self.shares[side] += (share - self.shares[side]) / 4
        if uneven:
            more = SLIPS if sum(uneven) < ENOUGH * len(uneven) else -SLIPS
            self.slips = min(MOST_SLIPS, max(0, self.slips + more))
        return notes, results

    def file(self) -> Hand:
        """What has been learnt, in whole numbers; rows that were hardly met are left out."""
        hidden, direct, out = self.hand.whole()
        often = self.visits >= OFTEN
        used = [0, *(np.flatnonzero(often[1 : self.sight]) + 1).tolist()]
        keys = sorted(key for key, row in self.keys.items() if often[row])
        rows = [*used, *(self.keys[key] for key in keys)]
        kinds = range(len(self.hand.tables["trust"]))
        return Hand(
            sight=self.sight,
            used=tuple(used),
            keys=tuple(keys),
            hidden=tuple(tuple(row) for row in hidden[rows].tolist()),
            direct=tuple(direct[rows].tolist()),
            out=tuple(out.tolist()),
            questions=tuple((kind, *self.hand.of_question(kind)) for kind in kinds),
            games=self.played,
        )

    def score(self, pairs: int) -> tuple[float, float]:
        """Points a game against the quick hand in pairs, and half of their 95 % interval."""
        hand, points = self.trained(), []
        for seed in range(HELD_OUT, HELD_OUT + pairs):
            total = 0.0
            for side in (0, 1):
                hands: list[Policy] = [self.quick, self.quick]
                hands[side] = hand
                state = self.game.start(self.plan.scenario, key_from_seed(seed))
                play_noted(
                    state, hands, 0, seed, stream("train", seed), self.plan.settings.limit, Notes()
                )
                total += 0.5 if state.winner < 0 else float(state.winner == side)
            points.append(total / 2)
        return float(np.mean(points)), float(1.96 * np.std(points) / max(1, pairs) ** 0.5)

    # -- kept in a folder -----

    @property
    def path(self) -> Path:
        """Where training is kept."""
        return Path(self.plan.folder) / f"{self.plan.game}-{self.plan.scenario}.npz"

    def keep(self) -> None:
        """Keep everything; a file is there whole or not at all."""
        made = self.path.with_suffix(".new.npz")
        made.parent.mkdir(parents=True, exist_ok=True)
        arrays = {
            f"{which}-{kind}-{name}": getattr(weights, kind)[name]
            for which, weights in (("hand", self.hand), ("judge", self.judge))
            for kind in ("tables", "means", "squares")
            for name in TABLES
        }
        counts = np.array([self.played, self.hand.taken, self.judge.taken])
        keys = np.array(sorted(self.keys, key=self.keys.__getitem__), np.int64)
        arrays.update(counts=counts, keys=keys, visits=self.visits)
        np.savez(made, **arrays)
        made.replace(self.path)

    def begin_with(self, hand: Hand) -> None:
        """Go on from a hand of which only its file is left; the judge begins again."""
        if (hand.sight, len(hand.out)) != (self.sight, self.plan.settings.units):
            return
        tables = self.hand.tables
        self.keys = {key: self.sight + place for place, key in enumerate(hand.keys)}
        rows = [*hand.used, *self.keys.values()]
        tables["hidden"][rows] = np.array(hand.hidden) / HIDDEN_GRAIN
        tables["direct"][rows] = np.array(hand.direct) / GRAIN
        tables["out"][:] = np.array(hand.out) / OUT_GRAIN
        for kind, trust, lead in hand.questions:
            tables["trust"][kind], tables["lead"][kind] = trust / GRAIN, lead / GRAIN
        self.visits[rows] = OFTEN
        self.played = hand.games

    def resume(self) -> bool:
        """Go on from what was kept, if something of this size was; whether it was."""
        try:
            with np.load(self.path) as kept:
                found = {name: kept[name] for name in kept.files}
        except (OSError, ValueError, BadZipFile):
            return False
        if found["visits"].shape != self.visits.shape:
            return False
        for which, weights in (("hand", self.hand), ("judge", self.judge)):
            for kind in ("tables", "means", "squares"):
                for name in TABLES:
                    getattr(weights, kind)[name] = found[f"{which}-{kind}-{name}"]
        self.played, self.hand.taken, self.judge.taken = (int(one) for one in found["counts"])
        self.keys = {int(key): self.sight + place for place, key in enumerate(found["keys"])}
        self.visits = found["visits"]
        self.judged = JUDGED_FIRST
        self.rng = np.random.default_rng(self.played)
        return True


@dataclass(frozen=True)
class Result:
    """A hand, and how it did against the quick hand in games that it did not learn from."""

    hand: Hand
    score: float
    within: float
    """Half of the 95 % interval."""


def trained(plan: TrainingPlan) -> Result:
    """Train to the end of a plan, going on from what its folder keeps, and measure it.

    A scenario that has a hand already is trained further.
    """
    evolves = policy_of(plan.game).evolves
    trainee = Evolution(plan) if evolves else Trainee(plan)
    known = hand_of(plan.game, plan.scenario)
    if not (plan.folder and trainee.resume()) and known is not None:
        trainee.begin_with(known)
    while trainee.played < plan.games:
        trainee.go_on()
        if plan.folder and (trainee.is_due or trainee.played >= plan.games):
            trainee.keep()
    thinks = plan.thinks
    if thinks is None:
        thinks = known.thinks if known else 0
    hand = replace(trainee.file(), thinks=thinks)
    return Result(hand, *trainee.score(min(plan.pairs, plan.games)))


def write_hand(folder: Path, scenario: str, hand: Hand) -> Path:
    """Write the hand of a scenario, with its digest; returns where."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{scenario}.json"
    write_text(path, json.dumps(hand.plain(), indent=1) + "\n")
    return path
