"""The state of a match and the machine that runs it.

Everything a match is lies in integers: lists shared between clones until one of them writes
(copy-on-write, `shared` has a bit per list), a few plain fields, and the generator.  The flow is a
stack of frames, each stored as its slots followed by its kind, so that the top frame's slot *i*
is `stack[-2 - i]`.  Only the kernel looks at the stack itself; games ask `slot`, `top`, `find`.
"""

from abc import abstractmethod
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from fieldcraft.core.advice import Advice
from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import (
    EVERYONE,
    NOBODY,
    SPECTATOR,
    Decision,
    Event,
    Forecast,
    Illegal,
    Outcome,
    Refusal,
    WordError,
)
from fieldcraft.core.frame import BOTH, Frame
from fieldcraft.core.loading import revive
from fieldcraft.core.native import i64
from fieldcraft.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView

STACK: Final = 1
BRANCHES: Final = 2  # and 4
CHANCE: Final = 8
FIRST_GAME_BIT: Final = 16
STACKS: Final = STACK | BRANCHES | BRANCHES << 1
MAIN: Final = -1
BARE: Final[list[int]] = []
"""What a state has until it is laid out, or made a copy of another; nobody writes to it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Advice):
    """A match at one moment.  Games subclass it with their own lists and accessors."""

    def __init__(self, frames: list[Frame[Any]], chance: Chance) -> None:
        self.frames = frames
        self.chance = chance
        self.stack: list[int] = BARE
        self.branch_a: list[int] = BARE
        self.branch_b: list[int] = BARE
        self.main: list[int] = self.stack
        self.inside: i64 = MAIN
        self.epoch: i64 = 0
        self.asked = NOBODY
        self.menu: list[int] = BARE
        self.menu_ready = False
        self.finished = False
        self.winner = -1
        self.reason = ""
        self.margin = 0
        self.shared: i64 = STACKS
        self.sink: list[Event] | None = None

    # -- the contract -----

    @property
    def decision(self) -> Decision | None:
        """Who decides, which question, from which clause; None when the game is over."""
        if self.finished:
            return None
        frame = self.frames[self.stack[-1]]
        clause = frame.clause if self.asked == EVERYONE else frame.cited(self)
        return Decision(self.waiting, frame.question, clause)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The sides that decide now; none when the game is over."""
        if self.asked == EVERYONE:
            return tuple([side for side in (0, 1) if self.branch(side)])
        return () if self.finished else (self.asked,)

    def question(self, side: int) -> str:
        """The question this side has to answer now; empty when it is not asked.

        While both decide at once the sides may stand at different questions, and neither may
        know where the other stands; so this is asked for one's own side only.
        """
        if side != 0 and side != 1:
            return ""
        if self.asked == EVERYONE:
            branch = self.branch(side)
            return self.frames[branch[-1]].question if branch else ""
        return self.frames[self.stack[-1]].question if self.asked == side else ""

    def options(self, side: int) -> Sequence[int]:
        """That side's legal answers, sorted; empty for a side that is not asked.

        The sequence belongs to the state: read it, do not change it.
        """
        return self.legal(side) if side == 0 or side == 1 else []

    def choose(self, side: int, option: int, sink: list[Event] | None = None) -> None:
        """Take an offered option and run on to the next decision.

        Anything not offered raises Illegal and changes nothing.  The sink, if given, receives
        the log events.
        """
        if option not in self.options(side):
            raise Illegal(f"option {option} is not offered to side {side}")
        self.sink = sink
        try:
            self.take(side, option)
        finally:
            self.sink = None

    @property
    def outcome(self) -> Outcome | None:
        """Winner, reason and margin; None while the game goes on."""
        if not self.finished:
            return None
        return Outcome(self.winner, self.reason, self.margin)

    def takes_back(self, side: int, option: int) -> bool:
        """Whether this offered option could be undone after it was chosen.

        Found by trying it on a copy: it can unless a die, a card, a reveal, a change of decider
        or the end of the game follows.
        """
        trial = self.clone()
        trial.choose(side, option)
        return trial.epoch == self.epoch and not trial.finished

    def refusal(self, side: int, option: int) -> Refusal:
        """Why this integer is not offered to this side now."""
        if self.finished:
            return Refusal("game-over", self.end_clause(), {})
        if side < 0 or not self.question(side):
            return Refusal("not-your-decision", self.frames[self.stack[-1]].cited(self), {})
        if self.asked == EVERYONE:
            self.enter(side)
            refusal = self.frames[self.stack[-1]].why_not(self, side, option)
            self.leave(side)
            return refusal
        return self.frames[self.stack[-1]].why_not(self, side, option)

    def said(self, side: int, refusal: Refusal, text: str) -> Refusal:
        """A refusal of these words with what makes it plain: what is asked, or who."""
        fields = dict(refusal.fields)
        if refusal.reason == "not-asked":
            fields["text"] = text
            fields["question"] = self.question(side)
        elif refusal.reason == "not-your-decision" and len(self.waiting) == 1:
            fields["side"] = self.slot_word("side", self.waiting[0])
        return Refusal(refusal.reason, refusal.clause, fields)

    def digest(self) -> str:
        """A canonical hash of the whole state, the same on every machine and build."""
        return blake2b(self.dump(), digest_size=16).hexdigest()

    def why_not(self, side: int, text: str) -> Refusal | None:
        """Why these words are refused, from that side's knowledge; None if they are offered."""
        try:
            option = self.parse(text)
        except WordError as error:
            return error.refusal
        if option in self.legal(side):
            return None
        return self.said(side, self.refusal(side, option), self.word(option))

    @abstractmethod
    def parse(self, text: str) -> int:
        """The integer of an option's words; WordError if they are no option of this scenario."""

    @abstractmethod
    def word(self, option: int) -> str:
        """The words of an option."""

    @abstractmethod
    def refs(self, option: int) -> list[str]:
        """The things in the view this option points at, as `kind:word`."""

    @abstractmethod
    def forecast(self, side: int, option: int) -> list[Forecast]:
        """What this option would meet, from that side's knowledge; empty if nothing is rolled."""

    @abstractmethod
    def inspect(self, side: int, *things: str) -> dict[str, Any]:
        """Values and clauses of a thing, or of two things together."""

    @abstractmethod
    def view(self, side: int) -> "AnyView":
        """What that side (or a spectator, -1) may know: plain values, the only door outside."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy; lists are shared until one of the two writes."""

    @abstractmethod
    def determinize(self, side: int, rng: Chance) -> "State":
        """A copy whose hidden parts are redrawn to fit what the side knows, generator re-keyed."""

    @abstractmethod
    def dump(self) -> bytes:
        """The whole state as versioned bytes (it holds secrets: never shown to a seat)."""

    @abstractmethod
    def end_clause(self) -> str:
        """The clause by which nothing can be done once the game is over."""

    # -- as a Python object -----

    def __eq__(self, other: object) -> bool:
        """Whether everything about two states is the same, hidden things and dice included."""
        return self is other or (isinstance(other, State) and self.dump() == other.dump())

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played: use its digest() as a key")

    def __repr__(self) -> str:
        seen = self.view(SPECTATOR)
        scenario = seen["scenario"]
        where = f"{seen['game']} {scenario if isinstance(scenario, str) else scenario['id']}"
        if seen["outcome"] is not None:
            end = seen["outcome"]
            return f"<{where}: over, {end['winner'] or 'nobody'} wins, {end['reason']}>"
        asked = seen["decision"]
        return f"<{where}: {' and '.join(asked['sides'])} to {asked['question']}>"

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, _memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (self.dump(),)

    # -- running -----

    def legal(self, side: int) -> list[int]:
        """The fast form of `options`, for a side 0 or 1."""
        if self.asked == side:
            if not self.menu_ready:
                self.menu = self.frames[self.stack[-1]].options(self, side)
                self.menu_ready = True
            return self.menu
        if self.asked == EVERYONE and (side == 0 or side == 1) and self.branch(side):
            self.enter(side)
            options = self.frames[self.stack[-1]].options(self, side)
            self.leave(side)
            return options
        return []

    def take(self, side: int, option: int) -> None:
        """Answer the question with an option known to be legal (`choose` without the check)."""
        if self.asked == EVERYONE:
            self.enter(side)
            self.frames[self.stack[-1]].answer(self, side, option)
            self.run_branch(side)
            self.leave(side)
            if not self.branch_a and not self.branch_b:
                self.run()
            return
        self.menu_ready = False
        self.frames[self.stack[-1]].answer(self, side, option)
        self.run()

    def run(self) -> None:
        """Step procedures until a question has to be asked or the game is over."""
        while not self.finished:
            frame = self.frames[self.stack[-1]]
            if not frame.asks:
                frame.step(self)
                continue
            side = frame.decider(self)
            if not frame.secret and frame.is_open(self):
                menu = frame.options(self, side)
                if len(menu) == 1:
                    frame.answer(self, side, menu[0])
                    continue
                self.menu = menu
                self.menu_ready = True
            else:
                if side == EVERYONE and not self.branch_a and not self.branch_b:
                    self.pop()
                    self.reveal()
                    continue
                self.menu_ready = False
            if side != self.asked:
                self.asked = side
                self.epoch += 1
            return
        self.asked = NOBODY
        self.menu_ready = False

    def run_branch(self, side: int) -> None:
        """The same on one side's branch, which ends when it is empty."""
        while self.stack:
            frame = self.frames[self.stack[-1]]
            if not frame.asks:
                frame.step(self)
                continue
            if not frame.secret and frame.is_open(self):
                menu = frame.options(self, side)
                if len(menu) == 1:
                    frame.answer(self, side, menu[0])
                    continue
            return

    def finish(self, winner: int, reason: str, margin: int) -> None:
        """End the game at this very moment; frames below are never resumed."""
        if self.inside != MAIN:
            raise AssertionError("no end while both sides decide at once: order would matter")
        self.finished = True
        self.winner = winner
        self.reason = reason
        self.margin = margin

    # -- the stack -----

    def slot(self, index: i64) -> int:
        """A slot of the top frame."""
        return self.stack[-2 - index]

    def set_slot(self, index: i64, value: int) -> None:
        """Change a slot of the top frame."""
        self.own_stack()[-2 - index] = value

    def top(self) -> int:
        """The kind of the frame on top, -1 when nothing is left."""
        return self.stack[-1] if self.stack else -1

    def under(self) -> int:
        """Where the frame below the top one stands, -1 if there is none: a place for `slot_at`."""
        return self.below(len(self.stack) - 1)

    def below(self, place: int) -> int:
        """The same for the frame at a place instead of the top one."""
        return place - 1 - self.frames[self.stack[place]].width

    def find(self, kind: int) -> int:
        """Where the nearest frame of a kind stands, the top one included; -1 if there is none."""
        stack = self.stack
        place = len(stack) - 1
        while place >= 0:
            found = stack[place]
            if found == kind:
                return place
            place -= self.frames[found].width + 1
        return -1

    def kind_at(self, place: int) -> int:
        """The kind of the frame that stands there, -1 where none does."""
        return self.stack[place] if place >= 0 else -1

    def slot_at(self, place: int, index: int) -> int:
        """A slot of the frame that stands there: what an interrupt asks of whom it interrupts."""
        return self.stack[place - 1 - index]

    def set_slot_at(self, place: int, index: int, value: int) -> None:
        """Change a slot of the frame that stands there."""
        self.own_stack()[place - 1 - index] = value

    def deliver(self, value: int) -> None:
        """End the top frame and put its result into the slot `result` of the one that waits."""
        self.pop()
        frame = self.frames[self.stack[-1]]
        if frame.result < 0:
            raise AssertionError(f"{frame.name} waits for no result")
        self.own_stack()[-2 - frame.result] = value

    def put(self, kind: int, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Put a frame of up to three slots on top; quicker than `push`."""
        width: i64 = self.frames[kind].width
        stack = self.own_stack()
        if width > 2:
            stack.append(third)
        if width > 1:
            stack.append(second)
        if width > 0:
            stack.append(first)
        stack.append(kind)

    def push(self, kind: int, slots: list[int]) -> None:
        """Put a frame of any width on top."""
        laid(self.own_stack(), kind, slots)

    def pop(self) -> None:
        """Take the top frame away; what lies below goes on."""
        stack = self.own_stack()
        for _ in range(self.frames[stack.pop()].width):
            stack.pop()

    def fork(self, kinds: list[int], slots: list[list[int]], both: int = BOTH) -> None:
        """Let both sides decide at once: a first frame for each, or kind -1 for a side at rest.

        A game in which the sides do so on several questions has a `Both` frame for each.
        """
        self.push(both, [])
        self.branch_a = laid([], kinds[0], slots[0])
        self.branch_b = laid([], kinds[1], slots[1])
        self.shared &= ~(BRANCHES | BRANCHES << 1)
        for side in range(2):
            if kinds[side] >= 0 and not self.frames[kinds[side]].secret:
                self.enter(side)
                self.run_branch(side)
                self.leave(side)

    def branch(self, side: int) -> list[int]:
        """The stack of one side while both decide at once."""
        return self.branch_a if side == 0 else self.branch_b

    def enter(self, side: int) -> None:
        """Work on a side's branch: `stack` is that branch until `leave`."""
        self.main = self.stack
        self.stack = self.branch(side)
        self.inside = side

    def leave(self, side: int) -> None:
        """Back from a side's branch to the main stack."""
        if side == 0:
            self.branch_a = self.stack
        else:
            self.branch_b = self.stack
        self.stack = self.main
        self.inside = MAIN

    def own_stack(self) -> list[int]:
        """The current stack, ready to be written."""
        bit: i64 = STACK << (self.inside + 1)
        if self.shared & bit:
            self.shared &= ~bit
            self.stack = self.stack.copy()
        return self.stack

    # -- chance: the only ways to hidden things, and so the limits of undo -----

    def own_chance(self) -> Chance:
        """The generator, ready to be used; every use ends what can be undone."""
        if self.inside != MAIN:
            raise AssertionError("no chance while both sides decide at once: order would matter")
        self.epoch += 1
        if self.shared & CHANCE:
            self.shared &= ~CHANCE
            self.chance = self.chance.copy()
        return self.chance

    def roll(self, faces: int) -> int:
        """One die, faces 0 to faces - 1."""
        return self.own_chance().die(faces)

    def draw(self, count: int) -> int:
        """Which of so many equally likely hidden things comes next."""
        return self.own_chance().below(count)

    def shuffle(self, things: list[int]) -> None:
        """Put things in a random order that nobody knows (Fisher and Yates, from the end)."""
        chance = self.own_chance()
        for last in range(len(things) - 1, 0, -1):
            other = chance.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def reveal(self) -> None:
        """Something hidden has become known."""
        if self.inside != MAIN:
            raise AssertionError("no reveal while both sides decide at once: undo would tell")
        self.epoch += 1

    # -- what crosses the border -----

    def slot_word(self, kind: str, value: int) -> object:
        """What a slot of this kind holds, in words; games know their own things."""
        return value

    def slot_value(self, kind: str, word: object) -> int:
        """The integer of a slot's word."""
        if not isinstance(word, int):
            raise ValueError(f"{kind}: {word!r} is not a number")
        return word

    # -- copying and keeping -----

    def copy_kernel_to(self, twin: "State", all_bits: int) -> None:
        """Give a clone the kernel's part; from now on both share every list."""
        self.shared = all_bits
        twin.shared = all_bits
        twin.stack = self.stack
        twin.branch_a = self.branch_a
        twin.branch_b = self.branch_b
        twin.epoch = self.epoch
        twin.asked = self.asked
        twin.menu = self.menu
        twin.menu_ready = self.menu_ready
        twin.finished = self.finished
        twin.winner = self.winner
        twin.reason = self.reason
        twin.margin = self.margin


def laid(stack: list[int], kind: int, slots: list[int]) -> list[int]:
    """A stack with a frame put on top; with none for kind -1."""
    if kind >= 0:
        for index in range(len(slots) - 1, -1, -1):
            stack.append(slots[index])
        stack.append(kind)
    return stack
