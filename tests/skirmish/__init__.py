"""Skirmish: a tiny card-driven game with every interrupt of Combat Commander (CC-X.1).

Two sides of three units fight on a board of four columns and three rows.  A roll turns up the top
card of the roller's own fate deck.  The game is a proof of the kernel, not a game to play.
"""

from tests.skirmish.game import SKIRMISH, SkirmishGame, SkirmishState

__all__ = ["SKIRMISH", "SkirmishGame", "SkirmishState"]
