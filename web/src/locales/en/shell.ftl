# The pages around the table.
title-home = Home
title-new = New match
title-lobby = Open matches
title-matches = My matches
title-match = Match
title-seat = Join a match
title-replay = Replay
title-learn = Learn
title-rules = Rules
title-book = Rulebook
title-figure = Figure
title-verify = Fair dice
title-account = Account
title-settings = Settings
title-about = About
title-unsubscribe = Stop emails
unsubscribe-text = You will get no more emails about your matches at this address. Your matches stay as they are.
unsubscribe = Stop these emails
unsubscribed = Done. You will get no more emails about your matches; you can turn them on again on your account page.
title-missing = Page not found
skip-to-content = Skip to content
loading = Loading…
main-menu = Main menu
language = Language
footer-unofficial = An unofficial fan project.
missing-text = Nothing here. The link may be incomplete.
go-home = Home
trouble-title = Something went wrong
trouble-text = This page failed to load. Your match is safe on the server.
try-again = Try again
error-offline = Can’t reach the server. Check your connection and try again.
error-not-found = Not found.
error-too-many = Too many requests. Wait a moment and try again.
error-server = The server didn’t respond. Try again in a moment.

## Header and notices
brand-home = Fieldcraft home
nav-play = Play
theme-to-dark = Switch to the dark theme
theme-to-light = Switch to the light theme
turns-waiting =
    { $count ->
        [one] { $count } match is waiting for you
       *[other] { $count } matches are waiting for you
    }
notices = Notifications
dismiss = Dismiss
offline = Connection lost. Reconnecting…
copy = Copy
copied = Copied
share = Share
open = Open
save = Save
saved = Saved.
delete = Delete
go-to-table = Go to the match

## Home
home-title = Take command
home-lead = Three card-driven battles of the Second World War, on a table that knows every rule. Play your first card in seconds: the table shows you what you can do.
home-continue = Your matches
home-all-matches = All my matches
home-games = Games
play-now = Play now
play-starting = Setting up…
play-now-hint = As { $side }, against the bot “{ $bot }”.
home-choose =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }
home-learn = Learn step by step
home-friend = Play with a friend
home-friend-hint = Send a link; play live or by correspondence
home-hotseat-hint = Hands stay hidden while you swap
home-lobby = Find an opponent
home-lobby-hint = Open matches anyone can join
home-replay = Watch a replay
home-replay-hint = Open a record file
open-link = Have a link?
open-link-hint = Paste a seat link or a match ID
open-link-wrong = This isn’t a link to a seat, match or replay.

## New match
new-game = Game
new-scenario = Scenario
scenario-first = Start here
scenario-random = Random scenario
scenario-random-hint = New forces, map and objectives every time
scenario-random-number = No. { $number }
scenario-again = Reroll
scenario-file = Your own scenario
scenario-file-hint = From a YAML or JSON file; choose its map with it
scenario-file-map = The file’s board, with its problems numbered
scenario-file-choose = Choose a file
scenario-file-big = { $name } is too large for a scenario.
scenario-warnings =
    { $count ->
        [one] { $count } possible mistake
       *[other] { $count } possible mistakes
    }
scenario-map = Map of { $name }
scenario-no-map = The map can’t be shown here.
scenario-goals = What wins
scenario-forces = Forces
scenario-number = Number
scenario-share = Copy link
link-code = QR code of the link
link-local = This link works only on this computer. To let others on your network join, close Fieldcraft and start it with
others-title = Playing with others
others-none = Only this computer can reach this table. To let others on your network join, close Fieldcraft and start it with
others-at = Others on your network find this table at
name-ask = What should your opponent call you?
name-later = Later
new-series = One match or more?
series-single = One match
series-single-hint = The scenario once
series-both-ways = Both ways
series-both-ways-hint = Twice with the sides swapped, one score
series-campaign = Campaign
series-campaign-hint = One scenario after another from the chosen one on; wins and casualties count
series-wins = Wins
series-casualties = Casualties
series-points = Score
series-next = Next: { $name }
scenario-rules =
    { $count ->
        [one] { $count } special rule
       *[other] { $count } special rules
    }
new-with = Who’s playing?
with-bot = Against a bot
with-bot-hint = Starts at once
with-friend = With another player
with-friend-hint = You get a link to send
with-hotseat = Two players, one screen
with-hotseat-hint = Pass the device
with-bots = Watch two bots
with-bots-hint = Sit back and watch
new-side = Your side
side-by-lot = Random
new-bot = Which bot?
new-bot-for = Bot for { $side }
new-names = Player names
name-optional = Optional
new-pace = Time control
pace-untimed = No clock
pace-untimed-hint = Everyone takes as long as they need
pace-live = Live
pace-live-hint = Minutes for the whole match, plus a few seconds per turn
pace-correspondence = Correspondence
pace-correspondence-hint = A reserve of days that grows with every turn
pace-minutes = Minutes per player
pace-increment = Seconds added per turn
pace-bank = Days in reserve
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
        [one] { $days } day in reserve
       *[other] { $days } days in reserve
    } + { $hours } h
new-visibility = Who can join?
visibility-link = Anyone with the link
visibility-link-hint = Only someone you send the link to.
visibility-public = Anyone
visibility-public-hint = The match is listed in the lobby.
new-watching = Who can watch?
watching-anybody = Anyone
watching-anybody-hint = The match is listed, and spectators see no hidden cards.
watching-link = Anyone with the link
watching-link-hint = The match isn’t listed for spectators.
watching-nobody = Nobody
watching-nobody-hint = Only the two players ever see the match, even after it is over.
new-options =
    { $count ->
        [one] { $count } optional rule
       *[other] { $count } optional rules
    }
new-options-hint = We recommend the defaults.
new-start = Start match
new-make-link = Create match and link
new-ready = Your match is ready
new-ready-text = You play { $side } in “{ $scenario }”. Send this link to your opponent.
new-invite = Link for your opponent ({ $side })
new-invite-hint = The first person to open it takes the seat. No account needed; the link works only once.
new-way-back = Your own link
new-way-back-hint = Keep it to continue on another device, or if you have no account. Don’t share it: it shows your cards.
new-own-link = Link to your seat

## Seats
seat-title = You’re invited
seat-nothing = This link is no longer valid
seat-invited-by = { $name } has invited you to a match.
seat-lead = No account needed: one click and you are at the table.
seat-back = Back to your seat
seat-back-text = This is a player’s personal link to their seat. Anyone who opens it can play from that seat.
seat-opponent = Opponent
seat-nobody = No one yet
seat-options = Optional rules
seat-option-on = on
seat-option-off = off
seat-sit-down = Take your seat
seat-both = Take this seat too
seat-no-token = This link is incomplete: the part after the # is missing.
seat-open = open seat
seat-bot = bot
seat-you = you
seat-guest = guest
your-name = Your name
your-name-hint = Shown to others at the table.

## Lists of matches
matches-your-turn = Your turn
matches-going = Opponent’s turn
matches-open = Waiting for an opponent
matches-over = Finished
matches-none = You have no matches yet.
matches-guest = You’re playing as a guest: your matches are kept in this browser.
matches-make-account = Keep them in an account
state-your-turn = Your turn
state-waiting = Opponent’s turn
state-open = Open
state-over = Finished
state-frozen = Frozen
state-won = Won
state-lost = Lost
state-draw = Draw
lobby-lead = These matches are waiting for an opponent. Take a seat and play; no account needed.
lobby-offer = Offer a match
lobby-by = Offered by { $name }
lobby-join = Play as { $side }
lobby-empty = No one is waiting right now. Offer a match, and we’ll notify you when someone joins.
lobby-bot = Play a bot in the meantime
lobby-watch = Watch live

## Learning
learn-lead = Ten minutes at a real table, step by step. You play; the lesson explains why.
learn-begin = Start lesson
learn-also = Tips for any table
learn-tip-ask = Hover over anything to see what it is. Click something you can’t choose to find out why.
learn-tip-undo = You can undo anything until dice are rolled or hidden cards are revealed.
learn-tip-hint = Not sure? “Hint” shows what a bot would do.
learn-tip-rules = Every rule the table applies has a number you can look up:

## Account
sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out on all devices
register = Create account
account-lead = You can play without an account. With one, your matches are available on any device.
account-hello = Hello, { $name }
account-name = Name
account-name-or-mail = Name or email
account-takes-guest = Matches you started here as a guest will move to your account.
account-forgotten = Forgot your password?
account-forgotten-text = If the account has a confirmed email address, we’ll send a reset link there.
account-send-mail = Send reset link
account-mail-sent = If that account exists, an email is on its way.
account-mail-confirmed = Your email address is confirmed.
account-new-password = Choose a new password
account-password-set = Your new password is set. Your other devices are signed out and your API tokens revoked.
account-change-password = Change password
account-change-hint = This signs you out on all other devices.
password = Password
password-old = Current password
password-new = New password
password-hint = At least 8 characters.
mail-optional = Email (optional)
mail-hint = Only for password resets and, if you like, turn notifications.
tokens-title = API tokens
tokens-text = A token can do anything you can: play your seats over the API. Don’t share it.
tokens-one = Token
tokens-once = Copy the token now; it won’t be shown again.
tokens-used = last used { $when }
tokens-unused = never used
tokens-label = What is it for?
tokens-label-hint = my bot
tokens-make = Create token
data-title = Your data
data-export = Download my data
data-export-text = Everything this server stores about you, in one file.
data-delete = Delete my account
data-delete-text = Deletes your account, name, notes and chat messages. Matches remain for your opponents; your seat in an unfinished match opens up.
data-delete-sure = I understand that this can’t be undone.

## Settings
settings-here = On this device
settings-theme = Theme
theme-system = Use system setting
theme-light = Light
theme-dark = Dark
settings-motion = Animations
motion-system = Use system setting
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
motion-off = Off
settings-sounds = Sounds
settings-sounds-hint = Dice, cards and a chime when it’s your turn.
settings-coach = Explain each question
settings-coach-hint = A sentence or two below it, for those who haven’t read the rules.
settings-confirm = Confirm end of turn
settings-confirm-hint = Asks before you end your turn with cards left to play.
settings-keys = Single-key shortcuts at the table
settings-keys-hint = Turn them off if your screen reader or dictation types into the page. The list of shortcuts (?) lets you change each key.
settings-line = Command line at the table
settings-line-hint = A line below the question: type what to do or what you want to know.
settings-text = Show the board as text
settings-text-hint = Lists, and a map you can walk with the arrow keys, for screen readers.
settings-you = You
settings-alerts = When it’s your turn
settings-alerts-hint = You always see it on the page. These reach you when the page is closed or in the background.
settings-mail-sent = Saved. Follow the link in the email we’ve just sent.
settings-to-account = Password, data and API tokens: your account
alert-browser = Browser notifications
alert-browser-hint = While a Fieldcraft tab is open in the background.
alert-push = On this device, even when Fieldcraft is closed
alert-push-hint = Your browser’s own push service delivers it; on a phone, install the page first.
alert-refused = Your browser blocks notifications from this page. You can change this in its settings.
alert-mail = Email
alert-mail-hint = We’ll email you when it’s your turn and before your time runs out.
alert-mail-on = Notify me by email
alert-no-mail = This server doesn’t send email.
mail-unconfirmed = Not confirmed yet: follow the link in our email.
alert-webhook = Webhook for your own programs
alert-webhook-hint = The server sends a signed POST request to this address when it’s your turn.
alert-webhook-address = URL
alert-webhook-on = Call the webhook
alert-webhook-secret = Signing key

## About
about-lead = Fieldcraft brings three card-driven tactical wargames to a digital table that enforces every rule.
documents = Documentation
about-documents-text = Guides for players, scenario makers, bot authors and hosts, the rulebooks, and the API.
about-documents-open = Open the documentation
about-unofficial = Unofficial
about-unofficial-text = This is an unofficial fan project, not affiliated with the publishers or designers of the games. Rules and numbers are facts; all texts, drawings, maps and soldiers’ names are our own. If you enjoy a game, buy the printed one.
about-fair = Fair play
about-fair-text = The table shows each side only what it may know; bots see no more than you would in their seat. The dice are sealed before the match and can be verified afterwards.
about-privacy = Your data
about-privacy-text = One cookie keeps you signed in, another remembers your language. Nothing is loaded from other sites and no one is tracked. You can download or delete everything we store about you.
about-licences = Licences
about-licences-text = Fieldcraft is free software under the Apache License 2.0. In the browser it uses:
about-api = The API behind this page is open to your bots and scripts:

## Rules
rules-search = Search the rules
rules-search-hint = Word or rule number: U-503
rules-contents = Contents
rules-lead = Every rule the table applies, by number. Search for a word or a rule number, or browse the contents.
rules-found =
    { $count ->
        [one] { $count } result for “{ $query }”
       *[other] { $count } results for “{ $query }”
    }
rules-none = No results. Try another word or a rule number.
rules-instead = No results for “{ $query }”. Showing results for “{ $instead }”.
rules-cites = See also:
rules-cited-by = Referenced by:
rules-sources = In print:

## Fair dice
verify-lead = No one chose the dice of this match: not the server, not a player, not the two together. Check for yourself.
verify-busy = Replaying the whole match…
verify-none = There’s no match or record with this ID.
verify-running = This match is still in progress
verify-running-text = The dice are sealed. Your browser has kept the seals and checks them while you play; the server’s number is opened when the match is over.
verify-not-made = The dice haven’t been set yet: a player still has to take their seat or open the match again.
verify-alone = These dice contain no player’s number, so you have to trust the server.
verify-not-here = No number from this browser is in these dice. If you joined on another device, check there.
verify-passed = Verified: everything checks out.
verify-failed = Verification failed. Please tell the server’s administrator.
verify-by-browser = Checked by your browser
verify-by-server = Checked by the server
verify-yes = Passed.
verify-no = Failed!
verify-check-mine = Your number is part of the dice.
verify-check-same = The seals are the ones this browser saw before it gave away your number.
verify-check-listed = The seals are in the public list, and nothing in it has changed since.
verify-check-players = Every player opened exactly the number they had sealed.
verify-check-server = The server opened exactly the number it had sealed.
verify-check-key = The key of the dice follows from these numbers and from nothing else.
verify-check-key-hash = The key matches the seal shown during the match.
verify-numbers = Numbers
verify-key = Dice key
verify-key-hash = Seal of the dice key (SHA-256)
verify-start = Start of the match
verify-takeback = Takeback
verify-seal = Seal of { $party } (SHA-256)
verify-share = Number of { $party }
verify-server = the server
verify-line = Line in the public list
verify-how = How it works
verify-how-1 = Before the match, the server and each player’s browser draw a secret number and show only its seal: a fingerprint that doesn’t reveal the number and fits no other. A bot has no number.
verify-how-2 = Only when all seals are fixed and entered in the public list do the players’ browsers open their numbers. The server’s stays closed until the end. So no one can pick a number to suit the others.
verify-how-3 = Together the numbers make the key, which determines every die roll and shuffle. After a takeback, everything starts over with new numbers.
verify-how-4 = After the match the server opens its number too. Your browser compares everything with what it kept, and anyone can replay the match: the dice must come out the same.
verify-how-5 = What this can’t prove: whoever runs the server can see the hidden cards. It shows that no one chose them.

## The public list of seals

title-seals = Public list of seals
seals-lead = Every seal of every match on this server is entered here before any number is opened. Each line contains the hash of the line before it, so nothing can be changed later without everything after it changing too.
seals-fit = Your browser has checked all { $count } lines: the chain is intact.
seals-same = They continue the list as this browser last saw it, at line { $number }.
seals-broken = Line { $number } breaks the chain: the list was changed or started over. Don’t rely on it; tell other players.
seals-forget = Start over from the list as it is now
seals-empty = Nothing has been sealed here yet.
seals-counts = { $sealed } sealed, { $started } of them opened by all players.
seals-rest = The rest are still waiting, or were never played.
seals-sealed = sealed
seals-started = opened
seals-last = The last lines
seals-time = Time
seals-what = What
seals-number = Line

book-lead = The rules in plain words, with positions from the table that you can step through and play on from.
book-reference = Rules reference: every clause by number
book-all = All chapters
book-clauses = Based on these clauses

figure-not = Not allowed
figure-back = Previous step
figure-step = { $at } of { $of }
figure-next = Next
figure-case = Case
figure-case-number = Case { $number }
figure-play-bot = Play on against the bot
figure-play-alone = Play both sides
figure-other = { $label }: possible too. Play on from here to try it.
