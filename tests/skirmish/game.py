"""The kernel's contract for Skirmish: the state's border, and the game."""

from collections.abc import Mapping
from typing import Any, cast

from fieldcraft.core import Chance, Forecast, Game, State, canonical
from fieldcraft.core.contract import EVERYONE, Condition
from fieldcraft.core.dumps import (
    items,
    kernel_dump,
    kernel_load,
    mapping,
    numbers,
    parse,
    part,
)
from fieldcraft.core.option_words import not_a_word
from fieldcraft.core.options import MISFITS, check_key, unknown_scenario
from tests.skirmish import soundness, views
from tests.skirmish.fight import ChooseTarget
from tests.skirmish.frames import Kind
from tests.skirmish.rolls import defence, defence_parts
from tests.skirmish.table import ALL_BITS, HAND, PILE, SEEN, Table
from tests.skirmish.terms import (
    AT_SQUARE,
    CARD_INDEX,
    CARDS,
    HAND_SIZE,
    MORALE,
    OPTION_INDEX,
    POWER,
    SIDES,
    SQUARE_INDEX,
    THING,
    UNIT_INDEX,
    UNITS,
    WHOLE_DECK,
    WITH_CARD,
    WITH_SQUARE,
    members,
    units_of,
    word,
)
from tests.skirmish.turns import SCENARIOS, frame_table

FORMAT = 1
FRAMES = frame_table()
assert [frame.name for frame in FRAMES] == [kind.name.lower().replace("_", "-") for kind in Kind]


class SkirmishState(Table):
    """A skirmish at one moment."""

    def clone(self) -> "SkirmishState":
        twin = type(self)(self.scenario, self.frames, self.chance)
        self.copy_kernel_to(twin, ALL_BITS)
        twin.deck_red, twin.deck_blue = self.deck_red, self.deck_blue
        twin.cards, twin.places, twin.plans = self.cards, self.places, self.plans
        twin.broken, twin.jammed = self.broken, self.jammed
        twin.smoke, twin.foxholes = self.smoke, self.foxholes
        twin.time, twin.points = self.time, self.points
        twin.initiative, twin.active = self.initiative, self.active
        return twin

    def determinize(self, side: int, rng: Chance) -> "SkirmishState":
        twin = self.clone()
        views.redraw(twin, side, rng)
        return twin

    def view(self, side: int) -> dict[str, Any]:
        return views.view(self, side)

    def parse(self, text: str) -> int:
        option = OPTION_INDEX.get(" ".join(text.split()))
        if option is None:
            raise not_a_word(text)
        return option

    def word(self, option: int) -> str:
        return word(option)

    def refs(self, option: int) -> list[str]:
        verb, thing = option & ~THING, word(option).partition(" ")[2]
        if not thing:
            return []
        kind = "card" if verb in WITH_CARD else "square" if verb in WITH_SQUARE else "unit"
        return [f"{kind}:{thing}"]

    def forecast(self, side: int, option: int) -> list[Forecast]:
        """The chance to hurt each unit on a square, by the cards that may come up."""
        if option & ~THING != AT_SQUARE or self.question(side) != "aim":
            return []
        power = POWER[self.slot(ChooseTarget.UNIT)]
        attacks = self.coming(side, side)
        found = []
        for unit in self.units_at(1 - side, option & THING):
            parts = defence_parts(self, unit)
            value = defence(self, unit)
            pairs = [(a, d) for a in attacks for d in self.coming(1 - side, side)]
            hits = sum(power + a > value + d for a, d in pairs)
            odds = (hits, len(pairs))
            found.append(Forecast(UNITS[unit], "fire", parts, value, 2, odds, "hurt"))
        return found

    def coming(self, side: int, viewer: int) -> list[int]:
        """The sums of the cards that may be on top of a deck, as a viewer knows them."""
        known = self.hand(side) if side == viewer else self.cards[SEEN + side]
        unseen = members(self.unseen(side) & ~known)
        return [CARDS[card].white + CARDS[card].coloured for card in unseen]

    def inspect(self, side: int, *things: str) -> dict[str, Any]:
        unit = UNIT_INDEX.get(" ".join(things), -1)
        if unit < 0:
            raise not_a_word(" ".join(things))
        return {
            "thing": things[0],
            "clauses": ["SK-3.1"],
            "morale": MORALE[unit],
            "power": POWER[unit],
        }

    def conditions(self, side: int) -> list[Condition]:
        """Each side wins by the last of the enemy's units."""
        gone = [sum(self.places[unit] < 0 for unit in units_of(side)) for side in (0, 1)]
        if self.asked == EVERYONE:
            gone = [0, 0]
        need = len(units_of(0))
        return [Condition(one, "last-unit", gone[1 - one], need, "SK-6.3", {}) for one in (0, 1)]

    def end_clause(self) -> str:
        return "SK-6.3"

    def dump(self) -> bytes:
        plain = kernel_dump(self)
        plain["format"], plain["game"] = FORMAT, "skirmish"
        plain["scenario"] = self.scenario
        plain["lists"] = [self.deck_red, self.deck_blue, self.cards, self.places, self.plans]
        plain["numbers"] = [self.broken, self.jammed, self.smoke, self.foxholes]
        plain["track"] = [self.time, self.points, self.initiative, self.active]
        return canonical(plain)


class SkirmishGame(Game):
    """The test game."""

    def __init__(self) -> None:
        self.key = "skirmish"
        self.sides = SIDES

    def scenarios(self) -> list[str]:
        return list(SCENARIOS)

    def empty(self, scenario: str, chance: Chance) -> SkirmishState:
        """A table with nothing on it but what the scenario itself sets up."""
        s = SkirmishState(scenario, FRAMES, chance)
        for given in SCENARIOS[scenario]:
            for unit, square in given.items():
                s.places[UNIT_INDEX[unit]] = SQUARE_INDEX[square]
        return s

    def start(
        self, scenario: object, key: object, options: Mapping[str, bool | int] | None = None
    ) -> SkirmishState:
        state = super().start(scenario, key, options)
        assert isinstance(state, SkirmishState)
        return state

    def begin(
        self, scenario: object, key: bytes, options: Mapping[str, bool | int]
    ) -> SkirmishState:
        if isinstance(scenario, dict):
            scenario = scenario.get("id")
        elif isinstance(scenario, int) and 1 <= scenario <= len(SCENARIOS):
            scenario = self.scenarios()[scenario - 1]
        if not isinstance(scenario, str) or scenario not in SCENARIOS:
            raise unknown_scenario(scenario, self.scenarios())
        s = self.empty(scenario, Chance(key))
        for side in (0, 1):
            deck = s.own_deck(side)
            deck.extend(range(len(CARDS)))
            s.shuffle(deck)
            for _ in range(HAND_SIZE):
                s.own_cards()[HAND + side] |= 1 << s.take_top(side)
        s.push(Kind.MATCH, [0])
        s.run()
        return s

    def position(self, spec: dict[str, Any], key: bytes) -> SkirmishState:
        """A position at the start of a turn; cards neither in hand nor deck are discarded.

        A deck is given from the top.
        """
        check_key(key)
        s = self.empty("meeting", Chance(key))
        for unit, square in spec["units"].items():
            s.places[UNIT_INDEX[unit]] = SQUARE_INDEX[square]
        for unit in spec.get("broken", []):
            s.broken |= 1 << UNIT_INDEX[unit]
        for square in spec.get("smoke", []):
            s.smoke |= 1 << SQUARE_INDEX[square]
        for side, name in enumerate(SIDES):
            s.cards[HAND + side] = views.mask_of(spec["hands"][name])
            deck = [CARD_INDEX[card] for card in spec["decks"][name]]
            s.own_deck(side)[:] = deck[::-1]
            gone = s.hand(side) | views.mask_of(spec["decks"][name])
            s.cards[PILE + side] = WHOLE_DECK & ~gone
        s.time, s.points = spec.get("time", 0), spec.get("points", 0)
        s.active = SIDES.index(spec.get("active", "red"))
        s.initiative = SIDES.index(spec.get("initiative", "red"))
        if "draws" in spec:
            draws = [[CARD_INDEX[card] for card in spec["draws"][name]] for name in SIDES]
            s.chance.script([], draws, spec.get("strict", False))
        s.push(Kind.MATCH, [2])
        s.run()
        return s

    def sample(self, view: dict[str, Any], rng: Chance) -> SkirmishState:
        """ValueError for a view that no state has."""
        self.check_kind(mapping(view, "the view"), "view", views.FORMAT)
        try:
            s = self.empty(self.known(view["scenario"]), rng)
            s.places = [-1] * len(UNITS)
            viewer = self.side(view["side"])
            views.fill(s, view, viewer)
            views.redraw(s, viewer, rng)
            soundness.check(s)
            self.check_same(view, s, viewer)
        except MISFITS as error:
            raise ValueError(f"not a view of {self.key}: {error!r}") from None
        return s

    def known(self, scenario: object) -> str:
        """The id of a scenario in a dump or a view."""
        if not isinstance(scenario, str):
            raise ValueError("scenario: not one that is known by its id")
        if scenario not in SCENARIOS:
            raise ValueError(f"scenario: {scenario[:80]} is none of {self.key}")
        return scenario

    def load(self, data: bytes) -> SkirmishState:
        """ValueError for bytes that `dump` never wrote."""
        plain = parse(data)
        self.check_kind(plain, "dump", FORMAT)
        s = SkirmishState(self.known(part(plain, "scenario")), FRAMES, Chance(b""))
        kernel_load(s, plain)
        lists = [numbers(one, "lists") for one in items(part(plain, "lists"), "lists", 5)]
        s.deck_red, s.deck_blue, s.cards, s.places, s.plans = lists
        s.broken, s.jammed, s.smoke, s.foxholes = numbers(part(plain, "numbers"), "numbers", 4)
        s.time, s.points, s.initiative, s.active = numbers(part(plain, "track"), "track", 4)
        soundness.check(s)
        if s.dump() != canonical(plain):
            raise ValueError("the dump holds what no dump of this format holds")
        return s

    def scenario_of(self, state: State) -> dict[str, Any]:
        name = cast(SkirmishState, state).scenario
        number = self.scenarios().index(name) + 1
        own = {"game": self.key, "id": name, "number": number}
        return {**own, "sides": list(SIDES), "custom": False}

    def length(self, view: dict[str, Any]) -> int:
        spaces: int = view["time"]
        return spaces


SKIRMISH = SkirmishGame()
