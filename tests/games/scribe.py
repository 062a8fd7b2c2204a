"""Somebody who only hears the log of a North Africa match, and keeps the board by it."""

from typing import Any

from fieldcraft.core import SPECTATOR, Event, State

OTHER = {"lrdg": "it", "it": "lrdg"}


class Scribe:
    """The open board of a match: seen once at the beginning, then told by events alone."""

    def __init__(self, state: State) -> None:
        view = state.view(SPECTATOR)
        box = view["box"]
        self.counters: dict[str, dict[str, Any]] = view["counters"]
        self.markers: dict[str, dict[str, str]] = view["markers"]
        self.owners = {name: vehicle["owner"] for name, vehicle in box["vehicles"].items()}
        self.damage = {name: vehicle["damage"] for name, vehicle in box["vehicles"].items()}
        self.ruins: dict[str, str | None] = {
            name: structure["destroyed"] for name, structure in box["structures"].items()
        }
        self.escaped: dict[str, list[str]] = box["escaped"]
        self.neutralised: dict[str, list[str]] = box["neutralised"]
        self.held: list[str] = box["held"]

    def hear(self, event: Event) -> None:
        """What an event says has happened on the board; those about cards are not written down."""
        write = getattr(self, "on_" + event.name.replace("-", "_"), None)
        if write is not None:
            write(**event.fields)

    def check(self, state: State) -> None:
        """The board is as everyone sees it."""
        view = state.view(SPECTATOR)
        box = view["box"]
        assert self.counters == view["counters"]
        assert self.markers == view["markers"]
        assert self.owners == {name: one["owner"] for name, one in box["vehicles"].items()}
        assert self.damage == {name: one["damage"] for name, one in box["vehicles"].items()}
        assert self.ruins == {name: one["destroyed"] for name, one in box["structures"].items()}
        for pile, told in (("escaped", self.escaped), ("neutralised", self.neutralised)):
            assert {side: sorted(names) for side, names in told.items()} == {
                side: sorted(names) for side, names in box[pile].items()
            }
        assert self.held == box["held"]

    # -- seats -----

    def on_boards(self, counter: str, vehicle: str, seat: int) -> None:
        self.counters[counter].update(vehicle=vehicle, seat=seat)

    on_shifts_seat = on_boards

    def on_leaves_vehicle(self, counter: str, vehicle: str, tile: str) -> None:
        self.on_set_down(counter, tile)

    def on_set_down(self, counter: str, tile: str) -> None:
        spot = self.counters[counter]
        assert spot["tile"] == tile
        del spot["vehicle"], spot["seat"]

    def on_captures(self, side: str, vehicle: str) -> None:
        assert self.owners[vehicle] == OTHER[side]
        self.owners[vehicle] = side

    def on_switches_seats(self, counter: str, other: str, vehicle: str) -> None:
        one, two = self.counters[counter], self.counters[other]
        assert one["vehicle"] == two["vehicle"] == vehicle
        one["seat"], two["seat"] = two["seat"], one["seat"]

    # -- movement and markers -----

    def on_moves(self, side: str, counter: str, tile: str) -> None:
        for spot in [self.counters[counter], *self.crew(counter)]:
            spot["tile"] = tile

    def crew(self, vehicle: str) -> list[dict[str, Any]]:
        return [spot for spot in self.counters.values() if spot.get("vehicle") == vehicle]

    def on_scouts(self, side: str, tile: str) -> None:
        assert tile not in self.markers[side]
        self.markers[side][tile] = "scouted"

    on_marks = on_scouts

    def on_controls(self, side: str, tile: str, points: int) -> None:
        self.markers[side][tile] = "controlled"

    def on_loses_control(self, side: str, tile: str) -> None:
        self.markers[side][tile] = "scouted"

    def on_holds_first(self, side: str, tile: str) -> None:
        assert self.markers[side][tile] == "controlled"
        self.held = [one for one in OTHER if one in (side, *self.held)]

    # -- faces and damage -----

    def on_suppressed(self, counter: str) -> None:
        self.counters[counter]["face"] = "suppressed"

    def on_rallies(self, counter: str) -> None:
        self.counters[counter]["face"] = "ready"

    on_vehicle_ready = on_rallies

    def on_vehicle_disabled(self, counter: str) -> None:
        self.counters[counter]["face"] = "disabled"

    def on_vehicle_damaged(self, counter: str, damage: int, integrity: int) -> None:
        assert self.damage[counter] + 1 == damage <= integrity
        self.damage[counter] = damage

    def on_repairs(self, counter: str, vehicle: str, damage: int) -> None:
        assert self.counters[counter]["tile"] == self.counters[vehicle]["tile"]
        assert self.damage[vehicle] - 1 == damage >= 0
        self.damage[vehicle] = damage

    # -- what leaves the board -----

    def on_counter_removed(self, counter: str) -> None:
        del self.counters[counter]
        self.neutralised[OTHER[counter.partition(":")[0]]].append(counter)

    def on_vehicle_destroyed(self, counter: str) -> None:
        assert not self.crew(counter)
        del self.counters[counter], self.damage[counter]
        self.neutralised[OTHER[self.owners.pop(counter)]].append(counter)

    def on_escapes(self, counter: str, tile: str) -> None:
        assert self.counters.pop(counter)["tile"] == tile
        side = self.owners.pop(counter, counter.partition(":")[0])
        self.damage.pop(counter, None)
        self.escaped[side].append(counter)

    def on_structure_destroyed(self, side: str, structure: str, tile: str, points: int) -> None:
        assert self.ruins[structure] is None
        self.ruins[structure] = side
