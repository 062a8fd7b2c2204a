"""The generator: its published numbers, its fairness, and the script that may replace it."""

from collections.abc import Iterator
from hashlib import blake2b

import pytest

from fieldcraft.core import Chance, ScriptError, key_from_seed

KEYS = {
    0: "a7aa244e00944c96c242d8890179a4cbcb9cf5da0fb99a751810ca0d0f2cda99",
    7: "540ee53a081f03900c5f9d1d9acea582f686c2cc3a22faa33d1800136ef89bce",
}
FIRST_BYTES = {
    0: "713441236ad340b431b19020225d3035",
    7: "1e1a9ed06c991f174c69cb00c7c4acd7",
}
# fmt: off
NUMBERS = {
    (0, 10): [3, 2, 5, 5, 6, 1, 4, 0, 9, 7, 4, 2, 4, 3, 8, 3, 9, 2, 3, 6],
    (0, 6): [5, 4, 5, 5, 4, 1, 4, 0, 1, 3, 0, 2, 4, 3, 0, 5, 3, 4, 5, 4],
    (0, 1000): [825, 306, 457, 18, 795, 654, 121, 346, 644, 505,
                968, 331, 27, 352, 746, 441, 793, 163, 90, 234],
    (7, 10): [0, 6, 8, 8, 8, 3, 1, 3, 6, 5, 3, 0, 9, 6, 2, 5, 6, 9, 8, 8],
    (7, 6): [0, 2, 2, 4, 0, 3, 1, 5, 4, 3, 5, 0, 1, 4, 4, 5, 2, 3, 2, 0],
    (7, 1000): [302, 860, 764, 7, 86, 167, 76, 139, 404, 73,
                396, 266, 648, 454, 863, 905, 46, 185, 419, 943],
}
# fmt: on
SALT = b"takeback 1"
REKEYED = {
    0: (
        "82f7b69ad0c27afbfcc895ed7ad87c031b59967e3da6fe7436ad8aa3ce151530",
        "7c98bd70b2ff9610b0757deac1d7ad1a",
    ),
    7: (
        "8437c0f2c5018868a07aa3cebce8606be995776ed82ca899e89f0267fb9ad9ca",
        "cc4939b49887b9557aa5633523dbc85e",
    ),
}


def stream(key: bytes) -> Iterator[int]:
    """The bytes of a key, straight from the description: block after block of a keyed hash."""
    number = 0
    while True:
        yield from blake2b(number.to_bytes(8, "little"), key=key, digest_size=64).digest()
        number += 1


def number_below(source: Iterator[int], bound: int) -> int:
    """A number from the stream by rejection, straight from the description."""
    if bound == 1:
        return 0
    size = 1 if bound <= 256 else 4
    values = 256**size
    limit = values - values % bound
    while True:
        value = int.from_bytes([next(source) for _ in range(size)], "little")
        if value < limit:
            return value % bound


def next_bytes(chance: Chance, count: int) -> str:
    """The next bytes in hexadecimal."""
    return bytes(chance.byte() for _ in range(count)).hex()


@pytest.mark.parametrize("seed", KEYS)
def test_seeds_give_the_published_keys_and_bytes(seed: int) -> None:
    """An integer seed stands for one key on every machine, and its stream begins as published."""
    assert KEYS[seed] == key_from_seed(seed).hex()
    assert FIRST_BYTES[seed] == next_bytes(Chance(key_from_seed(seed)), 16)


@pytest.mark.parametrize(("seed", "bound"), NUMBERS)
def test_bounded_numbers_are_the_published_ones(seed: int, bound: int) -> None:
    """The first twenty numbers below 10, 6 and 1000 are those of the table."""
    chance = Chance(key_from_seed(seed))
    assert NUMBERS[seed, bound] == [chance.below(bound) for _ in range(20)]


@pytest.mark.parametrize("seed", REKEYED)
def test_a_new_key_follows_from_the_old_and_the_salt(seed: int) -> None:
    """A takeback across chance goes on with the published fresh stream."""
    chance = Chance(key_from_seed(seed))
    next_bytes(chance, 5)
    chance.rekey(SALT)
    assert REKEYED[seed] == (chance.key.hex(), next_bytes(chance, 16))


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 10, 54, 72, 255, 256, 257, 1000, 65536, 1 << 31])
def test_an_independent_generator_agrees(bound: int) -> None:
    """Two hundred numbers, across several blocks, equal those of the description."""
    key = key_from_seed(bound)
    chance, source = Chance(key), stream(key)
    assert [number_below(source, bound) for _ in range(200)] == [
        chance.below(bound) for _ in range(200)
    ]


def test_mixed_bounds_share_one_stream() -> None:
    """Numbers of one and of four bytes follow each other without gaps, also across a block."""
    key = key_from_seed(11)
    chance, source = Chance(key), stream(key)
    bounds = [10, 1000, 6, 300, 1, 256] * 40
    assert [number_below(source, b) for b in bounds] == [chance.below(b) for b in bounds]
    assert next(source) == chance.byte()


def test_one_of_one_takes_nothing_from_the_stream() -> None:
    """A certain result does not move the generator."""
    chance = Chance(key_from_seed(3))
    assert [chance.below(1), chance.below(0)] == [0, 0]
    assert chance.position == 0


@pytest.mark.parametrize("position", [0, 1, 63, 64, 65, 640])
def test_a_position_is_all_that_must_be_kept(position: int) -> None:
    """A generator made again from key and position goes on with the same bytes."""
    whole = Chance(key_from_seed(5))
    next_bytes(whole, position)
    again = Chance(whole.key, whole.position)
    assert next_bytes(whole, 130) == next_bytes(again, 130)


@pytest.mark.parametrize("bound", [2, 6, 10, 54, 72, 200, 1000])
def test_numbers_are_uniform(bound: int) -> None:
    """Chi-square of many numbers lies within five standard deviations of its mean."""
    chance = Chance(key_from_seed(2024))
    per_cell = 200 if bound < 500 else 50
    counts = [0] * bound
    for _ in range(per_cell * bound):
        counts[chance.below(bound)] += 1
    square = sum((count - per_cell) ** 2 / per_cell for count in counts)
    freedom = bound - 1
    assert abs(square - freedom) < 5 * (2 * freedom) ** 0.5


def test_a_copy_gives_the_same_numbers_and_is_independent() -> None:
    """Numbers taken from a copy are not missing from the original."""
    chance = Chance(key_from_seed(8))
    next_bytes(chance, 70)
    twin = chance.copy()
    ahead = next_bytes(twin, 100)
    assert ahead == next_bytes(chance, 100)


def test_a_script_comes_first_and_then_the_generator() -> None:
    """A lax script gives its dice and draws, then the generator decides."""
    chance = Chance(key_from_seed(0))
    chance.script([9, 0], [[4], []], strict=False)
    assert [chance.die(10), chance.die(10)] == [9, 0]
    assert chance.position == 0
    assert [
        chance.scripted_draw(0),
        chance.scripted_draw(0),
        chance.scripted_draw(1),
    ] == [4, -1, -1]
    assert NUMBERS[0, 10][:3] == [chance.die(10) for _ in range(3)]


def test_a_strict_script_may_not_run_out() -> None:
    """A drill that forgot a die or a card is told so."""
    chance = Chance(key_from_seed(0))
    chance.script([1], [[], [2]], strict=True)
    assert (chance.die(10), chance.scripted_draw(1)) == (1, 2)
    with pytest.raises(ScriptError, match="no more dice"):
        chance.die(10)
    with pytest.raises(ScriptError, match="no more draws"):
        chance.scripted_draw(0)


def test_the_script_is_copied_not_shared() -> None:
    """Neither the lists given nor those of a copy are used up."""
    dice, draws = [1, 2], [[3], [4]]
    chance = Chance(key_from_seed(0))
    chance.script(dice, draws, strict=True)
    twin = chance.copy()
    assert (twin.die(10), twin.scripted_draw(0)) == (1, 3)
    assert (chance.die(10), chance.scripted_draw(0)) == (1, 3)
    assert (dice, draws) == ([1, 2], [[3], [4]])


def test_without_a_script_nothing_is_prescribed() -> None:
    """A draw without a script is the generator's business."""
    assert Chance(key_from_seed(0)).scripted_draw(0) == -1
