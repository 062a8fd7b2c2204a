"""The hex map in characters: ground, hexsides, stacks, markers, objectives, marked hexes."""

import io

import pytest

from fieldcraft import games
from fieldcraft.cli.lookup import find_scene, scene_of_match
from fieldcraft.cli.terminal import Terminal, dress, make_console
from fieldcraft.core import SPECTATOR, key_from_seed
from fieldcraft.i18n import LANGUAGES, Speaker
from tests.cli.commanders import GAME, MEETING, on_the_map

SCENARIOS = games.get(GAME).scenarios()


def screen(width: int = 120, lang: str = "en", **settings: object) -> Terminal:
    """A terminal of a width, high enough for everything."""
    console = make_console(
        io.StringIO(), width=width, height=200, force_terminal=True, color_system=None, **settings
    )
    return dress(console, console, Speaker(lang, game="combat-commander"))


def drawn(width: int = 120, *, full: bool = False, lang: str = "en", **changes: object) -> str:
    """The map of the meeting at the farm, as everybody sees it."""
    terminal = screen(width, lang)
    match = on_the_map(MEETING, **changes)
    scene = scene_of_match(terminal.speaker, match)
    marks = {"C3": ">", "O10": ">"}
    lines = scene.board(terminal, match.view(SPECTATOR), width, marks=marks, full=full)
    return "\n".join(line.plain for line in lines)


def hex_in(text: str, word: str) -> tuple[str, str]:
    """The two lines of a hex: what stands beside its designation, and below it."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        at = line.find(word)
        if at >= 0:
            end = min(place for place in (line.find(sign, at) for sign in "/\\┊") if place > 0)
            return line[at:end], lines[number + 1][at - 1 : end + 1]
    raise AssertionError(f"{word} is not on the map")


def test_every_hex_has_its_place() -> None:
    """15 columns of 10 hexes, every second column half a hex lower.

    Clauses: CC-2.1.
    """
    lines = drawn().splitlines()
    assert len(lines) == 21
    assert lines[0].startswith("/A1♣   \\      /C1    \\")
    assert "/B1♣   \\" in lines[1]
    assert len(lines[0]) == 106
    every = {f"{column}{row}" for column in "ABCDEFGHIJKLMNO" for row in range(1, 11)}
    shown = drawn(151, full=True)
    assert all(word in shown for word in every)


def test_a_hex_shows_what_is_in_it() -> None:
    """Terrain, objective with its controller, fortification, leader, squad with a weapon."""
    head, body = hex_in(drawn(), "E8")
    assert head == "E8★1⌂∪"
    assert body == "┊●LtRi+/"
    assert hex_in(drawn(), "E6")[1] == "\\○SgRi÷/"
    assert hex_in(drawn(), "F8") == ("F8♠░5 ", "\\●Ri↓  ┊")
    assert hex_in(drawn(), "E10")[1] == "\\●Ri✗  /"
    assert hex_in(drawn(), "G9")[0].startswith("G9☼")
    assert hex_in(drawn(), "D6")[0].startswith("D6═")


def test_fences_stand_on_their_sides() -> None:
    """A fence between hexes replaces the line there; on a level side it stands at the foot."""
    lines = drawn().splitlines()
    assert "┊E8★1⌂∪┊______/G8" in lines[14]
    assert "┊F8♠░5 ┊" not in lines[15]
    assert "/F8♠░5 ┊" in lines[15]


def test_hexes_that_answer_are_marked() -> None:
    """A sign stands before the designation, and colour beside."""
    assert "/>C3" in drawn()
    assert "/>O10♣" in drawn()


def test_levels_and_hedges() -> None:
    """Levels stand as small figures behind the terrain; hedges have their own sign."""
    terminal = screen()
    scene = find_scene(terminal.speaker, GAME, "8")
    options = {"quickSetup": True}
    view = games.get(GAME).start("8", key_from_seed(1), options).view(SPECTATOR)
    text = "\n".join(line.plain for line in scene.board(terminal, view, 120))
    assert "O7★3⌂¹" in text
    assert "%C2≡   %" in text
    assert "H7╪═" in text


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_map_is_wider_than_the_terminal(scenario: str) -> None:
    """Every map fits from 60 columns on, with everything set up on it."""
    terminal = screen()
    scene = find_scene(terminal.speaker, GAME, scenario)
    options = {"quickSetup": True}
    view = games.get(GAME).start(scenario, key_from_seed(1), options).view(SPECTATOR)
    for width in (60, 80, 100, 160):
        for full in (False, True):
            lines = scene.board(terminal, view, width, full=full)
            assert len(lines) == (42 if full else 21)
            assert max(line.cell_len for line in lines) <= width


def test_narrow_hexes_say_less() -> None:
    """Where there is no room each unit has one letter, or only their number stands there."""
    crowd = {f"axis:rifle-{number}": "E8" for number in (3, 4, 5, 6)}
    units = {**MEETING["units"], **crowd, "axis:corporal-x-2": "E8"}
    assert hex_in(drawn(60, units=units), "E8")[1].startswith("┊●6…")
    assert hex_in(drawn(120, units=units), "E8")[1].startswith("┊●6…")
    tall = drawn(120, units=units, full=True)
    assert "●LCR+RR" in tall or "●LCR+R" in tall
    assert hex_in(drawn(100), "E8")[1] == "┊●LR+ /"


def test_ascii_does_without_signs() -> None:
    """Where the terminal has only ASCII, ground, stacks and objectives are still there."""
    console = make_console(io.TextIOWrapper(io.BytesIO(), encoding="ascii"), width=120, height=200)
    terminal = dress(console, console, Speaker("en", game="combat-commander"))
    match = on_the_map(MEETING)
    scene = scene_of_match(terminal.speaker, match)
    text = "\n".join(line.plain for line in scene.board(terminal, match.view(SPECTATOR), 120))
    assert text.isascii()
    for shown in ("E8*1hF", "@LtRi+", "&SgRi?", "F8o~5", "@Rix", "@Ri-", ":E8", "D6R"):
        assert shown in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_tells_every_sign(lang: str) -> None:
    """Ground, hexsides, markers and letters of the scenario, in the language."""
    terminal = screen(100, lang)
    match = on_the_map(MEETING)
    scene = scene_of_match(terminal.speaker, match)
    terminal.console.print(scene.legend(terminal))
    paper = terminal.console.file
    assert isinstance(paper, io.StringIO)
    text = paper.getvalue()
    for sign in ("⌂", "♣", "═", "┊", "★1", "∪", "░5", "☼", "●", "○", "✗", "↓"):
        assert sign in text
    assert terminal.say("letters-rifle") in text
    assert all(len(line) <= 100 for line in text.splitlines())


def test_the_roster_lists_every_unit() -> None:
    """Hex, letters, name, values, marks and weapon of each unit, those of one hex together.

    Clauses: CC-3.2.1, CC-11.2.
    """
    terminal = screen(140)
    match = on_the_map(MEETING)
    scene = scene_of_match(terminal.speaker, match)
    for part in scene.beside_board(terminal, match.view(SPECTATOR), cards=True):
        terminal.console.print(part)
    paper = terminal.console.file
    assert isinstance(paper, io.StringIO)
    rows = [" ".join(line.split()) for line in paper.getvalue().splitlines()]
    assert any("E8 Lt Lieutenant 1 2-1-6 9 +2" in row for row in rows)
    assert any("Light MG 1" in row for row in rows)
    assert any("E10 Ri Rifle 5" in row and "✗broken" in row for row in rows)
    assert scene.beside_board(terminal, match.view(SPECTATOR), cards=False) == []
