"""`./dev siege`: all parts of the siege, as long as wished, with figures at the end."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import pytest

from tests.siege.sizes import PREFIX, SIZES, last_seed

HERE = Path(__file__).parent
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
    arguments = ["-p", "no:cacheprovider", "--timeout=0", "-q"]
    if seed is not None:
        arguments += ["--seed", str(seed)]
    chosen = [str(HERE)] if not any("::" in one or "/" in one for one in given.pytest) else []
    return pytest.main([*arguments, *chosen, *given.pytest])


if __name__ == "__main__":
    sys.exit(main())
