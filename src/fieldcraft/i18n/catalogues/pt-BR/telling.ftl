### The table in the browser: what only it says of a match.

## Warnings before a choice

warn-end-cards = Ainda há cartas na sua mão que você pode baixar. Encerrar o turno mesmo assim?
warn-end-orders = Você ainda pode dar uma Ordem. Encerrar o turno mesmo assim?
