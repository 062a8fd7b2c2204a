### Combat Commander: names of things.

## Sides and nations

side-axis = Axis
side-allies = Allies
nation-germany = Germany
nation-russia = Russia
nation-america = America
quality-green = green
quality-line = line
quality-elite = elite
posture-attack = attack
posture-recon = recon
posture-defend = defend
posture-open = decided by the forces

## Units. $letter tells two kinds of one rank apart

unit-with-number = { $unit } { $number }
unit-of-side = { $who ->
    [allies] Allied { $unit }
   *[other] { $side } { $unit }
}
unit-with-letter = { $unit } { $letter }
letter-x = X
letter-y = Y
kind-squad = Squad
kind-team = Team
kind-leader = Leader
unit-pionier = Pionier
unit-ss = SS
unit-elite-rifle = Elite Rifle
unit-parachute = Parachute
unit-rifle = Rifle
unit-volksgrenadier = Volksgrenadier
unit-conscript = Conscript
unit-assault = Assault
unit-guards-smg = Guards SMG
unit-guards-rifle = Guards Rifle
unit-smg = SMG
unit-militia = Militia
unit-engineer = Engineer
unit-paratroop = Paratroop
unit-elite = Elite Squad
unit-line = Line Squad
unit-green = Green Squad
unit-weapon-team = Weapon Team
unit-elite-team = Elite Team
unit-line-team = Line Team
unit-green-team = Green Team
unit-private = Private
unit-corporal = Corporal
unit-sergeant = Sergeant
unit-lieutenant = Lieutenant
unit-captain = Captain
unit-hero = Hero

## What is true of a unit or a weapon

flag-broken = broken
flag-suppressed = suppressed
flag-veteran = veteran
flag-activated = activated
flag-moving = moving
flag-grouped = in the group
flag-finished = has finished
flag-on-road = on the road
flag-opportunity = may fire at movers
flag-fired = has fired
flag-assaulted = has made its assault fire
flag-ordered = under the Order
flag-entered = has just entered
flag-stepped = has taken a step
flag-flanking = may enter on the flank
weapon-state-broken = broken
weapon-state-fired = has fired

## Weapons and Radios

weapon-with-number = { $weapon } { $number }
weapon-light-mg = Light MG
weapon-medium-mg = Medium MG
weapon-heavy-mg = Heavy MG
weapon-fifty-cal = Fifty-Cal MG
weapon-light-mortar = Light Mortar
weapon-medium-mortar = Medium Mortar
weapon-ig-18 = IG 18 Gun
weapon-ig-33 = IG 33 Gun
weapon-infantry-gun = Infantry Gun
weapon-pack-howitzer = Pack Howitzer
weapon-flamethrower = Flamethrower
weapon-satchel-charge = Satchel Charge
weapon-molotov = Molotov
radio-of-fp = Radio { $fp }

## The map

fort-foxholes = Foxholes
fort-trench = Trench
fort-bunker = Bunker
fort-pillbox = Pillbox
fort-mines = Mines
fort-wire = Wire
marker-objective = objective
terrain-building = Building
terrain-woods = Woods
terrain-brush = Brush
terrain-orchard = Orchard
terrain-field = Field
terrain-bridge-major = Major Bridge
terrain-bridge-minor = Minor Bridge
terrain-gully = Gully
terrain-water-barrier = Water Barrier
terrain-stream = Stream
terrain-marsh = Marsh
terrain-open = Open Ground
terrain-road = Road
terrain-railway = Railway
terrain-trail = Trail
terrain-fence = Fence
terrain-hedge = Hedge
terrain-wall = Wall
terrain-hill = Hill
terrain-cliff = Cliff
terrain-smoke = Smoke
terrain-blaze = Blaze
direction-1 = north
direction-2 = north-east
direction-3 = south-east
direction-4 = south
direction-5 = south-west
direction-6 = north-west
edge-top = top edge
edge-bottom = bottom edge
edge-left = left edge
edge-right = right edge

## Rolls and values

roll-targeting = targeting roll
roll-fire = fire roll
roll-impact = artillery impact
roll-mines = mine attack
roll-defence = defence roll
roll-melee = melee roll
roll-rally = rally roll
roll-rout = rout roll
roll-sudden-death = sudden death roll
roll-commissar = commissar’s roll
roll-support = support table roll
value-fp = firepower
value-range = range
value-move = movement
value-morale = morale
value-command = command
value-cover = cover
value-hindrance = hindrance
value-elevation = level
value-cost = movement cost
value-worth = victory points

## Objective chits

chit-a = A: objective 1, 1 point
chit-b = B: objective 2, 1 point
chit-c = C: objective 3, 1 point
chit-d = D: objective 4, 1 point
chit-e = E: objective 5, 1 point
chit-f = F: objective 2, 2 points
chit-g = G: objective 3, 2 points
chit-h = H: objective 4, 2 points
chit-j = J: objective 5, 2 points
chit-k = K: objective 3, 3 points
chit-l = L: objective 4, 3 points
chit-m = M: objective 5, 3 points
chit-n = N: objective 4, 4 points
chit-p = P: objective 5, 4 points
chit-q = Q: objective 5, 5 points
chit-r = R: objective 5, 10 points
chit-s = S: each objective, 1 point
chit-t = T: each objective, 2 points
chit-u = U: each objective, 3 points
chit-v = V: all five objectives win at sudden death
chit-w = W: units that exit count double
chit-x = X: eliminated units count double

game-combat-commander = Combat Commander: Europe
