"""The catalogues of one language; a message is parsed when it is first said.

Parsing all of them takes half a second, and most commands say only a few.
"""

import re
from collections.abc import Callable, Iterable
from threading import RLock

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
        self.rest: Callable[[], Iterable[str]] | None = None
        """Further files, read when an id is wanted that no file so far has."""
        self._reading = RLock()

    def add(self, catalogue: str) -> None:
        """Add the entries of a file; of two with the same id the first holds."""
        found = list(ENTRY.finditer(catalogue))
        ends = [entry.start() for entry in found[1:]] + [len(catalogue)]
        for entry, end in zip(found, ends, strict=True):
            self.texts.setdefault(entry[1], catalogue[entry.start() : end])

    def add_rest(self) -> None:
        """Add the further files now; whoever asks meanwhile waits until all of them are here."""
        with self._reading:
            if self.rest is not None:
                for catalogue in self.rest():
                    self.add(catalogue)
                self.rest = None

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message; terms are none."""
        if message_id not in self.texts:
            self.add_rest()
        return message_id in self.texts and not message_id.startswith("-")

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            if name not in self.texts:
                self.add_rest()
            self.add_resource(FluentResource(self.texts[name]))
        return super()._lookup(entry_id, term)
