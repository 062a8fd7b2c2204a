"""For the site builder: examples in docstrings are code, where Markdown would see quotations."""

from __future__ import annotations

from typing import Any

from griffe import Extension, Object

PROMPT = ">>> "


class DoctestFences(Extension):
    """Puts every example of a docstring between fences."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Whatever has been read: a module, a class, a function."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring with its examples, each up to the next blank line, between fences."""
    made: list[str] = []
    inside = False
    for line in [*text.splitlines(), ""]:
        if not inside and line.startswith(PROMPT):
            made.append("```pycon")
            inside = True
        elif inside and not line.strip():
            made.append("```")
            inside = False
        made.append(line)
    return "\n".join(made[:-1])
