### What the server says: why a request did not work out, and its mails. See server/errors.py: the id is `server-` and the error's code.

## Who you are

server-bad-token = This key opens nothing. It may have been replaced.
server-sign-in-first = Sign in first, or start a match.
server-wrong-password = Name and password do not fit together.
server-not-by-token = This needs a signed-in browser, not a key.
server-seat-token-only = This key opens one seat and nothing else.
server-already-account = You have an account already.
server-no-account = You have no account yet.
server-name-taken = This name is taken. Choose another one.
server-name-missing = Choose a name.
server-bad-name = A name has at most { $most } characters, and no unprintable ones.
server-name-is-login = You sign in with this name; only its capital letters can change.
server-bad-address = This is not a mail address.
server-no-mail = This server does not send mail.
server-mail-link-used = This link has been used or is too old. Ask for a new one.
server-no-such-language = There is no language { $lang } here. There are: { $known }.
server-no-such-token = You have no such key.
server-enough-tokens = You have { $most } keys already. Delete one first.
server-too-many = Too often. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

## Seats

server-no-such-match = There is no such match.
server-no-such-link = This link opens no seat. It may have been replaced: ask for a new one.
server-link-used = Somebody has sat down by this link already. If that was you, come back in the same browser or by your own link.
server-other-side-yours = You sit on the other side of this match. Send this link to the one you want to play.
server-already-seated = You sit in this match already.
server-seat-taken = This seat is taken.
server-not-open = This match is not open to everybody.
server-not-your-seat = This is not your seat.
server-no-such-side = There is no side { $side } here. There are: { $known }.
server-which-side = You hold several seats here. Say which one: { $known }.
server-one-seat-each = One seat is yours; for both sides on one screen make the other one hot-seat.
server-hotseat-needs-you = In hot-seat one of the two seats is yours.
server-no-such-bot = There is no bot { $bot }. There are: { $known }.
server-bad-nonce = A share of the dice's key is 16 to 128 hexadecimal digits.

## At the table

server-stale = The table has changed meanwhile. Look again.
server-frozen = This match cannot be played on: the rules have been corrected since. It can be watched and downloaded.
server-not-begun = This match has not begun: a seat is still open.
server-untimed = This match has no clocks.
server-flag-up = The other side has time left.
server-clock-full = The other side has all its time.
server-no-offer = There is nothing to answer.
server-not-over = This match is not over yet.
server-sealed = This match is frozen, not over: its dice stay sealed, as a later correction may let it go on. What you have seen of it can be downloaded.
server-rematch-offered = You have offered a rematch already.
server-chat-empty = There is nothing to say in it.
server-chat-alone = You play alone here.

## Requests

server-too-big = This is too big: at most { $limit } bytes.
server-too-slow = This took too long to arrive.
server-bad-request = This request cannot be understood.
server-foreign-origin = This request comes from another site.
server-wrong-method = This cannot be done here.
server-internal = Something broke here. It has been written down; try again.
server-no-storage = The server cannot reach its storage at the moment. Try again in a while.
server-bad-webhook = This is not an address of the web.
server-webhook-private = This address lies behind this server; only addresses of the open internet are called.
server-webhook-unreachable = This address cannot be found.

## Fields of a request that cannot be used

server-field-missing = is missing
server-field-unknown = is not known here
server-field-short = is too short or too small
server-field-long = is too long or too big
server-field-wrong = cannot be used

## Notices

server-notice-turn = Your turn: { $title }
server-notice-reminder = Your time is running out: { $title }
server-notice-over = The match is over: { $title }
server-notice-rematch = A rematch is offered: { $title }

## Mails

server-mail-turn-subject = Your turn: { $title }
server-mail-turn = Hello { $name }, it is your turn in { $title }.
server-mail-reminder-subject = Your time is running out: { $title }
server-mail-reminder = Hello { $name }, your time is running out in { $title }. When it has run out, the other side may claim the match.
server-mail-over-subject = The match is over: { $title }
server-mail-over = Hello { $name }, { $title } is over. See how it ended:
server-mail-rematch-subject = A rematch is offered: { $title }
server-mail-rematch = Hello { $name }, your opponent would like to play { $title } again, with sides swapped.
server-mail-confirm-subject = Is this your address?
server-mail-confirm = Hello { $name }, follow this link to be told of your turns at this address. If you did not ask for it, do nothing.
server-mail-recover-subject = A new password
server-mail-recover = Hello { $name }, follow this link within an hour to choose a new password. If you did not ask for it, do nothing.
server-mail-foot = You decide what you are sent on your account's page.
