"""Undaunted's values opened into their parts with clauses: defence, cover, range and points."""

import pytest

from fieldcraft import games
from fieldcraft.core import State, key_from_seed
from fieldcraft.i18n import LANGUAGES
from fieldcraft.i18n.looks import Look
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.voices import voice_of
from fieldcraft.server.library.scenarios import find

GAMES = ("normandy", "north-africa")


def begun(game: str) -> State:
    """A match of the first scenario."""
    return games.get(game).start(games.get(game).scenarios()[0], key_from_seed(1))


def told(game: str, lang: str, state: State, *things: str) -> Look:
    """What is told of things to a spectator."""
    plain = find(game, games.get(game).scenarios()[0]).plain
    found = state.inspect(-1, *things)
    return voice_of(plain).look(Speaker(lang, game=game), state.view(-1), found)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_defence_total_opens_into_base_cover_and_range(game: str, lang: str) -> None:
    """U-704: from tile to tile, for each counter there, with the clause of each part."""
    state = begun(game)
    view = state.view(-1)
    counter, where = next(
        (word, one["tile"])
        for word, one in view["counters"].items()
        if one.get("tile") and state.inspect(-1, word)["defence"]
    )
    near = state.inspect(-1, where)["adjacent"][0]
    parts = state.inspect(-1, near, where)["defence"][counter]
    values = {part["cause"]: part["points"] for part in parts}
    assert {"base": state.inspect(-1, counter)["defence"], "range": 1}.items() <= values.items()
    rows = [row for row in told(game, lang, state, near, where).rows if row.parts]
    assert str(sum(values.values())) in rows[0].value
    assert [part.clause for part in rows[0].parts] == [part["clause"] for part in parts]
    assert all(part["clause"] for part in parts)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_open_into_what_they_are_for(game: str, lang: str) -> None:
    """U-804: a row for each side, whose parts add up to its points."""
    state = begun(game)
    found = state.inspect(-1, "points")
    look = told(game, lang, state, "points")
    assert [row.value for row in look.rows] == [str(o["total"]) for o in found["sides"].values()]
    for row, one in zip(look.rows, found["sides"].values(), strict=True):
        assert len(row.parts) == len(one["tiles"]) + bool(one["structures"])
        assert one["total"] == sum(one["tiles"].values()) + one["structures"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_victory_points_open_into_objectives_losses_and_the_rest(lang: str) -> None:
    """CC-7: the parts of both sides and the rest add up to the marker, in every scenario."""
    game = games.get("combat-commander")
    speaker = Speaker(lang, strict=True, game="combat-commander")
    for scenario in game.scenarios():
        state = game.start(scenario, key_from_seed(1), {"quickSetup": True})
        found = state.inspect(-1, "points")
        sums = [sum(o["objectives"].values()) + o["losses"] for o in found["sides"].values()]
        assert found["vp"] == state.view(-1)["vp"] == sums[0] - sums[1] + found["rest"]
        look = voice_of(find("combat-commander", scenario).plain).look(
            speaker, state.view(-1), found
        )
        assert [row.value for row in look.rows[:2]] == [str(total) for total in sums]
        assert all(part.clause for row in look.rows for part in row.parts)
