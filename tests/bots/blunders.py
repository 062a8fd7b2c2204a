"""What a bot does that it would rue at a table, counted in games that are played.

The numbers are those in which the first bots were found wanting: commanders bid for initiative,
Fog of War drawn and kept, trucks beside a tank, men given up for want of room.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from fieldcraft.bots import Bot, ask
from fieldcraft.core import State
from fieldcraft.core.contract import Event
from fieldcraft.games.undaunted.north_africa import vehicles
from fieldcraft.games.undaunted.north_africa.battle import DesertBattle
from fieldcraft.games.undaunted.north_africa.combat import is_standing
from fieldcraft.games.undaunted.table.table import Table as Undaunted
from fieldcraft.games.undaunted.terms import ANTI_TANK, COMBAT, DECK, DISCARD, HAND

FOG: Final = "fog-of-war"
TANK: Final = "it:medium-tank"


@dataclass
class Count:
    """Of one side, in some games."""

    bids: int = 0
    commanders: int = 0
    """Of the bids, commanders where somebody else would have won against the same cards."""
    drawn: int = 0
    fog: int = 0
    """Of the cards drawn, those that were Fog of War."""
    uses: int = 0
    recon: int = 0
    drives: int = 0
    """Of soft vehicles without a gun against armour, with an enemy tank in fighting order."""
    beside: int = 0
    """Of these, those that ended beside the tank, having come up to it, with nothing to win."""
    lost: int = 0
    """Units eliminated, by whatever."""
    given_up: int = 0
    """Of these, the ones that there was no room for."""

    def add(self, other: Count) -> None:
        """Take in what was counted elsewhere."""
        for name, count in vars(other).items():
            setattr(self, name, getattr(self, name) + count)


@dataclass
class Watch:
    """Looks on while a game is played, and counts for both sides."""

    state: State
    counts: tuple[Count, Count] = field(default_factory=lambda: (Count(), Count()))
    under_way: tuple[int, int, int] | None = None
    """A drive: side, vehicle, and how far from the tank it began."""

    def play(self, seats: Sequence[Bot], limit: int) -> int:
        """Let bots play the match on; returns how many decisions they made."""
        made = 0
        while not self.state.finished and made < limit:
            side = 0 if self.state.question(0) else 1
            self.choose(side, ask(seats[side], self.state, side))
            made += 1
        return made

    def choose(self, side: int, option: int) -> None:
        """One decision, looked at before and after."""
        state, count = self.state, self.counts[side]
        question, word = state.question(side), state.word(option)
        if question == "bid":
            count.bids += 1
            count.commanders += is_needless(state, side, option)
        elif question == "use":
            count.uses += 1
            count.recon += word == "recon"
        elif question == "stacking":
            count.given_up += word.startswith("eliminate")
        told: list[Event] = []
        state.choose(side, option, told)
        for event in told:
            self.hear(event)
        if self.under_way is not None and (state.finished or not is_driving(state)):
            self.end_drive(*self.under_way)

    def hear(self, event: Event) -> None:
        """Something that happened."""
        said: dict[str, Any] = event.fields
        if event.name == "draws-card" and isinstance(self.state, Undaunted):
            self.counts[event.audience].drawn += 1
            self.counts[event.audience].fog += said["card"] == FOG
        elif event.name == "eliminated":
            self.counts[0 if said["unit"].startswith("axis:") else 1].lost += 1
        elif event.name == "plays-seat" and said["action"] == "drive":
            self.begin_drive(said["vehicle"])

    def begin_drive(self, name: str) -> None:
        """A vehicle sets out: of interest if it is soft and a tank waits for it."""
        table = cast(Undaunted, self.state)
        battle = cast(DesertBattle, table.battle)
        vehicle = counter_called(table, name)
        side = battle.counter_side[vehicle]
        tank = working_tank(table)
        if tank < 0 or battle.counter_side[tank] == side or battle.defence[vehicle] == 0:
            return
        if is_armed_against_tanks(table, vehicle):
            return
        self.under_way = side, vehicle, far(table, vehicle, tank)

    def end_drive(self, side: int, vehicle: int, began: int) -> None:
        """A vehicle has come to a halt, or left the board."""
        self.under_way = None
        self.counts[side].drives += 1
        table = cast(Undaunted, self.state)
        tank = counter_called(table, TANK)
        if table.places[vehicle] >= 0 and table.places[tank] >= 0 and not table.finished:
            is_near = far(table, vehicle, tank) <= 1 < began
            self.counts[side].beside += is_near and not is_goal(table, table.places[vehicle])


def is_needless(state: State, side: int, option: int) -> bool:
    """Whether a commander is bid where somebody else would win against the same cards."""
    assert isinstance(state, Undaunted)

    def beaten(card: str) -> list[str]:
        value = bids[card]
        first = state.initiative == side
        return [one for one in foes if value > foes[one] or (first and value == foes[one])]

    cards = {state.card_word(one): one for one in range(state.battle.types)}
    values = state.battle.initiative
    bids = {name: values[side * state.battle.types + one] for name, one in cards.items()}
    foes = {
        name: values[(1 - side) * state.battle.types + one]
        for name, one in cards.items()
        if any(state.held(1 - side, zone, one) for zone in (HAND, DECK, DISCARD))
    }
    hand = [state.word(one).split()[-1] for one in state.legal(side)]
    bid = state.word(option).split()[-1]
    soldiers = [one for one in hand if not is_commander(state, side, one)]
    return bid not in soldiers and any(beaten(one) == beaten(bid) for one in soldiers)


def is_commander(table: Undaunted, side: int, card: str) -> bool:
    """Whether a card commands others: neither a soldier's nor Fog of War."""
    battle = table.battle
    for one in range(battle.types):
        if table.card_word(one) == card and one != battle.fog:
            return battle.card_class[side * battle.types + one] != COMBAT
    return False


def counter_called(table: Undaunted, name: str) -> int:
    """A counter by its words; -1 where the scenario has none."""
    for one in range(table.battle.counters):
        if table.counter_word(one) == name:
            return one
    return -1


def working_tank(table: Undaunted) -> int:
    """The tank, if somebody sits at its gun and can fire it; otherwise -1."""
    tank = counter_called(table, TANK)
    fights = tank >= 0 and table.places[tank] >= 0 and is_armed_against_tanks(table, tank)
    return tank if fights else -1


def is_armed_against_tanks(table: Undaunted, vehicle: int) -> bool:
    """Whether somebody in a vehicle, not suppressed, has a weapon against armour."""
    seats = cast(DesertBattle, table.battle).seat_actions[vehicle]
    if table.faces >> vehicle & 1:  # disabled
        return False
    return any(
        ANTI_TANK in [code & 31 for code in seats[vehicles.seat_of(table, soldier)]]
        for soldier in vehicles.crew_of(table, vehicle)
        if vehicles.is_fit(table, soldier) and not table.faces >> soldier & 1
    )


def is_goal(table: Undaunted, tile: int) -> bool:
    """Whether there is something to win on a tile: an objective, a structure, the way off."""
    battle = cast(DesertBattle, table.battle)
    standing = [
        battle.structure_tile[one]
        for one in range(len(battle.structure_ids))
        if is_standing(table, one)
    ]
    return tile in standing or battle.objective[tile] > 0 or bool(battle.escape_tiles >> tile & 1)


def far(table: Undaunted, one: int, other: int) -> int:
    """Tiles from one counter to another."""
    battle = table.battle
    return battle.distance[table.places[one] * battle.tiles + table.places[other]]


def is_driving(state: State) -> bool:
    """Whether the next question is where to go on to."""
    return "step" in (state.question(0), state.question(1))
