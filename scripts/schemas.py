"""Write the published JSON Schemas from the models, or check that they are up to date.

    python scripts/schemas.py           write schemas/*.json
    python scripts/schemas.py --check   fail when one of them is stale, missing or left over

To publish another schema, add a line to `SCHEMAS`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from pydantic import BaseModel

FOLDER = Path(__file__).parent.parent / "schemas"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
UNDAUNTED = "fieldcraft.games.undaunted.content"

SCHEMAS: Mapping[str, str] = {
    "undaunted-scenario": f"{UNDAUNTED}.models:ScenarioFile",
    "undaunted-board": f"{UNDAUNTED}.models:Board",
    "undaunted-cards": f"{UNDAUNTED}.tables:CardsFile",
    "undaunted-counters": f"{UNDAUNTED}.tables:CountersFile",
    "undaunted-tiles": f"{UNDAUNTED}.tables:TilesFile",
    "undaunted-box": f"{UNDAUNTED}.tables:BoxFile",
    "undaunted-position": f"{UNDAUNTED}.position:Position",
    "record-header": "fieldcraft.record.record:Header",
    "drill": "fieldcraft.record.drill_undaunted:NormandyDrill",
}
"""File name without ending, and the model it is made from."""


def schema(name: str) -> dict[str, Any]:
    """One published schema; `Any` because JSON is."""
    module, _, attribute = SCHEMAS[name].partition(":")
    model: type[BaseModel] = getattr(import_module(module), attribute)
    made = model.model_json_schema(by_alias=True)
    close(made)
    return {"$schema": DIALECT, "$id": f"{name}.json", **made}


def close(part: Any) -> None:
    """Keys that fit no pattern are refused, as the models refuse them."""
    if isinstance(part, dict):
        if "patternProperties" in part:
            part.setdefault("additionalProperties", False)
        for inner in part.values():
            close(inner)
    elif isinstance(part, list):
        for inner in part:
            close(inner)


def text(name: str) -> str:
    """A schema as it stands in its file."""
    return json.dumps(schema(name), indent=2, ensure_ascii=False, sort_keys=True) + "\n"


def stale(folder: Path = FOLDER) -> list[str]:
    """What differs between the models and the folder, one line for each file."""
    found = []
    for name in SCHEMAS:
        path = folder / f"{name}.json"
        if not path.exists():
            found.append(f"{path.name} is missing")
        elif path.read_text(encoding="utf-8") != text(name):
            found.append(f"{path.name} is stale")
    known = {f"{name}.json" for name in SCHEMAS}
    found += [f"{path.name} is not in the table" for path in sorted(folder.glob("*.json"))
              if path.name not in known]  # fmt: skip
    return found


def main(arguments: list[str]) -> int:
    """Write or check, and say what was done."""
    if arguments == ["--check"]:
        found = stale()
        for line in found:
            print(line)
        if found:
            print("run: python scripts/schemas.py")
        return 1 if found else 0
    if arguments:
        print(__doc__)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for name in SCHEMAS:
        (FOLDER / f"{name}.json").write_text(text(name), encoding="utf-8")
    print(f"wrote {len(SCHEMAS)} schemas")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
