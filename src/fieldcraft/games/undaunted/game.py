"""An Undaunted box as a game of the house: scenarios, start, any position, samples."""

import json
from collections.abc import Callable
from typing import Any

from fieldcraft.core.chance import Chance
from fieldcraft.core.game import Game
from fieldcraft.games.undaunted import sampling, setup
from fieldcraft.games.undaunted.battle import Battle
from fieldcraft.games.undaunted.box import Box
from fieldcraft.games.undaunted.state import FORMAT, UndauntedState
from fieldcraft.games.undaunted.terms import SWITCHES


class UndauntedGame(Game):
    """One box.  The shelf brings its scenarios as plain values, so that the rules need no files."""

    def __init__(
        self,
        key: str,
        sides: tuple[str, ...],
        box: Box,
        ids: Callable[[], list[str]],
        plain: Callable[[object], dict[str, Any]],
    ) -> None:
        self.key = key
        self.sides = sides
        self.box = box
        self.ids = ids
        self.plain = plain
        self.battles: dict[str, Battle] = {}

    def scenarios(self) -> list[str]:
        return self.ids()

    def battle(self, scenario: object) -> Battle:
        """A scenario made ready; shipped ones are kept."""
        if isinstance(scenario, dict):
            return Battle(scenario, self.box)
        name = str(scenario)
        if name not in self.battles:
            self.battles[name] = Battle(self.plain(scenario), self.box)
        return self.battles[name]

    def start(
        self, scenario: object, key: bytes, options: dict[str, Any] | None = None
    ) -> UndauntedState:
        return setup.start(self.battle(scenario), Chance(key), options or {})

    def position(self, spec: dict[str, Any], key: bytes) -> UndauntedState:
        plain = spec["base"]
        objectives = spec["objectives"]
        tiles = [{**tile, "objective": objectives.get(tile["id"], 0)} for tile in plain["tiles"]]
        if tiles != plain["tiles"] or spec["goals"] != plain["goals"]:
            plain = {**plain, "tiles": tiles, "goals": spec["goals"], "custom": True}
        scenario: object = plain if plain["custom"] else plain["id"]
        return setup.position(self.battle(scenario), Chance(key), spec)

    def sample(self, view: dict[str, Any], rng: Chance) -> UndauntedState:
        s = setup.empty_table(self.battle(view["scenario"]), rng, view["options"])
        sampling.fill(s, view)
        viewer = self.side(view["side"])
        sampling.branches(s, view, viewer)
        decision = view["decision"]
        if decision is None:
            end = view["outcome"]
            winner = self.side(end["winner"]) if end["winner"] else -1
            s.finish(winner, end["reason"], end["margin"])
        elif view["phase"] != "initiative":
            s.asked = self.side(decision["sides"][0])
        if view["bid"] is not None:
            s.bids[viewer] = s.battle.card_index[view["bid"]]
        for side in (0, 1):
            if view["phase"] == "initiative" and side != viewer and not s.branch(side):
                s.bids[side] = 0 if s.size(side, 0) else -1
        sampling.redraw(s, viewer, rng)
        return s

    def load(self, data: bytes) -> UndauntedState:
        plain = json.loads(data)
        if plain.get("format") != FORMAT or plain.get("game") != self.key:
            raise ValueError(f"not a dump of {self.key}, format {FORMAT}")
        s = setup.empty_table(self.battle(plain["scenario"]), Chance(b""), {})
        s.restore(plain)
        return s

    def option_defaults(self) -> dict[str, Any]:
        defaults: dict[str, Any] = {name: default for name, _, default in SWITCHES}
        defaults["roundLimit"] = 0
        return defaults
