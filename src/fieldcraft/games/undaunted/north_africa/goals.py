"""One way to win in North Africa (NA-801): everything that it asks for must hold together."""

from typing import Any

from fieldcraft.games.undaunted.battle import Battle


class Goal:
    """An alternative of a side's victory condition; what is 0 or -1 is not asked for.

    Counters that escape are the side's own, those to neutralise the enemy's, by the side they
    were printed for (C-16).
    """

    def __init__(self, plain: dict[str, Any], battle: Battle) -> None:
        self.points: int = plain["points"]
        self.hold: int = battle.tile_index[plain["hold"]] if plain["hold"] else -1
        self.escape_soldiers: int = plain["escape"]["soldiers"]
        self.escape_vehicles: int = plain["escape"]["vehicles"]
        self.escape_named = mask_of(plain["escape"]["counters"], battle)
        self.neutralise_soldiers: int = plain["neutralise"]["soldiers"]
        self.neutralise_vehicles: int = plain["neutralise"]["vehicles"]
        self.neutralise_named = mask_of(plain["neutralise"]["counters"], battle)
        self.needs_escape = self.escape_soldiers + self.escape_vehicles + self.escape_named > 0
        self.needs_neutralising = (
            self.neutralise_soldiers + self.neutralise_vehicles + self.neutralise_named > 0
        )

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
