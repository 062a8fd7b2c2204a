### What the server says of records, replays, dice, hints and reports.

server-no-workers = No bots are available on this server right now. Try again later.
server-no-such-record = There is no such record here. Uploaded records are kept for a week.
server-clerk-failed = The record could not be read just now. Try again.
server-line = line { $line }
server-too-many-positions = Ask for at most { $most } positions at a time, from the first to the last.
server-verify-shares = Every number fits the seal shown before any was opened.
server-verify-key = The key was made from the server’s number and the players’ numbers.
server-verify-key-hash = The key matches the hash shown at the start.
server-verify-listed = The seals are in the public list.
server-verify-replay = Every choice was legal, and every position came out the same: { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $digests ->
        [one] { $digests } position compared
       *[other] { $digests } positions compared
    }.
server-enough-reports = This server has enough reports stored. Tell its administrator.

## Hints

hint-only = There is no other choice.
hint-decline = Nothing else offered is worth doing now.
hint-equal = All options look equally good to the bot.
server-no-hint = The bot has no idea either.
server-no-hints = There are no hints in a match between two people.
server-not-asked = You have nothing to decide right now.

## Reports of a rule problem

report-title = Reported: { $scenario }, position { $position }
report-note-all = The position is as it was in match { $match }, with every card.
report-note-side = Everything { $side } could see is as it was in match { $match }. Everything { $side } could not see is dealt at random to match.
report-change = This is what happens now. If it is wrong, change it to what should happen.
report-words = The reporter says: { $text }

## Hints: what spoke for or against

hint-part-ahead = { $worth ->
    [against] Looking ahead, your side is in trouble, but every other choice looks worse.
   *[for] Looking ahead, it leaves your side well placed.
}
hint-part-learnt = { $worth ->
    [against] In the games the bot learnt from, other choices won more often.
   *[for] In the games the bot learnt from, choices like this won more often.
}
hint-part-card = { $worth ->
    [against] It costs a good card.
   *[for] The card is worth it.
}
hint-part-end = { $worth ->
    [against] There is still something better to do this turn.
   *[for] Nothing better is left to do this turn.
}
hint-part-initiative = { $worth ->
    [against] It may lose the initiative.
   *[for] It helps to win the initiative.
}
hint-part-order = { $worth ->
    [against] It would rather do something else first.
   *[for] This is best done first.
}
hint-part-other = { $worth ->
    [against] Other things speak against it.
   *[for] Other things speak for it.
}
hint-part-wins = { $worth ->
    [against] It lost often when played out at random.
   *[for] It won often when played out at random.
}

review-judge-playouts = Judged by short games played at random: trust the trend, not single decisions.
review-judge-thumb = Judged by rules of thumb: trust the trend, not single decisions.
review-judge-value-unmeasured = Judged by a value fitted on { $games ->
    [one] { $games } game
   *[other] { $games } games
} between bots. How good it is has not been measured yet.
review-judge-value = Judged by a value fitted on { $games ->
    [one] { $games } game
   *[other] { $games } games
} between bots. Its chances are off by { $error } percentage points on average.
