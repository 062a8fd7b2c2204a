"""How a line may go on: commands, what can be done, and the names of things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from fieldcraft.commandline import commands
from fieldcraft.commandline.line import LONGEST, Reader
from fieldcraft.commandline.steps import (
    Candidate,
    Node,
    after_choices,
    options,
    sample,
    steps,
    waiting,
    ways_and_groups,
)
from fieldcraft.commandline.vocabulary import Token

if TYPE_CHECKING:
    from fieldcraft.core import State
    from fieldcraft.i18n.speaker import Speaker
    from fieldcraft.i18n.voices import Voice
    from fieldcraft.record.play.playthrough import Playthrough

MOST: Final = 8
"""So many are offered."""
FEW: Final = 3
"""So many meanings of a line are gone on from."""


def complete(speaker: Speaker, voice: Voice, match: Playthrough, side: int, text: str) -> list[str]:
    """Whole lines that begin with what was typed, the likeliest first."""
    reader = Reader(speaker, voice, match, side)
    typed = " ".join(text[:LONGEST].split())
    if text.endswith(" ") and typed:
        typed += " "
    folded = typed.casefold()
    found: dict[str, None] = {}
    for line in _lines(reader, typed):
        if line.casefold().startswith(folded) and line.casefold() != folded:
            found.setdefault(line)
        if len(found) >= MOST:
            break
    return list(found)


def _lines(reader: Reader, typed: str) -> Iterator[str]:
    """All that a line might be, as far as it matters to what was typed."""
    speaker, lang = reader.speaker, reader.speaker.lang
    first, space, rest = typed.partition(" ")
    command = commands.find(speaker, first) if space else None
    if command is None:
        yield from reader.voice.doings(speaker) if typed else ()
        yield from reader.labels()
        for one in commands.COMMANDS:
            yield commands.names(lang, one.word)[0] + (" " if one.takes else "")
    going_on = list(_going_on(reader, typed if command is None else rest))
    if command is None:
        yield from going_on
    elif command.takes == "words":
        yield from (f"{first} {line}" for line in going_on)
    if not going_on:
        yield from _named(reader, typed)


def _going_on(reader: Reader, typed: str) -> Iterator[str]:
    """What was typed, with what can be named next to do it."""
    words = typed.split(" ")
    for length in range(1, min(3, len(words) - 1) + 1):
        head, tail = " ".join(words[:-length]), " ".join(words[-length:]).casefold()
        tokens = reader.vocabulary.tokens(head)
        is_where = tokens == reader.vocabulary.tokens(head.rpartition(" ")[0])  # after `to`, `at`
        for name, is_thing in nexts(reader, tokens):
            if name.casefold().startswith(tail) and (is_thing or not is_where):
                yield f"{head} {name}"


def nexts(reader: Reader, tokens: Sequence[Token]) -> Iterator[tuple[str, bool]]:
    """What can be named after a line: things by their names, anything else as it is labelled."""
    speaker, voice, side = reader.speaker, reader.voice, reader.side
    if side < 0 or not tokens:
        return
    names = {ref: name for name, ref in reversed(reader.vocabulary.texts.items())}
    known = set(reader.match.options(side))
    for ref in _targets(reader, tokens):
        if ref in names:
            yield names[ref], True
    for plan, _ in steps(speaker, voice, reader.state, side, tokens).plans[:FEW]:
        state = after_choices(sample(reader.state, side), side, plan.choices)
        if state is None:
            continue
        start = Node(state, (), plan.choices, (), frozenset(plan.refs))
        near = list(options(speaker, voice, state, side, state.view(side)))
        for there in [state, *(one.state for one in waiting(voice, start, side, near))]:
            for one in _doings(reader, there):
                if known.isdisjoint(one.plan.choices) and one.plan.choices[0] not in plan.choices:
                    things = [names[ref] for ref in one.plan.refs if ref in names]
                    yield (things[-1], True) if things else (one.label.partition(":")[0], False)


def _targets(reader: Reader, tokens: Sequence[Token]) -> Iterator[str]:
    """What those can fire at who are named, before they are chosen; the Order may be named too."""
    speaker, voice, side = reader.speaker, reader.voice, reader.side
    here = sample(reader.state, side)
    orders = [plan.choices for plan, _ in steps(speaker, voice, here, side, tokens[:1]).plans]
    for choices, named in [((), tokens), *((one, tokens[1:]) for one in orders[:FEW])]:
        state = after_choices(here, side, choices)
        if state is not None and named:
            for one in ways_and_groups(speaker, voice, state, side, state.view(side)):
                if one.plan.aim and not one.left(named):
                    yield from one.plan.refs


def _doings(reader: Reader, state: State) -> Iterator[Candidate]:
    """What can be done there with one choice or with several, passes and asides left out."""
    speaker, voice, view = reader.speaker, reader.voice, state.view(reader.side)
    yield from (
        one
        for one in options(speaker, voice, state, reader.side, view)
        if voice.role(one.plan.choices[0]) not in ("pass", "minor")
    )
    yield from ways_and_groups(speaker, voice, state, reader.side, view)


def _named(reader: Reader, typed: str) -> Iterator[str]:
    """What was typed, with its last words completed to a name; the longest beginning counts."""
    words = typed.split(" ")
    for length in range(min(3, len(words)), 0, -1):
        tail = " ".join(words[-length:]).casefold()
        head = " ".join(words[:-length])
        if not tail.strip() and length > 1:
            continue
        for name in reader.vocabulary.texts:
            if name.casefold().startswith(tail):
                yield f"{head} {name}".strip()
