"""What each refusal of an Order, a move or a set-up claims, worked out again from the view.

Costs come from the printed chart and the map, who is where from the view; nothing asks the rules.
"""

from fieldcraft.games.combat_commander.content.loader import tables
from tests.games.combat_commander.attack_reasons import (
    WATER,
    Claim,
    Oracle,
    Plain,
    distance,
    number,
)

PLAYERS_USED = 10
GROUPS = ("main", "late", "arrives")
TRENCHES = ("trench", "bunker", "pillbox")
FIGURES = {"squad": 4, "team": 2, "leader": 1}
MOST_FIGURES = 7


def code_of(place: int) -> str:
    """A hex by its name."""
    return f"{chr(65 + place // 10)}{place % 10 + 1}"


class OrderClaim(Claim):
    """A claim about Orders, movement and set-up."""

    @property
    def unit(self) -> Plain:
        """The unit that is spoken of."""
        found: Plain = self.units[str(self.fields["unit"])]
        return found

    def own(self) -> list[Plain]:
        """One's own units on the map."""
        return [one for one in self.units.values() if one["side"] == self.me and one["hex"]]

    def moving(self) -> list[Plain]:
        """The group that moves, or the unit that advances."""
        return [one for one in self.own() if "grouped" in one["flags"]]

    def is_burning(self, code: str) -> bool:
        """Whether there is a Blaze."""
        return bool(self.view["hexes"].get(code, {}).get("blaze"))

    def pair(self, kind: str, one: str, other: str) -> bool:
        """Whether the map has a way over this side, or something along it."""
        ends = {number(one), number(other)}
        return any(ends == set(side) for side in self.plain["map"][kind])

    def chart(self, code: str) -> Plain:
        """The row of the terrain chart."""
        found: Plain = tables()["terrain"][self.plain["map"]["terrain"][number(code)]]
        return found

    def cost(self, one: str, other: str, side: str) -> float | None:
        """CC-O21.1, CC-T78.2, CC-T88: of a step; None if it cannot be taken."""
        way = any(self.pair(kind, one, other) for kind in ("roads", "railways", "trails"))
        rails = any(self.pair(kind, one, other) for kind in ("roads", "railways"))
        bridge = self.chart(one)["by_way_only"] or self.chart(other)["by_way_only"]
        if self.pair("cliffs", one, other) or (bridge and not rails):
            return None
        ground = 1 if way else self.chart(other)["move"]
        if ground is None:
            return None
        hooks = self.plain["hooks"]
        if self.view["options"]["trenchMove"] and {self.fort(one), self.fort(other)} <= {*TRENCHES}:
            return 1
        if hooks.get("flat-cost") == self.plain["sides"].index(side):
            return 1
        level = self.plain["map"]["level"]
        extra = sum(self.pair(kind, one, other) for kind in ("fences", "hedges", "walls"))
        extra += int(self.pair("hedges", one, other) and bool(hooks.get("bocage")))
        slow = hooks.get("slow-open") and not way
        slow = slow and self.plain["map"]["terrain"][number(other)] == "open"
        climb = max(0, level[number(other)] - level[number(one)])
        return float(ground + extra + climb + (0.5 if slow else 0))

    def is_stuck(self, unit: Plain) -> bool:
        """Whether the gun of a tank keeps its crew."""
        return "tank" in self.plain["hooks"] and self.fort(unit["hex"]) == "bunker"

    def is_at_exit(self, unit: Plain) -> bool:
        """CC-7.2.1.a: next to the enemy's edge."""
        column, row = divmod(number(unit["hex"]), 10)
        edge = self.plain["edges"][1 - self.side]
        return bool(
            {"top": row == 0, "bottom": row == 9, "left": column == 0, "right": column == 14}[edge]
        )

    def left(self, unit: Plain) -> float:
        """Movement points not spent yet."""
        return float(unit["allowance"] - unit["spent"])

    def can_advance(self, unit: Plain) -> bool:
        """CC-O16: into some hex, or off the map."""
        if self.is_stuck(unit):
            return False
        return self.is_at_exit(unit) or any(
            self.is_way_in(unit, code_of(place)) for place in range(150)
        )

    def is_way_in(self, unit: Plain, code: str) -> bool:
        """CC-O16.2.b: adjacent, not burning, passable; a cliff only without a weapon."""
        if distance(unit["hex"], code) != 1 or self.is_burning(code):
            return False
        if self.pair("cliffs", unit["hex"], code):
            return not unit["weapon"] and self.chart(code)["move"] is not None
        return self.cost(unit["hex"], code, self.me) is not None

    def is_open(self, code: str) -> bool:
        """GAP-64: whether units can be there at all."""
        ways = (self.plain["map"][kind] for kind in ("roads", "railways"))
        bridge = self.chart(code)["by_way_only"] and any(
            number(code) in side for kind in ways for side in kind
        )
        return bool(self.chart(code)["move"] is not None or bridge) and not self.is_burning(code)

    # -- set-up -----

    def comes(self, name: str) -> str:
        """Whether a piece of one's own begins with the others, late, or arrives in time."""
        if self.is_weapon(name):
            forces = [one["weapons"] for one in self.plain["forces"]]
            place = int(name.rpartition("-")[2]) - 1 - (len(forces[0]) if self.side else 0)
            if place < 0 or (not self.side and place >= len(forces[0])):
                return "arrives" if place >= len(forces[0]) + len(forces[1]) else "theirs"
        else:
            forces = [one["units"] for one in self.plain["forces"]]
            place = int(name.rpartition("-")[2]) - 1
        own = forces[self.side]
        if place >= len(own):
            return "arrives"
        return "late" if own[place]["late"] else "main"

    def to_place(self) -> dict[str, Plain]:
        """The units that the player sets up now, without those that come with something else."""
        group = GROUPS[min(self.frame_of("placing")["group"], 2)]
        if group == "main" and self.plain["set_up"]["scattered"][self.side]:
            return {}
        crew = self.plain["hooks"].get("tank", {}).get("carried", {}).values()
        fixed = {
            f"{one['id']}-{place}"
            for place, one in enumerate(self.plain["forces"][self.side]["units"], 1)
            if one["hex"] >= 0
        }
        return {
            name: one
            for name, one in self.units.items()
            if one["side"] == self.me
            if self.comes(name) == group and name.partition(":")[2] not in fixed
            if one["type"] not in {word.split()[0] for word in crew}
        }

    def frame_of(self, name: str) -> Plain:
        """The frame of a question below."""
        return next(one for one in reversed(self.flow) if one["frame"] == name)

    def to_give(self) -> list[str]:
        """The weapons that the player hands out now, without those of a tank."""
        group = GROUPS[min(self.frame_of("placing")["group"], 2)]
        tank = self.plain["hooks"].get("tank", {}).get("carried", {})
        return [
            name
            for name, one in self.weapons.items()
            if self.comes(name) == group and one["type"] not in tank
        ]

    def forts_left(self, fort: str) -> int:
        """How many works of a kind one still has."""
        mine = [
            one
            for one in self.view["hexes"].values()
            if one.get("fort") == fort and one.get("held") == self.me
        ]
        force = self.plain["forces"][self.side]
        late = self.frame_of("placing")["group"] == 1
        now = (fort in force["late_fortifications"]) == late
        return int(force["fortifications"].get(fort, 0)) - len(mine) if now else 0

    def is_unfinished(self) -> bool:
        """Whether something of one's own is neither on the map nor in anybody's hands."""
        waits = any(one["hex"] is None for one in self.to_place().values())
        lies = any(self.weapons[name]["holder"] is None for name in self.to_give())
        works = self.plain["forces"][self.side]["fortifications"]
        return waits or lies or any(self.forts_left(fort) > 0 for fort in works)

    def figures(self, code: str) -> int:
        """CC-3.a: the soldiers of one's own in a hex."""
        return sum(FIGURES[self.units[name]["kind"]] for name in self.held(self.me, code))

    def chain(self, start: str = "") -> set[str]:
        """The hexes with own units, or those of them that hang together with one."""
        places = {one["hex"] for one in self.own()}
        if not start:
            return places
        found, grown = set(), {start}
        while grown:
            found |= grown
            grown = {p for p in places - found if any(distance(p, f) == 1 for f in found)}
        return found

    def is_taken(self, code: str) -> bool:
        """Whether the enemy is there, or where both set up at once, might be."""
        if any(one["frame"] == "both" for one in self.flow):
            return bool(self.plain["areas"][1 - self.side][number(code)])
        return bool(self.held(self.foe, code))


def at_hand(c: Claim) -> OrderClaim:
    """The same claim, as an Order's."""
    assert isinstance(c, OrderClaim)
    return c


def is_too_far(c: Claim) -> bool:
    """Some unit of the group cannot pay."""
    o = at_hand(c)
    costs = [(o.cost(one["hex"], o.hex, o.me), o.left(one)) for one in o.moving()]
    return any(cost is not None and cost > left for cost, left in costs)


def is_impassable(c: Claim) -> bool:
    """No step leads from the group into the hex, whatever it has left."""
    o = at_hand(c)
    unit = o.moving()[0]
    if o.frame["frame"] == "advance" and o.pair("cliffs", unit["hex"], o.hex):
        return o.chart(o.hex)["move"] is None
    return o.cost(unit["hex"], o.hex, o.me) is None


def cannot_join(c: Claim) -> bool:
    """In the group, elsewhere, under way, or not as far as the others."""
    o = at_hand(c)
    first, unit = o.moving()[0], o.unit
    apart = unit["hex"] != first["hex"] or "grouped" in unit["flags"]
    stepped = ("stepped" in unit["flags"]) != ("stepped" in first["flags"])
    return apart or stepped or o.frame["entered"] != ""


def cannot_leave(c: Claim) -> bool:
    """CC-7.2.1.a: not at the enemy's edge, kept, or without a point for it."""
    o = at_hand(c)
    free = 0 if o.frame["frame"] == "advance" else 1
    return any(not o.is_at_exit(u) or o.is_stuck(u) or o.left(u) < free for u in o.moving())


def is_unled(c: Claim) -> bool:
    """CC-3.3.1.1.b: farther from the Leader than his Command."""
    o = at_hand(c)
    leader = o.units[o.frame["leader"]]
    return bool(distance(leader["hex"], o.unit["hex"]) > leader["command"])


def is_activated(c: Claim) -> bool:
    """CC-O14.2, GAP-23: by an Order this Turn, or for opportunity fire."""
    o = at_hand(c)
    flag = "activated" if o.frame["order"] else "opportunity"
    return flag in o.unit["flags"]


def may_receive(o: OrderClaim, unit: Plain, weapon: str) -> bool:
    """CC-O21.1.1: in the bearer's hex, without a weapon."""
    bearer = o.weapons[weapon]["holder"]
    return bool(
        unit["side"] == o.me and unit["hex"] == o.units[bearer]["hex"] and not unit["weapon"]
    )


def in_group(c: Claim) -> bool:
    """Whether the weapon is carried by one of those who move."""
    holder = c.weapons[str(c.fields["weapon"])]["holder"]
    return holder in c.units and "grouped" in c.units[holder]["flags"]


def bearer_of(c: Claim) -> Plain:
    """Who carries the weapon."""
    found: Plain = c.units[c.weapons[str(c.fields["weapon"])]["holder"]]
    return found


def in_own_area(c: Claim) -> bool:
    """A.5: in the area in which the side sets up."""
    return bool(c.plain["areas"][c.side][number(c.hex)])


ORDERS: dict[str, Oracle] = {
    "not-asked": lambda c: c.kind not in c.kinds or c.kind == 13,
    "card-not-in-hand": lambda c: c.thing not in c.view["cards"][c.me]["hand"]["cards"],
    "action-not-now": lambda c: c.thing in c.view["cards"][c.me]["hand"]["cards"],
    "not-your-weapon": lambda c: (
        c.weapons[c.thing]["holder"]
        not in [name for name, one in c.units.items() if one["side"] == c.me]
    ),
    # Orders
    "orders-given": lambda c: c.view["orders"]["given"] > 0,
    "no-order-given": lambda c: c.view["orders"]["given"] == 0,
    "nobody-to-activate": lambda c: all("activated" in one["flags"] for one in at_hand(c).own()),
    "nobody-can-advance": lambda c: (
        not any(
            at_hand(c).can_advance(one)
            for one in at_hand(c).own()
            if "activated" not in one["flags"]
        )
    ),
    "no-enemy-radio": lambda c: c.view["radios"][c.foe] is None,
    "no-radio": lambda c: c.view["radios"][c.me] is None,
    "no-spotter": lambda c: (
        not any(
            one["kind"] == "leader" and not one["broken"] and "activated" not in one["flags"]
            for one in at_hand(c).own()
        )
    ),
    "confusion": lambda c: not c.view["options"]["confusionPlayable"],
    "player-used": lambda c: bool(
        c.view["numbers"][PLAYERS_USED] >> c.side & 1
        if c.fields.get("order") == "recover"
        else c.view["numbers"][PLAYERS_USED]
    ),
    "discard-limit": lambda c: c.frame["discarded"] >= c.plain["discards"][c.side],
    # activation
    "enemy-unit": lambda c: at_hand(c).unit["side"] == c.foe,
    "not-on-map": lambda c: at_hand(c).unit["hex"] is None,
    "already-activated": is_activated,
    "leader-not-led": lambda c: at_hand(c).unit["kind"] == "leader",
    "out-of-command": is_unled,
    # movement
    "unit-first": lambda c: not at_hand(c).moving(),
    "not-activated-to-move": lambda c: (
        at_hand(c).unit["side"] != c.me or "moving" not in at_hand(c).unit["flags"]
    ),
    "has-stopped": lambda c: "finished" in at_hand(c).unit["flags"],
    "cannot-join-group": cannot_join,
    "not-in-moving-group": lambda c: at_hand(c).unit not in at_hand(c).moving(),
    "not-adjacent": lambda c: distance(at_hand(c).moving()[0]["hex"], c.hex) != 1,
    "burning": lambda c: at_hand(c).is_burning(c.hex),
    "enemy-there": lambda c: bool(c.held(c.foe, c.hex)),
    "impassable": is_impassable,
    "too-far": is_too_far,
    "must-stay": lambda c: any(map(at_hand(c).is_stuck, at_hand(c).moving())),
    "cannot-leave-here": cannot_leave,
    "not-carried-in-group": lambda c: not in_group(c),
    "no-point-to-give": lambda c: in_group(c) and at_hand(c).left(bearer_of(c)) < 1,
    "nobody-to-receive": lambda c: (
        in_group(c) and not any(may_receive(at_hand(c), one, c.thing) for one in at_hand(c).own())
    ),
    "cannot-receive": lambda c: not may_receive(at_hand(c), at_hand(c).unit, c.frame["weapon"]),
    # an Advance
    "not-activated-to-advance": lambda c: (
        at_hand(c).unit["side"] != c.me or "ordered" not in at_hand(c).unit["flags"]
    ),
    "has-advanced": lambda c: "finished" in at_hand(c).unit["flags"],
    "another-advances": lambda c: "grouped" in at_hand(c).unit["flags"],
    "nowhere-to-advance": lambda c: not at_hand(c).can_advance(at_hand(c).unit),
    "cliff-with-weapon": lambda c: (
        at_hand(c).pair("cliffs", at_hand(c).moving()[0]["hex"], c.hex)
        and bool(at_hand(c).moving()[0]["weapon"])
    ),
    # set-up
    "outside-area": lambda c: not in_own_area(c),
    "cannot-stand-there": lambda c: not at_hand(c).is_open(c.hex) or at_hand(c).is_taken(c.hex),
    "not-near-random-hex": lambda c: distance(c.hex, str(c.fields["near"])) > 1,
    "no-room": lambda c: (
        at_hand(c).figures(c.hex) + FIGURES[at_hand(c).unit["kind"]] > MOST_FIGURES
    ),
    "fort-there": lambda c: bool(c.fort(c.hex)),
    "cannot-fortify": lambda c: (
        c.plain["map"]["terrain"][number(c.hex)] in WATER
        or not at_hand(c).is_open(c.hex)
        or at_hand(c).is_taken(c.hex)
        or bool(c.fort(c.hex))
    ),
    "wire-away-from-buildings": lambda c: (
        not any(
            kind == "building" and distance(c.hex, code_of(place)) <= 1
            for place, kind in enumerate(c.plain["map"]["terrain"])
        )
    ),
    "no-place-for-tank": lambda c: c.fields["fort"] == "bunker" and "tank" in c.plain["hooks"],
    "no-fort-left": lambda c: at_hand(c).forts_left(str(c.fields["fort"])) <= 0,
    "no-fort-to-place": lambda c: at_hand(c).forts_left(str(c.fields["fort"])) <= 0,
    "not-all-set-up": lambda c: int(c.fields["count"]) > 0 and at_hand(c).is_unfinished(),
    "all-set-up": lambda c: not any(one["hex"] is None for one in at_hand(c).to_place().values()),
    "crowded": lambda c: (
        at_hand(c).figures(c.hex) == int(c.fields["figures"]) > int(c.fields["room"])
    ),
    "not-chained": lambda c: len(at_hand(c).chain(c.hex)) < len(at_hand(c).chain()),
    "not-yours-to-place": lambda c: str(c.fields["unit"]) not in at_hand(c).to_place(),
    "not-yours-to-give": lambda c: c.thing not in at_hand(c).to_give(),
    "carrier-elsewhere": lambda c: (
        at_hand(c).comes(str(c.fields["unit"])) != at_hand(c).comes(str(c.fields["weapon"]))
        or at_hand(c).unit["space"] is not None
    ),
    "carrier-has-own": lambda c: at_hand(c).unit["weapon"] is not None,
    "carrier-of-type": lambda c: at_hand(c).unit["type"] != c.fields["type"],
    "not-placed-yet": lambda c: at_hand(c).unit["hex"] is None,
    "not-given-yet": lambda c: c.weapons[str(c.fields["weapon"])]["holder"] is None,
    "not-your-unit": lambda c: at_hand(c).unit["side"] == c.foe,
}
"""Every reason that the Orders, moves and set-ups which are tried may give."""
