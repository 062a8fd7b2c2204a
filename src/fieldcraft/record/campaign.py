"""A campaign: consecutive scenarios, scored together.

A side's score is its wins, less one for each full ten casualties it has taken over the whole run;
the higher score wins.  What a casualty is, the game says.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from fieldcraft import games
from fieldcraft.core import SPECTATOR
from fieldcraft.record.errors import RecordError, hint, phrase
from fieldcraft.record.files import read_bytes, text_lines, write_text
from fieldcraft.record.format.parser import split_header
from fieldcraft.record.play.playthrough import Playthrough
from fieldcraft.record.play.start import game_of, scenario_value

if TYPE_CHECKING:
    from fieldcraft.core.schema import View

FORMAT: Final = 1
NOBODY_WON: Final = "nobody"
CASUALTIES_PER_POINT: Final = 10
FIRST_LINE = re.compile(r"fieldcraft campaign ([0-9]{1,6})")
RESULT = re.compile(
    r"([a-z0-9-]{1,60}): winner ([a-z][a-z0-9-]{0,39}), casualties"
    r"((?: [a-z][a-z0-9-]{0,39} (?:0|[1-9][0-9]{0,3}))+)(?:, record (\S.{0,399}))?"
)


@dataclass(frozen=True)
class Result:
    """How one scenario of a campaign ended."""

    scenario: str
    winner: str
    """A side, or `nobody`."""
    casualties: Mapping[str, int]
    """What each side has lost."""
    record: str = ""
    """The path of the match's record, if it was kept."""

    def __str__(self) -> str:
        lost = "".join(f" {side} {count}" for side, count in self.casualties.items())
        kept = f", record {self.record}" if self.record else ""
        return f"{self.scenario}: winner {self.winner}, casualties{lost}{kept}"


@dataclass(frozen=True)
class Score:
    """How a campaign stands: who leads, by how much, and what that amounts to."""

    wins: Mapping[str, int]
    casualties: Mapping[str, int]
    scores: Mapping[str, int]
    leader: str
    """The side with the higher score, or `nobody`."""
    lead: int
    band: str
    """`even`, `slight` (1 to 3), `clear` (4 or 5) or `decisive` (more)."""


def band(lead: int) -> str:
    """The band of advantage a lead falls in.

    >>> [band(lead) for lead in (0, 1, 3, 4, 5, 6)]
    ['even', 'slight', 'slight', 'clear', 'clear', 'decisive']
    """
    if lead <= 0:
        return "even"
    return "slight" if lead <= 3 else "clear" if lead <= 5 else "decisive"


class CampaignPart(Protocol):
    """What the part `campaign` of a game offers."""

    def casualties(self, game: str, view: View, side: str) -> int:
        """What a side has lost that counts in a campaign, as any view tells."""


def has_campaign(game: str) -> bool:
    """Whether a game's scenarios can be played as a campaign."""
    return games.get(game).part("campaign") is not None


def casualties(game: str, view: View, side: str) -> int:
    """What a side has lost that counts in a campaign."""
    part: CampaignPart = games.get(game).part("campaign")
    return part.casualties(game, view, side)


def score(sides: tuple[str, ...], results: list[Result]) -> Score:
    """The score of a run of results."""
    wins = {side: sum(one.winner == side for one in results) for side in sides}
    lost = {side: sum(one.casualties[side] for one in results) for side in sides}
    scores = {side: wins[side] - lost[side] // CASUALTIES_PER_POINT for side in sides}
    best = max(scores.values())
    leaders = [side for side in sides if scores[side] == best]
    lead = best - min(scores.values())
    return Score(wins, lost, scores, leaders[0] if lead else NOBODY_WON, lead, band(lead))


@dataclass
class Campaign:
    """A run of consecutive scenarios and the results so far."""

    game: str
    first: str
    last: str
    results: list[Result] = field(default_factory=list)

    @classmethod
    def start(cls, game: str, first: str | int = "", last: str | int = "") -> Campaign:
        """A new campaign from one scenario to another, by default over the whole box."""
        known = game_of(game).scenarios()
        made = cls(
            game,
            str(scenario_value(game, first)) if first != "" else known[0],
            str(scenario_value(game, last)) if last != "" else known[-1],
        )
        if known.index(made.first) > known.index(made.last):
            raise RecordError("backwards", first=made.first, last=made.last)
        return made

    @property
    def scenarios(self) -> list[str]:
        """The scenarios of the run, in order."""
        known = game_of(self.game).scenarios()
        return known[known.index(self.first) : known.index(self.last) + 1]

    @property
    def next(self) -> str | None:
        """The scenario to be played next; None when the campaign has ended."""
        rest = self.scenarios[len(self.results) :]
        return rest[0] if rest else None

    @property
    def score(self) -> Score:
        """How it stands."""
        return score(game_of(self.game).sides, self.results)

    def add(self, match: Playthrough, record: str = "") -> Result:
        """Take in a match that has ended; it must be of the next scenario."""
        outcome = match.outcome
        if outcome is None:
            raise RecordError("no-outcome")
        if self.next is None:
            raise RecordError("too-many-results", last=self.last)
        found = match.header.scenario
        if match.header.game != self.game or found != self.next:
            shown = found if isinstance(found, str) else phrase("own-scenario")
            raise RecordError("other-match", found=shown, wanted=self.next)
        view = match.view(SPECTATOR)
        winner = match.sides[outcome.winner] if outcome.winner >= 0 else NOBODY_WON
        lost = {side: casualties(self.game, view, side) for side in match.sides}
        result = Result(self.next, winner, lost, record)
        if RESULT.fullmatch(str(result)) is None or not record.isprintable():
            raise RecordError("bad-result", text=str(result))
        self.results.append(result)
        return result

    def to_text(self) -> str:
        """The campaign as its file holds it."""
        header = [
            f"fieldcraft campaign {FORMAT}",
            f"game: {self.game}",
            f"first: {self.first}",
            f"last: {self.last}",
            "",
        ]
        return "\n".join([*header, *(str(result) for result in self.results), ""])

    def save(self, path: Path | str) -> None:
        """Write the file, all of it or nothing."""
        write_text(path, self.to_text())

    @classmethod
    def load(cls, path: Path | str) -> Campaign:
        """A campaign from its file."""
        return cls.from_text(read_bytes(path), Path(path).as_posix())

    @classmethod
    def from_text(cls, data: str | bytes, file: str = "") -> Campaign:
        """A campaign from its text; raises `RecordError`."""
        lines = text_lines(data, file)
        if FIRST_LINE.fullmatch(lines[0].rstrip()) is None:
            raise RecordError("not-a-campaign", file=file, line=1, format=FORMAT)
        if lines[0].rstrip() != f"fieldcraft campaign {FORMAT}":
            found = lines[0].split()[-1]
            raise RecordError("newer-format", file=file, line=1, found=found, format=FORMAT)
        start = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
        made = _read_header(lines[1:start], file)
        for number, line in enumerate(lines[start:], start + 1):
            text = line.rstrip()
            if text and not text.startswith("#"):
                made.results.append(_read_result(made, text, number, file))
        return made


def _read_header(lines: list[str], file: str) -> Campaign:
    values, numbers = split_header(lines, file)
    names = ("game", "first", "last")
    for name in values:
        if name not in names:
            wrong = hint(name, names)
            raise RecordError(
                "unknown-header", file=file, line=numbers[name], name=name, hint=wrong
            )
    for name in names:
        if name not in values:
            raise RecordError("missing-header", file=file, line=1, name=name)
    try:
        known = game_of(values["game"]).scenarios()
    except RecordError as error:
        raise error.at(file, numbers["game"]) from None
    for name in ("first", "last"):
        if values[name] not in known:
            raise RecordError(
                "unknown-scenario",
                file=file,
                line=numbers[name],
                scenario=values[name],
                hint=hint(values[name], known),
            )
    try:
        return Campaign.start(values["game"], values["first"], values["last"])
    except RecordError as error:
        raise error.at(file, numbers["last"]) from None


def _read_result(campaign: Campaign, text: str, line: int, file: str) -> Result:
    found = RESULT.fullmatch(text)
    if found is None:
        raise RecordError("bad-result", file=file, line=line, text=text)
    wanted = campaign.next
    if wanted is None:
        raise RecordError("too-many-results", file=file, line=line, last=campaign.last)
    if found[1] != wanted:
        raise RecordError("wrong-order", file=file, line=line, found=found[1], wanted=wanted)
    sides = game_of(campaign.game).sides
    if found[2] not in (*sides, NOBODY_WON):
        known = hint(found[2], (*sides, NOBODY_WON))
        raise RecordError("unknown-side", file=file, line=line, side=found[2], hint=known)
    words = found[3].split()
    lost = {side: int(count) for side, count in zip(words[::2], words[1::2], strict=True)}
    if tuple(lost) != sides or len(words) != 2 * len(sides):
        raise RecordError("bad-result", file=file, line=line, text=text)
    return Result(wanted, found[2], lost, found[4] or "")
