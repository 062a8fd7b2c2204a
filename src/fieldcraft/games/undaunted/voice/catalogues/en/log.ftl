event-draws-card = { $side } draws { $card }
event-reshuffles = { $side } shuffles the discard pile into a new deck
event-deck-shuffled = { $side } shuffles the deck
event-bids = { $side } has chosen a card for initiative
event-reveals-bid = { $side } reveals { $card }: initiative { $value }
event-no-bid = { $side } has no card for initiative
event-initiative-kept = Tie: { $side } keeps the initiative
event-ends-turn = { $count ->
    [0] { $side } ends the turn
    [one] { $side } ends the turn and discards { $count } card from hand
   *[other] { $side } ends the turn and discards { $count } cards from hand
}
event-discards = { $side } discards { $card }

## Playing a card

event-plays = { $side } plays { $card }: { $action }
event-hunkers = { $side } hunkers down: { $card } goes back to the supply
event-rallies = { $counter } { $scale ->
    [unit] are
   *[other] is
} ready again
event-spawns = { $counter } { $scale ->
    [unit] enter
   *[other] enters
} the board on { $tile }
event-moves = { $counter } { $scale ->
    [unit] move
   *[other] moves
} to { $tile }
event-scouts = { $side } scouts { $tile }
event-fog-taken = { $count ->
    [one] { $side } adds { $count } Fog of War card to the discard pile
   *[other] { $side } adds { $count } Fog of War cards to the discard pile
}
event-no-fog-left = { $side } has no Fog of War cards left in the supply
event-bolsters = { $side } adds { $card } from the supply to the discard pile
event-commands-draw = { $side } draws a card with Command
event-conceals = Conceal: { $side } adds a Fog of War card to the discard pile
event-conceals-nothing = Conceal: { $side } has no Fog of War cards left in the supply, so nothing happens
event-controls = { $points ->
    [0] { $side } takes control of { $tile }
    [one] { $side } takes control of { $tile } ({ $points } point)
   *[other] { $side } takes control of { $tile } ({ $points } points)
}
event-loses-control = { $side } loses control of { $tile }: the marker flips to scouted
event-raises = { $points ->
    [one] { $side } uses the radio tower: { $tile } is now worth { $points } point
   *[other] { $side } uses the radio tower: { $tile } is now worth { $points } points
}
event-inspires = { $side } returns { $card } from the play area to hand
event-recons = { $side } removes a Fog of War card from the game
event-targets = { $side } places the target marker on { $tile }
event-target-removed = { $side } takes the target marker off the board
event-marks = { $side } places a control marker on { $tile }
event-holds-first = { $side } has taken control of { $tile }: its counters may now escape

## Vehicles

event-plays-seat = { $side } plays { $card }: { $action } ({ $vehicle })
event-boards = { $counter } enters the { $vehicle }, seat { $seat }
event-leaves-vehicle = { $counter } exits the { $vehicle } on { $tile }
event-shifts-seat = { $counter } moves to seat { $seat } of the { $vehicle }
event-switches-seats = { $counter } and { $other } switch seats in the { $vehicle }
event-captures = { $side } captures the { $vehicle }
event-repairs = { $damage ->
    [0] { $counter } repairs the { $vehicle }: no damage left
   *[other] { $counter } repairs the { $vehicle }: { $damage } damage left
}
event-vehicle-ready = { $counter } is ready again
event-vehicle-damaged = { $counter } is damaged: { $damage } of { $integrity }
event-vehicle-disabled = { $counter } is disabled
event-vehicle-destroyed = { $counter } is destroyed
event-set-down = { $counter } is placed on { $tile }
event-escapes = { $counter } escapes from { $tile }
event-cards-leave = { $side } removes every { $card } card from the game (hand { $hand }, discard pile { $discard }, deck { $deck }, supply { $supply }, play area { $play })

## Combat

event-attacks = { $counter } { $scale ->
    [unit] attack
   *[other] attacks
} { $target }{ $action ->
    [Attack] { "" }
   *[other] { " " }({ $action })
}
event-blasts = { $side } blasts { $tile }
event-blast-at = The Blast attacks { $target }
event-strafes = { $side } strafes { $target }
event-defence = { $target }: defence total { $total } ({ $base } base + { $cover } cover + { $range } range)
event-rolls = Rolled { $roll }
verdict-hit = hit
verdict-miss = miss
event-hits = The attack hits { $target }
event-misses = The attack misses { $target }
event-wounds = { $counter } takes the wound
event-casualty = { $counter } { $scale ->
    [unit] lose
    [soldier] is wounded and loses
   *[other] loses
} a card { $zone ->
    [hand] from hand
    [discard] from the discard pile
    [deck] from the deck
   *[other] ({ $zone })
}
event-counter-removed = { $counter } { $scale ->
    [unit] have no card left to lose and leave the board
   *[other] has no card left to lose and leaves the board
}
event-suppressed = { $counter } { $scale ->
    [unit] are
   *[other] is
} suppressed
event-already-suppressed = { $counter } { $scale ->
    [unit] are
   *[other] is
} already suppressed: no effect
event-no-one-to-pin = { $counter } has nobody aboard to suppress: no effect
event-structure-destroyed = { $points ->
    [0] { $side } destroys the { $structure } on { $tile }
    [one] { $side } destroys the { $structure } on { $tile } ({ $points } point)
   *[other] { $side } destroys the { $structure } on { $tile } ({ $points } points)
}

## End of the game

event-exhausted = { $side } is pinned: no Riflemen left on the board
event-hopeless = { $side } is in a hopeless situation: { $scale ->
    [soldier] it can no longer meet its victory condition
   *[unit] it can no longer reach its objective points
}
reason-pin = the enemy is pinned
reason-both-exhausted = both sides are pinned, objective points decide
reason-escape = the escape succeeded
reason-neutralise = the enemy is neutralised
reason-hopeless = the enemy is in a hopeless situation
reason-both-hopeless = both sides are in a hopeless situation, objective points decide
reason-round-limit = the last round has been played
