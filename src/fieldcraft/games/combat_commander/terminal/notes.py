"""What stands beside an option: odds, values, costs; and which hexes are marked for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from fieldcraft.cli.drawing.offer import Offer
from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import Forecast
from fieldcraft.games.combat_commander.terminal.facts import Facts
from fieldcraft.games.combat_commander.terminal.signs import signs_of
from fieldcraft.games.combat_commander.voice.names import piece_name
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import said
from fieldcraft.i18n.odds import percent

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView

MOST = 4
"""Of so many targets the odds are told."""


def option_notes(
    terminal: Terminal, scene: Facts, view: CommanderView, offer: Offer, *, brief: bool
) -> list[Text]:
    """The odds of an option; what a unit or a card is worth."""
    told = scene.voice.notes(terminal.speaker, view, offer.words, offer.forecasts)
    notes = [Text(note, QUIET) for note in told]
    return notes + odds_notes(terminal, offer.forecasts, brief=brief)


def odds_notes(terminal: Terminal, forecasts: Sequence[Forecast], *, brief: bool) -> list[Text]:
    """The odds of each target; in brief all of them in a line, without their parts."""
    targets: dict[str, list[Forecast]] = {}
    for one in forecasts:
        targets.setdefault(one.target, []).append(one)
    some = list(targets.values())[:MOST]
    more = f" {terminal.signs.more}" if len(targets) > MOST else ""
    if brief and len(some) > 1:
        told = [chances_text(terminal.speaker, several) for several in some]
        return [Text(f" {terminal.signs.point} ".join(told) + more, "default")]
    notes = [Text(odds_text(terminal.speaker, several), "default") for several in some]
    return [*notes, Text(more, QUIET)] if more else notes


def target_text(speaker: Speaker, target: str) -> str:
    """A hex, a unit or a weapon by its name."""
    return piece_name(speaker, target) if "-" in target else target


def chances_text(speaker: Speaker, forecasts: Sequence[Forecast]) -> str:
    """What may happen to one target: `Axis Rifle 3: broken 20%, suppressed 9%`."""
    told = [f"{said(speaker, 'effect', one.effect)} {percent(one.chance)}" for one in forecasts]
    return f"{target_text(speaker, forecasts[0].target)}: {', '.join(told)}"


def odds_text(speaker: Speaker, forecasts: Sequence[Forecast]) -> str:
    """What may happen to one target, with the exact odds, and the total in its parts."""
    first = forecasts[0]
    part, whole = first.chance
    parts = " + ".join(speaker.say(f"part-{name}", value=value) for name, value, _ in first.parts)
    head = f"{chances_text(speaker, forecasts)} ({part}/{whole})"
    return f"{head} · {first.total} = {parts.replace('+ -', '- ')}" if parts else head


def marks(terminal: Terminal, view: CommanderView, offers: Sequence[Offer]) -> dict[str, str]:
    """The hexes that answer the question, and where the group stands that acts now."""
    signs = signs_of(terminal)
    acting = {
        unit["hex"]: signs.acting
        for unit in view["units"].values()
        if unit["hex"] and "grouped" in unit["flags"]
    }
    return {**acting, **{offer.place: signs.marked for offer in offers if offer.place}}
