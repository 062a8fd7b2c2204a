"""The shapes of what leaves the game: log events, views, declared once and for everybody.

The rules are checked against them by the type checker only; the wire, the drills and the browser's
types are made of them.  The compiler leaves this folder alone, as it would take the annotations.
"""
