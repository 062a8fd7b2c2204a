"""The local network: this computer's address there, and a code that a telephone can read."""

import socket

from rich.text import Text

ELSEWHERE = ("192.0.2.1", 9)
"""An address for documentation: nothing is sent there, only the way is asked for."""
QUIET_ZONE = 2
BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
"""Two rows of a code in one line of text: the upper and the lower square."""


def lan_address() -> str | None:
    """This computer's address on the local network; None if it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith(("127.", "0.")) else address


def code_of(url: str) -> Text:
    """A QR code in half blocks, dark on light."""
    import segno  # only where somebody wants it

    dark = segno.make(url, error="m", micro=False)
    rows = [[bool(one) for one in row] for row in dark.matrix_iter(border=QUIET_ZONE)]
    rows.append([False] * len(rows[0]))
    lines = [
        "".join(BLOCKS[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=False)
    ]
    return Text("\n".join(lines), "black on white")
