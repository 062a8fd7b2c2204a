"""A match as a Python object, in the words of the table."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Self

from fieldcraft import bots, core
from fieldcraft.core import Refusal, WordError, key_from_seed
from fieldcraft.core.phrases import hint
from fieldcraft.facade.arguments import WrongArgument, check, check_path, check_start
from fieldcraft.facade.decision import Decision, Outcome
from fieldcraft.facade.events import Event, event_of
from fieldcraft.facade.options import Option, Options
from fieldcraft.facade.position import shown
from fieldcraft.record.match import Match as Kept
from fieldcraft.record.play.step import Refused

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

LONG = 20_000
"""Decisions after which bots stop: the rules have no limit, and two of them may go on for ever."""


class NotOffered(Refused):
    """What was chosen is not offered; says why, by which clause, and what is near."""

    def __init__(self, side: str, word: str, refusal: Refusal, known: tuple[str, ...] = ()) -> None:
        super().__init__(refusal)
        self.side = side
        self.word = word
        self.known = known
        """What is offered."""

    def __str__(self) -> str:
        clause = f" ({self.refusal.clause})" if self.refusal.clause else ""
        near = f"; {hint(self.word, self.known)}" if self.known else ""
        return f"{self.side} cannot choose {self.word!r}: {self.refusal.reason}{clause}{near}"

    def __reduce__(self) -> tuple[object, ...]:
        return NotOffered, (self.side, self.word, self.refusal, self.known)


class Match:
    """A match being played.

    Sides and options go by their words.  Where only one side has to decide, it need not be named.

    >>> match = Match("normandy", "la-raye", seed=7)
    >>> match
    <Match normandy la-raye: us and de to bid>
    >>> for option in match.options("us"):
    ...     print(option)
    bid squad-leader-b
    bid scout-a
    bid rifleman-b
    bid fog-of-war
    >>> match.choose("bid fog-of-war", "us")
    [OfSide(name='bids', audience='everyone', side='us')]
    >>> match.turn
    ('de',)
    """

    def __init__(
        self,
        game: str,
        scenario: object,
        *,
        seed: int | None = None,
        key: bytes | None = None,
        options: Mapping[str, bool | int] | None = None,
        players: Mapping[str, str] | None = None,
    ) -> None:
        """Start a match of a scenario: its id, its number, or the values of one of your own.

        The same `seed` gives the same dice and cards; `key` is the 32 bytes that a seed stands for.
        Without either they are random.  `options` are the rulings that a match may choose, and
        `players` the names by side.  Raises `RecordError` with the nearest names for whatever there
        is not.
        """
        check_start(game, scenario, seed, key, options, players)
        if key is None:
            key = secrets.token_bytes(32) if seed is None else key_from_seed(seed)
        self._kept = Kept.start(game, scenario, key, options, players)

    # -- keeping -----

    @classmethod
    def load(cls, path: Path | str) -> Self:
        """The match of a record's file, every choice checked; raises `RecordError`."""
        check_path(path)
        return cls._of(Kept.load(path))

    @classmethod
    def from_record(cls, text: str) -> Self:
        """The match of a record's text."""
        check("the record", text, str, "its text; Match.load reads a file")
        return cls._of(Kept.from_text(text))

    @classmethod
    def _of(cls, kept: Kept) -> Self:
        made = cls.__new__(cls)
        made._kept = kept
        return made

    def record(self) -> str:
        """The match as a record, which anybody can replay; it has the key of the dice."""
        return self._kept.to_text()

    def save(self, path: Path | str) -> None:
        """Write the record to a file, atomically."""
        check_path(path)
        self._kept.save(path)

    def copy(self) -> Self:
        """The same match, to be played on independently: undo and record included."""
        return self._of(copy.copy(self._kept))

    __copy__ = copy

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy()

    # -- where it stands -----

    @property
    def game(self) -> str:
        """The key of the game."""
        return self._kept.header.game

    @property
    def scenario(self) -> str:
        """The id of the scenario."""
        found = self._kept.game.scenario_of(self.state)
        return str(found["id"])

    @property
    def sides(self) -> tuple[str, ...]:
        """The words of the two sides."""
        return self._kept.sides

    @property
    def state(self) -> core.State:
        """The engine's state.  Read it; `state.clone()` is yours to change."""
        return self._kept.state

    @property
    def turn(self) -> tuple[str, ...]:
        """The sides that have to decide now: one, both at once, or none when it is over."""
        return tuple(self.sides[side] for side in self._kept.waiting)

    @property
    def decision(self) -> Decision | None:
        """Who decides, on which question, by which clause; None when it is over."""
        asked = self.state.decision
        if self.is_over or asked is None:
            return None
        return Decision(self.turn, asked.question, asked.clause)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        end = self._kept.outcome
        if end is None:
            return None
        winner = self.sides[end.winner] if end.winner >= 0 else None
        return Outcome(winner, end.reason, end.margin)

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self._kept.outcome is not None

    @property
    def choices(self) -> list[tuple[str, str]]:
        """Every entry so far: a side, or `table`, and its words."""
        return [(entry.who, entry.text) for entry in self._kept.entries]

    def view(self, side: str = "spectator") -> AnyView:
        """Everything a side, or a spectator, may know, as plain values."""
        return self._kept.view(self._known(side))

    def log(self, side: str = "spectator") -> list[Event]:
        """Everything a side, or a spectator, has been told so far."""
        told = self._kept.log(self._known(side))
        return [event_of(self.game, self.sides, one) for _, one in told]

    # -- choosing -----

    def options(self, side: str | None = None) -> Options:
        """What a side may choose now; empty when it is not asked."""
        name = self._sole(side)
        index = -1 if self.is_over else self._kept.side(name)
        return Options(self.state, name, index)

    def choose(self, option: str | Option, side: str | None = None) -> list[Event]:
        """Make a choice, and run on to the next decision; returns everything that happened.

        The events are for all audiences: show a side only its own and everyone's.  Raises
        `NotOffered` for anything that is not offered; nothing has changed then.
        """
        word = self._word(option)
        name = option.side if isinstance(option, Option) and side is None else self._sole(side)
        try:
            events = self._kept.choose(name, word)
        except (Refused, WordError) as error:
            known = tuple(self._kept.options(name))
            raise NotOffered(name, word[:200], error.refusal, known) from None
        return [event_of(self.game, self.sides, event) for event in events]

    def why_not(self, option: str | Option, side: str | None = None) -> Refusal | None:
        """Why these words are refused, with the clause; None if they are offered."""
        return self._kept.why_not(self._sole(side), self._word(option))

    def inspect(self, *things: str, side: str = "spectator") -> dict[str, object]:
        """Values and clauses of a thing on the table, or of two together, as a side knows them."""
        for thing in things:
            check("a thing on the table", thing, str, "its word")
        return self.state.inspect(self._kept.side(self._known(side)), *things)

    def can_undo(self, side: str) -> bool:
        """Whether this side's last choice can be taken back: nothing was rolled or shown since."""
        return self._kept.can_undo(self._known(side))

    def undo(self, side: str) -> str:
        """Take back this side's last choice; returns its words.  Raises `Refused`."""
        return self._kept.undo(self._known(side)).text

    def resign(self, side: str) -> list[Event]:
        """The side gives up; the other wins."""
        events = self._kept.resign(self._known(side))
        return [event_of(self.game, self.sides, one) for one in events]

    def play(self, *players: str | bots.Bot, seed: int = 0, limit: int = LONG) -> Outcome | None:
        """Let bots play it on, one for each side in the order of `sides`, or one for both.

        A bot is given by its name, as `module:Class`, or as an object.  Returns the outcome; None
        if there is none after `limit` decisions.
        """
        if len(players) not in (1, len(self.sides)):
            raise WrongArgument(f"name one bot, or one for each of {', '.join(self.sides)}")
        check("the seed", seed, int, "an integer")
        check("the limit", limit, int, "a number of decisions")
        named = players * (len(self.sides) // len(players))
        seats = [
            bots.make(one, seed + place) if isinstance(one, str) else one
            for place, one in enumerate(named)
        ]
        while self._kept.waiting and limit > 0:
            side = self._kept.waiting[0]
            self._kept.take(side, bots.ask(seats[side], self.state, side))
            limit -= 1
        return self.outcome

    def _known(self, side: str) -> str:
        check("a side", side, str, f"a word: {', '.join(self.sides)}")
        return side

    def _word(self, option: str | Option) -> str:
        check("an option", option, (str, Option), "its words, or one of match.options()")
        return str(option)

    def _sole(self, side: str | None) -> str:
        if side is not None:
            return self._known(side)
        if len(self.turn) == 1:
            return self.turn[0]
        if not self.turn:
            raise WrongArgument("name a side: the match is over, and nobody has to decide")
        both = " and ".join(self.turn)
        raise WrongArgument(f"name a side: {both} have to decide now, each without the other")

    # -- as a Python object -----

    def __eq__(self, other: object) -> bool:
        """The same position with the same dice to come, and the same end if it has ended."""
        if not isinstance(other, Match):
            return NotImplemented
        return self.outcome == other.outcome and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # it changes as it is played

    def __repr__(self) -> str:
        where = f"Match {self.game} {self.scenario}"
        end = self.outcome
        if end is not None:
            return f"<{where}: over, {end.winner or 'nobody'} wins, {end.reason}>"
        asked = self.decision
        assert asked is not None
        return f"<{where}: {' and '.join(asked.sides)} to {asked.question}>"

    def __str__(self) -> str:
        """The position, as a spectator sees it: what is set, line by line."""
        return f"{self!r}\n{shown(self.view())}"
