"""Positions that cannot be set up: each mistake is named where it stands."""

from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.games.combat_commander.content.position import load_position
from fieldcraft.games.combat_commander.content.problems import ContentError

MISTAKES: dict[str, tuple[dict[str, Any], str]] = {
    "scenario-or-map": ({"scenario": "lipki-farm", "map": "open"}, "map"),
    "clear-scenario": ({"map": "open", "clear": True}, "clear"),
    "clear-first": (
        {"scenario": "lipki-farm", "nations": {"axis": "germany", "allies": "russia"}},
        "nations",
    ),
    "set-up-scenario": ({"map": "open", "phase": "set-up"}, "phase"),
    "not-before-set-up": (
        {"scenario": "lipki-farm", "phase": "set-up", "units": {"axis:rifle-1": "C3"}},
        "units",
    ),
    "counter-number": ({"units": {"axis:rifle-99": "C3"}}, "units.axis:rifle-99"),
    "number-twice": (
        {"units": {"axis:rifle-1": "C3", "axis:hero-1": "C4"}},
        "units.axis:hero-1",
    ),
    "one-place": (
        {"units": {"axis:rifle-1": {"hex": "C3", "casualty": True}}},
        "units.axis:rifle-1",
    ),
    "two-weapons": (
        {
            "units": {"axis:rifle-1": "C3"},
            "weapons": {"light-mg-1": "axis:rifle-1", "light-mg-2": "axis:rifle-1"},
        },
        "weapons.light-mg-2",
    ),
}
"""By code: a position with this one mistake, and where it stands."""


@pytest.mark.parametrize("code", MISTAKES)
def test_a_mistake_is_named_where_it_stands(code: str) -> None:
    """The place, what is wrong, and what to do about it."""
    position, place = MISTAKES[code]
    with pytest.raises(ContentError) as caught:
        load_position(position, "combat-commander")
    (found,) = caught.value.problems
    assert (found.code, found.place) == (code, place)
    assert found.message
    assert found.remedy


def test_a_deck_must_hold_a_card() -> None:
    """Every card in hand or on the pile leaves nothing to draw."""
    battle: Any = games.get("combat-commander").start("lipki-farm", bytes(32))
    cards = battle.battle.card_ids[:72]
    with pytest.raises(ContentError) as caught:
        load_position({"axis": {"discard": cards}}, "combat-commander")
    assert [found.code for found in caught.value.problems] == ["empty-deck"]
