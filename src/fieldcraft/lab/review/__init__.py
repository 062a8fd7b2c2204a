"""A finished match judged decision by decision: chances, luck, errors (docs/review.md)."""

from fieldcraft.lab.review.review import KNOWS_ALL, Moment, Review, SideTotal

__all__ = ["KNOWS_ALL", "Moment", "Review", "SideTotal"]
