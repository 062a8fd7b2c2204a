"""Forces drawn at random (A.6 steps 3 to 9, 12): troops, Leaders, support, works and a radio."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, TypeVar

from fieldcraft.core.chance import Chance
from fieldcraft.games.combat_commander.content import SIZES
from fieldcraft.games.combat_commander.content.tables.box import Box
from fieldcraft.games.combat_commander.content.tables.forces import OrderOfBattle, Support, years_of

T = TypeVar("T")

# -- chance: a stream for each purpose, so that what is chosen does not change the rest -----


def stream(seed: int, purpose: str) -> Chance:
    text = f"fieldcraft/combat-commander/random/{purpose}/{seed}".encode()
    return Chance(blake2b(text, digest_size=32).digest())


def roll_two(rng: Chance) -> int:
    """CC-1.9.b: two dice."""
    return rng.below(6) + rng.below(6) + 2


def one_of(rng: Chance, things: list[T]) -> T:
    return things[rng.below(len(things))]


# -- forces -----


@dataclass
class Muster:
    """What one side has got so far."""

    nation: str
    quality: str
    size: int
    order: OrderOfBattle
    leaders: list[str] = field(default_factory=list)
    squads: dict[str, int] = field(default_factory=dict)
    teams: dict[str, int] = field(default_factory=dict)
    weapons: dict[str, int] = field(default_factory=dict)
    support: list[dict[str, str]] = field(default_factory=list)
    """Weapons with the units of their entries (CC-11.2, GAP-63)."""
    radio: int = 0
    works: dict[str, int] = field(default_factory=dict)

    def units(self) -> int:
        """How many units it has."""
        return len(self.leaders) + sum(self.squads.values()) + sum(self.teams.values())


def _quality(rng: Chance, box: Box, nation: str, year: int) -> str:
    """A.6 step 3: by a roll and the year."""
    roll = roll_two(rng)
    for row in getattr(box.generator.quality, nation):
        first, last = years_of(row.years)
        if first <= year <= last:
            if roll <= row.elite:
                return "elite"
            return "line" if roll <= row.line else "green"
    raise ValueError(f"no troops of {nation} in {year}")


def orders_of_battle(
    rng: Chance, box: Box, nation: str, year: int
) -> tuple[str, list[OrderOfBattle]]:
    """A.6 steps 3, 5: a quality, and the orders of battle that fit it and the year."""
    while True:
        quality = _quality(rng, box, nation, year)
        orders = [
            one
            for one in box.nations[nation].orders_of_battle.orders_of_battle
            if one.quality == quality and one.years[0] <= year <= one.years[-1]
        ]
        if orders:
            return quality, orders


def muster(rng: Chance, box: Box, nation: str, year: int, size: int) -> Muster:
    """A.6 steps 3, 5, 6: quality, an order of battle that fits it and the year, its Leaders."""
    quality, orders = orders_of_battle(rng, box, nation, year)
    order = one_of(rng, orders)
    side = Muster(nation, quality, size, order)
    side.squads = {unit: counts[size] for unit, counts in order.squads.items() if counts[size]}
    side.teams = {unit: counts[size] for unit, counts in order.teams.items() if counts[size]}
    for weapon, counts in order.weapons.items():
        _add(side.weapons, weapon, counts[size])
    for one in order.dated:
        if one.years[0] <= year <= one.years[-1]:
            _add(side.weapons, one.weapon, one.counts[size])
    table = getattr(box.generator.leaders, nation)
    more = table.years.get(str(year), 0) + getattr(box.generator.quality_modifiers, quality)
    wanted = getattr(box.generator.sizes, SIZES[size]).leaders
    while len(side.leaders) < wanted:
        die = rng.below(6) + 1 + more
        leader = table.results[max(0, min(7, die))]
        if leader not in side.leaders:
            side.leaders.append(leader)
    return side


def _add(counts: dict[str, int], thing: str, more: int) -> None:
    if more:
        counts[thing] = counts.get(thing, 0) + more


# -- support (A.6 step 7) -----


def _column(box: Box, side: Muster, year: int, roll: int, radios: bool) -> list[Support]:
    """What a column of the support table offers this year, as far as counters are left."""
    found = []
    for entry in box.nations[side.nation].support.support:
        years = {int(when): span for when, span in entry.rolls.items()}.get(roll)
        fits = years is not None and years[0] <= year <= years[-1]
        if fits and (entry.radio is not None) == radios:
            if radios or _has_counters(box, side, entry):
                found.append(entry)
    return found


def _has_counters(box: Box, side: Muster, entry: Support) -> bool:
    """CC-E68: whether the unit and its weapon are still in the box."""
    unit = entry.unit or ""
    if entry.counters:
        left = bool(_free_counters(side, entry))
    else:
        used = side.squads.get(unit, 0) + side.teams.get(unit, 0)
        left = used < box.units(side.nation)[unit]
    weapon = entry.weapon
    if weapon is None:
        return left
    return left and side.weapons.get(weapon, 0) < box.weapon_counters(side.nation)[weapon]


def _free_counters(side: Muster, entry: Support) -> list[str]:
    """The Leaders of an entry who are not in the force yet."""
    words = [f"{entry.unit} {number}" for number in entry.counters]
    return [word for word in words if word not in side.leaders]


def _buy(rng: Chance, box: Box, side: Muster, entry: Support) -> None:
    """The unit joins the force, with its weapon."""
    unit = entry.unit or ""
    if entry.counters:
        side.leaders.append(one_of(rng, _free_counters(side, entry)))
    elif unit in {squad.id for squad in box.nations[side.nation].units.squads}:
        _add(side.squads, unit, 1)
    else:
        _add(side.teams, unit, 1)
    if entry.weapon is not None:
        _add(side.weapons, entry.weapon, 1)
        side.support.append({"unit": unit, "weapon": entry.weapon})


def _support(rng: Chance, box: Box, side: Muster, year: int, purse: int) -> int:
    """A roll that offers something, and at least one purchase; what it cost in all.

    The buyer goes on while he has points, each time with even odds.
    """
    column: list[Support] = []
    while not column:
        roll = roll_two(rng)
        column = _column(box, side, year, roll, radios=False)
    spent = 0
    while column and (spent == 0 or (spent < purse and rng.below(2))):
        entry = one_of(rng, column)
        _buy(rng, box, side, entry)
        spent += entry.cost
        column = [one for one in column if one is not entry and _has_counters(box, side, one)]
    return spent


def call_radio(rng: Chance, box: Box, side: Muster, year: int) -> int:
    """A.6 step 12: the attacker's one roll for a Radio; what it cost."""
    offers = _column(box, side, year, roll_two(rng), radios=True)
    if not offers or rng.below(4) == 0:
        return 0
    entry = one_of(rng, offers)
    side.radio = entry.radio or 0
    return entry.cost


# -- fortifications (A.6 step 9) -----


def _fortify(rng: Chance, box: Box, side: Muster, limit: int, strength: int = 0) -> tuple[int, int]:
    """The defender spends so many points; what it cost, and the mines' strength or 0."""
    copies = {one.id: one.count for one in box.fortifications.fortifications}
    spent = 0
    while True:
        offers = [
            one
            for one in box.generator.fortifications
            if spent + one.cost <= limit
            and (one.mines is None or strength in (0, one.mines))
            and all(
                side.works.get(kind, 0) + count <= copies[kind]
                for kind, count in one.pieces.items()
            )
        ]
        if not offers:
            return spent, strength
        bought = one_of(rng, offers)
        spent += bought.cost
        strength = bought.mines or strength
        for kind, count in bought.pieces.items():
            _add(side.works, kind, count)


def dig_in(rng: Chance, more: Chance, box: Box, side: Muster, purse: int) -> tuple[int, int]:
    """What a defender's works cost, and the mines' strength: he may spend all of his points.

    One in three does.  That is decided by a stream of its own, so that everything else of an id is
    what it was when nobody spent more than two thirds.
    """
    spent, strength = _fortify(rng, box, side, rng.below(2 * purse // 3 + 1))
    if more.below(3) == 0:
        cost, strength = _fortify(more, box, side, purse - spent, strength)
        spent += cost
    return spent, strength or 6


# -- points, and the force as a scenario says it -----


def weighed(rng: Chance, box: Box, both: list[Muster], year: int) -> int:
    """A.6 steps 5, 7: the points of the Axis: what the other side's force cost more, less support.

    The side with points must buy; if that gives them to the other, it buys once.
    """
    vp = both[1].order.points[both[1].size] - both[0].order.points[both[0].size]
    if vp == 0:
        return 0
    richer = 0 if vp > 0 else 1
    spent = _support(rng, box, both[richer], year, abs(vp))
    vp -= spent if richer == 0 else -spent
    if vp and (vp < 0) == (richer == 0):
        spent = _support(rng, box, both[1 - richer], year, 0)
        vp -= spent if richer == 1 else -spent
    return vp


def plain_force(box: Box, side: Muster, posture: str, orders: int, edge: str) -> dict[str, Any]:
    """A side as a scenario says it; the works are placed last (A.6 steps 10 to 13)."""
    depth = getattr(box.generator.depth, posture)[0 if edge in ("top", "bottom") else 1]
    made: dict[str, Any] = {
        "nation": side.nation,
        "posture": posture,
        "quality": side.quality,
        "orders": orders,
        "surrender": side.order.surrender[side.size],
        "edge": edge,
        "area": {"depth": depth},
        "leaders": side.leaders,
        "squads": side.squads,
        "teams": side.teams,
        "weapons": side.weapons,
    }
    if posture == "defend":
        made["objectives"] = [1, 2, 3, 4, 5]
    if side.support:
        made["support"] = side.support
    if side.radio:
        made["radio"] = side.radio
    if side.works:
        made["fortifications"] = side.works
        made["late"] = {"fortifications": list(side.works)}
    return made
