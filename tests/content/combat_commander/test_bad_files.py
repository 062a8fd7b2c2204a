"""Files that are wrong, and what their writer is told: line, place, message, remedy."""

from pathlib import Path

import pytest

from fieldcraft.core.content import problems as shared
from fieldcraft.core.content import reading
from fieldcraft.core.content.reading import read_file
from fieldcraft.games.combat_commander.content import loader
from fieldcraft.games.combat_commander.content.ids import ROOT
from fieldcraft.games.combat_commander.content.loader import (
    FILES,
    check_file,
    check_text,
    load_box,
)
from fieldcraft.games.combat_commander.content.problems import WORDING, ContentError, Problem
from fieldcraft.i18n import LANGUAGES, Speaker, tell_problem
from tests.content.combat_commander.test_bad_positions import MISTAKES as POSITION_MISTAKES

CONTENT = sorted(ROOT.rglob("*.yaml"))
OWN = [code for code in WORDING if code not in shared.WORDING]


def text_of(name: str) -> str:
    """A file of the box as it stands."""
    return (ROOT / f"{name}.yaml").read_text(encoding="utf-8")


def changed(name: str, old: str, new: str) -> tuple[str, int]:
    """A file with one piece of text changed, and the line of the change."""
    text = text_of(name)
    assert text.count(old) >= 1, old
    before, after = text.split(old, 1)
    return before + new + after, before.count("\n") + new.count("\n", 0, -1) + 1


def only(problems: list[Problem]) -> Problem:
    """The one problem there is."""
    assert [str(problem) for problem in problems][1:] == []
    return problems[0]


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_files_of_the_box_are_sound(path: Path) -> None:
    """No file has a problem, taken by itself or beside the others."""
    assert [str(problem) for problem in check_file(path)] == []


CASES: list[tuple[str, str, str, str, str, str]] = [
    # code, file, what stands there, what is written, place, a piece of the message or remedy
    ("team-quality", "germany/units", "    quality: green\n    front: {fp: 3",
     "    quality: line\n    front: {fp: 3", "teams.3.quality", "green-team"),
    ("team-quality", "russia/units", "  - id: weapon-team\n",
     "  - id: weapon-team\n    quality: elite\n", "teams.0.quality", "none for a Weapon Team"),
    ("fix-and-eliminate", "germany/weapons", "eliminate: [7, 8]", "eliminate: [6, 7]",
     "weapons.0.eliminate.0", "row 6"),
    ("range-backwards", "america/weapons", "min-range: 2", "min-range: 16",
     "weapons.3.min-range", "16"),
    ("no-such-entry", "terrain",
     "  - {id: marsh, letter: m, move: 3, cover: 0, sight: 1, water: true}\n", "",
     "types", "marsh"),
    ("twice", "terrain", "letter: f", "letter: o", "types.4.letter", "o"),
    ("no-such-entry", "fortifications", "  - {id: mines, strengths: [6, 7, 8], count: 20}\n", "",
     "fortifications", "mines"),
    ("no-such-entry", "generator", "4: 1940, ", "", "years", "the roll 4"),
    ("no-such-entry", "points", "      hero: 452\n", "", "nations.germany.units", "hero"),
    ("twice", "chits", "{letter: B,", "{letter: A,", "chits.1.letter", "A"),
    ("twice", "germany/radios", "{fp: 9,", "{fp: 8,", "radios.1.fp", "radio 8"),
    ("twice", "leaders", "Emil Tropp", "Ludwig Ahlers", "leaders.2.names.germany.1",
     "Ludwig Ahlers"),
    ("twice", "germany/deck", "hex: A5", "hex: A3", "cards.1.hex", "the hex A3"),
    ("twice", "russia/deck", "direction: 4", "direction: 3", "cards.15.direction",
     "the direction 3"),
    ("twice", "russia/orders-of-battle", "chit: S", "chit: R", "orders-of-battle.1.chit", "R"),
    ("card-number", "germany/deck", "{number: 2,", "{number: 7,", "cards.1.number", "place 2"),
    ("wrong-row", "germany/deck", "hex: B1,", "hex: B2,", "cards.4.hex", "odd"),
    ("wrong-row", "america/deck", "hex: B10,", "hex: B9,", "cards.8.hex", "even"),
    ("time-trigger", "germany/deck", "dice: 6-5}", "dice: 6-5, trigger: time}",
     "cards.68.trigger", "6-6"),
    ("no-direction", "germany/deck", "event: breeze, direction: 2,", "event: breeze,",
     "cards.13.direction", "1 to 6"),
    ("idle-direction", "germany/deck", "event: medic,", "event: medic, direction: 2,",
     "cards.6.direction", "Breeze"),
    ("chit-meaning", "chits", "{letter: V, rule: all-objectives,", "{letter: V,", "chits.19",
     "objective and value"),
    ("chit-meaning", "chits", "{letter: A, objective: 1,", "{letter: A,", "chits.0", "rule"),
    ("half-cover", "fortifications", ", cover-from-above: 4", "", "fortifications.0", "both"),
    ("years-backwards", "germany/support", "11: [1939, 1942]", "11: [1942, 1939]",
     "support.0.rolls.11", "1939"),
    ("years-backwards", "america/orders-of-battle", "years: [1944, 1945]", "years: [1945, 1944]",
     "orders-of-battle.0.years", "1944"),
    ("years-backwards", "generator", "{years: [1939, 1941],", "{years: [1941, 1939],",
     "quality.germany.0.years", "1939"),
    ("years-outside", "germany/orders-of-battle",
     "    years: [1939, 1945]\n    quality: line\n    points: [33, 19, 9]",
     "    years: [1940, 1945]\n    quality: line\n    points: [33, 19, 9]",
     "orders-of-battle.5.dated.0.years", "1940 to 1945"),
    ("not-of-nation", "germany/support", "unit: ss,", "unit: smg,", "support.15.unit",
     "available: pionier"),
    ("not-of-nation", "america/support", "weapon: medium-mg", "weapon: light-mg",
     "support.9.weapon", "light-mortar"),
    ("not-of-nation", "russia/support", "{radio: 11,", "{radio: 10,", "support.25.radio",
     "radio 1"),
    ("not-of-nation", "russia/orders-of-battle", "      guards-smg: [15, 10, 5]",
     "      volksgrenadier: [15, 10, 5]", "orders-of-battle.0.squads.volksgrenadier", "russia"),
    ("not-of-nation", "points", "      ig-18: 111\n", "      ig-18: 111\n      fifty-cal: 3\n",
     "nations.germany.weapons.fifty-cal", "germany"),
    ("too-many-counters", "germany/orders-of-battle", "      pionier: [6, 4, 2]",
     "      pionier: [7, 4, 2]", "orders-of-battle.0.squads.pionier", "the box has 6"),
    ("too-many-counters", "generator", "{trench: 3}", "{trench: 30}",
     "fortifications.1.pieces.trench", "the box has 20"),
    ("no-counters", "germany/orders-of-battle", "      light-mg: [1, 1, 1]",
     "      light-mg: [0, 0, 0]", "orders-of-battle.0.weapons.light-mg", "light-mg"),
    ("no-counters", "germany/orders-of-battle", "counts: [3, 0, 0]", "counts: [0, 0, 0]",
     "orders-of-battle.5.dated.0.weapon", "light-mortar"),
    ("initiative-tie", "germany/orders-of-battle", "initiative: [13, 13, 13]",
     "initiative: [13, 12, 13]", "orders-of-battle.0.initiative.1", "12"),
    ("initiative-tie", "america/orders-of-battle", "initiative: [-4, 0, 4]",
     "initiative: [-3, 0, 4]", "orders-of-battle.8.initiative.0", "even"),
    ("support-item", "germany/support", "{radio: 12,", "{unit: ss, radio: 12,", "support.21",
     "either a unit or a radio"),
    ("support-item", "germany/support", "{unit: ss,", "{weapon: light-mg,", "support.15",
     "only with a unit"),
    ("counters-of-leader", "germany/support", "{unit: captain, counters: [1],", "{unit: captain,",
     "support.0.counters", "captain"),
    ("counters-of-leader", "germany/support", "{unit: ss,", "{unit: ss, counters: [1],",
     "support.15.counters", "no other unit"),
    ("no-such-counter", "germany/support", "{unit: captain, counters: [1],",
     "{unit: captain, counters: [2],", "support.0.counters.0", "1 to 1"),
    ("no-such-counter", "generator", "sergeant-y 2, lieutenant-x 1, lieutenant-x 2",
     "sergeant-y 5, lieutenant-x 1, lieutenant-x 2", "leaders.germany.results.4", "1 to 4"),
    ("rolls-incomplete", "generator", "elite: 6, line: 11, green: 12}",
     "elite: 6, line: 5, green: 12}", "quality.germany.1", "end at 12"),
    ("rolls-incomplete", "generator", "elite: 6, line: 11, green: 12}",
     "elite: 6, line: 11, green: 0}", "quality.germany.1", "end at 12"),
    ("mines-strength", "generator", "{pieces: {mines: 10}, mines: 6,", "{pieces: {mines: 10},",
     "fortifications.5", "6, 7 or 8"),
    ("mines-strength", "generator", "{pieces: {wire: 9},", "{pieces: {wire: 9}, mines: 6,",
     "fortifications.2", "without mines"),
    # scenarios
    ("edges-apart", "scenarios/lipki-farm", "edge: bottom", "edge: left", "allies.edge",
     "edge: right"),
    ("too-soon", "scenarios/lipki-farm", "sudden-death: 7", "sudden-death: 2", "sudden-death",
     "2 is not after the start at 2"),
    ("too-soon", "scenarios/humain-chateau", "time: 3", "time: 1", "allies.arrivals.0.time",
     "later"),
    ("chit-excluded", "scenarios/brest-barns", "[V, W, X]", "[S, W, X]", "chits.excluded.0", "S"),
    ("twice", "scenarios/brest-barns", "[Q, R, S]", "[Q, R, Q]", "chits.open.2", "Q"),
    ("twice", "scenarios/brest-barns", "set-up: [allies, axis]", "set-up: [allies, allies]",
     "set-up.1", "allies"),
    ("twice", "scenarios/lipki-farm", "leaders: [lieutenant-y 1, corporal-x 1]",
     "leaders: [lieutenant-y 1, lieutenant-y 1]", "axis.leaders.1", "lieutenant-y 1"),
    ("twice", "scenarios/line-at-saint-jean-de-daye", "mines: [C5,", "mines: [B2,",
     "placed.mines.0", "the hex B2"),
    ("objective-of-both", "scenarios/out-of-velikiye-luki", "objectives: [1, 4]",
     "objectives: [1, 5]", "allies.objectives.1", "objective 5"),
    ("not-of-side", "scenarios/lipki-farm", "nation: germany", "nation: russia", "axis.nation",
     "germany"),
    ("no-units", "scenarios/lipki-farm",
     "  leaders: [lieutenant-y 1, corporal-x 1]\n  squads: {rifle: 4}\n  weapons: {light-mg: 1}\n",
     "", "axis", "give it some"),
    ("one-area", "scenarios/lipki-farm", "{near: [G10, N10]}", "{near: [G10, N10], depth: 2}",
     "axis.area", "depth, near"),
    ("one-area", "scenarios/lipki-farm", "{near: [G10, N10]}", "{}", "axis.area", "chained"),
    ("area-too-deep", "scenarios/humain-chateau", "{depth: 9}", "{depth: 11}", "axis.area.depth",
     "at most 10"),
    ("too-many-weapons", "scenarios/humain-chateau", "weapons: {ig-18: 1}", "weapons: {ig-18: 2}",
     "axis.late.weapons", "1 units"),
    ("too-many-counters", "scenarios/out-of-velikiye-luki", "squads: {rifle: 10}",
     "squads: {rifle: 16}", "allies.squads.rifle", "the box has 15"),
    ("too-many-counters", "scenarios/line-at-saint-jean-de-daye", "bunker: 1}", "bunker: 10}",
     "allies.fortifications.bunker", "the box has 9"),
    ("too-many-counters", "scenarios/landing-at-hitdorf",
     "      leaders: [lieutenant-x 2]\n      squads: {paratroop: 2}",
     "      leaders: [lieutenant-x 2]\n      squads: {paratroop: 3}",
     "allies.arrivals.2.squads.paratroop", "13"),
    ("no-such-counter", "scenarios/lipki-farm", "corporal-x 1]", "corporal-x 3]",
     "axis.leaders.1", "1 to 2"),
    ("not-of-nation", "scenarios/lipki-farm", "squads: {rifle: 8}", "squads: {line: 8}",
     "allies.squads.line", "russia"),
    ("not-of-nation", "scenarios/railway-in-bessarabia", "captured: {light-mortar: 1}",
     "captured: {medium-mg: 1}", "allies.captured.medium-mg", "germany"),
    ("not-of-nation", "scenarios/among-the-hedges", "radio: 10", "radio: 11", "allies.radio",
     "radio 1"),
    ("in-water", "scenarios/lipki-farm", "time: 2\n", "time: 2\nplaced: {wire: [F5, G6]}\n",
     "placed.wire.1", "G6"),
    ("in-water", "scenarios/lipki-farm", "  weapons: {light-mg: 1}\n",
     "  weapons: {light-mg: 1}\n  fixed: {corporal-x 1: G6}\n", "axis.fixed.corporal-x 1", "G6"),
    ("not-in-force", "scenarios/brest-barns", "{captain 1: N5}", "{lieutenant-x 1: N5}",
     "allies.fixed.lieutenant-x 1", "lieutenant-x 1"),
    ("not-in-force", "scenarios/ashore-at-novorossiysk", "{flamethrower: pionier,",
     "{flamethrower: ss,", "axis.carried.flamethrower", "ss"),
    ("not-in-force", "scenarios/ashore-at-novorossiysk", "{flamethrower: pionier,",
     "{ig-18: pionier,", "axis.carried.ig-18", "ig-18"),
    ("not-in-force", "scenarios/brest-barns", "{fortifications: [wire]}",
     "{fortifications: [trench]}", "allies.late.fortifications.0", "trench"),
    ("unknown-map", "scenarios/lipki-farm", "map: pond-farm", "map: pond-form", "map",
     "did you mean pond-farm?"),
    ("unknown-key", "scenarios/among-the-hedges", "bocage: true", "bocages: true",
     "hooks.bocages", "did you mean bocage?"),
    ("missing", "scenarios/lipki-farm", "initiative: axis\n", "", "initiative", "initiative"),
    # what only the shape can tell
    ("unknown-word", "germany/deck", "order: recover", "order: recovr", "cards.0.order",
     "did you mean recover?"),
    ("unknown-word", "russia/units", "nation: russia", "nation: rusia", "nation",
     "did you mean russia?"),
    ("unknown-word", "russia/support", "unit: guards-rifle", "unit: guard-rifle",
     "support.18.unit", "did you mean guards-rifle"),
    ("unknown-key", "terrain", "blind-hex: true", "blindhex: true", "types.0.blindhex",
     "did you mean blind-hex?"),
    ("missing", "markers", "control: 10\n", "", "control", "control"),
    ("out-of-range", "germany/radios", "{fp: 8,", "{fp: 7,", "radios.0.fp", "at least 8"),
    ("out-of-range", "germany/support", "[1939, 1942]", "[1936, 1942]", "support.0.rolls.11.0",
     "at least 1939"),
    ("bad-format", "germany/deck", "dice: 1-1", "dice: 1-7", "cards.0.dice", "1-7"),
    ("bad-format", "germany/deck", "hex: A3", "hex: P3", "cards.0.hex", "P3"),
    ("bad-format", "generator", "[corporal-x 1,", "[corporal 1,", "leaders.germany.results.0",
     "corporal 1"),
    ("wrong-type", "germany/nation", "discard: 6", "discard: six", "discard", "whole number"),
]  # fmt: skip


ELSEWHERE = {"missing", "years-outside", "team-quality", "no-such-entry", "edges-apart", "in-water"}
"""Problems that stand on another line than the change which brings them."""


@pytest.mark.parametrize(
    ("code", "file", "old", "new", "place", "piece"),
    CASES,
    ids=[f"{code}-{place}" for code, *_, place, _ in CASES],
)
def test_a_mistake_is_told_where_it_stands(
    code: str, file: str, old: str, new: str, place: str, piece: str
) -> None:
    """One problem with its code, place, message and remedy, at the line of the mistake."""
    text, line = changed(file, old, new)
    found = only(check_text(text, "own.yaml"))
    assert (found.code, found.place) == (code, place)
    assert piece in f"{found.message} ({found.remedy})"
    assert found.file == "own.yaml"
    assert found.line > 0
    if new and code not in ELSEWHERE:
        assert found.line == line


def test_dice_that_are_not_there_twice_are_told_once_for_each_pair() -> None:
    """One pair three times and one once: two problems, at the first card of each."""
    text, _ = changed("germany/deck", "hex: A7, dice: 1-2", "hex: A7, dice: 2-1")
    found = check_text(text)
    assert [(one.code, one.place) for one in found] == [
        ("dice-pair", "cards.2.dice"),
        ("dice-pair", "cards.3.dice"),
    ]
    assert "the dice 2-1: 3 instead" in found[0].message
    assert "the dice 1-2: 1 instead" in found[1].message


def test_a_deck_with_a_card_too_few_is_told_so() -> None:
    """The number of cards, and the dice that are now there once."""
    lines = text_of("russia/deck").splitlines(keepends=True)
    found = check_text("".join(lines[:-1]))
    assert [one.code for one in found] == ["deck-size", "dice-pair"]
    assert "71 cards" in found[0].message


def test_every_problem_of_a_file_is_told_at_once() -> None:
    """Not only the first."""
    text, _ = changed("chits", "{letter: B,", "{letter: A,")
    text = text.replace("{letter: V, rule: all-objectives,", "{letter: V,")
    assert [one.code for one in check_text(text)] == ["twice", "chit-meaning"]


@pytest.mark.parametrize(
    ("text", "code", "piece"),
    [
        ("", "empty", "empty"),
        ("# nothing\n", "empty", "empty"),
        ("- 1\n", "not-a-mapping", "a list"),
        ("game: combat-commander\n", "unknown-kind", "deck"),
        ("kind: tanks\n", "unknown-word", "orders-of-battle"),
        ("kind: [deck]\n", "unknown-kind", "support"),
        ("kind: deck\nkind: deck\n", "duplicate-key", "kind"),
        ("a: &b 1\n", "alias", "&"),
        ("a: [1\n", "bad-yaml", "bracket"),
    ],
)
def test_a_file_of_no_kind_is_told_so(text: str, code: str, piece: str) -> None:
    """What is no file of the game at all is refused with a reason, never with an exception."""
    found = only(check_text(text, "own.yaml"))
    assert (found.code, found.line > 0) == (code, True)
    assert piece in f"{found.message} ({found.remedy})"


def test_bytes_that_are_no_text_are_told_so() -> None:
    """And so is a file that is not there."""
    assert only(check_text(b"\xff\xfe")).code == "not-utf8"
    assert only(check_file(ROOT / "nowhere.yaml")).code == "missing-file"


def test_a_bad_table_of_the_box_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The box is not made from tables that are wrong."""
    for path in CONTENT:
        copy = tmp_path / path.relative_to(ROOT)
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    text, _ = changed("chits", "{letter: B,", "{letter: A,")
    (tmp_path / "chits.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(loader, "table", lambda name: read_file(tmp_path / f"{name}.yaml"))
    with pytest.raises(ContentError) as caught:
        load_box.__wrapped__()
    assert caught.value.first.code == "twice"
    assert caught.value.first.file.endswith("chits.yaml")


def test_every_mistake_of_the_game_is_shown_above() -> None:
    """Each code of its own is provoked by some file or position."""
    shown = {code for code, *_ in CASES} | {"dice-pair", "deck-size"}
    shown |= {*POSITION_MISTAKES, "empty-deck"}
    shown |= {"generated-id", "no-such-fight"}  # test_generating.py
    assert [code for code in OWN if code not in shown] == []


def test_no_wording_is_left_over() -> None:
    """Each code is used somewhere beside its wording."""
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in (ROOT, Path(reading.__file__).parent)
        for path in folder.rglob("*.py")
        if path.name != "problems.py"
    )
    assert [word for word in OWN if f'"{word}"' not in code] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_years_are_not_grouped_in_any_language(lang: str) -> None:
    """1939 is a year, not one thousand and some."""
    text, _ = changed("germany/support", "11: [1939, 1942]", "11: [1942, 1939]")
    found = only(check_text(text))
    message, remedy = tell_problem(Speaker(lang, strict=True), found.code, found.values)
    assert "1939" in message
    assert remedy


def test_every_kind_of_file_is_in_the_box() -> None:
    """Each kind is read from some file."""
    kinds = {reading.read_file(path).value["kind"] for path in CONTENT}
    assert kinds == set(FILES)
