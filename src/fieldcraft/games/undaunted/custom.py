"""Whether a custom scenario from outside, in a dump or a view, has the shape of one."""

from typing import TYPE_CHECKING, Any, Final

from fieldcraft.core.contract import canonical
from fieldcraft.core.dumps import items, mapping, number, text, truth
from fieldcraft.games.undaunted.box import Box

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario

MOST_TILES: Final = 60
FARTHEST: Final = 999
MOST: Final = 999


def check_custom(plain: "AnyScenario", shipped: "AnyScenario", box: Box) -> None:
    """ValueError unless it could be played; whatever every scenario of the box shares must be so.

    Names of tiles, counters and cards are looked up later, when it is made ready for play.
    """
    keys(plain, shipped, "scenario")
    for key in ("format", "game", "sides", "cards", "counters"):
        if canonical(plain[key]) != canonical(shipped[key]):
            raise ValueError(f"scenario: {key} is not that of the box")
    text(plain["id"], "scenario: id")
    number(plain["number"], "scenario: number", 0, MOST)
    if not truth(plain["custom"], "scenario: custom"):
        raise ValueError("scenario: only a custom one is given whole")
    check_tiles(items(plain["tiles"], "scenario: tiles"), shipped["tiles"][0])
    check_setup(mapping(plain["setup"], "scenario: setup"), shipped["setup"])
    items(plain["goals"], "scenario: goals", 2)
    mapping(plain["hooks"], "scenario: hooks")
    box.check_custom(plain, shipped)


def keys(plain: object, model: dict[str, Any], at: str) -> None:
    """A mapping has exactly the keys of another."""
    if mapping(plain, at).keys() != model.keys():
        raise ValueError(f"{at}: the keys are not {', '.join(model)}")


def check_tiles(tiles: list[Any], model: dict[str, Any]) -> None:
    """Tiles with names of their own, each at its place."""
    at = "scenario: tiles"
    number(len(tiles), at, 1, MOST_TILES)
    names = set()
    for tile in tiles:
        keys(tile, model, at)
        names.add(text(tile["id"], at))
        number(tile["x"], at, -FARTHEST, FARTHEST)
        number(tile["y"], at, -FARTHEST, FARTHEST)
        number(tile["cover"], at, 0, MOST)
        truth(tile["hill"], at)
        number(tile["objective"], at, 0, MOST)
        text(tile["look"], at)
    if len(names) < len(tiles):
        raise ValueError(f"{at}: two of one name")


def check_setup(setup: dict[str, Any], model: dict[str, Any]) -> None:
    """Where everything stands at the beginning."""
    at = "scenario: setup"
    keys(setup, model, at)
    number(setup["initiative"], at, 0, 1)
    for tile in mapping(setup["counters"], at).values():
        text(tile, at)
    for markers in items(setup["markers"], at, 2):
        for face in mapping(markers, at).values():
            if text(face, at) not in ("scouted", "controlled"):
                raise ValueError(f"{at}: no marker shows {face}")
    for table in items(setup["cards"], at, 2):
        for counts in mapping(table, at).values():
            for count in items(counts, at, 2):
                number(count, at, 0, MOST)
