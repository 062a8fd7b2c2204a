"""North Africa's box against the printed component list and the fields of each piece."""

from collections import Counter

import pytest

from fieldcraft.games.undaunted.content.box import unit_of
from fieldcraft.games.undaunted.content.loader import load_box, load_scenario
from fieldcraft.games.undaunted.content.north_africa.box import NorthAfrica
from fieldcraft.games.undaunted.content.north_africa.tables import Card, Tile
from fieldcraft.games.undaunted.content.plain import plain_setup

SIDES = ("lrdg", "it")
LRDG_CARDS = {
    "lieutenant": (9, ["bolster 3", "command 2"], 1),
    "warrant-officer": (8, ["bolster 2", "inspire 1"], 1),
    "staff-sergeant": (8, ["scout 1", "attack 1", "control", "recon"], 4),
    "sergeant": (7, ["move 1", "attack 1", "control", "demolition 2"], 4),
    "scout": (6, ["scout 2", "attack 1", "conceal", "recon"], 4),
    "saboteur": (5, ["stalk 1", "attack 1", "demolition 2"], 4),
    "anti-tank-rifleman": (4, ["move 1", "attack 1", "anti-tank 2"], 4),
    "machine-gunner": (3, ["move 1", "attack 2", "suppress 4", "repair"], 4),
    "engineer": (2, ["move 1", "attack 1", "repair", "demolition 3"], 4),
    "sniper": (2, ["stalk 1", "attack 3", "conceal"], 4),
    "fog-of-war": (1, [], 8),
}
ITALIAN_CARDS = {
    "platoon-sergeant": (9, ["bolster 3", "command 2"], 1),
    "recon-plane": (8, ["recon", "strafe 1", "survey 2"], 1),
    "squad-leader-a": (7, ["bolster 2 A", "inspire 1 A"], 1),
    "tank-commander-t": (7, ["bolster 2 T", "inspire 1 T"], 1),
    "scout-a": (6, ["scout 2", "attack 1", "recon", "conceal"], 4),
    "rifleman-a": (5, ["move 1", "attack 1", "control"], 4),
    "machine-gunner-a": (3, ["move 1", "attack 2", "suppress 4"], 4),
    "anti-tank-rifleman-a": (2, ["move 1", "attack 1", "anti-tank 2", "repair"], 4),
    "tank-gunner-t": (4, ["move 1", "attack 1"], 4),
    "tank-crew-t": (3, ["move 1", "attack 1", "repair"], 4),
    "tank-driver-t": (2, ["move 1", "attack 1"], 4),
    "fog-of-war": (1, [], 8),
}
SOLDIERS = {
    "lrdg:staff-sergeant": 5, "lrdg:sergeant": 5, "lrdg:scout": 6, "lrdg:saboteur": 6,
    "lrdg:anti-tank-rifleman": 4, "lrdg:machine-gunner": 4, "lrdg:engineer": 5, "lrdg:sniper": 6,
    "it:scout-a": 5, "it:rifleman-a": 4, "it:machine-gunner-a": 4, "it:anti-tank-rifleman-a": 4,
    "it:tank-gunner-t": 4, "it:tank-crew-t": 4, "it:tank-driver-t": 4,
}  # fmt: skip
VEHICLES = {
    "lrdg:patrol-truck": (7, 4, [["drive 2"], ["navigate 2"], ["suppress 3"]]),
    "lrdg:gun-truck": (7, 4, [["drive 2"], ["navigate 2"], ["anti-tank 2"]]),
    "lrdg:pilot-car": (7, 4, [["drive 3"], ["navigate 3"]]),
    "it:medium-tank": (None, 5, [["drive 1", "control"], ["anti-tank 3"],
                                 ["attack 2", "suppress 4"]]),
    "it:scout-car": (7, 4, [["drive 1"], ["navigate 2"], ["suppress 3"]]),
    "it:light-truck": (7, 4, [["drive 2"], ["navigate 2"]]),
}  # fmt: skip
HILLS = {"1B", "10B", "11B", "13B", "14A", "15A"}
ROUGH = HILLS | {"2B", "5B", "8B", "9B", "12B", "13A", "20B"}
COVER = {
    0: "1A 2A 3A 4A 5A 6A 4B 14B 15B 16A 16B 17A 18A 19A 20A",
    1: "2B 6B 7A 8A 8B 9A 10A 11A 12B 13A 17B 18B 19B 21A 21B 22A 22B",
    2: "3B 5B 7B 9B 12A 20B",
    3: "1B 10B 11B 13B 14A 15A",
}
STRUCTURES = {
    "aircraft": (6, 1), "fuel-tank": (6, 1), "motor-pool": (7, 1), "ammunition-store": (7, 1),
    "hangar": (8, 1), "radio-mast": (7, 1),
}  # fmt: skip


@pytest.fixture
def box() -> NorthAfrica:
    """North Africa's tables."""
    made = load_box("north-africa")
    assert isinstance(made, NorthAfrica)
    return made


def cards_of(box: NorthAfrica, side: str) -> list[Card]:
    """The card types that a side has."""
    found = [card for card in box.card_table.cards if card.copies.of(side)]
    return [card for card in found if isinstance(card, Card)]


def with_word(box: NorthAfrica, side: str, word: str) -> set[str]:
    """The side's cards on which an action is printed."""
    return {card.id for card in cards_of(box, side) if card.id in box.with_action(word)}


def test_component_list_is_the_printed_one(box: NorthAfrica) -> None:
    """Cards, counters, markers, tiles and dice are those of the printed list.

    Clauses: NA-101, U-102, U-115, U-120, NA-119.
    """
    lrdg, it, shared = (
        box.about.components.lrdg,
        box.about.components.it,
        box.about.components.shared,
    )
    assert (lrdg.cards, lrdg.vehicle_cards, lrdg.counters, lrdg.control_markers) == (42, 3, 11, 16)
    assert (it.cards, it.vehicle_cards, it.counters, it.control_markers) == (40, 3, 10, 16)
    assert (shared.tiles, shared.objective_markers, shared.damage_markers) == (22, 3, 24)
    assert (shared.escape_markers, shared.structure_markers) == (4, 6)
    assert (shared.initiative_markers, shared.dice) == (1, 4)
    assert shared.objective_values == (1, 1, 2)
    assert box.sides == SIDES


def test_tables_add_up_to_the_component_list(box: NorthAfrica) -> None:
    """42 and 40 cards, 11 and 10 counters, three vehicle cards a side, six structures.

    Clauses: NA-101, NA-111.
    """
    assert [sum(box.copies(side, card) for card in box.cards) for side in SIDES] == [42, 40]
    assert [len(box.units(side)) for side in SIDES] == [11, 10]
    assert Counter(vehicle.side for vehicle in box.vehicles.values()) == {"lrdg": 3, "it": 3}
    assert len(box.structures) == 6
    assert not box.vehicles.keys() & {f"{side}:{card}" for side in SIDES for card in box.cards}


@pytest.mark.parametrize(
    ("side", "expected"), [("lrdg", LRDG_CARDS), ("it", ITALIAN_CARDS)], ids=SIDES
)
def test_cards_have_their_values(
    box: NorthAfrica, side: str, expected: dict[str, tuple[int, list[str], int]]
) -> None:
    """Initiative, actions and copies of each card of each side.

    Clauses: U-105, U-106, U-107, U-109, NA-104.
    """
    found = {
        card.id: (card.initiative, list(card.actions), card.copies.of(side))
        for card in cards_of(box, side)
    }
    assert expected == found


def test_classes_of_cards(box: NorthAfrica) -> None:
    """Leaders and the plane are command cards, soldiers combat cards, Fog of War its own class.

    Clauses: U-103, NA-106.
    """
    command = {card.id for card in box.cards.values() if card.class_ == "command"}
    assert command == {
        "lieutenant", "warrant-officer",
        "platoon-sergeant", "recon-plane", "squad-leader-a", "tank-commander-t",
    }  # fmt: skip
    assert {card.id for card in box.cards.values() if card.class_ == "fog"} == {"fog-of-war"}
    titles = {counter.title for counter in box.counters.values()}
    assert "recon-plane" not in titles
    assert not titles & {"lieutenant", "warrant-officer", "platoon-sergeant", "squad-leader"}


def test_only_the_tank_crew_has_specialisms(box: NorthAfrica) -> None:
    """Driver, gunner and crew, one each; no other card has one.

    Clauses: NA-105.
    """
    found = {
        card.id: card.specialism
        for side in SIDES
        for card in cards_of(box, side)
        if card.specialism is not None
    }
    expected = {"tank-driver-t": "driver", "tank-gunner-t": "gunner", "tank-crew-t": "crew"}
    assert expected == found


def test_the_lrdg_has_no_squads(box: NorthAfrica) -> None:
    """Italian soldiers and leaders are in squad A or T; all other cards have no designation.

    Clauses: NA-107.
    """
    assert {card.squad for card in cards_of(box, "lrdg")} == {None}
    squads = {card.id: card.squad for card in cards_of(box, "it") if card.squad}
    assert Counter(squads.values()) == {"A": 5, "T": 4}
    assert all(card.endswith(f"-{str(squad).lower()}") for card, squad in squads.items())
    for counter in box.counters.values():
        assert unit_of(counter.title, counter.squad) == counter.id.partition(":")[2]


def test_who_removes_fog_of_war(box: NorthAfrica) -> None:
    """Recon stands on the cards of the scouts, the Staff Sergeant and the plane.

    Clauses: NA-108.
    """
    assert with_word(box, "lrdg", "recon") == {"scout", "staff-sergeant"}
    assert with_word(box, "it", "recon") == {"scout-a", "recon-plane"}


def test_who_enters_unmarked_tiles_by_stalking(box: NorthAfrica) -> None:
    """Saboteur and Sniper of the LRDG alone have Stalk.

    Clauses: NA-109.
    """
    assert with_word(box, "lrdg", "stalk") == {"saboteur", "sniper"}
    assert with_word(box, "it", "stalk") == set()


def test_soldiers_have_basic_defence_only(box: NorthAfrica) -> None:
    """Each combat card has one counter, with the printed defence and no armour.

    Clauses: NA-102, NA-115, U-110, U-111.
    """
    found = {}
    for counter in box.counter_table.counters:
        if counter.id not in box.vehicles:
            found[counter.id] = counter.defence
            assert box.plain_counter(counter)["armour"] == 0
    assert found == SOLDIERS
    combat = {
        f"{side}:{card.id}"
        for side in SIDES
        for card in cards_of(box, side)
        if card.class_ == "combat"
    }
    assert combat == set(SOLDIERS)


def test_vehicles_have_their_values(box: NorthAfrica) -> None:
    """Defence, armour, seats, integrity 5 and critical threshold 3; no third seat where none is.

    Clauses: NA-110, NA-112, NA-113, NA-115, C-14, C-20.
    """
    found = {}
    for counter, vehicle in box.vehicles.items():
        made = box.plain_counter(box.counters[counter])
        seats = [list(seat.actions) for seat in vehicle.seats]
        found[counter] = (made["defence"] or None, made["armour"], seats)
        assert (vehicle.integrity, vehicle.critical) == (5, 3)
        assert vehicle.model
        assert box.counters[counter].side == vehicle.side
    assert found == VEHICLES
    assert box.tanks == {"it:medium-tank"}


def test_only_the_tank_has_seat_requirements(box: NorthAfrica) -> None:
    """Its three seats ask for driver, gunner and crew.

    Clauses: NA-114, C-20.
    """
    needs = {name: [seat.needs for seat in one.seats] for name, one in box.vehicles.items()}
    assert needs.pop("it:medium-tank") == ["driver", "gunner", "crew"]
    assert {need for seats in needs.values() for need in seats} == {None}


def test_structures_carry_defence_and_points(box: NorthAfrica) -> None:
    """Six structures, each with a defence that a Demolition can overcome, and points.

    Clauses: NA-117, NA-118.
    """
    found = {one.id: (one.defence, one.points) for one in box.structures.values()}
    assert found == STRUCTURES


def test_twenty_two_tiles_have_two_faces_each(box: NorthAfrica) -> None:
    """Every number from 1 to 22 has an A and a B face, and nothing else is a tile.

    Clauses: U-116, NA-101.
    """
    assert set(box.tiles) == {f"{number}{face}" for number in range(1, 23) for face in "AB"}
    assert len(box.tile_table.tiles) == 44


def test_cover_hills_and_rough_terrain(box: NorthAfrica) -> None:
    """Every face has the cover of the table; six are hills, thirteen closed to vehicles.

    Clauses: U-116, U-708, NA-121.
    """
    assert {tile.id for tile in box.tiles.values() if tile.hill} == HILLS
    assert box.rough == ROUGH
    for cover, faces in COVER.items():
        assert {tile.id for tile in box.tiles.values() if tile.cover == cover} == set(faces.split())
    assert all(isinstance(tile, Tile) and tile.look for tile in box.tiles.values())


def test_every_soldier_has_a_name_of_his_own(box: NorthAfrica) -> None:
    """A distinct name for every copy but Fog of War, none shared; the rules never see one.

    Clauses: U-108.
    """
    names = [name for card in box.cards.values() for side in SIDES for name in card.names.of(side)]
    assert len(names) == 42 + 40 - 16
    assert len(set(names)) == len(names)
    for card in box.cards.values():
        if card.class_ != "fog":
            for side in SIDES:
                assert len(card.names.of(side)) == card.copies.of(side)
    normandy = load_box("normandy")
    theirs = {name for card in normandy.cards.values() for side in normandy.sides
              for name in card.names.of(side)}  # fmt: skip
    assert not theirs.intersection(names)
    plain = repr(plain_setup(load_scenario("north-africa", 1), box, custom=False))
    assert not any(name in plain for name in names)
