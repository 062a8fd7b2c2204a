"""What a side may choose: a collection of options, each with its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from fieldcraft.core import FieldcraftError, Forecast, State
from fieldcraft.core.phrases import hint
from fieldcraft.facade.arguments import check


class NoSuchOption(FieldcraftError, LookupError):
    """What was looked for is not among the options; names the nearest."""


class NoSuchPlace(NoSuchOption, IndexError):
    """There are not so many options."""


class Option:
    """One legal choice: `str(option)` is its words, and `match.choose` takes it."""

    __slots__ = ("_state", "number", "side", "word")

    def __init__(self, state: State, side: str, index: int, number: int) -> None:
        self._state = (state, index)
        self.side = side
        """The side it is offered to."""
        self.number = number
        """The engine's number of it, which bots use."""
        self.word = state.word(number)
        """Its words: those of records, bots, keyboard and API."""

    @property
    def refs(self) -> list[str]:
        """The things in the view it points at, as `kind:word`."""
        return self._state[0].refs(self.number)

    @property
    def forecast(self) -> list[Forecast]:
        """What it would meet, with exact odds; empty if nothing is rolled."""
        state, side = self._state
        return state.forecast(side, self.number)

    @property
    def can_be_undone(self) -> bool:
        """Whether it could be taken back once chosen: no die, card or reveal follows."""
        state, side = self._state
        return state.takes_back(side, self.number)

    def __str__(self) -> str:
        return self.word

    def __repr__(self) -> str:
        return f"Option({self.word!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Option):
            return (self.side, self.word) == (other.side, other.word)
        return isinstance(other, str) and self.word == other

    def __hash__(self) -> int:
        return hash(self.word)


class Options(Sequence[Option]):
    """The legal choices of one side at one moment, in a stable order.

    Count them, iterate over them, ask whether words are among them, take one by its words or by its
    place.
    """

    def __init__(self, state: State, side: str, index: int) -> None:
        self.side = side
        """The side they are offered to."""
        numbers = state.options(index) if index >= 0 else ()
        kept = state.clone()
        self._options = [Option(kept, side, index, number) for number in numbers]

    @property
    def words(self) -> list[str]:
        """The words of all of them."""
        return [option.word for option in self._options]

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options)

    def __contains__(self, option: object) -> bool:
        return any(one == option for one in self._options)

    @overload
    def __getitem__(self, place: int | str) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> list[Option]: ...
    def __getitem__(self, place: int | str | slice) -> Option | list[Option]:
        """An option by its place or its words; `NoSuchOption` names the nearest."""
        if not isinstance(place, str):
            check("an option", place, (int, slice), "looked up by its words or its place")
            if isinstance(place, int) and not -len(self) <= place < len(self):
                raise NoSuchPlace(f"there are {len(self)} options, and none at place {place}")
            return self._options[place]
        for option in self._options:
            if option.word == place:
                return option
        near = hint(place, self.words) if self.words else f"nothing is, to {self.side}"
        raise NoSuchOption(f"{place[:80]!r} is not offered; {near}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self._options == other._options

    def __hash__(self) -> int:
        return hash(tuple(self._options))

    def __repr__(self) -> str:
        return f"Options({self.side!r}, {self.words!r})"
