"""Reports of rule problems: the position and what was tried, as a drill (docs/drills.md).

In a running match the drill contains only what the reporter may know; everything else is dealt at
random to fit, and the drill says so. Reports are stored in the data folder for the operator, and
returned to the reporter.
"""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from fieldcraft.i18n.names import side_name
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.http.language import language_of, speaker
from fieldcraft.server.live.match import WORDS_LENGTH
from fieldcraft.server.matches.play import viewpoint_of
from fieldcraft.server.matches.requests import MatchId, SideField
from fieldcraft.server.records.transfer import as_file, ask_record_worker, stored
from fieldcraft.server.services import ServicesDep

router = APIRouter(tags=["records"])

FOLDER: Final = "reports"
KEPT_MOST: Final = 2000
TEXT_LENGTH: Final = 1000


class Report(BaseModel):
    """What the reporter found wrong."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: SideField = None
    tried: Annotated[
        str, Field(max_length=WORDS_LENGTH, description="The words of what was tried")
    ] = ""
    text: Annotated[str, Field(max_length=TEXT_LENGTH, description="What is wrong with it")] = ""
    position: Annotated[
        int | None,
        Field(ge=0, le=1_000_000, description="Of a match that has ended; by default the last"),
    ] = None


@router.post("/matches/{match}/report", status_code=201, response_class=Response)
async def report(
    services: ServicesDep, caller: CallerDep, request: Request, match: MatchId, wish: Report
) -> Response:
    """Store the position and what was tried as a drill; the response is the file."""
    await services.limiter.hit("report", caller.key, caller.address)
    lang = language_of(request)
    live = await services.registry.open(match)
    viewpoint = await viewpoint_of(services, caller, live, wish.side)
    found = await stored(services, match)
    async with live.lock:
        playthrough = live.match
        position = len(playthrough.steps)
        view = playthrough.state.view(playthrough.side(viewpoint))
    say = speaker(lang).say
    body: dict[str, Any] = {
        "lang": lang,
        "game": found.row.game,
        "side": viewpoint,
        "tried": wish.tried if viewpoint in live.sides else "",
        "key": secrets.token_hex(32),
        "change": say("report-change"),
    }
    if found.is_open:
        position = position if wish.position is None else wish.position
        body |= {"text": found.text(), "cut": True, "position": position}
        note = say("report-note-all", match=match)
        number = str(position)
    else:
        body["view"] = view
        note = say(
            "report-note-side",
            side=side_name(speaker(lang, found.row.game), viewpoint),
            match=match,
        )
        number = str(live.version(viewpoint))
    if wish.text.strip():
        words = " ".join(wish.text.split())
        note = f"{note} {say('report-words', text=words)}"
    scenario = str(found.row.title["scenario"])
    body |= {"title": say("report-title", scenario=scenario, position=number), "note": note}
    drill = str(await ask_record_worker(services, "report", body))
    name = f"{match}-{number}-{secrets.token_hex(3)}.yaml"
    await asyncio.to_thread(_keep, services.settings.data / FOLDER, name, drill)
    return as_file(drill, name, "application/yaml", 201)


def _keep(folder: Path, name: str, text: str) -> None:
    """Write a report to disk, unless there are too many already."""
    folder.mkdir(exist_ok=True)
    if sum(1 for _ in folder.iterdir()) >= KEPT_MOST:
        raise ApiError(507, "enough-reports")
    (folder / name).write_text(text, encoding="utf-8", newline="\n")
