### The server on the command line: `play`, `serve`, `server`, and drills made from records.

help-port = The port to listen on; if it is taken, `play` finds another.
help-no-browser = Do not open a browser.
help-data = The folder in which matches are kept.
help-serve = Serve tables to others, on this machine or behind a proxy.
help-host = The address to listen on.
help-database = A PostgreSQL database, { "postgresql://…" }; without it an SQLite file in the folder.
help-base-url = How people reach the server, for links in mails.
help-workers = In how many processes bots think; 0 for none.
help-proxies = Addresses of proxies that may say who is calling, separated by commas.
help-server = Look after a server.
help-recheck = After an update: play all running matches again, and freeze those that come out otherwise.
help-drill-from = Write a drill of the position after entry N of a record instead.
help-drill-tried = What was tried there; without it what the record has next.
help-drill-side = Write only what this side can see; the rest is dealt at random to fit.

play-open = The table is open at { $url } – Ctrl-C closes it.
play-port-taken = Port { $port } is taken by another program; the table uses { $other } instead.
play-running = The table is open already, at { $url }.
play-stopped = The table is closed.
play-not-started = The server could not start. The lines above say why.
play-no-data = The folder “{ $path }” cannot be used: { $why }
serve-in-use = Another server is using the folder “{ $path }”.
serve-no-port = Nothing can listen on { $host }, port { $port }: { $why }
serve-no-database = The database does not answer: { $why }
serve-newer-database = The database was made by a newer version. Update fieldcraft first.
serve-bad-setting = The setting { $name } cannot be “{ $value }”.

progress-recheck = Playing running matches again
recheck-frozen = { $match }: frozen. { $why }
recheck-still-frozen = { $match }: stays frozen. { $why }
recheck-thawed = { $match }: plays again as it was played, and goes on.
recheck-unreadable = { $match }: cannot be read any more: its rows in the database are damaged. Restore them from a backup.
recheck-summary = Play as they were played: { $done } of { $total }

drill-bad-from = “{ $text }” does not name a position: write the record’s file, @ and the number of the entry.
drill-no-entry = There is no entry { $position }; the last one is { $last }.
drill-bad-tried = “{ $text }” does not say what was tried: write the side, a colon and the words.
