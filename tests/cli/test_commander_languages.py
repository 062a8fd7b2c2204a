"""Combat Commander in every language: the end, looks, lists."""

import random
import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from fieldcraft.cli.table.ending import end_screen
from fieldcraft.core import SPECTATOR, key_from_seed
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.record.match import Match
from tests.cli.commanders import GAME, MEETING, on_the_map
from tests.cli.conftest import Call
from tests.cli.tables import seat, type_in


@cache
def finished() -> Match:
    """A game played at random to its end."""
    match = Match.start(GAME, "lipki-farm", key_from_seed(4), {"quickSetup": True})
    choices = random.Random(4)
    while match.outcome is None:
        side = match.waiting[0]
        match.choose(side, match.state.word(choices.choice(match.state.options(side))))
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_told(lang: str) -> None:
    """Who won and why, points, objectives, casualties and the length."""
    match = finished()
    table, paper = seat(match, lang)
    say, view = table.terminal.say, match.view(SPECTATOR)
    table.terminal.console.print(end_screen(table.terminal, table.scene, view, len(match.steps)))
    shown = paper.getvalue()
    length = say("end-length-turns", number=view["turn"], count=len(match.steps))
    for text in (length, say("heading-vp"), say(f"reason-{view['outcome']['reason']}")):
        assert text in shown
    assert f"{view['losses']['axis']}/{view['surrender']['axis']}" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_looking_helping_and_asking_why(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Strict messages: whatever is asked at the table is answered in the language."""
    type_in(
        monkeypatch, "look E8", "look H6", "look E8 E6", "look A1 O10", "look axis:rifle-3",
        "look axis:lieutenant-y-1", "look medium-mg-2", "look fire#g-61", "look deck", "look time",
        "look discard", "look unseen", "look", "look X9", "board", "help", "help CC-O21.a",
        "why to C3", "standing", "setup", "hand", "log",
    )  # fmt: skip
    table, paper = seat(on_the_map(MEETING), lang)
    table.sitting = 0
    with pytest.raises(EOFError):
        table.play()
    assert table.terminal.say("about-no-sight") in paper.getvalue()
    assert table.terminal.say("terrain-woods") in paper.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_and_scenarios_are_told(call: Call, lang: str) -> None:
    """Lists, briefings, forces and special rules come without a missing message."""
    english = call("scenarios", GAME, "--lang", "en").out
    called = call("scenarios", GAME, "--lang", lang)
    assert called.code == 0
    assert (called.out == english) == (lang == "en")
    for scenario in ("2", "6", "9", "12"):
        shown = call("show", GAME, scenario, "--lang", lang)
        assert shown.code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_the_map_are_letters_of_the_name(lang: str) -> None:
    """Whoever reads the name in a list finds its counter on the map; no two have the same."""
    speaker = Speaker(lang, game="combat-commander")
    voice = resources.files("fieldcraft.games.combat_commander.voice")
    names = Path(str(voice)) / f"catalogues/{lang}/cli.ftl"
    words = re.findall(r"^letters-(\S+) =", names.read_text(encoding="utf-8"), re.MULTILINE)
    letters = {word: speaker.say(f"letters-{word}") for word in words}
    assert len(set(letters.values())) == len(words)
    for word, short in letters.items():
        assert set(short.casefold()) <= set(speaker.say(f"unit-{word}").casefold()), word
