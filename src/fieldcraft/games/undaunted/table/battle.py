"""A scenario made ready for play: everything that never changes during a match, as integers."""

from typing import TYPE_CHECKING, Final, Literal

from fieldcraft.core.contract import canonical
from fieldcraft.games.undaunted.terms import (
    ACTIONS,
    BOLSTER,
    CLASSES,
    CONTROL,
    FOG,
    INSPIRE,
    SQUAD_SHIFT,
    SQUADS,
    VALUE_SHIFT,
)

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.box import Box
    from fieldcraft.games.undaunted.schema.scenario import (
        Action,
        PlainCard,
        PlainCounter,
        PlainSetup,
        PlainTile,
        UndauntedScenario,
    )
    from fieldcraft.games.undaunted.schema.words import Side

FAR: Final = 99
"""The distance between tiles that no path connects."""


def codes_of(actions: "list[Action]") -> list[int]:
    """Printed actions as integers, in the order in which they are offered."""
    codes: list[int] = []
    for word, value, squad in actions:
        letter = SQUADS.index(str(squad)) << SQUAD_SHIFT
        codes.append(ACTIONS.index(str(word)) | int(value) << VALUE_SHIFT | letter)
    codes.sort()
    codes.sort(key=lambda code: code & 31)
    return codes


def neighbours(tiles: "list[PlainTile]") -> list[list[int]]:
    """U-117: for each tile those that share a stretch of its edge; places are in half tiles."""
    found: list[list[int]] = []
    for one in tiles:
        near = []
        for index, other in enumerate(tiles):
            dx = abs(one["x"] - other["x"])
            dy = abs(one["y"] - other["y"])
            if (dx == 2 and dy < 2) or (dy == 2 and dx < 2):
                near.append(index)
        found.append(near)
    return found


class Battle:
    """The tables of one scenario.  Shared by every state of it and never changed.

    Card types are numbered over both sides, so that an option's integer means the same card for
    everyone; tables by side and type are indexed `side * types + type`.
    """

    def __init__(self, plain: "UndauntedScenario", box: "Box") -> None:
        self.plain = plain
        self.told: bytes = canonical(plain) if plain["custom"] else b""
        """A custom scenario whole, from which every view gets a copy of its own."""
        self.box = box
        self.game: Literal["normandy", "north-africa"] = plain["game"]
        self.id: str = plain["id"]
        self.sides: list[Side] = list(plain["sides"])
        self.side_index: dict[str, int] = {word: i for i, word in enumerate(self.sides)}
        self.read_tiles(plain["tiles"])
        self.read_cards(plain["cards"])
        self.read_counters(plain["counters"])
        self.read_setup(plain["setup"])
        self.objective_tiles: list[int] = [
            tile for tile in range(self.tiles) if self.objective[tile]
        ]
        self.vehicles: list[int] = []  # counters; North Africa has some
        self.seat_count: list[int] = []  # by place in `vehicles`
        self.structure_ids: list[str] = []
        self.target_ids: list[str] = self.counter_ids
        """What can be aimed at: counters, then structures."""

    # -- board (U-116 to U-118) -----

    def read_tiles(self, tiles: "list[PlainTile]") -> None:
        """U-117, U-118: adjacency, and distance as the shortest path."""
        self.tile_ids: list[str] = [tile["id"] for tile in tiles]
        self.tiles = len(tiles)
        self.tile_index: dict[str, int] = {tile["id"]: i for i, tile in enumerate(tiles)}
        self.cover: list[int] = [tile["cover"] for tile in tiles]
        self.hill: list[bool] = [tile["hill"] for tile in tiles]
        self.objective: list[int] = [tile["objective"] for tile in tiles]
        self.adjacent: list[list[int]] = neighbours(tiles)
        self.distance: list[int] = []
        for start in range(self.tiles):
            self.distance.extend(self.distances_from(start))

    def distances_from(self, start: int) -> list[int]:
        """U-118: steps from one tile to every other."""
        reached = [FAR] * self.tiles
        reached[start] = 0
        front = [start]
        while front:
            ahead = []
            for tile in front:
                for near in self.adjacent[tile]:
                    if reached[near] == FAR:
                        reached[near] = reached[tile] + 1
                        ahead.append(near)
            front = ahead
        return reached

    # -- cards (U-103 to U-109) -----

    def read_cards(self, sides: "list[list[PlainCard]]") -> None:
        """The card types of both sides, numbered together."""
        self.card_ids: list[str] = []
        self.card_index: dict[str, int] = {}
        for cards in sides:
            for card in cards:
                if card["id"] not in self.card_index:
                    self.card_index[card["id"]] = len(self.card_ids)
                    self.card_ids.append(card["id"])
        types = len(self.card_ids)
        self.types = types
        self.initiative: list[int] = [0] * (2 * types)
        self.card_class: list[int] = [FOG] * (2 * types)
        self.card_squad: list[int] = [0] * (2 * types)
        self.actions: list[list[int]] = [[] for _ in range(2 * types)]
        self.card_unit: list[str] = [""] * (2 * types)
        for side in (0, 1):
            for card in sides[side]:
                place = side * types + self.card_index[card["id"]]
                self.initiative[place] = card["initiative"]
                self.card_class[place] = CLASSES.index(card["class"])
                self.card_squad[place] = SQUADS.index(card["squad"])
                self.actions[place] = codes_of(card["actions"])
                self.card_unit[place] = card["unit"]
        self.fog = self.card_index["fog-of-war"]
        self.own_cards: list[list[int]] = [
            [card for card in range(types) if self.is_own_card(side, card)] for side in (0, 1)
        ]
        """By side, the card types that it may have; it never has others in any zone."""
        self.first_card: list[int] = [cards[0] for cards in self.own_cards]
        self.past_cards: list[int] = [cards[-1] + 1 for cards in self.own_cards]
        """By side, between which numbers these types lie."""

    # -- counters (U-110, U-111) -----

    def read_counters(self, counters: "list[PlainCounter]") -> None:
        """U-110: a card matches a counter of its side, title and squad."""
        self.counter_ids: list[str] = [counter["id"] for counter in counters]
        self.counters = len(counters)
        self.counter_index: dict[str, int] = {c["id"]: i for i, c in enumerate(counters)}
        self.counter_side: list[int] = [counter["side"] for counter in counters]
        self.counter_title: list[str] = [counter["title"] for counter in counters]
        self.defence: list[int] = [counter["defence"] for counter in counters]
        self.counters_of: list[list[int]] = [
            [i for i, c in enumerate(counters) if c["side"] == side] for side in (0, 1)
        ]
        self.card_counter: list[int] = []
        self.counter_card: list[int] = [-1] * self.counters
        for place, unit in enumerate(self.card_unit):
            side = place // self.types
            counter = self.counter_index.get(f"{self.sides[side]}:{unit}", -1)
            self.card_counter.append(counter)
            if counter >= 0:
                self.counter_card[counter] = place % self.types
        self.control_cards: list[list[int]] = [self.cards_with(side, [CONTROL]) for side in (0, 1)]
        self.inspiring_cards: list[list[int]] = [
            self.cards_with(side, [INSPIRE]) for side in (0, 1)
        ]
        self.bolstering_cards: list[list[int]] = [
            self.cards_with(side, [BOLSTER]) for side in (0, 1)
        ]

    def is_own_card(self, side: int, card: int) -> bool:
        """Whether a side has cards of this type; both have Fog of War."""
        return card == self.fog or self.card_class[side * self.types + card] != FOG

    def cards_with(self, side: int, actions: list[int]) -> list[int]:
        """The card types of a side on which one of these actions is printed."""
        return [
            card
            for card in range(self.types)
            if any(code & 31 in actions for code in self.actions[side * self.types + card])
        ]

    def titled(self, title: str) -> list[int]:
        """The counters that bear a title, of either side."""
        return [i for i, word in enumerate(self.counter_title) if word == title]

    # -- set-up (U-202 to U-208) -----

    def read_setup(self, setup: "PlainSetup") -> None:
        """Where everything stands when the scenario begins."""
        self.first_initiative: int = setup["initiative"]
        self.start_tile: list[int] = [-1] * self.counters
        for counter, tile in setup["counters"].items():
            self.start_tile[self.counter_index[counter]] = self.tile_index[tile]
        self.start_marked = [0, 0]
        self.start_controlled = [0, 0]
        for side in (0, 1):
            for tile, face in setup["markers"][side].items():
                bit = 1 << self.tile_index[tile]
                self.start_marked[side] |= bit
                if face == "controlled":
                    self.start_controlled[side] |= bit
        self.start_cards: list[dict[str, list[int]]] = [dict(s) for s in setup["cards"]]
