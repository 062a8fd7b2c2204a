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

progress-recheck = Ponowne rozgrywanie trwających partii
recheck-frozen = { $match }: zamrożona. { $why }
recheck-still-frozen = { $match }: pozostaje zamrożona. { $why }
recheck-thawed = { $match }: znów wychodzi tak, jak ją rozegrano, i trwa dalej.
recheck-unreadable = { $match }: nie da się już odczytać: jej wiersze w bazie danych są uszkodzone. Przywróć je z kopii zapasowej.
recheck-summary = Wychodzą tak, jak je rozegrano: { $done } z { $total }

drill-bad-from = „{ $text }” nie wskazuje pozycji: podaj plik zapisu, @ i numer wpisu.
drill-no-entry = Nie ma wpisu { $position }; ostatni to { $last }.
drill-bad-tried = „{ $text }” nie mówi, czego próbowano: podaj stronę, dwukropek i słowa.
