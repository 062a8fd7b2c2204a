"""End of the game (U-801 to U-806), as far as both boxes share it."""

from fieldcraft.games.undaunted.action import squad_of
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import BOLSTER, DECK, DISCARD, HAND, PLAY_AREA, SUPPLY


def points(s: Table, side: int) -> int:
    """U-804: the points of a side now; North Africa adds structures (NA-802)."""
    return s.battle.box.points(s, side)


def tile_points(s: Table, side: int) -> int:
    """U-114, U-804: the points of all objectives the side controls."""
    held = s.markers[2 + side]
    total = 0
    if held == 0:
        return total
    for tile in s.battle.objective_tiles:
        if held >> tile & 1:
            total += s.battle.box.objective(s, tile)
    return total


def win(s: Table, side: int, reason: str) -> None:
    """U-802: the game ends at this very moment."""
    if s.sink is not None:
        s.tell({"event": "wins", "side": s.side_word(side), "reason": reason})
    s.finish(side, reason, points(s, side) - points(s, 1 - side))


def compare_points(s: Table, reason: str) -> None:
    """U-806: more points win; a tie goes to the holder of the initiative marker."""
    ours = points(s, 0)
    theirs = points(s, 1)
    if ours == theirs:
        win(s, s.initiative, reason)
    else:
        win(s, 0 if ours > theirs else 1, reason)


# -- what a side can still do (UN-808, NA-813, C-08) -----


def has_source(s: Table, side: int, cards: list[int]) -> bool:
    """Whether one of these cards can still be played to act, now or after Bolsters."""
    for card in cards:
        if cycling(s, side, card) > 0 and can_return(s, side, card):
            return True
    battle = s.battle
    reach = -1
    for card in cards:
        if s.held(side, SUPPLY, card) > 0 and can_return(s, side, card):
            if reach < 0:
                reach = bolster_reach(s, side)
            if reach & 1 or reach >> battle.card_squad[side * battle.types + card] & 1:
                return True
    return False


def can_return(s: Table, side: int, card: int) -> bool:
    """C-08: the card's counter is on the board, or may enter it."""
    counter = s.battle.card_counter[side * s.battle.types + card]
    if counter < 0:
        return True
    return s.places[counter] >= 0 or len(s.battle.box.entry_tiles(s, counter)) > 0


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
        for card in battle.bolstering_cards[side]:
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
