"""Figures of the rulebook: drills that are stepped through, asked about and played on from."""

from __future__ import annotations

import asyncio
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Discriminator, Field

from fieldcraft.core import Timeline, WordError
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import tell_refusal
from fieldcraft.record.drills.captions import caption
from fieldcraft.record.drills.checks import relaxed
from fieldcraft.record.drills.figures import Act, Figure, figure, variants
from fieldcraft.record.match import Match
from fieldcraft.record.seen import seen
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.live.messages.table import Message, TableComposer, plain_of
from fieldcraft.server.questions import answers
from fieldcraft.server.questions.look import told
from fieldcraft.server.scenes import scene
from fieldcraft.server.services import ServicesDep
from fieldcraft.server.wire.answers import LookTold, OddsTold, WhyTold
from fieldcraft.server.wire.book import FigureFrame, FigureTold

router = APIRouter(tags=["rules"])
Name = Annotated[str, Path(max_length=80, description="The name of a drill, `u-503-move`")]
FrameAt = Annotated[int, Path(ge=0, le=1_000, description="0 is the first")]
PREFIX = "figure:"
"""How a match's scenario names a moment of a figure: `figure:u-503-move@3`."""
_PLAYING = Lock()
OFF_BOARD = frozenset(("card", "action"))
"""Kinds of refs that are not on the board."""


Told = Annotated[OddsTold | LookTold | WhyTold, Discriminator("what")]
"""Answers about a moment of a figure."""


class FigureQuestion(BaseModel):
    """A question about a moment of a figure."""

    model_config = ConfigDict(extra="forbid")

    what: Annotated[str, Field(max_length=20, description="`odds`, `look` or `why`")]
    things: Annotated[list[Annotated[str, Field(max_length=120)]], Field(max_length=2)] = []
    ref: Annotated[str | None, Field(max_length=120)] = None


@router.get("/figures/{figure}", response_model=FigureTold)
def read_figure(request: Request, figure: Name) -> Response:
    """A figure: its scene, what is done step by step, and the moment to begin with."""
    return _answer(whole(figure, language_of(request)))


@router.get("/figures/{figure}/frames/{frame}", response_model=FigureFrame)
def read_frame(request: Request, figure: Name, frame: FrameAt) -> Response:
    """A figure at one of its moments."""
    return _answer(frame_json(played(figure), frame, language_of(request)))


@router.post("/figures/{figure}/frames/{frame}/ask", response_model=Told)
async def ask_figure(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    figure: Name,
    frame: FrameAt,
    wish: FigureQuestion,
) -> Response:
    """Odds, looks and reasons at a moment of a figure, for whoever acts there."""
    await services.limiter.hit("ask", caller.key)
    lang = language_of(request)
    return _answer(await asyncio.to_thread(_ask, figure, frame, lang, wish.model_dump()))


def _ask(name: str, frame: int, lang: str, body: Message) -> Message:
    """Computed in a worker, since odds may take a while; one at a time."""
    with _PLAYING:
        moment = played(name).moment(frame)
        return answers.answer(TableComposer(moment.match), moment.side, lang, body)


# -- playing -----


@dataclass(frozen=True)
class Moment:
    """The match at one moment, who looks at it, and what is done next."""

    match: Match
    side: str
    act: Act | None
    log_from: int


@dataclass(frozen=True)
class Played:
    """A figure, played through."""

    figure: Figure
    moments: tuple[Moment, ...]

    def moment(self, at: int) -> Moment:
        """A moment; `ApiError` if there is none."""
        if at >= len(self.moments):
            raise ApiError(404, "no-such-frame", last=len(self.moments) - 1)
        return self.moments[at]

    def first(self) -> int:
        """The moment to begin with: a refusal, a look, a roll, or else a choice on the board."""
        best, weight = 0, 0
        for number, moment in enumerate(self.moments):
            found = _weight(moment)
            if found > weight:
                best, weight = number, found
        return best


def _weight(moment: Moment) -> int:
    """How much there is to see at a moment."""
    act, match = moment.act, moment.match
    if act is None:
        return 0
    if len(set(act.things)) == 2 or act.refused:
        return 4
    if act.things:
        return 3
    option = match.state.parse(act.choice)
    if list(match.state.forecast(match.side(act.side), option)):
        return 3
    kinds = {one.partition(":")[0] for one in match.state.refs(option)}
    return 2 if kinds - OFF_BOARD else 0


@lru_cache(maxsize=64)
def played(name: str) -> Played:
    """A figure at all its moments; ask them, do not change them."""
    try:
        found = figure(name)
    except KeyError:
        raise ApiError(404, "unknown-figure", text=name[:60]) from None
    moments: list[Moment] = []
    side = ""
    lines: dict[str, int] = {}
    for match, act in found.play():
        asked = match.waiting
        side = act.side if act is not None else side or match.sides[asked[0] if asked else 0]
        if side not in match.sides:
            side = match.sides[0]
        twin = copy(match)
        twin.timeline = Timeline(relaxed(match.state))  # to be asked what else could be done
        moments.append(Moment(twin, side, act, lines.get(side, 0)))
        lines = {one: len(TableComposer(twin).viewpoint_log(one).lines) for one in match.sides}
    return Played(found, tuple(moments))


def position_of(name: str) -> tuple[str, Message]:
    """The game and the position of a match that goes on from `figure:u-503-move@3`."""
    stem, at, number = name.removeprefix(PREFIX).rpartition("@")
    if not at or not number.isdecimal() or len(number) > 4:
        raise ApiError(404, "unknown-figure", text=name[:60])
    match = played(stem).moment(int(number)).match
    return match.header.game, orjson.loads(orjson.dumps({"seen": seen(match.game, match.state)}))


# -- telling -----


@lru_cache(maxsize=64)
def whole(name: str, lang: str) -> Message:
    """A figure as a page shows it; do not change it."""
    playing = played(name)
    found = playing.figure
    plain = plain_of(found.game, playing.moments[0].match.state)
    return {
        "figure": name,
        "game": found.game,
        "title": caption(found.title, lang) or caption(found.file.drill.drill, lang),
        "clauses": list(found.clauses),
        "variants": variants(found),
        "words": sorted(found.words()),
        "scene": scene(found.game, plain, speaker_of(lang)),
        "steps": [step_json(playing, number, lang) for number in range(len(playing.moments))],
        "frame": frame_json(playing, playing.first(), lang),
    }


def step_json(playing: Played, number: int, lang: str) -> Message:
    """What is done at a moment, and what came of it."""
    moment = playing.moments[number]
    speaker = speaker_of(lang, playing.figure.game)
    act = moment.act
    if act is None:
        table = TableComposer(moment.match).compose(moment.side, lang)
        asked = table["turn"] and table["turn"]["prompt"]
        text = (table["status"]["outcome"] or {}).get("text") or asked or table["waiting"]["text"]
        return {"kind": "end", "side": None, "text": text, "clause": None, "note": "", "told": []}
    step: Message = {"side": None, "clause": None, "note": caption(act.note, lang), "told": []}
    if act.things:
        found = _look(moment, speaker)
        return {**step, "kind": "look", "text": found["text"] or found["title"]}
    text = _label(moment, speaker, act.choice or act.refused)
    step["side"] = side_name(speaker, act.side)
    if act.refused:
        refusal = moment.match.why_not(act.side, act.refused)
        if refusal is not None:
            step["told"] = [tell_refusal(speaker, refusal.reason, refusal.fields)]
            step["clause"] = refusal.clause or None
        return {**step, "kind": "refusal", "text": text}
    after = playing.moments[number + 1].match
    lines = TableComposer(after).compose(moment.side, lang, _lines(moment))["log"]["lines"]
    step["told"] = ["".join(part["text"] for part in one["parts"]) for one in lines]
    decision = moment.match.state.decision
    step["clause"] = decision.clause if decision is not None else None
    return {**step, "kind": "choice", "text": text}


def _lines(moment: Moment) -> int:
    return len(TableComposer(moment.match).viewpoint_log(moment.side).lines)


def _label(moment: Moment, speaker: Speaker, words: str) -> str:
    """What a choice is called."""
    composer = TableComposer(moment.match)
    view = moment.match.view(moment.side)
    try:
        return composer.voice.option(speaker, view, words)
    except (KeyError, ValueError, IndexError):
        return words


def _refs(match: Match, words: str) -> list[str]:
    try:
        return list(match.state.refs(match.state.parse(words)))
    except WordError:
        return []


def _look(moment: Moment, speaker: Speaker) -> Message:
    """What is seen of one or two things."""
    assert moment.act is not None
    state, viewer = moment.match.state, moment.match.side(moment.side)
    found = state.inspect(viewer, *moment.act.things)
    composer = TableComposer(moment.match)
    return told(composer.voice.look(speaker, state.view(viewer), found))


def frame_json(playing: Played, at: int, lang: str) -> Message:
    """A figure at one of its moments."""
    moment = playing.moment(at)
    composer = TableComposer(moment.match)
    name = playing.figure.name
    table = composer.compose(
        moment.side, lang, moment.log_from, match=name, version=at, decision=at
    )
    table["can_undo"] = False
    act = moment.act
    marks: list[str] = []
    look = None
    if act is not None:
        marks = list(act.things) or _refs(moment.match, act.choice or act.refused)
        if act.things:
            look = _look(moment, speaker_of(lang, playing.figure.game))
    return {"at": at, "table": table, "marks": marks, "look": look}


def _answer(found: Message) -> Response:
    return Response(orjson.dumps(found), 200, {"Cache-Control": "no-cache"}, "application/json")
