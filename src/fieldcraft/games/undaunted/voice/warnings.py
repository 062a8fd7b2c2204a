"""Warnings before a choice that is legal and seldom meant (U-417, U-603, NA-414, C-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fieldcraft.games.undaunted.voice.facts import Printed
from fieldcraft.games.undaunted.voice.seats import USES, acting, drives, seat_card, seat_of
from fieldcraft.games.undaunted.voice.zones import zone as pile

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.scenario import PlainCard
    from fieldcraft.games.undaunted.schema.view import UndauntedView

CONFIRMED = ("warn-hunker-last-bolster", "warn-bolster-fog")
"""The choice is made only after a second yes; what the others warn of is marked in the list."""
BEFORE_IT_IS_TOO_LATE = ("hand", "discard", "deck", "play")


def warning(scene: Printed, view: UndauntedView, words: str) -> str:
    """The message id of what the chooser should know before; empty when there is nothing."""
    if words == "hunker" and _is_last_bolster(scene, view):
        return "warn-hunker-last-bolster"
    if words == "take fog-of-war" and view["flow"][-1]["frame"] == "bolster":
        return "warn-bolster-fog"
    if _changes_nothing(scene, view, words):
        return "warn-nothing-happens"
    if _leaves_the_wheel(scene, view, words):
        return "warn-leaves-wheel"
    return ""


def _top_card(scene: Printed, view: UndauntedView) -> PlainCard | None:
    top = view["flow"][-1]
    if top["frame"] not in USES:
        return None
    return scene.faces[view["side"]][top["card"]]


def _is_last_bolster(scene: Printed, view: UndauntedView) -> bool:
    """U-417: the card that would go to the supply is the only one left that can take from it."""
    card = _top_card(scene, view)
    if card is None or not _has(card, "bolster"):
        return False
    own = view["cards"][view["side"]]
    left: int = sum(
        count
        for zone in BEFORE_IT_IS_TOO_LATE
        for word, count in pile(own, zone)["cards"].items()
        if _has(scene.faces[view["side"]][word], "bolster")
    )
    return left <= 1


def _has(card: PlainCard, action: str) -> bool:
    return any(word == action for word, _, _ in card["actions"])


def _changes_nothing(scene: Printed, view: UndauntedView, words: str) -> bool:
    """C-02: nothing to take, to return or to draw; a tile that is controlled already."""
    card = _top_card(scene, view)
    if card is None:
        return False
    if words in ("control", "seat control"):
        return _controls_nothing(scene, view, f"{view['side']}:{card['unit']}")
    if not _has(card, words):
        return False
    squad = next(letter for word, _, letter in card["actions"] if word == words)
    side = view["side"]
    own, faces = view["cards"][side], scene.faces[side]
    if words == "conceal":
        other = next(word for word in scene.sides if word != side)
        return "fog-of-war" not in view["cards"][other]["supply"]["cards"]
    if words == "bolster":
        return not any(
            (faces[word]["squad"] == squad or not squad)
            and (faces[word]["class"] != "fog" or view["options"]["bolsterFog"])
            for word in own["supply"]["cards"]
        )
    if words == "inspire":
        with_commanders = view["options"]["inspireCommandCards"]
        return not any(
            (faces[word]["squad"] == squad or not squad)
            and (faces[word]["class"] == "combat" or with_commanders)
            for word in [*own["play"]["cards"], card["id"]]  # the inspiring card lies there too
        )
    if words == "command":
        return not own["deck"]["count"] and not own["discard"]["count"]
    return False


def _controls_nothing(scene: Printed, view: UndauntedView, counter: str) -> bool:
    """C-02: the tile is controlled already."""
    side = view["side"]
    standing = view["counters"].get(counter)
    tile = standing["tile"] if standing else ""
    is_controlled: bool = view["markers"][side].get(tile) == "controlled"
    return is_controlled and not _raises(scene, side, tile)


def _raises(scene: Printed, side: str, tile: str) -> bool:
    """UN-106: Control by the US raises the value of the radio tower's tile once more."""
    return side == "us" and bool(tile) and scene.plain["hooks"].get("radio-tower") == tile


def _leaves_the_wheel(scene: Printed, view: UndauntedView, words: str) -> bool:
    """NA-413, NA-414: nobody would be left at the wheel of a vehicle that runs."""
    if words != "exit" and not words.startswith("shift "):
        return False
    place = seat_of(view, acting(scene, view))
    if place is None or view["counters"][place[0]]["face"] != "ready":
        return False
    return drives(seat_card(scene, *place))
