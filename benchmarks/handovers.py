"""`./dev bench handovers`: how often players by mail wait for each other, with and without orders.

Whole games between two scripted people (`fieldcraft.lab.correspondence`), on the same seeds: both
leave nothing behind, answers that only pass, or the orders that the table proposes at the end of a
turn.  The last line lets one who leaves orders play one who answers everything, from both sides.
"""

import argparse
from statistics import median, quantiles

from fieldcraft.lab.correspondence import HABITS, NONE, ORDERS, QUICK, ByMail, play_by_mail
from fieldcraft.lab.statistics import wilson

LIMIT = 6000
"""Questions after which a game that does not end is left."""


def main(arguments: list[str]) -> None:
    """Play and print a table."""
    parser = argparse.ArgumentParser(prog="./dev bench handovers", description=__doc__)
    parser.add_argument("--game", default="combat-commander")
    parser.add_argument("--scenario", type=int, default=1)
    parser.add_argument("--games", type=int, default=40, help="of each kind (40)")
    parser.add_argument("--judge", default=QUICK, help="a bot's name, or `quick`")
    wish = parser.parse_args(arguments)
    print(f"{wish.game} {wish.scenario}, {wish.games} games each, judged by {wish.judge}")
    print(f"{'left behind':<12} {'hand-overs':>10} {'middle half':>12} {'most':>5} {'a turn':>7}")
    for habit in HABITS:
        played = [
            play_by_mail(wish.game, wish.scenario, seed, (habit, habit), wish.judge, LIMIT)
            for seed in range(wish.games)
        ]
        print(line(habit, played))
    points = 0.0
    for seed in range(wish.games):
        habits = (ORDERS, NONE) if seed % 2 == 0 else (NONE, ORDERS)
        end = play_by_mail(wish.game, wish.scenario, seed, habits, wish.judge, LIMIT).winner
        points += 0.5 if end < 0 else float(habits[end] == ORDERS)
    low, high = wilson(points, wish.games)
    print(f"orders against none: {points:g} of {wish.games} won ({low:.0%} to {high:.0%})")


def line(habit: str, played: list[ByMail]) -> str:
    """The row of a kind."""
    counts = [one.handovers for one in played]
    low, _, high = quantiles(counts, n=4) if len(counts) > 1 else (counts[0],) * 3
    rate = sum(counts) / max(1, sum(one.turns for one in played))
    answered = sum(one.answered for one in played)
    same = sum(one.agreed for one in played)
    agreed = f"  {same / answered:.0%} answered as the player would" if answered else ""
    middle = f"{low:.0f}-{high:.0f}"
    return f"{habit:<12} {median(counts):>10g} {middle:>12} {max(counts):>5} {rate:>7.1f}{agreed}"
