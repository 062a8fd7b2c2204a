"""What the shared tests need to know of Undaunted: Normandy."""

from dataclasses import replace

from fieldcraft.games.undaunted.content import loader
from tests.budget import budget
from tests.games import (
    golden_undaunted,
    normandy_table,
    undaunted_reasons,
    undaunted_refs,
    undaunted_secrets,
    undaunted_table,
)
from tests.games.boards import crowded
from tests.games.traits import Traits

TRAITS = Traits(
    stock=undaunted_table.all_cards,
    check=normandy_table.check,
    lasting=undaunted_table.lasting,
    words=normandy_table.words,
    numbers=undaunted_table.NUMBERS,
    faces=10,
    claims=undaunted_reasons.Claim,
    secrets=replace(undaunted_secrets.SECRETS, examples=budget(4, 9)),
    shortened={"roundLimit": 12},
    boards=(crowded,),
    logged=("la-raye", "crossing-the-vire", "critical-intelligence"),
    told=undaunted_table.SHOTS,
    exhausted={"scenario": "la-raye", "counters": {"us:rifleman-a": "17B"}},
    teller=golden_undaunted,
    composer="greedy",
    plain=lambda name: loader.plain(loader.load_scenario("normandy", name)),
    fought=(1, 5, 7, 11),
    asked=undaunted_table.ASKED,
    aiming=3,
    orders=undaunted_table.ORDERS,
    refs=undaunted_refs.refs,
    absent=undaunted_refs.ABSENT,
)
