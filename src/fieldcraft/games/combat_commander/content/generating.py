"""The random scenario generator (A.6): map, year, nations, troops, support and works by lot.

A generated scenario has an id that says how to make it again, `random-1944-germany-america-7`:
the year, both nations, the size if it was chosen, and the seed.  Whatever else the players of the
printed generator choose is chosen at random within the same limits.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, TypeVar

from fieldcraft.core.chance import Chance
from fieldcraft.games.combat_commander.content.box import Box
from fieldcraft.games.combat_commander.content.forces import OrderOfBattle, Support, years_of
from fieldcraft.games.combat_commander.content.maps import map_ids
from fieldcraft.games.combat_commander.content.scenario_models import ScenarioFile

AXIS: Final = "germany"
SIZES: Final = ("company", "detachment", "platoon")
OPPOSITE: Final = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
SIDES: Final = ("axis", "allies")
T = TypeVar("T")
GENERATED: Final = ("random-", "muster-")
"""Ids of generated scenarios begin so: all by lot, or forces, support and works by the players."""
ID: Final = re.compile(
    r"(?P<way>random|muster)(?:-(?P<year>19\d\d)-germany-(?P<allies>russia|america))?"
    r"(?:-(?P<size>company|detachment|platoon))?-(?P<seed>0|[1-9]\d{0,11})"
)
"""An id; without year and nations they follow from the seed, and the id made has them."""
NAMES: Final = {
    "random": {
        "en": "Random scenario {seed}, {year}",
        "ru": "Случайный сценарий {seed}, {year}",
        "pt-BR": "Cenário aleatório {seed}, {year}",
        "pl": "Scenariusz losowy {seed}, {year}",
    },
    "muster": {
        "en": "Forces of your choice {seed}, {year}",
        "ru": "Силы на ваш выбор {seed}, {year}",
        "pt-BR": "Forças à sua escolha {seed}, {year}",
        "pl": "Siły do wyboru {seed}, {year}",
    },
}
BRIEFINGS: Final = {
    "random": {
        "en": "Map, forces, support and fortifications of this battle were drawn by lot.",
        "ru": "Карту, силы, поддержку и укрепления этого боя определил жребий.",
        "pt-BR": "Mapa, forças, apoio e fortificações desta batalha foram sorteados.",
        "pl": "Mapę, siły, wsparcie i umocnienia tej bitwy wybrał los.",
    },
    "muster": {
        "en": "Map, year and nations were drawn by lot. Both sides choose an order of battle in "
        "secret, then support and fortifications in turn; what they cost decides who defends.",
        "ru": "Карту, год и нации определил жребий. Теперь обе стороны тайно выбирают боевой "
        "порядок, затем по очереди — поддержку и укрепления; их цена решает, кто обороняется.",
        "pt-BR": "Mapa, ano e nações foram sorteados. Agora cada lado escolhe em segredo sua ordem "
        "de batalha e depois, por turnos, apoio e fortificações; o custo decide quem defende.",
        "pl": "Mapę, rok i narody wybrał los. Teraz obie strony wybierają w tajemnicy swój skład "
        "bojowy, a potem kolejno wsparcie i umocnienia; ich koszt decyduje, kto się broni.",
    },
}


def is_generated(key: object) -> bool:
    """Whether a word is the id of a generated scenario.

    >>> is_generated("random-1944-germany-america-7"), is_generated("lipki-farm")
    (True, False)
    """
    return isinstance(key, str) and ID.fullmatch(key) is not None


def generate(
    seed: int,
    box: Box,
    *,
    year: int | None = None,
    allies: str | None = None,
    size: str = "",
    muster: bool = False,
) -> ScenarioFile:
    """The scenario of a seed; year, opponent and size may be chosen.

    With `muster` the players choose forces, support, works and radio at the table.

    ValueError for a year without such a fight, a nation or a size that there is not.
    """
    if year is None or allies is None:
        year, allies = _when_and_who(seed, box, year, allies)
    if (year, allies) not in fights(box):
        raise ValueError(f"{AXIS} does not meet {allies} in {year}")
    if size not in ("", *SIZES):
        raise ValueError(f"{size} is none of {', '.join(SIZES)}")
    if muster:
        return _mustered(seed, box, year, allies, size)
    return _made(seed, box, year, allies, size)


def regenerate(key: str, box: Box) -> ScenarioFile:
    """The scenario of an id; ValueError if it is none."""
    found = ID.fullmatch(key)
    if found is None:
        raise ValueError(f"{key[:60]} is no id of a generated scenario")
    year = int(found["year"]) if found["year"] else None
    size = found["size"] or ""
    seed, is_muster = int(found["seed"]), found["way"] == "muster"
    return generate(seed, box, year=year, allies=found["allies"], size=size, muster=is_muster)


def fights(box: Box) -> list[tuple[int, str]]:
    """The years in which Germany may meet each nation."""
    opponents = box.generator.opponents
    return sorted(
        {(int(year), nation) for year, rolls in opponents.items() for nation in rolls.values()}
    )


# -- chance: a stream for each purpose, so that what is chosen does not change the rest -----


def _stream(seed: int, purpose: str) -> Chance:
    text = f"fieldcraft/combat-commander/random/{purpose}/{seed}".encode()
    return Chance(blake2b(text, digest_size=32).digest())


def _roll(rng: Chance) -> int:
    """CC-1.9.b: two dice."""
    return rng.below(6) + rng.below(6) + 2


def _one(rng: Chance, things: list[T]) -> T:
    return things[rng.below(len(things))]


def _when_and_who(seed: int, box: Box, year: int | None, allies: str | None) -> tuple[int, str]:
    """A.6 step 2, GAP-62: the year by a roll, the opponent by another.

    A year in which nobody in the box can be met is rolled again; a nation that is not in the box is
    rolled again for the same year.
    """
    met = [
        fight for fight in fights(box) if year in (None, fight[0]) and allies in (None, fight[1])
    ]
    if not met:
        raise ValueError(f"{AXIS} does not meet {allies or 'anybody'} in {year or 'any year'}")
    rng = _stream(seed, "year")
    years = {int(roll): when for roll, when in box.generator.years.items()}
    when = 0
    while when not in {one for one, _ in met}:
        when = years[_roll(rng)] if year is None else year
    opponents = box.generator.opponents
    rolls: dict[int, str] = {
        int(roll): nation
        for one in opponents
        if int(one) == when
        for roll, nation in opponents[one].items()
    }
    who: str | None = None
    while who is None or (when, who) not in met:
        who = rolls.get(_roll(rng))
    return when, who


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
    roll = _roll(rng)
    for row in getattr(box.generator.quality, nation):
        first, last = years_of(row.years)
        if first <= year <= last:
            if roll <= row.elite:
                return "elite"
            return "line" if roll <= row.line else "green"
    raise ValueError(f"no troops of {nation} in {year}")


def _orders_of_battle(
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


def _muster(rng: Chance, box: Box, nation: str, year: int, size: int) -> Muster:
    """A.6 steps 3, 5, 6: quality, an order of battle that fits it and the year, its Leaders."""
    quality, orders = _orders_of_battle(rng, box, nation, year)
    order = _one(rng, orders)
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
        side.leaders.append(_one(rng, _free_counters(side, entry)))
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
        roll = _roll(rng)
        column = _column(box, side, year, roll, radios=False)
    spent = 0
    while column and (spent == 0 or (spent < purse and rng.below(2))):
        entry = _one(rng, column)
        _buy(rng, box, side, entry)
        spent += entry.cost
        column = [one for one in column if one is not entry and _has_counters(box, side, one)]
    return spent


def _call_radio(rng: Chance, box: Box, side: Muster, year: int) -> int:
    """A.6 step 12: the attacker's one roll for a Radio; what it cost."""
    offers = _column(box, side, year, _roll(rng), radios=True)
    if not offers or rng.below(4) == 0:
        return 0
    entry = _one(rng, offers)
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
        bought = _one(rng, offers)
        spent += bought.cost
        strength = bought.mines or strength
        for kind, count in bought.pieces.items():
            _add(side.works, kind, count)


def _dig_in(rng: Chance, more: Chance, box: Box, side: Muster, purse: int) -> tuple[int, int]:
    """What a defender's works cost, and the mines' strength: he may spend all of his points.

    One in three does.  That is decided by a stream of its own, so that everything else of an id is
    what it was when nobody spent more than two thirds.
    """
    spent, strength = _fortify(rng, box, side, rng.below(2 * purse // 3 + 1))
    if more.below(3) == 0:
        cost, strength = _fortify(more, box, side, purse - spent, strength)
        spent += cost
    return spent, strength or 6


# -- the scenario -----


def _made(seed: int, box: Box, year: int, allies: str, size: str) -> ScenarioFile:
    """A.6 from the map to the first Turn."""
    rng = _stream(seed, f"{year}/{allies}/{size}")
    ground, edges, sizes = _where(rng, box, size)
    both = [
        _muster(rng, box, nation, year, one)
        for nation, one in zip((AXIS, allies), sizes, strict=True)
    ]
    vp = _weighed(rng, box, both, year)
    strength = 6
    initiative = [one.order.initiative[one.size] for one in both]
    first = SIDES[0 if initiative[0] > initiative[1] else 1]
    order = [first, SIDES[1 - SIDES.index(first)]]
    postures = ["recon", "recon"]
    if vp:
        defender = 0 if vp > 0 else 1
        more = _stream(seed, f"{year}/{allies}/{size}/works")
        cost, strength = _dig_in(rng, more, box, both[defender], abs(vp))
        cost -= _call_radio(rng, box, both[1 - defender], year)
        vp -= cost if vp > 0 else -cost
        postures = ["attack", "attack"]
        postures[defender] = "defend"
        order = [SIDES[defender], SIDES[1 - defender]]
    orders = [getattr(box.generator.sizes, SIZES[one.size]).orders for one in both]
    values: dict[str, Any] = {
        **_head("random", seed, year, allies, size),
        "map": ground,
        "set-up": order,
        "initiative": first,
        "first": first,
        "sudden-death": sum(orders),
        "chits": _chits(box),
        "mines": strength,
    }
    if vp:
        values["points"] = {"side": SIDES[0 if vp > 0 else 1], "points": abs(vp)}
    for number, side in enumerate(SIDES):
        values[side] = _force(box, both[number], postures[number], orders[number], edges[number])
    return ScenarioFile.model_validate(values)


def _where(rng: Chance, box: Box, size: str) -> tuple[str, tuple[str, str], list[int]]:
    """A.6 step 1: the map, both edges and how large the forces are."""
    ground = _one(rng, map_ids())
    edge = list(box.generator.map_sides.values())[rng.below(6)]
    base = SIZES.index(size) if size else rng.below(3)
    sizes = [base, base]
    if not size and rng.below(4) == 0:
        sizes[rng.below(2)] = min(2, base + 1)
    return ground, (edge, OPPOSITE[edge]), sizes


def _head(way: str, seed: int, year: int, allies: str, size: str) -> dict[str, Any]:
    """Who made the scenario, and how it is called."""
    return {
        "kind": "scenario",
        "game": "combat-commander",
        "author": "Fieldcraft contributors",
        "source": "made by the random scenario generator",
        "licence": "Apache-2.0",
        "id": f"{way}-{year}-{AXIS}-{allies}-{f'{size}-' if size else ''}{seed}",
        "name": {key: text.format(seed=seed, year=year) for key, text in NAMES[way].items()},
        "briefing": BRIEFINGS[way],
        "year": year,
    }


def _mustered(seed: int, box: Box, year: int, allies: str, size: str) -> ScenarioFile:
    """A.6 steps 1 to 4; the rest is the players', and what stands for it is replaced by it."""
    rng = _stream(seed, f"{year}/{allies}/{size}")
    ground, edges, sizes = _where(rng, box, size)
    values: dict[str, Any] = {
        **_head("muster", seed, year, allies, size),
        "map": ground,
        "set-up": SIDES,
        "initiative": SIDES[0],
        "first": SIDES[0],
        "sudden-death": 2,
        "chits": _chits(box),
        "muster": {},
    }
    for side, nation, edge, number in zip(SIDES, (AXIS, allies), edges, sizes, strict=True):
        quality, _ = _orders_of_battle(rng, box, nation, year)
        orders = getattr(box.generator.sizes, SIZES[number]).orders
        values[side] = {
            "nation": nation,
            "posture": "recon",
            "quality": quality,
            "orders": orders,
            "surrender": 1,
            "edge": edge,
            "area": {"depth": box.generator.depth.recon[0 if edge in ("top", "bottom") else 1]},
        }
        values["muster"][side] = {"quality": quality, "size": SIZES[number]}
    return ScenarioFile.model_validate(values)


def _weighed(rng: Chance, box: Box, both: list[Muster], year: int) -> int:
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


def _chits(box: Box) -> dict[str, int]:
    """A.6 step 4."""
    chits = box.generator.chits
    return {"random": chits.open, "axis": chits.secret, "allies": chits.secret}


def _force(box: Box, side: Muster, posture: str, orders: int, edge: str) -> dict[str, Any]:
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
