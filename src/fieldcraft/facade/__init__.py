"""What `import fieldcraft` offers: a match with words for sides and options (docs/library.md)."""

from fieldcraft.facade.arguments import WrongArgument
from fieldcraft.facade.decision import Decision, Outcome
from fieldcraft.facade.events import Event, event_types
from fieldcraft.facade.match import Match, NotOffered
from fieldcraft.facade.options import NoSuchOption, Option, Options

__all__ = [
    "Decision",
    "Event",
    "Match",
    "NoSuchOption",
    "NotOffered",
    "Option",
    "Options",
    "Outcome",
    "WrongArgument",
    "event_types",
]
