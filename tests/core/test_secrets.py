"""No leaks: what a viewpoint may not know never shows, and samples fit what it does know."""

from typing import Any

import pytest

from fieldcraft.core import EVERYONE, PUBLIC, Chance, Event, Illegal, canonical, key_from_seed
from tests.core.talk import BLUE, RED, SPECTATOR, VIEWPOINTS, duel, pick, say, wander
from tests.skirmish import SKIRMISH, SkirmishState
from tests.skirmish.frames import Kind
from tests.skirmish.rolls import Omen
from tests.skirmish.table import HAND, SEEN
from tests.skirmish.terms import (
    ALL_OPTIONS,
    DISCARD_CARD,
    PLAY_CARD,
    THING,
    WHOLE_DECK,
    members,
    word,
)
from tests.skirmish.turns import Discard
from tests.skirmish.views import shuffled

HIDDEN = {"hand", "deck", "chance", "plans", "branch", "picked", "omen"}
PROBES = [word(option) for option in ALL_OPTIONS[::5]] + ["nonsense"]


def observe(s: SkirmishState, viewer: int) -> bytes:
    """Everything the contract tells a viewpoint at this moment."""
    options = list(s.options(viewer))
    seen: dict[str, Any] = {
        "view": s.view(viewer),
        "decision": repr(s.decision),
        "question": s.question(viewer),
        "options": [[o, s.word(o), s.refs(o), s.takes_back(viewer, o)] for o in options],
        "forecasts": [repr(s.forecast(viewer, o)) for o in ALL_OPTIONS],
        "refusals": [repr(s.why_not(viewer, text)) for text in PROBES],
        "errors": [error(s, viewer, option) for option in (ALL_OPTIONS[0], ALL_OPTIONS[-1])],
        "outcome": repr(s.outcome),
    }
    return canonical(seen)


def error(s: SkirmishState, viewer: int, option: int) -> str:
    """The error of an option that is not offered."""
    try:
        s.clone().choose(viewer, option)
    except Illegal as problem:
        return str(problem)
    return ""


def differences(one: SkirmishState, two: SkirmishState) -> set[str]:
    """The hidden things in which two states differ."""
    found = set()
    for side in (RED, BLUE):
        if one.hand(side) != two.hand(side):
            found.add("hand")
        if one.deck(side) != two.deck(side):
            found.add("deck")
        if one.branch(side) != two.branch(side):
            found.add("branch")
    if one.chance.key != two.chance.key:
        found.add("chance")
    if one.plans != two.plans:
        found.add("plans")
    if one.stack != two.stack:
        found.add("picked" if one.stack[-1] == Kind.DISCARD else "omen")
    return found


# -- at every moment -----


def test_nothing_hidden_shows_at_any_moment() -> None:
    """Redraw all a viewpoint may not know: it sees the same bytes, and every field did vary."""
    rng = Chance(key_from_seed(500))
    varied: set[str] = set()
    for seed in range(12):
        for count, s in enumerate(wander(seed)):
            viewer = VIEWPOINTS[count % 3]
            before = s.dump()
            seen = observe(s, viewer)
            twin = s.determinize(viewer, rng)
            varied |= differences(s, twin)
            assert observe(twin, viewer) == seen
            assert s.dump() == before
    assert varied == HIDDEN


@pytest.mark.long
@pytest.mark.parametrize("viewer", VIEWPOINTS)
def test_samples_from_a_view_give_the_same_view(viewer: int) -> None:
    """A state made from nothing but a view shows the same bytes, and can be played on."""
    rng = Chance(key_from_seed(600 + viewer))
    for seed in range(4):
        for s in wander(seed):
            sample = SKIRMISH.sample(s.view(viewer), rng)
            assert observe(sample, viewer) == observe(s, viewer)
            check_cards(sample)
            for _ in range(3):
                if not sample.finished:
                    sample.choose(*pick(sample, rng))
                    check_cards(sample)


@pytest.mark.parametrize("viewer", VIEWPOINTS)
def test_determinized_games_keep_every_card_and_what_was_shown(viewer: int) -> None:
    """Each card lies in one place; known cards stay in hand; the games can be played to the end."""
    rng = Chance(key_from_seed(700 + viewer))
    shown = 0
    for seed in range(8):
        for count, s in enumerate(wander(seed)):
            twin = s.determinize(viewer, rng)
            check_cards(twin)
            if viewer >= 0:
                known = s.cards[SEEN + 1 - viewer]
                shown += known != 0
                assert twin.hand(1 - viewer) & known == known
                assert twin.hand(viewer) == s.hand(viewer)
            if count % 40 == 0:
                while not twin.finished:
                    twin.choose(*pick(twin, rng))
    assert shown or viewer < 0


def check_cards(s: SkirmishState) -> None:
    """Every card of either side lies in exactly one place."""
    for side in (RED, BLUE):
        places = [*members(s.hand(side)), *s.deck(side), *members(WHOLE_DECK & ~s.unseen(side))]
        if not s.finished and s.top() == Kind.OMEN and s.slot(Omen.SIDE) == side:
            places.append(s.slot(Omen.CARD))
        assert sorted(places) == members(WHOLE_DECK)


def test_the_same_generator_gives_the_same_sample() -> None:
    """Sampling is deterministic in its rng, and the match's own generator is not used."""
    s = duel()
    one = s.determinize(RED, Chance(key_from_seed(1)))
    two = s.determinize(RED, Chance(key_from_seed(1)))
    other = s.determinize(RED, Chance(key_from_seed(2)))
    assert one.digest() == two.digest() != other.digest()
    assert one.chance.key != s.chance.key


def test_a_seen_hand_is_sampled_as_seen() -> None:
    """After the interrogation red's samples all hold blue's hand; a spectator's need not."""
    s = duel(
        hands={"red": ["fire-3"], "blue": ["aim-2", "cover-2"]},
        decks={"red": ["fire-2", "smoke-1", "aim-1"], "blue": ["move-2", "aim-1", "fire-1"]},
    )
    say(s, "red: play fire-3", "red: pass", "red: accept")
    rng = Chance(key_from_seed(9))
    for viewer, count in ((RED, 1), (BLUE, 1), (SPECTATOR, 2)):
        states = [s.determinize(viewer, rng) for _ in range(20)]
        states += [SKIRMISH.sample(s.view(viewer), rng) for _ in range(20)]
        hands = {twin.hand(BLUE) for twin in states}
        assert (len(hands) == 1) == (count == 1)


# -- over streams of choices -----


class Stream:
    """A run of choices during which no chance is used, and the hidden things it brings to light."""

    def __init__(self, start: SkirmishState, viewer: int, rng: Chance, length: int) -> None:
        self.choices: list[tuple[int, int]] = []
        self.taken = [0, 0]
        self.fixed = [self.tied(start, viewer, side) for side in (RED, BLUE)]
        s = start.clone()
        while len(self.choices) < length and not s.finished and s.asked != EVERYONE:
            choice = pick(s, rng)
            after = s.clone()
            after.choose(*choice)
            if after.chance.position != start.chance.position:
                return
            s = after
            self.choices.append(choice)
            self.note(start, s, choice)

    def tied(self, s: SkirmishState, viewer: int, side: int) -> int:
        """The cards of a hand that cannot be exchanged: one's own, those seen, those picked."""
        if side == viewer:
            return WHOLE_DECK
        picked = 0
        if s.top() == Kind.DISCARD and s.slot(Discard.SIDE) == side:
            picked = s.slot(Discard.PICKED)
        return picked | (s.cards[SEEN + side] if viewer >= 0 else 0)

    def note(self, start: SkirmishState, s: SkirmishState, choice: tuple[int, int]) -> None:
        """What this choice has brought to light."""
        chooser, option = choice
        for side in (RED, BLUE):
            self.taken[side] = max(self.taken[side], len(start.deck(side)) - len(s.deck(side)))
            hand = start.hand(side)
            self.fixed[side] |= hand & (~s.hand(side) | s.cards[SEEN + side])
            if side == chooser and option & ~THING in (PLAY_CARD, DISCARD_CARD):
                self.fixed[side] |= 1 << (option & THING)

    def twin(self, start: SkirmishState, rng: Chance) -> SkirmishState:
        """The start with everything else that is hidden exchanged."""
        twin = start.clone()
        for side in (RED, BLUE):
            deck = twin.own_deck(side)
            rest = len(deck) - self.taken[side]
            loose = members(twin.hand(side) & ~self.fixed[side])
            pool = shuffled(deck[:rest] + loose, rng)
            hand = twin.hand(side) & self.fixed[side]
            for _ in loose:
                hand |= 1 << pool.pop()
            twin.own_cards()[HAND + side] = hand
            deck[:rest] = pool
        twin.own_chance().rekey(b"another match")
        twin.epoch = start.epoch
        return twin


@pytest.mark.long
@pytest.mark.parametrize("viewer", VIEWPOINTS)
def test_streams_of_choices_tell_no_secrets(viewer: int) -> None:
    """Two worlds a viewpoint cannot tell apart, the same choices: the same bytes all along."""
    rng = Chance(key_from_seed(800 + viewer))
    steps = 0
    varied: set[str] = set()
    for seed in range(6):
        for count, s in enumerate(wander(seed)):
            if s.finished or s.asked == EVERYONE or count % 3:
                continue
            stream = Stream(s, viewer, rng, 6)
            one, two = s.clone(), stream.twin(s, rng)
            varied |= differences(one, two)
            assert observe(one, viewer) == observe(two, viewer)
            for side, option in stream.choices:
                assert told(one, viewer, side, option) == told(two, viewer, side, option)
                assert observe(one, viewer) == observe(two, viewer)
                steps += 1
    assert steps > 300
    assert varied == {"hand", "deck", "chance"}


def told(s: SkirmishState, viewer: int, side: int, option: int) -> list[Event]:
    """Choose; the events the viewpoint hears."""
    heard: list[Event] = []
    s.choose(side, option, heard)
    return [event for event in heard if event.audience in (PUBLIC, viewer)]


@pytest.mark.parametrize("viewer", [RED, BLUE])
def test_setting_up_tells_nothing_of_the_other_branch(viewer: int) -> None:
    """Whatever the other side has placed so far, one's own set-up looks the same to its end."""
    rng = Chance(key_from_seed(900 + viewer))
    for seed in range(10):
        for s in wander(seed):
            if s.asked != EVERYONE or not s.branch(viewer):
                break
            one, two = s.clone(), s.determinize(viewer, rng)
            while one.branch(viewer):
                options = one.options(viewer)
                option = options[rng.below(len(options))]
                trial = one.clone()
                trial.choose(viewer, option)
                if trial.asked != EVERYONE:
                    break
                assert told(one, viewer, viewer, option) == told(two, viewer, viewer, option)
                assert observe(one, viewer) == observe(two, viewer)
