"""Firefox as it is installed, led over its own Marionette protocol: Playwright leads only its own.

A message is its length, a colon, and a list as JSON: kind, number, command or error, values.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

PATIENCE = 90
"""Seconds; other tests and other people may use the machine too."""
PREFERENCES = """
user_pref("marionette.port", {port});
user_pref("intl.accept_languages", "en-GB");
user_pref("ui.prefersReducedMotion", 1);
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
"""


def firefox_path() -> str | None:
    """Where the browser lies, if there is one."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """One window of a running Firefox."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.stream = connection.makefile("rb")
        self.number = 0
        self._read()  # it introduces itself
        self.call("WebDriver:NewSession", {"capabilities": {}})

    @classmethod
    @contextmanager
    def running(cls, folder: Path) -> Iterator[Self]:
        """A Firefox of its own, with a fresh profile, on a port of its own."""
        path = firefox_path()
        assert path is not None
        with socket.socket() as finder:
            finder.bind(("127.0.0.1", 0))
            port = finder.getsockname()[1]
        (folder / "user.js").write_text(PREFERENCES.format(port=port), encoding="utf-8")
        process = subprocess.Popen(
            [path, "--headless", "--marionette", "--no-remote", "--profile", str(folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            env={**os.environ, "HOME": str(folder), "MOZ_DISABLE_CONTENT_SANDBOX": "1"},
        )
        try:
            with cls._connected(port, process) as connection:
                firefox = cls(connection)
                with firefox.stream:
                    yield firefox
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(30)

    @staticmethod
    def _connected(port: int, process: subprocess.Popen[bytes]) -> socket.socket:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and process.poll() is None:
            try:
                connection = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
            except OSError:
                time.sleep(0.2)
                continue
            return connection
        raise TimeoutError("Firefox does not answer")

    # -- the protocol -----

    def _read(self) -> Any:
        length = b""
        while (sign := self.stream.read(1)) != b":":
            assert sign, "Firefox has gone"
            length += sign
        return json.loads(self.stream.read(int(length)))

    def call(self, command: str, values: dict[str, Any]) -> Any:
        """Have something done."""
        self.number += 1
        text = json.dumps([0, self.number, command, values]).encode()
        self.connection.sendall(b"%d:%s" % (len(text), text))
        _, number, error, result = self._read()
        assert number == self.number
        assert error is None, f"{command}: {error}"
        return result

    # -- what a person does -----

    def goto(self, address: str) -> None:
        """Open a page."""
        self.call("WebDriver:Navigate", {"url": address})

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """What a function of JavaScript returns."""
        script = f"return ({function})(arguments[0])"
        values = {"script": script, "args": [argument], "sandbox": None}
        return self.call("WebDriver:ExecuteScript", values)["value"]

    def wait_for(self, function: str, argument: Any = None) -> Any:
        """The first thing that it returns which counts."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = self.evaluate(function, argument)
            if found:
                return found
            time.sleep(0.05)
        raise TimeoutError(function)

    def resize(self, width: int, height: int) -> None:
        """Make the page so large; the window has a frame around it."""
        for _ in range(2):
            inner = self.evaluate("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
            size = {"width": width + inner[0], "height": height + inner[1]}
            self.call("WebDriver:SetWindowRect", size)

    def click(self, x: float, y: float) -> None:
        """With a real pointer."""
        pressed = [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self.call("WebDriver:PerformActions", {"actions": [{**mouse, "actions": pressed}]})

    def shoot(self, path: Path) -> None:
        """Keep a picture of the page."""
        taken = self.call("WebDriver:TakeScreenshot", {"full": False})["value"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(taken))
