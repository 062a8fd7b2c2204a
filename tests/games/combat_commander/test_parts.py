"""Every current value of a piece can be opened into parts that make it (CC-3.1.g, CC-11.1.a)."""

from pathlib import Path

import pytest

from fieldcraft.record.drills.drill import load_drill
from fieldcraft.record.rules.rulebook import drills_folder, load_book

DRILLS = sorted((drills_folder() / "combat-commander").glob("cc-*.yaml"))


@pytest.mark.parametrize("path", DRILLS, ids=lambda path: path.stem)
def test_the_parts_of_a_value_make_it(path: Path) -> None:
    """Of every unit and weapon on the map, as its owner sees it; no value is below 0."""
    drill = load_drill(path)
    if not drill.drill.position.model_fields_set:
        return
    state = drill.set_up(None).state
    clauses = load_book("combat-commander").entries
    for number, side in enumerate(("axis", "allies")):
        view = state.view(number)
        own = [word for word in view["units"] if word.startswith(f"{side}:")]
        for word in [*own, *view["weapons"]]:
            told = state.inspect(number, word)
            for name, parts in told["parts"].items():
                made = max(0, sum(part["points"] for part in parts))
                assert made == told["values"][name], (word, name)
                assert all(part["clause"] in clauses for part in parts)
            if told["thing"] == "unit" and told["hex"] is not None:
                face = "broken" if told["parts"] and _is_broken(told["parts"]) else ""
                changed = {
                    name
                    for name in ("fp", "range", "move", "morale")
                    if told["values"][name] not in (told["printed"][name], told["broken"][name])
                }
                assert face or changed <= told["parts"].keys(), word


def _is_broken(parts: dict[str, list[dict[str, object]]]) -> bool:
    return any(many[0]["cause"] == "broken" for many in parts.values())
