"""Saying messages, naming things, retelling what the engine reports."""

import doctest
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from time import sleep
from types import ModuleType

import pytest

import fieldcraft.games.combat_commander.voice.card_effects
import fieldcraft.games.combat_commander.voice.choices
import fieldcraft.games.combat_commander.voice.names
import fieldcraft.games.combat_commander.voice.special_rules
import fieldcraft.games.combat_commander.voice.teller
import fieldcraft.games.combat_commander.voice.voice
import fieldcraft.games.undaunted.voice.actions
import fieldcraft.games.undaunted.voice.goals
import fieldcraft.games.undaunted.voice.names
import fieldcraft.games.undaunted.voice.teller
import fieldcraft.i18n
import fieldcraft.i18n.languages
import fieldcraft.i18n.names
import fieldcraft.i18n.problems
import fieldcraft.i18n.speaker
import fieldcraft.i18n.teller
from fieldcraft.games.undaunted.voice.names import (
    action_name,
    card_name,
    counter_name,
    squad_name,
    tile_name,
    zone_name,
)
from fieldcraft.i18n import LANGUAGES, Speaker, tell_event, tell_refusal
from fieldcraft.i18n.bundle import Bundle


@pytest.mark.parametrize(
    "module",
    [
        fieldcraft.games.combat_commander.voice.choices,
        fieldcraft.games.combat_commander.voice.names,
        fieldcraft.games.combat_commander.voice.special_rules,
        fieldcraft.games.combat_commander.voice.teller,
        fieldcraft.games.combat_commander.voice.card_effects,
        fieldcraft.games.combat_commander.voice.voice,
        fieldcraft.games.undaunted.voice.actions,
        fieldcraft.games.undaunted.voice.goals,
        fieldcraft.games.undaunted.voice.names,
        fieldcraft.games.undaunted.voice.teller,
        fieldcraft.i18n,
        fieldcraft.i18n.languages,
        fieldcraft.i18n.names,
        fieldcraft.i18n.problems,
        fieldcraft.i18n.speaker,
        fieldcraft.i18n.teller,
    ],
    ids=lambda module: module.__name__,
)
def test_examples_in_docstrings_hold(module: ModuleType) -> None:
    """What the docstrings show is what happens."""
    results = doctest.testmod(module)
    assert (results.failed, results.attempted > 0) == (0, True)


def test_unknown_id_is_said_as_it_is() -> None:
    """A person sees the id rather than a crash."""
    assert Speaker("ru", strict=False).say("no-such-message") == "no-such-message"


def test_unknown_id_is_an_error_when_strict() -> None:
    """Tests do not let an id pass that is in no catalogue."""
    with pytest.raises(KeyError, match="no-such-message"):
        Speaker("ru", strict=True, game="normandy").say("no-such-message")


def test_missing_argument_is_an_error_when_strict() -> None:
    """Nor a message that was not given what it says."""
    with pytest.raises(ValueError, match="event-round"):
        Speaker("pl", strict=True, game="normandy").say("event-round")
    assert "Runda" in Speaker("pl", strict=False).say("event-round")


def test_strictness_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The variable sets the default."""
    monkeypatch.setenv("FIELDCRAFT_STRICT_MESSAGES", "1")
    assert Speaker("en").strict
    monkeypatch.delenv("FIELDCRAFT_STRICT_MESSAGES")
    assert not Speaker("en").strict


def test_unknown_language_is_refused() -> None:
    """A speaker is made for a language there is; `choose_language` finds it."""
    with pytest.raises(ValueError, match="pt-BR"):
        Speaker("pt")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_carry_no_invisible_marks(lang: str) -> None:
    """Isolating marks would break terminals and comparisons."""
    text = Speaker(lang, game="normandy").say("event-draws-card", side="S", who="s", card="C")
    assert "\u2068" not in text
    assert "\u2069" not in text


def test_nothing_to_suggest() -> None:
    """None is the variant without a suggestion."""
    speaker = Speaker("en", strict=True, game="normandy")
    assert (
        speaker.say("why-unknown-tile", text="99Z", suggestion=None)
        == "There is no tile called “99Z”."
    )
    assert speaker.say("why-unknown-tile", text="9Z", suggestion="9B").endswith("“9B”?")


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ("Rifleman A", "Squad Leader C", "Sniper", "German Machine Gunners B")),
        ("ru", ("Стрелок А", "Командир отделения В", "Снайпер", "Пулемётчики Б (Германия)")),
        ("pt-BR", ("Fuzileiro A", "Líder de GC C", "Caçador", "Metralhadores B (Alemanha)")),
        ("pl", ("Strzelec A", "Dowódca drużyny C", "Snajper", "Kaemiści B (Niemcy)")),
    ],
)
def test_cards_and_counters_have_names(lang: str, expected: tuple[str, ...]) -> None:
    """Words of the table become printed names, the squad in the language's own letter (D-50)."""
    speaker = Speaker(lang, strict=True, game="normandy")
    assert expected == (
        card_name(speaker, "rifleman-a"),
        card_name(speaker, "squad-leader-c"),
        card_name(speaker, "sniper"),
        counter_name(speaker, "de:machine-gunner-b"),
    )


def test_russian_squads_are_cyrillic() -> None:
    """А, Б, В stand for A, B, C (D-50); all three letters look Latin or nearly."""
    speaker = Speaker("ru", strict=True, game="normandy")
    assert [squad_name(speaker, squad) for squad in "abc"] == ["\u0410", "\u0411", "\u0412"]


def test_words_without_a_name_stay_words() -> None:
    """A scenario maker's own card, tile or side is said as written."""
    speaker = Speaker("pl", strict=True, game="normandy")
    assert card_name(speaker, "bazooka") == "bazooka"
    assert counter_name(speaker, "swamp-a") == "swamp-a"
    assert tile_name(speaker, "1X", "lava") == "1X (lava)"
    assert squad_name(speaker, "z") == "Z"
    assert squad_name(speaker, None) is None


def test_actions_and_zones() -> None:
    """An action is said with its value where there is one."""
    speaker = Speaker("ru", strict=True, game="normandy")
    assert action_name(speaker, "suppress", 4) == "Подавить 4"
    assert action_name(speaker, "control") == "Захватить"
    assert zone_name(speaker, "discard") == "сброс"


def test_an_event_is_told_from_words() -> None:
    """Names, dice and the zone's case come out as the language wants them."""
    ru = Speaker("ru", strict=True, game="normandy")
    pl = Speaker("pl", strict=True, game="normandy")
    assert tell_event(ru, "misses", {"target": "us:rifleman-a"}) == "Промах: Стрелки А (США)"
    casualty = {"counter": "us:rifleman-a", "zone": "discard"}
    assert (
        tell_event(ru, "casualty", casualty)
        == "Потери, Стрелки А (США): одна карта из сброса убрана из игры"
    )
    assert (
        tell_event(pl, "wins", {"side": "de", "reason": "pin"})
        == "Zwycięstwo: Niemcy (wróg jest wyczerpany)"
    )
    assert tell_event(ru, "scenario", {"name": "hill-314"}) == "Сценарий: Высота 314"
    assert tell_event(pl, "scenario", {"name": "Own Hill"}) == "Scenariusz: Own Hill"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_may_be_told_less(lang: str) -> None:
    """Not every refusal knows who is waited for or what was typed."""
    speaker = Speaker(lang, strict=True, game="normandy")
    for reason, fields in [
        ("not-your-decision", {}),
        ("not-asked", {}),
        ("not-asked", {"question": "bid"}),
        ("action-not-on-card", {"card": "sniper"}),
        ("unknown-card", {"text": "bazooka", "suggestion": ""}),
    ]:
        text = tell_refusal(speaker, reason, fields)
        assert "none" not in text
        assert "{" not in text
        assert text.endswith(".")


def test_a_refusal_is_told_from_words() -> None:
    """The squad arrives as the printed letter."""
    assert tell_refusal(
        Speaker("ru", strict=True, game="normandy"), "wrong-squad", {"card": "sniper", "squad": "B"}
    ) == (
        "Карта «Снайпер» не из отделения Б, а это действие относится только к картам этого"
        " отделения."
    )


def test_many_threads_wait_for_files_read_late() -> None:
    """Whoever asks while another reads the further files finds what is in them, too."""
    bundle = Bundle("en")
    reading = Event()

    def slowly() -> Iterator[str]:
        reading.set()
        sleep(0.05)
        yield "late = Late\n"

    bundle.rest = slowly
    with ThreadPoolExecutor() as pool:
        first = pool.submit(bundle.has_message, "late")
        assert reading.wait(10)
        second = pool.submit(bundle.has_message, "late")
        assert (first.result(), second.result()) == (True, True)
