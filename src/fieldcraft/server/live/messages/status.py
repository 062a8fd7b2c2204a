"""The status of a match: players, presence, clocks, offers, the hash of the dice key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fieldcraft.core import PUBLIC
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import tell_event
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.live.presence.absence import ends_in
from fieldcraft.server.matches.offers import Offer
from fieldcraft.server.matches.seats.seat import allows_hints

if TYPE_CHECKING:
    from fieldcraft.server.live.match import LiveMatch


def status_value(live: LiveMatch, lang: str) -> dict[str, Any]:
    """The `status` of a table message, without the outcome."""
    speaker = speaker_of(lang, live.row["game"])
    present = live.registry.presence.seats(live.id)
    over = live.state == "over"
    return {
        "state": live.state,
        "players": {
            seat.side: {
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "hotseat": seat.hotseat,
                "online": seat.kind == "bot" or seat.side in present,
                "away": _away(live, seat.side),
                "side": side_name(speaker, seat.side),
                "trouble": seat.side in live.failed_bots,
            }
            for seat in live.seats
        },
        "clocks": clocks_value(live),
        "offers": [_offer(live, speaker, offer) for offer in live.offers],
        "dice": live.dice.public(),
        "key_hash": live.row["key_hash"],
        "key": live.playthrough.header.key if over and live.playthrough else None,
        "pace": live.row["pace"],
        "visibility": live.row["visibility"],
        "watching": live.row["watching"],
        "hints": live.services.workers is not None and allows_hints(live.seats),
    }


def clocks_value(live: LiveMatch) -> dict[str, Any] | None:
    """Both clocks as of now; None in an untimed match."""
    clocks = live.clock.read(live.sides, live.services.now())
    if clocks is None:
        return None
    over = live.state != "running"
    return {
        side: {
            "left": clock.left,
            "running": clock.running and not over,
            "flagged": clock.fallen and not over,
            "since": clock.since,
            "gifts": live.clock.hands[live.sides.index(side)].gifts,
        }
        for side, clock in clocks.sides.items()
    }


def _away(live: LiveMatch, side: str) -> int | None:
    """Milliseconds until the match can be ended because a side is away.

    Without a clock it is told only when it has come to that: nothing else there depends on time.
    """
    left = ends_in(live, side)
    if left is None or (live.clock.cap is None and left > 0):
        return None
    return int(left * 1000)


def _offer(live: LiveMatch, speaker: Speaker, offer: Offer) -> dict[str, Any]:
    side = side_name(speaker, offer.side)
    what = _taken_back(live, speaker, offer)
    message = f"server-offer-{offer.kind}{'-of' if what else ''}"
    values = {"what": what} if what else {"count": offer.count}
    text = speaker.say(message, side=side, **values)
    return {"kind": offer.kind, "side": offer.side, "count": offer.count, "text": text}


def _taken_back(live: LiveMatch, speaker: Speaker, offer: Offer) -> str:
    """What a takeback would undo, as everybody was told it; empty where nobody was."""
    if offer.kind != "takeback" or live.playthrough is None:
        return ""
    side = live.playthrough.side(offer.side)
    own = [step for step in live.playthrough.steps if step.side == side]
    if len(own) < offer.count:
        return ""
    told = [event for event in own[-offer.count].events if event.audience == PUBLIC]
    return tell_event(speaker, told[0].name, told[0].fields) if told else ""
