"""The table of a match as a script or the browser reads it; composed in `live.table_message`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from fieldcraft.server.matches.clocks import Pace
from fieldcraft.server.wire.declared import DeclaredBy, Shown, View
from fieldcraft.server.wire.values import Json

Change = list[Json]
"""The keys that lead to a value, then the value."""


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
    is_set_up: bool
    """Whether what is laid out can be kept, and a kept set-up laid out (`/set-up`)."""


class Waiting(Shown):
    """Whose answer is awaited."""

    sides: list[str]
    text: str


class Part(Shown):
    """A piece of a log line; with `ref` it names something on the board."""

    text: str
    ref: str | None = None


class NamedThing(Shown):
    """Something on the table, and what it is called."""

    text: str
    ref: str


class TermShown(Shown):
    """A term of a sum."""

    label: str
    value: int
    clause: str


class RollShown(Shown):
    """A roll: who, from where, at whom, its sum term by term, and what it decides."""

    title: str
    actors: list[NamedThing]
    """Who fires or fights."""
    origins: list[str]
    """The refs of the places from which they do."""
    target: NamedThing | None
    place: NamedThing | None
    own: list[TermShown]
    """What the dice are added to."""
    by: Literal["sum", "product", "each"]
    """How the dice count: added, multiplied, or each by itself."""
    dice: list[int]
    successes: list[bool]
    """Where each die counts by itself: whether it succeeds."""
    card: str
    """The ref of the card that showed the dice; empty for true dice."""
    total: int
    against: list[TermShown]
    """What the total is compared with; empty where it is only counted."""
    needed: int
    result: str
    """What it decides, by its word; empty where it decides nothing by itself."""
    verdict: str
    """The same in the reader's language."""
    text: str
    """The whole sum: `7 morale + 8 dice = 15, against 14 attack`."""


class LogLine(Shown):
    """One line of the log."""

    n: int
    entry: int
    parts: list[Part]
    event: Annotated[dict[str, object], DeclaredBy("event")]
    roll: RollShown | None
    """The roll that the line tells, if it tells one."""
    mark: Literal["round", "turn"] | None


class Log(Shown):
    """Cut your log at line `from` and append `lines`."""

    model_config = ConfigDict(populate_by_name=True)

    from_: int = Field(alias="from")
    lines: list[LogLine]


class PlayerShown(Shown):
    """The player of a side."""

    name: str
    kind: Literal["person", "bot", "open", "left"]
    bot: str | None
    hotseat: bool
    online: bool
    away: int | None
    """Milliseconds until the other side may end the match because this player is away; null while
    connected, not asked, or never, and without a clock until it may. Before a live clock has
    started it ends without a winner."""
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


class TallyRow(Shown):
    """Something counted at the end."""

    heading: str
    figures: dict[str, str]
    """By side."""


class Outcome(Result):
    """How a match ended: a sentence about it, what is counted for each side, who was lost."""

    text: str
    tally: list[TallyRow]
    losses: list[str]


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


class StatusNow(Shown):
    """Players, clocks and offers of a match."""

    state: Literal["open", "running", "over", "frozen"]
    players: dict[str, PlayerShown]
    clocks: dict[str, ClockShown] | None
    offers: list[OfferShown]
    dice: DiceShown | None
    """The exchange that counts now; null for an uploaded record."""
    key_hash: str | None
    """SHA-256 of the dice key, from the start."""
    key: str | None
    """The key itself, once the match has ended."""
    pace: Pace
    visibility: Literal["public", "link"]
    watching: Literal["anybody", "link", "nobody"]
    """Who may watch."""
    hints: bool
    """Whether hints are allowed; never in a match between two people."""


class Status(StatusNow):
    """The status of a match: players, clocks, offers, how it ended."""

    outcome: Outcome | None


class StakeShown(Shown):
    """One thing that counts towards a condition: an objective, a structure."""

    text: str
    ref: str
    holder: str | None
    """The side that it counts for now."""
    open: bool
    """Whether it can still be won."""


class ConditionShown(Shown):
    """Something to reach in order to win; conditions of the same way must hold together."""

    text: str
    have: int
    need: int
    """0 where nothing is counted up to."""
    way: int
    clause: str
    stakes: list[StakeShown]


class SideGoals(Shown):
    """What a side must reach."""

    side: str
    name: str
    conditions: list[ConditionShown]


class ThreatShown(Shown):
    """How a side could win before its next turn is over."""

    side: str
    text: str
    clause: str


class GoalsShown(Shown):
    """What wins and how near each side is, as far as the viewpoint may know."""

    sides: list[SideGoals]
    both: list[ConditionShown]
    """Conditions of no side in particular, such as the clock."""
    threats: list[ThreatShown]


class TableNow(Shown):
    """What every table tells, whole or changed."""

    type: Literal["table"]
    match: str
    viewpoint: str
    version: int
    """Counts what this viewpoint could notice, and never goes down."""
    turn: Turn | None
    waiting: Waiting
    moment: str
    can_undo: bool
    answered: Annotated[
        int | None, Field(description="The decision your last choice answered; undo names it")
    ]
    log: Log


class TableShown(TableNow):
    """All that a viewpoint sees and may do, without who plays."""

    view: View | None
    """What the viewpoint may know; null until all seats are taken."""
    goals: GoalsShown | None


class TableMessage(TableShown):
    """All that a viewpoint sees and may do."""

    status: Status


def _may_be_missing(schema: dict[str, Any]) -> None:
    schema["required"] = [one for one in schema["required"] if one not in ("status", "goals")]


class ChangedTable(TableNow):
    """A table of which only what has changed since the last is sent, after `"changes": true`."""

    model_config = ConfigDict(json_schema_extra=_may_be_missing)

    changes: list[Change]
    """What to set in the view, in this order."""
    status: Status
    """Missing where it is as before."""
    goals: GoalsShown | None
    """Missing where they are as before."""
