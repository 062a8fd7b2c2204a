"""The description of the API knows every field of the games' scenes, views and events."""

from __future__ import annotations

from typing import Any

from fieldcraft.server.app import create_app
from fieldcraft.server.settings import Settings
from fieldcraft.server.wire.client_message import MESSAGES
from tests.skirmish.game import SkirmishGame
from tests.skirmish.registered import skirmish

__all__ = ["skirmish"]

GAMES = ("Undaunted", "Commander")
PLACES = [
    ("TableMessage", "view", "View", [{"type": "null"}]),
    ("TableShown", "view", "View", [{"type": "null"}]),
    ("ScenarioWhole", "view", "View", []),
    ("LogLine", "event", "Event", []),
    ("ScenarioWhole", "scene", "Scene", []),
    ("LessonWhole", "scene", "Scene", []),
]


def test_views_scenes_and_events_are_those_the_games_declare() -> None:
    """Nothing else is allowed for, as each of our games declares its own."""
    schemas = described()
    for model, field, what, more in PLACES:
        shared = ("Table",) if what == "Event" else ()
        own = [{"$ref": f"#/components/schemas/{game}{what}"} for game in (*GAMES, *shared)]
        told = schemas[model]["properties"][field]
        if more:
            told, *others = told["anyOf"]
            assert others == more, (model, field)
        assert told["anyOf" if what == "Event" else "oneOf"] == own, (model, field)
        if what != "Event":
            undaunted, commander = (one["$ref"] for one in own)
            assert told["discriminator"]["mapping"] == {
                "normandy": undaunted,
                "north-africa": undaunted,
                "combat-commander": commander,
            }
    resigns = schemas["TableEvent"]["discriminator"]["mapping"]["resigns"]
    assert resigns == "#/components/schemas/ActOfSide"
    for game in GAMES:
        frames = schemas[f"{game}View"]["properties"]["flow"]["items"]
        assert frames == {"$ref": f"#/components/schemas/{game}Frame"}
        assert "side" in schemas[f"{game}Frame"]["properties"]


def test_a_game_that_declares_nothing_may_tell_anything(skirmish: SkirmishGame) -> None:
    """What it is told as stands beside what the others declare."""
    schemas = described()
    anything = {"type": "object", "additionalProperties": True}
    assert schemas["LogLine"]["properties"]["event"]["anyOf"][len(GAMES) + 1 :] == [anything]
    scenes = schemas["ScenarioWhole"]["properties"]["scene"]["anyOf"]
    assert scenes[len(GAMES) :] == [{"$ref": "#/components/schemas/SceneTold"}]


def test_the_messages_of_the_socket_are_described() -> None:
    """What is heard is told apart by its type, and may be sent without what has a default."""
    schemas = described()
    heard = schemas["ClientMessage"]["discriminator"]["mapping"]
    assert list(heard) == sorted(MESSAGES)
    told = [schemas[one["$ref"].split("/")[-1]] for one in schemas["ServerMessage"]["anyOf"]]
    kinds = {one["properties"]["type"]["const"] for one in told if "properties" in one}
    assert kinds == {"table", "status", "answer", "error", "presence", "chat", "rematch", "pong"}
    missing = set(schemas["ChangedTable"]["properties"]) - set(schemas["ChangedTable"]["required"])
    assert missing == {"status", "goals"}


def test_no_name_is_of_two_shapes() -> None:
    """Each would be called by the module it comes from."""
    assert [name for name in described() if "__" in name] == []


def described() -> dict[str, Any]:
    """The schemas of the description."""
    schemas: dict[str, Any] = create_app(Settings()).openapi()["components"]["schemas"]
    return schemas
