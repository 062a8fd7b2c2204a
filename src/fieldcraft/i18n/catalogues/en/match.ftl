### What the server says of a match at its table. See server/http/errors.py and server/live/status_message.py.

server-hello-first = Say which side you are playing first.
server-begun = This match has already begun.
server-called-off = This match was called off.
server-bot-declines = The bot wants to play on.
server-offered-already = The other side has already offered this: accept it.
server-unreadable-match = This match can no longer be read. The server’s log says why.
server-offer-draw = { $side } offers a draw
server-offer-abandon = { $side } offers to stop here, without a winner
server-offer-takeback-of = { $side } asks to take back “{ $what }”; the dice will be rolled again
server-offer-takeback = { $count ->
    [one] { $side } asks to take back { $count } choice; the dice will be rolled again
   *[other] { $side } asks to take back { $count } choices; the dice will be rolled again
}
server-not-setting-up = Nothing is being set up now.
server-no-set-up = This is not a saved set-up.
server-bad-set-up-line = Line { $line }: “{ $text }” is not a placement. For example: { $example }
server-other-set-up = This is a set-up for { $side } in { $scenario }.
server-same-set-up = It is already set up like this.
