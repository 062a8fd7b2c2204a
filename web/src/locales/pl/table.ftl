# Stół: wszystko wokół planszy.

table-board = Plansza
table-hand = Twoja ręka
table-side = Panel boczny
table-score = Bitwa
table-log = Dziennik
table-chat = Czat
table-notes = Notatki
table-prompt = Bieżące pytanie
table-answers = Opcje
table-close = Zamknij
table-cancel = Anuluj
table-guest = Gość

## What wins

table-goals = Cele stron
table-goal-yours = Teraz: { $side }
table-goal-gone = Już niemożliwe
table-goal-open = Wolne
table-goal-or = albo
table-sheet = Scenariusz
table-threats-more = Jeszcze { $count }

## After the battle

table-margin = { $count ->
    [one] Przewaga: { $count } punkt.
    [few] Przewaga: { $count } punkty.
   *[many] Przewaga: { $count } punktów.
}
table-held = Utrzymane na koniec
table-losses = Straty
review-title = Kiedy to się rozstrzygnęło
review-busy = Ocena rozgrywki: { $percent } %
review-graph = Szanse w trakcie gry: { $first } i { $second }
review-turning-luck = { $who }, „{ $choice }”: { $side } +{ $points } pkt proc. (kości i karty)
review-turning-choice = { $who }, „{ $choice }”: { $side } +{ $points } pkt proc. (decyzja)
review-luck = Szczęście: ile dały kości i karty w porównaniu ze średnią
review-errors = Błędy: ile stracono na decyzjach
review-points = { $points } pkt proc.
review-costliest = Najdroższe decyzje
review-costly = { $side }: wybrano „{ $choice }”. Bot wolałby „{ $better }”; różnica to około { $points } punktów procentowych.
review-open = Otwórz w powtórce
review-no-errors = Żadna pojedyncza decyzja nie była wyraźnym błędem.
review-small-errors = Żadna pojedyncza decyzja nie była wyraźnym błędem, ale razem kosztowały około { $points } pkt proc.

## Pytanie

table-waiting = Czekamy…
table-sending = Wysyłanie…
table-lost = Utracono połączenie. Łączymy ponownie… Twój wybór zostanie wysłany, gdy tylko wróci.
table-closed = Stół jest zamknięty.
table-confirm = Na pewno?
table-confirm-no = Nie, wróć
table-undo = Cofnij
table-hint = Podpowiedź
table-hint-is = Bot wybrałby: { $option }.
table-hint-do = Zrób to
table-list = Wszystkie opcje
table-list-short = Wszystkie
table-list-find = Znajdź opcję
table-list-none = Nic nie pasuje do tych słów.
table-no-undo = nie da się cofnąć
table-waivers = O co nie trzeba pytać
table-unasked = Odpowiedzi za ciebie: { $count }
table-unasked-change = Możesz to zmienić tutaj albo w „Stałych odpowiedziach”.
table-unasked-remove = Pytaj znowu: { $text }
table-picked = Wybrano { $count } z najwyżej { $most }. Kliknij ponownie, aby cofnąć, potem potwierdź.
table-group = Najsilniejsza grupa jest gotowa: kliknij cel, aby strzelić, albo żeton, aby go pominąć.
table-confirm-picks = Potwierdź ({ $count })
table-ask-here = Zawsze pytaj mnie o to
table-ask-here-off = Nie pytaj mnie więcej o to
table-which = Co dokładnie?
table-offered = Karty do wyboru

## Oglądanie

table-zoom-in = Przybliż
table-zoom-out = Oddal
table-zoom-fit = Pokaż całą planszę
table-odds = Szanse
table-chance = szans ({ $hits } na { $of })
table-total = Razem
table-dice = Kości
table-look-risk = Rzuć kośćmi
table-look-keep = Prawy przycisk myszy lub I pozostawia to otwarte.
table-sight-from = Pokaż stąd linie widoczności
table-sight-off = Ukryj linie widoczności
table-clause = Zasada { $clause }
table-rules-open = Otwórz w spisie zasad
table-book-open = Otwórz w instrukcji
table-parts = Z czego się biorą
table-clause-whole = Punkt { $clause } dosłownie
table-piles = Stosy kart
table-pile-hidden = Znana jest tylko liczba kart.
table-cards = { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[many] { $count } kart.
}
table-as-text = Pokaż planszę jako tekst
table-as-picture = Pokaż planszę jako obraz
table-text-how = To, co można wybrać, jest zaznaczone i da się nacisnąć. Reszta powie, dlaczego nie można.
walk-heading = Mapa
walk-how = Strzałki prowadzą od miejsca do miejsca, Home, Page Up, End i Page Down po skosie. Enter wybiera to, co można tam wybrać, I mówi więcej, S mierzy stamtąd linie widoczności.
walk-go = Idź do
walk-go-do = Idź
walk-edge = Tu kończy się plansza.
walk-no-place = Nie ma miejsca { $text }.
walk-legal = można wybrać
table-generic-view = Sytuacja
table-generic-yes = tak
table-generic-no = nie

## Dziennik

table-log-empty = Nic się jeszcze nie wydarzyło.
table-log-end = Do końca
table-jump-here = Przejdź do tej pozycji

## Ludzie

table-there = online
table-away = offline
table-bot-trouble = bot nie zdołał wybrać: wykonano bezpieczny ruch
table-seat-open = Wolne miejsce
table-spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
table-clock = Pozostały czas: { $side }
table-clock-day = d
table-clock-hour = h
table-clock-half = Zostało ci pół minuty.
table-clock-ten = Zostało dziesięć sekund!
table-clock-fallen = Twój czas minął. Przeciwnik może zażądać zwycięstwa.
table-clock-runs = { $side }: { $time }, zegar idzie.
table-clock-stands = { $side }: { $time }.
table-clock-none = W tej partii nie ma zegara.
table-time-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
table-time-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
table-time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
table-time-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
table-left = { $side }: gracz odszedł od stołu.
table-left-start = { $side }: gracza jeszcze nie ma. Zegary ruszą, gdy przy stole będą obaj gracze.
table-left-in = Partię można zakończyć za { $time }.
table-left-claim = { $side }: gracza nie ma zbyt długo. Możesz wziąć zwycięstwo, zakończyć partię bez zwycięzcy albo czekać dalej.
table-left-end = { $side }: gracz nie przyszedł. Możesz zakończyć partię bez zwycięzcy albo czekać dalej.
table-claim-left = Weź zwycięstwo
table-end-without = Zakończ bez zwycięzcy
table-back = { $side }: gracz wrócił do stołu.
watching-told-anybody = Tę partię mogą oglądać wszyscy.
watching-told-link = Tę partię może oglądać każdy, kto ma link.
watching-told-nobody = Tej partii nikt nie może oglądać
table-alert = Twoja kolej
table-chat-say = Napisz coś
table-chat-send = Wyślij
table-chat-mute = Nie pokazuj mi wiadomości drugiego gracza
table-chat-muted = Drugi gracz jest wyciszony.
table-chat-empty = Ten czat widzicie tylko wy dwoje.
table-notes-private = Tych notatek nie czyta nikt poza tobą.
table-notes-kept = Zapisano.
table-notes-writing = Zapisywanie…
table-notes-failed = Nie udało się zapisać. Spróbujemy ponownie, gdy będziesz pisać dalej.

## Jedno urządzenie

table-curtain = Przekaż urządzenie: { $side }
table-curtain-text = Karty na rękach są ukryte, dopóki nie potwierdzisz, że to ty.
table-curtain-open = To ja, { $side }: pokaż moją rękę

## Czekanie na drugiego gracza

table-waiting-room = Czekamy na drugiego gracza
table-waiting-text = Wyślij ten link przeciwnikowi. Kto go otworzy, zajmie drugie miejsce, bez konta.
table-waiting-lost = Wysłany link nadal działa. Jeśli się zgubił, utwórz nowy, a stary przestanie działać.
table-waiting-stay = Możesz zamknąć tę stronę; partia czeka w „Moich partiach”.
table-waiting-others = Ta partia jeszcze się nie zaczęła. Poproś o link tego, kto ją założył.
table-dice-room = Czekamy na kości
table-dice-other = Pieczęcie są ustalone. Partia zacznie się, gdy tylko przeciwnik ją otworzy; możesz tymczasem zamknąć tę stronę.
table-dice-mine = Pieczęcie są ustalone. Przeglądarka dodaje twoją liczbę…
table-dice-lost = Twoja liczba do kości jest w przeglądarce, w której zajęto miejsce. Otwórz tam partię jeszcze raz albo użyj zapisanego tam linku. Do tego czasu nie może się zacząć.
table-dice-cheated = Pieczęcie nie są tymi, które pokazano tej przeglądarce. Nie ujawni ona twojej liczby: ktoś próbuje wybrać kości.
table-dice-watch = Partia zacznie się, gdy otworzą ją obaj gracze.
table-dice-exchange = Uzgodniono cofnięcie. Trwa ustalanie nowych rzutów; czekamy na: { $side }.
table-dice-exchange-lost = Uzgodniono cofnięcie, ale twoja liczba do nowych rzutów jest w innej przeglądarce. Otwórz tam partię albo odwołaj cofnięcie.
table-dice-call-off = Odwołaj cofnięcie
table-dice-unfair = To nie są kości, które zapieczętowano. Ktoś mógł je wybrać.
table-dice-doubt = W rzutach po tym cofnięciu jest liczba w twoim imieniu, której ta przeglądarka nie wysłała. Jeśli zgoda na cofnięcie wyszła od ciebie z innego urządzenia, wszystko w porządku. Jeśli nie, ktoś mógł wybrać te rzuty.
table-dice-doubt-me = Tak, to ja
table-join-text = Jedno miejsce jest wolne.
table-link = Link
table-link-make = Utwórz link z zaproszeniem
table-link-new = Utwórz nowy link (stary przestanie działać)
table-link-own = Link do mojego miejsca, na inne urządzenie
table-link-own-make = Utwórz link
table-link-own-sure = Wcześniejsze linki do tego miejsca przestaną działać, a inne urządzenia, które przez nie weszły, stracą dostęp. To urządzenie zostaje.
table-link-watch = Link dla widzów
table-link-text = Kto ma link do miejsca, może z niego grać: wysyłaj go tylko temu, dla kogo jest. Link dla widzów nie pokazuje kart na rękach.
table-call-off = Odwołaj partię

## Menu

table-menu = Menu partii
table-alerts = Powiadamiaj, gdy przyjdzie moja kolej
table-verify = Sprawdź kości
table-record = Pobierz zapis
table-export = Pobierz to, co było widać
table-standing = Stałe odpowiedzi…
table-report = Zgłoś błąd w zasadach…
table-takeback = Poproś o cofnięcie mojego ostatniego wyboru
table-claim-flag = Zażądaj zwycięstwa na czas
table-give-time = Daj więcej czasu
table-draw = Zaproponuj remis…
table-draw-sure = Jeśli druga strona się zgodzi, partia skończy się bez zwycięzcy.
table-abandon = Zaproponuj przerwanie partii…
table-abandon-sure = Przerwana partia nie ma zwycięzcy. Jeśli naprzeciw ktoś siedzi, musi się zgodzić.
table-resign = Poddaj się…
table-resign-sure = Wygrywa druga strona. Tego nie da się cofnąć.
table-sit = Wróć na swoje miejsce
table-result = Wynik
table-accept = Przyjmij
table-decline = Odrzuć
table-withdraw = Wycofaj
table-declined = Propozycja została odrzucona.
table-flag-fallen = { $side }: czas minął. Możesz zażądać zwycięstwa albo czekać dalej.
table-frozen = Od tego czasu zasady poprawiono i ta partia potoczyłaby się inaczej. Można ją oglądać i pobrać w takiej postaci, w jakiej było ją widać, ale nie kontynuować. Kości pozostają zapieczętowane: po kolejnej poprawce może pójść dalej. Możecie zgodnie ją przerwać.

## Koniec

table-over = Partia skończona
table-over-without = Partia skończyła się bez wyniku.
table-won = Zwycięstwo
table-lost-game = Porażka
table-rematch = Rewanż z zamianą stron
table-rematch-accept = Przyjmij rewanż
table-rematch-go = Przejdź do rewanżu
table-rematch-asked = Zaproponowano rewanż. Czekamy na drugiego gracza…
table-rematch-offered = Drugi gracz chce rewanżu z zamianą stron.
table-back-to-board = Obejrzyj planszę

## Stałe odpowiedzi

table-standing-text = Twoje miejsce może odpowiadać za ciebie na niektóre pytania. Nikt tego nie pozna: odpowiedź pada po takim samym czasie, cokolwiek masz na ręce.
table-standing-more = Słowami
table-standing-words = Po jednej w wierszu, na przykład: never ask react until turn 9
table-order-here = Zostaw tu rozkaz…
table-order-on-board = Rozkaz na planszy…
table-order-where = Kliknij to, czego dotyczy rozkaz: miejsce, żeton albo kartę.
table-orders = Rozkazy
table-orders-text = Rozkazy działają za ciebie, gdy cię nie ma. Widzisz je tylko ty, a twój dziennik mówi, kiedy któryś wykonano.
table-order-leave = Zostaw ten rozkaz
table-order-left = Obowiązuje
table-orders-none = Tu nie można zostawić rozkazu.
table-orders-yours = Twoje rozkazy i stałe odpowiedzi
table-while-away = Gdy gra przeciwnik:
table-propose = Zostaw rozkazy…
table-propose-all = Zostaw te rozkazy
table-order = Rozkaz

## Zgłaszanie błędu

table-report-text = Stół łamie zasady? Zapiszemy tę pozycję jako plik ćwiczenia, który pokazuje, co powinno się stać. Znajdzie się w nim tylko to, co wolno ci widzieć.
table-report-tried = Co próbujesz zrobić?
table-report-wrong = Co poszło źle i co mówią zasady?
table-report-send = Utwórz plik
table-report-made = Plik gotowy. Dołącz go do zgłoszenia.
table-download = Pobierz

## Powtórka

table-replay-open = Otwórz zapis
table-replay-open-text = Wybierz plik zapisu (.record). Partia zostanie odtworzona według zasad; nic nie jest publikowane.
table-replay-file = Plik zapisu
table-replay-first = Pierwsza pozycja
table-replay-back = Krok wstecz
table-replay-play = Odtwórz
table-replay-pause = Pauza
table-replay-on = Krok naprzód
table-replay-last = Ostatnia pozycja
table-replay-round-back = Poprzednia tura
table-replay-round-on = Następna tura
table-replay-position = Pozycja { $at } z { $of }
table-replay-scrub = Pozycja w partii
table-replay-viewpoint = Czyimi oczami
table-replay-spectator = Widz
table-replay-all = Wszystko, obie ręce
table-replay-event = Przejdź do
table-replay-speed = Szybkość
table-replay-link = Kopiuj link do tej pozycji
table-replay-events-any = Dowolne zdarzenie
table-replay-events-hit = Trafienia i straty
table-replay-events-fire = Ataki
table-replay-events-move = Ruch
table-replay-events-score = Kontrola i punkty
table-replay-events-cards = Zagrane karty

## Lekcje

table-lesson-step = Krok { $at } z { $of }
table-lesson-next = Dalej
table-lesson-back = Wstecz
table-lesson-do = Zrób to za mnie
table-lesson-done = Brawo
table-lesson-done-text = Wiesz już dość, żeby grać. Resztę stół wyjaśni po drodze.
table-lesson-play = Zagraj pierwszą partię
table-lesson-all = Wszystkie lekcje
table-lesson-not = To jeszcze nie to. { $text }

## Klawisze

table-keys = Skróty klawiszowe
table-keys-touch = Na ekranie dotykowym: dotknij, aby wybrać (przed rzutem kośćmi najpierw zobaczysz szanse), przytrzymaj, aby zobaczyć, co to, rozsuń palce, aby powiększyć.
table-key-space = Spacja
table-key-rove = następny element do wyboru w tym kierunku
table-key-rove-all = dowolny element planszy
table-key-pick = wybierz
table-key-option = wybierz przycisk po numerze
table-key-list = wszystkie opcje na liście
table-key-pass = zakończ turę, zatrzymaj się albo pasuj
table-key-undo = cofnij
table-key-cancel = zamknij, wróć
table-key-look = co to jest? (pozostaje otwarte)
table-key-sight = pokaż stąd linie widoczności
table-key-hint = poproś o podpowiedź
table-key-prompt = przeczytaj pytanie jeszcze raz
table-key-text = plansza jako tekst
table-key-piles = stosy kart
table-key-zoom = przybliż, oddal, cała plansza
table-key-clock = odczytaj zegary
table-key-help = ta lista
line-label = Polecenie
line-placeholder = Co zrobić albo: zobacz, dlaczego, wynik, pomoc
line-send = Wyślij
line-open = Wpisz polecenie
line-close = Zamknij wiersz poleceń
line-completions = Podpowiedzi
table-key-line = wpisz polecenie
table-key-previous = poprzednia opcja lub przycisk
table-key-next = następna opcja lub przycisk
table-key-of = Klawisz: { $what }
table-keys-reset = Przywróć domyślne klawisze
table-nth = { $number } z { $count }
table-nothing-lit = Teraz nie ma nic do wyboru.
table-key-replay-step = krok wstecz, naprzód
table-key-replay-turn = poprzednia, następna tura
table-key-replay-event = poprzednie, następne zdarzenie wybranego rodzaju
table-key-replay-ends = pierwsza, ostatnia pozycja
table-key-replay-play = odtwarzaj, wstrzymaj
table-key-lesson-step = następny krok, krok wstecz

stage-title = Walka
stage-hurry = Dalej
stage-against = przeciw
stage-needed = potrzeba { $needed } lub więcej albo 0
stage-dice = na kościach
stage-nothing = bez zmian

## Set-ups

setup-title = Zapisane rozstawienia
setup-number = Rozstawienie { $number }
setup-name = Nazwa
setup-keep = Zapisz to rozstawienie
setup-lay = Rozstaw w ten sposób
setup-none = Dla tego scenariusza i tej strony nie ma jeszcze zapisanego rozstawienia.
setup-file = Z pliku
setup-no-room = Przeglądarka nie mogła go zapisać.
mat-discard = Odrzucone
