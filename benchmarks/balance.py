"""`./dev bench balance`: who wins between equal bots, for scenario sheets and docs/balance.md.

Plays each scenario at three levels, as many games as are asked for, and writes what came of it
into the game's `measures.yaml` and the tables of docs/balance.md.  What has been played by the same
bots, with what they have learnt, on the same set-up is not played again unless more games are asked
for.  With `--handicaps` it also looks for the handicap that makes each uneven scenario even.

It imports only the installed package, so that the compiled build plays; the files are the
sources'.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import yaml

from fieldcraft import games
from fieldcraft.bots.hands import hand_of
from fieldcraft.bots.thinker import Captain
from fieldcraft.core import BUILD
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import scenario_name, side_name
from fieldcraft.lab.executors import Processes
from fieldcraft.lab.identity import made_of
from fieldcraft.lab.play import Arena, GameTask, play_task
from fieldcraft.lab.statistics import wilson

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs/balance.md"
LEVELS = ("sergeant", "lieutenant", "captain")
FIRST_SEED = 50_000
AT_ONCE = 50
END = "<!-- end -->"
HANDICAPS = ("handicapFirst", "handicapSecond")
NEARLY, FAIR = (0.45, 0.55), (0.35, 0.65)


@dataclass(frozen=True)
class Share:
    """Some games of a scenario between equal bots: those from a seed on."""

    game: str
    scenario: str
    bots: str
    first: int
    count: int
    options: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Won:
    """How many games each side won."""

    share: Share
    wins: tuple[int, int]
    unfinished: int


def played(share: Share) -> Won:
    """Play them."""
    wins, unfinished = [0, 0], 0
    arena = Arena(share.game, share.scenario)
    for seed in range(share.first, share.first + share.count):
        task = GameTask(
            arena,
            (share.bots, share.bots),
            seed,
            (2 * seed, 2 * seed + 1),
            options=dict(share.options),
        )
        found = play_task(task)
        if found.winner < 0:
            unfinished += 1
        else:
            wins[found.winner] += 1
    return Won(share, (wins[0], wins[1]), unfinished)


def file_of(game: str) -> Path:
    """Where a game's measures lie, in the sources."""
    part = games.get(game).part("client").__name__.removeprefix("fieldcraft.")
    return ROOT / "src/fieldcraft" / Path(*part.split(".")) / "measures.yaml"


def _measured(game: str) -> dict[str, Any]:
    known: dict[str, Any] = yaml.safe_load(file_of(game).read_text(encoding="utf-8"))[game]
    return known


def levels_of(game: str, scenario: str) -> Sequence[str]:
    """Those that play by a hand alone: to think ahead takes too long for so many games."""
    hand = hand_of(game, scenario)
    return LEVELS[:1] if hand is None else LEVELS[:2] if Captain.rank.thought(hand) else LEVELS


def play(
    wanted: Sequence[tuple[str, str]], levels: Sequence[str] | None, count: int, jobs: int
) -> None:
    """Play what is missing, and write down each scenario that is complete."""
    shares = []
    for game, scenario in wanted:
        rows = {row["bots"]: row for row in _measured(game)[scenario].get("balance", ())}
        for level in levels or levels_of(game, scenario):
            row = rows.get(level, {})
            same = row.get("digest") == made_of(game, scenario, level)
            if not same or sum(row.get("wins", ())) + row.get("unfinished", 0) < count:
                at_once = AT_ONCE if level in levels_of(game, scenario) else 1
                shares += [
                    Share(game, scenario, level, FIRST_SEED + first, min(at_once, count - first))
                    for first in range(0, count, at_once)
                ]
    found: dict[tuple[str, str, str], list[Won]] = {}
    for _, one in Processes(jobs).run(played, shares):
        key = one.share.game, one.share.scenario, one.share.bots
        found.setdefault(key, []).append(one)
        if sum(part.share.count for part in found[key]) == count:
            write(*key, found[key])


def write(game: str, scenario: str, level: str, parts: Sequence[Won]) -> None:
    """Put a row into the measures of a scenario, and say it."""
    path = file_of(game)
    text = path.read_text(encoding="utf-8")
    known = yaml.safe_load(text)
    wins = [sum(part.wins[side] for part in parts) for side in (0, 1)]
    row: dict[str, object] = {"bots": level, "wins": wins}
    unfinished = sum(part.unfinished for part in parts)
    if unfinished:
        row["unfinished"] = unfinished
    row["day"] = datetime.now(UTC).date()
    row["digest"] = made_of(game, scenario, level)
    others = known[game][scenario].get("balance", [])
    rows = [one for one in others if one["bots"] in LEVELS and one["bots"] != level] + [row]
    known[game][scenario]["balance"] = sorted(rows, key=lambda one: LEVELS.index(str(one["bots"])))
    path.write_text(_head(text) + told(known), encoding="utf-8")
    print(game, scenario, level, *wins, flush=True)


def most_of(game: str) -> int:
    """The largest handicap that a game has, 0 for a game without handicaps."""
    return max((one.most for one in games.get(game).match_options() if one.is_handicap), default=0)


def searched(first: float, most: int, share_at: Callable[[int], float]) -> tuple[int, float]:
    """The handicap of the stronger side with which it wins nearest to half of the games, and how
    many that are; `first` is its share without one.

    The more handicap, the fewer wins, so that halving the range finds where they cross a half; of
    all that were tried the nearest counts, as games that come out otherwise are only so many.
    """
    tried = [(0, first)]
    low, high = 0, most + 1
    while high - low > 1:
        number = (low + high) // 2
        tried.append((number, share_at(number)))
        if tried[-1][1] > 0.5:
            low = number
        else:
            high = number
    return min(tried, key=lambda one: abs(one[1] - 0.5))


@dataclass(frozen=True)
class Search:
    """A scenario for which a handicap is wanted; `first` is what the first side wins without."""

    game: str
    scenario: str
    bots: str
    count: int
    first: float


@dataclass(frozen=True)
class Even:
    """What handicap by side is suggested, and what share the first side then wins."""

    search: Search
    given: tuple[int, int]
    share: float


def even(search: Search) -> Even:
    """What handicap makes a scenario even; none where it is, or where the most is not enough.

    All handicaps are tried with the same seeds.
    """
    if NEARLY[0] <= search.first <= NEARLY[1]:
        return Even(search, (0, 0), search.first)
    stronger = 0 if search.first > 0.5 else 1

    def share_at(number: int) -> float:
        options = ((HANDICAPS[stronger], number),)
        won = played(
            Share(search.game, search.scenario, search.bots, FIRST_SEED, search.count, options)
        )
        share = won.wins[0] / max(1, sum(won.wins))
        told = f"{search.game} {search.scenario} {HANDICAPS[stronger]}={number}"
        print(f"{told}: the first side wins {100 * share:.0f} %", flush=True)
        return share if stronger == 0 else 1 - share

    first = search.first if stronger == 0 else 1 - search.first
    number, share = searched(first, most_of(search.game), share_at)
    given = (number, 0) if stronger == 0 else (0, number)
    is_enough = FAIR[0] <= share <= FAIR[1]
    return Even(search, given if is_enough else (0, 0), share if stronger == 0 else 1 - share)


def handicap(wanted: Sequence[tuple[str, str]], count: int, jobs: int) -> None:
    """Find handicaps for the games that have them, and write them down.

    Between the highest level that plays by default; what it has played says where one is needed.
    """
    searches = []
    for game, scenario in wanted:
        level = levels_of(game, scenario)[-1]
        rows = {row["bots"]: row for row in _measured(game)[scenario].get("balance", ())}
        if most_of(game) and level in rows:
            wins = rows[level]["wins"]
            searches.append(Search(game, scenario, level, count, wins[0] / max(1, sum(wins))))
    for _, found in Processes(jobs).run(even, searches):
        game, scenario = found.search.game, found.search.scenario
        path = file_of(game)
        text = path.read_text(encoding="utf-8")
        known = yaml.safe_load(text)
        measured = known[game][scenario]
        measured.pop("handicap", None)
        measured.pop("even", None)
        if any(found.given):
            rows = measured.pop("balance")
            share = round(100 * found.share)
            measured.update(handicap=list(found.given), even=share, balance=rows)
        path.write_text(_head(text) + told(known), encoding="utf-8")
        print(game, scenario, *found.given, f"{100 * found.share:.0f} %", flush=True)


def _head(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if line.startswith("#"))


def told(known: dict[str, dict[str, dict[str, object]]]) -> str:
    """Measures as their file has them."""
    lines = []
    for game, scenarios in known.items():
        lines.append(f"{game}:")
        for scenario, measured in scenarios.items():
            lines.append(f"  {scenario}:")
            for name, value in measured.items():
                if isinstance(value, list) and value and isinstance(value[0], dict):
                    lines.append(f"    {name}:")
                    lines += [f"      - {{{_row(one)}}}" for one in value]
                else:
                    lines.append(f"    {name}: {value}")
    return "\n".join(lines) + "\n"


def _row(one: dict[str, object]) -> str:
    return ", ".join(
        f'{name}: "{value}"' if name == "digest" else f"{name}: {value}"
        for name, value in one.items()
    )


def table(game: str) -> str:
    """A game's table of docs/balance.md."""
    house = games.get(game)
    known = _measured(game)
    speaker = Speaker("en").of(game)
    first, second = (side_name(speaker, side) for side in house.sides)
    columns = "#", "scenario", "bots", "games", f"{first} wins", f"{second} wins", "±", "unfinished"
    handicaps = any("handicap" in one for one in known.values())
    last = "digest | handicap" if handicaps else "digest"
    lines = [f"| {' | '.join(columns)} | {last} |", "|---" * (9 + handicaps) + "|"]
    for number, scenario in enumerate(house.scenarios(), 1):
        for row in known[scenario]["balance"]:
            wins, unfinished = row["wins"], row.get("unfinished", 0)
            total = sum(wins)
            low, high = wilson(wins[0], max(1, total))
            shares = [f"{one} ({100 * one / max(1, total):.0f} %)" for one in wins]
            name = scenario_name(speaker, scenario)
            lines.append(
                f"| {number} | {name} | {row['bots']} | {total + unfinished} | {shares[0]}"
                f" | {shares[1]} | {50 * (high - low):.0f} % | {unfinished}"
                f" | {row['digest']} |{_even(game, scenario, row) if handicaps else ''}"
            )
    return "\n".join(lines)


def _even(game: str, scenario: str, row: dict[str, Any]) -> str:
    measured = _measured(game)[scenario]
    if row["bots"] != levels_of(game, scenario)[-1] or "handicap" not in measured:
        return " – |"
    given = measured["handicap"]
    return f" {' to '.join(str(one) for one in given)}: {measured['even']} % |"


def document() -> None:
    """Put the tables into docs/balance.md, between their marks."""
    text = DOCUMENT.read_text(encoding="utf-8")
    for game in list(games.keys()):
        before, _, rest = text.partition(f"<!-- {game} -->\n")
        _, end, after = rest.partition(END)
        text = f"{before}<!-- {game} -->\n\n{table(game)}\n\n{end}{after}"
    DOCUMENT.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Play what is missing and write it down; on the compiled build if there is one."""
    compiled = os.environ.get("FIELDCRAFT_COMPILED_PYTHON")
    if compiled and BUILD == "plain":
        environment = {name: one for name, one in os.environ.items() if name != "PYTHONPATH"}
        sys.exit(subprocess.call([compiled, __file__, *arguments], env=environment))
    parser = argparse.ArgumentParser(prog="./dev bench balance", description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="of each scenario and level (600)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="games at once")
    parser.add_argument("--game", choices=games.keys(), action="append", help="by default all")
    parser.add_argument("--scenario", action="append", help="by default all; may be repeated")
    parser.add_argument(
        "--level",
        choices=LEVELS,
        action="append",
        help="by default all that do not think ahead, which takes much longer",
    )
    parser.add_argument("--handicaps", type=int, help="find them too, in so many games each")
    wish = parser.parse_args(arguments)
    every = [
        (key, word) for key in wish.game or games.keys() for word in games.get(key).scenarios()
    ]
    for word in wish.scenario or ():
        if word not in {scenario for _, scenario in every}:
            parser.error(f"there is no scenario {word}")
    wanted = [one for one in every if not wish.scenario or one[1] in wish.scenario]
    play(wanted, wish.level, wish.games, wish.jobs)
    if wish.handicaps:
        handicap(wanted, wish.handicaps, wish.jobs)
    document()


if __name__ == "__main__":
    main(sys.argv[1:])
