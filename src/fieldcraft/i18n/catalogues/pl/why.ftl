### Dlaczego czegoś nie wolno. $suggestion to none, gdy nie ma podpowiedzi.

## Słowa

why-not-a-word = Polecenie „{ $text }” jest niezrozumiałe.
why-unknown-card = { $suggestion ->
    [none] W tym scenariuszu nie ma karty „{ $text }”.
   *[other] W tym scenariuszu nie ma karty „{ $text }”. Może chodzi o „{ $suggestion }”?
}

## Czyja decyzja i jaka

why-not-your-decision = { $side ->
    [none] To nie twoja decyzja.
   *[other] To nie twoja decyzja. Oczekiwanie na: { $side }.
}
why-game-over = Gra jest zakończona.
why-not-asked = { $text ->
    [none] To nie odpowiada na obecne pytanie.
   *[other] „{ $text }” nie odpowiada na obecne pytanie.
}{ $question ->
    [none] { "" }
   *[other] { " " }Pytanie brzmi: { $question }.
}

## Zagranie karty

why-card-not-in-hand = Nie masz na ręce karty { $card }.

## Cofanie

why-undo-nothing = Nie ma czego cofnąć.
why-undo-chance = Od tego czasu rzucono kośćmi albo dobrano lub odkryto karty: bez zgody drugiego gracza nie można cofnąć tego wyboru.
why-undo-decider = Decyzja przeszła już na drugiego gracza: bez jego zgody nie można cofnąć tego wyboru.
