## What each side must reach, how far it has come, and who is near to winning

condition-points = Control objectives: { $have } of { $need } { $need ->
    [one] point
   *[other] points
}
condition-points-demolish = Blow up structures: { $have } of { $need } { $need ->
    [one] point
   *[other] points
}
condition-points-mixed = Blow up structures and control objectives: { $have } of { $need } { $need ->
    [one] point
   *[other] points
}
condition-points-keep = Control objectives and standing structures: { $have } of { $need } { $need ->
    [one] point
   *[other] points
}
condition-pin = Pin the enemy: { $left ->
    [0] no enemy Riflemen on the board
    [one] { $left } enemy Riflemen counter left
   *[other] { $left } enemy Riflemen counters left
}
condition-hold = First control { $tile }
condition-held = { $tile } has been controlled
condition-escape = Escape from the board: { $have } of { $need }
condition-neutralise = { $soldiers ->
    [0] { $vehicles ->
        [0] Neutralise enemies
       *[other] Neutralise enemy vehicles
    }
   *[other] { $vehicles ->
        [0] Neutralise enemy soldiers
       *[other] Neutralise enemy soldiers and vehicles
    }
}: { $have } of { $need }
stake-control = { $worth ->
    [one] Control { $tile }: { $worth } point
   *[other] Control { $tile }: { $worth } points
}
stake-demolish = { $worth ->
    [one] Blow up the { $structure } on { $tile } with Demolition: { $worth } point
   *[other] Blow up the { $structure } on { $tile } with Demolition: { $worth } points
}
stake-keep = { $worth ->
    [one] Control { $tile } while the { $structure } stands: { $worth } point
   *[other] Control { $tile } while the { $structure } stands: { $worth } points
}
stake-escape = { $counter }: escape
stake-neutralise = { $counter }: neutralise
threat-control = { $when ->
    [now] { $side } can win this turn by controlling { $tile }
   *[next] { $side } can win next turn by controlling { $tile }
}
threat-demolish = { $when ->
    [now] { $side } can win this turn by blowing up the { $structure } on { $tile }
   *[next] { $side } can win next turn by blowing up the { $structure } on { $tile }
}
threat-remove = { $when ->
    [now] { $side } can win this turn by removing { $counter }, the last Riflemen
   *[next] { $side } can win next turn by removing { $counter }, the last Riflemen
}
threat-escape = { $when ->
    [now] { $side } can win this turn: { $counter } may escape
   *[next] { $side } can win next turn: { $counter } may escape
}
threat-neutralise = { $when ->
    [now] { $side } can win this turn by neutralising { $counter }
   *[next] { $side } can win next turn by neutralising { $counter }
}
worth-of-structure-lrdg = { $worth ->
    [0] Destroying it scores nothing.
    [one] The LRDG scores { $worth } point by destroying it with Demolition; controlling the tile is not enough.
   *[other] The LRDG scores { $worth } points by destroying it with Demolition; controlling the tile is not enough.
}
worth-of-structure-it = { $worth ->
    [0] Holding it scores nothing.
    [one] Italy scores { $worth } point while it controls the tile and the structure stands.
   *[other] Italy scores { $worth } points while it controls the tile and the structure stands.
}
