"""Combat Commander's interrupts on the kernel: rolls that suspend rolls, windows, held outcomes."""

import pytest

from fieldcraft.core import ScriptError
from fieldcraft.core.flow import flow
from tests.core.talk import BLUE, RED, asked, duel, names, offered, say, stack, told
from tests.skirmish import SKIRMISH

TO_FIRE_ROLL = ("red: play fire-3", "red: pass")
TO_DEFENCE_ROLL = (*TO_FIRE_ROLL, "red: accept", "blue: pass")


def test_an_attack_runs_through_its_windows_and_rolls() -> None:
    """Fire: window, roll, window, defence roll, each asked in turn; single targets unasked."""
    s = duel()
    say(s, "red: play fire-3")
    assert asked(s) == "red: act"
    say(s, "red: pass")
    assert asked(s) == "red: reroll"
    say(s, "red: accept")
    assert asked(s) == "blue: act"
    say(s, "blue: pass")
    assert stack(s) == ["match", "turn", "attack", "roll", "reroll"]
    heard = say(s, "red: accept")  # 5 + 8 against 7 + 8: nothing
    assert names(heard) == []
    assert asked(s) == "red: order"
    assert s.broken == 0


def test_the_initiative_card_changes_hands_with_every_re_roll() -> None:
    """CC-9.1.c: each new holder may cancel the new roll; cancelled triggers never happen."""
    s = duel(
        decks={
            "red": ["fire-2", "cover-1", "fire-4", "move-2", "aim-1"],
            "blue": ["move-2", "aim-1"],
        }
    )
    say(s, *TO_FIRE_ROLL)
    heard = say(s, "red: reroll")
    assert asked(s) == "blue: reroll"
    heard += say(s, "blue: reroll")
    assert asked(s) == "red: reroll"
    heard += say(s, "red: reroll")
    assert asked(s) == "blue: reroll"
    heard += say(s, "blue: accept")
    assert [fields["card"] for fields in told(heard, "rolls")] == ["cover-1", "fire-4", "move-2"]
    assert "time" not in names(heard)
    assert "reveals" not in names(heard)
    assert s.initiative == BLUE
    assert flow(s, RED)[-3]["total"] == 5 + 8


def test_a_roll_is_held_while_its_event_runs() -> None:
    """CC-1.9.1.d: the event is resolved completely, then the roll counts as it was made."""
    s = duel(
        decks={"red": ["fire-2", "fire-1", "aim-1"], "blue": ["move-2", "aim-1"]},
        units={"red:squad-1": "B2", "red:squad-2": "B2", "blue:squad-1": "C2"},
        broken=["red:squad-2", "blue:squad-1"],
    )
    say(s, *TO_FIRE_ROLL, "red: accept")
    assert asked(s) == "red: broken"
    assert stack(s) == ["match", "turn", "attack", "roll", "event", "choose-broken"]
    assert flow(s, BLUE)[3]["held"] == 7
    say(s, "red: unit red:squad-2")
    assert asked(s) == "blue: act"
    assert flow(s, RED)[2]["total"] == 5 + 7


def test_a_held_outcome_applies_to_a_unit_that_changed_meanwhile() -> None:
    """CC-X.1.5: a broken squad fails its roll, is rallied by the event, and breaks once more."""
    s = duel(
        hands={"red": ["fire-3", "aim-1"], "blue": []},
        broken=["blue:squad-1"],
        decks={"red": ["fire-4", "cover-2", "move-2"], "blue": ["move-3", "fire-1", "aim-1"]},
        initiative="blue",
    )
    say(s, "red: play fire-3", "red: play aim-1", "red: pass", "blue: accept")
    assert stack(s)[-3:] == ["time", "window", "act"]
    say(s, "blue: pass", "red: pass", "blue: pass")
    heard = say(s, "blue: accept")  # 5 + 2 + 12 against 5 + 7, Event!: Medic, one broken unit
    assert names(heard) == ["reveals", "rallies", "breaks"]
    assert s.places[4] >= 0
    assert s.broken == 1 << 4


def test_a_held_outcome_is_void_when_its_unit_is_gone() -> None:
    """CC-X.1.5: a unit eliminated by the event of its own roll has nothing left to suffer."""
    s = duel(
        units={"red:squad-1": "B2", "blue:squad-1": "C2", "blue:leader": "D1"},
        broken=["blue:squad-1"],
        decks={"red": ["move-2", "aim-1"], "blue": ["move-3", "aim-2", "cover-2"]},
    )
    say(s, "red: play fire-3", "red: at C2", "red: pass", "red: accept", "blue: pass")
    heard = say(s, "red: accept")
    assert names(heard) == ["reveals", "eliminated", "void"]
    assert s.points == 1
    assert asked(s) == "red: order"


def test_the_outcome_is_locked_before_the_interrupt() -> None:
    """CC-X.1.3: foxholes dug while the roll is held do not change it."""
    s = duel(
        hands={"red": ["fire-3", "aim-2"], "blue": ["cover-1"]},
        units={"red:squad-1": "B2", "blue:squad-1": "C2", "blue:leader": "D1"},
        decks={"red": ["aim-1", "smoke-1"], "blue": ["aim-2", "move-2", "aim-1"]},
    )
    say(s, "red: play fire-3", "red: at C2", "red: play aim-2", "red: pass", "red: accept")
    say(s, "blue: pass", "red: accept")  # 5 + 2 + 10 against 7 + 8, Time!
    assert asked(s) == "blue: act"
    say(s, "blue: play cover-1", "blue: unit blue:squad-1", "blue: pass", "red: pass")
    assert s.foxholes == 1 << 7
    assert s.broken == 1 << 4
    assert asked(s) == "red: order"


def test_time_on_the_last_card_advances_once() -> None:
    """CC-6.1.2.d: the last card shows Time!, and time advances once, not twice."""
    s = duel(decks={"red": ["fire-4"], "blue": ["move-2", "aim-1"]})
    say(s, *TO_FIRE_ROLL)
    heard = say(s, "red: accept", "blue: pass", "red: pass")
    assert len(told(heard, "time")) == 1
    assert s.time == 1
    assert len(s.deck(RED)) == 12
    assert asked(s) == "blue: act"
    assert flow(s, RED)[2]["total"] == 5 + 12


def test_an_event_on_the_last_card_comes_after_the_time() -> None:
    """CC-1.9.1.b: time first, then the event from the new deck, then the held result."""
    s = duel(
        decks={"red": ["fire-2"], "blue": ["move-2", "aim-1"]},
        draws={"red": ["fire-2", "fire-1"], "blue": []},
    )
    say(s, *TO_FIRE_ROLL)
    heard = say(s, "red: accept", "blue: pass", "red: pass")
    assert names(heard)[:4] == ["time", "passes", "passes", "reveals"]
    assert told(heard, "reveals") == [{"side": "red", "card": "fire-1"}]
    assert flow(s, RED)[2]["total"] == 5 + 7


def test_a_re_roll_of_the_last_card_rebuilds_the_deck_first() -> None:
    """CC-X.1.3, step 3: a new card is needed, so time advances before the new roll."""
    s = duel(decks={"red": ["fire-2"], "blue": ["move-2", "aim-1"]})
    say(s, *TO_FIRE_ROLL)
    heard = say(s, "red: reroll", "blue: pass", "red: pass")
    assert names(heard) == ["rerolls", "time", "passes", "passes", "rolls"]
    assert asked(s) == "blue: reroll"
    assert len(s.deck(RED)) == 11


def test_an_exhausted_deck_brings_time_inside_another_trigger() -> None:
    """CC-X.1.6: the event takes the last card, so time nests in it; the event is held."""
    s = duel(
        decks={"red": ["fire-2", "fire-1"], "blue": ["move-2", "aim-1"]},
        broken=["blue:squad-1"],
        hands={"red": ["fire-3"], "blue": ["aim-2"]},
    )
    say(s, *TO_FIRE_ROLL, "red: accept")
    nested = ["match", "turn", "attack", "roll", "event", "reveal", "time", "window", "act"]
    assert stack(s) == nested
    heard = say(s, "blue: pass", "red: pass")
    assert told(heard, "rallies") == [{"unit": "blue:squad-1"}]
    assert s.time == 1


def test_no_trigger_inside_a_trigger() -> None:
    """CC-1.9.1.c: the sudden-death roll shows Event!, and none happens; the sum counts."""
    s = duel(
        time=3,
        decks={"red": ["fire-4", "aim-1"], "blue": ["move-2", "aim-1"]},
        draws={"red": ["fire-4", "fire-2"], "blue": []},
    )
    heard = say(s, *TO_FIRE_ROLL, "red: accept")
    assert stack(s) == ["match", "turn", "attack", "roll", "time", "roll", "reroll"]
    heard = say(s, "red: accept")
    assert names(heard) == []
    assert asked(s) == "blue: act"
    assert s.time == 4


def test_sudden_death_ends_everything_in_the_middle() -> None:
    """CC-6.2.2.b: a sum below the time ends the game at once; nothing below is resumed."""
    s = duel(
        time=3,
        points=2,
        decks={"red": ["fire-4", "aim-1"], "blue": ["move-2", "aim-1"]},
        draws={"red": ["fire-4", "fire-1"], "blue": []},
    )
    say(s, *TO_FIRE_ROLL, "red: accept")
    before = s.places.copy(), s.points
    heard = say(s, "red: accept")
    assert names(heard) == []
    assert asked(s) == "over"
    outcome = s.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.margin) == (RED, "sudden-death", 2)
    assert (s.places, s.points) == before
    refusal = s.why_not(RED, "pass")
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("game-over", "SK-6.3")


def test_jammed_works_on_the_fire_roll_only_and_cancels_nothing() -> None:
    """CC-1.9.1.2: the firer jams, the attack goes on; on a defence roll nothing happens."""
    cards = {"red": ["fire-1", "aim-1"], "blue": ["fire-1", "aim-1"]}
    s = duel(decks=cards)
    say(s, *TO_FIRE_ROLL, "red: accept")
    assert s.jammed == 1 << 1
    say(s, "blue: pass", "red: accept")  # 5 + 2 against 7 + 2
    assert s.jammed == 1 << 1
    assert asked(s) == "red: order"


def test_the_sniper_hits_in_the_middle_of_a_roll() -> None:
    """CC-1.9.1.3: the roller reveals a square and may break any unit there or next to it."""
    s = duel(decks={"red": ["cover-1", "cover-2", "aim-1"], "blue": ["move-2", "aim-1"]})
    say(s, *TO_FIRE_ROLL, "red: accept")
    assert asked(s) == "red: snipe"
    assert offered(s, RED) == ["pass", "at blue:squad-1"]
    say(s, "red: at blue:squad-1")
    assert s.broken == 1 << 4
    assert asked(s) == "blue: act"


def test_the_inactive_side_is_asked_first_until_both_decline() -> None:
    """CC-X.1.7: an action re-opens the window for the other side."""
    s = duel(
        hands={"red": ["move-1", "smoke-1"], "blue": []},
        units={"red:squad-1": "A2", "blue:squad-1": "D2"},
    )
    say(s, "red: play move-1", "red: to B2")
    assert asked(s) == "blue: act"
    say(s, "blue: pass")
    assert asked(s) == "red: act"
    say(s, "red: play smoke-1")
    assert asked(s) == "red: act"
    say(s, "red: pass")
    assert asked(s) == "blue: act"
    say(s, "blue: pass")
    assert asked(s) == "red: step"
    assert s.smoke == 1 << 4


def test_a_window_asks_also_those_who_hold_nothing() -> None:
    """CC-X.1.8: an empty hand has to pass aloud, and the pass is a choice in the log."""
    s = duel(hands={"red": ["move-1"], "blue": []})
    say(s, "red: play move-1", "red: to B1")
    assert offered(s, BLUE) == ["pass"]
    heard = say(s, "blue: pass")
    assert told(heard, "passes") == [{"side": "blue"}]


def test_opportunity_fire_is_a_whole_attack_on_top_of_a_step() -> None:
    """CC-A33: it breaks the mover, whose order then ends; a tie breaks a moving unit."""
    s = duel(
        hands={"red": ["move-1"], "blue": ["fire-2"]},
        decks={"red": ["cover-1", "move-2", "aim-1"], "blue": ["fire-4", "move-2"]},
        units={"red:squad-1": "A2", "blue:squad-1": "C2", "blue:leader": "D2"},
        initiative="blue",
    )
    say(s, "red: play move-1", "red: to B2")
    assert offered(s, BLUE) == ["pass", "play fire-2"]
    say(s, "blue: play fire-2")
    assert offered(s, BLUE) == ["unit blue:leader", "unit blue:squad-1"]
    say(s, "blue: unit blue:leader", "blue: pass", "blue: accept")
    assert stack(s)[-6:] == ["window", "attack", "roll", "time", "window", "act"]
    assert asked(s) == "blue: act"
    say(s, "blue: pass", "red: pass", "red: pass")
    assert stack(s)[:6] == ["match", "turn", "move", "window", "attack", "roll"]
    heard = say(s, "blue: accept")  # 2 + 12 against 7 + 7, Sniper! on C1
    assert asked(s) == "red: snipe"
    heard += say(s, "red: at blue:squad-1")
    assert names(heard) == ["reveals", "breaks", "breaks"]
    assert asked(s) == "blue: act"
    say(s, "blue: pass", "red: pass")
    assert asked(s) == "red: order"
    assert s.broken == 1 << 1 | 1 << 4


def test_the_owner_orders_the_defence_rolls() -> None:
    """CC-O20.3.4: each unit rolls separately, in the order of its owner; the last is unasked."""
    s = duel(units={"red:squad-1": "B2", "blue:squad-1": "C2", "blue:leader": "C2"})
    say(s, *TO_DEFENCE_ROLL)
    assert asked(s) == "blue: defend"
    say(s, "blue: unit blue:squad-1")
    assert flow(s, RED)[-2]["unit"] == "blue:squad-1"
    say(s, "red: accept")
    assert flow(s, RED)[-2]["unit"] == "blue:leader"
    assert asked(s) == "red: reroll"


def test_the_draw_is_interrupted_by_time_and_goes_on() -> None:
    """CC-5.4.b: one card left, time advances, the draw continues from the rebuilt deck."""
    s = duel(
        hands={"red": ["fire-3"], "blue": ["aim-1"]},
        decks={"red": ["cover-2"], "blue": ["move-2"]},
    )
    say(s, "red: pass", "red: stop")
    assert stack(s) == ["match", "turn", "draw-up", "time", "window", "act"]
    say(s, "blue: pass", "red: pass")
    assert s.hand(RED).bit_count() == 3
    assert s.hand(BLUE).bit_count() == 1
    assert asked(s) == "blue: order"


def test_a_shown_hand_stays_known_until_it_changes() -> None:
    """CC-E61: the reader alone sees the hand; a card played or lost is known no more."""
    s = duel(
        hands={"red": ["fire-3"], "blue": ["aim-2", "cover-2"]},
        decks={"red": ["fire-2", "smoke-1", "aim-1"], "blue": ["move-2", "aim-1"]},
    )
    heard = say(s, *TO_FIRE_ROLL, "red: accept")
    assert [(e.audience, e.fields) for e in heard if e.name == "shown"] == [
        (RED, {"side": "blue", "cards": ["aim-2", "cover-2"]})
    ]
    assert s.view(RED)["cards"]["blue"]["known"] == ["aim-2", "cover-2"]
    assert "known" not in s.view(-1)["cards"]["blue"]
    assert offered(s, RED) == ["pass", "take aim-2", "take cover-2"]
    say(s, "red: take aim-2")
    assert s.view(RED)["cards"]["blue"]["known"] == ["cover-2"]
    say(s, "blue: play cover-2")
    assert s.view(RED)["cards"]["blue"]["known"] == []


def test_the_game_ends_with_the_last_unit_inside_a_trigger() -> None:
    """CC-6.3.1: an event inside a roll inside an attack inside a move ends the game at once."""
    s = duel(
        hands={"red": ["move-1"], "blue": ["fire-1", "fire-2"]},
        units={"red:squad-1": "A2", "blue:squad-1": "D2"},
        decks={"red": ["cover-2", "aim-1"], "blue": ["aim-1", "move-3", "aim-2", "move-2"]},
    )
    say(s, "red: play move-1", "red: to B2")
    say(s, "blue: play fire-2", "blue: pass", "red: accept", "red: pass")
    heard = say(s, "red: accept")  # 5 + 10 against 7 + 6
    assert names(heard) == ["breaks"]
    heard = say(s, "blue: play fire-1", "blue: pass", "red: accept")
    assert names(heard)[-2:] == ["reveals", "eliminated"]
    assert stack(s) == ["match", "turn", "move", "window", "attack", "roll", "event"]
    assert asked(s) == "over"
    assert [list(s.options(side)) for side in (RED, BLUE)] == [[], []]


def test_scripted_draws_come_first_and_strict_ones_may_not_run_out() -> None:
    """A drill names the cards that are turned up, also from a deck in another order."""
    s = duel(draws={"red": ["cover-2"], "blue": []}, strict=True)
    heard = say(s, *TO_FIRE_ROLL)
    assert told(heard, "rolls") == [{"side": "red", "card": "cover-2", "held": 6}]
    say(s, "red: accept")
    with pytest.raises(ScriptError):
        say(s, "blue: pass")
    s = duel(draws={"red": ["fire-1"], "blue": []})
    with pytest.raises(ScriptError, match="fire-1 is not in the deck"):
        say(s, *TO_FIRE_ROLL)


def test_the_forecast_counts_the_cards_that_may_come() -> None:
    """The chance to hurt is exact from what the side knows of both decks."""
    s = duel(
        units={"red:squad-1": "B2", "blue:squad-1": "C2", "blue:leader": "C3"},
        hands={"red": ["fire-3"], "blue": ["fire-4"]},
    )
    say(s, "red: play fire-3")
    forecasts = s.forecast(RED, s.parse("at C2"))
    assert [forecast.target for forecast in forecasts] == ["blue:squad-1"]
    # 5 + {8, 10, 6} against 7 + {8, 10, 6, 12}: only 10 beats 6.
    assert forecasts[0].chance == (1, 12)
    assert s.forecast(BLUE, s.parse("at C2")) == []


def test_units_are_inspected_and_options_point_at_things() -> None:
    """Values come with their clause, and a board can be clicked."""
    s = duel()
    assert s.inspect(RED, "blue:squad-1")["morale"] == 7
    assert s.refs(s.parse("play fire-3")) == ["card:fire-3"]
    assert s.refs(s.parse("at C2")) == ["square:C2"]
    assert s.refs(s.parse("at blue:leader")) == ["unit:blue:leader"]
    assert s.refs(s.parse("stop")) == []
    assert SKIRMISH.option_defaults() == {}
