"""Radios (CC-12): one in each player's Artillery box."""

from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import RADIO, RADIO_SMOKE


def bring_radio(s: Table, side: int, fp: int) -> None:
    """CC-12.b: into the empty Artillery box."""
    radios = s.battle.tables["radios"][s.battle.nations[side]]
    smoke = any(radio["fp"] == fp and radio["smoke"] for radio in radios)
    s.own_numbers()[RADIO + side] = fp | (RADIO_SMOKE if smoke else 0)
    if s.sink is not None:
        s.tell({"event": "radio-arrives", "side": s.side_word(side), "fp": fp})
