"""Write the published JSON Schemas from the models, or check that they are up to date.

    python scripts/schemas.py           write schemas/*.json
    python scripts/schemas.py --check   fail when one of them is stale, missing or left over

Each game says in its `content/published.py` which of its files have one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from fieldcraft import games
from fieldcraft.record.drills.tables import forms
from fieldcraft.record.format.file import Header

FOLDER = Path(__file__).parent.parent / "schemas"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def _published() -> dict[str, type[BaseModel]]:
    found: dict[str, type[BaseModel]] = {"record-header": Header}
    for game in games.having("content"):
        own = games.get(game).part("content.published").models(game)
        found |= {f"{game}-{kind}": model for kind, model in own.items()}
    return found | {f"{game}-drill": model for game, model in forms().items()}


SCHEMAS: Mapping[str, type[BaseModel]] = _published()
"""File name without ending, and the model it is made from; a game's words are its own."""


def schema(name: str) -> dict[str, Any]:
    """One published schema; `Any` because JSON is."""
    made = SCHEMAS[name].model_json_schema(by_alias=True)
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
