"""Drills as figures: the steps of a drill played once, each with what is done or looked at there.

A figure is named like the drill's file, `u-503-move`; its second variant is `u-503-move~2`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pydantic import BaseModel

from fieldcraft import games
from fieldcraft.core import WordError, key_from_seed
from fieldcraft.record.drills.drill import DrillFile, drill_files, load_drill
from fieldcraft.record.drills.models import Step
from fieldcraft.record.drills.tables import table_of
from fieldcraft.record.format.file import Header
from fieldcraft.record.match import Match

MOST_LOOKS = 8
"""How many of a step's values are shown one by one."""
DULL = ("not-asked", "not-your-decision", "not-a-word")


@dataclass(frozen=True)
class Act:
    """What comes next in a figure: a choice, something refused, or a look at one or two things."""

    side: str
    choice: str = ""
    refused: str = ""
    things: tuple[str, ...] = ()
    note: str = ""
    """The drill's own remark, in English."""


@dataclass(frozen=True)
class Figure:
    """A drill, or one of its variants."""

    name: str
    file: DrillFile
    variant: int | None

    @property
    def game(self) -> str:
        """The key of its game."""
        return self.file.drill.game

    @property
    def title(self) -> str:
        """What it shows, in English."""
        if self.variant is None or not self.file.drill.steps:
            return self.file.drill.drill
        return self.file.drill.variants[self.variant].variant

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses it shows."""
        if self.variant is None:
            return self.file.drill.clauses
        return (*self.file.drill.clauses, *self.file.drill.variants[self.variant].clauses)

    def play(self) -> Iterator[tuple[Match, Act | None]]:
        """The match before each act, and at the end; it goes on when the next is asked for."""
        drill = self.file.drill
        header = Header(game=drill.game, position={}, key=key_from_seed(0).hex())
        match = Match.resume(header, (), 0, self.file.set_up(self.variant).state)
        variant = None if self.variant is None else drill.variants[self.variant]
        for _, step in self.file.path(variant, self.variant):
            if step.sayings():
                table_of(drill.game).feed(match.state, step, drill.seed is None)
            elif step.undo is not None:
                match.undo(step.undo)
            for act in list(acts(step)) or list(expected(match, step)):
                if act.refused and is_dull(match, act):
                    continue
                yield match, act
                if act.choice:
                    match.choose(act.side, act.choice)
        yield match, None

    def words(self) -> frozenset[str]:
        """Every word of the steps, among them the places and pieces that matter."""
        found: set[str] = set()
        variant = None if self.variant is None else self.file.drill.variants[self.variant]
        for _, step in self.file.path(variant, self.variant):
            _gather(step, found)
        return frozenset(found.difference(games.get(self.game).sides))


def _gather(value: object, found: set[str]) -> None:
    """The words in a part of a drill."""
    if isinstance(value, str):
        found.update(value.split())
    elif isinstance(value, dict):
        for key, one in value.items():
            _gather(key, found)
            _gather(one, found)
    elif isinstance(value, list | tuple):
        for one in value:
            _gather(one, found)
    elif isinstance(value, BaseModel):
        _gather(
            value.model_dump(by_alias=True, exclude={"note", "label"}, exclude_unset=True), found
        )


def acts(step: Step) -> Iterator[Act]:
    """What a step does, one thing after another."""
    note = step.note or ""
    for side, texts in step.sayings():
        for text in texts:
            yield Act(side, choice=text, note=note)
            note = ""
    for side, words in (step.refuse or {}).items():
        if side == "undo":
            continue
        for text in (words,) if isinstance(words, str) else words:
            yield Act(side, refused=text, note=note)
            note = ""
    looks = step.expect.inspect if step.expect is not None and step.sample is None else None
    for side, things in (looks or {}).items():
        for thing in list(things)[:MOST_LOOKS]:
            yield Act(side, things=tuple(str(thing).split()), note=note)
            note = ""


def is_dull(match: Match, act: Act) -> bool:
    """Whether something is refused only because it answers no question, or not this one."""
    refusal = match.why_not(act.side, act.refused)
    return refusal is None or refusal.reason in DULL or refusal.reason.startswith("unknown-")


def expected(match: Match, step: Step) -> Iterator[Act]:
    """Of a step that only expects something: the pieces and places of which it does."""
    told = {} if step.expect is None else step.expect.model_dump(exclude_unset=True)
    words = (word for part in told.values() if isinstance(part, dict) for word in part)
    found = [word for word in words if word not in match.sides and _is_thing(match, str(word))]
    for word in found[:MOST_LOOKS]:
        yield Act(match.sides[0], things=(str(word),), note=step.note or "")


def _is_thing(match: Match, word: str) -> bool:
    try:
        match.state.inspect(0, word)
    except WordError:
        return False
    return True


@cache
def _files() -> dict[str, Path]:
    """Our drills by name."""
    return {path.stem: path for path in drill_files()}


def figure(name: str) -> Figure:
    """A figure by its name; KeyError if there is none."""
    stem, tilde, number = name.partition("~")
    file = _loaded(_files()[stem])
    variant: int | None = None
    if tilde:
        if not number.isdecimal() or not 1 <= int(number) <= len(file.drill.variants):
            raise KeyError(name)
        variant = int(number) - 1
    elif not file.drill.steps:
        variant = 0
    return Figure(name, file, variant)


def variants(figure: Figure) -> list[str]:
    """The names of all figures of the drill, its own steps first."""
    stem = figure.name.partition("~")[0]
    drill = figure.file.drill
    own = [stem] if drill.steps else []
    return own + [f"{stem}~{number}" for number in range(1, len(drill.variants) + 1)]


@cache
def _loaded(path: Path) -> DrillFile:
    return load_drill(path)
