"""Warnings before a choice that would change nothing, and none before one that would."""

from typing import Any

from tests.cli.tables import at


def warned(position: dict[str, Any], card: str, words: str) -> str:
    """What the US is warned of before this use of this card."""
    match = at({"initiative": "us", **position})
    match.choose("us", f"play {card}")
    return match.state.caution(0, match.state.parse(words))


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
    assert warned(controlling("4B"), "rifleman-a", "control") == "nothing-happens"
    assert warned(controlling("6B"), "rifleman-a", "control") == ""


def test_inspire_is_marked_unless_a_card_could_return() -> None:
    """With nothing to return Inspire changes nothing; no option lets a card return itself.

    Clauses: C-02, C-22, U-612.
    """
    leader = {"scenario": "la-raye", "us": {"hand": ["squad-leader-a"]}}
    assert warned(leader, "squad-leader-a", "inspire") == "nothing-happens"
    switched = {**leader, "options": {"inspireCommandCards": True}}
    assert warned(switched, "squad-leader-a", "inspire") == "nothing-happens"
    rifles = {"hand": ["squad-leader-a"], "play": ["rifleman-a"]}
    assert warned({**leader, "us": rifles}, "squad-leader-a", "inspire") == ""
