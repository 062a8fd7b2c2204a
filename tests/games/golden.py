"""Golden playthroughs: a match as readable text, which is also where its choices are kept."""

import re
from collections.abc import Callable, Iterator

from fieldcraft import games
from fieldcraft.core import PUBLIC, Event, Game, State, key_from_seed
from fieldcraft.i18n import Speaker, tell_event
from tests.games.enrolled import Chosen
from tests.games.traits import traits_of

SEED = 1944
HEADER = """\
A golden playthrough of {key}: {scenario}, seed {seed}.
Lines that begin with ">" are the choices, and this file is where they come from; the test plays
them again and compares every other line.  Cards that only one side sees are marked with it.
"""
CHOICE = re.compile(r"> (?P<side>[a-z]+) \[[^\]]*\] (?P<words>.+)")

Chooser = Callable[[Game, State], Chosen | None]


def stored(text: str) -> Iterator[Chosen]:
    """The choices in a playthrough."""
    for line in text.splitlines():
        match = CHOICE.fullmatch(line)
        if match:
            yield Chosen(match["side"], match["words"])


def follow(choices: Iterator[Chosen]) -> Chooser:
    """A chooser that makes stored choices, all of which must be legal."""

    def choose(game: Game, state: State) -> Chosen | None:
        choice = next(choices, None)
        if choice is not None:
            refusal = state.why_not(game.side(choice.side), choice.words)
            assert refusal is None, f"{choice} is refused: {refusal}"
        return choice

    return choose


def compose(choices: Iterator[Chosen], bot: str) -> Chooser:
    """Stored choices as long as they are legal, then those of two bots."""
    from fieldcraft.bots import Seat, make

    bots = [make(bot, SEED), make(bot, SEED + 1)]
    is_stale = False
    made = 0

    def choose(game: Game, state: State) -> Chosen | None:
        nonlocal is_stale, made
        made += 1
        if not is_stale:
            choice = next(choices, None)
            if choice is None and made > 1:
                return None  # all were legal, so it ends where it ended
            if choice and state.why_not(game.side(choice.side), choice.words) is None:
                return choice
            is_stale = True
        if traits_of(game.key).teller.is_long(state, made):
            return None
        decision = state.decision
        assert decision is not None
        side = decision.sides[0]
        words = [state.word(option) for option in state.options(side)]
        word = traits_of(game.key).teller.first_words(words)
        word = word or state.word(bots[side].choose(Seat(state, side)))
        return Chosen(game.sides[side], word)

    return choose


def playthrough(key: str, scenario: str, chooser: Chooser) -> str:
    """A match as text: the set-up, every decision with what followed, digests now and then."""
    game = games.get(key)
    teller = traits_of(key).teller
    state = game.start(scenario, key_from_seed(SEED))
    lines = [HEADER.format(key=key, scenario=scenario, seed=SEED)]
    lines += [*teller.set_up(game, state), "", *teller.situation(state)]
    while not state.finished:
        choice = chooser(game, state)
        if choice is None:
            break
        side = game.side(choice.side)
        clause = state.frames[(state.branch(side) or state.stack)[-1]].clause
        lines.append(f"> {choice.side} [{state.question(side)}, {clause}] {choice.words}")
        events: list[Event] = []
        state.choose(side, state.parse(choice.words), events)
        lines += [told(game, event) for event in events]
        lines += teller.headings(state, {event.name for event in events})
    lines += ["", f"Ended: {state.outcome}", f"Digest: {state.digest()}"]
    return "\n".join(lines) + "\n"


def told(game: Game, event: Event) -> str:
    """An event as a line of the log in English."""
    text = tell_event(Speaker("en", strict=True, game=game.key), event.name, event.fields)
    seen_by = "" if event.audience == PUBLIC else f"({game.sides[event.audience]} only) "
    return f"    {seen_by}{text}"
