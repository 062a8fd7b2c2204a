"""The published schemas are those of the models, and every content file fits them."""

import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator

from fieldcraft.core.content.models import Line
from fieldcraft.core.content.reading import read_file
from fieldcraft.core.content.shape import EXAMPLES
from fieldcraft.games.undaunted.content.loader import BOXES
from fieldcraft.games.undaunted.content.position import MODELS, load_position
from fieldcraft.games.undaunted.content.problems import ContentError
from fieldcraft.record.drills.parts import Line as DrillLine

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "src/fieldcraft/games/undaunted/content"
FILES = sorted(CONTENT.rglob("*.yaml"))


def tool() -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("schemas", ROOT / "scripts/schemas.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def validator(game: str, kind: str) -> Draft202012Validator:
    """The published schema of a kind of file of a game."""
    path = ROOT / "schemas" / f"{game}-{kind}.json"
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
    (tmp_path / "normandy-box.json").unlink()
    (tmp_path / "north-africa-cards.json").write_text("{}", encoding="utf-8")
    (tmp_path / "old.json").write_text("{}", encoding="utf-8")
    assert schemas.stale(tmp_path) == [
        "normandy-box.json is missing",
        "north-africa-cards.json is stale",
        "old.json is not in the table",
    ]


@pytest.mark.parametrize("path", sorted((ROOT / "schemas").glob("*.json")), ids=lambda p: p.name)
def test_schemas_are_schemas(path: Path) -> None:
    """Each published file is valid JSON Schema 2020-12."""
    made = json.loads(path.read_text(encoding="utf-8"))
    assert made["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(made)


def test_there_are_content_files() -> None:
    """Four tables and twelve scenarios of Normandy, six and eleven of North Africa."""
    assert len(FILES) == 16 + 17


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_content_fits_its_schema(path: Path) -> None:
    """Every file of a box is valid against the schema of its kind, and of no other box."""
    value = read_file(path).value
    game, kind = value["game"], value["kind"]
    errors = [error.message for error in validator(game, kind).iter_errors(value)]
    assert errors == []
    other = "north-africa" if game == "normandy" else "normandy"
    if (ROOT / "schemas" / f"{other}-{kind}.json").exists():
        assert not validator(other, kind).is_valid(value)


def test_every_box_has_the_schemas_of_its_files() -> None:
    """What a box can read is published, and so are its boards and positions."""
    for game, box in BOXES.items():
        for kind in (*box.files, "board", "position", "drill"):
            assert f"{game}-{kind}" in tool().SCHEMAS


POSITIONS: dict[str, dict[str, Any]] = {
    "normandy": {
        "scenario": "la-raye",
        "counters": {"us:rifleman-a": "17B", "de:scout-b": {"tile": "3B"}, "us:sniper": None},
        "us": {"hand": ["rifleman-a"], "deck": {"scout-a": 2}},
        "dice": [5, 8],
    },
    "north-africa": {
        "scenario": "barce",
        "counters": {
            "lrdg:scout": "8A",
            "it:scout-a": {"tile": "6B", "face": "suppressed"},
            "it:rifleman-a": {"vehicle": "it:scout-car", "seat": 2},
            "it:scout-car": {"tile": "11A", "damage": 2, "owner": "it"},
            "lrdg:sniper": None,
        },
        "structures": {"hangar": "22B", "aircraft": {"tile": "16A", "defence": 5, "points": 2}},
        "goals": {"lrdg": {"any": [{"points": 3}, {"neutralise": {"counters": ["it:scout-a"]}}]}},
        "destroyed": {"lrdg": ["hangar"]},
        "it": {"hand": ["rifleman-a"], "deck": {"scout-a": 2}},
    },
}


@pytest.mark.parametrize("game", POSITIONS)
def test_positions_fit_their_schema(game: str) -> None:
    """All ways of writing a counter, a structure and a zone are valid, for schema and loader."""
    assert validator(game, "position").is_valid(POSITIONS[game])
    assert isinstance(load_position(POSITIONS[game], game), MODELS[game])


@pytest.mark.parametrize(
    ("game", "key", "value"),
    [
        ("normandy", "counters", {"us:rifleman-d": "17B"}),
        ("normandy", "counters", {"us:rifleman-a": ["17B"]}),
        ("normandy", "markers", {"us": {"17 B": "scouted"}}),
        ("normandy", "us", {"hand": ["rifleman"]}),
        ("normandy", "dice", [10]),
        ("normandy", "nonsense", 1),
        ("normandy", "escaped", {}),
        ("north-africa", "counters", {"us:rifleman-a": "8A"}),
        ("north-africa", "counters", {"it:scout-a": {"vehicle": "it:scout-car", "seat": 4}}),
        ("north-africa", "counters", {"it:scout-a": {"vehicle": "it:scout", "seat": 1}}),
        ("north-africa", "counters", {"it:scout-a": {"vehicle": "it:scout-car", "tile": "6B"}}),
        ("north-africa", "structures", {"tower": "22B"}),
        ("north-africa", "destroyed", {"de": ["hangar"]}),
        ("north-africa", "goals", {"lrdg": {"pin": True}}),
        ("north-africa", "it", {"hand": ["saboteur"]}),
        ("north-africa", "target", {}),
    ],
)
def test_the_schema_refuses_what_the_models_refuse(game: str, key: str, value: Any) -> None:
    """The published schema is as strict in words and keys as the loader."""
    changed = {**POSITIONS[game], key: value}
    assert not validator(game, "position").is_valid(changed)
    with pytest.raises(ContentError):
        load_position(changed, game)


PUBLISHED = sorted((ROOT / "schemas").glob("*.json"))


def fields(part: Any, name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every field of a schema and of the parts within it, with its name."""
    if isinstance(part, list):
        for one in part:
            yield from fields(one, name)
    elif isinstance(part, dict):
        for key, field in part.get("properties", {}).items():
            yield f"{name}.{key}", field
        for key, one in part.items():
            yield from fields(one, f"{name}.{key}")


@pytest.mark.parametrize("path", PUBLISHED, ids=lambda path: path.stem)
def test_every_field_of_a_published_schema_is_described(path: Path) -> None:
    """Editors show the description, and the format guide is made of it."""
    found = dict(fields(json.loads(path.read_text(encoding="utf-8")), path.stem))
    texts = {name: field.get("description", "") for name, field in found.items()}
    assert len(texts) > 2
    assert [name for name, text in texts.items() if len(text) < 5 or text.startswith("CC-")] == []


def patterns(part: Any) -> Iterator[str]:
    """Every pattern of texts in a schema, but for those of a map, whose lines are read by us."""
    if isinstance(part, list):
        for one in part:
            yield from patterns(one)
    elif isinstance(part, dict):
        if isinstance(found := part.get("pattern"), str) and "[A-O]" not in found:
            yield found
        for one in part.values():
            yield from patterns(one)


@pytest.mark.parametrize("kind", ["scenario", "position", "drill"])
def test_every_way_of_writing_has_an_example(kind: str) -> None:
    """Whoever writes it otherwise is shown one, and not sent to the schema."""
    lines = {get_args(Line)[1].pattern, get_args(DrillLine)[1].pattern}
    for path in (ROOT / "schemas").glob(f"*-{kind}.json"):
        whole = json.loads(path.read_text(encoding="utf-8"))
        whole["$defs"].pop("MapFile", None)
        bare = set(patterns(whole)) - set(EXAMPLES) - lines
        assert bare == set(), path.name
