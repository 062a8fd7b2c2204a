"""`server recheck`: replay all running matches under the current rules."""

import asyncio
from typing import Any

from rich.progress import track
from rich.text import Text

from fieldcraft.cli.drawing.palette import BAD
from fieldcraft.cli.errors import told
from fieldcraft.cli.hosting.environment import Given
from fieldcraft.cli.hosting.maintenance import settings_of_server
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n import Speaker
from fieldcraft.server.logs import configure
from fieldcraft.server.records.recheck import Checked, recheck_match, to_check
from fieldcraft.server.services import Services
from fieldcraft.server.settings import Settings
from fieldcraft.server.storage.database import Database

FROZEN = 1


def recheck(terminal: Terminal, given: Given, as_json: bool) -> int:
    """Replay all running matches; 1 if one had to be frozen."""
    settings = settings_of_server(terminal, given)
    configure(settings)
    found = asyncio.run(_recheck(terminal, settings))
    speaker = terminal.speaker
    if as_json:
        terminal.print_json([_plain(speaker, one) for one in found])
    else:
        for one in found:
            if one.error is not None:
                why = told(speaker, one.error.code, one.error.values)
                said = terminal.say(f"recheck-{one.verdict}", match=one.id, why=why)
                terminal.console.print(Text(said, BAD), soft_wrap=True)
            elif one.verdict == "unreadable":
                said = terminal.say("recheck-unreadable", match=one.id)
                terminal.console.print(Text(said, BAD), soft_wrap=True)
            elif one.verdict == "thawed":
                terminal.console.print(Text(terminal.say("recheck-thawed", match=one.id)))
        parted = sum(one.verdict not in ("same", "thawed") for one in found)
        said = terminal.say("recheck-summary", total=len(found), done=len(found) - parted)
        terminal.console.print(Text(said, "bold"))
    return FROZEN if any(one.verdict in ("frozen", "unreadable") for one in found) else 0


async def _recheck(terminal: Terminal, settings: Settings) -> list[Checked]:
    services = Services(settings, Database(settings.database_url))
    try:
        ids = await to_check(services)
        watched = track(
            ids,
            description=terminal.say("progress-recheck"),
            console=terminal.errors,
            transient=True,
            disable=not terminal.errors.is_terminal,
        )
        return [await recheck_match(services, match_id) for match_id in watched]
    finally:
        await services.database.close()


def _plain(speaker: Speaker, one: Checked) -> dict[str, Any]:
    why = told(speaker, one.error.code, one.error.values) if one.error is not None else None
    if one.verdict == "unreadable":
        why = speaker.say("recheck-unreadable", match=one.id)
    return {"match": one.id, "verdict": one.verdict, "why": why}
