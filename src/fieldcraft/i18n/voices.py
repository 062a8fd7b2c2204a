"""What a match says at a table, whichever game it is of: questions, answers, warnings.

A voice knows the printed facts of one scenario and nothing of a running match; what changes comes
with a view.  Terminal and browser say the same because both ask here or below.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from fieldcraft import games
from fieldcraft.core.contract import PASSES, Forecast
from fieldcraft.i18n.looks import Look, Place, Row
from fieldcraft.i18n.names import said
from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import ref_name, split_ref

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario, AnyView
    from fieldcraft.core.state import State

Found = dict[str, Any]
"""What a state tells a viewer of a thing."""
Inspect = Callable[[str], Found]
"""The same by the thing's word."""
READY = "ready"
"""What ends a set-up: no pass, but nothing more is done."""


class Voice:
    """Says what a scenario's matches ask and offer.

    This one serves any game: questions by the messages `prompt-…` that its catalogues have, options
    in their own words.  A game that can say it better derives from it.
    """

    ends: str = ""
    """The warning before a turn is ended although more could be done."""
    more: str = ""
    """What the options that could be done instead begin with."""
    confirmed: Sequence[str] = ()
    """The warnings after which a choice is made only with a second yes."""

    def __init__(self, plain: AnyScenario) -> None:
        self.plain = plain

    @property
    def sides(self) -> list[str]:
        """The words of the two sides."""
        return list(self.plain["sides"])

    def prompt(self, speaker: Speaker, view: AnyView) -> str:
        """The question now put to the viewer."""
        message = self.prompt_id(speaker, view)
        return speaker.say(message) if speaker.has(message) else str(view["question"])

    def prompt_id(self, speaker: Speaker, view: AnyView) -> str:
        """The message of that question."""
        return f"prompt-{view['question']}" if view["question"] else "prompt-over"

    def coach(self, speaker: Speaker, view: AnyView) -> str:
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

    def option(self, speaker: Speaker, view: AnyView, words: str) -> str:
        """An option as a person reads it."""
        verb, _, thing = words.partition(" ")
        return (
            speaker.say(f"option-{verb}", thing=thing) if speaker.has(f"option-{verb}") else words
        )

    def goal(self, speaker: Speaker, side: str) -> str:
        """How a side wins, or what it comes with."""
        return said(speaker, "goal", side) if speaker.has(f"goal-{side}") else ""

    def rules(self, speaker: Speaker) -> list[str]:
        """The special rules of the scenario, a sentence each."""
        return []

    def forces(self, speaker: Speaker) -> list[tuple[str, list[str]]]:
        """What the scenario gives each side: a heading, and a text for each."""
        return []

    def terms(self, speaker: Speaker) -> list[tuple[str, str]]:
        """What holds for both sides: a heading and a text."""
        return []

    def tally(self, speaker: Speaker, view: AnyView) -> list[tuple[str, list[str]]]:
        """What is counted at the end: a heading, and a figure for each side."""
        return []

    def losses(self, speaker: Speaker, view: AnyView) -> list[str]:
        """Who and what each side has lost, a line each."""
        return []

    def is_confirmed(self, message: str) -> bool:
        """Whether a choice with this warning is made only after a second yes."""
        return bool(message) and (message == self.ends or message in self.confirmed)

    def warned(self, words: str, offered: Collection[str], caution: str) -> str:
        """The message id of what the chooser should know before; empty when there is nothing.

        `offered` are all options, `caution` is what the state says of this one.
        """
        if words == "end" and self.more and any(one.startswith(self.more) for one in offered):
            return self.ends
        return f"warn-{caution}" if caution else ""

    # -- looking -----

    zones: Sequence[str] = ()
    """The piles that can be looked through."""
    dice_clause = ""
    """The clause that says how many dice a roll has, shown with their number."""
    concepts: Sequence[str] = ("side",)
    """The kinds of refs that name no thing in the view."""

    def look(self, speaker: Speaker, view: AnyView, found: Found) -> Look:
        """What `inspect` found of a thing, or of two."""
        told = {name: value for name, value in found.items() if name not in ("thing", "clauses")}
        rows = [Row(said(speaker, "field", name), str(value)) for name, value in told.items()]
        return Look(str(found.get("thing", "")), rows=rows, clauses=list(found.get("clauses", ())))

    def look_zone(self, speaker: Speaker, view: AnyView, zone: str) -> Look:
        """A pile of both sides, as far as it is known."""
        return Look(said(speaker, "zone", zone))

    def about(self, speaker: Speaker, ref: str) -> Look | None:
        """Something that is no thing in the view, such as an action."""
        return None

    def places(self, view: AnyView, ref: str) -> list[str]:
        """The ref of the place where a thing stands; none for what stands nowhere."""
        return []

    def names(self, speaker: Speaker, view: AnyView) -> list[tuple[str, str]]:
        """What a player may call the things of a view, each with its ref; the best names first."""
        return []

    def doings(self, speaker: Speaker) -> list[str]:
        """What can be done in this game, by name, whether or not it can be done now."""
        return []

    def board(self, speaker: Speaker, view: AnyView, inspect: Inspect) -> list[Place]:
        """Every place of the board, for whoever walks over it; none where that is not told."""
        return []

    def target_ref(self, target: str) -> str:
        """The ref of what a forecast speaks of."""
        return f"thing:{target}"

    def card_of(self, view: AnyView, ref: str) -> str:
        """The card by which the viewer's own unit acts; empty where cards are not units."""
        return ""

    def comes_later(self, view: AnyView, ref: str) -> str:
        """The message id for a thing that is chosen only after something else; mostly empty."""
        return ""

    def notes(
        self, speaker: Speaker, view: AnyView, words: str, forecasts: Sequence[Forecast]
    ) -> list[str]:
        """What else is worth knowing of an option."""
        return []

    def has_badge(self, view: AnyView, one: Forecast) -> bool:
        """Whether a chance is written at its target on the board: what one hopes for there."""
        return True

    def waivers(self, view: AnyView, offered: Collection[str]) -> list[tuple[str, str]]:
        """Standing answers worth offering at this question: message ids and their words."""
        return []

    def rank(self, words: str) -> int:
        """Where an option stands among all: the smaller, the earlier; those alike as they come."""
        return ("main", "pass", "aside", "minor").index(self.role(words))

    def role(self, words: str) -> str:
        """`main`, `pass`, `aside` or `minor`: how much an option stands out.

        What stands aside is shown last and small, what is minor lights nothing by itself.
        """
        if words in PASSES or words == READY:
            return "pass"
        asides = games.get(self.plain["game"]).asides()
        return "minor" if words.partition(" ")[0] in asides else "main"


def voice_of(plain: AnyScenario) -> Voice:
    """The voice of a plain scenario; those of shipped ones are made once."""
    if plain["custom"]:
        return _made(plain)
    key = (plain["game"], plain["id"])
    if key not in _VOICES:
        _VOICES[key] = _made(plain)
    return _VOICES[key]


_VOICES: dict[tuple[str, str], Voice] = {}


def _made(plain: AnyScenario) -> Voice:
    part = games.get(plain["game"]).part("voice")
    made: Voice = part.make_voice(plain) if part is not None else Voice(plain)
    return made


def look(speaker: Speaker, voice: Voice, state: State, viewer: int, things: Sequence[str]) -> Look:
    """One thing by its ref, or two by their places; `WordError` for what is not there."""
    view = state.view(viewer)
    if len(things) == 2:
        places = [next(iter(voice.places(view, ref)), ref) for ref in things]
        words = [split_ref(place)[1] or place for place in places]
        return voice.look(speaker, view, state.inspect(viewer, *words))
    ref = things[0]
    kind, word = split_ref(ref)
    if kind in ("pile", "zone"):
        zone = word.rpartition(":")[2]
        if zone in voice.zones:
            return voice.look_zone(speaker, view, zone)
    if kind in voice.concepts:
        return voice.about(speaker, ref) or Look(ref_name(speaker, ref))
    return voice.look(speaker, view, state.inspect(viewer, word or kind))
