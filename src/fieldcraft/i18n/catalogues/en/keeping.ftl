### What the server says of records, replays, dice, hints and reports.

server-no-workers = No bot thinks on this server now. Try again later.
server-no-such-record = There is no such record here. Records that are brought are kept for a week.
server-clerk-failed = This record could not be read just now. Try again.
server-line = line { $line }
server-too-many-positions = Ask for at most { $most } positions at a time, from the first to the last.
server-verify-key = The key follows from the server’s share and the shares of the seats.
server-verify-key-hash = The key is the one whose hash was shown at the start.
server-verify-replay = Every choice was allowed, and every position came out the same: { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $digests ->
        [one] { $digests } position compared
       *[other] { $digests } positions compared
    }.
server-enough-reports = This server has kept enough reports. Tell the one who runs it.

## Hints

hint-for = for it: { $text }
hint-against = against it: { $text }
hint-only = There is nothing else to choose.
hint-plain = The bot gives no reason.
server-no-hint = The bot does not know what to do either.
server-no-hints = There are no hints in a match between two people.
server-not-asked = You are not asked anything now.

## Reports of a rule problem

report-title = Reported: { $scenario }, position { $position }
report-note-all = The position is as it was in match { $match }, with every card.
report-note-side = What { $side } could see is as it was in match { $match }. All that { $side } could not see is dealt at random to fit it.
report-change = This is what happens now. If it is wrong, change it to what should happen.
report-words = The reporter says: { $text }

## Hints: what spoke for or against

hint-part-action = what the Action adds
hint-part-artillery = what the artillery can do there
hint-part-card = the worth of the card
hint-part-casualty = the enemy’s likely casualties
hint-part-command = the cards it draws
hint-part-control = control of objectives
hint-part-cover = cover from enemy fire
hint-part-end = the rest of the turn
hint-part-exit = points for units that exit
hint-part-fire = what the fire can do
hint-part-firing = a good place to fire from
hint-part-fog = Fog of War in your own deck
hint-part-initiative = the initiative
hint-part-lost = your own losses
hint-part-move = where the units come to stand
hint-part-order = what had better come first
hint-part-other = everything else
hint-part-own-casualty = your own likely casualties
hint-part-rally = a unit ready again
hint-part-recon = cards drawn and Fog of War removed
hint-part-set-up = a sensible set-up
hint-part-smoke = smoke for cover
hint-part-stop = keeping something for later
hint-part-target = a target for the Mortar
hint-part-time = the time that is left
hint-part-unit = the choice of the unit
hint-part-wins = how often it won when played on at random
