"""Attacks below 1 Firepower (GAP-52): a sampled hand has all the Actions that they need."""

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, State, key_from_seed
from fieldcraft.games.combat_commander.content.position import normalise

AXIS, ALLIES = 0, 1
SAMPLES = 40
DECLARED = ("order fire#g-50", "at H6", "unit axis:rifle-1", "stop")


def declared(smoke: int) -> State:
    """A Squad has declared an attack that only the four Hand Grenades in hand make possible."""
    spec = {
        "units": {"axis:rifle-1": "H5", "allies:rifle-1": "H6"},
        "hexes": {"H6": {"smoke": smoke}},
        "axis": {"hand": ["fire#g-50", "recover#g-4", "recover#g-5", "recover#g-6", "rout#g-13"]},
    }
    state = games.get("combat-commander").position(
        normalise(spec, "combat-commander"), key_from_seed(1)
    )
    for word in DECLARED:
        state.choose(AXIS, state.parse(word))
    return state


@pytest.mark.parametrize("smoke", [5, 8, 10])
def test_who_must_play_actions_has_them_in_every_sample(smoke: int) -> None:
    """However he plays them, he comes to 1 Firepower, and so to the roll."""
    state = declared(smoke)
    assert "stop" not in [state.word(option) for option in state.options(AXIS)]
    for seed in range(SAMPLES):
        trial = state.determinize(ALLIES, Chance(key_from_seed(seed)))
        assert trial.view(ALLIES) == state.view(ALLIES)
        while trial.question(AXIS) == "action":
            last = trial.options(AXIS)[-1]
            trial.choose(AXIS, last)
        assert trial.decision is not None
        assert trial.decision.question == "reroll"
