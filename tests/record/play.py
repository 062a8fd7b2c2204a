"""Matches for the tests of this room, played at random but the same every time.

After a rules change that is meant, `python -m tests.record.play` makes the kept records anew.
"""

import random
from pathlib import Path

from fieldcraft.core import key_from_seed
from fieldcraft.record.match import Match

KEY = key_from_seed(7)
FIXTURES = Path(__file__).parent / "fixtures"


def random_match(
    seed: int, entries: int = 5000, scenario: object = "la-raye", taking_back: bool = False
) -> Match:
    """A match played at random to its end, or to so many entries."""
    match = Match.start("normandy", scenario, key_from_seed(seed), players={"us": "Anna"})
    rng = random.Random(seed)
    while match.outcome is None and len(match.steps) < entries:
        side = rng.choice(match.waiting)
        match.choose(side, rng.choice(match.options(side)))
        if taking_back and match.outcome is None:
            luck = rng.random()
            if luck < 0.15 and match.can_undo(side):
                match.undo(side)
            elif luck > 0.97 and len(match.steps) > 5:
                match.takeback(rng.randint(1, 5))
    return match


def duel(**changes: object) -> dict[str, object]:
    """A small position with the US to play; its dice and draws are left to chance."""
    return {
        "scenario": "la-raye",
        "clear": True,
        "counters": {"us:rifleman-a": "17B", "de:rifleman-a": "17B"},
        "us": {"hand": ["rifleman-a", "scout-a"], "deck": {"rifleman-b": 4, "scout-b": 3}},
        "de": {"hand": ["rifleman-a", "scout-a"], "deck": {"rifleman-b": 4, "scout-b": 3}},
        **changes,
    }


def kept_matches() -> dict[str, Match]:
    """The matches whose records are kept in `fixtures`."""
    players = {"us": "Anna", "de": "Żaneta Ёлкина"}
    fight = Match.from_position("normandy", duel(dice=[9, 1, 0]), KEY, players)
    for words in ("us: play rifleman-a", "us: attack", "us: end", "de: end"):
        fight.choose(*words.split(": "))
    fight.takeback(2)
    for words in ("us: play scout-a", "us: hunker"):
        fight.choose(*words.split(": "))
    fight.resign("de")
    return {"duel": fight, "la-raye": random_match(12, taking_back=True)}


if __name__ == "__main__":
    for name, match in kept_matches().items():
        match.save(FIXTURES / f"{name}.record")
