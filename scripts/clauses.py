"""Whether the rules reference says the same in every language.

    python scripts/clauses.py                       what is missing, wrong or changed in English
    python scripts/clauses.py accept ru             all Russian clauses say what English says
    python scripts/clauses.py accept ru U-503 D-07  only these, once their Russian follows

Accept what you have read: from then on a clause is only reported when its English changes again.
"""

from __future__ import annotations

import sys

from fieldcraft.i18n import LANGUAGES
from fieldcraft.record.rules.rulebook import books, load_translation
from fieldcraft.record.rules.translation import accept, faults, missing


def main(arguments: list[str]) -> int:
    """The number to exit with: 0 if nothing is to be done."""
    if arguments[:1] == ["accept"] and len(arguments) > 1 and arguments[1] in LANGUAGES[1:]:
        lang, clauses = arguments[1], arguments[2:]
        for book in books():
            own = load_translation(book, lang)
            wanted = [name for name in clauses if name in own]
            if own and (wanted or not clauses):
                print(f"{lang}/{book}: {accept(book, lang, wanted)} accepted")
        return 0
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    found = 0
    for book in books():
        for lang in LANGUAGES[1:]:
            for fault in faults(book, lang):
                print(f"{lang}/{book} {fault}")
                found += 1
            if lacking := missing(book, lang):
                print(f"{lang}/{book}: {len(lacking)} missing, from {lacking[0]} on")
                found += len(lacking)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
