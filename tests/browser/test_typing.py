"""Lines that are typed at the table, in every game and language, seen to their end."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, expect

from fieldcraft import games
from fieldcraft.commandline.commands import names
from fieldcraft.commandline.steps import steps
from fieldcraft.commandline.vocabulary import Vocabulary
from fieldcraft.core import State
from fieldcraft.i18n import LANGUAGES, Speaker
from fieldcraft.i18n.teller import ref_name
from fieldcraft.i18n.voices import voice_of
from tests.browser.by_policy import play_until, sit_down, table_of
from tests.budget import crossed

CC = "combat-commander"
SCENARIOS = {CC: "lipki-farm", "normandy": "la-raye", "north-africa": "ambush-in-the-hills"}
LOCALES = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL", "pt-BR": "pt-BR"}


def type_line(page: Page, line: str) -> str:
    """A line at the table; what it answers, aloud and in sight."""
    if not page.locator("form.line").count():
        page.keyboard.press("/")
    page.locator("form.line input").fill(line)
    page.keyboard.press("Escape")  # completions
    said = page.locator("[data-announce=line]")
    before = said.locator("p").element_handle() if said.locator("p").count() else None
    page.locator("form.line input").press("Enter")
    if before is not None:
        before.wait_for_element_state("hidden")
    said.locator("p").wait_for()
    return said.inner_text().strip()


def shots(speaker: Speaker, view: Any) -> Iterator[str]:
    """`fire G9 A3`, from every hex of one's own at every other's."""
    placed = [one for one in view["units"].values() if one["hex"]]
    for here in sorted({one["hex"] for one in placed if one["side"] == view["side"]}):
        for there in sorted({one["hex"] for one in placed if one["side"] != view["side"]}):
            yield f"{speaker.say('order-fire')} {here} {there}"


def moves(speaker: Speaker, view: Any) -> Iterator[str]:
    """`move rifle 3 E6`."""
    for word, unit in view["units"].items():
        if unit["side"] == view["side"] and unit["hex"] and unit["kind"] == "squad":
            name = ref_name(speaker, f"unit:{word}").partition(" (")[0]
            name = name if speaker.lang != "en" else name.partition(" ")[2]
            for place in ("C3", "C5", "D5", "E5", "F6", "G7", "H8", "K8", "M5"):
                yield f"{speaker.say('order-move')} {name} {place}"


def attacks(speaker: Speaker, view: Any) -> Iterator[str]:
    """`rifleman b attack german scouts a`."""
    enemies = [one for one in view["counters"] if not one.startswith(f"{view['side']}:")]
    for card in view["cards"][view["side"]]["hand"]["cards"]:
        for enemy in enemies:
            name = ref_name(speaker, f"card:{card}")
            yield f"{name} {speaker.say('action-attack')} {ref_name(speaker, f'counter:{enemy}')}"


def possible(
    game: str, lang: str, question: str, lines: Callable[[Speaker, Any], Iterator[str]]
) -> Callable[[State, int], str | None]:
    """What finds a line that can be done at a question."""
    speaker = Speaker(lang).of(game)

    def find(state: State, side: int) -> str | None:
        if state.question(side) != question:
            return None
        view = state.view(side)
        voice = voice_of(games.get(game).scenario_of(state))
        words = Vocabulary(speaker, voice, view)
        tries = (one for one in lines(speaker, view))
        return next(
            (one for one in tries if steps(speaker, voice, state, side, words.tokens(one)).plans),
            None,
        )

    return find


@crossed("typed lines", game=list(SCENARIOS), lang=LANGUAGES)
def test_lines_in_every_language(
    game: str, lang: str, visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """Questions are answered in the reader's words, and what is named is done to its end."""
    pages = (visit("/about", locale=LOCALES[lang]), visit("/about", locale=LOCALES[lang]))
    pace = {"kind": "live", "minutes": 60, "increment": 10}
    match = sit_down(pages, game, SCENARIOS[game], pace=pace)
    wanted = possible(game, lang, *(("order", shots) if game == CC else ("play", attacks)))
    _, side, line = play_until(pages, game, match, wanted)
    page = pages[side]
    page.goto(f"/match/{match}")
    page.wait_for_selector(".table[data-decision]")

    said = {
        word: type_line(page, names(lang, word)[0]) for word in ("clock", "last", "score", "hand")
    }
    assert re.search(r"\d", said["clock"])
    assert page.locator(".log").first.inner_text()
    assert len(set(said.values())) == 4
    place = "Z99"
    assert place.lower() in type_line(page, f"{names(lang, 'why')[0]} {place}").lower()
    shoot(page, f"typed-{game}-{lang}")

    before, scenes = table_of(page, match)["version"], page.locator(".log .scene").count()
    head = line.rpartition(" ")[0]
    field = page.locator("form.line input")
    field.fill("")
    field.press_sequentially(f"{head} ")
    expect(page.locator("form.line [role=option]").first).to_be_visible()
    field.fill("")
    field.press("Escape")
    type_line(page, line)
    if page.locator(".menu[role=dialog]").count():
        page.keyboard.press("Enter")
    page.wait_for_function(
        "before => Number(document.querySelector('.table').dataset.version) > before", arg=before
    )
    if game == CC:  # the shot is declared, and Actions are asked for before it is rolled
        page.wait_for_function(
            "place => document.querySelector('.log')?.innerText.includes(place)",
            arg=line.split()[-1],
        )
        assert "attack" in [one["frame"] for one in table_of(page, match)["view"]["flow"]]
    else:
        expect(page.locator(".log .scene")).to_have_count(scenes + 1)
    shoot(page, f"typed-{game}-{lang}-done")


def test_a_move_is_typed_to_its_end(visit: Callable[..., Page]) -> None:
    """`move rifle 3 E6`: the unit stands there at the end, and the player is asked on."""
    pages = (visit("/about"), visit("/about"))
    match = sit_down(pages, CC, SCENARIOS[CC])
    _, side, line = play_until(pages, CC, match, possible(CC, "en", "order", moves))
    page, other = pages[side], pages[1 - side]
    page.goto(f"/match/{match}")
    page.wait_for_selector(".table[data-decision]")
    type_line(page, line)
    if page.locator(".menu[role=dialog]").count():
        page.keyboard.press("Enter")
    name, place = line.split(" ", 1)[1].rsplit(" ", 1)
    word = name.lower().replace(" ", "-")
    for _ in range(40):
        view = table_of(page, match)["view"]
        units = {
            key.partition(":")[2]: one["hex"]
            for key, one in view["units"].items()
            if key.startswith(view["side"])
        }
        if units[word] == place:
            return
        turn = table_of(other, match)["turn"]
        if turn is not None:  # the enemy lets it pass
            wish = {"decision": turn["decision"], "choice": "stop"}
            other.request.post(f"/api/v1/matches/{match}/choices", data=wish)
        page.wait_for_timeout(250)
    raise AssertionError(units)
