"""The kernel's part of a dump: what every game's state is kept with."""

from typing import Any

from fieldcraft.core.chance import Chance
from fieldcraft.core.state import State


def kernel_dump(state: State) -> dict[str, Any]:
    """The kernel's part of a dump, plain values."""
    chance = state.chance
    plain: dict[str, Any] = {
        "stack": list(state.stack),
        "branches": [list(state.branch_a), list(state.branch_b)],
        "epoch": state.epoch,
        "asked": state.asked,
        "key": chance.key.hex(),
        "position": chance.position,
        "end": [state.finished, state.winner, state.reason, state.margin],
    }
    if chance.scripted:
        plain["script"] = [list(chance.dice), [list(d) for d in chance.draws], chance.strict]
    return plain


def kernel_load(state: State, plain: dict[str, Any]) -> None:
    """Read back what `kernel_dump` wrote."""
    chance = Chance(bytes.fromhex(plain["key"]), plain["position"])
    if "script" in plain:
        dice, draws, strict = plain["script"]
        chance.script(dice, draws, strict)
    state.chance = chance
    state.stack = list(plain["stack"])
    state.branch_a = list(plain["branches"][0])
    state.branch_b = list(plain["branches"][1])
    state.epoch = plain["epoch"]
    state.asked = plain["asked"]
    state.finished, state.winner, state.reason, state.margin = plain["end"]
    state.menu_ready = False
