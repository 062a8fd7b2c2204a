"""Records, replays, fair dice, hints and reports over HTTP, on both databases."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import httpx
import orjson
import pytest
from sqlalchemy import update

from fieldcraft import bots
from fieldcraft.core.chance import Chance
from fieldcraft.record.drills.drill import load_drill_text
from fieldcraft.record.fair.exchange import Exchange
from fieldcraft.record.match import Match
from fieldcraft.server.live.takeback import begin_takeback
from fieldcraft.server.services import Services
from fieldcraft.server.storage.schema import entries
from fieldcraft.server.workers import record_tasks
from tests.server.running import Table, set_up

Clients = Callable[[], httpx.AsyncClient]
LANGS = ("en", "ru", "pt-BR", "pl")


@pytest.fixture
def at_hand(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clerks in this process, which need not be started; the first test below has a real one."""

    async def ask_reader(task: str, body: dict[str, Any]) -> Any:
        assert body["uploaded"], "readers are for what people bring"
        return done(task, body)

    async def ask(task: str, body: dict[str, Any]) -> Any:
        assert not body.get("uploaded"), "whoever brings a record must keep nobody waiting"
        return done(task, body)

    def done(task: str, body: dict[str, Any]) -> Any:
        answer = record_tasks.TASKS[task](orjson.loads(orjson.dumps(body)))
        return orjson.loads(orjson.dumps(answer))

    monkeypatch.setattr(services.parts["record_workers"], "ask", ask)
    monkeypatch.setattr(services.parts["upload_workers"], "ask", ask_reader)


async def play(
    services: Services, clients: dict[str, httpx.AsyncClient], match: str, most: int
) -> None:
    """Let two random players make so many choices."""
    players = {side: bots.make("random", number) for number, side in enumerate(clients)}
    for _ in range(most):
        live = await services.registry.open(match)
        if live.match.outcome is not None:
            return
        index = live.match.waiting[0]
        side = live.match.sides[index]
        option = bots.ask(players[side], live.match.state, index)
        await live.choose(side, live.decision(side), live.match.state.word(option))


async def finished(
    new_client: Clients, services: Services, most: int = 60
) -> tuple[Table, Any, Any]:
    """A match of two people that has ended, and both of them."""
    anna, boris = new_client(), new_client()
    table = await set_up(anna, boris)
    await play(services, {"us": anna, "de": boris}, table.match, most)
    resigned = await anna.post(f"matches/{table.match}/acts", json={"act": "resign"})
    assert resigned.status_code == 200, resigned.text
    return table, anna, boris


def code(answer: httpx.Response) -> str:
    """Why a request was refused."""
    return str(answer.json()["error"]["code"])


async def test_a_finished_match_is_an_open_book(new_client: Clients, services: Services) -> None:
    """Its record plays, its dice can be checked by anybody, and it can be replayed from all sides.

    A takeback is in it: the dice after it came from a new key, and still everything fits.
    """
    anna, boris = new_client(), new_client()
    table = await set_up(anna, boris)
    match = table.match
    before = (await boris.get(f"matches/{match}/table")).json()["status"]
    await play(services, {"us": anna, "de": boris}, match, 30)
    await begin_takeback(await services.registry.open(match), lambda: 4, {})
    await play(services, {"us": anna, "de": boris}, match, 30)
    for early in ("record", "verify"):
        assert code(await anna.get(f"matches/{match}/{early}")) == "not-over"
    await anna.post(f"matches/{match}/acts", json={"act": "resign"})

    stranger = new_client()
    record = await stranger.get(f"matches/{match}/record")
    assert f'filename="{match}.record"' in record.headers["content-disposition"]
    played = Match.from_text(record.text)
    assert played.outcome is not None
    assert played.outcome.reason == "resign"
    assert "table: takeback 4 exchange 1\n+ commitment server: " in record.text

    verified = (await stranger.get(f"matches/{match}/verify")).json()
    assert verified["passed"], verified
    assert [one["check"] for one in verified["checks"]] == [
        "shares", "key", "listed", "key-hash", "replay",
    ]  # fmt: skip
    start, taken = verified["exchanges"]
    share = start["shares"]["server"]
    sealed = before["dice"]["commitments"]["server"]
    assert sealed == hashlib.sha256(bytes.fromhex(share)).hexdigest()
    assert (taken["about"], taken["state"]) == ("takeback 4", "done")
    assert before["key_hash"] == hashlib.sha256(bytes.fromhex(verified["key"])).hexdigest()
    again = Exchange(match, shares=start["shares"]).key()
    assert again.hex() == verified["key"] == played.header.key

    for viewpoint in ("us", "de", "spectator", "all"):
        query: dict[str, Any] = {"as": viewpoint, "lang": "pl"}
        log = (await stranger.get(f"matches/{match}/log", params=query)).json()
        assert log["positions"] == len(played.steps)
        query |= {"from": 20, "to": 40}
        shown = (await stranger.get(f"matches/{match}/positions", params=query)).json()["positions"]
        assert [one["position"] for one in shown] == list(range(20, 41))
        for one in shown:
            standing = [
                line for line in log["lines"]
                if line["position"] <= one["position"]
                and (line["until"] is None or line["until"] > one["position"])
            ]  # fmt: skip
            news = one["log"]
            assert standing[news["from"] :] == news["lines"]
            assert one["turn"] is None
            if viewpoint != "all":
                assert one["view"] == played.view(viewpoint, one["position"])
            else:
                hands = one["view"]["cards"]
                assert all("cards" in hands[side]["hand"] for side in played.sides)


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_a_changed_match_does_not_verify(
    new_client: Clients, services: Services, at_hand: None
) -> None:
    """Whoever changes a stored choice afterwards is found out, with where."""
    table, anna, _ = await finished(new_client, services, 20)
    query = (
        update(entries)
        .where(entries.c.match == table.match, entries.c.number == 1)
        .values(text="bid mortar-a")
    )
    async with services.database.write() as writing:
        await writing.execute(query)
    for lang in LANGS:
        found = (await anna.get(f"matches/{table.match}/verify", params={"lang": lang})).json()
        assert not found["passed"]
        assert [one["passed"] for one in found["checks"]] == [True, True, True, True, False]
        assert "1" in found["checks"][4]["text"]


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_a_running_match_shows_each_its_own(
    new_client: Clients, services: Services, at_hand: None
) -> None:
    """A seat sees its own past, others a spectator's, and nobody counts what is hidden."""
    anna, boris, stranger = new_client(), new_client(), new_client()
    table = await set_up(anna, boris)
    match = table.match
    await play(services, {"us": anna, "de": boris}, match, 40)
    live = await services.registry.open(match)
    side = live.match.sides[live.match.waiting[0]]
    for viewpoint, client in (("us", anna), ("de", boris), ("spectator", stranger)):
        log = (await client.get(f"matches/{match}/log")).json()
        assert log["viewpoint"] == viewpoint
        last = log["positions"]
        query = {"from": max(0, last - 5), "to": last}
        shown = (await client.get(f"matches/{match}/positions", params=query)).json()["positions"]
        assert shown[-1]["view"] == live.match.view(viewpoint)
        assert shown[-1]["status"]["key"] is None
        others = [one for one in log["entries"] if one["who"] not in (None, viewpoint, "table")]
        assert others == []
        exported = (await client.get(f"matches/{match}/export")).text
        assert len(exported.splitlines()) == last + 1
        assert "digest" not in exported
        assert (live.match.header.key or "") not in exported
    for wanted in ("us", "all"):
        refused = await stranger.get(f"matches/{match}/log", params={"as": wanted})
        assert refused.status_code in (403, 422), wanted
        refused = await stranger.get(f"matches/{match}/export", params={"as": wanted})
        assert refused.status_code in (403, 422), wanted
    assert side in ("us", "de")


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_positions_are_asked_for_in_portions(
    new_client: Clients, services: Services, at_hand: None
) -> None:
    """Too many at once, or backwards, are refused; behind the end there are none."""
    table, anna, _ = await finished(new_client, services, 10)
    for first, last in ((0, 60), (5, 4)):
        query = {"from": first, "to": last}
        answer = await anna.get(f"matches/{table.match}/positions", params=query)
        assert code(answer) == "too-many-positions"
    query = {"from": 500, "to": 510}
    answer = await anna.get(f"matches/{table.match}/positions", params=query)
    assert answer.json() == {"positions": []}


async def test_a_record_is_brought_and_replayed(
    new_client: Clients, services: Services, at_hand: None
) -> None:
    """A file from anywhere: checked, kept, shown from every side, verified and given back."""
    table, anna, _ = await finished(new_client, services, 30)
    text = (await anna.get(f"matches/{table.match}/record")).text
    plain = {"content-type": "text/plain"}
    brought = await anna.post("records", content=text.encode(), headers=plain)
    assert brought.status_code == 201, brought.text
    about = brought.json()
    assert about["finished"]
    assert about["sides"] == ["us", "de"]
    path = f"records/{about['id']}"
    assert (await anna.get(path)).json() == about
    assert (await anna.get(f"{path}/record")).text == text
    assert (await anna.get(f"{path}/scene", params={"lang": "ru"})).json()["game"] == "normandy"
    for viewpoint in ("us", "all"):
        query: dict[str, Any] = {"as": viewpoint, "from": 0, "to": 8}
        shown = (await anna.get(f"{path}/positions", params=query)).json()["positions"]
        assert len(shown) == 9
        log = (await anna.get(f"{path}/log", params=query)).json()
        assert log["positions"] == about["positions"]
    verified = (await anna.get(f"{path}/verify")).json()
    assert verified["passed"]
    assert code(await anna.get(f"{path}/log", params={"as": "it"})) == "no-such-side"
    assert code(await anna.get("records/nothing/log")) == "no-such-record"


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_a_bad_record_is_told_with_its_line(
    new_client: Clients, services: Services, at_hand: None
) -> None:
    """In every language, and nothing is kept of it."""
    table, anna, _ = await finished(new_client, services, 20)
    text = (await anna.get(f"matches/{table.match}/record")).text
    lines = text.splitlines()
    entry = next(number for number, line in enumerate(lines, 1) if line.startswith("us: "))
    wrong = {
        "illegal-choice": "\n".join([*lines[: entry - 1], "us: bid sniper-c", *lines[entry:], ""]),
        "not-a-record": "hello\n",
        "empty": "",
    }
    seen = set()
    for expected, bad in wrong.items():
        for lang in LANGS:
            answer = await anna.post(
                "records",
                content=bad.encode() or b" ",
                headers={"content-type": "text/plain"},
                params={"lang": lang},
            )
            assert answer.status_code == 422, answer.text
            error = answer.json()["error"]
            seen.add(error["message"])
            if expected == "illegal-choice":
                assert error["code"] in ("illegal-choice", "unknown-words"), error
                assert error["line"] == entry
                assert str(entry) in error["places"][0]["where"]
    assert len(seen) == len(wrong) * len(LANGS)
    binary = await anna.post(
        "records", content=b"fieldcraft \xff", headers={"content-type": "text/plain"}
    )
    assert code(binary) == "not-utf8"
    big = await anna.post(
        "records", content=b"x" * 1_000_001, headers={"content-type": "text/plain"}
    )
    assert big.status_code == 413


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_a_report_tells_nothing_that_is_hidden(
    new_client: Clients, services: Services, monkeypatch: pytest.MonkeyPatch, at_hand: None
) -> None:
    """The drill of a running match has the reporter's view, and no more of the match."""
    anna, boris = new_client(), new_client()
    table = await set_up(anna, boris)
    match = table.match
    await play(services, {"us": anna, "de": boris}, match, 25)
    live = await services.registry.open(match)
    monkeypatch.setattr(
        "fieldcraft.server.records.rule_reports.secrets.token_hex", lambda size: "5a" * size
    )
    wish = {"tried": "to 1A", "text": "It should be allowed: “#1” {x}"}
    view = live.match.state.view(0)
    # Made from the view alone: whoever has the view and the same chance gets the same cards.
    dealt = live.match.game.sample(view, Chance(bytes([0x5A] * 32)))
    for lang in ("en", "ru"):
        answer = await anna.post(f"matches/{match}/report", json=wish, params={"lang": lang})
        assert answer.status_code == 201, answer.text
        assert answer.headers["content-disposition"].endswith('.yaml"')
        drill = load_drill_text(answer.text)
        result = drill.run()
        assert result.passed, result.report()
        state = drill.set_up(None).state
        assert state.view(0) == view
        assert state.view(1) == dealt.view(1)
        assert "It should be allowed" in answer.text
    kept = list((services.settings.data / "reports").iterdir())
    assert [one.suffix for one in kept] == [".yaml"]
    stranger = new_client()
    refused = await stranger.post(f"matches/{match}/report", json={"as": "us"})
    assert refused.status_code == 403
    looked = await stranger.post(f"matches/{match}/report", json={})
    state = load_drill_text(looked.text).set_up(None).state
    assert state.view(-1) == live.match.state.view(-1)


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_a_report_of_a_finished_match_is_exact(
    new_client: Clients, services: Services, at_hand: None
) -> None:
    """It has the real cards, at any position."""
    table, anna, _ = await finished(new_client, services, 30)
    live = await services.registry.open(table.match)
    answer = await anna.post(f"matches/{table.match}/report", json={"position": 17})
    state = load_drill_text(answer.text).set_up(None).state
    for viewer in (-1, 0, 1):
        assert state.view(viewer) == live.match.state_at(17).view(viewer)
