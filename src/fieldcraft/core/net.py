"""A small network that judges what a side sees: rows that are there or not, one hidden layer.

A position is a list of rows, those of a table that are true of it ("Scouts B stand on 13A", "three
Fog of War cards"), a few dozen of thousands.  Everything is a whole number, so that every machine
comes to the same result.  Three hidden units share one integer: their weights are kept above 0, so
that sums of up to `MOST_ROWS` rows never run into the next unit.
"""

from typing import Final

LANES: Final = 3
"""Hidden units in an integer."""
LANE_BITS: Final = 20
LANE: Final = (1 << LANE_BITS) - 1
MOST_ROWS: Final = 511
ZERO: Final = 128
"""What a hidden weight of nothing is kept as: weights are bytes, kept from 0 to 255."""
HIDDEN_GRAIN: Final = 256
"""So many units of a hidden weight are 1."""
OUT_GRAIN: Final = 256
GRAIN: Final = HIDDEN_GRAIN * OUT_GRAIN
"""So many units of the result are one of logarithmic odds."""


class Net:
    """Hidden weights of each row, packed, what each row adds by itself, and the output's."""

    def __init__(
        self, columns: list[list[int]], direct: list[int], out: list[int], cuts: list[list[int]]
    ) -> None:
        """By three hidden units the weights of each row (`packed`), direct ones, the output's.

        The first row is the bias; those who ask do not name it.  The cuts divide each feature into
        steps, which are the last rows, for side 0 and then for side 1.
        """
        self.cuts = cuts
        self.steps = len(direct) - 2 * sum([len(one) + 1 for one in cuts])
        """The first row of a step."""
        self.units = len(out)
        self.columns = columns
        self.direct = list(direct)
        self.out = list(out)

    def add_steps(self, rows: list[int], features: list[int], side: int) -> None:
        """Add the rows of the steps that the features of a side have come to."""
        at = self.steps
        if side == 1:
            at = (at + len(self.direct)) // 2
        for place in range(len(features)):
            cuts = self.cuts[place]
            low = 0
            high = len(cuts)
            found = features[place]
            while low < high:
                middle = (low + high) // 2
                if found < cuts[middle]:
                    high = middle
                else:
                    low = middle + 1
            rows.append(at + low)
            at += len(cuts) + 1

    def odds(self, rows: list[int]) -> int:
        """The logarithmic odds of side 0, in units of 1 / GRAIN."""
        return self.direct_of(rows) + self.hidden_of(self.sums_of(rows), len(rows) + 1)

    def direct_of(self, rows: list[int]) -> int:
        """What the rows add by themselves, the bias included."""
        direct = self.direct
        total = direct[0]
        for row in rows:
            total += direct[row]
        return total

    def sums_of(self, rows: list[int]) -> list[int]:
        """What the hidden units add up to, packed, the bias included."""
        found: list[int] = []
        for column in self.columns:
            sums = column[0]
            for row in rows:
                sums += column[row]
            found.append(sums)
        return found

    def hidden_of(self, packed_sums: list[int], rows: int) -> int:
        """What hidden units give that are the sum of so many rows."""
        nothing = ZERO * rows
        total = 0
        unit = 0
        out = self.out
        for sums in packed_sums:
            for _ in range(LANES):
                if unit < self.units:
                    seen = (sums & LANE) - nothing
                    if seen > 0:
                        total += seen * out[unit]
                    sums >>= LANE_BITS
                    unit += 1
        return total


def packed(hidden: list[list[int]]) -> list[list[int]]:
    """By three hidden units the weights of each row, three in an integer, from those by row."""
    units = len(hidden[0])
    columns: list[list[int]] = []
    for first in range(0, units, LANES):
        column: list[int] = []
        for row in hidden:
            total = 0
            for lane in range(LANES):
                weight = row[first + lane] if first + lane < units else 0
                total |= min(2 * ZERO - 1, max(0, weight + ZERO)) << (lane * LANE_BITS)
            column.append(total)
        columns.append(column)
    return columns
