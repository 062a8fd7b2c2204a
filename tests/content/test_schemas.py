"""The published schemas are those of the models, and every content file fits them."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from fieldcraft.games.undaunted.content.reading import read_file

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "src/fieldcraft/games/undaunted/content/normandy"
FILES = sorted(CONTENT.rglob("*.yaml"))


def tool() -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("schemas", ROOT / "scripts/schemas.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def validator(kind: str) -> Draft202012Validator:
    """The published schema of a kind of file."""
    path = ROOT / "schemas" / f"undaunted-{kind}.json"
    return Draft202012Validator(json.loads(path.read_text(encoding="utf-8")))


def test_schemas_are_up_to_date() -> None:
    """Nothing is stale, missing or left over."""
    assert tool().stale() == []


def test_stale_and_missing_schemas_are_found(tmp_path: Path) -> None:
    """The check fails when it should; otherwise it proves nothing."""
    schemas = tool()
    for name in schemas.SCHEMAS:
        (tmp_path / f"{name}.json").write_text(schemas.text(name), encoding="utf-8")
    assert schemas.stale(tmp_path) == []
    (tmp_path / "undaunted-box.json").unlink()
    (tmp_path / "undaunted-cards.json").write_text("{}", encoding="utf-8")
    (tmp_path / "old.json").write_text("{}", encoding="utf-8")
    assert schemas.stale(tmp_path) == [
        "undaunted-cards.json is stale",
        "undaunted-box.json is missing",
        "old.json is not in the table",
    ]


@pytest.mark.parametrize("path", sorted((ROOT / "schemas").glob("*.json")), ids=lambda p: p.name)
def test_schemas_are_schemas(path: Path) -> None:
    """Each published file is valid JSON Schema 2020-12."""
    made = json.loads(path.read_text(encoding="utf-8"))
    assert made["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(made)


def test_there_are_content_files() -> None:
    """Four tables and twelve scenarios."""
    assert len(FILES) == 16


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_content_fits_its_schema(path: Path) -> None:
    """Every file of the box is valid against the schema of its kind."""
    value = read_file(path).value
    errors = [error.message for error in validator(value["kind"]).iter_errors(value)]
    assert errors == []


POSITION: dict[str, Any] = {
    "scenario": "la-raye",
    "counters": {"us:rifleman-a": "17B", "de:scout-b": {"tile": "3B"}, "us:sniper": None},
    "us": {"hand": ["rifleman-a"], "deck": {"scout-a": 2}},
    "dice": [5, 8],
}


def test_positions_fit_their_schema() -> None:
    """All ways of writing a counter and a zone are valid."""
    assert validator("position").is_valid(POSITION)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("counters", {"us:rifleman-d": "17B"}),
        ("counters", {"us:rifleman-a": ["17B"]}),
        ("markers", {"us": {"17 B": "scouted"}}),
        ("us", {"hand": ["rifleman"]}),
        ("dice", [10]),
        ("nonsense", 1),
    ],
)
def test_the_schema_refuses_what_the_models_refuse(key: str, value: Any) -> None:
    """The published schema is as strict in words and keys as the loader."""
    assert not validator("position").is_valid({**POSITION, key: value})
