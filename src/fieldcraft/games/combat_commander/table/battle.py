"""A scenario made ready for play: everything that never changes during a match, as integers."""

from typing import TYPE_CHECKING, Any

from fieldcraft.core.contract import canonical
from fieldcraft.games.combat_commander.actions.registry import ACTION_WORDS, ACTIONS
from fieldcraft.games.combat_commander.events.registry import EVENT_WORDS
from fieldcraft.games.combat_commander.hooks.registry import rules_of
from fieldcraft.games.combat_commander.hooks.rule import ruling
from fieldcraft.games.combat_commander.setup.plan import Plan
from fieldcraft.games.combat_commander.terms import (
    CAPACITY,
    DECK_SIZE,
    FORT_WORDS,
    HAND_SIZE,
    KINDS,
    ORDERS,
    POSTURES,
    QUALITIES,
    SIDES,
    TRIGGERS,
)
from fieldcraft.games.combat_commander.terrain.ground import Ground
from fieldcraft.games.combat_commander.terrain.hexes import EDGES

if TYPE_CHECKING:
    from fieldcraft.games.combat_commander.schema.scenario import (
        CommanderScenario,
        PlainMap,
        PlainWeapon,
    )

SPARE_UNITS = 20
"""Counters that Deploy, events and support tables may bring in addition."""
SPARE_WEAPONS = 12
MAPS: dict[str, Ground] = {}
"""Maps already made ready, by id or, if custom, by content: lines of sight take long
to work out, and are the same in every match on a map."""
MOST_MAPS = 64


class Battle:
    """The tables of one scenario.  Shared by every state of it and never changed.

    Tables by side and card are indexed `DECK_SIZE * side + card`.
    """

    def __init__(self, plain: "CommanderScenario", tables: dict[str, Any]) -> None:
        self.plain = plain
        self.told: bytes = canonical(plain) if plain["custom"] else b""
        """A custom scenario whole, from which every view gets a copy of its own."""
        self.tables = tables
        self.game: str = "combat-commander"
        self.id: str = plain["id"]
        self.sides: list[str] = list(SIDES)
        self.nations: list[str] = list(plain["nations"])
        self.year: int = plain["year"]
        self.rules = rules_of(plain["hooks"])
        """The special rules of the scenario, and below those of the points that are met often."""
        self.rules_of_sight = ruling(self.rules, "hindrance_everywhere")
        self.rules_of_reach = ruling(self.rules, "is_wasted_on")
        self.rules_of_fire = ruling(self.rules, "fire_lost")
        self.rules_of_cost = ruling(self.rules, "step_cost")
        self.rules_of_stay = ruling(self.rules, "must_stay")
        self.rules_of_room = ruling(self.rules, "room")
        self.ground = self.map_of(plain["map"], tables["terrain"])
        self.edge: list[int] = [EDGES.index(word) for word in plain["edges"]]
        self.posture: list[int] = [POSTURES.index(word) for word in plain["postures"]]
        self.hand_size: list[int] = [HAND_SIZE[posture] for posture in self.posture]
        self.order_limit: list[int] = list(plain["orders"])
        self.discard_limit: list[int] = list(plain["discards"])
        self.quality: list[int] = [QUALITIES.index(word) for word in plain["quality"]]
        self.mine_strength: int = plain["mines"]
        self.setup_area: list[list[bool]] = [list(area) for area in plain["areas"]]
        """CC-A35.4: by side, the hexes of its original set-up area."""
        self.plan = Plan(plain)
        for rule in self.rules:
            rule.bind(self.plan, plain)
        self.point: int = 1
        """Movement is counted in so many parts of a point."""
        for rule in self.rules:
            self.point = rule.parts(self.point)
        self.read_units(tables["units"])
        self.read_weapons(tables["weapons"])
        self.read_cards(tables["decks"])
        self.read_chits(tables["chits"])
        forts = [tables["fortifications"][word] for word in FORT_WORDS]
        self.fort_count: list[int] = [0, *(fort["count"] for fort in forts)]
        self.fort_cover: list[int] = [0, *(fort["cover"] for fort in forts)]
        above = [fort["cover_from_above"] for fort in forts]
        self.fort_cover_from_above: list[int] = [0, *above]
        self.smoke_counts: list[int] = list(tables["smoke"])
        """By value 0 to 10, how many Smoke markers there are."""

    def map_of(self, plain: "PlainMap", terrain: dict[str, Any]) -> Ground:
        """The map, made ready once; a scenario with other hedges has its own copy."""
        hedge = 1
        for rule in self.rules:
            hedge = rule.hedge(hedge)
        name = canonical(plain).decode() if plain.get("custom") else plain["id"]
        key = f"{name}+{hedge}"
        if key not in MAPS:
            if len(MAPS) >= MOST_MAPS:
                MAPS.clear()
            MAPS[key] = Ground(plain, terrain, hedge)
        return MAPS[key]

    # -- units (CC-3) -----

    def read_units(self, units: dict[str, Any]) -> None:
        """The unit types of both nations, numbered together."""
        self.unit_ids: list[str] = []
        self.unit_index: list[dict[str, int]] = [{}, {}]
        self.unit_side: list[int] = []
        self.unit_kind: list[int] = []
        self.unit_quality: list[int] = []
        self.fp: list[int] = []
        self.range: list[int] = []
        self.move: list[int] = []
        self.morale: list[int] = []
        self.command: list[int] = []
        self.boxed_fp: list[bool] = []
        self.boxed_range: list[bool] = []
        self.boxed_move: list[bool] = []
        self.broken_fp: list[int] = []
        self.broken_range: list[int] = []
        self.broken_move: list[int] = []
        self.broken_morale: list[int] = []
        self.figures: list[int] = []
        self.unit_vp: list[int] = []
        self.unit_count: list[int] = []
        for side, nation in enumerate(self.nations):
            for unit in units[nation]:
                self.unit_index[side][unit["id"]] = len(self.unit_ids)
                self.unit_ids.append(unit["id"])
                self.unit_side.append(side)
                self.unit_kind.append(KINDS.index(unit["kind"]))
                self.unit_quality.append(QUALITIES.index(unit["quality"]))
                self.fp.append(unit["fp"])
                self.range.append(unit["range"])
                self.move.append(unit["move"])
                self.morale.append(unit["morale"])
                self.command.append(unit["command"])
                self.boxed_fp.append(unit["boxed"][0])
                self.boxed_range.append(unit["boxed"][1])
                self.boxed_move.append(unit["boxed"][2])
                self.broken_fp.append(unit["broken"][0])
                self.broken_range.append(unit["broken"][1])
                self.broken_move.append(unit["broken"][2])
                self.broken_morale.append(unit["broken"][3])
                self.figures.append(unit["figures"])
                self.unit_vp.append(unit["vp"])
                self.unit_count.append(unit["count"])
        self.hero: list[int] = [self.unit_index[side]["hero"] for side in (0, 1)]
        self.private: list[int] = [self.unit_index[side]["private"] for side in (0, 1)]
        counts = [len(force["units"]) for force in self.plain["forces"]]
        for arrival in self.plain["reinforcements"]:
            counts[arrival["side"]] += len(arrival["units"])
        self.slots: list[int] = [min(CAPACITY, count + SPARE_UNITS) for count in counts]

    def unit_word(self, unit: int, kind: int) -> str:
        """A unit's name: its side, its type and the number of its counter."""
        return f"{self.sides[unit // CAPACITY]}:{self.unit_ids[kind]}-{unit % CAPACITY + 1}"

    def team_of(self, squad: int) -> int:
        """CC-A36, CC-E52: the type of Team that a Squad's quality gives."""
        word = f"{QUALITIES[self.unit_quality[squad]]}-team"
        return self.unit_index[self.unit_side[squad]].get(word, -1)

    # -- weapons (CC-11) -----

    def read_weapons(self, weapons: dict[str, Any]) -> None:
        """The weapon types of both nations and the shared ones, numbered together."""
        self.weapon_types: list[str] = []
        self.weapon_index: list[dict[str, int]] = [{}, {}]
        self.weapon_side: list[int] = []
        self.weapon_fp: list[int] = []
        self.weapon_range: list[int] = []
        self.weapon_least: list[int] = []
        self.weapon_move: list[int] = []
        self.weapon_boxed_fp: list[bool] = []
        self.weapon_boxed_range: list[bool] = []
        self.is_ordnance: list[bool] = []
        self.has_smoke: list[bool] = []
        self.is_mg: list[bool] = []
        self.is_mortar: list[bool] = []
        self.is_flame: list[bool] = []
        self.is_spent: list[bool] = []
        self.fix: list[int] = []
        self.eliminate: list[int] = []
        self.weapon_count: list[int] = []
        for side, nation in enumerate([*self.nations, "shared"]):
            for weapon in weapons[nation]:
                for index in (0, 1):
                    if side in (index, 2):
                        self.weapon_index[index][weapon["id"]] = len(self.weapon_types)
                self.weapon_types.append(weapon["id"])
                self.weapon_side.append(side)
                self.weapon_fp.append(weapon["fp"])
                self.weapon_range.append(weapon["range"])
                self.weapon_least.append(weapon["min_range"])
                self.weapon_move.append(weapon["move"])
                self.weapon_boxed_fp.append(weapon["boxed"][0])
                self.weapon_boxed_range.append(weapon["boxed"][1])
                self.is_ordnance.append(weapon["ordnance"])
                self.has_smoke.append(weapon["smoke"])
                self.is_mg.append(weapon["mg"])
                self.is_mortar.append(weapon["mortar"])
                self.is_flame.append(weapon["flame"])
                self.is_spent.append(weapon["spent"])
                self.fix.append(number_bits(weapon["fix"]))
                self.eliminate.append(number_bits(weapon["eliminate"]))
                self.weapon_count.append(weapon["count"])
        self.weapon_owner: list[int] = []
        """By place among the weapons of the scenario, the side that begins with it; -1 spare."""
        self.weapon_start: list[int] = []
        for side, force in enumerate(self.plain["forces"]):
            for weapon in force["weapons"]:
                self.weapon_owner.append(side)
                self.weapon_start.append(self.weapon_of(side, weapon))
        for arrival in self.plain["reinforcements"]:
            for weapon in arrival["weapons"]:
                self.weapon_owner.append(arrival["side"])
                self.weapon_start.append(self.weapon_of(arrival["side"], weapon))
        spare = min(SPARE_WEAPONS, CAPACITY - len(self.weapon_owner))
        self.weapon_owner.extend([-1] * spare)
        self.weapon_start.extend([-1] * spare)
        self.weapon_slots: int = len(self.weapon_owner)

    def weapon_of(self, side: int, weapon: "PlainWeapon") -> int:
        """The type of a weapon of the scenario; a captured one is the other nation's."""
        nation = weapon["nation"]
        owner = self.nations.index(nation) if nation in self.nations else side
        return self.weapon_index[owner][weapon["id"]]

    def weapon_word(self, weapon: int, kind: int) -> str:
        """A weapon's name: its type and the number of its counter."""
        return f"{self.weapon_types[kind]}-{weapon + 1}"

    # -- cards (CC-1) -----

    def read_cards(self, decks: dict[str, Any]) -> None:
        """Both sides' decks."""
        self.actions = ACTIONS
        """The Actions that cards bear, by the number in `action`."""
        self.order: list[int] = []
        self.action: list[int] = []
        self.event: list[int] = []
        self.random_hex: list[int] = []
        self.white: list[int] = []
        self.coloured: list[int] = []
        self.trigger: list[int] = []
        self.breeze: list[int] = []
        self.card_ids: list[str] = []
        for nation in self.nations:
            letter = self.tables["nations"][nation]["letter"]
            for card in decks[nation]:
                self.order.append(ORDERS.index(card["order"]))
                self.action.append(ACTION_WORDS.index(card["action"]))
                self.event.append(EVENT_WORDS.index(card["event"]))
                self.random_hex.append(card["hex"])
                self.white.append(card["white"])
                self.coloured.append(card["coloured"])
                self.trigger.append(TRIGGERS.index(card["trigger"]))
                self.breeze.append(card["breeze"])
                self.card_ids.append(f"{card['order']}#{letter}-{card['number']}")
        assert len(self.card_ids) == 2 * DECK_SIZE
        both = self.card_ids[DECK_SIZE:] + self.card_ids[:DECK_SIZE]
        self.card_numbers: list[dict[str, int]] = [
            {word: card for card, word in enumerate(words)} for words in (self.card_ids, both)
        ]
        """By side, the cards by their names: those of its own deck and then the other's."""

    # -- objective chits (CC-7.3.2) -----

    def read_chits(self, chits: list[dict[str, Any]]) -> None:
        """The 22 chits: which objective (0 each, -1 special) and what it is worth."""
        self.chit_objective: list[int] = [chit["objective"] for chit in chits]
        self.chit_value: list[int] = [chit["value"] for chit in chits]
        self.chit_open_only: list[bool] = [chit["open_only"] for chit in chits]

    def is_defender(self, side: int) -> bool:
        """CC-A24.5: whether the side has Defend posture."""
        return self.posture[side] == POSTURES.index("defend")


def number_bits(numbers: list[int]) -> int:
    """Row numbers as a bit each."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
