"""Players who are away: when whoever waits may end the match, and matches whose player is gone.

Nothing ends by itself because somebody is away: the one who waits may end the match after a stated
time, with the win or without a winner, or go on waiting. Only who deletes the account ends it.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from fieldcraft.server.http.errors import ApiError
from fieldcraft.server.matches.clocks import Correspondence, LiveClock

if TYPE_CHECKING:
    from fieldcraft.server.live.match import LiveMatch

LIVE_SECONDS: Final = 180.0
"""How long a player must be away from a match with a live clock …"""
UNTIMED_SECONDS: Final = 14 * 86400.0
"""… and from one without a clock. Over days the clock itself decides."""


def ends_in(live: LiveMatch, side: str) -> float | None:
    """Seconds until the other side may end the match because this one is away, 0 for now.

    None while it is connected or not asked, and where nobody else waits.
    """
    pace = live.clock.pace
    people = all(seat.kind == "person" and not seat.hotseat for seat in live.seats)
    if not people or live.state != "running" or isinstance(pace, Correspondence):
        return None
    asked = live.clock.asked_since(live.sides.index(side))
    gone = live.registry.presence.gone_since(live.id, side)
    if asked is None or gone is None:
        return None
    if isinstance(pace, LiveClock):
        since, patience = max(gone, asked[1]), LIVE_SECONDS
    else:
        since, patience = asked[1], UNTIMED_SECONDS
    return max(0.0, since + patience - live.services.now())


def may_win_by_absence(live: LiveMatch, side: str) -> bool:
    """Whether a side that is away can lose by it: not before a live clock has started."""
    return live.clock.running or live.clock.cap is None


def check_away(live: LiveMatch, side: str) -> None:
    """409 unless the other side may end the match now because this one is away."""
    left = ends_in(live, side)
    if left is None:
        raise ApiError(409, "not-away")
    if left > 0:
        raise ApiError(409, "away-too-short", seconds=int(left) + 1)


async def end_deserted(live: LiveMatch) -> None:
    """End a match in progress whose player has deleted the account."""
    left = [seat.side for seat in live.seats if seat.kind == "left"]
    if live.playthrough is None or live.state != "running" or not left:
        return
    words = f"leave {left[0]}" if len(left) < len(live.seats) else "abandon"
    with suppress(ApiError):  # another process was first
        await live.act(lambda: words)
