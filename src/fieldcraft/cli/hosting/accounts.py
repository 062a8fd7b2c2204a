"""The accounts of a server: a new password, and deletion."""

import secrets
from typing import Any

from sqlalchemy import select

from fieldcraft.cli.errors import UserError
from fieldcraft.cli.hosting.environment import Given
from fieldcraft.cli.hosting.maintenance import ask_database, done, settings_of_server
from fieldcraft.cli.terminal import Terminal
from fieldcraft.server.accounts.api_tokens import drop_api_tokens
from fieldcraft.server.accounts.identity import close_sessions
from fieldcraft.server.accounts.names import folded
from fieldcraft.server.accounts.passwords import passwords_of
from fieldcraft.server.accounts.privacy import forget
from fieldcraft.server.accounts.sessions import change_person
from fieldcraft.server.services import Services
from fieldcraft.server.storage import schema


def reset_password(terminal: Terminal, given: Given, name: str) -> int:
    """Give an account a new password, and sign it out everywhere."""
    settings = settings_of_server(terminal, given)
    password = secrets.token_urlsafe(12)

    async def change(services: Services) -> str | None:
        found = await _person(services, name)
        if found is None or found.login is None:
            return None
        hashed = await passwords_of(services).hash(password)
        async with services.database.write() as writing:
            await change_person(writing, found.id, {"password": hashed})
            await close_sessions(writing, found.id)
            await drop_api_tokens(writing, found.id)
        return str(found.name)

    shown = ask_database(settings, change)
    if shown is None:
        raise UserError(terminal.say("server-no-person", name=name[:80]))
    return done(terminal, "password-done", name=shown, password=password)


def remove_person(terminal: Terminal, given: Given, name: str, sure: bool) -> int:
    """Delete everything about a person; their matches stay for the others."""
    settings = settings_of_server(terminal, given)
    found = ask_database(settings, lambda services: _person(services, name))
    if found is None:
        raise UserError(terminal.say("server-no-person", name=name[:80]))
    shown = found.name or found.id
    if not sure:
        raise UserError(terminal.say("forget-ask", name=shown, option="--yes"))
    freed = ask_database(settings, lambda services: forget(services, found.id))
    return done(terminal, "forget-done", name=shown, count=len(freed))


async def _person(services: Services, name: str) -> Any:  # a row of `persons`
    """Somebody by the account's name or by id."""
    persons = schema.persons.c
    query = select(schema.persons).where((persons.login == folded(name)) | (persons.id == name))
    async with services.database.read() as reading:
        return (await reading.execute(query)).first()
