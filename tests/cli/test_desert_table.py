"""North Africa at the table: seats, notes, warnings, looking, refusals, undo, hiding, the end."""

from pathlib import Path
from typing import Any

import pytest

from fieldcraft.bots import make
from fieldcraft.core import key_from_seed
from fieldcraft.record.match import Match
from tests.cli.conftest import Call
from tests.cli.deserts import CROWDED, DRIVE, Position, in_the_desert
from tests.cli.tables import seat, type_in


def played(
    monkeypatch: pytest.MonkeyPatch, position: Position, *lines: str, **changes: Any
) -> tuple[list[str], str]:
    """Sit down as the LRDG, type these lines until they end: its choices, and what was shown."""
    type_in(monkeypatch, *lines)
    match = in_the_desert(position, **changes)
    table, paper = seat(match, "en", {1: make("random", 1)})
    with pytest.raises(EOFError):
        table.play()
    choices = [entry.text for entry in match.entries if entry.who == "lrdg"]
    return choices, paper.getvalue()


def row(shown: str, words: str) -> str:
    """The last row of the option list that offers these words."""
    rows = [line for line in shown.splitlines() if f"  {words} " in f"{line} "]
    return " ".join(rows[-1].split())


# -- choosing -----


def test_driving_from_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """A vehicle action is chosen, the vehicle is moved with everyone in it, and the log says so.

    Clauses: NA-402, NA-502.
    """
    lines = ("play scout", "seat drive", "to 20A", "stop", "stop")
    choices, shown = played(monkeypatch, DRIVE, *lines)
    assert choices == list(lines)
    assert row(shown, "seat drive") == "4 Vehicle action: Drive 2 seat drive"
    assert "Patrol Truck: choose the next tile (2 tiles left)" in shown
    assert "Scout: enter, exit or reposition, or stay" in shown
    assert "○LRDG PTr(2)" in shown.rpartition("20A +0")[2]


def test_seats_say_what_they_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside a seat stand its actions, and that an enemy's vehicle changes hands.

    Clauses: NA-405, NA-411, NA-412, NA-414.
    """
    _, shown = played(monkeypatch, DRIVE, "play engineer")
    assert row(shown, "enter lrdg:patrol-truck 2").endswith("Navigate 2")
    assert row(shown, "enter it:light-truck 1").endswith("Drive 2 · the vehicle becomes yours")
    _, shown = played(monkeypatch, DRIVE, "play scout")
    assert row(shown, "switch lrdg:sniper").endswith("lrdg:sniper Suppress 3")
    assert row(shown, "shift 2").endswith("shift 2 Navigate 2")


def test_leaving_the_wheel_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves the driver's seat of a vehicle that runs is told; the others are not.

    Clauses: NA-413, NA-414.
    """
    note = "Nobody will be left in the"
    _, shown = played(monkeypatch, DRIVE, "play scout")
    assert shown.count(note) == 2
    _, shown = played(monkeypatch, DRIVE, "play sniper")
    assert note not in shown
    disabled = {**DRIVE["counters"], "lrdg:patrol-truck": {"tile": "4A", "damage": 3}}
    _, shown = played(monkeypatch, DRIVE, "play scout", counters=disabled)
    assert note not in shown


def test_actions_that_change_nothing_are_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Conceal without Fog of War in the enemy's supply; a vehicle with nobody left to suppress.

    Clauses: NA-604, NA-721, C-02.
    """
    note = "This action will have no effect."
    _, shown = played(monkeypatch, DRIVE, "play scout")
    assert note not in row(shown, "conceal")
    italy = {**DRIVE["it"], "supply": {}}
    _, shown = played(monkeypatch, DRIVE, "play scout", it=italy)
    assert row(shown, "conceal").endswith(note)
    _, shown = played(monkeypatch, DRIVE, "play sniper", "seat suppress")
    assert note in shown[shown.index("at it:light-truck") :]


def test_control_of_a_controlled_tile_is_marked_in_a_seat_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The tank's driver may take control again, and is told that it changes nothing.

    Clauses: NA-608, C-02.
    """
    position = {
        "scenario": "vulnerable-encampment",
        "phase": "turns",
        "active": "it",
        "markers": {"it": {"17A": "controlled"}},
        "it": {"hand": {"tank-driver-t": 1}},
    }
    type_in(monkeypatch, "play tank-driver-t")
    table, paper = seat(in_the_desert(position), "en", {0: make("random", 1)})
    with pytest.raises(EOFError):
        table.play()
    assert row(paper.getvalue(), "seat control").endswith("This action will have no effect.")


def test_hunkering_the_last_bolster_asks_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last card that can take from the supply goes there only after a second yes.

    Clauses: U-417.
    """
    hand = {"hand": {"lieutenant": 1, "saboteur": 1}, "deck": {"sergeant": 2}}
    lines = ("play lieutenant", "hunker")
    choices, shown = played(monkeypatch, CROWDED, *lines, "no", lrdg=hand)
    assert choices == ["play lieutenant"]
    assert "last card with Bolster" in shown
    choices, _ = played(monkeypatch, CROWDED, *lines, "yes", lrdg=hand)
    assert choices == list(lines)


def test_navigating_ticks_the_tiles_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offered tiles carry the number of the answer, chosen ones a tick; markers come at the end.

    Clauses: NA-601, NA-603.
    """
    lines = ("play scout", "shift 2", "seat navigate", "mark 1B", "board")
    choices, shown = played(monkeypatch, DRIVE, *lines)
    assert choices == list(lines[:4])
    assert "Navigate: choose a tile (up to 2 more tiles)" in shown
    assert "Navigate: choose a tile (up to 1 more tile)" in shown
    choices, shown = played(monkeypatch, DRIVE, *lines[:4], "stop")
    assert "LRDG" in shown.rpartition("1B +3/1")[2].split("└")[0]


def test_wounding_and_pinning_the_crew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The attacker picks a soldier in the vehicle, by number or name.

    Clauses: NA-716, NA-721.
    """
    lines = ("play engineer", "demolition", "at it:medium-tank", "wound it:tank-driver-t")
    choices, shown = played(monkeypatch, CROWDED, *lines, dice=[9, 9, 9])
    assert choices == list(lines)
    assert "Medium Tank: choose the soldier who takes the wound" in shown
    assert "Wound Tank Driver T" in shown
    assert "Medium Tank is damaged: 2 of 5" in shown
    car = {**CROWDED["counters"], "it:scout-car": "16A", "lrdg:sergeant": "16A",
           "lrdg:scout": "16A", "it:scout-a": {"vehicle": "it:scout-car", "seat": 1},
           "it:anti-tank-rifleman-a": {"vehicle": "it:scout-car", "seat": 2}}  # fmt: skip
    lines = ("play machine-gunner", "suppress", "at it:scout-car", "pin it:scout-a")
    choices, shown = played(monkeypatch, CROWDED, *lines, counters=car, dice=[9, 9, 9, 9])
    assert choices == list(lines)
    assert "Scout Car: choose the soldier to suppress" in shown


def test_escaping_is_told_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the tile was controlled, the truck drives off the board with its crew and wins.

    Clauses: NA-504, NA-506, C-15.
    """
    lines = ("play scout", "seat drive", "to 20A", "escape")
    choices, shown = played(monkeypatch, DRIVE, *lines)
    assert choices == list(lines[:3])
    assert "None of your counters may escape before you have taken control of 4A." in shown
    type_in(monkeypatch, *lines)
    table, paper = seat(in_the_desert(DRIVE, held=["lrdg"]), "en", {1: make("random", 1)})
    assert table.play()
    shown = paper.getvalue()
    assert "Escape from the board" in shown
    assert "LRDG wins" in shown
    assert "4A has been controlled" in shown
    assert "2/2" in shown
    assert "LRDG – Escaped: Scout, Sniper, Patrol Truck" in " ".join(shown.split())


# -- asking the table -----


def test_why_says_what_stands_in_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats, vehicles, rough ground and targets are refused with their clauses."""
    asked = {
        "why scout": ("cannot use the card’s movement actions", "NA-408"),
        "why seat navigate": ("this seat has no Navigate action", "NA-402"),
        "why switch lrdg:engineer": ("is not in the same vehicle", "NA-405"),
        "why shift 3": ("Patrol Truck: seat 3 is occupied.", "NA-414"),
        "why enter it:light-truck 1": ("is already in a vehicle", "NA-411"),
        "why shift 9": ("“9” is not a seat", ""),
    }
    _, shown = played(monkeypatch, DRIVE, "play scout", *asked)
    flat = " ".join(shown.split())
    for text, clause in asked.values():
        assert text in flat
        assert clause in flat[flat.index(text) :][:200]
    _, shown = played(monkeypatch, DRIVE, "play scout", "seat drive", "to 1B", "why escape")
    assert "1B is rough terrain: vehicles cannot enter it." in shown
    assert "There is no escape marker on 4A." in shown


def test_looking_at_things(monkeypatch: pytest.MonkeyPatch) -> None:
    """Vehicles, structures, tiles, soldiers and cards of both sides say their values.

    Clauses: NA-110, NA-115, NA-117, NA-121.
    """
    looks = {
        "look it:medium-tank": ("armour: 5", "damage 1 of 5 ■□□┊□□", "critical threshold: 3",
                                "seat 1: Drive 1 · Control (driver) – Tank Gunner T",
                                "seat 3: Attack 2 · Suppress 4 (crew) – free"),
        "look it:scout-car": ("Belongs to: LRDG (captured)",
                              "seat 2: Navigate 2 – Scout (suppressed)"),
        "look lrdg:pilot-car": ("basic defence: 7", "disabled"),
        "look lrdg:sergeant": ("basic defence: 5", "Scout Car, seat 1: Drive 1"),
        "look tank-driver-t": ("specialisation: driver", "actions: Move 1 · Attack 1"),
        "look hangar": ("Hangar: destroyed (LRDG)",),
        "look aircraft": ("Aircraft: structure defence 6, 1 point",),
        "look 16A": ("Aircraft: structure defence 6, 1 point", "Italy: controlled"),
        "look 14A": ("rough terrain: no vehicles", "cover bonus: 3/1"),
    }  # fmt: skip
    choices, shown = played(monkeypatch, CROWDED, *looks)
    assert choices == []
    assert "base defence" not in shown
    for texts in looks.values():
        for text in texts:
            assert text in shown


def test_the_board_again_with_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Legend, vehicle cards, what is gone, the goals, and options that are not the usual ones."""
    options = {"adjustOnHunker": False}
    _, shown = played(monkeypatch, CROWDED, "board", options=options)
    again = " ".join(shown.rpartition("lrdg> ")[0].rpartition("lrdg> ")[2].split())
    for text in (
        "⊘ rough terrain: no vehicles",
        "▣ 7 ★1 structure: its defence and points",
        "PTr(2) vehicle, with the number of soldiers in it",
        "■□□┊□□ damage: disabled at the mark, destroyed at the end",
        "MTa Medium Tank",
        "LRDG – Destroyed: Hangar",
        "Italy – Neutralised: Sniper",
        "adjustOnHunker=false: A card used to hunker down still lets its soldier",
        "Italy: score 3 points, or neutralise 3 enemy soldiers",
    ):
        assert text in again
    assert "adjustOnRally" not in again


def test_undo_takes_a_seat_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adjustment is no chance: it can be taken back, and the soldier sits as before."""
    lines = ("play scout", "shift 2", "board", "undo", "board", "undo")
    choices, shown = played(monkeypatch, DRIVE, *lines)
    assert choices == []
    seats = [line for line in shown.splitlines() if line.startswith("│ 2 Navigate 2")]
    assert [seat.split("│")[1].split()[-1] for seat in seats] == ["–", "Scout", "–", "–"]


def test_standing_answers_leave_soldiers_where_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """`never ask adjust` stays seated without a question."""
    lines = ("standing never ask adjust", "play sniper", "conceal")
    choices, shown = played(monkeypatch, DRIVE, *lines)
    assert choices == ["play sniper", "conceal", "stop"]
    assert "Your standing answer: stop" in shown


# -- games -----


def test_hot_seat_shows_each_side_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the first player is shown does not depend on the second player's cards.

    Clauses: U-306, U-903.
    """
    hands: list[dict[str, int]] = [
        {"rifleman-a": 1, "scout-a": 1, "fog-of-war": 2},
        {"platoon-sergeant": 1, "squad-leader-a": 1, "tank-crew-t": 1, "tank-driver-t": 1},
    ]
    shown = []
    for hand, rest in (hands, reversed(hands)):
        zones = {"it": {"hand": hand, "deck": rest}}
        lines = (
            "",
            "look deck",
            "log",
            "board",
            "look hand",
            "look it:medium-tank",
            "bid sergeant",
        )
        type_in(monkeypatch, *lines, "")
        match = in_the_desert({"scenario": "barce", "phase": "initiative"}, **zones)
        table, paper = seat(match)
        with pytest.raises(EOFError):
            table.play()
        first, _, second = paper.getvalue().partition("Italy. The other player looks away")
        shown.append((first, second))
    assert shown[0][0] == shown[1][0]
    assert shown[0][1] != shown[1][1]


def test_asking_pleasantly(call: Call) -> None:
    """Without arguments: the game, then its scenarios, opponents and sides with their goals."""
    called = call("terminal", "--seed", "1", typed="2\n9\nrandom\nit\nquit\nno\n")
    assert called.code == 0
    assert "Undaunted: North Africa" in called.out
    assert "LRDG: control 2A, then have 3 soldiers escape" in " ".join(called.out.split())
    assert "it> " in called.out


def test_a_whole_game_against_a_bot(call: Call, tmp_path: Path) -> None:
    """A game is played to its end, recorded, verified and replayed from each side."""
    record = tmp_path / "desert.record"
    arguments = ("terminal", "north-africa", 3, "--bot", "greedy", "--side", "it", "--seed", 5)
    called = call(*arguments, "--record", record, typed="1\nyes\n" * 200)
    assert called.code == 0, called.err
    assert "LRDG wins" in called.out
    assert call("verify", record).code == 0
    for side in ("lrdg", "it", "spectator", "all"):
        replayed = call("replay", record, "--side", side)
        assert replayed.code == 0
        assert "Patrol Truck" in replayed.out


def test_a_saved_match_is_taken_up_again(call: Call, tmp_path: Path) -> None:
    """The record knows its game, and the bot sits down again."""
    path = tmp_path / "desert.record"
    players = {"it": "bot greedy"}
    Match.start("north-africa", 11, key_from_seed(3), players=players).save(path)
    called = call("terminal", "--resume", path, typed="1\nquit\nno\n")
    assert called.code == 0
    assert "11. Barce" in called.out
    assert "Italy reveals" in called.out
