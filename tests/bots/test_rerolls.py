"""The quick hand at Combat Commander weighs rolls before it gives the Initiative card away."""

from typing import cast

from fieldcraft import games
from fieldcraft.core import key_from_seed
from fieldcraft.core.policy import answer, asked
from fieldcraft.games.combat_commander.cards.outcomes import DEFENCE_ROLL, FIRE_ROLL, HIT, SAFE
from fieldcraft.games.combat_commander.cards.roll_base import Rolled
from fieldcraft.games.combat_commander.policy.hand import CommanderHand
from fieldcraft.games.combat_commander.table.table import Table
from fieldcraft.games.combat_commander.terms import ACCEPT, REROLL, REROLL_FRAME

STEPS = 900


def test_a_new_roll_helps_whom_this_one_hurts() -> None:
    """A unit that is hit would roll again, its enemy not; a low attack roll is the other way."""
    hand, met = CommanderHand(), set()
    game = games.get("combat-commander")
    for seed in range(3):
        state = game.start("lipki-farm", key_from_seed(seed), game.quick_options())
        for _ in range(STEPS):
            if state.finished:
                break
            side = asked(state)
            table = cast(Table, state)
            if state.asked >= 0 and table.top() == REROLL_FRAME:
                place = table.under()
                kind = table.slot_at(place, Rolled.KIND)
                outcome = table.slot_at(place, Rolled.OUTCOME)
                hand.look(state, side)
                gain = hand.rerolled()
                hand.look(state, 1 - side)
                assert hand.rerolled() == -gain, "what one side gains the other loses"
                own = gain if table.slot_at(place, Rolled.SIDE) == side else -gain
                if kind == DEFENCE_ROLL and outcome in (HIT, SAFE):
                    met.add((kind, outcome))
                    assert own >= 0 if outcome == HIT else own <= 0
                if kind == FIRE_ROLL:
                    met.add((kind, 0))
                    dice = outcome - table.slot_at(place, Rolled.SUBJECT)
                    assert own >= 0 if dice <= 3 else own <= 0 if dice >= 11 else True
                before, hand.initiative_worth = hand.initiative_worth, abs(gain) + 1
                first, second = hand.scores(state, side, [ACCEPT, REROLL])
                assert second < first, "no roll is worth more than the card"
                hand.initiative_worth = before
            state.take(side, answer(state, side, hand))
    assert met == {(DEFENCE_ROLL, HIT), (DEFENCE_ROLL, SAFE), (FIRE_ROLL, 0)}
