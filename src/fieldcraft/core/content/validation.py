"""A document against the model of its kind: what it holds, and everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from fieldcraft.core.content.problems import ContentError, Problem, hint, problem
from fieldcraft.core.content.reading import Document, read_file, read_text
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
        return None, _in_order(document, error.problems)
    return made, _in_order(document, found)


def _in_order(document: Document, found: Iterable[Problem]) -> list[Problem]:
    """The problems as one meets them reading the file; those of a file beside it come last."""
    located = [document.locate(one) for one in found]
    return sorted(located, key=lambda one: (one.file != document.file, one.line, one.column))


def usable(examined: tuple[Model | None, list[Problem]]) -> Model:
    """The model of a document that was examined; `ContentError` with every error in it."""
    made, problems = examined
    wrong = errors(problems)
    if made is None or wrong:
        raise ContentError(wrong)
    return made


def expect_kind(document: Document, found: object, wanted: str) -> None:
    """Refuse a file that says it is of another kind."""
    if isinstance(found, str) and found not in ("", wanted):
        other = problem("wrong-kind", ("kind",), found=found, wanted=wanted)
        raise ContentError([document.locate(other)])


def unknown_kind(value: Mapping[str, object], known: Iterable[str]) -> Problem:
    """What to say of a file whose kind is missing or no kind of file."""
    kind = value.get("kind")
    if isinstance(kind, str):
        return problem("unknown-word", ("kind",), word=kind[:80], hint=hint(kind, known))
    at = ("kind",) if "kind" in value else ()
    return problem("unknown-kind", at, known=", ".join(known))


def errors(problems: Iterable[Problem]) -> list[Problem]:
    """The problems without the warnings."""
    return [one for one in problems if one.severity == "error"]


def check_file(path: Path | str, check: Callable[[Document], list[Problem]]) -> list[Problem]:
    """Every problem of a content file, warnings included; empty when there is none."""
    try:
        return check(read_file(Path(path)))
    except ContentError as error:
        return error.problems


def check_text(
    text: str | bytes,
    file: str,
    check: Callable[[Document], list[Problem]],
    beside: Mapping[str, str] | None = None,
) -> list[Problem]:
    """Every problem of a content file given as text, `beside` the files that came with it."""
    try:
        return check(read_text(text, file, beside))
    except ContentError as error:
        return error.problems
