"""Which extra brings a package that is not installed, and how to say so without any of them.

The catalogues are read here as they lie: what formats their messages may be what is missing.
"""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from fieldcraft.i18n.languages import choose_language

TERMINAL, PLAY, SERVER = "terminal", "play", "server"
LAB, RAY, RESEARCH = "lab", "ray", "research"

PACKAGES: Final = {
    TERMINAL: ("typer", "rich", "fluent"),
    PLAY: (
        "fastapi", "starlette", "uvicorn", "httptools", "websockets", "sqlalchemy", "alembic",
        "aiosqlite", "argon2", "limits", "precis_i18n", "confusable_homoglyphs", "httpx", "orjson",
        "structlog", "prometheus_client", "snowballstemmer", "segno", "markdown_it",
    ),
    SERVER: ("asyncpg", "http_ece", "py_vapid", "uvloop"),
    LAB: ("numpy", "scipy", "duckdb", "matplotlib"),
    RAY: ("ray",),
    RESEARCH: ("numpy", "gymnasium", "pettingzoo", "pyspiel"),
}  # fmt: skip
"""By extra, the packages that are imported of what it installs."""


COMMANDS: Final = {"play": PLAY, "serve": SERVER, "server": SERVER, "lab": LAB}
"""By subcommand, the extra that brings all it needs, the terminal included."""


def extra_of(error: BaseException) -> str | None:
    """The extra that brings the package whose import has failed; None for any other error."""
    if not isinstance(error, ModuleNotFoundError) or error.name is None:
        return None
    top = error.name.partition(".")[0]
    return next((extra for extra, names in PACKAGES.items() if top in names), None)


def extra_for(error: BaseException, arguments: list[str]) -> str | None:
    """The extra to install for a command that failed so: the one that is enough for it."""
    extra = extra_of(error)
    first = next((word for word in arguments if word in COMMANDS), "")
    return COMMANDS.get(first, extra) if extra in (TERMINAL, PLAY) else extra


def install(extra: str) -> str:
    """The command that installs an extra."""
    return f'pip install "fieldcraft[{extra}]"'


def tell_missing(extra: str, arguments: list[str], environ: Mapping[str, str]) -> str:
    """What to install, in the user's language.

    >>> tell_missing("play", ["play"], {})
    'This needs more than the engine. Install it with: pip install "fieldcraft[play]"'
    """
    language = choose_language(None, environ)
    for before, word in zip(["", *arguments], arguments, strict=False):
        named = word if before == "--lang" else word.removeprefix("--lang=")
        if before == "--lang" or named != word:
            try:
                language = choose_language(named, {})
            except ValueError:
                continue
    folder = files("fieldcraft.i18n") / "catalogues" / language
    text = (folder / "hosting.ftl").read_text(encoding="utf-8")
    found = re.search(r"^cli-needs-extra = (.+)$", text, re.MULTILINE)
    assert found is not None
    return found[1].replace("{ $command }", install(extra))
