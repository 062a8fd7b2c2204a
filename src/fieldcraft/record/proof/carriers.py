"""Which functions carry a clause: those that cite it, or whose class does.

A citation of `CC-O16.4` is one of everything below it. A ruling that no function cites is carried
by those of the clauses it is about; an example, by those of what else its drills cite.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import fieldcraft
from fieldcraft.core.parts import PARTS
from fieldcraft.record.rules.rulebook import Entry

SOURCE = Path(fieldcraft.__file__).parent
CITED = re.compile(r"\b[A-Z]+-[A-Z]?\.?[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*")
RULES = ("core", "games")


@dataclass(frozen=True)
class Function:
    """A function of the rules, with what it cites."""

    module: str
    name: str
    """Qualified: `Move.options`."""
    source: str
    line: int
    cites: frozenset[str]

    @property
    def key(self) -> str:
        """Its name in the results."""
        return f"{self.module.removeprefix('fieldcraft.')}:{self.name}"


@cache
def functions() -> tuple[Function, ...]:
    """Every function of the rules that cites something."""
    found: list[Function] = []
    for room in RULES:
        for path in sorted((SOURCE / room).rglob("*.py")):
            place = path.relative_to(SOURCE)
            if not PARTS.keys() & set(place.parts):
                module = ".".join(("fieldcraft", *place.with_suffix("").parts))
                found += _in_file(module.removesuffix(".__init__"), path)
    return tuple(one for one in found if one.cites)


def _in_file(module: str, path: Path) -> Iterator[Function]:
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)

    def walk(node: ast.AST, names: tuple[str, ...], cites: frozenset[str]) -> Iterator[Function]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                own = frozenset(CITED.findall(ast.get_docstring(child) or ""))
                yield from walk(child, (*names, child.name), own)
            elif isinstance(child, ast.FunctionDef):
                source = "".join(lines[child.lineno - 1 : child.end_lineno])
                own = frozenset(CITED.findall(source)) | cites
                yield Function(module, ".".join((*names, child.name)), source, child.lineno, own)

    yield from walk(ast.parse(text), (), frozenset())


class Carriers:
    """The functions of each clause of a book."""

    def __init__(self, entries: Mapping[str, Entry], drilled: Mapping[str, Iterable[str]]) -> None:
        self.entries = entries
        self.drilled = {drill: frozenset(clauses) for drill, clauses in drilled.items()}
        self.citing: dict[str, set[Function]] = {}
        for function in functions():
            for clause in function.cites:
                self.citing.setdefault(clause, set()).add(function)
        self.about: dict[str, set[str]] = {}
        for entry in entries.values():
            for other in entry.cites:
                self.about.setdefault(other, set()).add(entry.id)

    def of(self, clause: str) -> list[Function]:
        """The functions that carry a clause: those that cite it by name, then those near it."""
        found = sorted(self.own(clause), key=lambda one: (clause not in one.cites, one.key))
        found += sorted(self.related(clause) - set(found), key=lambda one: one.key)
        if clause not in self.citing:
            found += sorted(self.shown_with(clause) - set(found), key=lambda one: one.key)
        return found

    def own(self, clause: str) -> set[Function]:
        """Those that cite it, or what stands above or below it."""
        found = set(self.citing.get(clause, ()))
        above = clause
        while "." in above:
            above = above.rpartition(".")[0]
            found |= self.citing.get(above, set())
        for other, many in self.citing.items():
            if other.startswith(f"{clause}."):
                found |= many
        return found

    def related(self, clause: str) -> set[Function]:
        """Those of the clauses it names, and of those that name it."""
        near = {*self.entries[clause].cites, *self.about.get(clause, ())} & self.entries.keys()
        return {function for other in near for function in self.own(other)}

    def shown_with(self, clause: str) -> set[Function]:
        """Those of what its drills show besides."""
        near = {other for many in self.drilled.values() if clause in many for other in many}
        return {function for other in near for function in self.own(other)}
