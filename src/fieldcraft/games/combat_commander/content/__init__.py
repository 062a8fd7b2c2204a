"""Combat Commander's counters, cards and tables as data, and the loader that checks them.

Only words are imported here: `loader` is the entry point, and it reads a file when asked for it.
"""

from fieldcraft.games.combat_commander.terms import NATIONS

OPPONENTS = tuple(nation for nation in NATIONS if nation != "germany")
"""Against whom Germany fights in a random scenario."""
SIZES = ("company", "detachment", "platoon")
"""How large the forces of a random scenario are."""
