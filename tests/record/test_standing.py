"""Standing answers: which decisions are answered for the player, and how."""

import pytest

from fieldcraft.core import key_from_seed
from fieldcraft.record.asked import Asked
from fieldcraft.record.errors import RecordError
from fieldcraft.record.format.seat import seat_text
from fieldcraft.record.match import Match
from fieldcraft.record.standing import Standing
from fieldcraft.record.standing_kinds import NeverAsk, PassUntil, PassWhenIdle
from tests.record.play import KEY, duel


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        (["end"], "end"),
        (["stop"], "stop"),
        (["pass"], "pass"),
        (["play scout-a", "end"], None),
        (["bid fog-of-war"], None),
        ([], None),
    ],
)
def test_pass_when_idle(options: list[str], answer: str | None) -> None:
    """Only a pass that is the one option is taken; a real choice is always asked."""
    assert PassWhenIdle().answer(Asked({}, options)) == answer


@pytest.mark.parametrize(
    ("key", "value", "answer"),
    [
        ("round", "5", "end"),
        ("round", "4", None),
        ("round", "3", None),
        ("round", "x", None),
        ("active", "us", "end"),
        ("active", "de", None),
        ("nothing", "us", None),
    ],
)
def test_pass_until(key: str, value: str, answer: str | None) -> None:
    """It passes until the number is reached or the word is there, and never waits in vain."""
    view = {"round": 4, "active": "de"}
    assert PassUntil(key, value).answer(Asked(view, ["play scout-a", "end"])) == answer
    assert PassUntil(key, value).answer(Asked(view, ["bid scout-a"])) is None


def test_never_ask() -> None:
    """One question is answered in a fixed way, or with a pass; others are asked."""
    command = {"question": "take", "flow": [{"frame": "round"}, {"frame": "command"}]}
    assert NeverAsk("command").answer(Asked(command, ["draw", "stop"])) == "stop"
    assert NeverAsk("command", "draw").answer(Asked(command, ["draw", "stop"])) == "draw"
    assert NeverAsk("command", "draw").answer(Asked(command, ["stop"])) == "stop"
    assert NeverAsk("command", "draw").answer(Asked({"question": "play"}, ["end"])) is None


def test_never_ask_names_a_question_of_a_match() -> None:
    """A question of a real match is named by its word, or by the frame that asks it."""
    sergeant = duel(us={"hand": ["platoon-sergeant"], "deck": ["scout-a", "scout-b"]})
    match = Match.from_position("normandy", sergeant, KEY)
    match.choose("us", "play platoon-sergeant")
    match.choose("us", "command")
    assert match.view("us")["question"] == "take"
    assert Standing.parse("never ask command: draw").answer_for(match, "us") == "draw"
    assert Standing.parse("never ask take").answer_for(match, "us") == "stop"
    assert Standing.parse("never ask bolster: draw").answer_for(match, "us") is None


def test_an_answer_may_end_by_itself() -> None:
    """`until` ends a fixed answer when the view says so; a question of the window is named too."""
    standing = Standing.parse("never ask react until turn 5: stop")
    window = {"question": "react", "turn": 4, "flow": [{"frame": "react"}]}
    assert standing.answer(Asked(window, ["stop", "fire fire#g-61"])) == "stop"
    assert standing.answer(Asked({**window, "turn": 5}, ["stop", "fire fire#g-61"])) is None
    assert str(standing) == "never ask react until turn 5: stop"
    assert Standing.parse(str(standing)) == standing


def test_what_hardly_matters_passes() -> None:
    """Below the stake a roll stands; at it, and where nobody can tell, the player is asked."""
    standing = Standing.parse("pass unless 10% at stake")
    options = ["accept", "reroll"]
    view = {"question": "reroll"}
    assert standing.answer(Asked(view, options, stake=9)) == "accept"
    assert standing.answer(Asked(view, options, stake=10)) is None
    assert standing.answer(Asked(view, options)) is None


def test_the_usual_order() -> None:
    """The game's own order, where it has one; else the player is asked."""
    standing = Standing.parse("take the usual order")
    options = ["unit a", "unit b"]
    assert standing.answer(Asked({"question": "unit"}, options, usual="unit b")) == "unit b"
    assert standing.answer(Asked({"question": "unit"}, options)) is None


def test_a_roll_is_accepted_where_nothing_else_declines() -> None:
    """`accept` and `none` decline too, after the words that decline elsewhere."""
    roll = {"question": "reroll", "flow": [{"frame": "reroll"}]}
    assert Standing.parse("never ask reroll").answer(Asked(roll, ["accept", "reroll"])) == "accept"
    pick = {"question": "pick", "flow": [{"frame": "pick"}]}
    assert (
        Standing.parse("never ask pick").answer(Asked(pick, ["unit axis:rifle-3", "none"]))
        == "none"
    )


def test_the_first_answer_counts() -> None:
    """Standing answers are asked in their order; without one the player is asked."""
    both = Standing((NeverAsk("play", "play scout-a"), PassUntil("round", "9")))
    view = {"question": "play", "round": 1}
    assert both.answer(Asked(view, ["play scout-a", "end"])) == "play scout-a"
    assert both.answer(Asked(view, ["play scout-b", "end"])) == "end"
    assert Standing().answer(Asked(view, ["end"])) is None


def test_they_answer_for_a_seat_of_a_match() -> None:
    """A hand of nothing but Fog says end by itself, and the entry bears no mark of it."""
    fog = duel(us={"hand": ["fog-of-war"], "deck": ["scout-a"], "supply": []})
    match = Match.from_position("normandy", fog, KEY)
    standing = Standing.parse("pass when idle")
    answer = standing.answer_for(match, "us")
    assert answer == "end"
    assert standing.answer_for(match, "de") is None
    match.choose("us", answer)
    assert str(match.entries[0]) == "us: end"


def test_a_bid_is_always_asked() -> None:
    """There is no pass at the initiative, so no standing pass can answer it."""
    match = Match.start("normandy", "la-raye", key_from_seed(1))
    assert Standing.parse("pass when idle\npass until round 9").answer_for(match, "us") is None


def test_a_standing_answer_leaves_no_trace() -> None:
    """Record and log of the other seat are the same, whether a person chose or a policy."""
    fog = duel(us={"hand": ["fog-of-war"], "deck": ["scout-a"], "supply": []})
    typed, answered = (Match.from_position("normandy", fog, KEY) for _ in range(2))
    typed.choose("us", "end")
    answered.choose("us", Standing.parse("pass when idle").answer_for(answered, "us") or "")
    assert typed.to_text() == answered.to_text()
    assert seat_text(typed, "de") == seat_text(answered, "de")


def test_their_words_are_read_and_written() -> None:
    """Every kind has words that parse back."""
    text = "pass when idle\npass until round 5\nnever ask take\nnever ask command: draw"
    assert str(Standing.parse("# mine\n\n" + text)) == text


@pytest.mark.parametrize("text", ["pass", "pass until round", "never ask", "x" * 300, "a\x00"])
def test_wrong_words_are_refused(text: str) -> None:
    """What is no standing answer is told with its line."""
    with pytest.raises(RecordError) as error:
        Standing.parse("pass when idle\n" + text)
    assert error.value.line == 2


def test_a_weapon_to_drop_keeps_nobody_from_passing() -> None:
    """Combat Commander offers it in every window, so a side with a weapon would never be idle."""
    idle = Standing.parse("pass when idle")
    here = {"game": "combat-commander"}
    assert idle.answer(Asked(here, ["stop", "drop light-mg-1", "drop medium-mg-2"])) == "stop"
    assert idle.answer(Asked(here, ["stop", "drop light-mg-1", "act fire#g-50"])) is None
    assert idle.answer(Asked(here, ["drop light-mg-1"])) is None
