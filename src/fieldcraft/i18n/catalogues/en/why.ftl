### Why something is refused. $suggestion is none when there is nothing to suggest.

## Words

why-not-a-word = The table does not understand “{ $text }”.
why-unknown-card = { $suggestion ->
    [none] There is no card called “{ $text }” in this scenario.
   *[other] There is no card called “{ $text }” in this scenario. Did you mean “{ $suggestion }”?
}

## Whose decision, and which

why-not-your-decision = { $side ->
    [none] It is not your decision now.
   *[other] It is not your decision now. Waiting for { $side }.
}
why-game-over = The game is over.
why-not-asked = { $text ->
    [none] That does not answer the current question.
   *[other] “{ $text }” does not answer the current question.
}{ $question ->
    [none] { "" }
   *[other] { " " }The question is: { $question }.
}

## Playing a card

why-card-not-in-hand = { $card } is not in your hand.

## Taking back

why-undo-nothing = There is nothing to take back.
why-undo-chance = Dice, a draw or a reveal came in between: taking the choice back needs the other player’s consent.
why-undo-decider = It is the other player’s decision now: taking the choice back needs their consent.
