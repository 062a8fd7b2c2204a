"""The shape of a scenario's special rules as the rules take them: sides and hexes are numbers."""

from typing_extensions import TypedDict


class PlainBonus(TypedDict):
    """Something more for one side."""

    side: int
    more: int


class PlainRising(TypedDict):
    """An Order limit that rises, and where it stops."""

    side: int
    most: int


class PlainTank(TypedDict):
    """A tank that cannot move."""

    side: int
    carried: dict[str, str]
    """By weapon, who serves it."""
    figures: int


class PlainFlank(TypedDict):
    """Arrivals that may enter in and next to some hexes."""

    side: int
    time: int
    near: list[int]


class PlainChoice(TypedDict):
    """Weaker mines and a card, if the side prefers them."""

    side: int
    mines: int
    card: int


PlainHooks = TypedDict(
    "PlainHooks",
    {
        "bocage": bool,
        "broken-weapon": int,
        "card-for-turn": bool,
        "concealment": PlainBonus,
        "exit-is-loss": list[int],
        "flank": PlainFlank,
        "flat-cost": int,
        "fog": int,
        "fragile": str,
        "melee-bonus": PlainBonus,
        "mines-or-card": PlainChoice,
        "no-fortifications": bool,
        "range-counts": bool,
        "rising-orders": PlainRising,
        "satchel-cover": int,
        "slow-open": bool,
        "sniper-reach": int,
        "tank": PlainTank,
        "wire-by-buildings": bool,
    },
    total=False,
)
"""Those that a scenario has, by name; a side, or what the rule needs besides."""
