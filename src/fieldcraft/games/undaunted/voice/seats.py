"""The soldier whose card is played, and the seats of vehicles: what they do and ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.voice.cards import action_text
from fieldcraft.games.undaunted.voice.facts import Printed
from fieldcraft.games.undaunted.voice.names import specialism_name
from fieldcraft.i18n import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import PlainSeat
    from fieldcraft.games.undaunted.schema.view import UndauntedView

USES = ("use", "use-adjusted")
"""The frames that ask how a card is used; the second after a vehicle adjustment."""


def acting(scene: Printed, view: UndauntedView) -> str:
    """The counter whose card is being played now; empty for a command card."""
    top = view["flow"][-1] if view["flow"] else {}
    if top.get("frame") == "adjust":
        return str(top["counter"])
    if top.get("frame") in USES and view["side"] in scene.faces:
        unit = scene.faces[view["side"]][top["card"]]["unit"]
        return f"{view['side']}:{unit}" if unit else ""
    return ""


def seat_of(view: UndauntedView, counter: str) -> tuple[str, int] | None:
    """The vehicle and the seat's number of a soldier; None on foot."""
    standing = view["counters"].get(counter)
    return (standing["vehicle"], standing["seat"]) if standing and "vehicle" in standing else None


def seat_card(scene: Printed, vehicle: str, number: int) -> PlainSeat:
    """A seat as the vehicle card prints it."""
    seat: PlainSeat = scene.vehicles[vehicle]["seats"][number - 1]
    return seat


def seat_actions(speaker: Speaker, seat: PlainSeat) -> str:
    """What a seat does: `Drive 1 · Control`."""
    return " · ".join(action_text(speaker, action) for action in seat["actions"])


def seat_text(speaker: Speaker, seat: PlainSeat) -> str:
    """What a seat does, and what it asks for: `Drive 1 · Control (driver)`."""
    actions = seat_actions(speaker, seat)
    return f"{actions} ({specialism_name(speaker, seat['needs'])})" if seat["needs"] else actions


def can_use(scene: Printed, seat: PlainSeat, soldier: str) -> bool:
    """NA-114: whether a soldier has what the seat asks for."""
    if not seat["needs"]:
        return True
    side, _, unit = soldier.partition(":")
    cards = scene.faces[side].values()
    return any(card["unit"] == unit and card["specialism"] == seat["needs"] for card in cards)
