### Combat Commander: nomes.

## Lados e nações

side-axis = Eixo
side-allies = Aliados
nation-germany = Alemanha
nation-russia = Rússia
nation-america = Estados Unidos
quality-green = inexperiente
quality-line = de linha
quality-elite = de elite
posture-attack = ataque
posture-recon = reconhecimento
posture-defend = defesa
posture-open = decidida pelas forças

## Unidades. $letter distingue dois tipos do mesmo posto

unit-with-number = { $unit } { $number }
unit-of-side = { $unit } ({ $side })
unit-with-letter = { $unit } { $letter }
letter-x = X
letter-y = Y
kind-squad = Grupo de combate
kind-team = Equipe
kind-leader = Líder
unit-pionier = Pioneiros
unit-ss = SS
unit-elite-rifle = Fuzileiros de elite
unit-parachute = Paraquedistas
unit-rifle = Fuzileiros
unit-volksgrenadier = Volksgrenadiere
unit-conscript = Conscritos
unit-assault = Tropa de assalto
unit-guards-smg = Submetralhadoras da Guarda
unit-guards-rifle = Fuzileiros da Guarda
unit-smg = Submetralhadoras
unit-militia = Milícia
unit-engineer = Engenheiros
unit-paratroop = Tropa paraquedista
unit-elite = GC de elite
unit-line = GC de linha
unit-green = GC novato
unit-weapon-team = Equipe de armas
unit-elite-team = Equipe de elite
unit-line-team = Equipe de linha
unit-green-team = Equipe novata
unit-private = Soldado
unit-corporal = Cabo
unit-sergeant = Sargento
unit-lieutenant = Tenente
unit-captain = Capitão
unit-hero = Herói

## Estados de unidades e armas

flag-broken = abalada
flag-suppressed = suprimida
flag-veteran = veterana
flag-activated = ativada
flag-moving = em movimento
flag-grouped = no grupo
flag-finished = já terminou
flag-on-road = na estrada
flag-opportunity = pronta para o fogo de oportunidade
flag-fired = já atirou
flag-assaulted = já fez o fogo de assalto
flag-ordered = sob a Ordem
flag-entered = acaba de entrar
flag-stepped = já deu um passo
flag-flanking = pode entrar pelo flanco
weapon-state-broken = avariada
weapon-state-fired = já atirou

## Armas e rádios

weapon-with-number = { $weapon } { $number }
weapon-light-mg = Metralhadora leve
weapon-medium-mg = Metralhadora média
weapon-heavy-mg = Metralhadora pesada
weapon-fifty-cal = Metralhadora .50
weapon-light-mortar = Morteiro leve
weapon-medium-mortar = Morteiro médio
weapon-ig-18 = Canhão IG 18
weapon-ig-33 = Canhão IG 33
weapon-infantry-gun = Canhão de infantaria
weapon-pack-howitzer = Obuseiro de montanha
weapon-flamethrower = Lança-chamas
weapon-satchel-charge = Carga de demolição
weapon-molotov = Coquetel Molotov
radio-of-fp = Rádio { $fp }

## O mapa

fort-foxholes = Abrigos individuais
fort-trench = Trincheira
fort-bunker = Bunker
fort-pillbox = Casamata
fort-mines = Minas
fort-wire = Arame farpado
marker-objective = objetivo
terrain-building = Construção
terrain-woods = Mata
terrain-brush = Matagal
terrain-orchard = Pomar
terrain-field = Plantação
terrain-bridge-major = Ponte grande
terrain-bridge-minor = Ponte pequena
terrain-gully = Ravina
terrain-water-barrier = Barreira de água
terrain-stream = Riacho
terrain-marsh = Pântano
terrain-open = Terreno aberto
terrain-road = Estrada
terrain-railway = Ferrovia
terrain-trail = Trilha
terrain-fence = Cerca
terrain-hedge = Sebe
terrain-wall = Muro
terrain-hill = Colina
terrain-cliff = Penhasco
terrain-smoke = Fumaça
terrain-blaze = Incêndio
direction-1 = para o norte
direction-2 = para o nordeste
direction-3 = para o sudeste
direction-4 = para o sul
direction-5 = para o sudoeste
direction-6 = para o noroeste
edge-top = borda superior
edge-bottom = borda inferior
edge-left = borda esquerda
edge-right = borda direita

## Rolagens e valores

roll-targeting = rolagem de pontaria
roll-fire = rolagem de fogo
roll-impact = impacto da artilharia
roll-mines = ataque das minas
roll-defence = rolagem de defesa
roll-melee = rolagem de corpo a corpo
roll-rally = rolagem de reagrupamento
roll-rout = rolagem de debandada
roll-sudden-death = rolagem de morte súbita
roll-commissar = rolagem do comissário
roll-support = rolagem na tabela de apoio
value-fp = poder de fogo
value-range = alcance
value-move = movimento
value-morale = moral
value-command = comando
value-cover = cobertura
value-hindrance = obstrução
value-elevation = nível
value-cost = custo de movimento
value-worth = pontos de vitória

## Fichas de objetivo

chit-a = A: objetivo 1, 1 ponto
chit-b = B: objetivo 2, 1 ponto
chit-c = C: objetivo 3, 1 ponto
chit-d = D: objetivo 4, 1 ponto
chit-e = E: objetivo 5, 1 ponto
chit-f = F: objetivo 2, 2 pontos
chit-g = G: objetivo 3, 2 pontos
chit-h = H: objetivo 4, 2 pontos
chit-j = J: objetivo 5, 2 pontos
chit-k = K: objetivo 3, 3 pontos
chit-l = L: objetivo 4, 3 pontos
chit-m = M: objetivo 5, 3 pontos
chit-n = N: objetivo 4, 4 pontos
chit-p = P: objetivo 5, 4 pontos
chit-q = Q: objetivo 5, 5 pontos
chit-r = R: objetivo 5, 10 pontos
chit-s = S: cada objetivo, 1 ponto
chit-t = T: cada objetivo, 2 pontos
chit-u = U: cada objetivo, 3 pontos
chit-v = V: os cinco objetivos vencem na morte súbita
chit-w = W: unidades que saem valem o dobro
chit-x = X: unidades eliminadas valem o dobro

game-combat-commander = Combat Commander: Europa
