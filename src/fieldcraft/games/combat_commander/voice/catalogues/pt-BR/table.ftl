### Combat Commander: títulos, perguntas, opções.

## Títulos

heading-time = Tempo
heading-sudden-death = Morte súbita
heading-vp = Pontos de vitória
heading-surrender = Rendição
heading-orders = Ordens
heading-weapons = Armas
heading-radio = Rádio
heading-chits = Fichas de objetivo
heading-secret-chits = Fichas secretas
heading-map = Mapa
heading-time-track = Na trilha de tempo
heading-known = Vistas na mão
heading-unseen = Cartas não vistas
heading-fortifications = Fortificações
heading-to-place = Falta posicionar
heading-special = Regras especiais
heading-posture = Postura
heading-order = Ordem
heading-action = Ação
heading-event = Evento
heading-dice = Dados
heading-random-hex = Hex aleatório
heading-units = Unidades
heading-objectives = Objetivos

## As perguntas, por nome

question-set-up = como posicionar as forças
question-give = que unidade leva a arma
question-mines-or-card = se fica com minas mais fracas e uma carta
question-first-turn = se entrega a carta de Iniciativa pelo primeiro turno
question-order = que Ordem dar, ou se passa ou encerra o turno
question-discard = que carta descartar em seguida, ou se é hora de parar
question-activate = que unidade ativar
question-action = que Ação jogar, ou nenhuma
question-unit = qual unidade escolher
question-reroll = se entrega a carta de Iniciativa por outra rolagem
question-fire = em que hex atirar, ou se termina
question-pieces = que unidades e armas atiram juntas
question-move = quem se move para onde
question-advance = quem avança para onde
question-react = como reagir ao movimento do inimigo, se for o caso
question-melee = que corpo a corpo resolver agora
question-rout = de quem são as unidades abaladas que rolam a debandada
question-retreat = para onde a unidade recua
question-artillery = quem chama a artilharia
question-spot = aonde vai o tiro de regulação
question-stacking = o que fazer com figuras demais em um hex
question-hex = que hex escolher
question-space = que casa da trilha de tempo escolher
question-weapon = que arma escolher
question-deploy = como dividir o GC
question-pick = o que o evento afeta
question-entry = que item da tabela de apoio tomar
question-force = que ordem de batalha escolher
question-support = o que comprar na tabela de apoio
question-works = que fortificações comprar
question-radio = se rola para conseguir um rádio

## As perguntas a quem decide

prompt-placing = Preparação: escolha o que colocar agora
prompt-both = Os dois lados se preparam, sem ver um ao outro
prompt-place-hex = { $unit }: escolha um hex
prompt-place-hex-near = { $unit }: escolha o hex { $near } ou um adjacente a ele
prompt-fort-hex = Escolha um hex para a fortificação; se ela já estiver nele, volta para você
prompt-give-weapon = { $weapon }: escolha a unidade que a leva
prompt-hand-over = { $weapon }: escolha a unidade que a leva
prompt-mines-or-card = Minas mais fortes, ou mais fracas e uma carta?
prompt-first-turn = Entregar a carta de Iniciativa para ter o primeiro turno?
prompt-force-pick = Escolha sua ordem de batalha; o outro lado não a vê antes de escolher a dele
prompt-support-buy = Tabela de apoio: compre pelo menos um item e pare quando quiser
prompt-works-pick = Escolha fortificações, ou pare
prompt-radio-call = O outro lado já se posicionou: rolar uma vez para conseguir um rádio?
prompt-radio-pick = Escolha um rádio, ou nenhum
prompt-order = Dê uma Ordem ou passe
prompt-order-next = Dê outra Ordem ou encerre o turno
prompt-pass = Passar: descarte cartas ou pare
prompt-pass-window = O oponente passou: jogar uma Ação?
prompt-activate = { $order }: escolha uma unidade para ativar
prompt-activate-led = { $order }: { $unit } pode ativar unidades próximas; escolha a seguinte
prompt-of-roll = { $roll }. { $prompt }
prompt-reroll = Manter a rolagem, ou entregar a carta de Iniciativa por outra?
prompt-break-window = { $unit }: a unidade está prestes a se abalar, jogar uma Ação?
prompt-target = Fogo: escolha um hex em que atirar, ou termine
prompt-pieces = Fogo no hex { $hex }: escolha quem atira e abra fogo
prompt-fire-window = Antes da rolagem de fogo: jogar uma Ação?
prompt-defence-window = Antes das rolagens de defesa: jogar uma Ação?
prompt-next-unit = Escolha que unidade rola agora
prompt-move = Movimento: escolha uma unidade, ou para onde vai o grupo em movimento
prompt-advance = Avanço: escolha uma unidade, ou para onde ela vai
prompt-react = O inimigo entra no hex { $hex }: atirar, jogar uma Ação ou deixar passar?
prompt-advance-react = O inimigo avança para o hex { $hex }: jogar uma Ação?
prompt-melees = Escolha o corpo a corpo a resolver agora
prompt-melee-window = Corpo a corpo no hex { $hex }: jogar uma Ação?
prompt-ambushed = Emboscada no hex { $hex }: escolha a unidade que se abala
prompt-melee-end = O corpo a corpo no hex { $hex } acabou: jogar uma Ação?
prompt-rout = Debandada: de quem são as unidades abaladas que rolam?
prompt-retreat = { $unit }, retirada: escolha o próximo hex
prompt-artillery = Pedido de Artilharia: escolha o observador, ou refaça o contato
prompt-spot = { $unit }: escolha um hex para o tiro de regulação
prompt-impact = Artilharia: escolha o próximo hex atingido
prompt-stacking = Figuras demais em um hex: desdobre um GC ou elimine uma unidade
prompt-clear-smoke = Escolha a fumaça que se dissipa
prompt-arrive = { $unit }, entrada no mapa: escolha um hex
prompt-dig-in = O tempo avança: jogar Cavar Abrigos?
prompt-dig-in-hex = Cavar Abrigos: escolha um hex
prompt-exit = { $unit }, saída do mapa: escolha a casa da trilha de tempo para a volta
prompt-sustain = Fogo Sustentado: escolha a arma que corre o risco
prompt-spray = Fogo em Leque: escolha o segundo hex
prompt-smoke = Granadas de Fumaça: escolha um hex
prompt-deploy = Qual equipe fica com o marcador “{ $marker }”: { $unit } ou { $other }?
prompt-demolish = Demolições: escolha a fortificação a destruir
prompt-support-pick = Tabela de apoio: escolha o que chega
prompt-support-place = Apoio: escolha onde entra
prompt-displace = { $unit }, fuga das chamas: escolha um hex

## O que se pode responder

option-order = Ordem { $card }
option-pass = Passar e descartar cartas
option-discard = Descartar { $card }
option-action = Ação { $action } ({ $card })
option-action-card = Ação da carta { $card }
option-fire = Fogo de Oportunidade ({ $card })
option-pick-unit = { $unit }
option-weapon = { $weapon }
option-to-hex = Para o hex { $hex }
option-to-hex-move = Mover para o hex { $hex }: { $units }
option-to-hex-advance = Avançar para o hex { $hex }: { $units }
option-to-hex-retreat = Retirar-se para o hex { $hex }: { $units }
option-to-hex-place-hex = Colocar no hex { $hex }: { $units }
option-at-hex = Escolher o hex { $hex }
option-at-hex-target = Atirar no hex { $hex }
option-at-hex-dig-in-hex = Cavar abrigos no hex { $hex }
option-at-hex-spot = Tiro de regulação no hex { $hex }
option-smoke = Fumaça no hex { $hex }
option-exit-map = Sair do mapa
option-give = Entregar a arma: { $unit }
option-leave = Deixar para trás: { $unit }
option-shoot = Atirar com unidades já ativadas
option-accept = Manter a rolagem
option-reroll = Entregar a carta de Iniciativa e rolar de novo
option-drop = Eliminar a própria arma: { $weapon }
option-side = { $side }
option-space = Casa { $number } da trilha de tempo
option-card = { $card }
option-entry = Item { $number }
option-none = Nenhum destes
option-battery = Refazer o contato com a bateria
option-chit = Ficha secreta { $number }
option-deploy = Desdobrar em duas equipes: { $unit }
option-eliminate = Eliminar: { $unit }
option-place = Colocar: { $unit }
option-fort = Colocar: { $fort }
option-quick = Posicionar o resto automaticamente
option-ready = Pronto
option-back = Retirar
option-force = Ordem de batalha { $number }
force-of-pieces = { $force }: { $pieces } ({ $cost } PV)
option-works = Fortificações { $number }
thing-for-points = { $thing } ({ $cost } PV)
option-roll = Rolar na tabela de apoio
option-none-radio-call = Sem rádio
option-none-radio-pick = Sem rádio
option-stop-buying = Não comprar mais nada
mines-of-strength = poder de fogo das minas: { $fp }
option-first = Entregar a carta e jogar primeiro
option-take-card = Minas mais fracas e a carta { $card }
option-none-mines-or-card = Ficar com as minas mais fortes
option-none-first-turn = Ficar com a carta de Iniciativa
option-stop-activate = É só isso
option-stop-pass = Não descartar mais
option-stop-window = Não jogar Ação
option-stop-target = Encerrar o fogo
option-stop-pieces = Abrir fogo
option-stop-move = Encerrar este movimento
option-stop-advance = Não avançar mais
option-stop-react = Deixar passar
option-stop-go-on = Continuar

## As opções de uma partida

match-option-meleeUsesCommand = O Comando do líder também soma ao poder de fogo das suas unidades no corpo a corpo.
match-option-ambushChooser = Quem joga Emboscada escolhe a unidade inimiga que se abala, e não o dono dela.
match-option-confusionPlayable = Confusão no Comando pode ser dada como uma Ordem sem efeito, para se livrar da carta.
match-option-boobyTrapAttacks = As minas de uma Armadilha atacam as unidades que já estão no hex.
match-option-whitePhosphorus = Fósforo Branco abala uma unidade inimiga à vista e deixa fumaça; sem isso, o evento nada faz.
match-option-wireWeapons = Armas não atiram de dentro do arame farpado, e unidades nele não formam grupo de fogo com as de fora.
match-option-trenchMove = Entre trincheiras, bunkers e casamatas adjacentes um passo custa 1 e não provoca Fogo de Oportunidade.
match-option-uphillFire = Fogo contra um nível mais alto perde 1 de poder de fogo.
match-option-teamMatch = Um GC é trocado por equipes da qualidade da sua ordem de batalha, e não da sua própria.
match-option-atLeast = A artilharia destrói uma fortificação com a rolagem exigida ou mais, e não só com a exata.
match-option-retreatNearEnemy = Uma unidade que não pode recuar só se perde se houver um inimigo adjacente.
match-option-blindHexBySide = Uma linha de visada ao longo de um lado entra nos dois hexes vizinhos: só o hex logo atrás de um obstáculo fica cego.
match-option-quickSetup = Os dois lados são posicionados automaticamente, sem perguntas.
match-option-handicapFirst = Desvantagem do primeiro lado: o adversário começa com este número de pontos de vitória a mais.
match-option-handicapSecond = Desvantagem do segundo lado: o adversário começa com este número de pontos de vitória a mais.
scenario-handicap = { $count ->
    [one] Para equilibrar a partida (desvantagem, nas opções de regras): { $opponent } com um ponto de vitória a mais no início.
   *[other] Para equilibrar a partida (desvantagem, nas opções de regras): { $opponent } com { $count } pontos de vitória a mais no início.
}

## Chances: as parcelas e o que está em jogo

part-actions = { $value } Ações
part-airburst = { $value } explosão nas copas
part-attack = { $value } ataque
part-distance = { $value } distância
part-doubles = { $value } dados iguais
part-elevation = { $value } elevação
part-enemy = { $value } inimigo
part-firepower = { $value } poder de fogo
part-hindrance = { $value } obstrução
part-mines = { $value } minas
part-morale = { $value } moral
part-others = { $value } outros atirando
part-own = { $value } próprio
part-radio = { $value } rádio
part-scenario = { $value } regra do cenário
part-vulnerable = { $value } para destruir
part-time = { $value } tempo
part-cover = { $value } cobertura
effect-hit = no alvo
effect-broken = abalada
effect-suppressed = suprimida
effect-eliminated = eliminada
effect-rallied = reagrupada
effect-retreats = recua
effect-any-breaks = alguém se abala
effect-destroyed = destruída
effect-ends = fim da partida
effect-wins = vitória
effect-both-lost = os dois lados são eliminados
effect-weapon-breaks = a arma se avaria

## Regras especiais dos cenários

rule-bocage = As sebes custam 1 PM a mais e dão 1 de cobertura a mais.
rule-card-for-turn = Quem tem a carta de Iniciativa pode entregá-la para ter o primeiro turno.
rule-wire-by-buildings = O arame farpado só pode ficar em hexes de construção ou ao lado deles.
rule-broken-weapon = { $side }: uma arma, sorteada, começa avariada.
rule-no-fortifications = Nenhuma fortificação entra em jogo depois da preparação.
rule-slow-open = Terreno aberto custa um PM e meio.
rule-concealment = { $side }: cada Camuflagem tira mais { $more } do ataque.
rule-rising-orders = { $side }: mais uma Ordem por turno a cada avanço do tempo, até { $most }.
rule-fragile = { $weapon }: esta arma capturada se perde em vez de avariar.
rule-exit-is-loss = { $side }: unidades que deixam o mapa são eliminadas.
rule-flat-cost = { $side }: todo hex custa 1 PM.
rule-range-counts = Um ataque de fogo perde a distância até o atirador mais próximo.
rule-mines-or-card = { $side }: pode ter minas de força { $mines } e a carta { $card } em vez de minas mais fortes.
rule-melee-bonus = { $side }: mais { $more } em todo corpo a corpo.
rule-tank = { $side }: o Bunker é um tanque imóvel, com { $crew } a bordo; cabem { $figures } figuras no seu hex.
rule-satchel-cover = Cargas de demolição só são lançadas em hexes com cobertura { $cover } ou mais.
rule-flank = { $side }: o que chega no tempo { $time } pode entrar em { $hexes } ou ao lado.
rule-sniper-reach = { $side }: o caçador alcança 2 hexes a partir do hex aleatório.
rule-fog = Neblina: obstrução { $fog } em toda parte, somada às outras; cada Brisa tira 1.

warn-end-orders = Você ainda pode dar uma Ordem. Encerrar o turno mesmo assim?
generator-random = As forças são sorteadas
generator-muster = Os dois lados escolhem suas forças
about-combat-commander = Companhias de infantaria em um mapa de hexes, Europa, de 1941 a 1945. Não há dados: cada carta é uma ordem, uma ação e uma rolagem. O mais rico e o mais longo dos três.
why-order-first = { $name }: para agir é preciso uma Ordem. Escolha primeiro uma carta da mão, depois as unidades.

## Fortifications, and other things of the map

about-fort-foxholes = Cobertura 3, 1 a mais contra morteiros e artilharia.
about-fort-trench = Cobertura 4, 1 a mais contra morteiros e artilharia.
about-fort-pillbox = Cobertura 5, 1 a mais contra morteiros e artilharia; em corpo a corpo empatado, quem a ocupa sobrevive.
about-fort-bunker = Cobertura 6, 1 a mais contra morteiros e artilharia; em corpo a corpo empatado, quem o ocupa sobrevive.
about-fort-mines = Atacam toda unidade, de qualquer lado, que entra no hex ou sai dele; cobertura não ajuda.
about-fort-wire = Encerra todo movimento para dentro ou para fora do hex. Ali as unidades perdem 1 de poder de fogo, alcance e moral, não atiram com armas e não formam grupo de fogo com unidades de fora.
about-trait-ordnance = Precisa acertar com uma rolagem de pontaria antes de atacar; nunca faz parte de um grupo de fogo nem do Fogo de Oportunidade, e os líderes não aumentam os seus valores.
about-trait-smoke = Em vez disso pode lançar fumaça, em qualquer hex à vista e ao alcance.
about-trait-mg = Conta como metralhadora para { action-sustained-fire } e { event-name-suppressing-fire }.
about-trait-mortar = Atinge por cima: 2 a mais contra mata; sebes e muros não dão cobertura, fortificações dão 1 a mais.
about-trait-flame = A cobertura do alvo é 0, seja qual for.
about-trait-spent = Sai de jogo depois da sua rolagem de fogo.
about-edge = As unidades que saem por aqui rendem o que valem e podem voltar mais tarde pela trilha de tempo.
edge-of = Borda do mapa: { $side }
support-with = { $unit } com { $weapon }
objective-number = Objetivo { $number }
duel = { $rolls ->
    [0] ataque { $attack } contra defesa { $defence } + 2 dados
   *[other] ataque { $attack } + 2 dados contra defesa { $defence } + 2 dados
}

waive-shooting = Atirar em cada hex em que entrarem
waive-unseen = Deixar mover até serem vistos
waive-unreached = Deixar mover até o alcance
waive-order = Deixar passar esta ordem
waive-turn = Passar até o meu turno
way-cost = { $cost } PM
note-enemy-in-danger = Unidades inimigas em perigo: { $units }
note-own-in-danger = ⚠ Unidades suas em perigo: { $units }

walk-border = { $direction } { $hex }, { $ground }
walk-side = no meio { $side }
walk-way = via: { $way }
walk-off-map = { $direction } o mapa acaba

standing-told = Perguntas com uma só resposta são respondidas por você, os movimentos inimigos que nenhuma unidade sua vê seguem sem parar, as rolagens que outra mal melhoraria ficam, e os líderes rolam por último.
