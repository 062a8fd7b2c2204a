## Rozkazy, które gracz zostawia

standing-order-bid = Inicjatywa w każdej rundzie: { $card_kind ->
    [highest] moja najwyższa karta
    [lowest] moja najniższa karta
   *[card] { $card }
}{ $fallback ->
    [highest] , a w razie braku najwyższa
    [lowest] , a w razie braku najniższa
   *[ask] {""}
}
standing-order-bid-in-round = Inicjatywa w rundzie { $round }: { $card_kind ->
    [highest] moja najwyższa karta
    [lowest] moja najniższa karta
   *[card] { $card }
}{ $fallback ->
    [highest] , a w razie braku najwyższa
    [lowest] , a w razie braku najniższa
   *[ask] {""}
}
standing-order-end-unless-held = Od razu zakończ moją turę, chyba że mam na ręce kartę { $card }
standing-order-end-unless-near = Od razu zakończ moją turę, chyba że wróg jest w odległości najwyżej { $tiles ->
    [one] { $tiles } obszaru
   *[other] { $tiles } obszarów
} od moich żetonów

## Questions that are never asked

standing-never-ask-command = Nigdy nie dobieraj karty z Dowodzenia
standing-never-ask-bolster = Nigdy nie bierz kart ze Wzmocnienia
standing-never-ask-inspire = Nigdy nie bierz kart z powrotem z „Za mną!”
standing-never-ask-adjust = Nigdy nie wsiadaj, nie wysiadaj i nie zmieniaj stanowiska po akcji
