"""What workers do with records: replay, check and narrate them.

They are given whole records with their keys, so no bot ever thinks in the same process.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import wraps
from hashlib import sha256
from typing import Any, Final

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.core.chance import Chance
from fieldcraft.i18n.problems import tell_problem
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.record.drills.from_position import Tried, Words, drill_of
from fieldcraft.record.errors import RecordError
from fieldcraft.record.fair.keys import key_hash
from fieldcraft.record.format.file import Record
from fieldcraft.record.format.parser import parse
from fieldcraft.record.format.seat import seat_text
from fieldcraft.record.match import Match
from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.live.messages.table import plain_of
from fieldcraft.server.records.narration import Narration
from fieldcraft.server.scenes import scene

Body = Mapping[str, Any]  # JSON-able, hence Any
KEPT: Final = 12
"""Matches, and narrations of them, in the cache: whoever looks once looks again."""


def warm_up() -> None:
    """Read every game's content and a language, so that the first replay need not wait."""
    for key in list(games.keys()):
        game = games.get(key)
        state = game.start(game.scenarios()[0], key_from_seed(0))
        scene(key, plain_of(key, state), Speaker("en"))


class SmallCache:
    """The values last asked for."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[Any, ...], Any] = OrderedDict()

    def get(self, key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        """The value of this key, created if need be."""
        if key not in self._made:
            made = make()
            self._made[key] = made
            while len(self._made) > KEPT:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return self._made[key]


_matches = SmallCache()
_narrations = SmallCache()


def told(task: Callable[[Body], Any]) -> Callable[[Body], Any]:
    """A task whose complaint about a record is an answer too, in the reader's language."""

    @wraps(task)
    def doing(body: Body) -> Any:
        try:
            return {"done": task(body)}
        except RecordError as error:
            what, remedy = tell_problem(Speaker(str(body["lang"])), error.code, error.values)
            return {"error": {"code": error.code, "message": f"{what} ({remedy})",
                              "line": error.line}}  # fmt: skip

    return doing


def _record(body: Body) -> Record:
    return parse(str(body["text"]))


def match_of(body: Body) -> Match:
    """The match of a record, every choice and digest checked.

    With `cut`, one that diverges from the current rules is taken up to that point.
    """
    key = sha256(str(body["text"]).encode()).digest()
    cut = bool(body.get("cut"))

    def play() -> Match:
        record = _record(body)
        try:
            return Match.from_record(record)
        except RecordError as error:
            if not cut or "entry" not in error.values:
                raise
            return Match.from_record(_cut(record, int(error.values["entry"]) - 1))

    match: Match = _matches.get((key, cut), play)
    return match


def _cut(record: Record, entries: int) -> Record:
    """The beginning of a record, without digests of later entries."""
    digests = {place: digest for place, digest in record.digests.items() if place <= entries}
    return Record(record.header, record.entries[:entries], digests)


def _retelling(body: Body) -> Narration:
    key = sha256(str(body["text"]).encode()).digest()
    viewpoint, lang, own = str(body["as"]), str(body["lang"]), bool(body["own"])
    made: Narration = _narrations.get(
        (key, viewpoint, lang, own), lambda: Narration(match_of(body), viewpoint, lang, own)
    )
    return made


@told
def check(body: Body) -> dict[str, Any]:
    """Replay a record; what lists show of it."""
    match = match_of(body)
    plain = plain_of(match.header.game, match.state)
    return {
        "game": match.header.game,
        "scenario": str(plain["id"]),
        "sides": list(match.sides),
        "players": match.players,
        "rules": match.header.rules,
        "key": match.header.key,
        "key_hash": key_hash(bytes.fromhex(match.header.key or "")),
        "match": match.header.match,
        "exchanges": _exchanges(match),
        "positions": len(match.steps),
        "finished": match.outcome is not None,
    }


def _exchanges(match: Match) -> list[dict[str, Any]]:
    """What made the dice, as a page shows it."""
    first = match.record().first_exchange
    found = [] if first is None else [first, *match.exchanges.values()]
    return [
        {
            "rules": 2, "round": one.round, "about": one.about, "state": "done",
            "commitments": dict(one.commitments), "waiting": [], "shares": dict(one.shares),
            "listed": None,
        }
        for one in found
    ]  # fmt: skip


@told
def verify(body: Body) -> dict[str, int]:
    """Replay a record from its start, bypassing the cache, and check every digest."""
    record = _record(body)
    match = Match.from_record(record)
    return {"entries": len(match.steps), "digests": len(record.digests)}


@told
def log(body: Body) -> dict[str, Any]:
    """The whole log from a viewpoint."""
    return _retelling(body).log()


@told
def positions(body: Body) -> list[dict[str, Any]]:
    """The table messages of some positions from a viewpoint."""
    found = _retelling(body).positions(int(body["first"]), int(body["last"]), body["about"])
    return list(found)


@told
def ask(body: Body) -> dict[str, Any]:
    """What a viewpoint could have asked at a position; a complaint is an answer too."""
    try:
        return {"told": _retelling(body).ask(int(body["position"]), body)}
    except ApiError as error:
        return {"refused": error.body(Speaker(str(body["lang"]))), "status": error.status}


@told
def show_scene(body: Body) -> dict[str, Any]:
    """What never changes in the match."""
    match = match_of(body)
    return scene(
        match.header.game, plain_of(match.header.game, match.state), Speaker(str(body["lang"]))
    )


@told
def export(body: Body) -> str:
    """A seat's own views, as it may export them from a running match."""
    return seat_text(match_of(body), str(body["as"]))


@told
def report(body: Body) -> str:
    """A drill of a position: of a record, or of what one side sees with the rest dealt to fit."""
    game = games.get(str(body["game"]))
    if "view" in body:
        state = game.sample(body["view"], Chance(bytes.fromhex(body["key"])))
    else:
        match = match_of(body)
        state = match.state_at(min(int(body["position"]), len(match.steps)))
    words = Words(str(body["title"]), str(body["note"]), str(body["change"]))
    tried = Tried(str(body["side"]), str(body["tried"])) if body["tried"] else None
    return drill_of(game, state, words, tried)


TASKS = {
    "report": report,
    "check": check,
    "verify": verify,
    "log": log,
    "positions": positions,
    "ask": ask,
    "scene": show_scene,
    "export": export,
}
