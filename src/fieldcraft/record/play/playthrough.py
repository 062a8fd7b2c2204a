"""A match in progress: the choices so far, undo and takeback, the log, and the outcome.

The entries of a match make its positions: position *p* is the state after *p* entries. A choice
continues from the position before it, a takeback from the earlier one it returns to, with the
generator re-keyed; an act that ends the match changes no state. Everything is rebuilt from the
header and the entries, so a record that is read again is the same match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Self

from fieldcraft.core import (
    PUBLIC,
    SPECTATOR,
    Event,
    Illegal,
    Outcome,
    Refusal,
    ScriptError,
    State,
    Timeline,
    UndoError,
    WordError,
)
from fieldcraft.core.phrases import known_are, why
from fieldcraft.record.errors import RecordError, hint, phrase
from fieldcraft.record.fair.keys import hex_key, key_hash
from fieldcraft.record.format.file import (
    PLAYER_LENGTH,
    RULES_VERSION,
    TABLE,
    Entry,
    Header,
    is_player_name,
)
from fieldcraft.record.play.acts import ACTS, LOSSES, TAKEBACK, final_act, outcome_of
from fieldcraft.record.play.start import full_options, game_of, scenario_value, start_state
from fieldcraft.record.play.step import Refused, Step
from fieldcraft.record.play.table_log import order_event, table_event

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

CHECKPOINT: Final = 32
"""A copy of the state is kept every so many entries; others are replayed from there."""


class Playthrough:
    """A match being played, in memory; `Match` adds saving and loading."""

    def __init__(self, header: Header) -> None:
        """The match of a header, before its first entry; raises `RecordError`."""
        if header.key is None:
            raise RecordError("sealed")
        key = bytes.fromhex(header.key)
        if header.key_hash is not None and key_hash(key) != header.key_hash:
            raise RecordError("wrong-key")
        self._describe(header)
        state = start_state(self.header, key)
        self.timeline = Timeline(state)
        self.steps: list[Step] = []
        self.ended: Outcome | None = None
        self.keys: dict[int, bytes] = {}
        """By round, the keys of the exchanges for takebacks; see `exchange`."""
        self._kept: dict[int, State] = {0: state.clone()}

    def __copy__(self) -> Self:
        """The same match, to be played on independently of this one."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__ |= self.__dict__
        twin.timeline = self.timeline.copy()
        twin.steps = list(self.steps)
        twin.keys = dict(self.keys)
        twin._kept = {position: state.clone() for position, state in self._kept.items()}
        return twin

    def _describe(self, header: Header) -> None:
        """Adopt what the header says."""
        self.game = game_of(header.game)
        for side in header.players:
            if side not in self.game.sides:
                raise RecordError("unknown-side", side=side, hint=hint(side, self.game.sides))
        options = full_options(header.game, header.options)
        self.header = header.model_copy(update={"options": options})
        self.sides = self.game.sides

    @classmethod
    def resume(
        cls,
        header: Header,
        steps: Sequence[Step],
        position: int = 0,
        state: State | None = None,
        keys: Mapping[int, bytes] | None = None,
    ) -> Self:
        """A match whose steps are known, from the state at one of its positions.

        Undo must not reach behind the position; without a state it is the start. Only later steps
        are replayed and their digests checked; raises `RecordError` where the rules no longer give
        them.
        """
        if header.key is None:
            raise RecordError("sealed")
        playthrough = cls.__new__(cls)
        playthrough._describe(header)
        if state is None:
            position, state = 0, start_state(playthrough.header, bytes.fromhex(header.key))
        playthrough.timeline = Timeline(state)
        playthrough.steps = list(steps[:position])
        playthrough.ended = None
        playthrough.keys = dict(keys or {})
        playthrough._kept = {position: state.clone()}
        for step in steps[position:]:
            playthrough.follow(step)
        return playthrough

    def follow(self, step: Step) -> None:
        """Apply a step made elsewhere, keeping its words and events.

        Raises `RecordError` where the rules here do not give it.
        """
        if step.target >= 0:
            self.timeline = Timeline(
                self._rekeyed(self.state_at(step.target), len(self.steps), step.entry)
            )
        elif step.option >= 0:
            try:
                self.timeline.choose(step.side, step.option)
            except Illegal:
                raise self._parted(step, "-") from None
        elif self.outcome is None:
            self.ended = outcome_of(step.entry.text, self.sides)
        if step.digest:
            found = self.state.digest()
            if found != step.digest:
                raise self._parted(step, found)
        self._append(step)

    def _parted(self, step: Step, found: str) -> RecordError:
        """What was stored is not what the rules give now."""
        place = len(self.steps) + 1
        return RecordError(
            "wrong-digest",
            since=max((at for at, one in enumerate(self.steps, 1) if one.digest), default=0),
            entry=place,
            wanted=step.digest or step.entry.text,
            found=found,
            theirs=self.header.rules,
            ours=RULES_VERSION,
        )

    @classmethod
    def start(
        cls,
        game: str,
        scenario: object,
        key: bytes,
        options: Mapping[str, Any] | None = None,
        players: Mapping[str, str] | None = None,
    ) -> Self:
        """A new match of a scenario: its id, its number, a loaded scenario file or its values.

        >>> from fieldcraft.core import key_from_seed
        >>> match = Playthrough.start("normandy", "la-raye", key_from_seed(7))
        >>> match.waiting
        (0, 1)
        """
        return cls(
            Header(
                game=game,
                scenario=scenario_value(game, scenario),
                options=full_options(game, options or {}),
                key=hex_key(key),
                players=_players(players or {}),
            )
        )

    @classmethod
    def from_position(
        cls,
        game: str,
        position: Mapping[str, Any],
        key: bytes,
        players: Mapping[str, str] | None = None,
    ) -> Self:
        """A match that starts from any position, written as in drills."""
        values = dict(position)
        options = values.pop("options", None) or {}
        if not isinstance(options, Mapping):
            raise RecordError("bad-position", why=phrase("options-mapping"))
        return cls(
            Header(
                game=game,
                position=values,
                options=full_options(game, options),
                key=hex_key(key),
                players=_players(players or {}),
            )
        )

    # -- where the match stands -----

    @property
    def state(self) -> State:
        """The current state.  Read it; change it only through the match."""
        return self.timeline.state

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, by the rules or by an act of the table; None while the match goes on."""
        return self.ended or self.state.outcome

    @property
    def waiting(self) -> tuple[int, ...]:
        """The sides that have to answer now."""
        return () if self.ended is not None else self.state.waiting

    @property
    def entries(self) -> list[Entry]:
        """The entries so far."""
        return [step.entry for step in self.steps]

    @property
    def players(self) -> dict[str, str]:
        """The players' names by side."""
        return dict(self.header.players)

    def side(self, side: int | str) -> int:
        """The index of a side given by index or word, -1 for a spectator."""
        if isinstance(side, str):
            try:
                return self.game.side(side)
            except KeyError:
                raise RecordError(
                    "unknown-side", side=side, hint=hint(side, self.game.sides)
                ) from None
        return side

    def view(self, side: int | str, position: int | None = None) -> AnyView:
        """What a side or a spectator may know, now or at an earlier position."""
        here = len(self.steps) if position is None else position
        seen = self.state_at(here).view(self.side(side))
        if self.ended is not None and here == len(self.steps):
            winner = self.sides[self.ended.winner] if self.ended.winner >= 0 else None
            seen["decision"] = None
            seen["question"] = ""
            seen["phase"] = "over"
            seen["outcome"] = {
                "winner": winner,
                "reason": self.ended.reason,
                "margin": self.ended.margin,
            }
        return seen

    def options(self, side: int | str) -> list[str]:
        """The words of what a side may choose now."""
        if self.outcome is not None:
            return []
        return [self.state.word(option) for option in self.state.options(self.side(side))]

    def why_not(self, side: int | str, text: str) -> Refusal | None:
        """Why these words are refused now; None if they are offered."""
        if self.outcome is not None:
            return self._over()
        return self.state.why_not(self.side(side), text)

    def log(self, side: int | str, since: int = 0) -> list[tuple[int, Event]]:
        """What a side or a spectator has been told, each with the number of its entry, from 1."""
        viewer = self.side(side)
        return [
            (place, event)
            for place in range(since + 1, len(self.steps) + 1)
            for event in self.steps[place - 1].events
            if event.audience in (PUBLIC, viewer)
        ]

    def tell_order(self, side: int | str, line: str) -> None:
        """Tell a side, and nobody else, that its order has made the last choice.

        Once for all the choices that follow each other: a card, a unit, the shot.
        """
        index = self.side(side)
        told = order_event(index, self.sides[index], line)
        *before, step = self.steps
        for earlier in reversed(before):
            if earlier.side != index:
                break
            if told in earlier.events:
                return
        self.steps[-1] = replace(step, events=(told, *step.events))

    # -- choices -----

    def choose(self, side: int | str, text: str) -> tuple[Event, ...]:
        """Make a choice in words; returns all its events (filter them by audience to show them).

        Anything not offered raises `Refused` and changes nothing.
        """
        chooser = self.side(side)
        state = self.state
        if self.outcome is None:
            try:
                option = state.parse(text)
            except WordError as error:
                raise Refused(error.refusal) from None
            if option in state.legal(chooser):
                return self._make(chooser, option)
        raise Refused(self.why_not(chooser, text) or self._over())

    def take(self, side: int, option: int) -> tuple[Event, ...]:
        """Make a choice by the option's integer."""
        if self.outcome is not None:
            raise Refused(self._over())
        if option not in self.state.legal(side):
            raise Refused(self.state.refusal(side, option))
        return self._make(side, option)

    def _make(self, side: int, option: int) -> tuple[Event, ...]:
        """Make a choice that is offered."""
        asked = self.state.asked
        entry = Entry(self.sides[side], self.state.word(option))
        found: list[Event] = []
        try:
            self.timeline.choose(side, option, found)
        except ScriptError as error:
            self._restore()
            raise RecordError("bad-position", why=why(error)) from None
        state, events = self.state, tuple(found)
        digest = state.digest() if state.asked != asked else ""
        self._append(Step(entry, side, option, -1, events, digest))
        return events

    def _restore(self) -> None:
        """Return to the state after the last choice, when scripted dice broke one off midway."""
        timeline = self.timeline
        timeline.state = timeline.base.clone()
        for side, option in timeline.since:
            timeline.state.choose(side, option)

    def can_undo(self, side: int | str) -> bool:
        """Whether the side may undo its last choice without asking anyone."""
        return self.outcome is None and self.timeline.can_undo(self.side(side))

    def undo(self, side: int | str) -> Entry:
        """Undo the side's last choice; its entry is gone as if it had never been made."""
        if self.outcome is not None:
            raise Refused(self._over())
        since = len(self.timeline.since)
        try:
            place = self.timeline.undo(self.side(side))
        except UndoError as error:
            if not any(step.entry.who == self.sides[self.side(side)] for step in self.steps):
                raise Refused(Refusal("undo-nothing", "", {})) from None
            raise Refused(error.refusal) from None
        index = len(self.steps) - since + place
        entry = self.steps.pop(index).entry
        for kept in [position for position in self._kept if position > index]:
            del self._kept[kept]
        return entry

    # -- acts of the table -----

    def act(self, text: str) -> tuple[Event, ...]:
        """An act of the table in words: `resign us`, `flag de`, `leave us`, `draw`, `abandon`,
        `takeback 3`.

        Consent, clocks and permission are up to the caller. `takeback 3 exchange 1` goes on with
        the key of that exchange, which must be in `keys`.
        """
        words = " ".join(text.split())
        word, _, rest = words.partition(" ")
        if found := TAKEBACK.fullmatch(words):
            return self.takeback(int(found[1]), int(found[2] or 0))
        if word in LOSSES and rest in self.sides:
            return self._finish(word, self.sides.index(rest))
        if word in ("draw", "abandon") and not rest:
            return self._finish(word, SPECTATOR)
        raise RecordError("unknown-act", text=text, hint=known_are(ACTS))

    def resign(self, side: int | str) -> tuple[Event, ...]:
        """The side resigns; the other wins."""
        return self._finish("resign", self.side(side))

    def flag(self, side: int | str) -> tuple[Event, ...]:
        """The side has run out of time; the other wins."""
        return self._finish("flag", self.side(side))

    def leave(self, side: int | str) -> tuple[Event, ...]:
        """The side has left the match for good; the other wins."""
        return self._finish("leave", self.side(side))

    def draw(self) -> tuple[Event, ...]:
        """Both agree to a draw."""
        return self._finish("draw", SPECTATOR)

    def abandon(self) -> tuple[Event, ...]:
        """The match is abandoned; nobody wins."""
        return self._finish("abandon", SPECTATOR)

    def takeback(self, count: int, exchange: int = 0) -> tuple[Event, ...]:
        """By consent, return to before the last `count` choices; the dice will be rolled again.

        The choices stay in the record, with the takeback after them. The new key comes from the
        exchange of that round; without one, as in local play, from the old key.
        """
        if self.outcome is not None:
            raise Refused(self._over())
        target = self._before(count) if count > 0 else -1
        if target < 0:
            raise Refused(Refusal("undo-nothing", "", {}))
        words = f"takeback {count} exchange {exchange}" if exchange else f"takeback {count}"
        entry = Entry(TABLE, words)
        state = self._rekeyed(self.state_at(target), len(self.steps), entry)
        self.timeline = Timeline(state)
        events = (table_event({"event": "takeback", "count": count}),)
        self._append(Step(entry, -1, -1, target, events, state.digest()))
        self._kept[len(self.steps)] = state.clone()
        return events

    def _before(self, count: int) -> int:
        """The position before the last so many choices that stand; -1 if there are fewer."""
        position = len(self.steps)
        while count and position:
            step = self.steps[position - 1]
            if step.target >= 0:
                position = step.target
            else:
                position -= 1
                count -= 1
        return -1 if count else position

    def _finish(self, word: str, side: int) -> tuple[Event, ...]:
        if self.outcome is not None:
            raise Refused(self._over())
        text, events = final_act(word, side, self.sides)
        self._append(Step(Entry(TABLE, text), -1, -1, -1, events, self.state.digest()))
        self.ended = outcome_of(text, self.sides)
        return events

    def _append(self, step: Step) -> None:
        self.steps.append(step)
        position = len(self.steps)
        if position % CHECKPOINT == 0:
            self._kept[position] = self.state.clone()

    def _over(self) -> Refusal:
        return Refusal("game-over", self.state.end_clause(), {})

    # -- earlier positions -----

    def state_at(self, position: int) -> State:
        """The state after so many entries.  Read it; clone it before changing it."""
        if position == len(self.steps):
            return self.state
        path: list[int] = []
        here = position
        while here and here not in self._kept:
            path.append(here)
            target = self.steps[here - 1].target
            here = target if target >= 0 else here - 1
        if here not in self._kept:
            self._kept[0] = start_state(self.header, bytes.fromhex(self.header.key or ""))
        state = self._kept[here].clone()
        for here in reversed(path):
            step = self.steps[here - 1]
            if step.target >= 0:
                state = self._rekeyed(state, here - 1, step.entry)
            elif step.option >= 0:
                state.choose(step.side, step.option)
        return state

    def _rekeyed(self, state: State, place: int, entry: Entry) -> State:
        """A copy of a state whose generator continues with a fresh stream."""
        fresh = state.clone()
        found = TAKEBACK.fullmatch(entry.text)
        if found is None or found[2] is None:
            fresh.own_chance().rekey(f"fieldcraft/takeback/{place}".encode())
            return fresh
        key = self.keys.get(int(found[2]))
        if key is None:
            raise RecordError("missing-exchange", entry=place + 1)
        fresh.own_chance().restart(key)
        return fresh


def _players(players: Mapping[str, str]) -> dict[str, str]:
    for side, name in players.items():
        if not is_player_name(name):
            wanted = phrase("form-player", most=PLAYER_LENGTH)
            raise RecordError("bad-value", name=f"player {side}", text=name, wanted=wanted)
    return dict(players)
