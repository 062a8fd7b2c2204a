"""What there is to play, told in every language."""

from pathlib import Path

import pytest

from fieldcraft import bots, games
from fieldcraft.i18n import LANGUAGES
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.server.library import scenarios
from fieldcraft.server.library.browse import balance
from tests.games.enrolled import KEYS
from tests.server.reading import get

SIDES = ("axis", "allies")
BALANCE = Path(__file__).parents[3] / "docs" / "balance.md"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_games_are_told(lang: str) -> None:
    """Every game with a text, its sides, options and bots."""
    told = get(f"/games?lang={lang}")["games"]
    assert [one["game"] for one in told] == games.keys()
    for game in told:
        assert game["text"].endswith(".")
        declared = games.get(game["game"]).match_options()
        defaults = {option.name: option.default for option in declared}
        assert {one["name"]: one["default"] for one in game["options"]} == defaults
        assert all(one["text"] for one in game["options"])
        assert [bot["bot"] for bot in game["bots"]] == bots.names(game["game"])
        assert all(bot["text"].endswith(".") for bot in game["bots"])
        assert game["bot"] == bots.usual(bots.names(game["game"]))
        assert game["first"] == games.get(game["game"]).scenarios()[0]
        ways = ["random-", "muster-"] if game["game"] == "combat-commander" else []
        assert [one["prefix"] for one in game["generators"]] == ways
        assert all(one["text"] for one in game["generators"])


@pytest.mark.parametrize("key", KEYS)
def test_scenarios_are_told(key: str) -> None:
    """Every scenario with name, goals, length and difficulty; one is the first to play."""
    for lang in LANGUAGES:
        told = get(f"/games/{key}/scenarios?lang={lang}")["scenarios"]
        assert [one["id"] for one in told] == games.get(key).scenarios()
        assert [one["id"] for one in told if one["first"]] == [told[0]["id"]]
        assert told[0]["level"] == 1
        for one in told:
            assert one["name"]
            assert one["briefing"]
            assert all(side["goal"] for side in one["sides"])
            assert one["minutes"] >= 10
            assert str(one["minutes"]) in one["length"]
            assert one["difficulty"]


def test_every_scenario_is_measured() -> None:
    """No built-in scenario is without its length and level, and no other is measured."""
    keys = games.keys()
    expected = {key: games.get(key).scenarios() for key in keys}
    assert expected == {key: list(scenarios.measures(key)) for key in keys}


def test_balance_is_told_as_measured() -> None:
    """The document has what the scenario sheets tell: games of three levels, and handicaps."""
    lines = BALANCE.read_text(encoding="utf-8").splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines]
    told = [
        {"bots": row[2], "wins": [int(cell.split()[0]) for cell in row[4:6]], "digest": row[8]}
        for row in rows
        if row[0].isdigit()
    ]
    measured = [one for key in KEYS for one in scenarios.measures(key).values()]
    assert told == [
        {"bots": row["bots"], "wins": row["wins"], "digest": row.get("digest", "–")}
        for one in measured
        for row in one["balance"]
    ]
    suggested = [row[9].partition(":")[0] for row in rows if len(row) > 9 and " to " in row[9]]
    wanted = [one["handicap"] for one in measured if "handicap" in one]
    assert suggested == [f"{first} to {second}" for first, second in wanted]


def test_the_strongest_bots_tell_the_balance() -> None:
    """A scenario sheet tells the games of the strongest bots that have played enough of them."""
    rows: list[scenarios.Wins] = [
        {"bots": "corporal", "wins": [10, 590], "day": "2026-11-17"},
        {"bots": "sergeant", "wins": [30, 20], "day": "2026-11-18", "digest": "0123456789ab"},
        {"bots": "lieutenant", "wins": [2, 3], "day": "2026-11-18", "digest": "0123456789ab"},
    ]
    english = Speaker("en")
    told = balance(english, ("lrdg", "it"), {"balance": rows})
    assert told.startswith("Between equal bots (Sergeant) ")
    assert told.endswith("wins 60 % and Italy 40 % of 50 games.")
    assert balance(english, ("lrdg", "it"), {"balance": rows[2:]}) == ""
    suggested = balance(english.of("normandy"), ("us", "de"), {"balance": rows, "handicap": [0, 4]})
    assert suggested.endswith("Germany begins with 4 more Fog of War cards in its deck.")
    assert suggested.count(".") == 2
    told = balance(english.of("combat-commander"), SIDES, {"balance": rows, "handicap": [0, 12]})
    assert told.endswith("the Axis can begin with 12 more victory points.")
    told = balance(english.of("combat-commander"), SIDES, {"balance": rows, "handicap": [1, 0]})
    assert told.endswith("the Allies can begin with one more victory point.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_handicap_is_suggested_in_every_language(lang: str) -> None:
    """With the side that gains by it, in Combat Commander, and the number."""
    speaker = Speaker(lang, strict=True).of("combat-commander")
    rows: list[scenarios.Wins] = [{"bots": "captain", "wins": [10, 90]}]
    for count in (1, 2, 5, 21):
        told = balance(speaker, SIDES, {"balance": rows, "handicap": [0, count]})
        gains = told.removeprefix(balance(speaker, SIDES, {"balance": rows}))
        assert speaker.say("side-axis") in gains
        assert speaker.say("side-allies") not in gains
        assert count == 1 or str(count) in gains


@pytest.mark.parametrize("key", KEYS)
def test_a_scenario_brings_its_scene(key: str) -> None:
    """A scenario can be looked at before it is played, by id or by number."""
    first = games.get(key).scenarios()[0]
    whole = get(f"/games/{key}/scenarios/{first}?lang=pl")
    assert whole["id"] == first
    assert whole["scene"]["game"] == key
    assert whole == get(f"/games/{key}/scenarios/1?lang=pl")


def test_a_scenario_made_by_lot() -> None:
    """A seed makes a scenario; nobody knows how long it takes."""
    whole = get("/games/combat-commander/scenarios/random-7")
    assert whole["id"].startswith("random-")
    assert whole["minutes"] is None
    assert whole["length"] == ""


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/games/chess/scenarios", "unknown-game"),
        ("/games/normandy/scenarios/dunkirk", "unknown-scenario"),
        ("/games/normandy/scenarios/99", "unknown-scenario"),
        ("/games/normandy/scenarios/..%2f..%2fetc", "unknown-scenario"),
        ("/games/combat-commander/scenarios/random-x", "generated-id"),
    ],
)
def test_what_is_not_there(path: str, code: str) -> None:
    """A game or a scenario that there is not is said so."""
    if "%2f" in path:
        get(path, 404)
        return
    error = get(path, 404)["error"]
    assert error["code"] == code
    assert "“" in error["message"] or code == "generated-id"


def test_the_radio_tower_is_told_on_its_sheet() -> None:
    """The only special rule of the Undaunted scenarios, which nothing else would explain."""
    told = {word: get(f"/games/normandy/scenarios/{word}?lang=ru")["rules"] for word in (9, 10)}
    assert told[9] == []
    assert [rule for rule in told[10] if "6Б" in rule] == told[10] != []
