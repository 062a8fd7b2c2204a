"""A side's set-up as words that lay it out again, to be kept and used once more (DP-02)."""

from typing import Final

from fieldcraft.core.contract import Refusal, WordError
from fieldcraft.games.combat_commander.setup.arming import weapons_of, why_not_carrier
from fieldcraft.games.combat_commander.setup.fortifying import (
    forts_of,
    is_own_fort,
    why_not_fort,
)
from fieldcraft.games.combat_commander.setup.placing import units_of, why_not_unit
from fieldcraft.games.combat_commander.setup.plan import LATE_GROUP, MAIN_GROUP
from fieldcraft.games.combat_commander.setup.players import group_asked, judged
from fieldcraft.games.combat_commander.table import words
from fieldcraft.games.combat_commander.table.state import CommanderState
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    FORT,
    GIVE_TO,
    PLACE_UNIT,
    TAKE_BACK,
    THING,
    TO_HEX,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES

QUESTION: Final = "set-up"
KINDS: Final = (FORT, PLACE_UNIT, WEAPON)
"""In the order in which they are laid out: a tank takes its crew along."""


class SetUpError(WordError):
    """A kept set-up does not fit: the word that is refused, and why."""

    def __init__(self, word: str, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.word = word


# -- a set-up in words -----


def set_up_words(s: Table, side: int) -> list[str]:
    """What a side has set up so far, by itself: two words for each thing."""
    pairs: list[list[int]] = []
    for group in (MAIN_GROUP, LATE_GROUP):
        for fort in forts_of(s, side, group):
            for index in range(HEXES):
                if is_own_fort(s, side, index, fort):
                    pairs.append([FORT | fort, TO_HEX | index])
    placed = [u for g in (MAIN_GROUP, LATE_GROUP) for u in units_of(s, side, g)]
    placed = [unit for unit in placed if s.place_of(unit) >= 0]
    pairs.extend([PLACE_UNIT | unit, TO_HEX | s.place_of(unit)] for unit in placed)
    for group in (MAIN_GROUP, LATE_GROUP):
        for weapon in weapons_of(s, side, group):
            if s.holder_of(weapon) >= 0:
                pairs.append([WEAPON | weapon, GIVE_TO | s.holder_of(weapon)])
    return [words.word(s, side, option) for pair in pairs for option in pair]


# -- and back -----


def set_up_choices(s: CommanderState, side: int, kept: list[str]) -> list[int]:
    """The options by which a side, asked to set up, comes to a kept set-up from where it is.

    SetUpError says which word is refused and why; the state itself is left alone.  Whatever the
    kept words name is taken back first, so that nothing is in the way of anything else; what they
    do not name stays as it is.  What is set up late is passed over until then, and then the rest.
    """
    if s.question(side) != QUESTION:
        raise SetUpError(kept[0] if kept else "", Refusal("not-setting-up", "DP-02", {}))
    trial = s.clone()
    told: list[int] = []
    group = group_asked(trial, side)
    pairs = [pair for pair in read_pairs(trial, side, kept) if group_of(s, side, pair[0]) == group]
    pairs.sort(key=lambda pair: KINDS.index(pair[0] & ~THING))
    for pair in pairs:
        clear_away(trial, side, pair, pairs, told)
    for pair in pairs:
        set_one_up(trial, side, pair, told)
    unsound = judged(trial, side)
    if unsound is not None:
        raise SetUpError(f"to {unsound.fields['hex']}", unsound)
    return told


def set_up_by(s: CommanderState, side: int, kept: list[str]) -> None:
    """Lay a kept set-up out, all of it or, with a SetUpError, nothing."""
    for option in set_up_choices(s, side, kept):
        s.choose(side, option)


def read_pairs(s: CommanderState, side: int, kept: list[str]) -> list[list[int]]:
    """The things and where they go."""
    options: list[int] = []
    for word in kept:
        try:
            options.append(words.parse(s, side, word))
        except WordError as error:
            raise SetUpError(word, error.refusal) from None
    pairs: list[list[int]] = []
    for place in range(0, len(options), 2):
        pair = options[place : place + 2]
        wanted = GIVE_TO if pair[0] & ~THING == WEAPON else TO_HEX
        fits = pair[0] & ~THING in (PLACE_UNIT, WEAPON, FORT) and len(pair) == 2
        if not fits or pair[1] & ~THING != wanted:
            raise SetUpError(kept[place], Refusal("not-a-set-up", "DP-02", {"text": kept[place]}))
        pairs.append(pair)
    return pairs


def group_of(s: CommanderState, side: int, option: int) -> int:
    """With which group a thing is set up."""
    plan = s.battle.plan
    thing = option & THING
    if option & ~THING == PLACE_UNIT:
        late = plan.group[thing] == LATE_GROUP
    elif option & ~THING == WEAPON:
        late = thing < len(plan.weapon_group) and plan.weapon_group[thing] == LATE_GROUP
    else:
        late = plan.late_forts[side][thing]
    return LATE_GROUP if late else MAIN_GROUP


def clear_away(
    s: CommanderState, side: int, pair: list[int], pairs: list[list[int]], told: list[int]
) -> None:
    """Take back a thing that is not where it should go, or fortifications of its kind."""
    kind = pair[0] & ~THING
    thing = pair[0] & THING
    if kind == FORT:
        for index in range(HEXES):
            target = TO_HEX | index
            if is_own_fort(s, side, index, thing) and [pair[0], target] not in pairs:
                take(s, side, pair[0], told)
                if s.question(side) != QUESTION:  # else it lay in the only place
                    take(s, side, target, told)
        return
    lies_there = s.place_of(thing) >= 0 if kind == PLACE_UNIT else s.holder_of(thing) >= 0
    if lies_there and not is_set_up(s, side, pair):
        take(s, side, pair[0], told)
        take(s, side, TAKE_BACK, told)


def set_one_up(s: CommanderState, side: int, pair: list[int], told: list[int]) -> None:
    """Set one thing up; what has a single place goes there unasked."""
    if is_set_up(s, side, pair):
        return
    take(s, side, pair[0], told)
    if s.question(side) != QUESTION:
        take(s, side, pair[1], told)
    elif not is_set_up(s, side, pair):
        raise SetUpError(words.word(s, side, pair[1]), why_not_there(s, side, pair))


def why_not_there(s: CommanderState, side: int, pair: list[int]) -> Refusal:
    """Why a thing with a single place, another one, cannot go where it should."""
    thing = pair[0] & THING
    there = pair[1] & THING
    if pair[0] & ~THING == WEAPON:
        refusal = why_not_carrier(s, side, thing, there)
    elif pair[0] & ~THING == FORT:
        refusal = why_not_fort(s, side, there, thing)
    else:
        refusal = why_not_unit(s, side, thing, there)
    assert refusal is not None
    return refusal


def is_set_up(s: CommanderState, side: int, pair: list[int]) -> bool:
    """Whether a thing is where it should go."""
    kind = pair[0] & ~THING
    thing = pair[0] & THING
    if kind == PLACE_UNIT:
        return s.place_of(thing) == pair[1] & THING
    if kind == WEAPON:
        return s.holder_of(thing) == pair[1] & THING
    return is_own_fort(s, side, pair[1] & THING, thing)


def take(s: CommanderState, side: int, option: int, told: list[int]) -> None:
    """Choose an option, or say why it is refused."""
    if option not in s.options(side):
        raise SetUpError(words.word(s, side, option), s.refusal(side, option))
    s.choose(side, option)
    told.append(option)
