"""The verdict on each clause: how it is proved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fieldcraft.record.proof.run import Proof
from fieldcraft.record.rules.conformance import conformance

CONTENT_TESTS = "tests/content/"


@dataclass(frozen=True)
class Verdict:
    """How a clause is proved."""

    clause: str
    how: Literal["killed", "tested", "open"]
    """`killed`: a drill that cites it kills a mutant of what carries it; `tested`: it is a
    definition or a component count, which tests of the content check; `open`: neither."""
    kills: dict[str, list[str]]
    """By drill, the mutants it kills."""
    drills: list[str]
    """All drills that cite it."""
    tests: list[str]


def verdicts(proof: Proof) -> list[Verdict]:
    """Every clause of a registered game, in the order of the books."""
    covered = conformance()
    found = []
    for clause, kills in proof.killers().items():
        tests = [place for place in covered.get(clause, ()) if place.startswith(CONTENT_TESTS)]
        drills = [name for name, cited in proof.cited.items() if clause in cited]
        how: Literal["killed", "tested", "open"]
        how = "killed" if kills else "tested" if tests else "open"
        found.append(Verdict(clause, how, kills, drills, tests))
    return found
