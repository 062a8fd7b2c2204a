"""Forecasts: of what is offered and of nothing else, with exact odds and the right effect."""

from collections.abc import Iterator
from itertools import product
from typing import Any, cast

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, Event, Forecast, State, key_from_seed
from fieldcraft.games.undaunted.content.position import normalise
from fieldcraft.games.undaunted.table.table import Table
from tests.games.players import play_on
from tests.games.traits import traits_of

FACES = 10


def position(key: str, **spec: Any) -> State:
    """A position of a game."""
    return games.get(key).position(normalise(spec, key), key_from_seed(1))


def test_what_is_not_offered_meets_nothing() -> None:
    """An own counter, one off the board or an integer that is no option has no forecast.

    Clauses: U-702, U-703.
    """
    state = position("normandy", scenario="la-raye", us={"hand": ["rifleman-a", "rifleman-b"]})
    for words in ("play rifleman-a", "attack"):
        state.choose(0, state.parse(words))
    assert [one.target for one in state.forecast(0, state.parse("at de:rifleman-a"))] == [
        "de:rifleman-a"
    ]
    for words in ("at de:sniper", "at us:rifleman-a", "attack"):
        assert state.forecast(0, state.parse(words)) == []
    assert state.forecast(0, state.parse("at de:sniper") | 63) == []
    assert state.forecast(1, state.parse("at us:rifleman-a")) == []


# -- odds against every fall of the dice -----


def rolled(state: State, side: int, option: int, dice: tuple[int, ...]) -> list[Event]:
    """What follows an attack whose dice fall like this."""
    twin = state.clone()
    twin.chance = twin.chance.copy()
    twin.chance.script(list(dice), [[], []], False)
    events: list[Event] = []
    twin.choose(side, option, events)
    return events


def check_odds(state: State, side: int, option: int, forecast: Forecast) -> None:
    """Of all falls of the dice just so many hit, and the events tell the same total."""
    hits = 0
    for dice in product(range(FACES), repeat=forecast.dice):
        events = rolled(state, side, option, dice)
        start = [event.name for event in events].index("defence")
        defence, rolls, result = events[start : start + 3]
        assert (defence.fields["target"], rolls.fields["dice"]) == (forecast.target, list(dice))
        assert defence.fields["total"] == forecast.total
        hits += result.name == "hits"
    assert forecast.chance == (hits, FACES**forecast.dice)


DESERT = {
    "board": {
        "layout": {"rows": ["@0 1A 12A 14A 15A 10A"]},
        "tiles": {hill: {"cover": 3, "hill": True} for hill in ("14A", "15A")},
        "structures": {"hangar": {"tile": "12A", "defence": 8}, "fuel-tank": "15A"},
    },
    "initiative": "lrdg",
    "counters": {
        "lrdg:sergeant": "12A",
        "lrdg:engineer": "15A",
        "lrdg:anti-tank-rifleman": "1A",
        "lrdg:gun-truck": {"tile": "1A", "damage": 2},
        "lrdg:scout": {"vehicle": "lrdg:gun-truck", "seat": 3},
        "lrdg:pilot-car": {"tile": "14A", "damage": 4},
        "it:medium-tank": "12A",
        "it:tank-crew-t": {"vehicle": "it:medium-tank", "seat": 3},
        "it:scout-car": {"tile": "15A", "damage": 4},
        "it:machine-gunner-a": "15A",
        "it:rifleman-a": {"tile": "1A", "face": "suppressed"},
        "it:light-truck": "10A",
    },
    "lrdg": {
        "hand": ["sergeant", "engineer", "anti-tank-rifleman", "scout"],
        "deck": {"scout": 2, "sergeant": 1},
    },
    "it": {
        "hand": ["recon-plane", "machine-gunner-a", "tank-crew-t"],
        "deck": {"machine-gunner-a": 2, "tank-crew-t": 1},
    },
}
"""12A has cover 2, 14A and 15A are hills open to vehicles (3, from a hill 1), 10A has cover 1."""

SHOTS: dict[str, tuple[str, list[str], dict[str, int], int, str]] = {
    "attack on foot": (
        "lrdg",
        ["play sergeant", "attack", "at it:machine-gunner-a"],
        {"base": 4, "cover": 3, "range": 2},
        1,
        "casualty",
    ),
    "attack a soldier without a card": (
        "lrdg",
        ["play sergeant", "attack", "at it:rifleman-a"],
        {"base": 4, "cover": 0, "range": 1},
        1,
        "removed",
    ),
    "attack an empty vehicle": (
        "lrdg",
        ["play engineer", "attack", "at it:light-truck"],
        {"base": 7, "cover": 1, "range": 1},
        1,
        "damage",
    ),
    "attack the last of a vehicle": (
        "lrdg",
        ["play sergeant", "attack", "at it:scout-car"],
        {"base": 7, "cover": 3, "range": 2},
        1,
        "destroyed",
    ),
    "anti-tank on a crew": (
        "lrdg",
        ["play anti-tank-rifleman", "anti-tank", "at it:medium-tank"],
        {"base": 5, "cover": 2, "range": 1},
        2,
        "wound-and-damage",
    ),
    "anti-tank from a seat": (
        "lrdg",
        ["play scout", "seat anti-tank", "at it:light-truck"],
        {"base": 4, "cover": 1, "range": 4},
        2,
        "damage",
    ),
    "demolition of a tank": (
        "lrdg",
        ["play sergeant", "demolition", "at it:medium-tank"],
        {"base": 5},
        2,
        "wound-and-damage",
    ),
    "demolition of a structure": (
        "lrdg",
        ["play sergeant", "demolition", "at hangar"],
        {"base": 8},
        2,
        "destroyed",
    ),
    "demolition on a hill": (
        "lrdg",
        ["play engineer", "demolition", "at fuel-tank"],
        {"base": 6},
        3,
        "destroyed",
    ),
    "strafe a truck": (
        "it",
        ["play recon-plane", "strafe", "at lrdg:gun-truck"],
        {"base": 7, "cover": 0},
        1,
        "wound-and-damage",
    ),
    "strafe on a hill": (
        "it",
        ["play recon-plane", "strafe", "at lrdg:engineer"],
        {"base": 5, "cover": 1},
        1,
        "casualty",
    ),
    "from hill to hill": (
        "it",
        ["play machine-gunner-a", "attack", "at lrdg:pilot-car"],
        {"base": 7, "cover": 1, "range": 1},
        2,
        "destroyed",
    ),
    "suppress a crew": (
        "it",
        ["play machine-gunner-a", "suppress", "at lrdg:gun-truck"],
        {"base": 7, "cover": 0, "range": 3},
        4,
        "pinned",
    ),
    "suppress an empty vehicle": (
        "it",
        ["play machine-gunner-a", "suppress", "at lrdg:pilot-car"],
        {"base": 7, "cover": 1, "range": 1},
        4,
        "none",
    ),
    "a seat's own dice": (
        "it",
        ["play tank-crew-t", "seat attack", "at lrdg:sergeant"],
        {"base": 5, "cover": 2, "range": 0},
        2,
        "casualty",
    ),
}
"""Who shoots how, the parts of the defence total that count, the dice, and the effect of a hit."""

BY_EFFECT = {
    "casualty": {"casualty"},
    "removed": {"counter-removed"},
    "damage": {"vehicle-damaged"},
    "wound-and-damage": {"wounds", "vehicle-damaged"},
    "pinned": {"suppressed"},
    "destroyed": {"vehicle-destroyed", "structure-destroyed"},
    "none": {"no-one-to-pin"},
}
ALL_EFFECTS = frozenset(name for names in BY_EFFECT.values() for name in names)


@pytest.mark.parametrize("name", SHOTS)
def test_every_kind_of_shot_in_the_desert(name: str) -> None:
    """Parts, dice, exact odds and effect of each combat action against each kind of target.

    Clauses: NA-404, NA-701, NA-702, NA-703, NA-708, NA-709, NA-710, NA-711, NA-712, NA-713, NA-714.
    """
    who, words, parts, dice, effect = SHOTS[name]
    state = position("north-africa", **{**DESERT, "active": who, "initiative": who})
    side = games.get("north-africa").side(who)
    for word in words[:-1]:
        state.choose(side, state.parse(word))
    option = state.parse(words[-1])
    (forecast,) = state.forecast(side, option)
    assert {part: value for part, value, _ in forecast.parts} == parts
    assert (forecast.total, forecast.dice) == (sum(parts.values()), dice)
    assert forecast.effect == effect
    if dice < 4:
        check_odds(state, side, option, forecast)
    told = {event.name for event in rolled(state, side, option, (0,) * dice)} & ALL_EFFECTS
    assert told & BY_EFFECT[effect]
    if effect != "destroyed":
        assert told - {"casualty", "counter-removed"} <= BY_EFFECT[effect]
    assert not {event.name for event in rolled(state, side, option, (1,) * dice)} & ALL_EFFECTS


def test_a_use_forecasts_all_its_targets() -> None:
    """Before the target is chosen, an action or a seat's action tells of each one (NA-404)."""
    state = position("north-africa", **DESERT)
    state.choose(0, state.parse("play scout"))
    told = {one.target: one.dice for one in state.forecast(0, state.parse("seat anti-tank"))}
    assert told == {"it:medium-tank": 2, "it:scout-car": 2, "it:light-truck": 2}
    told = {one.target: one.dice for one in state.forecast(0, state.parse("attack"))}
    targets = ("it:scout-car", "it:light-truck", "it:machine-gunner-a", "it:rifleman-a")
    assert told == dict.fromkeys(targets, 1)
    assert state.forecast(0, state.parse("exit")) == []


# -- odds and totals in running games -----


def recount(state: State, one: Forecast) -> int:
    """The defence total of a target in North Africa, from the printed values alone (NA-711)."""
    view = state.view(-1)
    plain = cast(Table, state).battle.plain
    structure = view["box"]["structures"].get(one.target)
    if structure:
        return int(structure["defence"])
    printed = {counter["id"]: counter for counter in plain["counters"]}[one.target]
    if one.action == "demolition":
        return int(printed["armour"])
    tiles = {tile["id"]: tile for tile in plain["tiles"]}
    here = view["counters"][one.target]["tile"]
    shooter = view["flow"][-1]["counter"]
    origin = view["counters"][shooter]["tile"] if shooter else ""
    from_hill = one.action == "strafe" or tiles[origin]["hill"]
    cover = 1 if from_hill and tiles[here]["hill"] else tiles[here]["cover"]
    base = printed["armour"] if one.action == "anti-tank" else printed["defence"]
    return int(base + cover + (steps(state, origin, here) if one.action != "strafe" else 0))


def steps(state: State, origin: str, goal: str) -> int:
    """U-118: how many tiles it is from one to another, ring by ring."""
    reached, rings = {origin}, 0
    while goal not in reached:
        reached |= {near for tile in reached for near in state.inspect(-1, tile)["adjacent"]}
        rings += 1
    return rings


def aims(key: str) -> Iterator[tuple[State, int, int, Forecast]]:
    """Everything that is aimed at in lively games: state, side, option and forecast."""
    game = games.get(key)
    scenarios: list[object] = [*(board() for board in traits_of(key).boards), *game.scenarios()]
    for seed, scenario in enumerate(scenarios):
        state = game.start(scenario, key_from_seed(seed))
        rng = Chance(key_from_seed(seed + 70))
        for _ in range(150):
            side = state.asked
            if not state.finished and state.question(side) == "aim":
                for option in state.options(side):
                    for forecast in state.forecast(side, option):
                        yield state, side, option, forecast
            if play_on(state, rng, 1) == 0:
                break


@pytest.mark.parametrize("key", ["normandy", "north-africa"])
def test_odds_in_lively_games(key: str) -> None:
    """Whatever is aimed at in a game, the forecast counts the falls of the dice that hit."""
    checked = 0
    two_dice = set()
    for state, side, option, forecast in aims(key):
        if forecast.dice == 1 or (forecast.dice == 2 and forecast.action not in two_dice):
            check_odds(state, side, option, forecast)
            checked += 1
            if forecast.dice == 2:
                two_dice.add(forecast.action)
    assert checked > 60
    assert two_dice


def test_totals_in_desert_games() -> None:
    """The forecast's total is that of the printed values, for every combat action.

    Clauses: NA-708, NA-709, NA-710, NA-711, NA-712.
    """
    met = set()
    for state, _, _, forecast in aims("north-africa"):
        assert forecast.total == recount(state, forecast)
        met.add(forecast.action)
    assert met == {"attack", "suppress", "strafe", "anti-tank", "demolition"}
