"""How a playthrough of any game is written down: what a spectator sees, now and then."""

from fieldcraft.core import SPECTATOR, Game, State, canonical

CHOICES = 400
"""A playthrough that is longer stops there, unfinished."""


def is_long(state: State, choices: int) -> bool:
    """Whether the playthrough has gone on long enough."""
    return choices > CHOICES


def first_words(words: list[str]) -> str:
    """What is chosen without asking a bot: nothing."""
    return ""


def headings(state: State, events: set[str]) -> list[str]:
    """After a choice that told something: the digest."""
    return [f"    Digest: {state.digest()}"] if events else []


def set_up(game: Game, state: State) -> list[str]:
    """The sides."""
    return [f"Sides: {', '.join(game.sides)}"]


def situation(state: State) -> list[str]:
    """What a spectator sees, a line for each part."""
    view = state.view(SPECTATOR)
    return [f"{name}: {canonical(value).decode()}" for name, value in view.items()]
