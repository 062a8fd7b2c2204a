"""The library that `import fieldcraft` offers, as its guide tells it, in both builds."""

import contextlib
import copy
import doctest
import inspect
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fieldcraft
from fieldcraft import FieldcraftError, Match, NotOffered, WrongArgument, core, facade, games
from fieldcraft.core import Chance, Illegal, Timeline, UndoError, WordError, key_from_seed
from fieldcraft.facade import events, match, options
from fieldcraft.lab import SimulationError

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "library.md"


@pytest.fixture(scope="module", params=games.keys())
def played(request: pytest.FixtureRequest) -> Match:
    """A match of each game, some way on."""
    made = Match(request.param, 1, seed=3)
    made.play("random", limit=80)
    return made


@pytest.mark.parametrize("module", [fieldcraft, events, match, options], ids=lambda m: m.__name__)
def test_the_examples_run(module: object) -> None:
    """What the docstrings show is what happens."""
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_the_guide_runs() -> None:
    """Every example of the guide gives what it shows."""
    result = doctest.testfile(str(GUIDE), module_relative=False)
    assert result.attempted >= 15
    assert result.failed == 0


def test_every_name_of_the_library_is_there_and_described() -> None:
    """`dir` lists the names, each has a docstring, and each method a signature."""
    for name in fieldcraft.__all__:
        found = getattr(fieldcraft, name)
        if name != "__version__":
            assert inspect.getdoc(found), name
        if inspect.isclass(found):
            for method, member in inspect.getmembers(found):
                inherited = hasattr(Exception, method)
                if not method.startswith("_") and callable(member) and not inherited:
                    assert inspect.getdoc(member), f"{name}.{method}"
                    assert inspect.signature(member) is not None
    assert not hasattr(fieldcraft, "Mtach")


def test_the_kernel_describes_itself() -> None:
    """The compiled build too says what its classes, methods and properties are for."""
    kernel = core.State
    for thing in (kernel, kernel.choose, kernel.decision, Chance.below, key_from_seed, Timeline):
        assert len(thing.__doc__ or "") > 20, thing


def test_a_match_is_copied_and_pickled(played: Match) -> None:
    """Copies are equal, go on by the same dice, and leave the first alone."""
    before = played.state.digest()
    twins = [
        played.copy(),
        copy.copy(played),
        copy.deepcopy(played),
        pickle.loads(pickle.dumps(played)),
        Match.from_record(played.record()),
    ]
    for twin in twins:
        assert twin == played
        assert twin.log() == played.log()
        twin.play("random", limit=20)
    assert all(twin == twins[0] for twin in twins)
    assert twins[0] != played
    assert played.state.digest() == before


def test_a_state_is_copied_and_pickled(played: Match) -> None:
    """Equality goes by everything a state holds; a state that changes is no key."""
    state = played.state
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert twin is not state
        assert repr(twin) == repr(state)
        side = 0 if twin.question(0) else 1
        twin.choose(side, twin.options(side)[0])
        assert twin != state
    assert state != "a state"
    with pytest.raises(TypeError, match="digest"):
        hash(state)


def test_small_values_are_pickled(played: Match) -> None:
    """Decisions, events, refusals, forecasts, games and generators too."""
    refusal = played.why_not("nonsense", played.turn[0])
    told = [event for _, event in played._kept.log("spectator")]
    forecast = core.Forecast("a", "b", (("c", 1, "U-1"),), 1, 2, (1, 2), "hit")
    values = [played.state.decision, core.Outcome(0, "points", 1), refusal, *told[-5:], forecast]
    for value in [*values, *played.log()[-5:], played.decision, played.outcome]:
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.deepcopy(value) == value
    game = games.get(played.game)
    assert pickle.loads(pickle.dumps(game)) is game
    chance = Chance(key_from_seed(1), 7)
    twin = pickle.loads(pickle.dumps(chance))
    assert [twin.below(1000) for _ in range(9)] == [chance.below(1000) for _ in range(9)]


def failures() -> list[fieldcraft.FieldcraftError]:
    """One of every error that the library raises."""
    refusal = core.Refusal("not-offered", "U-1", {"text": "x"})
    found: list[fieldcraft.FieldcraftError] = [
        Illegal("no"),
        WordError(refusal),
        UndoError(refusal),
        fieldcraft.Refused(refusal),
        SimulationError("too-few", name="games", value=0),
    ]
    begun = Match("normandy", 1, seed=1)
    for wrong in (
        lambda: games.get("normandi"),
        lambda: Match("normandi", 1),
        lambda: Match("normandy", "la-ray"),
        lambda: Match("normandy", 1, options={"bolsterFogg": True}),
        lambda: games.get("normandy").start("la-ray", key_from_seed(1)),
        lambda: begun.options("uss"),
        lambda: begun.choose("bid fog-of-wra", "us"),
        lambda: begun.undo("us"),
        lambda: begun.play("greedi"),
        lambda: Match.load("nowhere.record"),
    ):
        with pytest.raises(fieldcraft.FieldcraftError) as caught:
            wrong()
        found.append(caught.value)
    return found


def test_errors_are_one_family_and_name_what_is_near() -> None:
    """Every error can be caught as one, told, sent to another process; near names are named."""
    found = failures()
    for error in found:
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))
    told = "\n".join(map(str, found))
    near = ("normandy", "la-raye", "bolsterFog", "us", "bid fog-of-war", "greedy-1")
    for name in near:
        assert f"did you mean {name}?" in told, told


def test_options_are_a_collection() -> None:
    """Count, iterate, membership, by place and by words; they stay as they were offered."""
    begun = Match("normandy", "la-raye", seed=7)
    offered = begun.options("us")
    assert len(offered) == 4
    assert "bid scout-a" in offered
    assert offered["bid scout-a"] in offered
    assert "bid sniper" not in offered
    assert offered[0].word == offered.words[0]
    assert [str(one) for one in offered] == begun.options("us").words
    assert offered == begun.options("us")
    with pytest.raises(LookupError, match="did you mean bid scout-a"):
        offered["bid scout-b"]
    assert offered["bid scout-a"].can_be_undone
    begun.choose(offered["bid scout-a"])
    assert list(begun.options("us")) == []
    assert begun.undo("us") == "bid scout-a"


@pytest.mark.parametrize("ask", ["choose", "why_not", "options"])
def test_a_side_is_named_where_it_cannot_be_told(ask: str) -> None:
    """Both decide at once, or nobody does: the answer is of our own family, and says what to do."""
    begun = Match("normandy", "la-raye", seed=7)
    words = [] if ask == "options" else ["bid scout-a"]
    with pytest.raises(WrongArgument, match="name a side: us and de have to decide now"):
        getattr(begun, ask)(*words)
    begun.resign("us")
    with pytest.raises(WrongArgument, match="the match is over, and nobody has to decide"):
        getattr(begun, ask)(*words)


STRANGE: list[Any] = [
    None, -1, 3.5, True, 10**30, float("nan"), b"x", [], {}, object(), ("us",), "", "nobody",
    "us", "spectator", "\x00", "x" * 500, "é",
]  # fmt: skip
"""What nobody should hand in; some of it is right in some places."""


@pytest.mark.parametrize("strange", STRANGE, ids=lambda one: f"{one!r:.20}")
def test_whatever_is_handed_in_our_own_errors_answer(strange: Any, tmp_path: Path) -> None:
    """No wrong type, side, name or moment brings an error that is not a FieldcraftError."""
    begun = Match("normandy", "la-raye", seed=7)
    over = begun.copy()
    over.resign("de")
    calls: list[Callable[[], object]] = [
        lambda: Match(strange, 1),
        lambda: Match("normandy", strange),
        lambda: Match("normandy", {"id": strange}),
        lambda: Match("normandy", 1, seed=strange),
        lambda: Match("normandy", 1, key=strange),
        lambda: Match("normandy", 1, options=strange),
        lambda: Match("normandy", 1, options={"bolsterFog": strange}),
        lambda: Match("normandy", 1, players=strange),
        lambda: Match("normandy", 1, players={"us": strange}),
        lambda: Match.load(strange),
        lambda: Match.from_record(strange),
        lambda: begun.save(tmp_path / strange if isinstance(strange, str) else strange),
        lambda: fieldcraft.event_types(strange),
        lambda: games.get(strange),
        lambda: fieldcraft.bots.make(strange, 1),
    ]
    for match_ in (begun, over):
        calls += [
            lambda m=match_: m.view(strange),  # type: ignore[misc]
            lambda m=match_: m.log(strange),  # type: ignore[misc]
            lambda m=match_: m.options(strange),  # type: ignore[misc]
            lambda m=match_: m.options("us")[strange],  # type: ignore[misc]
            lambda m=match_: strange in m.options("us"),  # type: ignore[misc]
            lambda m=match_: m.copy().choose(strange),  # type: ignore[misc]
            lambda m=match_: m.copy().choose(strange, "us"),  # type: ignore[misc]
            lambda m=match_: m.copy().choose("bid scout-a", strange),  # type: ignore[misc]
            lambda m=match_: m.why_not(strange, "us"),  # type: ignore[misc]
            lambda m=match_: m.inspect(strange),  # type: ignore[misc]
            lambda m=match_: m.inspect("us:scout-a", strange, side=strange),  # type: ignore[misc]
            lambda m=match_: m.can_undo(strange),  # type: ignore[misc]
            lambda m=match_: m.copy().undo(strange),  # type: ignore[misc]
            lambda m=match_: m.copy().resign(strange),  # type: ignore[misc]
            lambda m=match_: m.copy().play(strange, limit=2),  # type: ignore[misc]
            lambda m=match_: m.copy().play("random", seed=strange, limit=2),  # type: ignore[misc]
            lambda m=match_: m == strange,  # type: ignore[misc]
        ]
    for call in calls:
        with contextlib.suppress(FieldcraftError):
            call()


def test_what_is_not_offered_changes_nothing() -> None:
    """The refusal has its reason and clause, and the match stays where it was."""
    begun = Match("normandy", "la-raye", seed=7)
    before = begun.copy()
    with pytest.raises(NotOffered) as caught:
        begun.choose("play rifleman-a", "us")
    assert caught.value.refusal.clause == "U-306"
    assert begun == before


def test_events_are_objects_of_declared_classes(played: Match) -> None:
    """Every event told is of the class that its game declares, with its fields as attributes."""
    types = facade.event_types(played.game)
    for side in (*played.sides, "spectator"):
        for event in played.log(side):
            assert type(event) is types[event.name]
            assert event.audience in ("everyone", side)


def test_a_position_can_be_read(played: Match) -> None:
    """`print` shows where a match stands, and nothing that is hidden from a spectator."""
    text = str(played)
    assert text.startswith(repr(played))
    assert max(map(len, text.splitlines())) <= 100
    assert str(Match.from_record(played.record())) == text


def test_a_finished_match_says_how_it_ended() -> None:
    """Outcome in words; nothing more can be chosen."""
    begun = Match("normandy", "la-raye", seed=7)
    end = begun.play("greedy", "random", seed=1)
    assert end is not None
    assert end == begun.outcome
    assert (begun.turn, begun.decision, list(begun.options("us"))) == ((), None, [])
    assert "over" in repr(begun)
    resigned = Match("normandy", "la-raye", seed=7)
    assert [event.name for event in resigned.resign("us")] == ["resigns", "wins"]
    assert resigned.outcome is not None
    assert resigned.outcome.winner == "de"
