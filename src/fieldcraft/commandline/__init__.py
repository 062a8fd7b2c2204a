"""What a person types at a table, in a terminal or a browser: choices in words, and questions.

One line means the same everywhere.  It is either a command (`look D5`, `why to 17B`, `score`) or
names what is to be done (`fire G9 A3`), which is found among the options, some steps ahead.
"""

from fieldcraft.commandline.completion import complete
from fieldcraft.commandline.line import Reply, read

__all__ = ["Reply", "complete", "read"]
