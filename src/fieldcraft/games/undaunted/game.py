"""An Undaunted box as a `Game`: scenarios, start, any position, samples."""

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, cast

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import Event, canonical
from fieldcraft.core.dumps import mapping, parse, part, text
from fieldcraft.core.game import Game
from fieldcraft.core.options import MISFITS, MatchOption, check_key, check_options
from fieldcraft.core.policy import Policy
from fieldcraft.core.state import State
from fieldcraft.games.undaunted import setup
from fieldcraft.games.undaunted.box import Box
from fieldcraft.games.undaunted.custom import check_custom
from fieldcraft.games.undaunted.options import HANDICAPS
from fieldcraft.games.undaunted.table import sampling, soundness, views
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.table.state import FORMAT, UndauntedState

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario
    from fieldcraft.games.undaunted.schema.scenario import UndauntedScenario
    from fieldcraft.games.undaunted.schema.view import UndauntedView


SKIPPED = ("command", "bolster", "inspire", "adjust")
"""The questions that some players never want to be asked; not every box has all of them."""


class UndauntedGame(Game):
    """One box; its content comes as plain values, so that the rules need no files."""

    def __init__(
        self,
        key: str,
        sides: tuple[str, ...],
        box: Box,
        ids: Callable[[], list[str]],
        plain: "Callable[[object], UndauntedScenario]",
    ) -> None:
        self.key = key
        self.sides = sides
        self.box = box
        self.ids = ids
        self.plain = plain
        self.battles: dict[str, Battle] = {}
        self.custom: Battle | None = None

    def scenarios(self) -> list[str]:
        return self.ids()

    def battle(self, scenario: "AnyScenario") -> Battle:
        """A scenario made ready; shipped ones are kept, and of those given whole the last."""
        if isinstance(scenario, dict):
            kept = self.custom
            told = canonical(scenario)
            if kept is None or kept.told != told:
                kept = self.box.battle(json.loads(told))
                self.custom = kept
            return kept
        name = str(scenario)
        if name not in self.battles:
            self.battles[name] = self.box.battle(self.plain(scenario))
        return self.battles[name]

    def begin(
        self, scenario: object, key: bytes, options: Mapping[str, bool | int]
    ) -> UndauntedState:
        return setup.start(self.battle(scenario), Chance(key), options)

    def position(self, spec: dict[str, Any], key: bytes) -> UndauntedState:
        check_key(key)
        plain = spec["base"]
        objectives = spec["objectives"]
        tiles = [{**tile, "objective": objectives.get(tile["id"], 0)} for tile in plain["tiles"]]
        if tiles != plain["tiles"] or spec["goals"] != plain["goals"]:
            plain = {**plain, "tiles": tiles, "goals": spec["goals"], "custom": True}
        scenario: object = plain if plain["custom"] else plain["id"]
        return setup.position(self.battle(scenario), Chance(key), spec)

    def sample(self, view: "UndauntedView", rng: Chance) -> UndauntedState:
        """ValueError for a view that no state has."""
        try:
            s, viewer = self.laid_out(view, rng)
            sampling.redraw(s, viewer, rng)
            soundness.check(s)
            self.check_same(view, s, viewer)
        except MISFITS as error:
            raise ValueError(f"not a view of {self.key}: {error!r}") from None
        return s

    def join(self, views: "list[UndauntedView]", key: bytes) -> UndauntedState:
        """ValueError for views that do not make one state."""
        try:
            first, second = views
            own = second["side"]
            cards = {**first["cards"], own: second["cards"][own]}
            s, viewer = self.laid_out({**first, "cards": cards}, Chance(key))
            sampling.join_bid(s, second, self.side(own))
            s.menu_ready = False
            soundness.check(s)
            self.check_same(first, s, viewer)
            self.check_same(second, s, self.side(own))
        except MISFITS as error:
            raise ValueError(f"not views of {self.key}: {error!r}") from None
        return s

    def laid_out(self, view: "UndauntedView", rng: Chance) -> tuple[UndauntedState, int]:
        """A view's table with placeholders for what it hides, fit to be redrawn; its viewer."""
        self.check_kind(mapping(view, "the view"), "view", views.FORMAT)
        viewer = self.side(view["side"])
        check_options(mapping(view["options"], "options"), self.match_options())
        s = setup.empty_table(self.known_battle(view["scenario"]), rng, view["options"])
        sampling.fill(s, view)
        sampling.branches(s, view, viewer)
        decision = view["decision"]
        if decision is None:
            end = view["outcome"]
            if end is None:
                raise ValueError("neither a decision nor an outcome")
            winner = self.side(end["winner"]) if end["winner"] else -1
            s.finish(winner, end["reason"], end["margin"])
        elif view["phase"] != "initiative":
            s.asked = self.side(decision["sides"][0])
        if view["bid"] is not None:
            s.bids[viewer] = s.battle.card_index[view["bid"]]
        for side in (0, 1):
            if view["phase"] == "initiative" and side != viewer and not s.branch(side):
                s.bids[side] = 0 if s.size(side, 0) else -1
        soundness.check_cards(s)
        soundness.check_lore(s)
        soundness.check_stack(s, s.stack)
        for side in (0, 1):
            soundness.check_possible(s, side)
        return s, viewer

    def load(self, data: bytes) -> UndauntedState:
        """ValueError for bytes that `dump` never wrote."""
        plain = parse(data)
        self.check_kind(plain, "dump", FORMAT)
        battle = self.known_battle(part(plain, "scenario"))
        s = setup.empty_table(battle, Chance(b""), {})
        s.restore(plain)
        soundness.check(s)
        if s.dump() != canonical(plain):
            raise ValueError("the dump holds what no dump of this format holds")
        return s

    def known_battle(self, scenario: "AnyScenario") -> Battle:
        """The battle of a scenario named, or given whole, in a dump or a view."""
        if isinstance(scenario, dict):
            check_custom(scenario, self.battle(self.scenarios()[0]).plain, self.box)
            try:
                return self.battle(scenario)
            except (KeyError, ValueError) as error:
                raise ValueError(f"scenario: {error} is not on the board or in the box") from None
        name = text(scenario, "scenario")
        if name not in self.battles and name not in self.scenarios():
            raise ValueError(f"scenario: {name[:80]} is none of {self.key}")
        return self.battle(name)

    def scenario_of(self, state: State) -> "UndauntedScenario":
        return cast(UndauntedState, state).battle.plain

    def open_view(self, seen: "UndauntedView", own: "dict[str, UndauntedView]") -> "UndauntedView":
        cards = {side: view["cards"][side] for side, view in own.items()}
        return {**seen, "cards": cards}

    def whereabouts(self, view: "UndauntedView") -> list[str]:
        found = [f"round {view['round']}"] if view["round"] else []
        return [*found, f"turn {view['active']}"] if view["phase"] == "turns" else found

    def turn_begun(self, event: Event) -> int:
        return self.side(event.fields["side"]) if event.name == "turn" else -1

    def length(self, view: "UndauntedView") -> int:
        return view["round"]

    def policy(self) -> Policy | None:
        return self.box.policy()

    def standing_answers(self) -> tuple[str, ...]:
        asked = [frame.name for frame in self.box.frames]
        skipped = (f"never ask {question}" for question in SKIPPED if question in asked)
        return (*super().standing_answers(), *skipped)

    def match_options(self) -> tuple[MatchOption, ...]:
        return (*self.box.options, *HANDICAPS)
