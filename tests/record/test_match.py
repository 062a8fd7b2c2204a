"""A running match: choices, undo, takeback, acts of the table, the log."""

import pytest

from fieldcraft import games
from fieldcraft.core import PUBLIC, Outcome, key_from_seed
from fieldcraft.games.undaunted.content.loader import load_scenario
from fieldcraft.record.errors import RecordError
from fieldcraft.record.match import Match
from fieldcraft.record.play.step import Refused
from tests.record.play import KEY, duel, random_match


def begun(**options: object) -> Match:
    return Match.start("normandy", "la-raye", KEY, options)


def bid(match: Match) -> None:
    """Both bid the first card they are offered."""
    for side in ("us", "de"):
        match.choose(side, match.options(side)[0])


def test_a_choice_becomes_an_entry() -> None:
    """What a side chooses stands in the entries in the option's own words."""
    match = begun()
    words = match.options("us")[0]
    match.choose("us", "  " + words.upper())
    assert [str(entry) for entry in match.entries] == [f"us: {words}"]


def test_a_refused_choice_changes_nothing() -> None:
    """Words that are not offered raise `Refused` with the reason, and nothing is different."""
    match = begun()
    before = match.to_text()
    with pytest.raises(Refused) as refused:
        match.choose("us", "end")
    assert refused.value.refusal.clause == "U-306"
    with pytest.raises(Refused):
        match.take(0, 999999)
    with pytest.raises(Refused) as refused:
        match.choose("us", "dance")
    assert refused.value.refusal.reason == "not-a-word"
    assert match.to_text() == before


def test_an_unknown_side_is_refused() -> None:
    """Only the game's sides sit at the table."""
    with pytest.raises(RecordError, match="available: us, de"):
        begun().choose("xx", "end")


def test_digests_stand_where_the_decider_changes() -> None:
    """A digest follows the second bid and the end of each turn, and nothing else here."""
    match = begun()
    bid(match)
    first = match.waiting[0]
    match.choose(first, "end")
    assert [bool(step.digest) for step in match.steps] == [False, True, True]


def test_undo_removes_the_entry() -> None:
    """An undone choice has never been made: no entry, no event, the same digest as before."""
    match = begun()
    bid(match)
    side = match.waiting[0]
    before = match.to_text()
    match.choose(side, next(word for word in match.options(side) if word != "end"))
    assert match.can_undo(side)
    match.undo(side)
    assert match.to_text() == before
    assert not match.can_undo(side)


def test_undo_while_both_decide_keeps_the_other_answer() -> None:
    """A bid can be taken back until the other's arrives, and the other's bid stays."""
    match = begun()
    bids = match.options("us")
    match.choose("us", bids[0])
    match.undo("us")
    match.choose("us", bids[-1])
    assert [entry.text for entry in match.entries] == [bids[-1]]
    assert match.waiting == (1,)


def test_undo_does_not_cross_chance() -> None:
    """After both bids nothing can be taken back without consent."""
    match = begun()
    bid(match)
    with pytest.raises(Refused) as refused:
        match.undo(1 - match.waiting[0])
    assert refused.value.refusal.reason == "undo-decider"


def test_takeback_returns_with_other_dice() -> None:
    """A takeback stands in the record, and what chance brings after it is not the same again."""
    hands = set()
    match = begun()
    for _ in range(3):
        bid(match)
        for _ in range(2):
            match.choose(match.waiting[0], "end")
        hands.add(str(match.view("us")["cards"]["us"]["hand"]))
        match.takeback(4)
        assert match.view("us")["round"] == 1
    assert len(hands) > 1
    assert [entry.text for entry in match.entries].count("takeback 4") == 3


def test_takeback_counts_the_choices_that_stand() -> None:
    """A second takeback goes further back, not over what the first has taken back already."""
    match = begun()
    start = match.view("us")
    bid(match)
    match.choose(match.waiting[0], "end")
    match.takeback(1)
    match.takeback(2)
    assert match.view("us") == start
    with pytest.raises(Refused) as refused:
        match.takeback(1)
    assert refused.value.refusal.reason == "undo-nothing"
    with pytest.raises(Refused):
        match.takeback(0)


@pytest.mark.parametrize(
    ("act", "outcome"),
    [
        ("resign us", Outcome(1, "resign", 0)),
        ("flag de", Outcome(0, "flag", 0)),
        ("draw", Outcome(-1, "agreed", 0)),
        ("abandon", Outcome(-1, "abandon", 0)),
    ],
)
def test_an_act_of_the_table_ends_the_match(act: str, outcome: Outcome) -> None:
    """The outcome is that of the act, views say so, and nothing more can be done."""
    match = begun()
    assert match.act(act)[0].audience == PUBLIC
    assert match.outcome == outcome
    assert match.view("us")["outcome"]["reason"] == outcome.reason
    assert match.view("us")["decision"] is None
    assert (match.waiting, match.options("us"), match.can_undo("us")) == ((), [], False)
    for late in ("draw", "takeback 1"):
        with pytest.raises(Refused) as refused:
            match.act(late)
        assert refused.value.refusal.reason == "game-over"
    with pytest.raises(Refused):
        match.choose("us", "bid scout-a")
    with pytest.raises(Refused):
        match.undo("us")
    assert Match.from_text(match.to_text()).outcome == outcome


@pytest.mark.parametrize("act", ["", "resign", "resign xx", "draw us", "takeback", "takeback -1"])
def test_unknown_acts_are_refused(act: str) -> None:
    """What is no act of the table is answered with the acts there are."""
    with pytest.raises(RecordError, match="resign SIDE"):
        begun().act(act)


def test_the_log_is_told_by_viewpoint() -> None:
    """What was told to one side only is in its log and in no other."""
    match = random_match(3, 60)
    logs = {side: match.log(side) for side in ("us", "de", "spectator")}
    assert {event.audience for _, event in logs["us"]} == {PUBLIC, 0}
    assert {event.audience for _, event in logs["spectator"]} == {PUBLIC}
    public = [event for _, event in logs["de"] if event.audience == PUBLIC]
    assert public == [event for _, event in logs["spectator"]]
    assert match.log("us", since=len(match.steps)) == []


@pytest.mark.parametrize("game", games.keys())
def test_every_position_can_be_seen_again(game: str) -> None:
    """The state after so many entries is the one that was there, takebacks included."""
    match = Match.start(game, 2, key_from_seed(11))
    seen = [match.state.digest()]
    twin = random_match(11, 150, scenario=2, taking_back=True, game=game)
    for step in twin.steps:
        if step.option >= 0:
            match.take(step.side, step.option)
        else:
            match.act(step.entry.text)
        seen.append(match.state.digest())
    assert any(step.target >= 0 for step in match.steps)
    assert [match.state_at(place).digest() for place in range(len(seen))] == seen


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"scenario": "la-rye"}, "unknown-scenario"),
        ({"scenario": 99}, "unknown-scenario"),
        ({"scenario": {"kind": "scenario"}}, "bad-scenario"),
        ({"options": {"bolster": True}}, "unknown-option"),
        ({"options": {"roundLimit": -1}}, "bad-option"),
        ({"options": {"roundLimit": "many"}}, "bad-option"),
        ({"players": {"xx": "Anna"}}, "unknown-side"),
        ({"players": {"us": "An\nna"}}, "bad-value"),
        ({"key": b"short"}, "bad-value"),
    ],
)
def test_bad_settings_are_refused(changes: dict[str, object], code: str) -> None:
    """A match that cannot be set up says which part of it is wrong."""
    setting: dict[str, object] = {"game": "normandy", "scenario": "la-raye", "key": KEY}
    with pytest.raises(RecordError) as error:
        Match.start(**{**setting, **changes})  # type: ignore[arg-type]
    assert error.value.code == code
    assert error.value.message
    assert error.value.remedy


@pytest.mark.parametrize("value", [-1, "many"])
def test_a_bad_option_is_told_with_one_remedy(value: object) -> None:
    """The game's own reason and what it may be, whatever is given instead."""
    with pytest.raises(RecordError) as error:
        Match.start("normandy", "la-raye", KEY, options={"roundLimit": value})
    expected = f"the option roundLimit cannot be {value} (write a number from 0 (no limit) to 999)"
    assert str(error.value).endswith(expected)


def test_a_match_can_start_from_a_position() -> None:
    """A position is kept in the record and its match is read back the same."""
    match = Match.from_position("normandy", duel(options={"bolsterFog": False}), KEY)
    match.choose("us", "play rifleman-a")
    match.choose("us", "attack")
    again = Match.from_text(match.to_text())
    assert again.to_text() == match.to_text()
    assert again.view("us")["options"]["bolsterFog"] is False
    with pytest.raises(RecordError, match="position"):
        Match.from_position("normandy", {"scenario": "la-raye", "board": {}}, KEY)


def test_a_script_that_does_not_fit_changes_nothing() -> None:
    """Scripted draws that the deck cannot give are told, and the match stands where it stood."""
    match = Match.from_position("normandy", duel(draws={"us": ["sniper"]}), KEY)
    match.choose("us", "end")
    before = match.to_text()
    with pytest.raises(RecordError, match="draw sniper"):
        match.choose("de", "end")
    assert match.to_text() == before
    with pytest.raises(RecordError, match="draw sniper"):
        Match.from_position("normandy", duel(draws={"us": ["sniper"]}, phase="draw"), KEY)


def test_a_scenario_of_ones_own_is_kept_whole() -> None:
    """A scenario that is in no box stands in the record; one that is stands there by its id."""
    shipped = load_scenario("normandy", "la-raye")
    assert Match.start("normandy", shipped, KEY).header.scenario == "la-raye"
    own = shipped.model_dump(mode="json", by_alias=True, exclude_unset=True)
    own["id"] = "our-village"
    own["name"] = {"en": "Our\u2028Village", "ru": "Наша деревня"}
    match = Match.start("normandy", own, KEY)
    text = match.to_text()
    assert "Наша деревня" in text
    again = Match.from_text(text)
    assert again.to_text() == text
    assert again.state.digest() == match.state.digest()
