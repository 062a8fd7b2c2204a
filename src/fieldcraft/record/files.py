"""Reading and writing text files: size limits, line ends, atomic writes."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

from fieldcraft.core.phrases import system_answer
from fieldcraft.record.errors import RecordError
from fieldcraft.record.format.file import CONTROL, SIZE_LIMIT


def write_text(path: Path | str, text: str) -> None:
    """Write a file atomically: a reader sees the old text or the new one, never a part."""
    target = Path(path)
    temporary = ""
    try:
        handle, temporary = mkstemp(dir=target.parent, prefix=f".{target.name}.")
        with os.fdopen(handle, "wb") as stream:
            stream.write(text.encode())
            stream.flush()
            os.fsync(stream.fileno())
        Path(temporary).chmod(_mode(target))
        Path(temporary).replace(target)
    except (OSError, ValueError) as error:
        if temporary:
            with suppress(OSError):
                Path(temporary).unlink()
        raise RecordError("unwritable", file=target.as_posix(), why=system_answer(error)) from None


def _mode(target: Path) -> int:
    """A new file gets the usual permissions; an existing one keeps its own."""
    with suppress(OSError):
        return target.stat().st_mode & 0o777
    return 0o644


def read_bytes(path: Path | str) -> bytes:
    """The bytes of a file, if it is not too big."""
    source = Path(path)
    shown = source.as_posix()
    try:
        with source.open("rb") as stream:
            data = stream.read(SIZE_LIMIT + 1)
        size = source.stat().st_size
    except (FileNotFoundError, NotADirectoryError):
        raise RecordError("missing-file", file=shown, path=shown) from None
    except (OSError, ValueError) as error:
        raise RecordError("unreadable", file=shown, why=system_answer(error)) from None
    if len(data) > SIZE_LIMIT:
        raise RecordError("too-big", file=shown, size=max(size, len(data)), limit=SIZE_LIMIT)
    return data


def text_lines(data: bytes | str, file: str = "") -> list[str]:
    """The lines of a text file; only LF and CR LF end a line."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > SIZE_LIMIT:
        raise RecordError("too-big", file=file, size=len(raw), limit=SIZE_LIMIT)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise RecordError("not-utf8", file=file, line=line, offset=error.start) from None
    if not text.strip():
        raise RecordError("empty", file=file)
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    for number, one in enumerate(lines, 1):
        if CONTROL.search(one):
            raise RecordError("bad-character", file=file, line=number)
    return lines
