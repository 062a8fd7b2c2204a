"""A review in the reader's language: who judges, what was chosen, what would have been better."""

from fieldcraft import games
from fieldcraft.bots.evaluation import Judge
from fieldcraft.bots.greedy import is_judged, judge_of
from fieldcraft.bots.score import add
from fieldcraft.bots.seat import Seat
from fieldcraft.i18n.hints import tell_parts
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.voices import voice_of
from fieldcraft.lab.review.review import Moment, Review


def told_judge(speaker: Speaker, judge: Judge) -> str:
    """Who judges, and how far to trust it, in a sentence or two."""
    if judge.name != "value":
        return speaker.say("review-judge-playouts")
    if judge.games == 0:
        return speaker.say("review-judge-thumb")
    if judge.error is None:
        return speaker.say("review-judge-value-unmeasured", games=judge.games)
    return speaker.say("review-judge-value", games=judge.games, error=round(100 * judge.error))


def labels(review: Review, moment: Moment, speaker: Speaker) -> dict[str, str]:
    """By the words of the moment's choice and of the better line, what a person reads."""
    words = [*([] if moment.choice is None else [moment.choice]), *moment.better]
    if moment.side is None:
        return {word: word for word in words}
    before = review.match.state_at(moment.position - 1)
    view = before.view(review.match.side(moment.side))
    voice = voice_of(games.get(review.game).scenario_of(before))
    return {word: voice.option(speaker, view, word) for word in words}


def reasons(review: Review, moment: Moment, speaker: Speaker) -> list[str]:
    """Why the better line is better: by what its first choice is worth more in greedy's eyes."""
    if moment.side is None or moment.choice is None or not moment.better:
        return []
    if not is_judged(review.game):
        return []
    before = review.match.state_at(moment.position - 1)
    seat = Seat(before, review.match.side(moment.side))
    words = [seat.word(option) for option in seat.options]
    scores = judge_of(review.game).scores(seat)
    better, made = scores[words.index(moment.better[0])], scores[words.index(moment.choice)]
    more = add(better, {name: -worth for name, worth in made.items()})
    return [text for text, worth in tell_parts(speaker, more.items()) if worth > 0]
