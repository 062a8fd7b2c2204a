"""What is not offered at any other question is refused for a reason that is true.

Windows for Actions, Events, time advances and the choice of forces: all that is neither an Order,
an attack nor a set-up, so that no question of the game is left out.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from fieldcraft import games
from fieldcraft.core import State, key_from_seed
from fieldcraft.games.combat_commander.content import loader
from fieldcraft.games.combat_commander.table.state import CommanderState
from fieldcraft.games.combat_commander.terms import OPTION_SHIFT, STOP, VP
from fieldcraft.record.rules.rulebook import drills_folder
from tests.budget import fresh
from tests.games.combat_commander.attack_reasons import ORACLES, ROOT
from tests.games.combat_commander.event_objects import OBJECTS
from tests.games.combat_commander.order_reasons import ORDERS
from tests.games.combat_commander.other_reasons import OTHERS, OtherClaim
from tests.games.combat_commander.sight_by_hand import SightByHand
from tests.games.combat_commander.test_idle_true import IDLE
from tests.games.combat_commander.test_order_refusals_true import (
    PLAYED,
    SET_UP,
    asked_in,
    positions,
)
from tests.games.combat_commander.test_refusals_true import FRAMES, KEY
from tests.i18n.reports import reports
from tests.strategies import from_drills

KINDS = 40
THINGS = 150
RICHES = 60
SAMPLE = 4  # how many things are tried of a kind that is not asked for
BEFORE_ANY_POSITION = {
    "unknown-card", "unknown-hex", "unknown-unit", "unknown-weapon",
    "not-your-decision", "not-a-set-up", "not-setting-up",
}  # fmt: skip
"""Reasons about words, and about who is asked at all."""
OF_ORDERS_LEFT = {
    "action-not-in-deck", "action-of-defender", "never-likely", "not-a-word", "unit-of-other-side",
}  # fmt: skip
"""Reasons against an order that a player wants to leave: `tests/record/test_standing_orders.py`."""


def other_frames() -> tuple[str, ...]:
    """Every question that the two other tests do not try."""
    state = games.get(KEY).start(loader.scenario_ids()[0], key_from_seed(0))
    tried = {*FRAMES, *PLAYED, *SET_UP}
    return tuple(frame.name for frame in state.frames if frame.name not in tried)


def tried(state: State, side: int, seed: int) -> Iterator[int]:
    """All that is not offered of the kinds that are, and a few things of every other kind."""
    asked = {one >> OPTION_SHIFT for one in state.options(side)}
    rng = Random(seed)
    for kind in range(1, KINDS):
        things = range(THINGS)
        for thing in things if kind in asked else [0, *rng.sample(things, SAMPLE)]:
            yield kind << OPTION_SHIFT | thing


def judge(state: State, side: int, seed: int) -> Counter[str]:
    """Look at what is not offered to a side, and how often each reason was given."""
    plain = games.get(KEY).scenario_of(state)
    sight = SightByHand(plain["map"], loader.tables()["terrain"])
    claim = OtherClaim(state, side, plain, sight, {**ORDERS, **OTHERS})
    return claim.judge(tried(state, side, seed))


@pytest.mark.long
@pytest.mark.parametrize("scenario", [*loader.scenario_ids(), "muster-1", "muster-5", "muster-9"])
def test_any_other_refusal_has_a_true_reason(scenario: str) -> None:
    """A hex is held by the enemy only if it is, burns only if it does, and so on."""
    judged: Counter[str] = Counter()
    for seed in (7, fresh(f"other reasons {scenario}")):
        for state, side in positions(scenario, seed, other_frames()):
            judged += judge(state, side, seed)
    assert judged["not-asked"]


@pytest.mark.long
def test_rare_questions_are_met_in_the_drills() -> None:
    """Every question is asked in some drill; what it does not offer has a true reason there too.

    What an Event does offer is one of the things that its clause names.
    """
    folder = drills_folder() / KEY
    met: Counter[tuple[str, int]] = Counter()
    for state in from_drills(KEY, [path.stem for path in sorted(folder.glob("*.yaml"))]):
        for side in (0, 1):
            if not state.question(side):
                continue
            frame = asked_in(state, side)
            met[frame, side] += 1
            if frame in other_frames() and met[frame, side] <= 3:
                judge(state, side, met[frame, side])
            if frame == "pick":
                check_objects(state, side)
    asks = {frame.name for frame in state.frames if frame.asks}
    assert asks & {*other_frames()} - {"both"} <= {frame for frame, _ in met}


def check_objects(state: State, side: int) -> None:
    """Whatever an Event offers, it may choose."""
    plain = games.get(KEY).scenario_of(state)
    sight = SightByHand(plain["map"], loader.tables()["terrain"])
    claim = OtherClaim(state, side, plain, sight, {})
    for option in state.options(side):
        claim.thing = state.word(option).split()[-1]
        assert claim.thing in ("none", "stop") or OBJECTS[claim.frame["choice"]](claim), claim.flow


def test_every_reason_of_the_game_has_an_oracle() -> None:
    """Whatever the rules can refuse or call idle, one of the tests can judge whether it is so."""
    given = {one.name for one in reports(ROOT) if one.kind == "why"}
    assert len(given) > 110
    assert given - {*ORACLES, *ORDERS, *OTHERS, *IDLE} == BEFORE_ANY_POSITION | OF_ORDERS_LEFT


def test_works_run_out_when_the_box_is_empty() -> None:
    """A.6 step 9: with points for everything, counters and one strength of mines are the limit."""
    judged: Counter[str] = Counter()
    for seed in (7, fresh("works run out")):
        chance = Random(seed)
        for state, side in positions("muster-5", seed, ("works-pick",)):
            rich = cast(CommanderState, state.clone())
            while rich.question(side) and asked_in(rich, side) == "works-pick":
                rich.numbers[VP] = RICHES if side == 0 else -RICHES
                rich.menu_ready = False
                judged += judge(rich, side, seed)
                offered = [one for one in rich.options(side) if one != STOP]
                rich.take(side, chance.choice(offered or [STOP]))
    assert judged["no-works-left"] > 10
