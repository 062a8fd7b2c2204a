"""Invalid arguments, in the user's language."""

from typing import Any

import typer

from fieldcraft.cli.errors import UserError
from fieldcraft.i18n import Speaker


def translate(speaker: Speaker, misuse: typer.TyperException) -> UserError:
    """The argument parser's complaint as a `UserError`.

    The parser's exceptions are told apart by name, as their module is not public.
    """
    kind = type(misuse).__name__
    hint = [speaker.say("cli-try-help", command=_help_command(misuse))]
    if kind == "MissingParameter":
        return UserError(speaker.say("cli-missing-argument", name=_parameter(misuse)), hint)
    if kind == "NoSuchOption":
        name = str(getattr(misuse, "option_name", ""))
        near = getattr(misuse, "possibilities", None) or []
        if near:
            known = ", ".join(sorted(near))
            said = speaker.say("cli-unknown-option-near", name=name[:60], known=known)
            return UserError(said, hint)
        return UserError(speaker.say("cli-unknown-option", name=name[:60]), hint)
    if kind == "BadOptionUsage":
        name = str(getattr(misuse, "option_name", ""))
        return UserError(speaker.say("cli-missing-value", name=name[:60]), hint)
    if kind == "BadParameter":
        value = misuse.message.split("'")[1] if misuse.message.count("'") > 1 else misuse.message
        said = speaker.say("cli-bad-argument", value=value[:60], name=_parameter(misuse))
        return UserError(said, hint)
    extra = misuse.message.partition("(")[2].rstrip(").") or misuse.message
    return UserError(speaker.say("cli-too-many-arguments", text=extra[:100]), hint)


def _parameter(misuse: typer.TyperException) -> str:
    parameter: Any = getattr(misuse, "param", None)  # the parser's own type, not public
    if parameter is None:
        return "?"
    if getattr(parameter, "param_type_name", "") == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name).upper()


def _help_command(misuse: typer.TyperException) -> str:
    context: Any = getattr(misuse, "ctx", None)  # the parser's own type, not public
    path = context.command_path if context is not None else "fieldcraft"
    return f"{path} --help"
