"""What can be wrong with a file of Undaunted beyond what can be wrong with any content file."""

from __future__ import annotations

from collections.abc import Mapping

from fieldcraft.core.content.problems import ContentError, Place, Problem, phrase, problem
from fieldcraft.core.phrases import Phrase, Wording, hint, phrased, worded

__all__ = [
    "PHRASES", "WORDING", "ContentError", "Phrase", "Place", "Problem", "hint", "phrase", "problem",
]  # fmt: skip

WORDING: Wording = {
    # tables
    "names-count": (
        "{found} names for {wanted} cards of the side {side}",
        "give one name for each copy",
    ),
    "fog-fields": ("a Fog of War card has only a title and an initiative value", "remove {key}"),
    "no-actions": ("a {kind} card needs at least one action", "list its actions"),
    "action-squad": (
        "the action is limited to squad {found}, but the card belongs to {wanted}",
        "write the card's own squad letter",
    ),
    "other-face": (
        "{tile} and {other} are the two faces of one tile",
        "use only one of them on a board",
    ),
    # boards
    "rows-or-columns": ("a layout has either rows or columns", "keep one of the two"),
    "unknown-tile": ("there is no tile {tile}", "{hint}"),
    "too-many-tiles": ("{found} tiles, more than the {limit} a board can have", "remove some"),
    "lonely-tile": (
        "{tile} touches no other tile",
        "shift its line with @n, or remove the tile",
    ),
    "split-board": (
        "{tile} cannot be reached from {other}",
        "lay the tiles so that they connect",
    ),
    "unused-tile": ("the tile {tile} is described but not laid out", "add it to the layout"),
    "not-on-board": ("the tile {tile} is not on this board", "{hint}"),
    "hill-cover": ("a hill has cover 3 (printed 3/1)", "write cover: 3, or remove hill"),
    # set-up
    "unit-without-cards": (
        "{unit} is on the board but has no cards in the table",
        "add its cards, or remove the counter",
    ),
    "two-markers": (
        "{side} has both a scouted and a controlled marker on {tile}",
        "a tile holds at most one marker per side",
    ),
    "both-control": (
        "{tile} is controlled by both sides",
        "at most one side controls a tile",
    ),
    "too-many-cards": (
        "{found} cards of {card}, but the box has {copies}",
        "lower deck or supply",
    ),
    "no-cards": ("{card} is listed without cards", "give deck or supply, or remove the line"),
    "small-deck": (
        "the starting deck has {found} cards, fewer than one hand of {wanted}",
        "put more cards into the deck",
    ),
    "no-goal": ("the side has no way to win", "give points: N or pin: true"),
    "too-few-points": (
        "{wanted} points are needed, but the objectives are worth {found}",
        "lower the goal or add objectives",
    ),
    "cannot-control": (
        "the side needs points but has no card that can take control",
        "add riflemen to its cards",
    ),
    "cannot-pin": (
        "the enemy has no riflemen, so it is pinned from the start",
        "add riflemen to the enemy's cards",
    ),
    "no-entry": (
        "{unit} has cards but is not on the board and has no spawn tile",
        "add a spawn that admits it",
    ),
    "hook-objective": (
        "the radio tower is on {tile}, which has no objective",
        "give the tile an objective value",
    ),
    # set-up of North Africa
    "no-defence": ("{counter} has neither defence nor armour", "give one of them"),
    "late-critical": (
        "{vehicle} would be destroyed before it is disabled",
        "give a critical threshold of at most {integrity}",
    ),
    "rough-ground": (
        "{vehicle} cannot stand on {tile}, which is rough terrain",
        "choose a tile that is open to vehicles",
    ),
    "no-such-seat": ("{vehicle} has no seat {seat}", "its seats are numbered 1 to {last}"),
    "too-many-markers": (
        "{thing}: {found} on the board, but the box has {copies}",
        "remove some of them",
    ),
    "mixed-goal": (
        "any is combined with another condition",
        "write every way to win as an entry of any",
    ),
    "no-way-to-win": ("no condition is given here", "give points, escape or neutralise"),
    "hold-without-escape": ("hold only works together with escape", "add escape, or remove hold"),
    "holds-differ": (
        "the ways to win by escape name different tiles to hold",
        "give all of them the same hold, or none",
    ),
    "not-own": ("{counter} is not a counter of {side}", "name a counter of {side}"),
    "not-enemy": ("{counter} is not an enemy of {side}", "name a counter of the other side"),
    "no-escape-goal": (
        "may-escape only works with escape in the goal",
        "add escape to the goal, or remove may-escape",
    ),
    "no-escape-tile": (
        "the goal needs escape, but no tile has an escape marker",
        "name such tiles under escape",
    ),
    "cannot-gain": (
        "{wanted} points are needed, but this side can gain only {found}",
        "add cards with Control or Demolition, or lower the goal",
    ),
    "cannot-hold": (
        "the side must control the tile but has no card that can take control",
        "add cards with Control",
    ),
    "cannot-harm": (
        "the side must neutralise but has no action that can do it",
        "add cards with Attack, Anti-tank or Demolition",
    ),
    "too-few-counters": (
        "{wanted} are needed, but only {found} are on the board",
        "lower the goal, or place more of them",
    ),
    "not-in-play": (
        "{counter} is not on the board at the start",
        "place it, or name another counter",
    ),
    "idle-soldier": (
        "{unit} has cards but is not on the board",
        "place it on a tile or on a seat",
    ),
    # positions
    "scenario-or-board": ("a position starts from a scenario or from a board", "give one of them"),
    "clear-board": ("clear only works with a scenario, not with a board", "remove clear"),
    "zone-cards": (
        "{found} cards of {card} in all zones, but the box has {copies}",
        "remove some of them",
    ),
    "wrong-phase": ("{key} cannot be used in the phase {phase}", "remove it"),
    "target-without-mortar": (
        "the target marker of {side} is on {tile}, but its Mortar is not on the board",
        "place {side}:mortar, or remove the target",
    ),
    "target-near": (
        "the target marker of {side} is on {tile}, at distance {distance} from its Mortar",
        "a distance of {least} or more is needed",
    ),
    "no-tower": ("raised needs a radio tower", "remove it"),
    "vehicle-off-board": (
        "{counter} sits in {vehicle}, which is not on the board",
        "place the vehicle, or place the soldier elsewhere",
    ),
    "seat-taken": ("two soldiers sit on seat {seat} of {vehicle}", "a seat holds one soldier"),
    "mixed-crew": (
        "soldiers of both sides sit in {vehicle}",
        "seat only soldiers of one side there",
    ),
    "wrong-owner": (
        "{vehicle} belongs to {side}, but enemies sit in it",
        "it belongs to the side whose soldiers sit in it",
    ),
    "too-much-damage": (
        "{vehicle} with {found} damage would be destroyed",
        "give less than {limit}, or take it off the board",
    ),
    "not-a-soldier": ("{counter} is a vehicle and cannot sit in one", "give its tile"),
    "not-a-vehicle": ("{counter} is not a vehicle, so {key} cannot be used", "remove {key}"),
    "vehicle-face": ("the face of {counter} follows from its damage", "give damage instead"),
    "still-on-board": (
        "{counter} has left the board, but counters places it there",
        "remove it from one of the two",
    ),
    "no-structure": ("there is no {structure} on this board", "{hint}"),
    "nothing-to-hold": (
        "{side} has no tile to hold before it escapes",
        "remove it, or give a goal with hold",
    ),
    "round-limit": ("round {found} is beyond the limit of {limit}", "lower the round"),
}
"""Code to message and remedy; the braces name the problem's values."""

PHRASES: Mapping[str, str] = {
    # boards
    "no-tiles": "the board has no tiles",
    # things
    "the-tile": "the tile {tile}",
    "the-counter": "the counter {counter}",
    "objective-markers": "objective markers worth {points}",
    "escape-markers": "escape markers",
    "the-squad": "squad {squad}",
    "no-squad": "no squad",
    "other-face-shown": "the board shows its other face, {tile}",
}
"""Code to what a problem's value says; the braces name the phrase's values."""

worded(WORDING)
phrased(PHRASES)
