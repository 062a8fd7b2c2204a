"""What a worker does to review matches: it judges for a moment, and tells what it has so far."""

from __future__ import annotations

import time
from dataclasses import asdict
from hashlib import sha256
from typing import Final

from fieldcraft.i18n.speaker import Speaker
from fieldcraft.lab.review import Moment, Review
from fieldcraft.lab.review.labels import labels, reasons, told_judge
from fieldcraft.server.http.language import speaker as speaker_of
from fieldcraft.server.workers.record_tasks import Body, SmallCache, match_of, told

SECONDS: Final = 1.5
"""How long it judges before it answers."""

_reviews = SmallCache()


def warm_up() -> None:
    """Nothing: nobody waits for a review's first second."""


@told
def review(body: Body) -> dict[str, object]:
    """The review so far, from a position on."""
    match = match_of(body)
    key = sha256(str(body["text"]).encode()).digest()
    found: Review = _reviews.get((key,), lambda: Review(match))
    until = time.monotonic() + SECONDS
    for _ in found.advance():
        if time.monotonic() > until:
            break
    speaker = speaker_of(str(body["lang"]), found.game)
    judge = found.judge
    moments = found.moments[int(body["first"]) :]
    return {
        "sides": list(match.sides),
        "judge": {
            "name": judge.name,
            "error": judge.error,
            "text": told_judge(speaker, judge),
        },
        "positions": len(match.steps),
        "judged": len(found.moments),
        "complete": found.is_complete,
        "moments": [_shown(found, moment, speaker) for moment in moments],
        "totals": {side: asdict(total) for side, total in found.totals().items()},
    }


def _shown(review: Review, moment: Moment, speaker: Speaker) -> dict[str, object]:
    """A moment with its choices as a person reads them."""
    label = labels(review, moment, speaker)

    def shown(word: str) -> dict[str, str]:
        return {"choice": word, "label": label[word]}

    return {
        **asdict(moment),
        "choice": None if moment.choice is None else shown(moment.choice),
        "better": [shown(word) for word in moment.better],
        "why": reasons(review, moment, speaker),
    }


TASKS = {"review": review}
