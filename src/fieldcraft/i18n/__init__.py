"""Everything a person reads, in English, Russian, Brazilian Portuguese and Polish.

The texts are Fluent catalogues, one folder per language under `catalogues/`, in the terms of the
printed editions. Only the rooms that speak to people import this package.

>>> from fieldcraft.i18n import Speaker, card_name
>>> ru = Speaker("ru")
>>> card_name(ru, "rifleman-b")
'Стрелок Б'
>>> ru.say("event-draws", side=ru.say("side-us"), count=4)
'США: взято 4 карты'
"""

from fieldcraft.i18n.commander_choices import tell_option, tell_prompt
from fieldcraft.i18n.commander_names import (
    chit_name,
    piece_name,
    said,
    unit_name,
    unit_type_name,
    weapon_name,
)
from fieldcraft.i18n.commander_rules import tell_special_rules
from fieldcraft.i18n.goals import tell_goal
from fieldcraft.i18n.languages import LANGUAGES, choose_language
from fieldcraft.i18n.names import (
    action_name,
    card_name,
    counter_name,
    look_id,
    side_name,
    specialism_name,
    squad_name,
    structure_name,
    tile_name,
    zone_name,
)
from fieldcraft.i18n.problems import tell_mismatch, tell_problem, tell_value
from fieldcraft.i18n.speaker import Argument, Speaker
from fieldcraft.i18n.telling import ref_of, tell_event, tell_event_parts, tell_refusal

__all__ = [
    "LANGUAGES",
    "Argument",
    "Speaker",
    "action_name",
    "card_name",
    "chit_name",
    "choose_language",
    "counter_name",
    "look_id",
    "piece_name",
    "ref_of",
    "said",
    "side_name",
    "specialism_name",
    "squad_name",
    "structure_name",
    "tell_event",
    "tell_event_parts",
    "tell_goal",
    "tell_mismatch",
    "tell_option",
    "tell_problem",
    "tell_prompt",
    "tell_refusal",
    "tell_special_rules",
    "tell_value",
    "tile_name",
    "unit_name",
    "unit_type_name",
    "weapon_name",
    "zone_name",
]
