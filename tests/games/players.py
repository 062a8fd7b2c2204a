"""Players for the tests: they pick by dice of their own and never look at hidden things."""

from fieldcraft.core import Chance, State

IDLE = frozenset(("end", "stop", "hunker", "pass", "none"))
KEEN = frozenset(
    (
        *("control", "attack", "blast", "target", "inspire", "bolster", "command"),
        *("anti-tank", "demolition", "strafe", "repair", "survey", "escape"),
        *("shoot", "reroll", "battery", "quick", "ready"),
    )
)


def asked_side(state: State, rng: Chance) -> int:
    """One of the sides that have to answer now, in any order while both decide at once."""
    decision = state.decision
    assert decision is not None
    return decision.sides[rng.below(len(decision.sides))]


def any_option(state: State, side: int, rng: Chance) -> int:
    """Any option, each as likely."""
    menu = state.options(side)
    return menu[rng.below(len(menu))]


def lively_option(state: State, side: int, rng: Chance) -> int:
    """Mostly one that does something, so that the board fills and the guns speak."""
    menu = list(state.options(side))
    words = {option: state.word(option) for option in menu}
    keen = [option for option in menu if words[option] in KEEN or words[option].startswith("seat ")]
    busy = [option for option in menu if words[option] not in IDLE]
    mood = rng.below(8)
    if keen and mood < 4:
        menu = keen
    elif busy and mood < 7:
        menu = busy
    return menu[rng.below(len(menu))]


def play_on(state: State, rng: Chance, decisions: int) -> int:
    """Lively choices, so many or to the end; returns how many there were."""
    made = 0
    while made < decisions and not state.finished:
        side = asked_side(state, rng)
        state.choose(side, lively_option(state, side, rng))
        made += 1
    return made
