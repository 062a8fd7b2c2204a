"""What artillery would meet (CC-O18.2): accuracy and drift, then the impact hex by hex."""

from typing import cast

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.odds.chances import (
    Deck,
    Row,
    after_roll,
    one_roll,
    ways,
)
from fieldcraft.games.combat_commander.odds.fire import (
    DICE,
    Part,
    Shot,
    cover_against,
    on_hex,
    targeting,
)
from fieldcraft.games.combat_commander.options import AT_LEAST
from fieldcraft.games.combat_commander.orders.artillery import AIRBURST, FP_MASK, VULNERABLE, drift
from fieldcraft.games.combat_commander.sight.seeing import hindrance
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    COLOURED,
    DECK_SIZE,
    OUTCOME,
    RADIO,
    WHITE,
)
from fieldcraft.games.combat_commander.terrain.ground import WOODS
from fieldcraft.games.combat_commander.terrain.hexes import ADJACENT, DISTANCES, HEXES, hex_word
from fieldcraft.games.combat_commander.terrain.markers import set_fort
from fieldcraft.games.combat_commander.units.values import (
    FROM_ABOVE,
)


def artillery(s: Table, viewer: int, spotter: int, target: int, smoke: bool) -> list[Forecast]:
    """CC-O18.2.2: the accuracy roll, then all who stand in or next to the hex that is spotted.

    The chances of those count every place where the rounds may land.
    """
    deck = Deck(s, viewer, viewer)
    place = s.place_of(spotter)
    look = max(0, hindrance(s, place, target))
    distance = DISTANCES[HEXES * place + target]
    found = [targeting(s, deck, target, distance, look, "CC-O18.2.2")]
    near = [target, *ADJACENT[target]]
    struck = strikes(s, deck, target, distance + look)
    for index in near if not smoke else []:
        if s.is_occupied(0, index) or s.is_occupied(1, index):
            rows = after_roll(deck, struck[index]) if index in struck else []
            found.extend(barrage(s, viewer, index, rows, ways(2, deck), 2))
    return found


def strikes(s: Table, deck: Deck, target: int, needed: int) -> dict[int, list[int]]:
    """By hex and sum of the accuracy roll, how many cards bring the impact there."""
    twin = cast(Table, s.clone())
    numbers = twin.own_numbers()
    found: dict[int, list[int]] = {}
    for card in deck.cards:
        place = DECK_SIZE * deck.side + card
        white = s.battle.white[place]
        coloured = s.battle.coloured[place]
        numbers[WHITE] = white
        numbers[COLOURED] = coloured
        numbers[OUTCOME] = 1 if white * coloured > needed else 0
        landed = drift(twin, target)
        for index in [landed, *ADJACENT[landed]] if landed >= 0 else []:
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
    fp = s.numbers[RADIO + side] & FP_MASK
    parts: list[Part] = [("radio", fp, "CC-O18.2.3")]
    if s.battle.ground.terrain[index] == WOODS:
        parts.append(("airburst", AIRBURST, "CC-T99"))
    found: list[Forecast] = []
    fort = s.fort(index)
    if fort:
        good = sum(weight for value, weight, _, _ in rows if is_ruined(s, fp, value))
        word = hex_word(index)
        chance = (good, whole)
        total = VULNERABLE - fp
        needed = (("vulnerable", total, "CC-O18.2.3"),)
        found.append(Forecast(word, "impact", needed, total, DICE * rolls, chance, "destroyed"))
    for one in (1 - side, side):
        if s.is_occupied(one, index):
            shot = Shot(side, "impact", parts, FROM_ABOVE)
            shot.rows = bared(s, one, index, rows, shot)
            shot.ways = whole
            shot.rolls = rolls
            found.extend(on_hex(s, viewer, one, index, shot))
    return found


def is_ruined(s: Table, fp: int, summed: int) -> bool:
    """CC-O18.2.3: whether an impact roll removes a fortification."""
    weak = VULNERABLE - fp
    return summed >= weak if s.switches & AT_LEAST else summed == weak


def bared(s: Table, side: int, index: int, rows: list[Row], shot: Shot) -> list[Row]:
    """Rolls that remove the fortification also take its Cover from those who defend."""
    if not s.fort(index):
        return rows
    twin = cast(Table, s.clone())
    set_fort(twin, index, 0)
    less = cover_against(s, side, index, shot) - cover_against(twin, side, index, shot)
    fp = s.numbers[RADIO + s.active] & FP_MASK
    found: list[Row] = []
    for value, weight, one, two in rows:
        more = less if is_ruined(s, fp, value) else 0
        found.append((value + more, weight, one, two))
    return found
