"""What Orders, Actions and Events do, in a sentence each, with their clauses."""

from typing import Final

from fieldcraft.games.combat_commander.actions.registry import ACTIONS
from fieldcraft.games.combat_commander.events.registry import EVENTS
from fieldcraft.games.combat_commander.orders.printed import PRINTED
from fieldcraft.i18n.looks import Look, Row
from fieldcraft.i18n.names import said
from fieldcraft.i18n.speaker import Speaker

ORDER_CLAUSES: Final = {order.word: order.clause for order in PRINTED}
ACTION_CLAUSES: Final = {
    action.word: action.clause for action in ACTIONS if action.word != "command-confusion"
}
EVENT_CLAUSES: Final = {event.word: event.clause for event in EVENTS}
FORTS: Final = {
    "bunker": "CC-F101",
    "foxholes": "CC-F102",
    "mines": "CC-F103",
    "pillbox": "CC-F104",
    "trench": "CC-F105",
    "wire": "CC-F106",
}
CLAUSES: Final = {
    "order": ORDER_CLAUSES,
    "action": ACTION_CLAUSES,
    "event": EVENT_CLAUSES,
    "fort": FORTS,
}
"""Where the rules speak of each."""
EXITS: Final = "CC-7.2.1.a"
NAMED: Final = {"order": "order", "action": "action", "event": "event-name", "fort": "fort"}
"""By which messages each is called."""


def about(speaker: Speaker, kind: str, word: str) -> Row | None:
    """An `order`, `action`, `event` or `fort` with its sentence; None for what does nothing."""
    clauses = CLAUSES[kind]
    if word not in clauses:
        return None
    text = speaker.say(f"about-{kind}-{word}")
    return Row(said(speaker, NAMED[kind], word), text, clauses[word])


def tell_use(speaker: Speaker, ref: str) -> Look | None:
    """An Order, Action, Event, Fortification or map edge by its ref; None for anything else.

    >>> tell_use(Speaker("en"), "order:move").clauses, tell_use(Speaker("en"), "event:hero").clauses
    (['CC-O21.a'], ['CC-E58'])
    """
    kind, _, word = ref.partition(":")
    if kind == "edge":
        title = speaker.say("edge-of", side=said(speaker, "side", word))
        return Look(title, rows=[Row("", speaker.say("about-edge"), EXITS)], clauses=[EXITS])
    row = about(speaker, kind, word) if kind in CLAUSES else None
    if row is None:
        return None
    return Look(row.label, rows=[Row("", row.value, row.clause)], clauses=[row.clause])
