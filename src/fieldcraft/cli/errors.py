"""Errors that the user can fix: one sentence, exit status 2."""

from collections.abc import Sequence

BAD_INPUT = 2


class UserError(Exception):
    """Bad input, already in the user's language: what is wrong, where, and how to fix it."""

    def __init__(self, text: str, details: Sequence[str] = (), code: int = BAD_INPUT) -> None:
        super().__init__(text)
        self.text = text
        self.details = list(details)
        self.code = code
