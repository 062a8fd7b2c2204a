# Strony wokół stołu.
title-home = Start
title-new = Nowa partia
title-lobby = Otwarte partie
title-matches = Moje partie
title-match = Partia
title-seat = Miejsce przy stole
title-replay = Powtórka
title-learn = Nauka
title-rules = Zasady
title-book = Instrukcja
title-figure = Ilustracja
title-verify = Uczciwe kości
title-account = Konto
title-settings = Ustawienia
title-about = O projekcie
title-unsubscribe = Rezygnacja z wiadomości
unsubscribe-text = Na ten adres nie będą już przychodzić wiadomości o twoich partiach. Same partie pozostają bez zmian.
unsubscribe = Nie wysyłaj więcej
unsubscribed = Gotowe. Nie będzie już wiadomości o partiach; możesz je znów włączyć na stronie konta.
title-missing = Nie ma takiej strony
skip-to-content = Przejdź do treści
loading = Wczytywanie…
main-menu = Menu główne
language = Język
footer-unofficial = Nieoficjalny projekt graczy.
missing-text = Pod tym adresem nic nie ma. Link może być niepełny.
go-home = Strona główna
trouble-title = Coś poszło nie tak
trouble-text = Nie udało się pokazać tej strony. Twoja partia jest bezpieczna na serwerze.
try-again = Spróbuj ponownie
error-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
error-not-found = Nie znaleziono.
error-too-many = Za dużo żądań. Odczekaj chwilę i spróbuj ponownie.
error-server = Serwer nie mógł odpowiedzieć. Spróbuj za chwilę.

## Nagłówek i powiadomienia
brand-home = Fieldcraft, strona główna
nav-play = Graj
theme-to-dark = Włącz ciemny motyw
theme-to-light = Włącz jasny motyw
turns-waiting =
    { $count ->
        [one] { $count } partia czeka na ciebie
        [few] { $count } partie czekają na ciebie
       *[many] { $count } partii czeka na ciebie
    }
notices = Powiadomienia
dismiss = Zamknij
offline = Utracono połączenie. Łączymy ponownie…
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
open = Otwórz
save = Zapisz
saved = Zapisano.
delete = Usuń
go-to-table = Przejdź do partii

## Start
home-title = Obejmij dowództwo
home-lead = Trzy karciane bitwy drugiej wojny światowej przy stole, który zna wszystkie zasady. Naciśnij przycisk i zagraj pierwszą kartę; stół podpowie, co możesz zrobić.
home-continue = Twoje partie
home-all-matches = Wszystkie moje partie
home-games = Gry
play-now = Zagraj teraz
play-starting = Przygotowujemy stół…
play-now-hint = Ty: { $side }. Przeciwnik: bot „{ $bot }”.
home-choose =
    { $count ->
        [one] { $count } scenariusz
        [few] { $count } scenariusze
       *[many] { $count } scenariuszy
    }
home-learn = Nauka krok po kroku
home-friend = Zagraj ze znajomym
home-friend-hint = Wyślij link; na żywo albo korespondencyjnie
home-hotseat-hint = Karty są ukryte, gdy się zamieniacie
home-lobby = Znajdź przeciwnika
home-lobby-hint = Partie otwarte dla każdego
home-replay = Obejrzyj powtórkę
home-replay-hint = Otwórz plik z zapisem
open-link = Masz link?
open-link-hint = Wklej link do miejsca albo numer partii
open-link-wrong = To nie jest link do miejsca, partii ani powtórki.

## Nowa partia
new-game = Gra
new-scenario = Scenariusz
scenario-first = Zacznij tutaj
scenario-random = Scenariusz losowy
scenario-random-hint = Za każdym razem nowe siły, mapa i cele
scenario-random-number = Numer { $number }
scenario-again = Losuj ponownie
scenario-file = Własny scenariusz
scenario-file-hint = Z pliku YAML lub JSON; mapę wybierz razem z nim
scenario-file-map = Plansza z pliku, z numerami problemów
scenario-file-choose = Wybierz plik
scenario-file-big = Plik { $name } jest za duży jak na scenariusz.
scenario-warnings =
    { $count ->
        [one] { $count } możliwy błąd
        [few] { $count } możliwe błędy
       *[many] { $count } możliwych błędów
    }
scenario-map = Mapa: { $name }
scenario-no-map = Nie można tu pokazać mapy.
scenario-goals = Co daje zwycięstwo
scenario-forces = Siły
scenario-number = Numer
scenario-share = Kopiuj link
link-code = Kod QR linku
link-local = Ten link działa tylko na tym komputerze. Aby inni z twojej sieci mogli dołączyć, zamknij Fieldcraft i uruchom go poleceniem
others-title = Gra z innymi
others-none = Do tego stołu ma dostęp tylko ten komputer. Aby inni z twojej sieci mogli dołączyć, zamknij Fieldcraft i uruchom go poleceniem
others-at = Inni w twojej sieci znajdą ten stół pod adresem
name-ask = Jak ma się do ciebie zwracać przeciwnik?
name-later = Później
new-series = Jedna gra czy więcej?
series-single = Jedna gra
series-single-hint = Scenariusz raz
series-both-ways = Mecz i rewanż
series-both-ways-hint = Dwa razy ze zmianą stron, jeden wynik
series-campaign = Kampania
series-campaign-hint = Scenariusze po kolei od wybranego; liczą się zwycięstwa i straty
series-wins = Zwycięstwa
series-casualties = Straty
series-points = Wynik
series-next = Dalej: { $name }
scenario-rules =
    { $count ->
        [one] { $count } zasada specjalna
        [few] { $count } zasady specjalne
       *[many] { $count } zasad specjalnych
    }
new-with = Kto gra?
with-bot = Przeciw botowi
with-bot-hint = Zaczyna się od razu
with-friend = Z inną osobą
with-friend-hint = Dostaniesz link do wysłania
with-hotseat = We dwoje przy jednym ekranie
with-hotseat-hint = Podawajcie sobie urządzenie
with-bots = Oglądaj dwa boty
with-bots-hint = Usiądź wygodnie
new-side = Twoja strona
side-by-lot = Losowo
new-bot = Który bot?
new-bot-for = Bot dla strony: { $side }
new-names = Imiona graczy
name-optional = Nieobowiązkowe
new-pace = Kontrola czasu
pace-untimed = Bez zegara
pace-untimed-hint = Każdy myśli tyle, ile potrzebuje
pace-live = Na żywo, z zegarem
pace-live-hint = Minuty na całą partię i kilka sekund zwrotu za każdą turę
pace-correspondence = Korespondencyjnie
pace-correspondence-hint = Zapas dni, który uzupełnia się z każdą turą
pace-minutes = Minuty na gracza
pace-increment = Sekundy dodawane za turę
pace-bank = Zapas w dniach
pace-gain = Godziny dodawane za turę
days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
pace-told-live =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    } + { $seconds } s
pace-told-days =
    { $days ->
        [one] zapas: { $days } dzień
        [few] zapas: { $days } dni
       *[many] zapas: { $days } dni
    } + { $hours } h
new-visibility = Kto może dołączyć?
visibility-link = Każdy, kto ma link
visibility-link-hint = Tylko ci, którym wyślesz link.
visibility-public = Każdy
visibility-public-hint = Partia jest na liście otwartych partii.
new-watching = Kto może oglądać?
watching-anybody = Wszyscy
watching-anybody-hint = Partia jest na liście; widzowie nie widzą ukrytych kart.
watching-link = Każdy, kto ma link
watching-link-hint = Partii nie ma na liście dla widzów.
watching-nobody = Nikt
watching-nobody-hint = Partię widzą tylko dwaj gracze, także po jej zakończeniu.
new-options =
    { $count ->
        [one] { $count } opcja zasad
        [few] { $count } opcje zasad
       *[many] { $count } opcji zasad
    }
new-options-hint = Polecamy ustawienia domyślne.
new-start = Rozpocznij partię
new-make-link = Utwórz partię i link
new-ready = Partia jest gotowa
new-ready-text = Twoja strona: { $side }, scenariusz „{ $scenario }”. Wyślij ten link przeciwnikowi.
new-invite = Link dla przeciwnika ({ $side })
new-invite-hint = Miejsce zajmie ten, kto otworzy go pierwszy. Konto nie jest potrzebne, a drugi raz link nie zadziała.
new-way-back = Twój link powrotny
new-way-back-hint = Zachowaj ten link, jeśli chcesz grać dalej na innym urządzeniu albo nie masz konta. Nikomu go nie pokazuj: odsłania twoje karty.
new-own-link = Link do twojego miejsca

## Miejsca
seat-title = Masz zaproszenie
seat-nothing = Ten link już nie działa
seat-invited-by = { $name } zaprasza cię na partię.
seat-lead = Konto nie jest potrzebne: jedno kliknięcie i siedzisz przy stole.
seat-back = Z powrotem na swoje miejsce
seat-back-text = To własny link gracza do jego miejsca. Kto go otworzy, może grać z tego miejsca.
seat-opponent = Przeciwnik
seat-nobody = Jeszcze nikt
seat-options = Opcje zasad
seat-option-on = tak
seat-option-off = nie
seat-sit-down = Usiądź
seat-both = Usiądź także tutaj
seat-no-token = Link jest niepełny: brakuje części po znaku #.
seat-open = wolne miejsce
seat-bot = bot
seat-you = ty
seat-guest = gość
your-name = Twoje imię
your-name-hint = Inni widzą je przy stole.

## Listy partii
matches-your-turn = Twoja kolej
matches-going = Czekają na drugą stronę
matches-open = Czekają na przeciwnika
matches-over = Zakończone
matches-none = Nie masz tu jeszcze żadnych partii.
matches-guest = Grasz jako gość: twoje partie pamięta ta przeglądarka.
matches-make-account = Zachowaj je na koncie
state-your-turn = Twoja kolej
state-waiting = Kolej przeciwnika
state-open = Otwarta
state-over = Zakończona
state-frozen = Zamrożona
state-won = Wygrana
state-lost = Przegrana
state-draw = Remis
lobby-lead = Partie, które czekają na przeciwnika. Zajmij miejsce i graj; konto nie jest potrzebne.
lobby-offer = Zaproponuj partię
lobby-by = Zaprasza: { $name }
lobby-join = Zagraj: { $side }
lobby-empty = W tej chwili nikt nie czeka. Zaproponuj partię: damy znać, gdy ktoś usiądzie.
lobby-bot = Tymczasem zagraj z botem
lobby-watch = Oglądaj na żywo

## Nauka
learn-lead = Dziesięć minut przy prawdziwym stole, krok po kroku. Ty grasz, lekcja wyjaśnia dlaczego.
learn-begin = Zacznij lekcję
learn-also = Warto wiedzieć przy każdym stole
learn-tip-ask = Wskaż cokolwiek, aby zobaczyć, co to jest. Kliknij to, czego nie można wybrać, aby dowiedzieć się dlaczego.
learn-tip-undo = Dopóki nie rzucono kośćmi i nie odkryto kart, decyzję można cofnąć.
learn-tip-hint = Nie wiesz, co robić? „Podpowiedź” zapyta bota, co by zrobił.
learn-tip-rules = Każda zasada, którą stosuje stół, ma numer, który można sprawdzić:

## Konto
sign-in = Zaloguj się
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
register = Załóż konto
account-lead = Możesz grać bez konta. Z kontem twoje partie są dostępne na każdym urządzeniu.
account-hello = Witaj, { $name }
account-name = Nazwa
account-name-or-mail = Nazwa lub adres e-mail
account-takes-guest = Partie zaczęte tu jako gość przejdą na konto.
account-forgotten = Nie pamiętasz hasła?
account-forgotten-text = Jeśli konto ma potwierdzony adres e-mail, wyślemy tam link do nowego hasła.
account-send-mail = Wyślij link
account-mail-sent = Jeśli takie konto istnieje, wiadomość jest w drodze.
account-mail-confirmed = Adres e-mail został potwierdzony.
account-new-password = Wybierz nowe hasło
account-password-set = Nowe hasło zostało ustawione. Inne urządzenia wylogowano, a tokeny API unieważniono.
account-change-password = Zmień hasło
account-change-hint = Wszystkie inne urządzenia zostaną wylogowane.
password = Hasło
password-old = Obecne hasło
password-new = Nowe hasło
password-hint = Co najmniej 8 znaków.
mail-optional = Adres e-mail (nieobowiązkowy)
mail-hint = Tylko na wypadek zapomnianego hasła i, jeśli chcesz, aby powiadamiać o twojej kolei.
tokens-title = Tokeny API
tokens-text = Token może wszystko, co ty: grać na twoich miejscach przez API. Nikomu go nie dawaj.
tokens-one = Token
tokens-once = Skopiuj token teraz; pokazujemy go tylko raz.
tokens-used = ostatnie użycie: { $when }
tokens-unused = nieużywany
tokens-label = Do czego służy?
tokens-label-hint = mój bot
tokens-make = Utwórz token
data-title = Twoje dane
data-export = Pobierz moje dane
data-export-text = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku.
data-delete = Usuń moje konto
data-delete-text = Usuwa konto, nazwę, notatki i rozmowy. Partie zostają dla drugiego gracza; twoje miejsce w trwającej partii się zwalnia.
data-delete-sure = Rozumiem, że tego nie da się cofnąć.

## Ustawienia
settings-here = Na tym urządzeniu
settings-theme = Motyw
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
settings-motion = Animacje
motion-system = Jak w systemie
motion-slow = Wolne
motion-normal = Normalne
motion-fast = Szybkie
motion-off = Wyłączone
settings-sounds = Dźwięki
settings-sounds-hint = Kości, karty i dzwonek, gdy przychodzi twoja kolej.
settings-coach = Objaśniaj każde pytanie
settings-coach-hint = Jedno lub dwa zdania pod nim, dla tych, którzy nie czytali zasad.
settings-confirm = Potwierdzaj koniec tury
settings-confirm-hint = Dopytuje, jeśli masz jeszcze karty do zagrania.
settings-keys = Skróty jednoklawiszowe przy stole
settings-keys-hint = Wyłącz, jeśli czytnik ekranu lub dyktowanie pisze na stronie. Na liście skrótów (?) można zmienić każdy klawisz.
settings-line = Wiersz poleceń przy stole
settings-line-hint = Wiersz pod pytaniem: wpisz, co zrobić albo czego chcesz się dowiedzieć.
settings-text = Pokazuj planszę jako tekst
settings-text-hint = Listy i mapa, po której chodzi się strzałkami, dla czytników ekranu.
settings-you = Ty
settings-alerts = Gdy przychodzi twoja kolej
settings-alerts-hint = Strona zawsze o tym mówi. Te sposoby działają, gdy jest zamknięta lub w tle.
settings-mail-sent = Zapisano. Kliknij link w wiadomości, którą wysłaliśmy.
settings-to-account = Hasło, dane i tokeny: twoje konto
alert-browser = Powiadomienia przeglądarki
alert-browser-hint = Dopóki karta Fieldcraft jest otwarta gdzieś w tle.
alert-push = Na tym urządzeniu, także gdy Fieldcraft jest zamknięty
alert-push-hint = Dostarcza je usługa przeglądarki; na telefonie najpierw zainstaluj stronę.
alert-refused = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
alert-mail = Adres e-mail
alert-mail-hint = Napiszemy, gdy przyjdzie twoja kolej i zanim skończy się czas.
alert-mail-on = Powiadamiaj e-mailem
alert-no-mail = Ten serwer nie wysyła poczty.
mail-unconfirmed = Jeszcze niepotwierdzony: kliknij link w naszej wiadomości.
alert-webhook = Webhook dla twoich programów
alert-webhook-hint = Gdy przychodzi twoja kolej, serwer wysyła na ten adres podpisane żądanie POST.
alert-webhook-address = Adres
alert-webhook-on = Wywołuj webhook
alert-webhook-secret = Klucz do podpisywania

## O projekcie
about-lead = Fieldcraft przenosi trzy karciane, taktyczne gry wojenne na cyfrowy stół, który pilnuje każdej zasady.
documents = Dokumentacja
about-documents-text = Przewodniki dla graczy, twórców scenariuszy i botów oraz gospodarzy serwerów, instrukcje gier i API.
about-documents-open = Otwórz dokumentację
about-unofficial = Projekt nieoficjalny
about-unofficial-text = To nieoficjalna implementacja, zrobiona przez graczy dla graczy, niezwiązana z wydawcami ani autorami gier. Zasady i liczby to fakty; wszystkie teksty, rysunki, mapy i nazwiska żołnierzy są tu nasze własne. Jeśli gra ci się podoba, kup drukowaną.
about-fair = Uczciwa gra
about-fair-text = Stół pokazuje każdej stronie tylko to, co może wiedzieć; boty widzą nie więcej niż ty na ich miejscu. Kości są zapieczętowane przed partią i można je potem sprawdzić.
about-privacy = Twoje dane
about-privacy-text = Jedno ciasteczko pamięta logowanie, drugie język. Nic nie jest ładowane z innych stron, nikt nie jest śledzony. Wszystko, co o tobie przechowujemy, możesz pobrać lub usunąć.
about-licences = Licencje
about-licences-text = Fieldcraft to wolne oprogramowanie na licencji Apache 2.0. W przeglądarce używa:
about-api = Z tego samego API, którego używa ta strona, mogą korzystać twoje boty i skrypty:

## Zasady
rules-search = Szukaj w zasadach
rules-search-hint = Słowo lub punkt: U-503
rules-contents = Spis treści
rules-lead = Wszystkie zasady, które stosuje stół, z numerami. Szukaj słowa lub punktu albo czytaj według spisu.
rules-found =
    { $count ->
        [one] { $count } punkt o „{ $query }”
        [few] { $count } punkty o „{ $query }”
       *[many] { $count } punktów o „{ $query }”
    }
rules-none = Nic nie znaleziono. Spróbuj innego słowa albo numeru punktu.
rules-instead = Nie ma nic o „{ $query }”. Pokazano „{ $instead }”.
rules-cites = Zobacz też:
rules-cited-by = Używane w:
rules-sources = W drukowanych zasadach:

## Uczciwe kości
verify-lead = Kości tej partii nikt nie wybierał: ani serwer, ani gracz, ani obaj razem. Tutaj możesz to sprawdzić.
verify-busy = Odtwarzamy całą partię…
verify-none = Nie ma tu partii ani zapisu o tym numerze.
verify-running = Partia jeszcze trwa
verify-running-text = Kości są zapieczętowane. Przeglądarka zachowała pieczęcie i sprawdza je podczas gry; liczba serwera zostanie otwarta, gdy partia się skończy.
verify-not-made = Kości jeszcze nie ustalono: ktoś musi zająć miejsce albo jeszcze raz otworzyć partię.
verify-alone = Żaden gracz nie dodał liczby do tych kości, więc trzeba tu zaufać serwerowi.
verify-not-here = W tych kościach nie ma liczby z tej przeglądarki. Jeśli miejsce zajęto na innym urządzeniu, sprawdź tam.
verify-passed = Wszystko się zgadza.
verify-failed = Weryfikacja nie powiodła się. Powiadom administratora serwera.
verify-by-browser = Sprawdziła twoja przeglądarka
verify-by-server = Sprawdził serwer
verify-yes = Zgadza się.
verify-no = Nie zgadza się!
verify-check-mine = Twoja liczba bierze udział w losowaniu.
verify-check-same = Pieczęcie są te same, które ta przeglądarka widziała, zanim otworzyła twoją liczbę.
verify-check-listed = Pieczęcie są na publicznej liście i od tego czasu nic się na niej nie zmieniło.
verify-check-players = Każdy gracz otworzył dokładnie tę liczbę, którą zapieczętował.
verify-check-server = Serwer otworzył dokładnie tę liczbę, którą zapieczętował.
verify-check-key = Klucz kości wynika z tych liczb i z niczego więcej.
verify-check-key-hash = Klucz otwiera pieczęć pokazaną podczas partii.
verify-numbers = Liczby
verify-key = Klucz kości
verify-key-hash = Pieczęć klucza (SHA-256)
verify-start = Początek partii
verify-takeback = Cofnięcie
verify-seal = Pieczęć: { $party } (SHA-256)
verify-share = Liczba: { $party }
verify-server = serwer
verify-line = Wiersz publicznej listy
verify-how = Jak to działa
verify-how-1 = Przed partią serwer i przeglądarka każdego gracza losują tajną liczbę i pokazują tylko jej pieczęć: odcisk, z którego nikt nie zgadnie liczby i do którego nie pasuje żadna inna. Bot nie ma liczby.
verify-how-2 = Dopiero gdy wszystkie pieczęcie są ustalone i wpisane na publiczną listę, przeglądarki graczy otwierają swoje liczby. Liczba serwera pozostaje zamknięta do końca. Dlatego nikt nie dobierze swojej do cudzych.
verify-how-3 = Z liczb powstaje klucz, z którego wynikają wszystkie rzuty i tasowania. Po cofnięciu wszystko powtarza się z nowymi liczbami.
verify-how-4 = Po partii swoją liczbę otwiera też serwer. Przeglądarka porównuje wszystko z tym, co zachowała, a każdy może odtworzyć partię: muszą wypaść te same wyniki.
verify-how-5 = Czego to nie dowodzi: kto prowadzi serwer, widzi ukryte karty. Dowodzi tylko, że nikt ich nie wybrał.

## The public list of seals

title-seals = Publiczna lista pieczęci
seals-lead = Każda pieczęć każdej partii na tym serwerze trafia tu, zanim otwarto jakąkolwiek liczbę. Każdy wiersz zawiera skrót poprzedniego, więc niczego nie da się później zmienić bez zmiany wszystkiego poniżej.
seals-fit = Przeglądarka sprawdziła wszystkie wiersze ({ $count }): pasują do siebie.
seals-same = Są dalszym ciągiem listy, którą ta przeglądarka widziała ostatnio, od wiersza { $number }.
seals-broken = Wiersz { $number } nie pasuje: listę zmieniono albo zaczęto od nowa. Nie polegaj na niej i uprzedź innych graczy.
seals-forget = Zacznij od obecnej listy
seals-empty = Niczego tu jeszcze nie zapieczętowano.
seals-counts = Zapieczętowano: { $sealed }, wszyscy gracze otworzyli: { $started }.
seals-rest = Reszta jeszcze czeka albo nigdy jej nie rozegrano.
seals-sealed = zapieczętowano
seals-started = otwarto
seals-last = Ostatnie wiersze
seals-time = Czas
seals-what = Co
seals-number = Wiersz

book-lead = Zasady prostymi słowami, z pozycjami ze stołu, które możesz przejść krok po kroku i rozegrać dalej.
book-reference = Zbiór zasad: wszystkie punkty według numerów
book-all = Wszystkie rozdziały
book-clauses = Punkty, na których się to opiera

figure-not = Niedozwolone
figure-back = Poprzedni krok
figure-step = { $at } z { $of }
figure-next = Dalej
figure-case = Przypadek
figure-case-number = Przypadek { $number }
figure-play-bot = Graj dalej z botem
figure-play-alone = Graj obiema stronami
figure-other = { $label }: też można. Graj stąd dalej, aby spróbować.
