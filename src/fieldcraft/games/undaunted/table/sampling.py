"""Full states that fit what a side knows: `determinize` from a state, `sample` from a view."""

from typing import TYPE_CHECKING

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import EVERYONE
from fieldcraft.core.flow import unflow
from fieldcraft.core.state import CHANCE
from fieldcraft.games.undaunted.table.knowledge import limits, lore_size, unseen
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
    s.chance = Chance(bytes(rng.byte() for _ in range(32)))
    s.shared &= ~CHANCE
    s.menu_ready = False  # options listed before would tell the hand that was redrawn


def redraw_cards(s: Table, side: int, rng: Chance) -> None:
    """Deal a side's unseen cards to hand, discard pile and deck at random within what is known."""
    types = s.battle.types
    low, high = limits(s, side)
    sizes = [s.size(side, HAND), s.size(side, DISCARD), s.size(side, DECK)]
    dealt = list(low)
    left = unseen(s, side)
    need = list(sizes)
    for zone in range(3):
        for card in range(types):
            left[card] -= low[zone * types + card]
            need[zone] -= low[zone * types + card]
    room = [high[place] - low[place] for place in range(3 * types)]
    for zone in range(2):
        while need[zone]:
            card = pick(left, room, need, zone, types, rng)
            left[card] -= 1
            room[zone * types + card] -= 1
            need[zone] -= 1
            dealt[zone * types + card] += 1
    for card in range(types):
        dealt[2 * types + card] += left[card]
    zones = s.own_zones()
    for part, zone in ((0, HAND), (1, DISCARD), (2, DECK)):
        start = s.zone(side, zone)
        for card in range(types):
            zones[start + card] = dealt[part * types + card]


def pick(
    left: list[int], room: list[int], need: list[int], zone: int, types: int, rng: Chance
) -> int:
    """A random unseen card that may lie in this zone and leaves the others possible."""
    weights = [left[card] if room[zone * types + card] > 0 else 0 for card in range(types)]
    total = sum(weights)
    while True:
        number = rng.below(total)
        card = 0
        while number >= weights[card]:
            number -= weights[card]
            card += 1
        if fits(left, room, need, zone, card, types):
            return card
        total -= weights[card]
        weights[card] = 0


def fits(
    left: list[int], room: list[int], need: list[int], zone: int, card: int, types: int
) -> bool:
    """Whether the rest can still be dealt after this card goes to this zone.

    Every set of zones must find enough cards that may lie in it (Hall's condition).
    """
    for subset in range(1, 8):
        wanted = 0
        found = 0
        for part in range(3):
            if subset >> part & 1:
                wanted += need[part] - (1 if part == zone else 0)
        for other in range(types):
            here = left[other] - (1 if other == card else 0)
            place = 0
            for part in range(3):
                if subset >> part & 1:
                    place += room[part * types + other]
                    if part == zone and other == card:
                        place -= 1
            found += min(here, place)
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
