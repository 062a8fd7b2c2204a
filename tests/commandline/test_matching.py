"""What a person may type for an option."""

import pytest

from fieldcraft.commandline.matching import matches

WORDS = ["play rifleman-a", "play rifleman-b", "play scout-a", "end"]
LABELS = ["Play Rifleman A", "Play Rifleman B", "Play Scout A", "End the turn"]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("1", [0]),
        ("4", [3]),
        ("0", []),
        ("5", []),
        ("end", [3]),
        ("END", [3]),
        ("  play   scout-a ", [2]),
        ("play s", [2]),
        ("play rifleman", [0, 1]),
        ("pl sc", [2]),
        ("scout", [2]),
        ("rifleman-b", [1]),
        ("End the", [3]),
        ("e", [3]),
        ("", []),
        ("dance", []),
        ("99999999999999999999", []),
    ],
)
def test_numbers_words_and_beginnings(typed: str, expected: list[int]) -> None:
    """A number, the words, a clear beginning of them, the thing alone, or the label."""
    assert expected == matches(typed, WORDS, LABELS)


def test_exact_words_win_over_beginnings() -> None:
    """`at de:scout-a` is itself although other words begin with it."""
    assert matches("at 2", ["at 2B", "at 2"]) == [1]


def test_a_counter_needs_no_side() -> None:
    """Both sides have scouts, but only one is offered."""
    assert matches("scout-b", ["at de:scout-a", "at de:scout-b"]) == [1]


def test_tiles_in_any_case() -> None:
    """Nobody should have to hold the shift key."""
    assert matches("17b", ["to 17B", "to 2B"]) == [0]


def test_a_number_is_never_finished_for_the_player() -> None:
    """`c1` where only C10 is offered is a mistake, and so is `rifle-1` for the tenth squad."""
    words = ["to C10", "place axis:rifle-10"]
    for typed in ("c1", "to c1", "rifle-1", "place rifle-1", "place axis:rifle-1"):
        assert matches(typed, words) == []


def test_the_side_of_a_unit_may_be_left_out() -> None:
    """`place rifle-1` is enough; where both sides have one it is not."""
    assert matches("place rifle-1", ["place axis:rifle-10", "place axis:rifle-1"]) == [1]
    assert matches("pl cor", ["place axis:corporal-x-2", "place axis:rifle-3"]) == [0]
    assert matches("at rifle-1", ["at axis:rifle-1", "at allies:rifle-1"]) == [0, 1]
