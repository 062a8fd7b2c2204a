"""What `import fieldcraft` offers: a match with words for sides and options (docs/library.md)."""

from fieldcraft.facade.events import Event, event_types
from fieldcraft.facade.match import Decision, Match, NotOffered, Outcome
from fieldcraft.facade.options import Option, Options

__all__ = [
    "Decision",
    "Event",
    "Match",
    "NotOffered",
    "Option",
    "Options",
    "Outcome",
    "event_types",
]
