"""As much of a faulty document as can be used, to draw it for the person who mends it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy

from fieldcraft.core.content.problems import ContentError, Place, Problem
from fieldcraft.core.content.reading import Value
from fieldcraft.core.content.shape import Model, build
from fieldcraft.core.content.validation import errors

ROUNDS = 6
"""What is left out may make something else wrong; so often is it tried again."""


def salvaged(
    model: type[Model], value: Mapping[str, Value], check: Callable[[Model], Iterable[Problem]]
) -> Model | None:
    """The model without what is wrong in the values; None if nothing sound is left."""
    kept = deepcopy(dict(value))
    for number in range(ROUNDS):
        try:
            made = build(model, kept)
            wrong = errors(check(made))
        except ContentError as error:
            wrong = error.problems
        else:
            if not wrong:
                return made
        # Backwards, as leaving an item of a list out moves those behind it.
        for one in sorted(wrong, key=lambda one: [str(part) for part in one.at], reverse=True):
            _leave_out(kept, one.at if number < ROUNDS - 2 else one.at[:1])
    return None


def _leave_out(value: Value, at: Place) -> None:
    """Remove what stands at a place, or the nearest thing above it that is there."""
    inside, last = value, None
    for part in at:
        try:
            inside, last = inside[part], (inside, part)
        except (LookupError, TypeError):
            break
    if last is not None:
        del last[0][last[1]]


def words_of(found: Problem) -> list[str]:
    """The words that a problem's place and values name, each once."""
    named = [str(part) for part in found.at]
    named += [word for value in found.values.values() for word in str(value).split()]
    return list(dict.fromkeys(named))
