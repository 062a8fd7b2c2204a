"""What the games declare of their scenes, views and events, for the description of the API.

At run time these are plain values, and nobody checks them again; a test of each game does.
"""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Discriminator, GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType

from fieldcraft import games
from fieldcraft.core.content.described import Described
from fieldcraft.record.play import table_log

TableEvent = TypeAliasType("TableEvent", Annotated[table_log.TableEvent, Discriminator("event")])
"""What a line of the log tells of an act of the table, in any game."""


class DeclaredBy:
    """Describes a value as one of those that the games there are declare.

    Scenes and views are told apart by their `game`; an event has none, it is of the game of the
    log that it stands in, or of the table.  Where a game declares none, what the annotated type
    itself says is one of them.
    """

    def __init__(self, what: Literal["scene", "view", "event"]) -> None:
        self.what = what

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        having = games.having("client")
        own = {key: games.get(key).part("client").MODELS[self.what] for key in having}
        told: dict[Any, Any] = {
            shape: handler(TypeAdapter(shape).core_schema) for shape in dict.fromkeys(own.values())
        }
        if self.what == "event":
            told[TableEvent] = handler(TypeAdapter(TableEvent).core_schema)
        if len(having) < len(games.keys()):
            return {"anyOf": [*told.values(), handler(schema)]}
        if self.what == "event":
            return {"anyOf": [*told.values()]}
        mapping = {key: told[shape]["$ref"] for key, shape in own.items()}
        discriminator = {"propertyName": "game", "mapping": mapping}
        return {"oneOf": [*told.values()], "discriminator": discriminator}


class As:
    """Describes a plain value as a model that it is never held against."""

    def __init__(self, shape: Any) -> None:
        self.shape = shape

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return handler(TypeAdapter(self.shape).core_schema)


class Also(As):
    """Describes a value as having, besides its own fields, those of another shape."""

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return {"allOf": [handler(schema), super().__get_pydantic_json_schema__(schema, handler)]}


View = Annotated[dict[str, object], DeclaredBy("view")]


class Shown(Described):
    """Something shown in the browser."""

    model_config = ConfigDict(defer_build=True)
