"""Two worlds that one viewpoint cannot tell apart: they differ only in what it may not know."""

from dataclasses import dataclass, field

import orjson

from fieldcraft.core import PUBLIC, Chance, Event, Game, Illegal, State, WordError
from tests.games.traits import Secrets
from tests.strategies import standing


@dataclass
class Tally:
    """What the streams have met."""

    steps: int = 0
    revealed: int = 0
    varied: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    watched: set[str] = field(default_factory=set)


def observe(state: State, viewer: int, probes: list[str], things: list[tuple[str, ...]]) -> bytes:
    """Everything the contract tells a viewpoint at this moment, as bytes."""
    menu = list(state.options(viewer))
    return orjson.dumps(
        {
            "view": state.view(viewer),
            "decision": repr(state.decision),
            "outcome": repr(state.outcome),
            "question": state.question(viewer),
            "options": [
                [option, state.word(option), state.refs(option), state.takes_back(viewer, option)]
                for option in menu
            ],
            "forecasts": [repr(state.forecast(viewer, option)) for option in menu],
            "refusals": [repr(state.why_not(viewer, text)) for text in probes],
            "strange forecasts": [repr(forecast_of(state, viewer, text)) for text in probes],
            "errors": [error_of(state, viewer, text) for text in probes],
            "conditions": repr(state.conditions(viewer)),
            "threats": repr(state.threats(viewer)),
            "inspected": [inspected(state, viewer, names) for names in things],
        },
        option=orjson.OPT_SORT_KEYS,
    )


def forecast_of(state: State, viewer: int, text: str) -> object:
    """The forecast of any text, offered or not."""
    try:
        return state.forecast(viewer, state.parse(text))
    except WordError:
        return None


def error_of(state: State, viewer: int, text: str) -> str:
    """What is said when an option that is not offered is chosen all the same."""
    try:
        option = state.parse(text)
    except WordError as error:
        return f"{error}"
    if option in state.options(viewer):
        return ""
    try:
        state.clone().choose(viewer, option)
    except Illegal as error:
        return f"{error}"
    raise AssertionError(f"{text} was taken although it is not offered")


def inspected(state: State, viewer: int, names: tuple[str, ...]) -> object:
    """What inspecting says, or how it refuses."""
    try:
        return state.inspect(viewer, *names)
    except WordError as error:
        return repr(error.refusal)


class Twins:
    """A match, and another one that the viewpoint takes for the same."""

    def __init__(
        self, game: Game, state: State, viewer: int, secrets: Secrets, rng: Chance, tally: Tally
    ) -> None:
        self.game = game
        self.viewer = viewer
        self.secrets = secrets
        self.rng = rng
        self.tally = tally
        self.others = [side for side in range(len(game.sides)) if side != viewer]
        self.one = state
        self.other = state
        self.part()

    def part(self) -> None:
        """Make the other world again: redrawn, and disturbed by hand."""
        self.other = self.one.determinize(self.viewer, self.rng)
        for side in self.others:
            self.secrets.disturb(self.other, side, self.rng)

    def compare(self, probes: list[str]) -> None:
        """Both worlds look the same, and what is open is the same; note what is not."""
        things = self.secrets.things(self.one)
        ours = observe(self.one, self.viewer, probes, things)
        assert observe(self.other, self.viewer, probes, things) == ours
        open_values = self.secrets.open_values(self.one, self.viewer)
        assert self.secrets.open_values(self.other, self.viewer) == open_values
        for name in self.secrets.hidden(self.one):
            for side in self.others:
                values = [self.secrets.value(world, name, side) for world in (self.one, self.other)]
                if values[0] != values[1]:
                    self.tally.varied.add(name)
        asked = self.one.question(self.viewer)
        (self.tally.asked if asked else self.tally.watched).update(standing(self.one))

    def step(self, pick: int, probes: list[str]) -> None:
        """One choice in both worlds: the same words, unless it is a secret one of the others."""
        decision = self.one.decision
        assert decision is not None
        side = decision.sides[pick % len(decision.sides)]
        words = self.common_words(side)
        if side != self.viewer and len(decision.sides) > 1 and self.is_secret(side):
            self.secret_answers(side, pick, probes)
        if words:
            word = words[pick % len(words)]
            answers = [word, word]
        else:
            answers = [self.unnoticed(world, side)[0] for world in (self.one, self.other)]
            if len({answer in self.secrets.noticed for answer in answers}) > 1:
                self.one.choose(side, self.one.parse(answers[0]))
                self.tally.revealed += 1
                self.part()
                return
        self.choose(side, answers)
        self.tally.steps += 1

    def unnoticed(self, world: State, side: int) -> list[str]:
        """The words of a side's options: those that nobody notices, or all if there are none."""
        words = [world.word(option) for option in world.options(side)]
        return [word for word in words if word not in self.secrets.noticed] or words

    def common_words(self, side: int) -> list[str]:
        """The words that the side could say in both worlds."""
        menus = [
            [world.word(option) for option in world.options(side)]
            for world in (self.one, self.other)
        ]
        return [word for word in menus[0] if word in menus[1]]

    def is_secret(self, side: int) -> bool:
        """Whether the side has an answer in both worlds that nobody notices."""
        menus = [self.unnoticed(world, side) for world in (self.one, self.other)]
        return not any(word in self.secrets.noticed for menu in menus for word in menu)

    def secret_answers(self, side: int, pick: int, probes: list[str]) -> None:
        """While an answer stays secret, nobody else can tell which one was given."""
        kept = (self.one, self.other)
        worlds = [world.clone() for world in kept]
        heard = []
        for number, world in enumerate(worlds):
            menu = self.unnoticed(world, side)
            sink: list[Event] = []
            world.choose(side, world.parse(menu[(pick + number) % len(menu)]), sink)
            heard.append(self.heard(sink))
        assert heard[0] == heard[1]
        self.one, self.other = worlds
        self.compare(probes)
        self.one, self.other = kept

    def choose(self, side: int, answers: list[str]) -> None:
        """Take the answers, the other world having the same dice and the viewpoint's own draws."""
        events: list[Event] = []
        is_laid_open = side != self.viewer and self.secrets.unveils(self.one, answers[0])
        self.one.choose(side, self.one.parse(answers[0]), events)
        dice, draws = self.secrets.script(self.one, events, self.viewer)
        chance = self.other.chance.copy()
        chance.script(dice, draws, False)
        self.other.chance = chance
        echo: list[Event] = []
        self.other.choose(side, self.other.parse(answers[1]), echo)
        left = self.other.chance.dice + [
            card for cards in self.other.chance.draws for card in cards
        ]
        self.other.chance = self.other.chance.copy()
        self.other.chance.scripted = False
        if self.differ(self.heard(events), self.heard(echo)) or is_laid_open:
            self.tally.revealed += 1
            self.part()
        else:
            assert left == []

    def heard(self, events: list[Event]) -> list[Event]:
        """The events this viewpoint may know."""
        return [event for event in events if event.audience in (PUBLIC, self.viewer)]

    def differ(self, ours: list[Event], theirs: list[Event]) -> bool:
        """Whether the rules have revealed a difference; any other difference is a leak."""
        for one, other in zip(ours, theirs, strict=False):
            if one == other:
                continue
            assert (one.name, one.audience) == (other.name, other.audience)
            differing = {key for key in one.fields if one.fields[key] != other.fields[key]}
            if one.name in self.secrets.lots:
                assert differing <= self.secrets.lots[one.name]
                return True
            assert differing <= self.secrets.reveals.get(one.name, set())
            assert one.fields["side"] in [self.game.sides[side] for side in self.others]
            return True
        assert len(ours) == len(theirs)
        return False
