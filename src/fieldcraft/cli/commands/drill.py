"""`drill` and `conformance`: running drills, and which drills and tests cover the rules."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from rich import box
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.arguments import Json, Out, argument, option, switch
from fieldcraft.cli.drawing.palette import BAD, BORDER, GOOD, OBJECTIVE, QUIET
from fieldcraft.cli.entry import BAD_INPUT
from fieldcraft.cli.errors import UserError, drill_lines
from fieldcraft.cli.subcommands import Subcommands
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n import Speaker

subcommands = Subcommands()

# Drills and the conformance table take a second to load, so they are imported where they are used.
if TYPE_CHECKING:
    from fieldcraft.record.drills.drill import DrillFile, DrillResult

CLAUSE = re.compile(r"[A-Za-z]{1,4}-[A-Za-z0-9-]{1,12}(?:\.[A-Za-z0-9]{1,12}){0,6}")
SUFFIXES = (".yaml", ".yml")
FAILED = 1


def drill(terminal: Terminal, names: Sequence[str], as_json: bool) -> int:
    """Run drills; 1 if one fails, 2 if a file cannot be run."""
    found = [one for name in names for one in files_of(terminal.speaker, name)]
    unique = {one if isinstance(one, Path) else one.file: one for one in found}
    results = list(_watched(terminal, list(unique.values())))
    if as_json:
        terminal.print_json([plain(terminal.speaker, result) for result in results])
    else:
        report(terminal, results)
    if any(result.error is not None for result in results):
        return BAD_INPUT
    return 0 if all(result.passed for result in results) else FAILED


def files_of(speaker: Speaker, name: str) -> "Sequence[Path | DrillFile]":
    """What is meant by a file, a folder or a clause; drills of a clause have been read already."""
    path = Path(name)
    if path.is_dir():
        files = sorted(path.rglob("*.yaml"))
        if not files:
            raise UserError(speaker.say("drill-none-there", path=name[:200]))
        return files
    if path.exists() or path.suffix in SUFFIXES or not CLAUSE.fullmatch(name):
        return [path]
    from fieldcraft.record.drills.drill import drills_for

    found = drills_for(name)
    if not found:
        raise UserError(speaker.say("drill-none-for", text=name[:60]))
    return found


def _watched(terminal: Terminal, drills: "Sequence[Path | DrillFile]") -> "Iterable[DrillResult]":
    from fieldcraft.record.drills.drill import run_drills

    if not terminal.errors.is_terminal:
        return run_drills(drills)
    from rich.progress import track

    return track(
        run_drills(drills),
        description=terminal.say("progress-drills"),
        total=len(drills),
        console=terminal.errors,
        transient=True,
    )


def plain(speaker: Speaker, result: "DrillResult") -> dict[str, Any]:
    """A result for JSON output."""
    return {
        "file": result.path,
        "drill": result.name,
        "clauses": list(result.clauses),
        "passed": result.passed,
        "checks": result.checks,
        "report": drill_lines(speaker, result),
    }


def report(terminal: Terminal, results: "list[DrillResult]") -> None:
    """A row per drill, then what is wrong with those that failed."""
    say, signs = terminal.say, terminal.signs
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column("")
    table.add_column(say("column-drill"))
    table.add_column(say("column-clauses"))
    table.add_column(say("column-checks"), justify="right")
    for result in results:
        sign = Text(signs.good, GOOD) if result.passed else Text(signs.bad, BAD)
        name = result.name or result.path
        clauses = Text(" ".join(result.clauses), QUIET)
        table.add_row(sign, Text(name), clauses, str(result.checks))
    terminal.console.print(table)
    for result in results:
        if not result.passed:
            text = "\n".join(drill_lines(terminal.speaker, result))
            terminal.console.print(Text(text, BAD), soft_wrap=True)
    passed = sum(result.passed for result in results)
    style = GOOD if passed == len(results) else BAD
    terminal.console.print(
        Text(say("drill-summary", done=passed, total=len(results)), f"bold {style}")
    )


def show_conformance(terminal: Terminal, as_json: bool) -> int:
    """Every clause with the drills and tests that cover it; 1 if a clause has none."""
    from fieldcraft.record.rules.conformance import conformance, uncovered

    table = conformance()
    if as_json:
        terminal.print_json(table)
    else:
        _print_conformance(terminal, table)
    return FAILED if uncovered(table) else 0


def _print_conformance(terminal: Terminal, covered: Mapping[str, list[str]]) -> None:
    say, signs = terminal.say, terminal.signs
    from fieldcraft.record.rules.conformance import uncovered, waiting

    missing, later = set(uncovered(covered)), set(waiting())
    width = max(map(len, covered))
    # A line each, not a table: measuring its thousands of cells takes as long as all the rest.
    lines = Text(f"  {say('column-clause'):{width}}  {say('column-covered')}\n", "bold")
    for clause, places in covered.items():
        if clause in later and not places:
            continue
        sign = (signs.bad, BAD) if clause in missing else (signs.good, GOOD)
        shown = ", ".join(places[:4]) + (f" … +{len(places) - 4}" if len(places) > 4 else "")
        lines.append(*sign).append(f" {clause:{width}}  ", f"bold {OBJECTIVE}")
        lines.append(f"{shown}\n", QUIET)
    terminal.console.print(lines, soft_wrap=True)
    total = len([clause for clause in covered if clause not in later])
    style = BAD if missing else GOOD
    text = say("conformance-summary", done=total - len(missing), total=total)
    terminal.console.print(Text(text, f"bold {style}"))


@subcommands("drill")
def drill_command(
    terminal: Terminal,
    names: Annotated[list[str] | None, argument("FILE|CLAUSE…", "help-drill-names")] = None,
    source: Annotated[str, option("RECORD@N", "help-drill-from", "--from")] = "",
    tried: Annotated[str, option("SIDE: WORDS", "help-drill-tried")] = "",
    side: Annotated[str, option("SIDE", "help-drill-side")] = "",
    out: Out = None,
    as_json: Json = False,
) -> int:
    """Run drills, or write one from a record."""
    say = terminal.say
    if source:
        if names:
            raise UserError(say("cli-not-together", name="--from", other="FILE"))
        from fieldcraft.cli.commands.drill_of_record import write_drill

        return write_drill(terminal, source, tried, side, out)
    for name, given in (("--tried", tried), ("--side", side), ("--out", out)):
        if given:
            raise UserError(say("cli-needs", name=name, other="--from"))
    if not names:
        raise UserError(say("cli-missing-argument", name="FILE|CLAUSE…"))
    return drill(terminal, names, as_json)


@subcommands("conformance")
def conformance(
    terminal: Terminal,
    clauses: Annotated[list[str] | None, argument("CLAUSE…", "help-conformance-clauses")] = None,
    proof: Annotated[bool, switch("--proof", "help-conformance-proof")] = False,
    mutants: Annotated[bool, switch("--mutants", "help-conformance-mutants")] = False,
    as_json: Json = False,
) -> int:
    """Show what covers each clause, or prove some of them."""
    if proof or mutants:
        from fieldcraft.cli.commands.proof import prove

        return prove(terminal, clauses or (), mutants, as_json)
    if clauses:
        raise UserError(terminal.say("cli-needs", name="CLAUSE…", other="--proof"))
    return show_conformance(terminal, as_json)


add = subcommands.add
