"""`terminal`: play a new or a saved match in the terminal."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from rich.text import Text

from fieldcraft import bots, games
from fieldcraft.bots import Bot, UnknownBot
from fieldcraft.cli.arguments import BotName, Game, MatchOptions, Scenario, Seed, SideWord, option
from fieldcraft.cli.commands.generate import Choices, Opponent, Size, Year, generated
from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.drawing.scene import Scene
from fieldcraft.cli.errors import UserError, of_argument
from fieldcraft.cli.lookup import find_game, find_scene, scene_of_match
from fieldcraft.cli.reader import Reader
from fieldcraft.cli.subcommands import Subcommands
from fieldcraft.cli.table import welcome
from fieldcraft.cli.table.match_options import written
from fieldcraft.cli.table.standing import check_standing, seat_standing, usual_standing
from fieldcraft.cli.table.table import Table
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import StartError, key_from_seed
from fieldcraft.i18n import Speaker
from fieldcraft.record.match import Match

subcommands = Subcommands()

SWITCHES = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
"""How a switch is written."""
BOT_PLAYER = "bot "
"""How a record names a bot among the players."""


@dataclass
class PlayRequest:
    """What the user asked for; empty where nothing was said."""

    game: str = ""
    scenario: str = ""
    bot: str = ""
    side: str = ""
    seed: int | None = None
    options: list[str] = field(default_factory=list)
    resume: Path | None = None
    record: Path | None = None
    standing: list[str] = field(default_factory=list)
    generate: int | None = None
    choices: Choices = field(default_factory=Choices)
    resume_with: str = ""
    """The command that goes on with the match, if it is not `terminal --resume`."""


def play(terminal: Terminal, request: PlayRequest) -> int:
    """Set up the match and play."""
    if request.record is not None and request.record != request.resume and request.record.exists():
        text = terminal.say("cli-file-exists", path=request.record.as_posix())
        raise UserError(text)
    check_request(terminal.speaker, request)
    reader = Reader(terminal)
    if request.resume is not None:
        match = Match.load(request.resume)
        scene = scene_of_match(terminal.speaker, match)
    else:
        scene = choose_scene(terminal, reader, request)
        match = new_match(terminal, reader, scene, request)
    seats = seat_bots(terminal.speaker, match, request)
    file = request.record or request.resume
    people = {index: word for index, word in enumerate(match.sides) if index not in seats}
    wanted = request.standing or usual_standing(terminal, match.header.game, seats)
    standing = seat_standing(terminal.speaker, wanted, people, match)
    keeps = request.record is not None
    again = request.resume_with
    table = Table(
        terminal, match, scene, seats, file, keeps=keeps, standing=standing, resume_with=again
    )
    if match.outcome is None and not match.steps:
        welcome.introduce(terminal, reader, scene, list(people.values()))
        if wanted and not request.standing:
            told = terminal.speaker.of(match.header.game).say("standing-told")
            how = terminal.say("standing-end", command="standing off")
            terminal.console.print(Text(f"{told} {how}", QUIET))
    if request.record is not None:
        table.record.save(request.record)
    table.play()
    return 0


def check_request(speaker: Speaker, request: PlayRequest) -> None:
    """Reject contradictory arguments before anything is asked or created."""
    check_bot(speaker, request.bot)
    check_standing(speaker, request.standing)
    if request.side and request.scenario and not request.bot:
        raise UserError(speaker.say("cli-needs", name="--side", other="--bot"))
    if request.generate is not None and (request.scenario or not request.game):
        both = ("cli-not-together", "SCENARIO") if request.scenario else ("cli-needs", "GAME")
        raise UserError(speaker.say(both[0], name="--generate", other=both[1]))
    if request.choices.are_made and request.generate is None:
        name = "--year" if request.choices.year is not None else "--opponent"
        name = "--size" if request.choices.size else name
        raise UserError(speaker.say("cli-needs", name=name, other="--generate"))
    if request.resume is not None and request.options:
        raise UserError(speaker.say("cli-not-together", name="--resume", other="--option"))


def choose_scene(terminal: Terminal, reader: Reader, request: PlayRequest) -> Scene:
    """The scenario that was named, generated, or is asked for now."""
    if request.generate is not None:
        game = find_game(terminal.speaker, request.game)
        scene = generated(terminal.speaker, game, request.generate, request.choices)
        request.scenario = str(scene.plain["id"])
        return scene
    if request.game and request.scenario:
        game = find_game(terminal.speaker, request.game)
        return find_scene(terminal.speaker, game, request.scenario)
    if request.game:
        game = find_game(terminal.speaker, request.game)
    else:
        welcome.welcome(terminal)
        game = welcome.ask_game(terminal, reader)
    return welcome.ask_scene(terminal, reader, game)


def new_match(terminal: Terminal, reader: Reader, scene: Scene, request: PlayRequest) -> Match:
    """A new match; the opponent is asked for only if nothing was named at all."""
    side = checked_side(terminal.speaker, scene, request.side)
    options = read_options(terminal.speaker, scene.game, request.options)
    check_bot(terminal.speaker, request.bot, scene.game)
    if not request.scenario and not request.bot:
        request.bot = welcome.ask_opponent(terminal, reader, scene.game)
        if request.bot and not side:
            side = welcome.ask_side(terminal, reader, scene)
    players = {}
    if request.bot:
        person = side or scene.sides[0]
        opponent = next(one for one in scene.sides if one != person)
        players = {opponent: f"{BOT_PLAYER}{request.bot}"}
    key = secrets.token_bytes(32) if request.seed is None else key_from_seed(request.seed)
    return Match.start(scene.game, scene.source, key, options, players)


def seat_bots(speaker: Speaker, match: Match, request: PlayRequest) -> dict[int, Bot]:
    """The bots at the table: those in the record, or the one asked for now."""
    if request.side and request.side not in match.sides:
        known = ", ".join(match.sides)
        raise UserError(speaker.say("cli-unknown-side", text=request.side[:60], known=known))
    names = {
        match.sides.index(side): name.removeprefix(BOT_PLAYER)
        for side, name in match.players.items()
        if name.startswith(BOT_PLAYER)
    }
    if request.resume is not None and request.bot:
        person = match.sides.index(request.side) if request.side else 0
        names = {1 - person: request.bot}
    seed = secrets.randbelow(1 << 32) if request.seed is None else request.seed
    seats = {}
    for side, name in names.items():
        check_bot(speaker, name, match.header.game)
        seats[side] = bots.make(name, seed)
    if len(seats) == len(match.sides):
        del seats[0]
    return seats


def check_bot(speaker: Speaker, name: str, game: str | None = None) -> None:
    """Raise `UserError` unless there is such a bot, and it can play this game."""
    if not name:
        return
    try:
        bots.check(name, game)
    except UnknownBot as error:
        known = ", ".join(bots.names(game))
        details = [of_argument(speaker, error).text] if error.reason != "unknown-bot" else []
        said = speaker.say("cli-unknown-bot", text=name[:60], known=known)
        raise UserError(said, details) from None


def checked_side(speaker: Speaker, scene: Scene, side: str) -> str:
    """The side that was named; `UserError` if the game has none such."""
    wanted = side.strip().lower()
    if wanted and wanted not in scene.sides:
        known = ", ".join(scene.sides)
        raise UserError(speaker.say("cli-unknown-side", text=side[:60], known=known))
    return wanted


def read_options(speaker: Speaker, game: str, texts: list[str]) -> dict[str, bool | int]:
    """Match options from `name=value`; `UserError` for options and values that there are not."""
    declared = {option.name.lower(): option for option in games.get(game).match_options()}
    options: dict[str, bool | int] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        option = declared.get(name.strip().lower())
        if not equals or option is None:
            known = ", ".join(written(one.name, one.default) for one in declared.values())
            raise UserError(speaker.say("cli-bad-match-option", text=text[:60], known=known))
        try:
            options[option.name] = option.check(_value(value.strip().lower()))
        except StartError as error:
            raise of_argument(speaker, error) from None
    return options


def _value(text: str) -> bool | int | str:
    """A value as it is meant; what is neither switch nor number stays a text."""
    if text in SWITCHES:
        return SWITCHES[text]
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text


@subcommands("terminal")
def terminal_command(
    terminal: Terminal,
    game: Game = "",
    scenario: Scenario = "",
    bot: BotName = "",
    side: SideWord = "",
    seed: Seed = None,
    option: MatchOptions = None,
    resume: Annotated[Path | None, option("FILE", "help-resume")] = None,
    record: Annotated[Path | None, option("FILE", "help-record")] = None,
    standing: Annotated[list[str] | None, option("WORDS", "help-standing")] = None,
    generate: Annotated[int | None, option("SEED", "help-generate")] = None,
    year: Year = None,
    opponent: Opponent = "",
    size: Size = "",
) -> int:
    """Play at the terminal what the arguments ask for."""
    if resume is not None and game:
        raise UserError(terminal.say("cli-not-together", name="--resume", other="GAME"))
    request = PlayRequest(game, scenario, bot, side.lower(), seed, option or [], resume, record)
    request.standing = standing or []
    request.generate, request.choices = generate, Choices(year, opponent, size)
    return play(terminal, request)


add = subcommands.add
