"""What all tests share: strict messages, golden files written anew, and samples of what is long."""

import os
from collections import defaultdict

import pytest

os.environ.setdefault("FIELDCRAFT_STRICT_MESSAGES", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--update-golden` writes what the golden tests compare with, `--sample` leaves cases out."""
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden playthroughs and digests anew instead of comparing with them",
    )
    parser.addoption(
        "--sample",
        type=int,
        default=1,
        metavar="N",
        help="of each test marked `long` run only every N-th case, and none that has only one",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave most cases of long play out where the same tests run on the compiled build too."""
    every = config.getoption("--sample")
    if every < 2:
        return
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("long"):
            cases[item.nodeid.partition("[")[0]].append(item)
    left_out = {
        item
        for group in cases.values()
        for place, item in enumerate(group)
        if place % every or len(group) == 1
    }
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether the golden files are to be written instead of compared with."""
    return bool(request.config.getoption("--update-golden"))
