## What each side must reach, how far it has come, and who is near to winning

condition-time = Time { $have } of { $need } until the game can end
condition-vp-ahead = Win on points: { $lead } ahead
condition-vp-behind = Win on points: { $lead } behind
condition-vp-holder = Win on points: level, ahead by the Initiative card
condition-vp-level = Win on points: level, behind by the Initiative card
condition-surrender = Force a surrender: { $have } of { $need } units lost
condition-objectives = Hold all five objectives at sudden death: { $have } of { $need }
condition-ground = Objectives on the map
stake-control = { $worth ->
    [0] Objective { $objective } at { $hex }: no known value
    [one] Objective { $objective } at { $hex }: { $worth } point
   *[other] Objective { $objective } at { $hex }: { $worth } points
}
threat-surrender = { $who ->
    [allies] { $side } win
   *[other] { $side } wins
} as soon as the { $enemy } lose one more unit
threat-last-unit = { $who ->
    [allies] { $side } win
   *[other] { $side } wins
} if the last { $enemy } unit on the map is eliminated
threat-time = The next time advance can end the game; as far as you can see, { $who ->
    [allies] the { $side } would win
   *[other] the { $side } would win
}{ $lead ->
    [0] { " by the Initiative card" }
    [one] { " by" } { $lead } point
   *[other] { " by" } { $lead } points
}
threat-objectives = The next time advance wins the game for the { $side }, who hold all five objectives
