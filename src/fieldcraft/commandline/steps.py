"""From what a player names to the choices that do it, some steps ahead.

Everything is tried on a copy that is redrawn to fit what the side knows, as plans are
(`record.plans`), so a line tells nobody anything.  A step that rolls, draws or passes the word to
the other side can only be the last.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from fieldcraft.commandline.vocabulary import Token, begins, words_of
from fieldcraft.core import Chance, State, key_from_seed
from fieldcraft.record.asked import passing
from fieldcraft.record.plans import PICK, STEP, Plan, plans

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
    jumps: int = 0
    """How far the tokens were taken out of their order."""


@dataclass
class Found:
    """What a line can mean."""

    plans: list[tuple[Plan, str]] = field(default_factory=list)
    """Each with its label; several if the line does not say which."""
    jumps: dict[tuple[str, ...], int] = field(default_factory=dict)
    """By the choices of a plan, how far the line's words were taken out of their order for it."""
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

    def is_by(self, named: Collection[str]) -> bool:
        """Whether those go the way who are named, if any are; a shot ahead needs its target."""
        if self.plan.aim and not any(ref in named for ref in self.plan.refs):
            return False
        movers = [one.replace(" ", ":", 1) for one in self.plan.choices if one.startswith(PICK)]
        if not self.plan.path or not any(ref.startswith("unit:") for ref in named):
            return True
        return all(one in named for one in movers)

    def is_aside(self, voice: Voice) -> bool:
        """Whether it may be done at any time, whatever is asked."""
        return voice.role(self.plan.choices[0]) == "minor"

    def chosen(self, named: Collection[str]) -> frozenset[str]:
        """The things that it chooses; of a whole group, only those that are named."""
        if len(self.plan.choices) == 1:
            return frozenset(self.plan.refs)
        return frozenset(one for one in (*self.plan.refs, *self.plan.pieces) if one in named)

    def _means(self, token: Token) -> bool:
        if token.refs:
            is_named = any(ref in self.refs for ref in token.refs)
            return is_named or set(words_of(token.text)).issubset(self.words)
        return any(begins(self.words, word) for word in (token.text, *token.same))


def steps(
    speaker: Speaker, voice: Voice, state: State, side: int, tokens: Sequence[Token]
) -> Found:
    """The shortest ways to do what all the tokens name."""
    found = Found()
    if not tokens or state.finished or side not in (0, 1) or not state.options(side):
        return found
    start = Node(sample(state, side), tuple(tokens))
    found.stuck = start
    queue = deque([start])
    named = {ref for token in tokens for ref in token.refs}
    looked = planned = 0
    best: tuple[int, int] | None = None
    while queue and looked < WIDEST:
        node = queue.popleft()
        cost = (len(node.labels), node.waited)
        if best is not None and cost[0] >= best[0]:
            break
        looked += 1
        view = node.state.view(side)
        near = list(options(speaker, voice, node.state, side, view))
        if planned < PLANNED and any(all(one in c.left([one]) for c in near) for one in node.left):
            planned += 1
            ways = ways_and_groups(speaker, voice, node.state, side, view)
            near += [one for one in ways if one.is_by(named)]
        for candidate in near:
            left = candidate.left(node.left)
            meant = [one for one in node.left if one not in left]
            if not meant or (candidate.is_aside(voice) and all(one.refs for one in meant)):
                continue  # a weapon is not given up for being named
            choices = (*node.choices, *candidate.plan.choices)
            labels = (*node.labels, candidate.label)
            jumps = node.jumps + next(i for i, one in enumerate(node.left) if one not in left)
            if not left:
                whole = _to_its_end(node.state, side, candidate.plan)
                _finish(found, (*node.choices, *whole.choices), labels, whole, jumps)
                best = (len(labels), node.waited)
                continue
            after = after_choices(node.state, side, candidate.plan.choices)
            if after is None or len(labels) >= DEEPEST:
                continue
            refs = node.refs | candidate.chosen(named)
            there = Node(after, left, choices, labels, refs, node.waited, jumps)
            queue.append(there)
            if len(left) < len(found.stuck.left):
                found.stuck = there
        if best is None and node.choices and node.waited < MOST_WAITED:
            for there in waiting(voice, node, side, near):
                queue.append(there)
                if node is found.stuck and there.choices[-1] == node.choices[-1]:
                    found.stuck = there  # chosen once more, it can say more
    if found.plans:
        found.stuck = None
        fewest = min(found.jumps.values())
        inline = [one for one in found.plans if found.jumps[one[0].choices] == fewest]
        # Those that take more pieces along go before.
        found.plans = sorted(inline, key=lambda one: -len(one[0].pieces))[:OFFERED]
    return found


def sample(state: State, side: int) -> State:
    """The position as the side may know it."""
    return state.determinize(side, Chance(key_from_seed(0))) if state.asked == side else state


def _finish(
    found: Found, choices: tuple[str, ...], labels: tuple[str, ...], last: Plan, jumps: int
) -> None:
    """Note a way to do it, once."""
    if choices in found.jumps:
        return
    found.jumps[choices] = jumps
    plan = Plan(choices, last.refs, last.path, last.cost, last.forecasts, last.pieces)
    found.plans.append((plan, ", ".join(labels)))


def _to_its_end(state: State, side: int, last: Plan) -> Plan:
    """With what completes it: who names a target means the shot."""
    if len(last.choices) > 1 or state.asked != side:
        return last
    ends = (one for one in plans(state, side) if one.choices[:1] == last.choices)
    return next((one for one in ends if one.pieces and not (one.is_apart or one.aim)), last)


def options(
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


def ways_and_groups(
    speaker: Speaker, voice: Voice, state: State, side: int, view: AnyView
) -> Iterator[Candidate]:
    views: dict[tuple[str, ...], AnyView] = {}
    for plan in plans(state, side):
        doing = [one for one in plan.choices if voice.role(one) != "pass"]
        if not doing:
            continue
        word = plan.aim or (doing[-1] if plan.path else doing[0])
        picks = tuple(takewhile(lambda one: one.startswith(PICK), plan.choices))
        if plan.path and picks not in views:
            there = after_choices(state, side, picks)
            views[picks] = view if there is None else there.view(side)
        label = voice.option(speaker, views.get(picks, view), word)
        if plan.is_apart:
            label = speaker.say("plan-with-all", what=label, count=len(plan.pieces))
        refs = [*plan.refs, *plan.pieces]
        named = refs + [place for ref in refs for place in voice.places(view, ref)]
        yield Candidate(plan, label, tuple(words_of(f"{label} {word}")), frozenset(named))


def after_choices(state: State, side: int, choices: Sequence[str]) -> State | None:
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


def is_on_the_way(state: State, side: int) -> bool:
    """Whether the next place of a way is asked for."""
    return any(state.word(option).startswith(STEP) for option in state.options(side))


def waiting(voice: Voice, node: Node, side: int, near: Sequence[Candidate]) -> Iterator[Node]:
    """The same one step on that the line leaves out: something else is asked there.

    The piece is chosen once more, or passed by; or a card does what goes without saying.
    """
    again = [one for one in near if node.refs.intersection(one.plan.refs)]
    doing = [one for one in near if _goes_unsaid(voice, one)]
    word = passing([node.state.word(one) for one in node.state.options(side)])
    steps = [(one.plan.choices[0], node.labels) for one in again]
    steps += [(word, node.labels)] if word is not None else []
    steps += [(one.plan.choices[0], (*node.labels, one.label)) for one in doing]
    for choice, labels in steps:
        after = after_choices(node.state, side, [choice])
        if after is not None:
            choices = (*node.choices, choice)
            yield Node(after, node.left, choices, labels, node.refs, node.waited + 1, node.jumps)


def _goes_unsaid(voice: Voice, one: Candidate) -> bool:
    """Whether it stands for no thing on the table, only for what is done with one."""
    things = [ref for ref in one.refs if ref.partition(":")[0] not in voice.concepts]
    return not things and len(one.plan.choices) == 1 and voice.role(one.plan.choices[0]) == "main"
