"""Conformance: which drills and tests cover a clause of the rules.

A drill cites clauses in its `clauses`, and by the clause it demands of a refusal; a test cites them
in its docstring, in a sentence such as `Clauses: U-503, UN-606.`
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fieldcraft import games
from fieldcraft.record.drills.citing import cited_in, game_in
from fieldcraft.record.rules.rulebook import Book, Entry, book_part, books_by_game, home, load_book

CITATION = re.compile(r"Clauses:\s+((?:[A-Z]+-[A-Za-z0-9-]+(?:\.[A-Za-z0-9]+)*[,\s]*)+)\.")


def games_of(entry: Entry, book: Book) -> tuple[str, ...]:
    """The games of a book that an entry concerns, registered or not."""
    part = book_part(book.name)
    own = part.FAMILIES
    readers = list(own)
    families = {family for game in readers for family in own[game]}
    if entry.family in families:
        return tuple(game for game in readers if entry.family in own[game])
    for game, ids in part.ELSEWHERE.items():
        if entry.id in ids:
            return (game,)
    citing = {one.family for one in book.entries.values()
              if entry.id in one.cites and one.family in families}  # fmt: skip
    if not citing:
        return tuple(readers)
    return tuple(game for game in readers if citing & set(own[game]))


def concerned(book: Book) -> dict[str, Entry]:
    """The entries that apply to a registered game."""
    here = set(games.keys())
    return {
        name: entry
        for name, entry in book.entries.items()
        if here.intersection(games_of(entry, book))
    }


def conformance() -> dict[str, list[str]]:
    """Every clause of every book with what covers it; empty if nothing does.

    Clauses of games that are not registered are included; `uncovered` leaves them out.
    """
    table: dict[str, list[str]] = {}
    for book in _books():
        for name in book.entries:
            table.setdefault(name, [])
    for place, clause in citations():
        if clause in table and place not in table[clause]:
            table[clause].append(place)
    return table


def uncovered(table: Mapping[str, list[str]] | None = None) -> list[str]:
    """The clauses of registered games that nothing covers."""
    found = conformance() if table is None else table
    return [name for book in _books() for name in concerned(book) if not found.get(name)]


def undrilled() -> list[tuple[str, str]]:
    """The games and clauses without a drill of that game, where a clause binds several games."""
    drilled = {(game, clause) for _, game, clauses in _drills() for clause in clauses}
    here = games.keys()
    return [
        (game, name)
        for book in _books()
        for name, entry in book.entries.items()
        if len(bound := games_of(entry, book)) > 1
        and entry.family in book_part(book.name).FAMILIES[bound[0]]
        for game in bound
        if game in here and (game, name) not in drilled
    ]


def waiting() -> list[str]:
    """The clauses of games that are not registered."""
    found = []
    for book in _books():
        here = concerned(book)
        found += [name for name in book.entries if name not in here]
    return found


def unknown() -> list[tuple[str, str]]:
    """Citations of clauses that no book has, with the place that cites them."""
    known = {name for book in _books() for name in book.entries}
    return [(place, clause) for place, clause in citations() if clause not in known]


def _books() -> list[Book]:
    """Every page of the rules reference, also of games that are not here yet."""
    return [load_book(name) for name in dict.fromkeys(books_by_game().values())]


# -- who cites what -----


def citations() -> Iterator[tuple[str, str]]:
    """Every citation: the drill or test, and the clause."""
    tests = home() / "tests"
    for name, _, clauses in _drills():
        for clause in clauses:
            yield name, clause
    for path in sorted(tests.rglob("test_*.py")):
        name = path.relative_to(tests.parent).as_posix()
        for test, clause in cited_by_tests(path):
            yield f"{name}::{test}", clause


def _drills() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every drill: its file, its game and its clauses."""
    tests = home() / "tests"
    for path in sorted((tests / "drills").rglob("*.yaml")):
        text = path.read_text(encoding="utf-8")
        yield path.relative_to(tests).as_posix(), game_in(text), cited_in(text)


def cited_by_tests(path: Path) -> Iterator[tuple[str, str]]:
    """The citations in the docstrings of a file's tests: the test's name and the clause."""
    text = path.read_text(encoding="utf-8")
    if "Clauses:" not in text:
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            for sentence in CITATION.findall(ast.get_docstring(node) or ""):
                for clause in re.split(r"[,\s]+", sentence.strip(", \n")):
                    yield node.name, clause
