### Co serwer mówi o zapisach, powtórkach, kościach, podpowiedziach i zgłoszeniach.

server-no-workers = Na tym serwerze nie ma teraz dostępnych botów. Spróbuj później.
server-no-such-record = Nie ma tu takiego zapisu. Przesłane zapisy przechowujemy przez tydzień.
server-clerk-failed = Nie udało się teraz odczytać tego zapisu. Spróbuj ponownie.
server-line = wiersz { $line }
server-too-many-positions = Pytaj najwyżej o { $most } pozycji naraz, od pierwszej do ostatniej.
server-verify-shares = Każdy udział pasuje do pieczęci pokazanej, zanim cokolwiek ujawniono.
server-verify-key = Klucz wynika z udziału serwera i udziałów miejsc.
server-verify-key-hash = To ten klucz, którego skrót pokazano na początku.
server-verify-listed = Pieczęcie są na publicznej liście.
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

hint-only = Nie ma nic innego do wyboru.
hint-decline = Nic innego nie jest teraz warte zachodu.
hint-equal = Bot uważa wszystkie opcje za równie dobre.
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

hint-part-ahead = { $worth ->
    [against] Po rozegraniu w myślach dalszego ciągu twoja strona stoi źle, ale każdy inny wybór wygląda gorzej.
   *[for] Po rozegraniu w myślach dalszego ciągu twoja strona stoi dobrze.
}
hint-part-learnt = { $worth ->
    [against] W partiach, na których uczył się bot, inne decyzje częściej dawały wygraną.
   *[for] W partiach, na których uczył się bot, takie decyzje częściej dawały wygraną.
}
hint-part-card = { $worth ->
    [against] Kosztuje to dobrą kartę.
   *[for] Karta jest tego warta.
}
hint-part-end = { $worth ->
    [against] W tej turze można jeszcze zrobić coś lepszego.
   *[for] Nic lepszego nie zostało do zrobienia w tej turze.
}
hint-part-initiative = { $worth ->
    [against] Można tak stracić inicjatywę.
   *[for] Pomoże to zdobyć inicjatywę.
}
hint-part-order = { $worth ->
    [against] Lepiej najpierw zrobić coś innego.
   *[for] Od tego najlepiej zacząć.
}
hint-part-other = { $worth ->
    [against] Co innego przemawia przeciw temu.
   *[for] Przemawia za tym także co innego.
}
hint-part-wins = { $worth ->
    [against] W losowej grze często to przegrywało.
   *[for] W losowej grze często to wygrywało.
}

review-judge-playouts = Ocena na podstawie krótkich losowych partii: wierz ogólnemu przebiegowi, nie pojedynczym decyzjom.
review-judge-thumb = Ocena na podstawie prostych reguł: wierz ogólnemu przebiegowi, nie pojedynczym decyzjom.
review-judge-value-unmeasured = Ocena dopasowana na partiach botów (liczba: { $games }). Jej dokładność nie została jeszcze zmierzona.
review-judge-value = Ocena dopasowana na partiach botów (liczba: { $games }). Średnio myli się o { $error } p.p.
