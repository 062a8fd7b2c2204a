"""The three Fate decks against the printed ones."""

from collections import Counter
from typing import Any

import pytest

from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.terms import NATIONS
from fieldcraft.games.combat_commander.terrain.hexes import hex_word

ORDERS = {
    "advance": (5, 6, 4),
    "artillery-denied": (2, 3, 3),
    "artillery-request": (8, 6, 9),
    "command-confusion": (8, 8, 7),
    "fire": (18, 18, 20),
    "move": (12, 13, 12),
    "recover": (9, 9, 8),
    "rout": (10, 9, 9),
}
ACTIONS = {
    "ambush": (6, 6, 6),
    "assault-fire": (6, 6, 6),
    "bore-sighting": (1, 1, 1),
    "command-confusion": (1, 0, 2),
    "concealment": (5, 7, 4),
    "crossfire": (8, 8, 8),
    "demolitions": (1, 1, 1),
    "dig-in": (4, 4, 4),
    "hand-grenades": (6, 6, 6),
    "hidden-entrenchments": (2, 2, 3),
    "hidden-mines": (1, 1, 1),
    "hidden-pillbox": (1, 1, 0),
    "hidden-unit": (1, 1, 1),
    "hidden-wire": (2, 2, 2),
    "light-wounds": (5, 8, 6),
    "marksmanship": (1, 0, 0),
    "no-quarter": (3, 3, 0),
    "smoke-grenades": (6, 3, 9),
    "spray-fire": (6, 6, 6),
    "sustained-fire": (6, 6, 6),
}
EVENTS = {
    "air-support": (2, 2, 3),
    "battle-harden": (5, 3, 5),
    "battlefield-integrity": (2, 2, 2),
    "blaze": (6, 0, 0),
    "booby-trap": (1, 1, 1),
    "breeze": (6, 6, 6),
    "command-and-control": (2, 2, 2),
    "commissar": (0, 4, 0),
    "cower": (2, 4, 2),
    "deploy": (3, 0, 3),
    "dust": (1, 1, 1),
    "elan": (2, 2, 2),
    "entrench": (0, 4, 0),
    "field-promotion": (1, 1, 1),
    "fog-of-war": (1, 3, 2),
    "hero": (5, 2, 5),
    "infiltration": (1, 2, 0),
    "interdiction": (6, 6, 6),
    "interrogation": (3, 3, 3),
    "kia": (1, 1, 1),
    "malfunction": (1, 1, 1),
    "medic": (1, 1, 1),
    "mission-objective": (1, 1, 1),
    "prisoners-of-war": (2, 4, 2),
    "reconnaissance": (2, 2, 2),
    "reinforcements": (2, 1, 3),
    "rubble": (1, 1, 1),
    "sappers": (2, 2, 2),
    "scrounge": (1, 1, 2),
    "shell-shock": (1, 1, 1),
    "shellholes": (1, 1, 1),
    "strategic-objective": (1, 1, 1),
    "suppressing-fire": (3, 3, 3),
    "walking-wounded": (3, 3, 3),
    "white-phosphorus": (0, 0, 3),
}
TRIGGERS = {
    "": (51, 50, 50),
    "event": (10, 8, 12),
    "jammed": (2, 4, 2),
    "sniper": (7, 8, 6),
    "time": (2, 2, 2),
}


@pytest.fixture(params=NATIONS)
def nation(request: pytest.FixtureRequest) -> str:
    """Each nation in turn."""
    return str(request.param)


@pytest.fixture
def deck(nation: str) -> list[dict[str, Any]]:
    """The nation's deck; `Any`, as a card's values differ."""
    cards: list[dict[str, Any]] = tables()["decks"][nation]
    return cards


def counted(deck: list[dict[str, Any]], key: str) -> dict[str, int]:
    """How often each word stands on the cards."""
    return dict(Counter(card[key] for card in deck))


def column(table: dict[str, tuple[int, int, int]], nation: str) -> dict[str, int]:
    """The printed numbers of a nation, without what it has not."""
    place = NATIONS.index(nation)
    return {word: counts[place] for word, counts in table.items() if counts[place]}


def test_a_deck_has_seventy_two_cards(deck: list[dict[str, Any]]) -> None:
    """Numbered from 1 to 72.

    Clauses: TV-30.
    """
    assert [card["number"] for card in deck] == list(range(1, 73))


def test_every_pair_of_dice_stands_on_two_cards(deck: list[dict[str, Any]]) -> None:
    """A deck is two dice without replacement, each pair twice.

    Clauses: CC-1.9.c, TV-30.
    """
    pairs = Counter((card["white"], card["coloured"]) for card in deck)
    assert pairs == {(white, coloured): 2 for white in range(1, 7) for coloured in range(1, 7)}
    sums = Counter(card["white"] + card["coloured"] for card in deck)
    assert [sums[total] for total in range(2, 13)] == [2, 4, 6, 8, 10, 12, 10, 8, 6, 4, 2]


def test_random_hexes_are_all_different(deck: list[dict[str, Any]], nation: str) -> None:
    """Odd rows for Germany and even ones for the others, each hex of them but three.

    Clauses: CC-1.9.c, TV-30.
    """
    odd = nation == "germany"
    missing = {"A1", "H1", "O1"} if odd else {"A10", "H10", "O10"}
    rows = range(1, 10, 2) if odd else range(2, 11, 2)
    expected = {f"{letter}{row}" for letter in "ABCDEFGHIJKLMNO" for row in rows} - missing
    hexes = [hex_word(card["hex"]) for card in deck]
    assert len(hexes) == 72
    assert set(hexes) == expected


def test_repair_numbers_have_the_printed_odds(deck: list[dict[str, Any]], nation: str) -> None:
    """Twelve hexes in the outermost row of the deck, fifteen in each other."""
    rows = Counter(card["hex"] % 10 + 1 for card in deck)
    if nation == "germany":
        assert rows == {1: 12, 3: 15, 5: 15, 7: 15, 9: 15}
    else:
        assert rows == {2: 15, 4: 15, 6: 15, 8: 15, 10: 12}


@pytest.mark.parametrize(
    ("key", "table"),
    [("order", ORDERS), ("action", ACTIONS), ("event", EVENTS), ("trigger", TRIGGERS)],
)
def test_a_deck_is_composed_as_printed(
    deck: list[dict[str, Any]], nation: str, key: str, table: dict[str, tuple[int, int, int]]
) -> None:
    """Orders, Actions, Events and triggers, each in its number.

    Clauses: CC-E42.4, GAP-45, TV-30.
    """
    assert counted(deck, key) == column(table, nation)
    assert sum(column(table, nation).values()) == 72


def test_triggers_stand_on_the_printed_dice(deck: list[dict[str, Any]], nation: str) -> None:
    """Time! on both 6-6; the others on doubles, sevens and the lowest rolls.

    Clauses: TV-30.
    """
    dice: dict[str, set[tuple[int, int]]] = {}
    for card in deck:
        dice.setdefault(card["trigger"], set()).add((card["white"], card["coloured"]))
    doubles = {(3, 3), (4, 4), (5, 5)}
    sevens = {(2, 5), (3, 4), (4, 3), (5, 2)}
    assert dice["time"] == {(6, 6)}
    assert dice["sniper"] == doubles | (set() if nation == "america" else {(2, 2)})
    assert dice["jammed"] == {(1, 1)} | ({(1, 2)} if nation == "russia" else set())
    more = {"germany": {(6, 1)}, "russia": set(), "america": {(1, 6), (6, 1)}}[nation]
    assert dice["event"] == sevens | more


def test_germany_has_one_sniper_at_two_twos() -> None:
    """Card 10 only; on card 9 the same dice stand alone."""
    ninth, tenth = tables()["decks"]["germany"][8:10]
    for card in (ninth, tenth):
        assert (card["white"], card["coloured"]) == (2, 2)
    assert (ninth["trigger"], tenth["trigger"]) == ("", "sniper")


def test_each_breeze_blows_another_way(deck: list[dict[str, Any]]) -> None:
    """Cards 13 to 18 in all decks, directions 1 to 6."""
    breezes = {card["number"]: card["breeze"] for card in deck if card["event"] == "breeze"}
    assert breezes == {12 + direction: direction for direction in range(1, 7)}
    assert all(card["breeze"] == 0 for card in deck if card["event"] != "breeze")


def test_a_fire_card_has_another_action(deck: list[dict[str, Any]]) -> None:
    """Its Order is an Action too, and its second Action is never Fire."""
    assert all(card["action"] != "fire" for card in deck)
    assert all(card["action"] for card in deck if card["order"] == "fire")


@pytest.mark.parametrize(
    ("nation", "number", "card"),
    [
        ("germany", 32, ("artillery-denied", "hidden-mines", "interdiction", "G5", 1, 6, "")),
        ("germany", 47, ("command-confusion", "command-confusion", "interrogation", "J7", 4, 4,
                         "sniper")),
        ("germany", 48, ("rout", "concealment", "interrogation", "J9", 4, 4, "sniper")),
        ("germany", 65, ("fire", "demolitions", "prisoners-of-war", "N3", 6, 4, "")),
        ("germany", 70, ("command-confusion", "marksmanship", "hero", "O5", 6, 5, "")),
        ("russia", 3, ("recover", "assault-fire", "rubble", "A6", 1, 2, "jammed")),
        ("russia", 19, ("rout", "crossfire", "commissar", "D10", 4, 1, "")),
        ("russia", 31, ("artillery-request", "hidden-unit", "interdiction", "G4", 1, 6, "")),
        ("russia", 72, ("command-confusion", "hand-grenades", "entrench", "O8", 6, 6, "time")),
        ("america", 1, ("fire", "assault-fire", "shellholes", "A2", 1, 1, "jammed")),
        ("america", 31, ("artillery-denied", "hidden-unit", "interdiction", "G4", 1, 6, "event")),
        ("america", 68, ("fire", "smoke-grenades", "hero", "N10", 5, 6, "")),
        ("america", 72, ("command-confusion", "crossfire", "hero", "O8", 6, 6, "time")),
    ],
)  # fmt: skip
def test_single_cards_are_the_printed_ones(
    nation: str, number: int, card: tuple[str, str, str, str, int, int, str]
) -> None:
    """Cards that scenarios name, that errata touch, or that stand alone in their deck."""
    found = tables()["decks"][nation][number - 1]
    shown = (found["order"], found["action"], found["event"], hex_word(found["hex"]),
             found["white"], found["coloured"], found["trigger"])  # fmt: skip
    assert (found["number"], shown) == (number, card)


def test_defender_only_and_national_actions() -> None:
    """Marksmanship is German, No Quarter is not American, only Germans set the map on fire."""
    decks = tables()["decks"]
    holders = {
        word: [nation for nation in NATIONS if word in {card[key] for card in decks[nation]}]
        for key, word in (
            ("action", "marksmanship"), ("action", "no-quarter"), ("action", "hidden-pillbox"),
            ("event", "blaze"), ("event", "commissar"), ("event", "white-phosphorus"),
        )
    }  # fmt: skip
    assert holders == {
        "marksmanship": ["germany"],
        "no-quarter": ["germany", "russia"],
        "hidden-pillbox": ["germany", "russia"],
        "blaze": ["germany"],
        "commissar": ["russia"],
        "white-phosphorus": ["america"],
    }
