"""The table: asking, refusing, warning, undoing, hiding, ending."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.segment import Segment

from fieldcraft.bots import make
from fieldcraft.cli.lookup import scene_of_match
from fieldcraft.cli.table.screen import whole_screen
from fieldcraft.cli.table.table import Table
from fieldcraft.cli.terminal import Terminal, dress, make_console
from fieldcraft.core import key_from_seed
from fieldcraft.i18n import Speaker
from fieldcraft.record.match import Match
from tests.cli.conftest import Call
from tests.cli.tables import at, seat, type_in

US_TURN: dict[str, Any] = {
    "scenario": "la-raye",
    "phase": "turns",
    "active": "us",
    "us": {
        "hand": {"squad-leader-a": 1, "rifleman-a": 1, "scout-b": 1},
        "deck": {"scout-a": 1},
        "supply": {"fog-of-war": 2, "rifleman-a": 1},
    },
}


def played(
    monkeypatch: pytest.MonkeyPatch, position: dict[str, Any], *lines: str, lang: str = "en"
) -> tuple[Match, str]:
    """Sit down as the US, type these lines until they end, and keep what was shown."""
    type_in(monkeypatch, *lines)
    match = at(position)
    table, paper = seat(match, lang, {1: make("random", 1)})
    with pytest.raises(EOFError):
        table.play()
    return match, paper.getvalue()


def words(match: Match) -> list[str]:
    """The choices of the US."""
    return [entry.text for entry in match.entries if entry.who == "us"]


def test_choices_by_number_word_and_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    """All three are taken; the log line follows."""
    match, shown = played(monkeypatch, US_TURN, "play rifleman-a", "mo", "1")
    assert words(match) == ["play rifleman-a", "move", "to 2B"]
    assert "US Riflemen A move to 2B" in shown


def test_what_is_refused_says_why_and_by_which_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    """A legal word at the wrong moment is refused with its clause and changes nothing."""
    match, shown = played(monkeypatch, US_TURN, "play mortar", "why play sniper", "dance")
    assert words(match) == []
    assert "Mortar is not in your hand." in shown
    assert "U-40" in shown
    assert "The table does not understand “dance”." in shown


def test_an_unclear_beginning_lists_what_it_could_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    """`play` alone fits three options."""
    match, shown = played(monkeypatch, US_TURN, "play", "77")
    assert words(match) == []
    assert "“play” could mean: play squad-leader-a, play scout-b, play rifleman-a" in shown
    assert "Type a number from 1 to 4." in shown


def test_why_says_so_when_it_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking after something that is offered is answered too."""
    assert "“end” is allowed right now." in played(monkeypatch, US_TURN, "why end", "why")[1]


def test_odds_stand_beside_the_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Percent and fraction, dice, and the defence total with its parts."""
    position = {**US_TURN, "counters": {"de:rifleman-a": "12B"}}
    shown = played(monkeypatch, position, "play rifleman-a", "attack")[1]
    assert "German Riflemen A: 60%" in shown
    assert "60% (6/10) · 1 die · 5 = 4 base + 0 cover + 1 range" in shown


def test_hunkering_the_last_bolster_asks_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last way to Bolster goes to the supply only after a second yes.

    Clauses: U-417.
    """
    match, shown = played(monkeypatch, US_TURN, "play squad-leader-a", "hunker", "no")
    assert words(match) == ["play squad-leader-a"]
    assert "last card with Bolster" in shown
    match, _ = played(monkeypatch, US_TURN, "play squad-leader-a", "hunker", "yes")
    assert words(match) == ["play squad-leader-a", "hunker"]


def test_hunkering_one_of_two_bolsters_asks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """With another Bolster in the deck there is nothing to warn of."""
    position = {**US_TURN, "us": {**US_TURN["us"], "deck": {"platoon-sergeant": 1}}}
    match, shown = played(monkeypatch, position, "play squad-leader-a", "hunker")
    assert words(match) == ["play squad-leader-a", "hunker"]
    assert "last card with Bolster" not in shown


def test_taking_fog_by_bolster_asks_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fog of War is taken from the supply only after a second yes.

    Clauses: U-603.
    """
    zones = {**US_TURN["us"], "hand": {"platoon-sergeant": 1}}
    position = {**US_TURN, "us": zones}
    lines = ("play platoon-sergeant", "bolster", "take fog-of-war")
    match, shown = played(monkeypatch, position, *lines, "")
    assert words(match) == list(lines[:2])
    assert "about to put a Fog of War card into your own discard pile" in shown
    match, _ = played(monkeypatch, position, *lines, "y")
    assert words(match) == list(lines)


def test_actions_that_change_nothing_are_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bolster without supply, Inspire without cards in play, Control of a controlled tile.

    Clauses: C-02.
    """
    bare = {**US_TURN["us"], "supply": {"fog-of-war": 2}}
    position = {**US_TURN, "us": bare, "markers": {"us": {"17B": "controlled"}}}
    _, shown = played(monkeypatch, position, "play squad-leader-a")
    assert shown.count("This action will have no effect.") == 2
    _, shown = played(monkeypatch, position, "play rifleman-a")
    assert shown.count("This action will have no effect.") == 1
    _, shown = played(monkeypatch, US_TURN, "play rifleman-a")
    assert "change nothing" not in shown


def test_undo_takes_back_until_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step is taken back, and again, until there is none; what lies before a roll is not."""
    lines = ("play rifleman-a", "move", "undo", "undo", "undo")
    match, shown = played(monkeypatch, US_TURN, *lines)
    assert words(match) == []
    assert "There is nothing to take back." in shown
    position = {**US_TURN, "counters": {"de:rifleman-a": "12B"}}
    attack = ("play rifleman-a", "attack", "at de:rifleman-a", "undo")
    match, shown = played(monkeypatch, position, *attack)
    assert words(match) == list(attack[:3])
    assert "taking the choice back needs" in shown


def test_looking_help_and_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything can be asked for at any time, and none of it is a choice."""
    lines = (
        "help", "help U-503", "help nonsense-x", "help hunker", "look 17B", "look 17b 5B",
        "look deck", "look supply", "look lost", "look us:scout-a", "look rifleman-a", "look xx",
        "look", "log", "board", "hand",
    )  # fmt: skip
    match, shown = played(monkeypatch, US_TURN, *lines)
    assert words(match) == []
    assert "every tile entered must" in shown
    assert "There is no rule “nonsense-x”" in shown
    assert "17B (dense wood)" in shown
    assert "From 17B to 5B: 2" in shown
    assert "100%  1/1  Scout A" in shown
    assert "There is no tile called “xx”." in shown


def test_russian_tiles_are_typed_in_either_alphabet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The printed Russian board says 2Б; what is typed may say so too, as may 2B."""
    for typed in ("2Б", "2б", "2B"):
        lines = (f"look {typed}", "play rifleman-a", "move", typed)
        match, shown = played(monkeypatch, US_TURN, *lines, lang="ru")
        assert words(match) == ["play rifleman-a", "move", "to 2B"]
        assert "2Б (" in shown


def test_saving_and_taking_up_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A saved match loads as the same match; an existing file is not overwritten."""
    path = tmp_path / "mine.record"
    played(monkeypatch, US_TURN, "play rifleman-a", f"save {path}")
    assert words(Match.load(path)) == ["play rifleman-a"]
    before = path.read_bytes()
    shown = played(monkeypatch, US_TURN, f"save {path}", f"save {tmp_path}/no/where")[1]
    assert path.read_bytes() == before
    assert "already exists" in " ".join(shown.split())
    assert "cannot be written" in " ".join(shown.split())


def test_resigning_asks_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a second yes the other side wins, and the end screen says so."""
    type_in(monkeypatch, "resign", "no", "resign", "yes")
    match = at(US_TURN)
    table, paper = seat(match, "en", {1: make("random", 1)})
    assert table.play()
    assert match.outcome is not None
    assert match.outcome.winner == 1
    assert "Germany wins: the opponent resigned" in paper.getvalue()


def test_quitting_offers_to_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Yes writes a file with a free name; no writes nothing."""
    for answer, files in (("no", []), ("yes", ["la-raye-1.record"])):
        type_in(monkeypatch, "play rifleman-a", "quit", answer)
        table, _ = seat(at(US_TURN), "en", {1: make("random", 1)})
        assert not table.play()
        assert files == sorted(path.name for path in tmp_path.glob("*.record"))


def test_a_whole_game_from_the_command_line(call: Call, tiny: Path, tmp_path: Path) -> None:
    """A game against a bot is played to its end, recorded, and can be replayed."""
    record = tmp_path / "game.record"
    typed = "1\n" + "play rifleman-a\ncontrol\nplay rifleman-b\ncontrol\nend\n1\n" * 12
    called = call("terminal", "normandy", tiny, "--bot", "random", "--seed", 4, "--record", record,
                  typed=typed)  # fmt: skip
    assert called.code == 0, called.err
    assert "US wins: reached the required objective points" in called.out
    assert "Casualties" in called.out
    assert call("verify", record).code == 0


@pytest.mark.parametrize("lang", ["en", "ru", "pt-BR", "pl"])
def test_the_table_speaks_every_language(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Strict messages: no id and no missing argument reaches the player."""
    lines = ("help", "look 17B", "look deck", "why move", "3", "attack", "1", "undo", "board")
    match, shown = played(monkeypatch, US_TURN, *lines, lang=lang)
    assert words(match)[:2] == ["play rifleman-a", "attack"]
    assert {"en": "Rifleman A", "ru": "Стрелок А", "pt-BR": "Fuzileiro A", "pl": "Strzelec A"}[
        lang
    ] in shown


def test_asking_pleasantly(call: Call) -> None:
    """Without arguments: game, scenario, opponent, side, and then the first card."""
    called = call("terminal", "--seed", "1", typed="normandy\n3\ngreedy\nde\nquit\nno\n")
    assert "Which game?" in called.out
    assert "Which scenario?" in called.out
    assert "3. Raid Across the Canal" in called.out
    assert "de> " in called.out
    assert called.code == 0


def test_enter_alone_reaches_the_first_card(call: Call) -> None:
    """A newcomer who only presses Enter sits at the first scenario against the usual bot."""
    called = call("terminal", typed="\n\n\n\nquit\nno\n")
    assert "1. La Raye" in called.out
    assert "Choose a card for initiative" in called.out


def test_hot_seat_shows_each_side_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the first player is shown does not depend on the second player's cards.

    Clauses: U-306, U-903.
    """
    hands: list[dict[str, int]] = [
        {"rifleman-a": 1, "scout-a": 1, "fog-of-war": 2},
        {"platoon-sergeant": 1, "squad-leader-a": 1, "scout-b": 1, "rifleman-b": 1},
    ]
    shown = []
    for hand, rest in (hands, reversed(hands)):
        position = {
            "scenario": "la-raye",
            "phase": "initiative",
            "us": {"hand": {"scout-a": 2, "squad-leader-b": 1}, "deck": {"rifleman-b": 4}},
            "de": {"hand": hand, "deck": rest},
        }
        type_in(monkeypatch, "", "look deck", "log", "board", "look hand", "bid scout-a", "")
        table, paper = seat(at(position))
        with pytest.raises(EOFError):
            table.play()
        first, _, second = paper.getvalue().partition("Germany. The other player looks away")
        shown.append((first, second))
    assert shown[0][0] == shown[1][0]
    assert shown[0][1] != shown[1][1]
    assert "Scout A" in shown[0][0]


def test_bids_are_asked_in_turn_and_shown_after_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second player does not learn which card was chosen until both are.

    Clauses: U-306.
    """
    position: dict[str, Any] = {
        "scenario": "la-raye",
        "phase": "initiative",
        "us": {"hand": {"sniper": 1, "fog-of-war": 1}},
        "de": {"hand": {"rifleman-b": 1, "mortar": 1}},
    }
    type_in(monkeypatch, "", "bid sniper", "", "bid mortar", "")
    table, paper = seat(at(position))
    with pytest.raises(EOFError):
        table.play()
    first, second = paper.getvalue().split("Germany. The other player looks away")
    before, after = second.split("bid rifleman-b")[0], second
    assert "Mortar" not in first
    assert "Sniper" not in before
    assert "US reveals Sniper: initiative 4" in after


def test_a_record_resumes_with_its_bot(call: Call, tmp_path: Path) -> None:
    """The opponent named in the record sits down again."""
    path = tmp_path / "with-bot.record"
    match = Match.start("normandy", "la-raye", key_from_seed(3), players={"de": "bot greedy"})
    match.save(path)
    called = call("terminal", "--resume", path, typed="1\nquit\nno\n")
    assert called.code == 0
    assert "Germany reveals" in called.out
    assert "looks away" not in called.out


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (120, 40), (60, 30)])
def test_the_screen_fits_the_terminal(width: int, height: int) -> None:
    """What need not be seen at once is left out until the first scenario fits."""
    match = Match.start("normandy", "la-raye", key_from_seed(2))
    terminal = dress_screen(width, height)
    table = Table(terminal, match, scene_of_match(terminal.speaker, match), {})
    lines = terminal.console.render_lines(whole_screen(terminal, table.page(0)), pad=False)
    assert len(lines) < height
    assert all(Segment.get_line_length(line) <= width for line in lines)


def dress_screen(width: int, height: int) -> Terminal:
    """A terminal of a size that can be cleared."""
    console = make_console(io.StringIO(), width=width, height=height, force_terminal=True)
    return dress(console, console, Speaker("en", game="normandy"))


def test_a_full_disk_ends_no_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """When the record can no longer be written, that is told once and the match goes on."""
    type_in(monkeypatch, "play rifleman-a", "move")
    match = at(US_TURN)
    table, paper = seat(match, "en", {1: make("random", 1)})
    table.record.path, table.record.follows = tmp_path / "gone" / "x.record", True
    with pytest.raises(EOFError):
        table.play()
    assert words(match) == ["play rifleman-a", "move"]
    assert " ".join(paper.getvalue().split()).count("cannot be written") == 1
