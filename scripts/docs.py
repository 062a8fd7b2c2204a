"""Lays out the pages of the documents for the site builder, which `./dev docs` then runs.

    python scripts/docs.py           write build/pages

Most pages are `docs/` as it is.  The rulebooks get the drawings of their figures, which
`scripts/figures.py` has made.  The reference of the HTTP API is made from the server's own
OpenAPI, that of the file formats from the published schemas; both would be stale if kept by hand.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from fieldcraft.i18n import LANGUAGES
from fieldcraft.server.app import create_app
from fieldcraft.server.settings import Settings
from scripts.book_pages import printed_links, with_anchors, with_figures
from scripts.figures import Drawings
from scripts.proof_page import proof_page

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "build" / "pages"
GUIDES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages that lie beside the README, and what they are called on the site."""
FORMATS = {
    "normandy-scenario": "Scenarios of Undaunted: Normandy",
    "north-africa-scenario": "Scenarios of Undaunted: North Africa",
    "combat-commander-scenario": "Scenarios of Combat Commander",
    "combat-commander-map": "Maps of Combat Commander",
}
"""The files that makers write, by the name of their schema."""
METHODS = ("get", "post", "put", "patch", "delete")

Schema = Mapping[str, Any]
"""A part of a JSON Schema or of OpenAPI; `Any` because JSON is."""


def lay_out(folder: Path = PAGES) -> None:
    """Write all pages into a folder of their own."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    for name, page in GUIDES.items():
        (folder / page).write_text(beside_readme((ROOT / name).read_text("utf-8")), "utf-8")
    for path in folder.rglob("*.md"):
        path.write_text(linked(path.read_text("utf-8")), "utf-8")
    lay_out_rules(folder)
    shutil.copytree(ROOT / "schemas", folder / "schemas")
    for name, title in FORMATS.items():
        made = json.loads((ROOT / "schemas" / f"{name}.json").read_text("utf-8"))
        write(folder / "formats" / f"{name}.md", format_page(name, title, made))
    write(folder / "rules" / "proof.md", proof_page())
    told = create_app(Settings()).openapi()
    write(folder / "reference" / "http.md", http_page(told))
    write(folder / "reference" / "types.md", types_page(told))


def lay_out_rules(folder: Path) -> None:
    """Drawings and clauses in the rulebooks, addresses for the clauses in the reference."""
    drawings = Drawings()
    if drawings.folder.is_dir():
        shutil.copytree(drawings.folder, folder / "figures", ignore=shutil.ignore_patterns("notes"))
    for path in (folder / "rules").rglob("*.md"):
        path.write_text(with_anchors(path.read_text("utf-8")), "utf-8")
    for path in (folder / "rulebook").rglob("*.md"):
        place = path.relative_to(folder).with_suffix("").parts
        lang = place[1] if place[1] in LANGUAGES else "en"
        text = path.read_text("utf-8")
        if path.stem == "index":
            text += printed_links(lang, place[-2], len(place) - 1)
        text = with_figures(text, lang, place[-2], len(place) - 1, drawings)
        path.write_text(text, "utf-8")


def write(path: Path, lines: Iterator[str]) -> None:
    """A page of these lines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", "utf-8")


def beside_readme(text: str) -> str:
    """Links of a page that has moved from the root into the folder of the guides.

    >>> beside_readme("[a](docs/api.md) [b](LICENSE)")
    '[a](api.md) b'
    """
    text = text.replace("](docs/", "](")
    return re.sub(r"\[([^\]]+)\]\((README\.md|LICENSE|NOTICE)[^)]*\)", r"\1", text)


def linked(text: str) -> str:
    """Links that lead out of the guides, to where those things are on the site.

    >>> linked("[a](../CONTRIBUTING.md#b) [c](../schemas/d.json) [e](../examples/f.py)")
    '[a](contributing.md#b) [c](schemas/d.json) `examples/f.py`'
    """
    for name, page in GUIDES.items():
        text = re.sub(rf"\]\((\.\./)+{name}", f"]({page}", text)
    text = text.replace("](../schemas/", "](schemas/")
    return re.sub(r"\[[^\]]+\]\((?:\.\./)+((?:examples|deploy)/[^)]*)\)", r"`\1`", text)


# -- formats -----


def format_page(name: str, title: str, whole: Schema) -> Iterator[str]:
    """Every key of a kind of file, with what it means and what may stand there."""
    yield f"# {title}"
    yield ""
    yield f"Made from the schema [`{name}.json`](../schemas/{name}.json), which editors understand:"
    yield "put it on the first line of a file, and they complete keys and mark mistakes."
    yield ""
    yield "```yaml"
    yield f"# yaml-language-server: $schema=schemas/{name}.json"
    yield "```"
    yield ""
    parts: dict[str, Schema] = {whole["title"]: whole, **whole.get("$defs", {})}
    for part, shape in parts.items():
        if "properties" in shape:
            yield from table_of(part, shape, "#")


def table_of(name: str, shape: Schema, page: str) -> Iterator[str]:
    """A section on one object: its keys, in the order in which they are declared."""
    yield f"## {name}"
    yield ""
    if text := shape.get("description"):
        yield flat(text)
        yield ""
    yield "| key | value | meaning |"
    yield "|---|---|---|"
    needed = shape.get("required", ())
    for key, field in shape.get("properties", {}).items():
        mark = "" if key in needed else " (optional)"
        yield f"| `{key}`{mark} | {kind_of(field, page)} | {flat(field.get('description', ''))} |"
    yield ""


def kind_of(field: Schema, page: str) -> str:
    """What may stand in a field, in a few words, with links to the objects it names."""
    if ref := field.get("$ref"):
        name = ref.rpartition("/")[2]
        return f"[{name}]({page}{anchor(name)})"
    for union in ("anyOf", "oneOf", "allOf"):
        if union in field:
            return " or ".join(dict.fromkeys(kind_of(one, page) for one in field[union]))
    if "const" in field:
        return f"`{field['const']}`"
    if "enum" in field:
        words = [f"`{word}`" for word in field["enum"]]
        return ", ".join(words if len(words) <= 12 else [*words[:10], "…"])
    kind = field.get("type")
    if kind == "array":
        items = field.get("items") or (field.get("prefixItems") or [{}])[0]
        return f"list of {kind_of(items, page)}"
    if kind == "object":
        inner = field.get("additionalProperties") or next(
            iter(field.get("patternProperties", {}).values()), None
        )
        return f"mapping to {kind_of(inner, page)}" if isinstance(inner, Mapping) else "mapping"
    kinds = {"integer": "whole number", "number": "number", "boolean": "`true` or `false`",
             "string": "text", "null": "nothing"}  # fmt: skip
    told = kinds.get(str(kind), "any value")
    ends = [f"{field[key]}" for key in ("minimum", "maximum") if key in field]
    return f"{told}, {' to '.join(ends)}" if len(ends) == 2 else told


def anchor(name: str) -> str:
    """The address of a heading within its page."""
    return re.sub(r"[^\w -]", "", name).lower().replace(" ", "-")


def flat(text: str) -> str:
    """A text that fits into a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")


# -- the HTTP API -----


def http_page(told: Schema) -> Iterator[str]:
    """Every path of the API, by subject."""
    yield "# HTTP reference"
    yield ""
    yield "Every path of the server, made from its own description, which a running server shows"
    yield "at `/openapi.json`.  [The API](../api.md) tells how a match is played with them."
    yield ""
    groups: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, methods in told["paths"].items():
        for method in METHODS:
            if method in methods:
                tag = (methods[method].get("tags") or ["server"])[0]
                groups.setdefault(tag, []).append((method.upper(), path, methods[method]))
    for tag, found in sorted(groups.items()):
        yield f"## {tag.capitalize()}"
        yield ""
        for method, path, what in found:
            yield from operation(method, path, what)


def operation(method: str, path: str, what: Schema) -> Iterator[str]:
    """One request: what it does, what it takes, what it answers."""
    yield f"### {method} {path}".replace("{", "&#123;").replace("}", "&#125;")
    yield ""
    yield what.get("description", what.get("summary", ""))
    yield ""
    if parameters := what.get("parameters"):
        yield "| parameter | in | value | meaning |"
        yield "|---|---|---|---|"
        for one in parameters:
            kind = kind_of(one["schema"], "types.md#")
            text = flat(one.get("description") or one["schema"].get("description", ""))
            yield f"| `{one['name']}` | {one['in']} | {kind} | {text} |"
        yield ""
    if body := what.get("requestBody"):
        yield f"Body: {content_of(body)}."
        yield ""
    for status, answer in what["responses"].items():
        if status != "default":
            yield f"Answer {status}: {content_of(answer)}."
            yield ""


def content_of(part: Schema) -> str:
    """What kind of body it is."""
    for kind, content in part.get("content", {}).items():
        schema = content.get("schema", {})
        return kind_of(schema, "types.md#") if schema else f"`{kind}`"
    return "nothing"


def types_page(told: Schema) -> Iterator[str]:
    """Every object that goes over the wire."""
    yield "# Types of the HTTP API"
    yield ""
    yield "What the [paths](http.md) take and answer, field by field."
    yield ""
    for name, shape in sorted(told["components"]["schemas"].items()):
        if "properties" in shape:
            yield from table_of(name, shape, "#")
        else:
            yield f"## {name}"
            yield ""
            yield flat(shape.get("description", ""))
            yield ""
            yield kind_of({key: one for key, one in shape.items() if key != "description"}, "#")
            yield ""


if __name__ == "__main__":
    lay_out()
    print(f"laid out {len(list(PAGES.rglob('*.md')))} pages in {PAGES.relative_to(ROOT)}")
    sys.exit(0)
