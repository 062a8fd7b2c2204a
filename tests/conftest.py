"""What all tests share: strict messages, and the option that writes the golden files anew."""

import os

import pytest

os.environ.setdefault("FIELDCRAFT_STRICT_MESSAGES", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--update-golden` writes what the golden tests compare with."""
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden playthroughs and digests anew instead of comparing with them",
    )


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether the golden files are to be written instead of compared with."""
    return bool(request.config.getoption("--update-golden"))
