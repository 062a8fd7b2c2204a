### Combat Commander: the log, one message per event.

## Turns and cards

event-turn = Turn { $number }: { $side }
event-gives-order = { $side } { $who ->
    [allies] give
   *[other] gives
} the Order { $card }
event-plays-action = { $side } { $who ->
    [allies] play
   *[other] plays
} the Action { $action } ({ $card })
event-passes = { $side } { $who ->
    [allies] pass
   *[other] passes
}{ $count ->
    [0] { " " }without discarding
    [one] , discarding { $count } card
   *[other] , discarding { $count } cards
}
event-discards = { $side } { $who ->
    [allies] discard
   *[other] discards
} { $card }
event-draws-card = { $side } { $who ->
    [allies] draw
   *[other] draws
} { $card }
event-shuffles = { $side } { $who ->
    [allies] shuffle
   *[other] shuffles
} the discard pile into a new deck
event-loses-card = { $side } { $who ->
    [allies] discard
   *[other] discards
} { $card } from hand at random
event-interrogates = { $side } { $who ->
    [allies] look
   *[other] looks
} at the opponent’s whole hand
event-hand-seen = { $side } { $who ->
    [allies] hold
   *[other] holds
} { $cards }
event-activates = { $unit } is activated

## Movement

event-moves = { $unit } moves to { $hex } ({ $spent } MP spent)
event-advances = { $unit } advances to { $hex }
event-retreats = { $unit } retreats to { $hex }
event-cannot-retreat = { $unit } has nowhere to retreat
event-forced-off = { $unit } retreats off the map
event-stays-put = { $unit } has nowhere to retreat but stays, with no enemy near
event-exits = { $unit } exits the map
event-on-track = { $unit } waits on space { $space } of the time track
event-gives-weapon = { $unit } hands { $weapon } to { $other }
event-displaced = { $unit } escapes the flames to { $hex }
event-arrives = { $unit } enters the map in { $hex }
event-waits = { $unit } finds no hex to enter, and waits
event-mines-attack = The mines in { $hex } attack { $unit }

## Fire and melee

event-fires = { $side } { $who ->
    [allies] fire
   *[other] fires
} at { $hex }: { $pieces }
event-fires-smoke = { $side } { $who ->
    [allies] fire
   *[other] fires
} smoke at { $hex }: { $pieces }
event-sprays = The fire sweeps { $hex } too
event-sustains = { $weapon } keeps up Sustained Fire and may break
event-misses = Off target: { $hex } is not hit
event-attack-total = Attack total against { $hex }: { $total }
event-conceals = Concealment in { $hex } takes { $less } off the attack: total { $total }
event-jammed = Jammed! The weapons that fired break
event-breaks = { $unit } breaks
event-suppressed = { $unit } is suppressed
event-rallies = { $unit } rallies
event-eliminated = { $unit } is eliminated
event-light-wounds = Light Wounds ({ $side }): a Team fights on in place of the Squad
event-replaced = { $unit } is replaced by { $teams }
event-keeps-marker = { $unit } keeps the “{ $marker }” marker
event-melee = Melee in { $hex }
event-melee-totals = Melee in { $hex }: active player { $active }, opponent { $inactive }
event-recovers = { $side } { $who ->
    [allies] recover
   *[other] recovers
}: suppressed markers come off, broken units try to rally
event-routs = Rout: every broken unit rolls ({ $side })

## Rolls. $outcome tells how it went, $trigger what it set off

event-rolls-targeting = { $side } { $who ->
    [allies] roll
   *[other] rolls
} to hit: { $roll } – { $verdict }{ $trigger }
event-rolls-fire = { $side } { $who ->
    [allies] roll
   *[other] rolls
} for the fire attack: { $roll }{ $trigger }
event-rolls-impact = { $side } { $who ->
    [allies] roll
   *[other] rolls
} for the artillery: { $roll }{ $trigger }
event-rolls-mines = { $side } { $who ->
    [allies] roll
   *[other] rolls
} for the mines: { $roll }{ $trigger }
event-rolls-defence = { $unit } rolls for defence: { $roll } – { $verdict }{ $trigger }
event-rolls-melee = { $side } { $who ->
    [allies] roll
   *[other] rolls
} for the melee: { $roll }{ $trigger }
event-rolls-rally = { $unit } rolls to rally: { $roll } – { $verdict }{ $trigger }
event-rolls-rout = { $unit } rolls for rout: { $roll } – { $verdict }{ $trigger }
event-rolls-sudden-death = { $side } { $who ->
    [allies] roll
   *[other] rolls
} for sudden death: { $roll } – { $verdict }{ $trigger }
event-rolls-commissar = { $unit } faces the Commissar: { $roll } – { $verdict }{ $trigger }
event-rolls-support = { $side } { $who ->
    [allies] roll
   *[other] rolls
} on the support table: { $roll }{ $trigger }
verdict-on-target = on target
verdict-off-target = off target
verdict-safe = safe
verdict-suppressed = suppressed
verdict-broken = broken
verdict-eliminated = eliminated
verdict-rallied = rallied
verdict-still-broken = still broken
verdict-still-suppressed = suppressed, still broken
verdict-stands = stands fast
verdict-ends = the game ends
verdict-goes-on = the game goes on
verdict-shot = shot
verdict-wins = wins the melee
verdict-tied = both lose
verdict-loses = loses the melee
verdict-retreats = { $count ->
    [one] retreats { $count } hex
   *[other] retreats { $count } hexes
}
roll-sets-off = . { $trigger }
event-rerolls = { $side } { $who ->
    [allies] give
   *[other] gives
} up the Initiative card to cancel the roll

## Events and markers

event-event = Event for { $side }: { $title }. { $about }
event-random-hex = { $side } { $who ->
    [allies] draw
   *[other] draws
} { $hex } as the random hex
event-sniper = A sniper fires for { $side }
event-veteran = { $unit } becomes Veteran
event-appears = { $unit } joins the battle in { $hex }
event-scrounges = { $unit } finds { $weapon } on the field
event-returns = { $unit } returns from the casualties to { $hex }, broken
event-smoke = Smoke in { $hex }: hindrance { $value }
event-smoke-clears = The smoke in { $hex } clears
event-blaze = { $hex } is on fire
event-breeze = { $direction ->
    [none] A breeze: all smoke clears
   *[other] A breeze: all smoke clears, fires spread { $direction }
}
event-fortified = { $fort } placed in { $hex }
event-fort-removed = { $fort } removed from { $hex }
event-weapon-breaks = { $weapon } breaks
event-weapon-repaired = { $weapon } is repaired
event-weapon-lost = { $weapon } is lost

## Artillery and support

event-spots = { $unit } calls a spotting round on { $hex }
event-spots-smoke = { $unit } calls a smoke spotting round on { $hex }
event-artillery-lands = The shells land around { $hex }
event-artillery-lost = The shells land off the map
event-radio-arrives = { $side } { $who ->
    [allies] get
   *[other] gets
} a Radio with firepower { $fp }
event-radio-breaks = Radio broken ({ $side })
event-radio-repaired = Radio working again ({ $side })
event-radio-eliminated = Radio lost for good ({ $side })
event-support = { $unit } arrives as support in { $hex }

## Time, objectives, points

event-time = Time advances to space { $space }
event-surrender-later = Surrender marker ({ $side }) moves to { $space }
event-controls = { $side } { $who ->
    [allies] take
   *[other] takes
} control of objective { $objective } ({ $hex }){ $points ->
    [0] { "" }
    [one] { ": " }{ $points } point
   *[other] { ": " }{ $points } points
}
event-scores = { $side } { $who ->
    [allies] gain
   *[other] gains
} { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} ({ $standing })
event-loses-points = { $side } { $who ->
    [allies] lose
   *[other] loses
} { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} ({ $standing })
points-even = level at 0
points-ahead = { $side }: { $count }
event-secret-chit = { $side } { $who ->
    [allies] draw
   *[other] draws
} a secret objective chit
event-secret-chit-is = Secret objective chit ({ $side }): { $chit }
event-open-chit = Open objective chit: { $chit }
event-reveals-chit = { $side } { $who ->
    [allies] reveal
   *[other] reveals
} the secret objective chit { $chit }

## The end

reason-surrender = the enemy has lost too many units and surrenders
reason-last-unit = the enemy’s last unit on the map is eliminated
reason-both-lost = both sides are beaten at once, the Initiative card decides
reason-last-unit-left = the last unit has left the map, victory points decide
reason-all-objectives = all five objectives at sudden death
reason-sudden-death = sudden death, victory points decide

## Set-up

event-sets-up = { $unit } sets up in { $hex }
event-takes-weapon = { $unit } carries { $weapon }
event-sets-up-fort = { $side } { $who ->
    [allies] place
   *[other] places
} { $fort } in { $hex }
event-takes-up-fort = { $side } { $who ->
    [allies] take
   *[other] takes
} { $fort } back from { $hex }
event-unit-taken-back = { $unit } is taken back off the map
event-weapon-taken-back = { $weapon } is taken back
event-ready = { $side } { $who ->
    [allies] are
   *[other] is
} set up and ready
event-begins-with-card = { $side } { $who ->
    [allies] start
   *[other] starts
} with { $card } in hand
event-takes-first-turn = { $side } { $who ->
    [allies] give
   *[other] gives
} up the Initiative card to take the first turn
event-musters = { $side } { $who ->
    [allies] field
   *[other] fields
} { $force } ({ $cost } VP)
event-leader-joins = { $type } joins { $side }
event-support-rolled = { $side } { $who ->
    [allies] use
   *[other] uses
} column { $number } of the support table
event-buys-support = { $side } { $who ->
    [allies] buy
   *[other] buys
} support: { $support } ({ $cost } VP)
event-buys-works = { $side } { $who ->
    [allies] buy
   *[other] buys
} fortifications: { $works } ({ $cost } VP)
event-posture = Posture ({ $side }): { $posture }
