"""A real terminal for tests: a pseudo-terminal with the command at its other end."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from pathlib import Path

COMMAND = [sys.executable, "-c", "from fieldcraft.cli import main; main()"]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
PATIENCE = 200.0


def environment(**changes: str) -> dict[str, str]:
    """The environment of a person at a colour terminal, changed."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    base = {"TERM": "xterm-256color", "FIELDCRAFT_LANG": "en", "FIELDCRAFT_STRICT_MESSAGES": "1"}
    return {**kept, **base, **changes}


def sit_down() -> None:
    """Make the terminal the child's own, and let Ctrl-C reach it.

    Tests started in the background inherit an ignored interrupt, which Python would keep ignoring.
    """
    import fcntl
    import termios

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Screen:
    """A process on a pseudo-terminal: type, and wait for what it shows."""

    def __init__(
        self,
        folder: Path,
        *arguments: object,
        size: tuple[int, int] = (50, 120),
        **changes: str,
    ) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment(**changes),
            start_new_session=True,
            preexec_fn=sit_down,
        )
        os.close(slave)
        self.raw = ""
        self.decoder = getincrementaldecoder("utf-8")("replace")
        self.read = 0

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def expect(self, pattern: str) -> str:
        """Wait until the pattern is shown; what was shown up to its end, without escapes."""
        deadline = time.monotonic() + PATIENCE
        while True:
            text = ESCAPES.sub("", self.raw)
            found = re.compile(pattern).search(text, self.read)
            if found:
                shown = text[self.read : found.end()]
                self.read = found.end()
                return shown
            if time.monotonic() > deadline or not self._more():
                raise AssertionError(f"not shown: {pattern}\n{text[-3000:]}")

    def _more(self) -> bool:
        """Read what there is, waiting a little; False when nothing more will come."""
        ready, _, _ = select.select([self.master], [], [], 1.0)
        if not ready:
            return self.process.poll() is None
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += self.decoder.decode(data)
        return bool(data)

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self.master, f"{text}\n".encode())

    def press(self, key: str) -> None:
        """Press a key such as Ctrl-C."""
        os.write(self.master, key.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C until it is heard; the exit status.

        Between showing its prompt and waiting for a key, Python's readline takes note of the
        signal but goes on waiting; a person presses again.
        """
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            self.press("\x03")
            until = time.monotonic() + 2
            while time.monotonic() < until and self._more():
                pass
        return self.end()

    def end(self) -> int:
        """Wait for the end; the exit status."""
        while self._more():
            pass
        return self.process.wait(PATIENCE)
