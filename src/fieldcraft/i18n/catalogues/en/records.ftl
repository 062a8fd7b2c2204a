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

hint-part-action = { $worth ->
    [against] The Action would be wasted here.
   *[for] The Action helps here.
}
hint-part-ahead = { $worth ->
    [against] Looking ahead, your side is in trouble, but every other choice looks worse.
   *[for] Looking ahead, it leaves your side well placed.
}
hint-part-artillery = { $worth ->
    [against] The artillery would do little there.
   *[for] The artillery can do damage there.
}
hint-part-card = { $worth ->
    [against] It costs a good card.
   *[for] The card is worth it.
}
hint-part-casualty = { $worth ->
    [against] The enemy is unlikely to take casualties.
   *[for] The enemy is likely to take casualties.
}
hint-part-command = { $worth ->
    [against] It draws no useful cards.
   *[for] It draws cards.
}
hint-part-control = { $worth ->
    [against] It gives up control of objectives.
   *[for] It wins control of objectives.
}
hint-part-cover = { $worth ->
    [against] There is little cover from enemy fire.
   *[for] There is good cover from enemy fire.
}
hint-part-end = { $worth ->
    [against] There is still something better to do this turn.
   *[for] Nothing better is left to do this turn.
}
hint-part-exit = { $worth ->
    [against] Exiting scores too few points.
   *[for] Units that exit score points.
}
hint-part-fire = { $worth ->
    [against] The fire would do little.
   *[for] The fire can hurt the enemy.
}
hint-part-firing = { $worth ->
    [against] It has a poor field of fire.
   *[for] It has a good field of fire.
}
hint-part-fog = { $worth ->
    [against] It brings Fog of War into your deck.
   *[for] It keeps Fog of War out of your deck.
}
hint-part-initiative = { $worth ->
    [against] It may lose the initiative.
   *[for] It helps to win the initiative.
}
hint-part-lost = { $worth ->
    [against] It risks losses of your own.
   *[for] It avoids losses of your own.
}
hint-part-move = { $worth ->
    [against] The units end up in a worse place.
   *[for] The units end up in a better place.
}
hint-part-order = { $worth ->
    [against] It would rather do something else first.
   *[for] This is best done first.
}
hint-part-other = { $worth ->
    [against] Other things speak against it.
   *[for] Other things speak for it.
}
hint-part-own-casualty = { $worth ->
    [against] You are likely to take casualties.
   *[for] You are unlikely to take casualties.
}
hint-part-rally = { $worth ->
    [against] The unit need not be made ready now.
   *[for] It makes a unit ready again.
}
hint-part-recon = { $worth ->
    [against] It would remove little Fog of War.
   *[for] It draws a card and removes Fog of War.
}
hint-part-set-up = { $worth ->
    [against] It is a poor set-up.
   *[for] It is a sound set-up.
}
hint-part-smoke = { $worth ->
    [against] The smoke would not help.
   *[for] The smoke gives cover.
}
hint-part-stop = { $worth ->
    [against] It would leave something undone.
   *[for] It keeps something for later.
}
hint-part-target = { $worth ->
    [against] It is a poor target for the Mortar.
   *[for] It is a good target for the Mortar.
}
hint-part-time = { $worth ->
    [against] Time is running out.
   *[for] There is enough time for it.
}
hint-part-unit = { $worth ->
    [against] Another unit would be better.
   *[for] This is the right unit.
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
