"""The table of a match as a script or the browser reads it; composed in `live.table_message`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from fieldcraft.core.content.described import Described
from fieldcraft.server.matches.clocks import Pace
from fieldcraft.server.wire.declared import DeclaredBy


class Shown(Described):
    """A part of a table message."""

    model_config = ConfigDict(defer_build=True)


class OptionShown(Shown):
    """One answer to the question."""

    choice: str
    """The words to choose it by."""
    label: str
    """What it means, in the reader's language."""
    refs: list[str]
    """What it points at in the view: `tile:17B`, `card:scout-b`, …"""
    role: Literal["main", "pass", "aside", "minor"]
    warning: str | None
    confirm: bool
    """Whether the player should confirm it."""
    idle: str | None
    """Why it could gain nothing now, though it is allowed; null if it could."""


class SeveralShown(Shown):
    """Answers that may be picked together: one as `choice`, the others and `end` as `then`."""

    choices: list[str]
    most: int
    """How many of them."""
    end: str
    """The answer that ends it."""


class WaiverShown(Shown):
    """A standing answer worth having at this question."""

    line: str
    """Its words, to be added to those of the seat."""
    label: str
    """What it does, in the reader's language."""


class Turn(Shown):
    """The question now put to the viewpoint."""

    decision: int
    """Send it back with the choice."""
    question: str
    prompt: str
    coach: str
    """What a newcomer needs to know at this question; empty if the prompt says it all."""
    clause: str
    options: list[OptionShown]
    several: SeveralShown | None
    waivers: list[WaiverShown]


class Waiting(Shown):
    """Whose answer is awaited."""

    sides: list[str]
    text: str


class Part(Shown):
    """A piece of a log line; with `ref` it names something on the board."""

    text: str
    ref: str | None = None


class LogLine(Shown):
    """One line of the log."""

    n: int
    entry: int
    parts: list[Part]
    event: Annotated[dict[str, Any], DeclaredBy("event")]
    mark: Literal["round", "turn"] | None


class Log(Shown):
    """Cut your log at line `from` and append `lines`."""

    model_config = ConfigDict(populate_by_name=True)

    from_: int = Field(alias="from")
    lines: list[LogLine]


class PlayerShown(Shown):
    """The player of a side."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    hotseat: bool
    online: bool
    side: str
    """What the side is called."""
    trouble: bool
    """Whether its bot failed, so that a harmless choice was made for it."""


class ClockShown(Shown):
    """A side's clock when the message was composed."""

    left: int
    """Milliseconds."""
    running: bool
    flagged: bool
    """Whether the other side may claim a win on time."""
    since: float | None
    gifts: int
    """How often the other side has given it time; `give-time` names it."""


class OfferShown(Shown):
    """An open offer."""

    kind: Literal["takeback", "draw", "abandon"]
    side: str
    count: int
    text: str


class Result(Shown):
    """How a match ended."""

    winner: str | None
    """The side; null for a draw."""
    reason: str
    margin: int


class Outcome(Result):
    """How a match ended, and a sentence about it."""

    text: str


class DiceShown(Shown):
    """An exchange that makes a match's dice: who committed to what, and what was revealed."""

    rules: int
    """How the key is made; 1 for matches from before there were exchanges."""
    round: int
    """0 for the start; takebacks count up from 1."""
    about: str
    """`start`, or `takeback 3`."""
    state: Literal["open", "sealed", "done", "void"]
    """`sealed`: all commitments are fixed; `done`: the dice are made; `void`: broken off."""
    commitments: dict[str, str]
    """By `server` and side, SHA-256 of a share.  A side that is not here adds nothing."""
    waiting: list[str]
    """The sides whose shares are awaited."""
    shares: dict[str, str]
    """The players' shares, once all are there; the server's, once the match is over."""
    listed: int | None
    """The line of the public list (/seals) that has the seal."""


class Status(Shown):
    """The status of a match: players, clocks, offers."""

    state: Literal["open", "running", "over", "frozen"]
    players: dict[str, PlayerShown]
    clocks: dict[str, ClockShown] | None
    offers: list[OfferShown]
    outcome: Outcome | None
    dice: DiceShown | None
    """The exchange that counts now; null for an uploaded record."""
    key_hash: str | None
    """SHA-256 of the dice key, from the start."""
    key: str | None
    """The key itself, once the match has ended."""
    pace: Pace
    visibility: Literal["public", "link"]
    hints: bool
    """Whether hints are allowed; never in a match between two people."""


class TableShown(Shown):
    """All that a viewpoint sees and may do, without who plays."""

    type: Literal["table"]
    match: str
    viewpoint: str
    version: int
    """Counts what this viewpoint could notice, and never goes down."""
    view: Annotated[dict[str, Any], DeclaredBy("view")] | None
    """What the viewpoint may know; null until all seats are taken."""
    turn: Turn | None
    waiting: Waiting
    moment: str
    can_undo: bool
    answered: Annotated[
        int | None, Field(description="The decision your last choice answered; undo names it")
    ]
    log: Log


class TableMessage(TableShown):
    """All that a viewpoint sees and may do."""

    status: Status
