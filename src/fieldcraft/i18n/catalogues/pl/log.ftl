### Dziennik: jeden komunikat na zdarzenie. Nazwy przychodzą gotowe; $zone to hand, discard lub deck.

## Runda

event-scenario = Scenariusz: { $name }
event-round = Runda { $number }
event-draws = { $count ->
    [0] { $side }: brak kart do dobrania
    [one] { $side }: dobrano { $count } kartę
    [few] { $side }: dobrano { $count } karty
   *[many] { $side }: dobrano { $count } kart
}
event-initiative = Inicjatywa: { $side }
event-turn = Tura: { $side }
event-wins = Zwycięstwo: { $side } ({ $reason })
event-drawn = Gra kończy się bez zwycięzcy: { $reason }
reason-points = zdobyto wymagane punkty celów
reason-resign = przeciwnik się poddał
reason-agreed = za zgodą obu graczy
reason-flag = przeciwnikowi skończył się czas
reason-leave = przeciwnik opuścił grę
reason-abandon = gra została przerwana

## Czynności przy stole

event-undo = { $side }: cofnięto ostatni wybór
event-asks-takeback = { $count ->
    [one] { $side }: prośba o cofnięcie { $count } wyboru
    [few] { $side }: prośba o cofnięcie { $count } wyborów
   *[many] { $side }: prośba o cofnięcie { $count } wyborów
}
event-takeback = { $count ->
    [one] Za zgodą obu stron cofnięto { $count } wybór
    [few] Za zgodą obu stron cofnięto { $count } wybory
   *[many] Za zgodą obu stron cofnięto { $count } wyborów
}
event-refuses-takeback = { $side }: nie wyrażono zgody na cofnięcie
event-resigns = { $side }: poddano grę
event-flag = { $side }: skończył się czas
event-leaves = { $side }: gracz opuścił grę
event-offers-draw = { $side }: zaproponowano zakończenie gry za porozumieniem
event-abandon = Gra przerwana
event-standing-order = Twój rozkaz wykonano: { $standing }

## Sumy rzutów

sum-dice = { $value } na kościach
sum-against = { $sum }, przeciw { $needed }
sum-each = { $dice } przeciw { $needed }
