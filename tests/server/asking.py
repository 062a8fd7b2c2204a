"""Somebody who plays as greedy would and answers as a person does: by what is put forward."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from fieldcraft import bots
from fieldcraft.bots import ask
from fieldcraft.bots.bot import Bot
from fieldcraft.core import Chance, State, key_from_seed
from fieldcraft.record.match import Match
from fieldcraft.record.plans import let_pass

MOST = 200
"""Questions to the person in a whole match; before there were plans it was about 500."""


@dataclass
class Wishes:
    """What greedy would like to do."""

    policy: Bot = field(default_factory=lambda: bots.make("greedy", 7))

    def ahead(self, live: Match, index: int) -> list[str]:
        """What greedy would choose now and next, as long as the other side passes."""
        state: State = live.state.determinize(index, Chance(key_from_seed(5)))
        chance = state.chance
        words: list[str] = []
        while not state.finished and state.asked == index:
            if state.chance is not chance or len(words) > 12:
                break
            option = ask(self.policy, state, index)
            words.append(state.word(option))
            state.take(index, option)
            let_pass(state, index)
        return words or [live.state.word(ask(self.policy, live.state, index))]


def planned(plans: list[dict[str, Any]], wanted: list[str]) -> dict[str, Any] | None:
    """The plan that comes to what is wanted."""
    steps = []
    for one in wanted:
        if not one.startswith(("to ", "unit ")):
            break
        steps.append(one)
    for plan in plans:
        words = [plan["choice"], *plan["then"]]
        if words[0] != wanted[0]:
            continue
        if plan["is_apart"] and wanted[1:2] and wanted[1] in plan["then"]:
            return plan
        if plan["path"] and steps and steps[-1] in words[-2:]:
            return plan
        aims = [one for one in words if one.startswith("at ")]
        if plan["pieces"] and aims == [one for one in wanted if one.startswith("at ")][:1]:
            return plan
        if not plan["path"] and words == wanted[: len(words)]:
            return plan
    return None
