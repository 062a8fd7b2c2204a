"""Lessons: a position with its dice and cards fixed, played once and told frame by frame.

Whoever learns sees a frame, reads its text, and goes on; where a choice is asked, by making it.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.core.content.reading import read_bytes
from fieldcraft.core.schema import JsonObject
from fieldcraft.i18n.names import game_name
from fieldcraft.record.match import Match
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.live.messages.table import TableComposer, plain_of
from fieldcraft.server.scenes import scene
from fieldcraft.server.wire.lessons import Lessons, LessonWhole

router = APIRouter(tags=["lessons"])


class Strict(BaseModel):
    """A part of a lesson's file, in which only the described keys may stand."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


Words = Annotated[str, Field(min_length=1)]


class Texts(Strict):
    """A text in all four languages."""

    en: Words
    ru: Words
    pt_br: Words = Field(alias="pt-BR")
    pl: Words

    def of(self, lang: str) -> str:
        """The text in a language, its lines joined."""
        return " ".join(str(getattr(self, lang.replace("-", "_").lower())).split())


class Frame(Strict):
    """What is shown at one moment, and what happens before the next."""

    side: str = Field(alias="as")
    """From whose chair it is seen."""
    text: Texts
    ask: str | None = None
    """The choice that whoever learns has to make; without one they only read on."""
    point: str | None = None
    """The ref of what the text speaks of."""
    after: tuple[dict[str, str], ...] = ()
    """What is chosen then, before the next frame: side and words."""


class Lesson(Strict):
    """A lesson's file."""

    game: str
    title: Texts
    about: Texts
    """One sentence on what it shows."""
    position: dict[str, Any]
    """Any position, as drills write it, with all dice and draws to come."""
    frames: tuple[Frame, ...] = Field(min_length=2)


@lru_cache(maxsize=8)
def load(game: str) -> Lesson:
    """The lesson of a game; ApiError when there is none."""
    if game not in known():
        raise ApiError(404, "unknown-lesson", text=game[:60], known=", ".join(known()))
    return Lesson.model_validate(read_bytes(_file(game).read_bytes(), f"{game}.yaml").value)


def known() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(key for key in games.having("lessons") if _file(key).is_file())


def _file(game: str) -> Traversable:
    """The file of a game's lesson, in the game's package."""
    return files(games.get(game).part("lessons").__name__) / f"{game}.yaml"


@router.get("/lessons", response_model=Lessons)
def list_lessons(request: Request) -> JsonObject:
    """The lessons there are."""
    lang = language_of(request)
    return {"lessons": [lesson_json(load(game), lang) for game in known()]}


@router.get("/lessons/{game}", response_model=LessonWhole)
def read_lesson(request: Request, game: str) -> JsonObject:
    """A lesson, played through: its scene, and every frame with its table and text."""
    return played(load(game).game, language_of(request))


def lesson_json(lesson: Lesson, lang: str) -> JsonObject:
    """A lesson in a list."""
    return {
        "game": lesson.game,
        "name": game_name(speaker_of(lang), lesson.game),
        "title": lesson.title.of(lang),
        "about": lesson.about.of(lang),
        "length": len(lesson.frames),
    }


@lru_cache(maxsize=12)
def played(game: str, lang: str) -> JsonObject:
    """A lesson with its scene and frames; do not change what it returns."""
    lesson = load(game)
    match = Match.from_position(game, lesson.position, key_from_seed(0))
    composer = TableComposer(match)
    shown: dict[str, int] = {}
    frames = []
    for number, frame in enumerate(lesson.frames):
        if list(shown) != [frame.side]:
            shown = {frame.side: 0}
        frames.append(frame_json(composer, frame, lang, number, shown))
        shown = {frame.side: len(composer.viewpoint_log(frame.side).lines)}
        go_on(match, frame)
    plain = plain_of(game, match.state)
    made = scene(game, plain, speaker_of(lang))
    return {**lesson_json(lesson, lang), "scene": made, "frames": frames}


@lru_cache(maxsize=32)
def composer_at(game: str, number: int) -> tuple[TableComposer, str]:
    """A lesson at one of its frames, and who looks at it there; ask it, do not change it."""
    lesson = load(game)
    if number >= len(lesson.frames):
        raise ApiError(404, "no-such-frame", last=len(lesson.frames) - 1)
    match = Match.from_position(game, lesson.position, key_from_seed(0))
    for frame in lesson.frames[:number]:
        go_on(match, frame)
    return TableComposer(match), lesson.frames[number].side


def go_on(match: Match, frame: Frame) -> None:
    """Everything that is chosen in a frame, before the next one."""
    if frame.ask is not None:
        match.choose(frame.side, frame.ask)
    for step in frame.after:
        for side, words in step.items():
            match.choose(side, words)


def frame_json(
    composer: TableComposer, frame: Frame, lang: str, number: int, shown: dict[str, int]
) -> JsonObject:
    """A frame as the browser shows it; only what is asked for can be chosen."""
    table = composer.compose(
        frame.side,
        lang,
        shown[frame.side],
        match=f"lesson-{composer.match.header.game}",
        version=number,
        decision=number,
    )
    point = frame.point
    if frame.ask is None:
        table["turn"] = None
    else:
        asked = [one for one in table["turn"]["options"] if one["choice"] == frame.ask]
        table["turn"]["options"] = [{**one, "warning": None, "confirm": False} for one in asked]
        point = point or next(iter(asked[0]["refs"]), None)
    table["can_undo"] = False
    return {"table": table, "text": frame.text.of(lang), "ask": frame.ask, "point": point}
