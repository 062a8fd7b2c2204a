"""Everything that the server tells a viewpoint of a state, in one piece, for the tests."""

from typing import Any

from fieldcraft.commandline.steps import steps
from fieldcraft.commandline.vocabulary import Vocabulary
from fieldcraft.core import State, Timeline, canonical
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.voices import Voice, voice_of
from fieldcraft.i18n.whys import why, why_ref
from fieldcraft.record.match import Match
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.live.messages.table import TableComposer, plain_of
from fieldcraft.server.questions.answers import board, odds
from fieldcraft.server.questions.look import look
from tests.games.traits import traits_of

LINES = ("move rifle 3 E6", "fire G9 A3", "riflemen a attack", "scouts a 17B", "end")
"""What somebody might type."""


def refs_of(voice: Voice, view: dict[str, Any]) -> list[str]:
    """The things on the table that can be pointed at, and some that are not there."""
    cards = [
        f"card:{card}"
        for zones in view.get("cards", {}).values()
        for zone in ("unseen", "lost")
        for card in zones.get(zone, ())
    ]
    piles = [f"pile:{side}:{zone}" for side in voice.sides for zone in voice.zones]
    own = traits_of(view["game"])
    return [*own.refs(voice, view), *cards[:: own.cards_apart], *piles, *own.absent]


def everything(state: State, viewer: int, lang: str, words: list[str]) -> bytes:
    """Odds, looks and reasons, as bytes."""
    game = state.view(viewer)["game"]
    speaker, voice = Speaker(lang, game=game), voice_of(plain_of(game, state))
    refs = refs_of(voice, state.view(viewer))
    pairs = [[one, other] for one, other in zip(refs, reversed(refs), strict=True)][:20]
    return canonical(
        {
            "odds": odds(speaker, voice, state, viewer),
            "why": [why(speaker, state, viewer, text) for text in words],
            "why ref": [why_ref(speaker, voice, state, viewer, ref) for ref in refs],
            "look": [looked(speaker, voice, state, viewer, [ref]) for ref in refs],
            "look two": [looked(speaker, voice, state, viewer, pair) for pair in pairs],
            "board": board(speaker, voice, state, viewer),
            "lines": [meant(speaker, voice, state, viewer, text) for text in LINES],
        }
    )


def meant(
    speaker: Speaker, voice: Voice, state: State, viewer: int, text: str
) -> list[tuple[str, ...]]:
    """What a typed line comes to."""
    tokens = Vocabulary(speaker, voice, state.view(viewer)).tokens(text)
    return [plan.choices for plan, _ in steps(speaker, voice, state, viewer, tokens).plans]


def looked(
    speaker: Speaker, voice: Voice, state: State, viewer: int, things: list[str]
) -> dict[str, Any]:
    """What a look says, or how it is refused."""
    try:
        return look(speaker, voice, state, viewer, things)
    except ApiError as error:
        return error.body(speaker)


def table(match: Match, state: State, viewpoint: str, lang: str) -> bytes:
    """The message `table` of a match that stands at this state, as bytes."""
    match.timeline = Timeline(state.clone())
    return canonical(TableComposer(match).compose(viewpoint, lang))
