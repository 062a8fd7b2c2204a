"""Two rolls of two dice against each other: how likely one exceeds the other, or equals it."""

from typing import Final

SPAN: Final = 24


def _duel(equal: bool) -> list[int]:
    """By margin + SPAN: how often two dice and the margin exceed two others, or equal them."""
    found: list[int] = []
    for margin in range(-SPAN, SPAN + 1):
        ways = 0
        for one in range(2, 13):
            for other in range(2, 13):
                count = (6 - abs(7 - one)) * (6 - abs(7 - other))
                if one + margin == other if equal else one + margin > other:
                    ways += count
        found.append(1000 * ways // 1296)
    return found


BEATS: Final[list[int]] = _duel(False)

TIES: Final[list[int]] = _duel(True)


def beats(margin: int) -> int:
    """How likely a roll with this margin exceeds another."""
    if margin < -SPAN:
        return 0
    return BEATS[margin + SPAN] if margin < SPAN else 1000


def ties(margin: int) -> int:
    """How likely it equals it."""
    return TIES[margin + SPAN] if -SPAN <= margin <= SPAN else 0
