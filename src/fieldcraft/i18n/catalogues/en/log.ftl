### The log: one message per event. Names arrive in this language; $zone as hand, discard or deck.

## The round

event-scenario = Scenario: { $name }
event-round = Round { $number }
event-draws = { $count ->
    [0] { $side } { $who ->
        [allies] have
       *[other] has
    } no card to draw
    [one] { $side } { $who ->
        [allies] draw
       *[other] draws
    } { $count } card
   *[other] { $side } { $who ->
        [allies] draw
       *[other] draws
    } { $count } cards
}
event-initiative = { $side } { $who ->
    [allies] have
   *[other] has
} the initiative
event-turn = { $side } to play
event-wins = { $side } { $who ->
    [allies] win
   *[other] wins
}: { $reason }
event-drawn = The game ends without a winner: { $reason }
reason-points = reached the required objective points
reason-resign = the opponent resigned
reason-agreed = by agreement
reason-flag = the opponent’s time ran out
reason-leave = the opponent left the match
reason-abandon = the game was abandoned

## Acts of the table

event-undo = { $side } { $who ->
    [allies] take
   *[other] takes
} back the last choice
event-asks-takeback = { $side } { $who ->
    [allies] ask
   *[other] asks
} to take back { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
event-takeback = { $count ->
    [one] Both sides agree: { $count } choice is taken back
   *[other] Both sides agree: { $count } choices are taken back
}
event-refuses-takeback = { $side } { $who ->
    [allies] decline
   *[other] declines
} the takeback
event-resigns = { $side } { $who ->
    [allies] resign
   *[other] resigns
}
event-flag = { $side } { $who ->
    [allies] run
   *[other] runs
} out of time
event-leaves = { $side } { $who ->
    [allies] leave
   *[other] leaves
} the match
event-offers-draw = { $side } { $who ->
    [allies] offer
   *[other] offers
} a draw
event-abandon = The game is abandoned
event-standing-order = Your order was carried out: { $standing }

## Sums of rolls

sum-dice = { $value } dice
sum-against = { $sum }, against { $needed }
sum-each = { $dice } against { $needed }
