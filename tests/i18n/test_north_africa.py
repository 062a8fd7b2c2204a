"""North Africa can be said in every language: its content, its questions, its scenarios."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import fieldcraft
from fieldcraft.core.content.reading import read_file
from fieldcraft.games.undaunted.voice.names import (
    action_name,
    card_name,
    counter_name,
    look_id,
    specialism_name,
    structure_name,
)
from fieldcraft.i18n import LANGUAGES, Speaker

CONTENT = Path(fieldcraft.__file__).parent / "games" / "undaunted" / "content" / "north_africa"
SPEAKERS = [Speaker(lang, strict=True, game="north-africa") for lang in LANGUAGES]
TABLES = {
    name: read_file(CONTENT / f"{name}.yaml").value[name]
    for name in ("cards", "counters", "vehicles", "structures", "tiles")
}
CARDS = [card["id"] for card in TABLES["cards"]]
COUNTERS = [counter["id"] for counter in TABLES["counters"]]
STRUCTURES = [structure["id"] for structure in TABLES["structures"]]
LOOKS = sorted({tile["look"] for tile in TABLES["tiles"]})
SPECIALISMS = ["driver", "gunner", "crew"]
ACTIONS = ["drive", "navigate", "survey", "repair", "strafe", "anti-tank", "demolition", "switch"]
OUTCOMES = ["points", "escape", "neutralise", "hopeless", "both-hopeless", "round-limit"]
OPTIONS = [
    "inspireCommandCards", "bolsterFog", "openDiscard", "roundLimit", "adjustOnRally",
    "adjustOnHunker", "adjustOnSwitch",
]  # fmt: skip
QUESTIONS = ["use", "adjust", "step", "aim", "take", "wound", "pin", "unit"]
PROMPTS = ["adjust", "mark", "repair", "strafe", "wound", "pin"]
ANSWERS = [
    "seat", "switch", "enter", "exit", "shift", "stay", "escape", "mark", "wound", "pin", "repair",
]  # fmt: skip
SCENARIOS = sorted((CONTENT / "scenarios").glob("*.yaml"))


def names(speaker: Speaker) -> dict[str, list[str]]:
    """Everything of the box that has a name, kind by kind."""
    return {
        "cards": [card_name(speaker, word) for word in CARDS],
        "counters": [counter_name(speaker, word) for word in COUNTERS],
        "structures": [structure_name(speaker, word) for word in STRUCTURES],
        "specialisms": [specialism_name(speaker, word) for word in SPECIALISMS],
        "actions": [action_name(speaker, word) for word in ACTIONS],
        "looks": [speaker.say(look_id(look)) for look in LOOKS],
        "reasons": [speaker.say(f"reason-{word}") for word in OUTCOMES],
        "options": [speaker.say(f"match-option-{word}") for word in OPTIONS],
    }


def shared(some: Iterable[str], others: Iterable[str]) -> set[str]:
    """What stands at the same place of both lists."""
    return {one for one, other in zip(some, others, strict=True) if one == other}


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_everything_has_a_name_of_its_own(speaker: Speaker) -> None:
    """Cards, counters, structures, specialisms, actions, looks: named, and no two alike."""
    said = names(speaker)
    assert [kind for kind, texts in said.items() if len(texts) != len(set(texts))] == []
    assert shared(said["cards"], CARDS) == set()
    assert shared(said["counters"], COUNTERS) == set()
    assert shared(said["structures"], STRUCTURES) == set()
    assert shared(said["actions"], ACTIONS) == set()
    wanted = {seat["needs"] for vehicle in TABLES["vehicles"] for seat in vehicle["seats"]
              if "needs" in seat}  # fmt: skip
    assert wanted == set(SPECIALISMS)


@pytest.mark.parametrize("speaker", SPEAKERS[1:], ids=repr)
def test_no_name_is_left_in_english(speaker: Speaker) -> None:
    """A hangar is a hangar in three of the languages, a fort a fort in two; nothing else is."""
    english = names(SPEAKERS[0])
    same = {kind: shared(texts, english[kind]) for kind, texts in names(speaker).items()}
    expected = {
        "pl": {"structures": {"Hangar"}, "looks": {"fort"}},
        "pt-BR": {"structures": {"Hangar"}},
    }
    assert expected.get(speaker.lang, {}) == {kind: texts for kind, texts in same.items() if texts}


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ("LRDG Scout", "Italian Scout A", "Tank Driver T", "US Scouts A")),
        ("ru", ("Разведчик (LRDG)", "Разведчик А (Италия)", "Водитель Т", "Разведчики А (США)")),
        (
            "pt-BR",
            (
                "Esclarecedor (LRDG)",
                "Esclarecedor A (Forças Italianas)",
                "Condutor de Tanques T",
                "Esclarecedores A (Estados Unidos)",
            ),
        ),
        (
            "pl",
            (
                "Zwiadowca (LRDG)",
                "Zwiadowca A (Włosi)",
                "Kierowca czołgu T",
                "Zwiadowcy A (Amerykanie)",
            ),
        ),
    ],
)
def test_a_counter_is_one_soldier(lang: str, expected: tuple[str, ...]) -> None:
    """NA-102: one soldier bears the name of his card, a unit of Normandy that of a team."""
    speaker = Speaker(lang, strict=True, game="north-africa")
    assert expected == (
        counter_name(speaker, "lrdg:scout"),
        counter_name(speaker, "it:scout-a"),
        counter_name(speaker, "it:tank-driver-t", with_side=False),
        counter_name(speaker, "us:scout-a"),
    )


def test_a_vehicle_has_no_side_in_its_name() -> None:
    """It may be captured (NA-412), and there is one of each type."""
    assert counter_name(SPEAKERS[0], "it:scout-car") == "Scout Car"


def test_structures_are_named_as_targets() -> None:
    """The log's `target` may be a structure's word."""
    assert structure_name(SPEAKERS[1], "hangar") == counter_name(SPEAKERS[1], "hangar") == "Ангар"
    assert structure_name(SPEAKERS[1], "windmill") == "windmill"


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_questions_and_options_have_texts(speaker: Speaker) -> None:
    """Every question of this box, every way to answer it."""
    wanted = [f"question-{word}" for word in QUESTIONS]
    wanted += [f"prompt-{word}" for word in PROMPTS]
    wanted += [f"option-{word}" for word in ANSWERS]
    assert [message_id for message_id in wanted if not speaker.has(message_id)] == []


def test_an_answer_is_said_whole() -> None:
    """The vehicle and the seat; a value only where one is printed."""
    en = SPEAKERS[0]
    assert en.say("option-enter", vehicle="Scout Car", seat=2) == "Enter Scout Car, seat 2"
    assert en.say("option-seat", action="Drive", value=2) == "Vehicle action: Drive 2"
    assert en.say("option-seat", action="Control", value=0) == "Vehicle action: Control"


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_no_two_counters_have_the_same_letters(speaker: Speaker) -> None:
    """What stands for a counter on the board tells it from the others of its side."""
    for side in ("lrdg", "it"):
        titles = [counter["title"] for counter in TABLES["counters"] if counter["side"] == side]
        letters = [speaker.say(f"short-{title}") for title in titles]
        assert len(letters) == len(set(letters)), letters
        assert max(map(len, letters)) <= 3


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenarios_speak_four_languages(path: Path) -> None:
    """Name and briefing are whole in each language, and the briefing is its own."""
    scenario = read_file(path).value
    assert sorted(LANGUAGES) == sorted(scenario["name"])
    briefings = scenario["briefing"]
    assert sorted(LANGUAGES) == sorted(briefings)
    assert len(set(briefings.values())) == len(LANGUAGES)
    for text in briefings.values():
        assert 3 <= len(re.findall(r"[.!?](?:\s|$)", text)) <= 5, text
    assert not re.search(r"[A-Za-z]", briefings["ru"].replace("LRDG", ""))


def test_there_are_eleven_scenarios() -> None:
    """The list above is not empty."""
    assert len(SCENARIOS) == 11
