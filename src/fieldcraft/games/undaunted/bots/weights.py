"""What the greedy bot thinks things are worth.  The unit is about one ordinary use of a card."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Weights:
    """Everything that can be tuned, in one place."""

    # -- goals -----
    win: float = 1000.0  # an option that ends the game
    goal: float = 100.0  # all the points a side needs
    goal_curve: float = 0.5  # how much of that grows with the square of the points reached
    hunt: float = 14.0  # all Riflemen of a side that loses when it is pinned

    other_goal: float = 0.3  # of another way to win than the nearest
    toughness: float = 0.5  # how much each hit it can take keeps an enemy from counting as down
    cripple: float = 0.4  # of the goal, if the enemy has nobody left who could win for it
    spare: float = 0.3  # of enemies worn down beyond the number wanted
    hold_first: float = 0.4  # of an escape that is not allowed before a tile is held

    # -- what is promised by Riflemen on their way to objectives -----
    at_objective: float = 0.6  # share of an objective's worth for standing on it
    half_step: float = 0.15  # how fast that falls with each half step away
    enemy_half_step: float = 0.75  # what is left of an enemy's for each half step away
    barred: float = 0.3  # an enemy stands on the objective
    cardless: float = 0.15  # the Riflemen have no card left to act with
    block: float = 0.9  # share of the enemy's promise that is ours to spoil

    # -- fire -----
    title: dict[str, float] = field(
        default_factory=lambda: {
            "rifleman": 0.9,
            "scout": 0.7,
            "machine-gunner": 0.9,
            "sniper": 1.0,
            "mortar": 0.7,
            "tank-driver": 1.1,
            "tank-gunner": 1.1,
            "engineer": 1.1,
            "saboteur": 1.1,
        }
    )
    last_cards: float = 1.0  # how much more a casualty hurts a unit that is short of cards
    for_good: float = 0.5  # a removed counter that can never return
    threat: float = 0.5  # share of a unit's promise lost with a casualty, by the hits it can take
    suppress: float = 0.8
    suppress_threat: float = 0.35  # share of a unit's promise lost by being suppressed
    target: float = 0.6  # of what the first Blast on a newly aimed tile would strike
    target_lost: float = 0.3  # the Mortar moves and its target marker goes
    seated: float = 0.6  # a soldier in a vehicle shares the risk with the others
    damage: float = 0.4  # a damage marker
    disabled: float = 1.2  # a vehicle that stops running
    carried: float = (
        0.4  # share of what its crew promises that is lost with the vehicle or its driver
    )
    far_demolition: float = 0.55  # what is left, for each step away, of what could be demolished
    capture: float = 0.8  # an empty vehicle of the enemy's is taken
    adjust: float = 0.02  # nobody changes seats for nothing
    closing: float = 0.03  # for each step nearer to what can be hit
    rally: float = 0.6
    rally_again: float = 0.5  # another card of the unit waits in hand

    # -- where units stand -----
    exposure: float = 0.2  # of each shot the enemy could fire
    firing: float = 0.3  # of the best shot the unit could fire
    spawn: float = 0.8  # a counter comes onto the board
    towards: float = 0.6  # what is left, for each step away, of a tile that wants scouting

    # -- cards -----
    fog: float = 0.55  # a Fog of War card joins a deck
    conceal: float = 0.45
    draw: float = 0.9  # an average card drawn now
    bolster: float = 1.0
    bolster_title: dict[str, float] = field(
        default_factory=lambda: {
            "rifleman": 0.9,
            "scout": 0.6,
            "machine-gunner": 1.0,
            "sniper": 1.1,
            "mortar": 0.6,
            "squad-leader": 0.7,
            "platoon-guide": 0.5,
            "platoon-sergeant": 1.0,
            "staff-sergeant": 0.9,
            "sergeant": 0.9,
            "saboteur": 0.9,
            "anti-tank-rifleman": 0.8,
            "engineer": 0.9,
            "tank-driver": 0.8,
            "tank-gunner": 0.8,
            "tank-crew": 0.7,
            "lieutenant": 1.0,
            "warrant-officer": 0.8,
            "tank-commander": 0.7,
            "recon-plane": 0.8,
        }
    )
    riflemen_for_points: float = 1.2
    tasked: float = 1.2  # cards of soldiers who have something to do
    driver: float = 1.2  # cards of drivers
    kept: float = 0.5  # of what the enemy loses by having to score one more hit
    hunted: float = 4.0  # Riflemen cards that stand between their side and being pinned
    enough: float = 0.5  # each copy already in the deck makes the next less needed
    large_deck: int = 24
    future: float = 0.7  # how much less later rounds count as a side nears its goal
    hits_far: float = 12.0  # so many hits from being pinned, nothing is urgent
    hunker: float = 0.5
    last_hunker: float = 0.3  # a unit's cards are also what keeps it on the board
    initiative: float = 0.5
    initiative_urgent: float = 8.0  # one of the sides could win with its turn

    # -- which of two useful cards comes first -----
    order: dict[str, float] = field(
        default_factory=lambda: {"command": 20.0, "recon": 15.0, "inspire": -10.0, "bolster": -10.0}
    )


DEFAULT = Weights()
