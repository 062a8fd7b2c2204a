"""Mistakes in drill files are told with file, line, place and remedy, and never as a traceback."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from fieldcraft.record.drills.drill import DrillError, DrillResult, load_drill, load_drill_text
from tests.record.drilling import HEAD, POSITION, run, written
from tests.strategies import tried

OKAY = "- expect: {round: 1}"
ATTACK = "- us: [play machine-gunner-a, attack]\n"

MISTAKES = {
    "empty expect": ("- expect: {}", "steps.0.expect", "proves nothing"),
    "blank expect": ("- expect:", "steps.0", "nothing follows expect"),
    "blank fact": ("- expect: {round: }", "steps.0.expect", "nothing follows round"),
    "no check": ("- us: end", "steps", "nothing is expected"),
    "nothing at all": ("- note: nothing", "steps.0", "does nothing and expects nothing"),
    "two acts": ("- us: end\n  undo: us", "steps.0", "a choice and undo"),
    "bare refusal": ("- refuse: {us: end}", "steps.0", "clause or the reason"),
    "clause alone": ("- us: end\n  clause: U-402", "steps.0", "belong to refuse"),
    "tells alone": ("- us: end\n  tells: {tile: 3B}", "steps.0", "belong to refuse"),
    "tells nothing": ("- refuse: {us: end}\n  clause: U-402\n  tells: {}", "tells", "at least 1"),
    "tells only": ("- refuse: {us: end}\n  tells: {tile: 3B}", "steps.0", "clause or the reason"),
    "varies alone": ("- us: end\n  varies: {us: [hand]}", "steps.0", "belongs to sample"),
    "varies of what": ("- sample: us\n  varies: {de: [hnd]}", "varies.de.0", "did you mean hand?"),
    "empty refusal": ("- refuse: {}\n  clause: U-402", "steps.0.refuse", "at least 1"),
    "empty list": ("- us: []\n- expect: {round: 1}", "steps.0.us", "at least 1"),
    "unknown key": ("- expect: {rond: 1}", "steps.0.expect.rond", "did you mean round?"),
    "unknown step key": ("- expekt: {round: 1}", "steps.0.expekt", "did you mean expect?"),
    "unknown side": ("- expect: {options: {uk: []}}", "options.uk", "available: us, de"),
    "unknown viewpoint": ("- expect: {view: {spy: {round: 1}}}", "view.spy", "spectator"),
    "unknown undo": ("- undo: uk\n- expect: {round: 1}", "steps.0.undo", "no side uk"),
    "unknown sample": ("- sample: spy", "steps.0.sample", "no side spy"),
    "unknown words": ("- us: dance\n- expect: {round: 1}", "steps.0.us", "are not words"),
    "misspelt words": ("- us: play riflemn-a\n" + OKAY, "steps.0.us", "did you mean rifleman-a?"),
    "excluded words": (
        "- expect: {options: {us: {exclude: [play riflman-a]}}}",
        "steps.0.expect.options.us.exclude",
        "did you mean rifleman-a?",
    ),
    "refused words": ("- refuse: {us: to 17C}\n  clause: U-503", "steps.0.refuse.us", "17B"),
    "refused side": ("- refuse: {uk: end}\n  clause: U-503", "steps.0.refuse.uk", "no side uk"),
    "forecast words": ("- expect: {forecast: {us: {at x: {total: 1}}}}", "us.at x", "not words"),
    "forecast of nothing": ("- expect: {forecast: {us: {end: {}}}}", "us.end", "proves nothing"),
    "forecast of nobody": ("- expect: {forecast: {us: {}}}", "forecast.us", "at least 1"),
    "inspect": ("- expect: {inspect: {us: {17C: {cover: 1}}}}", "us.17C", "name 17B"),
    "inspect nothing": ("- expect: {inspect: {us: {17B: {}}}}", "us.17B", "at least 1"),
    "absent nowhere": ("- expect: {view: {us: {crads: absent}}}", "us.crads", "no viewpoint"),
    "event": ("- expect: {events: {exclude: [casualties]}}", "exclude.0", "mean casualty?"),
    "event field": (
        "- expect: {events: {exclude: [{event: casualty, zon: hand}]}}",
        "exclude.0",
        "did you mean zone?",
    ),
    "no event": ("- expect: {events: {seen_by: us}}", "expect.events", "give exactly"),
    "event of nobody": (
        "- expect: {events: {seen_by: uk, exclude: [hits]}}",
        "seen_by",
        "no side uk",
    ),
    "sampled events": ("- sample: us\n  expect: {events: {exclude: [hits]}}", "events", "of a sam"),
    "card": ("- expect: {us: {hand: [riflemen-a]}}", "us.hand.0", "did you mean rifleman-a"),
    "zone": ("- expect: {us: {hnd: 1}}", "us.hnd", "did you mean hand?"),
    "zone kind": ("- expect: {us: {hand: many}}", "us.hand", "a whole number"),
    "zone fact": ("- expect: {us: {hand: {size: 1, inclde: []}}}", "inclde", "mean include"),
    "include nothing": ("- expect: {us: {hand: {include: []}}}", "hand.include", "at least 1"),
    "counter": ("- expect: {counters: {us:snipr: 4B}}", "counters.us:snipr", "us:sniper"),
    "odds": (
        "- expect: {forecast: {us: {end: {chance: often}}}}",
        "chance",
        "not in the right format",
    ),
    "clause": ("- refuse: {us: to 17B}\n  clause: U-999", "steps.0.clause", "no clause U-999"),
    "no dice": (ATTACK + "- us: at de:scout-b\n" + OKAY, "steps.1", "no more dice"),
    "no draws": (
        "- us: end\n- de: end\n- expect: {round: 2}",
        "steps.1",
        "no more draws",
    ),
    "impossible draw": (
        "- us: end\n- de: end\n  draws: {us: [sniper]}\n- expect: {round: 2}",
        "steps.1",
        "deck has none",
    ),
    "bad die": (ATTACK + "- us: at de:scout-b\n  dice: [10]\n" + OKAY, "dice.0", "at most 9"),
    "label twice": (
        OKAY + "\n  label: a\n" + OKAY + "\n  label: a",
        "label",
        "two steps have the label",
    ),
    "text number": ("- us: 3\n- expect: {round: 1}", "steps.0.us", "in quotes"),
}


def told(text: str) -> DrillError:
    """The error of a drill."""
    with pytest.raises(DrillError) as caught:
        load_drill_text(text, "example.yaml").run()
    return caught.value


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes_in_steps_are_told(name: str) -> None:
    """Each with its line, its place and what to do."""
    steps, place, text = MISTAKES[name]
    error = told(written(steps))
    first = error.first
    assert first.file == "example.yaml"
    assert first.line >= 13
    assert first.place.endswith(place), str(error)
    assert text in str(error)
    assert first.message
    assert first.remedy


HEADS = {
    "game": ("drill: x\ngame: normandie\nclauses: [U-101]\n", "game", "did you mean normandy?"),
    "no game": ("drill: x\nclauses: [U-101]\n", "game", "required key game"),
    "no clause": ("drill: x\ngame: normandy\nclauses: []\n", "clauses", "at least 1"),
    "clause": ("drill: x\ngame: normandy\nclauses: [U-999]\n", "clauses.0", "no clause U-999"),
    "clause form": ("drill: x\ngame: normandy\nclauses: [503]\n", "clauses.0", "in quotes"),
    "no name": ("game: normandy\nclauses: [U-101]\n", "drill", "required key drill"),
    "key": (HEAD + "sead: 7\n", "sead", "did you mean seed?"),
    "seed": (HEAD + "seed: seven\n", "seed", "a whole number"),
}


@pytest.mark.parametrize("name", HEADS)
def test_mistakes_in_the_head_are_told(name: str) -> None:
    """The head is as strict as the steps."""
    head, place, text = HEADS[name]
    error = told(written(OKAY, head=head))
    assert error.first.place == place
    assert text in str(error)


POSITIONS = {
    "none": ("position: {}\n", "position", "a scenario or from a board"),
    "scenario": ("position: {scenario: la-ray}\n", "position.scenario", "did you mean la-raye?"),
    "tile": (
        "position: {scenario: 1, counters: {us:sniper: 9A}}\n",
        "position.counters.us:sniper",
        "not on this board",
    ),
    "cards": ("position: {scenario: 1, us: {hand: [sniper, sniper, sniper, sniper]}}\n",
              "position.us.hand", "the box has 3"),
    "draws": ("position: {scenario: 1, phase: draw}\n", "position", "no more draws"),
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_mistakes_in_the_position_are_told(name: str) -> None:
    """In its own words, with the line in the drill."""
    position, place, text = POSITIONS[name]
    error = told(written(OKAY, position))
    assert (error.first.place, error.first.line) == (place, 4)
    assert text in str(error)


VARIANTS = {
    "after": ("[{variant: v, after: aimng, steps: [{expect: {round: 1}}]}]", "after", "aiming"),
    "no check": ("[{variant: v, steps: [{us: end}]}]", "variants.0.steps", "nothing is expected"),
    "no steps": ("[{variant: v}]", "variants.0.steps", "required key steps"),
    "position": (
        "[{variant: v, position: {round: 0}, steps: [{expect: {round: 1}}]}]",
        "variants.0.position.round",
        "at least 1",
    ),
    "tile": (
        "[{variant: v, position: {target: {us: 9A}}, steps: [{expect: {round: 1}}]}]",
        "variants.0.position.target.us",
        "not on this board",
    ),
    "words": ("[{variant: v, steps: [{us: dance, expect: {round: 1}}]}]", "steps.0.us", "not wor"),
}


@pytest.mark.parametrize("name", VARIANTS)
def test_mistakes_in_variants_are_told(name: str) -> None:
    """With the place inside the variant."""
    variants, place, text = VARIANTS[name]
    error = told(written(OKAY + "\n  label: aiming", rest=f"variants: {variants}\n"))
    assert error.first.place.endswith(place), str(error)
    assert text in str(error)


def test_a_drill_needs_steps() -> None:
    """Neither steps nor variants is a mistake; variants alone are not."""
    assert "neither steps nor variants" in str(told(HEAD + POSITION))
    rest = "variants: [{variant: v, steps: [{expect: {round: 1}}]}]\n"
    assert load_drill_text(HEAD + POSITION + rest).run().passed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("- a\n- b\n", "a mapping was expected"),
        ("drill: [", "this is not YAML"),
        ("drill: &a x\n", "anchors and aliases"),
        ("drill: x\ndrill: y\n", "appears twice"),
        ("null", "a mapping was expected"),
    ],
)
def test_files_that_are_no_drills_are_refused(text: str, message: str) -> None:
    """Whatever stands in the file."""
    assert message in str(told(text))


def test_missing_files_are_told(tmp_path: Path) -> None:
    """A path that leads nowhere, or to a folder."""
    with pytest.raises(DrillError, match="there is no file"):
        load_drill(tmp_path / "none.yaml")
    with pytest.raises(DrillError, match="cannot be read"):
        load_drill(tmp_path)


def attempt(text: str | bytes) -> DrillResult | None:
    """Run whatever it is; None when it was refused properly."""
    try:
        return load_drill_text(text, "fuzz.yaml").run()
    except DrillError as error:
        return None if error.first.line and error.first.remedy else pytest.fail(str(error))


@tried(60, st.data())
def test_damaged_drills_never_crash(data: st.DataObject) -> None:
    """A good drill with a piece cut out, doubled or replaced is run or refused."""
    good = written(
        "- us: [play machine-gunner-a, attack]\n"
        "  expect: {forecast: {us: {at de:rifleman-a: {total: 8, chance: 51%}}}}\n"
        "- us: at de:rifleman-a\n"
        "  dice: [8, 2]\n"
        "  expect: {events: {include: [hits]}, de: {hand: {size: 1}}, view: {us: {round: 1}}}\n"
        "- sample: us\n"
        "- refuse: {us: play fog-of-war}\n"
        "  clause: U-410\n"
    )
    start = data.draw(st.integers(0, len(good)))
    end = data.draw(st.integers(start, min(len(good), start + 40)))
    piece = data.draw(st.sampled_from(["", "x", "{}", "[]", ": ", "- ", "null", "-1", "us", "U-1"]))
    attempt(good[:start] + piece + good[end:])


WORDS = st.sampled_from(
    ["us", "de", "end", "stop", "play", "17B", "to 17B", "hand", "expect", "spectator", "none", "x"]
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=8,
)
KEYS = (
    "us", "refuse", "clause", "undo", "sample", "varies", "dice", "draws", "expect", "decision",
    "options", "outcome", "events", "forecast", "inspect", "view", "takes_back", "can_undo",
    "counters", "markers", "known", "points", "target",
)  # fmt: skip


@tried(80, st.sampled_from(KEYS), VALUES)
def test_any_value_after_any_key_never_crashes(key: str, value: Any) -> None:
    """Steps and expectations take whatever is written, and run or refuse it."""
    inside = {key: value} if key in KEYS[:9] else {"expect": {key: value}}
    attempt(written(f"- {json.dumps(inside)}\n{OKAY}"))


def test_the_small_drill_is_right() -> None:
    """What the mistakes are made from passes by itself."""
    assert run(OKAY).passed
