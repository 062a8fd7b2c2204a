"""From what a person types to one of the options offered: number, words, or enough of them."""

from collections.abc import Callable, Sequence

Fits = Callable[[str, str], bool]


def matches(text: str, words: Sequence[str], labels: Sequence[str] = ()) -> list[int]:
    """The places of the options that a text can mean; the closest kind of likeness decides.

    >>> matches("2", ["play scout-a", "end"])
    [1]
    >>> matches("pl ri", ["play rifleman-a", "play rifleman-b", "end"])
    [0, 1]
    >>> matches("17b", ["to 17B", "to 2B"])
    [0]
    >>> matches("c1", ["to C1", "to C10"])
    [0]
    """
    typed = " ".join(text.split()).casefold()
    if not typed:
        return []
    if typed.isascii() and typed.isdecimal():
        number = int(typed[:6])
        return [number - 1] if 1 <= number <= len(words) else []
    for likeness in (str.__eq__, str.startswith, _by_tokens, _is_thing, _by_thing):
        found = [i for i, word in enumerate(words) if likeness(word.casefold(), typed)]
        if found:
            return found
    return [i for i, label in enumerate(labels) if label.casefold().startswith(typed)]


def _by_tokens(word: str, typed: str) -> bool:
    """`pl ri` for `play rifleman-a`."""
    tokens, wanted = word.split(), typed.split()
    return len(tokens) == len(wanted) and all(map(str.startswith, tokens, wanted))


def _is_thing(word: str, typed: str) -> bool:
    """`c1` for `to C1` and not for `to C10`."""
    thing = word.partition(" ")[2]
    return typed in (thing, thing.rpartition(":")[2])


def _by_thing(word: str, typed: str) -> bool:
    """`17b` for `to 17B`, `scout-b` for `at de:scout-b`."""
    thing = word.partition(" ")[2]
    return bool(thing) and (
        thing.startswith(typed) or (":" in thing and thing.partition(":")[2].startswith(typed))
    )
