"""The progress bar of whatever takes more than a second."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fieldcraft.cli.terminal import Terminal


def progress_bar(terminal: Terminal) -> Progress:
    """A bar on standard error that leaves nothing behind; none where nobody would see it."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal.errors,
        transient=True,
        disable=not terminal.errors.is_terminal,
    )
