"""`./dev siege`: all parts of the siege, as long as wished, with figures at the end."""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
from pathlib import Path

from tests.siege.sizes import PREFIX, SIZES, last_seed

HERE = Path(__file__).parent
TESTS = HERE.parent
PARTS = (
    [str(HERE), str(TESTS / "server/http/test_openapi.py")],
    [str(TESTS / "browser/test_hostile.py")],
)
WHAT = {
    "kills": "servers killed under full traffic",
    "pairs": "pairs of worlds compared through every door",
    "examples": "requests made up for each operation of the API",
    "files": "malformed files given to each command",
}


def main() -> int:
    """Run pytest with these sizes; its status."""
    parser = argparse.ArgumentParser(prog="./dev siege", description=__doc__)
    for name, what in WHAT.items():
        parser.add_argument(f"--{name}", type=int, metavar="N", help=f"{what} ({SIZES[name]})")
    parser.add_argument("--minutes", type=float, metavar="N", help="begin nothing after that time")
    parser.add_argument("--seed", type=int, metavar="N", help="repeat an earlier siege")
    parser.add_argument("--resume", action="store_true", help="go on with the last one")
    parser.add_argument("pytest", nargs="*", help="arguments for pytest, after --")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None or not given.resume else last_seed()
    for name in (*WHAT, "minutes"):
        if (value := getattr(given, name)) is not None:
            os.environ[PREFIX + name.upper()] = str(value)
    if given.resume:
        os.environ[PREFIX + "RESUME"] = "1"
    seed = random.randrange(10**6) if seed is None else seed
    print(f"siege with --seed {seed}", flush=True)
    arguments = ["-p", "no:cacheprovider", "--timeout=0", "-q", "--seed", str(seed)]
    if any("::" in one or "/" in one for one in given.pytest):
        return _run([*arguments, *given.pytest])
    # The browser's tests do not mix with those that have a loop of their own.
    status = [_run([*arguments, *part, *given.pytest]) for part in PARTS]
    return max(status)


def _run(arguments: list[str]) -> int:
    """pytest in a process of its own; its status."""
    return subprocess.call([sys.executable, "-m", "pytest", *arguments])


if __name__ == "__main__":
    sys.exit(main())
