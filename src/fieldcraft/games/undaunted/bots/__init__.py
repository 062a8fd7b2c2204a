"""How bots judge a position of Undaunted."""

from fieldcraft.bots.score import Parts
from fieldcraft.bots.seat import Seat
from fieldcraft.games.undaunted.bots.boxes import judge_of
from fieldcraft.games.undaunted.bots.picture import battle_of
from fieldcraft.games.undaunted.bots.weights import DEFAULT


def scores(seat: Seat) -> list[Parts]:
    """The judgement of each option of the seat, in their order."""
    return judge_of(seat.view, battle_of(seat.view), DEFAULT).scores(seat)
