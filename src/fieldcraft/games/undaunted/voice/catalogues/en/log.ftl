event-draws-card = { $side } draws { $card }
event-reshuffles = { $side } shuffles the discard pile into a new deck
event-deck-shuffled = { $side } shuffles the deck
event-bids = { $side } has chosen a card for initiative
event-reveals-bid = { $side } reveals { $card }: initiative { $value }
event-no-bid = { $side } has no card to choose for initiative
event-initiative-kept = { $side } keeps the initiative: the values are equal
event-ends-turn = { $count ->
    [0] { $side } ends the turn
    [one] { $side } ends the turn and discards { $count } card from hand
   *[other] { $side } ends the turn and discards { $count } cards from hand
}
event-discards = { $side } discards { $card }

## Playing a card

event-plays = { $side } plays { $card } – { $action }
event-hunkers = { $side } hunkers down: { $card } goes to the supply
event-rallies = { $counter }: turned to ready
event-spawns = { $counter }: placed on { $tile }
event-moves = { $counter }: to { $tile }
event-scouts = { $side } scouts { $tile }
event-fog-taken = { $count ->
    [one] { $side } puts { $count } Fog of War card from the supply on the discard pile
   *[other] { $side } puts { $count } Fog of War cards from the supply on the discard pile
}
event-no-fog-left = { $side } has no Fog of War card left in the supply
event-bolsters = { $side } takes { $card } from the supply to the discard pile
event-commands-draw = { $side } draws a card by Command
event-conceals = Conceal: a Fog of War card goes from { $side }’s supply to its discard pile
event-conceals-nothing = Conceal: { $side } has no Fog of War card in the supply, no effect
event-controls = { $points ->
    [0] { $side } takes control of { $tile }
    [one] { $side } takes control of { $tile } ({ $points } point)
   *[other] { $side } takes control of { $tile } ({ $points } points)
}
event-loses-control = { $side } loses control of { $tile }: the marker is turned to scouted
event-raises = { $points ->
    [one] { $side } uses the radio tower: { $tile } is now worth { $points } point
   *[other] { $side } uses the radio tower: { $tile } is now worth { $points } points
}
event-inspires = { $side } returns { $card } from the play area to hand
event-recons = { $side } removes a Fog of War card from the game
event-targets = { $side } places the target marker on { $tile }
event-target-removed = { $side }’s target marker is taken off the board
event-marks = { $side } places a control marker on { $tile }
event-holds-first = { $side } has taken control of { $tile }: from now on it may escape

## Vehicles

event-plays-seat = { $side } plays { $card } – { $vehicle }: { $action }
event-boards = { $counter }: enters the { $vehicle }, seat { $seat }
event-leaves-vehicle = { $counter }: exits the { $vehicle } on { $tile }
event-shifts-seat = { $counter }: to seat { $seat } of the { $vehicle }
event-switches-seats = { $counter } and { $other } switch seats in the { $vehicle }
event-captures = { $side } takes over the { $vehicle }
event-repairs = { $damage ->
    [0] { $counter }: repairs the { $vehicle }, no damage left
   *[other] { $counter }: repairs the { $vehicle }, damage left: { $damage }
}
event-vehicle-ready = { $counter }: the vehicle is ready again
event-vehicle-damaged = { $counter }: damage { $damage } of { $integrity }
event-vehicle-disabled = { $counter }: the vehicle is disabled
event-vehicle-destroyed = { $counter }: the vehicle is destroyed
event-set-down = { $counter }: put on { $tile }
event-escapes = { $counter }: escapes from { $tile }
event-cards-leave = { $side }: every card { $card } leaves the game (hand { $hand }, discard pile { $discard }, deck { $deck }, supply { $supply }, play area { $play })

## Combat

event-attacks = { $counter }: { $action }, target: { $target }
event-blasts = { $side } blasts { $tile }
event-blast-at = Under fire from the Blast: { $target }
event-strafes = { $side }: Strafe, target: { $target }
event-defence = { $target }: defence total { $total } ({ $base } base + { $cover } cover + { $range } range)
event-rolls = { $count ->
    [one] { $count } die rolled: { $dice }
   *[other] { $count } dice rolled: { $dice }
}
event-hits = Hit: { $target }
event-misses = Miss: { $target }
event-wounds = The wound falls on: { $counter }
event-casualty = { $scale ->
    [soldier] Wound
   *[unit] Casualty
}, { $counter }: { $zone ->
    [hand] a card is removed from the hand
    [discard] a card is removed from the discard pile
    [deck] a card is removed from the deck
   *[other] a card is removed ({ $zone })
}
event-counter-removed = { $counter }: no card left to lose, the counter is removed from the board
event-suppressed = { $counter }: suppressed
event-already-suppressed = { $counter }: already suppressed, no effect
event-no-one-to-pin = { $counter }: nobody in it to suppress, no effect
event-structure-destroyed = { $points ->
    [0] { $side } destroys a structure on { $tile }: { $structure }
    [one] { $side } destroys a structure on { $tile }: { $structure } ({ $points } point)
   *[other] { $side } destroys a structure on { $tile }: { $structure } ({ $points } points)
}

## End of the game

event-exhausted = { $side } is pinned: no Riflemen on the board
event-hopeless = { $side } is in a hopeless situation: { $scale ->
    [soldier] it can no longer meet its victory condition
   *[unit] it can no longer reach its objective points
}
reason-pin = the enemy is pinned
reason-both-exhausted = both sides are pinned, objective points decide
reason-escape = the escape has succeeded
reason-neutralise = the enemy is neutralised
reason-hopeless = the enemy’s situation is hopeless
reason-both-hopeless = both sides’ situations are hopeless, objective points decide
reason-round-limit = the round limit is reached
