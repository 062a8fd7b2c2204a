"""Combat Commander can be said in every language: its content, its questions, its answers."""

import re
from pathlib import Path
from typing import Any

import pytest

import fieldcraft
from fieldcraft import games
from fieldcraft.core.content.reading import read_file
from fieldcraft.core.frame import Frame
from fieldcraft.games.combat_commander import terms
from fieldcraft.games.combat_commander.actions.registry import ACTION_WORDS
from fieldcraft.games.combat_commander.cards.outcomes import ROLLS
from fieldcraft.games.combat_commander.content.loader import load_scenario, plain
from fieldcraft.games.combat_commander.content.scenarios.models import Hooks
from fieldcraft.games.combat_commander.events.printed import Choice
from fieldcraft.games.combat_commander.events.registry import CHOICES, EVENT_WORDS
from fieldcraft.games.combat_commander.frames import make_frames
from fieldcraft.games.combat_commander.table import words
from fieldcraft.games.combat_commander.voice.choices import STOPS, tell_option, tell_prompt
from fieldcraft.games.combat_commander.voice.names import chit_name, unit_type_name, weapon_name
from fieldcraft.games.combat_commander.voice.special_rules import tell_special_rules
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.i18n.names import said
from tests.i18n.catalogue import messages
from tests.loops import for_each

CONTENT = Path(fieldcraft.__file__).parent / "games" / "combat_commander" / "content"
SPEAKERS = [Speaker(lang, strict=True, game="combat-commander") for lang in LANGUAGES]
QUESTIONS = [frame for frame in make_frames() if frame.question]


def table(name: str) -> dict[str, object]:
    """A file of the content."""
    return dict(read_file(CONTENT / f"{name}.yaml").value)


def ids(name: str, *keys: str) -> set[str]:
    """The ids in some lists of the tables of that name, of all nations or of none."""
    found = [table(name)] if (CONTENT / f"{name}.yaml").exists() else []
    found += [table(path.parent.name + "/" + name) for path in CONTENT.glob(f"*/{name}.yaml")]
    return {entry["id"] for one in found for key in keys for entry in one.get(key, [])}  # type: ignore[attr-defined]


LEADERS = ids("leaders", "leaders")
UNITS = ids("units", "squads", "teams") | LEADERS
WEAPONS = ids("weapons", "weapons")
TERRAIN = ids("terrain", "types", "features")
KINDS: dict[str, tuple[str, ...]] = {
    "side": terms.SIDES,
    "nation": terms.NATIONS,
    "quality": terms.QUALITIES[1:],
    "posture": terms.POSTURES,
    "order": terms.ORDERS,
    "action": (*ACTION_WORDS, "fire"),
    "event-name": tuple(EVENT_WORDS),
    "trigger": terms.TRIGGERS[1:],
    "kind": terms.KINDS,
    "flag": terms.FLAG_WORDS,
    "fort": terms.FORTIFICATIONS[1:],
    "terrain": tuple(sorted(TERRAIN)),
    "direction": ("1", "2", "3", "4", "5", "6"),
    "edge": ("top", "bottom", "left", "right"),
    "roll": ROLLS,
    "value": ("fp", "range", "move", "morale", "command", "cover", "hindrance"),
    "match-option": tuple(games.get("combat-commander").option_defaults()),
}


def test_the_tables_are_read() -> None:
    """Else the names of nothing would be complete."""
    assert {"rifle", "militia", "green", "weapon-team", "hero", "sergeant-y"} <= UNITS
    assert {"light-mg", "ig-33", "molotov"} <= WEAPONS
    assert {"woods", "cliff"} <= TERRAIN


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
@for_each("kind", KINDS)
def test_everything_has_a_name_of_its_own(speaker: Speaker, kind: str) -> None:
    """Named, and no two alike."""
    names = [speaker.say(f"{kind}-{word}") for word in KINDS[kind]]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_units_and_weapons_have_names_of_their_own(speaker: Speaker) -> None:
    """The two kinds of a rank by their letters; two nations may call theirs alike."""
    for naming, all_words in ((unit_type_name, UNITS), (weapon_name, WEAPONS)):
        assert [word for word in all_words if naming(speaker, word) == word] == []
        for nation in terms.NATIONS:
            own = all_words & (ids(f"{nation}/units", "squads", "teams") | LEADERS | WEAPONS)
            assert len({naming(speaker, word) for word in own}) == len(own)


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_chits_are_told_by_their_figures(speaker: Speaker) -> None:
    """The letter first, then the objective and the points of the table."""
    for chit in table("chits")["chits"]:  # type: ignore[attr-defined]
        text = chit_name(speaker, chit["letter"])
        assert text.startswith(chit["letter"] + ":")
        figures = [one for one in (chit.get("objective"), chit.get("value")) if one != "each"]
        expected = [str(one) for one in figures if one is not None]
        assert re.findall(r"\d+", text) == expected


@pytest.mark.parametrize("folder", ["maps", "scenarios"])
@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_maps_and_scenarios_have_names_of_their_own(speaker: Speaker, folder: str) -> None:
    """Their files say them in every language."""
    files = [read_file(path).value for path in CONTENT.glob(f"{folder}/*.yaml")]
    assert len({file["name"][speaker.lang] for file in files}) == len(files) == 12


@pytest.mark.parametrize("path", sorted(CONTENT.glob("scenarios/*.yaml")), ids=lambda p: p.stem)
def test_every_scenario_has_a_briefing_of_its_own(path: Path) -> None:
    """Two to four sentences in each language, none left in English."""
    briefing = read_file(path).value["briefing"]
    assert set(briefing) == set(LANGUAGES)
    assert len(set(briefing.values())) == len(LANGUAGES)
    for text in briefing.values():
        assert 2 <= len(re.findall(r"[.!?…](?:\s|$)", text)) <= 4, text


# -- questions and answers -----

SLOTS = {
    "unit": "axis:rifle-3", "other": "axis:line-team-4", "leader": "axis:captain-2", "hex": "C7",
    "near": "D4", "to": "D5", "weapon": "light-mg-2", "order": "fire", "side": "axis", "marker": 2,
}  # fmt: skip
"""What the slots of a frame may hold, in words."""

THINGS = {
    "card": "fire#g-50", "enemy-card": "fire#g-50", "hex": "C7", "unit": "axis:sergeant-y-3",
    "weapon": "heavy-mg-2", "space": "7", "number": "7", "side": "axis", "fort": "wire",
}  # fmt: skip
VERBS = {
    **dict.fromkeys(words.PLAIN, ""),
    **{verb: THINGS[noun] for verb, (_, noun) in words.VERBS.items()},
}
"""Every verb of an option, with a thing it may name."""


def asked(top: dict[str, Any], question: str = "") -> Any:
    """As much of a view as a prompt reads."""
    return {"flow": [top], "question": question}


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
@for_each("frame", QUESTIONS)
def test_every_question_is_put(speaker: Speaker, frame: Frame[Any]) -> None:
    """By a prompt of its own that knows all the names in it, and by name."""
    top = {"frame": frame.name, **{one.name: SLOTS.get(one.name, 0) for one in frame.slots}}
    text = tell_prompt(speaker, asked(top, frame.question))
    assert speaker.has(f"prompt-{frame.name}")
    assert text == text.strip()
    assert not re.search(r"[{}$]|  |^:|: :", text)
    assert speaker.say(f"question-{frame.question}")
    if speaker.lang != "en":
        assert text != tell_prompt(SPEAKERS[0], asked(top, frame.question))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_speak_only_of_what_their_frame_holds(lang: str) -> None:
    """A prompt with the name of a unit, asked by a frame without one, would have a gap."""
    known = {frame.name: {slot.name for slot in frame.slots} for frame in QUESTIONS}
    for name, entry in messages(lang, "combat-commander"):
        frame = max((one for one in known if f"{name}-".startswith(f"prompt-{one}-")),
                    key=len, default="")  # fmt: skip
        held = known.get(frame, set())
        if frame:
            assert entry.variables <= held | ({"unit"} if "leader" in held else set()), name


def asks(choice: Choice) -> bool:
    """Whether there is something to choose."""
    return type(choice).objects is not Choice.objects


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
@for_each("choice", [choice.word for choice in CHOICES if asks(choice)])
def test_every_choice_of_an_event_is_put(speaker: Speaker, choice: str) -> None:
    """In words about that event."""
    top = {"frame": "pick", "side": "axis", "choice": choice, "about": 0}
    assert tell_prompt(speaker, asked(top)) != speaker.say("prompt-pick")


def test_prompts_tell_moments_apart() -> None:
    """The first Order of a turn from the others, a Leader's followers from the first unit."""

    def say(*flow: dict[str, Any], given: int = 0) -> str:
        view: Any = {"flow": list(flow), "orders": {"given": given}}
        return tell_prompt(SPEAKERS[0], view)

    assert say({"frame": "order"}) == "Give an Order or pass"
    assert "another" in say({"frame": "order"}, given=1)
    first = {"frame": "activate", "order": "move", "leader": ""}
    assert say(first) == "Move: choose a unit to activate"
    assert "Captain 2" in say({**first, "leader": "axis:captain-2"})
    assert say({**first, "order": ""}).startswith("Opportunity Fire")
    assert say() == "The game is over"


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
@for_each("verb", VERBS)
def test_every_answer_is_told(speaker: Speaker, verb: str) -> None:
    """With names instead of words."""
    option = f"{verb} {VERBS[verb]}".strip()
    text = tell_option(speaker, option)
    assert text != option
    assert not re.search(r"[#][a-z]|axis|-mg|[{}$]", text), text


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
def test_stopping_is_told_by_what_it_means(speaker: Speaker) -> None:
    """To open fire and to let the enemy go are both `stop`; other frames only go on."""
    assert set(STOPS) <= {frame.name for frame in QUESTIONS}
    told = {frame: tell_option(speaker, "stop", frame=frame) for frame in STOPS}
    assert len(set(told.values())) == len(set(STOPS.values()))
    assert tell_option(speaker, "stop", frame="stacking") == speaker.say("option-stop-go-on")
    keep = tell_option(speaker, "none", frame="first-turn")
    assert keep == speaker.say("option-none-first-turn")
    assert tell_option(speaker, "none", frame="pick") == speaker.say("option-none")


def test_an_action_is_named_if_it_is_told() -> None:
    """The words of the option name only the card."""
    assert tell_option(SPEAKERS[0], "action move#g-3") == "Action from Move #3"
    text = tell_option(SPEAKERS[0], "action move#g-3", action="smoke-grenades")
    assert text == "Action Smoke Grenades (Move #3)"


def test_what_is_no_option_is_said_as_it_is() -> None:
    """Never an error in the middle of a table."""
    for text in ("", "dance", "pass twice", "stop", "to", "unit x", "order y"):
        assert isinstance(tell_option(SPEAKERS[0], text), str)
    assert said(SPEAKERS[0], "fort", "moat") == "moat"


# -- special rules -----


def hooks(scenario: str) -> dict[str, Any]:
    """The special rules of a shipped scenario, as the rules have them."""
    found: dict[str, Any] = plain(load_scenario("combat-commander", scenario))["hooks"]
    return found


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
@pytest.mark.parametrize("scenario", games.get("combat-commander").scenarios())
def test_special_rules_are_told(speaker: Speaker, scenario: str) -> None:
    """A sentence for each, with names and numbers, in the speaker's language."""
    rules = hooks(scenario)
    told = tell_special_rules(speaker, rules)
    assert len(told) == len(rules)
    for text in told:
        assert re.search(r"[^.]\.$", text)
        assert not re.search(r"[{}$]|  |axis|allies|sergeant-y", text), text
    if speaker.lang != "en":
        assert not set(told) & set(tell_special_rules(SPEAKERS[0], rules))


def test_every_special_rule_has_a_sentence() -> None:
    """Also one that no shipped scenario uses any more."""
    names = {field.alias or name for name, field in Hooks.model_fields.items()}
    said_rules = {
        name for name, _ in messages("en", "combat-commander") if name.startswith("rule-")
    }
    assert said_rules == {f"rule-{name}" for name in names}


def test_special_rules_speak_of_their_figures() -> None:
    """Sides, weapons, hexes and numbers of the plain scenario."""
    fog = tell_special_rules(SPEAKERS[0], hooks("fog-on-monte-castello"))
    assert fog[0] == "Allies: units arriving at time 7 may enter in or next to A9."
    tank = tell_special_rules(SPEAKERS[0], hooks("line-at-saint-jean-de-daye"))
    assert "Fifty-Cal MG (Sergeant Y), Pack Howitzer (Weapon Team)" in tank[0]
