"""How Combat Commander is told: its fields, its things by their refs, its time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, cast

from fieldcraft.games.combat_commander.voice.force_choice import (
    force_name,
    support_name,
    works_name,
)
from fieldcraft.games.combat_commander.voice.names import (
    SIDES,
    chit_name,
    deck_card_name,
    piece_name,
    unit_name,
    unit_type_name,
    weapon_name,
)
from fieldcraft.i18n import teller
from fieldcraft.i18n.names import said, side_name
from fieldcraft.i18n.rolls import sum_text, verdict_text
from fieldcraft.i18n.speaker import Argument, Speaker
from fieldcraft.i18n.teller import COMMON, Fields, Naming, naming, split_ref

if TYPE_CHECKING:
    from fieldcraft.core.schema import RollTold
    from fieldcraft.games.combat_commander.schema.view import CommanderView


def _set_off(speaker: Speaker, trigger: str) -> str:
    """What a roll sets off, to follow the sentence about the roll; mostly nothing."""
    name = said(speaker, "trigger", trigger)
    return speaker.say("roll-sets-off", trigger=name) if trigger else ""


class Teller(teller.Teller):
    """Fate cards, units and hexes."""

    names: ClassVar[Mapping[str, Naming]] = {
        **COMMON,
        "card": deck_card_name,
        "other": unit_name,
        "unit": unit_name,
        "weapon": weapon_name,
        "piece": piece_name,
        "target": piece_name,
        "action": naming("action"),
        "order": naming("order"),
        "title": naming("event-name"),
        "fort": naming("fort"),
        "marker": naming("flag"),
        "chit": chit_name,
        "type": unit_type_name,
        "force": force_name,
        "support": support_name,
        "works": works_name,
        "posture": naming("posture"),
        "trigger": _set_off,
        "choice": lambda speaker, word: speaker.say(f"prompt-pick-{word}"),
    }
    lists: ClassVar[Mapping[str, Callable[[Speaker, str], str]]] = {
        "cards": deck_card_name,
        "pieces": partial(piece_name, with_side=False),
        "teams": partial(unit_name, with_side=False),
    }
    kinds: ClassVar[Mapping[str, str]] = {
        "card": "card",
        "cards": "card",
        "unit": "unit",
        "weapon": "weapon",
        "hex": "hex",
        "piece": "unit",
        "pieces": "unit",
        "teams": "unit",
        "target": "unit",
        "other": "unit",
        "title": "event",
    }
    verbs: ClassVar[Mapping[str, Sequence[str]]] = {
        "card": ("take", "order", "action", "fire", "discard", "card"),
        "unit": ("unit", "place", "give", "leave", "deploy", "eliminate"),
        "hex": ("to", "at", "smoke"),
        "weapon": ("weapon", "drop"),
        "action": ("",),
        "fort": ("fort",),
        "side": ("side",),
        "space": ("space",),
    }

    def event(self, speaker: Speaker, name: str, fields: Fields, *, marked: bool = False) -> str:
        points = fields.get("points")
        if "vp" in fields and isinstance(points, int) and points < 0:
            return super().event(
                speaker, "loses-points", {**fields, "points": -points}, marked=marked
            )
        return super().event(speaker, name, fields, marked=marked)

    def more(self, speaker: Speaker, name: str, fields: Fields) -> dict[str, Argument]:
        found: dict[str, Argument] = {}
        direction = fields.get("direction")
        if isinstance(direction, int):
            known = direction > 0
            found["direction"] = said(speaker, "direction", str(direction)) if known else None
        if "vp" in fields:
            found["standing"] = _standing(speaker, fields["vp"])
        if isinstance(roll := fields.get("roll"), Mapping):
            told = cast("RollTold", roll)
            found["roll"] = sum_text(speaker, told)
            found["verdict"] = verdict_text(speaker, told)
        if name == "event":
            found["about"] = speaker.say(f"about-event-{fields['title']}")
        return found

    def ref_of(self, field: str, word: str) -> str:
        """A piece without a side is a weapon.

        >>> Teller().ref_of("pieces", "light-mg-2"), Teller().ref_of("hex", "C7")
        ('weapon:light-mg-2', 'hex:C7')
        """
        ref = super().ref_of(field, word)
        return f"weapon:{word}" if ref.startswith("unit:") and ":" not in word else ref

    def plausible_words(self, ref: str) -> list[str]:
        return ["exit"] if split_ref(ref)[0] == "edge" else super().plausible_words(ref)

    def ref_name(self, speaker: Speaker, ref: str) -> str:
        kind, word = split_ref(ref)
        if kind in ("pile", "zone"):
            return said(speaker, "zone", word.rpartition(":")[2])
        if kind in ("card", "unit", "weapon", "action", "fort", "side"):
            return self.names[kind](speaker, word) or word
        return word

    def when(self, speaker: Speaker, view: CommanderView) -> str:
        return f"{speaker.say('heading-time')} {view['time']}/{view['sudden_death']}"

    def turn(self, speaker: Speaker, view: CommanderView) -> str:
        if view["phase"] == "over":
            return speaker.say("prompt-over")
        if view["phase"] == "set-up":
            return speaker.say("phase-set-up")
        name = side_name(speaker, view["active"])
        return speaker.say("event-turn", number=view["turn"], side=name)


def _standing(speaker: Speaker, vp: object) -> str:
    """Who is ahead in victory points, which the engine counts for the Axis (CC-4.1.1)."""
    if not isinstance(vp, int) or vp == 0:
        return speaker.say("points-even")
    side = side_name(speaker, SIDES[0] if vp > 0 else SIDES[1])
    return speaker.say("points-ahead", side=side, count=abs(vp))
