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
commander-never-reroll = Never give up the Initiative card for a reroll
commander-never-react = Never react to enemy movement
commander-never-fire-window = Never play Actions before fire rolls
commander-never-defence-window = Never play Actions at defence rolls
commander-never-melee-window = Never play Actions in melee
commander-never-pass-window = Never play Actions when the other side passes
