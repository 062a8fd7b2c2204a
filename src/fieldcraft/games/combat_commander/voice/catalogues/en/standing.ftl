## Orders that a player leaves behind

standing-order-fire-with = { $aim ->
    [near] Fire at any unit that comes into range of { $place }, with at least { $firepower } firepower
   *[at] { $place_kind ->
        [anyone] Fire at any unit that moves, with at least { $firepower } firepower
        [unit] Fire at { $place } when it moves, with at least { $firepower } firepower
       *[hex] Fire at any unit that enters { $place }, with at least { $firepower } firepower
    }
}
standing-order-fire-odds = { $aim ->
    [near] Fire at any unit that comes into range of { $place }, if that breaks a unit { $percent }% of the time or more
   *[at] { $place_kind ->
        [anyone] Fire at any unit that moves, if that breaks a unit { $percent }% of the time or more
        [unit] Fire at { $place } when it moves, if that breaks it { $percent }% of the time or more
       *[hex] Fire at any unit that enters { $place }, if that breaks a unit { $percent }% of the time or more
    }
}
standing-order-let-pass = { $place_kind ->
    [anyone] Do nothing when enemies move
    [unit] Do nothing when { $place } moves
   *[hex] Do nothing when a unit enters { $place }
}
standing-order-pass-unless = { $place_kind ->
    [unit] Let everything pass until my turn, unless it concerns { $place }
   *[hex] Let everything pass until my turn, unless it happens at { $place }
}
standing-order-reroll-to-save = { $unit_kind ->
    [anyone] Re-roll if that may save one of my units
   *[unit] Re-roll if that may save { $unit }
}
standing-order-play = { $place_kind ->
    [anyone] { $action_kind ->
        [any] Play any Action that could help
       *[action] Play { $action } whenever it could help
    }
   *[other] Play { $action } for { $place }
}
standing-order-dig-in = Dig in at { $place } as soon as I can
standing-order-leaders-last = When several of my units defend, roll for the leader last
standing-pass-unless-in-sight = Let enemies move until one of my units sees them
standing-pass-unless-in-range = Let enemies move until one of my units could fire at them
standing-at-stake = Let rolls stand unless a reroll improves a chance by { $percent } % or more
standing-take-the-usual-order = Where several of my units roll, take Leaders last
standing-pass-while-turn-orders-given = Let this order pass
standing-pass-while-turn = Pass until my turn
standing-again-shoot = Fire at every hex they enter in this order

## Questions that are never asked

standing-never-ask-reroll = Never give up the Initiative card for a reroll
standing-never-ask-react = Never react to enemy movement
standing-never-ask-fire-window = Never play Actions before fire rolls
standing-never-ask-defence-window = Never play Actions at defence rolls
standing-never-ask-melee-window = Never play Actions in melee
standing-never-ask-pass-window = Never play Actions when the other side passes
