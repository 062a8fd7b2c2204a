"""Build hook: compile the hot packages with mypyc, and build the browser client.

The environment variable FIELDCRAFT_COMPILE says how hard to try to compile:

- `1`   compile, and fail when that is impossible;
- `try` compile, or fall back to plain Python with a notice (the default);
- `0`   do not compile.

FIELDCRAFT_WEB says the same of the browser client, which web/build.py builds; without it a server
has no pages, only its API.

FIELDCRAFT_DOCS says the same of the documents: they are shipped if `./dev docs` has built them
(`try`), or must have been (`1`).  They are not built here, as that takes the installed package.

FIELDCRAFT_LIBRARIES may name a folder where the compiled libraries are kept: they are made anew
only when something changes that they are made of, not with every page, drill or route.

An editable install is never compiled: a stale library would shadow the edited source. Nor is the
client built for it, unless FIELDCRAFT_WEB is `1`: it is served from where web/build.py puts it.
The wheel carries the extension modules beside the `.py` files they were made from. The compiler
drops docstrings; they are put into the C sources it writes, so that `help()` knows as much there.
"""

from __future__ import annotations

import ast
import atexit
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE, WEB, DOCS = "FIELDCRAFT_COMPILE", "FIELDCRAFT_WEB", "FIELDCRAFT_DOCS"
LIBRARIES, LEVEL = "FIELDCRAFT_LIBRARIES", "FIELDCRAFT_OPT_LEVEL"
PACKAGE = "fieldcraft"
HOT = ("core", "games")
COLD_FOLDERS = {
    "content", "schema", "book", "drills", "campaign", "standing", "bots", "voice", "client",
    "lessons", "terminal", "research",
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
            opt_level=os.environ.get(LEVEL, "3"),
            debug_level="0",
            group_name=PACKAGE,
            multi_file=True,  # one file for all takes the C compiler far longer
            target_dir=str(workshop / "c"),
        )
        for file in files:
            name = file.removesuffix(".py").replace("/", "___")
            add_docstrings(Path(file), workshop / "c" / f"__native_{name}.c")
        for extension in extensions if sys.platform != "win32" else []:
            # Else every call could be taken over by another library, and is made the long way.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
            if sys.platform == "linux":
                extension.extra_link_args.append("-s")  # nobody debugs the C code
            if links_at_once() and extension.name == f"{PACKAGE}__mypyc":
                extension.extra_compile_args.append("-flto=auto")
                extension.extra_link_args.append("-flto=auto")
        command = build_ext(Distribution({"name": PACKAGE, "ext_modules": extensions}))
        command.build_lib = str(workshop / "lib")
        command.build_temp = str(workshop / "objects")
        command.ensure_finalized()
        work_side_by_side(command)
        command.run()
    return libraries_in(workshop / "lib", len(files))


def links_at_once() -> bool:
    """Whether the linker compiles all files together: a third longer to build, a tenth faster.

    Short functions of one file, the compiler's own for lists first of all, are put into others.
    """
    compiler = sysconfig.get_config_var("CC") or ""
    return sys.platform == "linux" and "gcc" in compiler and os.environ.get(LEVEL, "3") == "3"


def libraries_in(folder: Path, expected: int) -> dict[str, str]:
    """Where each library lies and where it belongs."""
    libraries = [path for path in sorted(folder.rglob("*")) if path.suffix in {".so", ".pyd"}]
    if len(libraries) < expected:
        raise RuntimeError(f"{expected} files gave only {len(libraries)} libraries")
    return {str(path): path.relative_to(folder).as_posix() for path in libraries}


def makings(root: Path) -> str:
    """A hash of all that compiled libraries are made of: sources, tools and level.

    The server is left out: rules import nothing from there.
    """
    tools = sys.version, sysconfig.get_platform(), version("mypy"), os.environ.get(LEVEL, "3")
    total = hashlib.sha256(repr(tools).encode())
    package = root / "src" / PACKAGE
    for path in [root / "hatch_build.py", *sorted(package.rglob("*.py"))]:
        if package / "server" not in path.parents:
            total.update(f"{path.relative_to(root)}\0".encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:20]


def shelf_for(root: Path) -> Path | None:
    """Where the libraries of these sources are kept, if they are to be kept."""
    folder = os.environ.get(LIBRARIES)
    return Path(folder, os.environ.get(LEVEL, "3"), makings(root)) if folder else None


def keep_libraries(libraries: dict[str, str], shelf: Path) -> None:
    """Lay the libraries down for the next build, in the place of older ones."""
    shutil.rmtree(shelf.parent, ignore_errors=True)
    unfinished = shelf.with_suffix(".part")
    for path, place in libraries.items():
        (unfinished / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, unfinished / place)
    unfinished.rename(shelf)


METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_| ]+, PyDoc_STR\("[^"]*--\\n\\n)"')
PROPERTY = re.compile(
    r'(\{"(\w+)",\s+\(getter\)\w+___(\w+)_get_\2,(?:\s+\(setter\)\w+,\s+|\s+NULL, ))NULL'
)
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\("(\w+)\([^"]*--\\n\\n)"')
MODULE = re.compile(r"NULL(, /\* docstring \*/)")


def add_docstrings(source: Path, compiled: Path) -> None:
    """Put a module's docstrings where the compiler has left place for them."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    docs = dict(docstrings(tree))

    def literal(*name: str) -> str:
        text = docs.get(".".join(name), "").encode()
        safe = (chr(b) if 32 <= b < 127 and b not in b'"\\?' else f"\\{b:03o}" for b in text)
        return "".join(safe)

    def of_method(found: re.Match[str]) -> str:
        *_, owner, name = found[2].split("___")
        return f'{found[1]}{literal(owner, name) or literal(name)}"'

    def of_property(found: re.Match[str]) -> str:
        text = literal(found[3], found[2])
        return f'{found[1]}PyDoc_STR("{text}")' if text else found[0]

    code = compiled.read_text(encoding="utf-8")
    code = METHOD.sub(of_method, code)
    code = PROPERTY.sub(of_property, code)
    code = CLASS.sub(lambda found: f'{found[1]}{literal(found[2])}"', code)
    code = MODULE.sub(lambda found: f'PyDoc_STR("{literal("")}"){found[1]}', code, count=1)
    compiled.write_text(code, encoding="utf-8")


def docstrings(tree: ast.AST, name: str = "") -> Iterator[tuple[str, str]]:
    """The docstrings of a module or class and of what it defines, by dotted names."""
    assert isinstance(tree, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    yield name, ast.get_docstring(tree) or ""
    if isinstance(tree, ast.Module | ast.ClassDef):
        for one in tree.body:
            if isinstance(one, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield from docstrings(one, f"{name}.{one.name}" if name else one.name)


def work_side_by_side(command: Any) -> None:
    """Let a `build_ext` compile many files at once, and read what they all include only once."""
    build_in_turn = command.build_extensions

    def build() -> None:
        compile_in_turn = command.compiler.compile
        headers = Headers(command) if sys.platform == "linux" else None

        def compile_at_once(sources: list[str], **options: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                given = list(options.get("extra_postargs") or [])
                if headers:
                    given += headers.for_source(Path(source), options)
                made: list[str] = compile_in_turn([source], **{**options, "extra_postargs": given})
                return made

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(compile_one, sources)
                return [path for paths in made for path in paths]

        command.compiler.compile = compile_at_once
        build_in_turn()

    command.parallel = os.cpu_count()
    command.build_extensions = build


class Headers:
    """What the compiler's files begin with, precompiled: reading it is a fifth of all work."""

    def __init__(self, command: Any) -> None:
        """Keep them where the objects are kept."""
        self.compiler = command.compiler
        self.folder = Path(command.build_temp)
        self.made: dict[tuple[str, ...], list[str]] = {}
        self.lock = Lock()

    def for_source(self, source: Path, options: dict[str, Any]) -> list[str]:
        """The arguments with which a file finds what it includes first."""
        start = includes_of(source)
        if not start:
            return []
        folders = (*(options.get("include_dirs") or []), *self.compiler.include_dirs)
        with self.lock:
            key = (*start, *folders)
            if key not in self.made:
                self.made[key] = self.precompile(start, folders, options)
            return self.made[key]

    def precompile(
        self, start: list[str], folders: tuple[str, ...], options: dict[str, Any]
    ) -> list[str]:
        """Make one; where the compiler cannot, the files are compiled as they are."""
        header = self.folder / f"start{len(self.made)}.h"
        header.parent.mkdir(parents=True, exist_ok=True)
        header.write_text("\n".join(start) + "\n", encoding="utf-8")
        command = [
            *self.compiler.compiler_so,
            *(f"-I{folder}" for folder in folders),
            *(options.get("extra_postargs") or []),
            *("-x", "c-header", str(header), "-o", f"{header}.gch"),
        ]
        done = subprocess.run(command, capture_output=True, check=False)
        return ["-include", str(header)] if done.returncode == 0 else []


def includes_of(source: Path) -> list[str]:
    """The includes with which a file written by the compiler begins; of other files, none."""
    start = []
    with source.open(encoding="utf-8") as lines:
        for line in lines:
            if not line.startswith(("#include <Python.h>", '#include "__native_')):
                break
            start.append(line.strip())
    return start


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
        if mode(DOCS) != "0" and not editable:
            self.add_documents(build_data)
        if mode(COMPILE) != "0" and not editable:
            self.compile(build_data)

    def add_documents(self, build_data: dict[str, Any]) -> None:
        """Add the built documents to what the server can show."""
        site = Path(self.root) / "build" / "site"
        if (site / "index.html").exists():
            for path in site.rglob("*"):
                place = path.relative_to(site)
                if path.is_file() and place.parts[0] != "pdf":  # to print, and far too large
                    build_data["force_include"][str(path)] = f"{PACKAGE}/server/site/{place}"
        elif mode(DOCS) == "1":
            raise SystemExit("there are no documents in build/site: run ./dev docs")

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
        shelf = shelf_for(Path(self.root))
        workshop = Path(tempfile.mkdtemp(prefix="fieldcraft-build-"))
        atexit.register(shutil.rmtree, workshop, ignore_errors=True)  # the wheel is written later
        try:
            if shelf and shelf.exists():
                libraries = libraries_in(shelf, len(files))
            else:
                libraries = compile_files(source, files, workshop)
                if shelf:
                    keep_libraries(libraries, shelf)
        except (Exception, SystemExit) as problem:
            if mode(COMPILE) == "1":
                raise
            reason = str(problem).strip()[:120] or type(problem).__name__
            print(f"fieldcraft: not compiled, plain Python instead ({reason})", file=sys.stderr)
            return
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
