"""Clocks: whose time runs, how much is left, and who may claim a win on time.

A clock has no state of its own: it is computed from what is stored anyway, the times of the match's
entries and a few marks (seats taken or left, time given). So every process reads the same clock,
and a crash loses none.

A side's time runs while it is asked and people hold both seats; it stops while a bot or nobody
holds one. A live clock first starts when both players are at the table (see `live.arrivals`), and
adds time at the beginning of each of a side's turns, as the game's book prints them; over days,
time is added when a side has answered and is no longer asked. Nobody ever has more than at the
start. When time runs out nothing happens by itself: the other side may claim the win, give some
time, or just wait.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from fieldcraft.server.matches.turns import turns_of
from fieldcraft.server.storage.visibility import CUTS

GIFT: Final = 4
"""A gift of time is the cap divided by this."""
REMIND: Final = 4
"""A reminder is sent when less than the cap divided by this is left …"""
REMIND_MOST: Final = 12 * 3600.0
"""… but not earlier than this."""


class Untimed(BaseModel):
    """No time limit."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: Literal["untimed"] = "untimed"


class LiveClock(BaseModel):
    """Minutes for the whole match, and seconds added back with each of a side's turns."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: Literal["live"]
    minutes: Annotated[int, Field(ge=1, le=600, description="Time at the start, and the most")]
    increment: Annotated[int, Field(ge=0, le=600, description="Seconds added per turn")] = 60


class Correspondence(BaseModel):
    """A time bank for play over days: hours at the start, and hours added back up to that."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: Literal["correspondence"]
    bank: Annotated[int, Field(ge=1, le=24 * 60, description="Hours in the bank, and the most")]
    gain: Annotated[int, Field(ge=0, le=24 * 14, description="Hours added per hand-over")] = 12


Pace = Annotated[Untimed | LiveClock | Correspondence, Field(discriminator="kind")]
"""The time control of a match."""
_PACE: TypeAdapter[Untimed | LiveClock | Correspondence] = TypeAdapter(Pace)


def pace_from(plain: dict[str, Any]) -> Untimed | LiveClock | Correspondence:
    """The pace stored in a match's row; an empty one is untimed."""
    return _PACE.validate_python(plain or {"kind": "untimed"})


def waits_for_both(plain: Mapping[str, Any]) -> bool:
    """Whether the clocks of this pace start only when both players are at the table."""
    return isinstance(pace_from(dict(plain)), LiveClock)


def cap_of(pace: Untimed | LiveClock | Correspondence) -> float | None:
    """The seconds a side begins with and can never exceed; None if untimed."""
    if isinstance(pace, LiveClock):
        return pace.minutes * 60.0
    if isinstance(pace, Correspondence):
        return pace.bank * 3600.0
    return None


def gain_of(pace: Untimed | LiveClock | Correspondence) -> float:
    """The seconds that are added back with a turn, or over days with an answer."""
    if isinstance(pace, LiveClock):
        return float(pace.increment)
    if isinstance(pace, Correspondence):
        return pace.gain * 3600.0
    return 0.0


class SideClock(BaseModel):
    """One side's clock as a page shows it."""

    left: Annotated[int, Field(description="Milliseconds left now, 0 when the flag has fallen")]
    running: Annotated[bool, Field(description="Whether it runs at this moment")]
    fallen: Annotated[bool, Field(description="Whether the other side may claim the flag")]
    since: Annotated[
        float | None, Field(description="When it was asked (seconds since 1970), or null")
    ] = None


class Clocks(BaseModel):
    """Both clocks of a match, as of `at`; a page counts down from there."""

    at: Annotated[float, Field(description="When this was read, in seconds since 1970")]
    cap: Annotated[int, Field(description="Milliseconds at the start, and the most")]
    gain: Annotated[int, Field(description="Milliseconds added back per turn, or hand-over")]
    paused: Annotated[
        bool, Field(description="No time runs: the clocks have not started, or a bot plays")
    ]
    sides: Annotated[dict[str, SideClock], Field(description="By side")]


@dataclass(frozen=True)
class Mark:
    """Something that moves a clock.

    `waiting` is a bit mask of the sides asked from now on (`entry`, `undo`); `side` and `amount`
    belong to a gift; `pause` and `run` tell whether the clocks run at all.
    """

    at: float
    kind: Literal["entry", "undo", "pause", "run", "gift"]
    waiting: int = 0
    side: int = -1
    amount: float = 0.0
    number: int = 0
    """Of the entry, for `entry` and `undo`."""
    turns: int = 0
    """How many turns each side has begun by then; see `turns`."""


def entry_mark(at: float, seen: int, asked: int, number: int, turns: int) -> Mark:
    """What an entry of the match means for its clock."""
    kind: Literal["entry", "undo"] = "undo" if seen & CUTS else "entry"
    return Mark(at, kind, asked, number=number, turns=turns)


@dataclass
class _Hand:
    """One side's account."""

    left: float
    asked: bool = False
    since: float | None = None
    spell: int = 0
    """The entry since which it has been asked."""
    last_gain: float = 0.0
    gained: list[float] = field(default_factory=list)
    """By turn, what it brought."""
    gifts: int = 0
    """How often the other side has given it time."""


@dataclass
class MatchClock:
    """A match's clock, computed from its marks.

    >>> clock = MatchClock(LiveClock(kind="live", minutes=10, increment=5))
    >>> clock.note(Mark(0, "run"))
    >>> clock.note(Mark(0, "entry", waiting=0b01))
    >>> clock.left(0, 240)
    360.0
    """

    pace: Untimed | LiveClock | Correspondence
    running: bool = False
    """Whether people hold both seats, and a live match has seen both at the table."""
    last: float = 0.0
    number: int = 0
    """The last entry that was noted."""
    hands: list[_Hand] = field(default_factory=list)

    def __post_init__(self) -> None:
        cap = self.cap or 0.0
        self.hands = [_Hand(cap), _Hand(cap)]

    @property
    def cap(self) -> float | None:
        """What a side begins with; None if untimed."""
        return cap_of(self.pace)

    def note(self, mark: Mark) -> None:
        """Add the next mark; one with an earlier time counts as of the last."""
        at = max(mark.at, self.last)
        self._spend(at)
        if mark.kind in ("pause", "run"):
            self.running = mark.kind == "run"
        elif mark.kind == "gift":
            self._add(self.hands[mark.side], mark.amount)
            self.hands[mark.side].gifts += 1
        else:
            for side, hand in enumerate(self.hands):
                self._ask(hand, bool(mark.waiting >> side & 1), mark, at)
                if isinstance(self.pace, LiveClock):
                    self._count_turns(hand, turns_of(mark.turns, side))
            self.number = max(self.number, mark.number)

    def note_all(self, marks: Iterable[Mark]) -> None:
        """Add marks in the order of their times."""
        for mark in sorted(marks, key=lambda mark: mark.at):
            self.note(mark)

    def left(self, side: int, now: float) -> float:
        """What a side has left; negative when its time has run out."""
        hand = self.hands[side]
        if hand.asked and self.running:
            return hand.left - max(now - self.last, 0.0)
        return hand.left

    def is_fallen(self, side: int, now: float) -> bool:
        """Whether the other side may claim a win on time."""
        if self.cap is None or not self.running or not self.hands[side].asked:
            return False
        return self.left(side, now) <= 0

    def asked_since(self, side: int) -> tuple[int, float] | None:
        """The entry since which a side has been asked, and its time; None if it is not asked."""
        hand = self.hands[side]
        return (hand.spell, hand.since) if hand.asked and hand.since is not None else None

    def remind_at(self, side: int) -> float | None:
        """When to remind a side that its time runs out; None while it does not run."""
        cap = self.cap
        if cap is None or not self.running or not self.hands[side].asked:
            return None
        ahead = min(cap / REMIND, REMIND_MOST)
        return self.last + max(self.hands[side].left - ahead, 0.0)

    def gift(self) -> float:
        """How much one gift of time is."""
        return (self.cap or 0.0) / GIFT

    def read(self, sides: tuple[str, ...], now: float) -> Clocks | None:
        """Both clocks as a page shows them; None if untimed."""
        cap = self.cap
        if cap is None:
            return None
        shown = {}
        for side, word in enumerate(sides):
            hand = self.hands[side]
            shown[word] = SideClock(
                left=max(0, _milliseconds(self.left(side, now))),
                running=hand.asked and self.running,
                fallen=self.is_fallen(side, now),
                since=hand.since if hand.asked else None,
            )
        return Clocks(
            at=now,
            cap=_milliseconds(cap),
            gain=_milliseconds(gain_of(self.pace)),
            paused=not self.running,
            sides=shown,
        )

    def _spend(self, at: float) -> None:
        if self.running:
            for hand in self.hands:
                if hand.asked:
                    hand.left -= at - self.last
        self.last = at

    def _ask(self, hand: _Hand, asked: bool, mark: Mark, at: float) -> None:
        """A side starts or stops being asked.

        What was added for an answer is taken away when the answer is undone: nobody gains time by
        undoing and answering again.
        """
        if hand.asked and not asked:
            gains = self.running and isinstance(self.pace, Correspondence)
            hand.last_gain = self._add(hand, gain_of(self.pace)) if gains else 0.0
        elif asked and not hand.asked:
            if mark.kind == "undo":
                hand.left -= hand.last_gain
            hand.last_gain = 0.0
            hand.since, hand.spell = at, mark.number
        hand.asked = asked

    def _count_turns(self, hand: _Hand, begun: int) -> None:
        """A side has begun so many turns: each brings time, and one taken back takes it away."""
        while len(hand.gained) < begun:
            hand.gained.append(self._add(hand, gain_of(self.pace)) if self.running else 0.0)
        while len(hand.gained) > begun:
            hand.left -= hand.gained.pop()

    def _add(self, hand: _Hand, amount: float) -> float:
        """Add time up to the cap; returns what was added."""
        cap = self.cap or 0.0
        before = hand.left
        hand.left = max(before, min(cap, max(before, 0.0) + amount))
        return hand.left - before


def _milliseconds(seconds: float) -> int:
    return int(seconds * 1000)
