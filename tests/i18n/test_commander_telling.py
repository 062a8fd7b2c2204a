"""What Combat Commander reports, told in every language from the words of the engine."""

import random
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

import fieldcraft
from fieldcraft import games
from fieldcraft.core import Event, key_from_seed
from fieldcraft.core.schema import RollTold, Term, vocabulary
from fieldcraft.games.combat_commander.cards.outcomes import ROLLS
from fieldcraft.games.combat_commander.schema.log import LogEvent
from fieldcraft.i18n import LANGUAGES, Speaker, tell_event, tell_refusal
from fieldcraft.i18n.teller import teller_of
from tests.i18n.catalogue import Entry, messages
from tests.i18n.reports import Report, reports
from tests.loops import for_each

RULES = Path(fieldcraft.__file__).parent / "games" / "combat_commander"
SPEAKERS = [Speaker(lang, strict=True, game="combat-commander") for lang in LANGUAGES]


@cache
def catalogue(lang: str) -> dict[str, Entry]:
    """The messages that a match of Combat Commander has in a language."""
    return dict([*messages(lang, ""), *messages(lang, "combat-commander")])


@cache
def all_reports() -> list[Report]:
    """Every refusal and every event of the game."""
    return reports(RULES) + [
        Report("event", name, frozenset(fields), "schema/log.py")
        for name, fields in vocabulary(LogEvent).items()
    ]


VALUES = {
    "choice": "air-support",
    "side": "axis", "unit": "axis:rifle-3", "other": "allies:line-team-4", "weapon": "light-mg-2",
    "piece": "medium-mortar-3", "hex": "C7", "near": "D4", "card": "fire#g-50", "order": "fire",
    "action": "ambush", "title": "kia", "fort": "wire", "reason": "surrender", "chit": "K",
    "marker": "suppressed", "trigger": "sniper", "kind": "fire", "text": "x", "suggestion": "",
    "pieces": ["axis:rifle-3", "light-mg-2"], "teams": ["axis:line-team-4"],
    "cards": ["fire#g-50", "move#g-3"], "direction": 2, "vp": -4,
}  # fmt: skip
"""What the fields of a report may hold; a field that is not here holds a number."""


def test_the_reports_are_read() -> None:
    """Else nothing would be compared with the messages."""
    found = {(one.kind, one.name): one.fields for one in all_reports()}
    assert {"unit", "hex", "spent"} <= found["event", "moves"]
    assert {"side", "kind", "unit", "total", "against", "trigger"} <= found["event", "rolls"]
    assert {"event", "why"} == {one.kind for one in all_reports()}
    assert ("event", "forced-off") in found
    assert ("event", "radio-breaks") in found
    assert {"unit"} <= found["event", "veteran"]
    assert {"card", "order"} <= found["why", "no-enemy-radio"]
    assert len(found) > 120


def message_ids(report: Report) -> list[str]:
    """The messages that can tell a report."""
    stem = f"{report.kind}-{report.name}"
    if "kind" in report.fields:
        return [f"{stem}-{kind}" for kind in ROLLS]
    if "vp" in report.fields:
        return [stem, "event-loses-points"]
    return [stem]


@for_each("report", all_reports)
def test_messages_speak_of_the_fields_there_are(report: Report) -> None:
    """In every language; what a message wants and the engine does not tell would be a gap."""
    given = report.fields | {"scale", "who"}
    if report.kind == "why":
        given |= set(teller_of("combat-commander").optional)
    if "vp" in report.fields:
        given |= {"standing"}
    if "roll" in report.fields:
        given |= {"verdict"}
    if report.name == "event":
        given |= {"about"}
    for lang in LANGUAGES:
        for message_id in message_ids(report):
            assert message_id in catalogue(lang)
            assert catalogue(lang)[message_id].variables <= given, (lang, message_id)


def filled(report: Report) -> dict[str, object]:
    """A report's fields with values."""
    return {field: VALUES.get(field, 2) for field in report.fields}


def shows_words(text: str, fields: Mapping[str, object]) -> bool:
    """Whether a text shows a word of the engine, such as `axis:rifle-3`, instead of its name."""
    shown = [value for name, value in fields.items() if name != "text"]
    words = [one for value in shown for one in (value if isinstance(value, list) else [value])]
    texts = [word for word in words if isinstance(word, str) and re.search("[:#-]|axis", word)]
    return any(word in text for word in texts) or bool(re.search(r"\b(axis|allies)\b|#[a-z]", text))


@for_each("report", all_reports)
def test_every_report_is_told(report: Report) -> None:
    """Names instead of words, refusals as sentences that end once, nothing left in English."""
    fields = filled(report)
    tell = tell_event if report.kind == "event" else tell_refusal
    told = [tell(speaker, report.name, fields) for speaker in SPEAKERS]
    for text in told:
        assert not shows_words(text, fields), text
        assert text == text.strip()
        assert not re.search(r"[{}$]|  |\(\)", text), text
        if report.kind == "why":
            assert re.search(r"[^.][.?]$", text), text
    assert told[0] not in told[1:]


def test_nothing_is_told_that_never_happens() -> None:
    """A message that the engine has no report for any more is removed."""
    needed = {message_id for report in all_reports() for message_id in message_ids(report)}
    found = {
        name
        for name, entry in messages("en", "combat-commander")
        if entry.file in ("log.ftl", "why.ftl")
        if re.match("(event|why)-", name)
    }
    assert found - needed == set()


def rolled(
    own: list[tuple[str, int]], dice: list[int], against: list[tuple[str, int]], verdict: str
) -> RollTold:
    """A roll that adds up."""

    def terms(parts: list[tuple[str, int]]) -> list[Term]:
        return [{"part": part, "value": value, "clause": "CC-1.9"} for part, value in parts]

    return {
        "kind": "defence", "actors": [], "origins": [], "target": "", "place": "",
        "own": terms(own), "by": "sum", "dice": dice, "successes": [], "card": "",
        "total": sum(dice) + sum(value for _, value in own), "against": terms(against),
        "needed": sum(value for _, value in against), "verdict": verdict, "outcome": 2,
    }  # fmt: skip


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
@for_each("kind", ROLLS)
def test_every_roll_is_told(speaker: Speaker, kind: str) -> None:
    """With its dice, what it makes, and what it sets off."""
    fields = {
        "side": "axis", "kind": kind, "card": "fire#g-50", "white": 5, "coloured": 4,
        "trigger": "sniper", "outcome": 1, "total": 17, "against": 23, "unit": "axis:rifle-3",
        "roll": rolled([("morale", 8)], [5, 4], [("attack", 23)], "broken"),
    }  # fmt: skip
    text = tell_event(speaker, "rolls", fields)
    assert {"8", "9", "17", "23"} <= set(re.findall(r"\d+", text))
    assert text.endswith(f". {speaker.say('trigger-sniper')}")
    quiet = tell_event(speaker, "rolls", {**fields, "trigger": ""})
    assert text.startswith(quiet)
    assert not quiet.endswith(".")


def test_the_log_reads_well() -> None:
    """A few lines as a person sees them."""
    lines: list[tuple[str, Mapping[str, object]]] = [
        ("gives-order", {"side": "axis", "order": "fire", "card": "fire#g-50"}),
        ("fires", {"side": "axis", "pieces": ["axis:rifle-3", "light-mg-2"], "hex": "C7"}),
        ("rolls", {"side": "allies", "kind": "defence", "card": "move#r-1", "white": 3,
                   "coloured": 2, "trigger": "", "outcome": 2, "unit": "allies:smg-2",
                   "total": 12, "against": 17, "roll": rolled(
                       [("morale", 6), ("cover", 1)], [3, 2], [("attack", 17)], "broken")}),
        ("breaks", {"unit": "allies:smg-2"}),
        ("scores", {"side": "axis", "points": 2, "vp": -3}),
        ("scores", {"side": "allies", "points": -1, "vp": 0}),
        ("breeze", {"direction": 3}),
        ("wins", {"side": "allies", "reason": "surrender"}),
    ]  # fmt: skip
    assert [tell_event(SPEAKERS[0], name, fields) for name, fields in lines] == [
        "Axis gives the Order Fire #50",
        "Axis fires at C7: Rifle 3, Light MG 2",
        "Allied SMG 2 rolls for defence: "
        "6 morale + 1 cover + 5 dice = 12, against 17 attack – broken",
        "Allied SMG 2 breaks",
        "Axis gains 2 victory points (Allies: 3)",
        "Allies lose 1 victory point (level at 0)",
        "A breeze: all smoke clears, fires spread south-east",
        "Allies win: the enemy has lost too many units and surrenders",
    ]
    assert [tell_event(SPEAKERS[1], name, fields) for name, fields in lines] == [
        "Ось отдаёт приказ «Огонь № 50»",
        "Ось ведёт огонь по гексу C7 — Стрелки 3, Лёгкий пулемёт 2",
        "Автоматчики 2 (Союзники): защита, "
        "6 мораль + 1 укрытие + 5 на кубиках = 12, против 17 атака — слом",
        "Автоматчики 2 (Союзники): подразделение сломлено",
        "Ось получает 2 победных очка (Союзники: 3)",
        "Союзники теряют 1 победное очко (по нулям)",
        "Ветер: весь дым рассеян, пламя распространяется на юго-восток",
        "Победа: Союзники (противник потерял слишком много и сдаётся)",
    ]


@pytest.mark.parametrize("scenario", games.get("combat-commander").scenarios())
def test_a_game_is_told_as_it_is_played(scenario: str) -> None:
    """The engine's own fields are what the messages take, in events, refusals and odds."""
    rng = random.Random(scenario)
    state = games.get("combat-commander").start(scenario, key_from_seed(3))
    said: list[str] = []
    for _ in range(400):
        if state.decision is None:
            break
        side = state.decision.sides[0]
        option = rng.choice(list(state.options(side)))
        said.append(state.word(option))
        refusal = state.why_not(side, rng.choice(said))
        for odds in state.forecast(side, option):
            assert SPEAKERS[0].has(f"effect-{odds.effect}"), odds
            assert [name for name, _, _ in odds.parts if not SPEAKERS[0].has(f"part-{name}")] == []
        sink: list[Event] = []
        state.choose(side, option, sink)
        for speaker in SPEAKERS:
            for event in sink:
                text = tell_event(speaker, event.name, event.fields)
                assert not shows_words(text, event.fields), text
            if refusal is not None:
                text = tell_refusal(speaker, refusal.reason, refusal.fields)
                assert re.search(r"[^.][.?]$", text), text
