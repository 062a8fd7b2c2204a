"""What must hold in every game at every moment, said with the kernel's contract alone."""

import json
import re
from functools import cache
from typing import Any

import pytest

from fieldcraft.core import (
    PUBLIC,
    Event,
    Game,
    Illegal,
    Refusal,
    State,
    WordError,
    canonical,
)
from fieldcraft.i18n import LANGUAGES, Speaker, tell_event, tell_refusal
from tests.games.enrolled import clauses, viewpoints
from tests.games.traits import traits_of

JUNK = [
    "",
    " ",
    "nonsense",
    "to",
    "to nowhere",
    "at de:",
    "at hangr",
    "enter it:scout-car 9",
    "play play play",
    "\x00",
    "é" * 300,
    "-1",
]
NO_CLAUSE = {"not-a-word", "unknown-card", "unknown-counter", "unknown-tile", "unknown-structure"}


def check_asking(game: Game, state: State) -> None:
    """Exactly those asked have options; nobody is asked if and only if the game is over."""
    decision = state.decision
    assert (decision is None) == state.finished == (state.outcome is not None)
    asked = decision.sides if decision else ()
    if decision:
        assert decision.sides
        assert decision.question
        assert decision.clause in clauses()
    for side in viewpoints(game):
        options = state.options(side)
        assert (len(options) > 0) == (side in asked)
        assert (state.question(side) != "") == (side in asked)
        assert list(options) == sorted(set(options))
        for option in options:
            assert option in options
            assert state.parse(state.word(option)) == option
            assert all(re.fullmatch(r"[a-z]+:\S+", ref) for ref in state.refs(option))


def check_words(state: State, side: int, words: list[str]) -> None:
    """A text is refused, with a reason, just when it is not offered; asking changes nothing."""
    before = state.dump()
    game, offered = str(state.view(-1)["game"]), state.options(side)
    for text in words:
        refusal = state.why_not(side, text)
        option, unreadable = read(state, text)
        if unreadable is not None:
            assert refusal == unreadable
        else:
            assert (refusal is None) == (option in offered)
        if refusal is not None:
            check_refusal(refusal, game)
    assert state.dump() == before


def read(state: State, text: str) -> tuple[int, Refusal | None]:
    """The option of a text, or why it is none of this scenario's."""
    try:
        return state.parse(text), None
    except WordError as error:
        return -1, error.refusal


def check_refusal(refusal: Refusal, game: str) -> None:
    """A refusal cites a clause of the rules and can be told in every language."""
    if refusal.reason in NO_CLAUSE:
        assert refusal.clause == ""
    else:
        assert refusal.clause in clauses()
    said_in_all(game, "why", refusal.reason, json.dumps(refusal.fields, sort_keys=True))


def check_events(events: list[Event], game: Game) -> None:
    """An event has an audience and can be told in every language."""
    for event in events:
        assert event.audience == PUBLIC or 0 <= event.audience < len(game.sides)
        said_in_all(game.key, "event", event.name, json.dumps(event.fields, sort_keys=True))


@cache
def said_in_all(game: str, kind: str, name: str, fields: str) -> tuple[str, ...]:
    """The message in every language; strict speakers raise when something is missing."""
    values: dict[str, Any] = json.loads(fields)
    tell = tell_event if kind == "event" else tell_refusal
    texts = tuple(tell(Speaker(lang, strict=True, game=game), name, values) for lang in LANGUAGES)
    assert all(text.strip() for text in texts)
    return texts


def check_illegal(game: Game, state: State, options: list[int]) -> None:
    """Options that are not offered raise Illegal for every side and change nothing."""
    before = state.dump()
    for side in viewpoints(game):
        offered = state.options(side)
        for option in options:
            if option not in offered:
                with pytest.raises(Illegal):
                    state.choose(side, option)
    assert state.dump() == before


def check_options_apply(game: Game, state: State) -> None:
    """Every listed option can be taken on a copy, leads on, and the original never notices."""
    before = state.dump()
    for side in viewpoints(game):
        for option in state.options(side):
            twin = state.clone()
            twin.choose(side, option)
            stays = twin.epoch == state.epoch and not twin.finished
            assert stays == state.takes_back(side, option)
            assert twin.dump() != before
            next_asked = twin.decision.sides if twin.decision else ()
            assert all(len(twin.options(one)) for one in next_asked)
            assert next_asked or twin.finished
    assert state.dump() == before


def check_clone(game: Game, state: State, rng_option: int) -> None:
    """A clone equals its original, and afterwards each goes its own way."""
    before = state.dump()
    twin = state.clone()
    assert twin.dump() == before
    decision = state.decision
    if decision is None:
        return
    side = decision.sides[0]
    option = list(state.options(side))[rng_option % len(state.options(side))]
    twin.choose(side, option)
    after = twin.dump()
    assert state.dump() == before
    again = state.clone()
    third = again.clone()
    again.choose(side, option)
    assert (again.dump(), third.dump(), twin.dump()) == (after, before, after)


def check_keeping(game: Game, state: State) -> None:
    """What was dumped loads to a state with the same digest, options and views."""
    data = state.dump()
    loaded = game.load(data)
    assert loaded.dump() == data
    assert loaded.digest() == state.digest()
    for side in viewpoints(game):
        assert list(loaded.options(side)) == list(state.options(side))
        assert canonical(loaded.view(side)) == canonical(state.view(side))


def check_views(game: Game, state: State) -> None:
    """A view is plain JSON and looking changes nothing."""
    before = state.dump()
    for side in viewpoints(game):
        view = state.view(side)
        assert json.loads(canonical(view)) == view
        assert canonical(state.view(side)) == canonical(view)
    assert state.dump() == before


def check_forecasts(game: Game, state: State) -> None:
    """A forecast's total is the sum of its parts, its odds are odds, its clauses are clauses."""
    before = state.dump()
    faces = traits_of(game.key).faces
    for side in viewpoints(game):
        for option in state.options(side):
            for forecast in state.forecast(side, option):
                assert forecast.total == sum(value for _, value, _ in forecast.parts)
                assert all(clause in clauses() for _, _, clause in forecast.parts)
                hits, whole = forecast.chance
                assert 0 <= hits <= whole
                assert whole == (faces**forecast.dice if faces else whole)
    assert state.dump() == before


def check_both_orders(state: State) -> None:
    """While both decide at once, the order in which the answers arrive changes nothing."""
    decision = state.decision
    if decision is None or len(decision.sides) < 2:
        return
    first, second = decision.sides
    ours, theirs = state.options(first)[0], state.options(second)[-1]
    one, other = state.clone(), state.clone()
    one.choose(first, ours)
    other.choose(second, theirs)
    assert list(one.options(second)) == list(state.options(second))
    assert (list(one.options(first)) == []) == (one.branch(first) == [])
    one.choose(second, theirs)
    other.choose(first, ours)
    assert one.digest() == other.digest()
