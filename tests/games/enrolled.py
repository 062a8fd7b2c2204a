"""Which games and scenarios the common tests run on: all there are, by existing."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, Game, State, key_from_seed
from fieldcraft.record.rules.rulebook import books, load_book
from tests.games.traits import traits_of

ROOT = Path(__file__).resolve().parents[2]

KEYS = games.keys()
ENROLLED = [(key, scenario) for key in KEYS for scenario in games.get(key).scenarios()]
SEATS = [(key, seat) for key in KEYS for seat in (*games.get(key).sides, "spectator")]
every_scenario = pytest.mark.parametrize(
    ("key", "scenario"), ENROLLED, ids=[f"{key}-{scenario}" for key, scenario in ENROLLED]
)
every_seat = pytest.mark.parametrize(
    ("key", "seat"), SEATS, ids=[f"{key}-{seat}" for key, seat in SEATS]
)


@dataclass(frozen=True)
class Chosen:
    """One choice of a game: who, and in which words."""

    side: str
    words: str

    def __str__(self) -> str:
        return f"{self.side}: {self.words}"


def start(key: str, scenario: object, seed: int) -> tuple[Game, State]:
    """A game and a new match of a scenario, both sides set up."""
    game = games.get(key)
    return game, game.start(scenario, key_from_seed(seed), game.quick_options())


def viewpoints(game: Game) -> list[int]:
    """Every side, and the spectator."""
    return [*range(len(game.sides)), -1]


def contrary_options(game: Game) -> dict[str, bool]:
    """Every match option that is yes or no, the other way round."""
    defaults = game.option_defaults()
    return {name: not value for name, value in defaults.items() if isinstance(value, bool)}


def mixed_options(game: Game, number: int) -> dict[str, bool]:
    """Every match option that is yes or no, this way or that; another mixture for each number."""
    rng = Chance(key_from_seed(number))
    contrary = contrary_options(game)
    return {name: value for name, value in contrary.items() if rng.below(2)}


def recorded(name: str) -> dict[str, Any]:
    """What is kept of each game in its golden file of this name."""
    found: dict[str, Any] = {}
    for folder in dict.fromkeys(traits_of(key).golden for key in KEYS):
        path = folder / name
        found |= json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def record(name: str, found: dict[str, Any], indent: int | None = None) -> None:
    """Write each game's part of what was found to its golden file of this name."""
    for folder in dict.fromkeys(traits_of(key).golden for key in found):
        path, part = folder / name, {}
        if path.exists():
            part = json.loads(path.read_text(encoding="utf-8"))
        part |= {key: value for key, value in found.items() if traits_of(key).golden == folder}
        folder.mkdir(exist_ok=True)
        path.write_text(json.dumps(part, indent=indent) + "\n", encoding="utf-8")


@cache
def clauses() -> frozenset[str]:
    """Every clause, ruling and clarification of the rules reference."""
    return frozenset(name for book in books() for name in load_book(book).entries)
