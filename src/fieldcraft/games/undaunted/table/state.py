"""The kernel's contract for Undaunted: the table, and everything that crosses its border."""

from typing import TYPE_CHECKING, Any

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import Condition, Forecast, Refusal, Threat, canonical
from fieldcraft.core.dumps import items, kernel_dump, kernel_load, numbers, part
from fieldcraft.games.undaunted import turn
from fieldcraft.games.undaunted.cautions import caution
from fieldcraft.games.undaunted.forecast import forecast
from fieldcraft.games.undaunted.table import inspecting, sampling, views, words
from fieldcraft.games.undaunted.table.table import ALL_BITS, Table
from fieldcraft.games.undaunted.terms import ACTIONS, SQUADS

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView

FORMAT = 1


class UndauntedState(Table):
    """A match of either box at one moment."""

    def clone(self) -> "UndauntedState":
        twin = UndauntedState(self.battle, self.frames, self.chance)
        self.copy_kernel_to(twin, ALL_BITS)
        twin.zones = self.zones
        twin.places = self.places
        twin.markers = self.markers
        twin.extra = self.extra
        twin.lore = self.lore
        twin.bids = self.bids
        twin.faces = self.faces
        twin.round = self.round
        twin.initiative = self.initiative
        twin.active = self.active
        twin.hopeless = self.hopeless
        twin.switches = self.switches
        twin.round_limit = self.round_limit
        return twin

    def determinize(self, side: int, rng: Chance) -> "UndauntedState":
        twin = self.clone()
        sampling.redraw(twin, side, rng)
        return twin

    def view(self, side: int) -> "UndauntedView":
        return views.view(self, side)

    def parse(self, text: str) -> int:
        return words.parse(self.battle, text)

    def word(self, option: int) -> str:
        return words.word(self.battle, option)

    def refs(self, option: int) -> list[str]:
        actor = turn.actor(self)
        if actor < 0:
            return words.refs(self.battle, option)
        ride = self.battle.box.ride(self, actor)
        return words.refs(self.battle, option, actor, ride, self.places[actor])

    def refusal(self, side: int, option: int) -> Refusal:
        question = self.question(side)
        if question and not words.is_option(self.battle, option):
            return Refusal("not-asked", self.frames[self.top()].cited(self), {"question": question})
        return super().refusal(side, option)

    def forecast(self, side: int, option: int) -> list[Forecast]:
        return forecast(self, side, option)

    def caution(self, side: int, option: int) -> str:
        offered = self.asked == side and option in self.legal(side)
        return caution(self, side, option) if offered else ""

    def conditions(self, viewer: int) -> list[Condition]:
        return [each for side in (0, 1) for each in self.battle.box.conditions(self, side)]

    def threats(self, viewer: int) -> list[Threat]:
        if self.finished:
            return []
        return [each for side in (0, 1) for each in self.battle.box.threats(self, side)]

    def inspect(self, side: int, *things: str) -> dict[str, Any]:
        return inspecting.inspect(self, side, list(things))

    def end_clause(self) -> str:
        return "U-802"

    # -- slots in words -----

    def slot_word(self, kind: str, value: int) -> object:
        if kind == "counter":
            return self.counter_word(value)
        if kind == "shooter":
            return self.counter_word(value) if value >= 0 else ""
        if kind == "origin":
            return self.tile_word(value) if value >= 0 else ""
        if kind == "tiles":
            return [self.tile_word(t) for t in range(self.battle.tiles) if value >> t & 1]
        if kind == "counters":
            return [self.counter_word(c) for c in range(self.battle.counters) if value >> c & 1]
        if kind == "card":
            return self.card_word(value)
        if kind == "side":
            return self.side_word(value)
        if kind == "action":
            return ACTIONS[value]
        if kind == "squad":
            return SQUADS[value]
        if kind == "code":
            return [ACTIONS[value & 31], value >> 5]
        return value

    def slot_value(self, kind: str, word: object) -> int:
        battle = self.battle
        if kind == "counters" and isinstance(word, list):
            mask = 0
            for counter in word:
                mask |= 1 << battle.counter_index[counter]
            return mask
        if kind == "tiles" and isinstance(word, list):
            mask = 0
            for tile in word:
                mask |= 1 << battle.tile_index[tile]
            return mask
        if kind == "code" and isinstance(word, list):
            return ACTIONS.index(word[0]) | int(word[1]) << 5
        if isinstance(word, str):
            if kind == "shooter":
                return battle.counter_index[word] if word else -1
            if kind == "origin":
                return battle.tile_index[word] if word else -1
            if kind == "counter":
                return battle.counter_index[word]
            if kind == "card":
                return battle.card_index[word]
            if kind == "side":
                return battle.side_index[word]
            if kind == "action":
                return ACTIONS.index(word)
            if kind == "squad":
                return SQUADS.index(word)
        return super().slot_value(kind, word)

    # -- keeping -----

    def dump(self) -> bytes:
        plain = kernel_dump(self)
        battle = self.battle
        plain["format"] = FORMAT
        plain["game"] = battle.game
        plain["scenario"] = battle.plain if battle.plain["custom"] else battle.id
        plain["lists"] = [
            list(self.zones),
            list(self.places),
            list(self.markers),
            list(self.extra),
            list(self.lore),
            list(self.bids),
        ]
        plain["numbers"] = [
            self.faces,
            self.round,
            self.initiative,
            self.active,
            self.hopeless,
            self.switches,
            self.round_limit,
        ]
        return canonical(plain)

    def restore(self, plain: dict[str, Any]) -> None:
        """Read back what `dump` wrote onto an empty table of the same scenario.

        Only the types of values are looked at here; `soundness.py` says whether they fit.
        """
        kernel_load(self, plain)
        lists = [numbers(one, "lists") for one in items(part(plain, "lists"), "lists", 6)]
        self.zones = lists[0]
        self.places = lists[1]
        self.markers = lists[2]
        self.extra = lists[3]
        self.lore = lists[4]
        self.bids = lists[5]
        single = numbers(part(plain, "numbers"), "numbers", 7)
        self.faces = single[0]
        self.round = single[1]
        self.initiative = single[2]
        self.active = single[3]
        self.hopeless = single[4]
        self.switches = single[5]
        self.round_limit = single[6]
