"""Combat Commander as a `Game`: scenarios, start, any position, samples."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import Event, canonical
from fieldcraft.core.dumps import mapping, parse, part, text
from fieldcraft.core.game import Game
from fieldcraft.core.options import MISFITS, MatchOption, StartError, check_key, check_options
from fieldcraft.core.policy import Policy
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.options import HANDICAPS, OPTIONS
from fieldcraft.games.combat_commander.setup import kept
from fieldcraft.games.combat_commander.setup import scenario as setup
from fieldcraft.games.combat_commander.table import (
    from_position,
    from_view,
    sampling,
    soundness,
    views,
)
from fieldcraft.games.combat_commander.table.battle import Battle
from fieldcraft.games.combat_commander.table.state import FORMAT, CommanderState
from fieldcraft.games.combat_commander.terms import SIDES

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import CommanderScenario
    from fieldcraft.games.combat_commander.schema.view import CommanderView

MOST_KEPT = 100
SKIPPED = ("reroll", "react", "fire-window", "defence-window", "melee-window", "pass-window")
"""The questions that some players never want to be asked."""
"""How many scenarios are kept ready; there is no end of generated ones."""


class CommanderGame(Game):
    """Tables and scenarios come as plain values, so that the rules need no files."""

    def __init__(
        self,
        ids: Callable[[], list[str]],
        plain: "Callable[[object], CommanderScenario]",
        tables: Callable[[], dict[str, Any]],
    ) -> None:
        self.key = "combat-commander"
        self.sides = SIDES
        self.ids = ids
        self.plain = plain
        self.tables = tables
        self.battles: dict[str, Battle] = {}
        self.custom: Battle | None = None

    def scenarios(self) -> list[str]:
        return self.ids()

    def policy(self) -> Policy | None:
        from fieldcraft.games.combat_commander.policy.hand import CommanderHand

        return CommanderHand()

    def battle(self, scenario: object) -> Battle:
        """A scenario made ready; those with an id are kept, the made ones not forever, and of
        those given whole the last."""
        if isinstance(scenario, dict):
            kept = self.custom
            told = canonical(scenario)
            if kept is None or kept.told != told:
                kept = Battle(json.loads(told), self.tables())
                self.custom = kept
            return kept
        name = str(scenario)
        if name in self.battles:
            return self.battles[name]
        made = Battle(self.plain(scenario), self.tables())
        if len(self.battles) >= MOST_KEPT:
            self.battles.clear()
        self.battles[name] = made
        return made

    def begin(
        self, scenario: object, key: bytes, options: Mapping[str, bool | int]
    ) -> CommanderState:
        return setup.start(self.battle(scenario), Chance(key), options)

    def position(self, spec: dict[str, Any], key: bytes) -> CommanderState:
        check_key(key)
        plain = spec["base"]
        scenario: object = plain if plain["custom"] else plain["id"]
        return from_position.position(self.battle(scenario), Chance(key), spec)

    def sample(self, view: "CommanderView", rng: Chance) -> CommanderState:
        """ValueError for a view that no state has."""
        try:
            s, viewer = self.laid_out(view, rng)
            sampling.redraw(s, viewer, rng)
            soundness.check(s)
            self.check_same(view, s, viewer)
        except (*MISFITS, AssertionError) as error:
            raise ValueError(f"not a view of {self.key}: {error!r}") from None
        return s

    def join(self, views: "list[CommanderView]", key: bytes) -> CommanderState:
        """ValueError for views that do not make one state."""
        try:
            first, second = views
            s, viewer = self.laid_out(from_view.joined(first, second), Chance(key))
            from_view.join_branch(s, second, self.side(second["side"]))
            s.menu_ready = False
            soundness.check(s)
            self.check_same(first, s, viewer)
            self.check_same(second, s, self.side(second["side"]))
        except (*MISFITS, AssertionError) as error:
            raise ValueError(f"not views of {self.key}: {error!r}") from None
        return s

    def laid_out(self, view: "CommanderView", rng: Chance) -> tuple[CommanderState, int]:
        """A view's table with placeholders for what it hides, fit to be redrawn; its viewer."""
        self.check_kind(mapping(view, "the view"), "view", views.FORMAT)
        viewer = self.side(view["side"])
        check_options(mapping(view["options"], "options"), self.match_options())
        s = setup.empty_table(self.known_battle(view["scenario"]), rng, view["options"])
        from_view.fill(s, view)
        s.crowd_again()
        from_view.branches(s, view, viewer)
        if view["decision"] is None:
            end = view["outcome"]
            if end is None:
                raise ValueError("neither a decision nor an outcome")
            winner = self.side(end["winner"]) if end["winner"] else -1
            s.finish(winner, end["reason"], end["margin"])
        soundness.check_cards(s)
        soundness.check_chits(s)
        soundness.check_units(s)
        soundness.check_weapons(s)
        soundness.check_tracks(s)
        soundness.check_stack(s, s.stack)
        return s, viewer

    def is_setting_up(self, state: State, side: int) -> bool:
        """DP-02: while units, weapons and fortifications are laid out."""
        return state.question(side) == kept.QUESTION

    def set_up_words(self, state: State, side: int) -> list[str]:
        """Two words for each thing."""
        return kept.set_up_words(cast(CommanderState, state), side)

    def set_up_options(self, state: State, side: int, words: Sequence[str]) -> list[int]:
        """SetUpError says which word is refused and why."""
        return kept.set_up_choices(cast(CommanderState, state), side, list(words))

    def set_up_line(self) -> str:
        return "place UNIT, to HEX"

    def load(self, data: bytes) -> CommanderState:
        """ValueError for bytes that `dump` never wrote."""
        plain = parse(data)
        self.check_kind(plain, "dump", FORMAT)
        battle = self.known_battle(part(plain, "scenario"))
        s = setup.empty_table(battle, Chance(b""), {})
        s.restore(plain)
        try:
            s.crowd_again()
            soundness.check(s)
        except (*MISFITS, AssertionError) as error:
            raise ValueError(f"not a dump of {self.key}: {error!r}") from None
        if s.dump() != canonical(plain):
            raise ValueError("the dump holds what no dump of this format holds")
        return s

    def known_battle(self, scenario: object) -> Battle:
        """The battle of a scenario named, or given whole, in a dump or a view."""
        if isinstance(scenario, dict):
            try:
                return self.battle(scenario)
            except (*MISFITS, AssertionError, ValueError) as error:
                raise ValueError(f"scenario: not one that can be played: {error!r}") from None
        name = text(scenario, "scenario")
        try:
            return self.battle(name)
        except (StartError, ValueError):
            raise ValueError(f"scenario: {name[:80]} is none of {self.key}") from None

    def scenario_of(self, state: State) -> "CommanderScenario":
        return cast(CommanderState, state).battle.plain

    def open_view(self, seen: "CommanderView", own: "dict[str, CommanderView]") -> "CommanderView":
        return views.opened(seen, own)

    def asides(self) -> tuple[str, ...]:
        return ("drop",)

    def unasked(self) -> tuple[str, ...]:
        return (
            *super().unasked(),
            "pass unless in sight",
            "pass unless 20% at stake",
            "take the usual order",
        )

    def standing_answers(self) -> tuple[str, ...]:
        unasked = super().unasked()
        return (
            *super().standing_answers(),
            *(line for line in self.unasked() if line not in unasked),
            *(f"never ask {question}" for question in SKIPPED),
        )

    def turn_begun(self, event: Event) -> int:
        return self.side(event.fields["side"]) if event.name == "turn" else -1

    def length(self, view: "CommanderView") -> int:
        return view["turn"]

    def match_options(self) -> tuple[MatchOption, ...]:
        return (*OPTIONS, *HANDICAPS)

    def quick_options(self) -> dict[str, bool | int]:
        return {"quickSetup": True}
