"""A question of Combat Commander, with what its player may do at any moment (CC-11.3.b, W-ANY)."""

from abc import abstractmethod
from typing import cast

from fieldcraft.core.contract import Refusal
from fieldcraft.core.frame import Frame, Slot
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.losses import box_weapon
from fieldcraft.games.combat_commander.table import Table, side_of
from fieldcraft.games.combat_commander.terms import DROP, THING


class Question(Frame):
    """Asks; where `anytime` is set, an own weapon may be eliminated instead of an answer."""

    def __init__(
        self,
        name: str,
        question: str,
        clause: str,
        slots: list[Slot],
        secret: bool = False,
        anytime: bool = False,
    ) -> None:
        super().__init__(name, question, clause, slots, secret=secret)
        self.anytime = anytime

    @abstractmethod
    def choices(self, s: Table, side: int) -> list[int]:
        """The answers to the question itself, sorted."""

    @abstractmethod
    def choose(self, s: Table, side: int, option: int) -> None:
        """Take one of them."""

    def refuse(self, s: Table, side: int, option: int) -> Refusal:
        """Why another answer is refused."""
        return Refusal("not-asked", self.clause, {})

    def decider(self, state: State) -> int:
        """The active player, unless the frame says otherwise."""
        s = cast(Table, state)
        return s.active

    def options(self, state: State, side: int) -> list[int]:
        s = cast(Table, state)
        menu = self.choices(s, side)
        if self.anytime:
            menu.extend(droppable(s, side))
            menu.sort()
        return menu

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        if option & ~THING == DROP and self.anytime:
            box_weapon(s, option & THING)
            return
        self.choose(s, side, option)

    def why_not(self, state: State, side: int, option: int) -> Refusal:
        s = cast(Table, state)
        if option & ~THING == DROP and self.anytime:
            return Refusal(
                "not-your-weapon", "CC-11.3.b", {"weapon": s.weapon_word(option & THING)}
            )
        return self.refuse(s, side, option)


def droppable(s: Table, side: int) -> list[int]:
    """CC-11.3.b: the weapons of a side's units on the map."""
    found: list[int] = []
    for weapon in range(s.battle.weapon_slots):
        unit = s.holder_of(weapon)
        if unit >= 0 and side_of(unit) == side and s.place_of(unit) >= 0:
            found.append(DROP | weapon)
    return found
