"""Questions and options as a person reads them, from a view and an option's words."""

from typing import Any

from fieldcraft.cli.scene import Scene
from fieldcraft.core import Forecast
from fieldcraft.i18n import Speaker, action_name, card_name, counter_name

PLAIN = ("end", "hunker", "rally", "stop", "draw")
WITH_CARD = ("bid", "play", "take")
WITH_TILE = {"to": "option-to", "spawn": "option-spawn", "at": "option-at-tile"}
WITH_COUNTER = {"at": "option-at", "unit": "option-unit"}


def prompt_text(speaker: Speaker, view: dict[str, Any]) -> str:
    """The question now put to the viewer."""
    if not view["flow"]:
        return speaker.say("prompt-over")
    top = view["flow"][-1]
    frame = top["frame"]
    counter = counter_name(speaker, top["counter"], with_side=False) if "counter" in top else ""
    left = top.get("left", 0)
    if frame == "use":
        return speaker.say("prompt-use", card=card_name(speaker, top["card"]))
    if frame == "step":
        return speaker.say("prompt-step", counter=counter, left=left)
    if frame == "aim":
        action = action_name(speaker, top["action"])
        return speaker.say("prompt-aim", counter=counter, action=action)
    if frame == "spawn":
        return speaker.say("prompt-spawn", counter=counter)
    if frame in ("bolster", "command", "inspire"):
        message = "prompt-take" if frame == "bolster" else f"prompt-{frame}"
        return speaker.say(message, left=left)
    named = {"guide": "prompt-unit", "target": "prompt-aim-tile"}
    message = named.get(frame, f"prompt-{frame}")
    return speaker.say(message) if speaker.has(message) else view["question"]


def option_text(speaker: Speaker, scene: Scene, view: dict[str, Any], words: str) -> str:
    """An option as a person reads it."""
    verb, _, thing = words.partition(" ")
    if not thing:
        if verb in PLAIN:
            return speaker.say(f"option-{verb}")
        value = printed_value(scene, view, verb)
        return speaker.say("option-use", action=action_name(speaker, verb), value=value)
    if verb in WITH_CARD:
        return speaker.say(f"option-{verb}", card=card_name(speaker, thing))
    if ":" in thing and verb in WITH_COUNTER:
        return speaker.say(WITH_COUNTER[verb], counter=counter_name(speaker, thing))
    if verb in WITH_TILE:
        return speaker.say(WITH_TILE[verb], tile=thing)
    return words


def printed_value(scene: Scene, view: dict[str, Any], action: str) -> int:
    """The value of an action on the card now used; 0 where none is printed."""
    top = view["flow"][-1] if view["flow"] else {}
    card = scene.cards.get(view["side"], {}).get(top.get("card", ""))
    if card is None:
        return 0
    return next((value for word, value, _ in card["actions"] if word == action), 0)


def percent(chance: tuple[int, int]) -> str:
    """Exact odds as a rounded percentage, never 0 or 100 unless certain.

    >>> percent((1, 1000)), percent((19, 100)), percent((1, 1))
    ('<1%', '19%', '100%')
    """
    part, whole = chance
    rounded = (200 * part + whole) // (2 * whole)
    if rounded == 0 and part:
        return "<1%"
    if rounded == 100 and part < whole:
        return ">99%"
    return f"{rounded}%"


def odds_text(speaker: Speaker, forecast: Forecast) -> str:
    """A forecast in a line: `30% (3/10) · 1 die · 8 = 4 base + 1 cover + 3 range`."""
    part, whole = forecast.chance
    parts = " + ".join(
        speaker.say(f"part-{name}", value=value) for name, value, _ in forecast.parts
    )
    dice = speaker.say("dice-count", count=forecast.dice)
    return f"{percent(forecast.chance)} ({part}/{whole}) · {dice} · {forecast.total} = {parts}"
