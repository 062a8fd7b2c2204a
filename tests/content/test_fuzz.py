"""Whatever is done to a content file, the answer is a list of problems or a scenario."""

from collections.abc import Callable
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from fieldcraft.games.undaunted.content.loader import (
    check_text,
    load_scenario_text,
    plain,
    plain_board,
)
from fieldcraft.games.undaunted.content.position import normalise
from fieldcraft.games.undaunted.content.problems import ContentError

CONTENT = Path(__file__).parents[2] / "src/fieldcraft/games/undaunted/content/normandy"
SCENARIO = (CONTENT / "scenarios/critical-intelligence.yaml").read_text(encoding="utf-8")
SHORT = SCENARIO[: SCENARIO.index("briefing:")] + SCENARIO[SCENARIO.index("\nlayout:") :]
PIECES = [
    "", " ", "\n", "\n  ", "\t", ":", ": ", "- ", "[", "]", "{", "}", ",", "'", '"', "&a ", "*a",
    "!x ", "? ", "|", ">-", "%", "@", "#", "~", "null", "true", "-1", "0", "99999999999999999999",
    "1e400", ".nan", ".inf", "0x1f", "0o7", "1_0", "---", "...", "\x00", "\ufeff", "\u2028", "é",
    "\U0001f600", "rifleman-a", "17B", "6B", "all", "us", "points: 0", "<<: {a: 1}", "2024-01-01",
]  # fmt: skip

edits = st.lists(
    st.tuples(
        st.integers(0, len(SHORT)),
        st.integers(0, 40),
        st.sampled_from(PIECES) | st.text(max_size=6),
    ),
    min_size=1,
    max_size=4,
)
lines = st.permutations(SHORT.splitlines())
json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
    | st.sampled_from(PIECES),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(
        st.sampled_from(["layout", "rows", "columns", "us", "de", "cards", "hand", "17B", "tiles",
                         "counters", "us:sniper", "goals", "scenario", "board", "dice", "x"]),
        inner,
        max_size=4,
    ),
    max_leaves=12,
)  # fmt: skip


def refusal(act: Callable[[], object]) -> list[str]:
    """What is said against it; empty when it works. Any other exception is a failure."""
    try:
        act()
    except ContentError as error:
        return [str(one) for one in error.problems]
    return []


def answer(text: str | bytes) -> None:
    """Load and check; both agree on whether there is an error, and nothing else is raised."""
    problems = check_text(text, "fuzz.yaml")
    assert all(str(one) and one.line >= 1 and one.column >= 1 for one in problems)
    broken = any(one.severity == "error" for one in problems)
    assert broken == bool(refusal(lambda: plain(load_scenario_text(text))))


@settings(max_examples=150, deadline=None)
@given(edits)
def test_edited_scenarios(changes: list[tuple[int, int, str]]) -> None:
    """Pieces cut out and put in anywhere never raise anything but `ContentError`."""
    text = SHORT
    for start, length, piece in changes:
        text = text[:start] + piece + text[start + length :]
    answer(text)


@settings(max_examples=30, deadline=None)
@given(lines, st.integers(1, 70))
def test_shuffled_lines(order: list[str], count: int) -> None:
    """Lines of a scenario in any order are refused or loaded."""
    answer("\n".join(order[:count]))


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode()))
def test_any_bytes(data: bytes) -> None:
    """Bytes that were never meant to be a scenario are refused."""
    answer(data)


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(st.sampled_from(["layout", "tiles", "us", "hooks", "x"]), json_like))
def test_any_board(value: dict[str, object]) -> None:
    """Values of any shape are refused as boards without a traceback."""
    assert all(refusal(lambda: plain_board(value)))


@settings(max_examples=100, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["scenario", "board", "us", "counters", "dice", "goals", "x"]), json_like
    )
)
def test_any_position(value: dict[str, object]) -> None:
    """Values of any shape are refused as positions without a traceback."""
    assert all(refusal(lambda: normalise(value)))
