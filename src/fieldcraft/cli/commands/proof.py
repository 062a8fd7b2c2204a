"""`conformance --proof`: which drill kills which mutant of the functions that carry a clause."""

from collections.abc import Sequence

from rich import box
from rich.progress import track
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.drawing.palette import BAD, BORDER, GOOD, OBJECTIVE, QUIET
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.terminal import Terminal
from fieldcraft.record.proof.run import CannotRun, Proof
from fieldcraft.record.proof.verdicts import Verdict, verdicts

FAILED = 1
EVERY = 10
"""After so many clauses or functions the results are written down."""


def prove(terminal: Terminal, clauses: Sequence[str], whole: bool, as_json: bool) -> int:
    """Run what is missing, keep it, and show the proof of these clauses, or of all."""
    proof = Proof()
    known = {one.casefold(): one for one in proof.carried}
    for clause in clauses:
        if clause.casefold() not in known:
            raise UserError(terminal.say("drill-none-for", text=clause[:60]))
    wanted = [known[clause.casefold()] for clause in clauses]
    try:
        _run(terminal, proof, wanted, whole)
    except CannotRun:
        raise UserError(terminal.say("conformance-cannot-run")) from None
    finally:
        proof.keep()
    return show_proof(terminal, proof, wanted, as_json)


def _run(terminal: Terminal, proof: Proof, wanted: Sequence[str], whole: bool) -> None:
    say, quiet = terminal.say, not terminal.errors.is_terminal
    if whole:
        jobs = proof.waiting(wanted)
        running = track(
            proof.run(jobs), say("progress-mutants"), len(jobs), disable=quiet, transient=True,
            console=terminal.errors,
        )  # fmt: skip
        for number, _ in enumerate(running):
            if number % EVERY == 0:
                proof.keep()
        return
    missing = [one for one in proof.unproved() if not wanted or one in wanted]
    for number, clause in enumerate(
        track(missing, say("progress-mutants"), disable=quiet, transient=True,
              console=terminal.errors)
    ):  # fmt: skip
        proof.prove(clause)
        if number % EVERY == 0:
            proof.keep()


def show_proof(terminal: Terminal, proof: Proof, wanted: Sequence[str], as_json: bool) -> int:
    """Every clause with what proves it; 1 if one is proved by nothing."""
    shown = [one for one in verdicts(proof) if not wanted or one.clause in wanted]
    if as_json:
        terminal.print_json({one.clause: vars(one) for one in shown})
    else:
        _print(terminal, shown)
    return FAILED if any(one.how == "open" for one in shown) else 0


def _print(terminal: Terminal, shown: Sequence[Verdict]) -> None:
    say, signs = terminal.say, terminal.signs
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column("")
    table.add_column(say("column-clause"), no_wrap=True)
    table.add_column(say("column-proof"))
    for one in shown:
        sign = Text(signs.bad, BAD) if one.how == "open" else Text(signs.good, GOOD)
        drills = ", ".join(f"{drill} ({len(many)})" for drill, many in list(one.kills.items())[:4])
        text = drills or ", ".join(one.tests[:2]) or say("conformance-open")
        table.add_row(sign, Text(one.clause, f"bold {OBJECTIVE}"), Text(text, QUIET))
    terminal.console.print(table)
    counts = {how: sum(one.how == how for one in shown) for how in ("killed", "tested", "open")}
    style = BAD if counts["open"] else GOOD
    text = say("conformance-proof-summary", total=len(shown), **counts)
    terminal.console.print(Text(text, f"bold {style}"))
