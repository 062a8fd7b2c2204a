"""The catalogues as the tests read them: parsed, not spoken."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fieldcraft.i18n

FOLDER = Path(fieldcraft.i18n.__file__).parent / "catalogues"


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


@cache
def files(lang: str) -> dict[str, list[ast.EntryType]]:
    """The entries of every file of a language."""
    parser = FluentParser()
    return {
        path.name: parser.parse(path.read_text(encoding="utf-8")).body
        for path in sorted((FOLDER / lang).glob("*.ftl"))
    }


def messages(lang: str) -> list[tuple[str, Entry]]:
    """Every message of a language with its id, in order, repeated ids repeated."""
    return [
        (entry.id.name, Entry(file, entry))
        for file, body in files(lang).items()
        for entry in body
        if isinstance(entry, ast.Message)
    ]
