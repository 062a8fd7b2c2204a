### Dlaczego czegoś nie wolno. $suggestion to none, gdy nie ma podpowiedzi.

## Słowa

why-not-a-word = Polecenie „{ $text }” jest niezrozumiałe.
why-unknown-card = { $suggestion ->
    [none] W tym scenariuszu nie ma karty „{ $text }”.
   *[other] W tym scenariuszu nie ma karty „{ $text }”. Może chodzi o „{ $suggestion }”?
}
why-unknown-tile = { $suggestion ->
    [none] Nie ma obszaru „{ $text }”.
   *[other] Nie ma obszaru „{ $text }”. Może chodzi o „{ $suggestion }”?
}
why-unknown-counter = { $suggestion ->
    [none] W tym scenariuszu nie ma żetonu „{ $text }”.
   *[other] W tym scenariuszu nie ma żetonu „{ $text }”. Może chodzi o „{ $suggestion }”?
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
why-fog-not-playable = Karty Mgła wojny nie można zagrać w swojej turze: ani dla akcji, ani na Przeczekanie. Można ją wybrać przy określaniu inicjatywy.
why-action-not-on-card = { $action ->
    [none] Na karcie { $card } nie ma tej akcji.
   *[other] Na karcie { $card } nie ma akcji { $action }.
}
why-unit-suppressed = Oddział jest przygwożdżony i nie może wykonywać akcji. Jego kartą można odwrócić żeton na stronę „aktywny” albo wykonać Przeczekanie.
why-not-suppressed = Oddział nie jest przygwożdżony: nie ma czego odwracać.
why-command-no-counter = { $card } to karta dowodzenia: nie ma żetonu, który można odwrócić.
why-no-spawn = Żetonu oddziału nie ma na planszy i żaden znacznik pojawienia się go nie dopuszcza. Karty można użyć tylko na Przeczekanie.
why-spawn-not-admitted = Na obszarze { $tile } nie ma znacznika pojawienia się dla tego oddziału.

## Ruch

why-not-adjacent = Obszar { $tile } nie sąsiaduje z obszarem, na którym stoi oddział.
why-no-own-marker = Na obszarze { $tile } nie ma twojego znacznika kontroli. Najpierw rozpoznaj ten obszar.
why-no-steps-left = W tej akcji oddział nie może się już poruszyć.
why-tile-not-on-board = W tym scenariuszu tego obszaru nie ma na planszy.
why-guide-suppressed = Przygwożdżonego oddziału nie można prowadzić.
why-guide-enemy = { $counter }: to oddział przeciwnika. Prowadzić można tylko własne oddziały.
why-no-unit-to-guide = Nie masz na planszy aktywnego oddziału, który można poprowadzić.

## Walka

why-no-enemy-on-board = Na planszy nie ma wrogiego żetonu, który może być celem.
why-own-counter = Nie możesz wybrać na cel własnego żetonu.
why-counter-not-on-board = { $counter }: tego żetonu nie ma na planszy.
why-no-target-marker = Twojego znacznika celownika nie ma na planszy. Najpierw użyj akcji Celowanie.
why-target-too-near = { $distance ->
    [one] Obszar { $tile } jest za blisko: do Moździerza jest { $distance } obszar, a potrzeba co najmniej 3.
    [few] Obszar { $tile } jest za blisko: do Moździerza są { $distance } obszary, a potrzeba co najmniej 3.
   *[many] Obszar { $tile } jest za blisko: do Moździerza jest { $distance } obszarów, a potrzeba co najmniej 3.
}
why-no-tile-far-enough = Na planszy nie ma obszaru oddalonego od Moździerza o co najmniej 3 obszary.
why-not-on-target-tile = { $counter }: tego żetonu nie ma na obszarze ze znacznikiem celownika.
why-already-attacked = { $counter }: ten żeton był już celem tego Ostrzału.

## Wsparcie

why-no-marker-to-control = Na tym obszarze nie ma twojego znacznika kontroli, więc nie ma czego odwrócić. Najpierw rozpoznaj ten obszar.
why-enemy-on-tile = Nie możesz przejąć kontroli nad obszarem { $tile }, dopóki jest na nim wrogi żeton, nawet przygwożdżony.
why-conceal-no-fog = W rezerwie przeciwnika nie ma karty Mgła wojny: Maskowanie jest niemożliwe.
why-recon-no-fog = Nie masz na ręce karty Mgła wojny, którą można usunąć z gry: Rozpoznanie jest niemożliwe.
why-card-not-in-supply = W twojej rezerwie nie ma karty { $card }.
why-wrong-squad = Karta { $card } nie należy do drużyny { $squad }, a ta akcja dotyczy tylko kart tej drużyny.
why-fog-not-bolstered = Zgodnie z opcjami tej gry kart Mgła wojny nie można brać akcją Wzmocnienie.
why-command-not-inspired = Akcja Za mną! pozwala wziąć z powrotem tylko karty walki, nie karty dowodzenia.
why-card-not-in-play-area = W twojej strefie gry nie ma karty { $card }.
why-nothing-to-draw = Twoja talia i stos kart odrzuconych są puste: nie ma czego dobrać.

## Cofanie

why-undo-nothing = Nie ma czego cofnąć.
why-undo-chance = Od tego czasu rzucono kośćmi albo dobrano lub odkryto karty: bez zgody drugiego gracza nie można cofnąć tego wyboru.
why-undo-decider = Decyzja przeszła już na drugiego gracza: bez jego zgody nie można cofnąć tego wyboru.
