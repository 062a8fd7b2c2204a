"""What is sent to a match over HTTP, and how one is shown: the shapes of requests and answers."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field

from fieldcraft.server.dice.exchanges import Commitment
from fieldcraft.server.live.match import THEN_MOST, WORDS_LENGTH
from fieldcraft.server.matches.acts import COUNT_MOST, Act
from fieldcraft.server.matches.clocks import Pace
from fieldcraft.server.matches.seats.seat import SeatShown
from fieldcraft.server.matches.seats.watching import Watching
from fieldcraft.server.wire.table_message import DiceShown, Result

MatchId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,16}$", description="The match's id")]
Viewpoint = Annotated[
    str | None,
    Query(
        alias="as",
        max_length=40,
        description="A side you hold, or `spectator`; by default the side you hold",
    ),
]
SideField = Annotated[
    str | None,
    Field(alias="as", max_length=40, description="The side; needed only if you hold both"),
]
COUNTED_MOST: Final = 1 << 40
"""No match has as many decisions, versions or gifts."""
LogField = Annotated[int, Field(ge=0, description="The answer's log begins at this line")]


class SeatLink(BaseModel):
    """How a seat of a new match is reached."""

    kind: str
    link: Annotated[str | None, Field(description="Opens the seat in a browser")] = None
    token: Annotated[str | None, Field(description="The same for scripts")] = None


class MatchMade(BaseModel):
    """A new match; keep the tokens, they are shown only once."""

    match: str
    seats: dict[str, SeatLink]
    dice: Annotated[DiceShown, Field(description="Keep its commitments, then reveal your share")]


class Title(BaseModel):
    """What a match is played on."""

    scenario: Annotated[str, Field(description="The scenario's id")]
    names: Annotated[
        dict[str, str], Field(description="By language, of a scenario that is not ours")
    ]
    sides: list[str]
    custom: Annotated[bool, Field(description="Whether a user brought the scenario")] = False
    bot_pace: Annotated[
        float | None, Field(description="Seconds between a bot's actions; null for the server's")
    ] = None


class MatchShown(BaseModel):
    """A match as everybody may see it."""

    match: str
    game: str
    title: Title
    state: Literal["open", "running", "over", "frozen"]
    seats: dict[str, SeatShown]
    mine: Annotated[list[str], Field(description="The sides you hold")]
    waiting: Annotated[list[str], Field(description="Who has to answer")]
    options: dict[str, bool | int]
    pace: Pace
    visibility: Literal["public", "link"]
    watching: Watching
    outcome: Result | None
    dice: DiceShown
    key_hash: str | None
    previous: str | None
    created: float
    updated: float


class Chosen(BaseModel):
    """An answer to the current question, wherever it comes from."""

    decision: Annotated[
        int, Field(ge=0, le=COUNTED_MOST, description="`turn.decision` of the table it answers")
    ]
    choice: Annotated[str, Field(max_length=WORDS_LENGTH, description="The option's words")]
    then: Annotated[
        list[Annotated[str, Field(max_length=WORDS_LENGTH)]],
        Field(
            max_length=THEN_MOST,
            description="Your next choices, while they are offered and nothing comes between",
        ),
    ] = []


class Choice(Chosen):
    """An answer to the current question."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: SideField = None
    log: LogField = 0


class Undo(BaseModel):
    """Takes back your own last choice."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: SideField = None
    decision: Annotated[
        int,
        Field(
            ge=0,
            le=COUNTED_MOST,
            description="The decision that choice answered: `answered` of your table",
        ),
    ]
    log: LogField = 0


class ActDone(BaseModel):
    """An act besides the game's choices, wherever it comes from."""

    act: Act
    count: Annotated[
        int, Field(ge=1, le=COUNT_MOST, description="Of your own choices, to take back")
    ] = 1
    commitment: Commitment = ""
    version: Annotated[
        int | None,
        Field(
            ge=0,
            le=COUNTED_MOST,
            description="`version` of your table; sent twice, the act is done once",
        ),
    ] = None
    gifts: Annotated[
        int | None,
        Field(
            ge=0,
            le=COUNTED_MOST,
            description="For `give-time`: `gifts` of the other's clock as you saw it",
        ),
    ] = None


class ActWish(ActDone):
    """An act besides the game's choices."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: SideField = None
    log: LogField = 0


class Asked(BaseModel):
    """A question about your table that changes nothing, wherever it comes from."""

    what: Literal["odds", "look", "board", "why", "hint", "line", "complete"]
    things: Annotated[
        list[Annotated[str, Field(max_length=120)]] | None,
        Field(max_length=2, description="For `look`: one ref, or two for the line between them"),
    ] = None
    ref: Annotated[str, Field(max_length=120, description="For `why`")] | None = None
    choice: Annotated[str, Field(max_length=WORDS_LENGTH, description="For `why`")] | None = None
    text: Annotated[str, Field(max_length=200, description="For `line` and `complete`")] | None = (
        None
    )
    without: Annotated[
        list[Annotated[str, Field(max_length=120)]] | None,
        Field(max_length=60, description="For `odds`: the pieces that plans leave out"),
    ] = None


class Question(Asked):
    """A question about your table that changes nothing."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    side: SideField = None
