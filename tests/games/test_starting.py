"""How a match is started: every game treats unknown scenarios, options and keys alike."""

from typing import Any

import pytest

from fieldcraft import games
from fieldcraft.core import StartError, key_from_seed
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.record.rules.rulebook import book_of, load_book
from tests.games.enrolled import KEYS

KEY = key_from_seed(1)


def refused(key: str, scenario: object, chance: object, options: Any) -> StartError:
    """What a game says to a start that cannot be."""
    with pytest.raises(StartError) as found:
        games.get(key).start(scenario, chance, options)
    return found.value


@pytest.mark.parametrize("key", KEYS)
def test_an_unknown_scenario_is_refused(key: str) -> None:
    """With the nearest that there is, whatever is given instead of one."""
    first = games.get(key).scenarios()[0]
    near = refused(key, f"{first}x", KEY, {})
    assert near.code == "unknown-scenario"
    assert near.values["scenario"] == f"{first}x"
    assert first in near.remedy
    for odd in ("", "999", 999, -1, None, 1.5, ["one"]):
        assert refused(key, odd, KEY, {}).code == "unknown-scenario"


def test_an_id_that_no_generator_makes_says_why() -> None:
    """A year without such a fight, or words in a wrong place; never a list of other scenarios."""
    fight = refused("combat-commander", "muster-1941-germany-america-7", KEY, {})
    assert fight.code == "no-such-fight"
    assert fight.message == "Germany does not meet America in 1941"
    assert "1941 Russia" in fight.remedy
    words = refused("combat-commander", "random-division-7", KEY, {})
    assert (words.code, words.values["scenario"]) == ("generated-id", "random-division-7")


@pytest.mark.parametrize("key", KEYS)
def test_an_unknown_option_is_refused(key: str) -> None:
    """With the nearest name; the same for every game."""
    game = games.get(key)
    scenario = game.scenarios()[0]
    found = refused(key, scenario, KEY, {"bananas": True})
    assert (found.code, found.values["name"]) == ("unknown-option", "bananas")
    for option in game.match_options():
        wrong = refused(key, scenario, KEY, {f"{option.name}s": option.default})
        assert f"did you mean {option.name}" in wrong.remedy


@pytest.mark.parametrize("key", KEYS)
def test_an_option_has_values_of_its_kind_only(key: str) -> None:
    """A switch is true or false and no 1 or 0, a number lies in its range."""
    game = games.get(key)
    scenario = game.scenarios()[0]
    for option in game.match_options():
        odd: list[object] = ["true", None, 1.5, [], 1, 0]
        if not option.is_switch:
            odd = ["3", None, 1.5, [], True, -1, option.most + 1]
        for value in odd:
            found = refused(key, scenario, KEY, {option.name: value})
            number = "option-handicap" if option.is_handicap else "option-number"
            assert found.code == ("option-switch" if option.is_switch else number)
            assert found.values["name"] == option.name


@pytest.mark.parametrize("key", KEYS)
def test_a_key_has_32_bytes(key: str) -> None:
    """Neither fewer nor more, for a start and for a position."""
    scenario = games.get(key).scenarios()[0]
    for size in (0, 1, 31, 33, 64):
        found = refused(key, scenario, bytes(size), {})
        assert (found.code, found.values) == ("bad-key", {"found": size, "wanted": 32})
    with pytest.raises(StartError, match="32 bytes"):
        games.get(key).position({}, b"short")
    for odd in ("text" * 8, 12, None, bytearray(32)):
        found = refused(key, scenario, odd, {})
        assert (found.code, found.values["found"]) == ("key-kind", type(odd).__name__)


@pytest.mark.parametrize("key", KEYS)
def test_what_is_no_scenario_and_no_options_is_told(key: str) -> None:
    """A value of another kind is answered by an error of ours, which says what would do."""
    scenario = games.get(key).scenarios()[0]
    odd: list[Any] = ["text", 3, True, [], ()]
    for options in odd:
        found = refused(key, scenario, KEY, options)
        assert (found.code, found.values["found"]) == ("options-kind", type(options).__name__)
    assert refused(key, scenario, KEY, {1: 2}).code == "unknown-option"
    for half in ({}, {"id": 1}, {"custom": True}, {1: 2}):
        found = refused(key, half, KEY, {})
        assert found.code in ("scenario-kind", "bad-value", "unknown-scenario"), half


@pytest.mark.parametrize("key", KEYS)
def test_options_are_declared_once(key: str) -> None:
    """Names and bits of their own, clauses of the book, a default that can be given, a message.

    Clauses: DP-01.
    """
    game = games.get(key)
    declared = game.match_options()
    assert len({option.name for option in declared}) == len(declared)
    bits = [option.bit for option in declared if option.is_switch]
    assert len(set(bits)) == len(bits)
    entries = load_book(book_of(key)).entries
    for option in declared:
        option.check(option.default)
        for clause in option.clauses.split(", "):
            assert clause in entries, f"{option.name}: {clause}"
        for lang in LANGUAGES:
            assert Speaker(lang).has(option.message), f"{lang}: {option.message}"
    state = game.start(game.scenarios()[0], KEY)
    assert state.view(-1)["options"] == game.option_defaults()
