"""Samples and determinizations fit what a viewpoint knows, to the byte, and what it has learnt."""

from typing import Any, cast

import pytest

from fieldcraft import games
from fieldcraft.core import Chance, Event, Game, State, canonical, key_from_seed
from fieldcraft.games.undaunted.content.position import normalise
from fieldcraft.games.undaunted.table.table import Table
from fieldcraft.games.undaunted.terms import DECK, DISCARD, HAND
from tests import strategies
from tests.games.enrolled import every_scenario, start, viewpoints
from tests.games.players import play_on
from tests.games.traits import traits_of

SAMPLES = 40


def seen(state: State, viewer: int) -> bytes:
    """What a viewpoint has before it when it decides."""
    options = list(state.options(viewer))
    return canonical(
        {
            "view": state.view(viewer),
            "decision": repr(state.decision),
            "options": options,
            "forecasts": [repr(state.forecast(viewer, option)) for option in options],
        }
    )


def worlds(game: Game, state: State, viewer: int, rng: Chance) -> list[State]:
    """The same moment twice: redrawn from the state, and drawn from the view alone."""
    return [state.determinize(viewer, rng), game.sample(state.view(viewer), rng)]


def check_worlds(game: Game, state: State, rng: Chance, stock: Any) -> None:
    """Every redrawn world looks the same, is sound, and has a generator of its own."""
    before = state.dump()
    for viewer in viewpoints(game):
        look = seen(state, viewer)
        for world in worlds(game, state, viewer, rng):
            assert seen(world, viewer) == look
            assert world.chance.key != state.chance.key
            assert not world.chance.scripted
            traits_of(game.key).check(world, stock)
        check_twins(state, viewer, rng)
    assert state.dump() == before


def check_twins(state: State, viewer: int, rng: Chance) -> None:
    """A world that looks the same gives the same worlds."""
    other = state.determinize(viewer, rng)
    twins = [s.determinize(viewer, Chance(key_from_seed(20))) for s in (state, other)]
    assert twins[0].dump() == twins[1].dump()


@pytest.mark.long
@every_scenario
def test_samples_give_back_the_same_view(key: str, scenario: str) -> None:
    """At many points of a game, for every viewpoint: the same view, decision and options."""
    game, state = start(key, scenario, 3)
    rng = Chance(key_from_seed(1003))
    stock = traits_of(key).stock(state)
    for _ in range(12):
        check_worlds(game, state, rng, stock)
        if play_on(state, rng, 17) < 17:
            break
    check_worlds(game, state, rng, stock)


@pytest.mark.long
@pytest.mark.parametrize("key", games.keys())
def test_samples_fit_every_question(key: str) -> None:
    """Whatever is being asked, a sample stands at the same question."""
    game = games.get(key)
    rng = Chance(key_from_seed(17))
    for state in strategies.asking(key).values():
        check_worlds(game, state, rng, traits_of(key).stock(state))


@pytest.mark.long
@every_scenario
def test_samples_can_be_played_on(key: str, scenario: str) -> None:
    """A redrawn world is a whole match: it goes on by the rules, and its knowledge stays true."""
    game, state = start(key, scenario, 4)
    rng = Chance(key_from_seed(1004))
    stock = traits_of(key).stock(state)
    for _ in range(5):
        play_on(state, rng, 23)
        for viewer in viewpoints(game):
            for world in worlds(game, state, viewer, rng):
                for _ in range(3):
                    play_on(world, rng, 6)
                    traits_of(key).check(world, stock)


@pytest.mark.parametrize("key", games.keys())
def test_the_same_generator_gives_the_same_sample(key: str) -> None:
    """A sample depends on the view and the given generator alone."""
    game, state = start(key, games.get(key).scenarios()[0], 6)
    play_on(state, Chance(key_from_seed(7)), 40)
    view = state.view(0)
    twins = [game.sample(view, Chance(key_from_seed(8))).digest() for _ in range(2)]
    assert twins[0] == twins[1]
    assert game.sample(view, Chance(key_from_seed(9))).digest() != twins[0]


@pytest.mark.parametrize("key", games.keys())
def test_worlds_that_look_alike_give_the_same_worlds(key: str) -> None:
    """What is drawn for a viewpoint does not depend on what it may not know."""
    rng = Chance(key_from_seed(19))
    for scenario in games.get(key).scenarios()[:4]:
        game, state = start(key, scenario, 6)
        for _ in range(8):
            for viewer in viewpoints(game):
                check_twins(state, viewer, rng)
            play_on(state, rng, 19)


@pytest.mark.parametrize("key", [key for key in games.keys() if traits_of(key).boards])  # noqa: SIM118
def test_a_view_of_a_custom_scenario_is_its_readers_own(key: str) -> None:
    """Whoever changes the scenario in a view changes nothing of the match."""
    board = traits_of(key).boards[0]
    state = games.get(key).start(board(), key_from_seed(1))
    before = state.dump()
    view = state.view(0)
    for value in view["scenario"].values():
        if isinstance(value, dict | list):
            value.clear()
    assert state.dump() == before
    assert canonical(state.view(0)["scenario"]) == canonical(board())


# -- what a side has learnt -----


def la_raye(**changes: Any) -> tuple[Game, State]:
    """A position of La Raye: US riflemen beside German ones, changed as the test needs."""
    spec = {
        "scenario": "la-raye",
        "counters": {"us:rifleman-a": "17B", "de:rifleman-a": "13B"},
        "us": {"hand": ["rifleman-a"]},
        **changes,
    }
    game = games.get("normandy")
    return game, game.position(normalise(spec), key_from_seed(1))


def choose(state: State, side: int, *words: str) -> None:
    """Choices in words."""
    for word in words:
        state.choose(side, state.parse(word))


def held(state: State, side: int, zone: int, card: str) -> int:
    """How many of a card lie in a zone."""
    s = cast(Table, state)
    return s.held(side, zone, s.battle.card_index[card])


def known(state: State, viewer: int, side: str) -> Any:
    """What a viewpoint's view tells of a side's hidden cards."""
    return state.view(viewer)["cards"][side]["known"]


def samples(game: Game, state: State, viewer: int) -> list[State]:
    """Many worlds that fit a viewpoint."""
    rng = Chance(key_from_seed(5))
    return [world for _ in range(SAMPLES) for world in worlds(game, state, viewer, rng)]


def test_a_casualty_from_the_deck_shows_what_hand_and_discard_lack() -> None:
    """A search that reached the deck proves hand and discard pile empty of that card.

    Clauses: U-905, U-714, U-715.
    """
    game, state = la_raye(
        dice=[0],
        de={
            "hand": ["scout-a", "fog-of-war"],
            "discard": ["scout-b"],
            "deck": ["rifleman-a", "rifleman-a", "rifleman-b", "squad-leader-a"],
        },
    )
    assert any(held(world, 1, HAND, "rifleman-a") for world in samples(game, state, 0))
    choose(state, 0, "play rifleman-a", "attack", "at de:rifleman-a")
    assert state.view(0)["cards"]["de"]["lost"] == {"rifleman-a": 1}
    facts = known(state, 0, "de")
    assert facts["hand"]["at_most"]["rifleman-a"] == 0
    assert facts["discard"]["at_most"]["rifleman-a"] == 0
    for world in samples(game, state, 0):
        assert held(world, 1, HAND, "rifleman-a") == held(world, 1, DISCARD, "rifleman-a") == 0
        assert held(world, 1, DECK, "rifleman-a") == 1
    assert any(held(world, 1, HAND, "rifleman-b") for world in samples(game, state, 0))


def test_a_casualty_from_the_discard_pile_shows_what_the_hand_lacks() -> None:
    """A search that ended in the discard pile says nothing more of that pile.

    Clauses: U-905, U-714.
    """
    game, state = la_raye(
        dice=[0],
        de={
            "hand": ["scout-a", "fog-of-war"],
            "discard": ["rifleman-a", "scout-b", "rifleman-b"],
            "deck": ["rifleman-a", "rifleman-a", "squad-leader-a"],
        },
    )
    choose(state, 0, "play rifleman-a", "attack", "at de:rifleman-a")
    worlds_seen = samples(game, state, 0)
    assert {held(world, 1, HAND, "rifleman-a") for world in worlds_seen} == {0}
    assert {held(world, 1, DISCARD, "rifleman-a") for world in worlds_seen} == {0, 1, 2}


def test_the_next_draw_ends_what_a_search_has_shown_of_the_hand() -> None:
    """Cards drawn later may be of the kind that the hand was proven to lack.

    Clauses: U-905, U-903.
    """
    others = ["rifleman-b", "squad-leader-a", "scout-a", "scout-b", "fog-of-war"]
    game, state = la_raye(dice=[0], de={"deck": ["rifleman-a", "rifleman-a", *others]})
    choose(state, 0, "play rifleman-a", "attack", "at de:rifleman-a")
    assert state.view(0)["phase"] == "initiative"  # both hands were empty: four cards each
    assert {held(world, 1, HAND, "rifleman-a") for world in samples(game, state, 0)} == {0, 1}


def test_inspire_shows_what_went_back_to_hand() -> None:
    """A card returned to hand is known there until it is used or the turn ends.

    Clauses: U-611, U-906.
    """
    game, state = la_raye(
        us={
            "hand": ["rifleman-a", "squad-leader-a", "fog-of-war", "scout-b"],
            "discard": ["rifleman-b"],
            "deck": ["rifleman-a", "rifleman-b", "scout-a", "platoon-sergeant"],
        },
    )
    choose(state, 0, "play rifleman-a", "move", "stop")
    assert {held(world, 0, HAND, "rifleman-a") for world in samples(game, state, 1)} == {0, 1}
    choose(state, 0, "play squad-leader-a", "inspire", "take rifleman-a")
    assert known(state, 1, "us")["hand"]["at_least"] == {"rifleman-a": 1}
    assert {held(world, 0, HAND, "rifleman-a") for world in samples(game, state, 1)} == {1, 2}
    choose(state, 0, "end")
    facts = known(state, 1, "us")
    assert facts["discard"]["at_least"]["rifleman-a"] == 1
    assert facts["discard"]["at_least"]["squad-leader-a"] == 1
    for world in samples(game, state, -1):
        assert held(world, 0, DISCARD, "rifleman-a") >= 1


def test_a_card_picked_for_use_is_known_to_be_in_hand() -> None:
    """While its use is being chosen the card is in hand in every world (C-11).

    Clauses: U-405.
    """
    game, state = la_raye(
        us={
            "hand": ["rifleman-a", "fog-of-war"],
            "deck": ["rifleman-b", "scout-a", "scout-b", "platoon-sergeant"],
        },
    )
    choose(state, 0, "play rifleman-a")
    assert known(state, 1, "us")["hand"]["at_least"] == {"rifleman-a": 1}
    for world in samples(game, state, 1):
        assert held(world, 0, HAND, "rifleman-a") == 1
        choose(world, 0, "hunker")


def test_an_open_discard_pile_is_sampled_as_it_is() -> None:
    """With the option `openDiscard` nobody's discard pile is hidden (D-39).

    Clauses: U-906.
    """
    pile = ["rifleman-b", "scout-b", "fog-of-war"]
    for is_open, kinds in ((True, 1), (False, 2)):
        game, state = la_raye(
            options={"openDiscard": is_open},
            de={"hand": ["scout-a"], "discard": pile, "deck": ["rifleman-a", "squad-leader-a"]},
        )
        piles = {held(world, 1, DISCARD, "rifleman-b") for world in samples(game, state, 0)}
        assert len(piles) == kinds
        assert ("cards" in state.view(0)["cards"]["de"]["discard"]) == is_open


# -- what an escape and a wound in a vehicle show -----


def way_out(**changes: Any) -> tuple[Game, State]:
    """A scout beside the way out, another in a truck there; the LRDG's turn, hands as given."""
    spec = {
        "board": {
            "game": "north-africa",
            "layout": {"rows": ["@0 1A 3A 4A"]},
            "escape": ["1A"],
            "lrdg": {"goal": {"escape": {"soldiers": 3}}},
        },
        "initiative": "lrdg",
        "counters": {
            "lrdg:scout": "1A",
            "lrdg:patrol-truck": "1A",
            "lrdg:sergeant": {"vehicle": "lrdg:patrol-truck", "seat": 1},
            "lrdg:engineer": {"vehicle": "lrdg:patrol-truck", "seat": 3},
            "lrdg:sniper": "4A",
            "it:rifleman-a": "3A",
        },
        "markers": {"lrdg": {"1A": "scouted"}},
        "lrdg": {
            "hand": ["scout", "sergeant", "sniper", "sniper"],
            "discard": ["scout", "engineer", "fog-of-war"],
            "deck": ["scout", "sergeant", "engineer", "sniper", "fog-of-war"],
            "supply": {"engineer": 2, "scout": 1},
        },
        "it": {"hand": ["rifleman-a", "fog-of-war"], "deck": {"rifleman-a": 2}},
    }
    game = games.get("north-africa")
    return game, game.position(normalise({**spec, **changes}, game.key), key_from_seed(1))


def test_an_escape_takes_all_cards_and_shows_where_they_lay() -> None:
    """Everyone learns how many of the cards lay where; the rest stays as hidden as it was.

    Clauses: NA-507, NA-508, U-905.
    """
    game, state = way_out()
    events: list[Event] = []
    for words in ("play scout", "scout", "escape"):
        state.choose(0, state.parse(words), events)
    (told,) = [event.fields for event in events if event.name == "cards-leave"]
    places = {zone: told[zone] for zone in ("hand", "play", "discard", "deck", "supply")}
    assert places == {"hand": 0, "play": 1, "discard": 1, "deck": 1, "supply": 1}
    assert state.view(1)["cards"]["lrdg"]["lost"] == {"scout": 4}
    seen_hands = set()
    for world in samples(game, state, 1):
        assert [held(world, 0, zone, "scout") for zone in (HAND, DISCARD, DECK)] == [0, 0, 0]
        seen_hands.add(held(world, 0, HAND, "sniper"))
    assert len(seen_hands) > 1


def test_a_truck_takes_the_cards_of_its_crew() -> None:
    """All three counters leave, and every card of both soldiers from every zone.

    Clauses: NA-502, NA-506, NA-507.
    """
    game, state = way_out()
    choose(state, 0, "play sergeant", "seat drive", "escape")
    view = state.view(-1)
    assert view["cards"]["lrdg"]["lost"] == {"sergeant": 2, "engineer": 4}
    assert view["box"]["escaped"]["lrdg"] == [
        *("lrdg:sergeant", "lrdg:engineer", "lrdg:patrol-truck"),
    ]
    assert view["box"]["vehicles"] == {}
    check_worlds(game, state, Chance(key_from_seed(8)), traits_of(game.key).stock(state))


def test_a_wound_in_a_vehicle_is_searched_like_any_other() -> None:
    """The soldier picked in the truck loses a card; where it lay says what the hand lacks.

    Clauses: NA-716, U-714, U-905.
    """
    game, state = way_out(initiative="it", it={"hand": ["recon-plane"]}, dice=[9])
    choose(state, 1, "play recon-plane", "strafe", "at lrdg:patrol-truck", "wound lrdg:engineer")
    assert state.view(1)["cards"]["lrdg"]["lost"] == {"engineer": 1}
    assert state.view(1)["box"]["vehicles"]["lrdg:patrol-truck"]["damage"] == 1
    worlds_seen = samples(game, state, 1)
    assert {held(world, 0, HAND, "engineer") for world in worlds_seen} == {0}
    assert {held(world, 0, HAND, "sergeant") for world in worlds_seen} > {0}
