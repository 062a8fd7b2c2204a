"""The special rules of a scenario of Combat Commander, in sentences."""

from collections.abc import Mapping
from typing import Any

from fieldcraft.games.combat_commander.voice.names import SIDES, unit_type_name, weapon_name
from fieldcraft.i18n.names import said
from fieldcraft.i18n.speaker import Argument, Speaker

Rule = Any  # what a plain scenario's rule holds: a truth, a number, a word, a list, a mapping

COLUMNS = "ABCDEFGHIJKLMNO"
ROWS = 10


def tell_special_rules(speaker: Speaker, rules: Mapping[str, Rule]) -> list[str]:
    """The rules of a plain scenario (`hooks`), each in a sentence.

    >>> tell_special_rules(Speaker("en"), {"fog": 3, "exit-is-loss": [0, 1]})[0][:32]
    'Fog: hindrance 3 everywhere, on '
    >>> tell_special_rules(Speaker("en"), {"exit-is-loss": [0, 1]})
    ['Axis, Allies: units that leave the map are eliminated.']
    """
    return [
        speaker.say(f"rule-{name}", **_arguments(speaker, name, rule))
        for name, rule in rules.items()
        if rule is not None and rule is not False
    ]


def _arguments(speaker: Speaker, name: str, rule: Rule) -> dict[str, Argument]:
    """What a rule's sentence speaks of; a rule that only holds speaks of nothing."""
    if isinstance(rule, Mapping):
        told: dict[str, Argument] = {
            key: value for key, value in rule.items() if isinstance(value, int)
        }
        told["side"] = _side(speaker, rule["side"])
        if "carried" in rule:
            told["crew"] = _crew(speaker, rule["carried"])
        if "near" in rule:
            told["hexes"] = ", ".join(_hex(index) for index in rule["near"])
        return told
    if isinstance(rule, list | tuple):
        return {"side": ", ".join(_side(speaker, side) for side in rule)}
    if rule is True:
        return {}
    if isinstance(rule, str):
        return {"weapon": weapon_name(speaker, rule)}
    numbers = {"satchel-cover": "cover", "fog": "fog"}
    return {numbers[name]: rule} if name in numbers else {"side": _side(speaker, rule)}


def _side(speaker: Speaker, side: int) -> str:
    return said(speaker, "side", SIDES[side])


def _crew(speaker: Speaker, carried: Mapping[str, str]) -> str:
    """Weapons with those who serve them."""
    return ", ".join(
        f"{weapon_name(speaker, weapon)} ({unit_type_name(speaker, unit.split()[0])})"
        for weapon, unit in carried.items()
    )


def _hex(index: int) -> str:
    return f"{COLUMNS[index // ROWS]}{index % ROWS + 1}"
