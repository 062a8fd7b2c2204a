"""What greedy minds at Combat Commander, in victory points; named in one place."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """All numbers of the judgement that are not the rules' own."""

    fight: float = 1.2
    """What a Squad is worth beside its points, as long as it fights; Teams half of it."""
    command: float = 1.2
    """The same for each point of a Leader's Command."""
    weapon: float = 0.6
    """For the bearer of a usable weapon."""
    broken: float = 0.45
    """The part of a unit's worth that is lost when it breaks."""
    suppressed: float = 0.15
    """The part that is lost when it is suppressed."""
    surrender: float = 0.6
    """What an elimination counts towards the Surrender marker."""
    unknown_chit: float = 0.6
    """What an objective is worth that no known chit names."""
    near: float = 0.8
    """How much of an objective's pull is left for each movement point of way."""
    pull: float = 0.9
    """How strongly objectives draw."""
    hold: float = 0.7
    """The part of an objective's worth that its only holder keeps by staying."""
    exit: float = 0.75
    """The worth of points for leaving over the enemy's edge."""
    exit_near: float = 0.72
    """How much of it is left for each hex of way."""
    danger: float = 0.45
    """How likely the enemy fires at a hex that he could fire at, before one's next Turn."""
    passing_fire: float = 0.3
    """How likely he fires at a unit that moves through such a hex."""
    cover: float = 0.06
    """A point of Cover where nobody fires."""
    led: float = 0.12
    """A unit in a Leader's command radius."""
    crowded: float = 4.0
    """More figures than a hex may hold."""
    least_fire: float = 0.22
    """What a shot must promise to be worth a Fire card."""
    least_move: float = 0.3
    """What a Move must promise."""
    least_reaction: float = 0.3
    """What opportunity fire must promise."""
    action: float = 0.3
    """What an Action must promise to be worth its card."""
    initiative: float = 0.9
    """What the Initiative card is worth."""
    pass_turn: float = 0.12
    """A new hand."""
    hurry: float = 0.25
    """How gladly who leads throws cards away, as time runs with the cards."""
    end: float = 8.0
    """The end of the game, won or lost."""
    melee_risk: float = 1.15
    """How much own losses count in melee, against those of the enemy."""


DEFAULT = Weights()
