### What the server says of a match at its table. See server/errors.py and server/status.py.

server-hello-first = Say first as whom you sit here.
server-begun = This match has begun already.
server-called-off = This match was called off.
server-bot-declines = The bot wants to play on.
server-offered-already = The other side has offered this: accept it.
server-unreadable-match = This match cannot be read any more. The one who runs the server will find out why in its log.
server-offer-draw = { $side } offers a draw
server-offer-abandon = { $side } offers to leave it at that, without a winner
server-offer-takeback = { $count ->
    [one] { $side } asks to take back { $count } choice; the dice will fall anew
   *[other] { $side } asks to take back { $count } choices; the dice will fall anew
}
