"""Counts take the right form of the noun."""

import pytest

from fieldcraft.i18n import Speaker


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["1 card", "2 cards", "5 cards", "21 cards", "22 cards"]),
        ("ru", ["1 карта", "2 карты", "5 карт", "21 карта", "22 карты"]),
        ("pt-BR", ["1 carta", "2 cartas", "5 cartas", "21 cartas", "22 cartas"]),
        ("pl", ["1 karta", "2 karty", "5 kart", "21 kart", "22 karty"]),
    ],
)
def test_cards_are_counted(lang: str, expected: list[str]) -> None:
    """Russian 21 is singular, Polish 21 is not; 22 is a few in both."""
    speaker = Speaker(lang, strict=True, game="normandy")
    assert expected == [speaker.say("cards-count", count=count) for count in (1, 2, 5, 21, 22)]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "ru",
            [
                "S не может взять карту",
                "S берёт 1 карту",
                "S берёт 2 карты",
                "S берёт 5 карт",
                "S берёт 22 карты",
            ],
        ),
        (
            "pl",
            [
                "S: brak kart do dobrania",
                "S: dobrano 1 kartę",
                "S: dobrano 2 karty",
                "S: dobrano 5 kart",
                "S: dobrano 22 karty",
            ],
        ),
    ],
)
def test_draws_are_counted(lang: str, expected: list[str]) -> None:
    """The verb follows the number where the language asks for it."""
    speaker = Speaker(lang, strict=True, game="normandy")
    assert expected == [
        speaker.say("event-draws", side="S", who="s", count=count) for count in (0, 1, 2, 5, 22)
    ]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("ru", ["1 очко", "2 очка", "5 очков", "11 очков", "22 очка"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "11 punktów", "22 punkty"]),
    ],
)
def test_points_are_counted(lang: str, expected: list[str]) -> None:
    """Eleven is many."""
    speaker = Speaker(lang, strict=True, game="normandy")
    assert expected == [speaker.say("points-count", count=count) for count in (1, 2, 5, 11, 22)]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("ru", ["остался 1 квадрат", "осталось 2 квадрата", "осталось 5 квадратов"]),
        ("pl", ["pozostał 1 obszar", "pozostały 2 obszary", "pozostało 5 obszarów"]),
    ],
)
def test_steps_left_are_counted(lang: str, expected: list[str]) -> None:
    """Prompts are counted like the log."""
    speaker = Speaker(lang, strict=True, game="normandy")
    for left, phrase in zip((1, 2, 5), expected, strict=True):
        assert phrase in speaker.say("prompt-step", counter="C", left=left)
