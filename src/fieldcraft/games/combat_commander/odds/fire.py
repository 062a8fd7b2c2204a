"""What a fire attack would meet (CC-O20): targeting, Firepower in its parts, and each defender.

The entries of an attack stand in this order: the targeting roll of ordnance; the target hex, with
the chance that at least one unit there breaks; then for each unit the chance that it breaks, or is
eliminated, and the chance that it is suppressed.  A unit's total is the attack's Firepower less
its Morale and Cover as they are now: it breaks if that and the attack roll exceed its own roll.
"""

from typing import Final, cast

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.actions.defence import (
    D_ATTACK,
    D_HEX,
    D_SIDE,
    D_SIDES,
    D_TOTAL,
    cover_now,
)
from fieldcraft.games.combat_commander.odds.chances import (
    Deck,
    Row,
    after_roll,
    against,
    fixed,
    none_falls,
    one_roll,
    ways,
)
from fieldcraft.games.combat_commander.orders.fire import (
    A_BONUS,
    A_HEX,
    A_OCCASION,
    A_SECOND,
    A_SIDE,
    A_SMOKE,
    A_UNITS,
    A_WEAPONS,
    AIRBURST,
    attack_kind,
    final_fp,
)
from fieldcraft.games.combat_commander.orders.fire_groups import (
    can_join,
    cover_of_sides,
    fp_of_piece,
    group_fp,
    group_of,
    is_ordnance,
    pieces_at,
    place_of_piece,
)
from fieldcraft.games.combat_commander.sight.seeing import hindrance
from fieldcraft.games.combat_commander.table.table import Table, bit_of
from fieldcraft.games.combat_commander.terms import (
    ATTACK_FRAME,
    DECK_SIZE,
    DEFENCE_FRAME,
    MOVING,
    THING,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.ground import WOODS
from fieldcraft.games.combat_commander.terrain.hexes import DISTANCES, HEXES, hex_word
from fieldcraft.games.combat_commander.units.values import FROM_ABOVE, morale_of

Part = tuple[str, int, str]
DICE: Final = 2
"""Of one card."""


class Shot:
    """An attack total that is coming: from whom, how, and what is rolled for it."""

    def __init__(self, side: int, action: str, parts: list[Part], kind: int) -> None:
        self.side = side
        self.action = action
        self.parts = parts
        self.kind = kind
        self.sides = 0
        """The Cover of the sides over which it enters its hex."""
        self.rows: list[Row] = fixed()
        self.ways = 1
        self.rolls = 0

    @property
    def total(self) -> int:
        """Firepower, or the attack total where it stands already."""
        return sum(value for _, value, _ in self.parts)


# -- the attack -----


def laid(s: Table, side: int, occasion: int, target: int, group: list[int]) -> Table:
    """A copy of the table on which this attack waits for its Actions."""
    twin = cast(Table, s.clone())
    slots = [0] * s.frames[ATTACK_FRAME].width
    units = 0
    weapons = 0
    for piece in group:
        if piece & ~THING == WEAPON:
            weapons |= 1 << (piece & THING)
        else:
            units |= bit_of(piece & THING)
    slots[A_SIDE] = side
    slots[A_OCCASION] = occasion
    slots[A_HEX] = target
    slots[A_SECOND] = -1
    slots[A_UNITS] = units
    slots[A_WEAPONS] = weapons
    twin.push(ATTACK_FRAME, slots)
    return twin


def attack(s: Table, viewer: int) -> list[Forecast]:
    """The forecasts of the attack on top of the stack, as it stands."""
    side = s.slot(A_SIDE)
    target = s.slot(A_HEX)
    group = group_of(s, s.slot(A_UNITS), s.slot(A_WEAPONS), side)
    if not group:
        return []
    found: list[Forecast] = []
    deck = Deck(s, viewer, side)
    shot = Shot(side, "fire", fire_parts(s, group), attack_kind(s, group))
    shot.rows = one_roll(deck)
    shot.ways = ways(1, deck)
    shot.rolls = 1
    if is_ordnance(s, group[0]):
        place = place_of_piece(s, group[0])
        look = hindrance(s, place, target)
        distance = DISTANCES[HEXES * place + target]
        found.append(targeting(s, deck, target, distance, look, "CC-O20.2.3"))
        if s.slot(A_SMOKE):
            return found
        shot.rows = after_roll(deck, good_aim(s, deck, distance + look))
        shot.ways = ways(2, deck)
        shot.rolls = 2
    shot.sides = cover_of_sides(s, group, target)
    found.extend(on_hex(s, viewer, 1 - side, target, shot))
    second = s.slot(A_SECOND)
    if second >= 0:
        shot.sides = cover_of_sides(s, group, second)
        found.extend(on_hex(s, viewer, 1 - side, second, shot))
    return found


def fire_parts(s: Table, group: list[int]) -> list[Part]:
    """CC-O20.3.1.2, CC-O20.3.2: what the Firepower of the attack on top of the stack is made of."""
    target = s.slot(A_HEX)
    second = s.slot(A_SECOND)
    if second >= 0 and group_fp(s, group, second) < group_fp(s, group, target):
        aimed = second  # CC-A40
    else:
        aimed = target
    best = max(fp_of_piece(s, piece) for piece in group)
    base = next(piece for piece in group if fp_of_piece(s, piece) == best)
    parts = [("firepower", best, "CC-O20.3.1.2")]
    if len(group) > 1:
        parts.append(("others", len(group) - 1, "CC-O20.3.1.2"))
    worst = max(hindrance(s, place_of_piece(s, piece), aimed) for piece in group)
    if worst and not is_ordnance(s, base):
        parts.append(("hindrance", -worst, "CC-10.3.2"))
    ground = s.battle.ground
    if ground.level[aimed] != ground.level[place_of_piece(s, base)]:
        rise = group_fp(s, group, aimed) - sum(value for _, value, _ in parts)
        if rise:
            parts.append(("elevation", rise, "CC-T88"))
    if attack_kind(s, group) == FROM_ABOVE and ground.terrain[target] == WOODS:
        parts.append(("airburst", AIRBURST, "CC-T99"))
    if s.slot(A_BONUS):
        parts.append(("actions", s.slot(A_BONUS), "CC-A24.4"))
    rest = final_fp(s, group) - sum(value for _, value, _ in parts)
    if rest:
        parts.append(("scenario", rest, "CC-O20.3.2"))  # a hook of this scenario
    return parts


def targeting(s: Table, deck: Deck, target: int, distance: int, look: int, clause: str) -> Forecast:
    """CC-O20.2.3, CC-O18.2.2: the product of the dice must exceed distance and hindrance."""
    parts = [("distance", distance, clause)]
    if look:
        parts.append(("hindrance", look, "CC-10.3.1"))
    good = sum(good_aim(s, deck, distance + look))
    chance = (good, len(deck.cards))
    return Forecast(
        hex_word(target), "targeting", tuple(parts), distance + look, DICE, chance, "hit"
    )


def good_aim(s: Table, deck: Deck, needed: int) -> list[int]:
    """How many cards of each sum hit: those whose product exceeds this."""
    found = [0] * len(deck.sums)
    for card in deck.cards:
        place = DECK_SIZE * deck.side + card
        if s.battle.white[place] * s.battle.coloured[place] > needed:
            found[s.battle.white[place] + s.battle.coloured[place]] += 1
    return found


# -- the defence -----


def on_hex(s: Table, viewer: int, side: int, index: int, shot: Shot) -> list[Forecast]:
    """All units of a side in a hex against an attack: the hex as a whole, then each."""
    units = s.listed(side, s.units_in(side, index))
    if not units:
        return []
    cover = cover_against(s, side, index, shot)
    deck = Deck(s, viewer, side)
    found = whole_hex(s, deck, units, index, cover, shot)
    for unit in units:
        found.extend(on_unit(s, deck, unit, cover, shot))
    return found


def on_unit(s: Table, deck: Deck, unit: int, cover: int, shot: Shot) -> list[Forecast]:
    """CC-O20.3.4: one unit against an attack; a moving one breaks on a tie."""
    morale = morale_of(s, unit)
    parts = [*shot.parts, ("morale", -morale, "CC-3.1.4")]
    if cover:
        parts.append(("cover", -cover, "CC-T78.3"))
    margin = shot.total - morale - cover
    more, equal, whole = against(shot.rows, margin, deck, deck.side == shot.side)
    whole = whole * shot.ways if whole else 1
    moving = s.has_flag(unit, MOVING)
    if moving:
        more += equal
    word = s.unit_word(unit)
    effect = "eliminated" if s.is_broken(unit) else "broken"
    dice = DICE * (shot.rolls + 1)
    found = [Forecast(word, shot.action, tuple(parts), margin, dice, (more, whole), effect)]
    if not moving and not s.is_suppressed(unit):
        chance = (equal, whole)
        effect = "suppressed"
        found.append(Forecast(word, shot.action, tuple(parts), margin, dice, chance, effect))
    return found


def whole_hex(
    s: Table, deck: Deck, units: list[int], index: int, cover: int, shot: Shot
) -> list[Forecast]:
    """The chance that at least one of the units breaks; until one does, no value changes.

    Left out where the deck would run out between their rolls.
    """
    same = deck.side == shot.side
    if not shot.rows or deck.left < len(units) + (shot.rolls if same else 0):
        return []
    margins = [
        shot.total - morale_of(s, unit) - cover + (1 if s.has_flag(unit, MOVING) else 0)
        for unit in units
    ]
    stands, whole = none_falls(shot.rows, margins, deck, same)
    good = sum(weight for _, weight, _, _ in shot.rows) * whole - stands
    dice = DICE * (shot.rolls + len(units))
    chance = (good, whole * shot.ways)
    parts = tuple(shot.parts)
    word = hex_word(index)
    return [Forecast(word, shot.action, parts, shot.total, dice, chance, "any-breaks")]


def cover_against(s: Table, side: int, index: int, shot: Shot) -> int:
    """CC-T78.3, CC-T78.4: the Cover that the engine would count."""
    twin = cast(Table, s.clone())
    slots = [0] * s.frames[DEFENCE_FRAME].width
    slots[D_SIDE] = side
    slots[D_HEX] = index
    slots[D_TOTAL] = shot.total
    slots[D_ATTACK] = shot.kind
    slots[D_SIDES] = shot.sides
    twin.push(DEFENCE_FRAME, slots)
    return cover_now(twin)


# -- the strongest group -----


def strongest(s: Table, side: int, occasion: int, target: int) -> list[int]:
    """The group with the most Firepower that may fire at a hex; ordnance only if no other can."""
    near = pieces_at(s, side, occasion, target)
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
