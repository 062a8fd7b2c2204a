"""What a request must not do: come from elsewhere, be too big or too frequent, leave traces."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import httpx
import pytest
import structlog
from fastapi import FastAPI
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

import fieldcraft.server
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.server import logs
from fieldcraft.server.accounts import sessions
from fieldcraft.server.accounts.cookies import COOKIE
from fieldcraft.server.app import create_app
from fieldcraft.server.http import security
from fieldcraft.server.http.limits import Limiter
from fieldcraft.server.http.security import BODY_MOST
from fieldcraft.server.live.messages.cache import CACHED_MOST
from fieldcraft.server.services import Services
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage import schema as folk
from tests.server.matches.test_seats import NewClient, code, made
from tests.server.running import Served, set_up

CALL = re.compile(r"(?:ApiError|super\(\).__init__)\(\s*\d{3},\s*([^=)(]*(?:==[^=)(]*)?)")
FOREIGN = ["http://evil.test", "null", "http://table.test.evil.test", "http://table.test:81"]


@pytest.fixture
def database_kind() -> str:
    """One will do: no database can answer these differently."""
    return "sqlite"


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_cannot_act(client: httpx.AsyncClient, origin: str) -> None:
    """Not even with the cookie that the browser would add; reading is left to the browser."""
    match = (await made(client))["match"]
    headers = {"Origin": origin}
    for method, path in (
        ("POST", f"matches/{match}/chat"),
        ("PATCH", "me"),
        ("DELETE", "sessions"),
    ):
        answer = await client.request(method, path, headers=headers, json={"text": "x"})
        assert code(answer) == (403, "foreign-origin")
    answer = await client.get("me", headers=headers)
    assert "access-control-allow-origin" not in answer.headers
    own = {"Origin": "http://table.test"}
    assert (await client.patch("me", json={"name": "Anna"}, headers=own)).status_code == 200
    site = {"Sec-Fetch-Site": "cross-site"}
    assert code(await client.patch("me", json={}, headers=site)) == (403, "foreign-origin")


async def test_a_foreign_page_cannot_open_a_socket(served: Served) -> None:
    """Browsers send cookies with sockets and ask nobody, so we look at the origin."""
    async with httpx.AsyncClient(base_url=f"{served.api}/", trust_env=False) as client:
        address = served.socket((await made(client))["match"])
    for origin in FOREIGN:
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, proxy=None, origin=Origin(origin))
        assert refused.value.response.status_code == 403
    for home in (Origin(served.url), None):
        async with connect(address, proxy=None, origin=home) as socket:
            await socket.send('{"type": "ping"}')
            assert await socket.recv() == '{"type":"pong"}'


async def test_the_servers_own_address_counts_behind_a_proxy(
    client: httpx.AsyncClient, services: Services
) -> None:
    """With `base_url` set, only that and what is allowed by name is at home; cookies are secure."""
    client.headers["Host"] = "play.test"
    services.settings = services.settings.model_copy(
        update={
            "base_url": "https://play.test/",
            "allowed_origins": "https://a.test, https://b.test",
        }
    )
    for origin, expected in (
        ("https://play.test", 200),
        ("https://b.test", 200),
        ("http://table.test", 403),
        ("http://play.test", 403),
    ):
        answer = await client.patch("me", json={"name": "A"}, headers={"Origin": origin})
        assert expected == answer.status_code, origin
    answer = await client.patch("me", json={}, headers={"Origin": "https://play.test"})
    assert "; Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]


async def test_a_request_must_name_our_host(client: httpx.AsyncClient, services: Services) -> None:
    """A page that gave its own name our address (DNS rebinding) reads and changes nothing."""
    services.settings = services.settings.model_copy(update={"base_url": "https://play.test:8443"})
    for host, expected in (
        ("play.test", 200),
        ("PLAY.test:8443", 200),
        ("evil.test", 421),
        ("evil.test:8443", 421),
        ("play.test.evil.test", 421),
        ("127.0.0.1", 421),
        ("play.test@evil.test", 421),
        ("[", 421),
    ):
        answer = await client.get("me", headers={"Host": host})
        assert expected == answer.status_code, host
        probe = await client.get("http://table.test/live", headers={"Host": host})
        assert probe.status_code == 200
    hosts = {"hosts": "localhost, ::1", "base_url": ""}
    services.settings = services.settings.model_copy(update=hosts)
    named = [("localhost:1", 200), ("[::1]:8420", 200), ("play.test", 421)]
    for host, expected in named:
        assert expected == (await client.get("me", headers={"Host": host})).status_code
    rebound = {"Host": "evil.test", "Origin": "http://evil.test"}
    assert code(await client.patch("me", json={}, headers=rebound)) == (421, "wrong-host")


async def test_every_answer_has_safe_headers(client: httpx.AsyncClient) -> None:
    """Successes, errors, what is not there, and what the guard itself turns away."""
    answers = [
        await client.get(path)
        for path in ("me", "matches/none", "no/such/path", "http://table.test/openapi.json")
    ]
    answers.append(await client.patch("me", json={}, headers={"Origin": "http://evil.test"}))
    answers.append(await client.post("matches", content=b"x" * (BODY_MOST + 1)))
    assert [answer.status_code for answer in answers] == [200, 404, 404, 200, 403, 413]
    for answer in answers:
        is_safe(answer)
    assert (await client.get("me")).headers["cache-control"] == "no-store"


def is_safe(answer: httpx.Response) -> None:
    """Whether an answer has the headers that every answer has."""
    assert answer.headers["x-content-type-options"] == "nosniff", answer.url
    assert answer.headers["referrer-policy"] == "no-referrer", answer.url
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], answer.url


async def test_bodies_are_limited(client: httpx.AsyncClient) -> None:
    """By what is announced, and by what really comes."""
    data = b"x" * (BODY_MOST + 1)
    answer = await client.post("matches", content=data)
    assert code(answer) == (413, "too-big")

    async def endless() -> object:
        for _ in range(20):
            yield data[: BODY_MOST // 10]

    answer = await client.post("matches", content=endless())  # type: ignore[arg-type]
    assert code(answer) == (413, "too-big")


async def test_bodies_must_come_to_an_end(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sends a byte now and then does not hold a line forever."""
    monkeypatch.setattr(security, "BODY_SECONDS", 0.05)

    async def dripping() -> object:
        for _ in range(200):
            yield b" "
            await asyncio.sleep(0.02)

    begun = asyncio.get_running_loop().time()
    answer = await client.post("matches", content=dripping())  # type: ignore[arg-type]
    assert answer.status_code in (400, 408)
    assert asyncio.get_running_loop().time() - begun < 3


async def test_no_number_and_no_sign_is_too_much(client: httpx.AsyncClient) -> None:
    """What no database takes is refused, and breaks nothing."""
    match = (await made(client))["match"]
    for path in (f"matches/{match}/chat?since=", "me/notices?since="):
        assert (await client.get(f"{path}{1 << 63}")).status_code == 422
        assert (await client.get(f"{path}{(1 << 63) - 1}")).status_code == 200
    answer = await client.post("me/notices/seen", json={"upto": 1 << 63})
    assert answer.status_code == 422
    answer = await client.post(f"matches/{match}/report", json={"position": 1 << 70})
    assert answer.status_code == 422
    for path in ("matches/%00", "matches/%00/table", "records/%00", "matches/%00/notes"):
        assert (await client.get(path)).status_code in (404, 422), path


async def test_many_ways_to_ask_for_a_table_fill_no_memory(
    client: httpx.AsyncClient, services: Services
) -> None:
    """A line far beyond the end is the end, and only some messages are kept."""
    match = (await made(client, seats={"us": {"kind": "me"}, "de": {"kind": "bot"}}))["match"]
    live = await services.registry.open(match)
    for line in range(CACHED_MOST + 9):
        live.messages.table("us", "en", line)
    assert len(live.messages) <= 2
    for cuts in range(CACHED_MOST + 9):
        live.messages.table("us", "en", 0, cuts)
    assert len(live.messages) <= CACHED_MOST


@pytest.mark.parametrize(
    ("lang", "message", "what"),
    [
        ("en", "Invalid request.", "is missing"),
        ("ru", "Этот запрос непонятен.", "отсутствует"),
        ("pt-BR", "Não foi possível entender a solicitação.", "falta"),
        ("pl", "Nie można zrozumieć tego żądania.", "brakuje"),
    ],
)
async def test_errors_are_told_in_four_languages(
    client: httpx.AsyncClient, lang: str, message: str, what: str
) -> None:
    """With the place, and without what was sent."""
    wish = {"nmae": "hunter2", "password": "hunter2hunter2"}
    answer = await client.post("accounts", json=wish, headers={"Accept-Language": lang})
    error = answer.json()["error"]
    assert (422, "bad-request", message) == (answer.status_code, error["code"], error["message"])
    assert {"where": "body.name", "what": what} in error["places"]
    assert "hunter2" not in answer.text
    broken = await client.post("accounts", content=b"{", headers={"Accept-Language": lang})
    assert (422, message) == (broken.status_code, broken.json()["error"]["message"])


async def test_what_breaks_is_told_without_its_insides(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked learns that it broke, the log learns what; neither learns a token."""

    def broken(*_: object) -> None:
        raise RuntimeError("secret fcs_" + "A" * 43)

    monkeypatch.setattr(sessions, "me_of", broken)
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    with structlog.testing.capture_logs() as logs:
        async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as client:
            answer = await client.get("/api/v1/me")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "internal")
    is_safe(answer)
    assert "secret" not in answer.text
    assert "RuntimeError" in str(logs)
    assert "AAAA" not in str(logs)


async def test_no_token_reaches_a_log(
    new_client: NewClient, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither of seats nor of sessions nor of the API, whether they open something or not."""
    caplog.set_level(logging.DEBUG)
    anna, boris = new_client(), new_client()
    table = await set_up(anna, boris)
    token = (await anna.post("me/tokens", json={})).json()["token"]
    secrets = [token, anna.cookies[COOKIE], *table.tokens.values(), "fcs_" + "B" * 43]
    for secret in secrets:
        headers = {"Authorization": f"Bearer {secret}"}
        await boris.get(f"matches/{table.match}/table", headers=headers)
        await boris.get(f"matches/{secret}")
        await boris.post("seats/claim", json={"token": secret})
    printed = capsys.readouterr()
    # The client that these tests use logs by itself what it asks for.
    ours = [record.getMessage() for record in caplog.records if record.name != "httpx"]
    logged = "\n".join([*ours, printed.out, printed.err])
    assert [secret for secret in secrets if secret in logged] == []


async def test_guessing_passwords_is_slowed_down(
    client: httpx.AsyncClient, services: Services
) -> None:
    """With the limits on, as they are outside tests."""
    services.settings = services.settings.model_copy(update={"rate_limits": True})
    services.limiter = Limiter(services)
    wish = {"name": "Anna", "password": "wrong"}
    answers = [await client.post("sessions", json=wish) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [401] * 10 + [429]
    assert answers[-1].json()["error"]["code"] == "too-many"
    assert int(answers[-1].headers["retry-after"]) >= 1
    headers = {"Authorization": "Bearer fca_" + "A" * 43}
    codes = {(await client.get("me", headers=headers)).status_code for _ in range(12)}
    assert {401, 429} == codes


async def test_logs_name_neither_values_nor_visitors(services: Services) -> None:
    """A failed statement is logged without its values, a call without its address, no visit."""
    secret = {"token_hash": "a secret", "person": "nobody", "created": 0, "expires": 0}
    async with services.database.write() as writing:
        with pytest.raises(IntegrityError) as error:
            await writing.execute(insert(folk.sessions).values(**secret))
    assert "a secret" not in str(error.value)
    root, handlers = logging.getLogger(), logging.getLogger().handlers
    level = root.level
    try:
        logs.configure(services.settings)
        assert not logging.getLogger("httpx").isEnabledFor(logging.INFO)
        visit = logging.LogRecord("", logging.INFO, "/websockets/server.py", 1, "open", (), None)
        visits = logging.getLogger("uvicorn.error")
        assert not visits.filter(visit)
        visit.levelno = logging.ERROR
        assert visits.filter(visit)
    finally:
        root.handlers = handlers
        root.setLevel(level)
        logging.getLogger("httpx").setLevel(logging.NOTSET)
        structlog.reset_defaults()


def test_every_error_has_its_words() -> None:
    """Each code that a module gives an `ApiError` is said in four languages."""
    folder = Path(fieldcraft.server.__file__).parent
    found = set()
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for call in CALL.findall(text):
            found |= set(re.findall(r'(?<!== )"([a-z][a-z-]+)"', call))
    assert len(found) > 40
    for lang in LANGUAGES:
        speaker = Speaker(lang)
        assert sorted(one for one in found if not speaker.has(f"server-{one}")) == [], lang


def test_the_description_of_the_api_is_complete(settings: Settings) -> None:
    """Every path says in a sentence what it does, and every field of ours what it means."""
    app: FastAPI = create_app(settings)
    schema = app.openapi()
    bare = [
        (path, method)
        for path, methods in schema["paths"].items()
        for method, what in methods.items()
        if not what.get("description")
    ]
    assert bare == []
