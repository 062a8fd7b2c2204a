"""Orders and waivers: left by clicking, carried out, told to their owner, and taken back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from fieldcraft.core import REACHED, SEEN, State
from fieldcraft.games.combat_commander.standing.fire import entered_hex, next_shot
from fieldcraft.record.asked import Asked
from tests.browser.by_policy import play_until, sit_down
from tests.browser.test_hostile import call

CC = "combat-commander"
FIREPOWER = 4
BARE = """ref => {
    for (const hex of document.querySelectorAll(`.board [data-ref="${CSS.escape(ref)}"]`)) {
        const box = hex.getBoundingClientRect();
        for (const down of [.08, .92, .15, .85, .3, .7, .5])
            for (const right of [.35, .65, .5, .2, .8, .1, .9]) {
                const x = box.left + box.width * right, y = box.top + box.height * down;
                const hit = document.elementFromPoint(x, y)?.closest("[data-ref]");
                if (hit?.dataset.ref === ref) return {x, y};
            }
    }
}"""
"""Where a hex can be clicked beside what stands on it."""
FIRED = "Your order was carried out: Fire at any unit that enters"


def shot(state: State, side: int) -> bool | None:
    """Whether somebody could fire at those who move."""
    place = entered_hex(state) if state.question(side) == "react" else -1  # type: ignore[arg-type]
    if place < 0:  # an advance cannot be fired at
        return None
    found = next_shot(state, side, place)  # type: ignore[arg-type]
    return True if found is not None and found.firepower >= FIREPOWER else None


def test_an_order_is_left_on_the_board(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """A click on the hex, a sentence, and it is carried out; nobody else reads of it."""
    pages = (visit("/about"), visit("/about"))
    pace = {"kind": "correspondence", "bank": 72, "gain": 12}
    match = sit_down(pages, CC, "lipki-farm", pace=pace)
    state, side, _ = play_until(pages, CC, match, shot)
    place = state.subject(side).refs[0]
    owner, mover = pages[side], pages[1 - side]

    # Who waits for the other is asked what may happen meanwhile, and leaves it at a click.
    mover.goto(f"/match/{match}")
    mover.locator('[data-do="propose"]').click()
    dialog = mover.locator("dialog[open]")
    expect(dialog.get_by_role("checkbox")).to_have_count(6)
    expect(dialog).to_contain_text("Let everything else pass until my turn")
    shoot(mover, "orders-proposed")
    mover.locator('[data-do="leave-proposed"]').click()
    expect(mover.locator('[data-do="standing"]')).to_have_text("Answered for you: 6")
    expect(mover.locator('[data-do="propose"]')).to_have_count(0)

    owner.goto(f"/match/{match}")
    owner.wait_for_selector(".table[data-decision]")
    version = owner.locator(".table").get_attribute("data-version")
    owner.locator('[data-do="order-mode"]').click()
    expect(owner.locator(".waivers")).to_contain_text("Click what the order is about")
    shoot(owner, "orders-mode")
    spot = owner.evaluate(BARE, place)
    owner.mouse.click(spot["x"], spot["y"])
    assert owner.locator(".table").get_attribute("data-version") == version  # nothing was chosen
    line = f"fire at {place} with {FIREPOWER} firepower"
    dialog = owner.locator("dialog[open]")
    dialog.get_by_role("combobox").first.select_option(line)
    shoot(owner, "orders-at-a-hex")
    dialog.locator(f'[data-leave="{line}"]').click()
    expect(dialog.locator(f'[data-line="{line}"]')).to_be_visible()
    dialog.locator("button.close").click()
    expect(owner.locator(".log").first).to_contain_text(f"{FIRED} {place.partition(':')[2]}")
    shoot(owner, "orders-carried-out")
    expect(mover.locator(".log").first).to_contain_text(f"at {place.partition(':')[2]}: ")
    expect(mover.locator(".log").first).not_to_contain_text("order was carried out")

    # It stays in force until it is taken away.
    owner.locator('[data-do="standing"]').click()
    owner.locator(f'.waivers [data-line="{line}"] button').click()
    expect(owner.locator(f'[data-line="{line}"]')).to_have_count(0)


def test_an_order_at_a_card_on_a_phone(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """The card for initiative is chosen in advance, in the reader's language; the page holds it."""
    anna, boris = visit("/about", locale="pl-PL"), visit("/about")
    seats = {"us": {"kind": "me"}}
    wish = {"game": "normandy", "scenario": "la-raye", "seats": seats}
    match = call(anna, "POST", "matches", **wish)[1]
    call(boris, "POST", "seats/claim", token=match["seats"]["de"]["token"])
    anna.set_viewport_size({"width": 360, "height": 740})
    anna.goto(f"/match/{match['match']}")
    anna.wait_for_selector(".table[data-decision]")
    card = anna.locator('.hand [data-ref^="card:"]').first
    ref = card.get_attribute("data-ref")
    card.click(button="right")
    anna.locator('.look.pinned [data-do="order"]').click()
    dialog = anna.locator("dialog[open]")
    line = f"bid {ref} else lowest"
    dialog.locator(f'[data-leave="{line}"]').scroll_into_view_if_needed()
    shoot(anna, "orders-phone-pl")
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert anna.evaluate(wide) <= 0
    dialog.locator(f'[data-leave="{line}"]').click()
    expect(anna.locator(".log").first).to_contain_text("Twój rozkaz wykonano", use_inner_text=False)


def moves(nearness: int) -> Callable[[State, int], bool | None]:
    """Whether an enemy who moves is so near; in range, only if somebody could do something."""

    def found(state: State, side: int) -> bool | None:
        if state.question(side) != "react":
            return None
        asked = Asked.of(state, side)
        is_real = nearness < REACHED or len(asked.doings) > 1
        return True if is_real and asked.subject.nearness == nearness else None

    return found


def test_what_need_not_be_asked_is_waived_in_place(
    visit: Callable[..., Page], shoot: Callable[..., None]
) -> None:
    """Until seen, until in range, this order, until my turn: each answers, and a stop rule asks."""
    pages = (visit("/about"), visit("/about"))
    match = sit_down(pages, CC, "lipki-farm")
    here = f"/match/{match}"

    def waive(owner: Page, line: str) -> None:
        owner.locator(f'.waivers [data-waive="{line}"]').click()

    for nearness, near in ((SEEN - 1, "sight"), (SEEN, "range")):
        _, side, _ = play_until(pages, CC, match, moves(nearness))
        owner = pages[side]
        owner.goto(here)
        owner.wait_for_selector(".table[data-decision]")
        waive(owner, f"pass unless in {near}")
        expect(owner.locator(".table[data-decision]")).to_have_count(0)

    # For the rest of an order its owner is not asked, whatever comes into range.
    state, side, _ = play_until(pages, CC, match, moves(REACHED))
    turn, given = state.view(side)["turn"], state.view(side)["orders"]["given"]
    owner, mine = pages[side], side
    owner.goto(here)
    owner.wait_for_selector(".table[data-decision]")
    shoot(owner, "waivers")
    waive(owner, f"pass while turn {turn} orders.given {given}")
    expect(owner.locator(".table[data-decision]")).to_have_count(0)

    def asked(state: State, side: int) -> str | None:
        if (state.view(side)["turn"], state.view(side)["orders"]["given"]) != (turn, given):
            return "over"
        return "again" if (side, state.question(side)) == (mine, "react") else None

    while play_until(pages, CC, match, asked, watching=True)[2] == "again":
        expect(owner.locator(".table[data-decision]")).to_have_count(0)

    # "Until my turn" still asks about a hex with a stop rule, and answers once that is taken back.
    state, side, _ = play_until(pages, CC, match, moves(REACHED))
    owner, place = pages[side], state.subject(side).refs[0]
    owner.goto(here)
    owner.wait_for_selector(".table[data-decision]")
    for close in owner.locator(".stage").get_by_role("button", name="Close").all():
        close.click()  # it may lie over the place
    spot = owner.evaluate(BARE, place)
    assert spot is not None, f"{place} is covered"
    owner.mouse.click(spot["x"], spot["y"], button="right")
    owner.locator('.look.pinned [data-do="stop"]').click()
    expect(owner.locator('.look.pinned [data-do="stop"]')).to_have_attribute("aria-pressed", "true")
    owner.keyboard.press("Escape")
    waive(owner, f"pass while turn {state.view(side)['turn']}")
    owner.locator('[data-do="standing"]').click()
    expect(owner.locator(".waivers [data-line]").first).to_contain_text("until my turn")
    expect(owner.locator(".table[data-decision]")).to_have_count(1)
    shoot(owner, "waivers-and-a-stop-rule")
    owner.locator(f'.waivers [data-line="ask about {place}"] button').click()
    expect(owner.locator(".table[data-decision]")).to_have_count(0)
