"""What the shared tests need to know of a game, declared once for each.

A game's declaration is `TRAITS` in `traits.py` beside its own tests, `tests/games/<key>`, or in its
own package where it comes from elsewhere.  Everything has a default, and a game that declares
nothing is tested with the defaults, except for what is conserved and what is hidden: nobody but
the game knows that.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from fieldcraft import games
from fieldcraft.core import Chance, Event, Game, Refusal, State
from tests.games import golden_plain

if TYPE_CHECKING:
    from fieldcraft.i18n.voices import Voice

GOLDEN = Path(__file__).parents[2] / "golden"

View = dict[str, Any]  # of any game, hence Any
Plain = dict[str, Any]  # a scenario as the rules take it, or a piece of one


@dataclass(frozen=True)
class Secrets:
    """What a game says about its hidden things."""

    fields: Mapping[str, object]
    """By attribute of the state, dotted where it has parts, who may know it."""
    workings: Iterable[str]
    """Attributes of the state that nobody could learn anything from: tables, buffers."""
    hidden: Callable[[State], list[str]]
    """The fields that are not public, in this match."""
    value: Callable[[State, str, int], Any]
    """A side's part of a field; `Any` as fields differ."""
    open_values: Callable[[State, int], Any]
    """Everything this viewpoint may know, straight from the fields."""
    disturb: Callable[[State, int, Chance], None]
    """Exchange hidden things of a side by hand, within what is known of them."""
    script: Callable[[State, list[Event], int], tuple[list[int], list[list[int]]]]
    """The dice and the viewpoint's own draws that these events tell."""
    things: Callable[[State], list[tuple[str, ...]]]
    """Things to inspect."""
    reveals: Mapping[str, set[str]] = field(default_factory=dict)
    """Events in which the rules reveal hidden things, and the fields that may then differ."""
    lots: Mapping[str, set[str]] = field(default_factory=dict)
    """Events of blind chance that no script repeats, and the fields that may then differ."""
    noticed: frozenset[str] = frozenset()
    """Secret answers that everybody notices all the same: the end of a set-up."""
    unveils: Callable[[State, str], bool] = lambda state, words: False
    """Whether these words of a side lay its hidden things open without an event that says so."""

    # how much is tried, and what the streams must come across

    examples: int = 4
    """Streams for each scenario; the questions that are seldom asked have streams of their own."""
    length: int = 25
    """How long the stream from each question is."""
    opened: float = 0.2
    """The share of choices that may lay open something hidden."""
    one_sided: bool = False
    """Whether some questions come to one side alone here."""
    seldom: frozenset[str] = frozenset()
    """Fields that need not vary where no scenario is set up in secret for long."""
    shared: frozenset[str] = frozenset()
    """Fields that both players know and spectators do not: what was seen of a hand."""
    learning: tuple[str, ...] = ()
    """Drills in which a side learns what the spectators do not."""
    seated: frozenset[str] = frozenset()
    """Fields of the view of which a side knows more than a spectator, besides its cards."""
    unlearnt: Callable[[Any, Any], Any] = lambda cards, outside: cards
    """A side's cards as its opponent sees them, without what spectators have not seen too.

    The second is what spectators see of them.
    """


class Claim(Protocol):
    """What a player sees of a position."""

    def is_true(self, option: int, refusal: Refusal) -> bool:
        """Whether the reason given for an option is so; KeyError for one that nobody can judge."""


class Teller(Protocol):
    """How a game's golden playthroughs are written down."""

    def is_long(self, state: State, choices: int) -> bool:
        """Whether the playthrough has gone on long enough."""

    def first_words(self, words: list[str]) -> str:
        """What is chosen without asking a bot; empty for nothing."""

    def headings(self, state: State, events: set[str]) -> list[str]:
        """What is written after these events."""

    def set_up(self, game: Game, state: State) -> list[str]:
        """What the scenario is."""

    def situation(self, state: State) -> list[str]:
        """The table as everyone sees it."""


def uncounted(state: State) -> Any:
    """What a game that declares nothing has in stock: nothing that could be lost."""


def offered(state: State) -> list[str]:
    """The words of everything that is offered now."""
    sides = state.decision.sides if state.decision else ()
    return sorted({state.word(option) for side in sides for option in state.options(side)})


@dataclass(frozen=True)
class Traits:
    """What a game adds to the shared tests."""

    # what must hold at every moment

    stock: Callable[[State], Any] = uncounted
    """What there is at the beginning, and must always be; each game counts its own things."""
    check: Callable[[State, Any], None] = lambda state, stock: None
    """Every invariant of a moment, given the stock."""
    lasting: Callable[[State], set[str]] = lambda state: set()
    """Facts that stay true for the rest of the match."""
    words: Callable[[State], list[str]] = offered
    """Every text that could be an option at some moment."""
    numbers: range = range(1 << 11)
    """Every kind of option with every thing, whether or not there is such a thing, and beyond."""
    faces: int = 0
    """The faces of the dice that forecasts count; 0 where chance comes from something else."""
    claims: Callable[[State, int, Plain], Claim] | None = None
    """How a position is looked at by oracles that judge the reason of each refusal."""
    secrets: Secrets | None = None
    """What is hidden."""

    # what is played

    shortened: Mapping[str, bool | int] = field(default_factory=dict)
    """Options that end a match early."""
    boards: tuple[Callable[[], Plain], ...] = ()
    """Boards that the tests add to the printed scenarios."""
    rarely: tuple[str, ...] = ()
    """Drills that meet questions which are seldom asked, and not of both sides."""
    seldom: tuple[Callable[[], State], ...] = ()
    """Positions of questions that hardly come up in lively games."""
    logged: tuple[str, ...] = ()
    """The scenarios that are played with and without a log; the first three unless named."""
    told: frozenset[str] = frozenset()
    """What is heard in each of these games."""
    exhausted: Plain | None = None
    """A position in which nobody can ever draw again, where only the option `roundLimit` ends."""

    # what is recorded

    golden: Path = GOLDEN
    """Where its playthroughs and digests are kept."""
    teller: Teller = golden_plain
    """How its playthroughs are written down."""
    composer: str = "random"
    """The bot that composes them."""
    seeded: Mapping[int, Mapping[str, bool]] = field(default_factory=dict)
    """By the seed of a game whose digests are recorded, options of its match."""
    plain: Callable[[str], Plain] | None = None
    """The scenario of an id as the rules take it; None where the rules know it by its id."""
    tables: Callable[[], Plain] | None = None
    """What the rules need besides a scenario."""

    # in other rooms

    fought: tuple[int, ...] = (1,)
    """Scenarios in which bots are watched: one of them in a run, all of them in a full run."""
    asked: frozenset[str] = frozenset()
    """Questions that come up on the way."""
    aiming: int = 1
    """The number of a scenario in which much can be aimed at."""
    place: str = ""
    """A place on the board that can be looked at by its name."""
    orders: tuple[str, ...] = ()
    """A line of each kind of standing order."""
    secretive: str = ""
    """A scenario that begins with a secret answer of both sides; the first unless named."""
    unnoticed: bool = False
    """Whether it stays hidden, too, that such an answer was given: a set-up, not a bid."""
    refs: Callable[["Voice", View], list[str]] = lambda voice, view: []
    """Things on the table that can be pointed at, besides cards and piles."""
    cards_apart: int = 1
    """Of so many cards one is pointed at."""
    absent: tuple[str, ...] = ("x",)
    """What could be pointed at, but is not there."""


DECLARED = "TRAITS"


@cache
def traits_of(key: str) -> Traits:
    """What a game declares; the defaults if it declares nothing."""
    own = type(games.get(key)).__module__.rpartition(".")[0]
    for package in (f"tests.games.{key.replace('-', '_')}", own):
        if is_module(package) and is_module(f"{package}.traits"):
            found: Traits = getattr(import_module(f"{package}.traits"), DECLARED)
            return found
    return Traits()


def is_module(name: str) -> bool:
    """Whether there is a module of this name."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
