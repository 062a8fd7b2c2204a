"""Maps that are wrong, and what their writer is told: line, place, message, remedy."""

import pytest

from fieldcraft.core.content import problems as shared
from fieldcraft.games.combat_commander.content.loader import check_text
from fieldcraft.games.combat_commander.content.maps.loader import load_map_text
from fieldcraft.games.combat_commander.content.maps.problems import (
    WORDING,
    ContentError,
    Problem,
)
from fieldcraft.i18n import LANGUAGES, Speaker, tell_problem

GOOD = """\
format: 1
kind: map
game: combat-commander
id: good
name: {en: Good}
author: a test
source: a test
licence: Apache-2.0
objectives: [A10, B10, C10, D10, E10]
grid:
  1:  ".  .  .  .  .  .  .  .  s  .  .  .  .  .  ."
  2:  ".  h  h  .  h  .  .  .  s  .  .  .  l  l  l"
  3:  ".  .  .  .  .  .  .  .  s  .  .  .  l  .  l"
  4:  ".  .  .  w  .  .  .  .  -  .  .  .  l  =  l"
  5:  ".  .  .  .  .  .  .  .  s  .  .  .  l  .  l"
  6:  ".  .  .  .  .  .  .  .  s  .  .  .  .  .  ."
  7:  ".  .  .1 .1 .  .  .  .  s  .  .  .  .  .  ."
  8:  ".  .  .  .  .  .  .  .  m  .  .  .  .  .  ."
  9:  ".  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
  10: ".  .  .  .  .  .  .  .  .  .  .  .  .  .  ."
roads:
  - G5 H4 I4 J4 K5
  - N3 N4 N5 N6
trails:
  - nw A4 B4 C5
walls:
  - E4/F4 E5/F4 E5/F5
cliffs:
  - C7/C8 C8/D7
buildings:
  - B2 C2
shapes:
  - {hex: D4, points: [[-100, 0], [0, -100], [100, 0]]}
corridors:
  - {hex: D4, points: [[-20, -100], [20, -100], [20, 100], [-20, 100]]}
los: {A1-A5: blocked}
"""

# What is replaced by what, the code, the place, and a piece of what is said.
MISTAKES = [
    # the file
    ("id: good", "id: Good", "bad-format", "id", "'Good' is not in the right format"),
    ("kind: map", "kind: maps", "unknown-word", "kind", "map"),
    ("roads:", "road:", "unknown-key", "road", "did you mean roads?"),
    ("[A10, B10,", "[B10,", "out-of-range", "objectives", "at least 5 are needed"),
    ("[A10, B10,", "[A10, A9, B10,", "out-of-range", "objectives", "at most 5 are allowed"),
    # the grid
    ('  9:  ".', '  9:  ".  .', "row-length", "grid.9", "row 9 has 16 hexes, not 15"),
    ('  9:  ".  .', '  9:  ".', "row-length", "grid.9", "row 9 has 14 hexes, not 15"),
    ("  9:  ", "  11: ", "unknown-word", "grid.11", "11 is not one of the words allowed"),
    ('  9:  ".', '  9:  "x', "no-terrain", "grid.9", "x in A9 is not a terrain (write one of"),
    ('  9:  ".  .', '  9:  ".  .5', "no-terrain", "grid.9", ".5 in B9 is not a terrain"),
    ('  9:  ".  .', '  9:  ".  W', "no-terrain", "grid.9", "W in B9 is not a terrain"),
    # ways
    ("nw A4 B4 C5", "nw A4 B4 C7", "not-adjacent", "trails.0", "B4 touches B3, C4, C5, B5, A5, A4"),
    ("nw A4 B4 C5", "nw A4 B4 P5", "no-such-hex", "trails.0", "P5 is not a hex of the map"),
    ("nw A4 B4 C5", "nw A4 b4 C5", "no-such-hex", "trails.0", "such as H5"),
    ("nw A4 B4 C5", "A4 nw B4 C5", "path-direction", "trails.0", "nw is between hexes"),
    ("nw A4 B4 C5", "nw B4 C5", "path-not-off", "trails.0", "A4, not the edge of the map"),
    ("nw A4 B4 C5", "A4", "path-too-short", "trails.0", "only one hex"),
    ("nw A4 B4 C5", "M6 M5 N5", "way-through-water", "trails.0", "make M5 a bridge"),
    ("nw A4 B4 C5", "C6 C7 C8", "way-over-side", "cliffs.0", "C7/C8, where there is a cliff"),
    # sides
    ("E4/F4 E5/F4", "E4/F4 E5/F6", "not-adjacent", "walls.0", "E5 and F6 do not touch"),
    ("E4/F4 E5/F4", "E4/F4 E5-F4", "no-side", "walls.0", "E5-F4 is not written as a hexside"),
    ("E4/F4 E5/F4", "E4/F4 F4", "no-side", "walls.0", "such as E4/F4"),
    ("E4/F4 E5/F4", "E4/F4 A1/A2", "sides-apart", "walls.0", "E4/F4 and A1/A2 do not join"),
    ("E4/F4 E5/F4", "E4/F4 F4/E4", "twice", "walls.0", "E4/F4 appears twice"),
    ("C7/C8 C8/D7", "C7/C8 C7/D7", "cliff-level", "cliffs.0", "C7/D7 are on level 1"),
    ("cliffs:", "hedges:\n  - E5/F4\ncliffs:", "side-taken", "hedges.0", "already has a wall"),
    # buildings
    ("- B2 C2", "- B2 C2 D2", "not-a-building", "buildings.0", "the grid has . there"),
    ("- B2 C2", "- B2 C2 E2", "building-apart", "buildings.0", "E2 does not touch the rest"),
    ("- B2 C2", "- B2", "building-of-one", "buildings.0", "only one hex"),
    ("- B2 C2", "- B2 C2 B2", "twice", "buildings.0", "B2 appears twice"),
    ("- B2 C2", "- B2 C2\n  - C2 B2", "twice", "buildings.1", "C2 appears twice"),
    # bridges and water
    ("- G5 H4 I4 J4 K5", "- G5 H4", "bridge-without-way", "grid.4", "no road or railway leads"),
    ('  9:  ".', '  9:  "-', "bridge-without-water", "grid.9", "crosses no water and no gully"),
    # objectives
    ("[A10, B10", "[M5, B10", "objective-in-water", "objectives.0", "M5 is in the water"),
    ("[A10, B10", "[I3, B10", "objective-in-water", "objectives.0", "I3 is in the water"),
    ("[A10, B10", "[A11, B10", "no-such-hex", "objectives.0", "A11 is not a hex"),
    ("[A10, B10", "[B10, B10", "twice", "objectives.1", "B10 appears twice"),
    ("[A10, B10", "[B2, C2", "objectives-together", "objectives.1", "B2 and C2 are in the same"),
    # shapes and known sight
    ("shapes:\n  - {hex: D4", "shapes:\n  - {hex: D5", "shape-idle", "shapes.0", "nothing in D5"),
    ("[[-100, 0], ", "[[-190, 20], ", "shape-outside", "shapes.0.points.0", "-190, 20 is out"),
    ("[0, -100]", "[0, -101]", "shape-outside", "shapes.0.points.1", "100 up or down"),
    ("[0, -100]", "[0, -201]", "out-of-range", "shapes.0.points.1.1", "at least -200"),
    ("[0, -100]", "[0]", "out-of-range", "shapes.0.points.1", "at least 2 are needed"),
    ("[-100, 0], [0", "[-50, 0], [50, 0], [0, 50], [0", "shape-crossed", "shapes.0", "in their"),
    ("corridors:", "  - {hex: D4, points: [[0, 0], [9, 0], [0, 9]]}\ncorridors:", "twice", "shapes",
     "D4 appears twice"),
    ("[20, -100], [20", "[-10, 0], [20", "corridor-bent", "corridors.0", "without inward corners"),
    ("A1-A5: blocked", "A1-A1: blocked", "no-pair", "los.A1-A1", "two different hexes"),
    ("A1-A5: blocked", "A1/A5: blocked", "no-pair", "los.A1/A5", "such as A2-C2"),
    ("A1-A5: blocked", "A1-A5: 1, A5-A1: 2", "twice", "los", "A1-A5 appears twice"),
    ("A1-A5: blocked", "A1-A5: hidden", "unknown-word", "los.A1-A5", "blocked"),
]  # fmt: skip

WARNINGS = [
    ("nw A4 B4 C5", "E4 F4", "way-over-side", "walls.0", "leave a gap on that side"),
    ("- G5 H4 I4 J4 K5", "- G5 H4 I4 J4 K5\n  - H6 I6 J6", "way-through-water", "roads.1", "I6"),
    ("s  .  .  .  l  l  l", ".  .  .  .  l  l  l", "stream-ends", "grid.3", "ends in I3"),
    ("- N3 N4 N5 N6", "- N4 N5 N6", "cut-off", "grid.3", "nobody can reach N3 on foot"),
]


def changed(old: str, new: str) -> str:
    """The good map with one mistake."""
    assert GOOD.count(old) >= 1, old
    return GOOD.replace(old, new, 1)


def only(problems: list[Problem]) -> Problem:
    """The one problem there is."""
    assert [str(problem) for problem in problems][1:] == []
    return problems[0]


def line_of(text: str, place: str) -> int:
    """The line where a place of the document stands, by its keys."""
    lines = text.splitlines()
    key, *rest = place.split(".")
    found = next(n for n, line in enumerate(lines) if line.startswith(f"{key}:"))
    if key == "grid" and rest:
        return next(n for n, line in enumerate(lines) if line.startswith(f"  {rest[0]}:")) + 1
    if rest and rest[0].isdigit() and not lines[found].partition(":")[2].strip():
        return found + 2 + int(rest[0])
    return found + 1


def test_the_good_map_is_good() -> None:
    """Else the mistakes below would prove nothing."""
    assert check_text(GOOD) == []
    assert load_map_text(GOOD).id == "good"


@pytest.mark.parametrize(("old", "new", "code", "place", "said"), MISTAKES)
def test_a_mistake_is_told_where_it_stands(
    old: str, new: str, code: str, place: str, said: str
) -> None:
    """With its line, and what to do about it; the map cannot be loaded."""
    text = changed(old, new)
    found = next(one for one in check_text(text, "own.yaml") if one.code == code)
    assert found.place == place
    assert found.line == line_of(text, place)
    assert said in str(found)
    with pytest.raises(ContentError):
        load_map_text(text)


@pytest.mark.parametrize(("old", "new", "code", "place", "said"), WARNINGS)
def test_a_doubtful_thing_is_a_warning(
    old: str, new: str, code: str, place: str, said: str
) -> None:
    """It is told, and the map can be used all the same."""
    text = changed(old, new)
    found = only(check_text(text, "own.yaml"))
    assert (found.code, found.place, found.severity) == (code, place, "warning")
    assert found.line == line_of(text, place)
    assert said in str(found)
    assert load_map_text(text).id == "good"


def test_a_row_that_is_missing_is_told() -> None:
    """Every hex up to the edges has its letter."""
    lines = [line for line in GOOD.splitlines() if not line.startswith("  7:")]
    found = only(check_text("\n".join(lines)))
    assert (found.code, found.place, found.line) == ("row-missing", "grid", 10)
    assert "row 7 of the grid is missing (write the rows 1 to 10)" in str(found)


def test_several_mistakes_are_told_at_once() -> None:
    """Nobody has to correct a map one complaint at a time."""
    text = changed('  9:  ".', '  9:  "x').replace("nw A4 B4 C5", "nw A4 B4 C7")
    assert [one.code for one in check_text(text)] == ["no-terrain", "not-adjacent"]


def test_a_table_is_not_a_map() -> None:
    """What is not a map at all is refused as such."""
    with pytest.raises(ContentError, match="a file of kind chits, not map"):
        load_map_text("kind: chits\n")
    with pytest.raises(ContentError, match="the file is empty"):
        load_map_text("")
    with pytest.raises(ContentError, match="a mapping was expected"):
        load_map_text("- 1\n")


def test_every_problem_of_maps_is_shown_here() -> None:
    """A complaint without an example could be wrong without anybody noticing."""
    shown = {code for _, _, code, _, _ in (*MISTAKES, *WARNINGS)} | {"row-missing", "unknown-map"}
    assert {code for code in WORDING if code not in shared.WORDING} <= shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_can_be_told(lang: str) -> None:
    """In each language, with its values."""
    speaker = Speaker(lang, strict=True)
    for old, new, code, _, _ in (*MISTAKES, *WARNINGS):
        for found in check_text(changed(old, new)):
            message, remedy = tell_problem(speaker, found.code, found.values)
            assert message, code
            assert remedy, code
