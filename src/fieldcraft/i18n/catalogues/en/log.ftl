### The log: one message per event. Names arrive in this language; $zone as hand, discard or deck.

## The round

event-scenario = Scenario: { $name }
event-round = Round { $number }
event-draws = { $count ->
    [0] { $side } has no card to draw
    [one] { $side } draws { $count } card
   *[other] { $side } draws { $count } cards
}
event-initiative = { $side } has the initiative
event-turn = { $side }’s turn
event-wins = { $side } wins: { $reason }
event-drawn = The game ends without a winner: { $reason }
reason-points = enough objective points
reason-resign = the opponent resigned
reason-agreed = agreed by both players
reason-flag = the opponent’s time ran out
reason-abandon = the game was abandoned

## Acts of the table

event-undo = { $side } takes the last choice back
event-asks-takeback = { $count ->
    [one] { $side } asks to take back { $count } choice
   *[other] { $side } asks to take back { $count } choices
}
event-takeback = { $count ->
    [one] By consent, { $count } choice is taken back
   *[other] By consent, { $count } choices are taken back
}
event-refuses-takeback = { $side } does not agree to the takeback
event-resigns = { $side } resigns
event-flag = { $side } has run out of time
event-offers-draw = { $side } offers to end the game by agreement
event-abandon = The game is abandoned
