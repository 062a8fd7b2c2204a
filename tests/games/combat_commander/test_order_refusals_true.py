"""What is not offered for an Order, a move or a set-up is refused for a reason that is true.

Random positions of every scenario; whatever is not offered is tried.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from fieldcraft import games
from fieldcraft.core import EVERYONE, State, key_from_seed
from fieldcraft.games.combat_commander.content import loader
from fieldcraft.games.combat_commander.terms import (
    DISCARD_CARD,
    DROP,
    END,
    EXIT,
    FORT,
    GIVE_TO,
    LEAVE,
    ORDER_CARD,
    PASS,
    PLACE_UNIT,
    QUICK,
    READY,
    TAKE_BACK,
    TO_HEX,
    UNIT,
    WEAPON,
)
from tests.budget import budget, fresh
from tests.games.combat_commander.attack_reasons import reasons_in
from tests.games.combat_commander.order_reasons import ORDERS, OrderClaim
from tests.games.combat_commander.other_reasons import OTHERS
from tests.games.combat_commander.sight_by_hand import SightByHand
from tests.games.combat_commander.test_refusals_true import KEY

PLAYED = ("order", "pass", "activate", "move", "advance", "hand-over")
SET_UP = ("placing", "place-hex", "fort-hex", "give-weapon")
TRIED = [
    PASS, END, EXIT, TAKE_BACK, READY, QUICK,
    *(FORT | thing for thing in range(1, 7)),
    *(TO_HEX | thing for thing in range(150)),
    *(kind | thing for kind in (UNIT, LEAVE, GIVE_TO, PLACE_UNIT) for thing in range(120)),
    *(kind | thing for kind in (WEAPON, DROP) for thing in range(60)),
    *(kind | thing for kind in (ORDER_CARD, DISCARD_CARD) for thing in range(72)),
]  # fmt: skip
CHAPTERS = [f"orders/{one}.py" for one in ("activation", "move", "advance", "printed")]


def asked_in(state: State, side: int) -> str:
    """The question that a side is asked."""
    return state.frames[(state.branch(side) or state.stack)[-1]].name


def positions(scenario: str, seed: int, frames: tuple[str, ...]) -> Iterator[tuple[State, int]]:
    """Positions of a random match with one of these questions, a few of each, and who is asked."""
    rng = Random(seed)
    game = games.get(KEY)
    switches = [one.name for one in game.match_options() if one.is_switch]
    options = {name: rng.random() < 0.5 for name in switches} | {"quickSetup": frames is not SET_UP}
    state = game.start(scenario, key_from_seed(seed), options)
    seen: Counter[str] = Counter()
    for _ in range(budget(400, 3000)):
        if state.finished:
            return
        sides = [side for side in (0, 1) if state.options(side)]
        side = rng.choice(sides) if state.asked == EVERYONE else state.asked
        frame = asked_in(state, side)
        seen[frame] += 1
        if frame in frames and seen[frame] <= budget(3, 30):
            yield state.clone(), side
        menu = list(state.options(side))
        if frames is SET_UP and frame not in SET_UP:
            return
        slow = [option for option in menu if state.word(option) not in ("quick", "pass", "end")]
        state.choose(side, rng.choice(slow if slow else menu))


@pytest.mark.long
@pytest.mark.parametrize("frames", [PLAYED, SET_UP], ids=["played", "set up"])
@pytest.mark.parametrize("scenario", loader.scenario_ids())
def test_a_refused_order_has_a_true_reason(scenario: str, frames: tuple[str, ...]) -> None:
    """Too far only if it is, activated only if it was, outside the area only where it ends."""
    plain = games.get(KEY).plain(scenario)  # type: ignore[attr-defined]
    sight = SightByHand(plain["map"], loader.tables()["terrain"])
    judged: Counter[str] = Counter()
    for seed in (5, fresh(f"order reasons {scenario} {frames[0]}")):
        for state, side in positions(scenario, seed, frames):
            judged += OrderClaim(state, side, plain, sight, ORDERS).judge(TRIED)
    assert judged["not-asked"]


def test_every_reason_of_an_order_has_an_oracle() -> None:
    """A reason of these chapters is judged by this test, or by that of other questions."""
    assert reasons_in(CHAPTERS) - {*ORDERS, *OTHERS} == set()
