"""Malformed files to every command: each is answered in words, and never by a traceback."""

from __future__ import annotations

import gzip
import io
import random
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest

from fieldcraft import games
from fieldcraft.cli.start import run
from fieldcraft.core import Chance, key_from_seed
from fieldcraft.record.match import Match
from tests.games.enrolled import KEYS
from tests.games.players import asked_side, lively_option
from tests.siege.sizes import Part, size

pytestmark = [pytest.mark.slow, pytest.mark.timeout(0)]
ROOT = Path(__file__).parents[2]
ENTRIES = 40
BATCH = 20
LIARS = (b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"9" * 400, b"-1", b"1e999", b"NaN", b"{",
         b"[" * 500, b"&a [*a, *a]", b"!!python/object:os.system x", b"\xe2\x80\xae", b"\r",
         "я".encode(), b": ", b"\t", b"'", b"null", b"~", b"<<: *x", b"---\n", b"%YAML 9.9\n",
         b"key 00\n")  # fmt: skip
"""What is put in at random places."""
COMMANDS = (
    ["check", "FILE"],
    ["replay", "FILE"],
    ["replay", "FILE", "--json"],
    ["verify", "FILE"],
    ["verify", "FILE", "--list", "FILE"],
    ["drill", "FILE"],
    ["drill", "--from", "FILE@3"],
    ["show", "normandy", "FILE"],
    ["show", "north-africa", "FILE"],
    ["show", "combat-commander", "FILE"],
    ["terminal", "--resume", "FILE"],
    ["terminal", "normandy", "FILE", "--bot", "random"],
    ["simulate", "normandy", "FILE", "--games", "1"],
    ["campaign", "score", "FILE"],
    ["campaign", "continue", "FILE"],
    ["server", "restore", "FILE", "--data", "new"],
    ["server", "import", "FILE", "--data", "new"],
)


def record_of(key: str, seed: int) -> bytes:
    """The record of a match in progress."""
    rng = Chance(key_from_seed(seed))
    match = Match.start(key, games.get(key).scenarios()[0], key_from_seed(seed))
    for _ in range(ENTRIES):
        if match.outcome is not None:
            break
        side = asked_side(match.state, rng)
        match.choose(side, match.state.word(lively_option(match.state, side, rng)))
    return match.to_text().encode()


def originals(rng: random.Random) -> list[bytes]:
    """Whole files of every kind."""
    found = [record_of(key, rng.getrandbits(30)) for key in KEYS]
    patterns = ("src/fieldcraft/games/**/*.yaml", "tests/drills/**/*.yaml", "tests/**/*.record")
    for pattern in patterns:
        paths = sorted(ROOT.glob(pattern))
        found += [path.read_bytes() for path in rng.sample(paths, min(4, len(paths)))]
    return [*found, gzip.compress(found[0]), b"", b"\n"]


def spoilt(data: bytes, rng: random.Random) -> bytes:
    """The same, damaged in some places."""
    for _ in range(rng.randint(1, 4)):
        start = rng.randint(0, len(data))
        end = min(len(data), start + rng.choice((0, 1, 3, 40, 4000)))
        lines = data.split(b"\n")
        kind = rng.randint(0, 6)
        if kind == 0:
            data = data[:start] + data[end:]
        elif kind == 1:
            data = data[:start] + rng.choice(LIARS) + data[end:]
        elif kind == 2:
            data = data[:start] + rng.randbytes(rng.choice((1, 2, 50))) + data[end:]
        elif kind == 3:
            data = data[:start]
        elif kind == 4:
            rng.shuffle(lines)
            data = b"\n".join(lines)
        elif kind == 5:
            line = rng.randrange(len(lines))
            data = b"\n".join([*lines[:line], *([lines[line]] * 3), *lines[line:]])
        else:
            data = data.decode(errors="replace").encode("utf-16")
    return data


def test_every_command_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: Callable[[str], Part]
) -> None:
    """With 0, 1 or 2 and in words; what it was given stays as it was."""
    monkeypatch.chdir(tmp_path)
    running = part("malformed files")
    for number, rng in running.batches(size("files"), BATCH):
        whole = originals(rng)
        for _ in range(number):
            data = spoilt(rng.choice(whole), rng)
            path = tmp_path / f"file{rng.choice(('.yaml', '.json', '.record', '.gz', '', '.txt'))}"
            for command in rng.sample(COMMANDS, 4):
                path.write_bytes(data)
                arguments = [word.replace("FILE", str(path)) for word in command]
                out, err = io.StringIO(), io.StringIO()
                with (
                    redirect_stdout(out),
                    redirect_stderr(err),
                    patch("sys.stdin", io.StringIO("1\n")),
                ):
                    code = run(arguments)
                told = (command, data[:2000], err.getvalue()[-2000:])
                assert code in (0, 1, 2), told
                assert "Traceback" not in err.getvalue(), told
                assert path.read_bytes() == data or command[0] in ("terminal", "campaign"), told
                running.count("calls")
            running.count("files")
