"""A match replayed position by position, from one viewpoint.

Position 0 is the start. In a finished match every entry makes a position, so that all viewpoints
count alike and a link to a position means the same to everybody. In a running one a viewpoint has
only the positions it could notice, so that not even the number of the other side's hidden choices
shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from fieldcraft import games
from fieldcraft.core import PUBLIC, Event, canonical
from fieldcraft.i18n.teller import tell_moment, told_once
from fieldcraft.i18n.voices import voice_of
from fieldcraft.record.match import Match
from fieldcraft.record.play.playthrough import Playthrough
from fieldcraft.record.play.step import Step
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.live.messages.table import (
    TableComposer,
    goals,
    log_line,
    outcome,
    plain_of,
    slim,
    tell_waiting,
)
from fieldcraft.server.live.messages.viewpoint_log import Line
from fieldcraft.server.questions.answers import answer

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

Message = dict[str, Any]  # JSON-able, hence Any

ALL: Final = "all"
"""The viewpoint that sees every hand; only for finished matches."""


class Narration:
    """One match from one viewpoint, in one language."""

    def __init__(self, match: Match, viewpoint: str, lang: str, own: bool = False) -> None:
        """With `own` as for a running match: only what the viewpoint noticed."""
        self.match = match
        self.viewpoint = viewpoint
        self.lang = lang
        self.own = own
        self.viewer = match.side("spectator" if viewpoint == ALL else viewpoint)
        self.places = _noticed(match, self.viewer) if own else list(range(len(match.steps) + 1))
        """By position, how many entries of the match have been made."""
        self.speaker = speaker_of(lang, match.header.game)
        self.voice = voice_of(plain_of(match.header.game, match.state))
        self.lines, self._starts = self._tell()

    # -- the log -----

    def _tell(self) -> tuple[list[Message], list[int]]:
        """Every line ever told, with its position, and until when it stood if it was taken back;
        and for each position how many of the lines before it stand."""
        position_of = {place: position for position, place in enumerate(self.places)}
        lines: list[Message] = []
        standing: list[Message] = []
        starts = [0] * len(self.places)
        for place, step in enumerate(self.match.steps, 1):
            position = position_of.get(place)
            if position is None:
                continue
            if step.target >= 0:
                kept = [one for one in standing if self.places[one["position"]] <= step.target]
                for line in standing[len(kept) :]:
                    line["until"] = position
                standing = kept
            starts[position] = len(standing)
            for event in self._told(step):
                line = log_line(self.speaker, len(standing), Line(position, event))
                line |= {"position": position, "until": None}
                lines.append(line)
                standing.append(line)
        return lines, starts

    def _told(self, step: Step) -> list[Event]:
        audiences = (PUBLIC, self.viewer)
        told = [one for one in step.events if self.viewpoint == ALL or one.audience in audiences]
        return told_once(self.match.header.game, told)

    def log(self) -> Message:
        """The whole log: at a position stand the lines that came no later and were not yet taken
        back."""
        return {
            "viewpoint": self.viewpoint,
            "positions": len(self.places) - 1,
            "lines": self.lines,
            "entries": [self._entry(position) for position in range(1, len(self.places))],
        }

    def _entry(self, position: int) -> Message | None:
        """What led to a position, as far as this viewpoint may know."""
        if not position:
            return None
        step = self.match.steps[self.places[position] - 1]
        if self.own and step.side >= 0 and step.side != self.viewer:
            return {"who": None, "text": None}
        return {"who": step.entry.who, "text": step.entry.text}

    # -- positions -----

    def positions(self, first: int, last: int, about: Message) -> Iterator[Message]:
        """The `table` messages of these positions; `about` is their status."""
        last = min(last, len(self.places) - 1)
        first = max(0, min(first, last))
        place = self.places[first]
        steps = self.match.steps
        walker = self._resumed(place)
        if place == len(steps):
            walker.ended = self.match.ended
        for position in range(first, last + 1):
            for step in steps[len(walker.steps) : self.places[position]]:
                walker.follow(step)
            yield self._message(walker, position, about)

    def ask(self, position: int, body: Mapping[str, Any]) -> Message:
        """What could have been asked at a position: `look` by the viewpoint, `odds` of whoever was
        asked then, and of a match that still runs only the viewpoint's own."""
        place = self.places[min(max(position, 0), len(self.places) - 1)]
        composer = TableComposer(self._resumed(place))
        if body["what"] == "odds":
            asked = [self.viewpoint] if self.own else list(self.match.sides)
            told = [answer(composer, side, self.lang, body)["odds"] for side in asked]
            return {
                "what": "odds",
                "odds": {words: odds for one in told for words, odds in one.items()},
                "plans": [],
            }
        if self.viewpoint != ALL:
            return answer(composer, self.viewpoint, self.lang, body)
        for side in self.match.sides:
            try:
                return answer(composer, side, self.lang, body)
            except ApiError:
                continue  # the other side may know it
        return answer(composer, "spectator", self.lang, body)

    def _resumed(self, place: int) -> Match:
        """The match as it stood after so many entries."""
        match, state = self.match, self.match.state_at(place).clone()
        return Match.resume(match.header, match.steps[:place], place, state, match.keys)

    def _message(self, playthrough: Playthrough, position: int, about: Message) -> Message:
        speaker = self.speaker
        view = open_view(playthrough) if self.viewpoint == ALL else playthrough.view(self.viewer)
        start = self._starts[position]
        lines = [one for one in self.lines if one["position"] == position]
        return {
            "type": "table",
            "match": about.get("match", ""),
            "viewpoint": self.viewpoint,
            "version": position,
            "position": position,
            "positions": len(self.places) - 1,
            "entry": self._entry(position),
            "view": slim(view),
            "turn": None,
            "waiting": tell_waiting(speaker, view, self.viewpoint),
            "moment": " · ".join(tell_moment(speaker, view)),
            "can_undo": False,
            "answered": None,
            "log": {"from": start, "lines": lines},
            "goals": goals(speaker, playthrough, self.viewer),
            "status": {**about.get("status", {}), "outcome": outcome(speaker, self.voice, view)},
        }


def _noticed(match: Match, viewer: int) -> list[int]:
    """The places at which a viewer could notice something: its own choice, an event, a new view."""
    places = [0]
    walker = Match.resume(match.header, [], 0, match.state_at(0).clone(), match.keys)
    last = canonical(walker.view(viewer))
    for place, step in enumerate(match.steps, 1):
        walker.follow(step)
        seen = canonical(walker.view(viewer))
        told = any(event.audience in (PUBLIC, viewer) for event in step.events)
        if step.side in (-1, viewer) or told or seen != last:
            places.append(place)
        last = seen
    return places


def open_view(playthrough: Playthrough) -> AnyView:
    """A spectator's view with every hand open."""
    own = {side: playthrough.view(side) for side in playthrough.sides}
    return games.get(playthrough.header.game).open_view(playthrough.view("spectator"), own)
