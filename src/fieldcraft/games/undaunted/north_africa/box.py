"""The North Africa box: its frames, its actions, and its answers to the shared rules."""

from typing import TYPE_CHECKING, Any

from fieldcraft.core.contract import Condition, Refusal, Threat
from fieldcraft.core.policy import Policy
from fieldcraft.games.undaunted.action import Absent
from fieldcraft.games.undaunted.box import Box
from fieldcraft.games.undaunted.combat import Fire, combat_actions
from fieldcraft.games.undaunted.frames import shared_frames
from fieldcraft.games.undaunted.north_africa import (
    combat,
    custom,
    goal_status,
    soundness,
    victory,
    views,
)
from fieldcraft.games.undaunted.north_africa.battle import DesertBattle, scenario
from fieldcraft.games.undaunted.north_africa.movement import (
    DesertStep,
    Drive,
    carry_along,
    movement_actions,
)
from fieldcraft.games.undaunted.north_africa.support import (
    ChooseTiles,
    Navigate,
    Repair,
    RepairWhich,
    Survey,
    control_bar,
)
from fieldcraft.games.undaunted.north_africa.turn import (
    ADJUST_FRAME,
    Adjust,
    SoldierUse,
    leaves_the_wheel,
    seat_code,
)
from fieldcraft.games.undaunted.north_africa.vehicles import seat_of, start_extra, vehicle_of
from fieldcraft.games.undaunted.options import NORTH_AFRICA_OPTIONS
from fieldcraft.games.undaunted.reasons import ALLOWED
from fieldcraft.games.undaunted.support import (
    Bolster,
    Command,
    Conceal,
    Control,
    Inspire,
    Recon,
)
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import (
    ANTI_TANK,
    DEMOLITION,
    SEAT_ACTION,
    STRAFE,
    THING,
)

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario
    from fieldcraft.games.undaunted.schema.scenario import UndauntedScenario
    from fieldcraft.games.undaunted.schema.view import BoxView, CounterView, WayProgress
    from fieldcraft.games.undaunted.schema.words import Face


class NorthAfrica(Box):
    """Undaunted: North Africa."""

    def __init__(self) -> None:
        move, scout, stalk = movement_actions()
        attack, suppress = combat_actions()
        super().__init__(
            frames=[
                *shared_frames(SoldierUse(adjusted=False), DesertStep()),
                SoldierUse(adjusted=True),
                Adjust(),
                ChooseTiles(),
                RepairWhich(),
                combat.Wound(),
                combat.Pin(),
            ],
            actions=[
                move,
                scout,
                stalk,
                Absent("guide"),
                Bolster(),
                Command("command", "U-604"),
                Conceal("conceal", "U-605"),
                Control("control", "U-606"),
                Inspire(),
                Recon("recon", "U-614"),
                Absent("target"),
                attack,
                suppress,
                Absent("blast"),
                Drive("drive", "NA-501"),
                Navigate("navigate", "NA-601"),
                Survey("survey", "NA-602"),
                Repair("repair", "NA-609"),
                Fire("strafe", "NA-701", STRAFE),
                Fire("anti-tank", "NA-702", ANTI_TANK),
                Fire("demolition", "NA-703", DEMOLITION),
            ],
            options=NORTH_AFRICA_OPTIONS,
            wrapper=ADJUST_FRAME,
        )

    def policy(self) -> Policy | None:
        from fieldcraft.games.undaunted.policy.north_africa.hand import DesertHand

        return DesertHand()

    # -- objects and set-up -----

    def battle(self, plain: "UndauntedScenario") -> Battle:
        return DesertBattle(plain, self)

    def check_custom(self, plain: "AnyScenario", shipped: "AnyScenario") -> None:
        custom.check_custom(plain, shipped)

    def extra(self, battle: Battle) -> list[int]:
        assert isinstance(battle, DesertBattle)
        return start_extra(battle)

    def position_extra(self, s: Table, spec: dict[str, Any]) -> list[int]:
        return views.position_extra(s, spec)

    def extra_words(self, s: Table) -> "BoxView":
        return views.extra_words(s)

    def extra_values(self, s: Table, words: "BoxView") -> list[int]:
        return views.extra_values(s, words)

    def check_step(self, s: Table, counter: int, kind: int) -> None:
        soundness.check_step(s, counter, kind)

    def check_aim(self, s: Table, shooter: int, action: int) -> None:
        soundness.check_aim(s, shooter, action)

    def check(self, s: Table) -> None:
        soundness.check_crews(s)
        soundness.check_vehicles(s)
        soundness.check_gone(s)
        if not s.finished:
            soundness.check_frame(s)
            soundness.check_wrapper(s)

    # -- showing -----

    def face(self, s: Table, counter: int) -> "Face":
        """NA-116: a vehicle is ready or disabled."""
        if scenario(s).is_vehicle[counter]:
            return "disabled" if s.is_suppressed(counter) else "ready"
        return super().face(s, counter)

    def standing(self, s: Table, counter: int) -> "CounterView":
        """NA-112: with the seat of a soldier in a vehicle."""
        shown = super().standing(s, counter)
        if not scenario(s).is_vehicle[counter] and s.extra[counter] >= 0:
            shown["vehicle"] = s.counter_word(vehicle_of(s, counter))
            shown["seat"] = seat_of(s, counter) + 1
        return shown

    def inspect_counter(self, s: Table, counter: int) -> dict[str, Any]:
        return views.inspect_counter(s, counter)

    def inspect_tile(self, s: Table, tile: int) -> dict[str, Any]:
        return views.inspect_tile(s, tile)

    def inspect(self, s: Table, thing: str) -> dict[str, Any] | None:
        return views.inspect(s, thing)

    # -- the board -----

    def objective(self, s: Table, tile: int) -> int:
        return s.battle.objective[tile]

    def worth(self, s: Table, side: int, tile: int) -> int:
        return victory.tile_worth(s, side, tile)

    def points(self, s: Table, side: int) -> int:
        return victory.points(s, side)

    def progress(self, s: Table, side: int) -> "list[WayProgress]":
        return [goal_status.progress(s, side, goal) for goal in scenario(s).goals[side]]

    def conditions(self, s: Table, side: int) -> list[Condition]:
        return goal_status.conditions(s, side)

    def threats(self, s: Table, side: int) -> list[Threat]:
        return goal_status.threats(s, side)

    def no_counter(self, s: Table, counter: int) -> Refusal:
        """NA-103: a counter that has left the board never returns."""
        return Refusal("out-of-play", "NA-103", {"counter": s.counter_word(counter)})

    def ride(self, s: Table, counter: int) -> int:
        return vehicle_of(s, counter)

    def entry_tiles(self, s: Table, counter: int) -> list[int]:
        """NA-103: there is no respawning."""
        return []

    def enter(self, s: Table, side: int, counter: int, code: int, entries: list[int]) -> None:
        raise AssertionError("no counter enters the board in North Africa")

    def control_bar(self, s: Table, side: int, tile: int) -> int:
        return control_bar(s, side, tile)

    def conceal_bar(self, s: Table, side: int) -> int:
        """NA-604: without a Fog of War card Conceal may be played and does nothing."""
        return ALLOWED

    def controlled(self, s: Table, side: int, tile: int, already: bool) -> None:
        victory.held_first(s, side, tile)

    def can_control_again(self, s: Table, side: int, tile: int) -> bool:
        return victory.is_to_hold(s, side, tile)

    def caution(self, s: Table, option: int) -> str:
        return "leaves-wheel" if leaves_the_wheel(s, option) else ""

    def moved(self, s: Table, counter: int) -> None:
        carry_along(s, counter)

    def removed(self, s: Table, counter: int) -> None:
        combat.soldier_removed(s, counter)

    def test_victory(self, s: Table, counter_removed: bool) -> None:
        victory.test_victory(s)

    # -- combat -----

    def fire_bar(self, s: Table, side: int, action: int, origin: int) -> int:
        return combat.fire_bar(s, side, action, origin)

    def targets(self, s: Table, side: int, action: int, origin: int) -> list[int]:
        return combat.targets(s, side, action, origin)

    def target_bar(self, s: Table, side: int, action: int, origin: int, target: int) -> int:
        return combat.target_bar(s, side, action, origin, target)

    def target_words(self, s: Table, target: int) -> dict[str, str | int]:
        return combat.target_words(s, target)

    def defence(self, s: Table, origin: int, target: int, action: int) -> tuple[int, int, int]:
        return combat.defence(s, origin, target, action)

    def defence_clauses(
        self, s: Table, origin: int, target: int, action: int
    ) -> tuple[str, str, str]:
        return combat.defence_clauses(s, origin, target, action)

    def hit(self, s: Table, side: int, target: int, action: int) -> None:
        combat.hit(s, side, target, action)

    def effect(self, s: Table, target: int, action: int) -> str:
        return combat.effect(s, target, action)

    def code_used(self, s: Table, side: int, card: int, option: int) -> int:
        """NA-404: a vehicle action has its seat's own value."""
        if option & ~THING == SEAT_ACTION:
            soldier = s.battle.card_counter[side * s.battle.types + card]
            return seat_code(s, soldier, option & THING)
        return super().code_used(s, side, card, option)
