"""A side's set-up as words that lay it out again, to be kept and used once more (DP-02)."""

from fieldcraft.core.contract import EVERYONE, Refusal, WordError
from fieldcraft.games.combat_commander.setup.placing import (
    forts_of,
    is_own_fort,
    reached,
    units_of,
    weapons_of,
)
from fieldcraft.games.combat_commander.setup.plan import LATE_GROUP, MAIN_GROUP
from fieldcraft.games.combat_commander.table import words
from fieldcraft.games.combat_commander.table.state import CommanderState
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import (
    FORT,
    FORTIFICATIONS,
    GIVE_TO,
    PLACE_UNIT,
    THING,
    TO_HEX,
    WEAPON,
)
from fieldcraft.games.combat_commander.terrain.hexes import HEXES, hex_word

QUESTION = "set-up"


class SetUpError(WordError):
    """A kept set-up does not fit: the word that is refused, and why."""

    def __init__(self, word: str, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.word = word


# -- a set-up in words -----


def set_up_words(s: Table, side: int) -> list[str]:
    """What a side has set up so far, by itself: two words for each thing, in an order that works.

    Fortifications come first, as a tank takes its crew along.
    """
    pairs: list[list[int]] = []
    for group in (MAIN_GROUP, LATE_GROUP):
        for fort in forts_of(s, side, group):
            for index in range(HEXES):
                if is_own_fort(s, side, index, fort):
                    pairs.append([FORT | fort, TO_HEX | index])
    placed = [u for g in (MAIN_GROUP, LATE_GROUP) for u in units_of(s, side, g)]
    placed = [unit for unit in placed if s.place_of(unit) >= 0]
    if s.battle.plan.chained[side]:
        placed = in_chain(s, placed)
    pairs.extend([PLACE_UNIT | unit, TO_HEX | s.place_of(unit)] for unit in placed)
    for group in (MAIN_GROUP, LATE_GROUP):
        for weapon in weapons_of(s, side, group):
            if s.holder_of(weapon) >= 0:
                pairs.append([WEAPON | weapon, GIVE_TO | s.holder_of(weapon)])
    return [words.word(s, side, option) for pair in pairs for option in pair]


def in_chain(s: Table, units: list[int]) -> list[int]:
    """Units in an order in which each next one stands with or beside those before it."""
    left = list(units)
    found: list[int] = []
    mask = 0
    while left:
        unit = left[0]
        for one in left:
            here = s.place_of(one)
            if mask >> here & 1 or reached(mask, here) != 1 << here:
                unit = one
                break
        left.remove(unit)
        found.append(unit)
        mask |= 1 << s.place_of(unit)
    return found


# -- and back -----


def set_up_choices(s: CommanderState, side: int, kept: list[str]) -> list[int]:
    """The options by which a side, asked to set up, comes to a kept set-up from where it is.

    SetUpError says which word is refused and why; the state itself is left alone.  What the kept
    words do not name stays as it is, but fortifications of a kind they name are taken up first.
    What is set up late is passed over until then, and then the rest is.
    """
    if s.question(side) != QUESTION:
        raise SetUpError(kept[0] if kept else "", Refusal("not-setting-up", "DP-02", {}))
    trial = s.clone()
    told: list[int] = []
    now = group_asked(trial, side)
    pairs = [pair for pair in read_pairs(trial, side, kept) if group_of(s, side, pair[0]) == now]
    for fort, target in lifted(trial, side, pairs):
        take(trial, side, fort, told)
        if trial.question(side) != QUESTION:
            take(trial, side, target, told)
    while pairs:
        left: list[list[int]] = []
        first: SetUpError | None = None
        for pair in pairs:
            twin = trial.clone()
            chosen: list[int] = []
            try:
                set_one_up(twin, side, pair, chosen)
            except SetUpError as error:
                first = first or error
                left.append(pair)
                continue
            trial = twin
            told.extend(chosen)
        if first is not None and len(left) == len(pairs):
            raise first
        pairs = left  # what had no room may have it now
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


def group_asked(s: CommanderState, side: int) -> int:
    """Whether the side is asked for what is set up late."""
    stack = s.branch(side) if s.asked == EVERYONE else s.stack
    return LATE_GROUP if stack[-3] == LATE_GROUP else MAIN_GROUP


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


def lifted(s: CommanderState, side: int, pairs: list[list[int]]) -> list[list[int]]:
    """The fortifications of named kinds that lie where the kept set-up has none."""
    wanted = [pair for pair in pairs if pair[0] & ~THING == FORT]
    return [
        [fort, TO_HEX | index]
        for fort in sorted({pair[0] for pair in wanted})
        for index in range(HEXES)
        if is_own_fort(s, side, index, fort & THING) and [fort, TO_HEX | index] not in wanted
    ]


def set_one_up(s: CommanderState, side: int, pair: list[int], told: list[int]) -> None:
    """Set one thing up; what has a single place goes there unasked."""
    if is_set_up(s, side, pair):
        return
    take(s, side, pair[0], told)
    if s.question(side) != QUESTION:
        take(s, side, pair[1], told)
    elif not is_set_up(s, side, pair):
        raise SetUpError(words.word(s, side, pair[1]), one_place(s, pair))


def one_place(s: CommanderState, pair: list[int]) -> Refusal:
    """Why a thing with a single place, another one, cannot go there."""
    thing = pair[0] & THING
    there = pair[1] & THING
    if pair[0] & ~THING == WEAPON:
        told = {"unit": s.unit_word(there), "weapon": s.weapon_word(thing)}
        return Refusal("cannot-carry", "CC-11.2", told)
    if pair[0] & ~THING == FORT:
        told = {"fort": FORTIFICATIONS[thing], "hex": hex_word(there)}
        return Refusal("cannot-fortify", "CC-F100.2", told)
    told = {"unit": s.unit_word(thing), "hex": hex_word(there)}
    return Refusal("cannot-stand-there", "DP-02", told)


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
