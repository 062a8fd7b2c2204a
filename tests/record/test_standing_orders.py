"""Conditional orders that a player leaves behind: when they answer, and what they never look at."""

from collections.abc import Iterator

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, State, key_from_seed
from fieldcraft.core.policy import answer, asked
from fieldcraft.games.combat_commander.standing.fire import FireWithFirepower, next_shot
from fieldcraft.record.asked import Asked
from fieldcraft.record.errors import RecordError
from fieldcraft.record.match import Match
from fieldcraft.record.play.step import Refused
from fieldcraft.record.standing import Standing
from fieldcraft.record.standing_order import ASK, kinds_of, part_of, read_order
from tests.games.traits import traits_of
from tests.record.play import KEY, duel

CC = "combat-commander"


def played(game: str, seed: int, limit: int = 700) -> Iterator[tuple[State, int]]:
    """The questions of a game that the quick hand plays, each with the side that is asked."""
    rules = games.get(game)
    state = rules.start(1, key_from_seed(seed), {})
    policy = rules.policy()
    assert policy is not None
    for _ in range(limit):
        if state.finished:
            return
        side = asked(state)
        yield state, side
        state.take(side, answer(state, side, policy))


@pytest.mark.parametrize("game", games.having("standing"))
def test_every_order_is_read_as_it_is_written(game: str) -> None:
    """Each kind of order has a line here, which is read and written back the same."""
    orders = [read_order(game, line) for line in traits_of(game).orders]
    assert [str(one) for one in orders] == list(traits_of(game).orders)
    assert {type(one) for one in orders} == set(kinds_of(game))
    text = "\n".join(traits_of(game).orders)
    assert str(Standing.parse(text, game)) == text


@pytest.mark.parametrize(
    "line", ["fire at hex:D3 with many firepower", "fire at hex:D3", "bid lowest else ask", ""]
)
def test_what_is_no_order_of_the_game_is_refused(line: str) -> None:
    """An order of another game, or half of one, is an error that names its line."""
    with pytest.raises(RecordError):
        Standing.parse(f"pass when idle\n{line or 'nonsense'}", CC)
    with pytest.raises(RecordError):
        Standing.parse(traits_of(CC).orders[0])


@pytest.mark.parametrize(("game", "seed"), [(CC, 1), (CC, 2), ("normandy", 1)])
def test_orders_answer_what_is_offered_and_know_no_secret(game: str, seed: int) -> None:
    """An order's answer is legal, and the same if all that its side cannot see is redrawn."""
    orders = [one for line in traits_of(game).orders if (one := read_order(game, line)) is not None]
    answered = 0
    for number, (state, side) in enumerate(played(game, seed)):
        found = [one.answer(state, side) for one in orders]
        given = [one for one in found if one != ASK]
        assert set(given) <= set(state.options(side))
        assert all(one.answer(state, 1 - side) == ASK for one in orders if state.asked < 2)
        if given:
            answered += 1
            other = state.determinize(side, Chance(key_from_seed(number)))
            assert [one.answer(other, side) for one in orders] == found
    assert answered > 5


def test_fire_waits_for_its_hex_and_its_firepower() -> None:
    """The order fires where it is told to and with what it is told, through to the attack."""
    shots = 0
    for state, side in played(CC, 3):
        if state.question(side) != "react":
            continue
        refs = state.subject(side).refs
        order = read_order(CC, f"fire at {refs[0]} with 1 firepower")
        assert isinstance(order, FireWithFirepower)
        other = FireWithFirepower("at", "hex:O10" if refs[0] != "hex:O10" else "hex:A1", 1)
        assert other.answer(state, side) == ASK
        if order.answer(state, side) == ASK:
            continue
        view = state.view(side)
        index = state.slot_at(state.find(state.top()), 1)
        shot = next_shot(state, side, index)  # type: ignore[arg-type]
        assert shot is not None
        most = shot.firepower
        assert FireWithFirepower("at", refs[0], most).answer(state, side) != ASK
        assert FireWithFirepower("at", refs[0], most + 1).answer(state, side) == ASK
        for unit in refs[1:]:
            assert FireWithFirepower("at", unit, most).answer(state, side) != ASK
        twin = state.clone()
        twin.sink = []
        for _ in range(20):
            option = order.answer(twin, side)
            if option == ASK:
                break
            twin.take(side, option)
        fired = [one for one in twin.sink or () if one.name == "fires"]
        assert [one.fields["hex"] for one in fired] == [refs[0].partition(":")[2]], view["turn"]
        shots += 1
    assert shots > 2


def test_an_order_is_told_once_and_to_its_owner() -> None:
    """However many choices it makes one after another; the other side reads no word of it."""
    match = Match.start(CC, 1, key_from_seed(3))
    standing = Standing.parse("fire at anyone with 1 firepower", CC)
    policy = match.game.policy()
    assert policy is not None
    made, side = 0, -1
    while made < 3 and len(match.steps) < 700:
        side = match.waiting[0]
        given = (
            standing.given_for(match, side)
            if made or match.state.question(side) == "react"
            else None
        )
        made = made + 1 if given is not None else 0
        if given is None:
            match.take(side, answer(match.state, side, policy))
            continue
        match.choose(side, given.choice)
        match.tell_order(side, given.order)
    told = [[event.name for _, event in match.log(one, len(match.steps) - made)] for one in (0, 1)]
    assert made == 3
    assert told[side].count("standing-order") == 1
    assert "standing-order" not in told[1 - side]
    assert "standing" not in str(match.record())


def test_orders_come_before_passes_and_after_a_wish_to_be_asked() -> None:
    """A pass left later does not silence an order; `ask about` does."""
    fire = "fire at anyone with 1 firepower"
    for state, side in played(CC, 3):
        order = read_order(CC, fire)
        assert order is not None
        if state.question(side) != "react" or order.answer(state, side) == ASK:
            continue
        asked_now = Asked.of(state, side)
        both = Standing.parse(f"pass while turn {asked_now.view['turn']}\n{fire}", CC)
        assert both.answer(asked_now) == state.word(order.answer(state, side))
        hexes = asked_now.subject.refs[0]
        if len(asked_now.doings) > 1:
            assert Standing.parse(f"{fire}\nask about {hexes}", CC).answer(asked_now) is None
            return
    pytest.fail("nobody could fire")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("fire at hex:Z9 with 6 firepower", "unknown-hex"),
        ("fire at unit:axis:rifle-99 with 6 firepower", "unknown-unit"),
        ("fire at weapon:light-mg-1 with 6 firepower", "not-a-word"),
        ("fire near hex:D3 with 6 firepower", "not-a-word"),
        ("fire towards hex:D3 with 6 firepower", "not-a-word"),
        ("fire at anyone with 101 percent", "never-likely"),
        ("reroll to save hex:D3", "not-a-word"),
        ("play action:hidden-mines for anyone", "action-of-defender"),
        ("play action:smoke-grenades for anyone", "not-a-word"),
        ("dig in at hex:P1", "unknown-hex"),
    ],
)
def test_an_order_that_can_never_apply_is_refused(line: str, reason: str) -> None:
    """With a reason that a person is told."""
    match = Match.start(CC, 1, key_from_seed(1))
    attacker = next(
        side
        for side in (0, 1)
        if not match.state.battle.is_defender(side)  # type: ignore[attr-defined]
    )
    with pytest.raises(Refused) as error:
        Standing.parse(line, CC).check(match, attacker)
    assert error.value.refusal.reason == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("play action:marksmanship for anyone", "action-not-in-deck"),
        ("fire near unit:axis:{unit} with 6 firepower", "unit-of-other-side"),
        ("fire at unit:allies:{unit} with 6 firepower", "unit-of-other-side"),
    ],
)
def test_an_order_of_the_allies_is_about_their_own_cards_and_men(line: str, reason: str) -> None:
    """The American and Russian decks have no Marksmanship; one's own units are no targets."""
    match = Match.start(CC, 1, key_from_seed(1))
    of = "axis" if "axis" in line else "allies"
    unit = next(word for word in match.state.view(1)["units"] if word.startswith(of))
    with pytest.raises(Refused) as error:
        Standing.parse(line.replace(f"{of}:{{unit}}", unit), CC).check(match, 1)
    assert error.value.refusal.reason == reason


def test_units_of_the_wrong_side_are_refused() -> None:
    """One fires at enemies, near one's own, and saves one's own."""
    for state, side in played(CC, 1, limit=300):
        view = state.view(side)
        words = {one["side"]: word for word, one in view["units"].items() if one["hex"]}
        if len(words) < 2:
            continue
        own = words.pop(view["side"])
        enemy = words.popitem()[1]
        for line, is_good in (
            (f"fire at unit:{enemy} with 6 firepower", True),
            (f"fire at unit:{own} with 6 firepower", False),
            (f"fire near unit:{own} with 6 firepower", True),
            (f"fire near unit:{enemy} with 6 firepower", False),
            (f"reroll to save unit:{own}", True),
            (f"reroll to save unit:{enemy}", False),
            (f"let pass unit:{own}", False),
        ):
            order = read_order(CC, line)
            assert order is not None
            refusal = order.refuse(state, side)
            assert (refusal is None) == is_good, line
            assert refusal is None or refusal.reason == "unit-of-other-side"
        return
    pytest.fail("no units on the map")


def test_a_bid_is_chosen_in_advance_with_a_fallback() -> None:
    """The wished card if it is in hand, and otherwise the fallback; once, if it says when."""
    match = Match.start("normandy", "la-raye", key_from_seed(1))
    hand = match.options("us")
    held = hand[0].removeprefix("bid ")

    def bid(text: str) -> str | None:
        return Standing.parse(text, "normandy").answer_for(match, "us")

    assert bid(f"bid card:{held} else ask") == f"bid {held}"
    assert bid("bid card:mortar else ask") is None
    values = {
        word: match.state.inspect(0, word.removeprefix("bid "))["initiative"] for word in hand
    }
    assert values[bid("bid card:mortar else highest") or ""] == max(values.values())
    assert values[bid("bid card:mortar else lowest") or ""] == min(values.values())
    assert bid(f"in round 1 bid card:{held} else ask") == f"bid {held}"
    assert bid(f"in round 2 bid card:{held} else lowest") is None
    # A list of wishes: the first card that is held counts.
    assert bid(f"bid card:mortar else ask\nbid card:{held} else ask") == f"bid {held}"


def test_a_turn_ends_unless_there_is_something_to_do() -> None:
    """Before the first card, and never after it."""
    apart = {"us:rifleman-a": "17B", "de:rifleman-a": "2B"}
    spec = duel(us={"hand": ["scout-a"], "deck": ["scout-b"]}, counters=apart)
    match = Match.from_position("normandy", spec, KEY)

    def end(text: str) -> str | None:
        return Standing.parse(text, "normandy").answer_for(match, "us")

    assert end("end turn unless card:scout-a") is None
    assert end("end turn unless card:fog-of-war") == "end"
    assert end("end turn unless within 9 tiles") is None
    assert end("end turn unless within 0 tiles") == "end"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("bid card:mortars else ask", "unknown-card"),
        ("bid scout-a else ask", "not-a-word"),
        ("bid lowest else never", "not-a-word"),
        ("in round 0 bid lowest else ask", "round-never-comes"),
        ("end turn unless scout-a", "not-a-word"),
    ],
)
def test_a_bid_that_can_never_be_made_is_refused(line: str, reason: str) -> None:
    """With a reason."""
    match = Match.start("normandy", "la-raye", key_from_seed(1))
    with pytest.raises(Refused) as error:
        Standing.parse(line, "normandy").check(match, "us")
    assert error.value.refusal.reason == reason


@pytest.mark.parametrize("game", games.having("standing"))
def test_what_a_table_offers_and_proposes_is_never_refused(game: str) -> None:
    """Every line that a game puts forward can be read, and could apply."""
    part = part_of(game)
    assert part is not None
    seen = 0
    for number, (state, side) in enumerate(played(game, 1, limit=200)):
        if number % 20:
            continue
        assert Standing.parse("\n".join(part.proposed(state, side)), game).answers
        things = {ref for option in state.options(side) for ref in state.refs(option)}
        for ref in sorted(things):
            for offer in part.offered(state, side, ref):
                for line in offer.lines:
                    order = read_order(game, line)
                    assert order is not None or line == f"ask about {ref}"
                    assert order is None or order.refuse(state, side) is None, line
                    seen += 1
    assert seen > 20


def test_pass_unless_asks_only_about_its_place() -> None:
    """Whoever enters the hex it names is asked about; elsewhere they are let go."""
    asked_about = 0
    for state, side in played(CC, 3):
        if state.question(side) != "react":
            continue
        here = state.subject(side).refs[0]
        elsewhere = "hex:O10" if here != "hex:O10" else "hex:A1"
        there, away = (
            read_order(CC, f"pass unless {here}"),
            read_order(CC, f"pass unless {elsewhere}"),
        )
        assert there is not None
        assert away is not None
        assert there.answer(state, side) == ASK
        assert state.word(away.answer(state, side)) == "stop"
        asked_about += 1
    assert asked_about > 3
