"""A set-up kept in a file of its own, to be laid out again in another match of the scenario.

Four lines say what it is for; then each thing stands with its place on a line:

    fieldcraft set-up 1
    game combat-commander
    scenario lipki-farm
    side axis
    place axis:rifle-3, to G10
    weapon light-mg-1, give axis:rifle-3
"""

from dataclasses import dataclass

from fieldcraft import games

FIRST_LINE = "fieldcraft set-up 1"
SIZE_LIMIT = 100_000


class BadLine(ValueError):
    """A line that does not name a thing with its place, and what one looks like."""

    def __init__(self, number: int, text: str, example: str) -> None:
        super().__init__(text)
        self.found: dict[str, str | int] = {"line": number, "text": text[:60], "example": example}


@dataclass(frozen=True)
class KeptSetUp:
    """Whose set-up it is, and the words that lay it out, two for each thing."""

    game: str
    scenario: str
    side: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        head = [FIRST_LINE, f"game {self.game}", f"scenario {self.scenario}", f"side {self.side}"]
        pairs = zip(self.words[::2], self.words[1::2], strict=True)
        return "\n".join([*head, *[f"{thing}, {place}" for thing, place in pairs], ""])


def parse(text: str) -> KeptSetUp:
    """A set-up from its lines; ValueError when they are not as they should be.

    >>> head = "fieldcraft set-up 1\\ngame combat-commander\\nscenario s\\nside x\\n"
    >>> print(parse(head + "place a, to B1\\n").words)
    ('place a', 'to B1')
    """
    numbered = enumerate(map(str.strip, text.splitlines()), 1)
    (_, first), *lines = [(number, line) for number, line in numbered if line]
    if first != FIRST_LINE or len(lines) < 3:
        raise ValueError("no kept set-up")
    names, values = zip(*[line.split(" ", 1) for _, line in lines[:3]], strict=True)
    game, scenario, side = values
    known = games.keys()
    if names != ("game", "scenario", "side") or game not in known:
        raise ValueError("no kept set-up")
    words: list[str] = []
    for number, line in lines[3:]:
        thing, comma, place = line.partition(", ")
        if not comma or "," in place:
            raise BadLine(number, line, games.get(game).set_up_line())
        words += [thing, place]
    return KeptSetUp(game, scenario, side, tuple(words))
