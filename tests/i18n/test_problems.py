"""Every problem that a module can report is said in every language, with exactly its values."""

import ast
import doctest
import inspect
import re
import string
from collections import defaultdict
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest
from pydantic_core.core_schema import ErrorType

import fieldcraft
from fieldcraft.core import Refusal, phrases
from fieldcraft.core.content import shape
from fieldcraft.core.phrases import Phrase
from fieldcraft.games.undaunted.content.models import ScenarioFile
from fieldcraft.i18n import LANGUAGES, Speaker, tell_mismatch, tell_problem, tell_value
from fieldcraft.record.errors import reason_of
from tests.i18n.catalogue import all_messages
from tests.loops import for_each

SOURCE = Path(fieldcraft.__file__).parent
MODULES = [
    import_module(f"fieldcraft.{name}")
    for name in (
        "core.phrases",
        "core.content.problems",
        "games.combat_commander.content.maps.problems",
        "games.combat_commander.content.problems",
        "games.undaunted.content.problems",
        "core.loading",
        "core.options",
        "record.errors",
        "record.drills.problems",
        "bots.registry",
        "lab.simulate",
        "lab.storage",
    )
]


def tables(name: str) -> dict[str, Any]:
    """The tables of that name in all modules as one; a code means the same wherever it stands."""
    whole: dict[str, Any] = {}
    for module in MODULES:
        for code, text in getattr(module, name, {}).items():
            assert whole.setdefault(code, text) == text, code
    return whole


WORDING: Mapping[str, tuple[str, str]] = tables("WORDING")
PHRASES: Mapping[str, str] = tables("PHRASES")
MISMATCH: Mapping[str, str] = tables("MISMATCH")
TEMPLATES = phrases.ENGLISH


def names(template: str) -> frozenset[str]:
    """The values that a template speaks about."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(template) if name)


def test_all_tables_are_here() -> None:
    """A new table of problems is enrolled above, or its texts would stay English."""
    found = {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        for path in SOURCE.rglob("*.py")
        if re.search(r"^(WORDING|PHRASES|MISMATCH)\b.* = \{", path.read_text("utf-8"), re.MULTILINE)
    }
    assert {module.__name__.removeprefix("fieldcraft.") for module in MODULES} == found


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.__name__))
def test_examples_hold(module: ModuleType) -> None:
    """What the docstrings beside the tables show is what happens."""
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_its_messages_with_exactly_its_values(lang: str) -> None:
    """Neither a code without words, nor words without a code, nor a value too many or too few."""
    expected = {message_id: names(template) for message_id, template in TEMPLATES.items()}
    kinds = ("problem-", "remedy-", "phrase-", "mismatch-")
    found = {name: one.variables for _, name, one in all_messages(lang) if name.startswith(kinds)}
    assert expected == found


def test_english_is_written_once() -> None:
    """The modules' own tables are all the English there is: no catalogue says it again."""
    kinds = ("problem-", "remedy-", "phrase-", "mismatch-")
    repeated = [
        name
        for _, name, one in all_messages("en")
        if name.startswith(kinds) and one.file != "declared"
    ]
    assert repeated == []
    assert Speaker("en", strict=True).say("problem-missing", key="licence") == (
        "the required key licence is missing"
    )


def test_no_two_tables_write_the_same_english() -> None:
    """What several packages report stands in `core.phrases`, with which they begin their tables."""
    written: dict[str, set[str]] = defaultdict(set)
    for module in MODULES:
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            for value in node.values if isinstance(node, ast.Dict) else ():
                text = value.elts[0] if isinstance(value, ast.Tuple) else value
                if isinstance(text, ast.Constant) and re.search(r"\w+ \w+", str(text.value)):
                    written[str(text.value)].add(module.__name__)
    assert {text: found for text, found in written.items() if len(found) > 1} == {}


VALUES: list[object] = [
    0,
    1,
    22,
    1_000_001,
    "",
    "a { $b } c",
    phrases.hint("x", ["y"]),
    phrases.listed([phrases.phrase("remove-it"), "word"]),
    Phrase("nested", "unknown-key", {"key": "k", "hint": phrases.hint("k", [])}, "problem"),
    reason_of(Refusal("card-not-in-hand", "U-402", {"card": "sniper"})),
    reason_of(Refusal("unknown-tile", "", {"text": "9Z", "suggestion": ""})),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_telling_never_fails(lang: str) -> None:
    """Whatever stands in a value: numbers, texts with braces, phrases inside phrases."""
    speaker = Speaker(lang, strict=True)
    for value in VALUES:
        for code, (message, remedy) in WORDING.items():
            values = dict.fromkeys(names(message) | names(remedy), value)
            if "entries" in values:
                values["entries"] = 4321
            told = tell_problem(speaker, code, values)
            assert all("$" not in text or "$b" in text for text in told), told
        for code, template in PHRASES.items():
            made = Phrase("text", code, dict.fromkeys(names(template), "v"))
            assert tell_value(speaker, made)
        for code, template in MISMATCH.items():
            assert tell_mismatch(speaker, code, dict.fromkeys(names(template), value))


def test_a_number_to_be_copied_is_not_grouped() -> None:
    """The line that ends a record is shown as it must be written."""
    for lang in LANGUAGES:
        _, remedy = tell_problem(Speaker(lang, strict=True), "truncated", {"entries": 4321})
        assert "end 4321: unfinished" in remedy


def test_a_refusal_inside_a_problem_is_a_sentence_with_its_clause() -> None:
    """Not the reason's word, which only a program knows."""
    refusal = reason_of(Refusal("card-not-in-hand", "U-402", {"card": "sniper"}), "normandy")
    assert refusal == "card-not-in-hand (U-402)"
    expected = "Карты «Снайпер» нет у вас в руке (U-402)"
    assert expected == tell_value(Speaker("ru", strict=True), refusal)


def said_phrases() -> Iterator[tuple[str, str]]:
    """Every code with which a phrase is made somewhere, with the file."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = node.func
                word = called.attr if isinstance(called, ast.Attribute) else ""
                if word == "phrase" or (isinstance(called, ast.Name) and called.id == "phrase"):
                    yield str(node.args[0].value), path.name


def test_every_phrase_made_is_in_a_table() -> None:
    """A misspelt code would be a crash in the middle of a complaint."""
    assert {found for found in said_phrases() if found[0] not in PHRASES} == set()


@for_each("kind", get_args(ErrorType))
def test_pydantic_never_speaks_for_itself(kind: str) -> None:
    """Each of its errors, also those our models cannot have today, is said in our own words."""
    context = {"ge": 1, "le": 9, "min_length": 1, "max_length": 9, "expected": "'true' or 'false'"}
    context["error"] = ValueError("theirs")
    found = {"type": kind, "loc": ("number",), "input": "x", "ctx": context, "msg": "theirs"}
    problem = shape._problem(ScenarioFile, {"number": "x"}, found)
    assert "theirs" not in f"{problem.message} {problem.remedy}"
    words = re.findall("[A-Za-z]{2,}", " ".join(tell_problem(
        Speaker("ru", strict=True), problem.code, problem.values)))  # fmt: skip
    assert set(words) <= {"number", "name", "true", "false"}
