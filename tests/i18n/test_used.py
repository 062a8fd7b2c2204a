"""No message is left over from something that is gone."""

import re
from pathlib import Path

from tests.i18n.catalogue import all_messages

ROOT = Path(__file__).resolve().parents[2]
BUILT = re.compile(r"""f["']([a-z][a-z-]*-)\{|["']([a-z][a-z-]*-)["'] \+""")
NAMED = re.compile(r"""(?:said|naming)\((?:speaker, )?"([a-z-]+)\"""")
NAMES = ("card-", "counter-", "game-", "specialism-", "vehicle-")  # of printed things
TOLD = ("coach-", "event-", "why-")  # by the name of a question, an event, a reason


def test_every_message_is_said_somewhere() -> None:
    """Its id stands in the code, or begins as ids that the code puts together."""
    paths = [path for top in ("src", "scripts") for path in (ROOT / top).rglob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    built = {one or other for one, other in BUILT.findall(code)}
    begun = {*built, *(f"{kind}-" for kind in NAMED.findall(code)), *NAMES, *TOLD}
    assert len(begun) > 50
    whole = set(re.findall(r"[a-z][\w-]*", code))
    left = sorted(
        name
        for _, name, entry in all_messages("en")
        if entry.file != "declared" and name not in whole and not name.startswith(tuple(begun))
    )
    assert left == []
