"""Whether a custom Normandy scenario from outside has what only Normandy's have."""

from typing import TYPE_CHECKING

from fieldcraft.core.dumps import items, mapping, number, part, text, truth
from fieldcraft.games.undaunted.custom import MOST, keys

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario


def check_custom(plain: "AnyScenario", shipped: "AnyScenario") -> None:
    """ValueError unless goals, spawn markers and hooks could be played."""
    for goal in plain["goals"]:
        keys(goal, shipped["goals"][0], "scenario: goals")
        number(goal["points"], "scenario: goals", 0, MOST)
        truth(goal["pin"], "scenario: goals")
    at = "scenario: setup"
    for spawn in items(plain["setup"]["spawns"], at):
        number(part(mapping(spawn, at), "side"), at, 0, 1)
        text(part(spawn, "tile"), at)
        for unit in items(part(spawn, "units"), at):
            text(unit, at)
    for hook, tile in plain["hooks"].items():
        if hook != "radio-tower" or text(tile, "scenario: hooks") == "":
            raise ValueError(f"scenario: hooks: {hook} is none")
