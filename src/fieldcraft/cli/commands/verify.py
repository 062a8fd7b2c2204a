"""`verify`: whether anybody could have chosen a match's dice; `seals`: the public list, copied."""

import json
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.error import URLError
from urllib.request import urlopen

from rich.text import Text

from fieldcraft.cli.arguments import Json, argument, option
from fieldcraft.cli.drawing.palette import BAD, GOOD
from fieldcraft.cli.entry import BAD_INPUT
from fieldcraft.cli.errors import UserError, of_record
from fieldcraft.cli.subcommands import Subcommands
from fieldcraft.cli.terminal import Terminal
from fieldcraft.record.errors import RecordError
from fieldcraft.record.fair.exchange import SERVER
from fieldcraft.record.fair.sealed_list import BrokenList, Line, check_chain, from_text, to_text
from fieldcraft.record.fair.verify import Verified, verify_record
from fieldcraft.record.files import read_bytes, write_text

subcommands = Subcommands()

SECONDS: Final = 30.0
ANSWER_MOST: Final = 1_000_000


@subcommands("verify")
def verify(
    terminal: Terminal,
    files: Annotated[list[Path], argument("FILE…", "help-verify-files")],
    source: Annotated[str | None, option("URL|FILE", "help-verify-list", "--list")] = None,
    as_json: Json = False,
) -> int:
    """Verify every record; 2 if one of them does not hold."""
    lines = None if source is None else _lines_from(terminal, source)
    results = [_verified(terminal, path, lines) for path in files]
    if as_json:
        terminal.print_json(
            [{"file": path.as_posix(), **one} for path, one in zip(files, results, strict=True)]
        )
    else:
        for path, one in zip(files, results, strict=True):
            _report(terminal, path, one)
    return 0 if all(one["ok"] for one in results) else BAD_INPUT


def _verified(terminal: Terminal, path: Path, lines: list[Line] | None) -> dict[str, Any]:
    """What was found out about one record: what holds, what does not, what remains open."""
    try:
        found = verify_record(read_bytes(path), path.as_posix())
    except RecordError as error:
        failed = of_record(terminal.speaker, error).text
        return {"ok": False, "holds": [], "fails": [failed], "open": []}
    say = terminal.say
    holds = [say("server-verify-replay", entries=found.entries, digests=found.digests)]
    fails, doubts = [], []
    if found.exchanges:
        named = ", ".join(_party(terminal, one) for one in found.parties())
        holds += [say("verify-shares", parties=named), say("server-verify-key")]
        doubts += _doubts(terminal, found)
    else:
        doubts.append(say("verify-no-exchange"))
    if found.exchanges and lines is not None:
        missing = found.not_listed(lines)
        if missing:
            fails.append(say("verify-not-listed", rounds=", ".join(map(str, missing))))
        else:
            holds.append(say("server-verify-listed"))
    return {"ok": not fails, "holds": holds, "fails": fails, "open": doubts}


def _doubts(terminal: Terminal, found: Verified) -> list[str]:
    say = terminal.say
    if not found.is_provable:
        return [say("verify-server-alone")]
    silent = [
        side
        for side, name in found.players.items()
        if side not in found.parties() and not name.startswith("bot ")
    ]
    said = [say("verify-silent", side=side) for side in silent]
    if found.broken_off:
        said.append(say("verify-broken-off", count=found.broken_off))
    return said


def _party(terminal: Terminal, party: str) -> str:
    return terminal.say("verify-the-server") if party == SERVER else party


def _report(terminal: Terminal, path: Path, one: dict[str, Any]) -> None:
    console, signs = terminal.console, terminal.signs
    console.print(Text(path.as_posix(), "bold"))
    for text in one["holds"]:
        console.print(Text(f"{signs.good} {text}", GOOD), soft_wrap=True)
    for text in one["fails"]:
        console.print(Text(f"{signs.bad} {text}", BAD), soft_wrap=True)
    for text in one["open"]:
        console.print(Text(f"  {text}"), soft_wrap=True)


# -- the public list -----


@subcommands("seals")
def seals(
    terminal: Terminal,
    source: Annotated[str, argument("URL|FILE", "help-seals-source")],
    copy: Annotated[Path | None, option("FILE", "help-seals-copy")] = None,
) -> int:
    """Check a server's whole list; with a copy, that it continues it, and bring it up to date."""
    lines = _lines_from(terminal, source)
    kept = _lines_from(terminal, str(copy)) if copy is not None and copy.exists() else []
    if kept and lines[: len(kept)] != kept:
        number = next(
            (old.number for old, new in zip(kept, lines, strict=False) if old != new),
            len(lines) + 1,
        )
        raise UserError(terminal.say("seals-rewritten", number=number))
    sealed = sum(line.what == "sealed" for line in lines)
    good = terminal.say("seals-good", count=len(lines), sealed=sealed, started=len(lines) - sealed)
    terminal.console.print(Text(f"{terminal.signs.good} {good}", GOOD), soft_wrap=True)
    if copy is not None:
        write_text(copy, to_text(lines))
    return 0


def _lines_from(terminal: Terminal, source: str) -> list[Line]:
    """The list of a server by its address, or a copy in a file; its chain is checked."""
    try:
        if source.startswith(("http://", "https://")):
            return _fetched(source.rstrip("/"))
        return from_text(read_bytes(Path(source)).decode())
    except BrokenList as error:
        raise UserError(terminal.say("seals-broken", number=error.number)) from None
    except RecordError as error:
        raise of_record(terminal.speaker, error) from None
    except (URLError, OSError, ValueError, KeyError, TypeError):
        raise UserError(terminal.say("seals-unreadable", source=source[:200])) from None


def _fetched(server: str) -> list[Line]:
    found: list[Line] = []
    while True:
        address = f"{server}/api/v1/seals?from={len(found) + 1}"
        with urlopen(address, timeout=SECONDS) as answer:
            page = json.loads(answer.read(ANSWER_MOST))
        new = [
            Line(int(one["number"]), int(one["at"]), one["what"], one["seal"], one["hash"])
            for one in page["lines"]
        ]
        found += new
        if not new or len(found) >= page["last"]:
            if len(found) < page["last"]:
                raise BrokenList(len(found) + 1)
            check_chain(found)
            return found


add = subcommands.add
