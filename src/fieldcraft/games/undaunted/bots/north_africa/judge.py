"""North Africa's own questions: seats and adjustments, wounds and pins, markers, repairs."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from fieldcraft.bots.score import NEVER, Parts, add, best
from fieldcraft.bots.seat import Seat
from fieldcraft.games.undaunted.action import value_of
from fieldcraft.games.undaunted.bots.judge import Judge
from fieldcraft.games.undaunted.bots.north_africa.deck import DesertDeck
from fieldcraft.games.undaunted.bots.north_africa.fire import DesertFire
from fieldcraft.games.undaunted.bots.north_africa.goals import Goals
from fieldcraft.games.undaunted.bots.north_africa.ground import Tasks
from fieldcraft.games.undaunted.bots.north_africa.moves import DesertMoves
from fieldcraft.games.undaunted.bots.north_africa.picture import DesertPicture
from fieldcraft.games.undaunted.bots.picture import OFF_BOARD
from fieldcraft.games.undaunted.bots.weights import Weights
from fieldcraft.games.undaunted.north_africa.battle import ON_FOOT, DesertBattle
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.terms import (
    AT_STRUCTURE,
    DRIVE,
    ENTER_SEAT,
    ESCAPE,
    EXIT,
    HUNKER,
    MOVE,
    NAVIGATE,
    RALLY,
    REPAIR,
    SCOUT,
    SEAT_ACTION,
    SEAT_BITS,
    SEATS,
    SHIFT_TO,
    STALK,
    STRAFE,
    SURVEY,
    SWITCH_WITH,
    THING,
)

if TYPE_CHECKING:
    from fieldcraft.games.undaunted.schema.view import UndauntedView

ON_FOOT_ONLY = (MOVE, SCOUT, STALK)
ADJUSTMENTS = (ENTER_SEAT, EXIT, SHIFT_TO)


class DesertJudge(Judge):
    """One decision in North Africa."""

    battle: DesertBattle
    picture: DesertPicture
    ground: Tasks
    fire: DesertFire
    moves: DesertMoves

    def __init__(self, view: UndauntedView, battle: Battle, weights: Weights) -> None:
        picture = DesertPicture(view, battle)
        goals = Goals(picture, weights)
        ground = Tasks(picture, goals, weights)
        fire = DesertFire(picture, ground, weights)
        moves = DesertMoves(picture, ground, fire, weights)
        if picture.top["frame"] not in ("bid", "play", "use", "inspire"):
            moves.adjusting = any(frame["frame"] == "adjust" for frame in picture.flow)
        super().__init__(picture, ground, fire, moves, DesertDeck(picture, fire, weights), weights)

    @cached_property
    def adjusted(self) -> DesertMoves:
        """How moves are judged once the adjustment was made."""
        return self.moves.adjusted()

    # -- questions -----

    def box_option(self, seat: Seat, frame: str, option: int) -> Parts:
        top = self.picture.top
        thing = option & THING
        if frame == "use-adjusted":
            return self.use(self.battle.card_index[top["card"]], option)
        if frame == "adjust":
            soldier = self.battle.counter_index[top["counter"]]
            return self.adjust(soldier, option)
        if frame == "mark":
            origin = self.battle.tile_index[top["origin"]] if top["origin"] else OFF_BOARD
            chosen = sum(1 << self.battle.tile_index[word] for word in top["chosen"])
            return self.moves.mark(thing, origin, top["left"], chosen)
        if frame == "repair":
            return self.repair(thing)
        if frame == "wound":
            return {"casualty": self.fire.casualty(thing)}
        return {"suppress": self.fire.suppression(thing)}

    def stopping(self, frame: str) -> Parts:
        """A walk that ends here may end in a vehicle."""
        if frame == "step":
            counter = self.battle.counter_index[self.picture.top["counter"]]
            if not self.battle.is_vehicle[counter]:
                return self.moves.staying(counter, self.picture.places[counter])
        return {}

    def step(self, counter: int, option: int, kind: int, left: int) -> Parts:
        tile = self.picture.places[counter]
        crew = self.picture.board.crew(counter) if self.battle.is_vehicle[counter] else []
        if option == ESCAPE:
            return self.moves.leaving([counter, *crew], tile)
        if kind == DRIVE:
            return self.moves.drive_step(counter, tile, option & THING, left)
        return super().step(counter, option, kind, left)

    # -- uses of a card -----

    def uses(self, card: int) -> list[int]:
        """NA-401, NA-409: also the actions of the seat, Switch seats, and adjustments first."""
        picture = self.picture
        soldier = self.battle.card_counter[picture.me * self.battle.types + card]
        if soldier < 0 or picture.places[soldier] < 0:
            return super().uses(card)
        seat = picture.board.seats[soldier]
        found = super().uses(card)
        if seat != ON_FOOT and RALLY not in found:
            found = [
                option for option in found if option & THING not in ON_FOOT_ONLY or option == HUNKER
            ]
            found += [SEAT_ACTION | code & 31 for code in picture.seat_codes(soldier, seat)]
            crew = picture.board.crew(seat >> SEAT_BITS)
            found += [SWITCH_WITH | other for other in crew if other != soldier]
        if self.moves.adjusting:
            tile = picture.places[soldier]
            found += [self.as_option(seat, s) for s in self.moves.seats_open(soldier, tile, seat)]
        return found

    def as_option(self, seat: int, other: int) -> int:
        """The option of an adjustment from a seat to another."""
        if other == ON_FOOT:
            return EXIT
        if seat != ON_FOOT:
            return SHIFT_TO | other & SEATS
        place = self.battle.vehicles.index(other >> SEAT_BITS)
        return ENTER_SEAT | place << SEAT_BITS | other & SEATS

    def seat_after(self, soldier: int, option: int) -> int:
        """Where an adjustment leads."""
        kind = option & ~THING
        if kind == EXIT:
            return ON_FOOT
        if kind == SHIFT_TO:
            return self.picture.board.seats[soldier] & ~SEATS | option & THING
        vehicle = self.battle.vehicles[(option & THING) >> SEAT_BITS]
        return vehicle << SEAT_BITS | option & SEATS

    def use(self, card: int, option: int) -> Parts:
        kind = option & ~THING
        soldier = self.battle.card_counter[self.picture.me * self.battle.types + card]
        if soldier < 0 or self.picture.places[soldier] < 0:
            return super().use(card, option)
        tile = self.picture.places[soldier]
        seat = self.picture.board.seats[soldier]
        if kind in ADJUSTMENTS:
            return self.adjusted_use(card, soldier, self.seat_after(soldier, option))
        if kind == SWITCH_WITH:
            return self.moves.switched(soldier, option & THING)
        if kind == SEAT_ACTION:
            codes = self.picture.seat_codes(soldier, seat)
            code = next(c for c in codes if c & 31 == option & THING)
            return self.action(soldier, code, tile)
        parts = super().use(card, option)
        if option == RALLY:
            parts = add(parts, {"rally": self.fire.rallied(soldier)})
        if option in (HUNKER, RALLY) or option & THING not in ON_FOOT_ONLY:
            parts = add(parts, self.moves.adjustment(soldier, tile, seat))
        return parts

    def adjust(self, soldier: int, option: int) -> Parts:
        """An adjustment by itself."""
        seat = self.picture.board.seats[soldier]
        tile = self.picture.places[soldier]
        return self.moves.reseated(soldier, tile, seat, self.seat_after(soldier, option))

    def adjusted_use(self, card: int, soldier: int, seat: int) -> Parts:
        """An adjustment first, and the best use of the card after it."""
        picture = self.picture
        tile = picture.places[soldier]
        before = picture.board.seats[soldier]
        moved = self.moves.reseated(soldier, tile, before, seat)
        if picture.suppressed >> soldier & 1:
            uses = [super().use(card, RALLY)]
        else:
            uses = [super().use(card, HUNKER)]
            place = picture.me * self.battle.types + card
            for code in self.battle.actions[place] + picture.seat_codes(soldier, seat):
                if code & 31 in ON_FOOT_ONLY:
                    if seat == ON_FOOT:
                        uses.append(self.adjusted.walk(soldier, tile, code & 31, value_of(code)))
                elif code & 31 == DRIVE:
                    uses.append(self.drive(seat >> SEAT_BITS, tile, code))
                else:
                    uses.append(self.action(soldier, code, tile))
        return add(moved, best(uses))

    # -- actions -----

    def action(self, counter: int, code: int, tile: int) -> Parts:
        kind = code & 31
        if kind == DRIVE:
            return self.drive(self.picture.board.seats[counter] >> SEAT_BITS, tile, code)
        if kind == NAVIGATE:
            return self.moves.marks(tile, value_of(code), 0)
        if kind == REPAIR:
            return self.best_repair(counter, tile)
        return super().action(counter, code, tile)

    def drive(self, vehicle: int, tile: int, code: int) -> Parts:
        """The best drive of a vehicle."""
        return self.moves.drive(vehicle, tile, value_of(code))

    def box_command(self, code: int) -> Parts:
        kind = code & 31
        if kind == STRAFE:
            return self.fire.shots(OFF_BOARD, STRAFE, value_of(code))
        if kind == SURVEY:
            return self.moves.marks(OFF_BOARD, value_of(code), 0)
        return self.action(OFF_BOARD, code, OFF_BOARD)

    def target_of(self, option: int) -> int:
        """Structures are numbered after the counters."""
        thing = option & THING
        return thing + self.battle.counters if option & ~THING == AT_STRUCTURE else thing

    def is_control_barred(self, tile: int) -> bool:
        """NA-605: an enemy soldier on a tile that the enemy controls."""
        picture = self.picture
        if not picture.controlled[picture.foe] >> tile & 1:
            return False
        return any(picture.places[enemy] == tile for enemy in picture.soldiers(picture.foe))

    # -- Repair (NA-609) -----

    def best_repair(self, soldier: int, tile: int) -> Parts:
        """The vehicle on the tile that needs it most; from a seat, only one's own."""
        picture = self.picture
        seat = picture.board.seats[soldier]
        found = [
            self.repair(vehicle)
            for vehicle in picture.board.crews
            if picture.places[vehicle] == tile
            and picture.damage[vehicle]
            and (seat == ON_FOOT or seat >> SEAT_BITS == vehicle)
        ]
        return best(found) if found else {"repair": NEVER}

    def repair(self, vehicle: int) -> Parts:
        """One damage marker less."""
        worth = self.fire.repaired(vehicle)
        return {"repair": worth if self.picture.owner[vehicle] == self.picture.me else -worth}
