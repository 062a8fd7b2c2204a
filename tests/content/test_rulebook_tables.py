"""The figures in the tables of the rulebook are those of the content files."""

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any

import pytest
import yaml

from fieldcraft.games.undaunted.content.loader import load_box
from fieldcraft.record.rules.rulebook import home

ACTION = re.compile(r"[A-Z][a-z]+(?:-[a-z]+)?(?: \d)?")
"""An action with its value, without the squad; a squad is a single letter."""
VALUES = ("fp", "range", "move", "morale")
NATIONS = ("germany", "russia", "america")


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of all tables below a heading, up to the next of its level."""
    text = (home() / "docs" / "rulebook" / page).read_text(encoding="utf-8")
    level = heading.partition(" ")[0]
    below = text.split(f"\n{heading}\n")[1]
    own = re.split(rf"^#{{2,{len(level)}}} ", below, flags=re.MULTILINE)[0]
    tables = re.findall(r"^\|[ -].+\n\|---.+\n((?:\|.+\n)+)", own, re.MULTILINE)
    return [[cell.strip() for cell in line.split("|")[1:-1]] for one in tables
            for line in one.splitlines()]  # fmt: skip


def actions(told: str) -> list[str]:
    """The actions of a cell as content has them."""
    return sorted(one.lower() for one in ACTION.findall(told))


@pytest.mark.parametrize(
    ("game", "heading"),
    [
        ("normandy", "### The cards of Normandy"),
        ("north-africa", "### The cards of North Africa"),
    ],
)
def test_cards(game: str, heading: str) -> None:
    """Each kind of card with its initiative and its actions."""
    told = set()
    for cells in rows("undaunted/02-components.md", heading):
        initiative = next(at for at, cell in enumerate(cells) if cell.isdigit())
        told.add((cells[initiative], *actions(cells[initiative + 1])))
    cards = load_box(game).cards.values()
    plain = {(card, tuple(re.sub(r" [a-z]$", "", one.lower()) for one in card.actions))
             for card in cards}  # fmt: skip
    assert told == {(str(card.initiative), *sorted(own)) for card, own in plain}


@pytest.mark.parametrize(
    ("game", "column", "sides"),
    [("normandy", 1, ("us", "de")), ("north-africa", 2, ("lrdg",)), ("north-africa", 3, ("it",))],
)
def test_defence_of_soldiers(game: str, column: int, sides: tuple[str, ...]) -> None:
    """Each kind of soldier with the defence of its counters."""
    told = {
        (name.lower().replace(" ", "-"), int(cells[0]))
        for cells in rows("undaunted/02-components.md", "## Combat counters")
        for name in cells[column].split(", ")
        if name != "–"
    }
    counters = content(f"{game.replace('-', '_')}/counters.yaml", "undaunted")["counters"]
    assert told == {(one["title"], one["defence"]) for one in counters
                    if one["side"] in sides and "armour" not in one}  # fmt: skip


def content(path: str, package: str = "combat_commander") -> Mapping[str, Any]:
    """A content file of a game, as it is."""
    found = files(f"fieldcraft.games.{package}.content").joinpath(path)
    read: Mapping[str, Any] = yaml.safe_load(found.read_text(encoding="utf-8"))
    return read


def face(values: Mapping[str, int], boxed: Iterable[str] = ()) -> str:
    """The four values of a side of a counter, boxed ones in brackets."""
    return "-".join(f"[{values[one]}]" if one in boxed else f"{values[one]}" for one in VALUES)


@pytest.mark.parametrize("nation", NATIONS)
def test_units_and_weapons(nation: str) -> None:
    """Every unit's two sides, and firepower and movement of every weapon."""
    cells = rows("combat-commander/02-components.md", f"### {nation.capitalize()}")
    told = sorted(tuple(one[1:3]) for one in cells if len(one) == 4)
    units = content(f"{nation}/units.yaml")
    both = [*units["squads"], *units["teams"]]
    assert told == sorted((face(x["front"], x.get("boxed", ())), face(x["broken"])) for x in both)
    weapons = [*content(f"{nation}/weapons.yaml")["weapons"], *content("weapons.yaml")["weapons"]]
    armed = [(one[1].strip("[]"), one[3].replace("−", "-")) for one in cells if len(one) == 7]
    assert armed == [(str(x["fp"]), str(x.get("move", 0))) for x in weapons]


def test_cover_of_terrain_and_fortifications() -> None:
    """What each gives, by its name."""
    table = rows("combat-commander/15-terrain.md", "## The terrain table")
    told = {cells[0].lower().removesuffix(" (water)"): cells[2] for cells in table}
    for one in content("terrain.yaml")["types"]:
        name = {"bridge-major": "bridge, major", "bridge-minor": "bridge, minor",
                "open": "open ground"}.get(one["id"], one["id"].replace("-", " "))  # fmt: skip
        assert told[name].replace("−", "-").replace("–", "0") == str(one["cover"]), name
    page = (home() / "docs/rulebook/combat-commander/16-fortifications.md").read_text("utf-8")
    for one in content("fortifications.yaml")["fortifications"]:
        cover = f"{one.get('cover', '–')} | {one.get('cover-from-above', '–')}"
        assert f"| {one['id'].capitalize()} | {cover} |" in page
