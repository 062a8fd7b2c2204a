"""What is not offered is refused for a reason that is true of the position.

Random positions of every scenario; whatever is not offered there is tried. A game joins in by
the `claims` it declares: how it writes one down, and an oracle for each of its reasons.
"""

import pytest

from fieldcraft import games
from fieldcraft.core import EVERYONE, Chance, State, key_from_seed
from fieldcraft.games.undaunted.reasons import REASONS
from tests.budget import budget, fresh
from tests.games import undaunted_reasons
from tests.games.enrolled import ENROLLED, clauses
from tests.games.traits import traits_of

CASES = [(key, scenario) for key, scenario in ENROLLED if traits_of(key).claims is not None]


def spoken(state: State, numbers: range) -> list[int]:
    """The integers that have words in this scenario."""
    found = []
    for option in numbers:
        try:
            state.word(option)
        except ValueError:
            continue
        found.append(option)
    return found


def positions(key: str, scenario: str, seed: int, count: int) -> list[State]:
    """So many positions of a random match, its options drawn too."""
    rng = Chance(key_from_seed(seed))
    game = games.get(key)
    options = {one.name: bool(rng.below(2)) for one in game.match_options() if one.is_switch}
    state = game.start(scenario, key_from_seed(seed), options)
    found: list[State] = []
    while not state.finished and len(found) < count:
        side = state.asked if state.asked != EVERYONE else 0 if state.options(0) else 1
        menu = list(state.options(side))
        if rng.below(3) == 0:
            found.append(state.clone())
        state.choose(side, menu[rng.below(len(menu))])
    return found


@pytest.mark.long
@pytest.mark.parametrize(("key", "scenario"), CASES, ids=[f"{k}-{s}" for k, s in CASES])
def test_a_reason_is_true_of_the_position(key: str, scenario: str) -> None:
    """Neither the seed that stays nor a fresh one finds a reason that is not so."""
    own = traits_of(key)
    assert own.claims is not None
    plain = games.get(key).plain(scenario)  # type: ignore[attr-defined]
    for seed in (17, fresh(f"reasons {key} {scenario}")):
        for state in positions(key, scenario, seed, budget(40, 300)):
            for side in (0, 1):
                offered = set(state.options(side))
                if not offered:
                    continue
                claim = own.claims(state, side, plain)
                for option in spoken(state, own.numbers):
                    if option in offered:
                        continue
                    refusal = state.refusal(side, option)
                    assert refusal.clause in clauses()
                    is_true = claim.is_true(option, refusal)
                    assert is_true, f"{state.word(option)}: {refusal}; {state.view(side)['flow']}"


def test_every_reason_of_undaunted_has_an_oracle() -> None:
    """A reason that the rules can give is one that this test can judge."""
    given = {word for word, _ in REASONS if word}
    assert given - set(undaunted_reasons.ORACLES) == set()
