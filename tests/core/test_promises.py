"""What the kernel promises of every game, held on the skirmish at every step of random games."""

import pytest

from fieldcraft.core import (
    EVERYONE,
    NOBODY,
    PUBLIC,
    Chance,
    Decision,
    Event,
    Illegal,
    Visibility,
    canonical,
    key_from_seed,
)
from fieldcraft.core.flow import flow_of, unflow
from tests.core.talk import (
    BLUE,
    RED,
    SPECTATOR,
    VIEWPOINTS,
    asked,
    duel,
    offered,
    pick,
    say,
    wander,
)
from tests.skirmish import SKIRMISH, SkirmishState
from tests.skirmish.terms import ALL_OPTIONS, word

SEEDS = range(6)


@pytest.mark.parametrize("seed", SEEDS)
def test_options_are_sorted_unique_and_parse_back(seed: int) -> None:
    """Every option has words of its own; a side not asked has none."""
    for s in wander(seed):
        decision = s.decision
        sides = decision.sides if decision else ()
        for side in VIEWPOINTS:
            options = list(s.options(side))
            assert options == sorted(set(options))
            assert bool(options) == (side in sides)
            assert bool(s.question(side)) == (side in sides)
            assert [s.parse(s.word(option)) for option in options] == options
            assert all(s.why_not(side, s.word(option)) is None for option in options)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_offered_is_refused_and_changes_nothing(seed: int) -> None:
    """Illegal is raised, why_not gives reason and clause, and the dump stays the same."""
    for s in wander(seed):
        before = s.dump()
        for side in VIEWPOINTS:
            offered_now = set(s.options(side))
            for option in ALL_OPTIONS:
                if option not in offered_now:
                    with pytest.raises(Illegal):
                        s.choose(side, option)
                    refusal = s.why_not(side, word(option))
                    assert refusal is not None
                    assert refusal.reason
                    assert refusal.clause.startswith("SK-")
        assert s.dump() == before


def test_words_that_are_no_option_are_refused() -> None:
    """Nonsense is a refusal, never an error."""
    s = duel()
    refusal = s.why_not(RED, "dance wildly")
    assert refusal is not None
    assert refusal.reason == "not-a-word"


@pytest.mark.parametrize("seed", SEEDS)
def test_clones_are_independent_both_ways(seed: int) -> None:
    """At every step: the clone plays on and the original stays, then the other way round."""
    rng = Chance(key_from_seed(100 + seed))
    for s in wander(seed):
        before = s.dump()
        twin = s.clone()
        assert twin.dump() == before
        for _ in range(4):
            if not twin.finished:
                twin.choose(*pick(twin, rng))
        assert s.dump() == before
        other = s.clone()
        still = s.clone()
        after = twin.dump()
        for _ in range(4):
            if not other.finished:
                other.choose(*pick(other, rng))
        assert (s.dump(), still.dump(), twin.dump()) == (before, before, after)
    assert s.finished


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_stays_while_its_original_plays_on(seed: int) -> None:
    """A clone taken at every step still says the same at the end of the game."""
    kept: list[tuple[SkirmishState, bytes]] = []
    for s in wander(seed):
        kept.append((s.clone(), s.dump()))
    assert all(twin.dump() == dump for twin, dump in kept)


@pytest.mark.parametrize("seed", SEEDS)
def test_dumps_load_at_every_step_and_play_on_alike(seed: int) -> None:
    """The loaded state has the same dump, digest, views and options, and the same future."""
    rng = Chance(key_from_seed(200 + seed))
    for s in wander(seed):
        again = SKIRMISH.load(s.dump())
        assert (again.dump(), again.digest()) == (s.dump(), s.digest())
        assert again.decision == s.decision
        for side in VIEWPOINTS:
            assert canonical(again.view(side)) == canonical(s.view(side))
            assert list(again.options(side)) == list(s.options(side))
        if not s.finished:
            twin = s.clone()
            choice = pick(s, rng)
            twin.choose(*choice)
            again.choose(*choice)
            assert twin.dump() == again.dump()


@pytest.mark.parametrize("strict", [False, True])
def test_a_script_survives_dump_and_clone(strict: bool) -> None:
    """What is left of a script is part of the state."""
    s = duel(draws={"red": ["cover-2", "aim-1"], "blue": ["aim-1"]}, strict=strict)
    say(s, "red: play fire-3", "red: pass")
    states = [s, s.clone(), SKIRMISH.load(s.dump())]
    for state in states:
        say(state, "red: accept", "blue: pass", "red: accept")
    assert len({state.digest() for state in states}) == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_flow_reads_back_as_the_stack(seed: int) -> None:
    """What a side may know of the stack reads back; unknown slots become 0."""
    hidden = 0
    for s in wander(seed):
        stacks = [(s.stack, side) for side in VIEWPOINTS]
        stacks += [(s.branch(side), side) for side in (RED, BLUE)]
        for stack, side in stacks:
            expected = known_part(s, stack, side)
            hidden += expected != stack
            assert unflow(s, flow_of(s, stack, side)) == expected
    assert hidden


def known_part(s: SkirmishState, stack: list[int], side: int) -> list[int]:
    """A stack with the slots that a side may not know set to 0."""
    known = list(stack)
    top = len(stack) - 1
    while top >= 0:
        frame = s.frames[stack[top]]
        for index, slot in enumerate(frame.slots):
            mine = slot.visibility is Visibility.OWNER and stack[top - 1] == side
            if not mine and slot.visibility is not Visibility.PUBLIC:
                known[top - 1 - index] = 0
        top -= frame.width + 1
    return known


@pytest.mark.parametrize("seed", SEEDS)
def test_single_answers_are_taken_unasked_only_if_open(seed: int) -> None:
    """A question with one answer is put if and only if its frame is secret."""
    met = 0
    for s in wander(seed):
        if s.finished or s.asked == EVERYONE:
            continue
        frame = s.frames[s.stack[-1]]
        if len(s.options(s.asked)) == 1:
            assert frame.secret
            met += 1
    assert met


def test_open_single_answers_are_taken_unasked() -> None:
    """One unit to fire, one square to fire at: nobody is asked, and the window follows."""
    s = duel()
    say(s, "red: play fire-3")
    assert asked(s) == "red: act"
    assert offered(s, RED) == ["pass"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_game_can_be_told_from_its_choices(seed: int) -> None:
    """Same scenario, key and choices: the same digest and the same events at every step."""
    rng = Chance(key_from_seed(-1 - seed))
    one = SKIRMISH.start("meeting", key_from_seed(seed))
    two = SKIRMISH.start("meeting", key_from_seed(seed))
    while not one.finished:
        side, option = pick(one, rng)
        heard: list[Event] = []
        again: list[Event] = []
        one.choose(side, option, heard)
        two.choose(side, two.parse(one.word(option)), again)
        assert heard == again
        assert one.digest() == two.digest()


def test_half_a_character_is_told_apart() -> None:
    """A text that UTF-8 cannot write is refused by a ValueError that names the character."""
    assert canonical({"text": "\U0001f600"}) == b'{"text":"\xf0\x9f\x98\x80"}'
    for odd in ({"text": "at \ud800"}, {"\ud800": 1}, ["\ud800"]):
        with pytest.raises(ValueError, match=r"half a character, U\+D800"):
            canonical(odd)


@pytest.mark.parametrize(
    ("seed", "digest"),
    [
        (0, "c592139079b2ec7149b2b1499ee32ab8"),
        (1, "511b2bbf5bdcbbf0d4f5dd19c976afec"),
        (2, "4fc528ca2bf2d28135c6eedfd699f5d1"),
    ],
)
def test_recorded_digests_hold_on_every_build(seed: int, digest: str) -> None:
    """A whole game hashes to the recorded value on every machine, Python and build."""
    *_, s = wander(seed)
    assert s.digest() == digest


@pytest.mark.parametrize("seed", SEEDS)
def test_a_finished_game_asks_nothing(seed: int) -> None:
    """No decision, no options, no question; the outcome says who won and why."""
    *_, s = wander(seed)
    assert s.finished
    assert s.decision is None
    assert s.asked == NOBODY
    assert s.outcome is not None
    for side in VIEWPOINTS:
        assert not s.options(side)
        assert s.question(side) == ""
        refusal = s.why_not(side, "pass")
        assert refusal is not None
        assert refusal.reason == "game-over"


def test_silence_costs_no_events() -> None:
    """Events go to the sink of that one choice and nowhere else."""
    s = duel()
    heard = say(s, "red: play fire-3")
    s.choose(RED, s.parse("pass"))
    assert s.sink is None
    assert [event.name for event in heard] == ["orders", "fires"]


def test_decisions_name_sides_question_and_clause() -> None:
    """The decision of one side, and of both at once."""
    assert duel().decision == Decision((RED,), "order", "SK-O14")
    s = SKIRMISH.start("meeting", key_from_seed(3))
    assert s.asked == EVERYONE
    assert s.decision == Decision((RED, BLUE), "place", "SK-X.1.9")
    assert s.why_not(SPECTATOR, "stop") is not None


def test_sides_have_names() -> None:
    """Viewpoints are looked up by name; a stranger is an error."""
    assert [SKIRMISH.side(name) for name in ("red", "blue", "spectator")] == [RED, BLUE, SPECTATOR]
    with pytest.raises(KeyError):
        SKIRMISH.side("green")


def test_audiences_are_sides_or_everybody() -> None:
    """No event of a random game has another audience, and private ones occur."""
    audiences = set()
    rng = Chance(key_from_seed(5))
    s = SKIRMISH.start("meeting", key_from_seed(5))
    while not s.finished:
        heard: list[Event] = []
        s.choose(*pick(s, rng), heard)
        audiences |= {event.audience for event in heard}
    assert audiences == {PUBLIC, RED, BLUE}
