"""Every printed Event in the book's order (CC-E43 to CC-E77), and every choice that one asks for.

Adding an Event takes its class in a module of this folder and its line here; its number, word and
clause follow from that everywhere else.
"""

from typing import Final

from fieldcraft.games.combat_commander.events.breaking import (
    PHOSPHORUS_UNIT,
    SNIPED,
    AirSupport,
    ShellShock,
    WhitePhosphorus,
)
from fieldcraft.games.combat_commander.events.casualties import (
    Cower,
    Deploy,
    Interdiction,
    Kia,
    PrisonersOfWar,
    SuppressingFire,
)
from fieldcraft.games.combat_commander.events.points_and_chits import (
    BattlefieldIntegrity,
    CommandAndControl,
    Elan,
    MissionObjective,
    Reconnaissance,
    StrategicObjective,
)
from fieldcraft.games.combat_commander.events.printed import Choice, PrintedEvent
from fieldcraft.games.combat_commander.events.rallying import (
    HERO_RALLIES,
    WOUNDED_RETURNS,
    BattleHarden,
    Commissar,
    FieldPromotion,
    Hero,
    Medic,
    WalkingWounded,
)
from fieldcraft.games.combat_commander.events.weapons_and_cards import (
    SCROUNGED,
    FogOfWar,
    Interrogation,
    Malfunction,
    Scrounge,
)
from fieldcraft.games.combat_commander.events.weather_and_support import (
    Blaze,
    Breeze,
    Dust,
    Infiltration,
    Reinforcements,
)
from fieldcraft.games.combat_commander.events.works import (
    BoobyTrap,
    Entrench,
    Rubble,
    Sappers,
    Shellholes,
)

EVENTS: Final[list[PrintedEvent]] = [
    AirSupport(),
    BattleHarden(),
    BattlefieldIntegrity(),
    Blaze(),
    BoobyTrap(),
    Breeze(),
    CommandAndControl(),
    Commissar(),
    Cower(),
    Deploy(),
    Dust(),
    Elan(),
    Entrench(),
    FieldPromotion(),
    FogOfWar(),
    Hero(),
    Infiltration(),
    Interdiction(),
    Interrogation(),
    Kia(),
    Malfunction(),
    Medic(),
    MissionObjective(),
    PrisonersOfWar(),
    Reconnaissance(),
    Reinforcements(),
    Rubble(),
    Sappers(),
    Scrounge(),
    ShellShock(),
    Shellholes(),
    StrategicObjective(),
    SuppressingFire(),
    WalkingWounded(),
    WhitePhosphorus(),
]
EVENT_WORDS: Final[list[str]] = [event.word for event in EVENTS]


def all_choices() -> list[Choice]:
    """The Events first, each with its number; then what else is asked."""
    found: list[Choice] = []
    found.extend(EVENTS)
    found.extend(
        [
            SNIPED,
            HERO_RALLIES,
            SCROUNGED,
            WOUNDED_RETURNS,
            PHOSPHORUS_UNIT,
        ]
    )
    for number, choice in enumerate(found):
        choice.number = number
    return found


CHOICES: Final[list[Choice]] = all_choices()
CHOICE_WORDS: Final[list[str]] = [choice.word for choice in CHOICES]
