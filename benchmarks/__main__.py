"""`./dev bench`: a table of both builds and their ratios; `--json` for programs.

`./dev bench server` measures the server instead, `./dev bench browser` the first page and the
boards, `./dev bench peers` random play beside other projects, `./dev bench handovers` how often
players by mail wait for each other, `./dev bench strength` lets bots play each other, `./dev bench
balance` who wins between equal ones; see the
modules of these names.

The builds take turns, several rounds each, and the best round counts: whatever else the machine
does only ever makes a round slower.
"""

import argparse
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
OTHERS = ("balance", "browser", "handovers", "peers", "server", "strength")
"""Each a module of its own, read only when asked for: they need more than the engine does."""
ROOT = HERE.parent


def measure(python: str, seconds: float, plain: bool) -> list[dict[str, object]]:
    """One round in another interpreter."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if plain:
        environment["PYTHONPATH"] = str(ROOT / "src")
    run = subprocess.run(
        [python, str(HERE / "worker.py"), str(seconds)],
        env=environment,
        capture_output=True,
        text=True,
        cwd=HERE,
    )
    if run.returncode:
        sys.exit(f"benchmarks: {python} failed:\n{run.stderr}")
    rows: list[dict[str, object]] = json.loads(run.stdout)
    return rows


def better(one: dict[str, object], other: dict[str, object]) -> dict[str, object]:
    """The better of two measurements of the same thing: rates up, times down."""
    rate = str(one["unit"]).endswith("/s")
    first, second = float(str(one["value"])), float(str(other["value"]))
    return one if (first > second) == rate else other


def main() -> None:
    """Measure the engine, or what else is asked for."""
    if sys.argv[1:2] and sys.argv[1] in OTHERS:
        import_module(f"benchmarks.{sys.argv[1]}").main(sys.argv[2:])
        return
    measure_engine()


def measure_engine() -> None:
    """Measure, then print a table or JSON."""
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of each build (3)")
    parser.add_argument("--seconds", type=float, default=2.0, help="random play a round (2)")
    arguments = parser.parse_args()
    builds = [(sys.executable, True)]
    compiled = os.environ.get("FIELDCRAFT_COMPILED_PYTHON")
    if compiled:
        builds.append((compiled, False))
    best: dict[tuple[object, ...], dict[str, object]] = {}
    for _ in range(arguments.rounds):
        for python, plain in builds:
            for row in measure(python, arguments.seconds, plain):
                key = (row["game"], row["name"], row["build"])
                best[key] = better(row, best[key]) if key in best else row
    rows = list(best.values())
    if arguments.json:
        print(json.dumps(rows, indent=1, ensure_ascii=False))
    else:
        print_table(rows)


def print_table(rows: list[dict[str, object]]) -> None:
    """A line a measurement: plain, compiled, and how many times better compiled is."""
    print(f"{'game':<18}{'measurement':<20}{'plain':>12}{'compiled':>12}  {'unit':<12}{'ratio':>7}")
    named: dict[tuple[str, str, str], dict[str, float]] = {}
    for row in rows:
        key = (str(row["game"]), str(row["name"]), str(row["unit"]))
        named.setdefault(key, {})[str(row["build"])] = float(str(row["value"]))
    for (game, name, unit), values in named.items():
        plain, fast = values.get("plain"), values.get("compiled")
        ratio = ""
        if plain and fast:
            ratio = f"{fast / plain if unit.endswith('/s') else plain / fast:.1f}x"
        cells = ["-" if value is None else figure(value) for value in (plain, fast)]
        print(f"{game:<18}{name:<20}{cells[0]:>12}{cells[1]:>12}  {unit:<12}{ratio:>7}")


def figure(value: float) -> str:
    """A number with as many places as it deserves."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


if __name__ == "__main__":
    main()
