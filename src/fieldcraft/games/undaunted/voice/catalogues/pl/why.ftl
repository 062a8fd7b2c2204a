why-unknown-tile = { $suggestion ->
    [none] Nie ma obszaru „{ $text }”.
   *[other] Nie ma obszaru „{ $text }”. Może chodzi o „{ $suggestion }”?
}
why-unknown-counter = { $suggestion ->
    [none] W tym scenariuszu nie ma żetonu „{ $text }”.
   *[other] W tym scenariuszu nie ma żetonu „{ $text }”. Może chodzi o „{ $suggestion }”?
}
why-unknown-structure = { $suggestion ->
    [none] W tym scenariuszu nie ma obiektu „{ $text }”.
   *[other] W tym scenariuszu nie ma obiektu „{ $text }”. Może chodzi o „{ $suggestion }”?
}
why-unknown-seat = „{ $text }” to nie stanowisko. Stanowiska mają numery od 1 do { $count }.
why-fog-not-playable = Karty Mgła wojny nie można zagrać w swojej turze: ani dla akcji, ani na Przeczekanie. Można ją wybrać przy określaniu inicjatywy.
why-action-not-on-card = { $action ->
    [none] Na karcie { $card } nie ma tej akcji.
   *[other] Akcji { $action } nie ma na karcie { $card }.
}
why-unit-suppressed = Żeton jest przygwożdżony i nie może wykonywać akcji. Jego kartą można odwrócić go na stronę „aktywny” albo wykonać Przeczekanie.
why-not-suppressed = Żeton nie jest przygwożdżony: nie ma czego odwracać.
why-command-no-counter = { $card } to karta dowodzenia: nie ma żetonu, który można odwrócić.
why-no-spawn = Żetonu oddziału nie ma na planszy i żaden znacznik wystawienia go nie dopuszcza. Karty można użyć tylko na Przeczekanie.
why-spawn-not-admitted = Na obszarze { $tile } nie ma znacznika wystawienia dla tego oddziału.
why-out-of-play = { $counter }: żetonu nie ma na planszy i już na nią nie wróci.
why-no-soldier = Karta { $card } nie ma żołnierza: nie daje akcji pojazdu ani zamiany miejsc, nikt też nie może dzięki niej wsiąść, wysiąść ani zmienić stanowiska.

## Pojazdy i stanowiska

why-seated-cannot-move = { $counter }: żołnierz jest w pojeździe i nie może wykonywać akcji ruchu ze swojej karty. Najpierw musi wysiąść.
why-not-seated = { $counter }: żołnierza nie ma w pojeździe.
why-no-seat-action = { $counter }: akcji { $action } nie ma na tym stanowisku.
why-vehicle-disabled = { $vehicle }: pojazd jest niesprawny i do czasu naprawy nie można wykonywać jego akcji.
why-needs-specialist = { $counter }: akcje tego stanowiska wymagają specjalizacji „{ $specialism }”.
why-no-one-to-switch = { $counter }: w pojeździe nie ma nikogo innego, z kim można zamienić się miejscami.
why-not-in-same-vehicle = { $counter }: żołnierz nie jest w tym samym pojeździe.
why-already-adjusted = { $counter }: z tą kartą żołnierz już wsiadł, wysiadł albo zmienił stanowisko. Każda karta pozwala na to raz.
why-no-adjustment = { $counter }: zgodnie z opcjami tej gry karta użyta w ten sposób nie pozwala wsiąść, wysiąść ani zmienić stanowiska.
why-vehicle-elsewhere = { $vehicle }: pojazdu nie ma na obszarze, na którym jest żołnierz.
why-enemy-aboard = { $vehicle }: nie można wsiąść, w pojeździe jest wrogi żołnierz.
why-seat-taken = { $vehicle }: stanowisko { $seat } jest zajęte.
why-no-such-seat = { $vehicle }: nie ma stanowiska { $seat }.
why-already-seated = { $counter }: żołnierz jest już w pojeździe.
why-own-seat = Żołnierz już zajmuje stanowisko { $seat }.
why-nothing-to-repair = Nie ma tu uszkodzonego pojazdu, który ten żołnierz może naprawić.
why-not-damaged = { $counter }: brak uszkodzeń do naprawienia.
why-other-vehicle = { $counter }: żołnierz w pojeździe może naprawić tylko ten pojazd, w którym jest.

## Ruch

why-not-adjacent = Obszar { $tile } nie sąsiaduje z obszarem, na którym jest żeton.
why-no-own-marker = Na obszarze { $tile } nie ma twojego znacznika kontroli. Najpierw rozpoznaj ten obszar.
why-no-steps-left = W tej akcji nie można się już poruszyć.
why-tile-not-on-board = W tym scenariuszu tego obszaru nie ma na planszy.
why-guide-suppressed = Przygwożdżonego oddziału nie można prowadzić.
why-guide-enemy = { $counter }: to oddział przeciwnika. Prowadzić można tylko własne oddziały.
why-no-unit-to-guide = Nie masz na planszy aktywnego oddziału, który można poprowadzić.
why-rough-ground = Obszar { $tile } to trudny teren: żaden pojazd nie może na niego wjechać.
why-not-escape-tile = Na obszarze { $tile } nie ma znacznika ucieczki.
why-may-not-escape = { $counter }: w tym scenariuszu ten żeton nie może uciec.
why-hold-first = Dopóki nie przejmiesz kontroli nad obszarem { $tile }, ucieczka jest niemożliwa.

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
why-no-target = { $action ->
    [none] Dla tej akcji nie ma celu.
   *[other] { $action }: nie ma celu.
}
why-no-basic-defence = { $counter }: brak obrony zwykłej, skuteczne są tylko akcje Detonacja i Ppanc.
why-seated-target = { $counter }: żołnierza w pojeździe nie można wybrać na cel. Wybierz pojazd: { $vehicle }.
why-no-armour = { $counter }: brak obrony pancernej, żołnierz nie może być celem akcji Ppanc. ani Detonacja.
why-not-on-your-tile = { $target }: celu nie ma na obszarze, na którym jest żołnierz, a Detonacja nie sięga dalej.
why-structure-destroyed = { $structure }: obiekt jest już zniszczony.
why-only-demolition = { $structure }: obiekt można zaatakować tylko akcją Detonacja.
why-own-vehicle = { $counter }: to twój pojazd, nie może być celem.
why-not-in-vehicle = { $counter }: żołnierza nie ma w tym pojeździe ({ $vehicle }).
why-pin-suppressed = { $counter }: żołnierz jest już przygwożdżony. Wybierz takiego, który nie jest.

## Wsparcie

why-no-marker-to-control = Na tym obszarze nie ma twojego znacznika kontroli, więc nie ma czego odwrócić. Najpierw rozpoznaj ten obszar.
why-enemy-on-tile = Nie możesz przejąć kontroli nad obszarem { $tile }: przeszkadza w tym wróg na tym obszarze, nawet przygwożdżony.
why-conceal-no-fog = W rezerwie przeciwnika nie ma karty Mgła wojny: Maskowanie jest niemożliwe.
why-recon-no-fog = Nie masz na ręce karty Mgła wojny, którą można usunąć z gry: Rozpoznanie jest niemożliwe.
why-card-not-in-supply = W twojej rezerwie nie ma karty { $card }.
why-wrong-squad = Karta { $card } nie należy do drużyny { $squad }, a ta akcja dotyczy tylko kart tej drużyny.
why-fog-not-bolstered = Zgodnie z opcjami tej gry kart Mgła wojny nie można brać akcją Wzmocnienie.
why-command-not-inspired = Akcja Za mną! pozwala wziąć z powrotem tylko karty walki, nie karty dowodzenia.
why-inspire-not-inspired = Karty z akcją Za mną! nie można wziąć z powrotem tą akcją.
why-card-not-in-play-area = W twojej strefie gry nie ma karty { $card }.
why-nothing-to-draw = Twoja talia i stos kart odrzuconych są puste: nie ma czego dobrać.
why-not-connected = { $tile }: wybrane obszary muszą tworzyć jedną grupę, sąsiadującą z obszarem żołnierza.
why-already-chosen = Obszar { $tile } jest już wybrany.

## Rozkazy, które nigdy by nie zadziałały

why-card-not-in-deck = { $card } nie jest jedną z twoich kart.
why-round-never-comes = Runda { $round } już minęła albo nie nadejdzie.
