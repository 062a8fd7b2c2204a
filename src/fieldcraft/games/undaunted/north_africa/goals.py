"""One way to win in North Africa (NA-801): everything that it asks for must hold together."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.north_africa.battle import DesertBattle
    from fieldcraft.games.undaunted.schema.scenario import PlainToll, PlainWay

# What a goal may ask for, in the order in which it is told.
TO_HOLD: Final = 0
TO_SCORE: Final = 1
TO_ESCAPE: Final = 2
TO_NEUTRALISE: Final = 3


class Toll:
    """Counters that a goal asks for: so many soldiers, so many vehicles, and some by name.

    Only those printed for one side count (C-16), whoever used them last.
    """

    def __init__(self, plain: "PlainToll", battle: "DesertBattle", owner: int) -> None:
        self.soldiers: int = plain["soldiers"]
        self.vehicles: int = plain["vehicles"]
        self.named = mask_of(plain["counters"], battle)
        self.need: int = self.soldiers + self.vehicles + count(self.named)
        self.any_vehicle = battle.printed_for[owner] & battle.vehicle_mask
        self.any_soldier = battle.printed_for[owner] & ~battle.vehicle_mask
        groups = [
            (self.any_soldier, self.soldiers),
            (self.any_vehicle, self.vehicles),
            (self.named, count(self.named)),
        ]
        self.groups: list[tuple[int, int]] = [group for group in groups if group[1]]
        """Counters, a bit each, and how many of them are asked for."""

    def counted(self, counters: int) -> int:
        """C-16: those of the counters, given as a bit each, that count here."""
        return counters & (self.any_soldier | self.any_vehicle)

    def have(self, counters: int) -> int:
        """How many of those asked for are among the counters."""
        soldiers = count(counters & self.any_soldier)
        vehicles = count(counters & self.any_vehicle)
        return self.reached(soldiers, vehicles, self.counted(counters))

    def reached(self, soldiers: int, vehicles: int, counted: int) -> int:
        """The same by numbers, and by counters for the names."""
        found = min(self.soldiers, soldiers) + min(self.vehicles, vehicles)
        return found + count(counted & self.named)

    def has_enough(self, counters: int) -> bool:
        """Whether everybody asked for is among the counters."""
        return self.have(counters) >= self.need


class Goal:
    """An alternative of a side's victory condition; what is 0 or -1 is not asked for.

    Counters that escape are the side's own, those to neutralise the enemy's, by the side they
    were printed for (C-16).
    """

    def __init__(self, plain: "PlainWay", battle: "DesertBattle", side: int) -> None:
        self.points: int = plain["points"]
        self.hold: int = battle.tile_index[plain["hold"]] if plain["hold"] else -1
        self.escape = Toll(plain["escape"], battle, side)
        self.neutralise = Toll(plain["neutralise"], battle, 1 - side)
        self.needs_escape = self.escape.need > 0
        self.needs_neutralising = self.neutralise.need > 0
        self.needs: list[int] = [
            int(self.hold >= 0), self.points, self.escape.need, self.neutralise.need
        ]  # fmt: skip
        """How much it asks for, by what."""
        self.parts: int = sum(self.needs)
        self.asked: list[int] = [what for what, need in enumerate(self.needs) if need > 0]

    @property
    def reason(self) -> str:
        """The word for a game won in this way."""
        if self.needs_escape:
            return "escape"
        return "neutralise" if self.needs_neutralising else "points"


def mask_of(words: list[str], battle: "DesertBattle") -> int:
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
