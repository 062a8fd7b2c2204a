"""Whether a custom North Africa scenario from outside has what only this box's have."""

from typing import TYPE_CHECKING, Any

from fieldcraft.core.contract import canonical
from fieldcraft.core.dumps import items, mapping, number, text, truth
from fieldcraft.games.undaunted.custom import MOST, keys

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario


def check_custom(plain: "AnyScenario", shipped: "AnyScenario") -> None:
    """ValueError unless vehicles, structures, seats, escape markers and goals could be played."""
    if canonical(plain["vehicles"]) != canonical(shipped["vehicles"]):
        raise ValueError("scenario: vehicles is not that of the box")
    if plain["hooks"]:
        raise ValueError("scenario: hooks: there are none")
    for tile in plain["tiles"]:
        truth(tile["rough"], "scenario: tiles")
    check_structures(items(plain["structures"], "scenario: structures"))
    at = "scenario: setup"
    for tile in items(plain["setup"]["escape"], at):
        text(tile, at)
    check_seats(plain)
    for goal in plain["goals"]:
        check_goals(mapping(goal, "scenario: goals"), shipped["goals"][0])


def check_structures(structures: list[Any]) -> None:
    """NA-117: each with a name of its own, a tile and values."""
    at = "scenario: structures"
    names = set()
    for structure in structures:
        keys(structure, {"id": "", "tile": "", "defence": 0, "points": 0}, at)
        names.add(name_of(structure["id"], at))
        text(structure["tile"], at)
        number(structure["defence"], at, 0, MOST)
        number(structure["points"], at, 0, MOST)
    if len(names) < len(structures) or len(names) > 60:
        raise ValueError(f"{at}: two of one name, or too many")


def name_of(value: object, at: str) -> str:
    """A structure's name: letters and hyphens, so that no other word means it."""
    name = text(value, at)
    letters = name.replace("-", "")
    if not (letters.isascii() and letters.isalpha() and letters.islower()):
        raise ValueError(f"{at}: {name[:40]} is no name of a structure")
    return name


def check_seats(plain: dict[str, Any]) -> None:
    """NA-203: seats that exist, each taken once, of vehicles on the soldiers' tiles."""
    at = "scenario: seats"
    counters = plain["setup"]["counters"]
    seats = {vehicle["counter"]: len(vehicle["seats"]) for vehicle in plain["vehicles"]}
    sides = {counter["id"]: counter["side"] for counter in plain["counters"]}
    taken = set()
    for soldier, place in mapping(plain["setup"]["seats"], at).items():
        vehicle = text(items(place, at, 2)[0], at)
        if vehicle not in seats or soldier in seats or soldier not in sides:
            raise ValueError(f"{at}: {soldier} sits in no vehicle")
        number(place[1], at, 0, seats[vehicle] - 1)
        if vehicle not in counters or counters.get(soldier) != counters[vehicle]:
            raise ValueError(f"{at}: {soldier} is away from the vehicle")
        if (vehicle, place[1]) in taken or sides[soldier] != sides[vehicle]:
            raise ValueError(f"{at}: {soldier} cannot sit there")
        taken.add((vehicle, place[1]))


def check_goals(goal: dict[str, Any], model: dict[str, Any]) -> None:
    """NA-801: alternatives of points, escape and neutralising."""
    at = "scenario: goals"
    keys(goal, model, at)
    for counter in items(goal["may_escape"], at):
        text(counter, at)
    holds = set()
    for one in items(goal["any"], at):
        keys(one, {"points": 0, "hold": "", "escape": {}, "neutralise": {}}, at)
        number(one["points"], at, 0, MOST)
        text(one["hold"], at)
        for part in ("escape", "neutralise"):
            keys(one[part], {"soldiers": 0, "vehicles": 0, "counters": []}, at)
            number(one[part]["soldiers"], at, 0, MOST)
            number(one[part]["vehicles"], at, 0, MOST)
            for counter in items(one[part]["counters"], at):
                text(counter, at)
        escapes = is_asked(one["escape"])
        if escapes:
            holds.add(one["hold"])
        if not (one["points"] or escapes or is_asked(one["neutralise"])):
            raise ValueError(f"{at}: a way to win that asks for nothing")
        if one["hold"] and not escapes:
            raise ValueError(f"{at}: a tile to control first, but nobody has to escape")
    if len(holds) > 1:
        raise ValueError(f"{at}: ways to escape with different tiles to control first")


def is_asked(toll: dict[str, Any]) -> bool:
    """Whether a part of a goal asks for anything."""
    return bool(toll["soldiers"] or toll["vehicles"] or toll["counters"])
