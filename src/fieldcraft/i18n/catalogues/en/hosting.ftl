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
setting-address = Write the whole address with its scheme and nothing after the host, such as { $example }.
setting-smtp = Write the mail server with its scheme, such as { $example }, or { "smtps://…" }.
setting-database = Write the address of a PostgreSQL database, such as { $example }, or leave it out for an SQLite file in the data folder.
setting-hosts = Write host names without a scheme, separated by commas.
setting-ports = Write port numbers, separated by commas.
setting-proxies = Write IP addresses or networks, separated by commas.
setting-certificate = A certificate needs its key, and a key its certificate: give both.
setting-log = Write debug, info, warning or error.
setting-switch = Write 1 or 0.
setting-number = Write a number; the hosting guide tells which are allowed.
setting-bots = Write module:Class for every bot, separated by commas, such as { $example }.

progress-recheck = Replaying running matches
recheck-frozen = { $match }: frozen. { $why }
recheck-still-frozen = { $match }: still frozen. { $why }
recheck-thawed = { $match }: replays correctly, and can go on.
recheck-unreadable = { $match }: cannot be read, its rows in the database are damaged. Restore them from a backup.
recheck-summary = Replayed correctly: { $done } of { $total }

drill-bad-from = “{ $text }” is not a position: write the record’s file, @ and the number of the entry.
drill-no-entry = There is no entry { $position }; the last one is { $last }.
drill-bad-tried = “{ $text }” does not say what was tried: write the side, a colon and the words.

help-archive = The file.
help-match = The id of a match, as { "`server matches`" } lists it.
help-person = The name of an account, or a person’s id.
help-status = Only matches that are open, running, over or frozen.
help-sure = Do it without asking.
help-server-health = Check the database, and show what it holds.
help-server-matches = List the matches, newest first.
help-server-backup = Write everything to a new file, while the server runs; for SQLite and PostgreSQL.
help-server-restore = Restore a backup into an empty database of either kind.
help-server-export = Write all of one match to a new file, its dice included.
help-server-import = Bring in a match from another server.
help-server-password = Give an account a new password and sign it out everywhere.
help-server-forget = Delete everything about a person; their matches stay for the others.
server-no-database = There is no database at “{ $path }”. Check --data or --database.
server-no-match = There is no match “{ $match }”.
server-no-person = There is no account “{ $name }”.
server-no-status = There is no status “{ $text }”. There are: { $known }
server-matches = Matches: { $count }
backup-done = Saved to “{ $path }”, matches: { $count }. The file holds the dice of running matches: keep it from players.
restore-done = Restored, matches: { $count }. Now run: { $command }
export-done = Match { $match } is saved to “{ $path }”. The file holds its dice: keep it from its players.
import-done = Match { $match } is here now.
import-seat = { $side }: { $link }
archive-missing = There is no file “{ $path }”.
archive-other = “{ $path }” is a file of another kind: backups are restored, matches imported.
archive-version = “{ $path }” was made by another version. Use that version to restore it, then update.
archive-broken = “{ $path }” is damaged, or no such file of ours.
archive-not-empty = The database is not empty. Restore “{ $path }” into a new data folder or database.
archive-known = The match in “{ $path }” is already here.
password-done = The new password of { $name }: { $password }
forget-ask = This deletes everything about { $name } for good. To do it, add { $option }.
forget-done = { $name } is deleted; seats that became free: { $count }
health-ok = All is well.
health-damaged = The database is damaged. Restore a backup.
column-server =
    { $what ->
        [match] Match
        [game] Game
        [scenario] Scenario
        [status] Status
        [players] Players
        [choices] Choices
       *[updated] Last change
    }
server-status =
    { $status ->
        [open] open
        [running] running
        [over] over
       *[frozen] frozen
    }
health-line =
    { $what ->
        [database] Database: { $value }
        [schema] Schema: { $value }
        [open] Open matches: { $value }
        [running] Running: { $value }
        [over] Over: { $value }
        [frozen] Frozen: { $value }
        [people] People: { $value }
       *[sound] Check: { $value }
    }
