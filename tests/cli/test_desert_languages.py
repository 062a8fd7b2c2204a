"""North Africa in every language: questions, looks, commands."""

import pytest

from fieldcraft.cli.table.screen import question_part
from fieldcraft.i18n import LANGUAGES
from tests.cli.conftest import Call
from tests.cli.deserts import CROWDED, DRIVE, Position, in_the_desert
from tests.cli.tables import seat, type_in

ASKED: dict[str, tuple[Position, tuple[str, ...]]] = {
    "use": (DRIVE, ("play scout",)),
    "use-adjusted": (DRIVE, ("play scout", "shift 2")),
    "step": (DRIVE, ("play scout", "seat drive")),
    "adjust": (DRIVE, ("play sniper", "conceal")),
    "mark": (DRIVE, ("play scout", "shift 2", "seat navigate")),
    "aim": (DRIVE, ("play sniper", "attack")),
    "repair": (CROWDED, ("play engineer", "repair")),
    "wound": (CROWDED, ("play engineer", "demolition", "at it:medium-tank")),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("frame", ASKED)
def test_every_question_is_put(frame: str, lang: str) -> None:
    """Question, options and notes have their own words in each language."""
    position, words = ASKED[frame]
    match = in_the_desert(position, dice=[9, 9, 9])
    for text in words:
        match.choose("lrdg", text)
    assert match.view("lrdg")["flow"][-1]["frame"] == frame
    table, paper = seat(match, lang)
    table.terminal.console.print(question_part(table.terminal, table.page(0)))
    shown = paper.getvalue()
    assert "lrdg:" not in shown.splitlines()[0]
    if lang != "en":
        english, other = seat(match, "en")
        english.terminal.console.print(question_part(english.terminal, english.page(0)))
        assert shown != other.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_looking_helping_and_asking_why(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Strict messages: whatever is asked at the table is answered in the language."""
    type_in(
        monkeypatch, "look it:medium-tank", "look it:scout-car", "look lrdg:scout", "look hangar",
        "look aircraft", "look 16A", "look tank-driver-t", "look it:light-truck", "board", "help",
        "help NA-409", "why seat drive", "look", "look hangr", "play engineer", "why exit",
        "why enter it:medium-tank 3", "why seat drive", "log",
    )  # fmt: skip
    match = in_the_desert(CROWDED, options={"adjustOnRally": False})
    table, paper = seat(match, lang)
    table.sitting = 0
    with pytest.raises(EOFError):
        table.play()
    names = {"en": "Medium Tank", "ru": "Средний танк", "pt-BR": "Tanque Médio",
             "pl": "Czołg średni"}  # fmt: skip
    assert names[lang] in paper.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        ["scenarios", "north-africa"],
        ["show", "north-africa", "3"],
        ["show", "north-africa", "7"],
        ["show", "north-africa", "9"],
        ["simulate", "north-africa", "6", "--games", "2"],
    ],
)
def test_every_command_speaks_every_language(call: Call, lang: str, command: list[str]) -> None:
    """Lists, briefings, goals and results come without a missing message, and not in English."""
    called = call(*command, "--lang", lang)
    assert called.code == 0
    if lang != "en":
        assert called.out != call(*command, "--lang", "en").out
