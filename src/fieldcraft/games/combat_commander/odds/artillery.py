"""What artillery would meet (CC-O18.2): accuracy and drift, then the impact hex by hex."""

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.cards.outcomes import TARGETING, parts_of, total_of
from fieldcraft.games.combat_commander.odds.chances import Deck, Row, after_roll, one_roll, ways
from fieldcraft.games.combat_commander.odds.fire import targeting
from fieldcraft.games.combat_commander.odds.shot import DICE, Shot, on_hex
from fieldcraft.games.combat_commander.orders.mission import (
    drift,
    impact_parts,
    is_ruined,
    ruin_total,
    seven,
)
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import DECK_SIZE
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES, hex_word
from fieldcraft.games.combat_commander.terrain.markers import set_fort
from fieldcraft.games.combat_commander.units.values import FROM_ABOVE


def artillery(s: Table, viewer: int, spotter: int, target: int, smoke: bool) -> list[Forecast]:
    """CC-O18.2.2: who stands in the hex that is spotted, the accuracy roll, then who is next to it.

    The chances of those count every place where the rounds may land.
    """
    deck = Deck(s, viewer, viewer)
    place = s.place_of(spotter)
    look = max(0, hindrance(s, place, target))
    distance = DISTANCES[HEXES * place + target]
    aim = [("distance", distance, "CC-O18.2.2"), *parts_of(s, TARGETING, distance, look, 0)[1:]]
    accuracy = targeting(s, deck, target, aim)
    if smoke:
        return [accuracy]
    struck = strikes(s, deck, target, total_of(aim))
    found: list[Forecast] = []
    for index in seven(target):
        if s.is_occupied(0, index) or s.is_occupied(1, index):
            rows = after_roll(deck, struck[index]) if index in struck else []
            found.extend(barrage(s, viewer, index, rows, ways(2, deck), 2))
        if index == target:
            found.append(accuracy)
    return found


def strikes(s: Table, deck: Deck, target: int, needed: int) -> dict[int, list[int]]:
    """By hex and sum of the accuracy roll, how many cards bring the impact there."""
    found: dict[int, list[int]] = {}
    for card in deck.cards:
        place = DECK_SIZE * deck.side + card
        white = s.battle.white[place]
        coloured = s.battle.coloured[place]
        landed = drift(target, white, coloured, white * coloured > needed)
        for index in seven(landed) if landed >= 0 else []:
            found.setdefault(index, [0] * len(deck.sums))[white + coloured] += 1
    return found


def impact(s: Table, viewer: int, index: int) -> list[Forecast]:
    """CC-O18.2.3: the impact in one hex."""
    deck = Deck(s, viewer, s.active)
    return barrage(s, viewer, index, one_roll(deck), ways(1, deck), 1)


def barrage(
    s: Table, viewer: int, index: int, rows: list[Row], whole: int, rolls: int
) -> list[Forecast]:
    """CC-O18.2.3.2: impact rolls of the active side that strike a hex, and those in it."""
    side = s.active
    parts = impact_parts(s, side, index)
    found: list[Forecast] = []
    if s.fort(index):
        good = sum(weight for value, weight, _, _ in rows if is_ruined(s, side, value))
        word = hex_word(index)
        total = ruin_total(s, side)
        needed = (("vulnerable", total, "CC-O18.2.3"),)
        chance = (good, whole)
        found.append(Forecast(word, "impact", needed, total, DICE * rolls, chance, "destroyed"))
    for one in (1 - side, side):
        if s.is_occupied(one, index):
            shot = Shot(side, "impact", parts, FROM_ABOVE)
            shot.rows = bared(s, index, rows, shot)
            shot.ways = whole
            shot.rolls = rolls
            found.extend(on_hex(s, viewer, one, index, shot))
    return found


def bared(s: Table, index: int, rows: list[Row], shot: Shot) -> list[Row]:
    """Rolls that remove the fortification also take its Cover from those who defend."""
    if not s.fort(index):
        return rows
    twin = s.clone()
    set_fort(twin, index, 0)
    less = shot.cover(s, index) - shot.cover(twin, index)
    found: list[Row] = []
    for value, weight, one, two in rows:
        more = less if is_ruined(s, s.active, value) else 0
        found.append((value + more, weight, one, two))
    return found
