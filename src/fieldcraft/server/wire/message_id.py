"""What a client calls a message of its own, to know the answer by."""

from typing import Annotated, Final

from pydantic import Field

ID_LENGTH: Final = 64
MessageId = int | Annotated[str, Field(max_length=ID_LENGTH)] | None
