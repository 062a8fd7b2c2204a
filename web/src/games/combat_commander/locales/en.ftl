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
