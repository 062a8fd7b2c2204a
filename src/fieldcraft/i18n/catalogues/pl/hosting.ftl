### Serwer w wierszu poleceń: `play`, `serve`, `server`, oraz ćwiczenia z zapisów.

help-port = Port, na którym nasłuchiwać; jeśli jest zajęty, `play` znajdzie inny.
help-no-browser = Nie otwiera przeglądarki.
help-data = Folder, w którym przechowywane są rozgrywki.
help-serve = Udostępnia stoły innym, na tym komputerze lub za serwerem proxy.
help-host = Adres, na którym nasłuchiwać.
help-database = Baza danych PostgreSQL, { "postgresql://…" }; bez niej plik SQLite w folderze.
help-base-url = Adres serwera widoczny dla graczy; trafia do linków w e-mailach.
help-workers = W ilu procesach myślą boty; 0 – w żadnym.
help-proxies = Adresy serwerów proxy, które mogą podawać adres klienta; rozdzielone przecinkami.
help-tls-certificate = Plik certyfikatu (PEM, z łańcuchem) do HTTPS bez proxy.
help-tls-key = Plik klucza certyfikatu.
help-server = Obsługuje serwer.
help-recheck = Po aktualizacji: rozgrywa ponownie wszystkie trwające partie i zamraża te, które wychodzą inaczej.
help-drill-from = Zamiast tego zapisuje ćwiczenie z pozycją po wpisie N zapisu.
help-drill-tried = Czego tam próbowano; bez tego to, co w zapisie jest dalej.
help-drill-side = Zapisuje tylko to, co widzi ta strona; reszta jest rozdana losowo, tak by pasowała.

cli-needs-extra = To wymaga czegoś więcej niż sam silnik. Zainstaluj: { $command }
play-open = Stół jest otwarty pod { $url } – Ctrl-C go zamyka.
play-port-taken = Port { $port } zajmuje inny program; stół używa portu { $other }.
play-running = Stół jest już otwarty pod { $url }.
play-stopped = Stół jest zamknięty.
play-not-started = Serwer nie mógł wystartować. Przyczynę podają wiersze powyżej.
play-no-data = Folderu „{ $path }” nie można użyć: { $why }
serve-in-use = Folderu „{ $path }” używa inny serwer.
serve-no-port = Nie można nasłuchiwać na { $host }, port { $port }: { $why }
serve-no-database = Baza danych nie odpowiada: { $why }
serve-bad-certificate = Nie można użyć certyfikatu: { $why }
serve-newer-database = Bazę danych utworzyła nowsza wersja. Najpierw zaktualizuj fieldcraft.
serve-bad-setting = Ustawienie { $name } nie może mieć wartości „{ $value }”.
setting-address = Podaj cały adres ze schematem i bez niczego po nazwie hosta, na przykład { $example }.
setting-smtp = Podaj serwer poczty ze schematem, na przykład { $example } albo { "smtps://…" }.
setting-database = Podaj adres bazy PostgreSQL, na przykład { $example }, albo pomiń go: wtedy będzie to plik SQLite w folderze danych.
setting-hosts = Podaj nazwy hostów bez schematu, rozdzielone przecinkami.
setting-ports = Podaj numery portów rozdzielone przecinkami.
setting-proxies = Podaj adresy IP lub sieci rozdzielone przecinkami.
setting-certificate = Certyfikat wymaga klucza, a klucz certyfikatu: podaj oba.
setting-log = Podaj debug, info, warning lub error.
setting-switch = Podaj 1 albo 0.
setting-number = Podaj liczbę; jakie są dozwolone, mówi przewodnik po hostingu.
setting-bots = Podaj module:Class dla każdego bota, rozdzielone przecinkami, na przykład { $example }.

progress-recheck = Ponowne rozgrywanie trwających partii
recheck-frozen = { $match }: zamrożona. { $why }
recheck-still-frozen = { $match }: pozostaje zamrożona. { $why }
recheck-thawed = { $match }: znów wychodzi tak, jak ją rozegrano, i trwa dalej.
recheck-unreadable = { $match }: nie da się już odczytać: jej wiersze w bazie danych są uszkodzone. Przywróć je z kopii zapasowej.
recheck-summary = Wychodzą tak, jak je rozegrano: { $done } z { $total }

drill-bad-from = „{ $text }” nie wskazuje pozycji: podaj plik zapisu, @ i numer wpisu.
drill-no-entry = Nie ma wpisu { $position }; ostatni to { $last }.
drill-bad-tried = „{ $text }” nie mówi, czego próbowano: podaj stronę, dwukropek i słowa.

help-archive = Plik.
help-match = Identyfikator partii, jak na liście { "`server matches`" }.
help-person = Nazwa konta lub identyfikator osoby.
help-status = Tylko partie, które czekają na graczy (open), trwają (running), są skończone (over) lub zamrożone (frozen).
help-sure = Wykonuje bez pytania.
help-server-health = Sprawdza bazę danych i pokazuje, co w niej jest.
help-server-matches = Lista partii, od najnowszych.
help-server-backup = Zapisuje wszystko do nowego pliku, bez zatrzymywania serwera; dla SQLite i PostgreSQL.
help-server-restore = Przywraca kopię do pustej bazy dowolnego rodzaju.
help-server-export = Zapisuje całą jedną partię do nowego pliku, razem z jej kośćmi.
help-server-import = Przyjmuje partię z innego serwera.
help-server-password = Nadaje kontu nowe hasło i kończy wszystkie jego sesje.
help-server-forget = Usuwa wszystko o osobie; jej partie zostają dla innych.
server-no-database = Nie ma bazy danych „{ $path }”. Sprawdź --data lub --database.
server-no-match = Nie ma partii „{ $match }”.
server-no-person = Nie ma konta „{ $name }”.
server-no-status = Nie ma stanu „{ $text }”. Są: { $known }
server-matches = Partii: { $count }
backup-done = Zapisano w „{ $path }”, partii: { $count }. Plik zawiera kości trwających partii: nie pokazuj go graczom.
restore-done = Przywrócono, partii: { $count }. Teraz uruchom: { $command }
export-done = Partia { $match } jest zapisana w „{ $path }”. Plik zawiera jej kości: nie pokazuj go graczom.
import-done = Partia { $match } jest już tutaj.
import-seat = { $side }: { $link }
archive-missing = Nie ma pliku „{ $path }”.
archive-other = „{ $path }” jest innego rodzaju: kopie się przywraca, partie przyjmuje.
archive-version = „{ $path }” utworzyła inna wersja. Przywróć go tamtą wersją, a potem zaktualizuj.
archive-broken = „{ $path }” jest uszkodzony albo nie jest naszym plikiem.
archive-not-empty = Baza danych nie jest pusta. Przywróć „{ $path }” do nowego folderu lub bazy.
archive-known = Partia z „{ $path }” już tu jest.
password-done = Nowe hasło konta { $name }: { $password }
forget-ask = To na zawsze usunie wszystko o { $name }. Aby to zrobić, dodaj { $option }.
forget-done = { $name }: usunięto; zwolnione miejsca: { $count }
health-ok = Wszystko w porządku.
health-damaged = Baza danych jest uszkodzona. Przywróć kopię.
column-server =
    { $what ->
        [match] Partia
        [game] Gra
        [scenario] Scenariusz
        [status] Stan
        [players] Gracze
        [choices] Decyzje
       *[updated] Zmieniona
    }
server-status =
    { $status ->
        [open] czeka na graczy
        [running] trwa
        [over] skończona
       *[frozen] zamrożona
    }
health-line =
    { $what ->
        [database] Baza danych: { $value }
        [schema] Schemat: { $value }
        [open] Partii czeka na graczy: { $value }
        [running] Trwa: { $value }
        [over] Skończonych: { $value }
        [frozen] Zamrożonych: { $value }
        [people] Osób: { $value }
       *[sound] Sprawdzenie: { $value }
    }
