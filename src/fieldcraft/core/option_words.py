"""What somebody typed, and what may have been meant: shared by the words of all games."""

from difflib import get_close_matches

from fieldcraft.core.contract import Refusal, WordError

LONGEST_TEXT = 200


def clean(text: str) -> str:
    """The beginning of what somebody typed, fit to be shown and kept."""
    return text[:60].encode("utf-8", "replace").decode()


def not_a_word(text: str) -> WordError:
    """These are no words of this game."""
    return WordError(Refusal("not-a-word", "", {"text": clean(text)}))


def split_words(text: str, most: int) -> list[str]:
    """The words of a text; WordError for none, or for more than an option has."""
    parts = text.split()
    if not parts or len(parts) > most or len(text) > LONGEST_TEXT:
        raise not_a_word(text)
    return parts


def look_up(index: dict[str, int], text: str, reason: str, clause: str = "") -> int:
    """The number of a thing's name, in any case; if there is none, the nearest is suggested."""
    if text in index:
        return index[text]
    folded = {word.lower(): word for word in index}
    if text.lower() in folded:
        return index[folded[text.lower()]]
    near = get_close_matches(text.lower(), list(folded), 1)
    suggestion = folded[near[0]] if near else ""
    raise WordError(Refusal(reason, clause, {"text": clean(text), "suggestion": suggestion}))
