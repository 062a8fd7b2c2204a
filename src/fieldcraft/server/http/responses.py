"""Responses that several endpoints share."""

from __future__ import annotations

from pydantic import BaseModel


class Done(BaseModel):
    """It is done, or under way."""

    done: bool = True
