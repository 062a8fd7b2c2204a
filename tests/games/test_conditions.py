"""What wins is told as it is: by the drills that end a match, and by whole matches."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from fieldcraft import games
from fieldcraft.core import SPECTATOR, State, key_from_seed
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.i18n.goals import tell_goals
from fieldcraft.record.drills.drill import drill_files, load_drill

REACHED = {"points", "pin", "escape", "neutralise", "surrender"}
"""How a side wins by what it has reached, without a comparison at the end."""
NAMED = re.compile(r"u-80|un-80|na-80|c-1[57]|cc-4-2|tv-36")
"""The drills of the end of the game."""
SEVERAL_AT_ONCE = [
    "na-805-escape-goal.yaml 1",
    "na-807-neutralise-goal.yaml 6",
    "u-801-victory-by-points.yaml 0",
]
"""Variants whose steps take more than one thing that counts."""


def endings() -> Iterator[tuple[str, State, State]]:
    """Every drill of the end of the game in which a side wins: before that choice, and after."""
    for path in drill_files():
        if not NAMED.match(path.name):
            continue
        drill = load_drill(path)
        numbers = list(range(len(drill.drill.variants)))
        for number in [*([None] if drill.drill.steps else []), *numbers]:
            variant = None if number is None else drill.drill.variants[number]
            run = drill.set_up(number)
            for at, step in drill.path(variant, number):
                before = run.state.clone()
                run.step(step, 0, at)
                if run.state.reason in REACHED and not before.finished:
                    yield f"{path.name} {number}", before, run.state


def reached(state: State, side: int) -> bool:
    """Whether a side has everything that one of its ways to win asks for."""
    mine = [each for each in state.conditions(SPECTATOR) if each.side == side and each.need]
    return any(
        all(each.have >= each.need for each in mine if each.way == way)
        for way in {each.way for each in mine}
    )


def test_who_has_won_has_reached_it() -> None:
    """The figures of the winner say so."""
    seen = set()
    for name, _, after in endings():
        assert reached(after, after.winner), name
        seen.add(after.reason)
    assert seen == REACHED


def test_whoever_wins_was_a_threat() -> None:
    """Before the choice that ends it the winner is named, but where it brings several at once."""
    surprises = [
        name
        for name, before, after in endings()
        if not reached(before, after.winner)
        and after.winner not in {each.side for each in before.threats(SPECTATOR)}
    ]
    assert surprises == SEVERAL_AT_ONCE


@pytest.mark.parametrize("game", games.keys())
def test_nobody_is_near_to_winning_at_the_start(game: str) -> None:
    """At the start nothing has been reached that wins, and nobody threatens to."""
    for scenario in games.get(game).scenarios():
        state = games.get(game).start(scenario, key_from_seed(1))
        assert not state.threats(SPECTATOR), scenario
        for side in (0, 1):
            assert any(each.side == side for each in state.conditions(SPECTATOR)), scenario


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_them(lang: str) -> None:
    """Every condition, stake and threat that the drills meet has its sentence."""
    said = set()
    for _, before, _ in endings():
        plain = before.view(SPECTATOR)
        game = games.get(plain["game"])
        speaker = Speaker(lang, strict=True, game=game.key)
        told = tell_goals(speaker, game.sides, before, SPECTATOR)
        said |= {each["text"] for side in told["sides"] for each in side["conditions"]}
        said |= {each["text"] for each in told["threats"]}
    assert len(said) > 20
    assert not any("{" in text or "condition-" in text for text in said)


def test_structures_score_by_demolition_or_by_holding_them() -> None:
    """NA-803, NA-804: the same hangar is blown up by one side and kept standing by the other."""
    state = games.get("north-africa").start("landing-ground-7", key_from_seed(1))
    kinds = [{stake.what for stake in each.stakes} for each in state.conditions(SPECTATOR)]
    assert kinds == [{"demolish"}, {"keep"}]
