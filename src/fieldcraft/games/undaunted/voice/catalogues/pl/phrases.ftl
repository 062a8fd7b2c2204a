phrase-no-tiles = plansza nie ma obszarów
phrase-the-tile = obszar { $tile }
phrase-the-counter = żeton { $counter }
phrase-objective-markers = znaczniki celu o wartości { $points }
phrase-escape-markers = znaczniki ucieczki
phrase-the-squad = drużyna { $squad }
phrase-no-squad = bez drużyny
phrase-other-face-shown = na planszy leży jego druga strona, { $tile }
