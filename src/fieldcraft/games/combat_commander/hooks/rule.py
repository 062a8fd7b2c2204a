"""What a special rule of a scenario can change: the points at which the chapters ask.

A chapter hands each rule of the scenario the value it has found, or tells it what happens; a rule
that has nothing to say there leaves things as they are.

Adding a rule takes a file of its own and its name in three places: `registry.py`, `Hooks` in
`content/scenarios/models.py` for scenario files, `PlainHooks` in `schema/hooks.py` for the plain
scenario.  Its sentence is `rule-<name>` in `table.ftl` of four languages.
"""

from typing import TYPE_CHECKING

from fieldcraft.core.contract import Refusal

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import CommanderScenario
    from fieldcraft.games.combat_commander.setup.plan import Plan
    from fieldcraft.games.combat_commander.table.table import Table


def ruling(rules: "list[SpecialRule]", point: str) -> "list[SpecialRule]":
    """Those of a scenario's rules that have something to say at a point."""
    as_printed = getattr(SpecialRule, point)
    return [rule for rule in rules if getattr(type(rule), point) is not as_printed]


class SpecialRule:
    """A scenario without special rules: every point as the book has it."""

    # -- the map and the set-up -----

    def hedge(self, value: int) -> int:
        """CC-T84: what a hedge costs and covers."""
        return value

    def bind(self, plan: "Plan", plain: "CommanderScenario") -> None:
        """CC-11.2: who begins with which weapon; the plan of the set-up is made."""

    def begin(self, s: "Table") -> None:
        """The counters lie ready, or a position has been laid out."""

    def why_not_set_up(self, s: "Table", side: int, index: int, fort: int) -> Refusal | None:
        """CC-F100: why a side may not set a fortification up in a hex that could take it."""
        return None

    def comes_along(self, unit: int) -> bool:
        """DP-02: whether a unit is set up together with something, and not by itself."""
        return False

    def is_armed(self, side: int, fort: int) -> bool:
        """DP-02: whether a fortification of a side has a gun inside that is to see far."""
        return False

    def built(self, s: "Table", side: int, index: int, fort: int) -> None:
        """DP-02: a side has set a fortification up in a hex."""

    def taken_up(self, s: "Table", side: int, fort: int) -> None:
        """DP-02: a side has taken a fortification up again."""

    def before_hands(self, s: "Table") -> None:
        """A.5: all is set up, and the players may be asked something."""

    def at_hands(self, s: "Table") -> None:
        """CC-1.1: the hands are about to be dealt."""

    def after_hands(self, s: "Table") -> None:
        """CC-5.a: the hands are dealt, and the first Turn is about to begin."""

    # -- moving -----

    def parts(self, value: int) -> int:
        """CC-O21.1: in how many parts of a point movement is counted."""
        return value

    def step_cost(self, s: "Table", unit: int, place: int, cost: int) -> int:
        """CC-O21.1: what a possible step costs, `place` being `DIRECTIONS * hex + direction`."""
        return cost

    def must_stay(self, s: "Table", unit: int) -> bool:
        """CC-O21.4: whether a unit may not leave its hex of its own will."""
        return False

    def driven_out(self, s: "Table", unit: int) -> None:
        """A retreat or a Blaze is about to take a unit out of its hex."""

    def room(self, s: "Table", index: int, figures: int) -> int:
        """CC-8.2.a: how many figures of a side a hex holds."""
        return figures

    def is_lost_by_exit(self, side: int) -> bool:
        """CC-7.2.1: whether a side's units that leave the map are eliminated."""
        return False

    def entry_hexes(self, s: "Table", unit: int) -> list[int]:
        """CC-6.1.2.c: hexes off the own edge by which a unit may enter, too."""
        return []

    # -- sight, fire and melee -----

    def hindrance_everywhere(self, s: "Table") -> int:
        """CC-10.3: what is added to the hindrance of a look between any two hexes."""
        return 0

    def fire_lost(self, distance: int, lost: int) -> int:
        """CC-O20.3.2: what the range to its nearest firer takes from a fire attack."""
        return lost

    def is_wasted_on(self, s: "Table", weapon: int, target: int) -> bool:
        """CC-O20.2: whether a weapon may not be used at a hex in its reach."""
        return False

    def melee(self, side: int, strength: int) -> int:
        """CC-O16.4.2: a side's total before the roll."""
        return strength

    def concealment(self, side: int, less: int) -> int:
        """CC-A29: what Concealment takes from an attack on a side."""
        return less

    def sniper_reach(self, side: int, reach: int) -> int:
        """CC-1.9.1.3: how far from the random hex a side's snipers hit."""
        return reach

    def is_lost_by_breaking(self, s: "Table", weapon: int) -> bool:
        """CC-11.4.a: whether a weapon that should break is eliminated."""
        return False

    # -- markers and time -----

    def can_fortify(self) -> bool:
        """CC-F100: whether fortifications enter play after the set-up."""
        return True

    def breeze(self, s: "Table") -> None:
        """CC-E48: a Breeze blows."""

    def time_advances(self, s: "Table") -> None:
        """CC-6.1.2.a: the Time marker has moved."""
