"""Events as objects: a class for each shape that a game declares, with its fields as attributes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, make_dataclass
from functools import cache
from typing import Any, get_args

from typing_extensions import get_type_hints

from fieldcraft import core, games
from fieldcraft.core.schema import NAME
from fieldcraft.record.play.table_log import TableEvent


@dataclass(frozen=True)
class Event:
    """Something that happened.

    What else it tells depends on its kind: `event_types` has the classes of a game, all of them
    derived from this one.
    """

    name: str
    """What happened, in the word that records, drills and the API use."""
    audience: str
    """Who was told: a side, or `everyone`."""

    def __reduce__(self) -> tuple[object, ...]:
        values = vars(self) | {"name": self.name, "audience": self.audience}
        return _again, (self._game, values)

    _game = ""


def event_types(game: str) -> Mapping[str, type[Event]]:
    """By the name of an event, the class of its objects in a game.

    >>> event_types("normandy")["moves"].__name__
    'CounterMoves'
    """
    return _types(games.get(game).key)


@cache
def _types(game: str) -> Mapping[str, type[Event]]:
    declared = games.get(game).part("schema.log")
    unions = [TableEvent] if declared is None else [TableEvent, declared.LogEvent]
    found: dict[str, type[Event]] = {}
    for union in unions:
        for shape in get_args(union):
            made = _class_of(game, shape)
            found |= dict.fromkeys(get_args(get_type_hints(shape)[NAME]), made)
    return found


def _class_of(game: str, shape: type) -> type[Event]:
    fields = [(name, kind) for name, kind in get_type_hints(shape).items() if name != NAME]
    made = make_dataclass(
        shape.__name__,
        fields,
        bases=(Event,),
        frozen=True,
        namespace={"__doc__": shape.__doc__, "_game": game},
    )
    made.__module__ = shape.__module__
    return made


def event_of(game: str, sides: tuple[str, ...], event: core.Event) -> Event:
    """The object of an event that the engine has told."""
    audience = sides[event.audience] if event.audience >= 0 else "everyone"
    return _again(game, {"name": event.name, "audience": audience, **event.fields})


def _again(game: str, values: dict[str, Any]) -> Event:
    return event_types(game).get(str(values["name"]), _plain(game))(**values)


@cache
def _plain(game: str) -> type[Event]:
    """For a game that declares no events: whatever is told becomes an attribute."""

    class PlainEvent(Event):
        _game = game

        def __init__(self, name: str, audience: str, **fields: object) -> None:
            vars(self).update(fields, name=name, audience=audience)

        def __repr__(self) -> str:
            told = ", ".join(f"{name}={value!r}" for name, value in vars(self).items())
            return f"Event({told})"

        def __eq__(self, other: object) -> bool:
            return isinstance(other, PlainEvent) and vars(self) == vars(other)

        __hash__ = None  # type: ignore[assignment]

    return PlainEvent
