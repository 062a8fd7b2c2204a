"""What a seat takes home of a running match: its own views, and nothing of the others'."""

import json
from typing import Any

import pytest

from fieldcraft.core import key_from_seed
from fieldcraft.record.format.seat import seat_lines, seat_text
from fieldcraft.record.match import Match
from tests.record.play import KEY, duel, random_match


def hidden_hand(first: str, second: str) -> Match:
    """The US fight, Germany ends its turn; Germany's hand and deck have swapped a card."""
    position = duel(
        de={"hand": ["rifleman-a", first], "deck": ["rifleman-b", second]},
        dice=[0, 0, 0],
        draws={"us": ["rifleman-b"] * 4},
    )
    match = Match.from_position("normandy", position, KEY)
    for words in ("play rifleman-a", "attack", "end"):
        match.choose("us", words)
    match.choose("de", "end")
    return match


@pytest.mark.parametrize("seat", ["us", "spectator"])
def test_a_hidden_hand_does_not_show(seat: str) -> None:
    """Two matches that differ only in Germany's hand give the others the same export."""
    one, two = hidden_hand("scout-a", "scout-b"), hidden_hand("scout-b", "scout-a")
    assert seat_text(one, seat) == seat_text(two, seat)
    assert seat_text(one, "de") != seat_text(two, "de")


@pytest.mark.parametrize("seat", ["us", "spectator"])
def test_a_pending_bid_does_not_show(seat: str) -> None:
    """Until both have bid, the others cannot tell which card it is."""
    exports = set()
    for choice in (0, -1):
        match = Match.start("normandy", "la-raye", key_from_seed(2))
        match.choose("de", match.options("de")[choice])
        exports.add(seat_text(match, seat))
    assert len(exports) == 1


def test_an_undone_choice_does_not_show() -> None:
    """What was taken back by undo is in nobody's export."""
    match = random_match(3, 12)
    before = {seat: seat_text(match, seat) for seat in ("us", "de", "spectator")}
    side = match.waiting[0]
    match.choose(side, match.options(side)[0])
    match.undo(side)
    assert {seat: seat_text(match, seat) for seat in before} == before


def keys(value: Any) -> set[str]:  # Any: JSON
    """Every key anywhere in a value."""
    if isinstance(value, dict):
        return set(value) | {key for inner in value.values() for key in keys(inner)}
    if isinstance(value, list):
        return {key for inner in value for key in keys(inner)}
    return set()


def test_no_key_digest_or_words_of_the_opponent() -> None:
    """Of a whole game a seat has its own choices and acts of the table, no secrets of the match."""
    match = random_match(9, 200, taking_back=True)
    text = seat_text(match, "us")
    lines = [json.loads(line) for line in text.splitlines()]
    assert match.header.key is not None
    assert match.header.key not in text
    assert not any(step.digest and step.digest in text for step in match.steps)
    own = [entry.text for entry in match.entries if entry.who == "us"]
    assert [line["choice"] for line in lines if "choice" in line] == own
    acts = [entry.text for entry in match.entries if entry.who == "table"]
    assert [line["act"] for line in lines if "act" in line] == acts
    assert "audience" not in keys(lines)
    assert [line["line"] for line in lines[1:]] == list(range(1, len(lines)))


def test_the_first_and_last_lines_are_the_seats_views() -> None:
    """The export begins with the first view and ends with the one the seat has now."""
    match = random_match(9, 40)
    lines = [json.loads(line) for line in seat_lines(match, "de")]
    assert (lines[0]["seat"], lines[0]["players"]) == ("de", {"us": "Anna"})
    assert lines[0]["view"] == json.loads(json.dumps(match.view("de", 0)))
    assert lines[-1]["view"] == json.loads(json.dumps(match.view("de")))


def test_a_resignation_shows() -> None:
    """An act of the table is told to everyone, with the outcome."""
    match = random_match(9, 10)
    match.resign("de")
    last = json.loads(list(seat_lines(match, "spectator"))[-1])
    assert last["act"] == "resign de"
    assert last["view"]["outcome"]["winner"] == "us"
