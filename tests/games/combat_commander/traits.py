"""What the shared tests need to know of Combat Commander."""

from typing import TYPE_CHECKING

from fieldcraft.games.combat_commander.content import loader
from tests.games import commander_secrets, commander_table, golden_commander
from tests.games.boards import close_quarters
from tests.games.traits import Traits, View

if TYPE_CHECKING:
    from fieldcraft.i18n.voices import Voice


def refs(voice: "Voice", view: View) -> list[str]:
    """Units, weapons and some hexes."""
    things = [f"unit:{word}" for word in view["units"]]
    things += [f"weapon:{word}" for word in view["weapons"]]
    return [*things, *(f"hex:{column}{row}" for column in "ADHLO" for row in (1, 4, 9))]


TRAITS = Traits(
    stock=commander_table.stock,
    check=commander_table.check,
    lasting=commander_table.lasting,
    words=commander_table.words,
    numbers=range(1 << 9, 40 << 9, 13),
    secrets=commander_secrets.SECRETS,
    boards=(close_quarters,),
    rarely=(
        *("cc-a25-ambush", "cc-a40-spray-fire", "cc-a41-sustained-fire", "cc-e52-deploy"),
        *("cc-o16-3-melees", "cc-o21-1-1-handing-over", "tv-09-stacking-with-deploy"),
        "dp-02-forces-of-choice",
    ),
    logged=("lipki-farm", "humain-chateau", "fog-on-monte-castello"),
    told=frozenset({"gives-order", "draws-card", "activates"}),
    teller=golden_commander,
    composer="greedy",
    seeded={2: {"quickSetup": True}},  # one game without the many choices of a set-up
    plain=lambda name: loader.plain(loader.load_scenario("combat-commander", name)),
    tables=loader.tables,
    fought=(1, 4, 9),
    asked=frozenset({"set-up", "order", "activate", "move"}),
    aiming=2,
    place="D5",
    orders=(
        "fire at hex:D3 with 6 firepower",
        "fire at anyone with 1 percent",
        "fire near unit:allies:rifle-1 with 50 percent",
        "let pass anyone",
        "pass unless hex:D3",
        "reroll to save anyone",
        "play action:concealment for anyone",
        "play action:light-wounds for hex:D3",
        "dig in at hex:D3",
        "roll leaders last",
    ),
    unnoticed=True,
    refs=refs,
    cards_apart=5,
    absent=("hex:Z9", "side:axis", "order:fire", "unit:x"),
)
