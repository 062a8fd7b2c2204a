"""The random scenario generator (A.6): map, year, nations, troops, support and works at random.

A generated scenario has an id that says how to make it again, `random-1944-germany-america-7`:
the year, both nations, the size if it was chosen, and the seed.  Whatever else the players of the
printed generator choose is chosen at random within the same limits.
"""

from __future__ import annotations

from typing import Any, Final

from fieldcraft.core.chance import Chance
from fieldcraft.games.combat_commander.content import SIZES
from fieldcraft.games.combat_commander.content.generator.forces import (
    call_radio,
    dig_in,
    muster,
    one_of,
    orders_of_battle,
    plain_force,
    roll_two,
    stream,
    weighed,
)
from fieldcraft.games.combat_commander.content.generator.ids import ID
from fieldcraft.games.combat_commander.content.maps.loader import map_ids
from fieldcraft.games.combat_commander.content.scenarios.models import ScenarioFile
from fieldcraft.games.combat_commander.content.tables.box import Box

AXIS: Final = "germany"
OPPOSITE: Final = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
SIDES: Final = ("axis", "allies")
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
        "en": "Map, forces, support and fortifications of this battle were drawn at random.",
        "ru": "Карту, силы, поддержку и укрепления этого боя определил жребий.",
        "pt-BR": "Mapa, forças, apoio e fortificações desta batalha foram sorteados.",
        "pl": "Mapę, siły, wsparcie i umocnienia tej bitwy wybrał los.",
    },
    "muster": {
        "en": "Map, year and nations were drawn at random. Both sides choose an order of battle in "
        "secret, then support and fortifications in turn; what they cost decides who defends.",
        "ru": "Карту, год и нации определил жребий. Теперь обе стороны тайно выбирают боевой "
        "порядок, затем по очереди — поддержку и укрепления; их цена решает, кто обороняется.",
        "pt-BR": "Mapa, ano e nações foram sorteados. Agora cada lado escolhe em segredo sua ordem "
        "de batalha e depois, por turnos, apoio e fortificações; o custo decide quem defende.",
        "pl": "Mapę, rok i narody wybrał los. Teraz obie strony wybierają w tajemnicy swój skład "
        "bojowy, a potem kolejno wsparcie i umocnienia; ich koszt decyduje, kto się broni.",
    },
}


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


# -- what is not chosen -----


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
    rng = stream(seed, "year")
    years = {int(roll): when for roll, when in box.generator.years.items()}
    when = 0
    while when not in {one for one, _ in met}:
        when = years[roll_two(rng)] if year is None else year
    opponents = box.generator.opponents
    rolls: dict[int, str] = {
        int(roll): nation
        for one in opponents
        if int(one) == when
        for roll, nation in opponents[one].items()
    }
    who: str | None = None
    while who is None or (when, who) not in met:
        who = rolls.get(roll_two(rng))
    return when, who


# -- the scenario -----


def _made(seed: int, box: Box, year: int, allies: str, size: str) -> ScenarioFile:
    """A.6 from the map to the first Turn."""
    rng = stream(seed, f"{year}/{allies}/{size}")
    ground, edges, sizes = _where(rng, box, size)
    both = [
        muster(rng, box, nation, year, one)
        for nation, one in zip((AXIS, allies), sizes, strict=True)
    ]
    vp = weighed(rng, box, both, year)
    strength = 6
    initiative = [one.order.initiative[one.size] for one in both]
    first = SIDES[0 if initiative[0] > initiative[1] else 1]
    order = [first, SIDES[1 - SIDES.index(first)]]
    postures = ["recon", "recon"]
    if vp:
        defender = 0 if vp > 0 else 1
        more = stream(seed, f"{year}/{allies}/{size}/works")
        cost, strength = dig_in(rng, more, box, both[defender], abs(vp))
        cost -= call_radio(rng, box, both[1 - defender], year)
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
        values[side] = plain_force(
            box, both[number], postures[number], orders[number], edges[number]
        )
    return ScenarioFile.model_validate(values)


def _where(rng: Chance, box: Box, size: str) -> tuple[str, tuple[str, str], list[int]]:
    """A.6 step 1: the map, both edges and how large the forces are."""
    ground = one_of(rng, map_ids())
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
    rng = stream(seed, f"{year}/{allies}/{size}")
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
        quality, _ = orders_of_battle(rng, box, nation, year)
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


def _chits(box: Box) -> dict[str, int]:
    """A.6 step 4."""
    chits = box.generator.chits
    return {"random": chits.open, "axis": chits.secret, "allies": chits.secret}
