"""Plans: several choices that a player makes at one click.

A plan is the way to a place some steps off, a fire group for a target, or the next piece after the
present one is done.  It is found by trying choices on a copy of the match that is redrawn to fit
what the side knows, on which the other side lets everything pass; so it tells nobody anything.
It is carried out choice by choice, as a `Run`, and ends where something comes between.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Final, Self

from fieldcraft.core import Chance, Forecast, State, key_from_seed
from fieldcraft.core.contract import WordError
from fieldcraft.record.asked import passing
from fieldcraft.record.play.playthrough import Playthrough

STEP: Final = "to "
"""How the words of a step begin, in every game."""
PICK: Final = "unit "
PICKED_TOGETHER: Final = ("unit", "discard")
"""The verbs of what may be picked one after another without anything happening between."""
FARTHEST: Final = 24
"""The most steps of a way."""
PLACES: Final = 400
"""The most places that are looked at."""


@dataclass(frozen=True)
class Plan:
    """Choices in their order; the first is offered now."""

    choices: tuple[str, ...]
    refs: tuple[str, ...] = ()
    """What it ends at: what a player points at to mean it."""
    path: tuple[str, ...] = ()
    """The refs of the places on the way."""
    cost: float = 0
    """Of a way, in what the game counts; 0 for what has none."""
    forecasts: tuple[Forecast, ...] = ()
    pieces: tuple[str, ...] = ()
    """The refs of those that take part."""
    aim: str = ""
    """The choice by which it is called, where that is not its first."""
    is_apart: bool = False
    """Whether it only picks pieces together: what it begins with may as well be meant alone."""


@dataclass
class Run:
    """What is left of a plan under way."""

    rest: list[str]
    at: int
    """How many steps the match had when its last choice was made."""

    def next(self, match: Playthrough, side: int) -> str | None:
        """The next choice, if it is offered and nobody did more in between than pass."""
        if not self.rest or len(match.steps) < self.at:
            return None
        for step in match.steps[self.at :]:
            if step.side in (side, -1) or passing([step.entry.text]) is None:
                return None
        return self.rest[0] if self.rest[0] in match.options(side) else None


@dataclass(frozen=True)
class Several:
    """A question at which things are picked one after another and then passed: all at once."""

    choices: tuple[str, ...]
    """Those that can be picked in any order."""
    most: int
    """How many of them."""
    end: str
    """The pass that ends it."""


def several(state: State, side: int) -> Several | None:
    """Whether what is offered may be picked together, and how much of it."""
    if state.asked != side or len(state.options(side)) < 3:
        return None
    verbs = {state.word(one).partition(" ")[0] for one in state.options(side)}
    if verbs.isdisjoint(PICKED_TOGETHER):
        return None
    sample = state.determinize(side, Chance(key_from_seed(0)))
    words = {one: sample.word(one) for one in sample.options(side)}
    end = passing(list(words.values()))
    for verb in PICKED_TOGETHER:
        picks = [one for one, word in words.items() if word.startswith(f"{verb} ")]
        if end is not None and len(picks) > 1:
            most = _together(sample, side, picks)
            if most > 1:
                return Several(tuple(words[one] for one in picks), most, end)
    return None


def _together(sample: State, side: int, picks: Sequence[int]) -> int:
    """How many of these can be picked one after another, whichever they are; 0 if it matters."""
    twin = sample.clone()
    offered = set(sample.options(side))
    for most, one in enumerate(picks, 1):
        twin.take(side, one)
        if twin.asked != side or twin.top() != sample.top() or twin.chance is not sample.chance:
            return most if most == len(picks) else 0
        now = set(twin.options(side))
        left = now.intersection(picks[most:])
        if not now <= offered or (left and len(left) < len(picks) - most):
            return 0
        if not left:
            return most
    return 0


def plans(state: State, side: int, without: Collection[str] = ()) -> list[Plan]:
    """What a side could do at one click besides its options; `without` the pieces of these refs."""
    if state.asked != side:
        return []
    sample = state.determinize(side, Chance(key_from_seed(0)))
    found = list(_lines(sample, side, without))
    found += _completed(sample, side, without)
    found += _ways(sample, side)
    found += _after_this(sample, side)
    return found


# -- an option with what completes it -----


def _completed(sample: State, side: int, without: Collection[str]) -> Iterator[Plan]:
    for option in sample.options(side):
        left_out = _options_of(sample, side, option, without) if without else []
        rest = sample.completion(side, option, left_out)
        made = _Made.of(sample, side, [option, *rest], 1) if rest else None
        if made is not None:
            words = made.words
            refs = sample.subject(side).refs or tuple(sample.refs(option))
            is_apart = all(one.startswith(PICK) or passing([one]) is not None for one in words)
            yield Plan(words, refs, (), 0, made.forecasts, made.pieces, "", is_apart)


def _lines(sample: State, side: int, without: Collection[str]) -> Iterator[Plan]:
    """To things that no option points at yet: all answers until it is done."""
    left_out: list[int] = []
    for ref in without:
        with suppress(WordError):
            left_out.append(sample.parse(ref.replace(":", " ", 1)))
    for line, at in sample.lines(side, left_out):
        made = _Made.of(sample, side, line, at + 1)
        if made is not None:
            refs = tuple(sample.refs(line[at]))
            yield Plan(made.words, refs, (), 0, made.forecasts, made.pieces, made.words[at])


@dataclass(frozen=True)
class _Made:
    """What choices come to that are made one after another."""

    words: tuple[str, ...]
    pieces: tuple[str, ...]
    """The refs of those that were chosen last."""
    forecasts: tuple[Forecast, ...]

    @classmethod
    def of(cls, sample: State, side: int, options: Sequence[int], begun: int) -> Self | None:
        """Tried on a copy, the pieces counted from a place on; None if they are not offered."""
        twin = sample.clone()
        words: list[str] = []
        pieces: list[str] = []
        forecasts: Sequence[Forecast] = ()
        for place, one in enumerate(options):
            if twin.asked != side or one not in twin.options(side):
                return None
            words.append(twin.word(one))
            if place >= begun:
                pieces += twin.refs(one)
                forecasts = twin.forecast(side, one)
            twin.take(side, one)
        return cls(tuple(words), tuple(dict.fromkeys(pieces)), tuple(forecasts))


def _options_of(sample: State, side: int, option: int, refs: Collection[str]) -> list[int]:
    """The answers after an option that point at one of these things."""
    twin = sample.clone()
    twin.take(side, option)
    if twin.asked != side:
        return []
    return [one for one in twin.options(side) if any(ref in refs for ref in twin.refs(one))]


# -- ways -----


@dataclass(order=True)
class _Place:
    """Somewhere on the way."""

    cost: float
    number: int
    state: State = field(compare=False)
    words: tuple[str, ...] = field(compare=False)
    path: tuple[str, ...] = field(compare=False)


def _ways(sample: State, side: int) -> list[Plan]:
    """The cheapest way to every place that can be reached, if it takes more than one step."""
    start, words = sample, tuple[str, ...]()
    if not _steps(start, side):
        only = [one for one in sample.options(side) if sample.word(one).startswith(PICK)]
        if len(only) != 1:
            return []
        start = sample.clone()
        words = (sample.word(only[0]),)
        start.take(side, only[0])
        if start.asked != side:
            return []
    top = start.top()
    begun = start.effort(side)
    number = 0
    queue = [_Place(0, number, start, words, ())]
    best: dict[str, float] = {}
    found: dict[str, Plan] = {}
    while queue and number < PLACES:
        here = heappop(queue)
        if here.path and here.cost > best[here.path[-1]]:
            continue
        for option in _steps(here.state, side):
            ref = here.state.refs(option)[-1]
            there = here.state.clone()
            there.take(side, option)
            is_sure = there.chance is here.state.chance
            let_pass(there, side)
            is_there = is_sure and there.asked == side and there.top() == top
            spent = there.effort(side) - begun if is_there else 0
            cost = spent if spent > 0 else here.cost + 1
            if cost >= best.get(ref, cost + 1):
                continue
            number += 1
            best[ref] = cost
            way = _Place(
                cost,
                number,
                there,
                (*here.words, here.state.word(option)),
                (*here.path, ref),
            )
            words = (*way.words, *_done(there, side)) if is_there else way.words
            found[ref] = Plan(words, (ref,), way.path, cost)
            if is_there and len(way.path) < FARTHEST:
                heappush(queue, way)
    return [plan for plan in found.values() if len(plan.path) > 1 or start is not sample]


def _done(state: State, side: int) -> list[str]:
    """The pass that ends the movement: it goes where the player has pointed, and no farther."""
    word = passing([state.word(one) for one in state.options(side)])
    return [word] if word is not None else []


def _steps(state: State, side: int) -> list[int]:
    if state.asked != side:
        return []
    return [one for one in state.options(side) if state.word(one).startswith(STEP)]


def let_pass(state: State, side: int) -> None:
    """The other side does nothing, as long as it may."""
    while not state.finished and state.asked == 1 - side:
        options = {state.word(one): one for one in state.options(1 - side)}
        word = passing(list(options))
        if word is None:
            return
        state.take(1 - side, options[word])


# -- what comes after this -----


def _after_this(sample: State, side: int) -> list[Plan]:
    """Where the same question is asked again after a pass: the pieces that can be picked there."""
    offered = {sample.word(one): one for one in sample.options(side)}
    word = passing(list(offered))
    if word is None or len(offered) == 1:
        return []
    after = sample.clone()
    after.take(side, offered[word])
    if after.asked != side or after.top() != sample.top() or after.chance is not sample.chance:
        return []
    found = [
        Plan((word, after.word(one)), tuple(after.refs(one)))
        for one in after.options(side)
        if after.word(one).startswith(PICK) and after.word(one) not in offered
    ]
    if word in [after.word(one) for one in after.options(side)]:
        found.append(Plan((word, word)))
    return found
