"""One game between bots, from its task to its row; whatever plays many games plays these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from fieldcraft import bots, games
from fieldcraft.bots import Bot, Seat, ask
from fieldcraft.bots.evaluation import Evaluation
from fieldcraft.bots.thinker import Thinker
from fieldcraft.bots.value import evaluation_of
from fieldcraft.core import SPECTATOR, State, key_from_seed
from fieldcraft.core.chance import Chance
from fieldcraft.lab.review.worlds import rerolled, stream

DECISION_LIMIT: Final = 20_000
"""A game that has not ended after so many decisions is left unfinished: nobody's win."""
REROLLS: Final = 4
"""How often dice and draws are repeated to tell luck: always as often, or it would be biased."""


Identity = tuple[str, str, int, str, str, int, str]
Habits = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Arena:
    """A scenario of a game."""

    game: str
    scenario: str
    """Its id."""
    made: object = None
    """The values of one of somebody's own, or another way to name it."""

    def start(self, seed: int, options: dict[str, bool | int]) -> State:
        """A new match there."""
        what = self.scenario if self.made is None else self.made
        return games.get(self.game).start(what, key_from_seed(seed), options)


@dataclass(frozen=True)
class GameTask:
    """What a worker must know to play one game."""

    arena: Arena
    bots: tuple[str, str]
    """By side."""
    seed: int
    bot_seeds: tuple[int, int]
    """By side; not the game's, so that a bot does the same whichever side it has."""
    limit: int = DECISION_LIMIT
    options: dict[str, bool | int] = field(default_factory=dict)
    """Match options, as `Game.start` takes them."""
    barred: tuple[str, str] = ("", "")
    """By side, a card, order or unit that it leaves alone as long as it can do something else."""
    luck: bool = False
    """Whether to add up what dice and draws gave side 0."""
    habits: tuple[Habits, Habits] = ((), ())
    """By side, the weights of the bot's quick hand where they are not the usual ones."""

    @property
    def identity(self) -> Identity:
        """What tells it from the other games of a run."""
        arena, (first, second) = self.arena, self.bots
        sides = games.get(arena.game).sides
        barred = [f"{sides[side]}:{thing}" for side, thing in enumerate(self.barred) if thing]
        without = " ".join(barred)
        return arena.game, arena.scenario, self.seed, first, second, self.bot_seeds[0], without


@dataclass(frozen=True)
class Played:
    """A game that was played: a row of the results."""

    game: str
    scenario: str
    seed: int
    first: str
    """The bot of side 0."""
    second: str
    first_seed: int
    """Of side 0's bot, which tells the games of a pair apart where both bots are the same."""
    barred: str
    """What a side left alone, as `side:thing`; empty if nothing."""
    winner: int
    """The side, -1 for nobody."""
    reason: str
    """Of the end; empty when unfinished."""
    rounds: int
    decisions: int
    luck: float | None
    """What dice and draws gave side 0, in chances to win; None if nobody looked."""

    @property
    def identity(self) -> Identity:
        """What tells it from the other games of a run; the task had the same."""
        bots = self.first, self.second, self.first_seed
        return self.game, self.scenario, self.seed, *bots, self.barred

    @property
    def result(self) -> float:
        """Of side 0: 1 for a win, 0 for a loss, a half for neither."""
        return 0.5 if self.winner < 0 else 1.0 - self.winner


def answerer(bot: Bot, state: State) -> Callable[[State, int], int]:
    """How a bot is asked in a game: what it decides by a hand alone needs no seat, and is quicker.

    It answers as it would from a seat.
    """

    def from_a_seat(now: State, side: int) -> int:
        return ask(bot, now, side)

    if not isinstance(bot, Thinker) or type(bot).choose is not Thinker.choose:
        return from_a_seat
    thinker, game = bot, Seat(state, 0).game
    policy = thinker.policy(game)

    def by_hand(now: State, side: int) -> int:
        options = now.legal(side)
        if len(options) > 1 and thinker.choices(game, policy, now, side):
            return ask(bot, now, side)
        return options[thinker.by_hand(game, policy, now, side, options)[0]]

    return by_hand


def play_game(state: State, seats: Sequence[Bot], limit: int = DECISION_LIMIT) -> int:
    """Let a bot per side play a match on; returns how many decisions were made.

    Stops when the match is over or the limit is reached.  Where both decide at once, side 0 is
    asked first, which the other cannot see.  Raises BotFailed when a bot of somebody's own fails.
    """
    decisions = 0
    answers = [answerer(bot, state) for bot in seats]
    while not state.finished and decisions < limit:
        side = 0 if state.question(0) else 1
        state.choose(side, answers[side](state, side))
        decisions += 1
    return decisions


def play_task(task: GameTask) -> Played:
    """Play one game."""
    game = games.get(task.arena.game)
    state = task.arena.start(task.seed, task.options)
    pairs = zip(task.bots, task.bot_seeds, strict=True)
    seats: list[Bot] = [bots.make(name, seed) for name, seed in pairs]
    for side, thing in enumerate(task.barred):
        if thing:
            seats[side] = Abstainer(seats[side], thing)
    for side, habits in enumerate(task.habits):
        if habits:
            thinker = seats[side]
            assert isinstance(thinker, Thinker)  # `lab.tune` asks for no other
            thinker.habits = habits
    luck = None
    if task.luck:
        counter = LuckCounter(evaluation_of(game.key, state), stream("lab", task.seed))
        decisions, luck = counter.play(state, seats, task.limit)
    else:
        decisions = play_game(state, seats, task.limit)
    end = state.outcome
    return Played(
        game=game.key,
        scenario=str(game.scenario_of(state)["id"]),
        seed=task.seed,
        first=task.bots[0],
        second=task.bots[1],
        first_seed=task.bot_seeds[0],
        barred=task.identity[-1],
        winner=-1 if end is None else end.winner,
        reason="" if end is None else end.reason,
        rounds=game.length(state.view(SPECTATOR)),
        decisions=decisions,
        luck=luck,
    )


class LuckCounter:
    """Plays a game and adds up what dice and draws gave side 0, beyond what they give on average.

    The sum has the mean 0 whatever the value is worth; the better the value, the more of a result
    it explains.
    """

    def __init__(self, evaluation: Evaluation, rng: Chance) -> None:
        self.evaluation = evaluation
        self.rng = rng

    def play(self, state: State, seats: Sequence[Bot], limit: int) -> tuple[int, float]:
        """As `play_game`; decisions, and luck."""
        decisions, luck = 0, 0.0
        answers = [answerer(bot, state) for bot in seats]
        while not state.finished and decisions < limit:
            side = 0 if state.question(0) else 1
            option = answers[side](state, side)
            before = state.clone()
            state.choose(side, option)
            decisions += 1
            if _stream(before) != _stream(state):
                others = [rerolled(before, self.rng) for _ in range(REROLLS)]
                for other in others:
                    other.take(side, option)
                mean = fmean(self.evaluation.chance(other) for other in others)
                luck += self.evaluation.chance(state) - mean
        return decisions, luck


def _stream(state: State) -> tuple[bytes, int]:
    return state.chance.key, state.chance.position


class Abstainer(Bot):
    """A bot that leaves a card, an order or a unit alone as long as it can do something else."""

    name = "abstainer"

    def __init__(self, bot: Bot, thing: str) -> None:
        super().__init__(bot.seed)
        self.bot = bot
        self.thing = thing

    def choose(self, seat: bots.Seat) -> int:
        option = self.bot.choose(seat)
        if not self.is_barred(seat.word(option)):
            return option
        allowed = {word: one for one in seat.options if not self.is_barred(word := seat.word(one))}
        if not allowed:
            return option
        liked = [allowed[one.word] for one in self.bot.reasons() if one.word in allowed]
        return liked[0] if liked else next(iter(allowed.values()))

    def is_barred(self, word: str) -> bool:
        """Whether an option names it: `play scout-a`, `order fire#g-50`, `unit axis:hero-1`."""
        return any(
            self.thing in (token, token.partition("#")[0], token.partition(":")[2])
            for token in word.split()
        )
