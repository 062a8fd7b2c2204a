"""The kernel's contract for Combat Commander: the table, and everything that crosses its border."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import Condition, Forecast, Refusal, Subject, Threat, canonical
from fieldcraft.core.dumps import items, kernel_dump, kernel_load, number, numbers, part
from fieldcraft.games.combat_commander.cards.outcomes import ROLLS
from fieldcraft.games.combat_commander.events.registry import CHOICE_WORDS
from fieldcraft.games.combat_commander.odds import idle
from fieldcraft.games.combat_commander.odds.forecast import forecast
from fieldcraft.games.combat_commander.odds.stakes import stake
from fieldcraft.games.combat_commander.odds.volley import shots, volley
from fieldcraft.games.combat_commander.orders.activation import flagged
from fieldcraft.games.combat_commander.orders.move_costs import spent_of
from fieldcraft.games.combat_commander.table import inspecting, sampling, views, words
from fieldcraft.games.combat_commander.table.table import ALL_BITS, CROWD, Table, bit_of, side_of
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    GROUPED,
    LASTING,
    ORDERS,
    SPENT,
    UNIT_WIDTH,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_number, hex_word
from fieldcraft.games.combat_commander.victory import conditions

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView

FORMAT = 1
MOST_SWITCHES = 1 << 30


def seal(plain: dict[str, Any]) -> str:
    """A digest of a dump: so many numbers hang together that a slip must be seen at once."""
    rest = {key: plain[key] for key in plain if key != "seal"}
    return blake2b(canonical(rest), digest_size=8).hexdigest()


class CommanderState(Table):
    """A match at one moment."""

    def clone(self) -> "CommanderState":
        twin = CommanderState(self.battle, self.frames, self.chance)
        self.copy_kernel_to(twin, ALL_BITS)
        twin.units = self.units
        twin.weapons = self.weapons
        twin.hexes = self.hexes
        twin.crowd = self.crowd
        twin.cards = self.cards
        twin.chits = self.chits
        twin.numbers = self.numbers
        twin.switches = self.switches
        twin.marked_axis = self.marked_axis
        twin.marked_allies = self.marked_allies
        twin.armed_axis = self.armed_axis
        twin.armed_allies = self.armed_allies
        twin.settled = self.settled
        return twin

    def determinize(self, side: int, rng: Chance) -> "CommanderState":
        twin = self.clone()
        sampling.redraw(twin, side, rng)
        return twin

    def view(self, side: int) -> "CommanderView":
        return views.view(self, side)

    def conditions(self, viewer: int) -> list[Condition]:
        return conditions.conditions(self, viewer)

    def threats(self, viewer: int) -> list[Threat]:
        return conditions.threats(self, viewer)

    def forecast(self, side: int, option: int) -> list[Forecast]:
        return forecast(self, side, option)

    def idle(self, side: int, option: int) -> Refusal | None:
        offered = self.asked == side and option in self.legal(side)
        return idle.why_idle(self, side, option) if offered else None

    def subject(self, side: int) -> Subject:
        return idle.subject(self, side)

    def stake(self, side: int) -> int:
        return stake(self, side)

    def usual(self, side: int) -> int:
        return idle.usual(self, side)

    def completion(self, side: int, option: int, without: Sequence[int]) -> list[int]:
        return volley(self, side, option, without)

    def lines(self, side: int, without: Sequence[int]) -> list[tuple[list[int], int]]:
        return shots(self, side, without)

    def effort(self, side: int) -> float:
        return max((spent_of(self, unit) for unit in flagged(self, side, GROUPED)), default=0)

    def inspect(self, side: int, *things: str) -> dict[str, Any]:
        return inspecting.inspect(self, side, list(things))

    def end_clause(self) -> str:
        return "CC-6.3.a"

    # -- words: cards of the side that is asked come first, both decks having their own names -----

    def speaker(self) -> int:
        """The side whose cards an option's words mean first."""
        return self.asked if self.asked == 0 or self.asked == 1 else 0

    def parse(self, text: str) -> int:
        return words.parse(self, self.speaker(), text)

    def word(self, option: int) -> str:
        return words.word(self, self.speaker(), option)

    def refs(self, option: int) -> list[str]:
        return words.refs(self, self.speaker(), option)

    def refusal(self, side: int, option: int) -> Refusal:
        question = self.question(side)
        if question and not words.is_option(self, option):
            return Refusal("not-asked", self.frames[self.top()].clause, {})
        if question and words.is_of_other_deck(option):
            return Refusal("card-not-in-hand", "CC-1.2.a", {"card": self.refs(option)[0][5:]})
        return super().refusal(side, option)

    # -- slots in words -----

    def slot_word(self, kind: str, value: int) -> object:
        if kind == "side":
            return self.side_word(value) if value >= 0 else ""
        if kind == "unit":
            return self.unit_word(value) if value >= 0 else ""
        if kind == "weapon":
            return self.weapon_word(value) if value >= 0 else ""
        if kind == "hex":
            return hex_word(value) if value >= 0 else ""
        if kind == "order":
            return ORDERS[value] if value >= 0 else ""  # none: opportunity fire
        if kind == "roll":
            return ROLLS[value]
        if kind == "choice":
            return CHOICE_WORDS[value]
        if kind == "units" or kind == "weapons":  # by their numbers, of one side or both
            return [place + 1 for place in range(2 * CAPACITY) if value >> place & 1]
        return value

    def slot_value(self, kind: str, word: object) -> int:
        if kind in ("units", "weapons") and isinstance(word, list):
            mask = 0
            for place in word:
                mask |= 1 << int(place) - 1
            return mask
        if isinstance(word, str):
            if kind == "side":
                return self.battle.sides.index(word) if word else -1
            if kind == "unit" and word:
                side, _, name = word.partition(":")
                return CAPACITY * self.battle.sides.index(side) + int(name.rpartition("-")[2]) - 1
            if kind == "weapon" and word:
                return int(word.rpartition("-")[2]) - 1
            if kind == "hex" and word:
                return hex_number(word)
            if kind in ("unit", "weapon", "hex"):
                return -1
            if kind == "order":
                return ORDERS.index(word) if word else -1
            if kind == "roll":
                return ROLLS.index(word)
            if kind == "choice":
                return CHOICE_WORDS.index(word)
        return super().slot_value(kind, word)

    # -- keeping -----

    def dump(self) -> bytes:
        plain = kernel_dump(self)
        battle = self.battle
        plain["format"] = FORMAT
        plain["game"] = "combat-commander"
        plain["scenario"] = battle.plain if battle.plain["custom"] else battle.id
        plain["lists"] = [
            list(self.units),
            list(self.weapons),
            list(self.hexes),
            list(self.cards),
            list(self.chits),
            list(self.numbers),
        ]
        plain["switches"] = self.switches
        plain["seal"] = seal(plain)
        return canonical(plain)

    def restore(self, plain: dict[str, Any]) -> None:
        """Read back what `dump` wrote onto an empty table of the same scenario.

        Only the types of values are looked at here; `soundness.py` says whether they fit.
        """
        if part(plain, "seal") != seal(plain):
            raise ValueError("seal: the dump was changed after it was written")
        kernel_load(self, plain)
        lists = [numbers(one, "lists") for one in items(part(plain, "lists"), "lists", 6)]
        self.units = lists[0]
        self.weapons = lists[1]
        self.hexes = lists[2]
        self.cards = lists[3]
        self.chits = lists[4]
        self.numbers = lists[5]
        self.switches = number(part(plain, "switches"), "switches", 0, MOST_SWITCHES)

    def crowd_again(self) -> None:
        """Who is where, bears marks and carries weapons, from the units and weapons."""
        self.crowd = [0] * CROWD
        self.marked_axis = self.marked_allies = self.settled = 0
        for unit in range(2 * CAPACITY):
            place = self.place_of(unit)
            if 0 <= place < HEXES:
                self.crowd[HEXES * side_of(unit) + place] |= bit_of(unit)
                self.crowd[2 * HEXES + side_of(unit)] |= bit_of(unit)
            if self.flags_of(unit) & ~LASTING or self.units[UNIT_WIDTH * unit + SPENT]:
                self.mark(unit)
        for weapon in range(self.battle.weapon_slots):
            self.give(weapon, self.holder_of(weapon))
