"""The source tree itself: import direction, file sizes, what must not be in a file."""

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fieldcraft import games
from fieldcraft.core.parts import PARTS

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = "fieldcraft"
LONGEST_FILE = 540
LONG_FILE, MOST_LONG = 300, 32  # lines, and how many files may have more
MOST_ANY = 702  # lines that know no better type

# What each package may import besides itself.
BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "record": {"core", "games"},
    "bots": {"core", "games", "record"},
    "i18n": {"core", "games"},
    "commandline": {"core", "games", "record", "i18n"},
    "facade": {"core", "games", "record", "bots"},
    "lab": {"core", "games", "record", "bots", "i18n"},
    "research": {"core", "games", "record", "bots"},
    "server": {"core", "games", "record", "bots", "lab", "i18n", "commandline"},
    "cli": {"core", "games", "record", "bots", "lab", "i18n", "commandline", "server"},
}
PURE = {"core", "games"}
INNER = {"content", "schema"}  # parts that belong to the rules and may use pydantic

# What a game brings for other packages may import the one it serves and what lies below.
OUTER = {part: BELOW[served] | {served} for part, served in PARTS.items() if part not in INNER}

MODULES = sorted(SOURCE.rglob("*.py"))


def module_name(path: Path) -> str:
    """The dotted name of a source file; a package's own file has the package's name."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def parsed(path: Path) -> ast.Module:
    """A source file, read once for all tests."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> tuple[tuple[int, str], ...]:
    """Every module a file imports, wherever in the file, with its line."""
    return tuple(imported(path))


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """The same, one after the other."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            for name in node.names:
                # `from a import b` may name a module or a thing in it; the longer form covers both.
                yield node.lineno, f"{module}.{name.name}"


def part_of(module: str) -> str | None:
    """The package a dotted name belongs to; None for `fieldcraft` itself and its loose modules."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == PACKAGE and parts[1] in BELOW else None


def game(module: str) -> str | None:
    """The game a dotted name belongs to, if that is a package under `games`."""
    parts = module.split(".")
    if parts[:2] != [PACKAGE, "games"] or len(parts) < 3:
        return None
    return parts[2] if (SOURCE / PACKAGE / "games" / parts[2]).is_dir() else None


def outer_part(module: str) -> str | None:
    """The part of a game, beside its rules, that a dotted name belongs to."""
    parts = module.split(".")
    return parts[3] if game(module) and len(parts) > 3 and parts[3] in OUTER else None


def show(path: Path, line: int, text: str) -> str:
    """A finding, as an editor can follow it."""
    return f"{path.relative_to(ROOT)}:{line}: {text}"


def tracked_files() -> list[Path]:
    """The files under version control; all source and docs where there is none."""
    try:
        listing = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return [p for top in ("src", "docs", "tests") for p in (ROOT / top).rglob("*.*")]
    return [ROOT / name for name in listing.split("\0") if name and (ROOT / name).is_file()]


def test_every_package_is_known() -> None:
    """A new package must be given its place in the import direction."""
    found = {path.name for path in (SOURCE / PACKAGE).iterdir() if (path / "__init__.py").exists()}
    assert found <= BELOW.keys()


def test_imports_point_one_way() -> None:
    """A package imports only those below it; the package itself what the library offers."""
    wrong = []
    for path in MODULES:
        if path.name == "__main__.py":
            continue
        own = part_of(module_name(path))
        # The package itself names what `import fieldcraft` offers, from wherever that lives.
        allowed = BELOW[own] | {own} if own else BELOW["facade"] | {"facade"}
        if part := outer_part(module_name(path)):
            allowed = OUTER[part]
        wrong += [
            show(path, line, f"{own or PACKAGE} must not import {other}")
            for line, module in imports(path)
            if (other := part_of(module)) and other not in allowed
        ]
    assert wrong == []


def test_rules_do_not_know_the_other_parts() -> None:
    """A game's rules and content import none of what it brings for other packages."""
    wrong = [
        show(path, line, f"rules must not import {module}")
        for path in MODULES
        if game(name := module_name(path)) and not outer_part(name)
        for line, module in imports(path)
        if outer_part(module)
    ]
    assert wrong == []


def test_other_packages_know_no_game() -> None:
    """A package imports no game, and names none outside of its examples: it asks the registry."""
    wrong = []
    named = {"undaunted", *games.keys()}
    for path in MODULES:
        if part_of(module_name(path)) in (None, "games"):
            continue
        wrong += [
            show(path, line, f"imports {module}") for line, module in imports(path) if game(module)
        ]
        tree = parsed(path)
        wrong += [
            show(path, node.lineno, f"names {node.value}")
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and node.value in named
        ]
    assert wrong == []


def test_the_client_names_no_game_outside_its_folder() -> None:
    """Pages and table of the browser ask the registry, too; only the generated types know all."""
    named = re.compile("|".join(["undaunted", *games.keys()]), re.IGNORECASE)
    client = ROOT / "web" / "src"
    paths = [path for ending in ("ts", "svelte", "ftl") for path in client.rglob(f"*.{ending}")]
    assert len(paths) > 100
    wrong = [
        show(path, number, f"names {found[0]}")
        for path in paths
        if client / "games" not in path.parents and path.name != "schema.d.ts"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (found := named.search(line))
    ]
    assert wrong == []


def test_games_do_not_know_each_other() -> None:
    """No game imports another."""
    wrong = [
        show(path, line, f"{own} must not import {other}")
        for path in MODULES
        if (own := game(module_name(path)))
        for line, module in imports(path)
        if (other := game(module)) and other != own
    ]
    assert wrong == []


BOXES = {"normandy", "north_africa"}


def boxes_of(module: str) -> set[str]:
    """The boxes of Undaunted whose folders a dotted name lies in."""
    return BOXES & set(module.split("."))


def test_boxes_do_not_know_each_other() -> None:
    """A box of Undaunted imports no other; the chapters that they share import none."""
    found = set()
    wrong = []
    for path in MODULES:
        name = module_name(path)
        if game(name) != "undaunted":
            continue
        own = boxes_of(name)
        found |= own
        if not own and (INNER & set(path.parts) or outer_part(name)):
            continue  # where the boxes are listed
        wrong += [
            show(path, line, f"{name} must not import {module}")
            for line, module in imports(path)
            if boxes_of(module) - own
        ]
    assert found == BOXES
    assert wrong == []


def test_rules_need_only_the_standard_library() -> None:
    """Core and games import nothing third-party outside `content` and `schema` folders."""
    wrong = [
        show(path, line, f"third-party import {module}")
        for path in MODULES
        if part_of(module_name(path)) in PURE
        and not INNER & set(path.parts)
        and not outer_part(module_name(path))
        for line, module in imports(path)
        if module.split(".")[0] not in sys.stdlib_module_names | {PACKAGE}
    ]
    assert wrong == []


def test_rules_alone_are_compiled() -> None:
    """The build leaves the parts beside the rules alone, and `./dev` knows which those are."""
    build = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    named = re.search(r"^COLD_FOLDERS = (\{[^}]*\})", build, re.MULTILINE)
    assert named
    assert set(PARTS) == ast.literal_eval(named[1])
    checked = re.search(r"^cold = (\{[^}]*\})", (ROOT / "dev").read_text("utf-8"), re.MULTILINE)
    assert checked
    assert set(PARTS) == ast.literal_eval(checked[1])
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert [part for part in PARTS if f'"src/fieldcraft/games/*/{part}/*"' not in project] == []


def test_source_files_stay_short() -> None:
    """No file in src is longer than allowed, and few are long."""
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in MODULES
    }
    assert {name: size for name, size in lengths.items() if size > LONGEST_FILE} == {}
    assert sum(size > LONG_FILE for size in lengths.values()) <= MOST_LONG


def test_few_types_are_any() -> None:
    """What a view, a scenario or an event holds is declared; `Any` is for what is not known."""
    found = sum(
        bool(re.search(r"\bAny\b", line))
        for path in MODULES
        for line in path.read_text(encoding="utf-8").splitlines()
    )
    assert found <= MOST_ANY


def test_bots_think_apart_from_the_server() -> None:
    """What runs where bots think knows games and bots, and nothing of the server's matches."""
    folder = SOURCE / PACKAGE / "server" / "workers"
    allowed = {"core", "games", "bots"}
    wrong = [
        show(folder / name, line, f"must not import {module}")
        for name in ("bot_tasks.py", "process.py", "messages.py")
        for line, module in imports(folder / name)
        if (other := part_of(module))
        and other not in allowed
        and not module.startswith(f"{PACKAGE}.server.workers.messages")
    ]
    assert wrong == []


# Written in pieces, so that this file does not contain what it looks for.
FORBIDDEN = {
    "a package index": (
        r"\bpy" + r"pi\.\w|python" + r"hosted\.|registry\.(?:npm|yarn)" + r"\w*\.|"
        r"index" + r"-url\s*=|extra-index" + r"-url"
    ),
    "a path of one machine": (
        r"(?<![\w.~\-/>}])/(?:home|root|Users|opt|srv|mnt|media|work(?:space)?)/" + r"[\w.]"
    ),
    "a lock file's address": r"(?:http|file)s?:" + r"//[^\s\"']+\.(?:whl|tgz|tar\.gz)\b",
}


@pytest.mark.parametrize("kind", FORBIDDEN)
def test_files_belong_to_no_machine(kind: str) -> None:
    """No tracked file names a package index, a download or a path of one machine."""
    pattern = re.compile(FORBIDDEN[kind])
    wrong = []
    for path in tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        wrong += [
            show(path, number, line.strip()[:100])
            for number, line in enumerate(text.splitlines(), 1)
            if pattern.search(line)
        ]
    assert wrong == []


def test_no_lock_file_is_tracked() -> None:
    """Lock files with download addresses stay out."""
    names = {path.name for path in tracked_files()}
    assert names & {"uv.lock", "pylock.toml", "poetry.lock"} == set()


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("a package index", "see https://py" + "pi.org/simple"),
        ("a path of one machine", "cd /ho" + "me/someone"),
        ("a path of one machine", "open '/ro" + "ot/x'"),
        ("a lock file's address", "https://example.org/" + "a-1.whl"),
    ],
)
def test_the_patterns_find_what_they_are_for(kind: str, text: str) -> None:
    """Each pattern recognises a specimen; otherwise its test proves nothing."""
    assert re.search(FORBIDDEN[kind], text)


def test_readme_names_the_two_commands() -> None:
    """Who opens the project sees at once how to play and how to test."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "./dev play" in text
    assert "./dev test" in text


def test_clause_ids_are_unique() -> None:
    """A clause id, ruling or clarification stands for one text in all of the rules reference."""
    ids: Counter[str] = Counter()
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        ids.update(re.findall(r"^(?:- )?\*\*([A-Z]+-[\w.]+)\*\*", text, re.MULTILINE))
        ids.update(re.findall(r"^\| (CC-[\w.]+) \|", text, re.MULTILINE))
        rulings = re.findall(r"^\| ((?:D|C|GAP)-\d+) \|", text, re.MULTILINE)
        ids.update(f"{page.stem} {ruling}" for ruling in rulings)
    assert ids.total() > 700
    assert [name for name, count in ids.items() if count > 1] == []
