### Laboratorium: mecze, rankingi, balans, oceny.

help-lab = Mierz boty i scenariusze: mecze, rankingi, balans, oceny.
help-lab-match = Pary partii dwóch botów: te same kości z obu stron. Podaje wynik, Elo i to, kto jest silniejszy.
help-lab-ladder = Każdy bot gra z każdym; ranking wszystkich.
help-lab-balance = Jak często wygrywa każda strona scenariusza na różnych poziomach gry.
help-lab-fit = Dopasuj wagi oceny, która sądzi partie, na partiach botów.
help-lab-calibrate = Porównaj podawane szanse z wynikami partii, na których niczego nie dopasowano.
help-lab-tune = Zmieniaj po jednym nawyku szybkiej ręki i zostawiaj to, co wygrywa partie.
help-lab-train = Wytrenuj rękę dla każdego scenariusza: gra sama ze sobą i uczy się, które decyzje dają wygraną.
help-lab-first = Pierwszy bot; liczby dotyczą jego.
help-lab-second = Drugi bot.
help-lab-game = Identyfikator gry; domyślnie wszystkie.
help-lab-scenarios = Identyfikatory, numery lub pliki scenariuszy; domyślnie wszystkie tej gry.
help-lab-pairs = Pary partii w każdym scenariuszu, najwyżej.
help-lab-games = Partie w każdym scenariuszu i na każdym poziomie.
help-lab-test = Zakończ, gdy tylko wiadomo, czy { $first } jest silniejszy o { $high }, czy tylko o { $low } punktów.
help-lab-seed = Pierwsze ziarno; kolejne następują po nim.
help-lab-jobs = Liczba procesów; domyślnie po jednym na rdzeń.
help-lab-ray = Graj na klastrze { $name } pod tym adresem; „{ $local }” uruchamia go tutaj.
help-lab-out = Zachowaj partie i raport z wykresami w tym folderze; ponowne uruchomienie kontynuuje.
help-lab-bot = Bot w rankingu; można powtarzać. Domyślnie wszystkie wbudowane.
help-lab-level = Bot grający sam ze sobą; można powtarzać. Domyślnie wszystkie wbudowane.
help-lab-unlike = Dwa niepodobne boty, które zagrają też ze sobą.
help-lab-worth = Sprawdź, ile jest warta karta, rozkaz lub oddział, obywając się bez niej; można powtarzać.
help-lab-luck = Odlicz szczęście od wyników, o ile ocena je rozpoznaje.
help-lab-loose = Jeden na tyle wyborów losowo, aby pozycje były bardziej różnorodne; 0 – żaden.
help-lab-sparring = Rozgrywaj połowę partii przeciw temu botowi.
help-lab-thinks = Ile wyborów kapitan ma dodatkowo rozważyć w myślach przy każdej karcie lub rozkazie; domyślnie tyle, ile podaje plik z pakietu.
help-lab-trials = Ile zmian wypróbować łącznie.
help-lab-tuned = Bot, który ze zmienionymi nawykami gra przeciw sobie ze starymi.
lab-option-needs-game = Opcje partii należą do gry: podaj też grę.
lab-test-bounds = { $name }: pierwsza liczba musi być mniejsza od drugiej.
lab-two-bots = Ranking wymaga co najmniej dwóch botów.
lab-no-measures = W grze { $game } nie ma czego użyć do dopasowania oceny.
lab-no-sparring = W grze { $game } trening obywa się bez sparingpartnera: zmienia tylko nawyki szybkiej ręki.
lab-own-scenario = Trening i dopasowanie są możliwe tylko na scenariuszach samej gry.
lab-seeds = Od ziarna { $first }, razem: { $count }
lab-all = Wszystkie
lab-pairs = Pary
lab-score = Wynik
lab-interval = Przedział 95%
lab-points = Punkty pierwszego bota w parze
lab-verdict = { $verdict ->
    [accepted] Pierwszy bot jest silniejszy: przyjęto.
    [rejected] Pierwszy bot nie jest silniejszy: odrzucono.
   *[open] Jeszcze bez rozstrzygnięcia.
}
lab-bot = Bot
lab-ladder = Ranking
lab-balance = Balans
lab-level = Poziom
lab-wins-of = Wygrane: { $side }
lab-without-luck = Bez szczęścia
lab-explained = Udział szczęścia
lab-length = Długość
lab-worth = Wartość
lab-thing = Co
lab-told = Podana szansa
lab-won = Wygrane
lab-positions = Pozycje
lab-error = Błąd
lab-digest = Skrót
lab-calibration = Czy szanse się sprawdzają?
lab-off = { $name }: szanse mylą się średnio o { $error } p.p.
lab-no-habits = { $bot } nie ma nawyków do strojenia; podaj jeden z pięciu stopni.
lab-habit = Nawyk
lab-before = Przedtem
lab-after = Próba
lab-kept = Wynik
lab-tried = { $verdict ->
    [accepted] zostaje
    [rejected] nie lepiej
   *[open] niejasne, nie zostaje
}
lab-habits = Nawyki teraz: { $habits }
progress-trials = Wypróbowane zmiany
