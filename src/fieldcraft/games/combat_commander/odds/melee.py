"""What a melee would come to (CC-O16.4), before its rolls and between them."""

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.cards.rolls import Roll
from fieldcraft.games.combat_commander.odds.chances import Deck, against, fixed, one_roll, ways
from fieldcraft.games.combat_commander.odds.shot import DICE
from fieldcraft.games.combat_commander.orders.melee import ACTIVE_ROLL, Melee, strength
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import BUNKER, HELD_SHIFT, PILLBOX
from fieldcraft.games.combat_commander.terrain.hexes import hex_word


def melee(s: Table, viewer: int, index: int) -> list[Forecast]:
    """Both sides roll; the lower total is eliminated."""
    deck = Deck(s, viewer, viewer)
    other = Deck(s, viewer, 1 - viewer)
    own = strength(s, viewer, index)
    enemy = strength(s, 1 - viewer, index)
    wins, ties, whole = against(one_roll(deck), own - enemy, other, False)
    return fought(s, viewer, index, own, enemy, (wins, ties, whole * ways(1, deck)))


def fought(
    s: Table, viewer: int, index: int, own: int, enemy: int, counts: tuple[int, int, int]
) -> list[Forecast]:
    """CC-O16.4.4: how likely one's own side is to win, or both to be lost."""
    wins, ties, whole = counts
    held = s.hexes[index] >> HELD_SHIFT & 3
    if held and s.fort(index) in (BUNKER, PILLBOX):
        if held == viewer + 1:
            wins += ties
        ties = 0
    parts = (("own", own, "CC-O16.4.2.a"), ("enemy", -enemy, "CC-O16.4.2.a"))
    word = hex_word(index)
    total = own - enemy
    return [
        Forecast(word, "melee", parts, total, 2 * DICE, (wins, whole), "wins"),
        Forecast(word, "melee", parts, total, 2 * DICE, (ties, whole), "both-lost"),
    ]


def melee_rolled(s: Table, viewer: int, stands: bool) -> list[Forecast]:
    """A melee of which one roll or both are known; the roll is on top of the stack."""
    outcome = s.slot(Roll.OUTCOME)
    strong = s.slot(Roll.SUBJECT)
    s.pop()
    phase = s.slot(Melee.NEXT)
    index = s.slot(Melee.HEX)
    active = Deck(s, viewer, s.active)
    inactive = Deck(s, viewer, 1 - s.active)
    if phase == ACTIVE_ROLL:
        theirs = outcome if stands else strong
        rows = fixed() if stands else one_roll(inactive)
        ours = strength(s, s.active, index)
        whole = 1 if stands else ways(1, inactive)
    else:
        theirs = s.slot(Melee.TOTAL)
        rows = fixed()
        ours = strong
        whole = 1
    if phase != ACTIVE_ROLL and stands:
        more = 1 if theirs > outcome else 0
        equal = 1 if theirs == outcome else 0
        ours = outcome
    else:
        more, equal, each = against(rows, theirs - ours, active, False)
        whole *= each
    if viewer == s.active:
        return fought(s, viewer, index, ours, theirs, (whole - more - equal, equal, whole))
    return fought(s, viewer, index, theirs, ours, (more, equal, whole))
