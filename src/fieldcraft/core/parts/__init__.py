"""The parts of a game: the modules of its package that the other packages ask for.

Rules are one part of a game; others are its words, its drawing, its drills.  Each lies in the
game's package beside the rules, in a module or sub-package with the part's name, and is imported
when a package first asks for it, so that the rules need nothing of what those need.  What a part
offers is said by the package it serves, as a protocol or a base class.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

PARTS: Final = {
    "content": "games",
    "schema": "games",
    "book": "record",
    "drills": "record",
    "campaign": "record",
    "standing": "record",
    "bots": "bots",
    "voice": "i18n",
    "client": "server",
    "lessons": "server",
    "terminal": "cli",
    "research": "research",
}
"""By name, the package that each part serves: it may import that one and what lies below it."""


@cache
def find_part(package: str, name: str) -> ModuleType | None:
    """The module of a package's part, or one within it; None where the package has no such."""
    if name.partition(".")[0] not in PARTS:
        raise KeyError(name)
    module = f"{package}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        return None


@cache
def part_folder(package: str, name: str) -> Path | None:
    """Where the sub-package of a part lies, without importing it; None where there is none."""
    found = find_spec(f"{package}.{name}")
    places = found.submodule_search_locations if found is not None else None
    return Path(places[0]) if places else None
