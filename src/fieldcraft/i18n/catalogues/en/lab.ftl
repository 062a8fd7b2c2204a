### The lab: matches, ladders, balance, values.

help-lab = Measure bots and scenarios: matches, ladders, balance, values.
help-lab-match = Let two bots play pairs of games: the same seed from both seats. Tells score, Elo and whether one is stronger.
help-lab-ladder = Let every bot play every other, and rate them all.
help-lab-balance = How often each side of a scenario wins, at several levels of play.
help-lab-fit = Fit the weights of the value that judges a game, from games between bots.
help-lab-calibrate = Compare the chances told with the games won, on games that nothing was fitted on.
help-lab-tune = Change one habit of a game’s quick hand at a time, and keep what wins games.
help-lab-train = Train a hand for each scenario: it plays against itself and learns which choices win.
help-lab-first = The first bot; the numbers are its own.
help-lab-second = The second bot.
help-lab-game = The game’s id; by default all games.
help-lab-scenarios = Ids, numbers or files of scenarios; by default all of the game.
help-lab-pairs = Pairs of games in each scenario, at most.
help-lab-games = Games of each scenario and level.
help-lab-test = Stop as soon as it is clear whether { $first } is stronger by { $high } or only by { $low } points.
help-lab-seed = The first seed; the others follow it.
help-lab-jobs = Number of processes; by default one for each core.
help-lab-ray = Play on the { $name } cluster at this address; “{ $local }” starts one here.
help-lab-out = Keep games and a report with pictures in this folder; run again to continue.
help-lab-bot = A bot on the ladder; can be repeated. By default all built-in ones.
help-lab-level = A bot that plays against itself; can be repeated. By default all built-in ones.
help-lab-unlike = Two unlike bots that also play against each other.
help-lab-worth = Find out what a card, order or unit is worth by leaving it alone; can be repeated.
help-lab-luck = Take luck out of the results, as far as the evaluation can tell it.
help-lab-loose = Make one choice in so many at random, for more varied positions; 0 for none.
help-lab-sparring = Play half of the games against this bot.
help-lab-thinks = Let captains think each card or Order through besides, in so many choices; by default as the packaged hand says.
help-lab-trials = Changes to try in all.
help-lab-tuned = The bot that plays with changed habits against itself with the old ones.
lab-option-needs-game = Match options belong to a game: name the game too.
lab-test-bounds = { $name }: the first number must be smaller than the second.
lab-two-bots = A ladder needs at least two bots.
lab-no-measures = { $game } has nothing that a value could be fitted on.
lab-no-sparring = Training in { $game } needs no sparring partner: it only changes the habits of the quick hand.
lab-own-scenario = Training and fitting use only the game’s own scenarios.
lab-seeds = From seed { $first }, count: { $count }
lab-all = All
lab-pairs = Pairs
lab-score = Score
lab-interval = 95% interval
lab-points = Points of the first bot in a pair
lab-verdict = { $verdict ->
    [accepted] The first bot is stronger: accepted.
    [rejected] The first bot is not stronger: rejected.
   *[open] No verdict yet.
}
lab-bot = Bot
lab-ladder = Ladder
lab-balance = Balance
lab-level = Level
lab-wins-of = { $side } wins
lab-without-luck = Without luck
lab-explained = Luck explains
lab-length = Length
lab-worth = Worth
lab-thing = What
lab-told = Chance told
lab-won = Won
lab-positions = Positions
lab-error = Off by
lab-digest = Digest
lab-calibration = Do the chances hold?
lab-off = { $name }: the chances are off by { $error } percentage points on average.
lab-no-habits = { $bot } has no habits to tune; name one of the five ranks.
lab-habit = Habit
lab-before = Before
lab-after = Tried
lab-kept = Outcome
lab-tried = { $verdict ->
    [accepted] kept
    [rejected] no better
   *[open] unclear, not kept
}
lab-habits = Habits now: { $habits }
progress-trials = Changes tried
