"""Records: download a match as a file, upload one to look at it.

The record of a finished match is open to whoever may see the match. While it runs, a seat gets its
own views and nothing else. An uploaded record is replayed before it is stored, and deleted after a
while: it is theirs, and they have the file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

import structlog
from fastapi import APIRouter, Body, Path, Query, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import select

from fieldcraft.i18n.speaker import Speaker
from fieldcraft.record.errors import RecordError
from fieldcraft.record.format.file import UNFINISHED, Header, Record, is_player_name, render
from fieldcraft.record.match import REMARKS
from fieldcraft.record.play.acts import TAKEBACK
from fieldcraft.record.play.step import Step
from fieldcraft.server.accounts.identity import CallerDep
from fieldcraft.server.dice.exchanges import StoredExchange, exchanges_of
from fieldcraft.server.http.errors import ApiError, ProblemError
from fieldcraft.server.http.language import language_of
from fieldcraft.server.matches.play import viewpoint_of
from fieldcraft.server.matches.requests import MatchId, Viewpoint
from fieldcraft.server.matches.seats.seat import Seat, seats_of
from fieldcraft.server.records.uploads import keep, share_of, uploaded
from fieldcraft.server.services import Services, ServicesDep
from fieldcraft.server.storage.rows import StoredSteps, readable_rows
from fieldcraft.server.storage.schema import entries, matches
from fieldcraft.server.workers import record_workers
from fieldcraft.server.workers.pool import Pool, PoolFailed

log = structlog.get_logger(__name__)
router = APIRouter(tags=["records"])

UPLOAD_MOST: Final = 1_000_000
"""Bytes; the longest match so far takes a tenth of it."""

RecordId = Annotated[
    str, Path(pattern=r"^[a-z0-9]{1,16}$", description="The id an upload was answered with")
]


class About(BaseModel):
    """What a record is about."""

    id: Annotated[str, Field(description="Of the replay: /records/{id}/…")]
    game: str
    scenario: str
    sides: list[str]
    players: dict[str, str]
    rules: int
    positions: int
    finished: bool


class RecordRejected(ApiError):
    """A worker's complaint about a record, already in words."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(422, str(error["code"]))
        self.told = error

    def message(self, speaker: Speaker) -> str:
        """The sentence for a person."""
        return str(self.told["message"])

    def body(self, speaker: Speaker) -> dict[str, Any]:
        """The error with the line it is about."""
        body = super().body(speaker)
        if self.told.get("line"):
            line = int(self.told["line"])
            where = speaker.say("server-line", line=line)
            body |= {"line": line, "places": [{"where": where, "what": body["message"]}]}
        return body


@dataclass(frozen=True)
class Stored:
    """A match as the database has it."""

    id: str
    row: Any  # a row of `matches`
    seats: list[Seat]
    steps: list[Step]
    numbers: list[int]
    """By step, the number of its entry."""
    dice: list[StoredExchange]

    @property
    def is_open(self) -> bool:
        """Whether everything about it may be known."""
        return self.row.status == "over" and self.row.key is not None

    def must_be_open(self) -> None:
        """409 unless everything about it may be known."""
        if self.row.key is None:
            raise ApiError(409, "not-begun")
        if self.row.status == "frozen":
            raise ApiError(409, "sealed")
        if not self.is_open:
            raise ApiError(409, "not-over")

    def text(self) -> str:
        """Its record with its key, as it was played; the current rules do not matter."""
        if self.row.key is None:
            raise ApiError(409, "not-begun")
        with readable_rows(self.id):
            header = Header.model_validate(
                {
                    **self.row.header,
                    "key": self.row.key.hex(),
                    "key_hash": self.row.key_hash,
                    "players": {seat.side: name for seat in self.seats if (name := _name(seat))},
                    **self._exchange(),
                }
            )
        record = Record(header, [step.entry for step in self.steps])
        done = {one.exchange.round: one.exchange for one in self.dice if one.state == "done"}
        for place, step in enumerate(self.steps, 1):
            taken = TAKEBACK.fullmatch(step.entry.text) if step.target >= 0 else None
            if taken and taken[2]:
                record.exchanges[place] = done[int(taken[2])]
        for place, step in enumerate(self.steps, 1):
            if step.digest:
                record.digests[place] = step.digest
            remarks = [
                " ".join([event.name, *(str(value) for value in event.fields.values())])
                for event in step.events
                if event.name in REMARKS
            ]
            if remarks:
                record.remarks[place] = remarks
        end = self.row.outcome
        if end is not None:
            winner = end["winner"] or "nobody"
            record.end = f"winner {winner}, reason {end['reason']}, margin {end['margin']}"
        else:
            record.end = UNFINISHED
        return render(record)

    def _exchange(self) -> dict[str, Any]:
        """What the header says of the exchange; nothing for a match from before there were any."""
        first = self.dice[0]
        if first.rules == 1:
            return {}
        one = first.exchange
        dice = {"commitments": dict(one.commitments), "shares": dict(one.shares)}
        return {"format": 2, "match": self.id, **dice}


def _name(seat: Seat) -> str:
    name = f"bot {seat.bot}" if seat.kind == "bot" else seat.name
    return name if is_player_name(name) else ""


async def stored(services: Services, match_id: str) -> Stored:
    """A match from the database; 404 if there is none."""
    async with services.database.read() as reading:
        row = (await reading.execute(select(matches).where(matches.c.id == match_id))).one_or_none()
        if row is None:
            raise ApiError(404, "no-such-match")
        told = StoredSteps()
        query = select(entries).where(entries.c.match == match_id).order_by(entries.c.number)
        with readable_rows(match_id):
            told.add_all(await reading.execute(query))
        seats = await seats_of(reading, match_id)
        dice = await exchanges_of(reading, match_id)
    return Stored(match_id, row, seats, told.steps, told.numbers, dice)


async def ask_record_worker(
    services: Services, task: str, body: dict[str, Any], pool: Pool | None = None
) -> Any:
    """A worker's answer about a record; `RecordRejected` for what is wrong with it.

    `body["uploaded"]` marks a record that was not played here.
    """
    try:
        asked = pool or record_workers(services, bool(body.get("uploaded")))
        answer = await asked.ask(task, body)
    except PoolFailed as error:
        log.error("a clerk failed", task=task, why=str(error))
        raise ApiError(503, "clerk-failed") from None
    if "error" in answer:
        raise RecordRejected(answer["error"])
    return answer["done"]


# -- taking home -----


@router.get("/matches/{match}/record", response_class=Response)
async def download(services: ServicesDep, match: MatchId) -> Response:
    """The record of a finished match; `fieldcraft replay` reads it."""
    found = await stored(services, match)
    found.must_be_open()
    return as_file(found.text(), f"{match}.record")


@router.get("/matches/{match}/export", response_class=Response)
async def export(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    match: MatchId,
    side: Viewpoint = None,
) -> Response:
    """Your own views of a match, running or not: one JSON object per line."""
    await services.limiter.hit("upload", caller.key, caller.address)
    live = await services.registry.open(match)
    viewpoint = await viewpoint_of(services, caller, live, side)
    found = await stored(services, match)
    body = {"text": found.text(), "as": viewpoint, "lang": language_of(request), "cut": True}
    return as_file(await ask_record_worker(services, "export", body), f"{match}-{viewpoint}.jsonl")


def as_file(text: str, name: str, kind: str = "text/plain", status: int = 200) -> Response:
    """A text to be saved under a name."""
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(text, status, headers, f"{kind}; charset=utf-8")


# -- bringing back -----


@router.post("/records", status_code=201)
async def upload(
    services: ServicesDep,
    caller: CallerDep,
    request: Request,
    data: Annotated[bytes, Body(media_type="text/plain", description="The file as it is")],
) -> About:
    """Upload a record to look at it; it is replayed first, and kept for a week.

    An account or address has so many; a further one replaces its own oldest.
    """
    await services.limiter.hit("upload", caller.key, caller.address)
    if len(data) > UPLOAD_MOST:
        raise ApiError(413, "too-big", limit=UPLOAD_MOST)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise ProblemError(RecordError("not-utf8", offset=error.start)) from None
    body = {"text": text, "lang": language_of(request), "uploaded": True}
    about = await ask_record_worker(services, "check", body)
    record_id = await keep(services, share_of(caller), text, about)
    return _about(record_id, about)


@router.get("/records/{record}")
async def about_record(services: ServicesDep, record: RecordId) -> About:
    """What an uploaded record is about."""
    row = await uploaded(services, record)
    return _about(record, row.about)


def _about(record_id: str, about: dict[str, Any]) -> About:
    return About(id=record_id, **{name: about[name] for name in About.model_fields if name != "id"})


@router.get("/records/{record}/record", response_class=Response)
async def download_again(services: ServicesDep, record: RecordId) -> Response:
    """The file that was uploaded."""
    return as_file((await uploaded(services, record)).text, f"{record}.record")


PositionFrom = Annotated[int, Query(alias="from", ge=0, le=1_000_000)]
PositionTo = Annotated[int, Query(alias="to", ge=0, le=1_000_000)]
