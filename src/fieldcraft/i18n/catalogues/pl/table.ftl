### Stół: nagłówki, pytania, opcje, ostrzeżenia.

## Nagłówki

heading-board = Plansza
heading-hand = Ręka
heading-deck = Talia
heading-discard = Stos kart odrzuconych
heading-initiative = Inicjatywa
heading-turn = Tura
heading-phase = Faza
heading-points = Punkty
heading-log = Dziennik
heading-help = Pomoc
heading-options = Opcje
heading-scenario = Scenariusz
heading-markers = Znaczniki
heading-victory = Warunek zwycięstwa
odds = { $percent }% szans
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
prompt-waiting = Oczekiwanie na: { $side }
prompt-over = Gra jest zakończona
option-end = Zakończ turę
option-stop = Wystarczy
heading-casualties = Straty
hand-empty = Brak kart na ręce
news-earlier = { $count ->
    [one] … { $count } wcześniejszy wiersz: { $command }
    [few] … { $count } wcześniejsze wiersze: { $command }
   *[many] … { $count } wcześniejszych wierszy: { $command }
}
welcome = Witaj przy stole.
welcome-how = Wpisz numer i naciśnij Enter; sam Enter wybiera pierwszą pozycję.
welcome-table = Stół proponuje tylko to, na co pozwalają zasady. W każdej chwili: { $command }
ask-game = Która gra?
ask-scenario = Który scenariusz?
ask-opponent = Przeciw komu?
ask-side = Którą stroną grasz?
opponent-friend = ktoś przy tym ekranie
you-are = (grasz: { $side })
hot-seat = Teraz przed ekranem siada: { $side }. Drugi gracz odwraca wzrok.
press-enter = Naciśnij Enter.
choice-ambiguous = „{ $text }” może znaczyć: { $known }
choice-no-number = Wpisz liczbę od 1 do { $count }.
choice-offered = „{ $text }” jest teraz dozwolone.
choice-why = Napisz, co chcesz zrobić, na przykład: { $example }
standing-none = Nie masz stałych odpowiedzi. Na przykład: { $example }
standing-list = Na te pytania stół odpowiada za ciebie (wyłącza to { $command }):
standing-told = Na pytania z jedną odpowiedzią gra odpowiada za ciebie.
standing-end = Wyłącza to { $command }.
standing-answered = Twoja stała odpowiedź: { $text }
standing-offers = Rozkazy, które możesz zostawić (wpisz { $command } i słowa):
standing-no-offer = Tu nie można zostawić rozkazu.
confirm-resign = Czy się poddajesz?
offer-save = Zapisać partię do „{ $path }”?
resume-with = Wznów poleceniem: { $command }
about-what = Napisz, na co spojrzeć, tak jak jest to nazwane na planszy, na przykład: { $example }
about-off-board = poza planszą
about-distance = Z { $tile } do { $other }: { $distance }
no-such-rule = Nie ma punktu „{ $text }”. Spróbuj na przykład: { $example }
table-help-choice = Wybierz, podając numer albo słowa obok; wystarczy początek, jeśli jest jednoznaczny.
table-help-board = Plansza z legendą i cele.
table-help-hand = Twoja ręka.
table-help-log = Wszystko, co się wydarzyło.
table-help-look = Pokazuje to, co jest nazwane na planszy.
table-help-why = Dlaczego czegoś nie wolno i według którego punktu.
table-help-help = Ta lista.
table-help-undo = Cofa ostatni wybór, jeśli od tego czasu nie rzucono kośćmi, nie dobrano ani nie odkryto kart.
table-help-standing = Odtąd odpowiada za ciebie na niektóre pytania; samo polecenie pokazuje listę, standing off wyłącza wszystko.
table-help-save = Zapisuje partię do pliku.
table-help-resign = Poddaje partię.
table-help-quit = Kończy grę przy stole; proponuje zapis.
table-help-rule = Treść punktu; słowo znajdzie punkty, w których występuje.
