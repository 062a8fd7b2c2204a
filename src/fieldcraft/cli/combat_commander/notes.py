"""What stands beside an option: odds, values, costs; and which hexes are marked for it."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from fieldcraft.cli.combat_commander.facts import Facts
from fieldcraft.cli.combat_commander.hand import event_text, roll_text
from fieldcraft.cli.combat_commander.roster import values_text
from fieldcraft.cli.combat_commander.signs import signs_of
from fieldcraft.cli.odds import percent
from fieldcraft.cli.offer import Offer
from fieldcraft.cli.palette import QUIET
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import Forecast
from fieldcraft.i18n import Speaker, piece_name, said

View = dict[str, Any]
MOST = 3
"""Odds of more targets than this are for `look`."""


def option_notes(
    terminal: Terminal, scene: Facts, view: View, offer: Offer, *, brief: bool
) -> list[Text]:
    """The odds of an option; what a unit or a card is worth."""
    verb, _, thing = offer.words.partition(" ")
    notes = []
    if thing in view["units"]:
        notes.append(Text(unit_note(terminal, view, thing), QUIET))
    elif verb == "discard" and thing in scene.faces:
        card = scene.faces[thing]
        text = f"{said(terminal.speaker, 'action', card['action'])}, "
        text += f"{event_text(terminal.speaker, card)}, {roll_text(terminal.speaker, card)}"
        notes.append(Text(text, QUIET))
    notes += [Text(odds_text(terminal.speaker, one), "default") for one in offer.forecasts[:MOST]]
    if len(offer.forecasts) > MOST:
        notes.append(Text(terminal.signs.more, QUIET))
    return notes


def unit_note(terminal: Terminal, view: View, word: str) -> str:
    """Where a unit is, and its values."""
    unit = view["units"][word]
    where = f"{unit['hex']}  " if unit["hex"] else ""
    return f"{where}{values_text(unit)}"


def target_text(speaker: Speaker, target: str) -> str:
    """A hex, a unit or a weapon by its name."""
    return piece_name(speaker, target) if "-" in target else target


def odds_text(speaker: Speaker, forecast: Forecast) -> str:
    """A forecast in a line: target, effect, chance, and the total with its parts."""
    part, whole = forecast.chance
    parts = " + ".join(
        speaker.say(f"part-{name}", value=value) for name, value, _ in forecast.parts
    ).replace("+ -", "- ")
    effect = said(speaker, "effect", forecast.effect)
    head = f"{target_text(speaker, forecast.target)}: {effect} {percent(forecast.chance)}"
    return f"{head} ({part}/{whole}) · {forecast.total} = {parts}" if parts else head


def marks(terminal: Terminal, offers: Sequence[Offer]) -> dict[str, str]:
    """The hexes that answer the question, by the sign of what is marked."""
    sign = signs_of(terminal).marked
    return {offer.place: sign for offer in offers if offer.place}
