"""From plain values to models: what pydantic finds is said in our own words, with its place."""

from __future__ import annotations

import re
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from fieldcraft.core.content.problems import (
    ContentError,
    Phrase,
    Place,
    Problem,
    hint,
    phrase,
    problem,
)
from fieldcraft.core.phrases import why

Model = TypeVar("Model", bound=BaseModel)

WANTED = {
    "string_type": "a-text",
    "int_type": "a-whole-number",
    "int_from_float": "a-whole-number",
    "int_parsing": "a-whole-number",
    "bool_type": "a-truth-value",
    "bool_parsing": "a-truth-value",
    "dict_type": "a-mapping",
    "mapping_type": "a-mapping",
    "model_type": "a-mapping",
    "model_attributes_type": "a-mapping",
    "tuple_type": "a-list",
    "list_type": "a-list",
    "none_required": "a-nothing",
}
"""What was expected, by the type of pydantic's error."""
RANGE = {
    "greater_than_equal": ("at-least", "least", "ge"),
    "less_than_equal": ("at-most", "most", "le"),
    "too_short": ("at-least-needed", "least", "min_length"),
    "too_long": ("at-most-allowed", "most", "max_length"),
    "string_too_short": ("it-is-empty", "", ""),
    "string_too_long": ("at-most-characters", "most", "max_length"),
}
"""By the type of pydantic's error: our phrase, its value's name, and pydantic's name for it."""

A_DAY = "1944-06-15"
EXAMPLES: dict[str, str] = {}
"""By pattern, a text that fits it; see `written_like`.  One without is that of any line."""


def written_like(pattern: str, example: str) -> str:
    """A pattern for a model; whoever writes something else is shown the example."""
    assert re.search(pattern, example)
    EXAMPLES[pattern] = example
    return pattern


def build(model: type[Model], value: Any) -> Model:
    """The model of plain values; raises `ContentError` with every problem of shape.

    `Any`: what a file or a caller hands in is not known before this line.
    """
    if not isinstance(value, dict):
        raise ContentError([problem("not-a-mapping", found=value_kind(value))])
    try:
        return model.model_validate(value)
    except ValidationError as error:
        entries = error.errors(include_url=False)
        found = [_problem(model, value, dict(one)) for one in entries if not _follows(one, entries)]
        raise ContentError(_once(found)) from None
    except RecursionError:
        raise ContentError([problem("too-deep", limit=20)]) from None


def _follows(entry: ErrorDetails, entries: list[ErrorDetails]) -> bool:
    """Whether a list is only too short because some of what it holds is wrong."""
    loc = entry["loc"]
    inside = any(len(one["loc"]) > len(loc) and one["loc"][: len(loc)] == loc for one in entries)
    return entry["type"] == "too_short" and inside


def _once(found: list[Problem]) -> Iterator[Problem]:
    """A union reports one mistake once per member; one report per place is enough."""
    seen: set[Place] = set()
    for entry in found:
        if entry.at not in seen:
            seen.add(entry.at)
            yield entry


def _problem(model: type[BaseModel], value: Any, entry: dict[str, Any]) -> Problem:
    """One of pydantic's findings in our own words."""
    kind: str = entry["type"]
    context: dict[str, Any] = entry.get("ctx", {})
    at = _place(value, entry["loc"])
    given = entry.get("input")
    if kind == "missing":
        return problem("missing", at, key=str(at[-1]))
    if kind == "extra_forbidden":
        key = str(at[-1])
        return problem("unknown-key", at, key=key, hint=hint(key, keys_at(model, at[:-1])))
    if kind == "literal_error":
        words = re.findall(r"'([^']*)'|(?<![\w'])(\d+)", str(context.get("expected", "")))
        known = [first or second for first, second in words]
        shown = _show(given)
        return problem("unknown-word", at, word=shown, hint=hint(shown, known))
    if kind == "string_type" and isinstance(given, int | float) and not isinstance(given, bool):
        return problem("quote", at, found=_show(given))
    if kind in WANTED:
        return problem("wrong-type", at, wanted=phrase(WANTED[kind]), found=value_kind(given))
    if kind in RANGE:
        shown = _show(given)
        if given and isinstance(given, list | tuple):
            shown = phrase("a-list-of", count=len(given))
        return problem("out-of-range", at, found=shown, why=_range(kind, context))
    if kind == "string_pattern_mismatch":
        if example := EXAMPLES.get(str(context.get("pattern"))):
            return problem("bad-format", at, found=_show(given), example=example)
        return problem("wrong-type", at, wanted=phrase("a-line"), found=value_kind(given))
    if kind == "no_such_day":
        return problem("no-such-day", at, found=_show(given), example=A_DAY)
    error = context.get("error")
    if isinstance(error, ValueError) and isinstance(said := why(error), Phrase):
        return problem("shape", at, why=said)
    return problem("shape", at, why=phrase("does-not-fit"))


def _range(kind: str, context: dict[str, Any]) -> Phrase:
    code, name, theirs = RANGE[kind]
    return phrase(code, **({name: context[theirs]} if name else {}))


def _place(value: Any, loc: tuple[str | int, ...]) -> Place:
    """pydantic's location without the marks it adds for unions and keys."""
    at: list[str | int] = []
    inside = value
    for index, part in enumerate(loc):
        last = index == len(loc) - 1
        is_key = isinstance(inside, dict) and part in inside
        if isinstance(part, str) and part.startswith("~") and not is_key:
            continue  # a tag of a union
        if isinstance(inside, dict):
            if part in inside:
                at.append(part)
                inside = inside[part]
            elif last and part != "[key]":
                at.append(part)
        elif isinstance(inside, list | tuple) and isinstance(part, int):
            at.append(part)
            inside = inside[part] if part < len(inside) else None
    return tuple(at)


def value_kind(value: Any) -> Phrase:
    """What kind of value stands in a file, to say what was found."""
    if isinstance(value, bool):
        return phrase("a-truth-value")
    if isinstance(value, int):
        return phrase("the-number", number=value)
    if isinstance(value, str):
        return phrase("the-text", text=value[:40])
    if value is None:
        return phrase("a-nothing")
    if isinstance(value, list | tuple):
        return phrase("a-list")
    kinds = {float: "a-fraction", dict: "a-mapping"}
    return phrase(kinds.get(type(value), "another-value"))


def _show(value: Any) -> str:
    if isinstance(value, str | int | float) and not isinstance(value, bool):
        return str(value)[:80]
    return value_kind(value)


def keys_at(model: type[BaseModel], at: Place) -> list[str]:
    """The keys a model knows at a place inside it, for suggestions."""
    current: Any = model
    for part in at:
        current = _step(current, part)
    for option in _members(current):
        if isinstance(option, type) and issubclass(option, BaseModel):
            return [field.alias or name for name, field in option.model_fields.items()]
        if get_origin(option) is dict:
            for key in _members(get_args(option)[0]):
                if get_origin(key) is Literal:
                    return [str(word) for word in get_args(key)]
    return []


def _members(annotation: Any) -> list[Any]:
    """The parts of a union, without wrappings."""
    while get_origin(annotation) is Annotated:
        annotation = get_args(annotation)[0]
    if get_origin(annotation) in (Union, types.UnionType):
        return [inner for part in get_args(annotation) for inner in _members(part)]
    return [annotation]


def _step(annotation: Any, part: str | int) -> Any:
    """The annotation of a key or item inside an annotation; None when there is none."""
    for option in _members(annotation):
        if isinstance(option, type) and issubclass(option, BaseModel):
            for name, field in option.model_fields.items():
                if (field.alias or name) == part:
                    return field.annotation
        elif get_origin(option) is dict:
            return get_args(option)[1]
        elif get_origin(option) in (list, tuple) and isinstance(part, int):
            return get_args(option)[0]
    return None
