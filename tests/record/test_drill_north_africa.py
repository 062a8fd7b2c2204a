"""What only drills of North Africa can say: each of it can pass, fail and be a mistake."""

import pytest

from fieldcraft.record.drills.drill import DrillError
from tests.record.drilling import run

HEAD = """\
drill: An example
game: north-africa
clauses: [NA-112]
"""
POSITION = """\
position:
  board:
    layout:
      rows: ["@0 e x y"]
    structures: {hangar: x, aircraft: y}
    escape: [e]
  goals: {lrdg: {hold: x, escape: {soldiers: 2}}}
  initiative: it
  counters:
    it:light-truck: {tile: x, damage: 3}
    it:rifleman-a: {vehicle: it:light-truck, seat: 2, face: suppressed}
    it:scout-a: x
    lrdg:patrol-truck: y
    lrdg:scout: {vehicle: lrdg:patrol-truck, seat: 1}
  destroyed: {lrdg: [aircraft]}
  escaped: {lrdg: ["lrdg:sniper"]}
  neutralised: {it: ["lrdg:engineer"], lrdg: ["it:machine-gunner-a"]}
  held: [lrdg]
  it: {hand: [scout-a, rifleman-a, fog-of-war], deck: [scout-a]}
  lrdg: {hand: [scout, scout], deck: {fog-of-war: 2}}
"""

PASSING = {
    "on foot": "{counters: {it:scout-a: x, it:machine-gunner-a: null, lrdg:patrol-truck: y}}",
    "in a seat": "{counters: {it:rifleman-a: {vehicle: it:light-truck, seat: 2, face: suppressed},"
    " lrdg:scout: {vehicle: lrdg:patrol-truck, seat: 1}}}",
    "a vehicle": "{counters: {it:light-truck: {tile: x, face: disabled}}}",
    "vehicles": "{vehicles: {it:light-truck: {tile: x, face: disabled, owner: it, damage: 3}}}",
    "seats": "{seats: {it:light-truck: {1: null, 2: it:rifleman-a}}}",
    "structures": "{structures: {hangar: standing, aircraft: lrdg}}",
    "gone": "{escaped: {lrdg: [lrdg:sniper], it: []}, neutralised: {it: [lrdg:engineer]}}",
    "held": "{held: [lrdg], hopeless: [], points: {lrdg: 1, it: 0}}",
    "zones": "{it: {hand: 3, deck: [scout-a]}, lrdg: {hand: {scout: 2}}}",
    "known": "{known: {lrdg: {hand: {at_least: {}}}}, bid: {it: null}, active: it}",
}


@pytest.mark.parametrize("name", PASSING)
def test_what_is_true_passes(name: str) -> None:
    """Each expectation of this box can pass."""
    result = run(f"- expect: {PASSING[name]}", POSITION, HEAD)
    assert result.passed, result.report()


FAILING = {
    "on foot": ("{counters: {it:rifleman-a: x}}", "counters.it:rifleman-a", "seat"),
    "in a seat": (
        "{counters: {it:scout-a: {vehicle: it:light-truck, seat: 1}}}", "it:scout-a", "ready",
    ),
    "off the board": (
        "{counters: {it:tank-crew-t: {vehicle: it:light-truck, seat: 1}}}", "tank-crew-t", "null",
    ),
    "another seat": (
        "{counters: {lrdg:scout: {vehicle: lrdg:patrol-truck, seat: 2}}}", "lrdg:scout", "1",
    ),
    "face in a seat": (
        "{counters: {it:rifleman-a: {vehicle: it:light-truck, seat: 2}}}", "rifleman-a", "suppr",
    ),
    "face": ("{vehicles: {it:light-truck: {face: ready}}}", "it:light-truck.face", "disabled"),
    "owner": ("{vehicles: {it:light-truck: {owner: lrdg}}}", "it:light-truck.owner", "it"),
    "damage": ("{vehicles: {it:light-truck: {damage: 2}}}", "it:light-truck.damage", "3"),
    "tile": ("{vehicles: {it:light-truck: {tile: y}}}", "it:light-truck.tile", "x"),
    "no vehicle": ("{vehicles: {it:scout-car: {damage: 0}}}", "it:scout-car.damage", "null"),
    "taken seat": ("{seats: {it:light-truck: {2: null}}}", "it:light-truck.2", "it:rifleman-a"),
    "free seat": ("{seats: {it:light-truck: {1: it:rifleman-a}}}", "it:light-truck.1", "null"),
    "no such seat": ("{seats: {it:light-truck: {3: null}}}", "it:light-truck.3", "absent"),
    "seat of none": ("{seats: {it:scout-car: {1: null}}}", "it:scout-car.1", "absent"),
    "standing": ("{structures: {hangar: lrdg}}", "structures.hangar", "standing"),
    "destroyed": ("{structures: {aircraft: standing}}", "structures.aircraft", "lrdg"),
    "destroyed by": ("{structures: {aircraft: it}}", "structures.aircraft", "lrdg"),
    "no structure": ("{structures: {fuel-tank: standing}}", "structures.fuel-tank", "absent"),
    "escaped": ("{escaped: {lrdg: []}}", "escaped.lrdg", "lrdg:sniper"),
    "not escaped": ("{escaped: {it: [it:scout-a]}}", "escaped.it", "[]"),
    "neutralised": ("{neutralised: {lrdg: []}}", "neutralised.lrdg", "it:machine-gunner-a"),
    "not neutralised": ("{neutralised: {it: []}}", "neutralised.it", "lrdg:engineer"),
    "held": ("{held: []}", "held", "lrdg"),
    "not held": ("{held: [lrdg, it]}", "held", "lrdg"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAILING)
def test_what_is_false_fails(name: str) -> None:
    """Each expectation of this box can fail, and says where and what was found."""
    expect, what, found = FAILING[name]
    result = run(f"- expect: {expect}", POSITION, HEAD)
    [failed] = result.runs
    assert failed.failure is not None
    [mismatch] = failed.failure.mismatches
    assert mismatch.what.endswith(what)
    assert found in mismatch.found


MISTAKES = {
    "other game's side": ("- us: end", "steps.0.us", "us"),
    "other game's facts": ("- expect: {target: {it: x}}", "expect.target", "target"),
    "other side's card": ("- expect: {it: {hand: [scout]}}", "it.hand.0", "scout-a"),
    "counter": ("- expect: {counters: {it:scout: x}}", "counters.it:scout", "it:scout-a"),
    "soldier as vehicle": ("- expect: {seats: {it:scout-a: {1: null}}}", "it:scout-a", "it:scout-"),
    "fourth seat": ("- expect: {seats: {it:light-truck: {4: null}}}", "light-truck.4", "1, 2, 3"),
    "no seat": ("- expect: {seats: {it:light-truck: {}}}", "seats.it:light-truck", "at least 1"),
    "nothing of it": ("- expect: {vehicles: {it:light-truck: {}}}", "light-truck", "proves"),
    "face": ("- expect: {vehicles: {it:light-truck: {face: hurt}}}", "face", "disabled"),
    "fate": ("- expect: {structures: {hangar: gone}}", "structures.hangar", "standing"),
    "structure": ("- expect: {structures: {hanger: standing}}", "hanger", "did you mean hangar?"),
    "held": ("- expect: {held: [us]}", "held.0", "lrdg"),
    "words": ("- it: enter it:light-truck 4\n- expect: {round: 1}", "steps.0.it", "not words"),
    "event field": (
        "- expect: {events: {exclude: [{event: boards, car: x}]}}", "exclude.0", "counter",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes_are_told(name: str) -> None:
    """Words that this game does not have, with their place and what is known instead."""
    steps, place, text = MISTAKES[name]
    with pytest.raises(DrillError) as caught:
        run(steps, POSITION, HEAD)
    assert any(problem.place.endswith(place) for problem in caught.value.problems)
    assert text in str(caught.value)


def test_a_drill_without_a_game_is_asked_for_it_alone() -> None:
    """Which other keys are right cannot be known before."""
    with pytest.raises(DrillError) as caught:
        run("- expect: {round: 1}", POSITION, HEAD.replace("game: north-africa\n", ""))
    [problem] = caught.value.problems
    assert problem.place == "game"
