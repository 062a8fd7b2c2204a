"""What each refusal of Undaunted claims, worked out again from a view and the printed scenario.

Nothing here asks the rules: places come from the view, adjacency from where the tiles lie.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from fieldcraft.core import Refusal, State
from fieldcraft.games.undaunted.terms import OPTION_SHIFT

Plain = dict[str, Any]  # a scenario as the rules take it, or a piece of a view


class Claim:
    """What a player sees, and of one option after another why it is refused."""

    def __init__(self, state: State, side: int, plain: Plain) -> None:
        self.state = state
        self.view: Plain = state.view(side)
        self.plain = plain
        self.side = side
        self.me: str = plain["sides"][side]
        self.foe: str = plain["sides"][1 - side]
        self.kinds = {one >> OPTION_SHIFT for one in state.options(side)}
        self.frame: Plain = self.view["flow"][-1] if self.view["flow"] else {}
        self.box: Plain = self.view["box"]

    def is_true(self, option: int, refusal: Refusal) -> bool:
        """Whether the reason is so; one without an oracle is a KeyError."""
        self.kind = option >> OPTION_SHIFT
        self.words = self.state.word(option).split()
        self.thing = self.words[-1]
        self.fields = refusal.fields
        return ORACLES[refusal.reason](self)

    # -- the board -----

    def tile(self, counter: str) -> str | None:
        """Where a counter stands."""
        standing = self.view["counters"].get(counter)
        return standing["tile"] if standing else None

    def face(self, counter: str) -> str | None:
        """The face it shows."""
        standing = self.view["counters"].get(counter)
        return standing["face"] if standing else None

    def vehicle(self, counter: str) -> str | None:
        """The vehicle somebody sits in."""
        standing: Plain = self.view["counters"].get(counter, {})
        return standing.get("vehicle")

    def seat(self, counter: str) -> Plain:
        """The printed seat of somebody who sits."""
        number: int = self.view["counters"][counter]["seat"]
        found: Plain = self.card_of_vehicle(self.vehicle(counter))["seats"][number - 1]
        return found

    def card_of_vehicle(self, vehicle: str | None) -> Plain:
        """A printed vehicle card."""
        return next(one for one in self.plain["vehicles"] if one["counter"] == vehicle)

    def is_vehicle(self, counter: str) -> bool:
        """Whether a counter is one."""
        return any(one["counter"] == counter for one in self.plain.get("vehicles", []))

    def printed(self, counter: str) -> Plain:
        """A printed counter."""
        return next(one for one in self.plain["counters"] if one["id"] == counter)

    def adjacent(self, one: str, other: str) -> bool:
        """U-117: a shared stretch of edge; tiles are two steps wide."""
        spots = {tile["id"]: (tile["x"], tile["y"]) for tile in self.plain["tiles"]}
        across = abs(spots[one][0] - spots[other][0])
        down = abs(spots[one][1] - spots[other][1])
        return bool(max(across, down) == 2 and across + down < 4)

    def distance(self, one: str, other: str) -> int:
        """U-118: the shortest way; 99 for none."""
        reached, front, steps = {one}, [one], 0
        names = [tile["id"] for tile in self.plain["tiles"]]
        while other not in reached and front:
            near = {name for name in names for tile in front if self.adjacent(tile, name)}
            front = list(near - reached)
            reached |= near
            steps += 1
        return steps if other in reached else 99

    def marked(self, tile: str) -> bool:
        """U-113: whether it carries an own marker."""
        return tile in self.view["markers"][self.me]

    def damaged_here(self) -> list[str]:
        """Damaged vehicles on the tile of the one who acts."""
        here = self.tile(self.actor)
        vehicles = self.box["vehicles"].items()
        return [one for one, card in vehicles if card["damage"] and self.tile(one) == here]

    # -- cards -----

    def held(self, side: str, zone: str) -> Plain:
        """The cards of a zone that one may look at."""
        cards: Plain = self.view["cards"][side][zone]["cards"]
        return cards

    def card(self, name: str) -> Plain:
        """A printed card of one's own."""
        return next(one for one in self.plain["cards"][self.side] if one["id"] == name)

    @cached_property
    def actor(self) -> str:
        """Who acts: the counter of the card in use, or the frame's own."""
        if "card" in self.frame:
            unit = self.card(self.frame["card"])["unit"]
            return f"{self.me}:{unit}" if unit else ""
        counter: str = self.frame.get("counter", "")
        return counter

    def spawns(self) -> list[str]:
        """UN-401: where the acting unit may enter."""
        return [
            one["tile"]
            for one in self.plain["setup"]["spawns"]
            if one["side"] == self.side and self.actor.partition(":")[2] in one["units"]
        ]

    def origins(self) -> list[str]:
        """The tiles an action would be performed from."""
        here = self.tile(self.actor)
        return [here] if here else self.spawns()

    def is_aimable(self, action: str, target: str) -> bool:
        """NA-701 to NA-706: whether a counter on the board can be aimed at."""
        if self.is_vehicle(target):
            if self.box["vehicles"][target]["owner"] == self.me:
                return False
            if action in ("anti-tank", "demolition"):
                return action == "anti-tank" or self.tile(target) == self.tile(self.actor)
            return bool(self.printed(target)["defence"])
        is_enemy = target.startswith(f"{self.foe}:")
        on_foot = self.vehicle(target) is None
        return is_enemy and on_foot and action not in ("anti-tank", "demolition")

    def has_target(self, action: str) -> bool:
        """Whether anything can be aimed at."""
        here = self.tile(self.actor)
        if action == "demolition" and any(
            one["tile"] == here and one["destroyed"] is None
            for one in self.box["structures"].values()
        ):
            return True
        return any(self.is_aimable(action, target) for target in self.view["counters"])

    def may_escape(self, counter: str) -> bool:
        """NA-504, C-15: whether the scenario lets a counter leave for this side."""
        goal = self.plain["goals"][self.side]
        if not any(sum(map(bool, way["escape"].values())) for way in goal["any"]):
            return False
        if goal["may_escape"]:
            return counter in goal["may_escape"]
        return self.is_vehicle(counter) or counter.startswith(f"{self.me}:")

    def is_cut_off(self) -> bool:
        """NA-601: whether a tile touches neither the start nor what was chosen."""
        chosen = self.frame["chosen"] or [self.frame["origin"]]
        return not any(self.adjacent(self.thing, tile) for tile in chosen)

    def entered(self) -> str:
        """The vehicle of `enter VEHICLE SEAT`."""
        return self.words[1]

    def occupant(self, vehicle: str, seat: str) -> str | None:
        """Who sits there."""
        found: str | None = self.box["vehicles"][vehicle]["seats"][int(seat) - 1]
        return found


Oracle = Callable[[Claim], bool]

ORACLES: dict[str, Oracle] = {
    # what is asked
    "not-asked": lambda c: c.kind not in c.kinds,
    "action-not-on-card": lambda c: all(
        c.thing != action for action, _, _ in c.card(c.frame["card"])["actions"]
    ),
    # cards
    "card-not-in-hand": lambda c: c.thing not in c.held(c.me, "hand"),
    "fog-not-playable": lambda c: c.thing == "fog-of-war",
    "card-not-in-supply": lambda c: c.thing not in c.held(c.me, "supply"),
    "card-not-in-play-area": lambda c: c.thing not in c.held(c.me, "play"),
    "wrong-squad": lambda c: c.card(c.thing)["squad"] != c.frame["squad"] != "",
    "fog-not-bolstered": lambda c: c.thing == "fog-of-war" and not c.view["options"]["bolsterFog"],
    "command-not-inspired": lambda c: (
        c.card(c.thing)["class"] != "combat" and not c.view["options"]["inspireCommandCards"]
    ),
    "inspire-not-inspired": lambda c: any(
        action == "inspire" for action, _, _ in c.card(c.thing)["actions"]
    ),
    "recon-no-fog": lambda c: "fog-of-war" not in c.held(c.me, "hand"),
    "conceal-no-fog": lambda c: "fog-of-war" not in c.held(c.foe, "supply"),
    "command-no-counter": lambda c: c.actor == "",
    "no-soldier": lambda c: c.actor == "",
    # units
    "unit-suppressed": lambda c: c.face(c.actor) == "suppressed",
    "not-suppressed": lambda c: c.face(c.actor) != "suppressed",
    "no-spawn": lambda c: c.tile(c.actor) is None and not c.spawns(),
    "out-of-play": lambda c: c.tile(c.actor) is None,
    "spawn-not-admitted": lambda c: c.thing not in c.spawns(),
    # movement
    "not-adjacent": lambda c: not c.adjacent(str(c.tile(c.actor)), c.thing),
    "no-own-marker": lambda c: not c.marked(c.thing),
    "rough-ground": lambda c: next(t for t in c.plain["tiles"] if t["id"] == c.thing)["rough"],
    "not-escape-tile": lambda c: c.tile(c.actor) not in c.box["escape"],
    "may-not-escape": lambda c: not c.may_escape(c.fields["counter"]),
    "hold-first": lambda c: c.me not in c.box["held"],
    "seated-cannot-move": lambda c: c.vehicle(c.actor) is not None,
    "no-unit-to-guide": lambda c: all(
        c.face(one) == "suppressed" for one in c.view["counters"] if one.startswith(f"{c.me}:")
    ),
    "guide-enemy": lambda c: c.thing.startswith(f"{c.foe}:"),
    "guide-suppressed": lambda c: c.face(c.thing) == "suppressed",
    # control
    "no-marker-to-control": lambda c: any(not c.marked(tile) for tile in c.origins()),
    "enemy-on-tile": lambda c: any(
        one.startswith(f"{c.foe}:") and c.tile(one) in c.origins() for one in c.view["counters"]
    ),
    # combat
    "counter-not-on-board": lambda c: c.tile(c.thing) is None,
    "own-counter": lambda c: c.thing.startswith(f"{c.me}:"),
    "own-vehicle": lambda c: c.box["vehicles"][c.thing]["owner"] == c.me,
    "seated-target": lambda c: c.vehicle(c.thing) is not None,
    "no-armour": lambda c: not c.is_vehicle(c.thing),
    "no-basic-defence": lambda c: c.printed(c.thing)["defence"] == 0,
    "not-on-your-tile": lambda c: (
        (c.tile(c.thing) or c.box["structures"].get(c.thing, {}).get("tile")) != c.tile(c.actor)
    ),
    "only-demolition": lambda c: c.frame["action"] != "demolition",
    "structure-destroyed": lambda c: c.box["structures"][c.thing]["destroyed"] is not None,
    "no-enemy-on-board": lambda c: (
        not any(one.startswith(f"{c.foe}:") for one in c.view["counters"])
    ),
    "no-target": lambda c: not c.has_target(c.thing),
    "no-tile-far-enough": lambda c: all(
        c.distance(origin, tile["id"]) < 3 for origin in c.origins() for tile in c.plain["tiles"]
    ),
    "target-too-near": lambda c: c.distance(str(c.tile(c.actor)), c.thing) < 3,
    "no-target-marker": lambda c: c.box["target"][c.me] is None,
    "already-attacked": lambda c: (
        c.thing not in c.frame["struck"] and c.tile(c.thing) == c.tile(c.frame["struck"][0])
    ),
    "not-on-target-tile": lambda c: c.tile(c.thing) != c.tile(c.frame["struck"][0]),
    "not-in-vehicle": lambda c: c.vehicle(c.thing) != c.frame["vehicle"],
    "pin-suppressed": lambda c: c.face(c.thing) == "suppressed",
    # Navigate, Survey, Repair
    "already-chosen": lambda c: c.thing in c.frame["chosen"],
    "not-connected": lambda c: c.is_cut_off(),
    "nothing-to-repair": lambda c: not c.damaged_here(),
    "other-vehicle": lambda c: bool(set(c.damaged_here()) - {c.vehicle(c.actor)}),
    "not-damaged": lambda c: c.thing not in c.damaged_here(),
    # seats
    "not-seated": lambda c: c.vehicle(c.actor) is None,
    "already-seated": lambda c: c.vehicle(c.actor) is not None,
    "already-adjusted": lambda c: c.frame["frame"] == "use-adjusted",
    "no-adjustment": lambda c: (
        not all(
            c.view["options"][name]
            for name in ("adjustOnRally", "adjustOnHunker", "adjustOnSwitch")
        )
    ),
    "no-seat-action": lambda c: all(c.thing != one for one, _, _ in c.seat(c.actor)["actions"]),
    "vehicle-disabled": lambda c: c.face(str(c.vehicle(c.actor))) == "disabled",
    "needs-specialist": lambda c: (
        c.seat(c.actor)["needs"] not in ("", c.card(c.frame["card"])["specialism"])
    ),
    "no-one-to-switch": lambda c: (
        sum(one is not None for one in c.box["vehicles"][c.vehicle(c.actor)]["seats"]) < 2
    ),
    "not-in-same-vehicle": lambda c: c.thing == c.actor or c.vehicle(c.thing) != c.vehicle(c.actor),
    "vehicle-elsewhere": lambda c: (
        c.tile(c.fields["vehicle"]) != c.tile(c.actor) or not c.is_vehicle(c.fields["vehicle"])
    ),
    "enemy-aboard": lambda c: any(
        str(one).startswith(f"{c.foe}:") for one in c.box["vehicles"][c.entered()]["seats"]
    ),
    "seat-taken": lambda c: (
        c.occupant(c.entered() if c.words[0] == "enter" else str(c.vehicle(c.actor)), c.thing)
        is not None
    ),
    "no-such-seat": lambda c: int(c.thing) > len(c.card_of_vehicle(c.vehicle(c.actor))["seats"]),
    "own-seat": lambda c: c.occupant(str(c.vehicle(c.actor)), c.thing) == c.actor,
}
"""By reason, whether it is true of the position."""
