"""What is not offered in an attack is refused for a reason that is true of the position.

Random positions of every scenario, and such as drills set up; whatever is not offered is tried.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from fieldcraft import games
from fieldcraft.core import EVERYONE, State, key_from_seed
from fieldcraft.games.combat_commander.content import loader
from fieldcraft.games.combat_commander.terms import (
    ACTION_CARD,
    AT_HEX,
    SMOKE_AT,
    STOP,
    TO_HEX,
    UNIT,
    WEAPON,
)
from tests.budget import budget, fresh
from tests.games.combat_commander.attack_reasons import ORACLES, Claim, reasons_in
from tests.games.combat_commander.sight_by_hand import SightByHand

KEY = "combat-commander"
FRAMES = (
    "target", "pieces", "fire-window", "sustain", "spray", "next-unit", "defence-window",
    "break-window", "spot", "impact", "melee-window", "ambushed", "melee-end", "retreat",
)  # fmt: skip
"""The questions of attacks."""
TRIED = [
    STOP,
    *(kind | thing for kind in (AT_HEX, SMOKE_AT, TO_HEX) for thing in range(150)),
    *(UNIT | thing for thing in range(120)),
    *(WEAPON | thing for thing in range(60)),
    *(ACTION_CARD | thing for thing in range(72)),
]
CHAPTERS = (
    "actions/break_window.py", "actions/defence.py", "actions/fire_window.py",
    "orders/artillery.py", "orders/attack.py", "orders/fire.py", "orders/fire_groups.py",
    "orders/fire_pieces.py", "orders/melee.py", "orders/mission.py", "orders/retreat.py",
)  # fmt: skip


def positions(scenario: str, seed: int) -> Iterator[State]:
    """Positions of a random match in which an attack asks something, a few of each question."""
    rng = Random(seed)
    game = games.get(KEY)
    switches = [one.name for one in game.match_options() if one.is_switch]
    options = {name: rng.random() < 0.5 for name in switches} | {"quickSetup": True}
    state = game.start(scenario, key_from_seed(seed), options)
    seen: Counter[str] = Counter()
    for _ in range(budget(500, 3000)):
        if state.finished:
            return
        assert state.asked != EVERYONE
        side = state.asked
        frame = state.frames[state.top()].name
        seen[frame] += 1
        if frame in FRAMES and seen[frame] <= budget(3, 30):
            yield state.clone()
        menu = list(state.options(side))
        fires = [option for option in menu if state.word(option).startswith("order fire")]
        state.choose(side, rng.choice(fires if fires else menu))


@pytest.mark.long
@pytest.mark.parametrize("scenario", loader.scenario_ids())
def test_a_refused_attack_has_a_true_reason(scenario: str) -> None:
    """Out of range only if it is, no line of sight only if there is none, and so on."""
    plain = games.get(KEY).plain(scenario)  # type: ignore[attr-defined]
    sight = SightByHand(plain["map"], loader.tables()["terrain"])
    judged: Counter[str] = Counter()
    for seed in (6, fresh(f"attack reasons {scenario}")):
        for state in positions(scenario, seed):
            judged += Claim(state, state.asked, plain, sight, ORACLES).judge(TRIED)
    assert judged["not-asked"]


def test_every_reason_of_an_attack_has_an_oracle() -> None:
    """A reason that these chapters can give is one that this test can judge."""
    assert reasons_in(CHAPTERS) - set(ORACLES) == set()
