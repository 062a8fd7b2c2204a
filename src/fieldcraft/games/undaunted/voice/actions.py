"""What the printed actions of Undaunted do, in a sentence each, with their clauses."""

from typing import Final

from fieldcraft.games.undaunted.voice.names import action_name
from fieldcraft.i18n.looks import Look, Row
from fieldcraft.i18n.speaker import Speaker

CLAUSES: Final = {
    "move": "U-503",
    "scout": "U-504",
    "stalk": "U-508",
    "guide": "UN-501",
    "drive": "NA-501",
    "bolster": "U-601",
    "command": "U-604",
    "conceal": "U-605",
    "control": "U-606",
    "inspire": "U-611",
    "recon": "U-614",
    "target": "UN-601",
    "attack": "U-702",
    "suppress": "U-719",
    "blast": "UN-701",
    "strafe": "NA-713",
    "demolition": "NA-703",
    "anti-tank": "NA-702",
    "repair": "NA-609",
    "navigate": "NA-601",
    "survey": "NA-602",
}
"""Where the rules speak of each action."""


def tell_action(speaker: Speaker, ref: str) -> Look | None:
    """An action of a card or a seat by its ref (`action:attack`, `seat:drive`); else None.

    >>> tell_action(Speaker("en"), "action:control").clauses
    ['U-606']
    """
    kind, _, word = ref.partition(":")
    if kind not in ("action", "seat") or word not in CLAUSES:
        return None
    clause = CLAUSES[word]
    row = Row("", speaker.say(f"about-action-{word}"), clause)
    return Look(action_name(speaker, word), rows=[row], clauses=[clause])
