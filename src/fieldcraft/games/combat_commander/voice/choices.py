"""What Combat Commander asks and what may be answered, said to a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.voice.names import deck_card_name, unit_name, weapon_name
from fieldcraft.i18n.names import said
from fieldcraft.i18n.rolls import roll_text
from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView

WITH_CARD = {
    "order": "option-order",
    "discard": "option-discard",
    "fire": "option-fire",
    "card": "option-card",
    "take": "option-take-card",
}
WITH_UNIT = {
    "unit": "option-pick-unit",
    "give": "option-give",
    "leave": "option-leave",
    "deploy": "option-deploy",
    "eliminate": "option-eliminate",
    "place": "option-place",
}
WITH_WEAPON = ("weapon", "drop")
WITH_HEX = {"to": "option-to-hex", "at": "option-at-hex", "smoke": "option-smoke"}
WITH_NUMBER = ("space", "entry", "chit", "force", "works")

STOPS = {
    "activate": "activate",
    "pass": "pass",
    "target": "target",
    "pieces": "pieces",
    "move": "move",
    "advance": "advance",
    "react": "react",
    "pass-window": "window",
    "break-window": "window",
    "fire-window": "window",
    "defence-window": "window",
    "advance-react": "window",
    "melee-window": "window",
    "melee-end": "window",
    "dig-in": "window",
    "support-buy": "buying",
    "works-pick": "buying",
}
"""What `stop` means to each frame; elsewhere it only goes on."""


def tell_prompt(speaker: Speaker, view: CommanderView) -> str:
    """The question now put to the viewer, from the top frame of its flow; about his own units.

    >>> flow = [{"frame": "retreat", "unit": "axis:rifle-3", "hexes": 2}]
    >>> tell_prompt(Speaker("en"), {"flow": flow})
    'Rifle 3 retreats: choose the next hex'
    """
    message = prompt_id(speaker, view)
    top = view["flow"][-1] if view["flow"] else {}
    unit = top.get("leader") or top.get("unit") or ""
    order = top.get("order")
    prompt = speaker.say(
        message,
        unit=unit_name(speaker, unit, with_side=False),
        other=unit_name(speaker, top.get("other") or "", with_side=False),
        hex=top.get("hex") or "",
        near=top.get("near") or "",
        weapon=weapon_name(speaker, top.get("weapon") or ""),
        order=said(speaker, "order", order) if order else speaker.say("action-fire"),
        marker=said(speaker, "flag", _marker(top.get("marker"))),
    )
    roll = view.get("roll")
    if roll is None:
        return prompt
    return speaker.say("prompt-of-roll", roll=roll_text(speaker, roll), prompt=prompt)


def prompt_id(speaker: Speaker, view: CommanderView) -> str:
    """The message of a frame; of a question without one, the question's."""
    if not view["flow"]:
        return "prompt-over"
    top = view["flow"][-1]
    frame = top["frame"]
    more = ""
    if frame == "pick":
        more = top.get("choice", "")
    elif frame == "activate" and top.get("leader"):
        more = "led"
    elif frame == "place-hex" and top.get("near"):
        more = "near"
    elif frame == "order" and view.get("orders", {}).get("given"):
        more = "next"
    for message in (f"prompt-{frame}-{more}", f"prompt-{frame}"):
        if speaker.has(message):
            return message
    return f"question-{view.get('question', '')}"


def _marker(value: object) -> str:
    """A marker of a unit, which a frame holds as its flag."""
    return {2: "suppressed", 4: "veteran"}.get(value, "") if isinstance(value, int) else ""


def movers(speaker: Speaker, view: CommanderView) -> str:
    """Whoever goes to the hex that is chosen now: the unit asked about, or the group under way."""
    top = view["flow"][-1] if view["flow"] else {}
    words = (
        [top["unit"]]
        if top.get("unit")
        else [word for word, unit in view["units"].items() if "grouped" in unit["flags"]]
    )
    return ", ".join(unit_name(speaker, word, with_side=False) for word in words)


def tell_option(
    speaker: Speaker, words: str, *, frame: str = "", action: str = "", units: str = ""
) -> str:
    """An option as a person reads it: the frame that asks, a card's Action, who goes, say it best.

    >>> tell_option(Speaker("en"), "order fire#g-50"), tell_option(Speaker("pl"), "to C7")
    ('Order Fire #50', 'Na heks C7')
    >>> tell_option(Speaker("en"), "stop", frame="pieces")
    'Open fire'
    >>> tell_option(Speaker("en"), "action move#g-3", action="ambush")
    'Action Ambush (Move #3)'
    >>> tell_option(Speaker("en"), "to C7", frame="retreat", units="Rifle 3")
    'Retreat Rifle 3 to C7'
    """
    verb, _, thing = words.partition(" ")
    if verb == "stop":
        return speaker.say(f"option-stop-{STOPS.get(frame, 'go-on')}")
    if verb == "action":
        card = deck_card_name(speaker, thing)
        if not action:
            return speaker.say("option-action-card", card=card)
        return speaker.say("option-action", action=said(speaker, "action", action), card=card)
    if verb in WITH_CARD:
        return speaker.say(WITH_CARD[verb], card=deck_card_name(speaker, thing))
    if verb in WITH_UNIT:
        return speaker.say(WITH_UNIT[verb], unit=unit_name(speaker, thing))
    if verb in WITH_WEAPON:
        return speaker.say(f"option-{verb}", weapon=weapon_name(speaker, thing))
    if verb in WITH_HEX:
        message = f"{WITH_HEX[verb]}-{frame}"
        if not speaker.has(message) or (verb == "to" and not units):
            message = WITH_HEX[verb]
        return speaker.say(message, hex=thing, units=units)
    if verb in WITH_NUMBER:
        return speaker.say(f"option-{verb}", number=thing)
    if verb == "side":
        return speaker.say("option-side", side=said(speaker, "side", thing))
    if verb == "fort":
        return speaker.say("option-fort", fort=said(speaker, "fort", thing))
    messages = (f"option-{verb}-{frame}", "option-exit-map" if verb == "exit" else f"option-{verb}")
    message = next((one for one in messages if speaker.has(one)), "")
    return speaker.say(message) if message and not thing else words
