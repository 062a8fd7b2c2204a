"""The table of proofs for the site: every clause with the drills that kill mutants of its code."""

from __future__ import annotations

from collections.abc import Iterator

from fieldcraft.record.proof.run import Proof
from fieldcraft.record.proof.verdicts import verdicts
from fieldcraft.record.rules.rulebook import books, load_book

SAID = {
    "killed": "a drill kills a mutant",
    "tested": "checked by tests",
    "open": "not proved yet",
}


def proof_page() -> Iterator[str]:
    """Clause by clause, with its drills to play where a table's server shows this page."""
    shown = {one.clause: one for one in verdicts(Proof())}
    yield "# Proof by execution"
    yield ""
    yield "Each function of the rules cites its clauses."
    yield "`fieldcraft conformance --proof` breaks those functions on purpose, one small fault at a"
    yield "time, and runs the drills that cite the clause: one that fails has killed the mutant."
    yield "Definitions and component counts have no code to break; tests of the content check them."
    yield ""
    for how, text in SAID.items():
        yield f"- {text}: {sum(one.how == how for one in shown.values())}"
    for book in books():
        yield ""
        yield f"## {book}"
        yield ""
        yield "| clause | proof | mutants killed, by drill |"
        yield "|---|---|---|"
        for clause in load_book(book).entries:
            if clause in shown:
                one = shown[clause]
                drills = ", ".join(
                    f"[{name}](/figure/{name}) {len(many)}" for name, many in one.kills.items()
                )
                tests = ", ".join(f"`{test.rpartition('::')[2]}`" for test in one.tests[:2])
                others = ", ".join(f"[{name}](/figure/{name})" for name in one.drills[:3])
                yield f"| {clause} | {SAID[one.how]} | {drills or tests or others} |"
