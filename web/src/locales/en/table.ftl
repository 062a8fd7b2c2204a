# The table: everything around the boards.

table-board = Board
table-hand = Your hand
table-side = Side panel
table-score = Battle
table-log = Log
table-chat = Chat
table-notes = Notes
table-prompt = Question
table-answers = Options
table-close = Close
table-cancel = Cancel
table-guest = Guest

## What wins

table-goals = Goals
table-goal-yours = Held by { $side }
table-goal-gone = No longer possible
table-goal-open = Open
table-goal-or = or
table-sheet = Scenario
table-threats-more = { $count } more

## After the battle

table-margin = { $count ->
    [one] Won by { $count } point.
   *[other] Won by { $count } points.
}
table-held = Held at the end
table-losses = Losses
review-title = When it was decided
review-busy = Judging the match: { $percent } %
review-graph = Chances of { $first } and { $second } over the game
review-turning-luck = { $who }, “{ $choice }”: dice and draws gave { $side } { $points } percentage points
review-turning-choice = { $who }, “{ $choice }”: the decision gave { $side } { $points } percentage points
review-luck = Luck: what dice and draws gave compared with their average
review-errors = Errors: what decisions gave away
review-points = { $points } points
review-costliest = The costliest decisions
review-costly = { $side } chose “{ $choice }”. The bot would rather have done “{ $better }”; the difference is about { $points } percentage points.
review-open = Open in the replay
review-no-errors = No single decision was clearly a mistake.
review-small-errors = No single decision was clearly a mistake, but together they gave away about { $points } percentage points.

## The question

table-waiting = Waiting…
table-sending = Sending…
table-lost = Connection lost. Reconnecting… Your choice will be sent as soon as you’re back online.
table-closed = This table is closed.
table-confirm = Are you sure?
table-confirm-no = Go back
table-undo = Undo
table-hint = Hint
table-hint-is = The bot would choose: { $option }.
table-hint-do = Do it
table-list = All options
table-list-short = All
table-list-find = Search options
table-list-none = No matching options.
table-no-undo = can’t be undone
table-waivers = Questions to skip
table-unasked = Answered for you: { $count }
table-unasked-change = You can change this here or under “Standing answers”.
table-unasked-remove = Ask me again: { $text }
table-picked = { $count } of at most { $most } chosen. Click again to take one back, then confirm.
table-group = The strongest group is ready: click a target to fire, or a piece to leave it out.
table-confirm-picks = Confirm ({ $count })
table-ask-here = Always ask me about this
table-ask-here-off = Stop asking me about this
table-which = Which one?
table-offered = Cards to choose from

## Looking

table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Fit the board
table-odds = Odds
table-chance = chance ({ $hits } in { $of })
table-total = Total
table-dice = Dice
table-look-risk = Roll the dice
table-look-keep = Right-click or press I to keep this open.
table-sight-from = Show lines of sight from here
table-sight-off = Hide lines of sight
table-clause = Rule { $clause }
table-rules-open = Open in the rules reference
table-book-open = Open in the rulebook
table-parts = How these add up
table-clause-whole = Clause { $clause }, word for word
table-piles = Card piles
table-pile-hidden = Only the number of cards is known.
table-cards = { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
table-as-text = Show the board as text
table-as-picture = Show the board as a picture
table-text-how = Options are highlighted: press one to choose it. Press anything else to find out why you can’t.
walk-heading = Map
walk-how = Arrow keys walk from place to place, Home, Page Up, End and Page Down diagonally. Enter chooses what can be chosen there, I says more, S measures lines of sight from there.
walk-go = Go to
walk-go-do = Go
walk-edge = The board ends here.
walk-no-place = No place is called { $text }.
walk-legal = can be chosen
table-generic-view = Position
table-generic-yes = yes
table-generic-no = no

## The log

table-log-empty = Nothing has happened yet.
table-log-end = Latest
table-jump-here = Jump to this position

## People

table-there = online
table-away = offline
table-bot-trouble = the bot failed to respond; a safe option was chosen
table-seat-open = Open seat
table-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-clock = Time left: { $side }
table-clock-day = d
table-clock-hour = h
table-clock-half = You have half a minute left.
table-clock-ten = Ten seconds left!
table-clock-fallen = Your time is up. Your opponent may claim the win.
table-clock-runs = { $side }: { $time } left, running.
table-clock-stands = { $side }: { $time } left.
table-clock-none = This match has no clock.
table-time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
table-time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
table-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
table-time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
table-left = { $side } has left the table.
table-left-start = { $side } is not here yet. The clocks start when both players are at the table.
table-left-in = You can end the match in { $time }.
table-left-claim = { $side } has been away for too long. You can take the win, end the match without a winner, or keep waiting.
table-left-end = { $side } hasn’t joined. You can end the match without a winner, or keep waiting.
table-claim-left = Take the win
table-end-without = End without a winner
table-back = { $side } is back.
watching-told-anybody = Anyone can watch this match.
watching-told-link = Anyone with the link can watch this match.
watching-told-nobody = Nobody can watch this match
table-alert = It’s your turn
table-chat-say = Write a message
table-chat-send = Send
table-chat-mute = Mute the other player
table-chat-muted = The other player is muted.
table-chat-empty = Only the two of you can read this chat.
table-notes-private = Only you can read these notes.
table-notes-kept = Saved.
table-notes-writing = Saving…
table-notes-failed = Couldn’t save. We’ll try again when you continue writing.

## Sharing one device

table-curtain = Pass the device to { $side }
table-curtain-text = Hands stay hidden until you’re ready.
table-curtain-open = I’m { $side }: show my hand

## Waiting for the other player

table-waiting-room = Waiting for your opponent
table-waiting-text = Send this link to your opponent. Whoever opens it takes the other seat; no account needed.
table-waiting-lost = The link you sent still works. If it’s lost, create a new one; the old one will stop working.
table-waiting-stay = You can close this page; you’ll find the match under “My matches”.
table-waiting-others = This match hasn’t started yet. Ask its creator for a link.
table-dice-room = Waiting for the dice
table-dice-other = The seals are fixed. The match starts as soon as your opponent opens it; you can close this page meanwhile.
table-dice-mine = The seals are fixed. Your browser is adding your number…
table-dice-lost = Your number for the dice is in the browser where you joined. Open the match there once, or by the link you saved there. Until then it can’t start.
table-dice-cheated = The seals are not the ones this browser was shown. It is keeping your number to itself: someone is trying to choose the dice.
table-dice-watch = This match starts as soon as both players have opened it.
table-dice-exchange = A takeback was agreed. The new dice are being made; waiting for { $side }.
table-dice-exchange-lost = A takeback was agreed, but your number for the new dice is in another browser. Open the match there, or call the takeback off.
table-dice-call-off = Call off the takeback
table-dice-unfair = These dice are not the ones that were sealed. Someone may have chosen them.
table-dice-doubt = The dice after this takeback contain a number in your name that this browser didn’t send. If you agreed to the takeback on another device, all is well. If not, someone may have chosen the dice.
table-dice-doubt-me = It was me
table-join-text = One seat is open.
table-link = Link
table-link-make = Create an invitation link
table-link-new = Create a new link (the old one stops working)
table-link-own = Link to my seat, for another device
table-link-own-make = Create link
table-link-own-sure = Earlier links to this seat stop working, and devices that used them are signed out of it. This device stays.
table-link-watch = Spectator link
table-link-text = Anyone with a seat link can play from that seat: send it only to the person it’s for. A spectator link shows no hands.
table-call-off = Cancel the match

## The menu

table-menu = Match menu
table-alerts = Notify me when it’s my turn
table-verify = Verify the dice
table-record = Download record
table-export = Download what I could see
table-standing = Standing answers…
table-report = Report a rules problem…
table-takeback = Ask to take back my last choice
table-claim-flag = Claim a win on time
table-give-time = Give more time
table-draw = Offer a draw…
table-draw-sure = If the other side agrees, the match ends without a winner.
table-abandon = Propose to abandon the match…
table-abandon-sure = An abandoned match has no winner. A human opponent has to agree.
table-resign = Resign…
table-resign-sure = The other side wins. This can’t be undone.
table-sit = Back to my seat
table-result = Result
table-accept = Accept
table-decline = Decline
table-withdraw = Withdraw
table-declined = The offer was declined.
table-flag-fallen = { $side } has run out of time. You can claim the win or keep waiting.
table-frozen = The rules have been corrected since, and this match would have gone differently. You can view it and download what you could see, but not continue it. Its dice stay sealed, as a later correction may let it continue. Both of you can agree to abandon it.

## The end

table-over = The match is over
table-over-without = The match ended without a result.
table-won = Victory
table-lost-game = Defeat
table-rematch = Rematch, sides swapped
table-rematch-accept = Accept rematch
table-rematch-go = Go to the rematch
table-rematch-asked = You’ve offered a rematch. Waiting for the other player…
table-rematch-offered = The other player wants a rematch with sides swapped.
table-back-to-board = View the board

## Standing answers

table-standing-text = Your seat can answer some questions for you. No one can tell: the answer always comes after the same delay, whatever is in your hand.
table-standing-more = As text
table-standing-words = One per line, for example: never ask react until turn 9
table-order-here = Leave an order here…
table-order-on-board = Order on the board…
table-order-where = Click what the order is about: a place, a piece or a card.
table-orders = Orders
table-orders-text = Orders act for you while you’re away. Only you can see them, and your log tells you when one was carried out.
table-order-leave = Leave this order
table-order-left = In force
table-orders-none = There is no order to leave here.
table-orders-yours = Your orders and standing answers
table-while-away = While they play:
table-propose = Leave orders…
table-propose-all = Leave these orders
table-order = Order

## Reporting a problem

table-report-text = Is the table breaking a rule? This saves the position as a drill file that shows what should happen. It contains only what you may see.
table-report-tried = What did you try?
table-report-wrong = What went wrong, and what do the rules say?
table-report-send = Create drill file
table-report-made = Done. Attach the file to your report.
table-download = Download

## Replay

table-replay-open = Open a record
table-replay-open-text = Choose a record file (.record). It’s replayed by the rules; nothing is published.
table-replay-file = Record file
table-replay-first = First position
table-replay-back = Step back
table-replay-play = Play
table-replay-pause = Pause
table-replay-on = Step forward
table-replay-last = Last position
table-replay-round-back = Previous turn
table-replay-round-on = Next turn
table-replay-position = Position { $at } of { $of }
table-replay-scrub = Position in the match
table-replay-viewpoint = Seen by
table-replay-spectator = Spectator
table-replay-all = Everything, both hands
table-replay-event = Jump to
table-replay-speed = Speed
table-replay-link = Copy link to this position
table-replay-events-any = Any event
table-replay-events-hit = Hits and casualties
table-replay-events-fire = Attacks
table-replay-events-move = Movement
table-replay-events-score = Control and points
table-replay-events-cards = Cards played

## Lessons

table-lesson-step = Step { $at } of { $of }
table-lesson-next = Next
table-lesson-back = Back
table-lesson-do = Do it for me
table-lesson-done = Well done
table-lesson-done-text = You know enough to play. The table explains the rest as you go.
table-lesson-play = Play your first match
table-lesson-all = All lessons
table-lesson-not = Not that one yet. { $text }

## Keys

table-keys = Keyboard shortcuts
table-keys-touch = On a touch screen: tap to choose (if dice will be rolled, you see the odds first), hold to see what something is, pinch to zoom.
table-key-space = Space
table-key-rove = next option in that direction
table-key-rove-all = anything on the board
table-key-pick = choose it
table-key-option = choose a button by its number
table-key-list = all options in a list
table-key-pass = end the turn, stop or pass
table-key-undo = undo
table-key-cancel = close, go back
table-key-look = what’s this? (keeps it open)
table-key-sight = show lines of sight from here
table-key-hint = ask for a hint
table-key-prompt = read the question again
table-key-text = the board as text
table-key-piles = card piles
table-key-zoom = zoom in, zoom out, fit the board
table-key-clock = read the clocks out
table-key-help = this list
line-label = Command
line-placeholder = What to do, or: look, why, score, help
line-send = Enter
line-open = Type a command
line-close = Close the command line
line-completions = Completions
table-key-line = type a command
table-key-previous = previous option or button
table-key-next = next option or button
table-key-of = Key for: { $what }
table-keys-reset = Restore default keys
table-nth = { $number } of { $count }
table-nothing-lit = There is nothing to choose now.
table-key-replay-step = step back, forward
table-key-replay-turn = previous, next turn
table-key-replay-event = previous, next event of the chosen kind
table-key-replay-ends = first, last position
table-key-replay-play = play, pause
table-key-lesson-step = next, previous step

stage-title = Combat
stage-hurry = Skip
stage-against = against
stage-needed = needs { $needed } or more, or a 0
stage-dice = dice
stage-nothing = nothing changes

## Set-ups

setup-title = Saved set-ups
setup-number = Set-up { $number }
setup-name = Name
setup-keep = Save this set-up
setup-lay = Set up like this
setup-none = No set-up saved for this scenario and side yet.
setup-file = From a file
setup-no-room = This browser could not save it.
mat-discard = Discard
