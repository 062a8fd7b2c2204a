"""What is not offered at any other question is refused for a reason that is true.

Windows for Actions, Events, time advances and the choice of forces: all that is neither an Order,
an attack nor a set-up, so that no question of the game is left out.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from fieldcraft import games
from fieldcraft.core import State, key_from_seed
from fieldcraft.games.combat_commander.content import loader
from fieldcraft.games.combat_commander.terms import OPTION_SHIFT
from tests.budget import fresh
from tests.games.combat_commander.attack_reasons import ORACLES
from tests.games.combat_commander.order_reasons import ORDERS
from tests.games.combat_commander.other_reasons import OTHERS, OtherClaim
from tests.games.combat_commander.sight_by_hand import SightByHand
from tests.games.combat_commander.test_idle_true import IDLE
from tests.games.combat_commander.test_order_refusals_true import PLAYED, SET_UP, positions
from tests.games.combat_commander.test_refusals_true import FRAMES, KEY, ROOT, has_words
from tests.games.enrolled import clauses
from tests.i18n.reports import reports

KINDS = 40
THINGS = 150
SAMPLE = 4  # how many things are tried of a kind that is not asked for
BEFORE_ANY_POSITION = {
    "not-a-word", "unknown-card", "unknown-hex", "unknown-unit", "unknown-weapon",
    "not-your-decision", "not-a-set-up", "not-setting-up",
}  # fmt: skip
"""Reasons about words, and about who is asked at all."""


def other_frames() -> tuple[str, ...]:
    """Every question that the two other tests do not try."""
    state = games.get(KEY).start(loader.scenario_ids()[0], key_from_seed(0))
    tried = {*FRAMES, *PLAYED, *SET_UP}
    return tuple(frame.name for frame in state.frames if frame.name not in tried)


def tried(state: State, side: int, seed: int) -> Iterator[int]:
    """All that is not offered of the kinds that are, and a few things of every other kind."""
    offered = set(state.options(side))
    asked = {one >> OPTION_SHIFT for one in offered}
    rng = Random(seed)
    for kind in range(1, KINDS):
        things = range(THINGS)
        for thing in things if kind in asked else [0, *rng.sample(things, SAMPLE)]:
            option = kind << OPTION_SHIFT | thing
            if option not in offered and has_words(state, option):
                yield option


@pytest.mark.long
@pytest.mark.parametrize("scenario", [*loader.scenario_ids(), "muster-1", "muster-5", "muster-9"])
def test_any_other_refusal_has_a_true_reason(scenario: str) -> None:
    """A hex is held by the enemy only if it is, burns only if it does, and so on."""
    game = games.get(KEY)
    judged: Counter[str] = Counter()
    for seed in (7, fresh(f"other reasons {scenario}")):
        for state, side in positions(scenario, seed, other_frames()):
            plain = game.scenario_of(state)
            sight = SightByHand(plain["map"], loader.tables()["terrain"])
            claim = OtherClaim(state, side, plain, sight, OTHERS)
            for option in tried(state, side, seed):
                refusal = state.refusal(side, option)
                assert refusal.clause in clauses()
                is_true = claim.is_true(option, refusal)
                assert is_true, f"{state.word(option)}: {refusal}; {claim.flow}"
                judged[refusal.reason] += 1
    assert judged["not-asked"]


def test_every_reason_of_the_game_has_an_oracle() -> None:
    """Whatever the rules can refuse or call idle, one of the tests can judge whether it is so."""
    given = {one.name for one in reports(ROOT) if one.kind == "why"}
    assert len(given) > 110
    assert given - {*ORACLES, *ORDERS, *OTHERS, *IDLE} == BEFORE_ANY_POSITION
