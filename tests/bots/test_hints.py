"""Hints: each has a reason in every language, and none harms the side that asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fieldcraft import bots, games
from fieldcraft.bots import Seat
from fieldcraft.bots.value import policy_of
from fieldcraft.core import key_from_seed
from fieldcraft.core.contract import PASSES
from fieldcraft.core.policy import answer, asked
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.table.table import Table as Commander
from fieldcraft.games.combat_commander.units.stacking import overstacked
from fieldcraft.i18n import LANGUAGES
from fieldcraft.i18n.hints import tell_reasons
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.server.workers import bot_tasks
from tests.bots.blunders import is_needless
from tests.budget import budget, partly_fresh

THINKING = [game for game in list(games.keys()) if games.get(game).policy() is not None]
HINTS = budget(16, 150)
"""So many are asked for in a game."""
STRIDE = 12
"""Of so many decisions, one is asked about, more or less."""


def asked_for(game: str, seed: int) -> Iterator[tuple[State, int, dict[str, Any]]]:
    """Positions of a game that is played well, badly now and then, and the hints given there."""
    chance = Random(seed)
    house = games.get(game)
    scenario = chance.choice(house.scenarios())
    state = house.start(scenario, key_from_seed(seed), house.quick_options())
    given = 0
    while not state.finished and given < HINTS:
        side = asked(state)
        menu = list(state.legal(side))
        if len(menu) > 1 and chance.randrange(STRIDE) == 0:
            task = {"bot": bots.adviser(game), "seed": given, "game": game}
            yield state, side, bot_tasks.think({**task, "view": state.view(side)})
            given += 1
        slips = chance.randrange(6) == 0
        state.take(side, chance.choice(menu) if slips else answer(state, side, policy_of(game)))


@pytest.mark.parametrize("seed", partly_fresh(range(budget(2, 8)), "hints"))
@pytest.mark.parametrize("game", THINKING)
def test_hints_have_reasons_and_do_no_harm(game: str, seed: int) -> None:
    """Whatever is recommended can be explained, wastes nothing and costs no men of one's own."""
    speakers = [Speaker(lang, strict=True).of(game) for lang in LANGUAGES]
    for state, side, hint in asked_for(game, seed):
        word = str(hint["choice"])
        option = state.parse(word)
        where = game, seed, state.question(side), word
        offered = state.legal(side)
        assert option in offered, where
        parts = hint["reasons"][0]["parts"]
        assert hint["reasons"][0]["choice"] == word, where
        told = [tell_reasons(speaker, word, parts, len(offered)) for speaker in speakers]
        assert all(told), where
        for reasons in told:
            assert all(text[0].isupper() and text.endswith((".", "!")) for text, _ in reasons)
        assert len({reasons[0][0] for reasons in told}) == len(LANGUAGES), where
        assert wasted(state, side, option) == "", where


def wasted(state: State, side: int, option: int) -> str:
    """What an option throws away though another does not; empty if nothing."""
    others = [one for one in state.legal(side) if one != option]
    if state.idle(side, option) and any(state.idle(side, one) is None for one in others):
        return "a card, or somebody's turn to fire"
    question, warned = state.question(side), state.caution(side, option)
    own = answer(state, side, policy_of(Seat(state, side).game))
    if warned == "bolster-fog" or (warned == "nothing-happens" and own != option):
        return warned
    if question == "play" and state.word(option) == "end" and own != option:
        return "cards that could do something"
    if question == "bid" and is_needless(state, side, option):
        return "a commander"
    if isinstance(state, Commander) and overstacks(state, side, option):
        return "men whom there is no room for"
    return ""


def overstacks(state: Commander, side: int, option: int) -> bool:
    """Whether somebody ends in a hex without room for him, though he need not."""
    if state.question(side) not in ("move", "advance", "retreat", "pick"):
        return False
    if not state.word(option).startswith(("to ", "at ")) or overstacked(state, side) >= 0:
        return False
    if len(state.legal(side)) == 1 or not crowds(state, side, option):
        return False
    goes_on = state.question(side) in ("move", "retreat") and has_moves_left(state, side, option)
    fits = [one for one in state.legal(side) if one != option and not crowds(state, side, one)]
    return not goes_on and bool(fits)


def crowds(state: State, side: int, option: int) -> bool:
    """Whether an option leaves too many in a hex."""
    assert isinstance(state, Commander)
    twin = state.clone()
    twin.take(side, option)
    return overstacked(twin, side) >= 0


def has_moves_left(state: State, side: int, option: int) -> bool:
    """Whether who has just stepped into a hex can leave it again, if nobody fires."""
    twin, question = state.clone(), state.question(side)
    twin.take(side, option)
    while not twin.finished and twin.question(1 - side):
        passes = [one for one in twin.legal(1 - side) if twin.word(one) in PASSES]
        twin.take(1 - side, passes[0] if passes else twin.legal(1 - side)[0])
    words = [twin.word(one) for one in twin.legal(side)] if twin.question(side) == question else []
    return any(word.startswith("to ") for word in words)
