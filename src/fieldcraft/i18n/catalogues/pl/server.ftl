### Co mówi serwer: dlaczego żądanie się nie powiodło, oraz jego listy. Zob. server/http/errors.py: id to `server-` i kod błędu.

## Kim jesteś

server-bad-token = Ten klucz jest nieważny. Mógł zostać zastąpiony.
server-sign-in-first = Najpierw się zaloguj albo zacznij partię.
server-wrong-password = Nieprawidłowa nazwa lub hasło.
server-not-by-token = Do tego potrzeba zalogowanej przeglądarki, nie klucza.
server-seat-token-only = Ten klucz otwiera jedno miejsce i nic więcej.
server-already-account = Masz już konto.
server-no-account = Nie masz jeszcze konta.
server-name-taken = Ta nazwa jest zajęta. Wybierz inną.
server-name-missing = Wybierz nazwę.
server-bad-name = Nazwa może mieć najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }, samych widocznych.
server-mixed-name = W jednym słowie używaj liter jednego alfabetu: podobnych liter z innego nie przyjmujemy.
server-name-is-login = Tą nazwą się logujesz; zmienić można tylko wielkie litery.
server-bad-address = To nie jest adres e-mail.
server-no-mail = Ten serwer nie wysyła poczty.
server-mail-link-used = Ten link został już użyty albo jest za stary. Poproś o nowy.
server-no-such-language = Nie ma tu języka { $lang }. Są: { $known }.
server-no-such-token = Nie masz takiego klucza.
server-enough-tokens = Masz już { $most ->
        [one] { $most } klucz
        [few] { $most } klucze
       *[many] { $most } kluczy
    }. Najpierw usuń jeden.
server-too-many = Zbyt wiele prób. Spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.

## Miejsca

server-no-such-match = Nie ma takiej partii.
server-no-such-link = Ten link już nie działa. Poproś o nowy.
server-no-campaign = Ta gra nie ma kampanii albo scenariusz do niej nie należy.
series-leads = { $name } prowadzi { $wins }:{ $lost }, punkty { $points }
server-not-our-link = To nie jest link tego serwera.
server-link-used = Ktoś już zajął miejsce z tego linku. Jeśli to ty, wróć w tej samej przeglądarce albo przez własny link.
server-other-side-yours = Grasz w tej partii po drugiej stronie. Wyślij ten link przeciwnikowi.
server-already-seated = Siedzisz już w tej partii.
server-seat-taken = To miejsce jest zajęte.
server-not-open = Ta partia nie jest otwarta dla wszystkich.
server-not-watched = Tę partię mogą oglądać tylko jej gracze.
server-not-your-seat = To nie jest twoje miejsce.
server-no-such-side = Nie ma tu strony { $side }. Są: { $known }.
server-which-side = Masz tu kilka miejsc. Powiedz, które: { $known }.
server-one-seat-each = Jedno miejsce jest twoje; aby grać obiema stronami na jednym ekranie, ustaw drugie jako „jeden ekran”.
server-hotseat-needs-you = Przy grze na jednym ekranie jedno z dwóch miejsc jest twoje.
server-no-such-bot = Nie ma bota { $bot }. Są: { $known }.
server-dice-sealed = Wszystkie pieczęcie są już ustalone i nie można ich zmienić.
server-no-commitment = Twoje miejsce nie zapieczętowało udziału w tych rzutach.
server-not-sealed = Nie wszyscy zapieczętowali już swoje udziały. Do tego czasu zachowaj swój w tajemnicy.
server-wrong-share = Ten udział nie pasuje do twojej pieczęci.
server-dice-over = Te rzuty nie potrzebują już twojego udziału.

## Przy stole

server-stale = Stół tymczasem się zmienił. Spójrz jeszcze raz.
server-frozen = Tej partii nie można kontynuować: zasady zostały od tego czasu poprawione. Można ją oglądać i pobrać.
server-not-begun = Ta partia się nie zaczęła: jedno miejsce jest wolne.
server-untimed = W tej partii nie ma zegarów.
server-flag-up = Druga strona ma jeszcze czas.
server-clock-full = Druga strona ma cały swój czas.
server-not-away = Drugi gracz jest przy stole albo nie jest to jego ruch.
server-away-too-short = Drugi gracz nie jest nieobecny wystarczająco długo. Partię można zakończyć za { $seconds } s.
server-clock-not-started = Zegary jeszcze nie ruszyły: partię można zakończyć tylko bez zwycięzcy.
server-no-offer = Nie ma na co odpowiadać.
server-dice-pending = Nowe rzuty po cofnięciu jeszcze się ustalają. Poczekaj na wszystkich graczy albo odwołaj cofnięcie.
server-dice-waiting = Czekamy na nowe rzuty.
server-not-over = Ta partia jeszcze się nie skończyła.
server-sealed = Ta partia jest zamrożona, a nie zakończona: kości pozostają zapieczętowane, bo po kolejnej poprawce może pójść dalej. To, co było w niej widać, można pobrać.
server-player-gone = Drugi gracz usunął swoje konto.
server-rematch-offered = Rewanż już zaproponowano.
server-chat-empty = Wiadomość jest pusta.
server-chat-alone = Nie masz tu z kim rozmawiać.

## Żądania

server-too-big = To za dużo: najwyżej { $limit } bajtów.
server-too-slow = To żądanie nadchodziło zbyt długo.
server-bad-request = Nie można zrozumieć tego żądania.
server-wrong-host = Pod tą nazwą serwer nie odpowiada.
server-foreign-origin = To żądanie pochodzi z innej witryny.
server-wrong-method = Tego nie można tu zrobić.
server-internal = Coś się tu zepsuło. Zostało to zapisane; spróbuj ponownie.
server-no-storage = Serwer nie może teraz sięgnąć do swojej bazy danych. Spróbuj ponownie za chwilę.
server-bad-webhook = To nie jest adres sieciowy.
server-webhook-private = Ten adres należy do sieci wewnętrznej serwera; wywołujemy tylko adresy publiczne.
server-webhook-port = Wywołujemy tylko te porty: { $ports }.
server-webhook-unreachable = Nie można znaleźć tego adresu.

## Pola żądania, których nie można użyć

server-field-missing = brakuje
server-field-unknown = nie jest tu znane
server-field-unknown-of = nie jest tu znane; znane są: { $known }
server-field-short = jest za krótkie lub za małe
server-field-long = jest za długie lub za duże
server-field-wrong = nie nadaje się
server-field-one-of = musi być jednym z: { $known }
server-field-pattern = musi pasować do { $pattern }
server-field-least = musi wynosić co najmniej { $limit }
server-field-most = może wynosić najwyżej { $limit }
server-field-shape-text = musi być tekstem
server-field-shape-number = musi być liczbą
server-field-shape-truth = musi być true albo false
server-field-shape-object = musi być obiektem
server-field-shape-list = musi być listą
server-field-shape-json = musi być poprawnym JSON-em

## Powiadomienia

server-notice-turn = Twoja kolej: { $title }
server-notice-reminder = Twój czas się kończy: { $title }
server-notice-over = Partia skończona: { $title }
server-notice-rematch = Propozycja rewanżu: { $title }
server-notice-reveal = Otwórz stół, aby można było ustalić rzuty: { $title }

server-push-turn = Twoja kolej.
server-push-reminder = Twój czas się kończy.
server-push-over = Partia się skończyła.
server-push-rematch = Przeciwnik proponuje rewanż.
server-push-reveal = Otwórz stół, żeby można było przygotować kości.
server-no-push = Ten serwer nie może wysyłać powiadomień do przeglądarek.
server-bad-push-key = To nie jest klucz przeglądarki.
server-bad-push-address = Powiadomienia są wysyłane tylko na adresy https.
server-enough-browsers = Powiadomienia dostaje już tyle twoich przeglądarek: { $most }. Najpierw usuń jedną.

## Listy

server-mail-turn-subject = Twoja kolej: { $title }
server-mail-turn = Twoja kolej.
server-mail-reminder-subject = Twój czas się kończy: { $title }
server-mail-reminder = Twój czas się kończy. Gdy minie, druga strona może zażądać zwycięstwa.
server-mail-over-subject = Partia skończona: { $title }
server-mail-over = Partia się skończyła.
server-mail-rematch-subject = Propozycja rewanżu: { $title }
server-mail-rematch = Przeciwnik chce zagrać jeszcze raz.
server-mail-reveal-subject = Otwórz stół: { $title }
server-mail-reveal = Otwórz stół, żeby można było przygotować kości.
server-mail-several-subject = Twoje partie: { $count }
server-mail-hello = Witaj, { $name }!
server-mail-heading = { $title }, przeciwnik: { $opponent }
server-mail-guest = gość
server-mail-left-days = Zostało ci { $days } d { $hours } godz.
server-mail-left-hours = Zostało ci { $hours } godz. { $minutes } min.
server-mail-left-minutes = Zostało ci { $minutes } min.
server-mail-story = Od ostatniego razu:
server-mail-earlier = … i wcześniejsze wiersze ({ $count }), do przeczytania przy stole.
server-mail-stands = Teraz: { $moment }
server-mail-board = Na planszy:
server-mail-stop = Aby nie dostawać takich wiadomości: { $link }
server-mail-confirm-subject = Czy to twój adres?
server-mail-confirm = Witaj, { $name }! Otwórz ten link, aby na ten adres dostawać wiadomości, gdy przyjdzie twoja kolej. Jeśli to nie twoja prośba, nic nie rób.
server-mail-recover-subject = Nowe hasło
server-mail-recover = Witaj, { $name }! Otwórz ten link w ciągu godziny, aby wybrać nowe hasło. Jeśli to nie twoja prośba, nic nie rób.
server-mail-foot = O tym, co ci wysyłamy, decydujesz na stronie swojego konta.

## Stałe odpowiedzi na liście przy stole

standing-take-the-only-answer = Wybieraj jedyną możliwą odpowiedź
standing-pass-when-idle = Pasuj, gdy nic innego nie można zrobić
standing-ask-about = Zawsze pytaj mnie: { $name }
standing-pass-rest = Resztę przepuszczaj do mojej tury
standing-never = Nigdy nie pytaj: { $question }
plan-end = Zakończ ten rozkaz
plan-with-all = { $what } ze wszystkimi w zasięgu ({ $count })
way-cost = { $cost }
