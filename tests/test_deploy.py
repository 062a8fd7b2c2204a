"""What the operator's page and the files beside it name exists: settings, options, metrics."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from fieldcraft.server.http.metrics import DROPPED
from fieldcraft.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[1]
UNIT = ROOT / "deploy" / "fieldcraft.service"
CONTAINER = ROOT / "deploy" / "Containerfile"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", [UNIT, CONTAINER], ids=lambda path: path.name)
def test_variables_are_settings(path: Path) -> None:
    """Each that the file sets."""
    named = re.findall(rf"{PREFIX}([A-Z_]+)=", path.read_text(encoding="utf-8"))
    assert named
    assert {name.lower() for name in named} <= Settings.model_fields.keys()


def test_the_page_shows_the_unit() -> None:
    """As it is."""
    assert f"```ini\n{UNIT.read_text(encoding='utf-8')}```\n" in PAGE


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """Where systemd is there to ask; its command is replaced by one that this machine has."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd here")
    text = UNIT.read_text(encoding="utf-8")
    command = re.search(r"^ExecStart=(\S+) (.*)$", text, re.M)
    assert command is not None
    assert shlex.split(command[2])[0] == "serve"
    copy = tmp_path / UNIT.name
    copy.write_text(text.replace(command[1], shutil.which("true") or "/bin/true"))
    done = subprocess.run([analyze, "verify", copy], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if UNIT.name in line]
    assert ours == []


def test_the_container_starts_the_server(tmp_path: Path) -> None:
    """Its command is one of ours, and its options are known."""
    [command] = re.findall(r"^ENTRYPOINT (.*)$", CONTAINER.read_text(encoding="utf-8"), re.M)
    program, *arguments = json.loads(command)
    assert (program, arguments[0]) == ("fieldcraft", "serve")
    assert set(arguments[1::2]) <= {"--host", "--port"}


@pytest.mark.parametrize(("python", "fits"), [("3.12", True), ("3.13", False)])
def test_the_container_takes_the_wheel_for_its_python(
    tmp_path: Path, python: str, fits: bool
) -> None:
    """Of several the one whose name says so; where there is none it says what to do."""
    text = CONTAINER.read_text(encoding="utf-8").replace("\\\n", " ")
    [steps] = re.findall(r"^RUN (.*)$", text, re.M)
    for tag in ("cp311", "cp312"):
        (tmp_path / f"fieldcraft-1.0-{tag}-{tag}-linux_x86_64.whl").touch()
    for name in ("pip", "useradd", "install"):
        (tmp_path / name).write_text(f'#!/bin/sh\necho {name} "$@"\n')
        (tmp_path / name).chmod(0o755)
    done = subprocess.run(
        ["/bin/sh", "-c", steps.replace("/tmp/", f"{tmp_path}/")],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin", "PYTHON": python},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode == 0) is fits, done.stderr
    assert ("-cp312-linux_x86_64.whl[server]" in done.stdout) is fits
    assert ("--build-arg" in done.stdout) is not fits
    assert ("useradd" in done.stdout) is fits


def test_metrics_of_the_page_exist() -> None:
    """Whoever copies an alert gets one that can fire."""
    known = {sample.name for family in REGISTRY.collect() for sample in family.samples}
    known |= {f"{next(iter(DROPPED.collect())).name}_total"}  # has labels, and no sample yet
    named = set(re.findall(r"\bfieldcraft_[a-z_]+", PAGE))
    bare = {re.sub(r"_(bucket|sum|count)$", "", name) for name in known}
    assert named <= known | bare
