"""Acts besides the game's choices: resign, offer and answer offers, claim on time, abandon.

Where nobody else has to agree (the opponent is a bot or the same person) an offer takes effect at
once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from fieldcraft.core import Refusal
from fieldcraft.server.http.errors import ApiError, RefusedError
from fieldcraft.server.live.match import LiveMatch, Stale
from fieldcraft.server.live.presence.absence import check_away, ends_in, may_win_by_absence
from fieldcraft.server.live.takeback import begin_takeback, call_off
from fieldcraft.server.matches.offers import Kind, Offer
from fieldcraft.server.matches.stored_clocks import give_time

Act = Literal[
    "resign",
    "offer-draw",
    "offer-takeback",
    "accept",
    "decline",
    "withdraw",
    "claim-flag",
    "claim-left",
    "give-time",
    "abandon",
]
OFFERS: Final[dict[str, Kind]] = {
    "offer-draw": "draw",
    "offer-takeback": "takeback",
    "abandon": "abandon",
}
COUNT_MOST: Final = 1000


async def do_act(
    live: LiveMatch,
    side: str,
    act: Act,
    count: int = 1,
    commitment: str = "",
    *,
    version: int | None = None,
    gifts: int | None = None,
) -> None:
    """Do an act for the holder of a seat; raises `ApiError`.

    The commitment is to the holder's share of the dice after a takeback. `Stale` if the side's
    table is not at the version named, or more time was given than named.
    """
    async with live.act_lock:
        if version is not None and version != live.version(side):
            raise Stale
        await _do_act(live, side, act, count, commitment, gifts)


async def _do_act(
    live: LiveMatch, side: str, act: Act, count: int, commitment: str, gifts: int | None
) -> None:
    if live.state == "frozen":
        await live.settle_frozen(lambda: _frozen_offers(live, side, act))
    elif live.playthrough is None and act == "abandon":
        await live.call_off()
    elif act == "resign":
        await live.act(lambda: f"resign {side}")
    elif act == "claim-flag":
        await live.act(lambda: _flag(live, other(live, side)))
    elif act == "claim-left":
        await live.act(lambda: _left(live, other(live, side)))
    elif act == "give-time":
        opposite = live.sides.index(other(live, side))
        if not await give_time(live.services, live.id, opposite, gifts):
            raise Stale
    elif act in OFFERS:
        await _offer(live, Offer(OFFERS[act], side, count, commitment))
    elif act == "accept":
        await _accept(live, side, commitment)
    elif live.is_exchanging and not any(offer.side == side for offer in live.offers):
        await call_off(live)
    else:
        whose = other(live, side) if act == "decline" else side
        await live.set_offers(lambda: _without(live, whose))


def other(live: LiveMatch, side: str) -> str:
    """The side opposite."""
    return next(one for one in live.sides if one != side)


def _frozen_offers(live: LiveMatch, side: str, act: Act) -> list[Offer] | None:
    """The offers of a frozen match after an act; None once both agree to abandon it."""
    if act not in ("abandon", "accept", "decline", "withdraw"):
        raise ApiError(409, "frozen")
    offered = {offer.side for offer in live.offers if offer.kind == "abandon"}
    opposite = live.seat(other(live, side))
    agreed = opposite.side in offered
    if act == "abandon":
        alone = opposite.hotseat or opposite.kind != "person"
        return None if alone or agreed else [Offer("abandon", side)]
    if (side if act == "withdraw" else opposite.side) not in offered:
        raise ApiError(409, "no-offer")
    return None if act == "accept" else []


async def _offer(live: LiveMatch, offer: Offer) -> None:
    side, kind, count = offer.side, offer.kind, offer.count
    opposite = live.seat(other(live, side))
    alone = opposite.hotseat or opposite.kind != "person"
    if alone and kind == "draw" and opposite.kind == "bot":
        raise ApiError(409, "bot-declines")
    alone = alone or (kind == "abandon" and ends_in(live, opposite.side) == 0)
    if alone and kind == "takeback":
        await _take_back(live, offer, {side: offer.commitment})
        return
    if alone:
        await live.act(lambda: kind)
        return

    def put() -> list[Offer]:
        if kind == "takeback":
            takeback_total(live, side, count)
        standing = next((one for one in live.offers if one.side != side and one.kind == kind), None)
        if standing is not None and kind != "takeback":
            raise ApiError(409, "offered-already")
        rest = [one for one in live.offers if (one.side, one.kind) != (side, kind)]
        return [*rest, offer if kind == "takeback" else Offer(kind, side)]

    await live.set_offers(put)


async def _take_back(live: LiveMatch, offer: Offer, commitments: Mapping[str, str]) -> None:
    """Begin the exchange for a takeback that is agreed."""
    given = {side: one for side, one in commitments.items() if one}

    def total() -> int:
        if len(commitments) > 1 and offer not in live.offers:
            raise ApiError(409, "no-offer")
        return takeback_total(live, offer.side, offer.count)

    await begin_takeback(live, total, given)


async def _accept(live: LiveMatch, side: str, commitment: str) -> None:
    """Accept the other side's offer; of several the last."""
    offers = [offer for offer in live.offers if offer.side != side]
    if not offers:
        raise ApiError(409, "no-offer")
    offer = offers[-1]

    if offer.kind == "takeback":
        await _take_back(live, offer, {offer.side: offer.commitment, side: commitment})
        return

    def words() -> str:
        if offer not in live.offers:
            raise ApiError(409, "no-offer")
        return offer.kind

    await live.act(words)


def _without(live: LiveMatch, side: str) -> list[Offer]:
    if not any(offer.side == side for offer in live.offers):
        raise ApiError(409, "no-offer")
    return [offer for offer in live.offers if offer.side != side]


def _flag(live: LiveMatch, side: str) -> str:
    """The words that claim a win on time; 409 while the side has time left."""
    if not live.clock.is_fallen(live.sides.index(side), live.services.now()):
        raise ApiError(409, "flag-up")
    return f"flag {side}"


def _left(live: LiveMatch, side: str) -> str:
    """The words that claim a win because a side has left; 409 while it has not for long enough."""
    check_away(live, side)
    if not may_win_by_absence(live, side):
        raise ApiError(409, "clock-not-started")
    return f"leave {side}"


def takeback_total(live: LiveMatch, side: str, count: int) -> int:
    """How many choices have to go to take back so many of this side's own; raises `RefusedError`.

    It never reaches past a choice that the side does not know of: the number of those would show.
    """
    match = live.match
    index = match.side(side)
    position = len(match.steps)
    total = own = 0
    while position:
        step = match.steps[position - 1]
        if step.target >= 0:
            position = step.target
            continue
        if not live.entry_index[live.numbers[position - 1]].seen >> index & 1:
            break
        total += 1
        position -= 1
        own += step.side == index
        if own == count:
            return total
    raise RefusedError(Refusal("undo-nothing", "", {}))
