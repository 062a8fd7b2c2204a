"""The board drawn in characters."""

from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import SPECTATOR, key_from_seed
from fieldcraft.games.undaunted.content.loader import plain_board
from fieldcraft.games.undaunted.content.position import normalise
from fieldcraft.games.undaunted.terminal.board import Board, draw_board
from fieldcraft.games.undaunted.terminal.palette import PLAIN, SIGNS, BoardSigns
from fieldcraft.games.undaunted.terminal.scene import UndauntedScene
from fieldcraft.i18n import Speaker

POSITION: dict[str, Any] = {
    "board": {
        "layout": {"rows": ["@0 17B 2A", "@1 13B 5B"]},
        "objectives": {"13B": 2},
    },
    "markers": {"us": {"17B": "scouted", "13B": "controlled"}, "de": {"17B": "scouted"}},
    "counters": {
        "us:rifleman-a": "17B",
        "us:rifleman-b": "17B",
        "us:scout-a": {"tile": "17B", "face": "suppressed"},
        "de:sniper": "17B",
    },
}


def board(signs: BoardSigns, plain: bool = False, offered: dict[str, str] | None = None) -> Board:
    """The position above, as everybody sees it."""
    spec = normalise(POSITION)
    view = games.get("normandy").position(spec, key_from_seed(1)).view(SPECTATOR)
    scene = UndauntedScene(plain_board(POSITION["board"]), "test")
    return Board(scene, view, Speaker("en", game="normandy"), signs, offered or {}, plain)


def drawn(board: Board, width: int) -> str:
    """The board as text."""
    return "\n".join(line.plain for line in draw_board(board, width))


def test_offset_squares_share_their_edges() -> None:
    """Rows shifted by half a tile join in T-shaped corners; each tile shows what lies on it."""
    assert drawn(board(SIGNS), 70) == (
        "┌─────────────────────┬─────────────────────┐\n"
        "│ 17B +3 ♣            │ 2A +3/1 ▲           │\n"
        "│○US ScA↓ RiAB        │                     │\n"
        "│○DE Sni              │                     │\n"
        "└──────────┬──────────┴──────────┬──────────┴──────────┐\n"
        "           │ 13B +1 ▪          ★2│ 5B +1 ▪             │\n"
        "           │●US                  │                     │\n"
        "           │                     │                     │\n"
        "           └─────────────────────┴─────────────────────┘"
    )


def test_offered_tiles_carry_the_number_of_the_answer() -> None:
    """A tile that answers the question shows the answer's number on its edge."""
    assert "[3]" in drawn(board(SIGNS, offered={"2A": "3"}), 70)


def test_ascii_does_without_lines_and_signs() -> None:
    """Where the terminal has only ASCII, the board is still a board."""
    text = drawn(board(PLAIN, plain=True), 70)
    assert text.isascii()
    assert "+---" in text
    assert "*2" in text


@pytest.mark.parametrize("width", [40, 60, 80])
def test_a_narrow_board_wraps_its_units(width: int) -> None:
    """Units go to further rows rather than over the edge."""
    text = drawn(board(SIGNS), width)
    assert "RiAB" in text
    assert max(len(line) for line in text.splitlines()) <= width
