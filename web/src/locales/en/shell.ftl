# The pages around the table.
title-home = Home
title-new = New match
title-lobby = Open matches
title-matches = My matches
title-match = Match
title-seat = Taking your seat
title-replay = Replay
title-learn = Learn
title-rules = Rules
title-verify = Fair dice
title-account = Account
title-settings = Settings
title-about = About
title-missing = No such page
skip-to-content = Skip to the content
loading = One moment…
main-menu = Main menu
language = Language
footer-unofficial = An unofficial implementation, made by players.
missing-text = There is nothing at this address. The link may be incomplete.
go-home = To the first page
trouble-title = Something broke
trouble-text = This page could not be shown. Your match is safe on the server.
try-again = Try again
error-offline = The server cannot be reached. Check your connection and try again.
error-not-found = There is no such thing here.
error-too-many = Too many requests at once. Wait a moment and try again.
error-server = The server could not answer. Try again in a moment.

## Header and notices
brand-home = Fieldcraft, first page
nav-play = Play
theme-to-dark = Switch to the dark theme
theme-to-light = Switch to the light theme
turns-waiting =
    { $count ->
        [one] { $count } match waits for you
       *[other] { $count } matches wait for you
    }
notices = Notices
dismiss = Dismiss
offline = No connection to the server. Trying again…
copy = Copy
copied = Copied
share = Share
open = Open
save = Save
saved = Saved.
delete = Delete
go-to-table = To the table

## Home
home-title = Take command of a squad
home-lead = Three card-driven battles of the Second World War, on one table that knows every rule. Press a button and play your first card; the table tells you what you can do.
home-continue = Your matches
home-all-matches = All my matches
home-games = Games
play-now = Play now
play-starting = Setting up the table…
play-now-hint = As { $side }, against the bot “{ $bot }”.
home-choose =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }
home-learn = Learn step by step
home-friend = Play with a friend
home-friend-hint = Send a link, live or over days
home-hotseat = Two on one screen
home-hotseat-hint = Hands are hidden when you swap
home-lobby = Find an opponent
home-lobby-hint = Open matches anybody can join
home-replay = Watch a replay
home-replay-hint = Open a record file
open-link = Do you have a link?
open-link-hint = Paste a seat link or a match’s number
open-link-wrong = This is not a link to a seat, a match or a replay.

## New match
new-game = Game
new-scenario = Scenario
scenario-first = Start here
scenario-random = A scenario by lot
scenario-random-hint = New forces, map and goals every time
scenario-random-number = Number { $number }
scenario-again = Draw again
scenario-file = A scenario of your own
scenario-file-hint = From a YAML or JSON file
scenario-file-choose = Choose a file
scenario-file-big = { $name } is too big for a scenario.
scenario-warnings =
    { $count ->
        [one] One thing may not be meant so
       *[other] { $count } things may not be meant so
    }
scenario-map = Map of { $name }
scenario-no-map = The map cannot be shown here.
scenario-rules =
    { $count ->
        [one] { $count } special rule
       *[other] { $count } special rules
    }
new-with = Who plays?
with-bot = Against a bot
with-bot-hint = Starts at once
with-friend = With somebody else
with-friend-hint = You get a link to send
with-hotseat = Two on one screen
with-hotseat-hint = Pass the device
with-bots = Watch two bots
with-bots-hint = Lean back
new-side = Your side
side-by-lot = By lot
new-bot = Which bot?
new-bot-for = Bot for { $side }
new-names = Names of the players
name-optional = Optional
new-pace = Pace
pace-untimed = No clock
pace-untimed-hint = Everybody takes the time they need
pace-live = Live clock
pace-live-hint = Minutes for the match, some seconds back for each turn
pace-correspondence = Over days
pace-correspondence-hint = A bank of days that refills with every turn
pace-minutes = Minutes each
pace-increment = Seconds added per turn
pace-bank = Days in the bank
pace-gain = Hours added per turn
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
pace-told-live =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } + { $seconds } s
pace-told-days =
    { $days ->
        [one] { $days } day in the bank
       *[other] { $days } days in the bank
    } + { $hours } h
new-visibility = Who can join?
visibility-link = Only who has the link
visibility-link-hint = Nobody finds the match in a list.
visibility-public = Anybody
visibility-public-hint = The match is listed, and can be watched without hidden cards.
new-options =
    { $count ->
        [one] { $count } rules option
       *[other] { $count } rules options
    }
new-options-hint = The defaults are what we recommend.
new-start = Start the match
new-make-link = Make the match and the link
new-ready = The table is set
new-ready-text = You play { $side } in “{ $scenario }”. Send this link to the one you want to play.
new-invite = Link for your opponent ({ $side })
new-invite-hint = Whoever opens it first sits down. It needs no account, and it opens nothing a second time.
new-way-back = Your own way back
new-way-back-hint = Keep this link if you want to go on from another device, or have no account. Show it to nobody: it shows your cards.
new-own-link = Link to your own seat

## Seats
seat-title = You are invited
seat-nothing = This link opens no seat
seat-invited-by = { $name } invites you to a match.
seat-lead = No account is needed: say who you are, and sit down.
seat-back = Back to your seat
seat-back-text = This is a player’s own way back to a match. Whoever opens it can play from this seat.
seat-opponent = Opponent
seat-nobody = Nobody yet
seat-sit-down = Sit down
seat-both = Sit down here as well
seat-taken = You have a seat
seat-taken-text = Your opponent sees that you are there.
seat-no-token = This link is incomplete: what stands behind the # is missing.
seat-open = open seat
seat-bot = bot
seat-you = you
seat-guest = guest
your-name = Your name
your-name-hint = Others see it at the table.

## Lists of matches
matches-your-turn = Your turn
matches-going = Waiting for the other side
matches-open = Waiting for an opponent
matches-over = Finished
matches-none = You have no matches here yet.
matches-guest = You play as a guest: this browser remembers your matches.
matches-make-account = Keep them in an account
state-your-turn = Your turn
state-waiting = Their turn
state-open = Open
state-over = Finished
state-frozen = Frozen
state-won = Won
state-lost = Lost
state-draw = Draw
lobby-lead = Matches that wait for an opponent. Take a seat and play; no account is needed.
lobby-offer = Offer a match
lobby-by = Offered by { $name }
lobby-join = Play { $side }
lobby-empty = Nobody is waiting at the moment. Offer a match: you will be told when somebody sits down.
lobby-bot = Play against a bot meanwhile
lobby-watch = To watch now

## Learning
learn-lead = Ten minutes at a real table, led by the hand. You play; the lesson says why.
learn-begin = Begin the lesson
learn-also = Good to know at any table
learn-tip-ask = Point at anything to see what it is. Click what cannot be chosen to hear why not.
learn-tip-undo = What nobody has seen and no die has decided can be taken back.
learn-tip-hint = Unsure? “Hint” asks the bot what it would do.
learn-tip-rules = Every rule that the table applies has a number you can look up:

## Account
sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
register = Create an account
account-lead = You can play without an account. With one, your matches follow you to any device.
account-hello = Hello, { $name }
account-name = Name
account-name-or-mail = Name or e-mail address
account-takes-guest = The matches you have begun here as a guest come along.
account-forgotten = Forgotten your password?
account-forgotten-text = If the account has a confirmed e-mail address, a link to a new password is sent there.
account-send-mail = Send the link
account-mail-sent = If there is such an account, a mail is on its way.
account-mail-confirmed = Your e-mail address is confirmed.
account-new-password = Choose a new password
account-password-set = The new password is set.
account-change-password = Change the password
account-change-hint = All other devices are signed out.
password = Password
password-old = Present password
password-new = New password
password-hint = At least 8 characters.
mail-optional = E-mail address (optional)
mail-hint = Only for a forgotten password and, if you wish, to tell you that it is your turn.
tokens-title = Keys for bots and scripts
tokens-text = A key may do whatever you may: play your seats over the API. Give it to nobody.
tokens-one = Key
tokens-once = Copy the key now; it is shown only once.
tokens-label = What is it for?
tokens-label-hint = my bot
tokens-make = Make a key
data-title = Your data
data-export = Download my data
data-export-text = Everything this server keeps of you, as one file.
data-delete = Delete me
data-delete-text = Deletes your account, name, notes and chat. Matches stay for the other player; your seat in a running one becomes open.
data-delete-sure = I understand that this cannot be undone.

## Settings
settings-here = On this device
settings-theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-motion = Animations
motion-system = As the system
motion-on = On
motion-off = Off
settings-sounds = Sounds
settings-sounds-hint = Dice, cards and a bell when it is your turn.
settings-coach = Explain each question
settings-coach-hint = One or two sentences below it, for those who have not read the rules.
settings-confirm = Confirm the end of a turn
settings-confirm-hint = Asks once more while you still have cards to play.
settings-you = You
settings-alerts = When it is your turn
settings-alerts-hint = The page always tells you. These reach you when it is closed or in the background.
settings-mail-sent = Saved. Follow the link in the mail we have just sent.
settings-to-account = Password, data and keys: your account
alert-browser = Browser notifications
alert-browser-hint = While a Fieldcraft tab is open somewhere in the background.
alert-refused = The browser does not allow notifications for this page. You can change that in the browser’s settings.
alert-mail = E-mail address
alert-mail-hint = We write when it is your turn, and before your time runs out.
alert-mail-on = Tell me by e-mail
alert-no-mail = This server sends no e-mail.
mail-unconfirmed = Not confirmed yet: follow the link in our mail.
alert-webhook = Webhook, for your own programs
alert-webhook-hint = The server sends a signed POST request to this address when it is your turn.
alert-webhook-address = Address
alert-webhook-on = Call the webhook
alert-webhook-secret = Key of the signatures

## About
about-lead = Fieldcraft puts three card-driven tactical wargames on a digital table, with every rule enforced.
about-unofficial = Unofficial
about-unofficial-text = This is an unofficial implementation by players for players, not affiliated with the publishers or designers of the games. Rules and figures are facts; all texts, drawings, maps and names of soldiers here are our own. If you like a game, buy the printed one.
about-fair = Fair
about-fair-text = The table shows each side only what it may know; bots see no more than you would in their seat. The dice are sealed before the match and can be checked afterwards.
about-privacy = Your data
about-privacy-text = One cookie keeps you signed in and one remembers the language. Nothing is loaded from other sites, nobody is tracked. You can download or delete everything that is kept of you.
about-licences = Licences
about-licences-text = Fieldcraft is free software under the Apache License 2.0. In the browser it stands on:
about-api = The same API that this page uses is open to your bots and scripts:

## Rules
rules-search = Search the rules
rules-search-hint = Word or clause: U-503
rules-contents = Contents
rules-lead = Every rule that the table applies, by its number. Search for a word or a clause, or read on from the contents.
rules-found =
    { $count ->
        [one] { $count } clause on “{ $query }”
       *[other] { $count } clauses on “{ $query }”
    }
rules-none = Nothing found. Try another word, or the number of a clause.
rules-instead = Nothing is called “{ $query }”. This is about “{ $instead }”.
rules-cites = See also:
rules-cited-by = Used by:
rules-sources = Printed:

## Fair dice
verify-lead = Nobody chose the dice of this match: neither the server nor a player. Here you can check it.
verify-busy = Playing the whole match again…
verify-none = There is no match or record of this number here.
verify-running = The match is still going on
verify-running-text = The dice are sealed. These seals were fixed at the start; what is in them is shown, and can be checked here, when the match has ended.
verify-passed = Everything is right.
verify-failed = Something does not fit. Please tell whoever runs this server.
verify-by-browser = Checked by your browser
verify-by-server = Checked by the server
verify-yes = Right.
verify-no = Wrong!
verify-cannot = Your browser only lends its hashes to pages with a safe address (https). The server has checked for you.
verify-own-key-hash = The key opens the seal that was shown during the match.
verify-own-pledge = The server’s share is the one it had sealed before anybody sat down.
verify-own-key = The key follows from the shares of the server and of both seats.
verify-own-nonce = The share that this browser added is in it.
verify-own-seal = The seal is the one this browser saw at the start.
verify-numbers = The numbers
verify-key = Key of the dice
verify-key-hash = Seal of the key (SHA-256)
verify-share = The server’s share
verify-pledge = Seal of the server’s share (SHA-256)
verify-nonce = Share of { $side }
verify-how = How it works
verify-how-1 = Before the match the server draws a secret number and shows only its seal: a fingerprint from which nobody can guess the number, and which fits no other.
verify-how-2 = Each seat adds a number of its own. Server and seats together make the key; nobody alone can choose it.
verify-how-3 = All dice and shuffles follow from the key. Nobody can foresee them from what has been rolled.
verify-how-4 = After the match all numbers are open. Anybody can check the seals and play the match again: the same dice must fall.
