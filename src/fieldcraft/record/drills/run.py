"""Running a drill: one pass over its steps, from the position to the last expectation."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from fieldcraft.core import (
    Chance,
    Event,
    Illegal,
    Refusal,
    ScriptError,
    State,
    Timeline,
    UndoError,
    WordError,
    canonical,
    key_from_seed,
)
from fieldcraft.core.content.problems import ContentError, Place, problem
from fieldcraft.core.content.reading import Document
from fieldcraft.core.game import Game
from fieldcraft.core.phrases import listed, why
from fieldcraft.record.drills.checks import (
    Difference,
    differences,
    option_of,
    relaxed,
    shown_value,
    side_of,
)
from fieldcraft.record.drills.models import Expect, Step
from fieldcraft.record.drills.problems import (
    DrillError,
    DrillFailure,
    Mismatch,
    phrase,
    refused,
)
from fieldcraft.record.drills.tables import table_of

SAMPLES = 20


class Run:
    """One pass: the match so far, what was told since the last expectation, and the place."""

    def __init__(self, game: Game, document: Document, state: State, strict: bool) -> None:
        self.game = game
        self.table = table_of(game.key)
        self.document = document
        self.timeline = Timeline(state)
        self.strict = strict
        self.events: list[Event] = []
        self.past: list[tuple[int, State]] = []  # who chose, and the state before it
        self.before: dict[str, object] = {}
        """How everything looks since the last choice, if anything was refused since."""
        self.checks = 0
        self.number = 0
        self.act = ""

    @property
    def state(self) -> State:
        """The match as it stands."""
        return self.timeline.state

    def step(self, step: Step, number: int, at: Place) -> None:
        """Do one step and check it; `DrillFailure` or `DrillError` if it is not as it says."""
        self.number = number
        self.act = said(step)
        try:
            self.perform(step, at)
            expect = getattr(step, "expect", None)
            if expect is not None and step.sample is None:
                self.checks += 1
                here = (*at, "expect")
                self.demand(self.compare(self.state, expect), here)
                self.events = []
        except ScriptError as error:
            raise self.error(problem("script", at, why=why(error))) from None
        except DrillError:
            raise
        except ContentError as error:
            found = [one.inside(*at, "expect") if one.at[:1] != at[:1] else one
                     for one in error.problems]  # fmt: skip
            raise self.error(*found) from None

    def perform(self, step: Step, at: Place) -> None:
        """The act of a step."""
        if step.sayings():
            self.before = {}
            self.choose(step, at)
        elif step.refuse is not None:
            self.checks += 1
            self.before = self.before or self.portrait()
            for name, words in step.refuse.items():
                for text in (words,) if isinstance(words, str) else words:
                    self.refuse(step, name, text, (*at, "refuse", name))
            self.unchanged((*at, "refuse"))
        elif step.undo is not None:
            self.before = {}
            self.undo(side_of(self.game, step.undo, (*at, "undo")), at)
        elif step.sample is not None:
            self.checks += 1
            self.sample(step, at)

    def compare(self, state: State, expect: Any) -> Iterator[Difference]:
        """What is not as expected; `Any`: each game has its own expectations."""
        yield from differences(self.timeline, state, self.game, expect, self.events)
        if expect.model_fields_set - Expect.model_fields.keys():  # something only this game has
            yield from self.table.differences(state, self.game, expect)

    # -- choosing -----

    def choose(self, step: Step, at: Place) -> None:
        """Take the choices of a step, with the chance it brings."""
        before = self.table.left(self.state)
        self.table.feed(self.state, step, self.strict)
        for name, texts in step.sayings():
            side = self.game.side(name)
            for text in texts:
                option = option_of(self.state, text, (*at, name))
                self.take(side, option, text, (*at, name))
        for key, count in self.table.left(self.state).items():
            unused = count - before[key]
            left = phrase("left-over", count=unused)
            self.check(unused <= 0, (*at, *key.split(".")), phrase("all-used"), left)

    def take(self, side: int, option: int, text: str, at: Place) -> None:
        """One choice, which must be offered."""
        refusal = self.state.why_not(side, text)
        if option not in self.state.options(side):
            self.check(False, at, text, refused(refusal, self.game.key))
        self.check(
            refusal is None, at, phrase("offered", text=text), refused(refusal, self.game.key)
        )
        self.past.append((side, self.state.clone()))
        self.timeline.choose(side, option, self.events)

    # -- refusing -----

    def refuse(self, step: Step, name: str, text: str, at: Place) -> None:
        """Something that must be refused, by its clause, and change nothing."""
        if name == "undo":
            refusal = self.refuse_undo(side_of(self.game, text, at), at)
        else:
            refusal = self.refuse_words(step, side_of(self.game, name, at), text, at)
        if refusal is None:
            self.check(False, at, phrase("a-refusal"), phrase("allowed", text=text))
        else:
            self.check_refusal(step, refusal, at[:-2])

    def unchanged(self, at: Place) -> None:
        """Nothing that was refused has changed anything."""
        after = self.portrait()
        changed = [key for key in after if self.before[key] != after[key]]
        found = phrase("changed", parts=listed(changed))
        self.check(not changed, at, phrase("unchanged"), found)

    def check_refusal(self, step: Step, refusal: Refusal, at: Place) -> None:
        """It is refused by the clause, for the reason, and naming the things that the step says."""
        if step.clause is not None:
            fits = refusal.clause == step.clause
            self.check(fits, (*at, "clause"), step.clause, refused(refusal, self.game.key))
        if step.reason is not None:
            fits = refusal.reason == step.reason
            self.check(fits, (*at, "reason"), step.reason, refused(refusal, self.game.key))
        for key, wanted in (step.tells or {}).items():
            found = refusal.fields.get(key)
            self.check(found == wanted, (*at, "tells", key), str(wanted), shown_value(found))

    def refuse_words(self, step: Step, side: int, text: str, at: Place) -> Refusal | None:
        """Why the words are refused; words of no option are a mistake unless a reason is given."""
        if step.reason is None:
            option_of(self.state, text, at)
        refusal = self.state.why_not(side, text)
        try:
            option = self.state.parse(text)
        except WordError:
            return refusal
        try:
            relaxed(self.state).choose(side, option)
        except Illegal:
            self.check(refusal is not None, at, phrase("a-reason"), phrase("no-reason"))
            return refusal
        return None

    def refuse_undo(self, side: int, at: Place) -> Refusal | None:
        try:
            self.timeline.undo(side)
        except UndoError as error:
            return error.refusal
        return None

    def portrait(self) -> dict[str, object]:
        """Everything that could change: the whole state, and what each viewpoint has of it."""
        state = self.state
        made: dict[str, object] = {
            phrase("the-digest"): state.digest(),
            phrase("the-decision"): state.decision,
        }
        for side, name in [*enumerate(self.game.sides), (-1, "spectator")]:
            made[phrase("the-view", side=name)] = state.view(side)
            made[phrase("the-options", side=name)] = list(state.options(side))
        return made

    # -- undo -----

    def undo(self, side: int, at: Place) -> None:
        """Take the side's last choice back; the state must be what it was before that choice."""
        script = self.state.chance
        try:
            self.timeline.undo(side)
        except UndoError as error:
            self.check(
                False, (*at, "undo"), phrase("an-undo"), refused(error.refusal, self.game.key)
            )
        self.state.chance = script.copy()
        last = max(place for place, (chooser, _) in enumerate(self.past) if chooser == side)
        is_last = last == len(self.past) - 1
        earlier = self.past.pop(last)[1]
        if is_last:
            same = self.state.digest() == earlier.digest()
            before, after = phrase("state-before"), phrase("another-state")
            self.check(same, (*at, "undo"), before, after)
        self.events = []

    # -- hidden information -----

    def sample(self, step: Step, at: Place) -> None:
        """Redraw what a viewpoint may not know; it must not be able to tell."""
        name = step.sample or ""
        side = side_of(self.game, name, (*at, "sample"), spectator=True)
        expect = getattr(step, "expect", None)
        if expect is not None and expect.events is not None:
            raise ContentError([problem("no-sampling", (*at, "expect", "events"))])
        seen = self.seen(self.state, side)
        view = canonical(self.state.view(side))
        found: dict[tuple[str, str], set[bytes]] = {}
        for number in range(SAMPLES):
            key = key_from_seed(number)
            for how, twin in (
                ("by-determinize", self.state.determinize(side, Chance(key))),
                ("by-sample", self.game.sample(json.loads(view), Chance(key))),
            ):
                after = self.seen(twin, side)
                changed = [part for part in seen if seen[part] != after[part]]
                way = phrase(how)
                if changed:
                    parts = listed(changed)
                    differs = phrase("sample-differs", how=way, number=number, parts=parts)
                    self.check(False, (*at, "sample"), phrase("what-is-seen", side=name), differs)
                if expect is not None:
                    self.demand(self.compare(twin, expect), (*at, "expect"), way, number)
                for owner, zones in (step.varies or {}).items():
                    shown = twin.view(side_of(self.game, owner, (*at, "varies")))
                    for zone in zones:
                        cards = self.table.zone_cards(shown, owner, zone)
                        found.setdefault((owner, zone), set()).add(canonical(cards))
        for (owner, zone), contents in found.items():
            place = (*at, "varies", owner)
            varied = phrase("cards-vary", zone=zone)
            self.check(len(contents) > 1, place, varied, phrase("cards-same"))

    def seen(self, state: State, side: int) -> dict[str, object]:
        """All that a viewpoint has of a state."""
        name = self.game.sides[side] if side >= 0 else "spectator"
        return {
            phrase("the-view", side=name): canonical(state.view(side)),
            phrase("the-decision"): state.decision,
            phrase("the-options", side=name): list(state.options(side)),
        }

    # -- telling -----

    def check(self, is_right: bool, at: Place, expected: str, found: str) -> None:
        """Fail unless it is right."""
        if not is_right:
            raise DrillFailure([self.mismatch(at, expected, found)])

    def demand(
        self, found: Iterator[Difference], at: Place, how: str = "", number: int = 0
    ) -> None:
        """Fail if there is any difference, telling all of them, and in which sample."""
        mismatches = []
        for one in found:
            seen = shown_value(one.found)
            if how:
                seen = phrase("in-sample", how=how, number=number, found=seen)
            mismatches.append(self.mismatch((*at, *one.at), shown_value(one.expected), seen))
        if mismatches:
            raise DrillFailure(mismatches)

    def mismatch(self, at: Place, expected: str, found: str) -> Mismatch:
        """A difference with its line in the file and its step."""
        located = self.document.locate(problem("proves-nothing", at))
        what = ".".join(str(part) for part in at[-len(at) + self.depth(at) :])
        return Mismatch(
            what, expected, found, self.number, self.act, self.document.file, located.line
        )

    @staticmethod
    def depth(at: Place) -> int:
        """How much of a place only says which step it is."""
        return 4 if at[:1] == ("variants",) and "steps" in at else 2 if at[:1] == ("steps",) else 0

    def error(self, *found: Any) -> DrillError:
        """A mistake of the file, with its line."""
        return DrillError([self.document.locate(one) for one in found])


def said(step: Step) -> str:
    """What a step does, in one line."""
    if step.sayings():
        return "; ".join(f"{side}: {', '.join(words)}" for side, words in step.sayings())
    if step.refuse is not None:
        return f"refuse {shown_value(step.refuse)}"
    if step.undo is not None:
        return f"undo {step.undo}"
    return f"sample {step.sample}" if step.sample is not None else ""
