"""What a seat is asked: all that its standing answers go by."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fieldcraft import games
from fieldcraft.core import State, Subject
from fieldcraft.core.contract import PASSES

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

NO_SUBJECT: Final = Subject()


def passing(options: Sequence[str]) -> str | None:
    """The word that declines, if one is offered; of several the first of `PASSES` counts."""
    return next((word for word in PASSES if word in options), None)


@dataclass(frozen=True)
class Asked:
    """What a seat is asked, and all that its standing answers may go by."""

    view: AnyView
    options: Sequence[str]
    idle: Collection[str] = ()
    """Those that could gain nothing."""
    subject: Subject = NO_SUBJECT
    stake: int = 100
    """By how many percent, at most, an answer could better a chance."""
    usual: str = ""
    """The answer that is usual where things come one after another."""
    best: str = ""
    """The first of the answers that would answer the whole question best, where the game knows."""
    state: State | None = None
    """The match, for orders that judge by the game's own rules; None where only words are known."""
    side: int = 0

    @property
    def doings(self) -> list[str]:
        """The options that could gain something; the game's asides do not count."""
        key = self.view.get("game", "")
        asides = games.get(key).asides() if games.is_here(key) else ()
        return [
            one
            for one in self.options
            if one not in self.idle and one.partition(" ")[0] not in asides
        ]

    @classmethod
    def of(cls, state: State, side: int, view: AnyView | None = None) -> Asked:
        """What a side of a match is asked now, from its own knowledge; `view` if it is known."""
        options = list(state.options(side))
        words = [state.word(one) for one in options]
        idle = [
            word
            for one, word in zip(options, words, strict=True)
            if state.idle(side, one) is not None
        ]
        best = [state.word(one) for one in state.completion(side, -1, ())[:1]]
        usual = state.usual(side)
        return cls(
            state.view(side) if view is None else view,
            words,
            idle,
            state.subject(side),
            state.stake(side),
            state.word(usual) if usual >= 0 else "",
            "".join(best),
            state,
            side,
        )


def told(view: AnyView, key: str) -> object:
    """What a view says under a key, or under keys with dots between; None for nothing.

    >>> told({"orders": {"given": 2}}, "orders.given")
    2
    """
    found: object = view
    for name in key.split("."):
        found = found.get(name) if isinstance(found, Mapping) else None
    return found
