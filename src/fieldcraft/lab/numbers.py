"""Results as people read them, alike in terminal and report."""

from math import isinf

Interval = tuple[float, float]


def percent(share: float) -> str:
    """A share in percent.

    >>> percent(0.6254)
    '62.5%'
    """
    return f"{100 * share:.1f}%"


def between(interval: Interval) -> str:
    """An interval in percent.

    >>> between((0.5, 0.61))
    '50.0 – 61.0%'
    """
    return f"{100 * interval[0]:.1f} – {100 * interval[1]:.1f}%"


def rating(elo: float) -> str:
    """A difference in Elo; boundless where somebody won everything.

    >>> rating(42.4), rating(float("-inf"))
    ('+42', '-∞')
    """
    return ("+∞" if elo > 0 else "-∞") if isinf(elo) else f"{elo:+.0f}"


def ratings(interval: Interval) -> str:
    """An interval in Elo."""
    return f"{rating(interval[0])} … {rating(interval[1])}"


def bounded(share: float, interval: Interval) -> str:
    """A share in percent with its interval.

    >>> bounded(0.5, (0.412, 0.588))
    '50.0% [41.2, 58.8]'
    """
    return f"{percent(share)} [{100 * interval[0]:.1f}, {100 * interval[1]:.1f}]"


def bounded_rating(elo: float, interval: Interval) -> str:
    """A difference in Elo with its interval.

    >>> bounded_rating(42.4, (-3.2, 90.0))
    '+42 [-3, +90]'
    """
    return f"{rating(elo)} [{rating(interval[0])}, {rating(interval[1])}]"
