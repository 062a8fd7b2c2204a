"""The catalogues of one language; a message is parsed when it is first said.

Parsing all of them takes half a second, and most commands say only a few.
"""

import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""A message or a term begins with its id at the beginning of a line."""


class Bundle(FluentBundle):
    """A Fluent bundle that keeps entries as text until they are needed."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self.texts: dict[str, str] = {}
        """By id, the text of each entry; terms begin with a dash."""

    def add(self, catalogue: str) -> None:
        """Add the entries of a file; of two with the same id the first holds."""
        found = list(ENTRY.finditer(catalogue))
        ends = [entry.start() for entry in found[1:]] + [len(catalogue)]
        for entry, end in zip(found, ends, strict=True):
            self.texts.setdefault(entry[1], catalogue[entry.start() : end])

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message; terms are none."""
        return message_id in self.texts and not message_id.startswith("-")

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(FluentResource(self.texts[name]))
        return super()._lookup(entry_id, term)
