"""Balance: levels side by side, luck taken out, what a card is worth, pages with pictures."""

from pathlib import Path

import duckdb
import pytest

from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.lab.balance import BalancePlan, play_balance, share_of
from fieldcraft.lab.executors import Serial
from fieldcraft.lab.ladder import play_ladder
from fieldcraft.lab.match import MatchPlan, play_match
from fieldcraft.lab.play import Arena, Played
from fieldcraft.lab.report import balance_page, ladder_page, match_page
from fieldcraft.lab.statistics import SequentialTest
from fieldcraft.lab.storage import Store

ARENAS = (Arena("normandy", "la-raye"), Arena("normandy", "montmartin-en-graignes"))
PLAN = BalancePlan(
    "normandy", ARENAS, ("random",), 4, unlike=("random", "greedy"), worth=("rifleman-a",),
    limit=1_500,
)  # fmt: skip


def played(result: int, luck: float | None) -> Played:
    """A game with a winner and some luck."""
    return Played("normandy", "la-raye", 0, "a", "a", 0, "", result, "points", 7, 200, luck)


def test_each_level_has_its_own_row(tmp_path: Path) -> None:
    """All games are counted once, in the right row; the games can be read with other tools."""
    store = Store(tmp_path, PLAN.plain())
    report = play_balance(PLAN, Serial(), store)
    assert [(row.scenario, row.level) for row in report.rows] == [
        (arena.scenario, level) for arena in ARENAS for level in ("random", "random – greedy")
    ]
    assert [row.side.games for row in report.rows] == [4, 8, 4, 8]
    for row in report.rows:
        assert sum(row.reasons.values()) == row.side.games - row.unfinished
        low, high = row.side.interval
        assert low <= row.side.share <= high
    assert [(one.side, one.thing, one.games) for one in report.worth[:2]] == [
        (0, "rifleman-a", 4),
        (1, "rifleman-a", 4),
    ]
    path = store.gather().as_posix()
    with duckdb.connect() as database:
        read = database.execute(f"SELECT count(*), count(luck) FROM read_parquet('{path}')")
        assert read.fetchall() == [(len(report.games), 24)]
    again = play_balance(PLAN, Serial(), Store(tmp_path, PLAN.plain()))
    assert again.rows == report.rows


def test_luck_that_explains_all_leaves_no_doubt() -> None:
    """Where winners are the lucky ones, the share without luck is known better than by counting."""
    lucky = [played(0, 0.5) for _ in range(30)] + [played(1, -0.5) for _ in range(20)]
    found = share_of(lucky)
    assert found.share == pytest.approx(0.6)
    assert found.adjusted == pytest.approx(0.5)
    assert found.explained == pytest.approx(1.0)
    low, high = found.adjusted_interval
    assert high - low < 0.01 < found.interval[1] - found.interval[0]


def test_luck_that_explains_nothing_changes_nothing() -> None:
    """Luck that has nothing to do with results leaves them; without luck there is none to take."""
    games = [played(place % 2, 0.1 if place % 4 < 2 else -0.1) for place in range(40)]
    found = share_of(games)
    assert found.adjusted == pytest.approx(found.share)
    assert found.explained == pytest.approx(0.0, abs=1e-9)
    plain = share_of([played(place % 2, None) for place in range(40)])
    assert (plain.adjusted, plain.adjusted_interval) == (plain.share, plain.interval)


def test_luck_is_nothing_on_average() -> None:
    """Over random games, what dice gave adds up to about nothing, and it explains some results."""
    plan = BalancePlan("normandy", ARENAS[:1], ("random",), 24, limit=1_500)
    luck = [one.luck for one in play_balance(plan, Serial()).games]
    values = [one for one in luck if one is not None]
    assert len(values) == 24
    assert abs(sum(values) / 24) < 0.15
    assert len(set(values)) > 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_have_tables_and_pictures(lang: str) -> None:
    """One file that needs nothing else, in the reader's language."""
    speaker = Speaker(lang, game="normandy")
    match_plan = MatchPlan(ARENAS, ("random", "random"), 2, limit=500, test=SequentialTest())
    match = play_match(match_plan, Serial())
    ladder = play_ladder(match_plan, ["random", "greedy"], Serial()) if lang == "en" else None
    balance = play_balance(
        BalancePlan("normandy", ARENAS, ("random",), 2, limit=500, luck=False), Serial()
    )
    pages = [match_page(speaker, match, str), balance_page(speaker, balance, str)]
    pages += [ladder_page(speaker, ladder)] if ladder else []
    for page in pages:
        assert page.startswith(f'<!doctype html>\n<html lang="{lang}">')
        assert "<svg" in page
        assert "<table>" in page
        assert "http://" not in page.replace("http://www.w3.org", "")
        assert "src=" not in page
