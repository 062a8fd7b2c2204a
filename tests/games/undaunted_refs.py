"""What can be pointed at on an Undaunted table."""

from typing import TYPE_CHECKING

from tests.games.traits import View

if TYPE_CHECKING:
    from fieldcraft.i18n.voices import Voice


def refs(voice: "Voice", view: View) -> list[str]:
    """Tiles, counters, structures."""
    things = [f"tile:{tile['id']}" for tile in voice.plain["tiles"]]
    things += [f"counter:{word}" for word in view["counters"]]
    return [*things, *(f"structure:{word}" for word in view["box"].get("structures", {}))]


ABSENT = ("action:attack", "seat:1", "tile:0Z", "counter:no:body", "x")
