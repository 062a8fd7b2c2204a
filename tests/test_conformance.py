"""Every clause of the rules is covered, and every citation names a clause."""

from pathlib import Path

import pytest

from fieldcraft import games
from fieldcraft.record.rules import conformance, rulebook
from fieldcraft.record.rules.rulebook import (
    OUR_READING,
    Book,
    Entry,
    load_book,
    look_up,
    parse,
    part_of,
)

PAGE = """
# A page

### 1.5 Movement

**U-503** **Move X**: up to X tiles. (D-08) [One edition, «Move»; Another, «Mover»]

**NA-501** Drive [by car] on. (D-30)

| D-08 | Every tile? | dis | Two texts. | Every tile entered. | Because. | H |
| D-30 | Which link? | dis | Two texts. | One group. | Because. | H |
| C-01 | A point | An answer. |
| TV-D1 | Attack, base 4 | 6 | U-704 |

**TV-N** A round. [One edition]

**TV-N-a** The same, otherwise.
"""


@pytest.fixture(scope="module")
def table() -> dict[str, list[str]]:
    """Clause to what covers it."""
    return conformance.conformance()


def test_every_clause_is_covered(table: dict[str, list[str]]) -> None:
    """Each clause, ruling, clarification and vector of a game that is here has a drill or test."""
    assert conformance.uncovered(table) == []


def test_a_clause_of_both_boxes_is_drilled_in_both() -> None:
    """What binds Normandy and North Africa is shown in either, not in one for both."""
    assert conformance.undrilled() == []


def test_every_citation_names_a_clause() -> None:
    """No drill and no test cites what is not in the rules reference."""
    assert conformance.unknown() == []


def test_the_installed_copy_covers_every_clause(table: dict[str, list[str]]) -> None:
    """What the wheel carries, drills and content tests, is enough for the whole table."""
    carried = ("drills/", "tests/content/")
    kept = {
        clause: [place for place in places if place.startswith(carried)]
        for clause, places in table.items()
    }
    assert conformance.uncovered(kept) == []


def test_games_that_are_not_here_wait() -> None:
    """Their clauses are listed and do not fail; those of a game that is here never wait."""
    waiting = set(conformance.waiting())
    if "north-africa" not in games.keys():  # noqa: SIM118 - a function of the package
        assert {"NA-101", "D-02", "C-12", "TV-A", "TV-D8"} <= waiting
    families = {name.partition("-")[0] for name in waiting}
    assert families.isdisjoint({"U", "UN"})
    assert {"D-01", "D-35", "C-02", "TV-N", "TV-D12"}.isdisjoint(waiting)
    if "combat-commander" not in games.keys():  # noqa: SIM118
        assert {"CC-1.9.c", "CC-X.1.6a", "CC-E48", "GAP-26", "TV-30"} <= waiting


def test_the_table_holds_every_entry_of_the_page(table: dict[str, list[str]]) -> None:
    """119 common and 45 Normandy clauses, and all the rest of the page."""
    entries = load_book("undaunted").entries
    assert list(table)[: len(entries)] == list(entries)
    assert sum(entry.family == "U" for entry in entries.values()) == 119
    assert sum(entry.family == "UN" for entry in entries.values()) == 45
    assert sum(entry.family == "D" for entry in entries.values()) == 54
    assert sum(entry.family == "C" for entry in entries.values()) == 22


def test_what_is_our_reading_says_so() -> None:
    """A ruling of medium or low confidence is ours, and so is every clause that rests on one."""
    entries = load_book("undaunted").entries
    ours = {name for name, entry in entries.items() if OUR_READING in entry.sources}
    assert {"D-01", "D-27", "D-42", "C-21", "U-612", "NA-405", "NA-809"} <= ours
    assert ours.isdisjoint({"D-11", "D-44", "U-101", "UN-605", "NA-604"})
    quiet = [
        name
        for name, entry in entries.items()
        if entry.family in ("U", "UN", "NA")
        and any(one.startswith("D-") and one in ours for one in entry.cites)
        and name not in ours
    ]
    assert quiet == ["NA-406"]  # D-27 is in doubt about the adjustment alone


def test_the_page_of_combat_commander_is_read_whole() -> None:
    """405 clauses, some of them rows of tables, 64 rulings and 50 vectors."""
    entries = load_book("combat-commander").entries
    assert sum(entry.family == "CC" for entry in entries.values()) == 405
    assert sum(entry.family == "GAP" for entry in entries.values()) == 64
    assert sum(entry.family == "TV" for entry in entries.values()) == 50
    assert all(entry.text for entry in entries.values())
    breeze = entries["CC-E48"]
    assert (breeze.about, breeze.sources, breeze.cites) == ("Breeze", "Cards", ("GAP-26",))
    assert breeze.text.startswith("Effect: remove all Smoke")


UNSEEN = [
    *("CC-A26", "CC-A28", "CC-A30", "CC-A35.2", "CC-A35.5", "CC-A37", "CC-E49", "CC-E50"),
    *("CC-E51", "CC-E53", "CC-E54", "CC-E62", "CC-E65", "CC-E66", "CC-E67", "CC-E68", "CC-E72"),
    *("CC-E74", "CC-O19.1", "GAP-03", "GAP-13", "GAP-17", "GAP-20", "GAP-23", "GAP-28"),
    *("GAP-49", "GAP-53", "GAP-54", "GAP-56"),
]
"""What was not seen in print, or is open there."""


@pytest.mark.parametrize("clause", UNSEEN)
def test_what_was_not_seen_in_print_is_told_as_our_reading(clause: str) -> None:
    """And no printed card is named as its source."""
    sources = look_up("combat-commander", clause).sources.split("; ")
    assert "our reading" in sources
    assert "Cards" not in sources


def test_a_page_is_read_into_entries() -> None:
    """Clauses lose their sources, rulings answer, examples are entries too."""
    entries = parse(PAGE, part_of("normandy"))
    assert list(entries) == ["U-503", "NA-501", "D-08", "D-30", "C-01", "TV-D1", "TV-N", "TV-N-a"]
    assert entries["U-503"] == Entry(
        "U-503",
        "**Move X**: up to X tiles. (D-08)",
        sources="One edition, «Move»; Another, «Mover»",
        chapter="1.5 Movement",
        confidence="printed",
        cites=("D-08",),
    )
    assert entries["NA-501"].text == "Drive [by car] on. (D-30)"
    assert (entries["D-08"].about, entries["D-08"].text) == ("Every tile?", "Every tile entered.")
    assert (entries["C-01"].about, entries["C-01"].text) == ("A point", "An answer.")


TREES = """
### 4.2 Game time

- **CC-6.1.2.c** Two steps are done in order:
  1. shuffle (CC-1.4);
  2. roll (GAP-05). [Rulebook, 6.1.2]
- **CC-6.1.2.d** Once, not twice. (TV-19) [Rulebook, 6.1.2]

| id | terrain | move | cover | source |
| --- | --- | --- | --- | --- |
| CC-T80.1 | Bridge | 1 by road | | Charts; our reading |
| GAP-05 | Two of them? | each gains 1 | literal |
| GAP-06 | And three? | none | our reading; a guess |
"""


def test_clauses_in_lists_and_tables_are_read() -> None:
    """Indented lines belong to the clause before them; a row tells what its columns say."""
    entries = parse(TREES, part_of("combat-commander"))
    assert list(entries) == ["CC-6.1.2.c", "CC-6.1.2.d", "CC-T80.1", "GAP-05", "GAP-06"]
    steps = entries["CC-6.1.2.c"]
    assert steps.text.endswith("in order: 1. shuffle (CC-1.4); 2. roll (GAP-05).")
    assert (steps.sources, steps.cites) == ("Rulebook, 6.1.2", ("CC-1.4", "GAP-05"))
    bridge = entries["CC-T80.1"]
    assert (bridge.about, bridge.text) == ("Bridge", "move: 1 by road.")
    assert bridge.sources == "Charts; our reading"
    assert (entries["GAP-05"].text, entries["GAP-05"].sources) == ("each gains 1", "")
    assert (entries["GAP-06"].text, entries["GAP-06"].sources) == ("none", "our reading")


def test_rulings_follow_the_clauses_that_cite_them() -> None:
    """A ruling cited only by another game's clauses is that game's."""
    entries = parse(PAGE, part_of("normandy"))
    book = Book("undaunted", entries)
    owners = {name: conformance.games_of(entry, book) for name, entry in entries.items()}
    assert owners["U-503"] == ("normandy", "north-africa")
    assert owners["NA-501"] == owners["D-30"] == ("north-africa",)
    assert owners["D-08"] == owners["C-01"] == ("normandy", "north-africa")


def test_a_clause_is_found_in_any_case() -> None:
    """Help on a rule does not ask for capitals."""
    assert look_up("normandy", " u-503 ").id == "U-503"
    with pytest.raises(KeyError):
        look_up("normandy", "U-999")


def test_citations_of_tests_are_read_from_docstrings(tmp_path: Path) -> None:
    """A sentence that begins with the word and ends with a full stop, over several lines too."""
    path = tmp_path / "test_example.py"
    path.write_text(
        "def test_one() -> None:\n"
        '    """It holds.\n\n    Clauses: U-101, UN-102,\n    D-03.\n    """\n'
        "def test_two() -> None:\n"
        '    """Clauses: TV-N-a. More words."""\n'
        "def test_three() -> None:\n"
        '    """Clauses: CC-1.9.c, CC-X.1.6a."""\n'
        "def helper() -> None:\n"
        '    """Clauses: U-104."""\n',
        encoding="utf-8",
    )
    found = list(conformance.cited_by_tests(path))
    assert found == [
        ("test_one", "U-101"),
        ("test_one", "UN-102"),
        ("test_one", "D-03"),
        ("test_two", "TV-N-a"),
        ("test_three", "CC-1.9.c"),
        ("test_three", "CC-X.1.6a"),
    ]


def test_without_a_checkout_the_copy_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package looks beside its own code."""
    monkeypatch.setattr(rulebook, "CHECKOUT", rulebook.BUNDLED / "elsewhere")
    assert rulebook.rules_folder() == rulebook.BUNDLED / "docs" / "rules"
    assert rulebook.drills_folder() == rulebook.BUNDLED / "tests" / "drills"
