"""Scenarios that people bring: read, told, played, and refused with all that is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from fieldcraft.core.content.reading import read_bytes
from fieldcraft.server.library.custom_scenarios import LONGEST, VALUES_MOST

GAMES = Path(__file__).parents[3] / "src" / "fieldcraft" / "games"
FILES = {
    "normandy": "undaunted/content/normandy/scenarios/la-raye.yaml",
    "north-africa": "undaunted/content/north_africa/scenarios/barce.yaml",
    "combat-commander": "combat_commander/content/scenarios/among-the-hedges.yaml",
}
pytestmark = pytest.mark.parametrize("database_kind", ["sqlite"])


def text_of(game: str) -> str:
    """The file of one of our own scenarios."""
    return (GAMES / FILES[game]).read_text(encoding="utf-8")


def own(game: str) -> str:
    """The same as somebody's own, for whom its name matters."""
    return text_of(game).replace("\nid: ", "\nid: my-", 1)


async def bring(client: httpx.AsyncClient, text: str, lang: str = "en") -> httpx.Response:
    """Send a file."""
    return await client.post("scenarios", json={"text": text}, params={"lang": lang})


@pytest.mark.parametrize("game", FILES)
async def test_a_file_is_told_and_played(client: httpx.AsyncClient, game: str) -> None:
    """What comes back can be looked at, and made a match of; one of ours is known again."""
    ours = (await bring(client, text_of(game))).json()
    shipped = (await client.get(f"games/{game}/scenarios/{ours['id']}")).json()
    assert ours["scenario"] == ours["id"]
    assert {key: ours[key] for key in shipped} == shipped
    told = (await bring(client, own(game))).json()
    assert told["id"] == f"my-{ours['id']}"
    assert (told["name"], told["warnings"], told["level"]) == (ours["name"], [], None)
    assert told["scene"]["game"] == game
    side, other = (one["side"] for one in told["sides"])
    seats = {side: {"kind": "me"}, other: {"kind": "bot", "bot": "random"}}
    wish = {"game": game, "scenario": told["scenario"], "seats": seats}
    made = await client.post("matches", json=wish)
    assert made.status_code == 201, made.text
    shown = (await client.get(f"matches/{made.json()['match']}")).json()
    assert (shown["title"]["names"]["en"], shown["state"]) == (ours["name"], "running")
    [line] = (await client.get("me/matches")).json()["matches"]
    assert line["title"] == ours["name"]


async def test_a_scenario_brings_its_map(client: httpx.AsyncClient) -> None:
    """From the file it names, which comes with it; what is played needs no second file."""
    ground = (GAMES / "combat_commander/content/maps/pond-farm.yaml").read_text(encoding="utf-8")
    beside = {"ground.yaml": ground.replace("\nid: pond-farm", "\nid: my-farm", 1)}
    named = own("combat-commander").replace("\nmap: ", "\nmap: ground.yaml # ", 1)
    told = (await client.post("scenarios", json={"text": named, "beside": beside})).json()
    assert told["scenario"]["map"]["id"] == "my-farm"
    wish = {"game": "combat-commander", "scenario": told["scenario"], "seats": {}}
    assert (await client.post("matches", json=wish)).status_code == 201
    missing = (await bring(client, named)).json()["error"]
    assert "ground.yaml" in missing["places"][0]["what"]
    beside["ground.yaml"] = beside["ground.yaml"].replace("objectives: [", "objectives: [Z1, ", 1)
    wrong = await client.post("scenarios", json={"text": named, "beside": beside})
    assert wrong.json()["error"]["places"][0]["where"].startswith("ground.yaml, line ")


WRONG = [
    ("\nlicence:", "\nlicense:", "license", "licence"),
    ("\ngame: normandy", "\ngame: chess", "game", "chess"),
    ("\nkind: scenario", "\nkind: [", "", "bracket"),
]
"""What is replaced, by what; where it is found, and a word of what is said."""


async def test_all_that_is_wrong_is_said_with_its_line(client: httpx.AsyncClient) -> None:
    """As `fieldcraft check` says it: the line, the key, what is wrong and what to do."""
    text = text_of("normandy")
    for found, instead, where, what in WRONG:
        assert found in text
        answer = await bring(client, text.replace(found, instead, 1))
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (422, "bad-scenario-file")
        told = [one for one in error["places"] if where in one["where"] and what in one["what"]]
        assert told, error
        assert told[0]["where"].startswith("line ")
        assert told[0]["what"].endswith(")")


async def test_it_is_said_in_the_readers_language(client: httpx.AsyncClient) -> None:
    """Place and problem alike; and what a program writes is read like what a person writes."""
    value = read_bytes(own("normandy").encode()).value
    assert (await bring(client, json.dumps(value), "ru")).json()["name"] == "Ла-Ре"
    answer = await bring(client, text_of("normandy").replace("\nlicence:", "\nlicense:"), "ru")
    error = answer.json()["error"]
    assert "нельзя играть" in error["message"]
    assert all(one["where"].startswith("строка ") for one in error["places"])


async def test_the_board_of_a_faulty_file_is_drawn(client: httpx.AsyncClient) -> None:
    """As far as it can be read, so that a mistake can be shown where it is."""
    wrong = {
        "normandy": (("2B: 1", "2B: none"), ["tile:2B"]),
        "combat-commander": (("\nmap: ", "\nplaced: {wire: [C4, C4]}\nmap: "), ["hex:C4"]),
    }
    for game, ((old, new), refs) in wrong.items():
        assert old in text_of(game)
        error = (await bring(client, text_of(game).replace(old, new, 1))).json()["error"]
        assert [one["refs"] for one in error["places"]] == [refs]
        assert error["sketch"]["game"] == error["sketch"]["scene"]["game"] == game
        assert error["sketch"]["view"]["options"] is not None
    assert [one["edge"] for one in error["sketch"]["scene"]["sides"]] == ["right", "left"]
    error = (await bring(client, "kind: scenario\ngame: normandy\nlayout: 7")).json()["error"]
    assert error["sketch"] is None


RUBBISH = [
    ("", 422, "bad-scenario-file"),
    ("just words", 422, "bad-scenario-file"),
    ("\x00\x01", 422, "bad-scenario-file"),
    ("[" * 5000, 422, "bad-scenario-file"),
    ("a: &a [*a]", 422, "bad-scenario-file"),
    ("kind: map\nrows: []", 422, "bad-scenario-file"),
    ("a: [" + "1," * (VALUES_MOST + 1) + "]", 413, "too-many-values"),
    ("x" * (LONGEST + 1), 422, "bad-request"),
]


async def test_rubbish_is_refused(client: httpx.AsyncClient) -> None:
    """Whatever it is, the answer says what, and comes soon."""
    for text, status, code in RUBBISH:
        answer = await bring(client, text)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text


async def test_values_are_checked_when_a_match_is_made(client: httpx.AsyncClient) -> None:
    """A script that sends values is told all of it, too; deep ones do not break anything."""
    value = (await bring(client, own("normandy"))).json()["scenario"]

    async def make(game: str, scenario: Any) -> tuple[int, str]:
        seats = {"us": {"kind": "me"}}
        answer = await client.post(
            "matches", json={"game": game, "scenario": scenario, "seats": seats}
        )
        return answer.status_code, answer.json()["error"]["code"]

    assert await make("normandy", {**value, "licence": 7}) == (422, "bad-scenario-file")
    assert await make("north-africa", value) == (422, "scenario-of-another-game")
    assert await make("normandy", {}) == (422, "bad-scenario-file")
    deep: dict[str, Any] = {}
    for _ in range(300):
        deep = {"a": deep}
    assert await make("normandy", deep) == (422, "bad-scenario-file")
    assert await make("normandy", {"a": "x" * LONGEST}) == (413, "too-big")
