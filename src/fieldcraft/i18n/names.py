"""The words of any game as names in a language; a word without a name is said as it is."""

from fieldcraft.i18n.speaker import Speaker


def said(speaker: Speaker, kind: str, word: str) -> str:
    """The name of a word of some kind, such as `side`, `reason`, `scenario`.

    >>> said(Speaker("pt-BR"), "reason", "resign"), said(Speaker("pt-BR"), "reason", "boredom")
    ('o oponente desistiu', 'boredom')
    """
    return speaker.say(f"{kind}-{word}") if speaker.has(f"{kind}-{word}") else word


def side_name(speaker: Speaker, side: str) -> str:
    """The name of a side.

    >>> side_name(Speaker("pl").of("normandy"), "de")
    'Niemcy'
    """
    return said(speaker, "side", side)


def game_name(speaker: Speaker, game: str) -> str:
    """The name of a game.

    >>> game_name(Speaker("ru"), "north-africa")
    'Неустрашимые: Северная Африка'
    """
    return said(speaker.of(game), "game", game)
