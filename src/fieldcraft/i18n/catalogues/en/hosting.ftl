### The server on the command line: `play`, `serve`, `server`, and drills made from records.

help-port = The port to listen on; if it is taken, `play` finds another.
help-no-browser = Do not open a browser.
help-data = The folder where matches are stored.
help-serve = Run a server for others, on this computer or behind a proxy.
help-host = The address to listen on.
help-database = A PostgreSQL database, { "postgresql://…" }; by default an SQLite file in the data folder.
help-base-url = The server’s public address, for links in emails.
help-workers = Number of processes for bots; 0 for none.
help-proxies = Addresses of trusted proxies, separated by commas.
help-tls-certificate = Certificate file (PEM, with its chain) for HTTPS without a proxy.
help-tls-key = Key file of the certificate.
help-server = Maintain a server.
help-recheck = After an update: replay all running matches and freeze those whose result has changed.
help-drill-from = Write a drill from the position after entry N of a record instead.
help-drill-tried = What was tried there; by default the next entry of the record.
help-drill-side = Write only what this side can see; the rest is dealt at random to match.

cli-needs-extra = This needs more than the engine. Install it with: { $command }
play-open = The table is open at { $url } – press Ctrl-C to close it.
play-port-taken = Port { $port } is in use by another program; using { $other } instead.
play-running = The table is already open at { $url }.
play-stopped = The table is closed.
play-not-started = The server could not start. See the lines above.
play-no-data = The folder “{ $path }” cannot be used: { $why }
serve-in-use = Another server is using the folder “{ $path }”.
serve-no-port = Cannot listen on { $host }, port { $port }: { $why }
serve-no-database = Cannot reach the database: { $why }
serve-bad-certificate = The certificate cannot be used: { $why }
serve-newer-database = The database was made by a newer version. Update fieldcraft first.
serve-bad-setting = The setting { $name } cannot be “{ $value }”.

progress-recheck = Replaying running matches
recheck-frozen = { $match }: frozen. { $why }
recheck-still-frozen = { $match }: still frozen. { $why }
recheck-thawed = { $match }: replays correctly, and can go on.
recheck-unreadable = { $match }: cannot be read, its rows in the database are damaged. Restore them from a backup.
recheck-summary = Replayed correctly: { $done } of { $total }

drill-bad-from = “{ $text }” is not a position: write the record’s file, @ and the number of the entry.
drill-no-entry = There is no entry { $position }; the last one is { $last }.
drill-bad-tried = “{ $text }” does not say what was tried: write the side, a colon and the words.
