"""Reading what a game declares of its log: a union of typed shapes, told apart by `event`.

A game declares each event once, as a `TypedDict` whose key `event` is a `Literal` of its name or
names, in a folder `schema` that the compiler leaves alone.  The type checker holds the rules to it;
drills, wire models and the browser's types are made of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args, get_origin

from typing_extensions import get_type_hints

NAME = "event"


def vocabulary(union: object) -> Mapping[str, tuple[str, ...]]:
    """Every event of a union of shapes, with the names of its fields in their order.

    TypeError for a shape without a name, ValueError for an event that is declared twice.
    """
    events: dict[str, tuple[str, ...]] = {}
    for shape in get_args(union):
        hints = get_type_hints(shape)
        name: object = hints.pop(NAME, None)
        origin: object = get_origin(name)
        if origin is not Literal:
            raise TypeError(f"{shape.__name__}: `{NAME}` must be a Literal")
        for word in get_args(name):
            if word in events:
                raise ValueError(f"{word} is declared twice")
            events[word] = tuple(hints)
    return MappingProxyType(dict(sorted(events.items())))
