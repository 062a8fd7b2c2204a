"""Generated scenarios: shown, kept, played, and what cannot be made."""

from pathlib import Path

import pytest

from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.match import Match
from tests.cli.commanders import GAME
from tests.cli.conftest import Call


def test_a_seed_makes_one_scenario(call: Call) -> None:
    """The same seed and choices give the same scenario, which says how to play it."""
    first = call("generate", GAME, "7", "--year", "1944", "--json").json
    assert first == call("generate", GAME, "7", "--year", "1944", "--json").json
    assert first["year"] == 1944
    assert first["id"].startswith("random-1944-germany-")
    shown = call("generate", GAME, "7", "--year", "1944").out
    assert f"To play it: fieldcraft terminal {GAME} {first['id']}" in shown
    assert "Random scenario 7, 1944" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_shown_in_every_language(call: Call, lang: str) -> None:
    """Name, forces and the command to play it."""
    called = call("generate", GAME, "11", "--lang", lang)
    assert called.code == 0
    assert "fieldcraft terminal" in called.out


def test_what_the_players_will_choose_is_not_shown_before(call: Call) -> None:
    """The sheet of a muster has sides and map, and no figures that are not decided yet."""
    drawn = call("show", GAME, "random-7").out
    chosen = call("show", GAME, "muster-7").out
    assert "Surrender" in drawn
    assert "Initiative" in drawn
    assert "Surrender" not in chosen
    assert "Initiative" not in chosen
    assert "decided by the forces" in chosen


def test_it_is_kept_as_a_file_that_can_be_played(call: Call, tmp_path: Path) -> None:
    """The file has no mistake; it can be checked and played, and is not written twice."""
    assert call("generate", GAME, "7", "--out", "mine.yaml").code == 0
    assert call("check", "mine.yaml").code == 0
    again = call("generate", GAME, "7", "--out", "mine.yaml")
    assert again.code == 2
    assert "already exists" in again.err
    typed = "quick\nready\nsave mine.record\nquit\n"
    played = call("terminal", GAME, "mine.yaml", "--bot", "random", "--seed", "1", typed=typed)
    assert played.code == 0


def test_it_is_played_at_once(call: Call, tmp_path: Path) -> None:
    """`--generate` names the scenario by its seed; the record keeps it."""
    arguments = ("terminal", GAME, "--generate", "7", "--opponent", "russia", "--bot", "random")
    typed = "quick\nready\nsave lot.record\nquit\n"
    assert call(*arguments, "--seed", "2", typed=typed).code == 0
    assert "russia" in str(Match.load(tmp_path / "lot.record").header.scenario)
    assert call("verify", "lot.record").code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["generate", "normandy", "7"], "Undaunted: Normandy has no scenario generator."),
        (["generate", GAME, "x"], "SEED"),
        (["generate", GAME], "SEED is missing"),
        (["generate", GAME, "7", "--size", "army"], "There is no size “army”. Available: company"),
        (["generate", GAME, "7", "--year", "1931"], "There was no such fight: “1931”"),
        (["generate", GAME, "7", "--year", "1941", "--opponent", "america"], "“1941 america”"),
        (["generate", GAME, "7", "--opponent", "france"], "There was no such fight: “france”"),
        (["terminal", GAME, "1", "--generate", "7"], "--generate"),
        (["terminal", "--generate", "7"], "GAME"),
        (["terminal", GAME, "--year", "1944"], "--generate"),
        (["terminal", "normandy", "--generate", "7"], "has no scenario generator"),
    ],
)
def test_what_cannot_be_made(call: Call, arguments: list[str], said: str) -> None:
    """Every mistake is told with what there is, and with exit status 2."""
    called = call(*arguments)
    assert called.code == 2
    assert said in called.err
