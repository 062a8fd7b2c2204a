"""What is called idle is played on, and brings its side nothing."""

from collections import Counter
from collections.abc import Callable
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


def cannot_improve(state: State, side: int, option: int) -> bool:
    """No unit of the side is in danger that a new roll takes away, nor any other's added to."""
    now, then = (
        {(one.target, one.effect): one.chance[0] / one.chance[1] for one in weighed}
        for weighed in (state.forecast(side, ACCEPT), state.forecast(side, option))
    )
    own = f"{state.view(side)['side']}:"
    return all(
        not is_gain(target, effect, now.get((target, effect), 0.0), chance, own)
        or is_settled(state.forecast(side, ACCEPT), target)
        for (target, effect), chance in then.items()
    )


def is_gain(target: str, effect: str, before: float, after: float, own: str) -> bool:
    """Whether this side wants the effect to be as likely as it would be then."""
    wanted = target.startswith(own) == (effect == "rallied")
    return after > before if wanted else after < before


def is_settled(stands: list[Forecast], target: str) -> bool:
    """Whether something happens to a target for sure, or nothing can."""
    chances = {one.chance[0] / one.chance[1] for one in stands if one.target == target}
    return chances <= {0.0, 1.0}


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
