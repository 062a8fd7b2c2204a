"""What can be wrong with a file of Combat Commander beyond what can be wrong with any file."""

from __future__ import annotations

from collections.abc import Mapping

from fieldcraft.core.content.problems import ContentError, Place, Problem, phrase, problem
from fieldcraft.core.phrases import Phrase, Wording, hint, phrased, worded

__all__ = [
    "PHRASES", "WORDING", "ContentError", "Phrase", "Place", "Problem", "hint", "phrase", "problem",
]  # fmt: skip

WORDING: Wording = {
    # counters
    "team-quality": (
        "the quality of {team} does not match its id",
        "write the quality that the id names, and none for a Weapon Team",
    ),
    "fix-and-eliminate": (
        "row {row} both repairs and eliminates the weapon",
        "keep it in one of the two lists",
    ),
    "range-backwards": (
        "the minimum range {least} is not below the range {most}",
        "lower it, or raise the range",
    ),
    "no-such-entry": ("there is no entry for {thing}", "add it"),
    # cards
    "deck-size": ("{found} cards, but a deck has {wanted}", "give each card of the deck once"),
    "card-number": (
        "the card in place {wanted} has the number {found}",
        "list the cards in the order of their numbers",
    ),
    "dice-pair": (
        "cards with the dice {dice}: {found} instead of two",
        "every pair of dice appears on two cards of a deck",
    ),
    "wrong-row": (
        "the random hex {hex} is not in the rows of this deck",
        "choose a hex with a number that is {rows}",
    ),
    "time-trigger": (
        "Time! is on a card with the dice {dice}",
        "Time! belongs to the dice 6-6, and to no others",
    ),
    "no-direction": ("a Breeze needs a direction", "give a direction from 1 to 6"),
    "idle-direction": ("only a Breeze has a direction", "remove it"),
    # chits and fortifications
    "chit-meaning": (
        "a chit has either an objective and its value, or a rule",
        "give objective and value, or rule",
    ),
    "half-cover": (
        "cover and cover-from-above belong together",
        "give both of them, or neither",
    ),
    # generated scenarios
    "generated-id": (
        "{scenario} is not the id of a generated scenario",
        "write {short}, or year, nations and size before the number: {example}",
    ),
    "no-such-fight": (
        "Germany does not meet {allies} in {year}",
        "choose another year or nation; there are: {known}",
    ),
    # forces
    "years-backwards": ("the last year {last} is before the first", "swap the two years"),
    "years-outside": (
        "the years are outside those of the order of battle",
        "choose years from {first} to {last}",
    ),
    "not-of-nation": ("{nation} has no {thing}", "{hint}"),
    "too-many-counters": (
        "{found} of {thing}, but the box has {copies}",
        "lower the number",
    ),
    "no-counters": ("{thing} is listed without counters", "give a number, or remove the line"),
    "initiative-tie": (
        "the initiative {found} could tie with the other side's",
        "the initiative of the Axis is odd, that of the Allies even",
    ),
    "support-item": (
        "an entry of a support table is either a unit or a radio",
        "give unit or radio, and a weapon only with a unit",
    ),
    "counters-of-leader": (
        "the counters of {unit} are not named, or need not be",
        "name the counters of a Leader, and of no other unit",
    ),
    "no-such-counter": (
        "{nation} has no {unit} {number}",
        "its counters are numbered 1 to {last}",
    ),
    # the generator
    "rolls-incomplete": (
        "the rolls do not cover 2 to 12 in sequence",
        "let each quality begin where the one before ends, and the last end at 12",
    ),
    "mines-strength": (
        "the strength of mines is given without mines, or is missing",
        "give mines: 6, 7 or 8 together with mines among the pieces",
    ),
    # scenarios
    "edges-apart": ("the two sides do not face each other", "write edge: {edge}"),
    "too-soon": (
        "the space {found} is not after the start at {start}",
        "choose a later space of the time track",
    ),
    "chit-excluded": (
        "the chit {letter} is both open and excluded",
        "remove it from one of the two",
    ),
    "objective-of-both": (
        "both sides control objective {objective}",
        "give it to one of them",
    ),
    "not-of-side": ("{nation} does not fight for {side}", "{hint}"),
    "no-units": ("{side} has no units at the start", "give it some"),
    "one-area": (
        "a set-up area is given in exactly one way",
        "give depth, near, scattered or chained",
    ),
    "area-too-deep": (
        "a depth of {found} is more than the map has from this edge",
        "give at most {most}",
    ),
    "too-many-weapons": (
        "{found} weapons here, but only {units} units to carry them",
        "add units, or remove weapons: a unit carries one",
    ),
    "in-water": ("{hex} is in the water", "choose a hex on land"),
    "not-in-force": (
        "{thing} is not among what {side} has at the start",
        "add it there, or remove it here",
    ),
    # positions
    "scenario-or-map": (
        "a position starts from a scenario or from a map, not from both",
        "remove one of the two",
    ),
    "clear-scenario": ("only a scenario can be cleared", "name a scenario, or remove clear"),
    "clear-first": (
        "other nations have other pieces than the scenario",
        "add clear: true and name the pieces",
    ),
    "set-up-scenario": ("only a scenario has a set-up", "name a scenario, or remove phase"),
    "not-before-set-up": (
        "{key} cannot be given before the set-up",
        "remove it, or begin with phase: turn",
    ),
    "counter-number": ("there is no counter number {found}", "number them from 1 to {most}"),
    "number-twice": (
        "{one} and {other} have the same number",
        "give every counter of a side, and every weapon, a number of its own",
    ),
    "one-place": ("a unit is in one place", "give hex, space or casualty: true"),
    "two-weapons": ("{unit} already carries {weapon}", "a unit carries one weapon"),
    "empty-deck": ("the deck is empty", "leave at least one card in it"),
}
"""Code to message and remedy; the braces name the problem's values."""

PHRASES: Mapping[str, str] = {
    "the-hex": "the hex {hex}",
    "the-direction": "the direction {direction}",
    "odd": "odd",
    "even": "even",
    "a-radio": "radio {fp}",
    "the-roll": "the roll {roll}",
    "russia": "Russia",
    "america": "America",
    "a-fight": "{year} {allies}",
}
"""Code to what a problem's value says; the braces name the phrase's values."""

worded(WORDING)
phrased(PHRASES)
