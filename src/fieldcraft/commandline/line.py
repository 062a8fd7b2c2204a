"""What a line means: a command that is answered in words, or something to be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from fieldcraft.commandline import commands
from fieldcraft.commandline.matching import matches
from fieldcraft.commandline.steps import Node, after_choices, is_on_the_way, steps
from fieldcraft.commandline.vocabulary import Token, Vocabulary, words_of
from fieldcraft.core import Refusal, State, WordError
from fieldcraft.i18n.goals import goal_lines, tell_goals
from fieldcraft.i18n.teller import ref_name, tell_event, tell_moment, tell_refusal, told_once
from fieldcraft.i18n.voices import look
from fieldcraft.i18n.whys import VAGUE, plainest, refused, why_ref
from fieldcraft.record.plans import Plan

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyView
    from fieldcraft.i18n.looks import Look
    from fieldcraft.i18n.speaker import Speaker
    from fieldcraft.i18n.voices import Voice
    from fieldcraft.record.play.playthrough import Playthrough

LONGEST: Final = 200
"""Characters of a line."""
FEW: Final = 12
"""So many lines of what has happened."""
WIDEST: Final = 30
"""So many answers are tried for a reason that says more."""


@dataclass
class Reply:
    """What comes of a line."""

    lines: list[str] = field(default_factory=list)
    clause: str = ""
    plans: list[tuple[Plan, str]] = field(default_factory=list)
    """What to do, each with its label: one is done, of several the player chooses."""
    do: str = ""
    """What only the table can do: `clock`, `undo`, `hint`, `go`."""
    ref: str = ""
    """Where `go` leads."""


@dataclass
class Reader:
    """A line at a match, from one side's knowledge."""

    speaker: Speaker
    voice: Voice
    match: Playthrough
    side: int
    at_table: bool = True

    def __post_init__(self) -> None:
        self.state = self.match.state
        self.view: AnyView = self.state.view(self.side)
        self.vocabulary = Vocabulary(self.speaker, self.voice, self.view)

    def read(self, text: str) -> Reply:
        """The reply to a line."""
        typed = " ".join(text[:LONGEST].split())
        if not typed:
            return self.help("")
        first, _, rest = typed.partition(" ")
        command = commands.find(self.speaker, first)
        if command is not None and command in commands.known(at_table=self.at_table):
            if command.takes == "" or rest or command.word == "go":
                answer: Callable[[str], Reply] = getattr(self, command.word)
                return answer(rest)
            example = self.example(command)
            return Reply([self.speaker.say("command-what", command=first, example=example)])
        return self.choice(typed)

    # -- choices -----

    def choice(self, typed: str) -> Reply:
        """What is to be done."""
        words = self.match.options(self.side) if self.side >= 0 else []
        labels = self.labels()
        tokens = self.vocabulary.tokens(typed)
        if all(one.text.isdecimal() for one in tokens):
            return self._not_understood(typed, labels)  # nobody sees numbers here
        found = matches(typed, words, labels)
        if len(found) == 1 and (typed.casefold() in words or len(tokens) < 2):
            one = self.state.parse(words[found[0]])
            return Reply(
                plans=[(Plan((words[found[0]],), tuple(self.state.refs(one))), labels[found[0]])]
            )
        result = steps(self.speaker, self.voice, self.state, self.side, tokens)
        if result.plans:
            return Reply(plans=result.plans)
        unknown = [one for one in tokens if not one.refs and not self._is_known(one, labels)]
        if unknown or not tokens:
            return self._not_understood(unknown[0].text if unknown else typed, labels)
        if not words:
            told = why_ref(self.speaker, self.voice, self.state, self.side, "")
            return Reply([told.text], told.clause or "")
        return self._impossible(typed, tokens, result.stuck)

    def _is_known(self, token: Token, labels: Sequence[str]) -> bool:
        every = [*labels, *self.vocabulary.texts, *self.voice.doings(self.speaker)]
        meant = (token.text, *token.same)
        return any(word.startswith(meant) for text in every for word in words_of(text))

    def _not_understood(self, word: str, labels: Sequence[str]) -> Reply:
        names = [commands.names(self.speaker.lang, one.word)[0] for one in commands.COMMANDS]
        near = self.vocabulary.near(word, [*names, *self.voice.doings(self.speaker), *labels])
        message = "command-unknown-near" if near else "command-unknown"
        help_word = commands.names(self.speaker.lang, "help")[0]
        said = self.speaker.say(message, text=word[:60], near=", ".join(near), help=help_word)
        return Reply([said])

    def _impossible(self, typed: str, tokens: Sequence[Token], stuck: Node | None) -> Reply:
        """Why what is named cannot be done from as far as it goes, or one step farther."""
        refusal = self.state.why_not(self.side, typed)
        if refusal is not None and _says_more(refusal):
            return self._refused(typed, refusal)
        state, left = (self.state, tuple(tokens)) if stuck is None else (stuck.state, stuck.left)
        if not left[0].refs:
            prompt = self.voice.prompt(self.speaker, self.view)
            said = self.speaker.say("command-not-now", text=left[0].text, prompt=prompt)
            return Reply([said])
        ref = left[0].refs[0]
        for there in [state, *self._one_on(state)]:
            found = plainest(self.speaker, self.voice, there, self.side, ref)
            if found is not None and is_on_the_way(there, self.side):
                place = ref_name(self.speaker, ref)
                return Reply([self.speaker.say("command-no-way", place=place)], found.clause)
            if found is not None:
                return self._refused(typed, found)
        before = [one.refs[0] for one in tokens if one.refs and one not in left]
        if before:
            first, *others = self._looked([before[-1], ref]).lines
            said = self.speaker.say("command-not-now", text=typed[:60], prompt=first)
            return Reply([said, *others])
        told = why_ref(self.speaker, self.voice, state, self.side, ref)
        return Reply([told.text], told.clause or "")

    def _one_on(self, state: State) -> Iterator[State]:
        """The positions after each answer, as far as nothing comes between."""
        for option in list(state.options(self.side))[:WIDEST]:
            after = after_choices(state, self.side, [state.word(option)])
            if after is not None:
                yield after

    # -- commands -----

    def help(self, rest: str) -> Reply:
        """Every command, with what it is for."""
        say = self.speaker.say
        lines = [say("command-doing-help", example=self._doing())]
        for one in commands.known(at_table=self.at_table):
            lines.append(f"{self.example(one)}: {say(f'command-{one.word}-help')}")
        return Reply(lines)

    def example(self, command: commands.Command) -> str:
        """How a command is written."""
        name = commands.names(self.speaker.lang, command.word)[0]
        things = list(self.vocabulary.texts)
        some = {
            "thing": things[:1],
            "things": [things[0], things[-1]] if command.word == "sight" else things[:1],
            "words": self.match.options(self.side)[-1:] or ["end"],
        }
        if command.word == "sight" and things:
            places = [
                one.partition(":")[2] for one in dict.fromkeys(self.vocabulary.texts.values())
            ]
            some["things"] = [places[0], places[min(25, len(places) - 1)]]
        return " ".join([name, *some.get(command.takes, [])])

    def _doing(self) -> str:
        labels = self.labels()
        return labels[0] if labels else self.speaker.say("option-end")

    def labels(self) -> list[str]:
        """The answers to the question, as they are shown."""
        words = self.match.options(self.side) if self.side >= 0 else []
        return [self.voice.option(self.speaker, self.view, one) for one in words]

    def options(self, rest: str) -> Reply:
        """Every answer to the question."""
        if self.side < 0 or not self.match.options(self.side):
            told = why_ref(self.speaker, self.voice, self.state, self.side, "")
            return Reply([told.text], told.clause or "")
        return Reply([self.voice.prompt(self.speaker, self.view), *self.labels()])

    def look(self, rest: str) -> Reply:
        """A thing, or two."""
        refs = [one.refs[0] for one in self.vocabulary.tokens(rest) if one.refs][:2]
        unknown = [one.text for one in self.vocabulary.tokens(rest) if not one.refs]
        if unknown or not refs:
            return self._looked(rest.split()[:2])
        return self._looked(refs)

    sight = look

    def _looked(self, things: Sequence[str]) -> Reply:
        try:
            found = look(self.speaker, self.voice, self.state, self.side, things)
        except WordError as error:
            told = tell_refusal(self.speaker, error.refusal.reason, error.refusal.fields)
            return Reply([told])
        return Reply(_spoken(found))

    def why(self, rest: str) -> Reply:
        """Why something cannot be done."""
        refusal = self.state.why_not(self.side, rest)
        tokens = self.vocabulary.tokens(rest)
        if refusal is None or not tokens or (len(tokens) == 1 and _says_more(refusal)):
            return self._refused(rest, refusal)
        result = steps(self.speaker, self.voice, self.state, self.side, tokens)
        if result.plans:
            return self._refused(rest, None)
        if any(not one.refs and not self._is_known(one, self.labels()) for one in tokens):
            return self._refused(rest, refusal)
        return self._impossible(rest, tokens, result.stuck)

    def _refused(self, rest: str, refusal: Refusal | None) -> Reply:
        if refusal is None:
            return Reply([self.speaker.say("choice-offered", text=rest[:60])])
        told = refused(self.speaker, refusal)
        return Reply([told.text], told.clause or "")

    def hand(self, rest: str) -> Reply:
        """The cards in hand."""
        if "hand" not in self.voice.zones:
            return Reply([self.speaker.say("command-nothing")])
        return Reply(_spoken(self.voice.look_zone(self.speaker, self.view, "hand")))

    def score(self, rest: str) -> Reply:
        """When it is, what wins, and how far both have come."""
        told = tell_goals(self.speaker, self.match.sides, self.state, self.side)
        moment = ". ".join(tell_moment(self.speaker, self.view))
        return Reply([moment, *(line.strip() for line in goal_lines(self.speaker, told))])

    def last(self, rest: str) -> Reply:
        """What has happened since this side last chose."""
        own = [n for n, step in enumerate(self.match.steps) if step.side == self.side]
        since = own[-1] if own else 0
        events = [event for _, event in self.match.log(self.side, since)]
        told = [
            tell_event(self.speaker, one.name, one.fields)
            for one in told_once(self.speaker.game, events)
        ]
        return Reply(told[-FEW:] or [self.speaker.say("command-nothing")])

    def clock(self, rest: str) -> Reply:
        """The table reads its own clock."""
        return Reply(do="clock")

    def hint(self, rest: str) -> Reply:
        """The table asks for a hint."""
        return Reply(do="hint")

    def undo(self, rest: str) -> Reply:
        """The table takes the last choice back."""
        return Reply(do="undo")

    def go(self, rest: str) -> Reply:
        """The keyboard goes to a thing on the board."""
        refs = [one.refs[0] for one in self.vocabulary.tokens(rest) if one.refs]
        if not refs:
            return self._not_understood(rest, [])
        return Reply(do="go", ref=refs[0])


def _says_more(refusal: Refusal) -> bool:
    """Whether it tells more than that something else is asked."""
    return refusal.reason not in VAGUE and not refusal.reason.startswith("unknown-")


def _spoken(found: Look) -> list[str]:
    """A look as one hears it."""
    return [line.replace("▸", "").strip() for line in found.lines if line.strip()]


def read(
    speaker: Speaker,
    voice: Voice,
    match: Playthrough,
    side: int,
    text: str,
    *,
    at_table: bool = True,
) -> Reply:
    """What a line means at a match, from a side's knowledge; nothing is done yet."""
    return Reader(speaker, voice, match, side, at_table).read(text)
