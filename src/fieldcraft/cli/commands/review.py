"""`review`: the chances in a recorded match, what luck gave, and the costliest decisions."""

from dataclasses import asdict
from typing import Annotated

from rich import box
from rich.table import Table
from rich.text import Text

from fieldcraft.cli.arguments import Json, RecordFile, switch
from fieldcraft.cli.drawing.palette import BORDER, QUIET, side_style
from fieldcraft.cli.drawing.progress import progress_bar
from fieldcraft.cli.lookup import scene_of_match
from fieldcraft.cli.subcommands import Subcommands
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n.names import side_name
from fieldcraft.lab.review import KNOWS_ALL, Moment, Review
from fieldcraft.lab.review.labels import labels, told_judge
from fieldcraft.record.match import Match

subcommands = Subcommands()

BLOCKS = "▁▂▃▄▅▆▇█"
PLAIN_BLOCKS = ".:-=+*#@"


@subcommands("review")
def review(
    terminal: Terminal,
    file: RecordFile,
    whole: Annotated[bool, switch("--all", "help-review-all")] = False,
    as_json: Json = False,
) -> None:
    """Judge every position of a record and print what was found."""
    match = Match.load(file)
    found = Review(match)
    with progress_bar(terminal) as bar:
        task = bar.add_task(terminal.say("progress-judging"), total=len(match.steps) + 1)
        for _ in found.advance():
            bar.advance(task)
    if as_json:
        terminal.print_json(plain(found))
        return
    terminal = terminal.of(found.game)
    say, console = terminal.say, terminal.console
    scene = scene_of_match(terminal.speaker, match)
    console.print(Text(scene.name, "bold"))
    console.print(Text(told_judge(terminal.speaker, found.judge), QUIET), soft_wrap=True)
    console.print()
    first = side_name(terminal.speaker, match.sides[0])
    console.print(Text(say("review-chances", side=first)))
    console.print(Text(curve(terminal, found.moments), side_style(match.sides[0])))
    console.print(totals(terminal, found))
    dear = [place for total in found.totals().values() for place in total.costliest]
    moments = found.moments[1:] if whole else [found.moments[place] for place in sorted(dear)]
    if moments:
        console.print(decisions(terminal, found, moments))


def plain(found: Review) -> dict[str, object]:
    """The review for JSON output."""
    return {
        "game": found.game,
        "sides": list(found.match.sides),
        "judge": asdict(found.judge),
        "totals": {side: asdict(total) for side, total in found.totals().items()},
        "moments": [asdict(moment) for moment in found.moments],
    }


def curve(terminal: Terminal, moments: list[Moment]) -> str:
    """The first side's chances as a line of blocks, as wide as the terminal."""
    blocks = PLAIN_BLOCKS if terminal.signs.filled == "#" else BLOCKS
    width = min(terminal.width - 2, len(moments))
    shown = [
        moments[place * (len(moments) - 1) // max(1, width - 1)].chances[KNOWS_ALL]
        for place in range(width)
    ]
    return "".join(blocks[round(chance * (len(blocks) - 1))] for chance in shown)


def totals(terminal: Terminal, found: Review) -> Table:
    """By side, what luck and errors came to."""
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column("")
    for column in ("review-luck", "review-errors", "column-decisions"):
        table.add_column(terminal.say(column), justify="right")
    for side, total in found.totals().items():
        name = Text(side_name(terminal.speaker, side), side_style(side, "bold"))
        table.add_row(name, f"{100 * total.luck:+.0f}", f"{-100 * total.errors + 0.0:.0f}",
                      str(total.decisions))  # fmt: skip
    table.caption = terminal.say("review-points")
    return table


def decisions(terminal: Terminal, found: Review, moments: list[Moment]) -> Table:
    """Positions, what was chosen there, and what would have been better."""
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    for column in ("review-position", "column-side", "review-choice"):
        table.add_column(terminal.say(column))
    for column in ("review-chance", "review-luck", "review-cost"):
        table.add_column(terminal.say(column), justify="right")
    table.add_column(terminal.say("review-better"))
    for moment in moments:
        label = labels(found, moment, terminal.speaker)
        side = moment.side
        table.add_row(
            str(moment.position),
            Text(side_name(terminal.speaker, side), side_style(side)) if side else "",
            label[moment.choice] if moment.choice else "",
            f"{100 * moment.chances[KNOWS_ALL]:.0f}%",
            f"{100 * moment.luck:+.0f}" if round(100 * moment.luck) else "",
            f"{-100 * moment.error:.0f}" if moment.error else "",
            ", ".join(label[word] for word in moment.better),
        )
    return table


add = subcommands.add
