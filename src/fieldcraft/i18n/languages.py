"""The languages there are, and which of them a person wants."""

from collections.abc import Mapping

LANGUAGES = ("en", "ru", "pt-BR", "pl")
"""The languages of the catalogues, English first."""

_VARIABLES = ("FIELDCRAFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(argument: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the argument, else the environment's, else English.

    The first variable that is set decides, in the order `FIELDCRAFT_LANG`, `LC_ALL`,
    `LC_MESSAGES`, `LANG`. An argument we do not speak is an error; an environment we do not
    speak means English.

    >>> choose_language(None, {"LANG": "pt_BR.UTF-8"})
    'pt-BR'
    """
    if argument is not None:
        wanted = _known(argument)
        if wanted is None:
            raise ValueError(f"unknown language {argument!r}; there are: {', '.join(LANGUAGES)}")
        return wanted
    for variable in _VARIABLES:
        value = environ.get(variable, "")
        if value:
            return _known(value) or "en"
    return "en"


def _known(name: str) -> str | None:
    """Our name for a locale such as `pt_BR.UTF-8`; None for one we do not speak."""
    base = name.split(".")[0].split("@")[0].replace("_", "-").strip().lower()
    if not base:
        return None
    tongue = base.split("-")[0]
    for language in LANGUAGES:
        if base == language.lower():
            return language
    for language in LANGUAGES:
        if tongue == language.split("-")[0]:
            return language
    return None
