"""What a game offers: scenarios, a start, any position, a sample that fits a view."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fieldcraft.core.chance import Chance
from fieldcraft.core.contract import Event, canonical
from fieldcraft.core.loading import load_game
from fieldcraft.core.options import MatchOption, StartError, check_key, check_options
from fieldcraft.core.parts import find_part, part_folder
from fieldcraft.core.policy import Policy
from fieldcraft.core.state import State
from fieldcraft.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario, AnyView


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game; every other package reaches a game only through this and `State`."""

    key: str
    sides: tuple[str, ...]

    @abstractmethod
    def scenarios(self) -> list[str]:
        """The ids of the scenarios, in the book's order."""

    def start(
        self, scenario: object, key: object, options: Mapping[str, bool | int] | None = None
    ) -> State:
        """A new match of a scenario (id, number, or a plain scenario), its generator keyed.

        StartError for an unknown scenario, an unknown option or a value that it cannot have, and
        for a key that is not 32 bytes.
        """
        good = check_key(key)
        chosen = {} if options is None else options
        check_options(chosen, self.match_options())
        if isinstance(scenario, (str, int)):
            return self.begin(scenario, good, chosen)
        try:
            return self.begin(scenario, good, chosen)
        except (KeyError, TypeError, IndexError, AttributeError) as error:
            why = f"{type(error).__name__} {error}"[:120]
            raise StartError("scenario-kind", {"why": why}) from error

    @abstractmethod
    def begin(self, scenario: object, key: bytes, options: Mapping[str, bool | int]) -> State:
        """What `start` does once key and options are known to be good."""

    @abstractmethod
    def position(self, spec: dict[str, Any], key: bytes) -> State:
        """Any position, from a normalised description (drills and the editor)."""

    @abstractmethod
    def sample(self, view: "AnyView", rng: Chance) -> State:
        """A full state that fits a view, hidden parts drawn by rng, with a fresh generator.

        ValueError for a view that no state has.
        """

    def join(self, views: "list[AnyView]", key: bytes) -> State:
        """The state that the views of both sides describe together, with a fresh generator key.

        ValueError for views that no state has, or that are not of the same one.
        """
        raise ValueError(f"the views of {self.key} cannot be put together")

    @abstractmethod
    def load(self, data: bytes) -> State:
        """The state that `State.dump` wrote; ValueError for bytes that it never wrote."""

    def match_options(self) -> tuple[MatchOption, ...]:
        """The options that a match of this game is started with."""
        return ()

    def option_defaults(self) -> dict[str, bool | int]:
        """The match options with their defaults, without handicaps: usually there are none."""
        declared = self.match_options()
        return {option.name: option.default for option in declared if not option.is_handicap}

    def quick_options(self) -> dict[str, bool | int]:
        """The match options with which play begins at once, without a set-up of many choices."""
        return {}

    def policy(self) -> Policy | None:
        """The quick hand of this game, for those who think ahead; None where it has none."""
        return None

    def asides(self) -> tuple[str, ...]:
        """The verbs of options that are nearly always offered and seldom wanted."""
        return ()

    def unasked(self) -> tuple[str, ...]:
        """The standing answers of a seat from which nobody could learn anything: against bots."""
        return ("take the only answer",)

    def standing_answers(self) -> tuple[str, ...]:
        """The standing answers that a form offers with a box each."""
        return ("take the only answer", "pass when idle")

    def is_setting_up(self, state: State, side: int) -> bool:
        """Whether a side is asked for a set-up that can be kept and laid out again."""
        return False

    def set_up_words(self, state: State, side: int) -> list[str]:
        """What a side has set up so far, in the words that lay it out again."""
        return []

    def set_up_options(self, state: State, side: int, words: Sequence[str]) -> list[int]:
        """The options that lay a kept set-up out; WordError for one that does not fit."""
        return []

    def set_up_line(self) -> str:
        """What a line of a kept set-up looks like, as an example for whoever writes one."""
        return "THING, PLACE"

    def whereabouts(self, view: "AnyView") -> list[str]:
        """When it is, as a record remarks: `round 3`, `turn us`; nothing where that is plain."""
        return []

    def turn_begun(self, event: Event) -> int:
        """The side whose turn, as the book prints it, an event begins; -1 for any other event."""
        return -1

    @abstractmethod
    def length(self, view: "AnyView") -> int:
        """How long a match has lasted, in the game's own measure: rounds, turns."""

    @abstractmethod
    def scenario_of(self, state: State) -> "AnyScenario":
        """The plain scenario that a state is played on: what lies open before the first choice.

        It has at least `game`, `id`, `number` (0 for none), `sides`, and `custom`: whether it is
        nobody's but its maker's.
        """

    def open_view(self, seen: "AnyView", own: "dict[str, AnyView]") -> "AnyView":
        """A spectator's view with what each side sees of its own laid over it, hands open."""
        return seen

    def part(self, name: str) -> Any:
        """What this game's package brings for another (see `core.parts`); None for nothing.

        A module, hence Any: the package that asks says what must be in it.
        """
        return find_part(type(self).__module__.rpartition(".")[0], name)

    def folder(self, name: str) -> Path | None:
        """Where a part of this game's package lies, without importing it; None for no folder."""
        return part_folder(type(self).__module__.rpartition(".")[0], name)

    def check_kind(self, plain: dict[str, Any], kind: str, version: int) -> None:
        """ValueError unless it says that it is of this game and of the right format."""
        if plain.get("format") != version or plain.get("game") != self.key:
            raise ValueError(f"not a {kind} of {self.key}, format {version}")

    def check_same(self, view: "AnyView", state: State, viewer: int) -> None:
        """ValueError that names where, unless the viewer sees just this view in a state."""
        again = canonical(state.view(viewer))
        if canonical(view) != again:
            told = json.loads(again)
            names = [key for key in told if canonical(view.get(key)) != canonical(told[key])]
            raise ValueError(f"the view contradicts itself: {', '.join(names) or 'unknown keys'}")

    def __reduce__(self) -> tuple[object, ...]:
        """A game is pickled by its key: wherever it is read, the game there is meant."""
        return load_game, (self.key,)

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def side(self, name: str) -> int:
        """The index of a side, -1 for `spectator`; KeyError for anything else."""
        if name == "spectator":
            return -1
        if name in self.sides:
            return self.sides.index(name)
        raise KeyError(name)
