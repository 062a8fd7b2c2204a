"""`games`, `scenarios` and `show`: what there is to play, drawn before anybody sits down."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fieldcraft import games
from fieldcraft.cli.board import Board, draw_board, short_unit
from fieldcraft.cli.hand import actions_text, face_style
from fieldcraft.cli.palette import BORDER, HILL, OBJECTIVE, QUIET, TERRAIN, side_style
from fieldcraft.cli.scene import Scene, find_scene
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import SPECTATOR, key_from_seed
from fieldcraft.i18n import Speaker, card_name, counter_name, side_name, squad_name


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
    terminal.console.print(Text(say("games-next", command="fieldcraft scenarios normandy"), QUIET))


def list_scenarios(terminal: Terminal, game: str, as_json: bool) -> None:
    """The scenarios of a game."""
    scenes = [find_scene(terminal.speaker, game, word) for word in games.get(game).scenarios()]
    if as_json:
        terminal.print_json([scenario_summary(scene) for scene in scenes])
        return
    say = terminal.say
    table = Table(box=box.SIMPLE_HEAD, border_style=BORDER)
    table.add_column("#", justify="right")
    for column in ("column-scenario", "column-key", "column-date"):
        table.add_column(say(column))
    if terminal.width >= 90:
        table.add_column(say("heading-victory"))
    for scene in scenes:
        row = [
            Text(str(scene.plain["number"]), "bold"),
            Text(scene.name, "bold"),
            Text(scene.plain["id"], QUIET),
            Text(scene.date),
        ]
        if terminal.width >= 90:
            row.append(Text(" | ".join(goal_text(terminal.speaker, scene, s) for s in scene.sides)))
        table.add_row(*row)
    terminal.console.print(table)
    first = scenes[0].plain["id"]
    terminal.console.print(
        Text(say("scenarios-next", command=f"fieldcraft show {game} {first}"), QUIET)
    )


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
) -> list[Text]:
    """The board on this terminal."""
    is_plain = terminal.console.options.ascii_only
    board = Board(scene, view, terminal.speaker, terminal.signs, offered or {}, is_plain, looks)
    return draw_board(board, width)


def legend(terminal: Terminal, scene: Scene) -> RenderableType:
    """What the signs and letters on the board mean."""
    say, signs = terminal.say, terminal.signs
    text = Text()
    parts = [
        (f"{signs.objective}2", f"bold {OBJECTIVE}", say("marker-objective")),
        (signs.controlled, "bold", say("marker-controlled")),
        (signs.scouted, "bold", say("marker-scouted")),
        (signs.spawn, "", say("marker-spawn")),
        ("+2", TERRAIN, say("field-cover")),
        ("+3/1", HILL, say("legend-hill")),
        (f"RiA{signs.suppressed}", "italic", say("face-suppressed")),
    ]
    parts[-1] = (
        short_unit(terminal.speaker, "rifleman")
        + (squad_name(terminal.speaker, "a") or "")
        + signs.suppressed,
        "italic",
        say("face-suppressed"),
    )
    if any(counter["title"] == "mortar" for counter in _used(scene)):
        parts.append((signs.target, "bold", say("marker-target")))
    if scene.tower:
        parts.append((signs.tower, "bold", say("marker-radio-tower")))
    for title_word in dict.fromkeys(counter["title"] for counter in _used(scene)):
        name = counter_name(terminal.speaker, title_word)
        parts.append((short_unit(terminal.speaker, title_word), "bold", name))
    for sign, style, meaning in parts:
        entry = Text(sign, style)
        entry.append(f"\u00a0{meaning.replace(' ', chr(0xA0))}", f"not bold not italic {QUIET}")
        text.append_text(entry)
        text.append("   ")
    text.rstrip()
    return Padding(text, (0, 1, 1, 1))


def _used(scene: Scene) -> list[dict[str, Any]]:
    """The counters of the units that have cards in this scenario."""
    cards = scene.plain["setup"]["cards"]
    return [
        counter
        for word, counter in scene.counters.items()
        if word.split(":")[1] in cards[counter["side"]]
    ]


def goal_text(speaker: Speaker, scene: Scene, side: str) -> str:
    """How a side wins."""
    goal = scene.goal(side)
    name = side_name(speaker, side)
    texts = []
    if goal["points"]:
        texts.append(speaker.say("goal-points", side=name, count=goal["points"]))
    if goal["pin"]:
        texts.append(speaker.say("goal-pin", side=name))
    return " / ".join(texts)


def goals_panel(terminal: Terminal, scene: Scene) -> RenderableType:
    """Goals, initiative and spawn markers."""
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
    for spawn in setup["spawns"]:
        side = scene.sides[spawn["side"]]
        units = [counter_name(speaker, unit) for unit in spawn["units"]]
        every = [c for c in scene.counters.values() if c["side"] == spawn["side"]]
        who = say("spawn-all") if len(units) == len(every) else ", ".join(units)
        grid.add_row(
            Text(say("heading-spawns"), QUIET),
            Text(f"{spawn['tile']}: {side_name(speaker, side)} – {who}", side_style(side)),
        )
    return Padding(grid, (0, 1, 1, 1))


def starting_cards(terminal: Terminal, scene: Scene) -> RenderableType:
    """The starting-cards tables: what is in deck and supply."""
    say = terminal.say
    tables: list[RenderableType] = []
    for number, side in enumerate(scene.sides):
        table = Table(
            box=box.SIMPLE_HEAD,
            border_style=BORDER,
            title=Text(side_name(terminal.speaker, side), side_style(side, "bold")),
            title_justify="left",
        )
        table.add_column(say("column-card"))
        table.add_column(say("heading-deck"), justify="right")
        table.add_column(say("heading-supply"), justify="right")
        table.add_column(say("heading-initiative"), justify="right")
        table.add_column(say("column-actions"))
        for word, (deck, supply) in scene.plain["setup"]["cards"][number].items():
            card = scene.cards[side][word]
            table.add_row(
                Text(card_name(terminal.speaker, word), face_style(card, side)),
                str(deck or "–"),
                str(supply or "–"),
                str(card["initiative"]),
                actions_text(terminal.speaker, card),
            )
        tables.append(table)
    return Group(*tables)
