"""What all tests share: strict messages, golden files, samples of what is long, fresh seeds."""

import gc
import os
import random
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from zlib import crc32

import pytest

from tests import budget

HERE = Path(__file__).parent
ENGINE = {"bots", "cli", "core", "drills", "games", "record"}
"""The folders whose tests the compiled build runs too."""

os.environ.setdefault("FIELDCRAFT_STRICT_MESSAGES", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--update-golden` writes the golden files, `--sample` leaves cases out, `--seed` repeats."""
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="regenerate the golden playthroughs and digests instead of comparing with them",
    )
    parser.addoption(
        "--sample",
        type=int,
        default=1,
        metavar="N",
        help="of tests that the compiled build runs too, run every N-th case, none marked `long`",
    )
    parser.addoption(
        "--seed",
        type=int,
        metavar="N",
        help="seed the fresh part of randomised tests with N, to repeat an earlier run",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Choose the seed of this run; the environment hands it to the other test processes."""
    given = config.getoption("--seed")
    if given is not None:
        os.environ[budget.VARIABLE] = str(given)
    budget.SEED = int(os.environ.setdefault(budget.VARIABLE, str(random.randrange(10**6))))


def pytest_report_header() -> str:
    """Say how to repeat the randomised tests of this run."""
    return f"fresh seeds from --seed {budget.SEED}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say it with every failure too."""
    report = yield
    if report.failed:
        report.sections.append(("Seed", f"--seed {budget.SEED} repeats the randomised tests"))
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave most cases of engine tests out where the compiled build runs all of them."""
    every = config.getoption("--sample")
    if every < 2:
        return
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.path.relative_to(HERE).parts[0] in ENGINE:
            cases[item.nodeid.partition("[")[0]].append(item)
    left_out = set()
    for name, group in cases.items():
        first = crc32(name.encode()) % min(every, len(group))  # not always the same game
        kept = set(group[first::every])
        if len(group) == 1 and group[0].get_closest_marker("long"):
            kept = set()
        left_out |= set(group) - kept
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether the golden files are to be written instead of compared with."""
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture
def fresh(request: pytest.FixtureRequest) -> random.Random:
    """Chance that differs from run to run, and is the same again under the same `--seed`."""
    return random.Random(budget.fresh(request.node.nodeid))


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over what was loaded once and stays."""
    gc.collect()
    gc.freeze()
