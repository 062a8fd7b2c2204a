"""From what a player names to the choices that do it, some steps ahead.

Everything is tried on a copy that is redrawn to fit what the side knows, as plans are
(`record.plans`), so a line tells nobody anything.  A step that rolls, draws or passes the word to
the other side can only be the last.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from fieldcraft.commandline.vocabulary import Token, begins, words_of
from fieldcraft.core import Chance, State, key_from_seed
from fieldcraft.record.asked import passing
from fieldcraft.record.plans import Plan, plans

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView
    from fieldcraft.i18n.speaker import Speaker
    from fieldcraft.i18n.voices import Voice

DEEPEST: Final = 6
"""The most steps of a line."""
WIDEST: Final = 120
"""The most positions that are looked at …"""
PLANNED: Final = 8
"""… and those of them at which ways and groups are worked out."""
MOST_WAITED: Final = 3
OFFERED: Final = 9
"""The most ways of doing it between which a player is asked to choose."""


@dataclass(frozen=True)
class Node:
    """Somewhere on the way."""

    state: State
    left: tuple[Token, ...]
    choices: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    refs: frozenset[str] = frozenset()
    """What has been chosen so far: it may have to be chosen again for what comes next."""
    waited: int = 0
    """How many steps were taken only to come to the next question."""


@dataclass
class Found:
    """What a line can mean."""

    plans: list[tuple[Plan, str]] = field(default_factory=list)
    """Each with its label; several if the line does not say which."""
    stuck: Node | None = None
    """How far it goes, if not to the end."""


@dataclass(frozen=True)
class Candidate:
    """A step that can be taken, with everything by which it may be named."""

    plan: Plan
    label: str
    words: tuple[str, ...]
    refs: frozenset[str]

    def left(self, tokens: Sequence[Token]) -> tuple[Token, ...]:
        """The tokens that it does not account for."""
        return tuple(one for one in tokens if not self._means(one))

    def _means(self, token: Token) -> bool:
        if any(ref in self.refs for ref in token.refs):
            return True
        return all(begins(self.words, word) for word in words_of(token.text))


def steps(
    speaker: Speaker, voice: Voice, state: State, side: int, tokens: Sequence[Token]
) -> Found:
    """The shortest ways to do what all the tokens name."""
    found = Found()
    if not tokens or state.finished or side not in (0, 1) or not state.options(side):
        return found
    sample = state
    if state.asked == side:
        sample = state.determinize(side, Chance(key_from_seed(0)))
    start = Node(sample, tuple(tokens))
    found.stuck = start
    queue = deque([start])
    looked = planned = 0
    best: tuple[int, int] | None = None
    while queue and looked < WIDEST:
        node = queue.popleft()
        cost = (len(node.labels), node.waited)
        if best is not None and cost[0] >= best[0]:
            break
        looked += 1
        view = node.state.view(side)
        near = list(_options(speaker, voice, node.state, side, view))
        if planned < PLANNED and any(all(one in c.left([one]) for c in near) for one in node.left):
            planned += 1
            near += _plans(speaker, voice, node.state, side, view)
        for candidate in near:
            left = candidate.left(node.left)
            if len(left) == len(node.left):
                continue
            choices = (*node.choices, *candidate.plan.choices)
            labels = (*node.labels, candidate.label)
            if not left:
                _finish(found, choices, labels, candidate.plan)
                best = (len(labels), node.waited)
                continue
            after = _after(node.state, side, candidate.plan.choices)
            if after is None or len(labels) >= DEEPEST:
                continue
            there = Node(
                after, left, choices, labels, node.refs.union(candidate.plan.refs), node.waited
            )
            queue.append(there)
            if len(left) < len(found.stuck.left):
                found.stuck = there
        if best is None and node.choices and node.waited < MOST_WAITED:
            for there in _waiting(node, side, near):
                queue.append(there)
                if node is found.stuck and there.choices[-1] == node.choices[-1]:
                    found.stuck = there  # chosen once more, it can say more
    if found.plans:
        found.stuck = None
        found.plans = found.plans[:OFFERED]
    return found


def _finish(found: Found, choices: tuple[str, ...], labels: tuple[str, ...], last: Plan) -> None:
    """Note a way to do it, once; one that takes more pieces along goes before."""
    if any(plan.choices == choices for plan, _ in found.plans):
        return
    plan = Plan(choices, last.refs, last.path, last.cost, last.forecasts, last.pieces)
    entry = (plan, ", ".join(labels))
    if last.pieces:
        found.plans.insert(0, entry)
    else:
        found.plans.append(entry)


def _options(
    speaker: Speaker, voice: Voice, state: State, side: int, view: AnyView
) -> Iterator[Candidate]:
    for option in state.options(side):
        word = state.word(option)
        label = voice.option(speaker, view, word)
        refs = state.refs(option)
        named = refs + [place for ref in refs for place in voice.places(view, ref)]
        yield Candidate(
            Plan((word,), tuple(refs)),
            label,
            tuple(words_of(f"{label} {word}")),
            frozenset(named),
        )


def _plans(
    speaker: Speaker, voice: Voice, state: State, side: int, view: AnyView
) -> Iterator[Candidate]:
    for plan in plans(state, side):
        doing = [one for one in plan.choices if voice.role(one) != "pass"]
        if not doing:
            continue
        word = doing[-1] if plan.path else doing[0]
        label = voice.option(speaker, view, word)
        refs = [*plan.refs, *plan.pieces]
        named = refs + [place for ref in refs for place in voice.places(view, ref)]
        yield Candidate(plan, label, tuple(words_of(f"{label} {word}")), frozenset(named))


def _after(state: State, side: int, choices: Sequence[str]) -> State | None:
    """The position after these choices; None where somebody else or chance has its say."""
    there = state.clone()
    for word in choices:
        option = there.parse(word)
        if option not in there.options(side):
            return None
        there.take(side, option)
        if there.finished or there.chance is not state.chance or not there.options(side):
            return None
    return there


def _waiting(node: Node, side: int, near: Sequence[Candidate]) -> Iterator[Node]:
    """The same after the piece is chosen once more, or after a pass: something else is asked."""
    again = [one.plan.choices[0] for one in near if node.refs.intersection(one.plan.refs)]
    word = passing([node.state.word(one) for one in node.state.options(side)])
    for one in [*again, *([word] if word is not None else [])]:
        after = _after(node.state, side, [one])
        if after is not None:
            choices = (*node.choices, one)
            yield Node(after, node.left, choices, node.labels, node.refs, node.waited + 1)
