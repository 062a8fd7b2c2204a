"""Files that are wrong, and what their writer is told: line, place, message, remedy."""

import string
from pathlib import Path

import pytest

from fieldcraft.core import phrases
from fieldcraft.core.content import reading
from fieldcraft.games.undaunted.content.loader import (
    check_file,
    check_text,
    load_scenario_file,
    load_scenario_text,
    plain,
    plain_board,
)
from fieldcraft.games.undaunted.content.problems import WORDING, ContentError, Problem, hint

CONTENT = Path(__file__).parents[2] / "src/fieldcraft/games/undaunted/content/normandy"
GOOD = (CONTENT / "scenarios/la-raye.yaml").read_text(encoding="utf-8")
CARDS = (CONTENT / "cards.yaml").read_text(encoding="utf-8")
COUNTERS = (CONTENT / "counters.yaml").read_text(encoding="utf-8")
TILES = (CONTENT / "tiles.yaml").read_text(encoding="utf-8")

# What is replaced in the first scenario, by what, the code, the place, and a piece of the text.
SCENARIO_MISTAKES = [
    ("kind: scenario", "kind: scenari", "unknown-word", "kind", "mean scenario"),
    ("number: 1", "number: one", "wrong-type", "number", "a whole number"),
    ("number: 1", "number: 1.5", "wrong-type", "number", "a fraction"),
    ("number: 1", "number: true", "wrong-type", "number", "true or false"),
    ("number: 1\n", "number: 1\nnumber: 2\n", "duplicate-key", "number", "twice"),
    ("number: 1", "number: " + "9" * 5000, "number-too-big", "number", "too large"),
    ("id: la-raye", "id: La Raye", "bad-format", "id", "not in the right format"),
    ("game: normandy", "game: normandie", "unknown-word", "game", "did you mean normandy?"),
    ("format: 1", "format: 2", "unknown-word", "format", "2 is not one of"),
    ("licence: Apache-2.0\n", "", "missing", "licence", "required key licence"),
    (
        "licence: Apache-2.0",
        "licence: ' '",
        "wrong-type",
        "licence",
        "one line of text was expected",
    ),
    ("licence:", "license:", "unknown-key", "license", "did you mean licence?"),
    ("date: 1944-06-15", "date: 1944-06-31", "no-such-day", "date", "no day 1944-06-31"),
    ("date: 1944-06-15", "date: 1944-06-15/1944-06-14", "shape", "date", "before the first"),
    ("date: 1944-06-15", "date: June", "bad-format", "date", "'June'"),
    ("  en: La Raye", "  de: La Raye", "unknown-key", "name.de", "available: en, ru"),
    ("  columns:", "  rows: ['@0 9A']\n  columns:", "rows-or-columns", "layout", "either rows"),
    ("@2 2B 16B 6A", "2B 16B 6A", "bad-format", "layout.columns.0", "not in the right format"),
    ("@2 2B 16B 6A", "@2 2B 16B 26A", "unknown-tile", "layout.columns.0", "did you mean"),
    ("@2 2B 16B 6A", "@2 2b 16B 6A", "unknown-tile", "layout.columns.0", "did you mean 2B"),
    ("@2 2B 16B 6A", "@2 2B 16B 6A 17B", "twice", "layout.columns.1", "the tile 17B"),
    ("@2 2B 16B 6A", "@2 2B 16B 6A 17A", "other-face", "layout.columns.1", "two faces"),
    ("@2 2B 16B 6A", "@2 2B 16B 6A . . 9A", "lonely-tile", "layout.columns.0", "9A touches"),
    ("@2 2B 16B 6A", "@2 2B 16B 6A . . 9A 10A", "split-board", "layout.columns.0", "from 2B"),
    ("{2B: 1,", "{9B: 1, 2B: 1,", "not-on-board", "objectives.9B", "tile 9B is not on"),
    ("{2B: 1,", "{2A: 1, 2B: 1,", "not-on-board", "objectives.2A", "its other face, 2B"),
    ("{2B: 1,", "{2B: 0,", "out-of-range", "objectives.2B", "at least 1"),
    ("{2B: 1,", "{2B: -1,", "out-of-range", "objectives.2B", "-1 is out of range"),
    ("{2B: 1,", "{2B: 1, 2B: 1,", "duplicate-key", "objectives.2B", "twice"),
    ("initiative: us", "initiative: usa", "unknown-word", "initiative", "did you mean us?"),
    ("initiative: us", "initiative: [us]", "unknown-word", "initiative", "a list"),
    ("\nus:\n", "\nhooks: {radio-tower: 9A}\nus:\n", "not-on-board", "hooks.radio-tower", "9A"),
    ("\nus:\n", "\nhooks: {radio-tower: 3B}\nus:\n", "hook-objective", "hooks.radio-tower", "3B"),
    ("\nus:\n", "\nhooks: {radiotower: 2B}\nus:\n", "unknown-key", "hooks.radiotower", "radio-t"),
    ("{points: 5}", "{}", "no-goal", "us.goal", "no way to win"),
    ("{points: 5}", "{points: 11}", "too-few-points", "us.goal.points", "worth 10"),
    ("{points: 5}", "5", "wrong-type", "us.goal", "a mapping was expected"),
    ("{points: 5}", "{points: 5, pins: true}", "unknown-key", "us.goal.pins", "mean pin"),
    ("{points: 5}", "{pin: 'yes'}", "wrong-type", "us.goal.pin", "true or false"),
    ("    17B: [rifleman-a,", "    9A: [rifleman-a,", "not-on-board", "us.counters.9A", "9A"),
    ("[rifleman-a, ", "[riflman-a, ", "unknown-word", "us.counters.17B.0", "mean rifleman-a"),
    ("[rifleman-a, ", "[platoon-guide, ", "unknown-word", "us.counters.17B.0", "not one of"),
    ("[rifleman-a, ", "[scout-b, ", "twice", "us.counters.17B.3", "counter us:scout-b"),
    ("[rifleman-a, ", "[sniper, ", "unit-without-cards", "us.counters.17B.0", "has no cards"),
    ("    17B: [all]", "    17B: [everyone]", "unknown-word", "us.spawns.17B.0", "everyone"),
    ("    17B: [all]", "    17A: [all]", "not-on-board", "us.spawns.17A", "other face, 17B"),
    ("    17B: [all]", "    17B: [A, A]", "twice", "us.spawns.17B.1", "A appears twice"),
    ("    17B: [all]", "    17B: all", "wrong-type", "us.spawns.17B", "a list was expected"),
    ("scouted: [17B, 2B]", "scouted: [17B, 9B]", "not-on-board", "us.scouted.1", "9B"),
    ("scouted: [17B, 2B]", "scouted: [17B, 17B]", "twice", "us.scouted.1", "17B"),
    ("scouted: [17B, 2B]", "scouted: [17B, 12]", "quote", "us.scouted.1", "in quotes"),
    (
        "  scouted: [17B, 2B]",
        "  controlled: [2B]\n  scouted: [17B, 2B]",
        "two-markers",
        "us.scouted.1",
        "both a scouted",
    ),
    (
        "  scouted: [17B, 2B]",
        "  controlled: [5B]\n  scouted: [17B, 2B]",
        "both-control",
        "de.controlled.0",
        "5B is controlled by both",
    ),
    (
        "rifleman-a: {deck: 1, supply: 4}",
        "rifleman-a: {deck: 1, supply: 5}",
        "too-many-cards",
        "us.cards.rifleman-a",
        "6 cards of rifleman-a, but the box has 5",
    ),
    (
        "rifleman-a: {deck: 1, supply: 4}",
        "rifleman-a: {}",
        "no-cards",
        "us.cards.rifleman-a",
        "without cards",
    ),
    (
        "rifleman-a: {deck: 1, supply: 4}",
        "riflemen-a: {deck: 1, supply: 4}",
        "unknown-word",
        "us.cards.riflemen-a",
        "did you mean rifleman-a",
    ),
    (
        "rifleman-a: {deck: 1, supply: 4}",
        "rifleman-a: {hand: 1, supply: 4}",
        "unknown-key",
        "us.cards.rifleman-a.hand",
        "available: deck, supply",
    ),
    (
        "rifleman-a: {deck: 1, supply: 4}",
        "rifleman-a: {deck: -1}",
        "out-of-range",
        "us.cards.rifleman-a.deck",
        "at least 0",
    ),
]


def only(problems: list[Problem], code: str) -> Problem:
    """The one problem of a code."""
    found = [one for one in problems if one.code == code]
    assert found, [str(one) for one in problems]
    return found[0]


def test_the_good_file_is_good() -> None:
    """All mistakes below are made in a file without any."""
    assert check_text(GOOD) == []
    assert load_scenario_text(GOOD).id == "la-raye"


@pytest.mark.parametrize(
    ("old", "new", "code", "place", "text"),
    SCENARIO_MISTAKES,
    ids=[f"{row[2]}-{row[3]}" for row in SCENARIO_MISTAKES],
)
def test_scenario_mistakes(old: str, new: str, code: str, place: str, text: str) -> None:
    """Each mistake is reported where it stands, with words that help."""
    assert old in GOOD
    changed = GOOD.replace(old, new, 1)
    found = only(check_text(changed, "my.yaml"), code)
    assert found.place == place
    assert text in f"{found.message} ({found.remedy})"
    assert found.file == "my.yaml"
    assert 1 <= found.line <= len(changed.splitlines())
    assert found.column >= 1
    with pytest.raises(ContentError):
        load_scenario_text(changed)


def test_line_and_column_point_at_the_mistake() -> None:
    """An editor can jump to the key or item that is wrong."""
    changed = GOOD.replace("    17B: [all]", "    17B: [A, evryone]", 1)
    found = only(check_text(changed), "unknown-word")
    line = changed.splitlines()[found.line - 1]
    assert line[found.column - 1 :].startswith("evryone")


def test_all_problems_are_listed_at_once() -> None:
    """Whoever mends a file sees everything that is wrong with it, from the top down."""
    changed = GOOD.replace("{2B: 1,", "{9B: 1,", 1).replace("{points: 5}", "{points: 50}")
    changed = changed.replace("scouted: [8A]", "scouted: [8B]")
    with pytest.raises(ContentError) as caught:
        load_scenario_text(changed, "x.yaml")
    assert [one.place for one in caught.value.problems] == [
        "objectives.9B",
        "us.goal.points",
        "de.goal.points",
        "de.scouted.0",
    ]
    assert caught.value.first.place == "objectives.9B"
    assert str(caught.value).count("x.yaml:") == 4


def test_goals_nobody_can_reach() -> None:
    """Points without riflemen, and pinning an enemy that has none, are mistakes of the file.

    Clauses: UN-801.
    """
    lines = [line for line in GOOD.splitlines() if "rifleman-" not in line]
    changed = "\n".join(lines).replace("de:\n  goal: {points: 5}", "de:\n  goal: {pin: true}")
    changed = changed.replace("  counters:\n", "")
    found = check_text(changed)
    assert only(found, "cannot-control").place == "us.goal.points"
    assert only(found, "cannot-pin").place == "de.goal.pin"


def test_a_deck_smaller_than_a_hand() -> None:
    """A side needs four cards to begin with.

    Clauses: U-207.
    """
    head, tail = GOOD.split("\nde:\n")
    found = only(check_text(head + "\nde:\n" + tail.replace("deck: 1", "deck: 0")), "small-deck")
    assert found.place == "de.cards"


def test_a_unit_that_cannot_enter_is_a_warning() -> None:
    """It is told, but the scenario can be played.

    Clauses: UN-203, UN-403.
    """
    changed = GOOD.replace("    17B: [all]", "    17B: [A]", 1).replace(", rifleman-b", "", 1)
    found = check_text(changed)
    assert [(one.code, one.severity, one.place) for one in found] == [
        ("no-entry", "warning", "us.cards.rifleman-b")
    ]
    assert str(found[0]).startswith("warning: ")
    assert plain(load_scenario_text(changed))["setup"]["spawns"][0]["units"] == [
        "scout-a", "rifleman-a", "machine-gunner-a",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "empty"),
        (b"   \n# nothing\n", "empty"),
        (b"---\n...\n", "empty"),
        (b"null", "empty"),
        (b"just a text", "not-a-mapping"),
        (b"- 1\n- 2\n", "not-a-mapping"),
        (b"\xff\xfe\x00", "not-utf8"),
        (b"name: caf\xe9", "not-utf8"),
        (b"a: \x00", "bad-character"),
        (b"a: [1, 2", "bad-yaml"),
        (b"a: 'open", "bad-yaml"),
        (b"\tkind: scenario", "bad-yaml"),
        (b"a: b: c", "bad-yaml"),
        (b"%YAML 9.9\n---\na: 1", "bad-yaml"),
        (b"a: 1\n---\nb: 2\n", "many-documents"),
        (b"a: &x [1]\nb: *x\n", "alias"),
        (b"a: *nobody\n", "alias"),
        (b"a: &x 1\n", "alias"),
        (b"a: !!python/object:os.system x", "tag"),
        (b"a: !mine x", "tag"),
        (b"? [a, b]\n: c\n", "shape"),
        (b"[" * 100 + b"]" * 100, "too-deep"),
        (b"a: " + b"[" * 50_000, "too-deep"),
        (b"a: [" + b"1," * 30_000 + b"]", "too-many-values"),
        (b"kind: scenario\nkind: scenario\n", "duplicate-key"),
        (b"what: is this\n", "unknown-kind"),
        (b"kind: 7\n", "unknown-kind"),
        (b"#" * 1_000_001, "too-big"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_files_that_are_no_content(data: bytes, code: str, tmp_path: Path) -> None:
    """Whatever the bytes, the answer is a list of problems."""
    path = tmp_path / "bad.yaml"
    path.write_bytes(data)
    for found in (check_text(data, "bad.yaml"), check_file(path)):
        assert [one.code for one in found] == [code]
        assert found[0].line >= 1
    with pytest.raises(ContentError):
        load_scenario_file(path)


def test_an_alias_bomb_is_refused_before_it_grows() -> None:
    """Nine levels of nine aliases each are never built."""
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    for level in range(1, 9):
        lines.append(f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 9)}]")
    assert [one.code for one in check_text("\n".join(lines))] == ["alias"]


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    """A missing file and a folder are problems too."""
    assert [one.code for one in check_file(tmp_path / "none.yaml")] == ["missing-file"]
    assert [one.code for one in check_file(tmp_path)] == ["unreadable"]
    assert [one.code for one in check_file("a\0b")] == ["unreadable"]
    with pytest.raises(ContentError, match="there is no file"):
        load_scenario_file(tmp_path / "none.yaml")


def test_the_wrong_kind_of_file() -> None:
    """A card table is not a scenario."""
    with pytest.raises(ContentError, match="a file of kind cards, not scenario"):
        load_scenario_text(CARDS)


def test_a_byte_order_mark_is_no_mistake() -> None:
    """Some editors write one."""
    assert check_text(b"\xef\xbb\xbf" + GOOD.encode()) == []


@pytest.mark.parametrize("text", [CARDS, COUNTERS, TILES], ids=["cards", "counters", "tiles"])
def test_kind_is_guessed_from_the_keys(text: str) -> None:
    """Without its kind a table is still recognised, and the missing key reported."""
    without = "\n".join(line for line in text.splitlines() if not line.startswith("kind:"))
    assert [(one.code, one.place) for one in check_text(without)] == [("missing", "kind")]


@pytest.mark.parametrize(
    ("table", "old", "new", "code", "place"),
    [
        (CARDS, "id: squad-leader-b", "id: squad-leader-a", "twice", "cards.3.id"),
        (CARDS, "id: squad-leader-b", "id: squad-leader-a", "wrong-id", "cards.3.id"),
        (CARDS, "bolster 2 A", "bolster 2 B", "action-squad", "cards.2.actions.0"),
        (CARDS, "bolster 3", "bolster three", "bad-format", "cards.0.actions.0"),
        (CARDS, "[bolster 3, command 2]", "[]", "no-actions", "cards.0"),
        (CARDS, "us: [Walter Hendry]", "us: []", "names-count", "cards.0.names.us"),
        (CARDS, "actions: []", "actions: [move 1]", "fog-fields", "cards.16.actions"),
        (CARDS, "initiative: 9", "initiative: 10", "out-of-range", "cards.0.initiative"),
        (CARDS, "class: command", "class: commander", "unknown-word", "cards.0.class"),
        (COUNTERS, "us:scout-b", "us:scout-a", "twice", "counters.1.id"),
        (COUNTERS, "us:scout-b", "de:scout-b", "wrong-id", "counters.1.id"),
        (COUNTERS, "side: us", "side: uk", "unknown-word", "counters.0.side"),
        (TILES, "id: 1B", "id: 1A", "twice", "tiles.1.id"),
        (TILES, "cover: 3, hill", "cover: 2, hill", "hill-cover", "tiles.2.cover"),
        (TILES, "id: 1B", "id: 1C", "bad-format", "tiles.1.id"),
    ],
)
def test_table_mistakes(table: str, old: str, new: str, code: str, place: str) -> None:
    """Card, counter and tile tables are checked like scenarios."""
    assert old in table
    assert only(check_text(table.replace(old, new, 1)), code).place == place


@pytest.mark.parametrize(
    ("board", "code", "place"),
    [
        ({}, "missing", "layout"),
        ({"layout": {}}, "rows-or-columns", "layout"),
        ({"layout": {"rows": ["@0 ."]}}, "shape", "layout"),
        ({"layout": {"rows": ["@0 A_"]}}, "bad-format", "layout.rows.0"),
        ({"layout": {"rows": ["@0 A"]}, "tiles": {"B": {}}}, "unused-tile", "tiles.B"),
        (
            {"layout": {"rows": ["@0 A"]}, "tiles": {"A": {"hill": True}}},
            "hill-cover",
            "tiles.A",
        ),
        ({"layout": {"rows": ["@0 1A 1B"]}}, "other-face", "layout.rows.0"),
        (
            {"layout": {"rows": ["@0 " + " ".join(f"T{i}" for i in range(35))] * 2}},
            "too-many-tiles",
            "layout",
        ),
        (
            {"layout": {"rows": ["@0 A"]}, "us": {"counters": {"B": ["sniper"]}}},
            "not-on-board",
            "us.counters.B",
        ),
    ],
)
def test_board_mistakes(board: dict[str, object], code: str, place: str) -> None:
    """A drill's board is checked like a scenario's."""
    with pytest.raises(ContentError) as caught:
        plain_board(board)
    assert only(caught.value.problems, code).place == place


@pytest.mark.parametrize("code", WORDING)
def test_every_wording_can_be_said(code: str) -> None:
    """Message and remedy name only values that can be filled in."""
    for template in WORDING[code]:
        names = {name for _, name, _, _ in string.Formatter().parse(template) if name}
        assert template.format_map(dict.fromkeys(names, "x"))


def test_hints_are_near_words_or_all_words() -> None:
    """A slip of the pen is recognised, also in the wrong case; else the choices are listed."""
    assert hint("ALL", ["all", "A"]) == "did you mean all?"
    assert hint("zzz", ["all", "A"]) == "available: all, A"
    assert hint("zzz", []) == "remove it"
    assert hint("zzz", [f"w{number}" for number in range(99)]).endswith(", ...")


def test_no_wording_is_left_over() -> None:
    """Each code is used somewhere beside its wording."""
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in (CONTENT.parent, Path(reading.__file__).parent)
        for path in folder.rglob("*.py")
        if path.name != "problems.py"
    )
    own = [word for word in WORDING if word not in phrases.WORDING]
    assert [word for word in own if f'"{word}"' not in code] == []
