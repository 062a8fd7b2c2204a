"""What is called idle is played on, and brings its side nothing."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest

from fieldcraft.core import State
from fieldcraft.core.contract import Event, Forecast
from fieldcraft.games.combat_commander.content import loader
from fieldcraft.games.combat_commander.terms import ACCEPT
from tests.budget import fresh
from tests.games.combat_commander.test_order_refusals_true import positions

ASKED = ("order", "react", "activate", "reroll", "defence-window")
CHOICES = 12  # of the same side, enough to bring every piece of a group to bear
TRIES = 3


def never_fires(state: State, side: int, option: int) -> bool:
    """However the side goes on, nothing is fired before somebody else is asked.

    Where a unit is activated beside others, it has no part in what those fire.
    """
    kind, _, thing = state.word(option).partition(" ")
    for seed in range(TRIES):
        twin, rng, log = state.clone(), Random(seed), list[Event]()
        twin.choose(side, option, log)
        for _ in range(CHOICES):
            if twin.finished or twin.asked != side or twin.frames[twin.top()].name in ASKED[:2]:
                break
            twin.choose(side, rng.choice(list(twin.options(side))), log)
        fired = [event.fields["pieces"] for event in log if event.name == "fires"]
        if any(kind != "unit" or thing in pieces for pieces in fired):
            return False
    return True


HARM = ("broken", "eliminated", "retreats")


def cannot_improve(state: State, side: int, option: int) -> bool:
    """A new roll makes nothing likelier that the side wants, unless this one has settled it."""
    stands, again = state.forecast(side, ACCEPT), state.forecast(side, option)
    own = f"{state.view(side)['side']}:"
    for target in {one.target for one in again if ":" in one.target}:
        if is_settled(stands, target):
            continue
        now, then = chances(stands, target), chances(again, target)
        is_own = target.startswith(own)
        for index, wanted in enumerate((is_own, not is_own, not is_own)):
            if (then[index] > now[index]) if wanted else (then[index] < now[index]):
                return False
    return True


def chances(found: list[Forecast], target: str) -> list[Fraction]:
    """Of rallying, of the worst, and of the worst or being suppressed."""
    mine = [one for one in found if one.target == target]
    return [
        sum((Fraction(*one.chance) for one in mine if one.effect in effects), Fraction(0))
        for effects in (("rallied",), HARM, (*HARM, "suppressed"))
    ]


def is_settled(stands: list[Forecast], target: str) -> bool:
    """Whether something happens to a target for sure, or nothing can."""
    return {Fraction(*one.chance) for one in stands if one.target == target} <= {0, 1}


def adds_no_cover(state: State, side: int, option: int) -> bool:
    """The total of the attack is the same when the card has been played."""
    log = list[Event]()
    state.clone().choose(side, option, log)
    return not any("conceals" in str(event) and "'less': 0" not in str(event) for event in log)


IDLE: dict[str, Callable[[State, int, int], bool]] = {
    "nobody-has-target": never_fires,
    "nobody-reaches": never_fires,
    "reroll-gains-nothing": cannot_improve,
    "no-cover-to-conceal": adds_no_cover,
}


@pytest.mark.long
def test_an_idle_choice_brings_nothing() -> None:
    """No shot where there is said to be no target, no better roll, no cover."""
    judged: Counter[str] = Counter()
    for scenario in loader.scenario_ids():
        for seed in (7, fresh(f"idle {scenario}")):
            for state, side in positions(scenario, seed, ASKED):
                for option in state.options(side):
                    why = state.idle(side, option)
                    if why is not None:
                        assert IDLE[why.reason](state, side, option), (state.word(option), why)
                        judged[why.reason] += 1
    assert judged.keys() >= {"nobody-has-target", "nobody-reaches"}
