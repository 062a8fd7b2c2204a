"""The page of the rules and the program that keeps them name the same things."""

import re

from fieldcraft.games.combat_commander.frames import make_frames
from fieldcraft.record.rules.rulebook import book_of, load_book

SOURCE = re.compile(
    r"Rulebook|FAQ|Charts|Counters|Cards|Playbook|Summary cards|Scenario book|our reading"
)
CLAUSES = load_book(book_of("combat-commander")).entries


def test_every_clause_of_the_later_chapters_says_where_it_comes_from() -> None:
    """A source, or our own reading where the sources are silent.

    Clauses: GAP-01.
    """
    later = [entry for name, entry in CLAUSES.items() if re.match(r"CC-[OAETF]\d", name)]
    assert len(later) > 200
    assert [entry.id for entry in later if not SOURCE.search(entry.sources)] == []


def test_rolls_are_1_9_and_triggers_are_1_9_1() -> None:
    """The frames of the triggers stand by the second of the two sections.

    Clauses: GAP-41.
    """
    frames = {frame.name: frame.clause for frame in make_frames()}
    for name in ("event", "sniper", "jammed"):
        assert frames[name].startswith("CC-1.9.1.")
    assert "Event!" in CLAUSES["CC-1.9.1.1.a"].text
    assert "roll" in CLAUSES["CC-1.9.a"].text


def test_every_frame_stands_by_a_clause_that_there_is() -> None:
    """What a question cites can be looked up."""
    unknown = [
        (frame.name, frame.clause)
        for frame in make_frames()
        if frame.clause and frame.clause not in CLAUSES
    ]
    assert unknown == []
