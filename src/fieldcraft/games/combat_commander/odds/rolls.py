"""What single rolls would decide: defence, rally, rout, melee, mines, artillery, re-rolls.

Each entry stands for itself: where several units roll in turn, its odds are those of the first.
"""

from typing import Final, cast

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.actions.defence import (
    D_ATTACK,
    D_HEX,
    D_SIDE,
    D_SIDES,
    D_TOTAL,
)
from fieldcraft.games.combat_commander.cards.fate import listed
from fieldcraft.games.combat_commander.cards.rolls import (
    COMMISSAR_ROLL,
    DEFENCE_ROLL,
    HIT,
    RALLIED,
    RALLY_ROLL,
    ROLLS,
    ROUT_ROLL,
    SUDDEN_DEATH_ROLL,
    SUPPRESSED_BY_ROUT,
    TARGETING,
    TIE,
    lock,
)
from fieldcraft.games.combat_commander.odds.chances import (
    Deck,
    against,
    one_roll,
    ways,
)
from fieldcraft.games.combat_commander.odds.fire import (
    DICE,
    Part,
    Shot,
    cover_against,
    on_hex,
    on_unit,
)
from fieldcraft.games.combat_commander.orders.fire import (
    A_HEX,
    A_SIDE,
    A_UNITS,
    A_WEAPONS,
)
from fieldcraft.games.combat_commander.orders.fire_groups import (
    group_of,
    is_ordnance,
    place_of_piece,
)
from fieldcraft.games.combat_commander.orders.melee import strength
from fieldcraft.games.combat_commander.sight.seeing import hindrance
from fieldcraft.games.combat_commander.table.table import Table, side_of
from fieldcraft.games.combat_commander.terms import (
    BUNKER,
    DECK_SIZE,
    DEFENCE_FRAME,
    DISCARD,
    ENTERED,
    HELD_SHIFT,
    MINE_STRENGTH,
    MINES,
    MOVING,
    PILLBOX,
    RECOVER_FRAME,
)
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES, hex_word
from fieldcraft.games.combat_commander.units.values import (
    NO_ATTACK,
    hex_cover,
    morale_of,
)
from fieldcraft.games.combat_commander.victory.control import put

TIME: Final = "time"
"""What a sudden-death roll is about."""


# -- one roll -----


def lots(s: Table, deck: Deck, kind: int, a: int, b: int, c: int) -> dict[int, int]:
    """By what a roll would decide, how many cards decide it."""
    found: dict[int, int] = {}
    for card in deck.cards:
        outcome = lock(s, DECK_SIZE * deck.side + card, kind, a, b, c)
        found[outcome] = found.get(outcome, 0) + 1
    return found


def told(
    s: Table, kind: int, a: int, b: int, c: int, counts: dict[int, int], target: str
) -> list[Forecast]:
    """A roll's possible effects with their chances, when so many cards decide each outcome."""
    parts = parts_of(s, kind, a, b, c)
    total = sum(value for _, value, _ in parts)
    whole = max(1, sum(counts.values()))
    found: list[Forecast] = []
    for effect, outcomes in effects_of(s, kind, a):
        good = sum(count for one, count in counts.items() if one in outcomes)
        chance = (good, whole)
        found.append(Forecast(target, ROLLS[kind], parts, total, DICE, chance, effect))
    return found


def parts_of(s: Table, kind: int, a: int, b: int, c: int) -> tuple[Part, ...]:
    """What a roll is compared with."""
    if kind == TARGETING:
        return (("distance", a, "CC-O20.2.3"), ("hindrance", b, "CC-10.3.1"))
    if kind == DEFENCE_ROLL:
        return (
            ("attack", b, "CC-O20.3.3"),
            ("morale", -morale_of(s, a), "CC-3.1.4"),
            ("cover", -c, "CC-T78.3"),
        )
    if kind == SUDDEN_DEATH_ROLL:
        return ((TIME, a, "CC-6.2.2.b"),)
    place = s.place_of(a)
    cover = hex_cover(s, place, NO_ATTACK) if place >= 0 else 0
    return (("morale", morale_of(s, a), "CC-3.1.4"), ("cover", cover, "CC-T78.3"))


def effects_of(s: Table, kind: int, a: int) -> list[tuple[str, list[int]]]:
    """A roll's effects, and the outcomes that have them."""
    if kind == TARGETING:
        return [("hit", [1])]
    if kind == SUDDEN_DEATH_ROLL:
        return [("ends", [1])]
    if kind == COMMISSAR_ROLL:
        return [("eliminated", [1]), ("rallied", [0])]
    if kind == DEFENCE_ROLL:
        breaks = "eliminated" if s.is_broken(a) else "broken"
        if s.has_flag(a, MOVING):
            return [(breaks, [HIT])]
        found = [(breaks, [HIT]), ("suppressed", [TIE])]
    elif kind == RALLY_ROLL:
        found = [("rallied", [RALLIED]), ("suppressed", [TIE])]
    else:
        found = [("retreats", list(range(1, 13))), ("suppressed", [SUPPRESSED_BY_ROUT])]
    return found[:1] if s.is_suppressed(a) else found


def roll_of(s: Table, viewer: int, kind: int, unit: int) -> list[Forecast]:
    """A roll for a unit, by its owner."""
    deck = Deck(s, viewer, side_of(unit))
    return told(s, kind, unit, 0, 0, lots(s, deck, kind, unit, 0, 0), s.unit_word(unit))


def rally(s: Table, viewer: int, unit: int) -> list[Forecast]:
    """CC-O22.3: the roll must be less than Morale with Cover."""
    return roll_of(s, viewer, RALLY_ROLL, unit)


def rout(s: Table, viewer: int, unit: int) -> list[Forecast]:
    """CC-O23.2: a roll above Morale with Cover makes the unit retreat."""
    return roll_of(s, viewer, ROUT_ROLL, unit)


def commissar(s: Table, viewer: int, unit: int) -> list[Forecast]:
    """CC-E50: shot or rallied."""
    return roll_of(s, viewer, COMMISSAR_ROLL, unit)


def sudden_death(s: Table, viewer: int, side: int, space: int) -> Forecast:
    """CC-6.2.2: the chance that a time advance of this side to this space ends the game."""
    deck = Deck(s, viewer, side)
    counts = lots(s, deck, SUDDEN_DEATH_ROLL, space, 0, 0)
    return told(s, SUDDEN_DEATH_ROLL, space, 0, 0, counts, TIME)[0]


def broken_ones(s: Table, side: int) -> list[int]:
    """A side's broken units on the map."""
    return [unit for unit in s.all_units(side) if s.is_broken(unit)]


# -- the defence against a total that stands -----


def standing(s: Table, side: int, total: int, kind: int) -> Shot:
    """An attack whose total is known; nothing more is rolled for it."""
    return Shot(side, "defence", [("attack", total, "CC-O20.3.3")], kind)


def coming(s: Table, viewer: int, side: int, action: str, parts: list[Part], kind: int) -> Shot:
    """An attack for which one card is still to be revealed."""
    deck = Deck(s, viewer, side)
    shot = Shot(side, action, parts, kind)
    shot.rows = one_roll(deck)
    shot.ways = ways(1, deck)
    shot.rolls = 1
    return shot


def of_the_defence(s: Table) -> Shot:
    """The attack against which the defence on top of the stack is made."""
    shot = standing(s, 1 - s.slot(D_SIDE), s.slot(D_TOTAL), s.slot(D_ATTACK))
    shot.sides = s.slot(D_SIDES)
    return shot


def defended(s: Table, viewer: int) -> list[Forecast]:
    """The defence on top of the stack, of all units in its hex."""
    return on_hex(s, viewer, s.slot(D_SIDE), s.slot(D_HEX), of_the_defence(s))


def next_unit(s: Table, viewer: int, unit: int) -> list[Forecast]:
    """The unit that would roll next for the frame on top of the stack."""
    frame = s.stack[-1]
    if frame == DEFENCE_FRAME:
        shot = of_the_defence(s)
        cover = cover_against(s, s.slot(D_SIDE), s.slot(D_HEX), shot)
        return on_unit(s, Deck(s, viewer, side_of(unit)), unit, cover, shot)
    if frame == RECOVER_FRAME:
        return rally(s, viewer, unit)
    return rout(s, viewer, unit)


# -- mines (CC-F103) -----


def mine_shot(s: Table, viewer: int, side: int) -> Shot:
    """The mines' attack on a unit of a side; its opponent rolls."""
    parts: list[Part] = [("mines", s.numbers[MINE_STRENGTH], "CC-F103.1")]
    return coming(s, viewer, 1 - side, "mines", parts, NO_ATTACK)


def mined(s: Table, viewer: int, units: list[int]) -> list[Forecast]:
    """CC-F103.2: each of these units is attacked where it stands, without Cover."""
    side = side_of(units[0])
    shot = mine_shot(s, viewer, side)
    deck = Deck(s, viewer, side)
    return [one for unit in units for one in on_unit(s, deck, unit, 0, shot)]


def mines_left(s: Table, viewer: int, group: list[int]) -> list[Forecast]:
    """The mines of the hex that units would leave."""
    return mined(s, viewer, group) if s.fort(s.place_of(group[0])) == MINES else []


def mines(s: Table, viewer: int, group: list[int], there: int) -> list[Forecast]:
    """The mines of the hex that units would enter."""
    if s.fort(there) != MINES:
        return []
    twin = cast(Table, s.clone())
    for unit in group:
        put(twin, unit, there)
    return mined(twin, viewer, group)


def mines_entered(s: Table, viewer: int, index: int) -> list[Forecast]:
    """CC-A35.2: hidden mines under those who have just entered."""
    side = 1 - viewer
    units = [u for u in s.listed(side, s.units_in(side, index)) if s.has_flag(u, ENTERED)]
    return mined(s, viewer, units) if units else []


# -- melee (CC-O16.4) -----


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


# -- the weapon of Sustained Fire (CC-A41) -----


def sustained(s: Table, viewer: int, weapon: int) -> list[Forecast]:
    """Two equal dice in the fire roll break the weapon; the attack is on top of the stack."""
    side = s.slot(A_SIDE)
    deck = Deck(s, viewer, side)
    total = len([card for card in deck.cards if is_double(s, side, card)])
    group = group_of(s, s.slot(A_UNITS), s.slot(A_WEAPONS), side)
    chance = (total, len(deck.cards))
    dice = DICE
    if is_ordnance(s, group[0]):
        place = place_of_piece(s, group[0])
        target = s.slot(A_HEX)
        needed = DISTANCES[HEXES * place + target] + hindrance(s, place, target)
        coming_back = [card for card in listed(s, side, DISCARD) if is_double(s, side, card)]
        good = 0
        for card in deck.cards:
            at = DECK_SIZE * side + card
            if s.battle.white[at] * s.battle.coloured[at] > needed:
                own = 1 if is_double(s, side, card) else 0
                good += total - own if deck.left > 1 else len(coming_back) + own
        chance = (good, ways(2, deck))
        dice = 2 * DICE
    parts = (("doubles", total, "CC-A41"),)
    word = s.weapon_word(weapon)
    return [Forecast(word, "sustained-fire", parts, total, dice, chance, "weapon-breaks")]


def is_double(s: Table, side: int, card: int) -> bool:
    """Whether both dice of a card show the same."""
    place = DECK_SIZE * side + card
    return s.battle.white[place] == s.battle.coloured[place]
