"""Which language is spoken."""

import pytest

from fieldcraft.i18n import LANGUAGES, choose_language


@pytest.mark.parametrize("lang", LANGUAGES)
def test_argument_decides(lang: str) -> None:
    """`--lang` wins over the environment."""
    assert lang == choose_language(lang, {"FIELDCRAFT_LANG": "en", "LANG": "ru_RU.UTF-8"})


@pytest.mark.parametrize(
    ("argument", "expected"), [("pt", "pt-BR"), ("pt_BR", "pt-BR"), ("PL", "pl"), ("ru-RU", "ru")]
)
def test_argument_may_be_spelled_as_people_do(argument: str, expected: str) -> None:
    """Case, underscore and country do not matter."""
    assert expected == choose_language(argument, {})


@pytest.mark.parametrize("argument", ["de", "", "klingon"])
def test_unknown_argument_is_refused(argument: str) -> None:
    """The refusal lists what there is."""
    with pytest.raises(ValueError, match="en, ru, pt-BR, pl"):
        choose_language(argument, {})


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LANG": "pl_PL@euro"}, "pl"),
        ({"LC_MESSAGES": "pl_PL.UTF-8", "LANG": "ru_RU.UTF-8"}, "pl"),
        ({"LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "ru"),
        ({"FIELDCRAFT_LANG": "pl", "LC_ALL": "ru_RU.UTF-8"}, "pl"),
        ({"FIELDCRAFT_LANG": "", "LC_ALL": "", "LANG": "ru"}, "ru"),
        ({"FIELDCRAFT_LANG": "de", "LANG": "ru"}, "en"),
    ],
)
def test_environment_decides_without_argument(environ: dict[str, str], expected: str) -> None:
    """The first variable that is set decides."""
    assert expected == choose_language(None, environ)
