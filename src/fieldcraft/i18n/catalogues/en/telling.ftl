### The table in the browser: what only it says of a match.

## Warnings before a choice

warn-end-cards = There are still cards in your hand that you could play. End the turn all the same?
warn-end-orders = You could still give an Order. End the turn all the same?
