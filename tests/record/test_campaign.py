"""The campaign: consecutive scenarios, wins less one for each full ten casualties."""

from pathlib import Path

import pytest

from fieldcraft import games
from fieldcraft.record.campaign import Campaign, Result, casualties, score
from fieldcraft.record.errors import RecordError
from fieldcraft.record.match import Match
from tests.record.play import KEY, duel, raid, random_match

SIDES = ("us", "de")
SCENARIOS = games.get("normandy").scenarios()
TEXT = (
    "fieldcraft campaign 1\ngame: normandy\n"
    f"first: {SCENARIOS[0]}\nlast: {SCENARIOS[2]}\n\n"
    f"{SCENARIOS[0]}: winner us, casualties us 7 de 12, record games/one.record\n"
    f"{SCENARIOS[1]}: winner nobody, casualties us 3 de 0\n"
)


def result(winner: str, us: int, de: int) -> Result:
    return Result("la-raye", winner, {"us": us, "de": de})


def test_each_full_ten_casualties_cost_a_point() -> None:
    """Casualties are counted over the whole run, and nine of them cost nothing."""
    table = score(SIDES, [result("us", 7, 9), result("us", 3, 0), result("de", 0, 0)])
    assert table.wins == {"us": 2, "de": 1}
    assert table.casualties == {"us": 10, "de": 9}
    assert table.scores == {"us": 1, "de": 1}
    assert (table.leader, table.lead, table.band) == ("nobody", 0, "even")


@pytest.mark.parametrize(
    ("wins", "band"), [(1, "slight"), (3, "slight"), (4, "clear"), (5, "clear"), (6, "decisive")]
)
def test_the_bands_of_advantage(wins: int, band: str) -> None:
    """One to three, four or five, and more."""
    table = score(SIDES, [result("de", 0, 0)] * wins)
    assert (table.leader, table.lead, table.band) == ("de", wins, band)


def test_only_combat_cards_are_casualties() -> None:
    """Fog of War removed by Recon and command cards do not count."""
    removed = {"rifleman-a": 2, "sniper": 1, "fog-of-war": 4, "squad-leader-a": 1}
    match = Match.from_position("normandy", duel(us={"removed": removed, "hand": ["scout-a"]}), KEY)
    for side in ("us", "de", "spectator"):
        assert casualties("normandy", match.view(side), "us") == 3


def test_the_cards_of_the_escaped_are_no_casualties() -> None:
    """The scout gets away with all his cards; only the sniper, who fell, is counted (NA-507)."""
    crew = {
        "hand": ["sergeant", "scout"],
        "deck": {"scout": 2, "machine-gunner": 3},
        "removed": {"sniper": 4, "fog-of-war": 1},
    }
    match = Match.from_position("north-africa", raid(lrdg=crew), KEY)
    assert casualties("north-africa", match.view("spectator"), "lrdg") == 4
    for words in ("play scout", "exit", "scout", "escape"):
        match.choose("lrdg", words)
    view = match.view("spectator")
    assert view["box"]["escaped"]["lrdg"] == ["lrdg:scout"]
    assert view["cards"]["lrdg"]["lost"] == {"sniper": 4, "fog-of-war": 1, "scout": 3}
    for side in ("lrdg", "it", "spectator"):
        assert casualties("north-africa", match.view(side), "lrdg") == 4
        assert casualties("north-africa", match.view(side), "it") == 0


def test_a_campaign_is_played_scenario_by_scenario(tmp_path: Path) -> None:
    """Matches are taken in order; the file tells what is next and how it stands."""
    campaign = Campaign.start("normandy", 1, 2)
    assert campaign.scenarios == SCENARIOS[:2]
    first = random_match(5, 60)
    with pytest.raises(RecordError) as error:
        campaign.add(first)
    assert error.value.code == "no-outcome"
    first.resign("de")
    assert campaign.add(first, "one.record").winner == "us"
    assert campaign.next == SCENARIOS[1]
    with pytest.raises(RecordError) as error:
        campaign.add(first)
    assert error.value.code == "other-match"
    path = tmp_path / "a.campaign"
    campaign.save(path)
    again = Campaign.load(path)
    assert again == campaign
    second = random_match(5, 10, scenario=2)
    second.draw()
    again.add(second)
    assert again.next is None
    with pytest.raises(RecordError):
        again.add(second)
    assert again.score.wins == {"us": 1, "de": 0}


def test_the_whole_box_is_the_default() -> None:
    """Without a first and last scenario a campaign runs over all of them."""
    assert Campaign.start("normandy").scenarios == SCENARIOS


def test_a_campaign_file_is_read_and_written() -> None:
    """The file is the same after reading and writing."""
    campaign = Campaign.from_text(TEXT)
    assert campaign.to_text() == TEXT
    assert campaign.next == SCENARIOS[2]
    assert campaign.score.scores == {"us": 0, "de": -1}


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("fieldcraft campaign 1", "campaign", "not-a-campaign", 1),
        ("fieldcraft campaign 1", "fieldcraft campaign 9", "newer-format", 1),
        ("game: normandy", "game: chess", "unknown-game", 2),
        ("game: normandy", "box: normandy", "unknown-header", 2),
        (f"last: {SCENARIOS[2]}\n", "", "missing-header", 1),
        (f"last: {SCENARIOS[2]}", "last: 3", "unknown-scenario", 4),
        (f"first: {SCENARIOS[0]}", f"first: {SCENARIOS[5]}", "backwards", 4),
        (f"{SCENARIOS[1]}: ", f"{SCENARIOS[2]}: ", "wrong-order", 7),
        ("winner nobody", "winner it", "unknown-side", 7),
        ("casualties us 3 de 0", "casualties us 3", "bad-result", 7),
        ("casualties us 3 de 0", "casualties de 3 us 0", "bad-result", 7),
        ("casualties us 3 de 0", "casualties us 3 de x", "bad-result", 7),
        (f"last: {SCENARIOS[2]}", f"last: {SCENARIOS[0]}", "too-many-results", 7),
    ],
)
def test_a_wrong_campaign_file_is_refused(old: str, new: str, code: str, line: int) -> None:
    """Each thing wrong is named with its line and a remedy."""
    with pytest.raises(RecordError) as error:
        Campaign.from_text(TEXT.replace(old, new), "x.campaign")
    assert (error.value.code, error.value.line) == (code, line)
    assert error.value.remedy
