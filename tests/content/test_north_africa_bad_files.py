"""North Africa's files that are wrong, and what their writer is told."""

from pathlib import Path

import pytest

from fieldcraft.games.undaunted.content.loader import (
    check_text,
    load_scenario_text,
    plain,
    plain_board,
)
from fieldcraft.games.undaunted.content.problems import ContentError, Problem

CONTENT = Path(__file__).parents[2] / "src/fieldcraft/games/undaunted/content/north_africa"


def text_of(name: str) -> str:
    """A file of the box."""
    return (CONTENT / f"{name}.yaml").read_text(encoding="utf-8")


BARCE = text_of("scenarios/barce")
WATER = text_of("scenarios/water-run")
WATCH = text_of("scenarios/road-watch")
FORT = text_of("scenarios/the-desert-fort")
CAMP = text_of("scenarios/vulnerable-encampment")
LANDING = text_of("scenarios/landing-ground-7")

# In which scenario what is replaced by what, the code, the place, and a piece of the text.
SCENARIO_MISTAKES = [
    (BARCE, "game: north-africa", "game: north-afrika", "unknown-word", "game", "north-africa?"),
    (BARCE, "game: north-africa", "game: zzz", "unknown-word", "game", "normandy, north-africa"),
    (BARCE, "game: north-africa\n", "", "missing", "game", "required key game"),
    (BARCE, "\nlrdg:\n", "\nus:\n", "unknown-key", "us", "available"),
    (BARCE, "initiative: lrdg", "initiative: us", "unknown-word", "initiative", "lrdg, it"),
    (BARCE, "16A: aircraft", "16A: aircrafts", "unknown-word", "structures.16A", "mean aircraft?"),
    (BARCE, "16A: aircraft", "16B: aircraft", "not-on-board", "structures.16B", "face, 16A"),
    (BARCE, "16A: aircraft", "16A: hangar", "twice", "structures.22B", "hangar appears twice"),
    (BARCE, "9A: [sniper", "9A: [sniper-a", "unknown-word", "lrdg.counters.9A.0", "mean sniper"),
    (BARCE, "9A: [sniper", "9A: [rifleman-a", "unknown-word", "lrdg.counters.9A.0", "not one"),
    (BARCE, "9A: [sniper", "9A: [scout", "twice", "lrdg.vehicles.8A.patrol-truck.2", "lrdg:scout"),
    (BARCE, "patrol-truck:", "patrol-car:", "unknown-word", "lrdg.vehicles.8A.patrol-car", "mean"),
    (BARCE, "patrol-truck:", "scout-car:", "unknown-word", "lrdg.vehicles.8A.scout-car", "not one"),
    (BARCE, "patrol-truck:", "pilot-car:", "twice", "lrdg.vehicles.12A.pilot-car", "pilot-car"),
    (
        BARCE,
        "pilot-car: {1: saboteur, 2: engineer}",
        "pilot-car: {1: saboteur, 3: engineer}",
        "no-such-seat",
        "lrdg.vehicles.12A.pilot-car.3",
        "no seat 3 (its seats are numbered 1 to 2)",
    ),
    (
        BARCE,
        "pilot-car: {1: saboteur, 2: engineer}",
        "pilot-car: {1: saboteur, 4: engineer}",
        "unknown-word",
        "lrdg.vehicles.12A.pilot-car.4",
        "available: 1, 2, 3",
    ),
    (
        BARCE,
        "pilot-car: {1: saboteur, 2: engineer}",
        "pilot-car: {1: saboteur, 1: engineer}",
        "duplicate-key",
        "lrdg.vehicles.12A.pilot-car.1",
        "twice",
    ),
    (
        BARCE,
        "pilot-car: {1: saboteur, 2: engineer}",
        "pilot-car: {1: saboteur, 2: staff-sergeant}",
        "unit-without-cards",
        "lrdg.vehicles.12A.pilot-car.2",
        "staff-sergeant is on the board but has no cards",
    ),
    (
        BARCE,
        "    12A:\n      pilot-car",
        "    14A:\n      pilot-car",
        "rough-ground",
        "lrdg.vehicles.14A.pilot-car",
        "lrdg:pilot-car cannot stand on 14A",
    ),
    (
        BARCE,
        "    12A:\n      pilot-car",
        "    2A:\n      pilot-car",
        "not-on-board",
        "lrdg.vehicles.2A",
        "2A is not on this board",
    ),
    (BARCE, "  goal: {points: 4}", "  goal: {}", "no-way-to-win", "lrdg.goal", "give points"),
    (BARCE, "  goal: {points: 4}", "  goal: {pin: true}", "unknown-key", "lrdg.goal.pin", "known"),
    (BARCE, "  goal: {points: 4}", "  goal: {points: 6}", "too-few-points", "lrdg.goal.points", ""),
    (
        BARCE,
        "      - {points: 3}",
        "      - {}",
        "no-way-to-win",
        "it.goal.any.0",
        "no condition is given",
    ),
    (
        BARCE,
        "  goal:\n    any:\n",
        "  goal:\n    points: 1\n    any:\n",
        "mixed-goal",
        "it.goal.any",
        "every way to win",
    ),
    (
        BARCE,
        "neutralise: {soldiers: 3}",
        "neutralise: {soldiers: 8}",
        "too-few-counters",
        "it.goal.any.1.neutralise.soldiers",
        "8 are needed, but only 7",
    ),
    (
        BARCE,
        "neutralise: {soldiers: 3}",
        "neutralise: {vehicles: 3}",
        "too-few-counters",
        "it.goal.any.1.neutralise.vehicles",
        "only 2",
    ),
    (
        BARCE,
        "neutralise: {soldiers: 3}",
        "neutralise: {}",
        "no-way-to-win",
        "it.goal.any.1",
        "no condition is given",
    ),
    (
        CAMP,
        '["it:medium-tank"]',
        '["lrdg:saboteur"]',
        "not-enemy",
        "lrdg.goal.any.0.neutralise.counters.0",
        "lrdg:saboteur is not an enemy of lrdg",
    ),
    (
        CAMP,
        '["it:medium-tank"]',
        '["it:light-truck"]',
        "not-in-play",
        "lrdg.goal.any.0.neutralise.counters.0",
        "it:light-truck is not on the board",
    ),
    (
        CAMP,
        '["it:medium-tank"]',
        '["it:medium-tank", "it:medium-tank"]',
        "twice",
        "lrdg.goal.any.0.neutralise.counters.1",
        "twice",
    ),
    (
        CAMP,
        '["it:medium-tank"]',
        '["it:tank"]',
        "unknown-word",
        "lrdg.goal.any.0.neutralise.counters.0",
        "not one of the words",
    ),
    (CAMP, "{6B: 2}", "{6B: 3}", "too-many-markers", "objectives.6B", "worth 3: 1 on the board"),
    (
        CAMP,
        "{6B: 2}",
        "{6B: 2, 1A: 2}",
        "too-many-markers",
        "objectives.1A",
        "worth 2: 2 on the board, but the box has 1",
    ),
    (WATER, "hold: 2A", "hold: 2B", "not-on-board", "lrdg.goal.hold", "other face, 2A"),
    (
        WATER,
        "{hold: 2A, escape: {soldiers: 3}}",
        "{hold: 2A, points: 1}",
        "hold-without-escape",
        "lrdg.goal.hold",
        "together with escape",
    ),
    (WATER, "{hold: 2A, escape: {soldiers: 3}}",
     "{any: [{hold: 2A, escape: {soldiers: 3}}, {hold: 4A, escape: {soldiers: 4}}]}",
     "holds-differ", "lrdg.goal.any", "different tiles to hold"),
    (WATER, "{hold: 2A, escape: {soldiers: 3}}",
     "{any: [{hold: 2A, escape: {soldiers: 3}}, {escape: {soldiers: 4}}]}",
     "holds-differ", "lrdg.goal.any", "the same hold, or none"),
    (WATER, "escape: {soldiers: 3}}", "escape: {soldiers: 5}}", "too-few-counters",
     "lrdg.goal.escape.soldiers", "only 4"),
    (WATER, "escape: {soldiers: 3}}", "escape: {soldiers: -1}}", "out-of-range",
     "lrdg.goal.escape.soldiers", "at least 0"),
    (WATER, "escape: [1A, 3A]\n", "", "no-escape-tile", "lrdg.goal.escape", "escape marker"),
    (WATER, "escape: [1A, 3A]", "escape: [1A, 1A]", "twice", "escape.1", "1A"),
    (WATER, "escape: [1A, 3A]", "escape: [1A, 3B]", "not-on-board", "escape.1", "face, 3A"),
    (WATER, "escape: [1A, 3A]", "escape: [1A, 3A, 4A, 5A, 9A]", "too-many-markers", "escape",
     "escape markers: 5 on the board, but the box has 4"),
    (WATER, "\nlrdg:\n", "\nlrdg:\n  may-escape: ['it:scout-a']\n", "not-own",
     "lrdg.may-escape.0", "it:scout-a is not a counter of lrdg"),
    (WATER, "\nlrdg:\n", "\nlrdg:\n  may-escape: ['lrdg:engineer']\n", "not-in-play",
     "lrdg.may-escape.0", "not on the board"),
    (WATER, "\nlrdg:\n", "\nlrdg:\n  may-escape: ['lrdg:scout']\n", "too-few-counters",
     "lrdg.goal.escape.soldiers", "only 1"),
    (WATER, "\nit:\n", "\nit:\n  may-escape: ['it:scout-a']\n", "no-escape-goal",
     "it.may-escape", "only works with escape in the goal"),
    (WATCH, "escape: {vehicles: 1}", "escape: {counters: ['it:medium-tank']}", "not-in-play",
     "it.goal.escape.counters.0", "it:medium-tank"),
    (WATCH, "escape: {vehicles: 1}", "escape: {counters: ['lrdg:gun-truck']}", "not-own",
     "it.goal.escape.counters.0", "name a counter of it"),
    (WATCH, "escape: {vehicles: 1}", "escape: {trucks: 2}", "unknown-key",
     "it.goal.escape.trucks", "soldiers, vehicles, counters"),
    (FORT, "controlled: [5B, 20B]", "controlled: [5B, 6A]", "not-on-board", "it.controlled.1",
     "face, 6B"),
]  # fmt: skip


def only(problems: list[Problem], code: str) -> Problem:
    """The one problem of a code."""
    found = [one for one in problems if one.code == code]
    assert found, [str(one) for one in problems]
    return found[0]


@pytest.mark.parametrize("text", [BARCE, WATER, WATCH, FORT, CAMP, LANDING])
def test_the_good_files_are_good(text: str) -> None:
    """All mistakes below are made in files without any."""
    assert check_text(text) == []


@pytest.mark.parametrize(
    ("good", "old", "new", "code", "place", "text"),
    SCENARIO_MISTAKES,
    ids=[f"{row[3]}-{row[4]}" for row in SCENARIO_MISTAKES],
)
def test_scenario_mistakes(good: str, old: str, new: str, code: str, place: str, text: str) -> None:
    """Each mistake is reported where it stands, with words that help."""
    assert old in good
    changed = good.replace(old, new, 1)
    found = only(check_text(changed, "my.yaml"), code)
    assert found.place == place
    assert text in f"{found.message} ({found.remedy})"
    assert 1 <= found.line <= len(changed.splitlines())
    with pytest.raises(ContentError):
        load_scenario_text(changed)


def without_cards(text: str, *words: str) -> str:
    """A scenario without the lines and pieces of some soldiers."""
    lines = [
        line for line in text.splitlines() if not any(f"    {word}: " in line for word in words)
    ]
    made = "\n".join(lines)
    for word in words:
        made = made.replace(f"[{word}, ", "[").replace(f", {word}]", "]").replace(f", {word},", ",")
    return made


def test_points_that_the_cards_cannot_gain() -> None:
    """The LRDG scores structures by Demolition alone, Italy by Control alone."""
    found = check_text(without_cards(LANDING, "engineer", "saboteur"))
    assert [(one.code, one.place) for one in found] == [("cannot-gain", "lrdg.goal.points")]
    assert "2 points are needed, but this side can gain only 0" in found[0].message
    found = check_text(without_cards(LANDING, "rifleman-a"))
    assert [(one.code, one.place) for one in found] == [("cannot-gain", "it.goal.points")]


def test_a_tile_that_cannot_be_held() -> None:
    """Who must control a tile before he escapes needs Control."""
    changed = without_cards(WATER, "staff-sergeant", "sergeant").replace("1: sergeant, ", "")
    changed = changed.replace("[staff-sergeant, sniper]", "[sniper]")
    assert only(check_text(changed), "cannot-hold").place == "lrdg.goal.hold"


def test_a_tank_that_nothing_can_harm() -> None:
    """Only Anti-tank and Demolition work against armour without basic defence."""
    changed = without_cards(CAMP, "saboteur", "sergeant").replace("1: sergeant, ", "")
    changed = changed.replace("  counters:\n    3A: [saboteur]\n", "")
    found = only(check_text(changed), "cannot-harm")
    assert found.place == "lrdg.goal.any.0.neutralise"


def test_a_soldier_with_cards_who_is_not_there_is_a_warning() -> None:
    """It is told, but the scenario can be played."""
    changed = BARCE.replace("2: scout, ", "", 1)
    found = check_text(changed)
    assert [(one.code, one.severity, one.place) for one in found] == [
        ("idle-soldier", "warning", "lrdg.cards.scout")
    ]
    assert "lrdg:scout" not in plain(load_scenario_text(changed))["setup"]["counters"]


def test_each_game_has_its_own_kinds_of_file() -> None:
    """Normandy has no vehicles, and is told which kinds it has."""
    changed = text_of("vehicles").replace("game: north-africa", "game: normandy")
    found = check_text(changed)
    assert [one.code for one in found] == ["unknown-word"]
    assert "vehicles" not in found[0].remedy


@pytest.mark.parametrize("name", ["vehicles", "structures", "scenarios/barce"])
def test_the_game_is_guessed_from_the_rest(name: str) -> None:
    """Without its game a file that no other box has is still recognised."""
    without = text_of(name).replace("game: north-africa\n", "")
    assert [(one.code, one.place) for one in check_text(without)] == [("missing", "game")]


@pytest.mark.parametrize(
    "name", ["box", "cards", "counters", "tiles", "vehicles", "structures", "scenarios/barce"]
)
def test_kind_is_guessed_from_the_keys(name: str) -> None:
    """Without its kind a file is still recognised, and the missing key reported."""
    text = text_of(name)
    assert check_text(text) == []
    without = "\n".join(line for line in text.splitlines() if not line.startswith("kind:"))
    assert [(one.code, one.place) for one in check_text(without)] == [("missing", "kind")]


@pytest.mark.parametrize(
    ("table", "old", "new", "code", "place"),
    [
        ("cards", "id: sergeant", "id: scout", "twice", "cards.4.id"),
        ("cards", "id: sergeant", "id: scout", "wrong-id", "cards.3.id"),
        ("cards", "bolster 2 T", "bolster 2 A", "action-squad", "cards.13.actions.0"),
        ("cards", "bolster 2 A", "bolster 2 B", "bad-format", "cards.12.actions.0"),
        ("cards", "move 1", "drive 1", "bad-format", "cards.3.actions.0"),
        ("cards", "lrdg: [Edmund Talbot]", "lrdg: []", "names-count", "cards.0.names.lrdg"),
        ("cards", "lrdg: [Edmund", "us: [Edmund", "unknown-key", "cards.0.names.us"),
        ("cards", "specialism: gunner", "specialism: cook", "unknown-word", "cards.18.specialism"),
        ("cards", "actions: []", "actions: [move 1]", "fog-fields", "cards.21.actions"),
        ("counters", '"lrdg:sergeant"', '"lrdg:scout"', "twice", "counters.2.id"),
        ("counters", "side: it", "side: de", "unknown-word", "counters.11.side"),
        ("counters", ", armour: 5", "", "no-defence", "counters.18"),
        ("tiles", "cover: 3, hill", "cover: 2, hill", "hill-cover", "tiles.1.cover"),
        ("tiles", "rough: true", "rough: maybe", "wrong-type", "tiles.1.rough"),
        ("vehicles", "id: gun-truck", "id: patrol-truck", "twice", "vehicles.1.id"),
        ("vehicles", "critical: 3", "critical: 6", "late-critical", "vehicles.0.critical"),
        ("vehicles", "drive 2", "driving 2", "bad-format", "vehicles.0.seats.0.actions.0"),
        ("vehicles", "needs: driver", "needs: pilot", "unknown-word", "vehicles.3.seats.0.needs"),
        ("structures", "id: hangar", "id: aircraft", "twice", "structures.4.id"),
        ("structures", "id: hangar", "id: hanger", "unknown-word", "structures.4.id"),
        ("structures", "defence: 8", "defence: 80", "out-of-range", "structures.4.defence"),
        ("box", "dice: 4", "dices: 4", "unknown-key", "components.shared.dices"),
        ("box", "sides: [lrdg, it]", "sides: [lrdg, de]", "unknown-word", "sides.1"),
    ],
)
def test_table_mistakes(table: str, old: str, new: str, code: str, place: str) -> None:
    """Every table of the box is checked like a scenario."""
    text = text_of(table)
    assert old in text
    assert only(check_text(text.replace(old, new, 1)), code).place == place


ROW = {"game": "north-africa", "layout": {"rows": ["@0 A B 1B"]}}


@pytest.mark.parametrize(
    ("board", "code", "place"),
    [
        ({"game": "north-africa"}, "missing", "layout"),
        ({**ROW, "game": "sahara"}, "unknown-word", "game"),
        ({**ROW, "hooks": {}}, "unknown-key", "hooks"),
        ({**ROW, "structures": {"hangar": "C"}}, "not-on-board", "structures.hangar"),
        ({**ROW, "structures": {"hangar": {}}}, "missing", "structures.hangar.tile"),
        ({**ROW, "structures": {"A": "hangar"}}, "unknown-word", "structures.A"),
        ({**ROW, "escape": ["C"]}, "not-on-board", "escape.0"),
        ({**ROW, "tiles": {"A": {"ruff": True}}}, "unknown-key", "tiles.A.ruff"),
        ({**ROW, "lrdg": {"goal": {}}}, "no-way-to-win", "lrdg.goal"),
        (
            {**ROW, "it": {"vehicles": {"1B": {"scout-car": {}}}}},
            "rough-ground",
            "it.vehicles.1B.scout-car",
        ),
        (
            {**ROW, "tiles": {"A": {"rough": True}}, "it": {"vehicles": {"A": {"scout-car": {}}}}},
            "rough-ground",
            "it.vehicles.A.scout-car",
        ),
    ],
)
def test_board_mistakes(board: dict[str, object], code: str, place: str) -> None:
    """A drill's board is checked like a scenario's."""
    with pytest.raises(ContentError) as caught:
        plain_board(board)
    assert only(caught.value.problems, code).place == place


def test_a_board_may_have_more_markers_than_the_box() -> None:
    """Only scenarios are laid out with what is in the box; a drill shows one point."""
    board = {**ROW, "objectives": {"A": 5, "B": 5}, "tiles": {"1B": {"rough": False}}}
    board["it"] = {"vehicles": {"1B": {"scout-car": {}}}}
    made = plain_board(board)
    assert [tile["objective"] for tile in made["tiles"]] == [5, 5, 0]
    assert made["setup"]["counters"] == {"it:scout-car": "1B"}
