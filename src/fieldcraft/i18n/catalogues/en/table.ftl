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
heading-objectives = Objectives
heading-log = Log
heading-help = Help
heading-options = Options
heading-scenario = Scenario
heading-units = Units
heading-markers = Markers
heading-victory = Victory condition
heading-destroyed = Destroyed
odds = { $percent }% chance
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
question-unit = which unit or vehicle to choose
prompt-waiting = Waiting for: { $side }
prompt-over = The game is over
option-end = End the turn
option-stop = Stop
option-switch = Switch seats with { $counter }
heading-lost = Lost
heading-casualties = Casualties
seat-number = seat { $seat }
hand-empty = No cards in hand
part-base = { $value } base
part-cover = { $value } cover
part-range = { $value } range
dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
news-earlier = { $count ->
    [one] … { $count } earlier line: { $command }
   *[other] … { $count } earlier lines: { $command }
}
welcome = Welcome to the table.
welcome-how = Type a number and press Enter; Enter alone takes the first.
welcome-table = The table offers only what the rules allow. At any time: { $command }
ask-game = Which game?
ask-scenario = Which scenario?
ask-opponent = Against whom?
ask-side = Which side do you play?
opponent-bot = the bot { $name }
opponent-friend = somebody at this screen
you-are = (you play: { $side })
hot-seat = Now it is this side’s turn at the screen: { $side }. The other player looks away.
press-enter = Press Enter.
choice-ambiguous = “{ $text }” could mean: { $known }
choice-no-number = Type a number from 1 to { $count }.
choice-offered = “{ $text }” is allowed now.
choice-why = Say what you would like to do, for example: { $example }
standing-none = You have no standing answers. For example: { $example }
standing-list = Answered for you without asking, until { $command }:
standing-answered = Your standing answer: { $text }
confirm-resign = Do you give up?
offer-save = Save the record to “{ $path }”?
resume-with = Go on with: { $command }
about-what = Say what to look at: a tile, two tiles, a counter, a card, the deck or another zone, for example: { $example }
about-adjacent = Adjacent
about-off-board = not on the board
about-next-card = The next card drawn:
about-distance = From { $tile } to { $other }: { $distance }
about-no-way = There is no way from { $tile } to { $other }.
no-such-rule = There is no clause “{ $text }”. Try for example: { $example }
table-help-choice = Choose by number, or by the words beside it; the beginning is enough if it is clear.
table-help-board = The board with its legend and the goals.
table-help-hand = Your hand.
table-help-log = Everything that has happened.
table-help-look = A tile, two tiles, a counter, a card, your deck, a supply: its values.
table-help-why = Why something is not allowed, and by which clause.
table-help-help = This list.
table-help-undo = Take your last choice back, if nothing was rolled, drawn or revealed.
table-help-standing = Answer some questions for you from now on; alone, shows them; standing off ends them.
table-help-save = Save the match to a file.
table-help-resign = Give up.
table-help-quit = Leave the table; it offers to save.
table-help-rule = The text of a clause; a word finds the clauses that use it.
