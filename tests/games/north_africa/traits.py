"""What the shared tests need to know of Undaunted: North Africa."""

from dataclasses import replace

from fieldcraft.games.undaunted.content import loader
from tests.budget import budget
from tests.games import (
    golden_undaunted,
    north_africa_table,
    undaunted_reasons,
    undaunted_refs,
    undaunted_secrets,
    undaunted_table,
)
from tests.games.boards import oasis, yard
from tests.games.traits import Traits

TRAITS = Traits(
    stock=north_africa_table.stock,
    check=north_africa_table.check,
    lasting=north_africa_table.lasting,
    words=north_africa_table.words,
    numbers=undaunted_table.NUMBERS,
    faces=10,
    claims=undaunted_reasons.Claim,
    secrets=replace(undaunted_secrets.SECRETS, examples=budget(3, 5)),
    shortened={"roundLimit": 12},
    boards=(oasis, yard),
    logged=("ambush-in-the-hills", "vulnerable-encampment", "barce"),
    told=undaunted_table.SHOTS,
    exhausted={"scenario": "landing-ground-7", "counters": {"lrdg:scout": "12A"}},
    teller=golden_undaunted,
    composer="greedy",
    plain=lambda name: loader.plain(loader.load_scenario("north-africa", name)),
    fought=(2, 3, 7, 10),
    asked=undaunted_table.ASKED,
    aiming=6,
    orders=undaunted_table.ORDERS,
    secretive="murzuk",
    refs=undaunted_refs.refs,
    absent=undaunted_refs.ABSENT,
)
