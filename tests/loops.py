"""Many small cases in one test: a thousand messages are not worth a thousand tests."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import Any


def for_each(
    names: str | tuple[str, ...], cases: Iterable[Any] | Callable[[], Iterable[Any]]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test's body for every case, like `parametrize`; a failure says which case it was.

    Cases that take long to find are a function, called by the process that runs the test.
    """

    known = [] if callable(cases) else list(cases)

    def decorate(body: Callable[..., None]) -> Callable[..., None]:
        def test(**given: Any) -> None:
            listed = list(cases()) if callable(cases) else known
            assert listed
            for case in listed:
                values = (
                    {names: case} if isinstance(names, str) else dict(zip(names, case, strict=True))
                )
                try:
                    body(**values, **given)
                except Exception as error:
                    error.add_note(f"case: {values}")
                    raise

        signature = inspect.signature(body)
        looped = {names} if isinstance(names, str) else set(names)
        kept = [one for name, one in signature.parameters.items() if name not in looped]
        test.__name__, test.__doc__ = body.__name__, body.__doc__
        test.__module__, test.__qualname__ = body.__module__, body.__qualname__
        test.__signature__ = signature.replace(parameters=kept)  # type: ignore[attr-defined]
        test.pytestmark = getattr(body, "pytestmark", [])  # type: ignore[attr-defined]
        return test

    return decorate
