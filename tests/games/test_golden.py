"""Golden playthroughs: one per scenario, readable by a player, the same forever."""

from difflib import unified_diff
from itertools import islice

import pytest

from tests.games.enrolled import ENROLLED, KEYS, every_scenario
from tests.games.golden import compose, follow, playthrough, stored
from tests.games.traits import traits_of

LARGEST = 160_000
HOW = "pytest tests/games/test_golden.py --update-golden"


@every_scenario
def test_playthrough(key: str, scenario: str, update_golden: bool) -> None:
    """The choices of the golden file give its every line again."""
    path = traits_of(key).golden / key / f"{scenario}.txt"
    kept = path.read_text(encoding="utf-8") if path.exists() else ""
    if update_golden:
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = playthrough(key, scenario, compose(stored(kept), traits_of(key).composer))
        path.write_text(kept, encoding="utf-8")
    assert kept, f"{scenario} has no golden playthrough; write one with: {HOW}"
    text = playthrough(key, scenario, follow(stored(kept)))
    difference = unified_diff(kept.splitlines(), text.splitlines(), "golden", "now", lineterm="")
    assert text == kept, "\n".join(islice(difference, 30))
    assert len(kept.encode()) < LARGEST


@pytest.mark.parametrize("key", KEYS)
def test_no_playthrough_is_left_over(key: str) -> None:
    """Every golden file belongs to a scenario."""
    found = {path.stem for path in (traits_of(key).golden / key).glob("*.txt")}
    assert found <= {scenario for game, scenario in ENROLLED if game == key}
