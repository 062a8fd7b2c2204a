"""The catalogues as the tests read them: parsed, not spoken."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from string import Formatter

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fieldcraft.bots.registry
import fieldcraft.core.options
import fieldcraft.games.combat_commander.content.maps.problems
import fieldcraft.games.combat_commander.content.problems
import fieldcraft.games.undaunted.content.problems
import fieldcraft.i18n
import fieldcraft.lab.simulate
import fieldcraft.lab.storage
import fieldcraft.record.drills.problems
import fieldcraft.record.errors  # modules that declare English of their own
from fieldcraft.core.phrases import ENGLISH, WORDLESS
from fieldcraft.i18n.speaker import catalogues


class _Variables(Visitor):
    """Collects the variables a message uses, and the words its selectors know."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.plain: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.plain.append(node.value)


class Entry:
    """One message: where it stands, what it uses, its text without the placeables."""

    def __init__(self, file: str, message: ast.Message) -> None:
        visitor = _Variables()
        visitor.visit(message)
        self.file = file
        self.variables = frozenset(visitor.names)
        self.text = "|".join(visitor.plain)
        self.has_value = message.value is not None
        self.attributes = [attribute.id.name for attribute in message.attributes]


HOMES = ("", "normandy", "combat-commander")
"""Where catalogues lie: with what is common, and in each game's package, by one of its keys."""


def folder(home: str) -> Path:
    """The folder of a home's catalogues."""
    if not home:
        return Path(fieldcraft.i18n.__file__).parent / "catalogues"
    return Path(str(catalogues(home)[0]))


@cache
def files(lang: str, home: str) -> dict[str, list[ast.EntryType]]:
    """The entries of every file of a language in a home, and what modules declare for it."""
    parser = FluentParser()
    found = {
        path.name: parser.parse(path.read_text(encoding="utf-8")).body
        for path in sorted((folder(home) / lang).glob("*.ftl"))
    }
    if lang == "en":
        here = {name for name, _ in messages("ru", home)}
        here |= ENGLISH.keys() - everywhere("ru") if not home else set()
        own = {name: text for name, text in ENGLISH.items() if name in here}
    else:
        own = {} if home else WORDLESS
    declared = (f"{name} = {as_fluent(text)}\n" for name, text in own.items())
    found["declared"] = parser.parse("".join(declared)).body
    return found


def as_fluent(template: str) -> str:
    """The English of a module as a catalogue would write it."""
    parts = []
    for text, name, _, _ in Formatter().parse(template):
        parts.append(re.sub(r"[{}]", lambda sign: f'{{ "{sign[0]}" }}', text))
        parts.append(f"{{ ${name} }}" if name else "")
    return "".join(parts)


@cache
def messages(lang: str, home: str) -> Sequence[tuple[str, Entry]]:
    """Every message of a language in a home with its id, in order, repeated ids repeated."""
    return [
        (entry.id.name, Entry(file, entry))
        for file, body in files(lang, home).items()
        for entry in body
        if isinstance(entry, ast.Message)
    ]


def all_messages(lang: str) -> list[tuple[str, str, Entry]]:
    """Every message of a language with its home and id."""
    return [(home, name, entry) for home in HOMES for name, entry in messages(lang, home)]


def everywhere(lang: str) -> set[str]:
    """The ids of all messages of a language."""
    return {name for _, name, _ in all_messages(lang)}
