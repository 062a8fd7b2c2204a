"""`./dev bench balance`: who wins between equal bots, for scenario sheets and docs/balance.md.

Plays each scenario at three levels, as many games as are asked for, and writes what came of it
into the game's `measures.yaml` and the tables of docs/balance.md.  What has been played by the same
bots, with what they have learnt, on the same set-up is not played again unless more games are asked
for.

It imports only the installed package, so that the compiled build plays; the files are the
sources'.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import yaml

from fieldcraft import games
from fieldcraft.bots.hands import hand_of
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
MOST = 8
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


def levels_of(game: str, scenario: str) -> Sequence[str]:
    """Those that play by a hand alone: to think ahead takes too long for so many games."""
    hand = hand_of(game, scenario)
    return LEVELS[:1] if hand is None else LEVELS if hand.hidden else LEVELS[:2]


def play(keys: Sequence[str], count: int, jobs: int) -> None:
    """Play what is missing, and write down each scenario that is complete."""
    shares = []
    for game in keys:
        known = yaml.safe_load(file_of(game).read_text(encoding="utf-8"))[game]
        for scenario, measured in known.items():
            rows = {row["bots"]: row for row in measured.get("balance", ())}
            for level in levels_of(game, scenario):
                row = rows.get(level, {})
                same = row.get("digest") == made_of(game, scenario, level)
                if not same or sum(row.get("wins", ())) + row.get("unfinished", 0) < count:
                    shares += [
                        Share(
                            game, scenario, level, FIRST_SEED + first, min(AT_ONCE, count - first)
                        )
                        for first in range(0, count, AT_ONCE)
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


def even(task: tuple[str, str, int]) -> tuple[str, str, list[int], int]:
    """What handicap makes a scenario even between captains, and what the first side then wins.

    The side that wins too often gets ever more, until it wins less than half; of the last two the
    one that is nearer is suggested.  Nothing is, where even the most is not enough.
    """
    game, scenario, count = task
    found: list[tuple[float, list[int]]] = []
    for number in range(MOST + 1):
        wins = played(_handicapped(game, scenario, count, found, number)).wins
        share = wins[0] / max(1, sum(wins))
        if not found and NEARLY[0] <= share <= NEARLY[1]:
            return game, scenario, [0, 0], round(100 * share)
        weaker_now = bool(found) and (share < 0.5) != (found[0][0] < 0.5)
        given = [0, 0] if not found else [number * int(one == _stronger(found)) for one in (0, 1)]
        found.append((share, given))
        if weaker_now:
            break
    share, given = min(found, key=lambda one: abs(one[0] - 0.5))
    enough = FAIR[0] <= share <= FAIR[1]
    return game, scenario, given if enough else [0, 0], round(100 * share)


def _stronger(found: Sequence[tuple[float, list[int]]]) -> int:
    return 0 if found[0][0] > 0.5 else 1


def _handicapped(
    game: str, scenario: str, count: int, found: Sequence[tuple[float, list[int]]], number: int
) -> Share:
    options: tuple[tuple[str, int], ...] = ()
    if found:
        options = ((HANDICAPS[_stronger(found)], number),)
    return Share(game, scenario, LEVELS[-1], FIRST_SEED, count, options)


def handicap(keys: Sequence[str], count: int, jobs: int) -> None:
    """Find handicaps for the games that have them, and write them down."""
    tasks = [
        (game, str(scenario), count)
        for game in keys
        if HANDICAPS[0] in {one.name for one in games.get(game).match_options()}
        for scenario in games.get(game).scenarios()
    ]
    for _, (game, scenario, given, share) in Processes(jobs).run(even, tasks):
        path = file_of(game)
        text = path.read_text(encoding="utf-8")
        known = yaml.safe_load(text)
        measured = known[game][scenario]
        measured.pop("handicap", None)
        measured.pop("even", None)
        if any(given):
            rows = measured.pop("balance")
            measured.update(handicap=given, even=share, balance=rows)
        path.write_text(_head(text) + told(known), encoding="utf-8")
        print(game, scenario, given, share, flush=True)


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
    known = yaml.safe_load(file_of(game).read_text(encoding="utf-8"))[game]
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
                f" | {row['digest']} |{_even(known[scenario], row) if handicaps else ''}"
            )
    return "\n".join(lines)


def _even(measured: dict[str, Any], row: dict[str, Any]) -> str:
    if row["bots"] != LEVELS[-1] or "handicap" not in measured:
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
    parser.add_argument("--handicaps", type=int, help="find them too, in so many games each")
    wish = parser.parse_args(arguments)
    keys = wish.game or games.keys()
    play(keys, wish.games, wish.jobs)
    if wish.handicaps:
        handicap(keys, wish.handicaps, wish.jobs)
    document()


if __name__ == "__main__":
    main(sys.argv[1:])
