game-normandy = Undaunted: Normandy
game-north-africa = Undaunted: North Africa

## Sides and squads

side-us = US
side-de = Germany
side-lrdg = LRDG
side-it = Italy
squad-a = A
squad-b = B
squad-c = C
squad-t = T
squad-none = no squad

## Cards. $squad is the letter, or none.

card-platoon-sergeant = Platoon Sergeant
card-platoon-guide = Platoon Guide
card-squad-leader = { $squad ->
    [none] Squad Leader
   *[other] Squad Leader { $squad }
}
card-tank-commander = { $squad ->
    [none] Tank Commander
   *[other] Tank Commander { $squad }
}
card-lieutenant = Lieutenant
card-warrant-officer = Warrant Officer
card-recon-plane = Recon Plane
card-staff-sergeant = Staff Sergeant
card-sergeant = Sergeant
card-saboteur = Saboteur
card-anti-tank-rifleman = { $squad ->
    [none] Anti-tank Rifleman
   *[other] Anti-tank Rifleman { $squad }
}
card-engineer = Engineer
card-tank-driver = { $squad ->
    [none] Tank Driver
   *[other] Tank Driver { $squad }
}
card-tank-gunner = { $squad ->
    [none] Tank Gunner
   *[other] Tank Gunner { $squad }
}
card-tank-crew = { $squad ->
    [none] Tank Crew
   *[other] Tank Crew { $squad }
}
card-scout = { $squad ->
    [none] Scout
   *[other] Scout { $squad }
}
card-rifleman = { $squad ->
    [none] Rifleman
   *[other] Rifleman { $squad }
}
card-machine-gunner = { $squad ->
    [none] Machine Gunner
   *[other] Machine Gunner { $squad }
}
card-sniper = Sniper
card-mortar = Mortar
card-fog-of-war = Fog of War
class-combat = combat card
class-command = command card
class-fog = Fog of War card
class-vehicle = vehicle card

## Counters: the units

counter-scout = { $squad ->
    [none] Scouts
   *[other] Scouts { $squad }
}
counter-rifleman = { $squad ->
    [none] Riflemen
   *[other] Riflemen { $squad }
}
counter-machine-gunner = { $squad ->
    [none] Machine Gunners
   *[other] Machine Gunners { $squad }
}
counter-sniper = Snipers
counter-mortar = Mortar
counter-of-side = { $who ->
    [de] German { $counter }
    [it] Italian { $counter }
   *[other] { $side } { $counter }
}
face-ready = ready
face-suppressed = suppressed
face-ready-unit = ready
face-suppressed-unit = suppressed
face-disabled = disabled
face-destroyed = destroyed

## Vehicles, structures and specialisms

vehicle-patrol-truck = Patrol Truck
vehicle-gun-truck = Gun Truck
vehicle-pilot-car = Pilot Car
vehicle-medium-tank = Medium Tank
vehicle-scout-car = Scout Car
vehicle-light-truck = Light Truck
structure-aircraft = Aircraft
structure-fuel-tank = Fuel tank
structure-motor-pool = Motor pool
structure-ammunition-store = Ammunition store
structure-hangar = Hangar
structure-radio-mast = Radio mast
specialism-driver = driver
specialism-gunner = gunner
specialism-crew = crew

## Ways of using a card, and actions

action-with-value = { $action } { $value }
action-act = Act
action-hunker = Hunker Down
action-rally = Rally
action-seat = Vehicle action
action-switch = Switch seats
action-enter = Enter
action-exit = Exit
action-shift = Reposition
action-move = Move
action-guide = Guide
action-scout = Scout
action-stalk = Stalk
action-drive = Drive
action-bolster = Bolster
action-command = Command
action-conceal = Conceal
action-control = Control
action-inspire = Inspire
action-recon = Recon
action-target = Target
action-navigate = Navigate
action-survey = Survey
action-repair = Repair
action-attack = Attack
action-suppress = Suppress
action-blast = Blast
action-strafe = Strafe
action-demolition = Demolition
action-anti-tank = Anti-tank

## Card zones

zone-deck = deck
zone-hand = hand
zone-play = play area
zone-discard = discard pile
zone-supply = supply
zone-removed = removed from the game

## Markers

marker-control = control marker
marker-scouted = scouted
marker-controlled = controlled
marker-initiative = initiative marker
marker-spawn = spawn marker
marker-target = target marker
marker-radio-tower = radio tower marker
marker-damage = damage marker
marker-escape = escape marker
marker-structure = structure marker
marker-objective = objective marker

## Fields of cards, counters and tiles

field-initiative = initiative
field-squad = squad
field-actions = actions
field-defence = base defence
field-defence-total = defence total
field-points = objective points
field-specialism = specialisation
field-basic-defence = basic defence
field-armour = armour
field-structure-defence = structure defence
field-seats = seats
field-seat-requirement = seat requirement
field-vehicle-actions = vehicle actions
field-integrity = integrity
field-critical = critical threshold
field-damage = damage
field-rough = rough terrain

## Tiles: what they look like

tile-with-look = { $tile } ({ $look })
look-haystacks = haystacks
look-church = church
look-hill-trees = hill, trees
look-hedged-double-field = hedged double field
look-wood-with-pond = wood with pond
look-field-tractor = field, tractor
look-open-wood = open wood
look-corn-field = corn field
look-farm-and-field = farm and field
look-hamlet = hamlet
look-farmhouse-and-field = farmhouse and field
look-hedged-fields = hedged fields
look-hamlet-track = hamlet, track
look-village-street = village street
look-bare-hill = bare hill
look-open = open
look-hamlet-trees = hamlet, trees
look-crop-field = crop field
look-farm-trees = farm, trees
look-open-bushes = open, bushes
look-village = village
look-river-with-islet = river with islet
look-manor = manor
look-river = river
look-farm-orchard = farm, orchard
look-river-wooded-bank = river, wooded bank
look-hedged-field = hedged field
look-wooded-hill = wooded hill
look-dense-wood = dense wood
look-river-footbridge = river, footbridge
look-river-stone-bridge = river, stone bridge
look-plain = plain
look-oasis = oasis
look-rocks = rocks
look-ruins = ruins
look-side-road = side road
look-fort = fort
look-camp = camp
look-broken-ground = broken ground
look-scattered-stones = scattered stones
look-hollow = hollow
look-hill = hill
look-runway = runway
look-runway-end = runway end
look-road-end = road end
look-road-corner = road corner
look-road-crossing = road crossing
look-road-straight = road straight
look-road-vegetation = road, vegetation
look-town = town
look-houses = houses
look-houses-trench = houses, trench
phase-initiative = Determine initiative
field-cover = cover bonus
field-range = range bonus
