"""Why something cannot be chosen, in words: from the engine's refusals, told to a viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fieldcraft.core.contract import Refusal
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import ref_name, tell_refusal, teller_of
from fieldcraft.i18n.voices import Voice

if TYPE_CHECKING:
    from fieldcraft.core.schema import View
    from fieldcraft.core.state import State

VAGUE = ("not-asked", "not-your-decision", "not-a-word")
"""Refusals that say only that something else is asked now."""


class Why(NamedTuple):
    """A reason, with its clause."""

    text: str
    clause: str | None


def why(speaker: Speaker, state: State, viewer: int, words: str) -> Why:
    """Why these words are refused; or that they are not."""
    refusal = state.why_not(viewer, words)
    if refusal is None:
        return Why(speaker.say("choice-offered", text=words), None)
    return refused(speaker, refusal)


def refused(speaker: Speaker, refusal: Refusal) -> Why:
    """A refusal with its clause."""
    text = tell_refusal(speaker, refusal.reason, refusal.fields)
    return Why(text, refusal.clause or None)


def why_ref(speaker: Speaker, voice: Voice, state: State, viewer: int, ref: str) -> Why:
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
        return Why(speaker.say("why-can-be-chosen", name=name), None)
    card = voice.card_of(view, ref)
    if card and f"play {card}" in offered:
        text = speaker.say("why-play-its-card", name=name, card=ref_name(speaker, f"card:{card}"))
        return Why(text, view["decision"]["clause"])
    later = voice.comes_later(view, ref)
    if later:
        return Why(speaker.say(later, name=name), view["decision"]["clause"])
    found = plainest(speaker, voice, state, viewer, ref)
    if found is not None:
        return refused(speaker, found)
    prompt = voice.prompt(speaker, view).removesuffix(".")
    text = speaker.say("why-not-lit", name=name or ref, prompt=prompt)
    return Why(text.replace("?.", "?"), view["decision"]["clause"])


def plainest(speaker: Speaker, voice: Voice, state: State, viewer: int, ref: str) -> Refusal | None:
    """The first refusal of a thing that says more than that something else is asked."""
    view = state.view(viewer)
    plausible_words = teller_of(speaker.game).plausible_words
    verbs = {state.word(option).partition(" ")[0] for option in state.options(viewer)}
    meant = plausible_words(ref)
    meant.sort(key=lambda words: words.partition(" ")[0] not in verbs)
    card = voice.card_of(view, ref)
    if card:
        meant.append(f"play {card}")
    meant += [words for place in voice.places(view, ref) for words in plausible_words(place)]
    for words in meant:
        refusal = state.why_not(viewer, words)
        if refusal is None:
            continue
        if refusal.reason not in VAGUE and not refusal.reason.startswith("unknown-"):
            return refusal
    return None


def _not_asked(speaker: Speaker, state: State, view: View) -> Why:
    """Refuse everything to a side that is not asked."""
    decision = view["decision"]
    if decision is None:
        return refused(speaker, Refusal("game-over", state.end_clause(), {}))
    sides = [side_name(speaker, side) for side in decision["sides"] if side != view["side"]]
    text = speaker.say("why-not-your-decision", side=", ".join(sides) or None)
    return Why(text, decision["clause"])
