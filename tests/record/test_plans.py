"""Plans: several choices at one click, found from what a side knows, and interrupted by others."""

from collections.abc import Sequence

from fieldcraft import bots, games
from fieldcraft.bots import ask
from fieldcraft.core import Chance, State, key_from_seed
from fieldcraft.record.asked import Asked
from fieldcraft.record.match import Match
from fieldcraft.record.plans import Plan, Run, plans, several
from fieldcraft.record.standing import Standing
from tests.record.play import KEY, duel


def found(match: Match, side: str, ref: str) -> Plan:
    """The plan that somebody means who points at this."""
    return next(plan for plan in plans(match.state, match.side(side)) if ref in plan.refs)


def carry_out(match: Match, side: str, plan: Plan) -> Run:
    """Choose a plan's choices as long as nothing comes between."""
    index = match.side(side)
    match.choose(side, plan.choices[0])
    run = Run(list(plan.choices[1:]), len(match.steps))
    while (words := run.next(match, index)) is not None:
        match.choose(side, words)
        run.rest.pop(0)
        run.at = len(match.steps)
    return run


def test_scout_2_takes_three_clicks() -> None:
    """The card, the action, and the tile where it shall end."""
    match = Match.from_position("normandy", duel(us={"hand": ["scout-a"]}), KEY)
    match.choose("us", "play scout-a")
    match.choose("us", "scout")
    far = next(plan for plan in plans(match.state, 0) if len(plan.path) == 2)
    assert far.cost == 2
    assert far.path[-1] == far.refs[0]
    assert not carry_out(match, "us", far).rest
    place = far.refs[0].partition(":")[2]
    assert match.view("us")["counters"]["us:scout-a"]["tile"] == place
    assert match.view("us")["question"] != "step"


def commander(seed: int = 3) -> Match:
    """A match of the first scenario after its set-up."""
    match = Match.start("combat-commander", 1, key_from_seed(seed))
    while match.view(0)["phase"] == "set-up":
        side = match.waiting[0]
        options = match.options(side)
        pick = next((one for one in ("quick", "ready", "first", "none") if one in options), None)
        match.choose(side, pick or options[0])
    return match


def play_until(match: Match, question: str, side: int, most: int = 900) -> bool:
    """Let bots play until a side is asked something; returns whether it is."""
    players = [bots.make("greedy", one) for one in (1, 2)]
    for _ in range(most):
        if match.outcome is not None:
            return False
        asked = match.waiting[0]
        if asked == side and match.state.question(side) == question:
            return True
        match.take(asked, ask(players[asked], match.state, asked))
    return False


def test_a_shot_is_declared_by_its_target() -> None:
    """Card, unit, target: the strongest group is put together, and can be changed."""
    match = commander()
    assert play_until(match, "fire", 0)
    volleys = [plan for plan in plans(match.state, 0) if plan.pieces]
    assert volleys
    for plan in volleys:
        assert plan.choices[0].startswith("at ")
        assert plan.refs[0] == f"hex:{plan.choices[0][3:]}"
        assert plan.forecasts
    plan = max(volleys, key=lambda one: len(one.pieces))
    left_out = plan.pieces[0]
    again = [one for one in plans(match.state, 0, [left_out]) if one.pieces]
    assert all(left_out not in one.pieces for one in again)
    assert not carry_out(match, "axis", plan).rest
    assert match.state.question(0) != "pieces"


def armed(match: Match) -> str:
    """The choice of a unit with a weapon that has something to fire at; empty if there is none."""
    weapons = match.view("axis")["weapons"].values()
    bearers = {f"unit {one['holder']}" for one in weapons if not one["broken"]}
    state = match.state
    useful = [one for one in state.options(0) if state.idle(0, one) is None]
    return next((word for word in map(state.word, useful) if word in bearers), "")


def test_a_shot_of_a_machine_gun_takes_three_clicks() -> None:
    """The card, the unit that bears it, and the target."""
    match = commander()
    player = bots.make("greedy", 1)
    for _ in range(40):
        assert play_until(match, "order", 0)
        state = match.state
        cards = [one for one in match.options(0) if one.startswith("order fire")]
        if cards and state.idle(0, state.parse(cards[0])) is None:
            match.choose(0, cards[0])
            bearer = armed(match)
            if bearer:
                break
        match.take(0, ask(player, match.state, 0))
    match.choose(0, bearer)
    assert match.state.question(0) == "fire"
    shot = next(plan for plan in plans(match.state, 0) if plan.pieces)
    before = len(match.steps)
    assert not carry_out(match, "axis", shot).rest
    told = [event.name for step in match.steps[before:] for event in step.events]
    assert "fires" in told


def test_a_way_ends_where_one_points() -> None:
    """Every step is offered when its turn comes; the cost is what the unit has spent."""
    match = commander()
    assert play_until(match, "move", 0)
    if not any(plan.path for plan in plans(match.state, 0)):
        unit = next(one for one in match.options(0) if one.startswith("unit "))
        match.choose(0, unit)
    far = max((one for one in plans(match.state, 0) if one.path), key=lambda one: len(one.path))
    assert len(far.path) > 1
    assert far.choices[-1] == "stop"
    steps = [one for one in far.choices if one.startswith("to ")]
    assert [f"hex:{step[3:]}" for step in steps] == list(far.path)
    assert far.cost >= len(far.path)


def test_a_reaction_ends_a_run() -> None:
    """Whoever does more than pass in between stops the rest; a pass does not."""
    match = commander()
    players = [bots.make("greedy", one) for one in (1, 2)]
    met = set()
    for _ in range(400):
        side = match.waiting[0]
        match.take(side, ask(players[side], match.state, side))
        if match.outcome is not None:
            break
        if side == 1 and 0 in match.waiting:
            words = match.options(0)[0]
            is_pass = match.steps[-1].entry.text in ("stop", "pass", "end", "accept", "none")
            met.add(is_pass)
            run = Run([words], len(match.steps) - 1)
            assert run.next(match, 0) == (words if is_pass else None)
            assert Run(["to A1 and back"], len(match.steps)).next(match, 0) is None
            assert Run([words], len(match.steps) + 1).next(match, 0) is None
    assert met == {True, False}


def test_cards_are_discarded_together() -> None:
    """The question says how many may go, and which answer ends it."""
    match = commander()
    assert play_until(match, "order", 0)
    match.choose(0, "pass")
    together = several(match.state, 0)
    assert together is not None
    assert together.end == "stop"
    assert all(one.startswith("discard ") for one in together.choices)
    assert 1 < together.most <= len(together.choices)


def redrawn(state: State, side: int, seed: int) -> State:
    """Another world that a side cannot tell from this one."""
    return state.determinize(side, Chance(key_from_seed(seed)))


def test_plans_tell_nothing_hidden() -> None:
    """In every world that fits what a side knows, plans and idle answers are the same."""
    match = commander(5)
    players = [bots.make("greedy", one) for one in (1, 2)]
    met = 0
    for number in range(300):
        if match.outcome is not None:
            break
        side = match.waiting[0]
        state = match.state
        if number % 10 == 0:
            worlds = [redrawn(state, side, seed) for seed in (1, 2)]
            told: list[Sequence[Plan]] = [plans(world, side) for world in worlds]
            assert told[0] == told[1] == plans(state, side)
            asked = [Asked.of(world, side) for world in (*worlds, state)]
            assert asked[0].idle == asked[1].idle == asked[2].idle
            assert asked[0].subject == asked[1].subject == asked[2].subject
            met += len(told[0])
        match.take(side, ask(players[side], state, side))
    assert met > 20


def test_a_leader_takes_everyone_along() -> None:
    """At one click, beside the Leader alone: whom he brings are all those who can follow."""
    position = {
        "units": {"axis:sergeant-y-1": "E5", "axis:rifle-2": "E5", "axis:rifle-3": "E6"}
        | {"axis:rifle-4": "L9", "allies:rifle-9": "M1"},
        "axis": {"hand": ["move#g-19"]},
    }
    match = Match.from_position("combat-commander", position, KEY)
    match.choose("axis", "order move#g-19")
    told = [one for one in plans(match.state, 0) if one.is_apart]
    assert [one.refs for one in told] == [("unit:axis:sergeant-y-1",)]
    assert not carry_out(match, "axis", told[0]).rest
    flags = {word: unit["flags"] for word, unit in match.view("axis")["units"].items()}
    ordered = {word for word, found in flags.items() if "ordered" in found}
    assert ordered == {"axis:sergeant-y-1", "axis:rifle-2", "axis:rifle-3"}
    assert match.view("axis")["question"] == "move"


def test_leaders_roll_last() -> None:
    """CC-O20.3.4: of several units under fire those without Command come first."""
    match = commander()
    players = [bots.make("greedy", one) for one in (1, 2)]
    met = 0
    while match.outcome is None and met < 3:
        side, state = match.waiting[0], match.state
        usual = state.usual(side)
        if usual >= 0:
            met += 1
            words = [state.word(one) for one in state.options(side)]
            units = match.view(side)["units"]
            kinds = [units[one.partition(" ")[2]]["kind"] for one in words]
            first = units[state.word(usual).partition(" ")[2]]["kind"]
            assert (first == "leader") == (set(kinds) == {"leader"})
        match.take(side, ask(players[side], state, side))
    assert met


def test_nobody_is_asked_in_vain() -> None:
    """With the standing answers against bots no question is left that has one answer."""
    standing = Standing.parse("\n".join(games.get("combat-commander").unasked()))
    match = commander(4)
    players = [bots.make("greedy", one) for one in (1, 2)]
    asked = unasked = 0
    while match.outcome is None and asked < 120:
        side = match.waiting[0]
        words = standing.answer_for(match, side) if side == 0 else None
        if words is not None:
            unasked += 1
            match.choose(side, words)
            continue
        if side == 0:
            asked += 1
            assert len(Asked.of(match.state, 0).doings) != 1
        match.take(side, ask(players[side], match.state, side))
    assert unasked > asked / 2
