"""The one generator of a match: a keyed hash in counter mode, and the script that may replace it.

The stream of a key is the concatenation of blocks; block *i* is BLAKE2b-512, keyed with the
match's 32-byte key, over *i* written as eight little-endian bytes.  A number below *n* is taken
from the stream by rejection: for n <= 256 one byte at a time, for larger n four bytes (little
endian) at a time; a value at or above the largest multiple of n is thrown away.  `below(1)` takes
nothing.  Test vectors: docs/design.md and tests/core/test_chance.py.
"""

from hashlib import blake2b
from typing import Final

from fieldcraft.core.contract import FieldcraftError
from fieldcraft.core.native import i64
from fieldcraft.core.phrases import phrase

BLOCK_BYTES: Final = 64


class ScriptError(FieldcraftError):
    """A drill's scripted dice or draws do not fit what the rules ask for."""


def key_from_seed(seed: int) -> bytes:
    """The 32-byte key of an integer seed, for local play and the lab."""
    return blake2b(b"fieldcraft/seed/" + str(seed).encode(), digest_size=32).digest()


class Chance:
    """The generator: a key, a position in its stream, and perhaps a script.

    With a script, dice and draws come from it in order; when it runs out, a strict script raises
    ScriptError and a lax one goes on with the generator.
    """

    def __init__(self, key: bytes, position: int = 0) -> None:
        self.key = key
        self.position: i64 = position
        self.block = b""
        """The block that the position lies in; at the beginning of one it is not made yet."""
        self.keyed: blake2b | None = None
        """The hash with nothing but the key read, once a block was wanted."""
        self.scripted = False
        self.strict = False
        self.dice: list[int] = []
        self.draws: list[list[int]] = [[], []]
        if position % BLOCK_BYTES:
            self.refill()

    def script(self, dice: list[int], draws: list[list[int]], strict: bool) -> None:
        """Let these dice, and these cards drawn by each side, come next."""
        self.scripted = True
        self.strict = strict
        self.dice = list(dice)
        self.draws = [list(cards) for cards in draws]

    def copy(self) -> "Chance":
        """A generator that will give the same numbers."""
        twin = Chance(self.key)
        twin.position = self.position
        twin.block = self.block
        twin.keyed = self.keyed
        if self.scripted:
            twin.script(self.dice, self.draws, self.strict)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        script = (self.dice, self.draws, self.strict) if self.scripted else None
        return _restored, (self.key, self.position, script)

    def byte(self) -> int:
        """The next byte of the stream."""
        offset = self.position & (BLOCK_BYTES - 1)
        if offset == 0:
            self.refill()
        self.position += 1
        return self.block[offset]

    def taken(self, count: int) -> bytes:
        """The next bytes of the stream."""
        found = b""
        while len(found) < count:
            offset = self.position & (BLOCK_BYTES - 1)
            if offset == 0:
                self.refill()
            piece = self.block[offset : offset + count - len(found)]
            self.position += len(piece)
            found += piece
        return found

    def refill(self) -> None:
        """Make the block that the position lies in."""
        keyed = self.keyed
        if keyed is None:
            keyed = blake2b(key=self.key, digest_size=BLOCK_BYTES)
            self.keyed = keyed
        number: int = self.position // BLOCK_BYTES
        block = keyed.copy()
        block.update(number.to_bytes(8, "little"))
        self.block = block.digest()

    def below(self, bound: i64) -> i64:
        """A uniform number from 0 to bound - 1."""
        if bound <= 1:
            return 0
        if bound <= 256:
            limit = 256 - 256 % bound
            value = limit
            while value >= limit:
                offset = self.position & (BLOCK_BYTES - 1)
                if offset == 0:
                    self.refill()
                value = self.block[offset]
                self.position += 1
            return value % bound
        limit = (1 << 32) - (1 << 32) % bound
        value = limit
        while value >= limit:
            value = self.byte()
            value |= self.byte() << 8
            value |= self.byte() << 16
            value |= self.byte() << 24
        return value % bound

    def die(self, faces: int) -> int:
        """One die with faces 0 to faces - 1, from the script if there is one."""
        if self.scripted:
            if self.dice:
                return self.dice.pop(0)
            if self.strict:
                raise ScriptError(phrase("script-no-dice"))
        return self.below(faces)

    def scripted_draw(self, side: int) -> int:
        """The card the script wants this side to draw, or -1 when the generator decides."""
        if not self.scripted:
            return -1
        if self.draws[side]:
            return self.draws[side].pop(0)
        if self.strict:
            raise ScriptError(phrase("script-no-draws"))
        return -1

    def rekey(self, salt: bytes) -> None:
        """Go on with a fresh stream: a takeback that crossed chance must not repeat its dice."""
        self.restart(blake2b(salt, key=self.key, digest_size=32).digest())

    def restart(self, key: bytes) -> None:
        """Go on with the stream of another key."""
        self.key = key
        self.position = 0
        self.block = b""
        self.keyed = None


def _restored(
    key: bytes, position: int, script: tuple[list[int], list[list[int]], bool] | None
) -> Chance:
    """A generator that was pickled."""
    made = Chance(key, position)
    if script is not None:
        made.script(*script)
    return made
