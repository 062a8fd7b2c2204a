"""What has changed from one view to the next: values, each with the keys that lead to it."""

from __future__ import annotations

from collections.abc import Mapping

Change = list[object]
"""The keys that lead to a value, then the value."""


def changes(before: Mapping[str, object], now: Mapping[str, object]) -> list[Change]:
    """What to set in `before` to make it `now`, in the order of `now`; both have the same keys.

    A mapping whose keys or their order have changed is told whole, so that nothing is ever removed
    and every order is kept.

    >>> changes({"round": 1, "hand": {"us": 4, "de": 4}}, {"round": 1, "hand": {"us": 4, "de": 3}})
    [['hand', 'de', 3]]
    >>> changes({"hand": {"scout": 1}}, {"hand": {"rifle": 1, "scout": 1}})
    [['hand', {'rifle': 1, 'scout': 1}]]
    """
    found: list[Change] = []
    _compare([], before, now, found)
    return found


def _compare(
    path: list[str], before: Mapping[str, object], now: Mapping[str, object], found: list[Change]
) -> None:
    for key, value in now.items():
        old = before[key]
        if old is value or (type(old) is type(value) and old == value):
            continue
        if type(old) is dict and type(value) is dict and list(old) == list(value):
            _compare([*path, key], old, value, found)
        else:
            found.append([*path, key, value])
