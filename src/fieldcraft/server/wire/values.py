"""Values as a file has them: any JSON, in the description of the API too."""

from typing import Annotated, Any

from pydantic import GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType

Json = TypeAliasType("Json", "str | int | float | bool | list[Json] | dict[str, Json] | None")


class OfAnyKind:
    """Describes values that somebody else looks at: those of a file, or of any game."""

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return handler(TypeAdapter(dict[str, Json]).core_schema)


Values = Annotated[dict[str, Any], OfAnyKind()]
"""JSON, hence Any."""
