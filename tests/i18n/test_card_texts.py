"""What a card or counter says of its cost and limits, by the rules in force."""

import re
from collections.abc import Iterator

import pytest

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.games.combat_commander.actions.break_window import LIGHT_WOUNDS_POINTS
from fieldcraft.games.combat_commander.actions.fire_window import HEAVY, FirepowerAction
from fieldcraft.games.combat_commander.actions.registry import ACTIONS
from fieldcraft.games.combat_commander.content.loader import tables
from fieldcraft.games.combat_commander.events.registry import EVENTS
from fieldcraft.games.combat_commander.orders.fire_groups import BONUS
from fieldcraft.games.combat_commander.orders.melee import NO_QUARTER_POINTS
from fieldcraft.games.combat_commander.orders.printed import PRINTED
from fieldcraft.games.combat_commander.terms import PASS_WINDOW
from fieldcraft.games.combat_commander.voice.inspection.pieces import TRAITS
from fieldcraft.games.undaunted.normandy.actions import LEAST_TARGET_DISTANCE
from fieldcraft.games.undaunted.voice.actions import CLAUSES
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.i18n.voices import voice_of
from fieldcraft.record.rules.rulebook import load_book
from fieldcraft.server.library.scenarios import find

SPEAKERS = [Speaker(lang, strict=True, game="combat-commander") for lang in LANGUAGES]
BOOK = load_book("combat-commander").entries
DEFENDER = {"en": "Defender", "ru": "обороняющийся", "pt-BR": "defensor", "pl": "obrońca"}
BOXED = {"en": "boxed", "ru": "в рамке", "pt-BR": "emoldurado", "pl": "w ramce"}
BY_BOXED = {"CC-A26", "CC-A39", "CC-A40"}
"""CC-3.1.6: the Actions that need a boxed value."""
DISCARDS = {"en": "discards", "ru": "сбросил", "pt-BR": "descarta", "pl": "odrzucił"}
RUSSIANS = {"en": "Russians", "ru": "русских", "pt-BR": "russos", "pl": "Rosjanom"}


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_figures_are_those_of_the_rules(speaker: Speaker) -> None:
    """A number in a text stands in its clause, or in one that it cites; all languages say it."""
    for message, clause in _printed():
        figures = _figures(speaker, message)
        assert figures <= _figures_of_the_book(clause), message
        assert figures == _figures(SPEAKERS[0], message), message


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_gains_and_costs_are_those_of_the_engine(speaker: Speaker) -> None:
    """Firepower and victory points, as they are added up in play."""
    expected = {
        f"action-{action.word}": {BONUS}
        for action in ACTIONS
        if isinstance(action, FirepowerAction)
    }
    expected["action-bore-sighting"] = {BONUS, HEAVY}
    expected["action-light-wounds"] = {LIGHT_WOUNDS_POINTS}
    expected["action-no-quarter"] = {NO_QUARTER_POINTS}
    assert {name: _figures(speaker, name) for name in expected} == expected


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_who_may_play_an_action_is_said(speaker: Speaker) -> None:
    """The Defender alone (CC-A24.5), with boxed values, after a pass with a discard."""
    for action in ACTIONS:
        if action.word == "command-confusion":
            continue
        text = speaker.say(f"about-action-{action.word}")
        is_defenders = action.clause.startswith(("CC-A27", "CC-A35"))
        assert (DEFENDER[speaker.lang] in text) is is_defenders, action.word
        assert (BOXED[speaker.lang] in text) is (action.clause in BY_BOXED), action.word
        assert (DISCARDS[speaker.lang] in text) is (action.window == PASS_WINDOW), action.word
    assert RUSSIANS[speaker.lang] in speaker.say("about-action-no-quarter")


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_fortifications_tell_their_figures(speaker: Speaker) -> None:
    """Cover, how much more of it from above, and what Wire takes away."""
    for word, fort in tables()["fortifications"].items():
        cover, above = fort["cover"], fort["cover_from_above"]
        figures = {cover, above - cover} if cover else set()
        figures |= {-less for less in fort["hampers"] if less}
        assert _figures(speaker, f"fort-{word}") == figures, word


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_weapons_tell_their_limits(speaker: Speaker) -> None:
    """Every mark of the printed weapons is explained, with a clause of the book."""
    marks = {
        mark for own in tables()["weapons"].values() for one in own for mark in TRAITS if one[mark]
    }
    assert marks == set(TRAITS)
    assert set(TRAITS.values()) <= BOOK.keys()
    found = {
        "thing": "weapon", "weapon": "light-mg-1", "holder": None, "broken": False,
        "values": {"fp": 4, "range": 8}, "printed": {"fp": 4, "range": 8, "least": 0, "move": 0},
        "changes": {}, "parts": {}, "traits": sorted(TRAITS), "repaired": [5], "eliminated": [7],
        "clauses": [],
    }  # fmt: skip
    voice = voice_of(find("combat-commander", "lipki-farm").plain)
    rows = voice.look(speaker, {"side": "axis"}, found).rows
    told = {row.clause: row.value for row in rows if row.clause in TRAITS.values()}
    assert told == {TRAITS[mark]: speaker.say(f"about-trait-{mark}") for mark in marks}


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_a_hex_tells_whether_one_sees_through_it(speaker: Speaker) -> None:
    """An obstacle, a hindrance by its figure, or nothing to be said."""
    plain = find("combat-commander", "lipki-farm").plain
    match = games.get("combat-commander").start("lipki-farm", key_from_seed(3))
    told = set()
    for column in "ABCDEFGHIJKLMNO":
        look = match.inspect(-1, f"{column}8")
        rows = voice_of(plain).look(speaker, match.view(-1), look).rows
        seen = {row.clause: row.value for row in rows if row.clause in ("CC-10.2", "CC-10.3")}
        sight = tables()["terrain"][look["terrain"]]["los"]
        told.add(sight)
        obstacle = {"CC-10.2": speaker.say("about-obstacle")}
        hindrance = {"CC-10.3": f"{speaker.say('value-hindrance')} {sight}"} if sight else {}
        assert seen == (obstacle if sight == "obstacle" else hindrance), look["hex"]
    assert {"obstacle", 0} < told


FOG = {"en": "Fog of War", "ru": "тумана войны", "pt-BR": "Névoa da Guerra", "pl": "Mgła wojny"}
BY_FOG = {"scout", "navigate", "survey", "conceal", "recon"}
"""The actions that take a Fog of War card from a supply or a hand, or need one."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_actions_of_undaunted_tell_their_price_and_figures(lang: str) -> None:
    """Fog of War where it is taken, the Mortar's least distance, and the 0 that always hits."""
    speaker = Speaker(lang, strict=True, game="normandy")
    told = {word: speaker.say(f"about-action-{word}") for word in CLAUSES}
    assert {word for word, text in told.items() if FOG[lang] in text} == BY_FOG
    figures = {word: _figures(speaker, f"action-{word}") for word in CLAUSES}
    expected = {"attack": {0}, "target": {LEAST_TARGET_DISTANCE}}
    assert {word: found for word, found in figures.items() if found} == expected


def _printed() -> Iterator[tuple[str, str]]:
    """What has a text, with its clause."""
    for order in PRINTED:
        yield f"order-{order.word}", order.clause
    for action in ACTIONS:
        if action.word != "command-confusion":
            yield f"action-{action.word}", action.clause
    for event in EVENTS:
        yield f"event-{event.word}", event.clause


def _figures(speaker: Speaker, message: str) -> set[int]:
    return {int(one) for one in re.findall(r"\d+", speaker.say(f"about-{message}"))}


def _figures_of_the_book(clause: str) -> set[int]:
    entry = BOOK[clause]
    texts = [entry.text, *(BOOK[one].text for one in entry.cites if one in BOOK)]
    return {int(one) for text in texts for one in re.findall(r"\d+", text)}
