"""Setting up (U-201 to U-209, UN-201 to UN-203): a scenario's start, or any position."""

from collections.abc import Mapping
from typing import Any

from fieldcraft.core.chance import Chance
from fieldcraft.core.options import switches_of
from fieldcraft.games.undaunted.options import HANDICAPS, ROUND_LIMIT
from fieldcraft.games.undaunted.rounds import (
    DRAW,
    INITIATIVE,
    NEXT_ROUND,
    SECOND_TURN,
    Round,
    ask_bids,
)
from fieldcraft.games.undaunted.table.battle import Battle
from fieldcraft.games.undaunted.table.knowledge import start_lore
from fieldcraft.games.undaunted.table.state import UndauntedState
from fieldcraft.games.undaunted.terms import (
    DECK,
    SUPPLY,
    ZONE_COUNT,
    ZONES,
)
from fieldcraft.games.undaunted.turn import Play


def empty_table(
    battle: Battle, chance: Chance, options: Mapping[str, bool | int]
) -> UndauntedState:
    """The board with nothing on it."""
    s = UndauntedState(battle, battle.box.frames, chance)
    s.zones = [0] * (2 * ZONE_COUNT * (battle.types + 1))
    s.places = [-1] * battle.counters
    s.markers = [0, 0, 0, 0]
    s.extra = battle.box.extra(battle)
    s.bids = [-1, -1]
    s.initiative = s.active = battle.first_initiative
    s.switches = switches_of(options, battle.box.options)
    s.round_limit = options.get(ROUND_LIMIT, 0)
    return s


def start(battle: Battle, chance: Chance, options: Mapping[str, bool | int]) -> UndauntedState:
    """U-201 to U-209: everything where the scenario says, then on to the first decision."""
    s = empty_table(battle, chance, options)
    s.places = list(battle.start_tile)
    for side in (0, 1):
        s.markers[side] = battle.start_marked[side]
        s.markers[2 + side] = battle.start_controlled[side]
        for word, (deck, supply) in battle.start_cards[side].items():
            put(s, side, DECK, battle.card_index[word], deck)
            put(s, side, SUPPLY, battle.card_index[word], supply)
        fog = min(options.get(HANDICAPS[side].name, 0), s.held(side, SUPPLY, battle.fog))
        put(s, side, SUPPLY, battle.fog, -fog)
        put(s, side, DECK, battle.fog, fog)
    s.lore = start_lore(s)
    Round.push(s, DRAW)
    s.run()
    return s


def put(s: UndauntedState, side: int, zone: int, card: int, count: int) -> None:
    """Lay cards into a zone from outside the game."""
    s.zones[s.zone(side, zone) + card] += count
    s.zones[s.zone(side, zone) + s.battle.types] += count


def position(battle: Battle, chance: Chance, spec: dict[str, Any]) -> UndauntedState:
    """Any position from its normalised description (content/position.py), run to its decision."""
    s = empty_table(battle, chance, spec["options"])
    for word, standing in spec["counters"].items():
        counter = battle.counter_index[word]
        s.places[counter] = battle.tile_index[standing["tile"]]
        if standing["face"] != "ready":
            s.faces |= 1 << counter
    for side in (0, 1):
        for word, face in spec["markers"][side].items():
            bit = 1 << battle.tile_index[word]
            s.markers[side] |= bit
            if face == "controlled":
                s.markers[2 + side] |= bit
        for zone, word in enumerate(ZONES):
            for card, count in spec["zones"][side][word].items():
                put(s, side, zone, battle.card_index[card], count)
    s.extra = battle.box.position_extra(s, spec)
    s.initiative = spec["initiative"]
    s.active = spec["active"]
    s.round = spec["round"]
    if spec["dice"] or spec["draws"][0] or spec["draws"][1] or spec.get("strict"):
        draws = [[battle.card_index[card] for card in cards] for cards in spec["draws"]]
        s.chance.script(spec["dice"], draws, bool(spec.get("strict")))
    s.lore = start_lore(s)
    begin(s, spec["phase"])
    return s


def begin(s: UndauntedState, phase: str) -> None:
    """Put the flow where the position stands."""
    if phase == "draw":
        s.round -= 1
        Round.push(s, DRAW)
    elif phase == "initiative":
        Round.push(s, INITIATIVE)
        ask_bids(s)
    else:
        first = s.active == s.initiative
        Round.push(s, SECOND_TURN if first else NEXT_ROUND)
        Play.push(s, s.active)
    s.run()
