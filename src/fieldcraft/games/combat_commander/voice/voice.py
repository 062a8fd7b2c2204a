"""What a match of Combat Commander says at a table: questions, answers, looks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from fieldcraft.core.contract import Forecast
from fieldcraft.games.combat_commander.actions.registry import ACTION_WORDS
from fieldcraft.games.combat_commander.terms import ORDERS
from fieldcraft.games.combat_commander.voice import ending, inspection, sheet, walking
from fieldcraft.games.combat_commander.voice.card_effects import tell_use
from fieldcraft.games.combat_commander.voice.cards import event_text, roll_text
from fieldcraft.games.combat_commander.voice.choices import (
    movers,
    prompt_id,
    tell_option,
    tell_prompt,
)
from fieldcraft.games.combat_commander.voice.facts import Printed
from fieldcraft.games.combat_commander.voice.force_choice import muster_text
from fieldcraft.games.combat_commander.voice.goals import goal_text
from fieldcraft.games.combat_commander.voice.inspection import pieces
from fieldcraft.games.combat_commander.voice.names import SIDES, unit_name
from fieldcraft.games.combat_commander.voice.special_rules import tell_special_rules
from fieldcraft.i18n.looks import Look, Place
from fieldcraft.i18n.names import said
from fieldcraft.i18n.odds import percent
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.voices import Found, Inspect, Voice

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import CommanderScenario
    from fieldcraft.games.combat_commander.schema.view import CommanderView

DEFENCE = ("morale", "cover")
LOST = ("broken", "eliminated")
"""The parts of a fire attack's odds that speak for its target."""


class CommanderVoice(Voice):
    """Fate cards and units."""

    ends = "warn-end-orders"
    more = "order "

    def __init__(self, plain: CommanderScenario) -> None:
        super().__init__(plain)
        self.printed = Printed(plain)

    def prompt(self, speaker: Speaker, view: CommanderView) -> str:
        return tell_prompt(speaker, view)

    def prompt_id(self, speaker: Speaker, view: CommanderView) -> str:
        return prompt_id(speaker, view)

    def option(self, speaker: Speaker, view: CommanderView, words: str) -> str:
        verb, _, thing = words.partition(" ")
        frame = view["flow"][-1]["frame"] if view["flow"] else ""
        mustered = muster_text(speaker, self.printed.plain, view, words)
        if mustered:
            return mustered
        if verb == "entry":
            side = view["side"]
            return pieces.support_text(speaker, self.printed, side, int(thing))
        action = self.printed.faces[thing]["action"] if verb == "action" else ""
        units = movers(speaker, view) if verb == "to" else ""
        return tell_option(speaker, words, frame=frame, action=action, units=units)

    def duel(self, speaker: Speaker, one: Forecast) -> str:
        defence = -sum(value for name, value, _ in one.parts if name in DEFENCE and value < 0)
        if not defence:
            return ""
        attack = one.total + defence
        return speaker.say("duel", attack=attack, defence=defence, rolls=one.dice // 2 - 1)

    def goal(self, speaker: Speaker, side: str) -> str:
        return goal_text(speaker, self.printed, side)

    def forces(self, speaker: Speaker) -> list[tuple[str, list[str]]]:
        return sheet.forces(speaker, self.printed)

    def terms(self, speaker: Speaker) -> list[tuple[str, str]]:
        return sheet.terms(speaker, self.printed)

    def tally(self, speaker: Speaker, view: CommanderView) -> list[tuple[str, list[str]]]:
        return ending.tally(speaker, self.sides, view)

    def losses(self, speaker: Speaker, view: CommanderView) -> list[str]:
        return ending.losses(speaker, self.sides, view)

    def rules(self, speaker: Speaker) -> list[str]:
        return tell_special_rules(speaker, self.printed.plain["hooks"])

    def waivers(self, view: CommanderView, offered: Collection[str]) -> list[tuple[str, str]]:
        if view["active"] == view["side"] or "stop" not in offered:
            return []
        turn = f"while turn {view['turn']}"
        order = f"{turn} orders.given {view['orders']['given']}"
        found = [("waive-order", f"pass {order}"), ("waive-turn", f"pass {turn}")]
        if view["question"] == "react":
            found.insert(0, ("waive-unreached", "pass unless in range"))
            found.insert(0, ("waive-unseen", "pass unless in sight"))
        if "shoot" in offered:
            found.insert(0, ("waive-shooting", f"again shoot {order}"))
        return found

    # -- looking -----

    def target_ref(self, target: str) -> str:
        """A unit, a side, a weapon or a hex.

        >>> find = CommanderVoice({"sides": SIDES}).target_ref
        >>> find("axis:rifle-3"), find("C7"), find("light-mg-2")
        ('unit:axis:rifle-3', 'hex:C7', 'weapon:light-mg-2')
        """
        if ":" in target:
            return f"unit:{target}"
        if target in SIDES:
            return f"side:{target}"
        return f"weapon:{target}" if "-" in target else f"hex:{target}"

    dice_clause = "CC-1.9.a"
    zones = inspection.ZONES
    concepts = ("action", "side", "space", "order", "event", "fort", "edge")

    def look(self, speaker: Speaker, view: CommanderView, found: Found) -> Look:
        look = inspection.tell_look(speaker, self.printed, view, found)
        if found["thing"] == "hex":
            look.rows += [pieces.unit_row(speaker, view, word) for word in found["units"]]
        return look

    def names(self, speaker: Speaker, view: CommanderView) -> list[tuple[str, str]]:
        return walking.tell_names(speaker, view)

    def doings(self, speaker: Speaker) -> list[str]:
        actions = [said(speaker, "action", word) for word in ACTION_WORDS]
        return [*(said(speaker, "order", word) for word in ORDERS), *actions]

    def board(self, speaker: Speaker, view: CommanderView, inspect: Inspect) -> list[Place]:
        return walking.tell_board(speaker, self.printed, view, inspect)

    def about(self, speaker: Speaker, ref: str) -> Look | None:
        return tell_use(speaker, ref)

    def look_zone(self, speaker: Speaker, view: CommanderView, zone: str) -> Look:
        return inspection.tell_zone(speaker, self.printed, view, zone)

    def places(self, view: CommanderView, ref: str) -> list[str]:
        kind, _, word = ref.partition(":")
        if kind == "hex":
            return [ref]
        weapon = view["weapons"].get(word) if kind == "weapon" else None
        unit = view["units"].get(weapon["holder"] or "" if weapon else word)
        return [f"hex:{unit['hex']}"] if unit and unit["hex"] else []

    def comes_later(self, view: CommanderView, ref: str) -> str:
        kind, _, word = ref.partition(":")
        unit = view["units"].get(word)
        is_own = unit is not None and unit["side"] == view["side"]
        is_early = kind == "unit" and is_own and view["question"] == "order"
        return "why-order-first" if is_early else ""

    def notes(
        self, speaker: Speaker, view: CommanderView, words: str, forecasts: Sequence[Forecast]
    ) -> list[str]:
        verb, _, thing = words.partition(" ")
        if thing in view["units"]:
            return [pieces.unit_note(view, thing)]
        if verb == "discard" and thing in self.printed.faces:
            card = self.printed.faces[thing]
            action = said(speaker, "action", card["action"])
            return [f"{action}, {event_text(speaker, card)}, {roll_text(speaker, card)}"]
        if verb == "at" and is_spotting(view):
            return in_danger(speaker, view, forecasts)
        return []

    def has_badge(self, view: CommanderView, one: Forecast) -> bool:
        if not is_spotting(view):
            return True
        units = (unit for word, unit in view["units"].items() if one.target in (word, unit["hex"]))
        return one.action != "targeting" and all(unit["side"] != view["side"] for unit in units)


def is_spotting(view: CommanderView) -> bool:
    """Whether a hex for artillery is chosen."""
    return bool(view["flow"][-1]["frame"] == "spot")


def in_danger(speaker: Speaker, view: CommanderView, forecasts: Sequence[Forecast]) -> list[str]:
    """CC-O18.2.3.2: artillery strikes both sides: whom it may break, by name, the enemy first."""
    found: dict[bool, list[str]] = {False: [], True: []}
    for one in forecasts:
        if ":" in one.target and one.chance[0] and one.effect in LOST:
            told = f"{unit_name(speaker, one.target, with_side=False)} {percent(one.chance)}"
            found[one.target.startswith(f"{view['side']}:")].append(told)
    return [
        speaker.say("note-own-in-danger" if own else "note-enemy-in-danger", units=", ".join(units))
        for own, units in found.items()
        if units
    ]
