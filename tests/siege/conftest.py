"""What the parts of the siege share: the server's fixtures, and the figures at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.conftest import (
    app,
    client,
    clock,
    database_kind,
    new_client,
    postgres_url,
    services,
    settings,
    sqlite_template,
)
from tests.siege.sizes import Part

__all__ = [  # fixtures
    "app", "client", "clock", "database_kind", "new_client", "postgres_url", "services",
    "settings", "sqlite_template",
]  # fmt: skip


@pytest.fixture
def part(record_property: Callable[[str, object], None]) -> Iterator[Callable[[str], Part]]:
    """Begins a part; its figures are told at the end."""
    begun: list[Part] = []

    def begin(name: str) -> Part:
        begun.append(Part(name))
        return begun[-1]

    yield begin
    for one in begun:
        record_property(f"siege {one.name}", one.total())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The figures of all parts, also of those that failed."""
    told: dict[str, object] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            told |= dict(getattr(report, "user_properties", ()))
    lines = {name: figures for name, figures in told.items() if name.startswith("siege ")}
    if lines:
        terminalreporter.section("siege")
    for name, figures in sorted(lines.items()):
        assert isinstance(figures, dict)
        said = ", ".join(f"{number:,} {what}" for what, number in figures.items())
        terminalreporter.write_line(f"{name.removeprefix('siege ')}: {said}")
