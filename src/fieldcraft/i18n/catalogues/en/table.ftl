### The table: headings, questions, options, warnings.

## Headings

heading-board = Board
heading-hand = Hand
heading-deck = Deck
heading-discard = Discard pile
heading-initiative = Initiative
heading-turn = Turn
heading-phase = Phase
heading-points = Points
heading-log = Log
heading-help = Help
heading-options = Options
heading-scenario = Scenario
heading-markers = Markers
heading-victory = Victory conditions
odds = { $percent }% chance
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
prompt-waiting = Waiting for { $side }
prompt-over = The game is over
option-end = End the turn
option-stop = Stop
heading-casualties = Casualties
hand-empty = No cards in hand
news-earlier = { $count ->
    [one] … { $count } earlier line: { $command }
   *[other] … { $count } earlier lines: { $command }
}
welcome = Welcome to the table.
welcome-how = Type a number and press Enter; Enter alone takes the first option.
welcome-table = The table offers only what the rules allow. At any time: { $command }
ask-game = Which game?
ask-scenario = Which scenario?
ask-opponent = Against whom?
ask-side = Which side do you play?
opponent-friend = someone at this screen
you-are = (you: { $side })
hot-seat = Now at the screen: { $side }. The other player looks away.
press-enter = Press Enter.
choice-ambiguous = “{ $text }” could mean: { $known }
choice-no-number = Type a number from 1 to { $count }.
choice-offered = “{ $text }” is allowed right now.
choice-why = Say what you would like to do, for example: { $example }
standing-none = You have no standing answers. For example: { $example }
standing-list = Standing answers, until { $command }:
standing-told = Questions with only one answer are answered for you.
standing-end = { $command } ends that.
standing-answered = Your standing answer: { $text }
standing-offers = Orders you could leave (type { $command } and the words):
standing-no-offer = There is no order to leave there.
confirm-resign = Resign?
offer-save = Save the record to “{ $path }”?
resume-with = To continue: { $command }
about-what = Say what to look at, by the name it has on the board, for example: { $example }
about-off-board = not on the board
about-distance = From { $tile } to { $other }: { $distance }
no-such-rule = There is no rule “{ $text }”. For example: { $example }
table-help-choice = Choose by number or by the words beside it; the beginning is enough if it is clear.
table-help-board = The board, its legend and the victory conditions.
table-help-hand = Your hand.
table-help-log = Everything that has happened.
table-help-look = Look at anything the board names.
table-help-why = Why something is not allowed, and by which rule.
table-help-help = This list.
table-help-undo = Take back your last choice, unless something was rolled, drawn or revealed since.
table-help-standing = Answer some questions automatically from now on; alone it lists them; standing off ends them.
table-help-save = Save the match to a file.
table-help-resign = Resign.
table-help-quit = Leave the table, with an offer to save.
table-help-rule = The text of a rule; a word finds the rules that use it.
