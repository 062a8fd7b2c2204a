"""What a match says at a table, whichever game it is of: questions, answers, warnings.

A voice knows the printed facts of one scenario and nothing of a running match; what changes comes
with a view.  Terminal and browser say the same because both ask here or below.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from fieldcraft.core.contract import Forecast
from fieldcraft.i18n.combat_commander import facts as commander
from fieldcraft.i18n.combat_commander import looking as commander_looking
from fieldcraft.i18n.combat_commander.cards import event_text, roll_text
from fieldcraft.i18n.combat_commander.goals import goal_text
from fieldcraft.i18n.combat_commander.uses import tell_use
from fieldcraft.i18n.commander_choices import prompt_id as commander_prompt_id
from fieldcraft.i18n.commander_choices import tell_option, tell_prompt
from fieldcraft.i18n.commander_names import said
from fieldcraft.i18n.commander_rules import tell_special_rules
from fieldcraft.i18n.goals import tell_goal
from fieldcraft.i18n.looks import Look, Row
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.undaunted import facts as undaunted
from fieldcraft.i18n.undaunted import looking as undaunted_looking
from fieldcraft.i18n.undaunted.actions import tell_action
from fieldcraft.i18n.undaunted.phrases import option_text, prompt_id, prompt_text, seat_note
from fieldcraft.i18n.undaunted.warnings import CONFIRMED, warning

View = dict[str, Any]  # JSON-able, hence Any

PASSES = ("end", "stop", "pass", "none", "ready", "accept")
"""The words by which nothing more is done here."""
MINOR = ("drop",)
"""The verbs of what is nearly always offered and seldom wanted."""


class Voice(ABC):
    """Says what a scenario's matches ask and offer."""

    ends: str
    """The warning before a turn is ended although more could be done."""

    @property
    @abstractmethod
    def sides(self) -> list[str]:
        """The words of the two sides."""

    @abstractmethod
    def prompt(self, speaker: Speaker, view: View) -> str:
        """The question now put to the viewer."""

    @abstractmethod
    def prompt_id(self, speaker: Speaker, view: View) -> str:
        """The message of that question."""

    def coach(self, speaker: Speaker, view: View) -> str:
        """What a newcomer needs to know at that question; empty where the question says it all."""
        message = self.prompt_id(speaker, view).replace("prompt-", "coach-", 1)
        kind = view["flow"][-1].get("kind", "") if view["flow"] else ""
        for one in (f"{message}-{kind}", message):
            if speaker.has(one):
                return speaker.say(one)
        return ""

    def duel(self, speaker: Speaker, one: Forecast) -> str:
        """Both totals of an attack, where each side rolls for its own; empty elsewhere."""
        return ""

    @abstractmethod
    def option(self, speaker: Speaker, view: View, words: str) -> str:
        """An option as a person reads it."""

    @abstractmethod
    def goal(self, speaker: Speaker, side: str) -> str:
        """How a side wins, or what it comes with."""

    def rules(self, speaker: Speaker) -> list[str]:
        """The special rules of the scenario, a sentence each."""
        return []

    def warning(self, view: View, words: str) -> str:
        """The message id of what the chooser should know before; empty when there is nothing."""
        return ""

    def is_confirmed(self, message: str) -> bool:
        """Whether a choice with this warning is made only after a second yes."""
        return message == self.ends or message in CONFIRMED

    def warned(self, view: View, words: str, offered: Collection[str]) -> str:
        """The warning of an option among all that are offered."""
        if words == "end" and any(one.startswith(("play ", "order ")) for one in offered):
            return self.ends
        return self.warning(view, words)

    # -- looking -----

    zones: Sequence[str]
    """The piles that can be looked through."""

    @property
    def tiles(self) -> Mapping[str, object]:
        """The tiles by designation; none on a map of hexes."""
        return {}

    @abstractmethod
    def look(self, speaker: Speaker, view: View, found: dict[str, Any]) -> Look:
        """What `inspect` found of a thing, or of two."""

    @abstractmethod
    def look_zone(self, speaker: Speaker, view: View, zone: str) -> Look:
        """A pile of both sides, as far as it is known."""

    def about(self, speaker: Speaker, ref: str) -> Look | None:
        """Something that is no thing in the view, such as an action."""
        return None

    @abstractmethod
    def places(self, view: View, ref: str) -> list[str]:
        """The ref of the place where a thing stands; none for what stands nowhere."""

    def card_of(self, view: View, ref: str) -> str:
        """The card by which the viewer's own unit acts; empty where cards are not units."""
        return ""

    def comes_later(self, view: View, ref: str) -> str:
        """The message id for a thing that is chosen only after something else; mostly empty."""
        return ""

    @abstractmethod
    def notes(
        self, speaker: Speaker, view: View, words: str, forecasts: Sequence[Forecast]
    ) -> list[str]:
        """What else is worth knowing of an option."""

    def role(self, words: str) -> str:
        """`main`, `pass` or `minor`: how much an option stands out."""
        verb = words.partition(" ")[0]
        if words in PASSES:
            return "pass"
        return "minor" if verb in MINOR else "main"


class UndauntedVoice(Voice):
    """Cards and counters."""

    ends = "warn-end-cards"

    def __init__(self, plain: dict[str, Any]) -> None:
        self.printed = undaunted.Printed(plain)

    @property
    def sides(self) -> list[str]:
        return self.printed.sides

    def prompt(self, speaker: Speaker, view: View) -> str:
        return prompt_text(speaker, view)

    def prompt_id(self, speaker: Speaker, view: View) -> str:
        return prompt_id(view)

    def option(self, speaker: Speaker, view: View, words: str) -> str:
        return option_text(speaker, self.printed, view, words)

    def goal(self, speaker: Speaker, side: str) -> str:
        return tell_goal(speaker, side, self.printed.goal(side))

    def rules(self, speaker: Speaker) -> list[str]:
        tower = self.printed.plain["hooks"].get("radio-tower")
        return [speaker.say("special-radio-tower", tile=tower)] if tower else []

    def warning(self, view: View, words: str) -> str:
        return warning(self.printed, view, words) if view["flow"] else ""

    # -- looking -----

    zones = undaunted_looking.ZONES

    @property
    def tiles(self) -> Mapping[str, object]:
        return self.printed.tiles

    def look(self, speaker: Speaker, view: View, found: dict[str, Any]) -> Look:
        look = undaunted_looking.tell_look(speaker, self.printed, view, found)
        for action in found["actions"] if found["thing"] == "card" else ():
            about = tell_action(speaker, f"action:{action['action']}")
            if about is not None:
                look.rows.append(Row(about.title, about.rows[0].value, about.rows[0].clause))
        return look

    def look_zone(self, speaker: Speaker, view: View, zone: str) -> Look:
        return undaunted_looking.tell_zone(speaker, self.printed, view, zone)

    def about(self, speaker: Speaker, ref: str) -> Look | None:
        return tell_action(speaker, ref)

    def places(self, view: View, ref: str) -> list[str]:
        kind, _, word = ref.partition(":")
        if kind == "tile":
            return [ref]
        things = view["box"].get("structures", {}) if kind == "structure" else view["counters"]
        tile = things.get(word, {}).get("tile")
        return [f"tile:{tile}"] if tile else []

    def card_of(self, view: View, ref: str) -> str:
        kind, _, word = ref.partition(":")
        side, _, unit = word.partition(":")
        if kind != "counter" or side != view["side"]:
            return ""
        faces = self.printed.faces[side].values()
        return next((str(card["id"]) for card in faces if card["unit"] == unit), "")

    def comes_later(self, view: View, ref: str) -> str:
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
        self, speaker: Speaker, view: View, words: str, forecasts: Sequence[Forecast]
    ) -> list[str]:
        note = seat_note(speaker, self.printed, view, words) if "box" in view else ""
        found = [note] if note else []
        if len(forecasts) == 1 and forecasts[0].effect == "none":
            found.append(speaker.say("warn-nothing-happens"))
        return found


DEFENCE = ("morale", "cover")
"""The parts of a fire attack's odds that speak for its target."""


class CommanderVoice(Voice):
    """Fate cards and units."""

    ends = "warn-end-orders"

    def __init__(self, plain: dict[str, Any]) -> None:
        self.printed = commander.Printed(plain)

    @property
    def sides(self) -> list[str]:
        return self.printed.sides

    def prompt(self, speaker: Speaker, view: View) -> str:
        return tell_prompt(speaker, view)

    def prompt_id(self, speaker: Speaker, view: View) -> str:
        return commander_prompt_id(speaker, view)

    def option(self, speaker: Speaker, view: View, words: str) -> str:
        verb, _, thing = words.partition(" ")
        frame = view["flow"][-1]["frame"] if view["flow"] else ""
        if verb == "entry":
            side = view["side"]
            return commander_looking.support_text(speaker, self.printed, side, int(thing))
        action = self.printed.faces[thing]["action"] if verb == "action" else ""
        return tell_option(speaker, words, frame=frame, action=action)

    def duel(self, speaker: Speaker, one: Forecast) -> str:
        defence = -sum(value for name, value, _ in one.parts if name in DEFENCE and value < 0)
        if not defence:
            return ""
        attack = one.total + defence
        return " – " + speaker.say("duel", attack=attack, defence=defence, rolls=one.dice // 2 - 1)

    def goal(self, speaker: Speaker, side: str) -> str:
        return goal_text(speaker, self.printed, side)

    def rules(self, speaker: Speaker) -> list[str]:
        return tell_special_rules(speaker, self.printed.plain["hooks"])

    # -- looking -----

    zones = commander_looking.ZONES

    def look(self, speaker: Speaker, view: View, found: dict[str, Any]) -> Look:
        look = commander_looking.tell_look(speaker, self.printed, view, found)
        if found["thing"] == "hex":
            look.rows += [
                commander_looking.unit_row(speaker, view, word) for word in found["units"]
            ]
        return look

    def about(self, speaker: Speaker, ref: str) -> Look | None:
        return tell_use(speaker, ref)

    def look_zone(self, speaker: Speaker, view: View, zone: str) -> Look:
        return commander_looking.tell_zone(speaker, self.printed, view, zone)

    def places(self, view: View, ref: str) -> list[str]:
        kind, _, word = ref.partition(":")
        if kind == "hex":
            return [ref]
        if kind == "weapon":
            word = view["weapons"].get(word, {}).get("holder") or ""
        place = view["units"].get(word, {}).get("hex")
        return [f"hex:{place}"] if place else []

    def comes_later(self, view: View, ref: str) -> str:
        kind, _, word = ref.partition(":")
        own = view["units"].get(word, {}).get("side") == view["side"]
        is_early = kind == "unit" and own and view["question"] == "order"
        return "why-order-first" if is_early else ""

    def notes(
        self, speaker: Speaker, view: View, words: str, forecasts: Sequence[Forecast]
    ) -> list[str]:
        verb, _, thing = words.partition(" ")
        if thing in view["units"]:
            return [commander_looking.unit_note(view, thing)]
        if verb == "discard" and thing in self.printed.faces:
            card = self.printed.faces[thing]
            action = said(speaker, "action", card["action"])
            return [f"{action}, {event_text(speaker, card)}, {roll_text(speaker, card)}"]
        return []


def voice_of(plain: dict[str, Any]) -> Voice:
    """The voice of a plain scenario; those of shipped ones are made once."""
    if plain["custom"]:
        return _made(plain)
    key = (plain["game"], plain["id"])
    if key not in _VOICES:
        _VOICES[key] = _made(plain)
    return _VOICES[key]


_VOICES: dict[tuple[str, str], Voice] = {}


def _made(plain: dict[str, Any]) -> Voice:
    return CommanderVoice(plain) if plain["game"] == "combat-commander" else UndauntedVoice(plain)
