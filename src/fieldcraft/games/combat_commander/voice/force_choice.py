"""What the players of the generator choose from: orders of battle, support, works, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.content.loader import load_box, tables
from fieldcraft.games.combat_commander.voice.names import unit_type_name, weapon_name
from fieldcraft.i18n.briefings import in_language
from fieldcraft.i18n.names import said
from fieldcraft.i18n.speaker import Speaker

if TYPE_CHECKING:
    from fieldcraft.core.schema import AnyScenario
    from fieldcraft.games.combat_commander.schema.scenario import CommanderScenario
    from fieldcraft.games.combat_commander.schema.view import CommanderView

FRAMES = ("force-pick", "support-buy", "works-pick", "radio-pick")


def force_name(speaker: Speaker, word: str) -> str:
    """An order of battle of a nation.

    >>> force_name(Speaker("pl", game="combat-commander"), "germany:pionier")
    'Pionierzy'
    """
    nation, _, name = word.partition(":")
    for force in load_box().nations[nation].orders_of_battle.orders_of_battle:
        if force.id == name:
            return in_language(speaker, force.name)
    return word


def force_text(speaker: Speaker, nation: str, number: int, size: int) -> str:
    """An order of battle with its Squads and Teams and what it costs."""
    force = tables()["orders_of_battle"][nation][number]
    pieces = [
        f"{counts[size]} × {unit_type_name(speaker, unit)}"
        for kind in ("squads", "teams")
        for unit, counts in force[kind].items()
        if counts[size]
    ]
    name = force_name(speaker, f"{nation}:{force['id']}")
    cost = force["points"][size]
    return speaker.say("force-of-pieces", force=name, pieces=", ".join(pieces), cost=cost)


def support_name(speaker: Speaker, word: str) -> str:
    """What an entry of a nation's support table brings.

    >>> support_name(Speaker("en", game="combat-commander"), "russia:12")
    'Weapon Team with Fifty-Cal MG'
    """
    nation, _, number = word.partition(":")
    item = tables()["support"][nation][int(number)]["item"]
    if item["radio"]:
        return speaker.say("radio-of-fp", fp=item["radio"])
    unit = unit_type_name(speaker, item["unit"])
    if not item["weapon"]:
        return unit
    return speaker.say("support-with", unit=unit, weapon=weapon_name(speaker, item["weapon"]))


def works_name(speaker: Speaker, number: str) -> str:
    """Fortifications that are bought together.

    >>> works_name(Speaker("en", game="combat-commander"), "0")
    '3 × Foxholes'
    """
    offer = tables()["generator"]["fortifications"][int(number)]
    pieces = [f"{count} × {said(speaker, 'fort', kind)}" for kind, count in offer["pieces"].items()]
    if offer["mines"]:
        pieces.append(speaker.say("mines-of-strength", fp=offer["mines"]))
    return ", ".join(pieces)


def muster_text(speaker: Speaker, plain: CommanderScenario, view: CommanderView, words: str) -> str:
    """An option of those who choose their forces; empty for any other."""
    verb, _, thing = words.partition(" ")
    if not view["flow"] or view["flow"][-1]["frame"] not in FRAMES or not thing:
        return ""
    sides: list[str] = [*plain["sides"]]
    side = sides.index(view["side"])
    nation = plain["nations"][side]
    if verb == "force":
        return force_text(speaker, nation, int(thing), plain["muster"]["size"][side])
    return bought_text(speaker, verb, nation, int(thing))


def posture_name(speaker: Speaker, plain: AnyScenario, side: int) -> str:
    """A side's posture; where forces are chosen at the table they decide it."""
    return said(speaker, "posture", "open" if "muster" in plain else plain["postures"][side])


def bought_text(speaker: Speaker, verb: str, nation: str, number: int) -> str:
    """An entry of the support table or an offer of works, with what it costs."""
    if verb == "entry":
        name = support_name(speaker, f"{nation}:{number}")
        cost = tables()["support"][nation][number]["cost"]
    else:
        name = works_name(speaker, str(number))
        cost = tables()["generator"]["fortifications"][number]["cost"]
    return speaker.say("thing-for-points", thing=name, cost=cost)
