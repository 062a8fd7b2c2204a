"""Drills pass when the game does what they say, and fail when it does not."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import jsonschema_rs
import pytest

from fieldcraft import games
from fieldcraft.core import Chance, Event, key_from_seed
from fieldcraft.core.content.reading import read_bytes, read_file
from fieldcraft.games.combat_commander.drills import table as drill_combat_commander
from fieldcraft.games.undaunted.drills import table as drill_undaunted
from fieldcraft.record.drills import drill
from fieldcraft.record.drills.drill import (
    drill_files,
    drills_for,
    load_drill_text,
    run_drill,
    run_drills,
)
from tests.record.drilling import POSITION, run

ROOT = Path(__file__).resolve().parents[2]
ATTACK = "- us: [play machine-gunner-a, attack]\n"
HIT = "- us: at de:rifleman-a\n  dice: [8, 2]\n  expect: "
MOVE = "- us: [play rifleman-a, move]\n"


def blocks(language: str) -> list[str]:
    """The code blocks of the page about drills."""
    text = (ROOT / "docs" / "drills.md").read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_examples_of_the_page_run() -> None:
    """What docs/drills.md shows are drills that pass."""
    first, second = (load_drill_text(text, "docs/drills.md").run() for text in blocks("yaml"))
    assert first.passed, first.report()
    assert [run.name for run in first.runs] == ["", "the dice miss"]
    assert first.clauses[-2:] == ("U-712", "U-501")
    assert second.passed, second.report()
    assert (second.game, len(second.runs)) == ("combat-commander", 2)


def test_the_program_of_the_page_runs() -> None:
    """The Python example is executed as it stands."""
    [program] = blocks("python")
    exec(compile(program, "docs/drills.md", "exec"), {})


PASSING = {
    "choices": ATTACK + HIT + "{de: {removed: [rifleman-a]}}",
    "decision": ATTACK + "  expect: {decision: {side: us, question: aim, clause: U-702}}",
    "options": ATTACK + "  expect: {options: {us: [at de:scout-b, at de:rifleman-a], de: []}}",
    "include": ATTACK + "  expect: {options: {us: {include: [at de:scout-b], exclude: [stop]}}}",
    "outcome": "- expect: {outcome: none}",
    "refusal": MOVE + "- refuse: {us: [to 17B, to 4B]}\n  clause: U-501\n  reason: not-adjacent",
    "told": MOVE + "- refuse: {us: to 17B}\n  reason: not-adjacent\n  tells: {tile: 17B}",
    "nonsense": "- refuse: {us: dance}\n  reason: not-a-word",
    "not my turn": "- refuse: {de: end}\n  reason: not-your-decision",
    "no undo": "- refuse: {undo: us}\n  reason: undo-chance",
    "undo": MOVE + "- undo: us\n- undo: us\n  expect: {us: {hand: 3}, can_undo: {us: false}}",
    "can undo": MOVE + "  expect: {can_undo: {us: true, de: false}}",
    "takes back": "- expect: {takes_back: {us: {play rifleman-a: true, end: false}}}",
    "counters": "- expect: {counters: {us:rifleman-a: 4B, us:sniper: null}}",
    "markers": "- expect: {markers: {us: {3B: scouted, 4B: controlled, 17B: none}}}",
    "state": "- expect: {initiative: us, active: us, round: 1, phase: turns, hopeless: []}",
    "points": "- expect: {points: {us: 0}, raised: 0, target: {us: null}, bid: {us: null}}",
    "objectives": "- expect: {objectives: {17B: 0}}",
    "zones": "- expect: {us: {hand: 3, deck: {scout-a: 2}, play: [], discard: {}}}",
    "facts": "- expect: {us: {hand: {size: 3, include: [rifleman-a], exclude: [sniper],"
    " holds: {fog-of-war: 1}}}}",
    "inspect": "- expect: {inspect: {us: {17B: {cover: 3}, 17B 4B: {distance: 2}}}}",
    "view": "- expect: {view: {de: {cards.us.hand.count: 3, cards.us.hand.cards: absent}}}",
    "list in view": "- expect: {view: {spectator: {decision.sides.0: us}}}",
    "forecast": ATTACK + "  expect: {forecast: {us: {at de:rifleman-a: {parts: {base: 4, cover: 3,"
    " range: 1}, clauses: {cover: U-706}, total: 8, dice: 2, chance: 51%, effect: casualty}}}}",
    "forecasts": "- us: play machine-gunner-a\n  expect: {forecast: {us: {move: [], attack: "
    "[{target: de:scout-b, total: 6}, {target: de:rifleman-a, chance: 51/100}]}}}",
    "sample": "- sample: us\n  varies: {de: [hand, discard, deck]}\n  expect: {de: {hand: 2}}",
    "spectator": "- sample: spectator\n  varies: {us: [hand]}",
    "known": "- expect: {known: {de: {hand: {at_least: {}, at_most: {}}}}}",
    "events": ATTACK + HIT + "{events: {exclude: [misses], include: [plays, {event: rolls,"
    " dice: [8, 2]}, {event: casualty, zone: hand, audience: everyone}]}}",
    "seen by": "- us: end\n  expect: {events: {seen_by: de, exclude: [discards], exactly: "
    "[ends-turn, turn]}}",
    "told to one": "- us: end\n  expect: {events: {include: [{event: discards, audience: us}]}}",
    "fresh events": ATTACK + "  expect: {events: {include: [plays]}}\n" + HIT
    + "{events: {exclude: [plays]}}",
}  # fmt: skip


@pytest.mark.parametrize("name", PASSING)
def test_what_is_true_passes(name: str) -> None:
    """Each kind of step and expectation can pass."""
    result = run(PASSING[name])
    assert result.passed, result.report()
    assert result.checks >= 1


FAILING = {
    "decision side": ("- expect: {decision: {side: de}}", "decision.side", '["us"]'),
    "decision sides": ("- expect: {decision: {sides: [us, de]}}", "decision.sides", "us"),
    "question": ("- expect: {decision: {question: bid}}", "decision.question", "play"),
    "decision clause": ("- expect: {decision: {clause: U-402}}", "decision.clause", "U-401"),
    "decision none": ("- expect: {decision: none}", "expect.decision", "play"),
    "options": ("- expect: {options: {us: [end]}}", "options.us", "play rifleman-a"),
    "options of none": ("- expect: {options: {de: [end]}}", "options.de", "[]"),
    "include": ("- expect: {options: {us: {include: [stop]}}}", "options.us.include", "end"),
    "exclude": ("- expect: {options: {us: {exclude: [end]}}}", "options.us.exclude", "end"),
    "exactly": ("- expect: {options: {us: {exactly: []}}}", "options.us", "end"),
    "outcome": ("- expect: {outcome: {winner: us}}", "expect.outcome", "none"),
    "refused choice": ("- us: move", "us", "refused: not-asked"),
    "not refused": ("- refuse: {us: end}\n  clause: U-402", "refuse.us", "end is allowed"),
    "clause": ("- refuse: {us: play fog-of-war}\n  clause: U-401", "clause", "(U-410)"),
    "reason": (
        "- refuse: {us: play fog-of-war}\n  reason: card-not-in-hand",
        "reason",
        "fog-not-playable",
    ),
    "told": (
        MOVE + "- refuse: {us: to 17B}\n  reason: not-adjacent\n  tells: {tile: 3B}",
        "tells.tile",
        "17B",
    ),
    "told nothing": (
        MOVE + "- refuse: {us: to 17B}\n  reason: not-adjacent\n  tells: {card: 3B}",
        "tells.card",
        "null",
    ),
    "undo refused": ("- undo: us\n- expect: {round: 1}", "undo", "undo-chance"),
    "undo allowed": (MOVE + "- refuse: {undo: us}\n  reason: undo-chance", "undo", "is allowed"),
    "can undo": ("- expect: {can_undo: {us: true}}", "can_undo.us", "false"),
    "takes back": ("- expect: {takes_back: {us: {end: true}}}", "takes_back.us.end", "false"),
    "takes back nothing": ("- expect: {takes_back: {us: {stop: true}}}", "stop", "not offered"),
    "tile": ("- expect: {counters: {us:rifleman-a: 3B}}", "counters.us:rifleman-a", "4B"),
    "face": (
        "- expect: {counters: {us:rifleman-a: {tile: 4B, face: suppressed}}}",
        "counters.us:rifleman-a",
        "ready",
    ),
    "off the board": ("- expect: {counters: {us:rifleman-a: null}}", "rifleman-a", "4B"),
    "on the board": ("- expect: {counters: {us:sniper: 4B}}", "us:sniper", "null"),
    "marker": ("- expect: {markers: {us: {17B: scouted}}}", "markers.us.17B", "none"),
    "face of a marker": ("- expect: {markers: {us: {4B: scouted}}}", "markers.us.4B", "controlled"),
    "initiative": ("- expect: {initiative: de}", "initiative", "us"),
    "active": ("- expect: {active: de}", "active", "us"),
    "round": ("- expect: {round: 2}", "round", "1"),
    "phase": ("- expect: {phase: over}", "phase", "turns"),
    "points": ("- expect: {points: {de: 1}}", "points.de", "0"),
    "hopeless": ("- expect: {hopeless: [us]}", "hopeless", "[]"),
    "target": ("- expect: {target: {us: 17B}}", "target.us", "null"),
    "raised": ("- expect: {raised: 1}", "raised", "0"),
    "objective": ("- expect: {objectives: {17B: 1}}", "objectives.17B", "0"),
    "bid": ("- expect: {bid: {us: scout-a}}", "bid.us", "null"),
    "zone size": ("- expect: {us: {hand: 2}}", "us.hand", "3"),
    "zone": ("- expect: {us: {hand: [rifleman-a]}}", "us.hand", "fog-of-war"),
    "zone counts": ("- expect: {us: {deck: {scout-a: 1}}}", "us.deck", "2"),
    "size": ("- expect: {us: {hand: {size: 2}}}", "us.hand.size", "3"),
    "zone include": ("- expect: {us: {hand: {include: [sniper]}}}", "hand.include", "rifleman-a"),
    "zone exclude": ("- expect: {us: {hand: {exclude: [rifleman-a]}}}", "exclude.rifleman-a", "1"),
    "holds": ("- expect: {us: {hand: {holds: {fog-of-war: 0}}}}", "holds.fog-of-war", "1"),
    "known": ("- expect: {known: {de: {hand: {at_least: {scout-b: 1}}}}}", "at_least", "{}"),
    "inspect": ("- expect: {inspect: {us: {17B: {cover: 2}}}}", "inspect.us.17B.cover", "3"),
    "inspect key": ("- expect: {inspect: {us: {17B: {covr: 2}}}}", "17B.covr", "absent"),
    "view": ("- expect: {view: {us: {round: 2}}}", "view.us.round", "1"),
    "view shown": ("- expect: {view: {us: {round: absent}}}", "view.us.round", "1"),
    "view hidden": (
        "- expect: {view: {de: {cards.us.hand.cards: {}}}}",
        "view.de.cards.us.hand.cards",
        "absent",
    ),
    "forecast": (
        ATTACK + "  expect: {forecast: {us: {at de:rifleman-a: {chance: 50%, total: 7}}}}",
        "chance",
        "51/100",
    ),
    "forecast part": (
        ATTACK + "  expect: {forecast: {us: {at de:rifleman-a: {parts: {base: 4}}}}}",
        "parts",
        '"cover": 3',
    ),
    "forecast clause": (
        ATTACK + "  expect: {forecast: {us: {at de:rifleman-a: {clauses: {range: U-706}}}}}",
        "clauses.range",
        "U-707",
    ),
    "no forecast": ("- expect: {forecast: {us: {end: {total: 1}}}}", "us.end", "nothing rolled"),
    "too few forecasts": (
        "- us: play machine-gunner-a\n  expect: {forecast: {us: {attack: []}}}",
        "us.attack",
        "de:scout-b",
    ),
    "event": (ATTACK + HIT + "{events: {include: [misses]}}", "events.include", "casualty"),
    "order of events": (
        ATTACK + HIT + "{events: {include: [rolls, defence]}}",
        "events.include",
        "casualty",
    ),
    "event field": (
        ATTACK + HIT + "{events: {include: [{event: casualty, zone: deck}]}}",
        "events.include",
        "hand",
    ),
    "excluded event": (ATTACK + HIT + "{events: {exclude: [rolls]}}", "events.exclude", "rolls"),
    "all events": (ATTACK + HIT + "{events: {exactly: [rolls]}}", "events.exactly", "rolls"),
    "audience": (
        "- us: end\n  expect: {events: {include: [{event: discards, audience: everyone}]}}",
        "events.include",
        "discards",
    ),
    "unused dice": (
        ATTACK + "- us: at de:rifleman-a\n  dice: [8, 2, 2]\n  expect: {round: 1}",
        "dice",
        "1 left over",
    ),
    "unused draws": ("- us: end\n  draws: {us: [scout-a]}", "draws.us", "1 left over"),
    "sample": ("- sample: us\n  expect: {de: {hand: [scout-b, rifleman-a]}}", "de.hand", "fog"),
    "varies": ("- sample: us\n  varies: {us: [hand]}", "varies.us", "always the same"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAILING)
def test_what_is_false_fails(name: str) -> None:
    """Each kind of step and expectation can fail, and says where, what was expected and found."""
    steps, what, found = FAILING[name]
    result = run(steps if "expect" in steps or "refuse" in steps or "sample" in steps
                 else steps + "\n- expect: {round: 1}")  # fmt: skip
    assert not result.passed
    [failed] = result.runs
    assert failed.failure is not None
    shown = [str(mismatch) for mismatch in failed.failure.mismatches]
    assert any(what in mismatch.what for mismatch in failed.failure.mismatches), shown
    assert any(found in mismatch.found for mismatch in failed.failure.mismatches), shown
    assert all(text.startswith("example.yaml:") for text in shown)


def test_a_failure_tells_step_line_expected_and_found() -> None:
    """All differences of a step are shown, each in one line."""
    result = run(MOVE + "- us: stop\n  expect:\n    round: 7\n    us: {hand: 9}")
    assert result.report().splitlines() == [
        "An example",
        "example.yaml:17: step 2 (us: stop): expect.round: expected 7, found 1",
        "example.yaml:18: step 2 (us: stop): expect.us.hand: expected 9, found 2",
    ]


def test_unused_chance_of_the_position_fails() -> None:
    """Dice that the position scripts must be rolled in the end."""
    result = run("- expect: {round: 1}", POSITION + "  dice: [3]\n")
    assert "dice: expected all used, found 1 left over" in result.report()


def test_variants_run_beside_the_drill() -> None:
    """Each is a pass of its own; one that fails does not hide the others."""
    rest = """
        variants:
          - variant: it misses
            after: aiming
            steps: [{us: at de:rifleman-a, dice: [1, 2], expect: {events: {include: [misses]}}}]
          - variant: it is said to miss
            after: aiming
            steps: [{us: at de:rifleman-a, dice: [9, 2], expect: {events: {include: [misses]}}}]
          - variant: elsewhere
            position: {counters: {us:rifleman-a: 17B}}
            steps: [{expect: {counters: {us:rifleman-a: 17B, de:scout-b: null}}}]
        """
    result = run(ATTACK + "  label: aiming\n" + HIT + "{round: 1}", rest=rest)
    assert [(one.name, one.passed) for one in result.runs] == [
        ("", True), ("it misses", True), ("it is said to miss", False), ("elsewhere", True),
    ]  # fmt: skip
    assert "it is said to miss" in result.report()


def test_a_seed_lets_chance_be() -> None:
    """With a seed, what is not scripted comes from the generator, always the same."""
    head = "drill: Seeded\ngame: normandy\nclauses: [U-301]\nseed: 7\n"
    position = "position: {scenario: la-raye, phase: draw}\n"
    step = "- {us: bid fog-of-war, expect: {decision: {sides: [de]}}}"
    results = {run(step, position, head).report() for _ in range(2)}
    assert len(results) == 1
    assert run("- expect: {us: {hand: 4}, de: {hand: 4}}", position, head).passed


def test_files_are_run_one_after_the_other(tmp_path: Path) -> None:
    """A file that cannot be run does not stop the others."""
    bad = tmp_path / "bad.yaml"
    bad.write_text("drill: x\n", encoding="utf-8")
    good = ROOT / "tests" / "drills" / "tv-n.yaml"
    first, second = run_drills([bad, good])
    assert not first.passed
    assert first.error is not None
    assert "required key" in first.report()
    assert second.passed
    with pytest.raises(drill.DrillError):
        run_drill(bad)


def test_drills_are_found_by_clause() -> None:
    """Listed clauses and clauses of refusals both count, and no others."""

    def named(clause: str) -> set[str]:
        return {drill.file.name for drill in drills_for(clause)}

    assert "tv-n.yaml" in named("UN-606")
    assert named("TV-N-a") == {"tv-n.yaml"}
    assert not drills_for("CC-101")
    assert not drills_for("U-50")
    assert set() < named("cc-o20.3.4") < named("CC-O20.3")


@pytest.mark.long
def test_drills_fit_the_published_schemas() -> None:
    """Every drill of the project, and the example of the page."""
    schemas = {
        game: json.loads((ROOT / "schemas" / f"{game}-drill.json").read_text(encoding="utf-8"))
        for game in games.keys()  # noqa: SIM118 - a function of the package
    }
    validators = {game: jsonschema_rs.validator_for(schema) for game, schema in schemas.items()}
    values = {path.name: read_file(path).value for path in drill_files()}
    for game, text in zip(("normandy", "combat-commander"), blocks("yaml"), strict=True):
        values[f"drills.md of {game}"] = read_bytes(text.encode()).value
    errors = {
        name: [error.message[:200] for error in validators[value["game"]].iter_errors(value)]
        for name, value in values.items()
    }
    assert {name: found for name, found in errors.items() if found} == {}
    for validator in validators.values():
        assert not validator.is_valid({**values["drills.md of normandy"], "dril": 1})
    example = {**values["drills.md of combat-commander"], "dril": 1}
    assert not validators["combat-commander"].is_valid(example)


def play(game: str, scenario: str, seed: int) -> Iterator[Event]:
    """The events of a random match."""
    state = games.get(game).start(scenario, key_from_seed(seed))
    chance = Chance(key_from_seed(seed + 1))
    told: list[Event] = []
    for _ in range(1500):
        if state.decision is None:
            break
        side = state.decision.sides[0]
        options = state.options(side)
        state.choose(side, options[chance.below(len(options))], told)
    yield from told


def test_the_table_of_events_is_right() -> None:
    """Names and fields are those that games tell, so that no misspelt event passes."""
    found = {}
    for game in ("normandy", "north-africa"):
        for scenario in games.get(game).scenarios():
            for event in play(game, scenario, 3):
                found[event.name] = tuple(event.fields)
    known = drill_undaunted.EVENTS
    assert {name: known.get(name) for name in found} == found
    source = ROOT / "src/fieldcraft/games/undaunted"
    text = "".join(path.read_text(encoding="utf-8") for path in source.rglob("*.py"))
    assert [name for name in known if f'"{name}"' not in text] == []


def test_the_table_of_events_of_combat_commander_is_right() -> None:
    """A roll tells more or less by its kind; nothing is told that the table does not have."""
    known = drill_combat_commander.EVENTS
    strange = set()
    for scenario in games.get("combat-commander").scenarios():
        for event in play("combat-commander", scenario, 3):
            fields = known.get(event.name, ())
            strange |= {(event.name, field) for field in event.fields if field not in fields}
            strange |= {(event.name, "")} if event.name not in known else set()
    assert strange == set()
    source = ROOT / "src/fieldcraft/games/combat_commander"
    text = "".join(path.read_text(encoding="utf-8") for path in source.rglob("*.py"))
    assert [name for name in known if f'"{name}"' not in text] == []


def test_a_key_like_a_tag_of_ours_is_an_unknown_key() -> None:
    """YAML's `~` may stand as a key; the marks of unions begin with the same sign."""
    with pytest.raises(drill.DrillError) as raised:
        load_drill_text("drill: a drill\ngame: normandy\nclauses: [U-503]\n~: 1\nsteps: []\n")
    assert "unknown key ~" in str(raised.value)
