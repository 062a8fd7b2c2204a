"""The Normandy box: its frames, its actions, and its answers to the shared rules."""

from typing import TYPE_CHECKING, Any

from fieldcraft.core.contract import Condition, Refusal, Threat
from fieldcraft.core.policy import Policy
from fieldcraft.games.undaunted.attack_roll import cover_of, open_fire
from fieldcraft.games.undaunted.box import Box
from fieldcraft.games.undaunted.combat import combat_actions, hit_unit
from fieldcraft.games.undaunted.forecast import unit_effect
from fieldcraft.games.undaunted.frames import shared_frames
from fieldcraft.games.undaunted.movement import Step, movement_actions
from fieldcraft.games.undaunted.normandy.actions import (
    BLAST_FRAME,
    AimMortar,
    Blast,
    BlastOrder,
    Guide,
    GuideWhom,
    Target,
    remove_target,
    struck_by_blast,
)
from fieldcraft.games.undaunted.normandy.battle import NormandyBattle, scenario
from fieldcraft.games.undaunted.normandy.critical_intelligence import (
    RAISED,
    can_raise,
    raise_value,
)
from fieldcraft.games.undaunted.normandy.custom import check_custom
from fieldcraft.games.undaunted.normandy.soundness import check_frame, check_targets, check_tower
from fieldcraft.games.undaunted.normandy.spawning import Spawn, place_counter
from fieldcraft.games.undaunted.normandy.victory import conditions, test_victory, threats
from fieldcraft.games.undaunted.options import NORMANDY_OPTIONS
from fieldcraft.games.undaunted.reasons import (
    ALLOWED,
    CONCEAL_NO_FOG,
    ENEMY_ON_TILE,
    NO_ENEMY_ON_BOARD,
    OWN_COUNTER,
    TARGET_ABSENT,
)
from fieldcraft.games.undaunted.support import (
    Bolster,
    Command,
    Conceal,
    Control,
    Inspire,
    Recon,
)
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.table.soundness import check_foot_step, check_shot
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import BLAST, SUPPLY
from fieldcraft.games.undaunted.turn import Use
from fieldcraft.games.undaunted.victory import tile_points

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario
    from fieldcraft.games.undaunted.schema.scenario import UndauntedScenario
    from fieldcraft.games.undaunted.schema.view import BoxView, WayProgress


class Normandy(Box):
    """Undaunted: Normandy."""

    def __init__(self) -> None:
        move, scout, stalk = movement_actions()
        attack, suppress = combat_actions()
        super().__init__(
            frames=[
                *shared_frames(Use(), Step()),
                Spawn(),
                GuideWhom(),
                AimMortar(),
                BlastOrder(),
            ],
            actions=[
                move,
                scout,
                stalk,
                Guide("guide", "UN-501"),
                Bolster(),
                Command("command", "U-604"),
                Conceal("conceal", "U-605"),
                Control("control", "U-606"),
                Inspire(),
                Recon("recon", "U-614"),
                Target("target", "UN-601"),
                attack,
                suppress,
                Blast("blast", "UN-701"),
            ],
            options=NORMANDY_OPTIONS,
        )

    def policy(self) -> Policy | None:
        from fieldcraft.games.undaunted.policy.normandy.hand import NormandyHand

        return NormandyHand()

    def battle(self, plain: "UndauntedScenario") -> Battle:
        return NormandyBattle(plain, self)

    def check_custom(self, plain: "AnyScenario", shipped: "AnyScenario") -> None:
        check_custom(plain, shipped)

    def extra(self, battle: Battle) -> list[int]:
        """UN-105, UN-106: no target marker on the board, radio tower not raised."""
        return [-1, -1, 0]

    def position_extra(self, s: Table, spec: dict[str, Any]) -> list[int]:
        index = s.battle.tile_index
        targets = [index[tile] if tile else -1 for tile in spec["target"]]
        return [targets[0], targets[1], spec["raised"]]

    def extra_words(self, s: Table) -> "BoxView":
        targets: dict[str, str | None] = {
            word: s.tile_word(s.extra[side]) if s.extra[side] >= 0 else None
            for side, word in enumerate(s.battle.sides)
        }
        return {"target": targets, "raised": s.extra[RAISED]}

    def extra_values(self, s: Table, words: "BoxView") -> list[int]:
        index = s.battle.tile_index
        tiles = [words["target"][word] for word in s.battle.sides]
        return [*[-1 if tile is None else index[tile] for tile in tiles], words["raised"]]

    def inspect_counter(self, s: Table, counter: int) -> dict[str, Any]:
        """UN-401: where the unit may enter."""
        spawns = [s.tile_word(tile) for tile in scenario(s).spawn_tiles[counter]]
        return {"spawns": spawns, "clauses": ["UN-401"]}

    def inspect_tile(self, s: Table, tile: int) -> dict[str, Any]:
        return {"clauses": []}

    def check_step(self, s: Table, counter: int, kind: int) -> None:
        check_foot_step(s, counter, kind)

    def check_aim(self, s: Table, shooter: int, action: int) -> None:
        check_shot(s, shooter, action)

    def check(self, s: Table) -> None:
        check_targets(s)
        check_tower(s)
        if not s.finished:
            check_frame(s)

    def objective(self, s: Table, tile: int) -> int:
        if tile == scenario(s).radio_tile:
            return s.battle.objective[tile] + s.extra[RAISED]
        return s.battle.objective[tile]

    def points(self, s: Table, side: int) -> int:
        return tile_points(s, side)

    def progress(self, s: Table, side: int) -> "list[WayProgress]":
        """U-804: points; whether the enemy is pinned, everyone sees on the board (UN-803)."""
        need = scenario(s).goal_points[side]
        return [{"points": {"have": self.points(s, side), "need": need}}] if need else [{}]

    def conditions(self, s: Table, side: int) -> list[Condition]:
        return conditions(s, side)

    def threats(self, s: Table, side: int) -> list[Threat]:
        return threats(s, side)

    def no_counter(self, s: Table, counter: int) -> Refusal:
        """UN-403: no spawn marker admits the unit."""
        return Refusal("no-spawn", "UN-403", {"counter": s.counter_word(counter)})

    def entry_tiles(self, s: Table, counter: int) -> list[int]:
        """UN-401, UN-403: the spawn tiles that admit the unit."""
        return scenario(s).spawn_tiles[counter]

    def enter(self, s: Table, side: int, counter: int, code: int, entries: list[int]) -> None:
        """UN-401, UN-403: first the counter is placed, the owner choosing among several tiles."""
        if len(entries) == 1:
            place_counter(s, counter, entries[0])
            self.actions[code & 31].perform(s, side, counter, code)
        else:
            Spawn.push(s, counter, code)

    def control_bar(self, s: Table, side: int, tile: int) -> int:
        """UN-606, U-415: any enemy counter on the tile, ready or suppressed, forbids Control."""
        places = s.places
        for enemy in s.battle.counters_of[1 - side]:
            if places[enemy] == tile:
                return ENEMY_ON_TILE
        return ALLOWED

    def conceal_bar(self, s: Table, side: int) -> int:
        """UN-605: Conceal needs a Fog of War card in the opponent's supply."""
        return ALLOWED if s.held(1 - side, SUPPLY, s.battle.fog) else CONCEAL_NO_FOG

    def controlled(self, s: Table, side: int, tile: int, already: bool) -> None:
        if already and self.can_control_again(s, side, tile):
            raise_value(s, side, tile)

    def can_control_again(self, s: Table, side: int, tile: int) -> bool:
        return can_raise(side, tile, scenario(s).radio_tile)

    def fire_bar(self, s: Table, side: int, action: int, origin: int) -> int:
        for enemy in s.battle.counters_of[1 - side]:
            if self.target_bar(s, side, action, origin, enemy) == ALLOWED:
                return ALLOWED
        return NO_ENEMY_ON_BOARD

    def targets(self, s: Table, side: int, action: int, origin: int) -> list[int]:
        """U-702: any enemy counter; UN-702: Blast strikes all on the tile with the marker."""
        if action == BLAST:
            return struck_by_blast(s, side)
        return [
            enemy
            for enemy in s.battle.counters_of[1 - side]
            if self.target_bar(s, side, action, origin, enemy) == ALLOWED
        ]

    def target_bar(self, s: Table, side: int, action: int, origin: int, target: int) -> int:
        """U-702, U-703: only enemy counters, on the board, however far."""
        if s.battle.counter_side[target] == side:
            return OWN_COUNTER
        return ALLOWED if s.places[target] >= 0 else TARGET_ABSENT

    def defence(self, s: Table, origin: int, target: int, action: int) -> tuple[int, int, int]:
        """UN-705, UN-707: Blast meets no range bonus, and hills cover 1."""
        base = s.battle.defence[target]
        if action == BLAST:
            return base, cover_of(s, s.places[target], True), 0
        return open_fire(s, origin, target, base)

    def defence_clauses(
        self, s: Table, origin: int, target: int, action: int
    ) -> tuple[str, str, str]:
        on_hill = s.battle.hill[s.places[target]]
        if action == BLAST:
            return "U-705", "UN-707" if on_hill else "U-706", ""
        return "U-705", "U-708" if on_hill else "U-706", "U-707"

    def hit(self, s: Table, side: int, target: int, action: int) -> None:
        hit_unit(s, target, action)

    def effect(self, s: Table, target: int, action: int) -> str:
        return unit_effect(s, target, action)

    def aiming(self, s: Table) -> tuple[int, int, int]:
        if s.top() == BLAST_FRAME:
            return -1, BLAST, s.slot(BlastOrder.DICE)
        return super().aiming(s)

    def moved(self, s: Table, counter: int) -> None:
        """UN-503: the Mortar's counter moved."""
        if counter in scenario(s).mortars:
            remove_target(s, s.battle.counter_side[counter])

    def removed(self, s: Table, counter: int) -> None:
        """UN-603, UN-711: a removed Mortar takes its target marker along; cards stay."""
        self.moved(s, counter)

    def test_victory(self, s: Table, counter_removed: bool) -> None:
        test_victory(s, counter_removed)
