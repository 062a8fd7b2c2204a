"""From what a person types to one of the options: number, words, or enough of them."""

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
    >>> matches("c1", ["to C10"])
    []
    >>> matches("place rifle-1", ["place axis:rifle-1", "place axis:rifle-10"])
    [0]
    """
    typed = " ".join(text.split()).casefold()
    if not typed:
        return []
    if typed.isascii() and typed.isdecimal():
        number = int(typed[:6])
        return [number - 1] if 1 <= number <= len(words) else []
    for likeness in LIKENESSES:
        found = [i for i, word in enumerate(words) if likeness(word.casefold(), typed)]
        if found:
            return found
    return [i for i, label in enumerate(labels) if label.casefold().startswith(typed)]


def _is_without_sides(word: str, typed: str) -> bool:
    """`place rifle-1` for `place axis:rifle-1` and not for `place axis:rifle-10`."""
    return " ".join(map(_without_side, word.split())) == typed


def _by_tokens(word: str, typed: str) -> bool:
    """`pl ri` for `play rifleman-a`, and for `place axis:rifle-3`."""
    tokens, wanted = word.split(), typed.split()
    return len(tokens) == len(wanted) and all(map(_begins_token, tokens, wanted))


def _begins_token(token: str, wanted: str) -> bool:
    return _begins(token, wanted) or _begins(_without_side(token), wanted)


def _begins(word: str, typed: str) -> bool:
    """`c1` is the beginning of no `C10`: nobody leaves the end of a number out."""
    rest = word[len(typed) :]
    return word.startswith(typed) and not (typed[-1:].isdigit() and rest[:1].isdigit())


def _without_side(token: str) -> str:
    return token.rpartition(":")[2]


def _is_thing(word: str, typed: str) -> bool:
    """`c1` for `to C1` and not for `to C10`."""
    thing = word.partition(" ")[2]
    return typed in (thing, thing.rpartition(":")[2])


def _by_thing(word: str, typed: str) -> bool:
    """`17b` for `to 17B`, `scout-b` for `at de:scout-b`."""
    thing = word.partition(" ")[2]
    return bool(thing) and (
        _begins(thing, typed) or (":" in thing and _begins(thing.partition(":")[2], typed))
    )


LIKENESSES: tuple[Fits, ...] = (
    str.__eq__, _begins, _is_without_sides, _by_tokens, _is_thing, _by_thing,
)  # fmt: skip
"""The kinds of similarity, closest first."""
