"""Simulations: who sits where, what is counted, what is refused."""

import json

import pytest

from fieldcraft import games
from fieldcraft.bots import UnknownBot, make
from fieldcraft.core import StartError, key_from_seed
from fieldcraft.lab import SimulationError, play_game, simulate
from fieldcraft.lab.executors import processes


@pytest.mark.long
@pytest.mark.parametrize("game", games.keys())
def test_same_seed_gives_the_same_summary(game: str) -> None:
    """A simulation is a function of its arguments."""
    first = simulate(game, games.get(game).scenarios()[3], 6, seed=11)
    assert first == simulate(game, 4, 6, seed=11)
    assert first != simulate(game, 4, 6, seed=12)


def test_processes_do_not_change_the_result() -> None:
    """Several workers give the very summary that one gives, and tell their progress."""
    seen: list[tuple[int, int]] = []
    alone = simulate("normandy", 1, 6, seed=5, swap_seats=True)
    pooled = simulate(
        "normandy",
        1,
        6,
        seed=5,
        swap_seats=True,
        workers=2,
        on_progress=lambda done, total: seen.append((done, total)),
    )
    assert alone == pooled
    assert seen[-1] == (6, 6)
    assert seen == sorted(seen)


def test_first_bot_sits_on_the_first_side() -> None:
    """Without swapping, wins by bot and wins by side are the same numbers."""
    summary = simulate("normandy", 2, 6, seed=1)
    assert summary.wins_by_bot == tuple(summary.wins_by_side.values())
    assert list(summary.wins_by_side) == ["us", "de"]


def test_swapped_pairs_share_their_seed() -> None:
    """Two of the same bot, swapped, see each seed from both sides."""
    straight = simulate("normandy", 1, 3, seed=4)
    paired = simulate("normandy", 1, 6, seed=4, swap_seats=True)
    assert paired.swapped
    assert sum(paired.wins_by_bot) == 6 - paired.unfinished
    assert straight.games == 3


def test_progress_counts_every_game() -> None:
    """One worker reports after each game."""
    seen: list[tuple[int, int]] = []
    simulate("normandy", 1, 3, on_progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1, 3), (2, 3), (3, 3)]


def test_a_game_stopped_at_the_limit_is_nobodys_win() -> None:
    """Reaching the limit of decisions leaves a game unfinished."""
    summary = simulate("normandy", 1, 4, limit=10)
    assert summary.unfinished == 4
    assert summary.wins_by_side == {"us": 0, "de": 0}
    assert summary.wins_by_bot == (0, 0)
    assert summary.drawn == 0
    assert summary.reasons == {}
    assert summary.decisions.most == 10


@pytest.mark.parametrize("game", games.keys())
def test_everything_is_counted_once(game: str) -> None:
    """Wins, draws and unfinished games add up, and so do the reasons."""
    summary = simulate(game, 7, 4, seed=2)
    assert list(summary.wins_by_side) == list(games.get(game).sides)
    assert sum(summary.wins_by_side.values()) + summary.drawn + summary.unfinished == 4
    assert sum(summary.reasons.values()) == 4 - summary.unfinished
    assert summary.rounds.least <= summary.rounds.median <= summary.rounds.most
    assert summary.decisions.least <= summary.decisions.mean <= summary.decisions.most


def test_summary_is_json() -> None:
    """The plain form survives a round trip through JSON."""
    plain = simulate("normandy", 1, 2).plain()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["scenario"] == "la-raye"
    assert plain["bots"] == ["random", "random"]


def test_play_game_goes_on_from_any_state() -> None:
    """A match can be played on by bots, and no further once it is over."""
    state = games.get("normandy").start(1, key_from_seed(1))
    pair = [make("random", 1), make("random", 2)]
    assert play_game(state, pair, limit=7) == 7
    assert play_game(state, pair) > 0
    assert state.finished
    assert play_game(state, pair) == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"games": 0}, "too-few"),
        ({"limit": 0}, "too-few"),
        ({"workers": 0}, "too-few"),
        ({"game": "chess"}, "unknown-game"),
        ({"bots": ("random",)}, "two-bots"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, object], reason: str) -> None:
    """Bad arguments are told apart, before anything is played."""
    given = {"game": "normandy", "scenario": 1, "games": 1, **arguments}
    with pytest.raises(SimulationError) as caught:
        simulate(**given)  # type: ignore[arg-type]
    assert caught.value.reason == reason
    assert isinstance(caught.value, ValueError)


def test_an_unknown_bot_is_refused() -> None:
    """The refusal names the bot and the nearest one there is."""
    with pytest.raises(UnknownBot, match="did you mean random") as caught:
        simulate("normandy", 1, 1, bots=("random", "ranodm"))
    assert caught.value.fields["suggestion"] == "random"


def test_an_unknown_match_option_is_refused() -> None:
    """Options of the match are checked like everything else."""
    with pytest.raises(StartError, match="unknown option"):
        simulate("normandy", 1, 1, options={"weather": True})


def test_no_more_processes_than_games_and_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are asked for: a million of them would only fill the machine."""
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    assert [processes(1_000_000, 100), processes(3, 100), processes(4, 2)] == [8, 3, 2]
    monkeypatch.setattr("os.cpu_count", lambda: None)
    assert processes(4, 100) == 1
