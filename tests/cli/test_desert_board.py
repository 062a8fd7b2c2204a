"""North Africa drawn in characters: vehicles with crews, structures, rough ground, ways out."""

import io

import pytest
from rich.segment import Segment

from fieldcraft import games
from fieldcraft.cli.lookup import scene_of_match
from fieldcraft.cli.table.screen import whole_screen
from fieldcraft.cli.table.table import Table
from fieldcraft.cli.terminal import Terminal, dress, make_console
from fieldcraft.core import SPECTATOR, key_from_seed
from fieldcraft.games.undaunted.terminal.facts import Facts
from fieldcraft.games.undaunted.terminal.progress import counted, gone
from fieldcraft.games.undaunted.voice.ending import points
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.record.match import Match
from tests.cli.conftest import Call
from tests.cli.deserts import CROWDED, DRIVE, Position, in_the_desert

SCENARIOS = games.get("north-africa").scenarios()


def screen(width: int, lang: str = "en", height: int = 200) -> Terminal:
    """A terminal of a width, high enough for everything."""
    console = make_console(
        io.StringIO(), width=width, height=height, force_terminal=True, color_system=None
    )
    return dress(console, console, Speaker(lang, game="north-africa"))


def text_of(terminal: Terminal, parts: object) -> str:
    """What is printed, without the space at the ends of lines."""
    paper = terminal.console.file
    assert isinstance(paper, io.StringIO)
    for part in parts if isinstance(parts, list) else [parts]:
        terminal.console.print(part)
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())


def board_of(position: Position, width: int, lang: str = "en") -> str:
    """The board of a position as everybody sees it."""
    terminal = screen(width, lang)
    match = in_the_desert(position)
    scene = scene_of_match(terminal.speaker, match)
    return text_of(terminal, list(scene.board(terminal, match.view(SPECTATOR), width)))


def cards_of(position: Position, width: int, *, cards: bool = True) -> str:
    """The vehicles of a position."""
    terminal = screen(width)
    match = in_the_desert(position)
    scene = scene_of_match(terminal.speaker, match)
    return text_of(terminal, scene.beside_board(terminal, match.view(SPECTATOR), cards=cards))


def test_a_tile_shows_what_the_rules_read_off_it() -> None:
    """Rough ground, an escape marker, a structure with defence and points, crews by number.

    Clauses: NA-112, NA-117, NA-120, NA-121.
    """
    assert board_of(DRIVE, 51) == (
        "┌───────────────────┬───────────────────┐\n"
        "│ 4A +0 ·           │ 1B +3/1 ▲        ⊘│\n"
        "│○LRDG PTr(2) Eng   │                   │\n"
        "│ IT LTr(0)         │                   │\n"
        "└─────────┬─────────┴─────────┬─────────┴─────────┐\n"
        "          │ 20A +0 ═         →│ 14B +0 ═        ★2│\n"
        "          │○LRDG              │ ▣ Hangar 8 ★1     │\n"
        "          │                   │●IT ScA RiA↓       │\n"
        "          └───────────────────┴───────────────────┘"
    )


def test_a_crowded_tile_makes_only_its_own_row_tall() -> None:
    """Captured vehicles stand with their captors, disabled ones carry a sign, nothing is cut.

    Clauses: NA-112, NA-116, NA-412.
    """
    lines = board_of(CROWDED, 62).splitlines()
    start = next(number for number, line in enumerate(lines) if " 16A " in line)
    column = lines[start].index(" 16A ")
    assert [line[column : column + 11] for line in lines[start : start + 9]] == [
        " 16A +0 ═  ",
        "▣Plane 6★1 ",
        "○LRDG      ",
        " PCa(0)✗   ",
        " SCa(2) Sab",
        " AT↓ MG Eng",
        "●IT MTa(2) ",
        " ScA ATA   ",
        " CrT       ",
    ]
    assert max(len(line) for line in lines) <= 62
    assert "Hangar" not in "\n".join(lines)
    assert len(lines) == 5 + 1 + 3 * 4 + 9


def test_vehicle_cards_show_crew_damage_and_owner() -> None:
    """Damage against both thresholds, disabled, captured, suppressed, and who sits where.

    Clauses: NA-110, NA-112, NA-113, NA-114, NA-412.
    """
    assert cards_of(CROWDED, 140) == (
        "╭─ Patrol Truck ──────╮╭─ Pilot Car ─────────────╮"
        "╭─ Medium Tank ─────────────────────────────────╮╭─ Scout Car ───────────────────╮\n"
        "│ PTr 8A □□□┊□□ ready ││ PCa 16A ■■■┊□□ disabled │"
        "│ MTa 16A ■□□┊□□ ready                          ││ SCa 16A ■■□┊□□ ready captured │\n"
        "│ 1 Drive 2         – ││ 1 Drive 3             – │"
        "│ 1 Drive 1 · Control (driver)    Tank Gunner T ││ 1 Drive 1            Sergeant │\n"
        "│ 2 Navigate 2      – ││ 2 Navigate 3          – │"
        "│ 2 Anti-tank 3 (gunner)          Tank Driver T ││ 2 Navigate 2           Scout↓ │\n"
        "│ 3 Suppress 3      – ││                         │"
        "│ 3 Attack 2 · Suppress 4 (crew)              – ││ 3 Suppress 3                – │\n"
        "╰─────────────────────╯╰─────────────────────────╯"
        "╰───────────────────────────────────────────────╯╰───────────────────────────────╯"
    )


def test_vehicles_in_a_line_each_where_room_is_short() -> None:
    """The same facts in flowing words, by the letters of the board."""
    assert cards_of(CROWDED, 80, cards=False) == (
        "PTr 8A □□□┊□□  1 Drive 2: –  2 Navigate 2: –  3 Suppress 3: –\n"
        "PCa 16A ■■■┊□□ disabled  1 Drive 3: –  2 Navigate 3: –\n"
        "MTa 16A ■□□┊□□  1 Drive 1 · Control (driver): GuT  2 Anti-tank 3 (gunner): DrT\n"
        "    3 Attack 2 · Suppress 4 (crew): –\n"
        "SCa 16A ■■□┊□□ captured  1 Drive 1: Sgt  2 Navigate 2: Sc↓  3 Suppress 3: –"
    )


@pytest.mark.parametrize("width", [60, 80, 100, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_fit_every_width_in_every_language(lang: str, width: int) -> None:
    """Long names wrap inside their cards; no line is wider than the terminal."""
    terminal = screen(width, lang)
    match = in_the_desert(CROWDED)
    scene = scene_of_match(terminal.speaker, match)
    for cards in (True, False):
        for part in scene.beside_board(terminal, match.view(SPECTATOR), cards=cards):
            for line in terminal.console.render_lines(part, pad=False):
                assert Segment.get_line_length(line) <= width


def test_figures_follow_the_goals() -> None:
    """Each way to win has its figure; a tile to control first is ticked when it was.

    Clauses: NA-801, NA-805, NA-807, C-15, C-16.
    """
    terminal = screen(80)
    changes = {
        "escaped": {"lrdg": ["lrdg:sergeant"]},
        "neutralised": {"it": ["lrdg:gun-truck", "lrdg:saboteur"]},
    }
    for held, sign in (([], "✗"), (["lrdg"], "✓")):
        match = in_the_desert(DRIVE, **changes, held=held)
        scene, view = scene_of_match(terminal.speaker, match), match.view(SPECTATOR)
        assert isinstance(scene, Facts)
        assert counted(view) == ["escaped", "neutralised"]
        assert points(view, "lrdg") == "0"
        assert points(view, "it") == "3/4"
        assert gone(terminal, view, "lrdg", "escaped") == f"4A{sign} 1/2"
        assert gone(terminal, view, "it", "neutralised") == "2/3"
        assert gone(terminal, view, "lrdg", "neutralised") == "0"


def test_ascii_does_without_signs() -> None:
    """Where the terminal has only ASCII, vehicles, rough ground and structures are still there."""
    console = make_console(io.TextIOWrapper(io.BytesIO(), encoding="ascii"), width=100, height=200)
    terminal = dress(console, console, Speaker("en", game="north-africa"))
    match = in_the_desert(CROWDED)
    scene = scene_of_match(terminal.speaker, match)
    view = match.view(SPECTATOR)
    text = "\n".join(line.plain for line in scene.board(terminal, view, 80))
    assert text.isascii()
    for shown in ("PCa(0)x", "& Plane 6 *1", "13A +1", "#|", "AT-"):
        assert shown in text
    cards = "".join(
        segment.text
        for part in scene.beside_board(terminal, view, cards=False)
        for segment in terminal.console.render(part)
    )
    assert "PCa 16A ###|.. disabled" in cards


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_scenario_can_be_drawn(
    call: Call, monkeypatch: pytest.MonkeyPatch, scenario: str, width: int
) -> None:
    """Tiles, vehicles, structures and escape markers are on the board; no line is too wide."""
    monkeypatch.setenv("COLUMNS", str(width))
    called = call("show", "north-africa", scenario)
    assert called.code == 0
    assert max(len(line) for line in called.out.splitlines()) <= width
    view = games.get("north-africa").start(scenario, bytes(32)).view(SPECTATOR)
    for tile in view["objectives"]:
        assert f" {tile} " in called.out
    assert called.out.count("→") >= len(view["box"]["escape"])
    assert called.out.count("▣") >= len(view["box"]["structures"])
    assert called.out.count("┊") >= len(view["box"]["vehicles"])


@pytest.mark.parametrize("scenario", [1, 3, 6, 11])
@pytest.mark.parametrize(("width", "height"), [(80, 30), (80, 50), (100, 45), (120, 50)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_fits_the_terminal(scenario: int, width: int, height: int, lang: str) -> None:
    """What need not be seen at once is left out until the screen fits."""
    terminal = screen(width, lang, height)
    match = Match.start("north-africa", scenario, key_from_seed(2))
    table = Table(terminal, match, scene_of_match(terminal.speaker, match), {})
    lines = terminal.console.render_lines(whole_screen(terminal, table.page(0)), pad=False)
    assert len(lines) < height
    assert all(Segment.get_line_length(line) <= width for line in lines)
