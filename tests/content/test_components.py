"""The box against the printed component list and the fields the rulebook gives each piece."""

from collections import Counter

import pytest

from fieldcraft.games.undaunted.content.box import unit_of
from fieldcraft.games.undaunted.content.checks import other_face
from fieldcraft.games.undaunted.content.loader import load_box, load_scenario, scenario_ids
from fieldcraft.games.undaunted.content.normandy.box import Normandy
from fieldcraft.games.undaunted.content.normandy.models import ScenarioFile
from fieldcraft.games.undaunted.content.plain import plain_setup
from fieldcraft.games.undaunted.content.tables import Card
from fieldcraft.games.undaunted.voice.soldiers import soldiers
from fieldcraft.i18n import Speaker

SIDES = ("us", "de")
SQUADS = ("A", "B", "C")


@pytest.fixture
def box() -> Normandy:
    """Normandy's tables."""
    made = load_box("normandy")
    assert isinstance(made, Normandy)
    return made


def words(card: Card) -> dict[str, int]:
    """A card's actions: word to value, 0 where none is printed."""
    found = {}
    for action in card.actions:
        word, *rest = action.split()
        found[word] = int(rest[0]) if rest else 0
    return found


def of_title(box: Normandy, title: str) -> list[Card]:
    """All card types of a title."""
    return [card for card in box.cards.values() if card.title == title]


@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_fifty_four_cards(box: Normandy, side: str) -> None:
    """The card table adds up to the printed number.

    Clauses: UN-101, U-102.
    """
    assert sum(box.copies(side, card) for card in box.cards) == 54
    assert box.about.components.us.cards == box.about.components.de.cards == 54


@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_eleven_counters(box: Normandy, side: str) -> None:
    """The counter table adds up to the printed number.

    Clauses: UN-101, U-102.
    """
    assert len(box.units(side)) == 11
    assert box.about.components.us.counters == box.about.components.de.counters == 11


def test_component_list_is_the_printed_one(box: Normandy) -> None:
    """Markers, tiles and dice are those of the printed list.

    Clauses: UN-101, U-102, UN-105, U-115, U-120.
    """
    us, de, shared = (
        box.about.components.us,
        box.about.components.de,
        box.about.components.shared,
    )
    assert (us.spawn_markers, de.spawn_markers) == (4, 5)
    assert (us.target_markers, de.target_markers) == (1, 1)
    assert (us.control_markers, de.control_markers) == (18, 18)
    assert (shared.tiles, shared.objective_markers, shared.dice) == (18, 14, 4)
    assert (shared.radio_tower_markers, shared.initiative_markers) == (1, 1)
    assert box.sides == SIDES


def test_eighteen_tiles_have_two_faces_each(box: Normandy) -> None:
    """Every number from 1 to 18 has an A and a B face, and nothing else is a tile.

    Clauses: U-116, UN-101.
    """
    expected = {f"{number}{face}" for number in range(1, 19) for face in "AB"}
    assert set(box.tiles) == expected
    assert len(box.tile_table.tiles) == 36
    assert (other_face("17A"), other_face("17B"), other_face("S0")) == ("17B", "17A", "")


def test_three_tiles_are_hills(box: Normandy) -> None:
    """The tiles printed 3/1 are hills, all others have one cover value from 0 to 3.

    Clauses: U-116, U-708.
    """
    assert {tile.id for tile in box.tiles.values() if tile.hill} == {"2A", "9A", "16A"}
    assert all(box.tiles[tile].cover == 3 for tile in ("2A", "9A", "16A"))
    assert Counter(tile.cover for tile in box.tiles.values()) == {0: 12, 1: 12, 2: 5, 3: 7}


def test_scenarios_never_need_more_markers_than_the_box_has(box: Normandy) -> None:
    """Spawn, objective and control markers of every set-up fit the printed numbers.

    Clauses: UN-101, UN-202, U-121.
    """
    most = {"us": 0, "de": 0, "objectives": 0}
    for name in scenario_ids("normandy"):
        scenario = load_scenario("normandy", name)
        assert isinstance(scenario, ScenarioFile)
        most["objectives"] = max(most["objectives"], len(scenario.objectives))
        for side, setup in (("us", scenario.us), ("de", scenario.de)):
            most[side] = max(most[side], len(setup.spawns))
            assert len(setup.controlled) + len(setup.scouted) <= 18
    assert most["us"] <= 4
    assert most["de"] <= 5
    assert most["objectives"] <= 14


@pytest.mark.parametrize("side", SIDES)
def test_a_unit_is_a_counter_and_three_to_five_cards(box: Normandy, side: str) -> None:
    """Each unit has one counter and three, or for riflemen five, matching cards.

    Clauses: UN-102, U-110.
    """
    combat = [card for card in box.cards.values() if card.class_ == "combat"]
    assert [card.id for card in combat] == box.units(side)
    for card in combat:
        assert box.copies(side, card.id) == (5 if card.title == "rifleman" else 3)
        counter = box.counters[f"{side}:{card.id}"]
        assert (counter.title, counter.squad) == (card.title, card.squad)


def test_squads_are_a_b_and_c(box: Normandy) -> None:
    """Scouts, riflemen, machine gunners and squad leaders have squads, the others none.

    Clauses: UN-103.
    """
    in_squads = {"scout", "rifleman", "machine-gunner", "squad-leader"}
    for title in {card.title for card in box.cards.values()}:
        squads = tuple(card.squad for card in of_title(box, title))
        assert squads == (SQUADS if title in in_squads else (None,))
    for counter in box.counters.values():
        assert (counter.squad is not None) == (counter.title in in_squads)


def test_every_card_has_one_of_three_classes(box: Normandy) -> None:
    """Leaders are command cards, units combat cards, and Fog of War a class of its own.

    Clauses: U-103, U-106.
    """
    classes = {card.title: card.class_ for card in box.cards.values()}
    assert {title for title, kind in classes.items() if kind == "command"} == {
        "platoon-sergeant",
        "platoon-guide",
        "squad-leader",
    }
    assert {title for title, kind in classes.items() if kind == "fog"} == {"fog-of-war"}
    copies: Counter[str] = Counter()
    for card in box.cards.values():
        copies[card.class_] += card.copies.of("us")
    assert copies == {"combat": 39, "command": 5, "fog": 10}


def test_combat_cards_carry_all_their_fields(box: Normandy) -> None:
    """Title, initiative, squad, actions and a soldier's name for each copy.

    Clauses: U-105.
    """
    for card in box.cards.values():
        if card.class_ == "combat":
            assert card.id == unit_of(card.title, card.squad)
            assert 2 <= card.initiative <= 6
            assert len(card.actions) >= 2
            assert len(card.names.of("us")) == card.copies.of("us")
            assert len(card.names.of("de")) == card.copies.of("de")


def test_command_cards_carry_all_their_fields_and_no_counter(box: Normandy) -> None:
    """Title, initiative, squad, actions and a name; no counter stands for them.

    Clauses: U-106.
    """
    titles = {counter.title for counter in box.counters.values()}
    for card in box.cards.values():
        if card.class_ == "command":
            assert card.title not in titles
            assert 7 <= card.initiative <= 9
            assert len(card.actions) == 2
            assert len(card.names.of("us")) == len(card.names.of("de")) == 1


def test_fog_of_war_has_a_title_and_an_initiative_value_only(box: Normandy) -> None:
    """Ten Fog of War cards, without squad, actions or names.

    Clauses: U-107.
    """
    fog = box.cards["fog-of-war"]
    assert (fog.initiative, fog.squad, fog.actions) == (1, None, ())
    assert fog.names.of("us") == fog.names.of("de") == ()
    assert (fog.copies.of("us"), fog.copies.of("de")) == (10, 10)


def test_every_soldier_has_a_name_of_his_own(box: Normandy) -> None:
    """Forty-four distinct names on each side, none shared; the rules never see one.

    Clauses: U-108.
    """
    us = [name for card in box.cards.values() for name in card.names.of("us")]
    de = [name for card in box.cards.values() for name in card.names.of("de")]
    assert len(us) == len(de) == 44
    assert len({*us, *de}) == 88
    plain = repr(plain_setup(load_scenario("normandy", 1), box, custom=False))
    assert not any(name in plain for name in us + de)


def test_actions_have_a_word_a_value_and_a_squad_where_printed(box: Normandy) -> None:
    """Only the squad leaders' actions are limited to a squad, and to their own.

    Clauses: U-109.
    """
    for card in box.cards.values():
        for action in card.actions:
            limited = action[-1] in SQUADS
            assert limited == (card.title == "squad-leader")
            assert not limited or action[-1] == card.squad
    valueless = {
        word for card in box.cards.values() for word, value in words(card).items() if value == 0
    }
    assert valueless == {"control", "recon", "conceal", "target"}


def test_counters_carry_defence(box: Normandy) -> None:
    """Base defence by title, the same for both sides and all squads.

    Clauses: U-111.
    """
    expected = {"scout": 5, "rifleman": 4, "sniper": 6, "machine-gunner": 4, "mortar": 4}
    assert len(box.counters) == 22
    for counter in box.counters.values():
        assert counter.defence == expected[counter.title]


def test_card_repertoire_is_the_expected_one(box: Normandy) -> None:
    """Each title has the actions the rulebook describes for it.

    Clauses: UN-107.
    """
    expected = {
        "platoon-sergeant": {"bolster": 3, "command": 2},
        "platoon-guide": {"bolster": 1, "guide": 1},
        "squad-leader": {"bolster": 2, "inspire": 1},
        "scout": {"scout": 2, "attack": 1, "recon": 0, "conceal": 0},
        "rifleman": {"move": 1, "attack": 1, "control": 0},
        "sniper": {"stalk": 1, "attack": 3},
        "machine-gunner": {"move": 1, "attack": 2, "suppress": 4},
        "mortar": {"move": 1, "blast": 1, "target": 0},
        "fog-of-war": {},
    }
    for card in box.cards.values():
        assert words(card) == expected[card.title]


def test_repertoire_compares_as_the_rulebook_says(box: Normandy) -> None:
    """Only riflemen take control; snipers attack and defend best; scouts attack less than gunners.

    Clauses: UN-107, UN-108.
    """
    assert box.with_action("control") == {card.id for card in of_title(box, "rifleman")}
    attack = {card.title: words(card).get("attack", 0) for card in box.cards.values()}
    assert attack["scout"] < attack["machine-gunner"] < attack["sniper"]
    assert max(box.counters.values(), key=lambda one: one.defence or 0).title == "sniper"
    enters_unmarked = box.with_action("scout") | box.with_action("stalk")
    assert {box.cards[card].title for card in enters_unmarked} == {"scout", "sniper"}


def test_initiative_values_fall_with_rank(box: Normandy) -> None:
    """Nine for the sergeant down to one for Fog of War, one value for each title.

    Clauses: U-105, U-106, U-107.
    """
    values = list(dict.fromkeys((card.title, card.initiative) for card in box.cards.values()))
    assert [value for _, value in values] == [9, 8, 7, 6, 5, 4, 3, 2, 1]


def test_spawn_words_admit_all_a_squad_or_named_units(box: Normandy) -> None:
    """A spawn marker admits everyone, the units of squads, or single units.

    Clauses: UN-104.
    """
    assert box.admitted("us", ("all",)) == box.units("us")
    assert box.admitted("de", ("A", "B")) == [
        "scout-a",
        "scout-b",
        "rifleman-a",
        "rifleman-b",
        "machine-gunner-a",
        "machine-gunner-b",
    ]
    assert box.admitted("us", ("sniper", "mortar")) == ["sniper", "mortar"]
    assert box.admitted("us", ("rifleman-b",)) == ["rifleman-b"]


def test_every_soldier_can_be_written_in_russian() -> None:
    """Each part of each name has its Cyrillic letters, and no two soldiers of a side are alike."""
    speaker = Speaker("ru")
    for game in ("normandy", "north-africa"):
        box = load_box(game)
        for side in box.sides:
            told = [name for card in box.cards for name in soldiers(speaker, game, side, card)]
            assert len(told) == len(set(told)) > 30
            assert not any(letter.isascii() and letter.isalpha() for letter in "".join(told))
