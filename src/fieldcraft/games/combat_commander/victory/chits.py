"""Objective chits (CC-7.3.2, CC-7.3.3): drawn, opened, scored."""

from fieldcraft.games.combat_commander.cards.blind_draws import draw_lot
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import IN_CUP, LETTERS, OPEN, SECRET
from fieldcraft.games.combat_commander.victory.control import ALL_FIVE, chit_worth, controls, score


def draw_chit(s: Table) -> int:
    """A chit at random from those neither in play nor excluded; -1 without one."""
    left = [chit for chit in range(len(LETTERS)) if s.chits[chit] == IN_CUP]
    return draw_lot(s, left) if left else -1


def take_secret(s: Table, side: int, chit: int) -> None:
    """CC-4.3.3, CC-7.3.3.a, CC-7.3.3.b: face down before its owner, unless it is open only."""
    if s.battle.chit_open_only[chit]:
        open_chit(s, chit)
        return
    s.own_chits()[chit] = SECRET + side
    if s.sink is not None:
        s.tell({"event": "secret-chit", "side": s.side_word(side)})
        s.tell({"event": "secret-chit-is", "side": s.side_word(side), "chit": LETTERS[chit]}, side)


def open_chit(s: Table, chit: int) -> None:
    """CC-7.3.3.c, CC-7.3.3.e: it lies open and scores at once for whoever controls."""
    owner = s.chits[chit] - SECRET
    s.own_chits()[chit] = OPEN
    if s.sink is not None and owner in (0, 1):
        s.tell({"event": "reveals-chit", "side": s.side_word(owner), "chit": LETTERS[chit]})
    elif s.sink is not None:
        s.tell({"event": "open-chit", "chit": LETTERS[chit]})
    score_chit(s, chit)


def score_chit(s: Table, chit: int) -> None:
    """What a chit is worth to the sides that control its objectives."""
    for objective in range(ALL_FIVE):
        worth = chit_worth(s, chit, objective)
        if worth:
            for side in (0, 1):
                if controls(s, side, objective):
                    score(s, side, worth)


def score_secrets(s: Table) -> None:
    """CC-6.3.2: at the end all secret chits are revealed and scored."""
    s.reveal()
    for chit in range(len(LETTERS)):
        if s.chits[chit] >= SECRET and s.chits[chit] <= SECRET + 1:
            open_chit(s, chit)
