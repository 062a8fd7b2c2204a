"""What can be wrong with a map."""

from __future__ import annotations

from collections.abc import Mapping

from fieldcraft.core.content.problems import ContentError, Place, Problem, Severity, phrase, problem
from fieldcraft.core.phrases import Phrase, Wording, hint, phrased, worded

__all__ = [
    "PHRASES", "WORDING", "ContentError", "Phrase", "Place", "Problem", "Severity", "hint",
    "phrase", "problem",
]  # fmt: skip

WORDING: Wording = {
    "unknown-map": ("there is no map called {map}", "{hint}"),
    # the grid
    "row-missing": ("row {row} of the grid is missing", "write the rows 1 to 10"),
    "row-length": (
        "row {row} has {found} hexes, not {wanted}",
        "write one hex for each of the columns A to O, with spaces between them",
    ),
    "no-terrain": (
        "{word} in {hex} is not a terrain",
        "write one of the letters {known}, and the level 1 to 4 after it where it is not 0",
    ),
    # hexes and sides
    "no-such-hex": (
        "{hex} is not a hex of the map",
        "write a column from A to O and a row from 1 to 10, such as H5",
    ),
    "not-adjacent": ("{one} and {other} do not touch", "{one} touches {known}"),
    "no-side": (
        "{side} is not written as a hexside",
        "write the two hexes beside it, such as E4/F4",
    ),
    "no-pair": (
        "{pair} is not written as a pair of hexes",
        "write two different hexes, such as A2-C2",
    ),
    # roads, railways, trails
    "path-too-short": (
        "this way has only one hex",
        "name the next hex, or the direction in which it leaves the map",
    ),
    "path-direction": (
        "the direction {word} is between hexes",
        "write a direction only before the first hex or after the last",
    ),
    "path-not-off": (
        "{other}, not the edge of the map, is in the direction {word} of {hex}",
        "name {other} instead, or remove the direction",
    ),
    "way-through-water": (
        "the way runs through the water of {hex}",
        "make {hex} a bridge, or lead the way around it",
    ),
    "way-over-side": (
        "a way crosses the side {side}, where there is {feature}",
        "leave a gap on that side, or lead the way around it",
    ),
    # sides
    "sides-apart": (
        "{one} and {other} do not join",
        "begin a new line; the sides of one line follow each other",
    ),
    "side-taken": ("{side} already has {feature}", "keep one of the two"),
    "cliff-level": (
        "both hexes of the cliff {side} are on level {level}",
        "give one of them a higher level, or remove the cliff",
    ),
    # buildings and bridges
    "building-of-one": (
        "this building has only one hex",
        "remove the line: a building hex without one is on its own",
    ),
    "not-a-building": (
        "{hex} belongs to a building, but the grid has {letter} there",
        "write h in the grid, or remove the hex here",
    ),
    "building-apart": (
        "{hex} does not touch the rest of its building",
        "name the hexes between, or make two buildings of it",
    ),
    "bridge-without-way": (
        "no road or railway leads over the bridge in {hex}",
        "lead one over it, or write other terrain",
    ),
    "bridge-without-water": (
        "the bridge in {hex} crosses no water and no gully",
        "let a stream, a lake, a marsh or a gully touch it",
    ),
    "stream-ends": (
        "the stream begins or ends in {hex}, where there is no water for it to join",
        "lead it on to the edge of the map, a lake, a marsh or a hill",
    ),
    "cut-off": (
        "nobody can reach {hex} on foot",
        "check that this is meant; a bridge or a ford would help",
    ),
    # objectives
    "objective-in-water": (
        "the objective in {hex} is in the water",
        "choose a hex where units can fight, or make it a bridge",
    ),
    "objectives-together": (
        "the objectives in {one} and {other} are in the same building",
        "keep one of them there: an objective takes the whole building",
    ),
    # shapes
    "shape-idle": (
        "nothing in {hex} hinders sight",
        "remove it, or write other terrain in the grid",
    ),
    "shape-outside": (
        "the point {x}, {y} is outside its hex",
        "keep within 200 of the centre sideways, 100 up or down, and the slanted sides",
    ),
    "shape-crossed": (
        "the border of the polygon crosses or touches itself",
        "name its corners in their order around it, each once",
    ),
    "corridor-bent": (
        "the corridor is not convex",
        "split it into several corridors without inward corners",
    ),
}
"""Code to message and remedy; the braces name the problem's values."""

PHRASES: Mapping[str, str] = {
    "a-wall": "a wall",
    "a-hedge": "a hedge",
    "a-fence": "a fence",
    "a-cliff": "a cliff",
}
"""Code to what a problem's value says; the braces name the phrase's values."""

worded(WORDING)
phrased(PHRASES)
