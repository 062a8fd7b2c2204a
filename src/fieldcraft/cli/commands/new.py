"""`new`: a commented start for a scenario, map, drill or bot of one's own."""

import json
import re
from pathlib import Path
from textwrap import indent
from typing import Annotated, Final

import yaml
from pydantic import BaseModel
from rich.text import Text

from fieldcraft import games
from fieldcraft.cli.arguments import Game, Out, argument, option
from fieldcraft.cli.commands.show import file_values
from fieldcraft.cli.drawing.palette import QUIET
from fieldcraft.cli.errors import UserError, of_content
from fieldcraft.cli.game_scenes import content_of
from fieldcraft.cli.lookup import find_game, find_scene
from fieldcraft.cli.new_file import write_new
from fieldcraft.cli.subcommands import Subcommands
from fieldcraft.cli.terminal import Terminal
from fieldcraft.core import key_from_seed
from fieldcraft.core.content.problems import ContentError
from fieldcraft.core.content.reading import Value
from fieldcraft.core.content.shape import build
from fieldcraft.i18n import Speaker
from fieldcraft.record.drills.tables import has_drills, table_of

subcommands = Subcommands()
SEED: Final = 7
"""The seed of a new drill."""
KINDS: Final = ("scenario", "map", "drill", "bot")
NEXT: Final = {
    "scenario": "fieldcraft check {path}",
    "map": "fieldcraft check {path}",
    "drill": "fieldcraft drill {path}",
    "bot": "fieldcraft simulate {game} {scenario} --games 4 --swap --bots {module}:MyBot random",
}
"""What to try first with each kind of file."""
HEADER: Final = {
    "id": "mine",
    "name": {"en": "My own"},
    "author": "me",
    "source": "own work",
    "licence": "CC-BY-4.0",
}
"""What a maker replaces, in place of what the built-in file says about itself."""
BOT: Final = '''"""{about}"""

from fieldcraft.bots import Bot, Reason, Seat
from fieldcraft.bots.value import evaluation_of
from fieldcraft.core import State


class MyBot(Bot):
    """{one}"""

    name = "my-bot"

    def choose(self, seat: Seat) -> int:
        # {table}
        table = seat.sample(self.rng)
        scores = {{option: self.score(seat, option, table.clone()) for option in seat.options}}
        self.judged = [Reason(seat.word(option), scores[option]) for option in scores]
        return max(scores, key=scores.__getitem__)  # {best}

    def score(self, seat: Seat, option: int, table: State) -> float:
        # {view}
        # {end}
        table.choose(seat.side, option)
        first = evaluation_of(seat.game, table).chance(table)  # {score}
        return (1 - first if seat.side else first) + self.rng.below(100) / 20_000

    def reasons(self) -> list[Reason]:
        return sorted(self.judged, key=lambda reason: -reason.score)
'''


@subcommands("new")
def new(
    terminal: Terminal,
    kind: Annotated[str, argument("KIND", "help-new-kind", known=", ".join(KINDS))],
    game: Game = "",
    source: Annotated[str | None, option("ID", "help-new-from", "--from")] = None,
    out: Out = None,
) -> None:
    """Write the file, and say what to try with it."""
    kind = kind.strip().lower()
    speaker = terminal.speaker
    if kind not in KINDS:
        known = ", ".join(KINDS)
        raise UserError(speaker.say("new-no-kind", text=kind[:60], known=known))
    key = find_game(speaker, game or games.keys()[0])
    path = out or Path("my_bot.py" if kind == "bot" else f"my-{kind}.yaml")
    write_new(speaker, path, written(speaker, kind, key, source))
    terminal.console.print(Text(speaker.say("cli-saved", path=path.as_posix())))
    shown = {
        "path": path.as_posix(),
        "game": key,
        "scenario": games.get(key).scenarios()[0],
        "module": path.stem,
    }
    said = speaker.say("new-next", command=NEXT[kind].format_map(shown))
    terminal.console.print(Text(said, QUIET), soft_wrap=True)


def written(speaker: Speaker, kind: str, game: str, source: str | None) -> str:
    """The text of the file; `UserError` where the game has nothing of the kind."""
    if kind == "bot":
        parts = re.findall(r"\{(\w+)\}", BOT)
        told = {part: speaker.say(f"making-bot-{part}") for part in parts}
        return BOT.format_map(told)
    if kind == "drill":
        return commented(speaker, drill(speaker, game, source))
    if kind == "map":
        return commented(speaker, {**a_map(speaker, game, source), **HEADER})
    scene = find_scene(speaker, game, source or games.get(game).scenarios()[0])
    values = file_values(scene)
    known = {word: part for word, part in HEADER.items() if word in values}
    values.pop("number", None)
    mine = {**values, **known}
    found = content_of(game).check_text(json.dumps(mine))
    if any(one.code == "unknown-scenario" for one in found):
        mine["id"] = values["id"]  # by which the game knows a scenario that it has in code
    return commented(speaker, mine)


def a_map(speaker: Speaker, game: str, source: str | None) -> dict[str, Value]:
    """A built-in map, or open ground with a little on it."""
    maps = games.get(game).part("content.maps.loader")
    if maps is None:
        raise UserError(speaker.say("new-no-maps", game=game))
    try:
        made = maps.load_map(source) if source else maps.blank_map()
    except ContentError as error:
        raise of_content(speaker, error, source or "") from None
    values: dict[str, Value] = made.model_dump(mode="json", by_alias=True, exclude_unset=True)
    values.pop("number", None)
    return values


def drill(speaker: Speaker, game: str, source: str | None) -> dict[str, Value]:
    """The first question of a scenario, as a drill that holds.

    Where the positions of a game name no scenario, it is the first question of a bare one.
    """
    if not has_drills(game):
        raise UserError(speaker.say("new-no-drills", game=game))
    scene = find_scene(speaker, game, source or games.get(game).scenarios()[0])
    table = table_of(game)
    kind = table.form(game).model_fields["position"].annotation
    assert isinstance(kind, type)
    assert issubclass(kind, BaseModel)
    position = {"scenario": scene.plain["id"]} if "scenario" in kind.model_fields else {}
    state = table.set_up(games.get(game), [build(kind, position)], False, key_from_seed(SEED))
    decision = state.decision
    expected: Value = "none"
    if decision is not None:
        expected = {"question": decision.question, "clause": decision.clause}
    return {
        "drill": speaker.say("making-drill-title"),
        "game": game,
        "clauses": [state.end_clause() if decision is None else decision.clause],
        "seed": SEED,
        "position": position,
        "steps": [{"expect": {"decision": expected}}],
    }


def commented(speaker: Speaker, values: dict[str, Value]) -> str:
    """The values as YAML, with a comment above each key that has one to say."""
    speaker = speaker.of(str(values["game"]))
    lines = [f"# {line}" for line in speaker.say("making-about").splitlines()]
    for key, value in values.items():
        side = key in games.get(values["game"]).sides
        message = "making-side" if side else f"making-{key}"
        lines += ["", f"# {speaker.say(message)}"] if speaker.has(message) else []
        lines.append(_entry(key, value))
    return "\n".join(lines) + "\n"


def _entry(key: str, value: Value) -> str:
    """One key with its value; what fits on a line stands on one."""
    text = _dumped(value, None)
    if not isinstance(value, dict | list) or (text[0] in "{[" and "\n" not in text):
        return f"{key}: {text}"
    return f"{key}:\n{indent(text if text[0] not in '{[' else _dumped(value, False), '  ')}"


def _dumped(value: Value, flow: bool | None) -> str:
    """YAML; without `flow` the innermost collections stand on one line."""
    text = yaml.safe_dump(
        value, width=96, allow_unicode=True, sort_keys=False, default_flow_style=flow
    )
    return str(text).removesuffix("...\n").rstrip("\n")


add = subcommands.add
