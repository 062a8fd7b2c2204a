"""What the quick hand goes by: weights that are tuned by matches, for each scenario and side."""

from typing import ClassVar, Final

from fieldcraft.core.policy import Policy

FAR: Final = 64
"""So many steps away, nothing draws a unit any more."""


class Habits(Policy):
    """Weights, mostly in thousandths of a victory point or of what they weigh."""

    habits: ClassVar[tuple[str, ...]] = (
        "cover_weight", "risk_weight", "moving_weight", "fight_weight", "command_weight",
        "weapon_weight", "breaking", "suppressing", "surrendering", "unknown_chit", "least_fire",
        "least_move", "least_reaction", "second_shot", "promised", "leading", "holding", "nearness",
        "free_pull", "enemy_pull", "own_pull", "exit_worth", "melee_losses", "pass_worth",
        "card_worth", "initiative_worth",
    )  # fmt: skip

    evolves: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.cover_weight = 60
        """What a point of Cover is worth."""
        self.risk_weight = 450
        """Of what the enemy's fire may cost where a unit stands, so much counts."""
        self.moving_weight = 300
        """The same where it only passes."""
        self.fight_weight = 1200
        """What a Squad is worth besides its points."""
        self.command_weight = 1200
        """What a point of Command is worth."""
        self.weapon_weight = 600
        self.breaking = 450
        """Of a unit's worth, so much is lost when it breaks."""
        self.suppressing = 150
        self.surrendering = 600
        """What each loss is worth besides, and four times that just before surrender."""
        self.unknown_chit = 600
        """What an Objective may be worth by chits that one does not know."""
        self.least_fire = 220
        """What an Order to fire must promise, as the card could do something else."""
        self.least_move = 300
        self.least_reaction = 300
        self.second_shot = 300
        """Of the second best shot so much counts."""
        self.promised = 800
        """So much of what a Move promises is kept."""
        self.leading = 120
        """What it is worth to a Leader to reach a unit."""
        self.holding = 700
        """Of an Objective's worth, so much holds the one who holds it."""
        self.nearness = 800
        """A step farther away an Objective draws so much of what it drew."""
        self.free_pull = 900
        """How much an Objective draws that nobody has."""
        self.enemy_pull = 1800
        self.own_pull = 225
        """The same for one's own with nobody there."""
        self.exit_worth = 750
        """What a point for leaving the map is worth."""
        self.melee_losses = 1150
        """How much own losses in a melee count."""
        self.pass_worth = 62
        """What it is worth to give up the turn for new cards."""
        self.card_worth = 0
        """What an Action must be worth, as its card could do something else."""
        self.initiative_worth = 1200
        """What the Initiative card is worth."""
        self.fading: list[int] = []
        self.faded_for = -1

    def near(self) -> list[int]:
        """By steps, what is left of a thousand."""
        if self.faded_for != self.nearness:
            self.faded_for = self.nearness
            self.fading = faded(self.nearness)
        return self.fading


def faded(share: int) -> list[int]:
    """By steps, what is left of a thousand when each leaves so many thousandths."""
    found = [1000]
    for _ in range(4 * FAR):
        found.append(found[-1] * share // 1000)
    return found
