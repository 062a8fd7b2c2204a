"""The message `table`: all that a viewpoint sees and may do, in its language.

Everything in it comes from the viewpoint's own view, its own options and the events it was told.
"""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import orjson

from fieldcraft import games
from fieldcraft.core import Event, State
from fieldcraft.i18n.goals import tell_conditions, tell_goals
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.rolls import roll_shown
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import tell_event_parts, tell_moment, tell_outcome, tell_refusal
from fieldcraft.i18n.voices import Voice, voice_of
from fieldcraft.record.format.seat import event_value
from fieldcraft.record.plans import several
from fieldcraft.record.play.playthrough import Playthrough
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.live.messages.viewpoint_log import Line, ViewpointLog

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario, AnyView, View

Message = dict[str, Any]  # JSON-able, hence Any
MARKS = ("round", "turn")
"""Events that begin a section of the log."""
LINES_KEPT = 50_000
"""Log lines in the cache, over all matches."""


class TableComposer:
    """Composes the table messages of one match; keep one as long as the match."""

    def __init__(self, match: Playthrough) -> None:
        self.match = match
        self.game = match.header.game
        self.voice: Voice = voice_of(plain_of(self.game, match.state))
        self._logs: dict[str, ViewpointLog] = {}
        """By viewpoint."""
        self._goals: dict[tuple[int, str], tuple[object, Message]] = {}
        """By viewer and language, what wins as the engine last told it, and in words."""

    def viewpoint_log(self, viewpoint: str) -> ViewpointLog:
        """The log of a viewpoint up to now; `len(log.cuts)` is how far its reader knows."""
        log = self._logs.get(viewpoint)
        if log is None:
            log = self._logs[viewpoint] = ViewpointLog(self.match, self.match.side(viewpoint))
        log.follow()
        return log

    def compose(
        self,
        viewpoint: str,
        lang: str,
        log_from: int = 0,
        *,
        cuts: int | None = None,
        match: str = "",
        version: int = 0,
        decision: int = 0,
        status: Message | None = None,
        view: AnyView | None = None,
    ) -> Message:
        """The table now, with the log from this line on.

        A reader who knew of so many `cuts` gets the log from the first line that has changed since.
        `version` and `decision` are the viewpoint's own counts; `status` holds players, clocks and
        offers, `view` the viewpoint's view where it is known already.
        """
        playthrough, voice, speaker = self.match, self.voice, speaker_of(lang, self.game)
        viewpoint_log = self.viewpoint_log(viewpoint)
        known = len(viewpoint_log.cuts) if cuts is None else cuts
        first = viewpoint_log.since(max(log_from, 0), known)
        if view is None:
            view = slim(playthrough.view(viewpoint))
        return {
            "type": "table",
            "match": match,
            "viewpoint": viewpoint,
            "version": version,
            "view": view,
            "turn": self.turn(speaker, view, decision),
            "waiting": tell_waiting(speaker, view, viewpoint),
            "moment": " · ".join(tell_moment(speaker, view)),
            "can_undo": viewpoint in voice.sides and playthrough.can_undo(viewpoint),
            "answered": None,
            "log": {"from": first, "lines": log_lines(speaker, viewpoint_log.lines, first)},
            "goals": self.goals(speaker, playthrough.side(viewpoint)),
            "status": {**(status or {}), "outcome": outcome(speaker, voice, view)},
        }

    def goals(self, speaker: Speaker, viewer: int) -> Message:
        """What wins and how near each side is; as long as nothing changes, the same object."""
        state, key = self.match.state, (viewer, speaker.lang)
        now = state.conditions(viewer), state.threats(viewer)
        kept = self._goals.get(key)
        if kept is None or kept[0] != now:
            kept = self._goals[key] = now, tell_conditions(speaker, self.match.sides, *now)
        return kept[1]

    def turn(self, speaker: Speaker, view: View, decision: int) -> Message | None:
        """The question now put to the viewer, with every answer; None if there is none."""
        asked = view["decision"]
        if not view["question"] or asked is None:
            return None
        state, side = self.match.state, self.match.side(view["side"])
        chosen = [(state.word(one), one) for one in state.options(side)]
        chosen.sort(key=lambda one: self.voice.rank(one[0]))
        words = [word for word, _ in chosen]
        return {
            "decision": decision,
            "question": view["question"],
            "prompt": self.voice.prompt(speaker, view),
            "coach": self.voice.coach(speaker, view),
            "clause": asked["clause"],
            "options": [self._option(speaker, view, side, *one, words) for one in chosen],
            "several": self._several(side),
            "waivers": [
                {"line": line, "label": speaker.say(message)}
                for message, line in self.voice.waivers(view, words)
            ],
            "is_set_up": games.get(self.game).is_setting_up(state, self.match.side(view["side"])),
        }

    def _several(self, side: int) -> Message | None:
        """Whether several of the answers may be picked at once, and how many."""
        found = several(self.match.state, side)
        return None if found is None else asdict(found)

    def _option(
        self, speaker: Speaker, view: View, side: int, words: str, option: int, offered: list[str]
    ) -> Message:
        state = self.match.state
        warning = self.voice.warned(words, offered, state.caution(side, option))
        idle = state.idle(side, option)
        return {
            "choice": words,
            "label": self.voice.option(speaker, view, words),
            "refs": state.refs(option),
            "role": self.voice.role(words),
            "warning": speaker.say(warning) if warning else None,
            "confirm": bool(warning) and self.voice.is_confirmed(warning),
            "idle": None if idle is None else tell_refusal(speaker, idle.reason, idle.fields),
        }


def goals(speaker: Speaker, match: Playthrough, viewer: int) -> Message:
    """What wins and how near each side is, as a viewer may know it."""
    return tell_goals(speaker, match.sides, match.state, viewer)


def compose(
    match: Playthrough, viewpoint: str, lang: str, log_from: int = 0, **about: Any
) -> Message:
    """One table message, without keeping a composer; `about` as in `TableComposer.compose`."""
    return TableComposer(match).compose(viewpoint, lang, log_from, **about)


def plain_of(game: str, state: State) -> AnyScenario:
    """The plain scenario of a state: board and counters, nothing hidden."""
    return games.get(game).scenario_of(state)


def slim(view: AnyView) -> AnyView:
    """A view that only names its scenario: whoever draws it has the scene."""
    if isinstance(view["scenario"], dict):
        view["scenario"] = view["scenario"]["id"]
    return view


def tell_waiting(speaker: Speaker, view: View, viewpoint: str) -> Message:
    """Whose answer is awaited; in words only if it is not the viewer's own."""
    sides = list(view["decision"]["sides"]) if view["decision"] else []
    others = [side_name(speaker, side) for side in sides if side != viewpoint]
    if not sides:
        text = speaker.say("prompt-over")
    else:
        text = speaker.say("prompt-waiting", side=", ".join(others)) if others else ""
    return {"sides": sides, "text": text}


def outcome(speaker: Speaker, voice: Voice, view: View) -> Message | None:
    """The outcome, with a sentence, what is counted for each side, and who was lost."""
    end = view["outcome"]
    if end is None:
        return None
    return {
        "text": tell_outcome(speaker, view),
        **end,
        "tally": [
            {"heading": heading, "figures": dict(zip(voice.sides, figures, strict=True))}
            for heading, figures in voice.tally(speaker, view)
        ],
        "losses": voice.losses(speaker, view),
    }


def log_lines(speaker: Speaker, lines: list[Line], first: int) -> list[Message]:
    """The lines of a log from one on."""
    return [log_line(speaker, number, lines[number]) for number in range(first, len(lines))]


def log_line(speaker: Speaker, number: int, line: Line) -> Message:
    """One line: its parts, the event, and whether a section begins here."""
    event = line.event
    key = orjson.dumps(event.fields)
    told = _told(speaker.lang, speaker.game, event.name, key, _Unkeyed(event))
    return {"n": number, "entry": line.entry, **told}


class _Unkeyed:
    """An event, passed around a cache whose key already covers it."""

    def __init__(self, event: Event) -> None:
        self.event = event

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Unkeyed)

    def __hash__(self) -> int:
        return 0


@lru_cache(maxsize=LINES_KEPT)
def _told(lang: str, game: str, name: str, key: bytes, unkeyed: _Unkeyed) -> Message:
    event, speaker = unkeyed.event, speaker_of(lang, game)
    value = event_value(event)
    roll = value.pop("roll", None)
    return {
        "parts": tell_event_parts(speaker, name, event.fields),
        "event": value,
        "roll": None if roll is None else roll_shown(speaker, roll),
        "mark": name if name in MARKS else None,
    }


def viewpoints(match: Playthrough) -> list[str]:
    """Every viewpoint: the sides, and a spectator."""
    return [*match.sides, "spectator"]
