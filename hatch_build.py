"""Build hook: compile the hot packages with mypyc, and build the browser client.

The environment variable FIELDCRAFT_COMPILE says how hard to try to compile:

- `1`   compile, and fail when that is impossible;
- `try` compile, or fall back to plain Python with a notice (the default);
- `0`   do not compile.

FIELDCRAFT_WEB says the same of the browser client, which web/build.py builds; without it a server
has no pages, only its API.

An editable install is never compiled: a stale library would shadow the edited source. Nor is the
client built for it, unless FIELDCRAFT_WEB is `1`: it is served from where web/build.py puts it.
The wheel carries the extension modules beside the `.py` files they were made from.
"""

from __future__ import annotations

import atexit
import importlib.util
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE, WEB = "FIELDCRAFT_COMPILE", "FIELDCRAFT_WEB"
PACKAGE = "fieldcraft"
HOT = ("core", "games")
COLD_FOLDERS = {
    "content", "schema", "book", "drills", "campaign", "bots", "voice", "client", "lessons",
    "terminal",
}  # fmt: skip
"""The parts of a game beside its rules (`core.parts`): loaders and schemas read annotations, which
compiled classes lose, and the others use what those packages use."""
COLD_FILES = {"__init__.py", "__main__.py"}


def mode(switch: str) -> str:
    """What the environment asks for: `1`, `try` or `0`."""
    wish = os.environ.get(switch, "").strip().lower() or "try"
    if wish not in {"0", "1", "try"}:
        raise SystemExit(f"{switch} must be 1, try or 0, not {wish!r}")
    return wish


def web_builder(root: Path) -> ModuleType:
    """The module `web/build.py`, which is in no package."""
    spec = importlib.util.spec_from_file_location("web_build", root / "web" / "build.py")
    if spec is None or spec.loader is None:
        raise RuntimeError("web/build.py cannot be read")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hot_files(source: Path) -> list[str]:
    """The files to compile, relative to the source folder, in a stable order."""
    found = []
    for part in HOT:
        for path in sorted((source / PACKAGE / part).rglob("*.py")):
            place = path.relative_to(source)
            if path.name not in COLD_FILES and not COLD_FOLDERS & set(place.parts[2:]):
                found.append(place.as_posix())
    return found


def compile_files(source: Path, files: list[str], workshop: Path) -> dict[str, str]:
    """Compile into the workshop; return where each library lies and where it belongs."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with chdir(source):  # module names are taken from the paths
        extensions = mypycify(
            [
                "--explicit-package-bases",
                "--config-file=",  # the project's strict settings are not the compiler's business
                "--ignore-missing-imports",  # the build environment has no runtime dependencies
                "--follow-imports=silent",
                f"--cache-dir={workshop / 'types'}",
                *files,
            ],
            opt_level=os.environ.get("FIELDCRAFT_OPT_LEVEL", "3"),
            debug_level="0",
            group_name=PACKAGE,
            multi_file=True,  # one file for all takes the C compiler far longer
            target_dir=str(workshop / "c"),
        )
        command = build_ext(Distribution({"name": PACKAGE, "ext_modules": extensions}))
        command.build_lib = str(workshop / "lib")
        command.build_temp = str(workshop / "objects")
        command.ensure_finalized()
        work_side_by_side(command)
        command.run()
    built = workshop / "lib"
    libraries = [path for path in sorted(built.rglob("*")) if path.suffix in {".so", ".pyd"}]
    if len(libraries) < len(files):
        raise RuntimeError(f"{len(files)} files gave only {len(libraries)} libraries")
    return {str(path): path.relative_to(built).as_posix() for path in libraries}


def work_side_by_side(command: Any) -> None:
    """Let a `build_ext` compile the many files of the one big library at once."""
    build_in_turn = command.build_extensions

    def build() -> None:
        compile_in_turn = command.compiler.compile

        def compile_at_once(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda one: compile_in_turn([one], **options), sources)
                return [path for paths in made for path in paths]

        command.compiler.compile = compile_at_once
        build_in_turn()

    command.build_extensions = build


class FieldcraftHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the browser client to the wheel."""

    def dependencies(self) -> list[str]:
        """Name what the build needs beyond hatchling."""
        needed = [] if mode(COMPILE) == "0" else ["mypy[mypyc]>=1.18", "setuptools>=75"]
        if mode(WEB) != "0":
            web = web_builder(Path(self.root))
            if not web.is_fresh() and web.system_npm() is None:
                needed.append(f"{web.NODE_PACKAGE}>=24")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what is wanted; an editable install is left as it lies."""
        editable = version == "editable"
        if mode(WEB) == "1" or (mode(WEB) == "try" and not editable):
            self.build_web(build_data)
        if mode(COMPILE) != "0" and not editable:
            self.compile(build_data)

    def build_web(self, build_data: dict[str, Any]) -> None:
        """Build the client, where that is not done yet, and add it although git ignores it."""
        try:
            web_builder(Path(self.root)).build()
        except (Exception, SystemExit) as problem:
            if mode(WEB) == "1":
                raise
            print(f"fieldcraft: no browser client, only the API ({problem})", file=sys.stderr)
            return
        build_data["artifacts"].append("/src/fieldcraft/server/web/")

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile the hot packages and give the wheel the right platform tag."""
        source = Path(self.root) / "src"
        files = hot_files(source)
        if not files:
            return
        workshop = Path(tempfile.mkdtemp(prefix="fieldcraft-build-"))
        atexit.register(shutil.rmtree, workshop, ignore_errors=True)  # the wheel is written later
        try:
            libraries = compile_files(source, files, workshop)
        except (Exception, SystemExit) as problem:
            if mode(COMPILE) == "1":
                raise
            reason = str(problem).strip()[:120] or type(problem).__name__
            print(f"fieldcraft: not compiled, plain Python instead ({reason})", file=sys.stderr)
            return
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
