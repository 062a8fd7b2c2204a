"""What can go wrong with a drill: mistakes in the file, and expectations that are not met."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from fieldcraft.core import Refusal, phrases
from fieldcraft.core.content.problems import ContentError
from fieldcraft.core.phrases import Phrase, Wording, phrase
from fieldcraft.record.errors import reason_of

__all__ = [
    "MISMATCH", "PHRASES", "WORDING", "DrillError", "DrillFailure", "Mismatch", "phrase", "refused",
]  # fmt: skip

WORDING: Wording = {
    "unknown-clause": ("there is no clause {clause} in docs/rules", "{hint}"),
    "label-twice": ("two steps have the label {label}", "rename one of them"),
    "unknown-label": ("no step has the label {label}", "{hint}"),
    "unknown-words": ("{text} are not words of this game ({reason})", "{hint}"),
    "unknown-event": ("there is no event {event}", "{hint}"),
    "unknown-field": ("the event {event} has no field {field}", "{hint}"),
    "unknown-thing": ("{thing} cannot be inspected", "{hint}"),
    "script": (
        "{why}",
        "give `dice` or `draws` here, or a `seed` for the drill; a turn with an empty hand ends by"
        " itself, so leave a card in it if nothing should be drawn yet",
    ),
    "nowhere": (
        "no viewpoint shows {path}, so its absence proves nothing",
        "correct the path, or remove the line",
    ),
    "proves-nothing": ("nothing is expected and nothing refused here", "add expect or refuse"),
    "no-steps": ("the drill has neither steps nor variants", "add steps"),
    "seen-and-position": (
        "what the sides see is a whole position",
        "remove either seen or position",
    ),
    "seen-by-both": (
        "a position that is seen must be seen by both sides, {sides}",
        "add what the other side sees, or write a position",
    ),
    "seen-unfit": (
        "what the sides see does not make a position: {why}",
        "regenerate the drill with fieldcraft drill --from, or correct it",
    ),
    "no-sampling": ("events cannot be expected of a sample", "expect them at a step of their own"),
}
"""Code to message and remedy, for the mistakes that only drills can have."""

PHRASES: Mapping[str, str] = {
    # mistakes of shape
    "blank-key": "nothing follows {key}",
    "empty-facts": "this proves nothing: say what must be true",
    "no-event-list": "give exactly, include or exclude",
    "two-acts": "a step does one thing, not {act} and {other}",
    "a-choice": "a choice",
    "lone-clause": "clause, reason and tells belong to refuse",
    "bare-refusal": "say the clause or the reason of the refusal",
    "lone-varies": "varies belongs to sample",
    "idle-step": "the step does nothing and expects nothing",
    # remedies
    "see-the-words": "see docs/drills.md for the words",
    "name-it": "name {word}",
    "name-a-thing": "name a thing of this game",
    # what is expected, what is found
    "all-used": "all used",
    "left-over": "{count} left over",
    "offered": "{text}, which is offered",
    "not-offered": "not offered",
    "a-refusal": "a refusal",
    "no-refusal": "no refusal",
    "refused": "refused: {reason} ({why})",
    "allowed": "{text} is allowed",
    "a-reason": "a reason",
    "no-reason": "no reason",
    "unchanged": "nothing changed",
    "changed": "changed: {parts}",
    "the-digest": "digest",
    "the-decision": "decision",
    "the-view": "view of {side}",
    "the-options": "options of {side}",
    "an-undo": "an undo",
    "state-before": "the state before the choice",
    "another-state": "another state",
    "what-is-seen": "what {side} sees",
    "sample-differs": "{how} {number} differs in {parts}",
    "in-sample": "{how} {number}: {found}",
    "by-determinize": "determinize",
    "by-sample": "sample",
    "cards-vary": "different cards in {zone}",
    "cards-same": "always the same",
    "no-words": "no {words}",
    "forecasts": "{count} forecasts",
    "one-forecast": "one forecast",
    "no-forecast": "nothing rolled",
}
"""Code to what a mistake's value, an expectation or a finding says."""

MISMATCH: Mapping[str, str] = {
    "step": "step {step} ({act}): {what}: expected {expected}, found {found}",
    "step-alone": "step {step}: {what}: expected {expected}, found {found}",
    "position": "position: {what}: expected {expected}, found {found}",
}
"""How a difference is told: with what the step did, without, or before the first step."""

phrases.worded(WORDING)
phrases.phrased(PHRASES)
phrases.phrased(MISMATCH, "mismatch")


def refused(refusal: Refusal | None, game: str) -> Phrase:
    """A refusal at a game's table, as a finding."""
    if refusal is None:
        return phrase("no-refusal")
    why = Phrase(
        refusal.clause or "no clause", refusal.reason, reason_of(refusal, game).values, "why"
    )
    return phrase("refused", reason=refusal.reason, why=why)


class DrillError(ContentError):
    """A drill that cannot be run; carries every problem found, each with its line and remedy."""


@dataclass(frozen=True)
class Mismatch:
    """One thing that is not as the drill says."""

    what: str
    """Where in the drill it is said: `expect.counters.us:rifleman-a`."""
    expected: str
    found: str
    step: int = 0
    """The step's number, from 1; 0 for the position itself."""
    act: str = ""
    """What was done in that step."""
    file: str = ""
    line: int = 0

    @property
    def code(self) -> str:
        """Which way of telling it fits: with what the step did, without, or for no step."""
        if not self.step:
            return "position"
        return "step" if self.act else "step-alone"

    @property
    def values(self) -> Mapping[str, str | int]:
        """What the telling needs."""
        given: dict[str, str | int] = {
            "what": self.what, "expected": self.expected, "found": self.found,
        }  # fmt: skip
        if self.step:
            given["step"] = self.step
        return {**given, "act": self.act} if self.act else given

    @property
    def where(self) -> str:
        """File and line, as an editor can follow them."""
        return f"{self.file}:{self.line}" if self.file else ""

    def __str__(self) -> str:
        said = MISMATCH[self.code].format_map(self.values)
        return f"{self.where}: {said}" if self.where else said


class DrillFailure(Exception):
    """The game does not do what the drill says; carries every difference found at that step."""

    def __init__(self, mismatches: Iterable[Mismatch]) -> None:
        self.mismatches = list(mismatches)
        super().__init__("\n".join(str(mismatch) for mismatch in self.mismatches))
