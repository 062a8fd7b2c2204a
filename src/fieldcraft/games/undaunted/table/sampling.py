"""Full states that fit what a side knows: `determinize` from a state, `sample` from a view."""

from typing import TYPE_CHECKING, Final

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.flow import unflow
from fieldcraft.core.state import CHANCE
from fieldcraft.games.undaunted.table.knowledge import hidden_sizes, limits, lore_size, unseen
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import DECK, DISCARD, HAND, ZONES

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import Known, UndauntedCards, UndauntedView


HIDDEN: Final = (HAND, DISCARD, DECK)


def redraw(s: Table, side: int, rng: Chance) -> None:
    """Redraw, in place, everything this side may not know: the other hands, piles, decks, bid."""
    for other in (0, 1):
        if other != side:
            redraw_cards(s, other, rng)
            redraw_bid(s, other, rng)
    s.chance = Chance(bytes(rng.byte() for _ in range(32)))
    s.shared &= ~CHANCE
    s.menu_ready = False  # options listed before would tell the hand that was redrawn


def redraw_cards(s: Table, side: int, rng: Chance) -> None:
    """Deal a side's unseen cards to hand, discard pile and deck at random within what is known."""
    types = s.battle.types
    low, high = limits(s, side)
    left = unseen(s, side)
    need = hidden_sizes(s, side)
    room: list[int] = []
    bound = False
    for zone in range(3):
        for card in range(types):
            known = low[zone * types + card]
            if known:
                left[card] = left[card] - known
                need[zone] = need[zone] - known
            room.append(high[zone * types + card] - known)
    cards: list[int] = []
    for card in range(types):
        if left[card]:
            cards.append(card)
            for zone in range(3):
                if room[zone * types + card] < left[card]:
                    bound = True
    dealt = low
    for zone in range(2):
        here = zone * types
        while need[zone]:
            card = pick(left, room, need, zone, cards, bound, rng)
            left[card] = left[card] - 1
            room[here + card] = room[here + card] - 1
            need[zone] = need[zone] - 1
            dealt[here + card] = dealt[here + card] + 1
    for card in cards:
        dealt[2 * types + card] = dealt[2 * types + card] + left[card]
    zones = s.own_zones()
    for part in range(3):
        start = s.zone(side, HIDDEN[part])
        for card in range(types):
            count = dealt[part * types + card]
            if zones[start + card] != count:
                zones[start + card] = count


def pick(
    left: list[int],
    room: list[int],
    need: list[int],
    zone: int,
    cards: list[int],
    bound: bool,
    rng: Chance,
) -> int:
    """A random unseen card that may lie in this zone and leaves the others possible.

    Where nothing known binds the cards any does.
    """
    here = zone * (len(room) // 3)
    total = 0
    for card in cards:
        if room[here + card] > 0:
            total += left[card]
    barred = 0
    while True:
        number = rng.below(total)
        found = -1
        for card in cards:
            if room[here + card] > 0 and not barred >> card & 1:
                number -= left[card]
                if number < 0:
                    found = card
                    break
        if not bound or fits(left, room, need, zone, found, cards):
            return found
        total -= left[found]
        barred |= 1 << found


def fits(
    left: list[int], room: list[int], need: list[int], zone: int, card: int, cards: list[int]
) -> bool:
    """Whether the rest can still be dealt after this card goes to this zone.

    Every set of zones must find enough cards that may lie in it (Hall's condition).
    """
    types = len(room) // 3
    for subset in range(1, 8):
        wanted = 0
        found = 0
        for part in range(3):
            if subset >> part & 1:
                wanted += need[part] - (1 if part == zone else 0)
        for other in cards:
            here = left[other] - (1 if other == card else 0)
            place = 0
            for part in range(3):
                if subset >> part & 1:
                    place += room[part * types + other]
                    if part == zone and other == card:
                        place -= 1
            found += here if here < place else place
        if found < wanted:
            return False
    return True


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
