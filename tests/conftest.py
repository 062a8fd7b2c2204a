"""What all tests share: strict messages, golden files, samples of what is long, fresh seeds."""

import gc
import os
import random
from collections import defaultdict
from collections.abc import Generator
from functools import cache
from math import ceil
from pathlib import Path

import pytest

from tests import budget

HERE = Path(__file__).parent
ENGINE = (
    "bots", "cli", "core", "drills", "facade", "games", "lab", "record", "research",
    "server/test_flow.py", "server/test_questions.py", "server/live/test_no_leaks_told.py",
)  # fmt: skip
"""Where the rules do most of the work: these tests run on the compiled build."""

LONG = {"long", "slow"}
"""The marks of tests that take seconds or minutes on plain Python."""

GARBAGE = 50_000
"""So many new objects before the youngest are looked through."""

os.environ.setdefault("FIELDCRAFT_STRICT_MESSAGES", "1")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--update-golden` and `--pictures` write files, `--sample` leaves out, `--seed` repeats."""
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="regenerate the golden playthroughs and digests instead of comparing with them",
    )
    parser.addoption(
        "--pictures",
        action="store_true",
        default=budget.FULL,
        help="keep a picture of every screen in build/screenshots, as full runs do",
    )
    parser.addoption(
        "--sample",
        type=int,
        default=1,
        metavar="N",
        help="of tests that the compiled build runs, run one in N and all marked `both`",
    )
    parser.addoption(
        "--engine",
        action="store_true",
        help="run only the tests that are meant for the compiled build",
    )
    parser.addoption(
        "--seed",
        type=int,
        metavar="N",
        help="seed the fresh part of randomised tests with N, to repeat an earlier run",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Choose the seed of this run; the environment hands it to the other test processes.

    Garbage is looked for more seldom than Python does, which takes a twentieth off all tests.
    """
    gc.set_threshold(GARBAGE)
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


@cache
def is_engine(path: Path) -> bool:
    """Whether a test or a folder of tests is meant for the compiled build."""
    return any((HERE / one) in (path, *path.parents) for one in ENGINE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even load what is not asked for."""
    if not config.getoption("--engine") or is_engine(collection_path):
        return None
    return not any(collection_path in (HERE / one).parents for one in ENGINE) or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave most engine tests out where the compiled build runs all of them.

    Of each file's tests some are drawn, at least one; of long ones some cases of each, as many as
    it comes to on average: of three cases, one in three runs of eight.  A full run leaves out only
    slow ones.
    """
    every = config.getoption("--sample")
    if every < 2:
        return
    groups: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        marks = {mark.name for mark in item.iter_markers()}
        kept_whole = "both" in marks or (budget.FULL and "slow" not in marks)
        if is_engine(item.path) and not kept_whole:
            groups[item.nodeid.partition("[" if marks & LONG else "::")[0]].append(item)
    left_out: set[pytest.Item] = set()
    for name, group in groups.items():
        chance = random.Random(budget.fresh(f"sample of {name}"))
        is_long = any(mark.name in LONG for mark in group[0].iter_markers())
        some = int(len(group) / every + chance.random()) if is_long else ceil(len(group) / every)
        kept = chance.sample(group, some)
        left_out.update(item for item in group if item not in kept)
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
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
