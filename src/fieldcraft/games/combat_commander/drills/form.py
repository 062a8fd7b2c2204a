"""What drills of Combat Commander may say of a step and of the table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from fieldcraft.core.content.models import Count
from fieldcraft.games.combat_commander.content.ids import (
    HexId,
    Side,
    UnitId,
)
from fieldcraft.games.combat_commander.content.position_models import (
    Draws,
    Lot,
    Number,
    Points,
    Position,
    Track,
    UnitWord,
    WeaponWord,
)
from fieldcraft.games.combat_commander.drills.facts import (
    ChitFacts,
    Controlled,
    Held,
    Marked,
    OrderFacts,
    Radioed,
    Standing,
    Zones,
)
from fieldcraft.record.drills.models import Drill, Expect, Step, Variant
from fieldcraft.record.drills.parts import Saying, Some

ZoneName = Literal["hand", "deck", "discard", "known"]


class CombatCommanderExpect(Expect):
    """What must be true on a table of Combat Commander."""

    phase: Literal["set-up", "play", "over"] | None = None
    """Set-up, play, or over."""
    active: Side | None = None
    """Whose Turn it is."""
    turn: Annotated[int, Field(strict=True, ge=1, le=9999)] | None = None
    """The number of the Turn."""
    initiative: Side | None = None
    """Who holds the Initiative card."""
    time: Track | None = None
    """The space of the time marker."""
    sudden_death: Track | None = Field(default=None, alias="sudden-death")
    """The space of the sudden death marker."""
    vp: Points | None = None
    """Counted for the Axis; points of the Allies are negative."""
    surrender: Some[Side, Track] | None = None
    """The space of each side's surrender marker."""
    losses: Some[Side, Track] | None = None
    """Units on the casualty track."""
    casualties: Some[Side, tuple[UnitId, ...]] | None = None
    """All units on the casualty track, by type and in any order."""
    orders: OrderFacts | None = None
    """Orders given in this Turn, and the limits."""
    units: Some[UnitWord, Standing] | None = None
    """Units on the map, on the tracks, or gone."""
    counters: Some[Side, Some[UnitId, Count]] | None = None
    """By side and type, how many stand on the map."""
    weapons: Some[WeaponWord, Held] | None = None
    """Weapons, and who carries them."""
    radios: Some[Side, Radioed] | None = None
    """The Radio of each side."""
    hexes: Some[HexId, Marked] | None = None
    """Markers by hex."""
    objectives: Some[Number, Controlled] | None = None
    """Objectives by number."""
    chits: ChitFacts | None = None
    """The objective chits."""
    axis: Zones | None = None
    """The cards of the Axis."""
    allies: Zones | None = None
    """The cards of the Allies."""


class CombatCommanderStep(Step):
    """A step of a drill: the choices stand under the name of the side."""

    axis: Saying | None = None
    """What the Axis chooses."""
    allies: Saying | None = None
    """What the Allies choose."""
    varies: dict[Side, Annotated[tuple[ZoneName, ...], Field(min_length=1)]] | None = Field(
        default=None, min_length=1
    )
    """With `sample`: zones by side that must not come out the same every time."""
    draws: Draws = Draws.blank()
    """The cards of each deck in this step, all of which must come."""
    lots: tuple[Lot, ...] = ()
    """The blind draws of this step, all of which must be made."""
    expect: CombatCommanderExpect | None = None

    def sayings(self) -> list[tuple[str, tuple[str, ...]]]:
        """The choices of each side, the Axis first."""
        given = [(side, getattr(self, side)) for side in ("axis", "allies")]
        return [
            (side, (words,) if isinstance(words, str) else words)
            for side, words in given
            if words is not None
        ]


class CombatCommanderVariant(Variant):
    """A variant of a drill."""

    position: Position = Position.blank()
    """What is different in the position: each key given replaces the drill's."""
    steps: tuple[CombatCommanderStep, ...]


class CombatCommanderDrill(Drill):
    """A drill of Combat Commander: Europe."""

    game: Literal["combat-commander"]
    position: Position = Position.blank()
    """Map and pieces, tracks, hands, scripted cards."""
    steps: tuple[CombatCommanderStep, ...] = ()
    variants: tuple[CombatCommanderVariant, ...] = ()
