### What the server says: why a request did not work out, and its mails. See server/http/errors.py: the id is `server-` and the error's code.

## Who you are

server-bad-token = Invalid token. It may have been replaced.
server-sign-in-first = Sign in first, or start a match.
server-wrong-password = Wrong name or password.
server-not-by-token = Sign in with a browser to do this; a token is not enough.
server-seat-token-only = This token is for one seat only.
server-already-account = You already have an account.
server-no-account = You have no account yet.
server-name-taken = This name is taken. Choose another.
server-name-missing = Choose a name.
server-bad-name = Names have at most { $most } characters, all of them visible.
server-mixed-name = Use letters of one alphabet in a word: look-alike letters of another are not accepted.
server-name-is-login = You sign in with this name; you can only change its capitals.
server-bad-address = This is not an email address.
server-no-mail = This server does not send email.
server-mail-link-used = This link has expired or was already used. Ask for a new one.
server-no-such-language = There is no language { $lang } here. Available: { $known }.
server-no-such-token = You have no such token.
server-enough-tokens = You already have { $most } tokens. Delete one first.
server-too-many = Too many attempts. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

## Seats

server-no-such-match = There is no such match.
server-no-such-link = This link is no longer valid. Ask for a new one.
server-no-campaign = This game has no campaign, or the scenario is not one of it.
series-leads = { $name } leads { $wins }:{ $lost }, points { $points }
server-not-our-link = This is not a link of this server.
server-link-used = This link has already been used. If that was you, come back in the same browser or with your own link.
server-other-side-yours = You are playing the other side of this match. Send this link to your opponent.
server-already-seated = You are already in this match.
server-seat-taken = This seat is taken.
server-not-open = This match is not open to everyone.
server-not-watched = Only its players can see this match.
server-not-your-seat = This is not your seat.
server-no-such-side = There is no side { $side } here. Available: { $known }.
server-which-side = You hold several seats here. Say which one: { $known }.
server-one-seat-each = One seat is yours; to play both sides on one screen, make the other one hot-seat.
server-hotseat-needs-you = In hot-seat, one of the two seats must be yours.
server-no-such-bot = There is no bot { $bot }. Available: { $known }.
server-dice-sealed = Every commitment to the dice is fixed; none can be changed now.
server-no-commitment = Your seat has not committed to a share of these dice.
server-not-sealed = Not everyone has committed to a share yet. Keep yours secret until they have.
server-wrong-share = This is not the share you committed to.
server-dice-over = These dice no longer need your share.

## At the table

server-stale = The table has changed since then. Look again.
server-frozen = This match is frozen: the rules have been corrected since. You can still watch and download it.
server-not-begun = This match has not begun: a seat is still open.
server-untimed = This match has no clocks.
server-flag-up = The other side still has time.
server-clock-full = The other side’s clock is already full.
server-not-away = The other player is here, or it is not their turn.
server-away-too-short = The other player has not been away for long enough. You can end the match in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
server-clock-not-started = The clocks have not started: you can end the match without a winner.
server-no-offer = There is no offer to answer.
server-dice-pending = The dice for the takeback are still being made. Wait for all players, or call it off.
server-dice-waiting = Waiting for the new dice.
server-not-over = This match is not over yet.
server-sealed = This match is frozen, not over: its dice stay secret, because a later correction may let it go on. You can download what you have seen of it.
server-player-gone = The other player has deleted their account.
server-rematch-offered = You have already offered a rematch.
server-chat-empty = The message is empty.
server-chat-alone = You are playing alone here.

## Requests

server-too-big = Too big: at most { $limit } bytes.
server-too-slow = The request took too long to arrive.
server-bad-request = Invalid request.
server-wrong-host = This server does not answer under this name.
server-foreign-origin = This request came from another site.
server-wrong-method = This cannot be done here.
server-internal = Something went wrong. The error has been logged; please try again.
server-no-storage = The server cannot reach its storage right now. Try again in a while.
server-bad-webhook = This is not a web address.
server-webhook-private = This address is on the server’s internal network; only public addresses are called.
server-webhook-port = Only these ports are called: { $ports }.
server-webhook-unreachable = This address cannot be found.

## Fields of a request that cannot be used

server-field-missing = is missing
server-field-unknown = is unknown
server-field-unknown-of = is unknown; known here: { $known }
server-field-short = is too short or too small
server-field-long = is too long or too big
server-field-wrong = is not valid
server-field-one-of = must be one of: { $known }
server-field-pattern = must match { $pattern }
server-field-least = must be at least { $limit }
server-field-most = must be at most { $limit }
server-field-shape-text = must be a text
server-field-shape-number = must be a number
server-field-shape-truth = must be true or false
server-field-shape-object = must be an object
server-field-shape-list = must be a list
server-field-shape-json = must be valid JSON

## Notices

server-notice-turn = Your turn: { $title }
server-notice-reminder = Your time is running out: { $title }
server-notice-over = The match is over: { $title }
server-notice-rematch = Rematch offered: { $title }
server-notice-reveal = Open the table so the dice can be made: { $title }

server-push-turn = It is your turn.
server-push-reminder = Your time is running out.
server-push-over = The match is over.
server-push-rematch = Your opponent offers a rematch.
server-push-reveal = Open the table so the dice can be made.
server-no-push = This server cannot send notifications to browsers.
server-bad-push-key = This is not the key of a browser.
server-bad-push-address = Notifications go to https addresses only.
server-enough-browsers = You already have { $most } browsers that are notified. Remove one first.

## Mails

server-mail-turn-subject = Your turn: { $title }
server-mail-turn = It is your turn.
server-mail-reminder-subject = Your time is running out: { $title }
server-mail-reminder = Your time is running out. Once it is gone, the other side may claim the win.
server-mail-over-subject = The match is over: { $title }
server-mail-over = The match is over.
server-mail-rematch-subject = Rematch offered: { $title }
server-mail-rematch = Your opponent would like to play again.
server-mail-reveal-subject = Open the table: { $title }
server-mail-reveal = Open the table so the dice can be made.
server-mail-several-subject = { $count } of your matches
server-mail-hello = Hello { $name },
server-mail-heading = { $title }, against { $opponent }
server-mail-guest = a guest
server-mail-left-days = You have { $days } d { $hours } h left.
server-mail-left-hours = You have { $hours } h { $minutes } min left.
server-mail-left-minutes = You have { $minutes } min left.
server-mail-story = Since last time:
server-mail-earlier = … and { $count } earlier lines, which you can read at the table.
server-mail-stands = Now: { $moment }
server-mail-board = On the board:
server-mail-stop = To stop these messages: { $link }
server-mail-confirm-subject = Is this your address?
server-mail-confirm = Hello { $name }, follow this link to be notified at this address when it is your turn. If you did not ask for this, ignore this message.
server-mail-recover-subject = A new password
server-mail-recover = Hello { $name }, follow this link within an hour to choose a new password. If you did not ask for this, ignore this message.
server-mail-foot = Choose which emails you get on your account page.

## Standing answers, as the table lists them

standing-take-the-only-answer = Take the only answer there is
standing-pass-when-idle = Pass when nothing else can be done
standing-ask-about = Always ask me about { $name }
standing-pass-rest = Let everything else pass until my turn
standing-never = Never ask me: { $question }
plan-end = Finish this order
plan-with-all = { $what } with everyone in reach ({ $count })
way-cost = { $cost }
