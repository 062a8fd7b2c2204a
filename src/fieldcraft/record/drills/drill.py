"""Drills: a position and what the rules say about it, read from YAML and run (docs/drills.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from fieldcraft import games
from fieldcraft.core import ScriptError, State, key_from_seed
from fieldcraft.core.content.problems import ContentError, Place, Problem, hint, problem
from fieldcraft.core.content.reading import Document, read_file, read_text
from fieldcraft.core.content.shape import build
from fieldcraft.core.game import Game
from fieldcraft.core.phrases import why
from fieldcraft.record.drills.citing import cited_in
from fieldcraft.record.drills.models import Drill, Events, Step, Variant
from fieldcraft.record.drills.parts import Name
from fieldcraft.record.drills.problems import DrillError, DrillFailure, Mismatch, phrase
from fieldcraft.record.drills.run import Run
from fieldcraft.record.drills.tables import has_drills, table_of
from fieldcraft.record.rules.rulebook import book_of, drills_folder, load_book
from fieldcraft.record.seen import Seen, join_seen

__all__ = [
    "DrillError",
    "DrillFailure",
    "DrillFile",
    "DrillResult",
    "Mismatch",
    "RunResult",
    "drill_files",
    "drills_for",
    "load_drill",
    "load_drill_text",
    "run_drill",
    "run_drills",
]


@dataclass(frozen=True)
class RunResult:
    """One pass over a drill: the drill itself, or one of its variants."""

    name: str
    """Empty for the drill itself."""
    checks: int
    """How many steps expected or refused something."""
    failure: DrillFailure | None

    @property
    def passed(self) -> bool:
        """Whether everything was as the drill says."""
        return self.failure is None


@dataclass(frozen=True)
class DrillResult:
    """The result of a drill file."""

    path: str
    name: str
    game: str
    clauses: tuple[str, ...]
    runs: tuple[RunResult, ...]
    error: DrillError | None = None
    """Why the file could not be run at all."""

    @property
    def passed(self) -> bool:
        """Whether the file could be run and every pass was as it says."""
        return self.error is None and all(run.passed for run in self.runs)

    @property
    def checks(self) -> int:
        """How many steps expected or refused something, in all passes."""
        return sum(run.checks for run in self.runs)

    def report(self) -> str:
        """Every mistake or difference, one per line; empty if there is none."""
        if self.error is not None:
            return str(self.error)
        lines = []
        for run in self.runs:
            if run.failure is not None:
                name = f" – {run.name}" if run.name else ""
                lines.append(f"{self.name}{name}\n{run.failure}")
        return "\n".join(lines)


@dataclass(frozen=True)
class DrillFile:
    """A drill as it was read: its values, and where each of them stands."""

    drill: Drill
    document: Document

    @property
    def file(self) -> Path:
        """Where it was read."""
        return Path(self.document.file)

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause it cites: listed, listed by a variant, or demanded of a refusal."""
        cited = list(self.drill.clauses)
        for variant in self.drill.variants:
            cited += variant.clauses
        for _, step in steps_of(self.drill):
            cited += [step.clause] if step.clause is not None else []
        return tuple(dict.fromkeys(cited))

    def run(self) -> DrillResult:
        """Run the drill and each of its variants; `DrillError` when the file cannot be run."""
        runs = [self.run_one(None)] if self.drill.steps else []
        runs += [self.run_one(number) for number in range(len(self.drill.variants))]
        drill = self.drill
        return DrillResult(self.document.file, drill.drill, drill.game, self.clauses, tuple(runs))

    def run_one(self, number: int | None) -> RunResult:
        """Run the drill itself, or the variant with this number."""
        variant = None if number is None else self.drill.variants[number]
        run = self.set_up(number)
        checks = 0
        failure = None
        try:
            for count, (at, step) in enumerate(self.path(variant, number), 1):
                run.step(step, count, at)
            if variant is None:
                for key, left in table_of(self.drill.game).left(run.state).items():
                    place = ("position", *key.split("."))
                    found = phrase("left-over", count=left)
                    run.check(not left, place, phrase("all-used"), found)
        except DrillFailure as failed:
            failure = failed
        checks = run.checks
        return RunResult("" if variant is None else variant.variant, checks, failure)

    def path(self, variant: Variant | None, number: int | None) -> Iterator[tuple[Place, Step]]:
        """The steps of a pass, with their places in the file."""
        if variant is None or number is None:
            for index, step in enumerate(self.drill.steps):
                yield ("steps", index), step
            return
        if variant.after is not None:
            for index, step in enumerate(self.drill.steps):
                yield ("steps", index), step
                if step.label == variant.after:
                    break
        for index, step in enumerate(variant.steps):
            yield ("variants", number, "steps", index), step

    def set_up(self, number: int | None) -> Run:
        """The position, ready to run."""
        drill = self.drill
        strict = drill.seed is None
        own = number is not None and drill.variants[number].position.model_fields_set
        state = self.start(number) if own else self.beginning.clone()
        return Run(games.get(drill.game), self.document, state, strict)

    @cached_property
    def beginning(self) -> State:
        """The drill's own position, from which all passes start that have no other."""
        return self.start(None)

    def start(self, number: int | None) -> State:
        """The position, with that of a variant laid over it."""
        drill = self.drill
        game = games.get(drill.game)
        strict = drill.seed is None
        positions = [drill.position]
        prefix: Place = ("position",)
        if number is not None:
            positions.append(drill.variants[number].position)
            prefix = ("variants", number, "position")
        key = key_from_seed(drill.seed or 0)
        try:
            if drill.seen is not None:
                return joined(game, drill.seen, strict, key)
            return table_of(drill.game).set_up(game, positions, strict, key)
        except ContentError as error:
            if drill.seen is not None:
                raise self.error(*error.problems) from None
            raise self.error(*(self.inside(one, prefix) for one in error.problems)) from None
        except ScriptError as error:
            raise self.error(problem("script", prefix, why=why(error))) from None

    def inside(self, found: Problem, prefix: Place) -> Problem:
        """A problem of the position, in the variant if that is where it is."""
        here = (*prefix, *found.at)
        if here not in self.document.marks and ("position", *found.at) in self.document.marks:
            return found.inside("position")
        return found.inside(*prefix)

    def error(self, *found: Problem) -> DrillError:
        """Mistakes with their lines."""
        return DrillError([self.document.locate(one) for one in found])


def joined(game: Game, seen: Seen, strict: bool, key: bytes) -> State:
    """The state that both sides see; `ContentError` if they cannot see this together."""
    try:
        state = join_seen(game, seen, key)
    except ValueError as error:
        raise ContentError([problem("seen-unfit", ("seen",), why=str(error))]) from None
    if strict:
        state.chance.script([], [[] for _ in game.sides], True)
    return state


def steps_of(drill: Drill) -> Iterator[tuple[Place, Step]]:
    """All steps of a drill and its variants, with their places."""
    for index, step in enumerate(drill.steps):
        yield ("steps", index), step
    for number, variant in enumerate(drill.variants):
        for index, step in enumerate(variant.steps):
            yield ("variants", number, "steps", index), step


# -- reading -----


def load_drill(path: Path | str) -> DrillFile:
    """A drill from its file; `DrillError` with every problem in it."""
    try:
        return _finish(read_file(Path(path)))
    except ContentError as error:
        raise DrillError(error.problems) from None


def load_drill_text(text: str | bytes, file: str = "") -> DrillFile:
    """A drill from the text of a file; `file` is only used in messages."""
    try:
        return _finish(read_text(text, file))
    except ContentError as error:
        raise DrillError(error.problems) from None


def _finish(document: Document) -> DrillFile:
    try:
        drill = build(_model(document.value), document.value)
        found = list(_mistakes(drill))
        if found:
            raise ContentError(found)
    except ContentError as error:
        raise ContentError([document.locate(one) for one in error.problems]) from None
    return DrillFile(drill, document)


def _model(value: Any) -> type[Drill]:
    """How the drill's game writes drills; `Any`: what stands in the file is not known yet."""
    key = build(_Head, value).game
    if not has_drills(key):
        hinted = hint(key, games.having("drills"))
        raise ContentError([problem("unknown-game", ("game",), game=key, hint=hinted)])
    return table_of(key).form(key)


class _Head(BaseModel):
    """The key that says how to read the others."""

    game: Name


def _mistakes(drill: Drill) -> Iterator[Problem]:
    """What the shape alone does not tell."""
    if not drill.steps and not drill.variants:
        yield problem("no-steps")
    if drill.steps and not any(_proves(step) for step in drill.steps):
        yield problem("proves-nothing", ("steps",))
    labels = [step.label for step in drill.steps if step.label is not None]
    for index, step in enumerate(drill.steps):
        if step.label is not None and labels.count(step.label) > 1:
            yield problem("label-twice", ("steps", index, "label"), label=step.label)
    for number, variant in enumerate(drill.variants):
        if not any(_proves(step) for step in variant.steps):
            yield problem("proves-nothing", ("variants", number, "steps"))
        if drill.seen is not None and variant.position.model_fields_set:
            yield problem("seen-and-position", ("variants", number, "position"))
        if variant.after is not None and variant.after not in labels:
            known = hint(variant.after, labels)
            at: Place = ("variants", number, "after")
            yield problem("unknown-label", at, label=variant.after, hint=known)
    if drill.seen is not None:
        sides = games.get(drill.game).sides
        if drill.position.model_fields_set:
            yield problem("seen-and-position", ("seen",))
        if set(drill.seen) != set(sides):
            yield problem("seen-by-both", ("seen",), sides=", ".join(sides))
    yield from _unknown_clauses(drill)
    for at, step in steps_of(drill):
        if step.expect is not None and step.expect.events is not None:
            told = table_of(drill.game).EVENTS
            yield from _unknown_events(step.expect.events, (*at, "expect", "events"), told)


def _proves(step: Step) -> bool:
    return step.expect is not None or step.refuse is not None or step.sample is not None


def _unknown_clauses(drill: Drill) -> Iterator[Problem]:
    known = load_book(book_of(drill.game)).entries
    cited: list[tuple[Place, str]] = [
        (("clauses", index), clause) for index, clause in enumerate(drill.clauses)
    ]
    for number, variant in enumerate(drill.variants):
        for index, clause in enumerate(variant.clauses):
            cited.append((("variants", number, "clauses", index), clause))
    for at, step in steps_of(drill):
        if step.clause is not None:
            cited.append(((*at, "clause"), step.clause))
    for at, clause in cited:
        if clause not in known:
            yield problem("unknown-clause", at, clause=clause, hint=hint(clause, known))


def _unknown_events(
    events: Events, at: Place, told: Mapping[str, tuple[str, ...]]
) -> Iterator[Problem]:
    for key in ("exactly", "include", "exclude"):
        for index, pattern in enumerate(getattr(events, key) or ()):
            here = (*at, key, index)
            name = pattern if isinstance(pattern, str) else pattern.event
            if name not in told:
                known = hint(name, told)
                yield problem("unknown-event", here, event=name, hint=known)
                continue
            extra = {} if isinstance(pattern, str) else pattern.model_extra or {}
            for field in extra:
                if field not in told[name]:
                    known = hint(field, told[name])
                    yield problem("unknown-field", here, event=name, field=field, hint=known)


# -- running -----


def run_drill(path: Path | str) -> DrillResult:
    """Run one drill file with its variants; `DrillError` when it cannot be run."""
    return load_drill(path).run()


def run_drills(drills: Iterable[Path | str | DrillFile]) -> Iterator[DrillResult]:
    """Run several; one that cannot be run has its `error`, and the others run all the same."""
    for one in drills:
        try:
            yield one.run() if isinstance(one, DrillFile) else run_drill(one)
        except DrillError as error:
            path = one.file if isinstance(one, DrillFile) else Path(one)
            yield DrillResult(path.as_posix(), "", "", (), (), error)


def drill_files() -> list[Path]:
    """Our drills, in a stable order."""
    return sorted(drills_folder().rglob("*.yaml"))


def drills_for(clause: str) -> list[DrillFile]:
    """Our drills that cite a clause, or one of the clauses below it, in any case."""
    wanted = clause.casefold()
    found = []
    for path in drill_files():
        cited = cited_in(path.read_text(encoding="utf-8"))
        if any(f"{one.casefold()}.".startswith(f"{wanted}.") for one in cited):
            found.append(load_drill(path))
    return found
