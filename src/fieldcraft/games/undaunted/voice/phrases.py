"""Questions and options as a person reads them, from a view and an option's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.core import Forecast
from fieldcraft.games.undaunted.voice.facts import Printed
from fieldcraft.games.undaunted.voice.names import action_name, card_name, counter_name, tile_name
from fieldcraft.games.undaunted.voice.seats import USES, acting, seat_card, seat_of, seat_text
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.odds import percent

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView

PLAIN = ("end", "hunker", "rally", "stop", "draw", "exit", "escape")
WITH_CARD = ("bid", "play", "take")
WITH_TILE = {
    "to": "option-to",
    "spawn": "option-spawn",
    "at": "option-at-tile",
    "mark": "option-mark",
}
WITH_COUNTER = {
    "at": "option-at",
    "unit": "option-unit",
    "switch": "option-switch",
    "wound": "option-wound",
    "pin": "option-pin",
}

ABOARD = ("switch", "wound", "pin")
"""These choose among the crew of one vehicle, all of one side."""


def prompt_text(speaker: Speaker, view: UndauntedView) -> str:
    """The question now put to the viewer."""
    message = prompt_id(view)
    if not speaker.has(message):
        return str(view["question"])
    top = view["flow"][-1] if view["flow"] else {}
    counter = top.get("counter") or ""
    action = top.get("action") or ("navigate" if top.get("origin") else "survey")
    return speaker.say(
        message,
        card=card_name(speaker, top["card"]) if message == "prompt-use" else "",
        counter=counter_name(speaker, counter, with_side=False) if counter else "",
        vehicle=counter_name(speaker, top["vehicle"]) if top.get("vehicle") else "",
        action=action_name(speaker, action) if message in ("prompt-aim", "prompt-mark") else "",
        left=top.get("left", 0),
    )


def prompt_id(view: UndauntedView) -> str:
    """The message of the question now put to the viewer."""
    if not view["flow"]:
        return "prompt-over"
    top = view["flow"][-1]
    frame = top["frame"]
    if frame in USES:
        return "prompt-use"
    if frame == "aim" and not top["counter"]:  # Strafe needs none on the board (NA-713)
        return "prompt-strafe"
    named = {"bolster": "take", "guide": "unit", "target": "aim-tile"}
    return f"prompt-{named.get(frame, frame)}"


def option_text(speaker: Speaker, scene: Printed, view: UndauntedView, words: str) -> str:
    """An option as a person reads it."""
    verb, _, thing = words.partition(" ")
    frame = view["flow"][-1]["frame"] if view["flow"] else ""
    if not thing:
        if verb == "stop" and frame == "adjust":
            return speaker.say("option-stay")
        if verb in PLAIN:
            return speaker.say(f"option-{verb}")
        value = printed_value(scene, view, verb)
        return speaker.say("option-use", action=action_name(speaker, verb), value=value)
    if verb in WITH_CARD:
        return speaker.say(f"option-{verb}", card=card_name(speaker, thing))
    if verb == "seat":
        value = seat_value(scene, view, thing)
        return speaker.say("option-seat", action=action_name(speaker, thing), value=value)
    if verb == "shift":
        return speaker.say("option-shift", seat=thing)
    if verb == "enter":
        vehicle, _, seat = thing.partition(" ")
        return speaker.say("option-enter", vehicle=counter_name(speaker, vehicle), seat=seat)
    if verb == "unit" and frame == "repair":
        return speaker.say("option-repair", vehicle=counter_name(speaker, thing))
    top = view["flow"][-1] if view["flow"] else {}
    if verb in WITH_COUNTER and thing not in scene.tiles:
        counter = counter_name(speaker, thing, with_side=verb not in ABOARD)
        action = action_name(speaker, top.get("action") or "attack")
        return speaker.say(WITH_COUNTER[verb], counter=counter, action=action)
    if verb in WITH_TILE:
        mover = counter_name(speaker, top.get("counter") or "", with_side=False)
        where = tile_name(speaker, thing)
        return speaker.say(WITH_TILE[verb], tile=where, counter=mover)
    return words


def printed_value(scene: Printed, view: UndauntedView, action: str) -> int:
    """The value of an action on the card now used; 0 where none is printed."""
    top = view["flow"][-1] if view["flow"] else {}
    card = scene.faces.get(view["side"], {}).get(top.get("card", ""))
    if card is None:
        return 0
    return next((int(value) for word, value, _ in card["actions"] if word == action), 0)


def seat_value(scene: Printed, view: UndauntedView, action: str) -> int:
    """The value of a vehicle action of the acting soldier's seat (NA-404)."""
    place = seat_of(view, acting(scene, view))
    if place is None:
        return 0
    seat = seat_card(scene, *place)
    return next((int(value) for word, value, _ in seat["actions"] if word == action), 0)


def seat_note(speaker: Speaker, scene: Printed, view: UndauntedView, words: str) -> str:
    """What the seat does that an option leads to, and whether its vehicle changes hands."""
    verb, _, thing = words.partition(" ")
    place = seat_of(view, acting(scene, view))
    if verb == "enter":
        vehicle, _, number = thing.partition(" ")
        note = seat_text(speaker, seat_card(scene, vehicle, int(number)))
        if view["box"]["vehicles"][vehicle]["owner"] != view["side"]:
            note += f" · {speaker.say('note-captures')}"
        return note
    if verb == "shift" and place is not None:
        return seat_text(speaker, seat_card(scene, place[0], int(thing)))
    other = seat_of(view, thing) if verb == "switch" else None
    if other is not None:
        return seat_text(speaker, seat_card(scene, *other))
    return ""


def odds_text(speaker: Speaker, forecast: Forecast) -> str:
    """A forecast in a line: `30% (3/10) · 1 die · 8 = 4 base + 1 cover + 3 range`."""
    part, whole = forecast.chance
    parts = " + ".join(
        speaker.say(f"part-{name}", value=value) for name, value, _ in forecast.parts
    )
    dice = speaker.say("dice-count", count=forecast.dice)
    return f"{percent(forecast.chance)} ({part}/{whole}) · {dice} · {forecast.total} = {parts}"
