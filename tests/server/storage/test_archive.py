"""Backups and single matches: written while people play, read by either database."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from fieldcraft.server.settings import Settings
from fieldcraft.server.storage import archive, schema
from fieldcraft.server.storage.database import Database
from fieldcraft.server.storage.migrations import upgrade
from tests.server.workers.test_driver import make, running, table_of


async def played(client: httpx.AsyncClient) -> str:
    """A match of two at one screen, some choices on."""
    match = await make(client, us="me", de="hotseat")
    for _ in range(6):
        for side in ("us", "de"):
            table = await table_of(client, match, **{"as": side})
            if (turn := table["turn"]) is not None:
                body = {"decision": turn["decision"], "choice": turn["options"][0]["choice"]}
                body["as"] = side
                done = await client.post(f"matches/{match}/choices", json=body)
                assert done.status_code == 200, done.text
    return match


async def contents(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """Everything that a backup has to keep."""
    found = {}
    async with database.read() as reading:
        for table in schema.metadata.sorted_tables:
            if table not in archive.PASSING:
                rows = await reading.execute(select(table).order_by(*table.primary_key))
                found[table.name] = [tuple(row) for row in rows]
    return found


async def fresh(folder: Path) -> Database:
    """An empty SQLite database."""
    folder.mkdir()
    database = Database(Settings(data=folder).database_url)
    await upgrade(database)
    return database


async def test_a_backup_of_a_running_server_is_restored_elsewhere(
    settings: Settings, tmp_path: Path
) -> None:
    """From either database, while a match goes on; the copy has every row, and is played on."""
    path = tmp_path / "all.gz"
    async with running(settings) as (client, services):
        match = await played(client)
        assert await archive.back_up(services.database, path, "the secret") == 1
        kept = await contents(services.database)
        table = await table_of(client, match, **{"as": "us"})
    assert path.stat().st_mode & 0o077 == 0
    database = await fresh(tmp_path / "copy")
    assert await archive.restore(database, path) == (1, "the secret")
    assert await contents(database) == kept
    with pytest.raises(archive.BadArchive, match="not-empty"):
        await archive.restore(database, path)
    await database.close()
    copied = settings.model_copy(update={"data": tmp_path / "copy", "database": ""})
    async with running(copied) as (client, services):
        live = await services.registry.open(match)
        assert live.match.view("us") == table["view"]


async def test_a_backup_is_restored_into_the_same_kind_of_database(
    settings: Settings, tmp_path: Path
) -> None:
    """What was emptied is filled again, and counters go on where they were."""
    path = tmp_path / "all.gz"
    async with running(settings) as (client, services):
        match = await played(client)
        await client.post(f"matches/{match}/chat", params={"as": "us"}, json={"text": "hello"})
        await archive.back_up(services.database, path, "")
        kept = await contents(services.database)
    database = Database(settings.database_url)
    async with database.write() as writing:
        for table in reversed(schema.metadata.sorted_tables):
            await writing.execute(table.delete())
    await archive.restore(database, path)
    assert await contents(database) == kept
    await database.close()
    async with running(settings) as (client, services):
        live = await services.registry.open(match)
        side = live.match.sides[live.match.waiting[0]]
        await live.choose(side, live.decision(side), live.match.options(side)[0])


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_a_match_moves_to_another_server(settings: Settings, tmp_path: Path) -> None:
    """With its dice and log; its people sit down by new links, once."""
    path = tmp_path / "one.gz"
    async with running(settings) as (client, services):
        match = await played(client)
        other = await make(client, us="me", de="open")
        assert await archive.export_match(services.database, match, path)
        assert not await archive.export_match(services.database, "nosuchone", tmp_path / "x.gz")
        digest = (await services.registry.open(match)).match.state.digest()
        with pytest.raises(archive.BadArchive, match="known"):
            await archive.import_match(services.database, path)
    database = await fresh(tmp_path / "copy")
    found, tokens = await archive.import_match(database, path)
    assert (found, set(tokens)) == (match, {"us", "de"})
    await database.close()
    copied = settings.model_copy(update={"data": tmp_path / "copy"})
    async with running(copied) as (client, services):
        live = await services.registry.open(match)
        assert live.match.state.digest() == digest
        claimed = await client.post("seats/claim", json={"token": tokens["us"]})
        assert claimed.status_code == 200, claimed.text
        assert (await client.get(f"matches/{other}")).status_code == 404


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
async def test_files_that_are_none_change_nothing(settings: Settings, tmp_path: Path) -> None:
    """Missing, of another kind, damaged: each is told apart."""
    match_file, backup_file = tmp_path / "one.gz", tmp_path / "all.gz"
    async with running(settings) as (client, services):
        match = await played(client)
        await archive.export_match(services.database, match, match_file)
        await archive.back_up(services.database, backup_file, "")
    (tmp_path / "text").write_text("not compressed")
    half = backup_file.read_bytes()
    (tmp_path / "half.gz").write_bytes(half[: len(half) // 2])
    (tmp_path / "bent.gz").write_bytes(half[:40] + bytes(100) + half[140:])
    database = await fresh(tmp_path / "copy")
    before = await contents(database)
    for name, code in {
        "bent.gz": "broken",
        "nowhere": "missing",
        "one.gz": "other",
        "text": "broken",
        "half.gz": "broken",
    }.items():
        with pytest.raises(archive.BadArchive, match=code):
            await archive.restore(database, tmp_path / name)
    with pytest.raises(archive.BadArchive, match="other"):
        await archive.import_match(database, backup_file)
    assert await contents(database) == before
    await database.close()
