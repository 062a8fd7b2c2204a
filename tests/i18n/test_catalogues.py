"""The catalogues agree with each other, and every message can be said."""

import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import ast

from fieldcraft.i18n import LANGUAGES, Speaker
from tests.i18n.catalogue import HOMES, Entry, all_messages, files, folder, messages


@cache
def english() -> dict[tuple[str, str], Entry]:
    """Every English message by its home and id."""
    return {(home, name): entry for home, name, entry in all_messages("en")}


OTHERS = [lang for lang in LANGUAGES if lang != "en"]

NUMBERS = {
    "active", "against", "base", "coloured", "count", "cover", "damage", "deck", "discard",
    "distance", "done", "entries", "figures", "fog", "fp", "hand", "inactive", "integrity",
    "least", "left", "less", "limit", "mines", "more", "most", "number", "objective", "outcome",
    "percent", "play", "points", "range", "seat", "seconds", "space", "spent", "supply", "total",
    "value", "white",
}  # fmt: skip

# Chooses a wording and is mostly not said itself; not every language needs it.
CHOOSERS = {"outcome", "rolls", "scale", "soldiers", "vehicles", "verdict", "when", "who", "worth"}
CHOOSERS |= {"aim", "fallback", "action_kind", "card_kind", "place_kind", "unit_kind"}

# Proper names, letters, and words that are the same in the printed editions.
SAME_EVERYWHERE = {"side-lrdg", "squad-a", "squad-b", "squad-c", "squad-t"}
SAME_WORDS = {
    "lab-bot",
    "bot-name-monte-carlo",
    "structure-hangar",
    "letter-x",
    "letter-y",
    "unit-ss",
}
PORTUGUESE = {"review-chance", "fort-bunker", "short-engineer", "short-saboteur", "short-sergeant"}
SAME = {
    "ru": {"side-lrdg"},
    "pt-BR": SAME_EVERYWHERE | SAME_WORDS | PORTUGUESE,
    "pl": SAME_EVERYWHERE
    | SAME_WORDS
    | {"game-combat-commander", "look-fort", "part-morale", "value-morale"},
}


def sample(name: str, number: int = 2) -> str | int:
    """Something to put where a message has a variable."""
    return number if name in NUMBERS else f"<{name}>"


def test_there_is_a_folder_per_language() -> None:
    """The folders are the languages, no more and no fewer."""
    for home in HOMES:
        found = [path.name for path in folder(home).iterdir() if path.is_dir()]
        assert sorted(LANGUAGES) == sorted(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_a_catalogue_is_junk(lang: str) -> None:
    """Fluent skips what it cannot parse; a catalogue has none of it."""
    junk = [
        (file, entry.content)
        for home in HOMES
        for file, body in files(lang, home).items()
        for entry in body
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_given_twice(lang: str) -> None:
    """An id has one message in a language, over all files of its home."""
    counted = Counter((home, name) for home, name, _ in all_messages(lang))
    assert [name for name, count in counted.items() if count > 1] == []


def test_a_message_of_all_games_is_common() -> None:
    """What every game says in the same words, in all languages, stands once."""
    own = []
    for home in HOMES[1:]:
        said: dict[str, list[str]] = {}
        for lang in LANGUAGES:
            for name, entry in messages(lang, home):
                said.setdefault(name, []).append(entry.text)
        own.append(said)
    twice = [name for name in own[0] if all(one.get(name) == own[0][name] for one in own)]
    assert twice == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_a_text_and_no_attributes(lang: str) -> None:
    """Ids are said whole: no message is only a bag of attributes."""
    assert [name for _, name, entry in all_messages(lang) if not entry.has_value] == []
    assert [name for _, name, entry in all_messages(lang) if entry.attributes] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_same_ids_in_the_same_files(lang: str) -> None:
    """Nothing falls back to English: every language has every message, in the same file.

    What the modules declare in English is in no English file; the other languages agree on one.
    """
    expected = {name: entry.file for name, entry in english().items()}
    elsewhere = {
        (home, name): entry.file
        for home, name, entry in all_messages("ru")
        if expected.get((home, name)) == "declared"
    }
    found = {(home, name): entry.file for home, name, entry in all_messages(lang)}
    assert {**expected, **elsewhere} == found


@pytest.mark.parametrize("lang", OTHERS)
def test_same_variables(lang: str) -> None:
    """A message uses the same variables in every language."""
    expected = {name: entry.variables - CHOOSERS for name, entry in english().items()}
    found = {(home, name): entry.variables - CHOOSERS for home, name, entry in all_messages(lang)}
    assert expected == found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    """With all its variables given, a message has no errors and shows them."""
    for home, name, entry in all_messages(lang):
        speaker = Speaker(lang, strict=True, game=home)
        for number in (0, 1, 2, 5, 22):
            text = speaker.say(name, **{key: sample(key, number) for key in entry.variables})
            assert text == text.strip(), name
            assert text, name
            assert not re.search(r"[{}]|\$|\?\?\?|  |\n", text), (name, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_given_is_said(lang: str) -> None:
    """A message never swallows a name it was given."""
    for home, name, entry in all_messages(lang):
        speaker = Speaker(lang, strict=True, game=home)
        arguments = {key: sample(key) for key in entry.variables}
        text = speaker.say(name, **arguments)
        for key in entry.variables - CHOOSERS:
            assert str(arguments[key]) in text, (lang, name, key)


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str) -> None:
    """A message that reads as the English one is a proper name, or was forgotten."""
    same = {
        name
        for home, name, entry in all_messages(lang)
        if re.search(r"[^\W\d_]", entry.text)
        and entry.text == english()[home, name].text
        and not name.startswith("letters-")  # two letters may well be the same
    }
    assert SAME[lang] == same


def test_russian_is_written_in_cyrillic() -> None:
    """A Latin letter in a Russian text is a foreign name, or a slip of the keyboard.

    What makers read speaks of words that stand in their files.
    """
    known = {"LRDG", "Combat", "Commander"}
    of_files = {"en", "ru", "pt", "BR", "pl", "nw", "A", "O", "together", "dice", "draws"}
    of_files |= {"docs", "bots", "md", "dev", "seat", "view"}
    found = {
        (name, word)
        for _, name, entry in all_messages("ru")
        for word in re.findall(r"[A-Za-z]+", entry.text)
        if word not in known
        and not (name.startswith(("making-", "server-documents-")) and word in of_files)
    }
    assert set() == found
