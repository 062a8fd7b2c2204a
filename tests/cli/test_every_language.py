"""Bad files are complained about in the user's language, to the last word, with exit status 2."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from fieldcraft import games
from fieldcraft.core.content import reading
from fieldcraft.core.content.shape import EXAMPLES
from fieldcraft.games.undaunted.content.loader import scenario_ids
from fieldcraft.games.undaunted.drills.table import EVENTS
from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.play.acts import ACTS
from tests.cli import test_bad_input as bad
from tests.cli.conftest import Call
from tests.content import test_bad_files as content
from tests.i18n.catalogue import HOMES, all_messages, files
from tests.record import test_drill as drills
from tests.record import test_drill_mistakes as mistakes
from tests.record import test_records as records
from tests.record.drilling import written

SCHEMAS = Path(__file__).parents[2] / "schemas"
ENGLISH = {
    "the", "is", "are", "was", "were", "not", "there", "this", "that", "these", "has", "have",
    "with", "which", "expected", "found", "file", "but", "cannot", "must", "should", "here",
    "write", "remove", "step", "mean", "you", "and", "or", "of", "it", "its", "does", "stands",
    "only", "more", "than", "allowed", "missing", "unknown", "needed", "refused", "changed",
}  # fmt: skip
"""Words that neither the other languages nor our file formats have."""
MANY_VALUES = 2_000
"""What a file may hold here; as many as are really allowed take a second in each language."""


def scenario_files() -> Iterator[tuple[str, bytes]]:
    """One scenario for each kind of mistake, card tables, and files that are no content at all."""
    seen = set()
    for old, new, code, *_ in content.SCENARIO_MISTAKES:
        if code not in seen:
            seen.add(code)
            yield f"scenario-{code}", content.GOOD.replace(old, new, 1).encode()
    for number, text in enumerate(
        [
            b"\xff\xfe", b"a: \x00", b"a: [1", b"a: 'x", b"\ta: 1", b"a: b: c", b"a: @x",
            b"%YAML 9.9\n---\na: b", b"a:\n  b: 1\n c: 2", b'a: "\\q"', b"a: |x\n b",
            b"a: 1\n---\nb: 2\n", b"a: !mine x", b"? [a, b]\n: c\n", b"[" * 30 + b"]" * 30,
            b"a: [" + b"1," * MANY_VALUES + b"]", b"what: is this\n", b"#" * 1_000_001, b"",
            b"- 1\n", b"7", b"just a text",
        ]
    ):  # fmt: skip
        yield f"junk-{number}", text
    cards, tiles = content.CARDS, content.TILES
    yield "cards-squad", cards.replace("bolster 2 A", "bolster 2 B", 1).encode()
    yield "cards-names", cards.replace("us: [Walter Hendry]", "us: []", 1).encode()
    yield "cards-fog", cards.replace("actions: []", "actions: [move 1]", 1).encode()
    yield "cards-none", cards.replace("[bolster 3, command 2]", "[]", 1).encode()
    yield "cards-id", cards.replace("id: squad-leader-b", "id: squad-leader-a", 1).encode()
    yield "tiles-hill", tiles.replace("cover: 3, hill", "cover: 2, hill", 1).encode()


def record_files() -> Iterator[tuple[str, bytes]]:
    """Records and campaigns with every kind of mistake."""
    for mark in records.test_a_wrong_header_is_refused.pytestmark:  # type: ignore[attr-defined]
        for number, (old, new, _) in enumerate(mark.args[1]):
            yield f"header-{number}", records.TEXT.replace(old, new).encode()
    for number, line in enumerate(
        ["us bid", "= 12", "xx: end", "us: end", "table: dance", "table: takeback 9", "table: draw"]
    ):
        start = records.LINES.index("# round 1") + 1
        lines = [*records.LINES[:start], line, *records.LINES[start:]]
        yield f"entry-{number}", "\n".join(lines).encode()
    options = next(line for line in records.LINES if line.startswith("options: "))
    for number, given in enumerate(["roundLimit=1000", "bolsterFog=1", "x=true", "bolsterFog=yes"]):
        yield f"option-{number}", records.TEXT.replace(options, f"options: {given}").encode()
    for case, (_, make) in bad.FILES.items():
        yield f"record-{case}", make()
    for case, text in bad.CAMPAIGNS.items():
        yield (
            f"campaign-{case}",
            text.replace("fieldcraft campain", "fieldcraft campaign x").encode(),
        )
    yield "ended", (records.TEXT + "us: end\n").encode()
    yield "counted", records.TEXT.replace("\nend 4", "\nend 5").encode()
    yield (
        "outcome",
        records.TEXT.replace(": unfinished", ": winner us, reason pin, margin 1").encode(),
    )


def drill_files() -> Iterator[tuple[str, bytes]]:
    """Drills that cannot be run."""
    for name, (steps, _, _) in mistakes.MISTAKES.items():
        yield f"step-{name}", written(steps).encode()
    for name, (head, _, _) in mistakes.HEADS.items():
        yield f"head-{name}", written(mistakes.OKAY, head=head).encode()
    for name, (position, _, _) in mistakes.POSITIONS.items():
        yield f"position-{name}", written(mistakes.OKAY, position).encode()


def failing_drills() -> Iterator[tuple[str, bytes]]:
    """Drills that can be run and are wrong."""
    for name, (steps, _, _) in drills.FAILING.items():
        proves = "expect" in steps or "refuse" in steps or "sample" in steps
        yield f"fail-{name}", written(steps if proves else f"{steps}\n{mistakes.OKAY}").encode()


def words(text: str) -> set[str]:
    """Everything in a text that is written in Latin letters alone."""
    return set(re.findall(r"(?<![\w-])[A-Za-z][A-Za-z-]*[A-Za-z](?![\w-])", text))


class Literals(Visitor):
    """Collects what catalogues quote from the formats, such as `kind: scenario`."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


def vocabulary() -> set[str]:
    """The words of our files: keys and choices of the schemas, names, and what is quoted."""
    found = ["spectator", "digest", *ACTS, *scenario_ids("normandy"), *EXAMPLES.values()]
    found += [
        name.removeprefix("why-") for _, name, _ in all_messages("en") if name.startswith("why-")
    ]
    for event, fields in EVENTS.items():
        found += [event, *fields]
    known = games.keys()
    found += [option.name for key in known for option in games.get(key).match_options()]

    def walk(value: object) -> None:
        if isinstance(value, dict):
            found.extend(value.get("properties", {}))
            found.extend(str(one) for one in value.get("enum", [value.get("const", "")]))
            for one in value.values():
                walk(one)
        elif isinstance(value, list):
            for one in value:
                walk(one)

    for path in SCHEMAS.glob("*.json"):
        walk(json.loads(path.read_text(encoding="utf-8")))
    visitor = Literals()
    for home in HOMES:
        for body in files("ru", home).values():
            for entry in body:
                visitor.visit(entry)
    return words(" ".join([*found, *visitor.texts]))


def complaints(
    call: Call, folder: Path, made: dict[str, bytes], command: str, lang: str, code: int
) -> str:
    """What is said about these files, without the names of the files."""
    paths = []
    for name, data in made.items():
        path = folder / f"{re.sub('[^a-z0-9]+', '-', name)}.yaml"
        path.write_bytes(data)
        paths.append(path)
    called = call("--lang", lang, command, *paths)
    assert called.code == code, called
    text = called.out + called.err
    assert "Traceback" not in text
    for path in paths:
        text = text.replace(path.as_posix(), " ")
    return text


SETS = {
    "scenarios": (scenario_files, "check", 2),
    "records": (record_files, "check", 2),
    "drills": (drill_files, "drill", 2),
    "findings": (failing_drills, "drill", 1),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_bad_files_are_told_in_the_users_language(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, lang: str
) -> None:
    """What is not quoted from the file or its format is in the language that was asked for."""
    monkeypatch.setenv("COLUMNS", "400")  # no path is cut in two, however long the folder's name
    monkeypatch.setattr(reading, "VALUE_LIMIT", MANY_VALUES)
    make, command, code = SETS[name]
    made = dict(make())
    text = complaints(call, tmp_path, made, command, lang, code)
    quoted = words(" ".join(data.decode("latin-1") for data in made.values()))
    quoted |= words(tmp_path.as_posix())
    if lang == "en":
        assert ENGLISH & words(text)
        return
    assert ENGLISH & words(text) == set()
    if lang == "ru":
        assert words(text) - quoted - vocabulary() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_arguments_are_told_in_the_users_language(call: Call, lang: str) -> None:
    """Bots that cannot be loaded, campaigns that run backwards."""
    for arguments in (
        ["terminal", "normandy", "1", "--bot", "no.mod:Bot"],
        ["simulate", "normandy", "1", "--bots", "random", "fieldcraft.bots:Nobody"],
        ["simulate", "normandy", "1", "--option", "roundLimit=5000"],
        ["campaign", "start", "new", "--from", "5", "--to", "2"],
        ["campaign", "start", "nowhere/new"],
        ["campaign", "start", "new", "--from", "verdun"],
        ["replay", "."],
    ):
        called = call("--lang", lang, *arguments)
        assert called.code == 2, called
        assert bool(ENGLISH & words(called.err)) == (lang == "en"), called.err
