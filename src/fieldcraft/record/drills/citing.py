"""What our drills cite, found in their text: reading all of them as drills takes two seconds."""

import re

LISTED = re.compile(r"^[ -]*clauses?:\s*(\[[^\]]*\]|[^\s#]+)", re.MULTILINE)
"""A list of clauses, or the clause of a refusal; what a question must cite stands inside braces."""
CLAUSE = re.compile(r"[A-Z]+-[A-Za-z0-9.-]+")
GAME = re.compile(r"^game:\s*(\S+)", re.MULTILINE)


def cited_in(text: str) -> tuple[str, ...]:
    """Every clause that a drill cites, as `DrillFile.clauses` has them."""
    found = [clause for listed in LISTED.findall(text) for clause in CLAUSE.findall(listed)]
    return tuple(dict.fromkeys(found))


def game_in(text: str) -> str:
    """The game of a drill."""
    found = GAME.search(text)
    return found[1] if found else ""
