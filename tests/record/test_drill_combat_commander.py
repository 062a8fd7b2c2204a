"""What only drills of Combat Commander can say: each of it can pass, fail and be a mistake."""

import pytest

from fieldcraft.record.drills.drill import DrillError, Mismatch, load_drill_text
from tests.record.drilling import run, written

HEAD = """\
drill: An example
game: combat-commander
clauses: [CC-5.b]
"""
POSITION = """\
position:
  ground:
    terrain: {C5: woods}
    objectives: [C5, O2, O4, O6, O8]
  units:
    axis:corporal-x-1: C3
    axis:rifle-2: {hex: C3, suppressed: true}
    axis:rifle-3: {space: 4}
    allies:rifle-1: C5
    allies:militia-2: {hex: D6, broken: true, veteran: true, activated: true}
    allies:rifle-3: casualty
  weapons:
    light-mg-1: axis:corporal-x-1
    light-mg-2: {holder: allies:rifle-1, broken: true}
    molotov-3: box
  radios: {axis: {fp: 10, broken: true}}
  hexes: {C5: {fort: foxholes}, D5: {smoke: 3}, E5: {blaze: true}, F5: {fort: wire, held: allies}}
  objectives: {2: axis}
  chits: {open: [C], secret: {axis: [A]}}
  time: 2
  sudden-death: 6
  vp: -3
  surrender: {axis: 7}
  initiative: allies
  orders: {axis: 3}
  axis: {hand: [fire#g-50, move#g-19], discard: [rout#g-11]}
  allies: {hand: [fire#r-64], known: [fire#r-64]}
"""

PASSING = {
    "units": "{units: {axis:corporal-x-1: C3, allies:rifle-3: casualty, allies:smg-9: null}}",
    "a unit": "{units: {axis:rifle-2: {hex: C3, suppressed: true, broken: false, fp: 5, range: 5,"
    " move: 4, morale: 7, command: 0, spent: 0, weapon: none}}}",
    "a broken unit": "{units: {allies:militia-2: {broken: true, veteran: true, activated: true,"
    " flags: [broken, veteran], lacks: [suppressed]}}}",
    "a unit that waits": "{units: {axis:rifle-3: {space: 4, casualty: false}}}",
    "counters": "{counters: {axis: {rifle: 1, corporal-x: 1, pionier: 0}}}",
    "weapons": "{weapons: {light-mg-1: axis:corporal-x-1, molotov-3: box, heavy-mg-9: null,"
    " light-mg-2: {holder: allies:rifle-1, broken: true, fired: false, fp: 3, range: 6}}}",
    "radios": "{radios: {axis: {fp: 10, broken: true, smoke: true}, allies: null}}",
    "hexes": "{hexes: {C5: {fort: foxholes, smoke: 0, blaze: false, held: allies}, G5: null,"
    " D5: {smoke: 3, fort: none}, E5: {blaze: true}, F5: {held: allies}}}",
    "objectives": "{objectives: {1: allies, 2: axis, 4: null,"
    " 3: {hex: O4, control: none, value: 1}}}",
    "chits": "{chits: {open: [C], axis: [A], allies: []}}",
    "tracks": "{time: 2, sudden-death: 6, vp: -3, surrender: {axis: 7}, losses: {allies: 1},"
    " casualties: {axis: [], allies: [rifle]}, initiative: allies, active: axis, turn: 1}",
    "orders": "{orders: {given: 0, axis: 3, allies: 9}, phase: play}",
    "cards": "{axis: {hand: [move#g-19, fire#g-50], discard: 1, deck: 69},"
    " allies: {hand: {size: 1, include: [fire#r-64], exclude: [move#r-20]}, known: [fire#r-64]}}",
}


@pytest.mark.parametrize("name", PASSING)
def test_what_is_true_passes(name: str) -> None:
    """Each expectation can pass."""
    result = run(f"- expect: {PASSING[name]}", POSITION, HEAD)
    assert result.passed, result.report()


FAILING = {
    "place": ("{units: {axis:corporal-x-1: C4}}", "axis:corporal-x-1", "C3"),
    "not in order": ("{units: {axis:rifle-2: C3}}", "axis:rifle-2", "suppressed"),
    "waits": ("{units: {axis:rifle-3: C3}}", "axis:rifle-3", "space"),
    "gone": ("{units: {allies:rifle-1: null}}", "allies:rifle-1", "C5"),
    "not there": ("{units: {allies:rifle-7: C5}}", "allies:rifle-7", "null"),
    "facts of none": ("{units: {allies:rifle-7: {broken: true}}}", "allies:rifle-7", "null"),
    "casualty": ("{units: {allies:rifle-1: casualty}}", "allies:rifle-1", "C5"),
    "value": ("{units: {axis:rifle-2: {fp: 9}}}", "axis:rifle-2.fp", "5"),
    "state": ("{units: {axis:rifle-2: {broken: true}}}", "axis:rifle-2.broken", "false"),
    "flags": ("{units: {axis:rifle-2: {flags: [moving]}}}", "axis:rifle-2.flags", "suppressed"),
    "lacks": ("{units: {axis:rifle-2: {lacks: [suppressed]}}}", "rifle-2.lacks", "suppressed"),
    "its weapon": ("{units: {axis:rifle-2: {weapon: light-mg-1}}}", "rifle-2.weapon", "none"),
    "counters": ("{counters: {axis: {rifle: 2}}}", "counters.axis.rifle", "1"),
    "holder": ("{weapons: {light-mg-1: axis:rifle-2}}", "light-mg-1", "axis:corporal-x-1"),
    "broken weapon": ("{weapons: {light-mg-2: allies:rifle-1}}", "light-mg-2", "broken"),
    "boxed weapon": ("{weapons: {molotov-3: null}}", "molotov-3", "box"),
    "no weapon": ("{weapons: {heavy-mg-9: box}}", "heavy-mg-9", "null"),
    "facts of no weapon": ("{weapons: {heavy-mg-9: {fp: 1}}}", "heavy-mg-9", "null"),
    "weapon's value": ("{weapons: {light-mg-1: {fp: 1}}}", "light-mg-1.fp", "4"),
    "broken radio": ("{radios: {axis: 10}}", "radios.axis", "null"),
    "radio": ("{radios: {axis: null}}", "radios.axis", "10"),
    "radio's value": ("{radios: {axis: {fp: 9}}}", "radios.axis.fp", "10"),
    "no radio": ("{radios: {allies: {fp: 9}}}", "radios.allies.fp", "null"),
    "fort": ("{hexes: {C5: {fort: wire}}}", "hexes.C5.fort", "foxholes"),
    "smoke": ("{hexes: {D5: {smoke: 0}}}", "hexes.D5.smoke", "3"),
    "blaze": ("{hexes: {E5: null}}", "hexes.E5", "true"),
    "held": ("{hexes: {F5: {held: none}}}", "hexes.F5.held", "allies"),
    "control": ("{objectives: {1: axis}}", "objectives.1", "allies"),
    "nobody's": ("{objectives: {4: axis}}", "objectives.4", "null"),
    "worth": ("{objectives: {3: {value: 2}}}", "objectives.3.value", "1"),
    "open chits": ("{chits: {open: []}}", "chits.open", "C"),
    "secret chits": ("{chits: {axis: [B]}}", "chits.axis", "A"),
    "time": ("{time: 3}", "time", "2"),
    "points": ("{vp: 3}", "vp", "-3"),
    "sudden death": ("{sudden-death: 7}", "sudden-death", "6"),
    "surrender": ("{surrender: {axis: 8}}", "surrender.axis", "7"),
    "losses": ("{losses: {axis: 1}}", "losses.axis", "0"),
    "casualties": ("{casualties: {allies: [rifle, rifle]}}", "casualties.allies", "rifle"),
    "initiative": ("{initiative: axis}", "initiative", "allies"),
    "active": ("{active: allies}", "active", "axis"),
    "turn": ("{turn: 2}", "turn", "1"),
    "orders": ("{orders: {given: 1}}", "orders.given", "0"),
    "phase": ("{phase: over}", "phase", "play"),
    "hand": ("{axis: {hand: [fire#g-50]}}", "axis.hand", "move#g-19"),
    "hand's size": ("{axis: {hand: {size: 1}}}", "axis.hand.size", "2"),
    "not in hand": ("{axis: {hand: {include: [rout#g-11]}}}", "axis.hand.include", "fire#g-50"),
    "in hand": ("{axis: {hand: {exclude: [move#g-19]}}}", "axis.hand.exclude", "move#g-19"),
    "deck": ("{axis: {deck: 70}}", "axis.deck", "69"),
    "known": ("{allies: {known: []}}", "allies.known", "fire#r-64"),
}


@pytest.mark.parametrize("name", FAILING)
def test_what_is_not_true_fails(name: str) -> None:
    """Each expectation can fail, and says where and what was found."""
    expect, what, found = FAILING[name]
    [mismatch] = failures(f"- expect: {expect}")
    assert mismatch.what.endswith(what), mismatch
    assert found in str(mismatch.found)


def failures(steps: str, position: str = POSITION) -> list[Mismatch]:
    """What is not as these steps say."""
    result = run(steps, position, HEAD)
    assert not result.passed
    failure = result.runs[0].failure
    assert failure is not None
    return list(failure.mismatches)


FIRE = "- axis: [order fire#g-50, unit axis:rifle-2, at C5, unit axis:rifle-2, stop, stop]\n"
OKAY = "- expect: {time: 2}"

MISTAKES = {
    "unit": ("- expect: {units: {axis:riffle-1: C3}}", "axis:riffle-1", "not in the right format"),
    "side of a unit": ("- expect: {units: {us:rifle-1: C3}}", "us:rifle-1", "right format"),
    "hex": ("- expect: {units: {axis:rifle-2: P3}}", "axis:rifle-2", "P3"),
    "fact": ("- expect: {units: {axis:rifle-2: {brokn: true}}}", "brokn", "did you mean broken?"),
    "empty facts": ("- expect: {units: {axis:rifle-2: {}}}", "axis:rifle-2", "proves nothing"),
    "no units": ("- expect: {units: {}}", "units", "at least 1"),
    "flag": ("- expect: {units: {axis:rifle-2: {flags: [movng]}}}", "flags.0", "mean moving?"),
    "type": ("- expect: {counters: {axis: {riffle: 1}}}", "axis.riffle", "did you mean rifle?"),
    "fort": ("- expect: {hexes: {C5: {fort: foxhole}}}", "C5.fort", "did you mean foxholes?"),
    "objective": ("- expect: {objectives: {6: axis}}", "objectives.6", "available"),
    "chit": ("- expect: {chits: {open: [I]}}", "chits.open.0", "available"),
    "card": ("- expect: {axis: {hand: [fire-50]}}", "axis.hand.0", "not in the right format"),
    "zone": ("- expect: {axis: {hnd: 1}}", "axis.hnd", "did you mean hand?"),
    "event": ("- expect: {events: {exclude: [break]}}", "exclude.0", "did you mean breaks"),
    "field": ("- expect: {events: {exclude: [{event: breaks, unt: a}]}}", "exclude.0", "unit?"),
    "words": ("- axis: shoot him\n" + OKAY, "steps.0.axis", "are not words"),
    "no draws": (FIRE + OKAY, "steps.0", "no more draws"),
    "dice with a trigger": (
        FIRE + "  draws: {axis: [3+4]}\n" + OKAY, "steps.0", "there is 3+4 event, 3+4 event",
    ),
    "no such dice": (FIRE + "  draws: {axis: [7+1]}\n" + OKAY, "draws.axis.0", "right format"),
    "dice used up": (
        FIRE + "  draws: {axis: [5+4, 5+4, 5+4]}\n" + OKAY, "steps.0", "no card matches",
    ),
    "card in a hand": (FIRE + "  draws: {axis: [move#g-19]}\n" + OKAY, "steps.0", "deck has none"),
    "card of another": (FIRE + "  draws: {axis: [fire#r-52]}\n" + OKAY, "steps.0", "no card"),
    "event that is not": (FIRE + "  draws: {axis: [event snow]}\n" + OKAY, "steps.0", "no card"),
    "varies of what": ("- sample: axis\n  varies: {allies: [hnd]}", "allies.0", "mean hand?"),
    "no such card": ("- expect: {axis: {hand: {exclude: [fire#g-19]}}}", "axis.hand", "fire#g-1"),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes_in_steps_are_told(name: str) -> None:
    """Each with its line, its place and what to do."""
    steps, place, text = MISTAKES[name]
    told(written(steps, POSITION, HEAD), place, text)


def told(text: str, place: str, why: str) -> None:
    """The file cannot be run, and this is said of it."""
    with pytest.raises(DrillError) as caught:
        load_drill_text(text, "example.yaml").run()
    first = caught.value.first
    assert first.line > 3
    assert first.place.endswith(place), str(caught.value)
    assert why in str(caught.value)
    assert first.message
    assert first.remedy


POSITIONS = {
    "type": ("units: {axis:smg-1: C3}", "units.axis:smg-1", "germany has no smg"),
    "number": ("units: {axis:rifle-99: C3}", "axis:rifle-99", "no counter number 99"),
    "same number": ("units: {axis:rifle-1: C3, axis:captain-1: C3}", "axis:captain-1", "same num"),
    "two places": ("units: {axis:rifle-1: {hex: C3, space: 2}}", "axis:rifle-1", "one place"),
    "no place": ("units: {axis:rifle-1: {broken: true}}", "axis:rifle-1", "one place"),
    "hex": ("units: {axis:rifle-1: C11}", "axis:rifle-1", "C11"),
    "weapon": ("weapons: {lite-mg-1: box}", "lite-mg-1", "not in the right format"),
    "weapon's nation": (
        "weapons: {ig-18-1: {holder: box, nation: russia}}", "ig-18-1", "russia has no ig-18",
    ),
    "nation that is not here": (
        "weapons: {light-mg-1: {holder: box, nation: america}}", "nation", "available",
    ),
    "weapon's number": ("weapons: {light-mg-1: box, heavy-mg-1: box}", "heavy-mg-1", "same num"),
    "weapons counted": ("weapons: {light-mg-77: box}", "light-mg-77", "no counter number 77"),
    "holder": ("weapons: {light-mg-1: axis:rifle-1}", "light-mg-1", "axis:rifle-1"),
    "two weapons": (
        "units: {axis:hero-1: C3}\n  weapons: {light-mg-1: axis:hero-1, heavy-mg-2: axis:hero-1}",
        "heavy-mg-2", "already carries light-mg-1",
    ),
    "card": ("axis: {hand: [fire#g-1]}", "axis.hand.0", "fire#g-1"),
    "card of another": ("axis: {hand: [fire#r-52]}", "axis.hand.0", "fire#r-52"),
    "card twice": ("axis: {hand: [fire#g-50], discard: [fire#g-50]}", "discard.0", "twice"),
    "known card": ("axis: {hand: [fire#g-50], known: [fire#g-51]}", "known.0", "mean fire#g-50"),
    "empty deck": ("axis: {deck: []}", "axis", "deck is empty"),
    "chit twice": ("chits: {open: [A], secret: {axis: [A]}}", "secret.axis.0", "twice"),
    "nation": ("nations: {axis: russia}", "nations.axis", "does not fight for axis"),
    "edges": ("edges: {axis: top, allies: left}", "edges", "face each other"),
    "option": ("options: {uphilFire: true}", "options.uphilFire", "mean uphillFire?"),
    "map": ("map: pond-frm", "map", "did you mean pond-farm?"),
    "scenario": ("scenario: lipki-frm", "scenario", "did you mean lipki-farm?"),
    "both": ("scenario: lipki-farm\n  map: open", "map", "not from both"),
    "clear what": ("clear: true", "clear", "only a scenario"),
    "other nations": ("scenario: 1\n  nations: {allies: america}", "nations", "clear: true"),
    "set-up of what": ("phase: set-up", "phase", "only a scenario"),
    "pieces before": (
        "scenario: lipki-farm\n  phase: set-up\n  units: {axis:rifle-1: C3}", "units", "before",
    ),
    "terrain": ("ground: {terrain: {C3: wood}}", "terrain.C3", "did you mean woods?"),
    "wall": ("ground: {walls: [C3/C5]}", "ground.walls.0", "do not touch"),
    "road": ("ground: {roads: [C3 C5]}", "ground.roads.0", "do not touch"),
    "level": ("ground: {levels: {C3: 5}}", "levels.C3", "at most 4"),
    "draws": ("draws: {axis: [3+4]}", "", "3+4 event"),
    "lots": ("lots: [I]", "lots.0", ""),
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_mistakes_in_positions_are_told(name: str) -> None:
    """Each with its line, its place and what to do."""
    position, place, text = POSITIONS[name]
    told(written(OKAY, f"position:\n  {position}\n", HEAD), place, text)


def test_unused_chance_fails() -> None:
    """Cards and lots of a step that do not come are told."""
    drawn = FIRE + "  draws: {axis: [5+4, 5+3], allies: [2+1]}\n  lots: [3]\n"
    [first] = failures(drawn + "  expect: {time: 2}")
    assert "left over" in str(first.found)
    [lots] = failures(FIRE + "  draws: {axis: [5+4]}\n  lots: [3]\n  expect: {time: 2}")
    assert lots.what == "lots"
    position = POSITION + "  draws: {axis: [5+4]}\n"
    [unused] = failures("- expect: {time: 2}", position)
    assert unused.what == "position.draws.axis"


def test_a_position_lays_its_chance_before_the_steps() -> None:
    """What a step brings comes first, then what the position still holds."""
    position = POSITION + "  draws: {axis: [5+3]}\n"
    rolls = "  expect: {events: {include: [{event: rolls, white: 5, coloured: 4}]}}\n"
    more = "- allies: reroll\n  expect: {events: {include: [{event: rolls, coloured: 3}]}}\n"
    steps = FIRE + "  draws: {axis: [5+4]}\n" + rolls + more
    result = run(steps, position, HEAD)
    assert result.passed, result.report()


def test_a_scenario_stands_quickly_or_cleared() -> None:
    """Its forces by the quick set-up, some of them elsewhere; or its map and tracks alone."""
    whole = "position: {scenario: lipki-farm, axis: {hand: [fire#g-50]}}\n"
    result = run("- expect: {decision: {question: order}, axis: {hand: 1}}", whole, HEAD)
    assert result.passed, result.report()
    bare = "position: {scenario: lipki-farm, clear: true, units: {axis:rifle-1: A1}}\n"
    result = run("- expect: {counters: {axis: {rifle: 1}}, units: {axis:rifle-1: A1}}", bare, HEAD)
    assert result.passed, result.report()


def test_a_set_up_can_be_drilled() -> None:
    """A scenario before its set-up asks for it; its hands are drawn by the script or the seed."""
    position = "position: {scenario: lipki-farm, phase: set-up}\nseed: 1\n"
    result = run("- expect: {phase: set-up}", position, HEAD)
    assert result.passed, result.report()
