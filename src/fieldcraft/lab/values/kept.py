"""Samples and weights as files: one line of JSON for each game, one file of weights for a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from fieldcraft.bots.value import FORMAT, Weights
from fieldcraft.lab.executors import Executor
from fieldcraft.lab.values.samples import GamePlan, Sample, play_sample
from fieldcraft.record.files import write_text


def sampled(
    plans: Sequence[GamePlan],
    where: Executor,
    path: Path | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> list[Sample]:
    """Play the games that a file does not have yet, add them to it, and return all of them."""
    known = {} if path is None else {sample.plan: sample for sample in read_samples(path)}
    missing = [plan for plan in plans if plan not in known]
    for _, sample in where.run(play_sample, missing):
        known[sample.plan] = sample
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(sample), separators=(",", ":")) + "\n")
        if on_progress is not None:
            on_progress(sum(plan in known for plan in plans), len(plans))
    return [known[plan] for plan in plans]


def read_samples(path: Path) -> list[Sample]:
    """The games of a file; none if it is not there.  A last line that was cut off is left out."""
    if not path.exists():
        return []
    found = []
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if line.endswith("\n"):
            plain = json.loads(line)
            plan = plain.pop("plan")
            one, other = plan.pop("bots")
            found.append(Sample(GamePlan(**plan, bots=(one, other)), **plain))
    return found


def write_weights(path: Path, game: str, values: Mapping[str, Weights]) -> None:
    """Write the weights of a game: by scenario, with the digest of each."""
    plain = {
        "format": FORMAT,
        "game": game,
        "values": {
            name: {**asdict(one), "digest": one.digest} for name, one in sorted(values.items())
        },
    }
    write_text(path, json.dumps(plain, indent=1) + "\n")
