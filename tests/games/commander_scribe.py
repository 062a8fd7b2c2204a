"""Somebody who only hears the log of a Combat Commander match, and keeps the table by it.

He knows the scenario, the printed values and what lay on the table when play began.  Who holds a
hex and what the VP track shows he works out himself: from eliminations, exits, objectives, chits
and the few Actions and Events that score (CC-4.1.1, CC-7).
"""

from typing import Any, cast

from fieldcraft.core import SPECTATOR, Event, State
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import LETTERS

OTHER = {"axis": "allies", "allies": "axis"}
SIGN = {"axis": 1, "allies": -1}
FLAGS = ("broken", "suppressed", "veteran")
PLACING = {
    *("advances", "appears", "arrives", "displaced", "eliminated", "moves", "on-track"),
    *("replaced", "retreats", "returns", "support", "waits"),
}
"""Events after which units stand elsewhere."""
GONE: dict[str, Any] = dict.fromkeys(FLAGS, False)


class Scribe:
    """The open table of a match: seen once at the beginning, then told by events alone."""

    def __init__(self, state: State) -> None:
        view = state.view(SPECTATOR)
        self.battle = cast(Table, state).battle
        self.plain = self.battle.plain
        self.units = {word: kept(unit) for word, unit in view["units"].items()}
        self.weapons = {word: held(weapon) for word, weapon in view["weapons"].items()}
        self.radios: dict[str, Any] = view["radios"]
        self.hexes: dict[str, dict[str, Any]] = view["hexes"]
        self.control = {number: one["control"] for number, one in view["objectives"].items()}
        self.homes = {number: one["hex"] for number, one in view["objectives"].items()}
        self.chits: list[str] = view["chits"]["open"]
        self.secret = {side: one["count"] for side, one in view["chits"]["secret"].items()}
        self.piles = {side: set(cards["discard"]["cards"]) for side, cards in view["cards"].items()}
        self.time: int = view["time"]
        self.turn: int = view["turn"]
        self.active: str = view["active"]
        self.losses: dict[str, int] = view["losses"]
        self.surrender: dict[str, int] = view["surrender"]
        self.initiative: str = view["initiative"]
        self.scored: int = view["vp"] - self.worth_of_objectives()
        self.told_vp: int = view["vp"]
        self.winner: str | None = None
        self.sudden_death: int = view["sudden_death"]
        self.goes_on = True
        """Whether the last time advance is known not to have ended the game."""
        self.sudden_roll = -1
        self.is_stale = False
        """Whether units have come or gone since it was noted who holds which hex."""
        self.owed: list[str] = []
        """The defenders whose point for the time advance is still to be told."""
        self.due: tuple[str, ...] = ()
        """An Event that scores; if it was the last card, the time advance comes first."""

    def hear(self, event: Event) -> None:
        """What an event says has happened on the table."""
        if self.is_stale and event.name != "eliminated":  # several may go at the same time
            self.note_holders()
        write = getattr(self, "on_" + event.name.replace("-", "_"), None)
        if write is not None:
            write(
                **{"place" if name == "hex" else name: event.fields[name] for name in event.fields}
            )
        self.is_stale = self.is_stale or event.name in PLACING

    def check(self, state: State) -> None:
        """The table is as everyone sees it, and the VP track stands where the recount says."""
        view = state.view(SPECTATOR)
        units = {word: kept(unit) for word, unit in view["units"].items()}
        coming = {word for word, unit in units.items() if is_coming(unit)}
        assert self.units == {word: unit for word, unit in units.items() if word not in coming}
        assert self.weapons == {
            word: held(one) for word, one in view["weapons"].items() if one["holder"] not in coming
        }
        self.note_holders()
        assert self.hexes == view["hexes"]
        assert self.radios == view["radios"]
        control = {number: one["control"] for number, one in view["objectives"].items()}
        assert self.control == control
        assert sorted(self.chits) == view["chits"]["open"]
        assert self.secret == {side: one["count"] for side, one in view["chits"]["secret"].items()}
        assert self.piles == {side: set(c["discard"]["cards"]) for side, c in view["cards"].items()}
        assert (self.time, self.turn, self.active) == (view["time"], view["turn"], view["active"])
        assert (self.losses, self.surrender) == (view["losses"], view["surrender"])
        assert self.initiative == view["initiative"]
        assert view["vp"] == self.told_vp == self.scored + self.worth_of_objectives()
        outcome = view["outcome"]
        assert self.winner == (outcome and outcome["winner"])

    # -- points (CC-4.1.1, CC-7) -----

    def worth_of_objectives(self) -> int:
        """CC-7.3: what the controlled objectives give by the open chits, for the Axis."""
        total = 0
        for number, side in self.control.items():
            if side:
                total += SIGN[side] * sum(self.worth(letter, int(number)) for letter in self.chits)
        return total

    def worth(self, letter: str, objective: int) -> int:
        """What a chit gives an objective: the one it names, or all of them."""
        chit = LETTERS.index(letter)
        named = self.battle.chit_objective[chit]
        return self.battle.chit_value[chit] if named in (0, objective) else 0

    def value(self, unit: str) -> int:
        """CC-7.1: Squad 2, Team 1, Leader 1 and his Command, Hero nothing."""
        one = self.units[unit]
        if one["type"] == "hero":
            return 0
        kind = self.battle.unit_index[0 if one["side"] == "axis" else 1][one["type"]]
        command = self.battle.command[kind] if one["kind"] == "leader" else 0
        return {"squad": 2, "team": 1, "leader": 1}[str(one["kind"])] + command

    def gain(self, side: str, points: int) -> None:
        self.scored += SIGN[side] * points

    def on_scores(self, side: str, points: int, vp: int) -> None:
        if not self.goes_on and self.sudden_roll == 0:
            self.go_on()
        if self.owed:
            assert (side, points) == (self.owed.pop(0), 1)
        elif self.due:
            assert (side, points) == (self.due[0], self.count(*self.due))
            self.gain(side, points)
            self.due = ()
        self.told_vp += SIGN[side] * points
        assert self.told_vp == vp

    def on_event(self, side: str, title: str, card: str) -> None:
        self.piles[side].add(card)
        if title in ("battlefield-integrity", "command-and-control"):
            self.due = (side, title) if self.count(side, title) else ()  # nothing is not told

    def count(self, side: str, event: str) -> int:
        """CC-E45, CC-E49: a point for each enemy casualty, or for each objective controlled."""
        if event == "battlefield-integrity":
            return self.losses[OTHER[side]]
        return sum(1 for one in self.control.values() if one == side)

    def on_light_wounds(self, side: str) -> None:
        self.gain(OTHER[side], 1)

    # -- units -----

    def on_eliminated(self, unit: str) -> None:
        one = self.units[unit]
        self.gain(OTHER[one["side"]], self.value(unit) * (2 if "X" in self.chits else 1))
        if one["type"] == "hero":
            del self.units[unit]
            return
        one.update(GONE, hex=None, space=None, casualty=True)
        self.losses[one["side"]] += 1

    def on_exits(self, unit: str) -> None:
        side = self.units[unit]["side"]
        number = 0 if side == "axis" else 1
        if number not in self.plain["hooks"].get("exit-is-loss", []):
            self.gain(side, self.value(unit) * (2 if "W" in self.chits else 1))

    def on_on_track(self, unit: str, space: int) -> None:
        self.units[unit].update(GONE, hex=None, space=space)

    def on_waits(self, unit: str) -> None:
        self.units[unit]["space"] = self.time + 1

    def on_arrives(self, unit: str, place: str) -> None:
        self.units[unit].update(hex=place, space=None)

    on_advances = on_retreats = on_displaced = on_arrives

    def on_moves(self, unit: str, place: str, spent: int) -> None:
        self.units[unit]["hex"] = place

    def on_appears(self, unit: str, place: str) -> None:
        side, _, word = unit.partition(":")
        kind = word.rpartition("-")[0]
        number = self.battle.unit_index[0 if side == "axis" else 1][kind]
        self.units[unit] = {
            **GONE,
            "side": side,
            "type": kind,
            "hex": place,
            "space": None,
            "casualty": False,
            "kind": ("squad", "team", "leader")[self.battle.unit_kind[number]],
        }

    on_support = on_appears

    def on_returns(self, unit: str, place: str) -> None:
        one = self.units[unit]
        one.update(hex=place, casualty=False, broken=True)
        self.losses[one["side"]] -= 1

    def on_replaced(self, unit: str, teams: list[str]) -> None:
        squad = self.units.pop(unit)
        for team in teams:
            self.on_appears(team, squad["hex"])
            self.units[team]["broken"] = squad["broken"]
        for marker in ("suppressed", "veteran"):
            self.units[teams[0]][marker] = squad[marker]
        for weapon in self.weapons.values():
            if weapon["holder"] == unit:
                weapon["holder"] = teams[0]

    def on_keeps_marker(self, unit: str, marker: str) -> None:
        place = self.units[unit]["hex"]
        if not self.units[unit][marker]:
            giver = next(
                one
                for one in reversed(list(self.units.values()))
                if one["hex"] == place and one[marker] and one["type"] == self.units[unit]["type"]
            )
            giver[marker] = False
            self.units[unit][marker] = True

    def on_breaks(self, unit: str) -> None:
        assert not self.units[unit]["broken"]
        self.units[unit]["broken"] = True

    def on_rallies(self, unit: str) -> None:
        self.units[unit]["broken"] = False

    def on_suppressed(self, unit: str) -> None:
        self.units[unit]["suppressed"] = True

    def on_veteran(self, unit: str) -> None:
        self.units[unit]["veteran"] = True

    def on_recovers(self, side: str) -> None:
        for one in self.units.values():
            if one["side"] == side and one["hex"]:
                one["suppressed"] = False

    # -- weapons and radios -----

    def on_takes_weapon(self, unit: str, weapon: str) -> None:
        self.weapons[weapon] = {"holder": unit, "boxed": False, "broken": False}

    on_scrounges = on_takes_weapon

    def on_gives_weapon(self, unit: str, other: str, weapon: str) -> None:
        assert self.weapons[weapon]["holder"] == unit
        self.weapons[weapon]["holder"] = other

    def on_weapon_breaks(self, weapon: str) -> None:
        assert not self.weapons[weapon]["broken"]
        self.weapons[weapon]["broken"] = True

    def on_weapon_repaired(self, weapon: str) -> None:
        assert self.weapons[weapon]["broken"]
        self.weapons[weapon]["broken"] = False

    def on_weapon_lost(self, weapon: str) -> None:
        self.weapons[weapon] = {"holder": None, "boxed": True, "broken": False}

    def on_radio_arrives(self, side: str, fp: int) -> None:
        nation = self.plain["nations"][0 if side == "axis" else 1]
        printed = next(one for one in self.battle.tables["radios"][nation] if one["fp"] == fp)
        self.radios[side] = {"fp": fp, "smoke": bool(printed["smoke"]), "broken": False}

    def on_radio_breaks(self, side: str) -> None:
        self.radios[side]["broken"] = True

    def on_radio_repaired(self, side: str) -> None:
        self.radios[side]["broken"] = False

    def on_radio_eliminated(self, side: str) -> None:
        self.radios[side] = None

    # -- the map -----

    def mark(self, place: str, **marks: Any) -> None:
        self.hexes.setdefault(place, {}).update(marks)

    def unmark(self, place: str, *marks: str) -> None:
        for mark in marks:
            self.hexes.get(place, {}).pop(mark, None)
        if not self.hexes.get(place, True):
            del self.hexes[place]

    def on_fortified(self, place: str, fort: str) -> None:
        self.mark(place, fort=fort)

    def on_fort_removed(self, place: str, fort: str) -> None:
        assert self.hexes[place]["fort"] == fort
        self.unmark(place, "fort")

    def on_smoke(self, place: str, value: int) -> None:
        self.mark(place, smoke=value)

    def on_smoke_clears(self, place: str) -> None:
        self.unmark(place, "smoke")

    def on_breeze(self, direction: int) -> None:
        for place in list(self.hexes):
            self.unmark(place, "smoke")

    def on_blaze(self, place: str) -> None:
        self.unmark(place, "fort", "smoke")
        self.mark(place, blaze=True)

    def note_holders(self) -> None:
        """CC-7.3.1.b, CC-F101: a hex is held by the side that is, or was last, alone in it."""
        self.is_stale = False
        present: dict[str, set[str]] = {}
        for one in self.units.values():
            if one["hex"]:
                present.setdefault(one["hex"], set()).add(one["side"])
        for place, sides in present.items():
            if len(sides) == 1:
                self.mark(place, held=next(iter(sides)))

    def on_controls(self, side: str, objective: int, place: str, points: int) -> None:
        assert self.homes[str(objective)] == place
        assert points == sum(self.worth(letter, objective) for letter in self.chits)
        self.control[str(objective)] = side

    def on_secret_chit(self, side: str) -> None:
        self.secret[side] += 1

    def on_open_chit(self, chit: str) -> None:
        self.chits.append(chit)

    def on_reveals_chit(self, side: str, chit: str) -> None:
        self.secret[side] -= 1
        self.chits.append(chit)

    # -- cards and tracks -----

    def on_gives_order(self, side: str, order: str, card: str) -> None:
        self.piles[side].add(card)

    def on_plays_action(self, side: str, action: str, card: str) -> None:
        self.piles[side].add(card)
        if action == "no-quarter":
            self.gain(side, 2)

    def on_discards(self, side: str, card: str) -> None:
        self.piles[side].add(card)

    on_loses_card = on_discards

    def on_rolls(self, side: str, card: str, kind: str, outcome: int, **rest: Any) -> None:
        self.piles[side].add(card)
        if kind == "sudden-death":
            self.sudden_roll = outcome
            if outcome:
                self.due = ()  # the game is over before the Event comes to it

    def on_random_hex(self, side: str, card: str, place: str) -> None:
        self.piles[side].add(card)

    def on_rerolls(self, side: str) -> None:
        assert self.initiative == side
        self.initiative = OTHER[side]

    def on_shuffles(self, side: str) -> None:
        self.piles[side] = set()

    def on_time(self, space: int) -> None:
        self.time += 1
        assert self.time == space
        self.goes_on = False
        self.sudden_roll = -1
        if self.time < self.sudden_death:
            self.go_on()

    def go_on(self) -> None:
        """CC-6.1.2.c (3): the game goes on, and a defender scores."""
        self.goes_on = True
        for side, posture in zip(OTHER, self.plain["postures"], strict=True):
            if posture == "defend":
                self.gain(side, 1)
                self.owed.append(side)

    def on_surrender_later(self, side: str, space: int) -> None:
        self.surrender[side] += 1
        assert self.surrender[side] == space

    def on_turn(self, side: str, number: int) -> None:
        assert side == OTHER[self.active]
        self.active = side
        self.turn = number

    def on_wins(self, side: str, reason: str) -> None:
        self.winner = side


def kept(unit: dict[str, Any]) -> dict[str, Any]:
    """What is written down of a unit."""
    names = ("side", "type", "kind", "hex", "space", "casualty")
    return {
        **{name: unit[name] for name in names},
        **{flag: flag in unit["flags"] for flag in FLAGS},
    }


def is_coming(unit: dict[str, Any]) -> bool:
    """Whether a unit was picked from a support table and has not been set down yet."""
    return unit["hex"] is None and unit["space"] is None and not unit["casualty"]


def held(weapon: dict[str, Any]) -> dict[str, Any]:
    """What is written down of a weapon."""
    return {name: weapon[name] for name in ("holder", "boxed", "broken")}
