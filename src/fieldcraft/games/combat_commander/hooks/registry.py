"""The special rules by the names that scenarios give them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from fieldcraft.games.combat_commander.hooks.bocage import Bocage
from fieldcraft.games.combat_commander.hooks.broken_weapon import BrokenWeapon
from fieldcraft.games.combat_commander.hooks.card_for_turn import CardForTurn
from fieldcraft.games.combat_commander.hooks.concealment import BetterConcealment
from fieldcraft.games.combat_commander.hooks.exit_is_loss import ExitIsLoss
from fieldcraft.games.combat_commander.hooks.flank import Flank
from fieldcraft.games.combat_commander.hooks.flat_cost import FlatCost
from fieldcraft.games.combat_commander.hooks.fog import Fog
from fieldcraft.games.combat_commander.hooks.fragile import Fragile
from fieldcraft.games.combat_commander.hooks.melee_bonus import MeleeBonus
from fieldcraft.games.combat_commander.hooks.mines_or_card import MinesForCard
from fieldcraft.games.combat_commander.hooks.no_fortifications import NoFortifications
from fieldcraft.games.combat_commander.hooks.range_counts import RangeCounts
from fieldcraft.games.combat_commander.hooks.rising_orders import RisingOrders
from fieldcraft.games.combat_commander.hooks.rule import SpecialRule
from fieldcraft.games.combat_commander.hooks.satchel_cover import SatchelCover
from fieldcraft.games.combat_commander.hooks.slow_open import SlowOpen
from fieldcraft.games.combat_commander.hooks.sniper_reach import SniperReach
from fieldcraft.games.combat_commander.hooks.tank import Tank
from fieldcraft.games.combat_commander.hooks.wire_by_buildings import WireByBuildings

RULES: Final[dict[str, Callable[[Any], SpecialRule]]] = {
    "bocage": Bocage,
    "broken-weapon": BrokenWeapon,
    "card-for-turn": CardForTurn,
    "concealment": BetterConcealment,
    "exit-is-loss": ExitIsLoss,
    "flank": Flank,
    "flat-cost": FlatCost,
    "fog": Fog,
    "fragile": Fragile,
    "melee-bonus": MeleeBonus,
    "mines-or-card": MinesForCard,
    "no-fortifications": NoFortifications,
    "range-counts": RangeCounts,
    "rising-orders": RisingOrders,
    "satchel-cover": SatchelCover,
    "slow-open": SlowOpen,
    "sniper-reach": SniperReach,
    "tank": Tank,
    "wire-by-buildings": WireByBuildings,
}
"""`Any`: each has its own values, those of its field in `content/scenarios/models.py`."""


def rules_of(hooks: Mapping[str, object]) -> list[SpecialRule]:
    """The special rules of a scenario, in the order of their names."""
    return [RULES[name](hooks[name]) for name in sorted(hooks)]
