### The table: headings, questions, options, warnings.

## Headings

heading-board = Board
heading-hand = Hand
heading-deck = Deck
heading-discard = Discard pile
heading-supply = Supply
heading-play-area = Play area
heading-removed = Removed from the game
heading-initiative = Initiative
heading-round = Round
heading-turn = Turn
heading-phase = Phase
heading-points = Points
heading-objectives = Objectives
heading-odds = Odds
heading-log = Log
heading-help = Help
heading-options = Options
heading-scenario = Scenario
heading-units = Units
heading-markers = Markers
heading-victory = Victory condition
odds = { $percent }% chance
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
goal-points = { $count ->
    [one] { $side }: control objectives worth { $count } point
   *[other] { $side }: control objectives worth { $count } points
}
goal-pin = { $side }: pin the enemy

## The questions, by name

question-bid = which card to choose for initiative
question-play = which card to play, or whether to end the turn
question-use = how to use the card played
question-step = which tile to move to next
question-aim = which target to choose
question-aim-tile = which tile to target
question-blast = which counter to attack next
question-take = which card to take from the supply
question-inspire = which card to return to hand
question-command = whether to draw another card
question-unit = which unit to guide
question-spawn = where to place the counter

## The questions, put to the one who decides

prompt-bid = Choose a card for initiative
prompt-play = Play a card or end your turn
prompt-use = { $card }: choose an action
prompt-step = { $left ->
    [one] { $counter }: choose the next tile ({ $left } tile left)
   *[other] { $counter }: choose the next tile ({ $left } tiles left)
}
prompt-aim = { $counter }, { $action }: choose a target
prompt-aim-tile = Target: choose a tile at least 3 tiles away from the Mortar
prompt-blast = Blast: choose which counter to attack next
prompt-take = { $left ->
    [one] Bolster: take a card from your supply (up to { $left } more card)
   *[other] Bolster: take a card from your supply (up to { $left } more cards)
}
prompt-inspire = { $left ->
    [one] Inspire: return a card from your play area to hand (up to { $left } more card)
   *[other] Inspire: return a card from your play area to hand (up to { $left } more cards)
}
prompt-command = { $left ->
    [one] Command: draw a card (up to { $left } more card)
   *[other] Command: draw a card (up to { $left } more cards)
}
prompt-unit = Guide: choose a unit
prompt-spawn = { $counter }: choose a spawn marker
prompt-waiting = Waiting for: { $side }
prompt-over = The game is over

## What may be answered

option-bid = Initiative: { $card }
option-play = Play { $card }
option-end = End the turn
option-use = { $value ->
    [0] { $action }
    [none] { $action }
   *[other] { $action } { $value }
}
option-hunker = Hunker Down: return the card to the supply
option-rally = Turn the counter to ready
option-to = To { $tile }
option-stop = Stop
option-at = At { $counter }
option-at-tile = At { $tile }
option-take = Take { $card }
option-draw = Draw a card
option-spawn = Place on { $tile }
option-unit = Guide { $counter }

## Warnings before a choice

warn-hunker-last-bolster = This is your last card with Bolster outside the supply. If it hunkers down, you can no longer take cards from the supply.
warn-bolster-fog = You are about to put a Fog of War card into your own discard pile.
warn-nothing-happens = This action will change nothing.
