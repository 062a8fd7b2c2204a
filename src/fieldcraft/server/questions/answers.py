"""Answers to a viewpoint's questions: odds, and why something cannot be chosen.

Everything comes from the state's own interface (`options`, `forecast`, `why_not`, `view`), which
tells a side only what it may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from fieldcraft.core import Forecast, Refusal, State
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.odds import percent
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import ref_name, tell_refusal, teller_of
from fieldcraft.i18n.voices import Voice
from fieldcraft.record.plans import Plan, plans
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.live.table_message import TableComposer
from fieldcraft.server.questions.look import look

if TYPE_CHECKING:
    from fieldcraft.core.schema import View

Answer = dict[str, Any]  # JSON-able, hence Any
QUESTIONS = ("odds", "look", "why")
VAGUE = ("not-asked", "not-your-decision", "not-a-word")
"""Refusals that say only that something else is asked now."""
LONGEST = 120
"""Characters of a ref or of words."""


def answer(composer: TableComposer, viewpoint: str, lang: str, body: Mapping[str, Any]) -> Answer:
    """The answer to the body of an `ask`; `ApiError` for an unknown question."""
    what = body.get("what")
    state, viewer = composer.match.state, composer.match.side(viewpoint)
    speaker, voice = speaker_of(lang, composer.game), composer.voice
    if what == "odds":
        if composer.match.outcome is not None:
            return {"odds": {}, "plans": []}
        unwanted = [one[:LONGEST] for one in body.get("without") or () if isinstance(one, str)]
        planned = [
            told_plan(speaker, voice, state, viewer, one) for one in plans(state, viewer, unwanted)
        ]
        return {"odds": odds(speaker, voice, state, viewer), "plans": planned}
    if what == "look":
        return look(speaker, voice, state, viewer, texts(body.get("things")))
    if what == "why":
        if composer.match.outcome is not None:
            return refused(speaker, Refusal("game-over", state.end_clause(), {}))
        if isinstance(body.get("choice"), str):
            return why(speaker, state, viewer, body["choice"][:LONGEST])
        return why_ref(speaker, voice, state, viewer, *texts([body.get("ref")]))
    raise ApiError(422, "unknown-question", text=str(what)[:60], known=", ".join(QUESTIONS))


def texts(value: object) -> list[str]:
    """One or two refs; `ApiError` for anything else."""
    if isinstance(value, list | tuple) and 1 <= len(value) <= 2:
        found = [one[:LONGEST] for one in value if isinstance(one, str) and one]
        if len(found) == len(value):
            return found
    raise ApiError(422, "nothing-named")


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
            "forecasts": [forecast(speaker, voice, one) for one in forecasts],
            "notes": voice.notes(speaker, view, words, forecasts),
        }
    return told


def told_plan(speaker: Speaker, voice: Voice, state: State, viewer: int, plan: Plan) -> Answer:
    """A plan with its label, as an option has one."""
    view = state.view(viewer)
    passes = voice.role(plan.choices[-1]) == "pass"
    cost = speaker.say("way-cost", cost=plan.cost) if plan.path else ""
    if plan.path:
        ends = [one for one in plan.choices if voice.role(one) != "pass"][-1]
        label = f"{voice.option(speaker, view, ends)} ({cost})"
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
        "pieces": list(plan.pieces),
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
    }


# -- why not -----


def why(speaker: Speaker, state: State, viewer: int, words: str) -> Answer:
    """Why these words are refused; or that they are not."""
    refusal = state.why_not(viewer, words)
    if refusal is None:
        return {"text": speaker.say("choice-offered", text=words), "clause": None}
    return refused(speaker, refusal)


def refused(speaker: Speaker, refusal: Refusal) -> Answer:
    """A refusal with its clause."""
    text = tell_refusal(speaker, refusal.reason, refusal.fields)
    return {"text": text, "clause": refusal.clause or None}


def why_ref(speaker: Speaker, voice: Voice, state: State, viewer: int, ref: str) -> Answer:
    """Why a thing cannot be chosen: the plainest reason among the words that could mean it."""
    view = state.view(viewer)
    name = ref_name(speaker, ref)
    if not view["question"]:
        return _not_asked(speaker, state, view)
    offered = [state.word(option) for option in state.options(viewer)]
    pointing = [option for option in state.options(viewer) if ref in state.refs(option)]
    if pointing:
        idle = [state.idle(viewer, option) for option in pointing]
        if idle[0] is not None and None not in idle:
            return refused(speaker, idle[0])
        return {"text": speaker.say("why-can-be-chosen", name=name), "clause": None}
    card = voice.card_of(view, ref)
    if card and f"play {card}" in offered:
        text = speaker.say("why-play-its-card", name=name, card=ref_name(speaker, f"card:{card}"))
        return {"text": text, "clause": view["decision"]["clause"]}
    later = voice.comes_later(view, ref)
    if later:
        return {"text": speaker.say(later, name=name), "clause": view["decision"]["clause"]}
    verbs = {words.partition(" ")[0] for words in offered}
    plausible_words = teller_of(speaker.game).plausible_words
    meant = plausible_words(ref)
    meant.sort(key=lambda words: words.partition(" ")[0] not in verbs)
    if card:
        meant.append(f"play {card}")
    meant += [words for place in voice.places(view, ref) for words in plausible_words(place)]
    found = _plainest(state, viewer, meant)
    if found is not None:
        return refused(speaker, found)
    prompt = voice.prompt(speaker, view).removesuffix(".")
    text = speaker.say("why-not-lit", name=name or ref, prompt=prompt)
    return {"text": text.replace("?.", "?"), "clause": view["decision"]["clause"]}


def _plainest(state: State, viewer: int, meant: Iterable[str]) -> Refusal | None:
    """The first refusal that says more than that something else is asked."""
    for words in meant:
        refusal = state.why_not(viewer, words)
        if refusal is None:
            continue
        if refusal.reason not in VAGUE and not refusal.reason.startswith("unknown-"):
            return refusal
    return None


def _not_asked(speaker: Speaker, state: State, view: View) -> Answer:
    """Refuse everything to a side that is not asked."""
    decision = view["decision"]
    if decision is None:
        return refused(speaker, Refusal("game-over", state.end_clause(), {}))
    sides = [side_name(speaker, side) for side in decision["sides"] if side != view["side"]]
    text = speaker.say("why-not-your-decision", side=", ".join(sides) or None)
    return {"text": text, "clause": decision["clause"]}
