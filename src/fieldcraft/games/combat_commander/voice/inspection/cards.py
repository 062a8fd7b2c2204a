"""Values of cards and decks, time and points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.voice.card_effects import NAMED, about
from fieldcraft.games.combat_commander.voice.facts import Printed
from fieldcraft.games.combat_commander.voice.names import (
    deck_card_name,
)
from fieldcraft.i18n.looks import Look, Part, Row
from fieldcraft.i18n.names import said, side_name
from fieldcraft.i18n.odds import percent
from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.view import CommanderView
    from fieldcraft.i18n.voices import Found

USES = {"order": "CC-1.5.a", "action": "CC-1.6.a", "event": "CC-1.8.a"}
"""What a card may be used for, and the rule of each kind."""


def look_at_card(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """Everything that is printed on a card, and where it lies."""
    say = speaker.say
    trigger = f" {said(speaker, 'trigger', found['trigger'])}" if found["trigger"] else ""
    rows = [_use(speaker, kind, found[kind], clause) for kind, clause in USES.items()]
    rows += [
        Row(say("heading-dice"), f"{found['white']}+{found['coloured']}{trigger}", "CC-1.9.a"),
        Row(say("heading-random-hex"), found["hex"]),
        Row("", say(f"heading-{found['zone']}")),
    ]
    name = f"{deck_card_name(speaker, found['card'])} ({side_name(speaker, found['side'])})"
    return Look(name, side=found["side"], rows=rows)


def _use(speaker: Speaker, kind: str, word: str, clause: str) -> Row:
    """What a card may be used for, and what that does."""
    use = about(speaker, kind, word)
    heading = speaker.say(f"heading-{kind}")
    if use is None:
        return Row(heading, said(speaker, NAMED[kind], word), clause)
    return Row(f"{heading}: {use.label}", use.value, use.clause)


def look_at_deck(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """How likely each sum and each trigger is on the next card of either side."""
    rows = []
    for side, deck in found["decks"].items():
        count = speaker.say("cards-count", count=deck["cards"])
        rows.append(Row(side_name(speaker, side), count))
        whole = max(deck["unseen"], 1)
        sums = [f"{total} {percent((part, whole))}" for total, part in deck["sums"].items()]
        rows.append(Row("", "  " + "  ".join(sums)))
        triggers = [
            f"{said(speaker, 'trigger', word)} {percent((part, whole))}"
            for word, part in deck["triggers"].items()
        ]
        rows.append(Row("", "  " + "  ".join(triggers)))
    return Look("", rows=rows)


def look_at_time(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """The clock, and how likely the game ends with the next advance."""
    say = speaker.say
    title = f"{say('heading-time')}: {found['space']}, {say('heading-sudden-death')}"
    rows = [
        Row(side_name(speaker, side), f"{say('effect-ends')} {percent((part, max(whole, 1)))}")
        for side, (part, whole) in found["ends"].items()
    ]
    return Look(title, str(found["sudden_death"]), rows=rows)


def look_at_points(speaker: Speaker, scene: Printed, view: CommanderView, found: Found) -> Look:
    """The victory points of each side by what they are for, and what else moved the marker."""
    say = speaker.say
    look = Look(say("heading-vp"))
    for side, told in found["sides"].items():
        named = [
            (say("objective-number", number=int(number)), worth, "CC-7.3.1.b")
            for number, worth in told["objectives"].items()
            if worth
        ]
        if told["losses"]:
            named.append((say("about-enemy-losses"), told["losses"], "CC-7.1"))
        total = sum(worth for _, worth, _ in named)
        parts = tuple(
            Part("" if number else f"{side_name(speaker, side)} {total}", f"{name}: {worth}", rule)
            for number, (name, worth, rule) in enumerate(named)
        )
        look.rows.append(Row(side_name(speaker, side), str(total), "CC-7.a", parts))
    if found["rest"]:
        ahead = list(found["sides"])[found["rest"] < 0]
        value = f"{side_name(speaker, ahead)} {abs(found['rest'])}"
        look.rows.append(Row(say("about-other-points"), value, "CC-4.1.1"))
    return look
