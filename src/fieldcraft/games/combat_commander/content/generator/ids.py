"""The ids of generated scenarios, known without the generator."""

import re
from typing import Final

GENERATED: Final = ("random-", "muster-")
"""How generated ids begin: all at random, or forces, support and works chosen by the players."""
ID: Final = re.compile(
    r"(?P<way>random|muster)(?:-(?P<year>19\d\d)-germany-(?P<allies>russia|america))?"
    r"(?:-(?P<size>company|detachment|platoon))?-(?P<seed>0|[1-9]\d{0,11})"
)
"""An id; without year and nations they follow from the seed, and the id made has them."""


def is_generated(key: object) -> bool:
    """Whether a word is the id of a generated scenario.

    >>> is_generated("random-1944-germany-america-7"), is_generated("lipki-farm")
    (True, False)
    """
    return isinstance(key, str) and ID.fullmatch(key) is not None
