### Combat Commander: the log, one message per event.

## Turns and cards

event-turn = Turn { $number }: { $side }
event-gives-order = { $side }: Order { $card }
event-plays-action = { $side }: Action { $action } ({ $card })
event-passes = { $count ->
    [0] { $side }: pass, no card discarded
    [one] { $side }: pass, { $count } card discarded
   *[other] { $side }: pass, { $count } cards discarded
}
event-discards = { $side }: { $card } discarded
event-draws-card = { $side }: { $card } drawn
event-shuffles = { $side }: the discard pile is shuffled into a new deck
event-loses-card = { $side }: { $card }, taken from the hand at random, is discarded
event-interrogates = { $side }: looks at the opponent’s whole hand
event-hand-seen = { $side }: the hand is { $cards }
event-activates = { $unit }: activated

## Movement

event-moves = { $unit }: to { $hex } ({ $spent } MP spent)
event-advances = { $unit }: advance to { $hex }
event-retreats = { $unit }: retreat to { $hex }
event-cannot-retreat = { $unit }: there is nowhere to retreat
event-forced-off = { $unit }: retreat off the map
event-stays-put = { $unit }: there is nowhere to retreat, but no enemy near; the unit stays
event-exits = { $unit }: exit from the map
event-on-track = { $unit }: waits on space { $space } of the time track
event-gives-weapon = { $unit }: { $weapon } handed to { $other }
event-displaced = { $unit }: driven by the flames to { $hex }
event-arrives = { $unit }: enters the map in { $hex }
event-waits = { $unit }: finds no hex to enter, and waits
event-mines-attack = { $unit }: in the mines of { $hex }

## Fire and melee

event-fires = { $side }: fire at { $hex } – { $pieces }
event-fires-smoke = { $side }: smoke at { $hex } – { $pieces }
event-sprays = The fire sweeps over { $hex } too
event-sustains = { $weapon }: sustained fire at the risk of breaking
event-misses = Off target: { $hex } is not hit
event-attack-total = Attack total against { $hex }: { $total }
event-conceals = Concealment in { $hex } takes { $less } from the attack, total { $total }
event-jammed = Jammed! The weapons that fired break
event-breaks = { $unit }: broken
event-suppressed = { $unit }: suppressed
event-rallies = { $unit }: rallied
event-eliminated = { $unit }: eliminated
event-light-wounds = { $side }: light wounds only, a Team fights on in the Squad’s place
event-replaced = { $unit }: replaced by { $teams }
event-keeps-marker = { $unit }: keeps the marker “{ $marker }”
event-melee = Melee in { $hex }
event-melee-totals = Melee in { $hex }: active player { $active }, opponent { $inactive }
event-recovers = { $side }: Recover, suppressed markers are removed and broken units try to rally
event-routs = { $side }: Rout, every broken unit rolls

## Rolls. $outcome tells how it went, $trigger what it set off

event-rolls-targeting = { $side }: targeting { $white } × { $coloured }, { $total } against distance { $against } – { $outcome ->
    [0] off target
   *[other] on target
}{ $trigger }
event-rolls-fire = { $side }: fire roll { $white } + { $coloured }, total { $total }{ $trigger }
event-rolls-impact = { $side }: artillery { $white } + { $coloured }, total { $total }{ $trigger }
event-rolls-mines = { $side }: mines { $white } + { $coloured }, total { $total }{ $trigger }
event-rolls-defence = { $unit }: defence { $white } + { $coloured }, { $total } against { $against } – { $outcome ->
    [0] safe
    [1] suppressed
   *[other] hit
}{ $trigger }
event-rolls-melee = { $side }: melee { $white } + { $coloured }, total { $total }{ $trigger }
event-rolls-rally = { $unit }: rally { $white } + { $coloured }, { $total } against morale { $against } – { $outcome ->
    [0] still broken
    [1] suppressed, still broken
   *[other] rallied
}{ $trigger }
event-rolls-rout = { $unit }: rout { $white } + { $coloured }, { $total } against morale { $against } – { $outcome ->
    [-1] suppressed
    [0] stands fast
    [one] retreat of { $outcome } hex
   *[other] retreat of { $outcome } hexes
}{ $trigger }
event-rolls-sudden-death = { $side }: sudden death { $white } + { $coloured }, { $total } against time { $against } – { $outcome ->
    [0] the game goes on
   *[other] the game ends
}{ $trigger }
event-rolls-commissar = { $unit }: commissar { $white } + { $coloured }, { $total } against morale { $against } – { $outcome ->
    [0] rallied
   *[other] shot
}{ $trigger }
event-rolls-support = { $side }: support table { $white } + { $coloured } = { $total }{ $trigger }
roll-sets-off = . { $trigger }
event-rerolls = { $side }: gives the Initiative card away to cancel the roll

## Events and markers

event-event = { $side }: Event { $title }. { $about }
event-random-hex = { $side }: random hex { $hex }
event-sniper = { $side }: a sniper fires
event-veteran = { $unit }: becomes Veteran
event-appears = { $unit }: joins the battle in { $hex }
event-scrounges = { $unit }: { $weapon } found on the field
event-returns = { $unit }: returns to { $hex }, broken, from the casualties
event-smoke = Smoke in { $hex }: hindrance { $value }
event-smoke-clears = The smoke in { $hex } clears
event-blaze = { $hex } is on fire
event-breeze = { $direction ->
    [none] A breeze: all smoke clears
   *[other] A breeze: all smoke clears, fires spread { $direction }
}
event-fortified = { $hex }: { $fort } placed
event-fort-removed = { $hex }: { $fort } removed
event-weapon-breaks = { $weapon }: broken
event-weapon-repaired = { $weapon }: repaired
event-weapon-lost = { $weapon }: lost

## Artillery and support

event-spots = { $unit }: spotting round at { $hex }
event-spots-smoke = { $unit }: spotting round for smoke at { $hex }
event-artillery-lands = The shells land around { $hex }
event-artillery-lost = The shells fall off the map
event-radio-arrives = { $side }: Radio with firepower { $fp } is on the air
event-radio-breaks = { $side }: the Radio is broken
event-radio-repaired = { $side }: the battery is reached again, the Radio works
event-radio-eliminated = { $side }: the Radio is lost for good
event-support = { $unit }: comes as support to { $hex }

## Time, objectives, points

event-time = Time advances to space { $space }
event-surrender-later = { $side }: the Surrender marker moves on to { $space }
event-controls = { $points ->
    [0] { $side }: control of objective { $objective } ({ $hex })
    [one] { $side }: control of objective { $objective } ({ $hex }), { $points } point
   *[other] { $side }: control of objective { $objective } ({ $hex }), { $points } points
}
event-scores = { $points ->
    [one] { $side }: { $points } victory point gained
   *[other] { $side }: { $points } victory points gained
} ({ $standing })
event-loses-points = { $points ->
    [one] { $side }: { $points } victory point lost
   *[other] { $side }: { $points } victory points lost
} ({ $standing })
points-even = level at 0
points-ahead = { $side }: { $count }
event-secret-chit = { $side }: a secret objective chit is drawn
event-secret-chit-is = { $side }: the secret chit is { $chit }
event-open-chit = Open objective chit { $chit }
event-reveals-chit = { $side }: the secret chit { $chit } is revealed

## The end

event-wins = Victory: { $side } ({ $reason })
reason-surrender = the enemy has lost too many units and surrenders
reason-last-unit = the enemy’s last unit on the map is eliminated
reason-both-lost = both sides are beaten at once, the Initiative card decides
reason-last-unit-left = the last unit has left the map, victory points decide
reason-all-objectives = all five objectives at sudden death
reason-sudden-death = sudden death, victory points decide

## Acts of the table

event-undo = { $side }: the last choice is taken back
event-asks-takeback = { $count ->
    [one] { $side }: request to take back { $count } choice
   *[other] { $side }: request to take back { $count } choices
}
event-refuses-takeback = { $side }: the takeback is refused
event-resigns = { $side }: resignation
event-flag = { $side }: out of time
event-offers-draw = { $side }: offer to end the game by agreement

## Set-up

event-sets-up = { $unit }: set up in { $hex }
event-takes-weapon = { $unit }: carries { $weapon }
event-sets-up-fort = { $side }: { $fort } laid out in { $hex }
event-takes-up-fort = { $side }: { $fort } taken up again from { $hex }
event-unit-taken-back = { $unit }: taken back off the map
event-weapon-taken-back = { $weapon }: taken back
event-ready = { $side }: set up and ready
event-begins-with-card = { $side }: { $card } is in the hand from the start
event-takes-first-turn = { $side }: gives the Initiative card away for the first turn
event-musters = { $side }: { $force } as order of battle ({ $cost } VP)
event-leader-joins = { $side }: { $type } joins
event-support-rolled = { $side }: column { $number } of the support table
event-buys-support = { $side }: support – { $support } ({ $cost } VP)
event-buys-works = { $side }: fortifications – { $works } ({ $cost } VP)
event-posture = { $side }: posture – { $posture }
