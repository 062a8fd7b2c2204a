"""What the engine reports, said to a person: events and refusals carry words, people read names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from fieldcraft import games
from fieldcraft.i18n.names import said, scenario_name, side_name
from fieldcraft.i18n.orders import tell_order
from fieldcraft.i18n.speaker import Argument, Speaker

if TYPE_CHECKING:
    from fieldcraft.core.contract import Event
    from fieldcraft.core.schema import AnyView, View

Fields = Mapping[str, object]
Naming = Callable[[Speaker, str], str | None]
"""A word as a name; None where there is nothing to name."""

OPEN, SPLIT, CLOSE = "\ue000", "\ue001", "\ue002"
"""Around a name while its line is made, so that it is found again: `OPEN ref SPLIT name CLOSE`."""
_PART = re.compile(f"{OPEN}([^{SPLIT}]*){SPLIT}([^{CLOSE}]*){CLOSE}|([^{OPEN}]+)")

Part = dict[str, str]
"""A stretch of a log line: its `text`, and the `ref` of the thing it names, if it names one."""


def naming(kind: str) -> Callable[[Speaker, str], str]:
    """Naming by the messages of a kind."""
    return lambda speaker, word: said(speaker, kind, word)


COMMON: Mapping[str, Naming] = {
    "side": side_name,
    "enemy": side_name,
    "reason": naming("reason"),
    "question": naming("question"),
    "name": scenario_name,
    "standing": lambda speaker, line: tell_order(speaker, line, ref_name),
}


class Teller:
    """Says the log, the refusals and the moments of a game, and names its things.

    This one serves any game; a game that has words of its own derives from it.
    """

    names: ClassVar[Mapping[str, Naming]] = COMMON
    """By field of an event or a refusal, how its word is named."""
    lists: ClassVar[Mapping[str, Callable[[Speaker, str], str]]] = {}
    """The same for fields that hold lists of words; the side of all of them is said before."""
    kinds: ClassVar[Mapping[str, str]] = {}
    """By field, what a board calls the thing that it names."""
    sums: ClassVar[Mapping[str, str]] = {}
    """Events that only sum up others for who was told those: `draws` after each `draws-card`."""
    optional: ClassVar[Sequence[str]] = ("action", "question", "side", "suggestion", "text")
    """What a refusal can do without: its message has a form for "not told"."""
    verbs: ClassVar[Mapping[str, Sequence[str]]] = {}
    """By the kind of a thing, the verbs with which it may be chosen."""

    # -- log and refusals -----

    def event(self, speaker: Speaker, name: str, fields: Fields, *, marked: bool = False) -> str:
        """The log line of an event; `marked`, its names stand between signs with their refs.

        `$who` is the word of the side, for languages whose verb agrees with its name.
        """
        arguments = self.named(speaker, fields, marked=marked)
        arguments["who"] = str(fields.get("side", ""))
        arguments.update(self.more(speaker, name, fields))
        return speaker.say(self.message(speaker, "event", name, fields), **arguments)

    def more(self, speaker: Speaker, name: str, fields: Fields) -> dict[str, Argument]:
        """What the message of an event needs besides its fields."""
        return {}

    def refusal(self, speaker: Speaker, reason: str, fields: Fields) -> str:
        """Why something is refused, in a sentence or two, without the clause."""
        arguments = self.named(speaker, fields)
        for field in self.optional:
            arguments.setdefault(field, None)
        if arguments["suggestion"] == "":
            arguments["suggestion"] = None
        return speaker.say(self.message(speaker, "why", reason, fields), **arguments)

    def told(self, speaker: Speaker, kind: str, name: str, fields: Fields) -> str:
        """A sentence about something else that the engine reports: a goal, a threat."""
        arguments = self.named(speaker, fields)
        arguments["who"] = str(fields.get("side", ""))
        return speaker.say(self.message(speaker, kind, name, fields), **arguments)

    def message(self, speaker: Speaker, kind: str, name: str, fields: Fields) -> str:
        """The message of an event or a refusal: that of its kind, where it has one."""
        one = f"{kind}-{name}-{fields['kind']}" if "kind" in fields else ""
        return one if one and speaker.has(one) else f"{kind}-{name}"

    def named(
        self, speaker: Speaker, fields: Fields, *, marked: bool = False
    ) -> dict[str, Argument]:
        """The fields as a message takes them: words turned to names, dice to a list in text."""
        arguments: dict[str, Argument] = {}
        for field, value in fields.items():
            if isinstance(value, str):
                name = self.names[field](speaker, value) if field in self.names else value
                arguments[field] = self._mark(field, value, name) if marked and name else name
            elif isinstance(value, list | tuple):
                each = self.lists.get(field)
                words = [str(item) for item in value]
                texts = [each(speaker, word) if each else word for word in words]
                if marked:
                    texts = [self._mark(field, *one) for one in zip(words, texts, strict=True)]
                arguments[field] = ", ".join(texts)
            elif value is None or isinstance(value, int | float):
                arguments[field] = value
            else:
                arguments[field] = str(value)
        return arguments

    def _mark(self, field: str, word: str, name: str) -> str:
        ref = self.ref_of(field, word)
        return f"{OPEN}{ref}{SPLIT}{name}{CLOSE}" if ref else name

    def roll_title(self, speaker: Speaker, kind: str) -> str:
        """What a kind of roll is called, as a heading."""
        name = said(speaker, "roll", kind)
        return name[:1].upper() + name[1:]

    # -- things -----

    def ref_of(self, field: str, word: str) -> str:
        """What a board calls the thing of a word in a field; empty if it is nothing there."""
        kind = self.kinds.get(field, "")
        return f"{kind}:{word}" if kind and word else ""

    def ref_name(self, speaker: Speaker, ref: str) -> str:
        """What a thing is called."""
        kind, word = split_ref(ref)
        return said(speaker, kind, word)

    def plausible_words(self, ref: str) -> list[str]:
        """The words with which a thing might be chosen, whatever is asked now."""
        kind, word = split_ref(ref)
        return [f"{verb} {word}".strip() for verb in self.verbs.get(kind, ())]

    # -- moments -----

    def moment(self, speaker: Speaker, view: View) -> tuple[str, str]:
        """When it is in a match, and whose turn it is."""
        return self.when(speaker, view), self.turn(speaker, view)

    def when(self, speaker: Speaker, view: AnyView) -> str:
        """The round or turn, in the game's own measure."""
        return speaker.say("event-round", number=games.get(view["game"]).length(view))

    def turn(self, speaker: Speaker, view: AnyView) -> str:
        """Whose turn it is, or what is done instead."""
        decision = view["decision"]
        if decision is None:
            return speaker.say("prompt-over")
        names = ", ".join(side_name(speaker, side) for side in decision["sides"])
        return speaker.say("event-turn", side=names)


def split_ref(ref: str) -> tuple[str, str]:
    """Kind and word of a ref.

    >>> split_ref("counter:de:scout-b")
    ('counter', 'de:scout-b')
    """
    kind, _, word = ref.partition(":")
    return kind, word


@cache
def teller_of(game: str) -> Teller:
    """How a game is told; the common way for a game that has none of its own, or for no game."""
    voice = games.get(game).part("voice") if game else None
    teller: Teller = voice.Teller() if voice is not None else Teller()
    return teller


def told_once(game: str, events: Sequence[Event]) -> list[Event]:
    """Events without those that say again what this reader has been told one by one."""
    sums = teller_of(game).sums
    told = {(each.name, each.fields.get("side")) for each in events}
    return [each for each in events if (sums.get(each.name), each.fields.get("side")) not in told]


def tell_event_parts(speaker: Speaker, name: str, fields: Fields) -> list[Part]:
    """The log line of an event, its names apart, each with what it points at on the board.

    >>> normandy = Speaker("en").of("normandy")
    >>> tell_event_parts(normandy, "moves", {"counter": "us:scout-a", "tile": "2B"})[:2]
    [{'text': 'US Scouts A', 'ref': 'counter:us:scout-a'}, {'text': ' move to '}]
    """
    line = teller_of(speaker.game).event(speaker, name, fields, marked=True)
    return [
        {"text": named, "ref": ref} if ref else {"text": plain}
        for ref, named, plain in _PART.findall(line)
    ]


def tell_event(speaker: Speaker, name: str, fields: Fields) -> str:
    """The log line of an event, from its name and fields as the engine gives them.

    >>> normandy, hexes = Speaker("en").of("normandy"), Speaker("en").of("combat-commander")
    >>> tell_event(normandy, "moves", {"counter": "us:scout-a", "tile": "2B"})
    'US Scouts A move to 2B'
    >>> tell_event(hexes, "moves", {"unit": "axis:rifle-3", "hex": "C7", "spent": 2})
    'Axis Rifle 3 moves to C7 (2 MP spent)'
    """
    return teller_of(speaker.game).event(speaker, name, fields)


def tell_refusal(speaker: Speaker, reason: str, fields: Fields) -> str:
    """Why something is refused, in a sentence or two, without the clause.

    >>> tell_refusal(Speaker("pl").of("normandy"), "card-not-in-hand", {"card": "sniper"})
    'Nie masz na ręce karty Snajper.'
    """
    return teller_of(speaker.game).refusal(speaker, reason, fields)


def ref_name(speaker: Speaker, ref: str) -> str:
    """What a thing is called.

    >>> ref_name(Speaker("en").of("normandy"), "counter:de:scout-b")
    'German Scouts B'
    """
    return teller_of(speaker.game).ref_name(speaker, ref)


def tell_moment(speaker: Speaker, view: View) -> tuple[str, str]:
    """When it is in a match, and whose turn it is, from a view alone.

    >>> view = {"game": "normandy", "round": 6, "phase": "turns", "active": "us"}
    >>> tell_moment(Speaker("en"), view)
    ('Round 6', 'US to play')
    """
    return teller_of(view["game"]).moment(speaker.of(view["game"]), view)


def tell_outcome(speaker: Speaker, view: View) -> str:
    """Who won and why; empty while the match goes on."""
    end = view["outcome"]
    if end is None:
        return ""
    own = speaker.of(view["game"])
    if end["winner"]:
        return tell_event(own, "wins", {"side": end["winner"], "reason": end["reason"]})
    return tell_event(own, "drawn", {"reason": end["reason"]})
