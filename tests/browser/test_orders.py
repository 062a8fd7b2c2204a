"""Orders left behind: by clicking on the board, carried out, told to their owner, and proposed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from fieldcraft.core import State
from fieldcraft.games.combat_commander.standing.fire import entered_hex, next_shot
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
FIRED = "Your order was carried out: Fire at whoever enters"


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
