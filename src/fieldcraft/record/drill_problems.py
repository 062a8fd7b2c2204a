"""What can go wrong with a drill: mistakes in the file, and expectations that are not met."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields

from fieldcraft.games.undaunted.content.problems import ContentError, Place, Problem, problem

WORDING: Mapping[str, tuple[str, str]] = {
    "unknown-clause": ("there is no clause {clause} in docs/rules", "{hint}"),
    "unknown-side": ("there is no side {side} in this game", "{hint}"),
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
    "no-sampling": ("events cannot be expected of a sample", "expect them at a step of their own"),
}
"""Code to message and remedy, for the mistakes that only drills can have."""


class DrillProblem(Problem):
    """A mistake in a drill file that is no mistake of shape."""

    @property
    def message(self) -> str:
        return WORDING[self.code][0].format_map(self.values)

    @property
    def remedy(self) -> str:
        return WORDING[self.code][1].format_map(self.values)


def mistake(code: str, at: Place = (), **values: str | int) -> DrillProblem:
    """A mistake at a place, not yet bound to a line."""
    plain = problem("shape", at, **values)
    given = {field.name: getattr(plain, field.name) for field in fields(plain)}
    return DrillProblem(**{**given, "code": code})


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

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}: " if self.file else ""
        act = f" ({self.act})" if self.act else ""
        step = f"step {self.step}{act}" if self.step else "position"
        return f"{where}{step}: {self.what}: expected {self.expected}, found {self.found}"


class DrillFailure(Exception):
    """The game does not do what the drill says; carries every difference found at that step."""

    def __init__(self, mismatches: Iterable[Mismatch]) -> None:
        self.mismatches = list(mismatches)
        super().__init__("\n".join(str(mismatch) for mismatch in self.mismatches))
