### Commands of the line at the table; the first word is the usual name.

command-help = help commands ?
command-help-help = what you can type
command-options = options choices answers
command-options-help = every answer to the question now asked
command-look = look inspect what
command-look-help = what something is, or how far it is from one thing to another
command-sight = sight los range
command-sight-help = range and line of sight between two places, and what is in the way
command-why = why
command-why-help = why something is not allowed, and by which rule
command-hand = hand cards
command-hand-help = the cards in your hand
command-score = score points goals
command-score-help = when it is, what wins, and how far both sides have come
command-last = last news log
command-last-help = what has happened since your last choice
command-clock = clock time
command-clock-help = how much time both players have left
command-go = go goto jump
command-go-help = to a place or a piece on the board
command-hint = hint advice
command-hint-help = what the bot would do
command-undo = undo back
command-undo-help = take back your last choice, unless something was rolled, drawn or revealed since
command-fillers = to at from with in on the a an and of by into then using
command-synonyms = shoot=fire shoot=attack fire=attack attack=fire walk=move retreat=rout
command-what = Say what, for example: { $example }
command-doing-help = Say what to do by naming it, several steps at once if you like. Now, for example: { $example }
command-unknown = The table does not understand “{ $text }”. { $help } lists what you can type.
command-unknown-near = The table does not understand “{ $text }”. Did you mean: { $near }?
command-not-now = “{ $text }” can’t be done now. { $prompt }
command-no-way = { $place } can’t be reached with the movement that is left.
command-nothing = Nothing.
