"""Drills made of positions: they load, pass, and stand exactly where the position stood."""

from collections.abc import Iterator

import pytest

from fieldcraft import games
from fieldcraft.core import State, canonical, key_from_seed
from fieldcraft.record.drills.drill import DrillError, load_drill_text
from fieldcraft.record.drills.from_position import Tried, Words, drill_of, fitting
from fieldcraft.record.match import Match
from tests.record.play import random_match

WORDS = Words("Reported: “x”, position 4", "From a match.\nSecond line: {odd} #text", "Change it")
SCENARIOS = {"normandy": "la-raye", "north-africa": "barce", "combat-commander": "1"}


def positions(game: str) -> Iterator[tuple[Match, int]]:
    """Some positions of a match, also in the middle of things and while both decide."""
    match = random_match(5, 160, SCENARIOS[game], game=game)
    for position in (1, 61, 127):
        if position <= len(match.steps):
            yield match, position


def same(one: State, other: State) -> bool:
    """Whether nobody could tell two states apart."""
    return all(canonical(one.view(side)) == canonical(other.view(side)) for side in (-1, 0, 1))


@pytest.mark.long
@pytest.mark.parametrize("game", SCENARIOS)
def test_a_drill_stands_where_the_position_stood(game: str) -> None:
    """For every viewpoint, whatever was tried; and what it says of now is true."""
    for match, position in positions(game):
        state = match.state_at(position)
        tries: list[Tried | None] = [None, Tried(match.sides[0], "dance: {]")]
        for side in match.sides:
            offered = state.options(match.side(side))
            tries += [Tried(side, state.word(offered[-1]))] if len(offered) else []
        for tried in tries:
            text = drill_of(match.game, state, WORDS, tried)
            drill = load_drill_text(text)
            result = drill.run()
            assert result.passed, result.report()
            assert same(state, drill.set_up(None).state)


@pytest.mark.long
@pytest.mark.parametrize("game", SCENARIOS)
def test_a_drill_of_one_view_fits_it(game: str) -> None:
    """Made from what a side or a spectator sees, it looks the same to them, and has all cards."""
    for match, position in positions(game):
        state = match.state_at(position)
        for viewer in (position % 3 - 1, 0):
            made = fitting(match.game, state, viewer, key_from_seed(position))
            drill = load_drill_text(drill_of(match.game, made, WORDS))
            assert drill.run().passed
            again = drill.set_up(None).state
            assert canonical(again.view(viewer)) == canonical(state.view(viewer))
            assert same(made, again)


def test_views_of_two_matches_make_no_position() -> None:
    """What the sides see must be the same table."""
    game = games.get("normandy")
    one, other = (random_match(seed, 30).state for seed in (1, 2))
    with pytest.raises(ValueError, match=r"both|contradicts"):
        game.join([one.view(0), other.view(1)], key_from_seed(1))
    with pytest.raises(ValueError, match="view"):
        game.join([one.view(0), {}], key_from_seed(1))


def drill_text() -> str:
    """A drill as it is written."""
    return drill_of(games.get("normandy"), random_match(3, 20).state, WORDS)


def test_without_a_seed_dice_must_be_scripted() -> None:
    """A seen position is as strict as any other."""
    text = drill_text().replace("seed: 1\n", "")
    assert load_drill_text(text).run().passed
    assert load_drill_text(text).set_up(None).state.chance.strict


MISTAKES = {
    "with a position": ("seen:\n", "position: {scenario: la-raye}\nseen:\n", "remove either"),
    "by one side": ("\n  de:\n", "\n  xx:\n", "both sides, us, de"),
    "unfit": ("hand: {count: ", "hand: {count: 1", "does not make a position"),
}


@pytest.mark.parametrize("case", MISTAKES)
def test_what_is_seen_must_fit(case: str) -> None:
    """Mistakes are told with their line."""
    old, new, expected = MISTAKES[case]
    text = drill_text()
    assert old in text
    with pytest.raises(DrillError) as error:
        load_drill_text(text.replace(old, new, 1), "x.yaml").run()
    assert expected in str(error.value)
    assert error.value.first.line > 1
