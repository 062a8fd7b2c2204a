"""Running the mutants, each in a process of its own, and keeping what killed them.

Results are kept by function, with a digest of its source and of the drills that were run on it: a
run that was broken off goes on where it stopped, and a change runs again only what it concerns.
"""

from __future__ import annotations

import hashlib
import json
import os
import resource
import select
import signal
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fieldcraft.core.build import BUILD
from fieldcraft.record.drills.drill import DrillFile, drill_files, load_drill
from fieldcraft.record.proof.carriers import Carriers, Function
from fieldcraft.record.proof.mutants import Mutant, live, mutants
from fieldcraft.record.rules.conformance import concerned
from fieldcraft.record.rules.rulebook import books, load_book, rules_folder

SECONDS = 20
"""A mutant that takes longer hangs, and counts as killed."""
MEMORY = 3 << 30
MANY = 24
"""How many functions are tried to prove one clause."""


class CannotRun(Exception):
    """Compiled rules cannot be changed, nor mutants run where no process can be forked."""


@dataclass
class Result:
    """What became of a function's mutants."""

    digest: str
    """Of the function's source."""
    whole: str = ""
    """Of all that was run, once every mutant met every drill."""
    killed: dict[str, list[str]] = field(default_factory=dict)
    """By mutant, the drills that noticed it."""
    survived: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Job:
    """A function, and the drills that cite a clause that it carries."""

    function: Function
    clauses: frozenset[str]
    drills: tuple[str, ...]
    digest: str


class Proof:
    """The results there are, and what there is left to run."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or rules_folder() / "proof.json"
        self.drills = {path.stem: load_drill(path) for path in drill_files()}
        self.cited = {name: frozenset(drill.clauses) for name, drill in self.drills.items()}
        self.digests = {name: _digest(drill.document.value) for name, drill in self.drills.items()}
        self.carried: dict[str, list[Function]] = {}
        for book in books():
            carriers = Carriers(load_book(book).entries, self.cited)
            for clause in concerned(load_book(book)):
                self.carried[clause] = carriers.of(clause)
        self.results = self._kept()

    def _kept(self) -> dict[str, Result]:
        """What was found before, as far as function and drill are still the same."""
        if not self.path.is_file():
            return {}
        kept = json.loads(self.path.read_text(encoding="utf-8"))
        same = {name for name, one in kept["drills"].items() if self.digests.get(name) == one}
        sources = {one.key: _digest(one.source) for many in self.carried.values() for one in many}
        found = {}
        for key, values in kept["functions"].items():
            result = Result(**values)
            if sources.get(key) == result.digest:
                killed = {
                    what: [drill for drill in drills if drill in same]
                    for what, drills in result.killed.items()
                }
                result.killed = {what: drills for what, drills in killed.items() if drills}
                found[key] = result
        return found

    # -- everything -----

    def jobs(self, clauses: Iterable[str] = ()) -> list[Job]:
        """Every function that carries a clause (one of these, if any are given)."""
        wanted = set(clauses)
        carried: dict[Function, set[str]] = {}
        for clause, many in self.carried.items():
            for function in many:
                carried.setdefault(function, set()).add(clause)
        return [
            self._job(function, frozenset(own))
            for function, own in sorted(carried.items(), key=lambda one: one[0].key)
            if not wanted or own & wanted
        ]

    def _job(self, function: Function, clauses: frozenset[str]) -> Job:
        fitting = [name for name, cited in self.cited.items() if cited & clauses]
        fitting.sort(key=lambda name: (-len(self.cited[name] & clauses), name))
        digest = _digest([function.source, [self.digests[name] for name in fitting]])
        return Job(function, clauses, tuple(fitting), digest)

    def waiting(self, clauses: Iterable[str] = ()) -> list[Job]:
        """What has still to be run in whole."""
        done = {result.whole for result in self.results.values()}
        return [job for job in self.jobs(clauses) if job.digest not in done]

    def run(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Result]]:
        """Every mutant of some functions against every drill."""
        for job in jobs:
            result = Result(_digest(job.function.source), job.digest)
            for mutant in mutants(job.function):
                killers = self.killers_of(job.function, mutant, job.clauses, job.drills)
                if killers:
                    result.killed[mutant.what] = killers
                else:
                    result.survived.append(mutant.what)
            self.results[job.function.key] = result
            yield job, result

    # -- each clause once -----

    def unproved(self) -> list[str]:
        """The clauses with drills none of which has killed anything yet."""
        shown = {clause for cited in self.cited.values() for clause in cited}
        return [one for one, drills in self.killers().items() if not drills and one in shown]

    def prove(self, clause: str) -> bool:
        """Look for a mutant that a drill citing the clause kills; True if there is one."""
        drills = [name for name, cited in self.cited.items() if clause in cited]
        drills.sort(key=lambda name: len(json.dumps(self.drills[name].document.value, default=str)))
        for function in self.carried[clause][:MANY]:
            result = self.results.setdefault(function.key, Result(_digest(function.source)))
            for mutant in mutants(function):
                if set(result.killed.get(mutant.what, ())) & set(drills):
                    return True
                killers = self.killers_of(function, mutant, frozenset((clause,)), drills)
                if killers:
                    known = result.killed.setdefault(mutant.what, [])
                    known += [one for one in killers if one not in known]
                    return True
        return False

    def killers(self) -> dict[str, dict[str, list[str]]]:
        """By clause, the drills citing it that kill mutants of what carries it, and which."""
        found: dict[str, dict[str, list[str]]] = {}
        for clause, many in self.carried.items():
            drills: dict[str, list[str]] = {}
            for function in many:
                result = self.results.get(function.key)
                for what, killers in result.killed.items() if result else ():
                    for drill in killers:
                        if clause in self.cited.get(drill, ()):
                            drills.setdefault(drill, []).append(f"{function.key} {what}")
            found[clause] = drills
        return found

    def keep(self) -> None:
        """Write the results down, without those of functions that are no more."""
        known = {one.key for many in self.carried.values() for one in many}
        kept = {
            key: {name: value for name, value in vars(one).items() if value}
            for key, one in sorted(self.results.items())
            if key in known and (one.killed or one.whole)
        }
        used = {drill for one in self.results.values() for many in one.killed.values()
                for drill in many}  # fmt: skip
        told = {"drills": {name: self.digests[name] for name in sorted(used)}, "functions": kept}
        text = json.dumps(told, ensure_ascii=False, indent=1)
        self.path.write_text(text + "\n", encoding="utf-8")

    # -- one mutant -----

    def killers_of(
        self, function: Function, mutant: Mutant, clauses: frozenset[str], drills: Sequence[str]
    ) -> list[str]:
        """The drills that kill a mutant; for each clause it is enough that one does."""
        if BUILD != "plain" or not hasattr(os, "fork"):
            raise CannotRun
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            self._child(function, mutant, set(clauses), drills, writing)
        os.close(writing)
        said = bytearray()
        has_ended = False
        try:
            while select.select([reading], [], [], SECONDS)[0]:
                more = os.read(reading, 65536)
                if not more:
                    has_ended = True
                    break
                said += more
        finally:  # also where we are interrupted: a mutant may run for ever
            if not has_ended:
                os.kill(child, signal.SIGKILL)
            os.close(reading)
            _, status = os.waitpid(child, 0)
        lines = said.decode().split()
        killers = [line[1:] for line in lines if line.startswith("-")]
        if status and lines and lines[-1].startswith("+"):
            killers.append(lines[-1][1:])  # it hung or fell in this one
        return killers

    def _child(
        self,
        function: Function,
        mutant: Mutant,
        left: set[str],
        drills: Sequence[str],
        writing: int,
    ) -> None:
        """Exchange the code, run the drills, say what each does; never returns."""
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            nothing = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nothing, 1)
            os.dup2(nothing, 2)
            live(function).__code__ = mutant.code
            for name in drills:
                if not self.cited[name] & left:
                    continue
                os.write(writing, f"+{name}\n".encode())
                if _passes(self.drills[name]):
                    os.write(writing, b"=\n")
                else:
                    os.write(writing, f"-{name}\n".encode())
                    left -= self.cited[name]
        finally:
            os._exit(0)


def _digest(value: object) -> str:
    """A short hash of a text, or of a file's values."""
    text = value if isinstance(value, str) else json.dumps(value, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _passes(drill: DrillFile) -> bool:
    """Whether all is as the drill says, variant by variant until one is not."""
    own: list[int | None] = [None] if drill.drill.steps else []
    try:
        return all(drill.run_one(one).passed for one in [*own, *range(len(drill.drill.variants))])
    except Exception:  # whatever a broken rule does
        return False
