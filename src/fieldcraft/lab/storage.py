"""Where results are kept: a folder with what was asked, and every game as a row of Parquet.

Games are written as they end, so that a run that was broken off goes on where it stopped.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, fields
from pathlib import Path
from typing import Final

from fieldcraft.core import FieldcraftError
from fieldcraft.core.phrases import Wording, told, worded
from fieldcraft.lab.play import Identity, Played
from fieldcraft.record.files import write_text

PLAN: Final = "plan.json"
GAMES: Final = "games.parquet"
SECONDS: Final = 5.0
"""Between two files of a run: so much is lost if the machine fails."""
TYPES: Final = {
    "str": "VARCHAR", "int": "BIGINT", "float": "DOUBLE", "float | None": "DOUBLE",
}  # fmt: skip
COLUMNS: Final = [(one.name, TYPES[str(one.type)]) for one in fields(Played)]

WORDING: Wording = {
    "other-results": (
        "{path} has the results of another run",
        "name another folder, or repeat that run's arguments to continue it",
    ),
}
"""Reason to message and remedy; the braces name the error's fields."""

worded(WORDING)


class StorageError(FieldcraftError, ValueError):
    """A folder cannot be used; carries a reason's word and what a message needs."""

    def __init__(self, reason: str, **values: str) -> None:
        super().__init__(told(reason, values))
        self.reason = reason
        self.fields = values


class Store:
    """A folder of results."""

    def __init__(self, folder: Path, plan: dict[str, object]) -> None:
        """Open a folder, or make it; `StorageError` if it belongs to another plan."""
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / PLAN
        text = json.dumps(plan, indent=2, ensure_ascii=False) + "\n"
        if path.exists() and path.read_text(encoding="utf-8") != text:
            raise StorageError("other-results", path=folder.as_posix())
        write_text(path, text)
        self.waiting: list[Played] = []
        self.written = time.monotonic()

    def add(self, rows: Sequence[Played]) -> None:
        """Keep some games; they are written every few seconds."""
        self.waiting += rows
        if time.monotonic() - self.written > SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write what is not written yet."""
        if self.waiting:
            numbers = [int(path.stem.removeprefix("part-")) for path in self.parts()]
            number = max(numbers, default=0) + 1
            write_parquet(self.folder / f"part-{number:06}.parquet", self.waiting)
        self.waiting = []
        self.written = time.monotonic()

    def parts(self) -> list[Path]:
        """The files of a run that is not finished, in their order."""
        return sorted(self.folder.glob("part-*.parquet"))

    def known(self) -> dict[Identity, Played]:
        """All games that have been kept, by what tells them apart."""
        whole = self.folder / GAMES
        paths = [*([whole] if whole.exists() else []), *self.parts()]
        return {row.identity: row for row in read_parquet(paths)}

    def gather(self) -> Path:
        """Put all games into one file."""
        self.flush()
        parts, path = self.parts(), self.folder / GAMES
        write_parquet(path, self.known().values())
        for part in parts:
            part.unlink()
        return path


@contextmanager
def kept(store: Store | None) -> Iterator[Callable[[Sequence[Played]], None]]:
    """What keeps games, if there is a folder; all of them are written however this ends."""
    try:
        yield (lambda _rows: None) if store is None else store.add
    finally:
        if store is not None:
            store.flush()


def write_parquet(path: Path, rows: Iterable[Played]) -> None:
    """Write games to a file, whole or not at all."""
    import duckdb

    made = path.with_suffix(".new")
    with duckdb.connect() as database:
        columns = ", ".join(f"{name} {kind}" for name, kind in COLUMNS)
        database.execute(f"CREATE TABLE games ({columns})")
        values = [astuple(row) for row in rows]
        if values:
            marks = ", ".join("?" * len(COLUMNS))
            database.executemany(f"INSERT INTO games VALUES ({marks})", values)
        database.execute(f"COPY games TO '{_quoted(made)}' (FORMAT parquet)")
    made.replace(path)


def read_parquet(paths: Sequence[Path]) -> list[Played]:
    """The games of some files, in their order."""
    import duckdb

    found: list[Played] = []
    names = ", ".join(name for name, _ in COLUMNS)
    with duckdb.connect() as database:
        for path in paths:
            read = database.execute(f"SELECT {names} FROM read_parquet('{_quoted(path)}')")
            found += [Played(*row) for row in read.fetchall()]
    return found


def _quoted(path: Path) -> str:
    return path.as_posix().replace("'", "''")
