"""How bots judge a position of Undaunted."""

from typing import Final, cast

from fieldcraft.bots.evaluation import Evaluation, Playouts
from fieldcraft.bots.score import Parts
from fieldcraft.bots.seat import Seat
from fieldcraft.bots.value import Measures, fitted
from fieldcraft.core.state import State
from fieldcraft.games.undaunted.bots import standing
from fieldcraft.games.undaunted.bots.boxes import judge_of
from fieldcraft.games.undaunted.bots.picture import battle_of
from fieldcraft.games.undaunted.bots.weights import DEFAULT
from fieldcraft.games.undaunted.table.table import Table

PAUSES: Final = frozenset(("bid", "play"))
"""The questions between cards, where a position can be judged by how both sides stand."""
MEASURES: Final[Measures] = standing


def scores(seat: Seat) -> list[Parts]:
    """The judgement of each option of the seat, in their order."""
    return judge_of(seat.view, battle_of(seat.view), DEFAULT).scores(seat)


def evaluation(state: State) -> Evaluation:
    """Who judges the matches of a state's scenario."""
    battle = cast(Table, state).battle
    return fitted(__name__, battle.game, battle.id, MEASURES) or Playouts()
