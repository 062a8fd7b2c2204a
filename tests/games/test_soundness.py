"""Dumps and views that somebody changed: refused with a reason, or a state that can be played."""

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import strategies as st

from fieldcraft import games
from fieldcraft.core import Chance, Game, State, canonical, key_from_seed, playout
from tests import strategies
from tests.budget import budget
from tests.games.boards import oasis
from tests.games.enrolled import start, viewpoints
from tests.games.players import play_on
from tests.games.traits import traits_of

GAMES = list(games.keys())
CASES = budget(125, 250)
PLAYED = 30

values: st.SearchStrategy[Any] = st.sampled_from(
    [
        *(None, True, False, -2, -1, 0, 1, 2, 3, 5, 12, 63, 99, 1000, 2**61, 10**30, 1.5),
        *("", "x", "us", "de", "mortar", "17B", "ready", "over", "é", [], [0], [0, 1], {}),
        *("lrdg", "it", "it:scout-car", "lrdg:scout", "disabled", "22B", "hangar", "drive"),
    ]
)
"""What a changed place may hold."""
NAMES = ("x", "mortar", "17B", "script", "it:scout-car", "lrdg:scout", "vehicle")
"""What a place that was not there may be called."""


@cache
def moments(key: str) -> list[State]:
    """Moments of a game: every question, finished games, custom scenarios; read them only."""
    game = games.get(key)
    found = list(strategies.asking(key).values())
    scenarios: list[object] = [*game.scenarios(), *(board() for board in traits_of(key).boards)]
    for number, scenario in enumerate(scenarios):
        _, state = start(key, scenario, number)
        play_on(state, Chance(key_from_seed(number + 50)), 60)
        found.append(state.clone())
        play_on(state, Chance(key_from_seed(number + 60)), 3000)
        found.append(state)
    assert any(state.finished for state in found)
    return found


def places(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values inside one."""
    inner: list[Any] = []
    if isinstance(value, dict):
        inner = list(value)
    elif isinstance(value, list):
        inner = list(range(len(value)))
    return [one for key in inner for one in [(*at, key), *places(value[key], (*at, key))]]


def changed(plain: Any, data: st.DataObject) -> Any:
    """The same with up to three places changed, taken away, added or swapped."""
    plain = copy.deepcopy(plain)
    for _ in range(data.draw(st.integers(1, 3))):
        paths = places(plain)
        depths = sorted({path[0] for path in paths})
        first = data.draw(st.sampled_from(depths))
        path = data.draw(st.sampled_from([one for one in paths if one[0] == first]))
        home = plain
        for key in path[:-1]:
            home = home[key]
        here = home[path[-1]]
        deed = data.draw(st.sampled_from(["change", "nudge", "remove", "add", "swap"]))
        if deed == "remove":
            del home[path[-1]]
        elif deed == "nudge" and isinstance(here, int):
            home[path[-1]] = here + data.draw(st.sampled_from([-1, 1]))
        elif deed == "add" and isinstance(home, list):
            home.insert(path[-1], drawn(data))
        elif deed == "add":
            home[data.draw(st.sampled_from(NAMES))] = drawn(data)
        elif deed == "swap":
            home[path[-1]] = copy.deepcopy(home[data.draw(st.sampled_from(list_keys(home)))])
        else:
            home[path[-1]] = drawn(data)
    return plain


def drawn(data: st.DataObject) -> Any:
    """A copy of a value, as the next change may change it."""
    return copy.deepcopy(data.draw(values))


def list_keys(home: Any) -> list[Any]:
    """The keys or places of a mapping or a list."""
    return list(home) if isinstance(home, dict) else list(range(len(home)))


def play_and_look(game: Game, state: State) -> None:
    """A sound state goes on, and everything about it can be asked."""
    rng = Chance(key_from_seed(3))
    for viewpoint in viewpoints(game):
        canonical(state.view(viewpoint))
    play_on(state, rng, PLAYED)
    playout(state, rng, PLAYED)
    for viewpoint in viewpoints(game):
        canonical(state.determinize(viewpoint, rng).view(viewpoint))
    assert game.load(state.dump()).digest() == state.digest()


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
@strategies.tried(CASES, data=st.data())
def test_a_changed_dump_is_refused_or_sound(key: str, data: st.DataObject) -> None:
    """Whatever was changed in a dump, loading it never stumbles, and never gives a broken state."""
    game = games.get(key)
    state = data.draw(st.sampled_from(moments(key)))
    plain = changed(json.loads(state.dump()), data)
    try:
        loaded = game.load(json.dumps(plain).encode())
    except ValueError:
        return
    play_and_look(game, loaded)


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
@strategies.tried(CASES, data=st.data())
def test_a_changed_view_is_refused_or_sampled(key: str, data: st.DataObject) -> None:
    """Whatever was changed in a view, it gives a sample that looks the same, or none."""
    game = games.get(key)
    state = data.draw(st.sampled_from(moments(key)))
    viewer = data.draw(st.sampled_from(viewpoints(game)))
    view = changed(json.loads(canonical(state.view(viewer))), data)
    try:
        sample = game.sample(view, Chance(key_from_seed(4)))
    except ValueError:
        return
    assert canonical(sample.view(game.side(view["side"]))) == canonical(view)
    play_and_look(game, sample)


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_every_moment_is_sound(key: str) -> None:
    """What the rules make is never refused: dumps come back, and views have samples."""
    game = games.get(key)
    for state in moments(key):
        assert game.load(state.dump()).dump() == state.dump()
        for viewer in viewpoints(game):
            view = json.loads(canonical(state.view(viewer)))
            sample = game.sample(view, Chance(key_from_seed(2)))
            assert game.load(sample.dump()).digest() == sample.digest()


BYTES = {
    b"": "not JSON",
    b"\xff": "not JSON",
    b"[" * 100_000: "not JSON",
    b"null": "a mapping is needed, not None",
    b"[]": "a mapping is needed",
    b"{}": "not a dump of normandy, format 1",
    b'{"format":1,"game":"normandy"}': "scenario: missing",
    b'{"format":1,"game":"normandy","scenario":"la-ray"}': "scenario: la-ray is none of normandy",
    b'{"format":1,"game":"normandy","scenario":{}}': "scenario: (the keys are not|not one that)",
}


@pytest.mark.parametrize("data", BYTES, ids=range(len(BYTES)))
@pytest.mark.parametrize("key", GAMES)
def test_bytes_that_are_no_dump_are_refused(key: str, data: bytes) -> None:
    """Loading says what is wrong with them."""
    words = BYTES[data].replace("normandy", key)
    with pytest.raises(ValueError, match=words):
        games.get(key).load(data.replace(b"normandy", key.encode()))


def test_a_dump_of_another_game_is_refused() -> None:
    """No box reads what another has written."""
    for key in GAMES:
        for other in GAMES:
            if other != key:
                game = games.get(other)
                data = game.start(game.scenarios()[0], key_from_seed(1)).dump()
                with pytest.raises(ValueError, match=f"not a dump of {key}"):
                    games.get(key).load(data)


ZONES, PLACES, MARKERS, EXTRA_NUMBERS, LORE, BIDS = range(6)

MISTAKES: dict[str, tuple[list[object], object, str]] = {
    "sum": (["lists", ZONES, 17], 9, "hand of us: the sum is not 4"),
    "negative": (["lists", ZONES, 0], -1, "hand of us: -1 is not between 0 and 999"),
    "tile": (["lists", PLACES, 0], 12, "places: 12 is not between -1 and 11"),
    "control": (["lists", MARKERS, 2], 32, "us controls a tile without its marker"),
    "target": (["lists", EXTRA_NUMBERS, 0], 3, "out of its Mortar's reach"),
    "tower": (["lists", EXTRA_NUMBERS, 2], 3, "no radio tower"),
    "lore": (["lists", LORE, 0], 9, "hand of us: not what is known of it"),
    "bid": (["lists", BIDS, 0], 1, "us has still to pick"),
    "switch": (["numbers", 5], 8, "switches: 8 is not between 0 and 7"),
    "side": (["numbers", 3], 2, "active: 2 is not between 0 and 1"),
    "frame": (["stack", 2], 77, "stack: 77 is not between"),
    "bottom": (["stack"], [0], "the round is not under everything"),
    "asked": (["asked"], 0, "both decide only when they bid"),
    "branch": (["branches", 1], [0, 2], "de stands at no bid"),
    "epoch": (["epoch"], -1, "epoch: -1 is not between 0"),
    "key": (["key"], "00", "a key of 1 bytes"),
    "type": (["position"], "1", "position: a whole number is needed, not '1'"),
    "end": (["end", 2], "points", "an outcome before the game is over"),
    "more": (["more"], 1, "what no dump of this format holds"),
    "script": (["script"], [[10], [[], []], False], "script: 10 is not between 0 and 9"),
}


def refused(game: Game, data: bytes, path: list[Any], value: object, words: str) -> None:
    """A dump with one value changed is refused in these words."""
    plain = json.loads(data)
    home = plain
    for key in path[:-1]:
        home = home[key]
    home[path[-1]] = value
    with pytest.raises(ValueError, match=words):
        game.load(canonical(plain))


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_in_a_dump_is_named(name: str) -> None:
    """The text says where and what."""
    game = games.get("normandy")
    refused(game, game.start("la-raye", key_from_seed(1)).dump(), *MISTAKES[name])


# On the board of our own, counters count from the LRDG's staff sergeant to Italy's light truck; the
# box's own numbers follow: owners, escaped, neutralised, destroyed by each side, held.
STAFF_SERGEANT, SCOUT, ENGINEER, PATROL_TRUCK, GUN_TRUCK, PILOT_CAR = 0, 2, 6, 8, 9, 10
OWNERS, ESCAPED, NEUTRALISED, DESTROYED, HELD = 21, 22, 24, 26, 28
ON_SEAT_1_OF_THE_TRUCK = PATROL_TRUCK << 2


ONE_SOLDIER = {"soldiers": 1, "vehicles": 0, "counters": []}


def extra(place: int) -> list[object]:
    """Where one of the box's own numbers stands in a dump."""
    return ["lists", EXTRA_NUMBERS, place]


def by_points(part: str) -> list[object]:
    """Where a part of the first way to win, four points alone, stands in a dump."""
    return ["scenario", "goals", 0, "any", 0, part]


DESERT_MISTAKES: dict[str, tuple[list[object], object, str]] = {
    "length": (["lists", EXTRA_NUMBERS], [], "extra: not as many numbers as needed"),
    "no vehicle": (extra(ENGINEER), SCOUT << 2, "seats: no vehicle"),
    "no seat": (extra(ENGINEER), PILOT_CAR << 2 | 2, "seats: the vehicle has none such"),
    "taken seat": (extra(ENGINEER), ON_SEAT_1_OF_THE_TRUCK, "seats: two soldiers on one"),
    "far seat": (extra(ENGINEER), GUN_TRUCK << 2 | 1, "seats: a soldier away from his vehicle"),
    "owner": (extra(OWNERS), 7 << 18 | 1 << PATROL_TRUCK, "seats: a soldier in the enemy's"),
    "owned": (extra(OWNERS), 7 << 18 | 1 << SCOUT, "owners: not of a vehicle"),
    "damage": (extra(PATROL_TRUCK), 5, "damage: 5 is not between 0 and 4"),
    "disabled": (extra(PATROL_TRUCK), 3, "faces: not what the damage says"),
    "ready": (["numbers", 0], 1 << PATROL_TRUCK, "faces: not what the damage says"),
    "escaped": (extra(ESCAPED), 1 << ENGINEER, "gone: a counter on the board"),
    "neutralised": (extra(NEUTRALISED + 1), 1 << ENGINEER, "gone: a counter on the board"),
    "ruin": (extra(DESTROYED), 8, "destroyed: 8 is not between 0 and 7"),
    "held": (extra(HELD), 4, "held: 4 is not between 0 and 3"),
    "switches": (["numbers", 5], 64, "switches: 64 is not between 0 and 63"),
    "vehicles": (["scenario", "vehicles"], [], "scenario: vehicles is not that of the box"),
    "hooks": (["scenario", "hooks"], {"x": 1}, "scenario: hooks: there are none"),
    "structure": (["scenario", "structures", 0, "tile"], "9Z", "9Z' is not on the board"),
    "escape": (["scenario", "setup", "escape"], ["9Z"], "9Z' is not on the board"),
    "digits": (["scenario", "structures", 0, "id"], "4b", "4b is no name of a structure"),
    "capital": (["scenario", "structures", 0, "id"], "Fort", "Fort is no name of a structure"),
    "counter": (["scenario", "structures", 0, "id"], "it:fort", "is no name of a structure"),
    "no name": (["scenario", "structures", 0, "id"], "-", "- is no name of a structure"),
    "goal": (by_points("points"), -1, "goals: -1 is not between 0"),
    "nothing": (by_points("points"), 0, "goals: a way to win that asks for nothing"),
    "hold": (by_points("hold"), "4B", "goals: a tile to control first, but nobody has to escape"),
    "holds": (by_points("escape"), ONE_SOLDIER, "goals: ways to escape with different tiles"),
    "rough": (["scenario", "tiles", 0, "rough"], 0, "tiles: true or false is needed"),
}


@pytest.mark.parametrize("name", DESERT_MISTAKES)
def test_a_mistake_in_a_desert_dump_is_named(name: str) -> None:
    """The same for crews, vehicles, ruins and custom scenarios of North Africa."""
    game = games.get("north-africa")
    refused(game, game.start(oasis(), key_from_seed(1)).dump(), *DESERT_MISTAKES[name])


DESERT_VIEW_MISTAKES: dict[str, tuple[list[str], object, str]] = {
    "points": (["points", "it"], 3, "the view contradicts itself: points"),
    "seat": (["counters", "lrdg:scout", "seat"], 2, "the view contradicts itself: counters"),
    "tile": (["counters", "lrdg:scout", "tile"], "4B", "a soldier away from his vehicle"),
    "face": (["counters", "it:medium-tank", "face"], "disabled", "not what the damage says"),
    "damage": (["box", "vehicles", "it:medium-tank", "damage"], 9, "9 is not between 0 and 4"),
    "owner": (["box", "vehicles", "it:medium-tank", "owner"], "lrdg", "in the enemy's vehicle"),
    "ruin": (["box", "structures", "hangar", "destroyed"], "us", "the view contradicts itself"),
    "escaped": (["box", "escaped", "lrdg"], ["lrdg:engineer"], "gone: a counter on the board"),
    "vehicle": (["box", "vehicles", "lrdg:pilot-car", "seats"], [None], "contradicts itself"),
}


@pytest.mark.parametrize("name", DESERT_VIEW_MISTAKES)
def test_a_mistake_in_a_desert_view_is_named(name: str) -> None:
    """A sample is never drawn from crews, damage or ruins that cannot be."""
    game = games.get("north-africa")
    path, value, words = DESERT_VIEW_MISTAKES[name]
    view = json.loads(canonical(game.start(oasis(), key_from_seed(1)).view(0)))
    home = view
    for key in path[:-1]:
        home = home[key]
    home[path[-1]] = value
    with pytest.raises(ValueError, match=words):
        game.sample(view, Chance(key_from_seed(1)))


def test_a_view_that_contradicts_itself_names_where() -> None:
    """A sample is never drawn from a view that no state has."""
    game = games.get("normandy")
    view = game.start("la-raye", key_from_seed(1)).view(0)
    view["points"]["us"] += 1
    with pytest.raises(ValueError, match="the view contradicts itself: points"):
        game.sample(view, Chance(key_from_seed(1)))
    with pytest.raises(ValueError, match=r"not a view of normandy: KeyError\('round'\)"):
        game.sample({key: view[key] for key in view if key != "round"}, Chance(key_from_seed(1)))
