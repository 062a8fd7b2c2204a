"""Where the rules of Skirmish are written: `rules.md`, beside this file."""

import re
from collections.abc import Mapping
from typing import Final

from fieldcraft.record.rules.rulebook import Rulings

PAGE: Final = "skirmish"
PREFIX: Final = "sk"
EXAMPLE: Final = "SK-O21"
FAMILIES: Final[Mapping[str, tuple[str, ...]]] = {"skirmish": ("SK",)}
RULINGS: Final[Mapping[str, Rulings]] = {}
NOTES: Final[tuple[str, ...]] = ()
ELSEWHERE: Final[Mapping[str, tuple[str, ...]]] = {}
ASIDE: Final = re.compile(r"(?!)")
EDITIONS: Final[re.Pattern[str] | None] = None
