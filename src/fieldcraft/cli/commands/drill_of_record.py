"""`drill --from`: a position of a record as a drill of its own."""

import secrets
from pathlib import Path

from rich.text import Text

from fieldcraft.cli.errors import UserError
from fieldcraft.cli.new_file import write_new
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import side_name
from fieldcraft.record.drills.from_position import Tried, Words, drill_of, fitting
from fieldcraft.record.match import Match


def write_drill(terminal: Terminal, source: str, tried: str, side: str, out: Path | None) -> int:
    """Write a drill of a record's position, to a new file or to the output."""
    name, at, number = source.rpartition("@")
    if not at:
        name, number = source, ""
    if not name or (at and not (number.isascii() and number.isdecimal() and len(number) < 8)):
        raise UserError(terminal.say("drill-bad-from", text=source[:200]))
    match = Match.load(name)
    last = len(match.steps)
    position = int(number) if number else last
    if position > last:
        raise UserError(terminal.say("drill-no-entry", position=position, last=last))
    wanted = _tried(terminal.speaker, match, position, tried)
    state = match.state_at(position)
    if side:
        _check_side(terminal.speaker, match, side)
        state = fitting(match.game, state, match.side(side), secrets.token_bytes(32))
        told = side_name(terminal.of(match.header.game).speaker, side)
        about = terminal.say("report-note-side", match=Path(name).name, side=told)
    else:
        about = terminal.say("report-note-all", match=Path(name).name)
    scenario = state.view(-1)["scenario"]
    named = scenario["id"] if isinstance(scenario, dict) else scenario
    title = terminal.say("report-title", scenario=named, position=str(position))
    words = Words(title, about, terminal.say("report-change"))
    text = drill_of(match.game, state, words, wanted)
    if out is None:
        terminal.console.file.write(text)
        return 0
    write_new(terminal.speaker, out, text)
    terminal.console.print(Text(terminal.say("cli-saved", path=out.as_posix())))
    return 0


def _tried(speaker: Speaker, match: Match, position: int, text: str) -> Tried | None:
    """What was tried: as given (`us: to 17B`), or else what the record has next."""
    if text:
        side, colon, words = text.partition(":")
        if not colon or not words.strip():
            raise UserError(speaker.say("drill-bad-tried", text=text[:200]))
        _check_side(speaker, match, side.strip())
        return Tried(side.strip(), words.strip())
    if position < len(match.steps) and match.steps[position].side >= 0:
        entry = match.steps[position].entry
        return Tried(entry.who, entry.text)
    return None


def _check_side(speaker: Speaker, match: Match, side: str) -> None:
    if side not in match.sides:
        known = ", ".join(match.sides)
        raise UserError(speaker.say("cli-unknown-side", text=side[:60], known=known))
