"""`campaign`: consecutive scenarios, scored together."""

import shlex
from pathlib import Path
from typing import Annotated

from rich import box
from rich.table import Table
from rich.text import Text

from fieldcraft import games
from fieldcraft.cli.arguments import BotName, Json, Seed, SideWord, argument, option
from fieldcraft.cli.commands.terminal import PlayRequest, play
from fieldcraft.cli.drawing.palette import BORDER, QUIET, side_style
from fieldcraft.cli.errors import UserError
from fieldcraft.cli.lookup import find_game, find_scene
from fieldcraft.cli.subcommands import Subcommands
from fieldcraft.cli.terminal import Terminal
from fieldcraft.i18n import Speaker
from fieldcraft.i18n.names import game_name, side_name
from fieldcraft.record.campaign import Campaign, Score, has_campaign
from fieldcraft.record.match import Match

subcommands = Subcommands("help-campaign-")
File = Annotated[Path, argument("FILE", "help-campaign-file")]


@subcommands("start")
def start(
    terminal: Terminal,
    file: File,
    game: Annotated[str, option("GAME", "help-game")] = games.keys()[0],
    first: Annotated[str, option("SCENARIO", "help-campaign-from", "--from")] = "",
    last: Annotated[str, option("SCENARIO", "help-campaign-to", "--to")] = "",
) -> None:
    """Start a campaign in a new file."""
    game = find_game(terminal.speaker, game)
    terminal = terminal.of(game)
    if not has_campaign(game):
        raise UserError(terminal.say("campaign-none", name=game_name(terminal.speaker, game)))
    if file.exists():
        raise UserError(terminal.say("cli-file-exists", path=file.as_posix()))
    Campaign.start(game, first, last).save(file)
    terminal.console.print(Text(terminal.say("cli-saved", path=file.as_posix())))
    command = f"fieldcraft campaign continue {file.as_posix()}"
    terminal.console.print(Text(terminal.say("campaign-next", command=command), QUIET))


@subcommands("continue")
def go_on(
    terminal: Terminal, file: File, bot: BotName = "", side: SideWord = "", seed: Seed = None
) -> int:
    """Play the next scenario; an unfinished match is resumed."""
    request = PlayRequest(bot=bot, side=side.lower(), seed=seed)
    campaign = Campaign.load(file)
    scenario = campaign.next
    if scenario is None:
        print_score(terminal, campaign, as_json=False)
        return 0
    record = file.with_name(f"{file.stem}-{scenario}.record")
    request.game, request.scenario, request.record = campaign.game, scenario, record
    if record.exists():
        request.resume = record
    words = ["fieldcraft", "campaign", "continue", file.as_posix()]
    words += ["--bot", request.bot] if request.bot else []
    words += ["--side", request.side] if request.side else []
    request.resume_with = shlex.join(words)
    play(terminal, request)
    match = Match.load(record)
    if match.outcome is None:
        return 0
    campaign.add(match, record.name)
    campaign.save(file)
    print_score(terminal, campaign, as_json=False)
    return 0


@subcommands("score")
def score_command(terminal: Terminal, file: File, as_json: Json = False) -> None:
    """Show the score of a campaign."""
    print_score(terminal, Campaign.load(file), as_json=as_json)


def print_score(terminal: Terminal, campaign: Campaign, *, as_json: bool) -> None:
    """The results so far and the score."""
    score = campaign.score
    if as_json:
        terminal.print_json(
            {
                "game": campaign.game,
                "scenarios": campaign.scenarios,
                "next": campaign.next,
                "results": [
                    {
                        "scenario": one.scenario,
                        "winner": one.winner,
                        "casualties": dict(one.casualties),
                        "record": one.record,
                    }
                    for one in campaign.results
                ],
                "wins": dict(score.wins),
                "casualties": dict(score.casualties),
                "scores": dict(score.scores),
                "leader": score.leader,
                "lead": score.lead,
                "band": score.band,
            }
        )
        return
    terminal = terminal.of(campaign.game)
    terminal.console.print(_table(terminal, campaign, score))
    terminal.console.print(Text(standing(terminal.speaker, score), "bold"))
    if campaign.next is not None:
        scene = find_scene(terminal.speaker, campaign.game, campaign.next)
        text = terminal.say("campaign-due", name=scene.name)
        terminal.console.print(Text(text, QUIET))


def standing(speaker: Speaker, score: Score) -> str:
    """Who leads, and by how much."""
    band = speaker.say(f"campaign-band-{score.band}")
    if score.band == "even":
        return band
    return f"{side_name(speaker, score.leader)}: {band} (+{score.lead})"


def _table(terminal: Terminal, campaign: Campaign, score: Score) -> Table:
    say, speaker = terminal.say, terminal.speaker
    sides = list(score.scores)
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER, show_footer=True)
    table.add_column(say("column-scenario"), say("column-score"))
    table.add_column(say("column-winner"))
    for side in sides:
        name = side_name(speaker, side)
        table.add_column(
            Text(f"{name}: {say('heading-casualties').lower()}", side_style(side)),
            Text(f"{name}: {score.scores[side]}", side_style(side, "bold")),
            justify="right",
        )
    for one in campaign.results:
        scene = find_scene(speaker, campaign.game, one.scenario)
        winner = side_name(speaker, one.winner) if one.winner in sides else "–"
        table.add_row(
            scene.name,
            Text(winner, side_style(one.winner)),
            *[str(one.casualties[side]) for side in sides],
        )
    return table


add = subcommands.add
