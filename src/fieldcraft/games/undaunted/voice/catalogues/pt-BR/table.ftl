heading-supply = Suprimento
heading-play-area = Área de jogo
heading-removed = Removidas da partida
heading-round = Rodada
heading-odds = Chances
heading-vehicles = Veículos
heading-structures = Estruturas
heading-escaped = Escaparam
heading-neutralised = Neutralizados
heading-escape-markers = Marcadores de Fuga
goal-points = { $count ->
    [one] { $side }: controlar objetivos que valham { $count } ponto
   *[other] { $side }: controlar objetivos que valham { $count } pontos
}
goal-pin = { $side }: imobilizar o inimigo
goal-of-side = { $side }: { $goal }
goal-and = { $first } e { $second }
goal-or = { $first }, ou { $second }
goal-hold-first = controlar a peça { $tile } e depois { $goal }
goal-score = { $count ->
    [one] alcançar { $count } ponto de objetivo
   *[other] alcançar { $count } pontos de objetivo
}
goal-escape = fazer escapar { $whom }
goal-escape-soldiers = { $count ->
    [one] { $count } soldado
   *[other] { $count } soldados
}
goal-escape-vehicles = { $count ->
    [one] { $count } Veículo
   *[other] { $count } Veículos
}
goal-escape-counter = a ficha { $counter }
goal-neutralise = neutralizar { $whom }
goal-neutralise-soldiers = { $count ->
    [one] { $count } soldado inimigo
   *[other] { $count } soldados inimigos
}
goal-neutralise-vehicles = { $count ->
    [one] { $count } Veículo inimigo
   *[other] { $count } Veículos inimigos
}
goal-neutralise-counter = a ficha inimiga { $counter }
goal-may-escape = (podem escapar: { $names })

## As perguntas, pelo nome

question-bid = qual carta escolher para a Iniciativa
question-play = qual carta baixar, ou se o turno termina
question-use = como usar a carta baixada
question-step = para qual peça mover em seguida
question-aim = qual alvo escolher
question-aim-tile = em qual peça mirar
question-blast = qual ficha atacar em seguida
question-take = o que pegar ou escolher em seguida, ou se é hora de parar
question-inspire = qual carta devolver à mão
question-command = se mais uma carta será comprada
question-spawn = onde colocar a ficha
question-adjust = se o soldado entra, sai ou se reposiciona
question-wound = qual soldado no Veículo sofre o ferimento
question-pin = qual soldado no Veículo é suprimido

## As perguntas a quem decide

prompt-bid = Escolha uma carta para a Iniciativa
prompt-play = Baixe uma carta ou encerre o turno
prompt-use = { $card }: escolha uma ação
prompt-step = { $left ->
    [one] { $counter }: escolha a próxima peça (resta { $left } peça)
   *[other] { $counter }: escolha a próxima peça (restam { $left } peças)
}
prompt-aim = { $counter }, { $action }: escolha um alvo
prompt-aim-tile = Mirar: escolha uma peça a 3 peças ou mais do Morteiro
prompt-blast = Bombardear: escolha qual ficha atacar em seguida
prompt-take = { $left ->
    [one] Reforçar: pegue uma carta do suprimento (no máximo mais { $left } carta)
   *[other] Reforçar: pegue uma carta do suprimento (no máximo mais { $left } cartas)
}
prompt-inspire = { $left ->
    [one] Inspirar: devolva à mão uma carta da área de jogo (no máximo mais { $left } carta)
   *[other] Inspirar: devolva à mão uma carta da área de jogo (no máximo mais { $left } cartas)
}
prompt-command = { $left ->
    [one] Comandar: compre uma carta (no máximo mais { $left } carta)
   *[other] Comandar: compre uma carta (no máximo mais { $left } cartas)
}
prompt-unit = Conduzir: escolha uma unidade
prompt-spawn = { $counter }: escolha um marcador de Surgimento
prompt-mark = { $left ->
    [one] { $action }: escolha uma peça (no máximo mais { $left } peça)
   *[other] { $action }: escolha uma peça (no máximo mais { $left } peças)
}
prompt-adjust = { $counter }: entrar, sair, reposicionar ou ficar
prompt-repair = Reparar: escolha um Veículo
prompt-strafe = Metralhar: escolha um alvo
prompt-wound = { $vehicle }: escolha o soldado que sofre o ferimento
prompt-pin = { $vehicle }: escolha o soldado a suprimir

## O que se pode responder

option-bid = Iniciativa: { $card }
option-play = Baixar { $card }
option-use = { $value ->
    [0] { $action }
    [none] { $action }
   *[other] { $action } { $value }
}
option-hunker = Abrigar-se: devolver a carta ao suprimento
option-rally = Colocar em prontidão
option-to = { $counter } para a peça { $tile }
option-at = { $action }: { $counter }
option-at-tile = Alvo: peça { $tile }
option-take = Pegar { $card }
option-draw = Comprar uma carta
option-spawn = Colocar na peça { $tile }
option-unit = Conduzir: { $counter }
option-seat = { $value ->
    [0] Ação do Veículo: { $action }
    [none] Ação do Veículo: { $action }
   *[other] Ação do Veículo: { $action } { $value }
}
option-enter = Entrar: { $vehicle }, assento { $seat }
option-exit = Sair do Veículo
option-shift = Reposicionar: assento { $seat }
option-stay = Ficar
option-escape = Escapar do tabuleiro
option-mark = Escolher a peça { $tile }
option-wound = Ferir: { $counter }
option-pin = Suprimir: { $counter }
option-repair = Reparar: { $vehicle }
note-captures = o Veículo passa a ser seu

## Avisos antes de uma escolha

warn-hunker-last-bolster = Esta é sua última carta com Reforçar fora do suprimento. Se você se abrigar com ela, não poderá mais pegar cartas do suprimento.
warn-bolster-fog = Você está prestes a pôr uma carta de Névoa da Guerra na sua própria pilha de descartes.
warn-nothing-happens = Esta ação não vai mudar nada.
warn-leaves-wheel = O assento do condutor ficará vazio.

## As opções de uma partida

match-option-inspireCommandCards = Inspirar pode devolver também cartas de Comando.
match-option-bolsterFog = Reforçar pode pegar também cartas de Névoa da Guerra.
match-option-openDiscard = Os dois jogadores podem ver as duas pilhas de descartes.
match-option-roundLimit = A última rodada, depois da qual os pontos decidem; 0 significa nenhuma.
match-option-handicapFirst = Desvantagem do primeiro lado: este número de suas cartas de Névoa da Guerra começa no baralho, e não no suprimento.
match-option-handicapSecond = Desvantagem do segundo lado: este número de suas cartas de Névoa da Guerra começa no baralho, e não no suprimento.
scenario-handicap = { $count ->
    [one] Para equilibrar a partida (desvantagem, nas opções de regras): { $side } começa com mais uma carta de Névoa da Guerra no baralho.
   *[other] Para equilibrar a partida (desvantagem, nas opções de regras): { $side } começa com mais { $count } cartas de Névoa da Guerra no baralho.
}
match-option-adjustOnRally = Uma carta usada só para colocar a ficha em prontidão também permite entrar, sair ou se reposicionar.
match-option-adjustOnHunker = Uma carta usada para Abrigar-se também permite entrar, sair ou se reposicionar.
match-option-adjustOnSwitch = Uma carta usada para mudança de assentos também permite entrar, sair ou se reposicionar.

## A mesa no terminal

short-scout = Es
short-rifleman = Fu
short-machine-gunner = Me
short-sniper = Caç
short-mortar = Mrt
short-staff-sergeant = 1Sg
short-sergeant = Sgt
short-saboteur = Sab
short-anti-tank-rifleman = FA
short-engineer = Eng
short-tank-driver = Co
short-tank-gunner = Ar
short-tank-crew = Tr
short-patrol-truck = VPa
short-gun-truck = VAp
short-pilot-car = VBa
short-medium-tank = TqM
short-scout-car = VRe
short-light-truck = CLe
short-aircraft = Avião
short-fuel-tank = Comb.
short-motor-pool = Parque
short-ammunition-store = Paiol
short-radio-mast = Antena
heading-spawns = Surgimento
heading-units = Unidades
heading-objectives = Objetivos
spawn-all = todas as unidades
legend-hill = colina: cobertura 1 contra ataque vindo de colina
legend-rough = terreno acidentado: sem Veículos
legend-structure = Estrutura: sua defesa e pontos
legend-vehicle = Veículo e quantos soldados estão nele
legend-damage = dano: incapacitado no traço, destruído no fim
seat-free = livre
damage-of = dano { $damage } de { $integrity }
vehicle-captured = capturado
hand-bid = escolhida para a Iniciativa: { $card }
card-fog-note = não pode ser baixada
end-length-rounds = { $count ->
    [0] Rodadas: { $number }, { $count } decisões
    [one] Rodadas: { $number }, { $count } decisão
   *[other] Rodadas: { $number }, { $count } decisões
}
about-owner = Pertence a: { $side }

warn-end-cards = Ainda há cartas na sua mão que você pode baixar. Encerrar o turno mesmo assim?

## What there is to play

about-normandy = Um pelotão americano contra um pelotão alemão, Normandia, 1944. Seu baralho é o seu pelotão: cada baixa leva uma carta embora. O mais fácil dos três para aprender.
about-north-africa = Incursores do deserto contra guarnições italianas, de 1940 a 1943. Cada ficha é um soldado; há caminhões e tanques com tripulação e aeródromos para explodir. Como Normandia, com Veículos.
effect-removed = sai do tabuleiro
effect-pinned = um soldado é suprimido
effect-damage = dano
effect-wound-and-damage = um ferimento e dano
why-play-its-card = { $name }: as ações vêm das cartas. Baixe da sua mão: { $card }.
why-use-first = { $name }: primeiro escolha o que a carta faz; depois, onde ou contra quem.
why-crew-first = { $name }: quem age é a tripulação. Baixe a carta de um soldado que esteja no Veículo.

## What the actions do

about-action-move = Mova a unidade até esse número de peças; toda peça em que ela entra precisa ter um marcador seu.
about-action-scout = Mova a unidade até esse número de peças, marcadas ou não. Cada peça nova para o seu lado é marcada como esclarecida, e cada marcador assim passa uma Névoa da Guerra do seu suprimento para a sua pilha de descartes.
about-action-stalk = Mova-se até esse número de peças, marcadas ou não, sem deixar rastro.
about-action-guide = Mova qualquer unidade sua não suprimida até esse número de peças; toda peça em que ela entra precisa ter um marcador seu.
about-action-drive = Guie o Veículo até esse número de peças; toda peça em que ele entra precisa ter um marcador seu e não ter terreno acidentado.
about-action-bolster = Pegue até esse número de cartas do suprimento e coloque na pilha de descartes: seu baralho cresce. Com a letra de um GC, só cartas desse GC.
about-action-command = Compre até esse número de cartas; elas podem ser baixadas neste turno.
about-action-conceal = Uma Névoa da Guerra, que não pode ser baixada, passa do suprimento do oponente para a pilha de descartes dele. Em Normandia, só se houver uma.
about-action-control = Tome o controle da peça em que a unidade está, se há ali um marcador seu. Em Normandia, não enquanto houver inimigos nela; em Norte da África, só um soldado inimigo em uma peça controlada pelo inimigo impede. Um objetivo controlado vale pontos.
about-action-inspire = Devolva à mão até esse número de cartas de Combate baixadas neste turno; elas podem ser baixadas de novo. Com a letra de um GC, só cartas desse GC.
about-action-recon = Só com uma Névoa da Guerra na mão: remova-a da partida e compre uma carta, que pode ser baixada neste turno.
about-action-target = Coloque o marcador de Mira em uma peça a pelo menos 3 peças do Morteiro, para bombardear depois; ele sai quando o Morteiro se move.
about-action-attack = Lance esse número de dados contra qualquer inimigo no tabuleiro. Um dado que alcance o total de defesa, ou um 0, acerta: o inimigo perde uma carta.
about-action-suppress = Lance esse número de dados contra qualquer inimigo no tabuleiro. O acerto não tira carta, mas suprime: a próxima carta dessa ficha só a coloca em prontidão.
about-action-blast = Só com o marcador de Mira no tabuleiro: ataque cada ficha na peça dele, inclusive as suas, com um lançamento para cada; a distância não conta.
about-action-strafe = Aviões lançam esse número de dados contra um inimigo; a distância não conta.
about-action-demolition = Ataque uma Estrutura ou um Veículo inimigo na peça do soldado; nem cobertura nem distância contam.
about-action-anti-tank = Ataque um Veículo inimigo a qualquer distância; contam a defesa blindada, a cobertura e a distância.
about-action-repair = Tire um marcador de Dano de um Veículo na peça do soldado, seja de quem for; de um assento, só desse Veículo.
about-action-navigate = Marque até esse número de peças adjacentes entre si, a partir de uma vizinha ao soldado, para que outros possam ir até lá. Cada marcador novo passa uma Névoa da Guerra do seu suprimento para a sua pilha de descartes.
about-action-survey = Marque até esse número de peças em qualquer lugar do tabuleiro, para que outros possam ir até lá. Cada marcador novo passa uma Névoa da Guerra do seu suprimento para a sua pilha de descartes.
about-what-tiles = Diga o que olhar: uma peça, duas peças, uma ficha, uma carta, o baralho ou outra zona, por exemplo: { $example }
table-help-look-tiles = Uma peça, duas peças, uma ficha, uma carta, seu baralho, um suprimento: os valores.
part-cover = { $value } cobertura
part-base = { $value } defesa
part-range = { $value } distância

way-cost = { $cost ->
    [one] 1 passo
   *[other] { $cost } passos
}
column-card = Carta
column-actions = Ações
column-initiative = Inic.
heading-destroyed = Destruídas
points-count = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
question-unit = qual unidade ou Veículo escolher
option-switch = Mudar de assento com { $counter }
heading-lost = Perdidas
seat-number = assento { $seat }
dice-count = { $count ->
    [0] { $count } dados
    [one] { $count } dado
   *[other] { $count } dados
}
about-adjacent = Adjacentes
about-next-card = A próxima carta a ser comprada:
about-no-way = Não há caminho de { $tile } a { $other }.
