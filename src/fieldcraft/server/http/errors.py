"""The errors a request can get, in the caller's language."""

from __future__ import annotations

from typing import Any

from fieldcraft.core import Refusal
from fieldcraft.core.content.problems import Problem
from fieldcraft.i18n.problems import tell_problem, tell_value
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import tell_refusal
from fieldcraft.record.errors import RecordError


class ApiError(Exception):
    """Any answer but success.

    `code` is stable and names the message `server-CODE` in the catalogues, filled with `values`.
    """

    def __init__(self, status: int, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.values = values

    def message(self, speaker: Speaker) -> str:
        """The sentence for a person."""
        told = {name: tell_value(speaker, value) for name, value in self.values.items()}
        return speaker.say(f"server-{self.code}", **told)

    def body(self, speaker: Speaker) -> dict[str, Any]:
        """The `error` object of the response."""
        return {"code": self.code, "message": self.message(speaker)}


class NoStorage(ApiError):
    """The database is unreachable or its disk is full; trying again later may help."""

    def __init__(self) -> None:
        super().__init__(503, "no-storage")


class Unreadable(ApiError):
    """The stored match can no longer be read."""

    def __init__(self) -> None:
        super().__init__(500, "unreadable-match")


class RefusedError(ApiError):
    """The rules, or the state of the match, do not allow it."""

    def __init__(self, refusal: Refusal, status: int = 409, game: str = "") -> None:
        super().__init__(status, refusal.reason)
        self.refusal = refusal
        self.game = game

    def message(self, speaker: Speaker) -> str:
        """The reason, worded as in the terminal."""
        return tell_refusal(speaker.of(self.game), self.refusal.reason, self.refusal.fields)

    def body(self, speaker: Speaker) -> dict[str, Any]:
        """The error with its clause."""
        return {**super().body(speaker), "clause": self.refusal.clause or None}


class ProblemError(ApiError):
    """Something given (a scenario, an option, a record) cannot be used."""

    def __init__(self, error: RecordError | Problem, status: int = 422) -> None:
        super().__init__(status, error.code)
        self.error = error

    def message(self, speaker: Speaker) -> str:
        """What is wrong and how to fix it."""
        what, remedy = tell_problem(speaker, self.error.code, self.error.values)
        return f"{what} ({remedy})"
