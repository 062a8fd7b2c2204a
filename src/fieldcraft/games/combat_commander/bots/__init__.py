"""How bots judge a position of Combat Commander."""

from fieldcraft.bots.score import Parts
from fieldcraft.bots.seat import Seat
from fieldcraft.games.combat_commander.bots.judge import Judge
from fieldcraft.games.combat_commander.bots.weights import DEFAULT


def scores(seat: Seat) -> list[Parts]:
    """The judgement of each option of the seat, in their order."""
    return Judge(seat, DEFAULT).scores(seat)
