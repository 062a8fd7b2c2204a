"""What the shared tests need to know of Skirmish."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from fieldcraft.core import EVERYONE, Chance, Event, State, Visibility, key_from_seed
from fieldcraft.core.flow import flow_of
from tests.games.traits import Secrets, Traits, View
from tests.skirmish.frames import Kind
from tests.skirmish.game import SkirmishGame
from tests.skirmish.rolls import Omen
from tests.skirmish.table import HAND, PILE, SEEN, Table
from tests.skirmish.terms import (
    ALL_OPTIONS,
    CARD_INDEX,
    SIDES,
    SQUARES,
    STACKING,
    UNITS,
    WHOLE_DECK,
    members,
    units_of,
    word,
)
from tests.skirmish.views import FIELDS, WORKINGS, aside

if TYPE_CHECKING:
    from fieldcraft.i18n.voices import Voice

PARTS = {"hand": HAND, "pile": PILE, "seen": SEEN}


def check(state: State, stock: None) -> None:
    """Every card of either side lies in one place; units stand on squares that hold them."""
    s = cast(Table, state)
    for side in (0, 1):
        places = [*members(s.hand(side)), *s.deck(side), *members(s.cards[PILE + side])]
        if not s.finished and s.top() == Kind.OMEN and s.slot(Omen.SIDE) == side:
            places.append(s.slot(Omen.CARD))
        assert sorted(places) == members(WHOLE_DECK)
        assert s.cards[SEEN + side] & ~s.hand(side) == 0
        assert aside(s, side) & ~s.hand(side) == 0
        homes = [s.plans[unit] for unit in units_of(side) if s.plans[unit] >= 0]
        assert all(homes.count(square) <= STACKING for square in homes)
        assert not homes or s.asked == EVERYONE
    for unit, place in enumerate(s.places):
        assert -1 <= place < len(SQUARES)
        assert place >= 0 or not s.broken >> unit & 1
    assert not {s.places[unit] for unit in units_of(0)} & {
        s.places[unit] for unit in units_of(1) if s.places[unit] >= 0
    }


def lasting(state: State) -> set[str]:
    """What stays for good once it is so: foxholes, time that has passed."""
    s = cast(Table, state)
    dug = {f"foxholes on {SQUARES[square]}" for square in members(s.foxholes)}
    return dug | {f"time {time}" for time in range(s.time)}


def words(state: State) -> list[str]:
    """Every text that could be an option."""
    return [word(option) for option in ALL_OPTIONS]


# -- what is hidden -----


def hidden(state: State) -> list[str]:
    """The fields that are not public."""
    return [name for name, visibility in FIELDS.items() if visibility is not Visibility.PUBLIC]


def value(state: State, name: str, side: int) -> Any:
    """A side's part of a field."""
    s = cast(Table, state)
    head, _, rest = name.partition(".")
    if head == "cards":
        return s.cards[PARTS[rest] + side]
    if head == "chance":
        return getattr(s.chance, rest)
    if head == "plans":
        return [s.plans[unit] for unit in units_of(side)]
    if head in ("branch_a", "branch_b"):
        return list(s.branch(side))
    return getattr(s, head)


def open_values(state: State, viewer: int) -> list[Any]:
    """The public fields, the viewpoint's own, and what it has seen of the other hand."""
    secret = hidden(state)
    values = [
        value(state, name, side)
        for name in FIELDS
        if name not in secret and name != "stack"
        for side in (0, 1)
    ]
    values.append(flow_of(state, state.stack, viewer))  # a frame may hold what nobody knows
    if viewer >= 0:
        own = [name for name in secret if FIELDS[name] is Visibility.OWNER]
        values += [value(state, name, viewer) for name in own]
        values.append(value(state, "cards.seen", 1 - viewer))
    return values


def disturb(state: State, side: int, rng: Chance) -> None:
    """Exchange cards of hand and deck, but those that were shown or are laid aside."""
    s = cast(Table, state)
    loose = members(s.hand(side) & ~s.cards[SEEN + side] & ~aside(s, side))
    deck = s.own_deck(side)
    for _ in range(min(3, len(loose), len(deck))):
        ours = loose.pop(rng.below(len(loose)))
        place = rng.below(len(deck))
        s.own_cards()[HAND + side] ^= 1 << ours | 1 << deck[place]
        deck[place] = ours
    s.menu_ready = False


def script(state: State, events: list[Event], viewer: int) -> tuple[list[int], list[list[int]]]:
    """The cards that left the viewpoint's own deck, in their order."""
    draws: list[list[int]] = [[], []]
    for event in events:
        drawn = event.name == "draws-card" and event.audience == viewer
        turned = event.name in ("rolls", "reveals") and viewer >= 0
        if drawn or (turned and event.fields["side"] == SIDES[viewer]):
            draws[viewer].append(CARD_INDEX[event.fields["card"]])
    return [], draws


def things(state: State) -> list[tuple[str, ...]]:
    """A unit of each side, and what is none."""
    return [(UNITS[0],), (UNITS[-1],), ("nothing",)]


def unlearnt(cards: dict[str, Any], outside: dict[str, Any]) -> dict[str, Any]:
    """A side's cards without what its opponent alone has been shown."""
    return {name: value for name, value in cards.items() if name != "known"}


def refs(voice: "Voice", view: View) -> list[str]:
    """Units and squares."""
    return [*(f"unit:{unit}" for unit in view["units"]), *(f"square:{one}" for one in SQUARES)]


def smoky(side: int) -> State:
    """A position in which time has gone on and the side says which smoke clears."""
    other = ["move-2", "aim-1", "cover-2"]
    state = SkirmishGame().position(
        {
            "units": {"red:squad-1": "B2", "blue:squad-1": "C2"},
            "smoke": ["A3", "D3"],
            "hands": {SIDES[side]: ["fire-3"], SIDES[1 - side]: []},
            "decks": {SIDES[side]: ["move-2"], SIDES[1 - side]: other},
            "active": SIDES[side],
        },
        key_from_seed(side),
    )
    for words in ("play fire-3", "pass", "accept"):
        state.choose(state.asked, state.parse(words))
    assert state.question(side) == "remove"
    return state


TRAITS = Traits(
    check=check,
    lasting=lasting,
    words=words,
    numbers=range(1 << 8),
    stock=lambda state: None,  # the cards are the same twelve in every match
    secrets=Secrets(
        fields=FIELDS,
        workings=WORKINGS,
        hidden=hidden,
        value=value,
        open_values=open_values,
        disturb=disturb,
        script=script,
        things=things,
        reveals={
            "rolls": {"card", "held"},
            "reveals": {"card"},
            "discards": {"card"},
            "shown": {"cards"},
            "set-up": {"units"},
        },
        noticed=frozenset({"stop"}),
        lots={"buries": {"card"}, "loses": {"card"}},
        opened=0.6,  # every roll turns a card over
        seldom=frozenset({"branch_a", "branch_b", "plans"}),
        shared=frozenset({"cards.seen"}),
        seated=frozenset({"plans"}),
        unlearnt=unlearnt,
    ),
    seldom=(lambda: smoky(0), lambda: smoky(1)),
    told=frozenset({"orders", "rolls", "moves"}),
    golden=Path(__file__).parent / "golden",
    asked=frozenset({"order", "act"}),
    unnoticed=True,
    refs=refs,
)
