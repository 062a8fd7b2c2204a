"""Pictures of results, as SVG."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

INK, QUIET = "#24292f", "#8c959f"
COLOURS: Final = ("#2f81d8", "#d2543a", "#2f9d63", "#b8860b", "#8250df", "#57606a")
WIDTH: Final = 7.2

Interval = tuple[float, float]


def _figure(height: float) -> tuple[Figure, Axes]:
    mpl.rcParams.update({"svg.hashsalt": "fieldcraft", "svg.fonttype": "none"})
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.add_subplot()
    for edge in ("top", "right"):
        axes.spines[edge].set_visible(False)
    axes.tick_params(colors=INK, labelsize=9)
    return figure, axes


def _svg(figure: Figure) -> str:
    """The picture as text, the same for the same data."""
    made = io.StringIO()
    figure.savefig(made, format="svg", metadata={"Date": None, "Creator": None})
    text = re.sub(r"<metadata>.*?</metadata>", "", made.getvalue(), flags=re.DOTALL)
    return text[text.index("<svg") :]


def counts(values: Sequence[int], labels: Sequence[str], heading: str) -> str:
    """Bars: how many pairs brought how many points."""
    figure, axes = _figure(2.4)
    bars = axes.bar(list(labels), list(values), color=COLOURS[0])
    axes.bar_label(bars, fontsize=9, color=INK)
    axes.set_xlabel(heading, fontsize=9)
    axes.yaxis.set_visible(False)
    axes.spines["left"].set_visible(False)
    return _svg(figure)


def intervals(
    rows: Sequence[str],
    series: Sequence[tuple[str, Sequence[tuple[float, Interval]]]],
    middle: float,
    heading: str,
    limits: Interval | None = None,
    band: Interval | None = None,
) -> str:
    """Dots with intervals, a row for each name and a colour for each series."""
    figure, axes = _figure(1.0 + 0.28 * len(rows) * max(1, 0.55 * len(series)))
    if band is not None:
        axes.axvspan(*band, color=QUIET, alpha=0.15, linewidth=0)
    axes.axvline(middle, color=QUIET, linewidth=0.8)
    step = 0.7 / max(1, len(series))
    for number, (label, values) in enumerate(series):
        places = [row + (number - (len(series) - 1) / 2) * step for row in range(len(values))]
        dots = [dot for dot, _ in values]
        below = [max(0.0, dot - low) for dot, (low, _) in values]
        above = [max(0.0, high - dot) for dot, (_, high) in values]
        axes.errorbar(
            dots, places, xerr=[below, above], fmt="o", markersize=4, linewidth=1.2,
            color=COLOURS[number % len(COLOURS)], label=label,
        )  # fmt: skip
    axes.set_yticks(range(len(rows)), list(rows))
    axes.set_ylim(len(rows) - 0.5, -0.5)
    if limits is not None:
        axes.set_xlim(*limits)
    axes.set_xlabel(heading, fontsize=9)
    if len(series) > 1:
        axes.legend(fontsize=8, frameon=False, loc="best")
    return _svg(figure)


def curve(values: Sequence[float], bounds: Sequence[float], across: str, heading: str) -> str:
    """A line with its bounds: how a sequential test came to its verdict."""
    figure, axes = _figure(2.4)
    for bound in bounds:
        axes.axhline(bound, color=QUIET, linewidth=0.8, linestyle="--")
    axes.plot(range(1, len(values) + 1), list(values), color=COLOURS[0], linewidth=1.4)
    axes.set_xlabel(across, fontsize=9)
    axes.set_ylabel(heading, fontsize=9)
    return _svg(figure)


def histogram(series: Sequence[tuple[str, Sequence[float]]], heading: str) -> str:
    """How often which length came about."""
    figure, axes = _figure(2.4)
    values = [list(one) for _, one in series]
    axes.hist(values, bins=20, label=[label for label, _ in series],
              color=[COLOURS[place % len(COLOURS)] for place in range(len(series))])  # fmt: skip
    axes.set_xlabel(heading, fontsize=9)
    axes.yaxis.set_visible(False)
    axes.spines["left"].set_visible(False)
    if len(series) > 1:
        axes.legend(fontsize=8, frameon=False)
    return _svg(figure)


def reliability(
    series: Sequence[tuple[str, Sequence[tuple[float, float, Interval]]]], told: str, won: str
) -> str:
    """Chance told against share won; whoever tells the truth lies on the diagonal."""
    figure, axes = _figure(4.6)
    axes.plot([0, 1], [0, 1], color=QUIET, linewidth=0.8)
    axes.fill_between([0, 1], [-0.05, 0.95], [0.05, 1.05], color=QUIET, alpha=0.15, linewidth=0)
    for number, (label, dots) in enumerate(series):
        axes.errorbar(
            [one for one, _, _ in dots], [share for _, share, _ in dots],
            yerr=[[max(0.0, share - low) for _, share, (low, _) in dots],
                  [max(0.0, high - share) for _, share, (_, high) in dots]],
            fmt="o-", markersize=4, linewidth=1.2, color=COLOURS[number % len(COLOURS)],
            label=label,
        )  # fmt: skip
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    axes.set_aspect("equal")
    axes.set_xlabel(told, fontsize=9)
    axes.set_ylabel(won, fontsize=9)
    axes.legend(fontsize=8, frameon=False, loc="lower right")
    return _svg(figure)
