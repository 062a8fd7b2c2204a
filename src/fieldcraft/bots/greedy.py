"""The sensible one: it looks one option ahead, by rules of thumb and exact odds."""

from typing import Any, ClassVar

from fieldcraft.bots.bot import Bot, Reason
from fieldcraft.bots.combat_commander.judge import Judge as CommanderJudge
from fieldcraft.bots.combat_commander.weights import DEFAULT as COMMANDER_DEFAULT
from fieldcraft.bots.combat_commander.weights import Weights as CommanderWeights
from fieldcraft.bots.score import Parts, total
from fieldcraft.bots.seat import Seat
from fieldcraft.bots.undaunted.boxes import judge_of
from fieldcraft.bots.undaunted.picture import battle_of
from fieldcraft.bots.undaunted.weights import DEFAULT, Weights
from fieldcraft.games.undaunted.battle import Battle


class GreedyBot(Bot):
    """Scores every option by what the side knows and takes the best; its own chance breaks ties."""

    name: ClassVar[str] = "greedy"

    def __init__(
        self,
        seed: int,
        weights: Weights = DEFAULT,
        commander: CommanderWeights = COMMANDER_DEFAULT,
    ) -> None:
        super().__init__(seed)
        self.weights = weights
        self.commander = commander
        self._scenario: object = None
        self._battle: Battle | None = None
        self._judged: list[tuple[str, Parts]] = []

    def choose(self, seat: Seat) -> int:
        if seat.game == "combat-commander":
            scores = CommanderJudge(seat, self.commander).scores(seat)
        else:
            battle = self._tables(seat.view)
            scores = judge_of(seat.view, battle, self.weights).scores(seat)
        self._judged = [
            (seat.word(option), parts) for option, parts in zip(seat.options, scores, strict=True)
        ]
        sums = [total(parts) for parts in scores]
        highest = max(sums)
        ties = [place for place, score in enumerate(sums) if score == highest]
        place = ties[self.rng.below(len(ties))]
        self._judged.insert(0, self._judged.pop(place))
        return seat.options[place]

    def reasons(self) -> list[Reason]:
        judged = [
            Reason(word, total(parts), tuple(sorted(parts.items()))) for word, parts in self._judged
        ]
        return judged[:1] + sorted(judged[1:], key=lambda reason: -reason.score)

    def _tables(self, view: dict[str, Any]) -> Battle:
        """The scenario's tables, made once per match."""
        if self._battle is None or self._scenario is not view["scenario"]:
            self._scenario = view["scenario"]
            self._battle = battle_of(view)
        return self._battle
