"""Rolls in words: every sum adds up, in every language and every game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import Event, State, key_from_seed
from fieldcraft.core.schema import RollTold
from fieldcraft.i18n.languages import LANGUAGES
from fieldcraft.i18n.rolls import roll_shown, roll_text, sum_text
from fieldcraft.i18n.speaker import Speaker

SCENARIOS = (
    ("normandy", "hill-314"),
    ("north-africa", "barce"),
    ("combat-commander", "brest-barns"),
    ("combat-commander", "fog-on-monte-castello"),
)
BOLD = r"quick|order (fire|recover|artillery)|at |unit |accept"
"""How to choose so that there is something to roll for."""


def rolls(game: str, scenario: str, choices: int = 2500) -> Iterator[tuple[State, RollTold]]:
    """The rolls of matches played at random, each with the state right after it was told."""
    rng = random.Random(f"{game} {scenario}")
    state = games.get(game).start(scenario, key_from_seed(0))
    for number in range(choices):
        if state.decision is None:
            state = games.get(game).start(scenario, key_from_seed(number))
        assert state.decision is not None
        side = state.decision.sides[0]
        told: list[Event] = []
        options = list(state.options(side))
        bold = [one for one in options if re.match(BOLD, state.word(one))]
        state.choose(side, rng.choice(bold if bold and rng.random() < 0.7 else options), told)
        for event in told:
            if event.name == "rolls":
                yield state, event.fields["roll"]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_sum_adds_up(game: str, scenario: str) -> None:
    """Terms and dice make the total, the other terms what it had to beat."""
    found = 0
    for _, roll in rolls(game, scenario):
        found += 1
        assert sum(term["value"] for term in roll["against"]) == roll["needed"]
        own = sum(term["value"] for term in roll["own"])
        if roll["by"] == "each":
            hits = [die == 0 or die >= roll["needed"] for die in roll["dice"]]
            assert roll["successes"] == hits
            assert roll["verdict"] == ("hit" if any(hits) else "miss")
        elif roll["by"] == "product":
            one, other = roll["dice"]
            assert roll["total"] == one * other
            assert roll["verdict"] == (
                "on-target" if one * other > roll["needed"] else "off-target"
            )
        else:
            assert roll["total"] == own + sum(roll["dice"])
        for lang in LANGUAGES:
            adds_up(sum_text(Speaker(lang, strict=True, game=game), roll))
    assert found > 20


def adds_up(text: str) -> None:
    """Each side of a sum in words, read as arithmetic."""
    for side in re.split(r",? (?:against|против|przeciw|contra) ", text):
        if " = " not in side:
            continue
        made, total = side.rsplit(" = ", 1)
        figures = re.sub(r"[^\d+−×]", "", made).replace("−", "-").replace("×", "*")
        assert eval(figures) == int(total), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_roll_says_who_fires_at_whom(lang: str) -> None:
    """By name, and with what a board calls them."""
    speaker = Speaker(lang, strict=True, game="combat-commander")
    kinds = set()
    for _, roll in rolls("combat-commander", "brest-barns"):
        shown: dict[str, Any] = roll_shown(speaker, roll)
        kinds.add(roll["kind"])
        assert shown["title"]
        if roll["kind"] in ("fire", "targeting"):
            assert shown["actors"]
            assert all(one["text"] for one in shown["actors"])
            assert all(ref.startswith("hex:") for ref in shown["origins"])
            assert shown["place"]["ref"] == roll["place"]
        if roll["kind"] == "defence":
            assert shown["target"]["ref"].startswith("unit:")
            assert shown["target"]["text"] in roll_text(speaker, roll)
            assert shown["verdict"] in roll_text(speaker, roll)
    assert {"fire", "defence"} <= kinds


def test_the_roll_in_question_stands_in_the_view() -> None:
    """To both sides and to spectators, as the log told it; and nowhere else."""
    asked = 0
    for state, roll in rolls("combat-commander", "brest-barns"):
        decision = state.decision
        if decision is None or decision.question != "reroll":
            assert state.view(0)["roll"] is None
            continue
        asked += 1
        assert [state.view(viewer)["roll"] for viewer in (0, 1, -1)] == [roll] * 3
    assert asked > 20
