"""The log tells everything open: whoever hears it keeps the table and counts the points."""

from unittest.mock import patch

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, Event, key_from_seed
from fieldcraft.core.content.problems import Place
from fieldcraft.record.drills.drill import run_drill
from fieldcraft.record.drills.run import Run
from fieldcraft.record.rules.rulebook import drills_folder
from tests.games.boards import close_quarters
from tests.games.commander_scribe import Scribe
from tests.games.enrolled import start
from tests.games.players import any_option, asked_side, lively_option

KEY = "combat-commander"
DECISIONS = 2000
TOLD = {
    *("advances", "appears", "arrives", "breaks", "controls", "discards", "blaze"),
    *("eliminated", "event", "fort-removed", "fortified", "moves"),
    *("open-chit", "radio-breaks", "rallies", "recovers", "replaced", "rerolls"),
    *("retreats", "reveals-chit", "scores", "secret-chit", "shuffles", "smoke", "suppressed"),
    *("surrender-later", "time", "turn", "veteran", "weapon-lost", "wins"),
}
SELDOM = {
    *("displaced", "exits", "gives-weapon", "keeps-marker", "on-track", "returns", "scrounges"),
    *("support", "takes-weapon", "waits", "weapon-breaks", "weapon-repaired"),
}
"""What hardly happens to players without a plan, but in drills."""


def listened(scenario: object, seed: int) -> set[str]:
    """A game that a scribe hears and checks after every choice: the names of what was heard."""
    _, state = start(KEY, scenario, seed)
    rng = Chance(key_from_seed(seed + 30))
    scribe = Scribe(state)
    told = set()
    made = 0
    while not state.finished and made < DECISIONS:
        side = asked_side(state, rng)
        option = (lively_option if seed % 2 else any_option)(state, side, rng)
        events: list[Event] = []
        state.choose(side, option, events)
        for event in events:
            scribe.hear(event)
            told.add(event.name)
        scribe.check(state)
        made += 1
    return told


@pytest.mark.long
@pytest.mark.parametrize("number", range(12))
def test_the_log_tells_the_open_table(number: int) -> None:
    """Units, weapons, markers, control, piles and tracks follow from the log, and so do points.

    Clauses: CC-1.3, CC-4.1.1, CC-7.1, CC-7.3.1.b, CC-7.3.3.d.
    """
    scenario = games.get(KEY).scenarios()[number]
    assert listened(scenario, number) >= {"moves", "turn", "scores"}


@pytest.mark.long
def test_the_log_tells_what_happens_in_the_open() -> None:
    """On a board of our own, in a few games, most things happen, and all are told."""
    told = set()
    for seed in range(9):
        told |= listened(close_quarters(), seed)
    assert told >= TOLD


@pytest.mark.long
def test_the_log_tells_what_happens_in_drills() -> None:
    """In every drill, choice by choice, what is told is what has changed."""
    told = set()
    latest: tuple[str, Scribe] | None = None

    def take(run: Run, side: int, option: int, text: str, at: Place) -> None:
        nonlocal latest
        if run.state.view(-1)["phase"] != "play":
            run.timeline.choose(side, option, run.events)
            return
        if latest is None or latest[0] != run.state.digest():  # another position, or taken back
            latest = ("", Scribe(run.state))
        scribe = latest[1]
        before = len(run.events)
        run.timeline.choose(side, option, run.events)
        for event in run.events[before:]:
            scribe.hear(event)
            told.add(event.name)
        scribe.check(run.state)
        latest = (run.state.digest(), scribe)

    with patch.object(Run, "take", take):
        for path in sorted((drills_folder() / KEY).glob("*.yaml")):
            run_drill(path)
    assert told >= SELDOM
