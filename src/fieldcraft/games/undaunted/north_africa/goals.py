"""One way to win in North Africa (NA-801): everything that it asks for must hold together."""

from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.table.battle import Battle

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import PlainToll, PlainWay


class Toll:
    """Counters that a goal asks for: so many soldiers, so many vehicles, and some by name."""

    def __init__(self, plain: "PlainToll", battle: Battle) -> None:
        self.soldiers: int = plain["soldiers"]
        self.vehicles: int = plain["vehicles"]
        self.named = mask_of(plain["counters"], battle)
        self.need: int = self.soldiers + self.vehicles + count(self.named)

    def have(self, counters: int, vehicle_mask: int) -> int:
        """How many of those asked for are among the counters, given as a bit each."""
        found = count(counters & self.named)
        found += min(self.soldiers, count(counters & ~vehicle_mask))
        return found + min(self.vehicles, count(counters & vehicle_mask))


class Goal:
    """An alternative of a side's victory condition; what is 0 or -1 is not asked for.

    Counters that escape are the side's own, those to neutralise the enemy's, by the side they
    were printed for (C-16).
    """

    def __init__(self, plain: "PlainWay", battle: Battle) -> None:
        self.points: int = plain["points"]
        self.hold: int = battle.tile_index[plain["hold"]] if plain["hold"] else -1
        self.escape = Toll(plain["escape"], battle)
        self.neutralise = Toll(plain["neutralise"], battle)
        self.needs_escape = self.escape.need > 0
        self.needs_neutralising = self.neutralise.need > 0

    @property
    def reason(self) -> str:
        """The word for a game won in this way."""
        if self.needs_escape:
            return "escape"
        return "neutralise" if self.needs_neutralising else "points"


def mask_of(words: list[str], battle: Battle) -> int:
    """Named counters as a bit each."""
    mask = 0
    for word in words:
        mask |= 1 << battle.counter_index[word]
    return mask


def count(mask: int) -> int:
    """How many bits are set."""
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total
