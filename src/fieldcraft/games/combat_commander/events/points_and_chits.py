"""Events about points and objectives (CC-E45, CC-E49, CC-E54, CC-E65, CC-E67, CC-E74)."""

from fieldcraft.games.combat_commander.cards.blind_draws import draw_lot
from fieldcraft.games.combat_commander.events.printed import PrintedEvent
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import LETTERS, LOSSES, SECRET, SURRENDER
from fieldcraft.games.combat_commander.victory.chits import draw_chit, open_chit, take_secret
from fieldcraft.games.combat_commander.victory.control import objectives_of, score


class BattlefieldIntegrity(PrintedEvent):
    """CC-E45: a point for each enemy unit on the casualty track."""

    def __init__(self) -> None:
        super().__init__("battlefield-integrity", "CC-E45")

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        score(s, side, s.numbers[LOSSES + 1 - side])


class CommandAndControl(PrintedEvent):
    """CC-E49: a point for each objective controlled."""

    def __init__(self) -> None:
        super().__init__("command-and-control", "CC-E49")

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        score(s, side, objectives_of(s, side))


class Elan(PrintedEvent):
    """CC-E54: the own Surrender marker moves one space on."""

    def __init__(self) -> None:
        super().__init__("elan", "CC-E54")

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        s.own_numbers()[SURRENDER + side] += 1
        if s.sink is not None:
            space = s.numbers[SURRENDER + side]
            s.tell({"event": "surrender-later", "side": s.side_word(side), "space": space})


class MissionObjective(PrintedEvent):
    """CC-E65: a secret chit more."""

    def __init__(self) -> None:
        super().__init__("mission-objective", "CC-E65")

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        chit = draw_chit(s)
        if chit >= 0:
            take_secret(s, side, chit)


class Reconnaissance(PrintedEvent):
    """CC-E67: one secret chit of the opponent's, picked blindly, is opened."""

    def __init__(self) -> None:
        super().__init__("reconnaissance", "CC-E67")

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        theirs = SECRET + 1 - side
        secret = [chit for chit in range(len(LETTERS)) if s.chits[chit] == theirs]
        if secret:
            open_chit(s, draw_lot(s, secret))


class StrategicObjective(PrintedEvent):
    """CC-E74: an open chit more."""

    def __init__(self) -> None:
        super().__init__("strategic-objective", "CC-E74")

    def happen(self, s: Table, side: int, card: int, index: int) -> None:
        chit = draw_chit(s)
        if chit >= 0:
            open_chit(s, chit)
