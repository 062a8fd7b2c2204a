"""`games`, `scenarios` and `show`: what there is to play, drawn before anybody sits down."""

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft import games
from fieldcraft.cli.board import Board, draw_board
from fieldcraft.cli.hand import actions_text, face_style
from fieldcraft.cli.legend import legend
from fieldcraft.cli.looking import structure_line
from fieldcraft.cli.palette import BORDER, QUIET, side_style
from fieldcraft.cli.scene import Scene, find_scene
from fieldcraft.cli.switches import option_list
from fieldcraft.cli.terminal import Terminal
from fieldcraft.cli.vehicles import vehicles_part
from fieldcraft.core import SPECTATOR, key_from_seed
from fieldcraft.i18n import Speaker, card_name, counter_name, side_name, tell_goal


def list_games(terminal: Terminal, as_json: bool) -> None:
    """The games there are."""
    say = terminal.say
    keys = games.keys()
    rows = [
        {"key": key, "name": say(f"game-{key}"), "scenarios": len(games.get(key).scenarios())}
        for key in keys
    ]
    if as_json:
        terminal.print_json(rows)
        return
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column(say("column-key"))
    table.add_column(say("column-game"))
    table.add_column(say("column-scenarios"), justify="right")
    for row in rows:
        table.add_row(Text(str(row["key"]), "bold"), str(row["name"]), str(row["scenarios"]))
    terminal.console.print(table)
    for key in keys:
        command = f"fieldcraft scenarios {key}"
        terminal.console.print(Text(say("games-next", command=command), QUIET))


def list_scenarios(terminal: Terminal, game: str, as_json: bool) -> None:
    """The scenarios of a game."""
    scenes = [find_scene(terminal.speaker, game, word) for word in games.get(game).scenarios()]
    if as_json:
        terminal.print_json([scenario_summary(scene) for scene in scenes])
        return
    say = terminal.say
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column("#", justify="right")
    table.add_column(say("column-scenario"), overflow="fold")
    table.add_column(say("column-key"), no_wrap=True)
    table.add_column(say("column-date"), no_wrap=True)
    for scene in scenes:
        table.add_row(
            Text(str(scene.plain["number"]), "bold"),
            Text(scene.name, "bold"),
            Text(scene.plain["id"], QUIET),
            Text(scene.date),
        )
    terminal.console.print(table)
    first = scenes[0].plain["id"]
    terminal.console.print(
        Text(say("scenarios-next", command=f"fieldcraft show {game} {first}"), QUIET)
    )
    terminal.console.print(Text(f"\n{say('options-list', option='--option')}", QUIET))
    terminal.console.print(option_list(terminal, game))


def scenario_summary(scene: Scene) -> dict[str, Any]:
    """What a list says of a scenario to a program."""
    goals = {side: scene.goal(side) for side in scene.sides}
    return {
        "game": scene.game,
        "id": scene.plain["id"],
        "number": scene.plain["number"],
        "name": scene.name,
        "date": scene.date,
        "tiles": len(scene.tiles),
        "goals": goals,
    }


def show_scenario(terminal: Terminal, scene: Scene, as_json: bool) -> None:
    """A scenario drawn: briefing, board, goals, starting cards."""
    if as_json:
        whole = {**scenario_summary(scene), "briefing": scene.briefing, "plain": scene.plain}
        terminal.print_json(whole)
        return
    view = games.get(scene.game).start(scene.argument, key_from_seed(0)).view(SPECTATOR)
    console = terminal.console
    console.print(title(terminal, scene))
    if scene.briefing:
        console.print(Padding(Text(scene.briefing, "italic"), (0, 2, 1, 2)))
    for line in board_lines(terminal, scene, view, terminal.width, looks=True):
        console.print(line, soft_wrap=True)
    for part in vehicles_part(terminal, scene, view, cards=True):
        console.print(part)
    console.print(legend(terminal, scene))
    console.print(goals_panel(terminal, scene))
    console.print(starting_cards(terminal, scene))


def title(terminal: Terminal, scene: Scene) -> RenderableType:
    """The head line of a scenario."""
    number = f"{scene.plain['number']}. " if scene.plain["number"] else ""
    text = Text(f"{number}{scene.name}", "bold")
    if scene.date:
        text.append(f"  {scene.date}", f"not bold {QUIET}")
    game = terminal.say(f"game-{scene.game}")
    return Panel(text, box=box.HEAVY, title=Text(game), title_align="left", border_style=BORDER)


def board_lines(
    terminal: Terminal,
    scene: Scene,
    view: dict[str, Any],
    width: int,
    *,
    looks: bool = False,
    offered: dict[str, str] | None = None,
    tight: bool = False,
) -> list[Text]:
    """The board on this terminal."""
    is_plain = terminal.console.options.ascii_only
    board = Board(
        scene, view, terminal.speaker, terminal.signs, offered or {}, is_plain, looks, tight
    )
    return draw_board(board, width)


def goal_text(speaker: Speaker, scene: Scene, side: str) -> str:
    """How a side wins."""
    return tell_goal(speaker, side, scene.goal(side))


def goals_panel(terminal: Terminal, scene: Scene) -> RenderableType:
    """Goals, initiative, spawn and escape markers, structures."""
    say, speaker = terminal.say, terminal.speaker
    setup = scene.plain["setup"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for side in scene.sides:
        goal = Text(goal_text(speaker, scene, side), side_style(side))
        grid.add_row(Text(say("heading-victory"), QUIET), goal)
    holder = scene.sides[setup["initiative"]]
    grid.add_row(
        Text(say("heading-initiative"), QUIET),
        Text(side_name(speaker, holder), side_style(holder)),
    )
    for spawn in setup.get("spawns", ()):
        side = scene.sides[spawn["side"]]
        used = setup["cards"][spawn["side"]]
        units = [counter_name(speaker, unit) for unit in spawn["units"] if unit in used]
        every = [c for c in scene.counters.values() if c["side"] == spawn["side"]]
        who = say("spawn-all") if len(spawn["units"]) == len(every) else ", ".join(units)
        grid.add_row(
            Text(say("heading-spawns"), QUIET),
            Text(f"{spawn['tile']}: {side_name(speaker, side)} – {who}", side_style(side)),
        )
    for structure in scene.plain.get("structures", ()):
        text = f"{structure['tile']}: {structure_line(terminal, structure['id'], structure)}"
        grid.add_row(Text(say("heading-structures"), QUIET), Text(text))
    if setup.get("escape"):
        tiles = Text(", ".join(setup["escape"]))
        grid.add_row(Text(say("heading-escape-markers"), QUIET), tiles)
    return Padding(grid, (0, 1, 1, 1))


def starting_cards(terminal: Terminal, scene: Scene) -> RenderableType:
    """The starting-cards table of both sides: how many in deck and supply."""
    say, speaker = terminal.say, terminal.speaker
    tables = scene.plain["setup"]["cards"]
    table = Table(
        box=box.SIMPLE_HEAD,
        border_style=BORDER,
        caption=Text(f"{say('heading-deck')} + {say('heading-supply')}", QUIET),
        caption_justify="left",
    )
    table.add_column(say("column-card"))
    for side in scene.sides:
        heading = Text(side_name(speaker, side), side_style(side, "bold"))
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column(say("column-initiative"), justify="right")
    table.add_column(say("column-actions"))
    faces = {word: card for side in scene.sides for word, card in scene.cards[side].items()}
    for word, card in sorted(faces.items(), key=lambda entry: entry[1]["class"] == "fog"):
        if not any(word in one for one in tables):
            continue
        held = [one.get(word, [0, 0]) for one in tables]
        table.add_row(
            Text(card_name(speaker, word), face_style(card, "")),
            *[Text(f"{deck} + {supply}" if deck + supply else "–") for deck, supply in held],
            str(card["initiative"]),
            actions_text(speaker, card),
        )
    return table
