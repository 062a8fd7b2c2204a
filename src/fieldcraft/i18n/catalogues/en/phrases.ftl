### Pieces of language inside a problem: what was expected, what was found, why, what to try.

## Everywhere

phrase-did-you-mean = did you mean { $word }?
phrase-did-you-mean-either = did you mean { $word } or { $other }?
phrase-known-are = known are: { $known }
phrase-remove-it = remove it
phrase-script-no-dice = a die is rolled, but the script has no more dice
phrase-script-no-draws = a card is drawn, but the script has no more draws for that side
phrase-script-not-in-deck = the script lets { $side } draw { $card }, but the deck holds none
phrase-script-no-card = the script wants { $card } of { $side }, but no card fits: there is { $known }
phrase-script-no-lots = something is drawn blindly, but the script has no more lots
phrase-script-not-there = the script lets something be drawn blindly that is not there
phrase-system-permission = permission is denied
phrase-system-folder = it is a folder
phrase-system-no-folder = the folder does not exist
phrase-system-not-folder = a part of the path is not a folder
phrase-system-full = there is no space left
phrase-system-read-only = nothing can be written there
phrase-system-long-name = the name is too long
phrase-system-path = the path cannot be used
phrase-system-other = the system refuses it ({ $name })

## Content files

phrase-a-text = text
phrase-a-whole-number = a whole number
phrase-a-fraction = a fraction
phrase-a-truth-value = true or false
phrase-a-mapping = a mapping
phrase-a-list = a list
phrase-a-nothing = nothing
phrase-another-value = a value of another kind
phrase-the-number = the number { $number }
phrase-the-text = the text '{ $text }'
phrase-at-least = at least { $least }
phrase-at-most = at most { $most }
phrase-at-least-needed = { $least ->
    [one] at least { $least } is needed
   *[other] at least { $least } are needed
}
phrase-at-most-allowed = at most { $most } are allowed
phrase-it-is-empty = it is empty
phrase-at-most-characters = at most { $most } characters are allowed
phrase-badly-written = '{ $text }' is not written as it should be
phrase-does-not-fit = the value does not fit here
phrase-no-such-day = the day is out of range: there is no such date
phrase-days-backwards = the last day lies before the first
phrase-key-not-a-word = a key must be a word
phrase-no-tiles = the board has no tiles
phrase-the-tile = the tile { $tile }
phrase-the-counter = the counter { $counter }
phrase-objective-markers = objective markers worth { $points }
phrase-escape-markers = escape markers
phrase-the-squad = squad { $squad }
phrase-no-squad = no squad
phrase-other-face-shown = the board shows its other face, { $tile }
phrase-yaml-unclosed = a bracket or a quote is opened and not closed
phrase-yaml-colon = a colon is missing, or there is one too many
phrase-yaml-indentation = the indentation or the quotes do not fit what stands before
phrase-yaml-tab = a tab cannot stand here
phrase-yaml-sign = no value can begin with this sign unless it is quoted
phrase-yaml-escape = there is no such sign after a backslash
phrase-yaml-version = the version of YAML is not 1.2
phrase-yaml-other = the rules of YAML are not kept here

## Combat Commander

phrase-the-hex = the hex { $hex }
phrase-the-direction = the direction { $direction }
phrase-odd = odd
phrase-even = even
phrase-a-radio = radio { $fp }
phrase-the-roll = the roll { $roll }

## Records and campaigns

phrase-form-player = a name of 1 to { $most } characters
phrase-form-game = the key of a game
phrase-form-number = a number
phrase-form-hexadecimal = { $count } hexadecimal digits
phrase-form-bytes = { $count } bytes
phrase-form-option = name=value, the value true, false or a number
phrase-json-constant = { $word } is no number
phrase-json-key-twice = a key stands there twice
phrase-json-too-deep = it is nested too deep
phrase-json-object = an object in braces is wanted
phrase-json-broken = it goes wrong at character { $column }
phrase-other-game = it is not of the game { $game }
phrase-options-mapping = its options are not a mapping
phrase-own-scenario = a scenario of its own
phrase-option-value = the option { $name } cannot be { $value }
phrase-problem-at = { $place }: { $what } ({ $remedy })
phrase-problem-whole = { $what } ({ $remedy })

## Drills

phrase-blank-key = nothing stands after { $key }
phrase-empty-facts = this proves nothing: say what must be true
phrase-no-event-list = give exactly, include or exclude
phrase-two-acts = a step does one thing, not { $act } and { $other }
phrase-a-choice = a choice
phrase-lone-clause = clause, reason and tells belong to refuse
phrase-bare-refusal = say the clause or the reason of the refusal
phrase-lone-varies = varies belongs to sample
phrase-idle-step = the step does nothing and expects nothing
phrase-see-the-words = see docs/drills.md for the words
phrase-name-it = name { $word }
phrase-name-a-thing = name a tile, counter or card
phrase-all-used = all used
phrase-left-over = { $count } left over
phrase-offered = { $text }, which is offered
phrase-not-offered = not offered
phrase-a-refusal = a refusal
phrase-no-refusal = no refusal
phrase-refused = refused: { $reason } ({ $why })
phrase-allowed = { $text } is allowed
phrase-a-reason = a reason
phrase-no-reason = no reason
phrase-unchanged = nothing changed
phrase-changed = changed: { $parts }
phrase-the-digest = digest
phrase-the-decision = decision
phrase-the-view = view of { $side }
phrase-the-options = options of { $side }
phrase-an-undo = an undo
phrase-state-before = the state before the choice
phrase-another-state = another state
phrase-what-is-seen = what { $side } sees
phrase-sample-differs = { $how } { $number } differs in { $parts }
phrase-in-sample = { $how } { $number }: { $found }
phrase-by-determinize = determinize
phrase-by-sample = sample
phrase-cards-vary = different cards in { $zone }
phrase-cards-same = always the same
phrase-no-words = no { $words }
phrase-forecasts = { $count ->
    [one] { $count } forecast
   *[other] { $count } forecasts
}
phrase-one-forecast = one forecast
phrase-no-forecast = nothing rolled

## Bots

phrase-no-module = there is no module { $name }
phrase-no-class = { $module } has no { $name }
phrase-module-failed = its module fails with { $error }
phrase-not-made = making it fails with { $error }
