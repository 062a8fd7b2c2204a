"""The frames of the shared rules, in the places that `terms.py` numbers."""

from typing import Any

from fieldcraft.core.frame import Both, Frame
from fieldcraft.games.undaunted.combat import Aim
from fieldcraft.games.undaunted.movement import Step
from fieldcraft.games.undaunted.rounds import Bid, Round
from fieldcraft.games.undaunted.support import DrawOrStop, TakeFromPlayArea, TakeFromSupply
from fieldcraft.games.undaunted.turn import Play, Use


def shared_frames(use: Use, step: Step) -> list[Frame[Any]]:
    """What both boxes have; each brings its own way to use a card and to take a step."""
    return [
        Both("bid", "U-306"),
        Round(),
        Bid(),
        Play(),
        use,
        step,
        Aim(),
        TakeFromSupply(),
        TakeFromPlayArea(),
        DrawOrStop(),
    ]
