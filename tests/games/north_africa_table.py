"""What must hold on a North Africa table besides, told from a spectator's view and the scenario.

Everything is counted again from plain words, so that a mistake of the rules finds no echo here.
"""

from dataclasses import dataclass
from typing import cast

from fieldcraft.core import SPECTATOR, State
from fieldcraft.games.undaunted.north_africa.vehicles import DESTROYED
from fieldcraft.games.undaunted.schema.scenario import PlainToll, PlainVehicle
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import ACTIONS, REMOVED, SEATS
from tests.games import undaunted_table
from tests.games.undaunted_table import Cards, View, check_table, shared_words

GOALS = ("points", "escape", "neutralise")


@dataclass(frozen=True)
class Stock:
    """What a match begins with: cards, and counters wherever they are."""

    cards: Cards
    counters: list[str]


def stock(state: State) -> Stock:
    """The cards and counters there are."""
    return Stock(undaunted_table.all_cards(state), sorted(counters_of(state.view(SPECTATOR))))


def counters_of(view: View) -> list[str]:
    """NA-103: counters on the board, escaped and neutralised, each as often as it is found."""
    found = list(view["counters"])
    for pile in ("escaped", "neutralised"):
        for counters in view["box"][pile].values():
            found += counters
    return found


def check(state: State, start: Stock) -> None:
    """Every invariant; `start` is what there was at the beginning."""
    s = cast(Table, state)
    view = s.view(SPECTATOR)
    check_table(s, start.cards, view)
    assert sorted(counters_of(view)) == start.counters
    check_vehicles(s, view)
    check_seats(view)
    check_gone(s, view)
    check_points(s, view)
    check_end(s, view)


def side_of(counter: str) -> str:
    """The side that a counter was printed for."""
    return counter.partition(":")[0]


def vehicle_cards(s: Table) -> dict[str, PlainVehicle]:
    """The vehicle cards of the box by counter."""
    return {card["counter"]: card for card in s.battle.plain["vehicles"]}


# -- vehicles -----


def check_vehicles(s: Table, view: View) -> None:
    """NA-113, NA-116, NA-718, NA-719: each on the board has a card, its face tells the damage."""
    cards = vehicle_cards(s)
    shown = view["box"]["vehicles"]
    assert set(shown) == {counter for counter in view["counters"] if counter in cards}
    for word, vehicle in shown.items():
        card = cards[word]
        assert vehicle["owner"] in s.battle.sides
        assert 0 <= vehicle["damage"] < card["integrity"]
        face = "disabled" if vehicle["damage"] >= card["critical"] else "ready"
        assert view["counters"][word]["face"] == face
        assert len(vehicle["seats"]) == len(card["seats"])
    for word, counter in view["counters"].items():
        assert word in shown or counter["face"] in ("ready", "suppressed")


def check_seats(view: View) -> None:
    """NA-112, NA-411, NA-412, NA-416: one soldier a seat, of the owner's side, on that tile."""
    seated = {}
    for word, vehicle in view["box"]["vehicles"].items():
        for number, soldier in enumerate(vehicle["seats"], 1):
            if soldier is None:
                continue
            assert soldier not in seated
            assert side_of(soldier) == vehicle["owner"]
            assert view["counters"][soldier]["tile"] == view["counters"][word]["tile"]
            seated[soldier] = (word, number)
    told = {
        word: (counter["vehicle"], counter["seat"])
        for word, counter in view["counters"].items()
        if "vehicle" in counter
    }
    assert told == seated


# -- what has left the board -----


def check_gone(s: Table, view: View) -> None:
    """NA-507, NA-720, NA-723, NA-808: who is gone is gone with his cards, and for one side only."""
    box = view["box"]
    cards = vehicle_cards(s)
    for mine, other in (s.battle.sides, reversed(s.battle.sides)):
        soldiers = [c for c in box["escaped"][mine] if c not in cards]
        assert all(side_of(soldier) == mine for soldier in soldiers)
        beaten = [c for c in box["neutralised"][mine] if c not in cards]
        assert all(side_of(soldier) == other for soldier in beaten)
    for place in range(2 * s.battle.types):
        side, card = divmod(place, s.battle.types)
        counter = s.battle.card_counter[place]
        if counter >= 0 and s.counter_word(counter) not in view["counters"]:
            left = [s.held(side, zone, card) for zone in range(REMOVED)]
            assert sum(left) == 0, f"{s.card_word(card)} in play without its soldier"
    ours, theirs = (s.extra[s.battle.counters + DESTROYED + side] for side in (0, 1))
    assert ours & theirs == 0


# -- points and goals -----


def points_of(view: View, side: str) -> int:
    """NA-118, NA-802 to NA-804: a side's points, counted again."""
    controlled = [tile for tile, face in view["markers"][side].items() if face == "controlled"]
    total = sum(view["objectives"].get(tile, 0) for tile in controlled)
    for structure in view["box"]["structures"].values():
        if side == "lrdg":
            scores = structure["destroyed"] == "lrdg"
        else:
            scores = structure["destroyed"] is None and structure["tile"] in controlled
        total += structure["points"] if scores else 0
    return int(total)


def check_points(s: Table, view: View) -> None:
    """NA-802: the points shown are those that there are; C-15: holding first is remembered."""
    assert view["points"] == {side: points_of(view, side) for side in s.battle.sides}
    for side, goal in zip(s.battle.sides, s.battle.plain["goals"], strict=True):
        for way in goal["any"]:
            if way["hold"] and view["markers"][side].get(way["hold"]) == "controlled":
                assert side in view["box"]["held"]


def is_met(s: Table, view: View, side: str) -> bool:
    """NA-801, NA-805, NA-807, C-16: whether one way to win is fulfilled."""
    goal = s.battle.plain["goals"][s.battle.side_index[side]]
    other = next(word for word in s.battle.sides if word != side)
    escaped = [c for c in view["box"]["escaped"][side] if side_of(c) == side]
    beaten = [c for c in view["box"]["neutralised"][side] if side_of(c) == other]
    return any(
        points_of(view, side) >= way["points"]
        and is_paid(s, way["escape"], escaped)
        and is_paid(s, way["neutralise"], beaten)
        for way in goal["any"]
    )


def is_paid(s: Table, toll: PlainToll, counters: list[str]) -> bool:
    """Whether as many soldiers and vehicles, and those by name, are among these counters."""
    vehicles = [counter for counter in counters if counter in vehicle_cards(s)]
    return (
        len(counters) - len(vehicles) >= toll["soldiers"]
        and len(vehicles) >= toll["vehicles"]
        and set(toll["counters"]) <= set(counters)
    )


def check_end(s: Table, view: View) -> None:
    """U-803, NA-809: a goal that is met ends the game; who was hopeless never meets one."""
    outcome = view["outcome"]
    for side in s.battle.sides:
        if is_met(s, view, side):
            assert outcome is not None
            assert side not in view["hopeless"]
    if outcome is not None and outcome["reason"] in GOALS:
        assert is_met(s, view, outcome["winner"])
    if outcome is not None and outcome["reason"] == "hopeless":
        assert outcome["winner"] not in view["hopeless"]
        assert len(view["hopeless"]) == 1
    if outcome is not None and outcome["reason"] == "both-hopeless":
        assert len(view["hopeless"]) == 2


def lasting(state: State) -> set[str]:
    """What stays for good once it is so: also who has left the board, ruins, a first hold."""
    s = cast(Table, state)
    box = s.battle.box.extra_words(s)
    facts = undaunted_table.lasting(state)
    facts.update(f"{side} has held" for side in box["held"])
    for pile in ("escaped", "neutralised"):
        for side, counters in box[pile].items():
            facts.update(f"{pile} for {side}: {counter}" for counter in counters)
    for word, structure in box["structures"].items():
        if structure["destroyed"]:
            facts.add(f"{word} destroyed by {structure['destroyed']}")
    return facts


# -- words -----


def words(state: State) -> list[str]:
    """Every text that could be an option of this scenario at some moment."""
    battle = cast(Table, state).battle
    verbs = ("switch", "wound", "pin")
    texts = [*shared_words(state), "exit", "escape"]
    texts += [f"seat {action}" for action in ACTIONS]
    texts += [f"{verb} {counter}" for verb in verbs for counter in battle.counter_ids]
    texts += [f"mark {tile}" for tile in battle.tile_ids]
    texts += [f"at {structure}" for structure in battle.structure_ids]
    texts += [f"shift {seat}" for seat in range(SEATS + 2)]
    for vehicle in vehicle_cards(cast(Table, state)):
        texts += [f"enter {vehicle} {seat}" for seat in range(SEATS + 2)]
    return texts
