### A mesa: títulos, perguntas, opções, avisos.

## Títulos

heading-board = Tabuleiro
heading-hand = Mão
heading-deck = Baralho
heading-discard = Pilha de descartes
heading-supply = Suprimento
heading-play-area = Área de jogo
heading-removed = Removidas da partida
heading-initiative = Iniciativa
heading-round = Rodada
heading-turn = Turno
heading-phase = Fase
heading-points = Pontos
heading-objectives = Objetivos
heading-odds = Chances
heading-log = Registro
heading-help = Ajuda
heading-options = Opções
heading-scenario = Cenário
heading-units = Unidades
heading-markers = Marcadores
heading-victory = Condição de vitória
heading-vehicles = Veículos
heading-structures = Estruturas
heading-escaped = Escaparam
heading-neutralised = Neutralizados
heading-destroyed = Destruídas
heading-escape-markers = Marcadores de Fuga
odds = { $percent }% de chance
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
points-count = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
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
question-take = o que pegar ou escolher em seguida, ou se basta
question-inspire = qual carta devolver à mão
question-command = se mais uma carta será comprada
question-unit = qual unidade ou Veículo escolher
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
    [one] Reforçar: pegue uma carta do suprimento (até mais { $left } carta)
   *[other] Reforçar: pegue uma carta do suprimento (até mais { $left } cartas)
}
prompt-inspire = { $left ->
    [one] Inspirar: devolva à mão uma carta da área de jogo (até mais { $left } carta)
   *[other] Inspirar: devolva à mão uma carta da área de jogo (até mais { $left } cartas)
}
prompt-command = { $left ->
    [one] Comandar: compre uma carta (até mais { $left } carta)
   *[other] Comandar: compre uma carta (até mais { $left } cartas)
}
prompt-unit = Conduzir: escolha uma unidade
prompt-spawn = { $counter }: escolha um marcador de Surgimento
prompt-mark = { $left ->
    [one] { $action }: escolha uma peça (até mais { $left } peça)
   *[other] { $action }: escolha uma peça (até mais { $left } peças)
}
prompt-adjust = { $counter }: entrar, sair, reposicionar ou ficar
prompt-repair = Reparar: escolha um Veículo
prompt-strafe = Metralhar: escolha um alvo
prompt-wound = { $vehicle }: escolha o soldado que sofre o ferimento
prompt-pin = { $vehicle }: escolha o soldado a suprimir
prompt-waiting = Aguardando: { $side }
prompt-over = A partida acabou

## O que se pode responder

option-bid = Iniciativa: { $card }
option-play = Baixar { $card }
option-end = Encerrar o turno
option-use = { $value ->
    [0] { $action }
    [none] { $action }
   *[other] { $action } { $value }
}
option-hunker = Abrigar-se: devolver a carta ao suprimento
option-rally = Virar a ficha (em prontidão)
option-to = Para a peça { $tile }
option-stop = Parar
option-at = Alvo: { $counter }
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
option-switch = Mudar de assento com { $counter }
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
match-option-adjustOnRally = Uma carta que só vira a ficha (em prontidão) também permite entrar, sair ou se reposicionar.
match-option-adjustOnHunker = Uma carta usada para Abrigar-se também permite entrar, sair ou se reposicionar.
match-option-adjustOnSwitch = Uma carta usada para mudança de assentos também permite entrar, sair ou se reposicionar.

## A mesa no terminal

short-scout = Es
short-rifleman = Fu
short-machine-gunner = Me
short-sniper = Caç
short-mortar = Mrt
short-staff-sergeant = 1Sg
short-sergeant = Sar
short-saboteur = Sbt
short-anti-tank-rifleman = FA
short-engineer = Enh
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
short-radio-mast = Mastro
heading-lost = Perdidas
heading-casualties = Baixas
heading-spawns = Surgimento
spawn-all = todas as unidades
legend-hill = colina: 1 se atacada de uma colina
legend-rough = terreno acidentado: sem Veículos
legend-structure = Estrutura: sua defesa e pontos
legend-vehicle = Veículo e quantos soldados estão nele
legend-damage = dano: incapacitado no traço, destruído no fim
seat-number = assento { $seat }
seat-free = livre
damage-of = dano { $damage } de { $integrity }
vehicle-captured = capturado
hand-empty = Nenhuma carta na mão
hand-bid = escolhida para a iniciativa: { $card }
card-fog-note = não pode ser jogada
part-base = { $value } base da unidade
part-cover = { $value } cobertura
part-range = { $value } distância
dice-count = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
news-earlier = { $count ->
    [one] … { $count } linha anterior: { $command }
   *[other] … { $count } linhas anteriores: { $command }
}
welcome = Boas-vindas à mesa.
welcome-how = Digite um número e tecle Enter; só Enter escolhe o primeiro.
welcome-table = A mesa oferece só o que as regras permitem. A qualquer momento: { $command }
ask-game = Qual jogo?
ask-scenario = Qual cenário?
ask-opponent = Contra quem?
ask-side = De que lado você joga?
opponent-bot = o bot { $name }
opponent-friend = alguém nesta mesma tela
you-are = (você joga: { $side })
hot-seat = Agora quem se senta à tela: { $side }. O outro jogador desvia o olhar.
press-enter = Tecle Enter.
choice-ambiguous = “{ $text }” pode significar: { $known }
choice-no-number = Digite um número de 1 a { $count }.
choice-offered = “{ $text }” é permitido agora.
choice-why = Diga o que você gostaria de fazer, por exemplo: { $example }
standing-none = Você não tem respostas permanentes. Por exemplo: { $example }
standing-list = Respondido por você sem perguntar, até { $command }:
standing-answered = Sua resposta permanente: { $text }
confirm-resign = Você desiste?
offer-save = Salvar o registro em “{ $path }”?
resume-with = Continue com: { $command }
end-length = { $count ->
    [one] Rodadas: { $number }, { $count } decisão
   *[other] Rodadas: { $number }, { $count } decisões
}
about-what = Diga o que olhar: uma peça, duas peças, uma ficha, uma carta, o baralho ou outra zona, por exemplo: { $example }
about-adjacent = Adjacentes
about-off-board = fora do tabuleiro
about-owner = Pertence a: { $side }
about-next-card = A próxima carta comprada:
about-distance = De { $tile } a { $other }: { $distance }
about-no-way = Não há caminho de { $tile } a { $other }.
no-such-rule = Não há a cláusula “{ $text }”. Tente, por exemplo: { $example }
table-help-choice = Escolha pelo número ou pelas palavras ao lado; basta o começo, se for claro.
table-help-board = O tabuleiro com a legenda e os objetivos.
table-help-hand = A sua mão.
table-help-log = Tudo o que aconteceu.
table-help-look = Uma peça, duas peças, uma ficha, uma carta, seu baralho, um suprimento: os valores.
table-help-why = Por que algo não é permitido, e por qual cláusula.
table-help-help = Esta lista.
table-help-undo = Desfaz sua última escolha, se nada foi rolado, comprado ou revelado.
table-help-standing = Passa a responder a algumas perguntas por você; sozinho, mostra as respostas; standing off as encerra.
table-help-save = Salva a partida em um arquivo.
table-help-resign = Desistir.
table-help-quit = Sai da mesa; oferece salvar.
table-help-rule = O texto de uma cláusula; uma palavra encontra as cláusulas que a usam.
