"""Models whose fields are described by the text below them, as this house writes its classes.

Pydantic can read such texts too, but does so whenever a class is made, which cost every start of
the program half a second; here they are read when somebody asks for the schema.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from functools import cache
from typing import Any

from pydantic import BaseModel, GetJsonSchemaHandler
from pydantic_core import CoreSchema


class Described(BaseModel):
    """A model that reads its own descriptions when its schema is made."""

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        """The schema with a description for every field that has a text below it."""
        made = handler(core_schema)
        properties = handler.resolve_ref_schema(made).get("properties", {})
        texts = _texts(cls)
        for name, field in cls.model_fields.items():
            shown = field.serialization_alias or field.alias or name
            if field.description is None and name in texts and shown in properties:
                properties[shown]["description"] = texts[name]
        return made


@cache
def _texts(model: type[BaseModel]) -> dict[str, str]:
    """By field the text that stands below it, in this class or where it comes from."""
    found: dict[str, str] = {}
    for one in reversed(model.__mro__):
        if one is not Described and issubclass(one, Described):
            found |= _own_texts(one.__pydantic_generic_metadata__["origin"] or one)
    return found


@cache
def _own_texts(model: type[BaseModel]) -> dict[str, str]:
    try:
        source = textwrap.dedent(inspect.getsource(model))
    except OSError:  # made, not written, as `options.option_model` does
        return {}
    (made,) = ast.parse(source).body
    assert isinstance(made, ast.ClassDef)
    found, last = {}, ""
    for part in made.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            last = part.target.id
            continue
        if last and isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
            found[last] = inspect.cleandoc(str(part.value.value))
        last = ""
    return found
