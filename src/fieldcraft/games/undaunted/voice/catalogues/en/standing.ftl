## Orders that a player leaves behind

standing-order-bid = Every round, bid { $card_kind ->
    [highest] my highest card
    [lowest] my lowest card
   *[card] { $card }
} for initiative{ $fallback ->
    [highest] , or else my highest card
    [lowest] , or else my lowest card
   *[ask] {""}
}
standing-order-bid-in-round = In round { $round }, bid { $card_kind ->
    [highest] my highest card
    [lowest] my lowest card
   *[card] { $card }
} for initiative{ $fallback ->
    [highest] , or else my highest card
    [lowest] , or else my lowest card
   *[ask] {""}
}
standing-order-end-unless-held = End my turn at once unless I hold { $card }
standing-order-end-unless-near = { $tiles ->
    [one] End my turn at once unless an enemy is within { $tiles } tile of my counters
   *[other] End my turn at once unless an enemy is within { $tiles } tiles of my counters
}

## Questions that are never asked

standing-never-ask-command = Never draw an extra card with Command
standing-never-ask-bolster = Never take cards with Bolster
standing-never-ask-inspire = Never return cards with Inspire
standing-never-ask-adjust = Never enter, exit or reposition after an action
