"""How often a person is asked in a whole match against a bot, over many matches."""

from __future__ import annotations

from collections import Counter

import pytest

from fieldcraft import bots, games
from fieldcraft.bots import ask
from fieldcraft.core import key_from_seed
from fieldcraft.i18n.voices import voice_of
from fieldcraft.record.asked import Asked
from fieldcraft.record.match import Match
from fieldcraft.record.plans import Run, plans, several
from fieldcraft.record.standing import Standing
from fieldcraft.server.live.messages.table import plain_of
from tests.server.asking import MOST, Wishes, planned

GAME = "combat-commander"


def questions(seed: int) -> Counter[str]:
    """Scenario 1 to its end: how often the Axis is asked what; no question has only one answer."""
    match = Match.start(GAME, "1", key_from_seed(seed))
    me, other = 0, 1
    bot, wishes = bots.make("greedy", seed), Wishes()
    standing = Standing.parse("\n".join(games.get(GAME).unasked()))
    voice = voice_of(plain_of(GAME, match.state))
    run: Run | None = None
    asked: Counter[str] = Counter()
    while match.outcome is None:
        if me not in match.waiting:
            match.choose(other, match.state.word(ask(bot, match.state, other)))
            continue
        words = run.next(match, me) if run is not None else None
        if run is not None and words is not None:
            run.rest.pop(0)
            match.choose(me, words)
            run.at = len(match.steps)
            continue
        run = None
        now = Asked.of(match.state, me)
        words = standing.answer(now)
        if words is not None:
            match.choose(me, words)
            continue
        assert len(now.doings) != 1, f"asked in vain: {now.options}"
        asked[now.view["question"]] += 1
        wanted = wishes.ahead(match, me)
        offered = voice.waivers(now.view, now.options)
        again = [line for _, line in offered if line.startswith("again ")]
        if wanted[0] == "shoot" and again:
            standing = standing.with_line(again[0], now.view)
            continue
        rest = clicked(match, me, wanted)
        match.choose(me, wanted[0])
        run = Run(rest, len(match.steps)) if rest else None
    return asked


def clicked(match: Match, side: int, wanted: list[str]) -> list[str]:
    """What follows the first choice at the same click."""
    together = several(match.state, side)
    if together is not None and wanted[0] in together.choices:
        count = len([one for one in wanted if one in together.choices])
        return [*wanted[1:count], together.end]
    told = [
        {
            "choice": one.choices[0],
            "then": list(one.choices[1:]),
            "path": one.path,
            "pieces": () if one.is_apart else one.pieces,
            "is_apart": one.is_apart,
        }
        for one in plans(match.state, side)
    ]
    plan = planned(told, wanted)
    return list(plan["then"]) if plan is not None else []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 10))
def test_a_whole_match(seed: int) -> None:
    """Never more than that, whichever way the dice fall."""
    asked = questions(seed)
    assert sum(asked.values()) <= MOST, asked
