"""A roll as a person reads it: its sum term by term, and what it decides.

Browser, log and terminal say the same because all ask here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fieldcraft.i18n.speaker import Speaker
from fieldcraft.i18n.teller import teller_of

if TYPE_CHECKING:
    from fieldcraft.core.schema import RollTold, Term


def sum_text(speaker: Speaker, roll: RollTold) -> str:
    """The whole sum, so that it adds up: `7 morale + 8 dice = 15, against 14 attack`."""
    needed = total_text(speaker, roll["against"], roll["needed"])
    sign = {"product": " × ", "each": ", "}.get(roll["by"], " + ")
    dice = sign.join(str(die) for die in roll["dice"])
    if roll["by"] == "each":
        return speaker.say("sum-each", dice=dice, needed=needed)
    if roll["by"] == "sum" and roll["own"]:
        dice = str(sum(roll["dice"]))
    terms = [*_terms(speaker, roll["own"]), ("+", speaker.say("sum-dice", value=dice))]
    text = f"{_joined(terms)} = {roll['total']}"
    return speaker.say("sum-against", sum=text, needed=needed) if roll["against"] else text


def total_text(speaker: Speaker, terms: Sequence[Term], total: int) -> str:
    """Terms and what they come to; a single one says it itself."""
    counted = _terms(speaker, terms)
    return f"{_joined(counted)} = {total}" if len(counted) > 1 else _joined(counted)


def verdict_text(speaker: Speaker, roll: RollTold) -> str:
    """What the roll decides; empty where it decides nothing by itself."""
    if not roll["verdict"]:
        return ""
    return speaker.say(f"verdict-{roll['verdict']}", count=roll["outcome"])


def roll_text(speaker: Speaker, roll: RollTold) -> str:
    """What was rolled, for whom and what it decides, in a few words."""
    teller = teller_of(speaker.game)
    subject = roll["target"] or roll["place"]
    names = [teller.ref_name(speaker, subject)] if subject else []
    heading = ", ".join([teller.roll_title(speaker, roll["kind"]), *names])
    return f"{heading}: {verdict_text(speaker, roll) or roll['total']}"


def roll_shown(speaker: Speaker, roll: RollTold) -> dict[str, object]:
    """The roll with all its words, as the browser's stage and the log take it."""
    teller = teller_of(speaker.game)

    def named(ref: str) -> dict[str, str] | None:
        return {"text": teller.ref_name(speaker, ref), "ref": ref} if ref else None

    def labelled(terms: Sequence[Term]) -> list[dict[str, object]]:
        return [
            {
                "label": speaker.say(f"part-{term['part']}", value="").strip(),
                "value": term["value"],
                "clause": term["clause"],
            }
            for term in terms
            if term["value"]
        ]

    return {
        "title": teller.roll_title(speaker, roll["kind"]),
        "actors": [named(ref) for ref in roll["actors"]],
        "origins": roll["origins"],
        "target": named(roll["target"]),
        "place": named(roll["place"]),
        "own": labelled(roll["own"]),
        "by": roll["by"],
        "dice": roll["dice"],
        "successes": roll["successes"],
        "card": roll["card"],
        "total": roll["total"],
        "against": labelled(roll["against"]),
        "needed": roll["needed"],
        "result": roll["verdict"],
        "verdict": verdict_text(speaker, roll),
        "text": sum_text(speaker, roll),
    }


def _terms(speaker: Speaker, terms: Sequence[Term]) -> list[tuple[str, str]]:
    return [
        (
            "−" if term["value"] < 0 else "+",
            speaker.say(f"part-{term['part']}", value=abs(term["value"])),
        )
        for term in terms
        if term["value"]
    ]


def _joined(terms: Sequence[tuple[str, str]]) -> str:
    """Terms with their signs between them; a plus is not written before the first."""
    text = ""
    for sign, term in terms:
        text += f" {sign} {term}" if text else ("" if sign == "+" else sign) + term
    return text
