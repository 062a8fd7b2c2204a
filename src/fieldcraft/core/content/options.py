"""The options of a match in a file: a model made of their declarations."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StrictBool, create_model

from fieldcraft.core.content.models import Strict
from fieldcraft.core.options import MatchOption


def option_model(declared: tuple[MatchOption, ...]) -> type[Strict]:
    """A mapping from options to values, each of its kind; none has to be given."""
    fields: dict[str, Any] = {}
    for option in declared:
        number = Annotated[int, Field(strict=True, ge=0, le=option.most)]
        kind: Any = StrictBool if option.is_switch else number
        meaning = f"An option of the match, which decides {option.clauses}."
        fields[option.name] = (kind | None, Field(default=None, description=meaning))
    return create_model(
        "Options", __base__=Strict, __doc__="The rulings that a game can be played with.", **fields
    )
