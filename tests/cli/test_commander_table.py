"""Combat Commander at the table: set-up, orders, windows, looking, undo, saving, replaying."""

import io
from pathlib import Path
from typing import Any

import pytest

from fieldcraft.bots import make
from fieldcraft.cli.commands.replay import ReplayViewer
from fieldcraft.cli.terminal import dress, make_console
from fieldcraft.core import key_from_seed
from fieldcraft.i18n import Speaker
from fieldcraft.record.asked import Asked
from fieldcraft.record.match import Match
from fieldcraft.record.standing import Standing
from tests.cli.commanders import GAME, MEETING, on_the_map
from tests.cli.conftest import Call
from tests.cli.tables import seat, type_in


def played(
    monkeypatch: pytest.MonkeyPatch, match: Match, *lines: str, side: int = 0, **settings: Any
) -> tuple[list[str], str]:
    """Sit down as one side against chance, type these lines until they end: choices, and screen."""
    type_in(monkeypatch, *lines)
    table, paper = seat(match, "en", {1 - side: make("random", 1)}, **settings)
    with pytest.raises(EOFError):
        table.play()
    choices = [entry.text for entry in match.entries if entry.who == match.sides[side]]
    return choices, paper.getvalue()


def opening(seed: int = 3) -> Match:
    """Scenario 1 from its set-up."""
    return Match.start(GAME, "lipki-farm", key_from_seed(seed))


# -- set-up -----


def test_a_side_sets_up_piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """A unit is named, then its hex; the hexes stand in a line and are marked on the map.

    Clauses: DP-02.
    """
    lines = ("place axis:rifle-3", "h9", "weapon light-mg-1", "give axis:rifle-3", "quick", "ready")
    choices, shown = played(monkeypatch, opening(), *lines)
    assert choices[:6] == ["place axis:rifle-3", "to H9", *lines[2:]]
    assert "to …  1 F9  2 F10  3 G9" in shown
    assert "Set up: choose what to place next" in shown
    assert "Rifle 3: choose a hex" in shown


def test_the_other_side_sees_nothing_of_a_hidden_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """While both set up at once, neither the map nor the roster tells where the enemy is.

    Clauses: DP-02.
    """
    match = opening()
    for word in ("quick", "ready"):
        match.choose("axis", word)
    _, shown = played(monkeypatch, match, "board", side=1)
    assert "●Ri" not in shown
    assert "●L" not in shown


def test_a_set_up_is_kept_and_laid_out_again(
    monkeypatch: pytest.MonkeyPatch, call: Call, tmp_path: Path
) -> None:
    """`setup save` writes what this side has placed; `setup load` lays it out in another match."""
    lines = ("place axis:rifle-3", "to H9", "quick", "setup save mine.setup")
    first = opening()
    _, shown = played(monkeypatch, first, *lines)
    assert "Saved to “mine.setup”." in shown
    text = (tmp_path / "mine.setup").read_text(encoding="utf-8")
    assert text.startswith("fieldcraft set-up 1\ngame combat-commander\nscenario lipki-farm\n")
    assert "place axis:rifle-3, to H9\n" in text
    assert call("check", "mine.setup").code == 0
    second = opening(9)
    choices, _ = played(monkeypatch, second, "setup load mine.setup", "ready")
    assert "to H9" in choices
    here, there = first.view("axis")["units"], second.view("axis")["units"]
    own = [word for word in here if word.startswith("axis:")]
    assert [here[word]["hex"] for word in own] == [there[word]["hex"] for word in own]


def test_a_set_up_that_does_not_fit_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Another side's, another file, a broken line, a hex outside: each is told, nothing changes."""
    head = "fieldcraft set-up 1\ngame combat-commander\nscenario lipki-farm\nside {}\n"
    files = {
        "other.setup": head.format("allies"),
        "junk.setup": "what is this\n",
        "line.setup": head.format("axis") + "place axis:rifle-3 to H9\n",
        "far.setup": head.format("axis") + "place axis:rifle-3, to A1\n",
        "typo.setup": head.format("axis") + "place axis:riffle-3, to H9\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    lines = [f"setup load {name}" for name in (*files, "none.setup")]
    choices, shown = played(monkeypatch, opening(), *lines, "setup", "setup save junk.setup")
    assert choices == []
    assert "“other.setup” is a set-up for allies in lipki-farm." in shown
    assert shown.count("is not a saved set-up") == 2
    assert "“line.setup”, line 5: “place axis:rifle-3 to H9” is not a placement." in shown
    assert "Did you mean “axis:rifle-3”?" in shown
    assert "A1 is outside the set-up area." in shown
    assert "Type setup save FILE, setup load FILE." in shown
    assert "“junk.setup” already exists" in shown


# -- orders -----


def test_an_order_a_move_and_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """An Order is given by its card, a unit activated and moved; a choice can be taken back.

    Clauses: CC-O21.a.
    """
    lines = (
        "order move#g-25", "unit axis:rifle-4", "undo", "unit axis:rifle-6", "unit axis:rifle-6",
        "h8",
    )  # fmt: skip
    match = on_the_map(MEETING)
    choices, shown = played(monkeypatch, match, *lines)
    assert choices[:4] == [lines[0], lines[3], lines[4], "to H8"]
    assert "Order Move #25" in shown
    assert "Give an Order or pass  CC-5.b" in shown
    assert "Move: choose a unit, or where the group goes" in shown


def test_the_group_and_its_ways_are_marked() -> None:
    """The hex of those who move has its sign, and so have the hexes they can enter."""
    match = on_the_map(MEETING)
    for word in ("order move#g-25", "unit axis:rifle-6", "unit axis:rifle-6"):
        match.choose("axis", word)
    table, _ = seat(match)
    marks = table.scene.marks(table.terminal, match.view("axis"), table.page(0).offers)
    assert marks["H9"] == "◆"
    assert marks["H8"] == "►"
    assert "A1" not in marks


def test_what_is_refused_says_why_and_by_which_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word at the wrong moment, a card one does not hold, nonsense, a number too high."""
    lines = (
        "to C3",
        "order rout#g-13",
        "why end",
        "dance",
        "order",
        "77",
        "look X9",
        "help CC-5.b",
    )
    choices, shown = played(monkeypatch, on_the_map(MEETING), *lines)
    assert choices == []
    assert "“to C3” does not answer the current question." in shown
    assert "CC-5.b" in shown
    assert "The table does not understand “dance”." in shown
    assert "“order” could mean: order recover#g-5, order move#g-25, order fire#g-61" in shown
    assert "Type a number from 1 to 5." in shown
    assert "In his Turn a player does exactly one of" in shown


def test_figures_hand_and_piles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time, points, objectives, limits, and every card with all its parts."""
    _, shown = played(monkeypatch, on_the_map(MEETING), "hand", "look discard", "board", "log")
    text = " ".join(shown.split())
    assert "Time 2/7" in text
    assert "★1 E8 ●" in text
    assert "Orders Casualties Hand Deck Discard pile Radio Secret chits" in text
    assert "Ambush" in text
    assert "Battle Harden" in text
    assert "4+6 M5" in text


# -- windows and standing answers -----


def test_windows_go_by_until_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A standing answer lets the enemy's moves go by, and ends by itself.

    Clauses: CC-O21.3.
    """
    standing = Standing.parse("never ask react until turn 5\nnever ask action\nnever ask reroll")
    view = {"question": "react", "turn": 4, "flow": [{"frame": "react"}]}
    assert standing.answer(Asked(view, ["stop", "fire fire#g-61"])) == "stop"
    assert standing.answer(Asked({**view, "turn": 5}, ["stop", "fire fire#g-61"])) is None
    roll = {"question": "reroll", "turn": 5, "flow": [{"frame": "reroll"}]}
    assert standing.answer(Asked(roll, ["accept", "reroll"])) == "accept"
    window = {"question": "action", "turn": 5, "flow": [{"frame": "fire-window"}]}
    assert standing.answer(Asked(window, ["stop", "action fire#g-61"])) == "stop"
    lines = ("standing never ask react until turn 9", "standing never ask action this turn")
    match = on_the_map(MEETING)
    _, shown = played(monkeypatch, match, *lines)
    assert "never ask react until turn 9" in shown
    assert f"never ask action until turn {match.view('axis')['turn'] + 1}" in shown


# -- records -----


def test_saving_resuming_and_replaying(
    monkeypatch: pytest.MonkeyPatch, call: Call, tmp_path: Path
) -> None:
    """A match is saved in the middle, taken up again, verified and shown from each side."""
    typed = "quick\nready\nsave mid.record\nquit\n"
    code = call("terminal", GAME, "1", "--bot", "random", "--seed", "3", typed=typed).code
    assert code == 0
    again = call("terminal", "--resume", "mid.record", typed="1\nsave\nquit\n")
    assert again.code == 0
    assert "1. The Farm at Lipki" in again.out
    assert call("verify", "mid.record").code == 0
    seen = call("replay", "mid.record", "--side", "axis")
    assert "Axis Rifle 3 sets up in" in seen.out
    everything = call("replay", "mid.record", "--json").json
    assert everything["game"] == GAME
    assert set(everything["views"]) == {"axis", "allies", "spectator"}
    assert call("check", "mid.record").code == 0


def test_a_game_has_no_campaign(call: Call) -> None:
    """The campaign is Undaunted's; the file is not written."""
    called = call("campaign", "start", "x.campaign", "--game", GAME)
    assert called.code == 2
    assert "Combat Commander: Europe has no campaign." in called.err
    assert not Path("x.campaign").exists()


def test_content_files_are_checked(call: Call, tmp_path: Path) -> None:
    """Maps and scenarios are known by the game they name, and mistakes told with their lines."""
    content = Path(__file__).parents[2] / "src/fieldcraft/games/combat_commander/content"
    good = content / "scenarios/lipki-farm.yaml", content / "maps/pond-farm.yaml"
    assert call("check", *good).code == 0
    text = good[0].read_text(encoding="utf-8").replace("map: pond-farm", "map: pond-frm")
    (tmp_path / "bad.yaml").write_text(text, encoding="utf-8")
    called = call("check", "bad.yaml")
    assert called.code == 2
    assert "pond-farm" in called.out
    assert call("terminal", GAME, "bad.yaml").code == 2


def test_a_scenario_of_ones_own(call: Call, tmp_path: Path) -> None:
    """A scenario file is shown and played, and its record brings it along."""
    content = Path(__file__).parents[2] / "src/fieldcraft/games/combat_commander/content"
    text = (content / "scenarios/lipki-farm.yaml").read_text(encoding="utf-8")
    text = text.replace("id: lipki-farm", "id: mine").replace("en: The Farm at Lipki", "en: Mine")
    (tmp_path / "mine.yaml").write_text(text, encoding="utf-8")
    assert "Mine" in call("show", GAME, "mine.yaml").out
    typed = "quick\nready\nsave own.record\nquit\n"
    assert (
        call("terminal", GAME, "mine.yaml", "--bot", "random", "--seed", "1", typed=typed).code == 0
    )
    assert "Mine" in call("replay", "own.record").out
    wrong = call("terminal", "normandy", "mine.yaml")
    assert wrong.code == 2
    assert "Combat Commander: Europe" in wrong.err


def test_lists_and_simulations_for_programs(call: Call) -> None:
    """The scenarios as JSON, and a simulation in turns."""
    listed = call("scenarios", GAME, "--json").json
    assert [one["number"] for one in listed] == list(range(1, 13))
    assert listed[0]["nations"] == {"axis": "germany", "allies": "russia"}
    assert call("show", GAME, "1", "--json").json["map"] == "pond-farm"
    shown = call("simulate", GAME, "1", "--games", "1").out
    assert "Turns" in shown


def test_a_replay_by_hand_fits_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """On a low terminal the list of units stays away, so that the map does not scroll off."""
    match = opening()
    match.choose("axis", "quick")
    match.save(tmp_path / "a.record")
    for height, has_units in ((50, False), (80, True)):
        type_in(monkeypatch, "q")
        paper = io.StringIO()
        console = make_console(paper, width=100, height=height)
        ReplayViewer(dress(console, console, Speaker("en")), tmp_path / "a.record", "axis").step(1)
        shown = paper.getvalue()
        assert len(shown.splitlines()) <= height
        assert ("FP-range-move, morale" in shown) is has_units


# -- what is typed wrongly -----


def test_a_hex_by_itself_is_refused_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table asks for a hex, so `a1` can only mean one.

    Clauses: DP-02.
    """
    _, shown = played(monkeypatch, opening(), "place rifle-3", "a1", "z99")
    assert "A1 is outside the set-up area." in shown
    assert "There is no hex “z99”. Hexes run from A1 to O10." in shown


def test_nothing_chosen_is_nothing_to_take_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first choice no dice and no draw stand in the way."""
    _, shown = played(monkeypatch, opening(), "undo")
    assert "There is nothing to take back." in shown


@pytest.mark.parametrize("asked", ["help CC-O20.3", "help o20.3"])
def test_a_section_lists_its_clauses(monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    """A number that is only a heading shows the rules below it."""
    _, shown = played(monkeypatch, opening(), asked)
    for clause in ("CC-O20.3.1", "CC-O20.3.4", "CC-O20.3.6"):
        assert clause in shown


def test_help_knows_a_clause_without_its_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """`O20.3.4` is enough, and an unknown one names an example of this game."""
    _, shown = played(monkeypatch, opening(), "help O20.3.4", "help xyzzy")
    assert "CC-O20.3.4  " in shown
    assert "There is no rule “xyzzy”. For example: CC-O20.3.4" in shown


def test_a_unit_is_looked_at_without_its_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both sides have a third unit that is a Rifle squad, so both are told."""
    _, shown = played(monkeypatch, opening(), "look rifle-3", "look rifle-10")
    assert "Axis Rifle 3: not on the board" in shown
    assert "Allied Rifle 3: not on the board" in shown
    assert "Allied Rifle 10: not on the board" in shown


def test_a_look_at_nothing_says_what_there_is_to_look_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """`look chits` might mean anything, so the things that can be named are listed."""
    _, shown = played(monkeypatch, opening(), "look chits")
    assert "Say what to look at: a hex, two hexes, a unit, a weapon, a card" in shown
