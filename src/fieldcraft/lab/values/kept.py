"""Positions and networks as files: one of positions for each plan, one network a scenario."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from fieldcraft.bots.packing import OTHERS
from fieldcraft.bots.value import Learnt
from fieldcraft.core.contract import canonical
from fieldcraft.lab.executors import Executor
from fieldcraft.lab.values.samples import GamePlan, Positions, play_games
from fieldcraft.record.files import write_text


def sampled(
    plans: Sequence[GamePlan],
    where: Executor,
    folder: Path | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> dict[GamePlan, Positions]:
    """Play the plans that a folder does not have yet, keep them there, and return all of them."""
    found: dict[GamePlan, Positions] = {}
    for plan in plans:
        kept = None if folder is None else read_positions(file_of(folder, plan))
        if kept is not None:
            found[plan] = kept
    missing = [plan for plan in plans if plan not in found]
    for place, positions in where.run(play_games, missing):
        plan = missing[place]
        found[plan] = positions
        if folder is not None:
            write_positions(file_of(folder, plan), positions)
        if on_progress is not None:
            on_progress(len(found), len(plans))
    return {plan: found[plan] for plan in plans}


def file_of(folder: Path, plan: GamePlan) -> Path:
    """Where the positions of a plan lie."""
    digest = blake2b(canonical(asdict(plan)), digest_size=4).hexdigest()
    return folder / f"{plan.game}-{plan.scenario}-{plan.seed}-{digest}.npz"


def write_positions(path: Path, positions: Positions) -> None:
    """Keep positions; a file is there whole or not at all."""
    made = path.with_suffix(".new.npz")
    np.savez_compressed(made, **vars(positions))
    made.replace(path)


def read_positions(path: Path) -> Positions | None:
    """The positions of a file; None if it is not there, or not whole."""
    try:
        with np.load(path) as kept:
            return Positions(*(kept[name] for name in Positions.__dataclass_fields__))
    except (OSError, KeyError, ValueError, BadZipFile):
        return None


def write_learnt(folder: Path, scenario: str, learnt: Learnt) -> Path:
    """Write the network of a scenario, with its digest; returns where."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{scenario or OTHERS}.json"
    write_text(path, json.dumps(learnt.plain(), indent=1) + "\n")
    return path
