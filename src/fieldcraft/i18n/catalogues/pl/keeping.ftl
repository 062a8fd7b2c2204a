### Co serwer mówi o zapisach, powtórkach, kościach, podpowiedziach i zgłoszeniach.

server-no-workers = Na tym serwerze żaden bot teraz nie myśli. Spróbuj później.
server-no-such-record = Nie ma tu takiego zapisu. Przesłane zapisy przechowujemy przez tydzień.
server-clerk-failed = Nie udało się teraz odczytać tego zapisu. Spróbuj ponownie.
server-line = wiersz { $line }
server-too-many-positions = Pytaj najwyżej o { $most } pozycji naraz, od pierwszej do ostatniej.
server-verify-key = Klucz wynika z udziału serwera i udziałów miejsc.
server-verify-key-hash = To ten klucz, którego skrót pokazano na początku.
server-verify-replay = Każdy wybór był dozwolony i każda pozycja wyszła tak samo: { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    }, { $digests ->
        [one] porównano { $digests } pozycję
        [few] porównano { $digests } pozycje
       *[many] porównano { $digests } pozycji
    }.
server-enough-reports = Ten serwer zachował już dość zgłoszeń. Powiedz temu, kto go prowadzi.

## Podpowiedzi

hint-for = Za: { $text }.
hint-against = Przeciw: { $text }.
hint-only = Nie ma nic innego do wyboru.
hint-plain = Bot nie podaje powodu.
server-no-hint = Bot też nie wie, co robić.
server-no-hints = W partii dwóch osób nie ma podpowiedzi.
server-not-asked = Teraz nie ma do ciebie pytania.

## Zgłoszenia błędu w zasadach

report-title = Zgłoszenie: { $scenario }, pozycja { $position }
report-note-all = Pozycja jest taka, jak w partii { $match }, ze wszystkimi kartami.
report-note-side = To, co widziała strona { $side }, jest takie, jak w partii { $match }. Wszystko, czego nie widziała, rozdano losowo, tak by pasowało.
report-change = Tak dzieje się teraz. Jeśli to błąd, zmień to na to, co powinno się stać.
report-words = Zgłaszający pisze: { $text }

## Podpowiedzi: co przemawiało za lub przeciw

hint-part-action = to, co daje akcja
hint-part-artillery = to, co może tam artyleria
hint-part-card = wartość karty
hint-part-casualty = prawdopodobne straty przeciwnika
hint-part-command = dobrane karty
hint-part-control = kontrola celów
hint-part-cover = zasłona przed ogniem przeciwnika
hint-part-end = reszta tury
hint-part-exit = punkty za oddziały, które opuszczą mapę
hint-part-fire = to, co może zdziałać ogień
hint-part-firing = dobre miejsce do strzału
hint-part-fog = Mgła wojny we własnej talii
hint-part-initiative = inicjatywa
hint-part-lost = własne straty
hint-part-move = miejsce, w którym staną oddziały
hint-part-order = to, co lepiej zrobić najpierw
hint-part-other = cała reszta
hint-part-own-casualty = własne prawdopodobne straty
hint-part-rally = oddział znów aktywny
hint-part-recon = dobrane karty i usunięta Mgła wojny
hint-part-set-up = rozsądne rozstawienie
hint-part-smoke = dym jako osłona
hint-part-stop = zachowanie czegoś na później
hint-part-target = cel dla moździerza
hint-part-time = pozostały czas
hint-part-unit = wybór oddziału
hint-part-wins = jak często to wygrywało w losowej grze
