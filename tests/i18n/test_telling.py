"""What only North Africa reports, told in every language from the words of the engine."""

import random
import re
from collections.abc import Mapping

import pytest

from fieldcraft import games
from fieldcraft.core import Event, key_from_seed
from fieldcraft.i18n import LANGUAGES, Speaker, tell_event, tell_refusal
from tests.loops import for_each

SPEAKERS = [Speaker(lang, strict=True, game="normandy") for lang in LANGUAGES]
SPECIALISMS = ("driver", "gunner", "crew")
OUTCOMES = ("points", "escape", "neutralise", "hopeless", "both-hopeless", "round-limit")
SCOUT, CAR, TANK = "it:scout-a", "it:scout-car", "it:medium-tank"

# Every event that only this box logs, and the common ones that may name a vehicle or a structure.
EVENTS: list[tuple[str, Mapping[str, object]]] = [
    ("boards", {"counter": SCOUT, "vehicle": CAR, "seat": 2}),
    ("leaves-vehicle", {"counter": SCOUT, "vehicle": CAR, "tile": "19A"}),
    ("shifts-seat", {"counter": SCOUT, "vehicle": CAR, "seat": 3}),
    ("captures", {"side": "lrdg", "vehicle": CAR}),
    ("switches-seats", {"counter": SCOUT, "other": "it:rifleman-a", "vehicle": CAR}),
    ("plays-seat", {"side": "it", "card": "scout-a", "vehicle": CAR, "action": "navigate"}),
    ("plays", {"side": "it", "card": "scout-a", "action": "switch"}),
    ("marks", {"side": "it", "tile": "16B"}),
    ("repairs", {"counter": "lrdg:engineer", "vehicle": "lrdg:gun-truck", "damage": 0}),
    ("repairs", {"counter": "lrdg:engineer", "vehicle": "lrdg:gun-truck", "damage": 2}),
    ("vehicle-ready", {"counter": CAR}),
    ("vehicle-damaged", {"counter": CAR, "damage": 2, "integrity": 5}),
    ("vehicle-disabled", {"counter": CAR}),
    ("vehicle-destroyed", {"counter": CAR}),
    ("set-down", {"counter": SCOUT, "tile": "19A"}),
    ("no-one-to-pin", {"counter": CAR}),
    ("wounds", {"counter": "it:tank-driver-t"}),
    ("structure-destroyed", {"side": "lrdg", "structure": "hangar", "tile": "22B", "points": 1}),
    ("structure-destroyed", {"side": "it", "structure": "fuel-tank", "tile": "17B", "points": 0}),
    ("escapes", {"counter": "lrdg:pilot-car", "tile": "20A"}),
    (
        "cards-leave",
        {
            "side": "lrdg", "counter": "lrdg:scout", "card": "scout",
            "hand": 1, "discard": 0, "deck": 1, "supply": 1, "play": 1,
        },
    ),
    ("holds-first", {"side": "lrdg", "tile": "2A"}),
    ("strafes", {"side": "it", "target": "lrdg:sniper"}),
    ("conceals-nothing", {"side": "it"}),
    ("attacks", {"counter": "lrdg:saboteur", "action": "demolition", "target": "ammunition-store"}),
    ("defence", {"target": "radio-mast", "total": 7, "base": 7, "cover": 0, "range": 0}),
    ("hits", {"target": "aircraft"}),
    ("misses", {"target": "lrdg:gun-truck"}),
    ("moves", {"counter": TANK, "tile": "12A"}),
    ("casualty", {"counter": SCOUT, "zone": "hand"}),
    ("suppressed", {"counter": SCOUT}),
    ("already-suppressed", {"counter": SCOUT}),
    ("counter-removed", {"counter": SCOUT}),
    ("hopeless", {"side": "it"}),
    ("hopeless", {"side": "us"}),
    *[("wins", {"side": "lrdg", "reason": reason}) for reason in OUTCOMES],
]  # fmt: skip

REFUSALS: list[tuple[str, Mapping[str, object]]] = [
    ("seated-cannot-move", {"counter": SCOUT}),
    ("no-seat-action", {"counter": SCOUT, "action": "anti-tank"}),
    ("not-seated", {"counter": SCOUT}),
    ("vehicle-disabled", {"vehicle": CAR}),
    *[("needs-specialist", {"counter": SCOUT, "specialism": word}) for word in SPECIALISMS],
    ("no-one-to-switch", {"counter": SCOUT}),
    ("not-in-same-vehicle", {"counter": SCOUT}),
    ("already-adjusted", {"counter": SCOUT}),
    ("no-adjustment", {"counter": SCOUT}),
    ("no-soldier", {"card": "recon-plane"}),
    ("vehicle-elsewhere", {"vehicle": CAR}),
    ("enemy-aboard", {"vehicle": CAR}),
    ("seat-taken", {"vehicle": CAR, "seat": 2}),
    ("no-such-seat", {"vehicle": "lrdg:pilot-car", "seat": 3}),
    ("already-seated", {"counter": SCOUT}),
    ("own-seat", {"seat": 1}),
    ("rough-ground", {"tile": "13A"}),
    ("no-own-marker", {"tile": "12A"}),
    ("not-escape-tile", {"tile": "4A"}),
    ("may-not-escape", {"counter": CAR}),
    ("hold-first", {"tile": "2A"}),
    ("no-basic-defence", {"counter": TANK}),
    ("seated-target", {"counter": SCOUT, "vehicle": CAR}),
    ("no-armour", {"counter": SCOUT}),
    ("not-on-your-tile", {"target": TANK}),
    ("not-on-your-tile", {"target": "fuel-tank"}),
    ("structure-destroyed", {"structure": "fuel-tank"}),
    ("only-demolition", {"structure": "fuel-tank"}),
    ("own-vehicle", {"counter": CAR}),
    ("nothing-to-repair", {}),
    ("not-damaged", {"counter": CAR}),
    ("other-vehicle", {"counter": TANK}),
    ("not-connected", {"tile": "16B"}),
    ("already-chosen", {"tile": "16B"}),
    ("no-target", {"action": "anti-tank"}),
    ("not-in-vehicle", {"counter": SCOUT, "vehicle": TANK}),
    ("pin-suppressed", {"counter": SCOUT}),
    ("out-of-play", {"counter": SCOUT}),
    ("unknown-structure", {"text": "hanger", "suggestion": "hangar"}),
    ("unknown-structure", {"text": "tower", "suggestion": ""}),
    ("unknown-seat", {"text": "x", "count": 3}),
]


def shows_words(text: str, fields: Mapping[str, object]) -> bool:
    """Whether a text shows a word of the engine, such as `it:scout-a`, instead of its name."""
    words = [value for name, value in fields.items() if isinstance(value, str) and name != "text"]
    return any(re.search("[:-]", word) and word in text for word in words)


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
@for_each(("name", "fields"), EVENTS)
def test_every_event_is_told(speaker: Speaker, name: str, fields: Mapping[str, object]) -> None:
    """Names instead of words, nothing swallowed, nothing left in English."""
    text = tell_event(speaker, name, fields)
    assert not shows_words(text, fields), text
    if speaker.lang != "en":
        assert text != tell_event(SPEAKERS[0], name, fields)


@pytest.mark.parametrize("speaker", SPEAKERS, ids=repr)
@for_each(("reason", "fields"), REFUSALS)
def test_every_refusal_is_told(speaker: Speaker, reason: str, fields: Mapping[str, object]) -> None:
    """A whole sentence that ends once."""
    text = tell_refusal(speaker, reason, fields)
    assert not shows_words(text, fields), text
    assert re.search(r"[^.][.?]$", text), text
    if speaker.lang != "en":
        assert text != tell_refusal(SPEAKERS[0], reason, fields)


def test_soldiers_are_wounded_and_units_have_casualties() -> None:
    """The printed books say it differently for the two boxes."""
    said = [
        [
            tell_event(speaker, "casualty", {"counter": word, "zone": "hand"}).split(",")[0]
            for word in ("it:scout-a", "de:scout-a")
        ]
        for speaker in SPEAKERS
    ]
    assert said == [
        [
            "Italian Scout A is wounded and loses a card from hand",
            "German Scouts A lose a card from hand",
        ],
        ["Ранение", "Потери"],
        ["Ferimento", "Baixa"],
        ["Obrażenie", "Strata"],
    ]


@pytest.mark.parametrize("scenario", games.get("north-africa").scenarios())
def test_a_game_is_told_as_it_is_played(scenario: str) -> None:
    """The engine's own fields are what the messages take, in events and in refusals."""
    rng = random.Random(scenario)
    state = games.get("north-africa").start(scenario, key_from_seed(3))
    words: list[str] = []
    for _ in range(200):
        if state.decision is None:
            break
        side = state.decision.sides[0]
        option = rng.choice(list(state.options(side)))
        words.append(state.word(option))
        refusal = state.why_not(side, rng.choice(words))
        sink: list[Event] = []
        state.choose(side, option, sink)
        for speaker in SPEAKERS:
            for event in sink:
                text = tell_event(speaker, event.name, event.fields)
                assert not shows_words(text, event.fields), text
            if refusal is not None:
                text = tell_refusal(speaker, refusal.reason, refusal.fields)
                assert re.search(r"[^.][.?]$", text), text
