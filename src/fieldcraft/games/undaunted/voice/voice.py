"""What a match of Undaunted says at a table: questions, answers, warnings, looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fieldcraft.core.contract import Forecast
from fieldcraft.games.undaunted.voice import ending, inspection, sheet
from fieldcraft.games.undaunted.voice.actions import tell_action
from fieldcraft.games.undaunted.voice.facts import Printed
from fieldcraft.games.undaunted.voice.goals import tell_goal
from fieldcraft.games.undaunted.voice.names import action_name, tile_name
from fieldcraft.games.undaunted.voice.phrases import option_text, prompt_id, prompt_text, seat_note
from fieldcraft.i18n.looks import Look, Place, Row
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.voices import Found, Inspect, Voice

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import UndauntedScenario
    from fieldcraft.games.undaunted.schema.view import UndauntedView


SEATS = ("switch", "enter", "exit", "shift")
"""The verbs of vehicle adjustments."""


class UndauntedVoice(Voice):
    """Cards and counters."""

    ends = "warn-end-cards"
    more = "play "
    confirmed = ("warn-hunker-last-bolster", "warn-bolster-fog")

    def __init__(self, plain: UndauntedScenario) -> None:
        super().__init__(plain)
        self.printed = Printed(plain)

    def prompt(self, speaker: Speaker, view: UndauntedView) -> str:
        return prompt_text(speaker, view)

    def prompt_id(self, speaker: Speaker, view: UndauntedView) -> str:
        return prompt_id(view)

    def option(self, speaker: Speaker, view: UndauntedView, words: str) -> str:
        return option_text(speaker, self.printed, view, words)

    def goal(self, speaker: Speaker, side: str) -> str:
        return tell_goal(speaker, side, self.printed.goal(side))

    def rules(self, speaker: Speaker) -> list[str]:
        tower = self.printed.plain["hooks"].get("radio-tower")
        return [speaker.say("special-radio-tower", tile=tile_name(speaker, tower))] if tower else []

    def forces(self, speaker: Speaker) -> list[tuple[str, list[str]]]:
        return sheet.forces(speaker, self.printed)

    def terms(self, speaker: Speaker) -> list[tuple[str, str]]:
        return sheet.terms(speaker, self.printed)

    def tally(self, speaker: Speaker, view: UndauntedView) -> list[tuple[str, list[str]]]:
        return ending.tally(speaker, self.sides, view)

    def losses(self, speaker: Speaker, view: UndauntedView) -> list[str]:
        return ending.losses(speaker, self.sides, view)

    def role(self, words: str) -> str:
        return "aside" if words == "hunker" else super().role(words)

    def rank(self, words: str) -> int:
        """What a card is printed for comes first, changes of seats after it, Hunker Down last."""
        if words.partition(" ")[0] in SEATS and super().rank(words) == 0:
            return 1
        return 2 * super().rank(words)

    # -- looking -----

    dice_clause = "U-709"
    zones = inspection.ZONES
    concepts = ("action", "seat", "side")

    def target_ref(self, target: str) -> str:
        if ":" in target:
            return f"counter:{target}"
        return f"tile:{target}" if target in self.printed.tiles else f"structure:{target}"

    def look(self, speaker: Speaker, view: UndauntedView, found: Found) -> Look:
        look = inspection.tell_look(speaker, self.printed, view, found)
        for action in found["actions"] if found["thing"] == "card" else ():
            about = tell_action(speaker, f"action:{action['action']}")
            if about is not None:
                look.rows.append(Row(about.title, about.rows[0].value, about.rows[0].clause))
        return look

    def names(self, speaker: Speaker, view: UndauntedView) -> list[tuple[str, str]]:
        return inspection.tell_names(speaker, self.printed, view)

    def doings(self, speaker: Speaker) -> list[str]:
        cards = [card for faces in self.printed.faces.values() for card in faces.values()]
        words = dict.fromkeys(str(word) for card in cards for word, _, _ in card["actions"])
        return [action_name(speaker, word) for word in words]

    def board(self, speaker: Speaker, view: UndauntedView, inspect: Inspect) -> list[Place]:
        return inspection.tell_board(speaker, self.printed, view, inspect)

    def look_zone(self, speaker: Speaker, view: UndauntedView, zone: str) -> Look:
        return inspection.tell_zone(speaker, self.printed, view, zone)

    def about(self, speaker: Speaker, ref: str) -> Look | None:
        return tell_action(speaker, ref)

    def places(self, view: UndauntedView, ref: str) -> list[str]:
        kind, _, word = ref.partition(":")
        if kind == "tile":
            return [ref]
        structures = view["box"].get("structures", {})
        thing = structures.get(word) if kind == "structure" else view["counters"].get(word)
        return [f"tile:{thing['tile']}"] if thing and thing["tile"] else []

    def card_of(self, view: UndauntedView, ref: str) -> str:
        kind, _, word = ref.partition(":")
        side, _, unit = word.partition(":")
        if kind != "counter" or side != view["side"]:
            return ""
        faces = self.printed.faces[side].values()
        return next((str(card["id"]) for card in faces if card["unit"] == unit), "")

    def comes_later(self, view: UndauntedView, ref: str) -> str:
        kind, _, word = ref.partition(":")
        vehicles = view["box"].get("vehicles", {})
        if view["question"] == "play" and word in vehicles:
            return "why-crew-first" if vehicles[word]["owner"] == view["side"] else ""
        if view["question"] != "use" or kind not in ("tile", "structure", "counter"):
            return ""
        # A comrade may be asked to switch seats, and then there is a better reason why not.
        own = word.partition(":")[0] == view["side"] and word not in vehicles
        return "" if kind == "counter" and own else "why-use-first"

    def notes(
        self, speaker: Speaker, view: UndauntedView, words: str, forecasts: Sequence[Forecast]
    ) -> list[str]:
        note = seat_note(speaker, self.printed, view, words)
        found = [note] if note else []
        if len(forecasts) == 1 and forecasts[0].effect == "none":
            found.append(speaker.say("warn-nothing-happens"))
        return found
