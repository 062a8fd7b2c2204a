"""A real screen reader, Orca, at a table: what it says is read from its own log of speech.

It needs a screen (Xvfb), a session bus and the accessibility bus; on Debian:
`apt-get install --no-install-recommends orca at-spi2-core dbus-x11 xvfb speech-dispatcher`.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.browser.conftest import ROOT, missing

NEEDED = ("orca", "Xvfb", "dbus-run-session", "gdbus")
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
QUIET_START = {
    "general": {"startingProfile": ["Default", "default"]},
    "pronunciations": {},
    "keybindings": {},
    "profiles": {
        "default": {
            "profile": ["Default", "default"],
            "pronunciations": {},
            "keybindings": {},
            "sayAllOnLoad": False,
        }
    },
}
"""Orca's settings: it does not read the whole page when it comes."""
ENABLE = (
    "gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus "
    "--method org.freedesktop.DBus.Properties.Set org.a11y.Status {} '<true>'"
)
SESSION = f"""
{LAUNCHER} --launch-immediately & bus=$!
sleep 1
{ENABLE.format("IsEnabled")} && {ENABLE.format("ScreenReaderEnabled")} || exit 1
orca --replace --debug-file="$SPEECH" & orca=$!
for _ in $(seq 60); do grep -q "Screen reader on" "$SPEECH" 2>/dev/null && break; sleep 1; done
"$@"; code=$?
kill $orca $bus
exit $code
"""


@contextmanager
def screen(folder: Path) -> Iterator[str]:
    """A screen that nobody sees."""
    read, write = os.pipe()
    with (folder / "xvfb.log").open("wb") as log:
        process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
            pass_fds=[write],
            stdout=log,
            stderr=log,
        )
        os.close(write)
        try:
            with os.fdopen(read) as told:
                yield f":{told.readline().strip()}"
        finally:
            process.terminate()
            process.wait(20)


@pytest.mark.slow
def test_orca_walks_the_map_and_hears_a_line(chromium_path: str, tmp_path: Path) -> None:
    """Hexes say ground and neighbours as one walks; a typed question is answered whole."""
    for name in NEEDED:
        if not shutil.which(name):
            missing(f"no {name}: see {Path(__file__).name}")
    if not LAUNCHER.exists():
        missing(f"no {LAUNCHER}")
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700)
    settings = tmp_path / ".local/share/orca/user-settings.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps(QUIET_START))
    speech = tmp_path / "speech.log"
    told = tmp_path / "session.log"
    with screen(tmp_path) as display, told.open("wb") as log:
        session = subprocess.Popen(
            ["dbus-run-session", "--", "bash", "-c", SESSION, "session",
             sys.executable, "-m", "tests.browser.orca_session", str(tmp_path), chromium_path],
            env={**os.environ, "DISPLAY": display, "HOME": str(tmp_path), "SPEECH": str(speech),
                 "XDG_RUNTIME_DIR": str(runtime), "ACCESSIBILITY_ENABLED": "1"},
            cwd=ROOT,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )  # fmt: skip
        try:
            code = session.wait(420)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(session.pid, signal.SIGTERM)  # the voice and the buses stay otherwise
    assert code == 0, told.read_text("utf-8", "replace")[-3000:]
