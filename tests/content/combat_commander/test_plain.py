"""The tables as the rules take them: plain, complete, the same everywhere."""

import doctest
import json
from importlib import import_module
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from fieldcraft.core.content.reading import read_file
from fieldcraft.games.combat_commander.actions.registry import ACTION_WORDS
from fieldcraft.games.combat_commander.content.ids import ROOT
from fieldcraft.games.combat_commander.content.loader import FILES, load_box, tables
from fieldcraft.games.combat_commander.content.tables.plain import plain_tables
from fieldcraft.games.combat_commander.events.registry import EVENT_WORDS
from fieldcraft.games.combat_commander.terms import NATIONS, ORDERS, TRIGGERS
from fieldcraft.i18n import LANGUAGES

CONTENT = sorted(ROOT.rglob("*.yaml"))
SCHEMAS = Path(__file__).parents[3] / "schemas"


def test_the_tables_are_plain_values() -> None:
    """They are the same after a trip through JSON, so nothing in them is an object or a tuple."""
    assert json.loads(json.dumps(tables())) == tables()
    assert plain_tables(load_box()) == tables()


def test_the_tables_have_all_their_parts() -> None:
    """What the rules ask for is there for every nation."""
    assert set(tables()) == {
        "format", "nations", "units", "weapons", "radios", "decks", "chits", "terrain", "features",
        "fortifications", "smoke", "markers", "orders_of_battle", "support", "generator", "points",
    }  # fmt: skip
    for part in ("nations", "units", "radios", "decks", "orders_of_battle", "support"):
        assert tuple(tables()[part]) == NATIONS
    assert tuple(tables()["weapons"]) == (*NATIONS, "shared")


@pytest.mark.parametrize("nation", NATIONS)
def test_words_on_cards_are_words_of_the_rules(nation: str) -> None:
    """No card has an Order, Action, Event or trigger that the rules do not know."""
    for card in tables()["decks"][nation]:
        assert card["order"] in ORDERS
        assert card["action"] in ACTION_WORDS
        assert card["event"] in EVENT_WORDS
        assert card["trigger"] in TRIGGERS


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_content_fits_its_schema(path: Path) -> None:
    """Every file is valid against the published schema of its kind."""
    value = read_file(path).value
    schema = SCHEMAS / f"combat-commander-{value['kind']}.json"
    checker = Draft202012Validator(json.loads(schema.read_text(encoding="utf-8")))
    assert [error.message for error in checker.iter_errors(value)] == []
    assert not checker.is_valid({**value, "nonsense": 1})
    assert not checker.is_valid({**value, "game": "normandy"})


@pytest.mark.parametrize("kind", FILES)
def test_every_kind_has_a_schema(kind: str) -> None:
    """What can be read is published."""
    assert (SCHEMAS / f"combat-commander-{kind}.json").is_file()


def test_names_are_given_in_every_language() -> None:
    """Nations and orders of battle are called something in all four languages, each once."""
    for nation in NATIONS:
        table = load_box().nations[nation]
        names = [force.name for force in table.orders_of_battle.orders_of_battle]
        for lang in LANGUAGES:
            said = [name.model_dump(by_alias=True)[lang] for name in names]
            assert all(said)
            assert len(set(said)) == len(said)
            assert table.about.name.model_dump(by_alias=True)[lang]


@pytest.mark.parametrize("name", ["tables.forces", "loader"])
def test_examples_hold(name: str) -> None:
    """What the docstrings show is what happens."""
    module = import_module(f"fieldcraft.games.combat_commander.content.{name}")
    result = doctest.testmod(module)
    assert (result.failed, result.attempted > 0) == (0, True)
