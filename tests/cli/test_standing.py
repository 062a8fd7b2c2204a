"""Standing answers at the table: set, shown, given, undone, and never told to the other side."""

from typing import Any

import pytest

from fieldcraft.bots import make
from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.match import Match
from fieldcraft.record.standing import Standing
from tests.cli.conftest import Call
from tests.cli.tables import at, seat, type_in

US: dict[str, Any] = {
    "hand": {"platoon-sergeant": 1, "scout-b": 1},
    "deck": {"scout-a": 2, "rifleman-a": 2},
    "supply": {"fog-of-war": 2, "rifleman-a": 1},
}
TURN: dict[str, Any] = {"scenario": "la-raye", "phase": "turns", "active": "us", "us": US}
IDLE: dict[str, Any] = {**TURN, "us": {**US, "hand": {"fog-of-war": 2}}}


def played(
    monkeypatch: pytest.MonkeyPatch,
    position: dict[str, Any],
    *lines: str,
    lang: str = "en",
    standing: str = "",
) -> tuple[list[str], str]:
    """The choices of the US against a bot, and what was shown, until the lines end."""
    type_in(monkeypatch, *lines)
    match = at(position)
    table, paper = seat(match, lang, {1: make("random", 1)})
    table.standing[0] = Standing.parse(standing)
    with pytest.raises(EOFError):
        table.play()
    return [entry.text for entry in match.entries if entry.who == "us"], paper.getvalue()


def test_an_idle_hand_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing but Fog of War the turn ends by itself; the next bid is asked."""
    choices, shown = played(monkeypatch, IDLE, standing="pass when idle")
    assert choices == ["end"]
    assert "Your standing answer: end" in shown
    assert "Choose a card for initiative" in shown
    assert played(monkeypatch, IDLE)[0] == []


def test_set_at_the_prompt_it_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is now asked is answered too, and so is every later question of its kind."""
    lines = ("play platoon-sergeant", "standing never ask command: draw", "command")
    choices, shown = played(monkeypatch, TURN, *lines)
    assert choices[:4] == ["play platoon-sergeant", "command", "draw", "draw"]
    assert "never ask command: draw" in shown
    choices, _ = played(monkeypatch, TURN, "standing pass until round 2")
    assert choices == ["end"]


def test_they_are_shown_and_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each stands there once; after `standing off` everything is asked."""
    lines = ("standing", "standing never ask take", "standing never ask take", "standing off",
             "play platoon-sergeant", "command")  # fmt: skip
    choices, shown = played(monkeypatch, TURN, *lines)
    assert choices == ["play platoon-sergeant", "command"]
    assert shown.count("You have no standing answers.") == 2
    assert shown.count("never ask take") == 2


def test_wrong_words_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is no standing answer is refused with what can be written; the old ones stay."""
    lines = ("standing never ask take", "standing do as you please", "standing")
    choices, shown = played(monkeypatch, TURN, *lines)
    assert choices == []
    assert "`do as you please` is not a standing answer (write `pass when idle`" in shown
    assert shown.count("never ask take") == 2


def test_what_asks_again_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last Bolster is hunkered down by its player alone.

    Clauses: U-417.
    """
    standing = "never ask use: hunker"
    choices, _ = played(monkeypatch, TURN, "play platoon-sergeant", standing=standing)
    assert choices == ["play platoon-sergeant"]
    choices, _ = played(monkeypatch, TURN, "play scout-b", standing=standing)
    assert choices == ["play scout-b", "hunker"]


def test_an_undone_answer_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo takes a standing answer back, and then the player is asked that question."""
    standing = "never ask use: hunker"
    choices, _ = played(monkeypatch, TURN, "play scout-b", "undo", "help", standing=standing)
    assert choices == ["play scout-b"]


def hot_seat(monkeypatch: pytest.MonkeyPatch, hand: dict[str, int], *lines: str) -> list[str]:
    """Germany ends its turn in one way or another: what is shown, cut at every sitting down."""
    zones = {"hand": hand, "deck": {"rifleman-a": 2, "rifleman-b": 2, "scout-b": 2}}
    ours = {"hand": {"scout-b": 1}, "deck": {"rifleman-a": 2, "rifleman-b": 2, "scout-a": 2}}
    position = {**TURN, "active": "de", "initiative": "de", "us": ours}
    type_in(monkeypatch, "", *lines, "", "log", "look de:scout-a")
    table, paper = seat(at({**position, "de": zones}))
    table.standing[1] = Standing.parse("pass when idle")
    with pytest.raises(EOFError):
        table.play()
    assert [str(entry) for entry in table.match.entries] == ["de: end"]
    return paper.getvalue().split("Now at the screen")


def test_the_other_player_cannot_tell_who_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """At one screen a standing answer takes as many sittings and lines as a choice.

    Clauses: U-903.
    """
    answered = hot_seat(monkeypatch, {"fog-of-war": 2}, "")
    chosen = hot_seat(monkeypatch, {"mortar": 1, "scout-a": 1}, "end")
    assert len(answered) == len(chosen) == 3
    assert "Your standing answer: end" in answered[1]
    assert "us> " in answered[2]
    assert answered[2] == chosen[2]


def test_each_of_two_people_has_their_own(call: Call) -> None:
    """Words after a side are that side's; the other's question shows none."""
    called = call("terminal", "normandy", "1", "--seed", 1, "--standing", "de: never ask take",
                  typed="\nstanding\n1\n\nstanding\n")  # fmt: skip
    ours, _, theirs = called.out.partition("Germany. The other player")
    assert "You have no standing answers." in ours
    assert "never ask take" not in ours
    assert "never ask take" in theirs


@pytest.mark.parametrize("side", ["us", "de"])
def test_standing_from_the_command_line(call: Call, side: str, tmp_path: Any) -> None:
    """Against a bot they are the person's, whichever side that is, and the record has no mark."""
    path = tmp_path / "x.record"
    call("terminal", "normandy", "1", "--seed", 1, "--bot", "random", "--side", side, "--standing",
         "pass until round 3", "--standing", "never ask take", "--record", path,
         typed="1\n" * 2)  # fmt: skip
    match = Match.load(path)
    assert match.view("spectator")["round"] == 3
    own = [entry.text for entry in match.entries if entry.who == side]
    assert own[1] == own[3] == "end"
    assert "standing" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "is not a standing answer"),
        ("pass", "is not a standing answer"),
        ("us: dance", "is not a standing answer"),
        ("de: pass when idle", "Available: us"),
        ("fr: pass when idle", "Available: us"),
    ],
)
def test_wrong_standing_on_the_command_line(call: Call, words: str, says: str) -> None:
    """Refused before the first card, with what would do."""
    called = call("terminal", "normandy", "1", "--bot", "random", "--standing", words)
    assert called.code == 2, called
    assert says in called.err
    assert called.out == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_speak_every_language(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Help, list, refusal and answer are said without a missing message."""
    lines = ("help", "standing", "standing x", "standing pass until round 2")
    choices, shown = played(monkeypatch, TURN, *lines, lang=lang)
    assert choices == ["end"]
    assert "standing pass when idle" in shown
    assert "standing-" not in shown


def test_orders_are_left_listed_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """An order is typed in its words, refused if it could never apply, and told when it acts."""
    lines = ("standing at scout-a", "standing bid card:nobody else ask", "standing proposed",
             "standing bid lowest else ask", "standing bid highest else ask", "standing off 1",
             "end", "y", "log")  # fmt: skip
    choices, shown = played(monkeypatch, TURN, *lines)
    assert choices[0] == "end"
    assert choices[1].startswith("bid ")
    assert "in round 2 bid card:scout-a else lowest: In round 2, bid Scout A for" in shown
    assert "There is no card called “nobody”" in shown
    assert "Every round, bid my lowest card for initiative" in shown
    assert "Your order was carried out: Every round, bid my highest card for initiative" in shown
    choices, shown = played(monkeypatch, TURN, "standing leave", "end", "y", lang="ru")
    assert len(choices) > 1
    assert "Карта инициативы в каждом раунде: моя младшая карта" in shown
