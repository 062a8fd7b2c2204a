"""Warnings before a choice that would change nothing, and none before one that would."""

from typing import Any

from fieldcraft.cli.lookup import scene_of_match
from fieldcraft.i18n import Speaker
from tests.cli.tables import at


def warned(position: dict[str, Any], card: str, words: str) -> str:
    """What the US is warned of before this use of this card."""
    match = at({"initiative": "us", **position})
    match.choose("us", f"play {card}")
    return scene_of_match(Speaker("en"), match).warning(match.view("us"), words)


def controlling(tile: str) -> dict[str, Any]:
    """Scenario 10 with US Riflemen on a tile the US controls."""
    return {
        "scenario": "critical-intelligence",
        "counters": {"us:rifleman-a": tile},
        "markers": {"us": {tile: "controlled"}},
        "us": {"hand": ["rifleman-a"]},
    }


def test_control_of_a_controlled_tile_is_marked_unless_it_raises_the_tower() -> None:
    """Control again changes nothing, but on the radio tower it is worth a point.

    Clauses: C-02, UN-106.
    """
    assert warned(controlling("4B"), "rifleman-a", "control") == "warn-nothing-happens"
    assert warned(controlling("6B"), "rifleman-a", "control") == ""


def test_inspire_is_marked_unless_a_card_could_return() -> None:
    """With nothing to return Inspire changes nothing; a match may let it return itself.

    Clauses: C-02, D-01.
    """
    leader = {"scenario": "la-raye", "us": {"hand": ["squad-leader-a"]}}
    assert warned(leader, "squad-leader-a", "inspire") == "warn-nothing-happens"
    switched = {**leader, "options": {"inspireCommandCards": True}}
    assert warned(switched, "squad-leader-a", "inspire") == ""
