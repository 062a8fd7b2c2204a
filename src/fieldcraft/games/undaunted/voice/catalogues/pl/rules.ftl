rules-book-undaunted = Nieustraszeni: Normandia i Afryka Północna

rules-u-1-1 = Elementy gry i strefy kart
rules-u-1-2 = Przygotowanie gry
rules-u-1-3 = Runda, dobieranie kart, inicjatywa
rules-u-1-4 = Tura i użycie karty
rules-u-1-5 = Ruch
rules-u-1-6 = Wsparcie
rules-u-1-7 = Walka
rules-u-1-8 = Koniec gry
rules-u-1-9 = Co jest jawne, a co ukryte
rules-u-2-1 = Normandia: elementy gry
rules-u-2-2 = Normandia: przygotowanie gry
rules-u-2-3 = Normandia: wystawianie oddziałów
rules-u-2-4 = Normandia: własne akcje
rules-u-2-5 = Normandia: zwycięstwo
rules-u-3-1 = Afryka Północna: elementy gry
rules-u-3-2 = Afryka Północna: przygotowanie gry
rules-u-3-3 = Afryka Północna: zagrywanie kart i pojazdy
rules-u-3-4 = Afryka Północna: ruch
rules-u-3-5 = Afryka Północna: wsparcie
rules-u-3-6 = Afryka Północna: walka
rules-u-3-7 = Afryka Północna: zwycięstwo
rules-u-4 = Rozstrzygnięcia tam, gdzie instrukcja milczy
rules-u-4-1 = Wyjaśnienia

# On a scenario's sheet.
special-radio-tower = Wieża radiowa na obszarze { $tile }: Amerykanie mogą ponownie użyć Kontroli na tym obszarze, gdy już go kontrolują, i za każdym razem jest on wart o 1 punkt więcej.
