# The table: everything around the boards.

table-board = Board
table-hand = Your hand
table-side = Beside the board
table-score = Battle
table-log = Log
table-chat = Chat
table-notes = Notes
table-prompt = What is asked
table-answers = Answers
table-close = Close
table-cancel = Cancel
table-save = Save
table-you = you
table-guest = Guest

## The question

table-waiting = Waiting…
table-sending = One moment…
table-lost = No connection just now. Trying again… What you choose is sent as soon as it is back.
table-closed = The table is closed.
table-confirm = Are you sure?
table-confirm-no = No, go back
table-pass = Done
table-undo = Undo
table-hint = Hint
table-hint-is = A bot would choose: { $option }.
table-hint-do = Do it
table-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
table-list = All answers
table-list-short = All
table-list-find = Find an answer
table-list-none = Nothing fits these words.
table-no-undo = cannot be taken back
table-which = Which one?
table-offered = Cards to choose from

## Looking

table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Show the whole board
table-odds = Odds
table-chance = chance ({ $hits } in { $of })
table-total = Total
table-dice = Dice
table-look-risk = Roll the dice
table-look-keep = Right-click or I keeps this open.
table-sight-from = Show lines of sight from here
table-sight-off = Hide lines of sight
table-clause = Rule { $clause }
table-rules-open = Open in the rules reference
table-piles = Card piles
table-pile-hidden = Only the number of cards is known.
table-cards = { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
table-as-text = Show the board as text
table-as-picture = Show the board as a picture
table-text-how = What can be chosen is marked and can be pressed. Anything else says why not.
table-generic-view = The game as it stands
table-generic-scene = Scenario
table-generic-yes = yes
table-generic-no = no

## The log

table-log-empty = Nothing has happened yet.
table-log-end = To the end
table-jump-here = Go to this position

## People

table-there = is here
table-away = is away
table-bot-trouble = the bot could not think: something harmless was chosen
table-seat-open = Open seat
table-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-clock = Time left: { $side }
table-clock-day = d
table-clock-hour = h
table-alert = It is your turn
table-chat-say = Say something
table-chat-send = Send
table-chat-mute = Do not show me the other player’s messages
table-chat-muted = The other player is muted.
table-chat-empty = Only the two of you can read what is written here.
table-notes-private = Nobody but you reads these notes.
table-notes-kept = Saved.
table-notes-writing = Saving…
table-notes-failed = Could not be saved. It will be tried again when you go on writing.

## Sharing one device

table-curtain = Pass the device to: { $side }
table-curtain-text = The hands are hidden until you say that you are ready.
table-curtain-open = I am { $side }: show my hand

## Waiting for the other player

table-waiting-room = Waiting for the other player
table-waiting-text = Send this link to your opponent. Whoever opens it takes the other seat, without an account.
table-waiting-lost = The link you sent still works. If it is lost, make a new one, which ends the old.
table-waiting-stay = You may close this page; the match waits under “My matches”.
table-waiting-others = This match has not begun yet. Ask whoever made it for a link.
table-join-text = One seat is free.
table-join = Play { $side }
table-link = Link
table-link-make = Make an invitation link
table-link-new = Make a new link (the old one stops working)
table-link-own = Link to my seat, for another device
table-link-own-make = Make the link
table-link-own-sure = Links made before for this seat stop working, and other devices that came by them are shut out. This device stays.
table-link-watch = Link for spectators
table-link-text = Whoever has the link to a seat can play from it: send it only to whom it is for. A link for spectators shows no hands.
table-copied = Copied
table-call-off = Call the match off

## The menu

table-menu = Menu of the match
table-sounds = Sounds
table-motion = Animations
table-alerts = Notify me when it is my turn
table-replay = Replay
table-verify = Check the dice
table-record = Download the record
table-export = Download what could be seen
table-standing = Standing answers…
table-report = Report a rule problem…
table-takeback = Ask to take back my last choice
table-claim-flag = Claim the win on time
table-give-time = Give them more time
table-draw = Offer to end the match as a draw…
table-draw-sure = The match ends without a winner if the other side agrees.
table-abandon = Propose to abandon the match…
table-abandon-sure = An abandoned match has no winner. If somebody sits opposite, they have to agree.
table-resign = Resign…
table-resign-sure = The other side wins. This cannot be taken back.
table-sit = Back to my seat
table-result = Result
table-accept = Accept
table-decline = Decline
table-withdraw = Withdraw
table-declined = The offer was declined.
table-flag-fallen = { $side } has run out of time. You may claim the win, or go on waiting.
table-frozen = The rules have been corrected since, and this match would have gone differently. It can be viewed and downloaded as far as you could see it, but not continued. Its dice stay sealed: a later correction may let it go on.

## The end

table-over = The match is over
table-over-without = The match ended without a result.
table-won = Victory
table-drawn = A draw
table-lost-game = Defeat
table-rematch = Rematch with sides swapped
table-rematch-accept = Accept the rematch
table-rematch-go = To the rematch
table-rematch-asked = You have offered a rematch. Waiting for the other player…
table-rematch-offered = The other player wants a rematch with sides swapped.
table-back-to-board = Look at the board

## Standing answers

table-standing-text = Your seat can answer some questions for you. Nobody else can tell: the answer comes after the same delay whatever your hand holds.
table-standing-idle = Pass when I can do nothing else
table-standing-more = In words
table-standing-words = One per line, for example: never ask react until turn 9

## Reporting a problem

table-report-text = Does the table break a rule? The position is saved as a drill file: a position that shows what should happen. It holds only what you may see.
table-report-tried = What did you try?
table-report-wrong = What went wrong, and what do the rules say?
table-report-send = Make the drill file
table-report-made = The file has been made. Attach it to your report.
table-download = Download

## Replay

table-replay-open = Open a record
table-replay-open-text = Choose a record file (.record). It is replayed by the rules; nothing of it is published.
table-replay-file = Record file
table-replay-first = First position
table-replay-back = One step back
table-replay-play = Play
table-replay-pause = Pause
table-replay-on = One step on
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
table-replay-link = Copy the link to this position
table-replay-events-any = Any event
table-replay-events-hit = Hits and casualties
table-replay-events-fire = Attacks
table-replay-events-move = Movement
table-replay-events-score = Control and points
table-replay-events-cards = Cards played
table-replay-to-match = To the match

## Lessons

table-lesson-step = Step { $at } of { $of }
table-lesson-next = Next
table-lesson-back = Back
table-lesson-do = Do it for me
table-lesson-done = Well done
table-lesson-done-text = You know enough to play. Anything else the table explains as you go.
table-lesson-play = Play a first match
table-lesson-all = All lessons
table-lesson-not = Not that one yet. { $text }

## Keys

table-keys = Keys
table-keys-touch = On a touch screen: tap to choose, tap what would roll dice to see the odds first, hold to see what something is, pinch to zoom.
table-key-space = Space
table-key-rove = go to the next thing that can be chosen, in that direction
table-key-rove-all = go to anything on the board
table-key-next = next, previous thing that can be chosen
table-key-pick = choose it
table-key-option = choose a button by its number
table-key-list = all answers in a list
table-key-pass = end the turn, stop or pass
table-key-undo = undo
table-key-cancel = close, go back
table-key-look = what is this? (keeps it open)
table-key-sight = show lines of sight from here
table-key-hint = ask for a hint
table-key-prompt = read the question again
table-key-text = the board as text
table-key-tabs = log, chat, notes, score
table-key-piles = card piles
table-key-zoom = zoom in, out, whole board
table-key-help = this list
table-key-replay-step = one step back, on
table-key-replay-turn = previous, next turn
table-key-replay-event = previous, next event of the chosen kind
table-key-replay-ends = first, last position
table-key-replay-play = play, pause
table-key-lesson-step = next step, step back
