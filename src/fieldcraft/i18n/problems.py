"""What is wrong with a file or an argument, said to a person from its code and values alone."""

from collections.abc import Mapping

from fieldcraft.core.phrases import Phrase
from fieldcraft.i18n.speaker import Argument, Speaker
from fieldcraft.i18n.teller import tell_refusal


def tell_problem(speaker: Speaker, code: str, values: Mapping[str, object]) -> tuple[str, str]:
    """What is wrong, and what to do about it.

    >>> tell_problem(Speaker("pl"), "missing", {"key": "licence"})
    ('brakuje wymaganego klucza „licence”', 'dodaj go')
    """
    told = _told(speaker, values)
    return speaker.say(f"problem-{code}", **told), speaker.say(f"remedy-{code}", **told)


def tell_mismatch(speaker: Speaker, code: str, values: Mapping[str, object]) -> str:
    """What is not as a drill says.

    >>> values = {"step": 2, "what": "expect.round", "expected": "7", "found": "1"}
    >>> tell_mismatch(Speaker("pl"), "step-alone", values)
    'krok 2: expect.round: oczekiwano: 7; jest: 1'
    """
    return speaker.say(f"mismatch-{code}", **_told(speaker, values))


def tell_value(speaker: Speaker, value: object) -> Argument:
    """A value of a problem: words of a file stay as they are, phrases are said.

    >>> from fieldcraft.core.phrases import hint
    >>> tell_value(Speaker("ru"), hint("la-rye", ["la-raye", "mortain"]))
    'может быть, la-raye?'
    """
    if not isinstance(value, Phrase):
        return value if value is None or isinstance(value, str | int | float) else str(value)
    if value.kind == "list":
        return ", ".join(str(tell_value(speaker, one)) for one in value.values.values())
    if value.kind == "why":
        return _refusal(speaker, value)
    return speaker.say(f"{value.kind}-{value.code}", **_told(speaker, value.values))


def _told(speaker: Speaker, values: Mapping[str, object]) -> dict[str, Argument]:
    return {name: tell_value(speaker, value) for name, value in values.items()}


def _refusal(speaker: Speaker, value: Phrase) -> str:
    """A refusal inside a sentence: without its full stop, its clause after it."""
    fields = dict(value.values)
    clause = fields.pop("clause", "")
    own = speaker.of(str(fields.pop("game", "")))
    text = tell_refusal(own, value.code, fields).removesuffix(".")
    return f"{text} ({clause})" if clause else text
