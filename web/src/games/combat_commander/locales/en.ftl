### What the drawings of Combat Commander say themselves; names of things come from the server.

commander-objectives = Objectives
commander-objective = { $points ->
    [one] Objective { $number }: { $side }, { $points } point
   *[other] Objective { $number }: { $side }, { $points } points
}
commander-arrivals = { $count ->
    [one] Still to arrive: { $count } group
   *[other] Still to arrive: { $count } groups
}
commander-never-reroll = Never give the Initiative card away for another roll
commander-never-react = Let enemy movement go by without reaction
commander-never-fire-window = Play no Actions before fire rolls
commander-never-defence-window = Play no Actions at defence rolls
commander-never-melee-window = Play no Actions in melee
commander-never-pass-window = Play no Actions when the other side passes
