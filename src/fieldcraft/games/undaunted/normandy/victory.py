"""Victory in Normandy (UN-801 to UN-808): points, exhaustion, the hopeless situation."""

from fieldcraft.core.contract import PUBLIC
from fieldcraft.games.undaunted.action import squad_of
from fieldcraft.games.undaunted.table import Table
from fieldcraft.games.undaunted.terms import (
    BOLSTER,
    DECK,
    DISCARD,
    HAND,
    PLAY_AREA,
    SUPPLY,
)
from fieldcraft.games.undaunted.victory import compare_points, has_won_by_points, points, win


def test_victory(s: Table, counter_removed: bool) -> None:
    """U-803, U-805, C-05: goals of the active side, of the other, exhaustion, hopelessness."""
    active = s.active
    for side in (active, 1 - active):
        if has_won_by_points(s, side):
            win(s, side, "points")
            return
        if counter_removed and s.battle.goal_pin[side] and is_exhausted(s, 1 - side):
            win(s, side, "pin")  # UN-803
            return
    if counter_removed and is_exhausted(s, 0) and is_exhausted(s, 1):
        compare_points(s, "both-exhausted")  # UN-805
        return
    for side in (active, 1 - active):
        if not s.hopeless >> side & 1 and is_hopeless(s, side):
            s.hopeless |= 1 << side
            if s.sink is not None:
                s.log("hopeless", PUBLIC, {"side": s.side_word(side)})
            if s.battle.goal_pin[1 - side]:
                win(s, 1 - side, "hopeless")  # UN-807 (a)
                return
    if s.hopeless:
        compare_with_hopeless(s)


def compare_with_hopeless(s: Table) -> None:
    """UN-807 (b), (c): the opponent wins with more points; an exhausted one ends the game."""
    for side in (s.active, 1 - s.active):
        if s.hopeless >> side & 1:
            if is_exhausted(s, 1 - side):
                compare_points(s, "both-exhausted")
                return
            if points(s, 1 - side) > points(s, side):
                win(s, 1 - side, "hopeless")
                return


def is_exhausted(s: Table, side: int) -> bool:
    """UN-802, UN-806: no Riflemen counter on the board, or hopeless."""
    if s.hopeless >> side & 1:
        return True
    for counter in s.battle.riflemen:
        if s.battle.counter_side[counter] == side and s.places[counter] >= 0:
            return False
    return True


def is_hopeless(s: Table, side: int) -> bool:
    """UN-808, C-08: the side needs points and can certainly never perform Control again."""
    battle = s.battle
    if battle.goal_points[side] == 0 or battle.goal_pin[side]:
        return False
    for card in battle.control_cards[side]:
        if can_return(s, side, card) and cycling(s, side, card) > 0:
            return False
    if points(s, side) >= battle.goal_points[side]:
        return False
    reach = bolster_reach(s, side)
    for card in battle.control_cards[side]:
        if (
            can_return(s, side, card)
            and s.held(side, SUPPLY, card)
            and (reach & 1 or reach >> battle.card_squad[side * battle.types + card] & 1)
        ):
            return False
    return True


def can_return(s: Table, side: int, card: int) -> bool:
    """C-08: the card's counter is on the board, or a spawn marker admits it."""
    counter = s.battle.card_counter[side * s.battle.types + card]
    if counter < 0:
        return True
    return s.places[counter] >= 0 or len(s.battle.spawn_tiles[counter]) > 0


def cycling(s: Table, side: int, card: int) -> int:
    """How many of a card lie in hand, play area, discard pile or deck."""
    return (
        s.held(side, HAND, card)
        + s.held(side, PLAY_AREA, card)
        + s.held(side, DISCARD, card)
        + s.held(side, DECK, card)
    )


def bolster_reach(s: Table, side: int) -> int:
    """C-08: the squads (bit 0: any) whose supply cards some chain of Bolsters can take."""
    battle = s.battle
    reach = 0
    grown = True
    while grown:
        grown = False
        for card in range(battle.types):
            place = side * battle.types + card
            for code in battle.actions[place]:
                if code & 31 != BOLSTER or reach >> squad_of(code) & 1:
                    continue
                reachable = reach & 1 or (
                    battle.card_squad[place] and reach >> battle.card_squad[place] & 1
                )
                if cycling(s, side, card) or (reachable and s.held(side, SUPPLY, card)):
                    reach |= 1 << squad_of(code)
                    grown = True
    return reach
