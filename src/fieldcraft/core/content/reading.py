"""From the bytes of a YAML 1.2 file to plain values, with the line of every one of them.

Content comes from strangers, so the door is narrow: one document, UTF-8, at most a megabyte,
no anchors, aliases or tags, no key twice.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from fieldcraft.core.content.problems import (
    ContentError,
    Phrase,
    Place,
    Problem,
    phrase,
    problem,
)
from fieldcraft.core.phrases import system_answer

SIZE_LIMIT = 1_000_000
DEPTH_LIMIT = 20
VALUE_LIMIT = 20_000
"""Keys, values and items in one file; a whole box has fewer."""
INTEGER = re.compile(r"^[-+]?[0-9]+$")
FLOAT = re.compile(r"^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$")

YAML_ANSWERS = (
    (r"\\t.*cannot start any token", "yaml-tab"),
    (r"cannot start any token|did not find expected alphabetic", "yaml-sign"),
    (r"unknown escape|hexadecimal|expected escape", "yaml-escape"),
    (r"flow (mapping|sequence)|quoted scalar|unexpected end of stream", "yaml-unclosed"),
    (r"expected ':'|mapping (values|keys) are not allowed|simple key", "yaml-colon"),
    (r"<block end>|<block mapping|block (mapping|collection)|sequence entries", "yaml-indentation"),
    (r"incompatible|version|%YAML", "yaml-version"),
)
"""What the parser may complain about, and how we say it; the first that fits."""

Value = Any
"""What YAML holds: mappings, lists, text, numbers, truth values, nothing. Models narrow it."""


@dataclass
class Document:
    """A file's values and where they stand."""

    file: str
    value: Value = None
    marks: dict[Place, tuple[int, int]] = field(default_factory=dict)
    """Line and column, from 1, of each key or list item."""
    problems: list[Problem] = field(default_factory=list)
    folder: Path | None = None
    """Where the file lies, if it was read from there."""
    beside: Mapping[str, str] = field(default_factory=dict)
    """By name, the texts of files that came with it."""
    brought: dict[Place, Document] = field(default_factory=dict)
    """By place, the file whose values stand there."""

    def locate(self, found: Problem) -> Problem:
        """The problem with its file and the line of its place, or of the nearest one above it."""
        if found.line:
            return found if found.file else replace(found, file=self.file)
        for place, other in self.brought.items():
            if found.at[: len(place)] == place:
                inner = other.locate(replace(found, at=found.at[len(place) :]))
                return replace(inner, at=found.at)
        at = found.at
        while at and at not in self.marks:
            at = at[:-1]
        line, column = self.marks.get(at, (1, 1))
        return replace(found, file=self.file, line=line, column=column)

    def bring(self, at: Place, name: str) -> None:
        """Put the values of a file beside this one at a place; ContentError if it is not there."""
        if name in self.beside:
            other = read_text(self.beside[name], name)
        elif self.folder is not None:
            try:
                other = read_file(self.folder / name)
            except ContentError as error:
                if error.first.code != "missing-file":
                    raise
                named = replace(error.first, at=at, file="", line=0, column=0)
                raise ContentError([self.locate(named)]) from None
        else:
            missing = problem("file-not-brought", at, name=name)
            raise ContentError([self.locate(missing)])
        inside = self.value
        for part in at[:-1]:
            inside = inside[part]
        inside[at[-1]] = other.value
        self.brought[at] = other


def read_file(path: Path) -> Document:
    """The values of one file; raises `ContentError` with every problem found in reading it."""
    shown = path.as_posix()
    try:
        size = path.stat().st_size
        if size > SIZE_LIMIT:
            raise ContentError([_whole(shown, "too-big", size=size, limit=SIZE_LIMIT)])
        data = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        raise ContentError([_whole(shown, "missing-file", path=shown)]) from None
    except (OSError, ValueError) as error:
        raise ContentError([_whole(shown, "unreadable", why=system_answer(error))]) from None
    document = read_bytes(data, shown)
    document.folder = path.parent
    return document


def read_bytes(data: bytes, file: str = "") -> Document:
    """The values of a file's bytes; `file` is only used in messages."""
    if len(data) > SIZE_LIMIT:
        raise ContentError([_whole(file, "too-big", size=len(data), limit=SIZE_LIMIT)])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - data.rfind(b"\n", 0, error.start)
        raise ContentError(
            [replace(_whole(file, "not-utf8", offset=error.start), line=line, column=column)]
        ) from None
    document = Document(file)
    root = _compose(text, file)
    document.marks[()] = root.mark
    document.value = _value(root, (), document)
    if document.problems:
        raise ContentError([document.locate(found) for found in document.problems])
    return document


def read_text(
    text: str | bytes, file: str = "", beside: Mapping[str, str] | None = None
) -> Document:
    """A document from the text of a file, such as an upload, and the files that came with it."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    document = read_bytes(data, file)
    document.beside = beside or {}
    return document


def yaml_answer(said: str) -> Phrase:
    """The parser's complaint in our own words.

    >>> yaml_answer("while parsing a flow sequence expected ',' or ']', but got '<stream end>'")
    'a bracket or a quote is opened and not closed'
    """
    for pattern, code in YAML_ANSWERS:
        if re.search(pattern, said):
            return phrase(code)
    return phrase("yaml-other")


def _whole(file: str, code: str, **values: str | int) -> Problem:
    return replace(problem(code, (), severity="error", **values), file=file, line=1, column=1)


@dataclass(slots=True)
class _Node:
    """A scalar's text, or the nodes of a collection: of a mapping, keys and values by turns."""

    kind: str
    mark: tuple[int, int]
    text: str = ""
    style: str | None = None
    inner: list[_Node] = field(default_factory=list)


def _compose(text: str, file: str) -> _Node:
    """The YAML tree, made in one pass that refuses what could grow without bound."""
    import yaml
    from yaml.events import (
        AliasEvent,
        CollectionEndEvent,
        CollectionStartEvent,
        DocumentStartEvent,
        MappingStartEvent,
        ScalarEvent,
    )

    def stop(code: str, mark: Value, **values: str | int) -> ContentError:
        found = _whole(file, code, **values)
        if mark is not None:
            found = replace(found, line=mark.line + 1, column=mark.column + 1)
        return ContentError([found])

    documents = values = 0
    whole = _Node("sequence", (1, 1))
    path = [whole]
    try:
        for event in yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
            if isinstance(event, AliasEvent) or getattr(event, "anchor", None):
                raise stop("alias", event.start_mark)
            if (tag := getattr(event, "tag", None)) is not None:
                raise stop("tag", event.start_mark, tag=str(tag))
            values += 1
            if values > VALUE_LIMIT:
                raise stop("too-many-values", event.start_mark, limit=VALUE_LIMIT)
            if isinstance(event, ScalarEvent):
                path[-1].inner.append(_Node("scalar", _mark(event), event.value, event.style))
            elif isinstance(event, CollectionStartEvent):
                if len(path) > DEPTH_LIMIT:
                    raise stop("too-deep", event.start_mark, limit=DEPTH_LIMIT)
                kind = "mapping" if isinstance(event, MappingStartEvent) else "sequence"
                node = _Node(kind, _mark(event))
                path[-1].inner.append(node)
                path.append(node)
            elif isinstance(event, CollectionEndEvent):
                path.pop()
            elif isinstance(event, DocumentStartEvent):
                documents += 1
                if documents > 1:
                    raise stop("many-documents", event.start_mark)
        if not documents:
            raise stop("empty", None)
        return whole.inner[0]
    except yaml.MarkedYAMLError as error:
        said = f"{error.context or ''} {error.problem or ''}"
        mark = error.problem_mark or error.context_mark
        raise stop("bad-yaml", mark, why=yaml_answer(said)) from None
    except yaml.YAMLError as error:
        if type(error).__name__ == "ReaderError":
            at = len(text.encode()[: getattr(error, "position", 0)].decode(errors="ignore"))
            found = _whole(file, "bad-character")
            line = text.count("\n", 0, at) + 1
            column = at - text.rfind("\n", 0, at)
            raise ContentError([replace(found, line=line, column=column)]) from None
        raise stop("bad-yaml", None, why=yaml_answer(str(error))) from None
    except ContentError:
        raise
    except (ValueError, TypeError, AttributeError, LookupError, AssertionError, RecursionError,
            NotImplementedError):  # fmt: skip
        # The parser answers some broken input with errors of its own making.
        raise stop("bad-yaml", None, why=phrase("yaml-other")) from None


def _mark(event: Value) -> tuple[int, int]:
    return event.start_mark.line + 1, event.start_mark.column + 1


def _value(node: _Node, at: Place, document: Document) -> Value:
    if node.kind == "scalar":
        return _scalar(node, at, document)
    if node.kind == "mapping":
        return _mapping(node, at, document)
    items = []
    for index, item in enumerate(node.inner):
        document.marks[(*at, index)] = item.mark
        items.append(_value(item, (*at, index), document))
    return items


def _mapping(node: _Node, at: Place, document: Document) -> dict[str, Value]:
    made: dict[str, Value] = {}
    for key_node, value_node in zip(node.inner[::2], node.inner[1::2], strict=True):
        line, column = key_node.mark
        if key_node.kind != "scalar":
            document.problems.append(_at(problem("shape", at, why=phrase("key-not-a-word")),
                                         line, column))  # fmt: skip
            continue
        key = key_node.text
        if key in made:
            document.problems.append(_at(problem("duplicate-key", (*at, key), key=key),
                                         line, column))  # fmt: skip
            continue
        document.marks[(*at, key)] = (line, column)
        made[key] = _value(value_node, (*at, key), document)
    return made


def _at(found: Problem, line: int, column: int) -> Problem:
    return replace(found, line=line, column=column)


def _scalar(node: _Node, at: Place, document: Document) -> Value:
    """A plain scalar by YAML 1.2's core rules; dates and all else stay text."""
    text = node.text
    if node.style:
        return text
    if text in ("", "~", "null", "Null", "NULL"):
        return None
    if text in ("true", "True", "TRUE"):
        return True
    if text in ("false", "False", "FALSE"):
        return False
    if INTEGER.match(text):
        if len(text) > 18:
            document.problems.append(_at(problem("number-too-big", at, number=text), *node.mark))
            return None
        return int(text)
    if FLOAT.match(text):
        return float(text)
    return text
