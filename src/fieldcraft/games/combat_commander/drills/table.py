"""How the table of Combat Commander answers its drills."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from fieldcraft.core import State
from fieldcraft.core.content.problems import ContentError, Place, hint, problem
from fieldcraft.core.game import Game
from fieldcraft.core.schema import vocabulary
from fieldcraft.games.combat_commander.content.position import normalise
from fieldcraft.games.combat_commander.content.position_models import (
    Position,
)
from fieldcraft.games.combat_commander.drills.facts import (
    NONE,
    ChitFacts,
    UnitFacts,
    WeaponFacts,
    ZoneFacts,
    Zones,
)
from fieldcraft.games.combat_commander.drills.form import CombatCommanderExpect, CombatCommanderStep
from fieldcraft.games.combat_commander.schema.log import LogEvent
from fieldcraft.games.combat_commander.schema.view import CommanderView, UnitView, WeaponView
from fieldcraft.games.combat_commander.table.from_position import lot_number, script_cards
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import DECK_SIZE
from fieldcraft.games.combat_commander.voice.zones import zone as pile
from fieldcraft.record.drills.checks import Difference, differ
from fieldcraft.record.drills.models import Expect, Step
from fieldcraft.record.drills.parts import Facts
from fieldcraft.record.drills.tables import laid_over

EVENTS = vocabulary(LogEvent)
"""Every log event with its fields, so that a misspelt one is a mistake and not a silent pass."""


def set_up(game: Game, positions: list[Position], strict: bool, key: bytes) -> State:
    """The first position with the keys of the others laid over it."""
    spec = normalise(laid_over(positions), game.key)
    spec["strict"] = strict
    return game.position(spec, key)


def feed(state: State, step: Step, strict: bool) -> None:
    """Let this step's cards and lots come before what the script still holds."""
    if not isinstance(step, CombatCommanderStep):
        return
    if not step.lots and not step.draws.model_fields_set:
        return
    table = cast(Table, state)
    chance = state.chance.copy()
    draws = []
    for number, side in enumerate(table.battle.sides):
        after = list(chance.draws[number])
        draws.append(script_cards(table, number, list(step.draws.of(side)), after) + after)
    lots = [lot_number(table, lot) for lot in step.lots]
    chance.script([*lots, *chance.dice], draws, strict)
    state.chance = chance


def left(state: State) -> dict[str, int]:
    """How many scripted lots, and cards of each deck, have not been used."""
    chance = state.chance
    unused = {"lots": len(chance.dice) if chance.scripted else 0}
    for number, side in enumerate(cast(Table, state).battle.sides):
        unused[f"draws.{side}"] = len(chance.draws[number]) if chance.scripted else 0
    return unused


def zone_cards(view: CommanderView, side: str, zone: str) -> list[str]:
    """The cards of a zone, as the view of their owner shows them."""
    return pile(view["cards"][side], "unseen" if zone == "deck" else zone)["cards"]


def differences(state: State, game: Game, expect: Expect) -> Iterator[Difference]:
    """Everything about the table that is not as expected."""
    if not isinstance(expect, CombatCommanderExpect):
        return
    view = state.view(-1)
    for name in ("phase", "active", "turn", "initiative", "time", "sudden_death", "vp"):
        if (wanted := getattr(expect, name)) is not None:
            yield from differ((name.replace("_", "-"),), wanted, view[name])
    for name in ("surrender", "losses"):
        for side, space in (getattr(expect, name) or {}).items():
            yield from differ((name, side), space, view[name][side])
    yield from _piece_differences(view, expect)
    yield from _map_differences(view, expect)
    for side in game.sides:
        zones: Zones | None = getattr(expect, side)
        if zones is None:
            continue
        own = state.view(game.side(side))
        for zone in sorted(zones.model_fields_set):
            wanted = getattr(zones, zone)
            _check_cards(cast(Table, state), (side, zone), wanted)
            cards = zone_cards(own, side, zone)
            yield from _zone_differences((side, zone), wanted, cards)
    if expect.chits is not None:
        yield from _chit_differences(state, game, expect.chits)


def _piece_differences(view: CommanderView, expect: CombatCommanderExpect) -> Iterator[Difference]:
    for side, wanted in (expect.casualties or {}).items():
        found = [u["type"] for u in view["units"].values() if u["casualty"] and u["side"] == side]
        yield from differ(("casualties", side), sorted(wanted), sorted(found))
    for side, types in (expect.counters or {}).items():
        here = [u["type"] for u in view["units"].values() if u["hex"] and u["side"] == side]
        for kind, count in types.items():
            yield from differ(("counters", side, kind), count, here.count(kind))
    for word, spot in (expect.units or {}).items():
        yield from _unit_differences(("units", word), spot, view["units"].get(word))
    for word, held in (expect.weapons or {}).items():
        yield from _weapon_differences(("weapons", word), held, view["weapons"].get(word))
    for side, radio in (expect.radios or {}).items():
        shown = view["radios"][side]
        at = ("radios", side)
        if radio is None or isinstance(radio, int):
            fine = None if shown is None or shown["broken"] else shown["fp"]
            yield from differ(at, radio, fine if radio is not None else shown)
        else:
            yield from _fact_differences(at, radio, shown or {})
    if expect.orders is not None:
        orders = {"given": view["orders"]["given"], **view["orders"]["limit"]}
        yield from _fact_differences(("orders",), expect.orders, orders)


def _unit_differences(
    at: tuple[str, str], spot: str | UnitFacts | None, shown: UnitView | None
) -> Iterator[Difference]:
    if spot is None or shown is None:
        if spot is not None or shown is not None:
            yield Difference(at, spot if isinstance(spot, str) else _said(spot), _place(shown))
        return
    flags = shown["flags"]
    if isinstance(spot, str):
        found = _place(shown)
        if spot != NONE and found == spot and {"broken", "suppressed"} & set(flags):
            found = {"hex": found, "flags": flags}
        yield from differ(at, spot, found)
        return
    seen = {
        **shown,
        **{name: name in flags for name in ("broken", "suppressed", "veteran", "activated")},
        "weapon": shown["weapon"] or NONE,
    }
    yield from _fact_differences(at, spot, seen, ("flags", "lacks"))
    for flag in spot.flags or ():
        if flag not in flags:
            yield Difference((*at, "flags"), flag, flags)
    for flag in spot.lacks or ():
        if flag in flags:
            yield Difference((*at, "lacks"), flag, flags)


def _place(shown: UnitView | None) -> object:
    """Where a unit is, in one word if there is one."""
    if shown is None:
        return None
    if shown["casualty"]:
        return "casualty"
    return shown["hex"] if shown["hex"] is not None else {"space": shown["space"]}


def _said(facts: Facts | None) -> object:
    return None if facts is None else facts.model_dump(exclude_unset=True)


def _weapon_differences(
    at: tuple[str, str], held: str | WeaponFacts | None, shown: WeaponView | None
) -> Iterator[Difference]:
    if held is None or shown is None:
        if held is not None or shown is not None:
            found = None if shown is None else shown["holder"] or "box"
            yield Difference(at, held if isinstance(held, str) else _said(held), found)
        return
    holder = "box" if shown["boxed"] else shown["holder"] or NONE
    if isinstance(held, str):
        broken = {"holder": holder, "broken": True} if shown["broken"] else None
        yield from differ(at, held, broken or holder)
        return
    yield from _fact_differences(at, held, {**shown, "holder": holder})


def _map_differences(view: CommanderView, expect: CombatCommanderExpect) -> Iterator[Difference]:
    for word, marks in (expect.hexes or {}).items():
        shown = view["hexes"].get(word, {})
        seen = {
            "fort": shown.get("fort", NONE),
            "smoke": shown.get("smoke", 0),
            "blaze": shown.get("blaze", False),
            "held": shown.get("held", NONE),
        }
        if marks is None:
            bare = {**seen, "fort": NONE, "smoke": 0, "blaze": False}
            yield from differ(("hexes", word), bare, seen)
        else:
            yield from _fact_differences(("hexes", word), marks, seen)
    for number, control in (expect.objectives or {}).items():
        objective = view["objectives"][number]
        if control is None or isinstance(control, str):
            yield from differ(("objectives", number), control, objective["control"])
        else:
            seen = {**objective, "control": objective["control"] or NONE}
            yield from _fact_differences(("objectives", number), control, seen)


def _fact_differences(
    at: tuple[str, ...], facts: Facts, shown: Mapping[str, Any], others: tuple[str, ...] = ()
) -> Iterator[Difference]:
    """The facts that are given and are not as the view shows them."""
    for name in sorted(facts.model_fields_set):
        if name not in others:
            yield from differ((*at, name), getattr(facts, name), shown.get(name))


def _chit_differences(state: State, game: Game, wanted: ChitFacts) -> Iterator[Difference]:
    for name in sorted(wanted.model_fields_set):
        if name == "open":
            found = state.view(-1)["chits"]["open"]
        else:
            found = state.view(game.side(name))["chits"]["secret"][name]["letters"]
        yield from differ(("chits", name), sorted(getattr(wanted, name)), sorted(found))


def _check_cards(table: Table, at: Place, wanted: int | tuple[str, ...] | ZoneFacts) -> None:
    """Refuse cards that the side's deck does not have, before their absence passes for true."""
    first = DECK_SIZE * table.battle.sides.index(str(at[0]))
    known = table.battle.card_ids[first : first + DECK_SIZE]
    if isinstance(wanted, ZoneFacts):
        cards = (*(wanted.include or ()), *(wanted.exclude or ()))
    else:
        cards = wanted if isinstance(wanted, tuple) else ()
    for card in cards:
        if card not in known:
            raise ContentError([problem("unknown-word", at, word=card, hint=hint(card, known))])


def _zone_differences(
    at: tuple[str, str], wanted: int | tuple[str, ...] | ZoneFacts, cards: list[str]
) -> Iterator[Difference]:
    if isinstance(wanted, int):
        yield from differ(at, wanted, len(cards))
    elif isinstance(wanted, tuple):
        yield from differ(at, sorted(wanted), sorted(cards))
    else:
        if wanted.size is not None:
            yield from differ((*at, "size"), wanted.size, len(cards))
        for card in wanted.include or ():
            if card not in cards:
                yield Difference((*at, "include"), card, sorted(cards))
        for card in wanted.exclude or ():
            if card in cards:
                yield Difference((*at, "exclude"), card, sorted(cards))
