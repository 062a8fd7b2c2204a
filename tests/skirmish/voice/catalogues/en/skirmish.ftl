game-skirmish = Skirmish
about-skirmish = Two small squads on twelve squares: the test game.
side-red = Red
side-blue = Blue

event-set-up = { $side } is set up: { $units }
event-moves = { $unit } moves to { $square }
event-fires = { $unit } fires at { $square }
event-breaks = { $unit } breaks
event-eliminated = { $unit } is eliminated
event-passes = { $side } passes
event-plays = { $side } plays { $card }
event-void = { $unit } is gone: nothing happens

event-buries = { $side } buries { $card }
event-discards = { $side } discards { $card }
event-draws = { $side } draws a card
event-draws-card = You draw { $card }
event-interrogates = { $side } interrogates
event-jams = { $unit } has a jam
event-loses = { $side } loses { $card }
event-orders = { $side } orders { $card }
event-plans = { $unit } is to start on { $square }
event-rallies = { $unit } rallies
event-removes-smoke = The smoke on { $square } clears
event-rerolls = { $side } rolls again
event-reveals = { $side } reveals { $card }
event-rolls = { $side } rolls { $card }
event-shown = You see { $cards }
event-time = Time advances to { $time }

reason-last-unit = the other side has no unit left
reason-sudden-death = sudden death

rules-book-skirmish = Skirmish
rules-sk-1 = Rules
why-not-offered = This is not offered now.
why-card-not-shown = You have not been shown { $card }.

prompt-place = Which unit do you set up?
prompt-home = On which square?
prompt-order = Which card do you play?
prompt-discard = Which card do you discard?
prompt-step = Where to?
prompt-unit = Which unit?
prompt-act = Do you react?
prompt-aim = At which square?
prompt-defend = Which unit defends?
prompt-reroll = Roll again?

condition-last-unit = Eliminate every enemy unit
