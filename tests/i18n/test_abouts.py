"""What actions, Orders and things are for, in a sentence."""

import pytest

from fieldcraft.games.combat_commander import terms as commander
from fieldcraft.games.combat_commander.actions.registry import ACTION_WORDS
from fieldcraft.games.combat_commander.events.registry import EVENT_WORDS
from fieldcraft.games.combat_commander.voice.card_effects import tell_use
from fieldcraft.games.undaunted.terms import ACTIONS
from fieldcraft.games.undaunted.voice.actions import CLAUSES, tell_action
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.i18n.teller import ref_name, teller_of
from fieldcraft.i18n.terms import english_terms
from fieldcraft.i18n.voices import voice_of
from fieldcraft.record.rules.rulebook import look_up
from fieldcraft.server.library.scenarios import find

IDLE = "command-confusion"
"""The one Action that can never be played."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_undaunted_is_explained(lang: str) -> None:
    """Each has a sentence of its own, and a clause that the book has."""
    speaker = Speaker(lang)
    told = {}
    for word in ACTIONS:
        look = tell_action(speaker, f"action:{word}")
        assert look is not None, word
        told[word] = look.rows[0].value
        assert look.title != word
        assert look_up("normandy", CLAUSES[word]).id == look.clauses[0]
    assert len(set(told.values())) == len(ACTIONS)
    assert all(text.endswith(".") for text in told.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_use_of_a_card_of_combat_commander_is_explained(lang: str) -> None:
    """Each that can be played or happen has a sentence of its own, and a clause of the book."""
    speaker = Speaker(lang)
    refs = [f"order:{word}" for word in commander.ORDERS]
    refs += [f"action:{word}" for word in ACTION_WORDS if word != IDLE]
    refs += [f"event:{word}" for word in EVENT_WORDS if word]
    told = set()
    for ref in refs:
        look = tell_use(speaker, ref)
        assert look is not None, ref
        told.add(look.rows[0].value)
        assert look_up("combat-commander", look.clauses[0]).text
    assert len(told) == len(refs)


def test_a_card_explains_itself() -> None:
    """Looking at a card tells what its actions do."""
    voice = voice_of(find("normandy", "la-raye").plain)
    found = {
        "thing": "card",
        "card": "scout-a",
        "class": "combat",
        "initiative": 5,
        "actions": [{"action": "scout", "value": 2, "squad": ""}],
        "clauses": [],
    }
    look = voice.look(Speaker("en", game="normandy"), {"side": "us"}, found)
    assert ("Scout", "U-504") in [(row.label, row.clause) for row in look.rows]


@pytest.mark.parametrize(
    ("game", "ref", "words"),
    [
        ("normandy", "card:scout-b", "play scout-b"),
        ("normandy", "counter:de:scout-b", "at de:scout-b"),
        ("normandy", "tile:17B", "to 17B"),
        ("normandy", "action:attack", "attack"),
        ("north-africa", "seat:2", "shift 2"),
        ("north-africa", "seat:drive", "seat drive"),
        ("north-africa", "seat:it:light-truck/2", "enter it:light-truck 2"),
        ("combat-commander", "hex:C7", "at C7"),
        ("combat-commander", "unit:axis:rifle-3", "unit axis:rifle-3"),
        ("combat-commander", "weapon:light-mg-2", "weapon light-mg-2"),
    ],
)
def test_words_that_may_mean_a_thing(game: str, ref: str, words: str) -> None:
    """Whatever is clicked has words with which it could be chosen, and a name."""
    assert words in teller_of(game).plausible_words(ref)
    for lang in LANGUAGES:
        assert ref_name(Speaker(lang, game=game), ref)


def test_refs_of_targets() -> None:
    """A forecast's target is a thing of the board."""
    desert = voice_of(find("north-africa", "landing-ground-7").plain)
    tile = next(iter(desert.plain["tiles"]))["id"]
    assert desert.target_ref(tile) == f"tile:{tile}"
    assert desert.target_ref("hangar") == "structure:hangar"
    assert desert.target_ref("it:scout-car") == "counter:it:scout-car"
    hexes = voice_of(find("combat-commander", "lipki-farm").plain)
    assert hexes.target_ref("axis") == "side:axis"
    assert hexes.target_ref("O10") == "hex:O10"


def test_terms_lead_to_english() -> None:
    """A term in the reader's language, or its beginning, finds the English one."""
    assert "advance" in english_terms(Speaker("pl"), "Natarcie")
    assert "bolster" in english_terms(Speaker("pt-BR"), "refor")
    assert english_terms(Speaker("ru"), "линия в") == ["line of sight", "line of sight on our maps"]
    assert english_terms(Speaker("en"), "move") == []
    assert english_terms(Speaker("ru"), "ы") == []
    assert english_terms(Speaker("ru"), " ") == []


def test_an_entry_of_the_support_table_says_what_comes() -> None:
    """Nobody knows entries by their numbers."""
    voice = voice_of(find("combat-commander", "lipki-farm").plain)
    view = {"side": "allies", "flow": []}
    speaker = Speaker("en", game="combat-commander")
    told = [voice.option(speaker, view, f"entry {number}") for number in (0, 9, 27)]
    assert told == ["Captain 2-1-6 10 +2", "Weapon Team 2-1-4 9 with Light MG", "Radio 8"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fortification_and_the_map_edge_are_explained(lang: str) -> None:
    """Each with a clause that the book has."""
    for ref in (*(f"fort:{word}" for word in commander.FORTIFICATIONS if word), "edge:axis"):
        look = tell_use(Speaker(lang, game="combat-commander"), ref)
        assert look is not None, ref
        assert look.rows[0].value.endswith(".")
        assert look_up("combat-commander", look.clauses[0]).text
