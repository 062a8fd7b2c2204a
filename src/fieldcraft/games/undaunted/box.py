"""A box of the system: where Normandy and North Africa differ, asked by the shared rules."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from fieldcraft.core.contract import Condition, Refusal, Threat
from fieldcraft.core.frame import Frame
from fieldcraft.core.options import MatchOption
from fieldcraft.core.policy import Policy
from fieldcraft.games.undaunted.action import Action
from fieldcraft.games.undaunted.attack_roll import origin_of
from fieldcraft.games.undaunted.combat import Aim
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import NO_FRAME, THING, USE_ACTION

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario
    from fieldcraft.games.undaunted.schema.scenario import UndauntedScenario
    from fieldcraft.games.undaunted.schema.view import BoxView, CounterView, WayProgress
    from fieldcraft.games.undaunted.schema.words import Face


class Box:
    """The questions the shared rules put to a box."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        actions: list[Action],
        options: tuple[MatchOption, ...],
        wrapper: int = NO_FRAME,
    ) -> None:
        self.frames = frames
        self.actions = actions
        self.options = options
        self.wrapper = wrapper
        """The kind of frame that may wait under a question until a card is used up."""

    def policy(self) -> Policy | None:
        """The quick hand for this box."""
        return None

    # -- objects and set-up -----

    @abstractmethod
    def battle(self, plain: "UndauntedScenario") -> Battle:
        """A scenario of this box made ready for play."""

    @abstractmethod
    def check_custom(self, plain: "AnyScenario", shipped: "AnyScenario") -> None:
        """ValueError unless what only this box's scenarios have is as in a shipped one."""

    @abstractmethod
    def extra(self, battle: Battle) -> list[int]:
        """The box's own numbers at the start of a scenario."""

    @abstractmethod
    def position_extra(self, s: Table, spec: dict[str, Any]) -> list[int]:
        """The box's own numbers of a described position."""

    @abstractmethod
    def extra_words(self, s: Table) -> "BoxView":
        """The box's own numbers in words; all of them are public."""

    @abstractmethod
    def extra_values(self, s: Table, words: "BoxView") -> list[int]:
        """The numbers that `extra_words` described."""

    @abstractmethod
    def check_step(self, s: Table, counter: int, kind: int) -> None:
        """ValueError unless this counter can be moving in this way."""

    @abstractmethod
    def check_aim(self, s: Table, shooter: int, action: int) -> None:
        """ValueError unless this counter, or nobody, can be aiming with this action."""

    @abstractmethod
    def check(self, s: Table) -> None:
        """ValueError if the box's own numbers, or a frame of its own on top, cannot be."""

    # -- showing -----

    def standing(self, s: Table, counter: int) -> "CounterView":
        """U-901: where a counter on the board is, and its face."""
        return {"tile": s.tile_word(s.places[counter]), "face": self.face(s, counter)}

    def face(self, s: Table, counter: int) -> "Face":
        """U-111: the face a counter shows."""
        return "suppressed" if s.is_suppressed(counter) else "ready"

    @abstractmethod
    def inspect_counter(self, s: Table, counter: int) -> dict[str, Any]:
        """What this box adds to the values of a counter, with its clauses."""

    @abstractmethod
    def inspect_tile(self, s: Table, tile: int) -> dict[str, Any]:
        """What this box adds to the values of a tile, with its clauses."""

    def inspect(self, s: Table, thing: str) -> dict[str, Any] | None:
        """The values of a thing that only this box has."""
        return None

    # -- the board -----

    @abstractmethod
    def objective(self, s: Table, tile: int) -> int:
        """What a tile is worth to the side that controls it."""

    def worth(self, s: Table, side: int, tile: int) -> int:
        """What controlling a tile is worth to a side."""
        return self.objective(s, tile)

    @abstractmethod
    def points(self, s: Table, side: int) -> int:
        """U-804: what a side has of points now."""

    @abstractmethod
    def progress(self, s: Table, side: int) -> "list[WayProgress]":
        """U-801: how far a side has come on each of its ways to win."""

    @abstractmethod
    def conditions(self, s: Table, side: int) -> list[Condition]:
        """U-801: what a side must reach to win, and how far it has come."""

    @abstractmethod
    def threats(self, s: Table, side: int) -> list[Threat]:
        """How a side could win before its next turn is over."""

    @abstractmethod
    def no_counter(self, s: Table, counter: int) -> Refusal:
        """Why the card of a counter that cannot come onto the board cannot act."""

    def ride(self, s: Table, counter: int) -> int:
        """The vehicle that a counter sits in; -1 for none."""
        return -1

    @abstractmethod
    def entry_tiles(self, s: Table, counter: int) -> list[int]:
        """The tiles on which a counter that is off the board may be placed."""

    @abstractmethod
    def enter(self, s: Table, side: int, counter: int, code: int, entries: list[int]) -> None:
        """Place a counter on one of these tiles, then let it perform the action."""

    @abstractmethod
    def control_bar(self, s: Table, side: int, tile: int) -> int:
        """U-609: why Control is impossible on a tile with an own marker: enemies on it."""

    @abstractmethod
    def conceal_bar(self, s: Table, side: int) -> int:
        """U-605: why Conceal is impossible: it may need a Fog of War card to hand over."""

    @abstractmethod
    def controlled(self, s: Table, side: int, tile: int, already: bool) -> None:
        """Control was performed (already: the side controlled the tile before)."""

    def can_control_again(self, s: Table, side: int, tile: int) -> bool:
        """Whether Control of a tile that the side controls already does something."""
        return False

    def caution(self, s: Table, option: int) -> str:
        """What only this box warns of before an option."""
        return ""

    # -- combat -----

    @abstractmethod
    def fire_bar(self, s: Table, side: int, action: int, origin: int) -> int:
        """U-420: why a combat action from that tile (-1: off the board) has no target."""

    @abstractmethod
    def targets(self, s: Table, side: int, action: int, origin: int) -> list[int]:
        """U-702: the targets, sorted: counters, then structures numbered after the counters."""

    @abstractmethod
    def target_bar(self, s: Table, side: int, action: int, origin: int, target: int) -> int:
        """U-702: why this cannot be aimed at."""

    def target_words(self, s: Table, target: int) -> dict[str, str | int]:
        """What the text of such a reason needs."""
        return {"counter": s.counter_word(target)}

    @abstractmethod
    def defence(self, s: Table, origin: int, target: int, action: int) -> tuple[int, int, int]:
        """U-704: base defence, cover and range of a target against an action from a tile."""

    @abstractmethod
    def defence_clauses(
        self, s: Table, origin: int, target: int, action: int
    ) -> tuple[str, str, str]:
        """The clauses of these parts; empty for a part that does not count."""

    @abstractmethod
    def hit(self, s: Table, side: int, target: int, action: int) -> None:
        """U-713, U-719: what a successful action does to its target."""

    @abstractmethod
    def effect(self, s: Table, target: int, action: int) -> str:
        """What a hit would do, in a word, as far as everyone knows."""

    def aiming(self, s: Table) -> tuple[int, int, int]:
        """Where the attack comes from whose target is asked for, its action and its dice."""
        return origin_of(s, s.slot(Aim.COUNTER)), s.slot(Aim.ACTION), s.slot(Aim.DICE)

    def code_used(self, s: Table, side: int, card: int, option: int) -> int:
        """The action, with its value, that this use of a card is; -1 if it is none."""
        if option & ~THING == USE_ACTION:
            for code in s.battle.actions[side * s.battle.types + card]:
                if code & 31 == option & THING:
                    return code
        return -1

    @abstractmethod
    def moved(self, s: Table, counter: int) -> None:
        """A counter has left one tile for another."""

    @abstractmethod
    def removed(self, s: Table, counter: int) -> None:
        """U-716: a counter was removed from the board; what else follows."""

    @abstractmethod
    def test_victory(self, s: Table, counter_removed: bool) -> None:
        """U-803: end the game if a condition is met by the change just made."""
