"""Comparing a state with what a drill expects, as far as all games are alike."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from fieldcraft.core import PUBLIC, Event, Forecast, State, WordError
from fieldcraft.core.content.problems import ContentError, Place, hint, problem
from fieldcraft.core.game import Game
from fieldcraft.core.phrases import did_you_mean
from fieldcraft.core.timeline import Timeline
from fieldcraft.record.drills.models import Asked, Ending, Events, Expect, Happening, Meeting, Offer
from fieldcraft.record.drills.problems import phrase
from fieldcraft.record.errors import reason_of

ABSENT = "absent"
MISSING = object()


@dataclass(frozen=True)
class Difference:
    """One thing that is not as expected; `Any`: plain values of whatever kind is compared."""

    at: Place
    expected: Any
    found: Any


def differ(at: Place, expected: Any, found: Any) -> Iterator[Difference]:
    """The difference, if there is one."""
    if expected != found or isinstance(expected, bool) != isinstance(found, bool):
        yield Difference(at, expected, found)


def shown_value(value: object) -> str:
    """A value on one line, almost as in YAML's flow style; a phrase stays one."""
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, default=str)


def option_of(state: State, words: str, at: Place) -> int:
    """The option with these words; `ContentError` if this game has no such words."""
    try:
        return state.parse(words)
    except WordError as error:
        refusal = error.refusal
        near = str(refusal.fields.get("suggestion", ""))
        remedy = did_you_mean(near) if near else phrase("see-the-words")
        alone = replace(refusal, fields={**refusal.fields, "suggestion": ""})
        raise ContentError(
            [
                problem(
                    "unknown-words",
                    at,
                    text=words,
                    reason=reason_of(alone, _game_of(state)),
                    hint=remedy,
                )
            ]
        ) from None


def _game_of(state: State) -> str:
    return str(state.view(-1)["game"])


def relaxed(state: State) -> State:
    """A copy on which a choice can be tried: its dice and cards need not be scripted."""
    twin = state.clone()
    chance = twin.chance.copy()
    chance.strict = False
    twin.chance = chance
    return twin


def side_of(game: Game, name: str, at: Place, spectator: bool = False) -> int:
    """The index of a side's name; `ContentError` for anything else."""
    known = [*game.sides, "spectator"] if spectator else list(game.sides)
    if name not in known:
        raise ContentError([problem("unknown-side", at, side=name, hint=hint(name, known))])
    return game.side(name)


def differences(
    timeline: Timeline, state: State, game: Game, expect: Expect, events: Sequence[Event]
) -> Iterator[Difference]:
    """Everything that is not as expected, of what every game knows."""
    if expect.decision is not None:
        yield from _decision(state, game, expect.decision)
    for name, offer in (expect.options or {}).items():
        at: Place = ("options", name)
        yield from _options(state, side_of(game, name, at), offer, at)
    if expect.outcome is not None:
        yield from _outcome(state, game, expect.outcome)
    for name, meetings in (expect.forecast or {}).items():
        side = side_of(game, name, ("forecast", name))
        for words, wanted in meetings.items():
            at = ("forecast", name, words)
            found = state.forecast(side, option_of(state, words, at))
            yield from _forecasts(found, wanted, at)
    for name, things in (expect.inspect or {}).items():
        yield from _inspect(state, side_of(game, name, ("inspect", name), True), name, things)
    for name, paths in (expect.view or {}).items():
        yield from _view(state, game, name, paths)
    for name, answers in (expect.takes_back or {}).items():
        side = side_of(game, name, ("takes_back", name))
        for words, undoable in answers.items():
            at = ("takes_back", name, words)
            option = option_of(state, words, at)
            offered = option in state.options(side)
            answer = relaxed(state).takes_back(side, option) if offered else phrase("not-offered")
            yield from differ(at, undoable, answer)
    for name, can in (expect.can_undo or {}).items():
        side = side_of(game, name, ("can_undo", name))
        yield from differ(("can_undo", name), can, timeline.can_undo(side))
    if expect.events is not None:
        yield from _events(game, expect.events, events)


def _decision(state: State, game: Game, wanted: Asked | str) -> Iterator[Difference]:
    decision = state.decision
    if decision is None or isinstance(wanted, str):
        shown = None if decision is None else decision.question
        if wanted != "none" or decision is not None:
            yield Difference(("decision",), _said(wanted), shown or "none")
        return
    sides = [game.sides[side] for side in decision.sides]
    if wanted.side is not None:
        yield from differ(("decision", "side"), [wanted.side], sides)
    if wanted.sides is not None:
        yield from differ(("decision", "sides"), sorted(wanted.sides), sorted(sides))
    if wanted.question is not None:
        yield from differ(("decision", "question"), wanted.question, decision.question)
    if wanted.clause is not None:
        yield from differ(("decision", "clause"), wanted.clause, decision.clause)


def _said(wanted: Asked | Ending | str) -> object:
    return wanted if isinstance(wanted, str) else wanted.model_dump(exclude_unset=True)


def _options(
    state: State, side: int, offer: Offer | tuple[str, ...], at: Place
) -> Iterator[Difference]:
    offered = list(state.options(side))
    shown = [state.word(option) for option in offered]
    exactly = offer if isinstance(offer, tuple) else offer.exactly
    if exactly is not None:
        wanted = sorted(option_of(state, words, at) for words in exactly)
        yield from differ(at, [state.word(option) for option in wanted], shown)
    if isinstance(offer, tuple):
        return
    for words in offer.include or ():
        if option_of(state, words, (*at, "include")) not in offered:
            yield Difference((*at, "include"), words, shown)
    for words in offer.exclude or ():
        if option_of(state, words, (*at, "exclude")) in offered:
            yield Difference((*at, "exclude"), phrase("no-words", words=words), shown)


def _outcome(state: State, game: Game, wanted: Ending | str) -> Iterator[Difference]:
    outcome = state.outcome
    if outcome is None or isinstance(wanted, str):
        if wanted != "none" or outcome is not None:
            shown = "none" if outcome is None else outcome.reason
            yield Difference(("outcome",), _said(wanted), shown)
        return
    winner = game.sides[outcome.winner] if outcome.winner >= 0 else "none"
    found = {"winner": winner, "reason": outcome.reason, "margin": outcome.margin}
    for key in wanted.model_fields_set:
        yield from differ(("outcome", key), getattr(wanted, key), found[key])


def _forecasts(
    found: list[Forecast], wanted: Meeting | tuple[Meeting, ...], at: Place
) -> Iterator[Difference]:
    if isinstance(wanted, tuple):
        if len(wanted) != len(found):
            counted = phrase("forecasts", count=len(wanted))
            yield Difference(at, counted, [one.target for one in found])
        for number, meeting in enumerate(wanted):
            yield from _forecasts(found, meeting, (*at, number))
        return
    fitting = [one for one in found if wanted.target in (None, one.target)]
    if len(fitting) > 1 and wanted.effect is not None:
        fitting = [one for one in fitting if one.effect == wanted.effect]
    if len(fitting) != 1:
        named = wanted.target or phrase("one-forecast")
        yield Difference(at, named, [one.target for one in found] or phrase("no-forecast"))
        return
    one = fitting[0]
    shown: dict[str, Any] = {
        "target": one.target,
        "action": one.action,
        "parts": {name: value for name, value, _ in one.parts},
        "total": one.total,
        "dice": one.dice,
        "effect": one.effect,
    }
    for key in sorted(wanted.model_fields_set):
        if key == "chance" and wanted.chance is not None:
            if _odds(wanted.chance) != Fraction(*one.chance):
                yield Difference((*at, key), wanted.chance, "{}/{}".format(*one.chance))
        elif key == "clauses":
            clauses = {name: clause for name, _, clause in one.parts}
            for part, clause in (wanted.clauses or {}).items():
                yield from differ((*at, key, part), clause, clauses.get(part))
        else:
            yield from differ((*at, key), getattr(wanted, key), shown[key])


def _odds(text: str) -> Fraction:
    if text.endswith("%"):
        return Fraction(int(text[:-1]), 100)
    return Fraction(text)


def _inspect(
    state: State, side: int, name: str, things: dict[str, dict[str, Any]]
) -> Iterator[Difference]:
    for thing, values in things.items():
        at: Place = ("inspect", name, thing)
        try:
            shown = state.inspect(side, *thing.split())
        except WordError as error:
            near = str(error.refusal.fields.get("suggestion", ""))
            remedy = phrase("name-it", word=near) if near else phrase("name-a-thing")
            raise ContentError([problem("unknown-thing", at, thing=thing, hint=remedy)]) from None
        for key, value in values.items():
            yield from differ((*at, key), value, shown.get(key, ABSENT))


def _view(state: State, game: Game, name: str, paths: dict[str, Any]) -> Iterator[Difference]:
    side = side_of(game, name, ("view", name), True)
    for path, value in paths.items():
        at: Place = ("view", name, path)
        found = _follow(state.view(side), path)
        if found is MISSING and value == ABSENT:
            viewpoints = (-1, *range(len(game.sides)))
            if all(_follow(state.view(other), path) is MISSING for other in viewpoints):
                raise ContentError([problem("nowhere", at, path=path)])
        else:
            yield from differ(at, value, ABSENT if found is MISSING else found)


def _follow(value: Any, path: str) -> Any:
    """The value at a dotted path of keys and list indexes, or MISSING."""
    for key in path.split("."):
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and key.isdecimal() and int(key) < len(value):
            value = value[int(key)]
        else:
            return MISSING
    return value


def _events(game: Game, wanted: Events, events: Sequence[Event]) -> Iterator[Difference]:
    told = list(events)
    if wanted.seen_by is not None:
        side = side_of(game, wanted.seen_by, ("events", "seen_by"), True)
        told = [event for event in told if event.audience in (PUBLIC, side)]
    shown = [_told(game, event) for event in told]
    if wanted.exactly is not None:
        fits = len(wanted.exactly) == len(told) and all(
            _fits(game, pattern, event) for pattern, event in zip(wanted.exactly, told, strict=True)
        )
        if not fits:
            yield Difference(("events", "exactly"), [_pattern(p) for p in wanted.exactly], shown)
    place = 0
    for pattern in wanted.include or ():
        while place < len(told) and not _fits(game, pattern, told[place]):
            place += 1
        if place == len(told):
            yield Difference(("events", "include"), _pattern(pattern), shown)
            break
        place += 1
    for pattern in wanted.exclude or ():
        if any(_fits(game, pattern, event) for event in told):
            unwanted = phrase("no-words", words=shown_value(_pattern(pattern)))
            yield Difference(("events", "exclude"), unwanted, shown)


def _fits(game: Game, pattern: str | Happening, event: Event) -> bool:
    if isinstance(pattern, str):
        return event.name == pattern
    if event.name != pattern.event:
        return False
    if pattern.audience is not None and pattern.audience != _audience(game, event):
        return False
    extra = pattern.model_extra or {}
    return all(event.fields.get(key) == value for key, value in extra.items())


def _audience(game: Game, event: Event) -> str:
    return "everyone" if event.audience == PUBLIC else game.sides[event.audience]


def _told(game: Game, event: Event) -> dict[str, Any]:
    """The event and its plain fields; a roll's terms would only hide them."""
    plain = {name: one for name, one in event.fields.items() if not isinstance(one, dict)}
    shown: dict[str, Any] = {"event": event.name, **plain}
    if event.audience != PUBLIC:
        shown["audience"] = _audience(game, event)
    return shown


def _pattern(pattern: str | Happening) -> object:
    return pattern if isinstance(pattern, str) else pattern.model_dump(exclude_none=True)
