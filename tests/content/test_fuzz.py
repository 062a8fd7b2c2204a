"""Whatever is done to a content file, the answer is a list of problems or a scenario."""

from collections.abc import Callable
from pathlib import Path

from hypothesis import strategies as st

from fieldcraft.games.undaunted.content.loader import (
    check_text,
    load_scenario_text,
    plain,
    plain_board,
)
from fieldcraft.games.undaunted.content.position import normalise
from fieldcraft.games.undaunted.content.problems import ContentError
from tests.strategies import tried

CONTENT = Path(__file__).parents[2] / "src/fieldcraft/games/undaunted/content"


def short(path: str) -> str:
    """A file without its briefing, in which a mistake could hardly be made."""
    text = (CONTENT / path).read_text(encoding="utf-8")
    before, _, rest = text.partition("briefing:")
    return before + rest[rest.index("\nlayout:") :] if rest else text


SCENARIOS = [
    short("normandy/scenarios/critical-intelligence.yaml"),
    short("north_africa/scenarios/barce.yaml"),
    short("north_africa/scenarios/water-run.yaml"),
]
TABLES = [
    short(f"north_africa/{name}.yaml") for name in ("vehicles", "structures", "counters", "box")
]
PIECES = [
    "", " ", "\n", "\n  ", "\t", ":", ": ", "- ", "[", "]", "{", "}", ",", "'", '"', "&a ", "*a",
    "!x ", "? ", "|", ">-", "%", "@", "#", "~", "null", "true", "-1", "0", "99999999999999999999",
    "1e400", ".nan", ".inf", "0x1f", "0o7", "1_0", "---", "...", "\x00", "\ufeff", "\u2028", "é",
    "\U0001f600", "rifleman-a", "17B", "6B", "all", "us", "points: 0", "<<: {a: 1}", "2024-01-01",
    "lrdg", "it", "hangar", "scout-car", "1: scout", "any: [{}]", "escape", "hold: 2A", "game: x",
]  # fmt: skip

edits = st.lists(
    st.tuples(
        st.integers(0, 2500),
        st.integers(0, 40),
        st.sampled_from(PIECES) | st.text(max_size=6),
    ),
    min_size=1,
    max_size=4,
)
json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
    | st.sampled_from(PIECES),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(
        st.sampled_from(["layout", "rows", "columns", "us", "de", "cards", "hand", "17B", "tiles",
                         "counters", "us:sniper", "goals", "scenario", "board", "dice", "x",
                         "lrdg", "it", "it:scout-a", "it:scout-car", "vehicle", "vehicles", "seat",
                         "tile", "damage", "owner", "structures", "hangar", "escape", "any"]),
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


def edited(text: str, changes: list[tuple[int, int, str]]) -> str:
    """The text after all changes."""
    for start, length, piece in changes:
        text = text[:start] + piece + text[start + length :]
    return text


@tried(200, st.sampled_from(SCENARIOS), edits)
def test_edited_scenarios(text: str, changes: list[tuple[int, int, str]]) -> None:
    """Pieces cut out and put in anywhere never raise anything but `ContentError`."""
    answer(edited(text, changes))


@tried(100, st.sampled_from(TABLES), edits)
def test_edited_tables(text: str, changes: list[tuple[int, int, str]]) -> None:
    """A table is checked whatever is done to it, and is never taken for a scenario."""
    changed = edited(text, changes)
    assert all(str(one) and one.line >= 1 for one in check_text(changed, "fuzz.yaml"))
    assert refusal(lambda: plain(load_scenario_text(changed)))


@tried(40, st.data())
def test_shuffled_lines(data: st.DataObject) -> None:
    """Lines of a scenario in any order are refused or loaded."""
    order = data.draw(st.permutations(data.draw(st.sampled_from(SCENARIOS)).splitlines()))
    answer("\n".join(order[: data.draw(st.integers(1, 70))]))


@tried(100, st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode()))
def test_any_bytes(data: bytes) -> None:
    """Bytes that were never meant to be a scenario are refused."""
    answer(data)


BOARD_KEYS = [
    "layout", "tiles", "us", "hooks", "x", "game", "structures", "escape", "lrdg", "it",
]  # fmt: skip
POSITION_KEYS = [
    "scenario", "board", "us", "counters", "dice", "goals", "x", "lrdg", "it", "structures",
    "escape", "escaped", "neutralised", "destroyed", "held",
]  # fmt: skip
ROW = {"layout": {"rows": ["@0 17B 2A", "@1 6B"]}}
GAMES = st.sampled_from(["normandy", "north-africa"])


@tried(150, GAMES, st.dictionaries(st.sampled_from(BOARD_KEYS), json_like), st.booleans())
def test_any_board(game: str, value: dict[str, object], laid: bool) -> None:
    """Values of any shape are refused as boards without a traceback, or are boards."""
    made = {"game": game, **(ROW if laid else {}), **value}
    assert all(refusal(lambda: plain_board(made)))


@tried(200, GAMES, st.dictionaries(st.sampled_from(POSITION_KEYS), json_like), st.booleans())
def test_any_position(game: str, value: dict[str, object], begun: bool) -> None:
    """Values of any shape are refused as positions without a traceback, or are positions."""
    made = {**({"scenario": 1} if begun else {}), **value}
    assert all(refusal(lambda: normalise(made, game)))
