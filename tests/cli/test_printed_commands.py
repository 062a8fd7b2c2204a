"""Every command that README and guides print is run as printed, and every YAML block is read."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from fieldcraft.cli.app import COMMANDS, GROUPS
from fieldcraft.core.content.reading import read_text
from tests.cli.conftest import Call

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
PAGES += [page for page in sorted((ROOT / "docs").rglob("*.md")) if "rules" not in page.parts]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
ELSEWHERE = {
    "play": "runs until Ctrl-C: tests/server/http/test_printed_servers.py starts each line",
    "serve": "the same",
    "server": "needs a server's people and matches: tests/cli/test_maintenance.py",
    "seals": "asks a server on the internet: tests/cli/test_verify.py",
}
"""Commands of which this test only knows the options, and why."""
LONG = (["drill", "tests/drills"], ["conformance"])
"""What takes long and is a test of its own: all drills, and all clauses."""
OTHERS = {
    "curl": "tests/server/http/test_printed_servers.py",
    "python bot.py": "tests/server/http/test_api_page.py",
    "./dev": "it runs this test; tests/test_readme.py knows its commands",
    "API=http://127.0.0.1:8400 ./dev web": "waits for changes until Ctrl-C",
    "python -m venv": "downloads packages",
    ".venv/bin/pip install": "downloads packages",
    "podman": "downloads an image; tests/test_deploy.py reads the Containerfile",
    "createuser": "changes the database server of the machine",
    "createdb": "changes the database server of the machine",
}
"""How lines begin that are no commands of ours: the test that runs them, or why none does."""
TYPED = {"terminal": "quit\n" * 8, "campaign": "quit\n" * 8, "replay": "q\n"}
BUDGET = {"--games": "2"}
"""Longer runs on the page show more, and are no other command."""


def blocks(page: Path, *languages: str) -> list[str]:
    """The blocks of a page in one of these languages."""
    text = page.read_text(encoding="utf-8")
    return [body for language, body in FENCE.findall(text) if language in languages]


def shell_lines(page: Path, *languages: str) -> list[str]:
    """What the shell is given on a page, one command a line."""
    joined = "\n".join(blocks(page, "sh", *languages)).replace("\\\n", " ")
    return [line for line in joined.splitlines() if line]


def commands(page: Path) -> list[list[str]]:
    """The words of each `fieldcraft` command on a page, in order."""
    return [
        shlex.split(line, comments=True)[1:]
        for line in shell_lines(page, "")
        if re.match(r"(\.venv/bin/)?fieldcraft [a-z]+", line) and "record 1" not in line
        and "campaign 1" not in line
    ]  # fmt: skip


PRINTED = [page for page in PAGES if commands(page)]


@pytest.fixture
def desk(call: Call, tmp_path: Path) -> Path:
    """A folder with what the pages speak of: a record, and files of somebody's own."""
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    call("terminal", "normandy", "la-raye", "--bot", "random", "--side", "us", "--seed", "7",
         "--record", "mine.record", typed="1\n" * 60 + "quit\n")  # fmt: skip
    shutil.copy("mine.record", "my.record")
    (tmp_path / "play.seals").write_text("", encoding="utf-8")
    return tmp_path


@pytest.mark.long
@pytest.mark.parametrize("page", PRINTED, ids=lambda page: page.stem)
def test_what_is_printed_runs(
    call: Call, desk: Path, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each does what it says with status 0; those that serve others know all their options."""
    monkeypatch.syspath_prepend(desk)
    for body in blocks(page, "python"):
        if found := re.search(r"^class (\w+)\(Bot\)", body, re.MULTILINE):  # "marksman:Marksman"
            (desk / f"{found[1].lower()}.py").write_text(body, encoding="utf-8")
    for words in commands(page):
        name = words[0]
        if (
            name in ELSEWHERE
            or words in LONG
            or any("://" in word or word == "play.seals" for word in words)
        ):
            assert_known(call, words)
            continue
        prepared(call, desk, words)
        for option, value in BUDGET.items():
            if option in words:
                words[words.index(option) + 1] = value
        asked = "1\n" * 4 if words == ["terminal"] else ""  # which game, scenario, opponent, side
        called = call(*words, typed=asked + TYPED.get(name, ""))
        assert called.code == 0, (words, called)


def test_every_line_is_run_or_has_its_reason() -> None:
    """No line of a page is left out in silence."""
    ours = re.compile(r"(\.venv/bin/)?fieldcraft [a-z]+")
    left = {line for page in PAGES for line in shell_lines(page) if not ours.match(line)}
    assert {line for line in left if not line.startswith(tuple(OTHERS))} == set()
    assert {start for start in OTHERS if not any(line.startswith(start) for line in left)} == set()


def assert_known(call: Call, words: list[str]) -> None:
    """The help of the command lists every option that is used."""
    subject = words[:2] if words[0] in GROUPS else words[:1]
    assert words[0] in COMMANDS or words[0] in GROUPS
    told = call(*subject, "--help").out
    for option in (word for word in words if word.startswith("--")):
        assert option in told, words


def prepared(call: Call, desk: Path, words: list[str]) -> None:
    """New files are not there yet; others that the pages name are."""
    for option in ("--out", "--record"):
        if option in words:
            (desk / words[words.index(option) + 1]).unlink(missing_ok=True)
    if words[:2] == ["campaign", "start"]:
        (desk / words[2]).unlink(missing_ok=True)
    needs = {"mine.yaml": "scenario", "my-drill.yaml": "drill"}
    for name, kind in needs.items():
        if name in words and "--out" not in words and not (desk / name).exists():
            call("new", kind, "normandy", "--out", name)
    if any(word.startswith("mine.record") for word in words) and "--record" not in words:
        shutil.copy(desk / "my.record", desk / "mine.record")


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "yaml")],
                         ids=lambda page: page.stem)  # fmt: skip
def test_every_yaml_block_is_right(call: Call, page: Path, tmp_path: Path) -> None:
    """Drills hold; everything else is at least YAML."""
    for body in blocks(page, "yaml"):
        if body.startswith("drill:") and "…" not in body:
            path = tmp_path / "block.yaml"
            path.write_text(body, encoding="utf-8")
            called = call("drill", path)
            assert called.code == 0, called
        elif re.sub(r"#.*", "", body).strip():
            assert read_text(body).value
