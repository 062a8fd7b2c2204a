"""What a match says at a table, whichever game it is of: questions, answers, warnings.

A voice knows the printed facts of one scenario and nothing of a running match; what changes comes
with a view.  Terminal and browser say the same because both ask here or below.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any

from fieldcraft.i18n.combat_commander import facts as commander
from fieldcraft.i18n.combat_commander.goals import goal_text
from fieldcraft.i18n.commander_choices import tell_option, tell_prompt
from fieldcraft.i18n.commander_rules import tell_special_rules
from fieldcraft.i18n.goals import tell_goal
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.undaunted import facts as undaunted
from fieldcraft.i18n.undaunted.phrases import option_text, prompt_text
from fieldcraft.i18n.undaunted.warnings import CONFIRMED, warning

View = dict[str, Any]  # JSON-able, hence Any

PASSES = ("end", "stop", "pass", "none", "ready", "accept")
"""The words by which nothing more is done here."""
MINOR = ("hunker", "drop")
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

    def option(self, speaker: Speaker, view: View, words: str) -> str:
        return option_text(speaker, self.printed, view, words)

    def goal(self, speaker: Speaker, side: str) -> str:
        return tell_goal(speaker, side, self.printed.goal(side))

    def warning(self, view: View, words: str) -> str:
        return warning(self.printed, view, words) if view["flow"] else ""


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

    def option(self, speaker: Speaker, view: View, words: str) -> str:
        verb, _, thing = words.partition(" ")
        frame = view["flow"][-1]["frame"] if view["flow"] else ""
        action = self.printed.faces[thing]["action"] if verb == "action" else ""
        return tell_option(speaker, words, frame=frame, action=action)

    def goal(self, speaker: Speaker, side: str) -> str:
        return goal_text(speaker, self.printed, side)

    def rules(self, speaker: Speaker) -> list[str]:
        return tell_special_rules(speaker, self.printed.plain["hooks"])


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
