"""Full states that fit what a side knows: `determinize` from a state, `sample` from a view."""

from typing import TYPE_CHECKING

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.flow import unflow
from fieldcraft.core.native import i64
from fieldcraft.core.state import CHANCE
from fieldcraft.games.undaunted.table.knowledge import (
    hidden_sizes,
    lore_size,
    narrowed,
    present,
    unseen,
)
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import DECK, DISCARD, HAND, ZONES

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import Known, UndauntedCards, UndauntedView


def redraw(s: Table, side: int, rng: Chance) -> None:
    """Redraw, in place, everything this side may not know: the other hands, piles, decks, bid."""
    for other in (0, 1):
        if other != side:
            redraw_cards(s, other, rng)
            redraw_bid(s, other, rng)
    s.chance = Chance(rng.taken(32))
    s.shared &= ~CHANCE
    s.menu_ready = False  # options listed before would tell the hand that was redrawn


def redraw_cards(s: Table, side: int, rng: Chance) -> None:
    """Deal a side's unseen cards to hand, discard pile and deck at random within what is known."""
    types: i64 = s.battle.types
    left = unseen(s, side)
    need = hidden_sizes(s, side)
    cards = present(s, side, left)
    dealt, room = narrowed(s, side, left, need, cards)
    card: i64
    zone: i64
    for card in cards:
        for zone in range(3):
            known: i64 = dealt[zone * types + card]
            if known:
                left[card] = left[card] - known
                need[zone] = need[zone] - known
                room[zone * types + card] = room[zone * types + card] - known
    bound = False
    for card in cards:
        count: i64 = left[card]
        if room[card] < count or room[types + card] < count or room[2 * types + card] < count:
            bound = True
            break
    for zone in range(2):
        deal(left, room, need, dealt, zone, cards, bound, rng)
    zones = s.own_zones()
    hand: i64 = s.zone(side, HAND)
    discard: i64 = s.zone(side, DISCARD)
    deck: i64 = s.zone(side, DECK)
    for card in cards:
        zones[hand + card] = dealt[card]
        zones[discard + card] = dealt[types + card]
        zones[deck + card] = dealt[2 * types + card] + left[card]


def deal(
    left: list[int],
    room: list[int],
    need: list[int],
    dealt: list[int],
    zone: i64,
    cards: list[int],
    bound: bool,
    rng: Chance,
) -> None:
    """Deal to one zone what it needs: each time a random unseen card that may lie there.

    Where nothing known binds the cards any does.  Else it must leave the others possible: every set
    of zones must find enough cards that may lie in it (Hall's condition).  A card dealt here leaves
    a set with this zone as well off as it was, and takes one from another set unless more of the
    type are left than may lie in that set.
    """
    types: i64 = len(left)
    here = zone * types
    first = (zone + 1) % 3 * types
    second = (zone + 2) % 3 * types
    weights = [left[card] if room[here + card] > 0 else 0 for card in cards]
    open_to_zone: i64 = 0
    for weight in weights:
        open_to_zone += weight
    spare_first: i64 = -need[(zone + 1) % 3]
    spare_second: i64 = -need[(zone + 2) % 3]
    spare_both = spare_first + spare_second
    count: i64
    if bound:
        for card in cards:
            count = left[card]
            spare_first += min(count, room[first + card])
            spare_second += min(count, room[second + card])
            spare_both += min(count, room[first + card] + room[second + card])
    for _ in range(need[zone]):
        total = open_to_zone
        barred: i64 = 0
        while True:
            place = weighed(weights, barred, rng.below(total))
            found: i64 = cards[place]
            count = left[found]
            if not bound:
                break
            from_first: i64 = 1 if count <= room[first + found] else 0
            from_second: i64 = 1 if count <= room[second + found] else 0
            from_both: i64 = 1 if count <= room[first + found] + room[second + found] else 0
            if (
                from_first <= spare_first
                and from_second <= spare_second
                and from_both <= spare_both
            ):
                spare_first -= from_first
                spare_second -= from_second
                spare_both -= from_both
                break
            total -= count
            barred |= 1 << place
        left[found] = count - 1
        dealt[here + found] = dealt[here + found] + 1
        space: i64 = room[here + found] - 1
        room[here + found] = space
        weights[place] = count - 1 if space > 0 else 0
        open_to_zone -= 1 if space > 0 else count
    need[zone] = 0


def weighed(weights: list[int], barred: i64, number: i64) -> i64:
    """The place at which a number lies when the weights are laid end to end, but for those barred.

    >>> weighed([2, 0, 3], 0, 2), weighed([2, 0, 3], 1, 2)
    (2, 2)
    """
    place: i64 = 0
    while True:
        if not barred >> place & 1:
            number -= weights[place]
            if number < 0:
                return place
        place += 1


def redraw_bid(s: Table, side: int, rng: Chance) -> None:
    """A pick that is still secret becomes any card of the redrawn hand."""
    if s.bids[side] < 0:
        return
    start = s.zone(side, HAND)
    number = rng.below(s.size(side, HAND))
    card = 0
    while number >= s.zones[start + card]:
        number -= s.zones[start + card]
        card += 1
    s.own_bids()[side] = card


def fill(s: Table, view: "UndauntedView") -> None:
    """Lay a view on an empty table: what it shows, and placeholders for what it hides."""
    battle = s.battle
    types = battle.types
    s.round = view["round"]
    s.active = battle.sides.index(view["active"])
    s.initiative = battle.sides.index(view["initiative"])
    for word, counter in view["counters"].items():
        index = battle.counter_index[word]
        s.places[index] = battle.tile_index[counter["tile"]]
        if counter["face"] != "ready":
            s.faces |= 1 << index
    s.hopeless = 0
    for side in (0, 1):
        name = battle.sides[side]
        if name in view["hopeless"]:
            s.hopeless |= 1 << side
        for word, face in view["markers"][name].items():
            bit = 1 << battle.tile_index[word]
            s.markers[side] |= bit
            if face == "controlled":
                s.markers[2 + side] |= bit
        fill_cards(s, side, view["cards"][name])
    s.extra = battle.box.extra_values(s, view["box"])
    lore: list[int] = []
    for side in (0, 1):
        lore.extend(lore_from(s, side, view["cards"][battle.sides[side]]["known"]))
    s.lore = lore
    assert len(lore) == 2 * lore_size(types)


def fill_cards(s: Table, side: int, shown: "UndauntedCards") -> None:
    """A side's zones; where only the count is shown, unseen cards fill hand, pile, deck in turn."""
    types = s.battle.types
    index = s.battle.card_index
    hidden = [0] * types
    for word, count in shown["unseen"].items():
        hidden[index[word]] = count
    for zone, name in enumerate(ZONES):
        start = s.zone(side, zone)
        s.zones[start + types] = shown[name]["count"]
        bag = shown["lost"] if name == "removed" else shown[name].get("cards")
        if bag is not None:
            for word, count in bag.items():
                s.zones[start + index[word]] = count
                if zone in (HAND, DISCARD, DECK):
                    hidden[index[word]] -= count
    for zone in (HAND, DISCARD, DECK):
        if "cards" in shown[ZONES[zone]]:
            continue
        start = s.zone(side, zone)
        wanted = s.zones[start + types]
        for card in range(types):
            count = min(wanted, hidden[card])
            s.zones[start + card] = count
            hidden[card] -= count
            wanted -= count


def lore_from(s: Table, side: int, facts: "Known") -> list[int]:
    """The lore that a view's `known` tells."""
    types = s.battle.types
    index = s.battle.card_index
    total = unseen(s, side)
    lore: list[int] = []
    for bounds, zone in ((facts["hand"], HAND), (facts["discard"], DISCARD)):
        size = s.size(side, zone)
        low = [0] * types
        high = [min(total[card], size) for card in range(types)]
        for word, count in bounds["at_least"].items():
            low[index[word]] = count
        for word, count in bounds["at_most"].items():
            high[index[word]] = count
        lore.extend(low)
        lore.extend(high[card] - low[card] for card in range(types))
    lore.extend((0, 0))
    return lore


def branches(s: Table, view: "UndauntedView", viewer: int) -> None:
    """The stacks while both decide at once: one's own is known, the other's is one pick or none."""
    flow = view["flow"]
    whole = unflow(s, flow)
    if view["phase"] != "initiative":
        s.stack = whole
        return
    own = [frame for frame in flow if frame["frame"] == "bid"]
    s.stack = unflow(s, [frame for frame in flow if frame["frame"] != "bid"])
    waiting = view["decision"]["sides"] if view["decision"] else []
    for side in (0, 1):
        if side == viewer:
            stack = unflow(s, own)
        else:
            stack = unflow(s, [{"frame": "bid", "side": s.side_word(side)}])
            if s.side_word(side) not in waiting:
                stack = []
        if side == 0:
            s.branch_a = stack
        else:
            s.branch_b = stack
    s.asked = EVERYONE


def join_bid(s: Table, view: "UndauntedView", side: int) -> None:
    """While both decide at once: what the other side has picked, and how far it has come."""
    if view["phase"] != "initiative":
        return
    stack = unflow(s, [frame for frame in view["flow"] if frame["frame"] == "bid"])
    if side == 0:
        s.branch_a = stack
    else:
        s.branch_b = stack
    s.own_bids()[side] = -1 if view["bid"] is None else s.battle.card_index[view["bid"]]
