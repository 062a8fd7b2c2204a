"""Games by mail, simulated: how often one player has to wait for the other.

Two scripted people judge by the game's quick hand, or by a bot.  A hand-over is counted whenever
another person than the last has to answer: what the standing answers of a seat say keeps nobody
waiting.  Where both decide at once, whoever is at the table answers first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fieldcraft import bots, games
from fieldcraft.bots import ask
from fieldcraft.core import SPECTATOR, State, key_from_seed
from fieldcraft.core.policy import answer
from fieldcraft.lab.play import DECISION_LIMIT
from fieldcraft.record.asked import Asked
from fieldcraft.record.standing import Standing
from fieldcraft.record.standing_order import part_of

QUICK: Final = "quick"
"""As a judgement: the game's quick hand."""
NONE: Final = "none"
PASSES: Final = "passes"
ORDERS: Final = "orders"
HABITS: Final = (NONE, PASSES, ORDERS)
"""What people leave behind: nothing, answers that only pass, or the orders the table proposes."""
ONLY_PASSES: Final = "take the only answer\npass unless in range"


@dataclass(frozen=True)
class ByMail:
    """A game played by mail."""

    handovers: int
    """How often somebody had to be waited for."""
    asked: int
    """Questions that a person answered, and …"""
    answered: int
    """… those that a standing answer did."""
    agreed: int
    """Of the latter, how many the person would have answered in the same words."""
    turns: int
    """How long it took, in the game's own measure."""
    winner: int
    """The side, -1 for nobody."""


def left_behind(habit: str, state: State, side: int) -> Standing:
    """What somebody of this habit leaves at the seat when going away."""
    if habit == NONE:
        return Standing()
    key = str(state.view(SPECTATOR)["game"])
    part = part_of(key)
    if habit == PASSES or part is None:
        return Standing.parse(ONLY_PASSES, key)
    return Standing.parse("\n".join(part.proposed(state, side)), key)


def play_by_mail(
    game: str,
    scenario: object,
    seed: int,
    habits: tuple[str, str],
    judge: str = QUICK,
    limit: int = DECISION_LIMIT,
) -> ByMail:
    """Play one game; `habits` by side."""
    state = games.get(game).start(scenario, key_from_seed(seed), {})
    judges = [_judge(game, judge, 2 * seed + side) for side in (0, 1)]
    left = [Standing(), Standing()]
    there = -1
    handovers = asked = answered = agreed = 0
    while not state.finished and asked + answered < limit:
        side = there if there >= 0 and state.question(there) else _waiting(state)
        given = left[side].given(Asked.of(state, side)) if left[side].answers else None
        own = judges[side](state, side)
        if given is None:
            handovers += side != there
            there = side
            asked += 1
            state.take(side, own)
            left[side] = left_behind(habits[side], state, side)
            continue
        answered += 1
        agreed += state.word(own) == given.choice
        state.take(side, state.parse(given.choice))
    turns = games.get(game).length(state.view(SPECTATOR))
    return ByMail(handovers, asked, answered, agreed, turns, state.winner)


def _waiting(state: State) -> int:
    return 0 if state.question(0) else 1


def _judge(game: str, name: str, seed: int) -> Callable[[State, int], int]:
    """What a person of this judgement chooses."""
    if name != QUICK:
        bot = bots.make(name, seed)
        return lambda state, side: ask(bot, state, side)
    policy = games.get(game).policy()
    if policy is None:
        raise KeyError(game)
    return lambda state, side: answer(state, side, policy)
