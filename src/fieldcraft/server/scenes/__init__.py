"""What never changes in a match, as the browser draws it; each game makes its own scene."""

from collections.abc import Mapping
from typing import Any, Protocol

from fieldcraft import games
from fieldcraft.core.schema import AnyScenario
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import side_name
from fieldcraft.i18n.voices import voice_of

Scene = dict[str, Any]  # JSON-able, hence Any; the game's wire models say what is in it


class ClientPart(Protocol):
    """What the part `client` of a game offers; beside it lies `measures.yaml`."""

    MODELS: Mapping[str, type]
    """What OpenAPI says of its `scene`, `view` and `event`."""

    def scene(self, plain: AnyScenario, speaker: Speaker) -> Scene:
        """The scene of a plain scenario, its names in the speaker's language."""


def scene(game: str, plain: AnyScenario, speaker: Speaker) -> Scene:
    """The scene of a plain scenario; a game without one of its own gets the plainest."""
    part: ClientPart | None = games.get(game).part("client")
    own = speaker.of(game)
    return plain_scene(plain, own) if part is None else part.scene(plain, own)


def plain_scene(plain: AnyScenario, speaker: Speaker) -> Scene:
    """Sides with names and goals: enough for a board that draws any game."""
    voice = voice_of(plain)
    sides = [
        {"side": side, "name": side_name(speaker, side), "goal": voice.goal(speaker, side)}
        for side in voice.sides
    ]
    return {"game": plain["game"], "id": plain["id"], "name": plain["id"], "sides": sides}
