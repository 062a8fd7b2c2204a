"""What stands beside an option: odds, seats, warnings; and which tiles are marked for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from fieldcraft.cli.drawing.offer import Offer
from fieldcraft.cli.drawing.palette import OBJECTIVE
from fieldcraft.cli.terminal import Terminal
from fieldcraft.games.undaunted.terminal.facts import Facts
from fieldcraft.games.undaunted.terminal.tiles import short_unit
from fieldcraft.games.undaunted.voice.names import counter_name
from fieldcraft.games.undaunted.voice.phrases import odds_text
from fieldcraft.i18n.odds import percent

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView


def option_notes(
    terminal: Terminal, scene: Facts, view: UndauntedView, offer: Offer, *, brief: bool
) -> list[Text]:
    """Odds, seats and warnings of an option.

    In brief the targets of an action stand there by the letters of the board, in a line.
    """
    if len(offer.forecasts) == 1 and offer.words.startswith("at "):
        notes = [Text(odds_text(terminal.speaker, offer.forecasts[0]), "default")]
    elif brief and offer.forecasts:
        odds = [
            f"{_letters(terminal, scene, one.target)} {percent(one.chance)}"
            for one in offer.forecasts
        ]
        notes = [Text(f" {terminal.signs.point} ".join(odds), "default")]
    else:
        notes = [
            Text(f"{counter_name(terminal.speaker, one.target)}: {percent(one.chance)}", "default")
            for one in offer.forecasts
        ]
    told = scene.voice.notes(terminal.speaker, view, offer.words, offer.forecasts)
    notes += [Text(note, "default") for note in told]
    if offer.caution:
        notes.append(Text(terminal.say(f"warn-{offer.caution}"), f"italic {OBJECTIVE}"))
    return notes


def _letters(terminal: Terminal, scene: Facts, target: str) -> str:
    """A target as the board writes it."""
    counter = scene.counters.get(target)
    return (
        short_unit(terminal.speaker, counter) if counter else counter_name(terminal.speaker, target)
    )


def marks(terminal: Terminal, view: UndauntedView, offers: Sequence[Offer]) -> dict[str, str]:
    """The tiles that answer the question, numbered; those chosen so far, ticked."""
    top = view["flow"][-1] if view["flow"] else {}
    chosen = dict.fromkeys(top.get("chosen", ()), terminal.signs.good)
    offered = {offer.place: str(n) for n, offer in enumerate(offers, 1) if offer.place}
    return {**chosen, **offered}
