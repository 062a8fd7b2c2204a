### The table in the browser: what only it says of a match.

## Warnings before a choice

warn-end-cards = Masz jeszcze na ręce karty, które możesz zagrać. Mimo to zakończyć turę?
warn-end-orders = Możesz jeszcze wydać rozkaz. Mimo to zakończyć turę?
