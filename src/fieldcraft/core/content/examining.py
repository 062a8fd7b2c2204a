"""A document against the model of its kind: what it holds, and everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fieldcraft.core.content.problems import ContentError, Problem, problem
from fieldcraft.core.content.reading import Document
from fieldcraft.core.content.shape import Model, build


def examine(
    document: Document, model: type[Model], check: Callable[[Model], Iterable[Problem]]
) -> tuple[Model | None, list[Problem]]:
    """The model if the shape is right, and every problem with its line.

    `check` finds what is wrong beyond the shape.
    """
    if document.value is None:
        return None, [document.locate(problem("empty"))]
    try:
        made = build(model, document.value)
        found = list(check(made))
    except ContentError as error:
        return None, [document.locate(one) for one in error.problems]
    return made, [document.locate(one) for one in found]


def errors(problems: Iterable[Problem]) -> list[Problem]:
    """The problems without the warnings."""
    return [one for one in problems if one.severity == "error"]
