"""What can be wrong with content."""

from fieldcraft.core.content.problems import ContentError

__all__ = ["ContentError"]
