"""How bots judge a position of Combat Commander."""

from typing import Final, cast

from fieldcraft.bots.evaluation import Evaluation, Playouts
from fieldcraft.bots.score import Parts
from fieldcraft.bots.seat import Seat
from fieldcraft.bots.value import Measures, fitted
from fieldcraft.core.state import State
from fieldcraft.games.combat_commander.bots import standing
from fieldcraft.games.combat_commander.bots.judge import Judge
from fieldcraft.games.combat_commander.bots.weights import DEFAULT
from fieldcraft.games.combat_commander.table.table import Table

PAUSES: Final = frozenset(("order",))
"""The questions between Orders, where a position can be judged by how both sides stand."""
MEASURES: Final[Measures] = standing


def scores(seat: Seat) -> list[Parts]:
    """The judgement of each option of the seat, in their order."""
    return Judge(seat, DEFAULT).scores(seat)


def evaluation(state: State) -> Evaluation:
    """Who judges the matches of a state's scenario."""
    battle = cast(Table, state).battle
    return fitted(__name__, battle.game, battle.id, MEASURES) or Playouts()
