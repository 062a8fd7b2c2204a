"""What each Event may choose (CC-E43 to CC-E77), worked out again from the view."""

from collections.abc import Callable

from tests.games.combat_commander.attack_reasons import WATER, Plain, distance, number
from tests.games.combat_commander.order_reasons import OrderClaim, code_of

SNIPER_REACH = 2  # one hex, or two by a special rule
HEX_BITS = 8  # Walking Wounded is asked about a hex, and above it about a unit


def about(c: OrderClaim) -> str:
    """The hex that the question is about."""
    return code_of(int(c.frame["about"]) & (1 << HEX_BITS) - 1)


def unit(c: OrderClaim) -> Plain:
    """The unit that is named."""
    found: Plain = c.units[c.thing]
    return found


def is_broken(c: OrderClaim) -> bool:
    """A broken unit on the map."""
    return bool(unit(c)["hex"] and unit(c)["broken"])


def is_own(c: OrderClaim) -> bool:
    """An own unit on the map."""
    return bool(unit(c)["hex"] and unit(c)["side"] == c.me)


def is_nearest(c: OrderClaim, here: str | None, others: list[str | None]) -> bool:
    """Whether it is one of these places, and none of them is nearer to the random hex."""
    far = [distance(about(c), one) for one in others if one]
    return here in others and bool(here) and distance(about(c), str(here)) == min(far)


def is_prisoner(c: OrderClaim) -> bool:
    """CC-E66: an own broken unit next to an enemy."""
    foes = [one for one in c.units.values() if one["side"] == c.foe and one["hex"]]
    here = unit(c)["hex"]
    return is_own(c) and is_broken(c) and any(distance(one["hex"], here) == 1 for one in foes)


def is_friendly(c: OrderClaim) -> bool:
    """CC-G.friendly, as far as the view of units says it: nobody but the enemy is not enough."""
    return bool(c.held(c.me, c.thing)) or not c.held(c.foe, c.thing)


def is_nearest_gun(c: OrderClaim) -> bool:
    """CC-E63: an unbroken weapon on the map, none nearer."""
    places = {
        name: c.units[one["holder"]]["hex"]
        for name, one in c.weapons.items()
        if one["holder"] and not one["broken"]
    }
    return c.thing in places and is_nearest(c, places[c.thing], list(places.values()))


def all_places(c: OrderClaim) -> list[str | None]:
    """Where the units of both sides are."""
    return [one["hex"] for one in c.units.values()]


def can_be_dug(c: OrderClaim) -> bool:
    """CC-E55, CC-F100.2: friendly ground without works, fire or water."""
    dry = c.plain["map"]["terrain"][number(c.thing)] not in WATER
    return is_friendly(c) and dry and not c.fort(c.thing) and not c.is_burning(c.thing)


def is_seen_enemy(c: OrderClaim) -> bool:
    """CC-E77: a hex with enemies that an own unit sees."""
    mine = {one["hex"] for one in c.own()}
    return bool(c.held(c.foe, c.thing)) and any(c.sees(one, c.thing) for one in mine)


OBJECTS: dict[str, Callable[[OrderClaim], bool]] = {
    "air-support": lambda c: is_nearest(c, c.thing, all_places(c)),
    "battle-harden": lambda c: is_own(c) and "veteran" not in unit(c)["flags"],
    "commissar": lambda c: is_own(c) and is_broken(c),
    "deploy": lambda c: is_own(c) and unit(c)["kind"] == "squad",
    "entrench": can_be_dug,
    "field-promotion": lambda c: any(c.units[one]["broken"] for one in c.held(c.me, c.thing)),
    "hero": is_friendly,
    "hero-rally": lambda c: is_broken(c) and unit(c)["hex"] == about(c),
    "interdiction": lambda c: bool(unit(c)["hex"]),
    "interrogation": lambda c: c.thing in c.view["cards"][c.foe]["known"],
    "kia": is_broken,
    "malfunction": is_nearest_gun,
    "medic": is_broken,
    "white-phosphorus-unit": lambda c: unit(c)["hex"] == about(c),
    "prisoners-of-war": is_prisoner,
    "sappers": lambda c: c.fort(c.thing) in ("mines", "wire"),
    "scrounge": lambda c: bool(c.weapons[c.thing]["boxed"]),
    "scrounged": lambda c: is_own(c) and not unit(c)["weapon"],
    "shell-shock": lambda c: is_nearest(c, unit(c)["hex"], all_places(c)),
    "sniped": lambda c: bool(unit(c)["hex"]) and distance(unit(c)["hex"], about(c)) <= SNIPER_REACH,
    "suppressing-fire": lambda c: bool(unit(c)["hex"]) and unit(c)["side"] == c.foe,
    "walking-wounded": lambda c: bool(unit(c)["casualty"]),
    "walking-wounded-hex": lambda c: distance(c.thing, about(c)) <= 1,
    "white-phosphorus": is_seen_enemy,
}
"""By choice, whether the thing that is named may be the one.

Where a special rule, a stock of counters or a machine gun in reach decides as well, `PARTLY`
lists it: there an object can be refused, but what is offered must be one.
"""
PARTLY = {
    "deploy", "entrench", "hero", "field-promotion", "interdiction", "sniped", "suppressing-fire",
    "walking-wounded-hex",
}  # fmt: skip
