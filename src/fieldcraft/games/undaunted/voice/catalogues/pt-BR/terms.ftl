game-normandy = Destemidos: Normandia
game-north-africa = Destemidos: Norte da África

## Sides and squads

side-us = Estados Unidos
side-de = Alemanha
side-lrdg = LRDG
side-it = Forças Italianas
squad-a = A
squad-b = B
squad-c = C
squad-t = T
squad-none = sem grupo de combate

## Cards. $squad is the letter, or none.

card-platoon-sergeant = Adjunto de Pelotão
card-platoon-guide = Guia de Pelotão
card-squad-leader = { $squad ->
    [none] Líder de GC
   *[other] Líder de GC { $squad }
}
card-tank-commander = { $squad ->
    [none] Comandante de Tanques
   *[other] Comandante de Tanques { $squad }
}
card-lieutenant = Tenente
card-warrant-officer = Subtenente
card-recon-plane = Aeronave de Reconhecimento
card-staff-sergeant = 1º Sargento
card-sergeant = Sargento
card-saboteur = Sabotador
card-anti-tank-rifleman = { $squad ->
    [none] Fuzileiro Antitanque
   *[other] Fuzileiro Antitanque { $squad }
}
card-engineer = Engenheiro
card-tank-driver = { $squad ->
    [none] Condutor de Tanques
   *[other] Condutor de Tanques { $squad }
}
card-tank-gunner = { $squad ->
    [none] Artilheiro de Tanques
   *[other] Artilheiro de Tanques { $squad }
}
card-tank-crew = { $squad ->
    [none] Tripulante de Tanques
   *[other] Tripulante de Tanques { $squad }
}
card-scout = { $squad ->
    [none] Esclarecedor
   *[other] Esclarecedor { $squad }
}
card-rifleman = { $squad ->
    [none] Fuzileiro
   *[other] Fuzileiro { $squad }
}
card-machine-gunner = { $squad ->
    [none] Metralhador
   *[other] Metralhador { $squad }
}
card-sniper = Caçador
card-mortar = Morteiro
card-fog-of-war = Névoa da Guerra
class-combat = carta de Combate
class-command = carta de Comando
class-fog = carta de Névoa da Guerra
class-vehicle = carta de Veículo

## Counters: the units

counter-scout = { $squad ->
    [none] Esclarecedores
   *[other] Esclarecedores { $squad }
}
counter-rifleman = { $squad ->
    [none] Fuzileiros
   *[other] Fuzileiros { $squad }
}
counter-machine-gunner = { $squad ->
    [none] Metralhadores
   *[other] Metralhadores { $squad }
}
counter-sniper = Caçadores
counter-mortar = Morteiro
counter-of-side = { $counter } ({ $side })
face-ready = em prontidão
face-suppressed = suprimido
face-ready-unit = unidade em prontidão
face-suppressed-unit = unidade suprimida
face-disabled = incapacitado
face-destroyed = destruído

## Vehicles, structures and specialisms

vehicle-patrol-truck = Veículo de Patrulha
vehicle-gun-truck = Veículo de Apoio
vehicle-pilot-car = Veículo Batedor
vehicle-medium-tank = Tanque Médio
vehicle-scout-car = Veículo de Reconhecimento
vehicle-light-truck = Caminhão Leve
structure-aircraft = Avião
structure-fuel-tank = Depósito de combustível
structure-motor-pool = Parque de veículos
structure-ammunition-store = Paiol de munição
structure-hangar = Hangar
structure-radio-mast = Antena de rádio
specialism-driver = condutor
specialism-gunner = artilheiro
specialism-crew = tripulante

## Ways of using a card, and actions

action-with-value = { $action } { $value }
action-act = Ação da carta
action-hunker = Abrigar-se
action-rally = Colocar em prontidão
action-seat = Ação do Veículo
action-switch = Mudança de assentos
action-enter = Entrar
action-exit = Sair
action-shift = Reposicionar
action-move = Mover
action-guide = Conduzir
action-scout = Esclarecer
action-stalk = Espreitar
action-drive = Guiar
action-bolster = Reforçar
action-command = Comandar
action-conceal = Dissimular
action-control = Controlar
action-inspire = Inspirar
action-recon = Reconhecer
action-target = Mirar
action-navigate = Navegar
action-survey = Vigiar
action-repair = Reparar
action-attack = Atacar
action-suppress = Suprimir
action-blast = Bombardear
action-strafe = Metralhar
action-demolition = Demolição
action-anti-tank = Antitanque

## Card zones

zone-deck = baralho
zone-hand = mão
zone-play = área de jogo
zone-discard = pilha de descartes
zone-supply = suprimento
zone-removed = removidas da partida

## Markers

marker-control = marcador de Controle
marker-scouted = esclarecida
marker-controlled = controlada
marker-initiative = marcador de Iniciativa
marker-spawn = marcador de Surgimento
marker-target = marcador de Mira
marker-radio-tower = marcador da Torre de Rádio
marker-damage = marcador de Dano
marker-escape = marcador de Fuga
marker-structure = marcador de Estrutura
marker-objective = marcador de Objetivo

## Fields of cards, counters and tiles

field-initiative = Iniciativa
field-squad = grupo de combate (GC)
field-actions = ações
field-defence = defesa básica
field-defence-total = total de defesa
field-points = pontos de objetivo
field-specialism = especialização
field-basic-defence = defesa básica
field-armour = defesa blindada
field-structure-defence = defesa da Estrutura
field-seats = assentos
field-seat-requirement = requisitos do assento
field-vehicle-actions = ações do Veículo
field-integrity = integridade
field-critical = limite crítico
field-damage = dano
field-rough = terreno acidentado

## Tiles: what they look like

tile-with-look = { $tile } ({ $look })
look-haystacks = montes de feno
look-church = igreja
look-hill-trees = colina, árvores
look-hedged-double-field = dois campos com sebes
look-wood-with-pond = mata com lagoa
look-field-tractor = campo, trator
look-open-wood = mata aberta
look-corn-field = trigal
look-farm-and-field = fazenda e campo
look-hamlet = povoado
look-farmhouse-and-field = casa de fazenda e campo
look-hedged-fields = campos com sebes
look-hamlet-track = povoado, estrada de terra
look-village-street = rua de vilarejo
look-bare-hill = colina descoberta
look-open = terreno aberto
look-hamlet-trees = povoado, árvores
look-crop-field = plantação
look-farm-trees = fazenda, árvores
look-open-bushes = terreno aberto, arbustos
look-village = vilarejo
look-river-with-islet = rio com ilhota
look-manor = solar
look-river = rio
look-farm-orchard = fazenda, pomar
look-river-wooded-bank = rio, margem arborizada
look-hedged-field = campo com sebes
look-wooded-hill = colina arborizada
look-dense-wood = mata densa
look-river-footbridge = rio, passarela
look-river-stone-bridge = rio, ponte de pedra
look-plain = planície
look-oasis = oásis
look-rocks = rochas
look-ruins = ruínas
look-side-road = estrada secundária
look-fort = forte
look-camp = acampamento
look-broken-ground = terreno irregular
look-scattered-stones = pedras esparsas
look-hollow = depressão
look-hill = colina
look-runway = pista de pouso
look-runway-end = fim da pista de pouso
look-road-end = fim da estrada
look-road-corner = curva da estrada
look-road-crossing = cruzamento de estradas
look-road-straight = estrada reta
look-road-vegetation = estrada, vegetação
look-town = cidade
look-houses = casas
look-houses-trench = casas, trincheira
phase-initiative = Determinar a Iniciativa
field-cover = bônus de cobertura
field-range = bônus de distância
