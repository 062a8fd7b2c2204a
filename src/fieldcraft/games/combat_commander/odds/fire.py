"""What a fire attack would meet (CC-O20): targeting, Firepower in its parts, and each defender."""

from collections.abc import Sequence

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.cards.fate import listed
from fieldcraft.games.combat_commander.cards.outcomes import TARGETING, Part, parts_of, total_of
from fieldcraft.games.combat_commander.odds.chances import Deck, after_roll, ways
from fieldcraft.games.combat_commander.odds.shot import DICE, coming, on_hex
from fieldcraft.games.combat_commander.orders.declared import Declared, attack_below, group_at
from fieldcraft.games.combat_commander.orders.fire_groups import can_join, cover_of_sides
from fieldcraft.games.combat_commander.orders.fire_pieces import (
    fp_of_piece,
    is_ordnance,
    pieces_at,
    place_of_piece,
)
from fieldcraft.games.combat_commander.orders.firepower import attack_kind, attack_parts, group_fp
from fieldcraft.games.combat_commander.sight.current_sight import hindrance
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import DECK_SIZE, DISCARD, THING, WEAPON
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES, hex_word


def laid(s: Table, side: int, occasion: int, target: int, group: list[int]) -> Table:
    """A copy of the table on which this attack waits for its Actions."""
    twin = s.clone()
    units = 0
    weapons = 0
    for piece in group:
        if piece & ~THING == WEAPON:
            weapons |= 1 << (piece & THING)
        else:
            units |= bit_of(piece & THING)
    Declared.push(twin, side, occasion, target, units, weapons, 0)
    return twin


def attack(s: Table, viewer: int) -> list[Forecast]:
    """The forecasts of the attack on top of the stack, as it stands."""
    side = s.slot(Declared.SIDE)
    target = s.slot(Declared.HEX)
    second = s.slot(Declared.SECOND)
    group = group_at(s, attack_below(s))
    if not group:
        return []
    found: list[Forecast] = []
    parts = attack_parts(s, group, target, second, s.slot(Declared.BONUS))
    shot = coming(s, viewer, side, "fire", parts, attack_kind(s, group))
    if is_ordnance(s, group[0]):
        deck = Deck(s, viewer, side)
        place = place_of_piece(s, group[0])
        aim = parts_of(
            s, TARGETING, DISTANCES[HEXES * place + target], hindrance(s, place, target), 0
        )
        found.append(targeting(s, deck, target, aim))
        if s.slot(Declared.SMOKE):
            return found
        shot.rows = after_roll(deck, good_aim(s, deck, total_of(aim)))
        shot.ways = ways(2, deck)
        shot.rolls = 2
    for index in (target, second):
        if index >= 0:
            shot.sides = cover_of_sides(s, group, index)
            found.extend(on_hex(s, viewer, 1 - side, index, shot))
    return found


def targeting(s: Table, deck: Deck, target: int, aim: list[Part]) -> Forecast:
    """CC-O20.2.3, CC-O18.2.2: the product of the dice must exceed distance and hindrance."""
    needed = total_of(aim)
    chance = (sum(good_aim(s, deck, needed)), len(deck.cards))
    parts = tuple(part for part in aim if part[1])
    return Forecast(hex_word(target), "targeting", parts, needed, DICE, chance, "hit")


def good_aim(s: Table, deck: Deck, needed: int) -> list[int]:
    """How many cards of each sum hit: those whose product exceeds this."""
    found = [0] * len(deck.sums)
    for card in deck.cards:
        place = DECK_SIZE * deck.side + card
        if s.battle.white[place] * s.battle.coloured[place] > needed:
            found[s.battle.white[place] + s.battle.coloured[place]] += 1
    return found


# -- the weapon of Sustained Fire (CC-A41) -----


def sustained(s: Table, viewer: int, weapon: int) -> list[Forecast]:
    """Two equal dice in the fire roll break the weapon; the attack is on top of the stack."""
    side = s.slot(Declared.SIDE)
    deck = Deck(s, viewer, side)
    total = len([card for card in deck.cards if is_double(s, side, card)])
    group = group_at(s, attack_below(s))
    chance = (total, len(deck.cards))
    dice = DICE
    if is_ordnance(s, group[0]):
        place = place_of_piece(s, group[0])
        target = s.slot(Declared.HEX)
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


# -- the strongest group -----


def strongest(
    s: Table, side: int, occasion: int, target: int, without: Sequence[int] = ()
) -> list[int]:
    """The group with the most Firepower that may fire at a hex; ordnance only if no other can.

    The pieces left out are told by their options.
    """
    near = [p for p in pieces_at(s, side, occasion, target) if p not in without]
    best: list[int] = []
    most = 0
    looks = {piece: hindrance(s, place_of_piece(s, piece), target) for piece in near}
    plain = [piece for piece in near if not is_ordnance(s, piece)]
    for limit in sorted({looks[piece] for piece in plain}):
        waiting = [piece for piece in plain if looks[piece] <= limit]
        while waiting:
            group = [waiting.pop(0)]
            grown = True
            while grown:
                grown = False
                for piece in waiting:
                    if can_join(s, piece, group):
                        group.append(piece)
                        waiting.remove(piece)
                        grown = True
                        break
            if group_fp(s, group, target) > most:
                most = group_fp(s, group, target)
                best = group
    if best:
        return best
    for piece in near:
        if is_ordnance(s, piece) and fp_of_piece(s, piece) > most:
            most = fp_of_piece(s, piece)
            best = [piece]
    return best
