"""Rolls, reveals and what they trigger (CC-X.1.3 to CC-X.1.6, CC-6.1.2, CC-9.1)."""

from typing import Final, cast

from fieldcraft.core import Slot, State, Visibility
from tests.skirmish.frames import (
    Caller,
    Kind,
    Procedure,
    Question,
    give_back,
    in_trigger,
)
from tests.skirmish.table import PILE, SEEN, Table
from tests.skirmish.terms import (
    ACCEPT,
    AT_UNIT,
    BURY,
    CARDS,
    COVER_VALUE,
    EVENT,
    FOG,
    INTERROGATION,
    JAMMED,
    KEEP,
    KIA,
    MEDIC,
    MORALE,
    NONE,
    OMEN,
    PASS,
    REMOVE,
    REROLL,
    SIDES,
    SNIPER,
    SQUARE_INDEX,
    SQUARES,
    SUDDEN_DEATH,
    TAKE_CARD,
    THING,
    TIME,
    UNIT,
    UNITS,
    distance,
    members,
)

FIRE_ROLL, DEFENCE_ROLL, SUDDEN_DEATH_ROLL = range(3)
TIME_WINDOW = 3


def roll(s: Table, side: int, kind: int, unit: int) -> None:
    """Begin a roll; its held total comes back as the result of the frame that is now on top."""
    s.push(Kind.ROLL, [0, side, kind, unit, 0, NONE, 0, int(in_trigger(s))])


class Roll(Procedure):
    """SK-X.1.3: reveal, hold, ask for a re-roll, time, trigger, give the held total back."""

    NEXT: Final = 0
    SIDE: Final = 1
    KIND: Final = 2
    UNIT: Final = 3
    HELD: Final = 4
    TRIGGER: Final = 5
    EXHAUSTED: Final = 6
    INSIDE: Final = 7
    TURN_UP, ACCEPTED, AFTER_TIME, DONE = range(4)

    def __init__(self) -> None:
        slots = [Slot("next"), Slot("side", "side"), Slot("kind"), Slot("unit", "unit")]
        slots += [Slot("held"), Slot("trigger"), Slot("exhausted"), Slot("inside")]
        super().__init__("roll", "SK-X.1.3", slots)

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase = s.slot(Roll.NEXT)
        if phase == Roll.TURN_UP:
            self.turn_up(s)
        elif phase == Roll.ACCEPTED:
            s.set_slot(Roll.NEXT, Roll.AFTER_TIME)
            if s.slot(Roll.INSIDE):
                s.set_slot(Roll.TRIGGER, NONE)
            if s.slot(Roll.EXHAUSTED) or s.slot(Roll.TRIGGER) == TIME:
                begin_time(s, s.slot(Roll.SIDE))
        elif phase == Roll.AFTER_TIME:
            s.set_slot(Roll.NEXT, Roll.DONE)
            self.run_trigger(s)
        else:
            give_back(s, s.slot(Roll.HELD))

    def turn_up(self, s: Table) -> None:
        """Steps 1 to 3: the card, the outcome it fixes, and the window for a re-roll."""
        side = s.slot(Roll.SIDE)
        index = s.take_top(side)
        s.discard(side, index)
        card = CARDS[index]
        unit = s.slot(Roll.UNIT)
        held = card.white + card.coloured
        if s.slot(Roll.KIND) == DEFENCE_ROLL:
            held += defence(s, unit)
        s.set_slot(Roll.HELD, held)
        s.set_slot(Roll.TRIGGER, card.trigger)
        s.set_slot(Roll.EXHAUSTED, 0 if s.deck(side) else 1)
        s.set_slot(Roll.NEXT, Roll.ACCEPTED)
        s.tell("rolls", side=SIDES[side], card=card.name, held=held)
        s.push(Kind.REROLL, [s.initiative])

    def run_trigger(self, s: Table) -> None:
        """Step 6: Event!, Sniper! or, on a fire roll only, Jammed!."""
        trigger, side = s.slot(Roll.TRIGGER), s.slot(Roll.SIDE)
        if trigger == EVENT:
            s.push(Kind.EVENT, [0, -1, side])
        elif trigger == SNIPER:
            s.push(Kind.SNIPER, [0, -1, side])
        elif trigger == JAMMED and s.slot(Roll.KIND) == FIRE_ROLL:
            s.jammed |= 1 << s.slot(Roll.UNIT)
            s.tell("jams", unit=UNITS[s.slot(Roll.UNIT)])


def defence(s: Table, unit: int) -> int:
    """What a unit adds to its defence roll: morale, smoke, foxholes."""
    return sum(value for _, value, _ in defence_parts(s, unit))


def defence_parts(s: Table, unit: int) -> tuple[tuple[str, int, str], ...]:
    """What that is made of, each with its clause."""
    square = s.places[unit]
    found = [("morale", MORALE[unit], "SK-3.1")]
    if s.broken >> unit & 1:
        found.append(("broken", -2, "SK-O20.3"))
    if s.smoke >> square & 1:
        found.append(("smoke", 1, "SK-O20.3"))
    if s.foxholes >> square & 1:
        found.append(("foxholes", COVER_VALUE, "SK-A32"))
    return tuple(found)


class Reroll(Question):
    """SK-9.1: the holder of the initiative card may cancel the roll just made."""

    def __init__(self) -> None:
        super().__init__("reroll", "reroll", "SK-9.1", [])

    def options(self, state: State, side: int) -> list[int]:
        return [ACCEPT, REROLL]

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        s.pop()
        if option == ACCEPT:
            return
        s.initiative = 1 - side
        s.tell("rerolls", side=SIDES[side])
        s.set_slot(Roll.NEXT, Roll.TURN_UP)
        s.set_slot(Roll.TRIGGER, NONE)
        if s.slot(Roll.EXHAUSTED):
            s.set_slot(Roll.EXHAUSTED, 0)
            begin_time(s, s.slot(Roll.SIDE))


class Reveal(Caller):
    """SK-X.1.4: a card turned up for its event or square; the last one still costs time."""

    CARD: Final = 3

    def __init__(self) -> None:
        super().__init__("reveal", "SK-X.1.4", [Slot("card", "card")])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        if s.slot(Caller.NEXT):
            give_back(s, s.slot(Reveal.CARD))
            return
        side = s.slot(Caller.SIDE)
        card = s.take_top(side)
        s.discard(side, card)
        s.set_slot(Caller.NEXT, 1)
        s.set_slot(Reveal.CARD, card)
        s.tell("reveals", side=SIDES[side], card=CARDS[card].name)
        if not s.deck(side):
            begin_time(s, side)


def begin_time(s: Table, side: int) -> None:
    """SK-6.1.2: time advances, by this side's deck."""
    s.push(Kind.TIME, [0, -1, side, 0])


class Time(Caller):
    """SK-6.1.2.c: shuffle, sudden death, the defender's point, smoke, and a window to dig in."""

    ROLLED: Final = 3

    def __init__(self) -> None:
        super().__init__("time", "SK-6.1.2", [Slot("rolled")])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase, side = s.slot(Caller.NEXT), s.slot(Caller.SIDE)
        s.set_slot(Caller.NEXT, phase + 1)
        if phase == 0:
            s.time += 1
            s.tell("time", side=SIDES[side], time=s.time)
            deck = s.own_deck(side)
            cards = s.own_cards()
            deck.extend(members(cards[PILE + side]))
            cards[PILE + side] = 0
            deck.sort()
            s.shuffle(deck)
            if s.time >= SUDDEN_DEATH:
                s.set_slot(Time.ROLLED, 1)
                roll(s, side, SUDDEN_DEATH_ROLL, -1)
        elif phase == 1:
            if s.slot(Time.ROLLED) and s.slot(Caller.RESULT) < s.time:
                ahead = 0 if s.points > 0 else 1 if s.points < 0 else s.initiative
                s.finish(ahead, "sudden-death", abs(s.points))
                return
            s.points -= 1
            s.jammed = 0
            if s.smoke:
                s.push(Kind.REMOVE_SMOKE, [side])
        elif phase == 2:
            s.push(Kind.WINDOW, [TIME_WINDOW, 1 - s.active, 0, 0, -1, 0])
        else:
            s.pop()


class RemoveSmoke(Question):
    """SK-6.1.2.c, step 4: which smoke goes?"""

    def __init__(self) -> None:
        super().__init__("remove-smoke", "remove", "SK-6.1.2", [])

    def options(self, state: State, side: int) -> list[int]:
        return [REMOVE | square for square in members(cast(Table, state).smoke)]

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        s.smoke &= ~(1 << (option & THING))
        s.tell("removes-smoke", square=SQUARES[option & THING])
        s.pop()


class Event(Caller):
    """SK-1.9.1.1: the roller reveals the next card and executes the event on it."""

    def __init__(self) -> None:
        super().__init__("event", "SK-1.9.1.1", [])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase, side = s.slot(Caller.NEXT), s.slot(Caller.SIDE)
        s.set_slot(Caller.NEXT, phase + 1)
        if phase == 0:
            s.push(Kind.REVEAL, [0, -1, side, -1])
        elif phase == 1:
            self.execute(s, side, CARDS[s.slot(Caller.RESULT)].event)
        else:
            s.pop()

    def execute(self, s: Table, side: int, event: int) -> None:
        """The event itself; without an object nothing happens (CC-E42.2)."""
        if event in (MEDIC, KIA):
            if s.broken:
                s.push(Kind.CHOOSE_BROKEN, [side, event])
        elif event == INTERROGATION:
            other = 1 - side
            s.own_cards()[SEEN + other] = s.hand(other)
            s.reveal()
            s.tell("interrogates", side=SIDES[side])
            cards = [CARDS[card].name for card in members(s.hand(other))]
            s.tell("shown", side, side=SIDES[other], cards=cards)
            s.push(Kind.INTERROGATE, [side])
        elif event == OMEN:
            if len(s.deck(side)) > 1:
                s.push(Kind.OMEN, [side, s.own_deck(side).pop()])
        elif event == FOG:
            for loser in (1 - s.active, s.active):
                held = members(s.hand(loser))
                if held:
                    card = held[s.draw(len(held))]
                    s.discard(loser, card)
                    s.tell("loses", side=SIDES[loser], card=CARDS[card].name)


class Sniper(Caller):
    """SK-1.9.1.3: a random square, then perhaps a unit there or next to it breaks."""

    def __init__(self) -> None:
        super().__init__("sniper", "SK-1.9.1.3", [])

    def step(self, state: State) -> None:
        s = cast(Table, state)
        phase, side = s.slot(Caller.NEXT), s.slot(Caller.SIDE)
        s.set_slot(Caller.NEXT, phase + 1)
        if phase == 0:
            s.push(Kind.REVEAL, [0, -1, side, -1])
        elif phase == 1:
            square = SQUARE_INDEX[CARDS[s.slot(Caller.RESULT)].square]
            s.push(Kind.CHOOSE_VICTIM, [side, square])
        else:
            s.pop()


class ChooseVictim(Question):
    """SK-1.9.1.3: which unit does the sniper hit?"""

    SQUARE: Final = 1

    def __init__(self) -> None:
        super().__init__("choose-victim", "snipe", "SK-1.9.1.3", [Slot("square", "square")])

    def options(self, state: State, side: int) -> list[int]:
        s = cast(Table, state)
        near = [
            AT_UNIT | unit
            for unit, place in enumerate(s.places)
            if place >= 0 and distance(place, s.slot(ChooseVictim.SQUARE)) <= 1
        ]
        return [PASS, *near]

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        s.pop()
        if option != PASS:
            s.hurt(option & THING)


class ChooseBroken(Question):
    """SK-E62, CC-E64: which broken unit, of either side?"""

    EVENT: Final = 1

    def __init__(self) -> None:
        super().__init__("choose-broken", "broken", "SK-E64", [Slot("event")])

    def options(self, state: State, side: int) -> list[int]:
        return [UNIT | unit for unit in members(cast(Table, state).broken)]

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        event, unit = s.slot(ChooseBroken.EVENT), option & THING
        s.pop()
        if event == KIA:
            s.eliminate(unit)
        else:
            s.broken &= ~(1 << unit)
            s.tell("rallies", unit=UNITS[unit])


class Interrogate(Question):
    """SK-E61: having seen the hand, which card of it is discarded, if any?"""

    closed = True

    def __init__(self) -> None:
        super().__init__("interrogate", "interrogate", "SK-E61", [])

    def options(self, state: State, side: int) -> list[int]:
        hand = cast(Table, state).hand(1 - side)
        return [PASS, *(TAKE_CARD | card for card in members(hand))]

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        s.pop()
        if option != PASS:
            card = option & THING
            s.discard(1 - side, card)
            s.reveal()
            s.tell("loses", side=SIDES[1 - side], card=CARDS[card].name)


class Omen(Question):
    """The top card lies face down: back on the deck, or away for all to see?"""

    CARD: Final = 1

    def __init__(self) -> None:
        super().__init__("omen", "omen", "SK-1.7", [Slot("card", "card", Visibility.NOBODY)])

    def options(self, state: State, side: int) -> list[int]:
        return [KEEP, BURY]

    def answer(self, state: State, side: int, option: int) -> None:
        s = cast(Table, state)
        card = s.slot(Omen.CARD)
        s.pop()
        if option == KEEP:
            s.own_deck(side).append(card)
            return
        s.reveal()
        s.own_cards()[PILE + side] |= 1 << card
        s.tell("buries", side=SIDES[side], card=CARDS[card].name)
