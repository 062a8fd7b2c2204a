"""Answers to a viewpoint's questions: odds, and why something cannot be chosen.

Everything comes from the state's own interface (`options`, `forecast`, `why_not`, `view`), which
tells a side only what it may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any

from fieldcraft.commandline import complete, read
from fieldcraft.core import Forecast, Refusal, State
from fieldcraft.core.schema import AnyView
from fieldcraft.i18n.odds import percent
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import ref_name
from fieldcraft.i18n.voices import Voice
from fieldcraft.i18n.whys import Why, refused, why, why_ref
from fieldcraft.record.plans import Plan, plans
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.live.messages.table import TableComposer
from fieldcraft.server.questions.look import look

Answer = dict[str, Any]  # JSON-able, hence Any
QUESTIONS = ("odds", "look", "board", "why", "line", "complete")
LONGEST = 120
"""Characters of a ref or of words."""


def answer(composer: TableComposer, viewpoint: str, lang: str, body: Mapping[str, Any]) -> Answer:
    """The answer to the body of an `ask`; `ApiError` for an unknown question."""
    what = body.get("what")
    state, viewer = composer.match.state, composer.match.side(viewpoint)
    speaker, voice = speaker_of(lang, composer.game), composer.voice
    if what == "odds":
        if composer.match.outcome is not None:
            return {"what": what, "odds": {}, "plans": []}
        unwanted = [one[:LONGEST] for one in body.get("without") or () if isinstance(one, str)]
        planned = [
            told_plan(speaker, voice, state, viewer, one) for one in plans(state, viewer, unwanted)
        ]
        told = odds(speaker, voice, state, viewer)
        return {"what": what, "odds": told, "plans": planned}
    if what == "look":
        return look(speaker, voice, state, viewer, texts(body.get("things")))
    if what == "board":
        return {"what": what, "places": board(speaker, voice, state, viewer)}
    if what in ("line", "complete"):
        text = body.get("text")
        return line(composer, speaker, viewer, text if isinstance(text, str) else "", what)
    if what == "why":
        return {"what": what, **_why(composer, speaker, viewer, body)._asdict()}
    raise ApiError(422, "unknown-question", text=str(what)[:60], known=", ".join(QUESTIONS))


def _why(composer: TableComposer, speaker: Speaker, viewer: int, body: Mapping[str, Any]) -> Why:
    """Why something cannot be chosen."""
    state, voice = composer.match.state, composer.voice
    if composer.match.outcome is not None:
        return refused(speaker, Refusal("game-over", state.end_clause(), {}))
    if isinstance(body.get("choice"), str):
        return why(speaker, state, viewer, body["choice"][:LONGEST])
    return why_ref(speaker, voice, state, viewer, *texts([body.get("ref")]))


def texts(value: object) -> list[str]:
    """One or two refs; `ApiError` for anything else."""
    if isinstance(value, list | tuple) and 1 <= len(value) <= 2:
        found = [one[:LONGEST] for one in value if isinstance(one, str) and one]
        if len(found) == len(value):
            return found
    raise ApiError(422, "nothing-named")


def board(speaker: Speaker, voice: Voice, state: State, viewer: int) -> list[Answer]:
    """Every place of the board, for whoever walks over it."""
    found = voice.board(speaker, state.view(viewer), partial(state.inspect, viewer))
    return [asdict(place) for place in found]


def line(composer: TableComposer, speaker: Speaker, viewer: int, text: str, what: str) -> Answer:
    """What a typed line means, or how it may go on; nothing is done."""
    match, voice = composer.match, composer.voice
    if what == "complete":
        return {"what": what, "completions": complete(speaker, voice, match, viewer, text)}
    reply = read(speaker, voice, match, viewer, text)
    planned = [
        {**told_plan(speaker, voice, match.state, viewer, plan), "label": label}
        for plan, label in reply.plans
    ]
    return {
        "what": what,
        "lines": reply.lines,
        "clause": reply.clause or None,
        "plans": planned,
        "do": reply.do,
        "ref": reply.ref,
    }


# -- odds -----


def odds(speaker: Speaker, voice: Voice, state: State, viewer: int) -> Answer:
    """For every option of the current question: its odds, and whether it can be undone."""
    view = state.view(viewer)
    told: Answer = {}
    for option in state.options(viewer):
        words = state.word(option)
        forecasts = list(state.forecast(viewer, option))
        told[words] = {
            "undo": state.takes_back(viewer, option),
            "forecasts": [
                {
                    **forecast(speaker, voice, one),
                    "aimed": is_aimed(voice, view, one, state.refs(option)),
                    "badge": voice.has_badge(view, one),
                }
                for one in forecasts
            ],
            "notes": voice.notes(speaker, view, words, forecasts),
        }
    return told


def is_aimed(voice: Voice, view: AnyView, one: Forecast, refs: Sequence[str]) -> bool:
    """Whether a forecast is about what an option aims at, or who stands there."""
    ref = voice.target_ref(one.target)
    return not {ref, *voice.places(view, ref)}.isdisjoint(refs)


def told_plan(speaker: Speaker, voice: Voice, state: State, viewer: int, plan: Plan) -> Answer:
    """A plan with its label, as an option has one."""
    view = state.view(viewer)
    passes = voice.role(plan.choices[-1]) == "pass"
    cost = speaker.say("way-cost", cost=plan.cost) if plan.path else ""
    if plan.path:
        ends = [one for one in plan.choices if voice.role(one) != "pass"][-1]
        label = f"{voice.option(speaker, view, ends)} ({cost})"
    elif plan.aim:
        label = voice.option(speaker, view, plan.aim)
    elif plan.is_apart:
        alone = voice.option(speaker, view, plan.choices[0])
        label = speaker.say("plan-with-all", what=alone, count=len(plan.pieces))
    elif plan.pieces:
        label = voice.option(speaker, view, plan.choices[0])
    else:
        label = (
            voice.option(speaker, view, plan.choices[-1]) if not passes else speaker.say("plan-end")
        )
    return {
        "choice": plan.choices[0],
        "then": list(plan.choices[1:]),
        "label": label,
        "refs": list(plan.refs),
        "role": "main" if plan.path or plan.pieces or not passes else "pass",
        "path": list(plan.path),
        "cost": cost,
        "pieces": [] if plan.is_apart else list(plan.pieces),
        "is_apart": plan.is_apart,
        "forecasts": [forecast(speaker, voice, one) for one in plan.forecasts],
    }


def forecast(speaker: Speaker, voice: Voice, one: Forecast) -> Answer:
    """One forecast: total, parts with their clauses, exact chance, consequences."""
    ref = voice.target_ref(one.target)
    effect = f"effect-{one.effect}"
    return {
        "target": ref_name(speaker, ref),
        "ref": ref,
        "total": one.total,
        "dice": one.dice,
        "dice_clause": voice.dice_clause or None,
        "chance": list(one.chance),
        "percent": percent(one.chance),
        "parts": [
            {
                "label": speaker.say(f"part-{name}", value="").strip(),
                "value": value,
                "clause": clause or None,
            }
            for name, value, clause in one.parts
        ],
        "effect": speaker.say(effect) if speaker.has(effect) else one.effect,
        "duel": voice.duel(speaker, one),
        "aimed": True,
        "badge": True,
    }
