"""The pages: what was asked, tables, pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from fieldcraft import games as registry
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.lab.balance import BalanceReport
from fieldcraft.lab.ladder import LadderReport
from fieldcraft.lab.match import MatchReport, points
from fieldcraft.lab.numbers import between, percent, rating, ratings
from fieldcraft.lab.report import pictures
from fieldcraft.lab.statistics import log_likelihood_ratio
from fieldcraft.lab.values.calibration import Calibration

POINTS: Final = ("0", "½", "1", "1½", "2")
STYLE: Final = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { line-height: 1.2 }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #8884 }
td { white-space: nowrap }
.wide { overflow-x: auto }
th:first-child, td:first-child { text-align: left }
figure { margin: 1rem 0; background: #fff; border-radius: .4rem; padding: .5rem; overflow-x: auto }
svg { max-width: 100%; height: auto }
p.quiet { opacity: .75 }
"""

Namer = Callable[[str], str]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    table = f"<table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="wide">{table}</div>'


def _figure(svg: str, caption: str) -> str:
    label = escape(caption, quote=True)
    return f'<figure role="img" aria-label="{label}">{svg}</figure>'


def _page(speaker: Speaker, title: str, about: str, parts: Sequence[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="{speaker.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f'<h1>{escape(title)}</h1><p class="quiet">{escape(about)}</p>{"".join(parts)}'
        "</body></html>\n"
    )


def match_page(speaker: Speaker, report: MatchReport, name: Namer) -> str:
    """A match between two bots."""
    say, plan, whole = speaker.say, report.plan, report.standing
    title = " – ".join(plan.bots)
    about = say("lab-seeds", first=plan.seed, count=whole.strength.pairs)
    head = [
        say("column-scenario"), say("lab-pairs"), say("lab-score"), say("lab-interval"), "Elo",
        say("lab-interval"), *POINTS, say("column-unfinished"),
    ]  # fmt: skip
    rows = []
    named = [
        (name(arena.scenario), one) for arena, one in zip(plan.arenas, report.arenas, strict=True)
    ]
    for label, one in [*named, (say("lab-all"), whole)]:
        found = one.strength
        rows.append(
            [label, str(found.pairs), percent(found.score), between(found.interval),
             rating(found.elo), ratings(found.elo_interval), *map(str, one.counts),
             str(one.unfinished)]
        )  # fmt: skip
    parts = [_table(head, rows)]
    parts.append(_figure(pictures.counts(whole.counts, POINTS, say("lab-points")), title))
    if len(named) > 1:
        dots = [(one.strength.score, one.strength.interval) for _, one in named]
        drawn = pictures.intervals(
            [label for label, _ in named], [(title, dots)], 0.5, say("lab-score"), (0, 1)
        )
        parts.append(_figure(drawn, say("lab-score")))
    if plan.test is not None:
        parts.append(f"<p>{escape(say('lab-verdict', verdict=report.verdict))}</p>")
        parts.append(_figure(_ratios(speaker, report), "LLR"))
    return _page(speaker, title, about, parts)


def _ratios(speaker: Speaker, report: MatchReport) -> str:
    test, counts, found = report.plan.test, [0] * 5, []
    assert test is not None
    for at in range(0, len(report.games), 2):
        counts[points((report.games[at], report.games[at + 1]))] += 1
        found.append(log_likelihood_ratio(counts, test.elo0, test.elo1))
    return pictures.curve(found, test.bounds, speaker.say("lab-pairs"), "LLR")


def ladder_page(speaker: Speaker, report: LadderReport) -> str:
    """Ratings, and who scored what against whom."""
    say, bots = speaker.say, [rung.bot for rung in report.rungs]
    scores = {}
    for one in report.matches:
        first, second = one.plan.bots
        scores[first, second] = one.standing.strength.score
        scores[second, first] = 1.0 - one.standing.strength.score
    head = [say("lab-bot"), "Elo", say("lab-interval"), say("lab-score"), *bots]
    rows = [
        [rung.bot, rating(rung.elo), ratings(rung.interval), percent(rung.score),
         *("–" if other == rung.bot else percent(scores[rung.bot, other]) for other in bots)]
        for rung in report.rungs
    ]  # fmt: skip
    dots = [(rung.elo, rung.interval) for rung in report.rungs]
    drawn = pictures.intervals(bots, [("Elo", dots)], 0.0, "Elo")
    plan = report.matches[0].plan
    about = say("lab-seeds", first=plan.seed, count=plan.pairs * len(plan.arenas))
    return _page(speaker, say("lab-ladder"), about, [_table(head, rows), _figure(drawn, "Elo")])


def balance_page(speaker: Speaker, report: BalanceReport, name: Namer) -> str:
    """How often each side wins, at each level; lengths, ends, and what things are worth."""
    say, plan = speaker.say, report.plan
    sides = [side_name(speaker, word) for word in registry.get(plan.game).sides]
    head = [
        say("column-scenario"), say("lab-level"), say("column-games"),
        say("lab-wins-of", side=sides[0]), say("lab-interval"), say("lab-without-luck"),
        say("lab-interval"), say("lab-explained"), say("column-unfinished"),
        say("lab-length"), say("column-decisions"), say("column-reason"),
    ]  # fmt: skip
    rows = [
        [name(row.scenario), row.level, str(row.side.games), percent(row.side.share),
         between(row.side.interval), percent(row.side.adjusted),
         between(row.side.adjusted_interval), percent(row.side.explained), str(row.unfinished),
         f"{row.rounds:.1f}", f"{row.decisions:.0f}", reasons(speaker, row.reasons)]
        for row in report.rows
    ]  # fmt: skip
    levels = list(dict.fromkeys(row.level for row in report.rows))
    series = [
        (level, [(row.side.adjusted, row.side.adjusted_interval)
                 for row in report.rows if row.level == level])
        for level in levels
    ]  # fmt: skip
    parts = [_table(head, rows)]
    heading = say("lab-wins-of", side=sides[0])
    labels = [name(one) for one in plan.scenarios]
    parts.append(
        _figure(pictures.intervals(labels, series, 0.5, heading, (0, 1), (0.4, 0.6)), heading)
    )
    lengths = [
        (level, [float(one.rounds) for one in report.games if not one.barred
                 and one.first == level == one.second])
        for level in plan.levels
    ]  # fmt: skip
    parts.append(_figure(pictures.histogram(lengths, say("lab-length")), say("lab-length")))
    if report.worth:
        parts.append(f"<h2>{escape(say('lab-worth'))}</h2>")
        parts.append(
            _table(
                [say("column-scenario"), say("column-side"), say("lab-thing"), say("column-games"),
                 say("lab-worth"), say("lab-interval")],
                [[name(one.scenario), sides[one.side], one.thing, str(one.games),
                  percent(one.worth), between(one.interval)] for one in report.worth],
            )
        )  # fmt: skip
    about = say("lab-seeds", first=plan.seed, count=plan.games)
    return _page(speaker, say("lab-balance"), about, parts)


def reasons(speaker: Speaker, counts: dict[str, int]) -> str:
    """How games ended, the commonest first."""
    return ", ".join(f"{speaker.say(f'reason-{word}')} {count}" for word, count in counts.items())


def calibration_page(speaker: Speaker, found: Sequence[Calibration], name: Namer) -> str:
    """Whether chances hold: told and won, by game."""
    say = speaker.say
    head = [say("column-game"), say("column-games"), say("lab-told"), say("lab-won"),
            say("lab-interval"), say("lab-positions")]  # fmt: skip
    rows = [
        [name(one.game), str(row.games), percent(row.told), percent(row.won),
         between(row.interval), str(row.positions)]
        for one in found for row in one.bins
    ]  # fmt: skip
    series = [
        (name(one.game), [(row.told, row.won, row.interval) for row in one.bins]) for one in found
    ]
    drawn = pictures.reliability(series, say("lab-told"), say("lab-won"))
    about = " ".join(
        say("lab-off", name=name(one.game), error=f"{100 * one.error:.1f}") for one in found
    )
    title = say("lab-calibration")
    return _page(speaker, title, about, [_figure(drawn, title), _table(head, rows)])
