"""CONTRIBUTING's "Adding a game", done: one package, one line, and everything serves it.

Nothing outside of `tests/skirmish` knows this game.
"""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fieldcraft import bots, games
from fieldcraft.bots import monte_carlo
from fieldcraft.cli.start import run
from fieldcraft.core import StartError, key_from_seed
from fieldcraft.core.parts import PARTS
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.i18n.teller import tell_event, tell_moment, tell_outcome
from fieldcraft.i18n.voices import voice_of
from fieldcraft.lab import simulate
from fieldcraft.record.drills.drill import run_drill
from fieldcraft.record.match import Match
from fieldcraft.record.replay import Replay
from fieldcraft.record.rules.rulebook import load_book, look_up
from tests.games import test_harness, test_log, test_sampling
from tests.games.traits import Traits
from tests.server.reading import get
from tests.skirmish.game import SkirmishGame
from tests.skirmish.registered import skirmish

__all__ = ["skirmish"]

ROOT = Path(__file__).parents[2]
WHAT = "skirmish or every_game or every_scenario_has"
"""The tests of the harness that name it, and those that look at all games together."""
DRILL = """\
drill: A squad moves two squares
game: skirmish
clauses: [SK-O21]
position:
  units: {"red:squad-1": A1, "red:leader": A2, "blue:squad-1": D1}
  hands: {red: [move-1, aim-1, cover-1], blue: [aim-1, cover-1, cover-2]}
  decks: {red: [fire-1, fire-2, fire-3], blue: [fire-1, fire-2, fire-3]}
seed: 7
steps:
  - red: play move-1
  - red: unit red:squad-1
  - refuse: {red: to D3}
    reason: not-asked
  - red: to B1
    expect:
      units: {"red:squad-1": B1}
      decision: {sides: [blue], question: act}
"""


def played(players: dict[str, str], seed: int = 7) -> Match:
    """A whole match between two bots."""
    match = Match.start("skirmish", "parade", key_from_seed(seed), {}, {})
    seats = {side: bots.make(name, number) for number, (side, name) in enumerate(players.items())}
    while match.outcome is None:
        side = match.waiting[0]
        option = bots.ask(seats[match.sides[side]], match.state, side)
        match.choose(match.sides[side], match.state.word(option))
    return match


def test_it_is_one_of_the_games(skirmish: SkirmishGame) -> None:
    """By its key, its scenarios and the parts that its package brings."""
    assert "skirmish" in games.keys()  # noqa: SIM118 - a module's function
    assert games.get("skirmish") is skirmish
    brought = {part for part in PARTS if skirmish.part(part) is not None}
    assert brought == {"content", "voice", "drills", "book"}
    assert "skirmish" in games.having("drills")


def test_bots_play_it(skirmish: SkirmishGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that need only the rules; one that judges positions is not offered."""
    assert bots.names("skirmish") == ["random", "monte-carlo"]
    with pytest.raises(bots.UnknownBot):
        bots.check("greedy", "skirmish")
    monkeypatch.setattr(monte_carlo, "BUDGET", 60)
    found = simulate("skirmish", "parade", games=2, bots=("monte-carlo", "random"), seed=3)
    assert sum(found.wins_by_bot) + found.drawn == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(skirmish: SkirmishGame, lang: str) -> None:
    """Log, questions, moments and the end, from its own catalogue and the common one."""
    match = played({"red": "random", "blue": "random"})
    speaker = Speaker(lang, strict=True, game="skirmish")
    voice = voice_of(skirmish.scenario_of(match.state))
    for step in match.steps:
        for event in step.events:
            assert tell_event(speaker, event.name, event.fields)
    view = match.view("red")
    assert tell_outcome(speaker, view)
    assert tell_moment(speaker, view)[1] == speaker.say("prompt-over")
    begun = skirmish.start("meeting", key_from_seed(1))
    assert voice.prompt(speaker, begun.view(0)) == speaker.say("prompt-place")


def test_its_records_are_kept_and_replayed(skirmish: SkirmishGame, tmp_path: Path) -> None:
    """A record is written, read again and walked through."""
    match = played({"red": "random", "blue": "random"})
    path = tmp_path / "a.record"
    match.save(path)
    again = Match.load(path)
    assert again.outcome == match.outcome
    assert again.state.digest() == match.state.digest()
    replay = Replay.load(path)
    assert len(replay.match.steps) == len(match.steps)


def test_its_drills_run(skirmish: SkirmishGame, tmp_path: Path) -> None:
    """In the form that its package declares; a wrong one is told apart."""
    path = tmp_path / "move.yaml"
    path.write_text(DRILL, encoding="utf-8")
    result = run_drill(path)
    assert result.passed, result.report()
    path.write_text(DRILL.replace('"red:squad-1": B1}', '"red:squad-1": C1}'), encoding="utf-8")
    assert not run_drill(path).passed


def test_its_rules_can_be_read(skirmish: SkirmishGame) -> None:
    """Every clause that its questions come from stands in its book, and the server shows it."""
    assert look_up("skirmish", "sk-o21").text.startswith("**Move**")
    assert look_up("skirmish", "SK-5.4").cites == ("SK-1.7",)
    state = skirmish.start("parade", key_from_seed(1))
    clauses = {frame.clause for frame in state.frames if frame.clause}
    assert clauses <= set(load_book("skirmish").entries)
    told = get("/rules?game=skirmish&lang=pl")
    assert [book["name"] for book in told["books"]] == ["Potyczka"]
    assert get("/rules/SK-O20.3")["games"] == ["skirmish"]


def test_it_is_played_in_the_terminal(
    skirmish: SkirmishGame,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """Listed, shown and played to the end against a bot, line by line."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    for arguments in (["games"], ["scenarios", "skirmish"], ["show", "skirmish", "1"]):
        assert run([*arguments, "--lang", "en"]) == 0
    listed = capsys.readouterr().out
    assert "skirmish" in listed.lower()
    assert "--option" not in listed  # it has none
    monkeypatch.setattr(sys, "stdin", io.StringIO("help\n" + "1\n" * 600))
    wish = ["skirmish", "parade", "--bot", "random", "--side", "red", "--seed", "5"]
    run(["terminal", *wish, "--record", "a.record", "--lang", "en"])
    shown = capsys.readouterr().out
    assert "Which card do you play?" in shown
    assert re.search("look THING +Look at anything the board names", shown)
    assert Match.load(tmp_path / "a.record").outcome is not None


def test_makers_get_a_start(
    skirmish: SkirmishGame, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A scenario, a drill and a bot of their own, each good as it is written."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for kind, file in (("scenario", "mine.yaml"), ("drill", "drill.yaml"), ("bot", "seeker.py")):
        assert run(["new", kind, "skirmish", "--out", file, "--lang", "en"]) == 0
    assert "game: skirmish\n" in Path("mine.yaml").read_text(encoding="utf-8")
    assert run(["check", "mine.yaml", "drill.yaml", "--lang", "en"]) == 0
    assert run(["drill", "drill.yaml", "--lang", "en"]) == 0
    bots_named = ["--bots", "seeker:MyBot", "random"]
    assert run(["simulate", "skirmish", "mine.yaml", "--games", "1", *bots_named]) == 0


def test_a_game_without_drills_says_so(
    skirmish: SkirmishGame,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """No drill is written for it."""
    monkeypatch.setattr(type(skirmish), "part", lambda self, name: None)
    assert run(["new", "drill", "skirmish", "--out", str(tmp_path / "a"), "--lang", "en"]) == 2
    assert "skirmish has no drills." in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such:Game", "there is no module no_such"),
        ("json:Nothing", "json has no Nothing"),
        ("json:loads", "making it fails with TypeError"),
        ("json:JSONEncoder", "it is not a game"),
    ],
)
def test_the_environment_names_something_else(
    name: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The variable, what was found there and what to write instead; the other games are there."""
    monkeypatch.setenv("FIELDCRAFT_GAMES", name)
    games._named.cache_clear()
    try:
        assert run(["games", "--lang", "en"]) == 2
        told = capsys.readouterr().err
        assert f"FIELDCRAFT_GAMES names {name}: {why}" in told
        assert "write module:factory for every game" in told
        assert games.get("normandy").key == "normandy"
        with pytest.raises(StartError, match="FIELDCRAFT_GAMES"):
            games.get("skirmish")
    finally:
        games._named.cache_clear()


def test_the_harness_enrols_it() -> None:
    """All that is tested of every game is tested of this one, by its declaration in `traits.py`.

    Whole random games with their invariants, samples, refusals, non-interference, changed dumps and
    views, digests on every Python, golden playthroughs.
    """
    named = {"FIELDCRAFT_GAMES": "tests.skirmish.game:SkirmishGame"}
    paths = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games", "-k", WHAT],
        env={**os.environ, **named, "PYTHONPATH": paths},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr
    found = re.search(r"(\d+) passed", done.stdout)
    assert found is not None
    assert int(found[1]) > 70


def test_a_game_that_declares_nothing_is_tested_all_the_same(
    skirmish: SkirmishGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With defaults; only what is conserved and what is hidden has to be declared."""
    for module in (test_harness, test_sampling, test_log):
        monkeypatch.setattr(module, "traits_of", lambda _: Traits())
    for scenario in skirmish.scenarios():
        test_harness.test_random_game_to_the_end("skirmish", scenario)
        test_harness.test_invariants_at_every_step("skirmish", scenario)
        test_sampling.test_samples_give_back_the_same_view("skirmish", scenario)
    test_log.test_a_game_with_a_log_is_the_same_game("skirmish")


def test_other_processes_find_it_by_the_environment(tmp_path: Path) -> None:
    """`FIELDCRAFT_GAMES` names where it lies."""
    code = "from fieldcraft import games; print(games.get('skirmish').scenarios())"
    named = {"FIELDCRAFT_GAMES": "tests.skirmish.game:SkirmishGame"}
    paths = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **named, "PYTHONPATH": paths},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "['meeting', 'assault', 'parade']"
