"""`help` on a rule, in the reader's language."""

from io import StringIO

import pytest
from rich.console import Console

from fieldcraft.cli.table.rule_help import rule_text
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n import Speaker


def shown(lang: str, game: str, asked: str) -> str:
    """What the terminal prints when asked about a rule."""
    console = Console(file=StringIO(), width=200)
    terminal = Terminal(console, console, Speaker(lang, game=game))
    console.print(rule_text(terminal, game, asked))
    printed = console.file
    assert isinstance(printed, StringIO)
    return printed.getvalue()


def test_a_clause_is_told_in_russian() -> None:
    """With its heading, its edition and how sure we are of it."""
    told = shown("ru", "normandy", "u-503")
    assert "U-503  1.5 Перемещение" in told
    assert "«Переместиться X»: переместите фишку" in told
    assert "По печатным правилам" in told
    assert "Северная Африка" in told
    assert "North Africa" not in told
    assert "В печати не встретилось" in shown("ru", "combat-commander", "CC-13.x")


@pytest.mark.parametrize(
    ("lang", "asked", "clause"),
    [
        ("en", "hunkering", "U-416"),
        ("ru", "затаившись", "U-416"),
        ("ru", "возвышенностями", "U-708"),
    ],
)
def test_any_form_of_a_word_is_found(lang: str, asked: str, clause: str) -> None:
    """Clauses are listed by a word that they have in another form."""
    assert clause in shown(lang, "normandy", asked)


def test_what_is_nowhere_is_said_so() -> None:
    """With an example of what can be asked."""
    assert "U-503" in shown("ru", "normandy", "xyzzy")
