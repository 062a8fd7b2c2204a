### The table in the browser: what only it says of a match.

## Warnings before a choice

warn-end-cards = Ainda há cartas na sua mão que você pode baixar. Encerrar o turno mesmo assim?
warn-end-orders = Você ainda pode dar uma Ordem. Encerrar o turno mesmo assim?

## What there is to play

about-normandy = Um pelotão americano contra um pelotão alemão, Normandia, 1944. Seu baralho é o seu pelotão: cada baixa leva uma carta embora. O mais fácil dos três para aprender.
about-north-africa = Incursores do deserto contra guarnições italianas, de 1940 a 1943. Soldados um a um, caminhões e tanques com tripulação, aeródromos para explodir. Como Normandia, com veículos.
about-combat-commander = Companhias de infantaria em um mapa de hexágonos, Europa, de 1941 a 1945. Não há dados: cada carta é uma ordem, uma ação e uma rolagem. O mais rico e o mais longo dos três.
level-1 = um bom primeiro cenário
level-2 = para quem já conhece as regras
level-3 = para quem quer tudo de uma vez
scenario-minutes = { $count ->
    [one] cerca de { $count } minuto
   *[other] cerca de { $count } minutos
}
bot-name-random = Aleatório
bot-name-monte-carlo = Monte Carlo
bot-name-greedy = Ganancioso
bot-about-random = Baixa qualquer carta em qualquer lugar. Deixa você conhecer tudo em paz.
bot-about-monte-carlo = Joga cada opção ao acaso até o fim, muitas vezes, e fica com a que mais vence. Não tem plano e precisa de um instante para pensar.
bot-about-greedy = Pega o que parece melhor no momento: atira quando pode acertar e vai atrás dos objetivos. Um adversário justo para as primeiras partidas.
bot-about-other = Um bot com jeito próprio.

## What is not there

server-unknown-game = Não há o jogo “{ $text }”. Há: { $known }
server-unknown-scenario = Não há o cenário “{ $text }”. Há: { $known }
server-unknown-clause = Não há a cláusula “{ $text }”.
server-unknown-lesson = Não há a lição “{ $text }”. Há: { $known }
server-no-such-frame = A lição não tem esse passo. O último é { $last }.
server-unknown-question = Não se pode perguntar “{ $text }”. Há: { $known }
server-nothing-named = Diga uma coisa para olhar, ou duas.

## Odds, and why something cannot be chosen

effect-casualty = uma carta é perdida
effect-removed = sai do tabuleiro
effect-none = nada acontece
effect-pinned = um soldado é suprimido
effect-damage = dano
effect-wound-and-damage = um ferimento e dano
choice-cannot-undo = Isto não pode ser desfeito.
why-not-lit = { $name }: não pode ser escolhido agora. { $prompt }.
why-play-its-card = { $name }: age por meio das suas cartas. Baixe da sua mão: { $card }.
why-order-first = { $name }: age com uma Ordem. Escolha primeiro uma carta da mão, depois as unidades.
why-use-first = { $name }: primeiro escolha o que a carta faz; depois, onde ou contra quem.
why-crew-first = { $name }: quem age é a tripulação. Baixe a carta de um soldado sentado ali.
why-can-be-chosen = { $name }: pode ser escolhido agora.

## What the actions do

about-action-move = Mova a unidade até esse número de peças de terreno; cada uma precisa de um marcador seu.
about-action-scout = Mova a unidade até esse número de peças, marcadas ou não. Cada peça nova é marcada como esclarecida e traz uma Névoa da Guerra ao seu baralho.
about-action-stalk = Mova-se até esse número de peças, marcadas ou não, sem deixar rastro.
about-action-guide = Mova qualquer unidade sua até esse número de peças; cada uma precisa de um marcador seu.
about-action-drive = Guie o veículo até esse número de peças; cada uma precisa de um marcador seu e não pode ser acidentada.
about-action-bolster = Pegue até esse número de cartas do suprimento e coloque na pilha de descartes: seu baralho cresce.
about-action-command = Compre até esse número de cartas; elas podem ser baixadas neste turno.
about-action-conceal = O baralho do adversário ganha uma Névoa da Guerra, que não pode ser baixada.
about-action-control = Tome o controle da peça em que a unidade está. Um objetivo controlado vale pontos.
about-action-inspire = Devolva à mão até esse número de cartas já baixadas; elas podem ser baixadas de novo.
about-action-recon = Remova da partida uma Névoa da Guerra da sua mão e compre outra carta.
about-action-target = Coloque o marcador de Mira em uma peça a pelo menos 3 peças do Morteiro, para bombardear depois.
about-action-attack = Role esse número de dados contra um inimigo. Um dado que alcance o total de defesa acerta: o inimigo perde uma carta.
about-action-suppress = Role esse número de dados contra um inimigo. O acerto não tira carta, mas a próxima carta dele será gasta para se recuperar.
about-action-blast = Ataque todos na peça com o marcador de Mira, inclusive os seus.
about-action-strafe = Aviões rolam esse número de dados contra um inimigo; a distância não conta.
about-action-demolition = Ataque uma estrutura ou um veículo inimigo na peça do soldado.
about-action-anti-tank = Ataque um veículo inimigo a qualquer distância, através da blindagem.
about-action-repair = Tire um marcador de Dano de um veículo na peça do soldado.
about-action-navigate = Marque até esse número de peças ligadas, começando ao lado do soldado, para que outros possam ir até lá.
about-action-survey = Marque até esse número de peças em qualquer lugar do tabuleiro, para que outros possam ir até lá.

## What the Orders and Actions of Combat Commander do

about-order-advance = As unidades ativadas avançam um hex, inclusive para um hex com inimigos: então há corpo a corpo.
about-order-artillery-denied = O rádio inimigo quebra; se já estiver quebrado, está perdido.
about-order-artillery-request = Um Líder que vê o alvo pede granadas ou fumaça pelo rádio; ou se conserta um rádio quebrado.
about-order-command-confusion = Nada se faz com ela: só ocupa lugar na mão.
about-order-fire = As unidades ativadas atiram em um hex que veem e alcançam; as adjacentes atiram juntas. No turno inimigo, a carta é Fogo de Oportunidade.
about-order-move = As unidades ativadas gastam seus pontos de movimento hex a hex; o inimigo pode atirar a cada passo que vê.
about-order-recover = Todos os seus marcadores de supressão saem, e cada unidade sua abalada rola para se recompor.
about-order-rout = Todas as unidades abaladas de um lado, o seu ou o do inimigo, rolam e podem recuar.
about-action-ambush = Antes de um corpo a corpo: uma unidade inimiga nele fica abalada.
about-action-assault-fire = Durante o movimento: unidades com poder de fogo em caixa fazem um ataque de fogo.
about-action-bore-sighting = Só o defensor: +2 de poder de fogo se uma arma forte atira.
about-action-concealment = Antes das suas rolagens de defesa: o ataque perde tanto quanto o hex dá de cobertura.
about-action-crossfire = +2 de poder de fogo contra uma unidade em movimento.
about-action-demolitions = Quando o inimigo passou: uma fortificação em um hex seu vai pelos ares.
about-action-dig-in = Quando o tempo avança: abrigos em um hex seu.
about-action-hand-grenades = +2 de poder de fogo se um atirador está ao lado do alvo.
about-action-hidden-entrenchments = Só o defensor, antes das rolagens de defesa: já havia abrigos ali.
about-action-hidden-mines = Só o defensor: há minas onde um inimigo acabou de entrar, e elas atacam na hora.
about-action-hidden-pillbox = Só o defensor, antes das rolagens de defesa em um objetivo: há uma casamata ali.
about-action-hidden-unit = Só o defensor, quando o inimigo passou: surge uma unidade da tabela de apoio.
about-action-hidden-wire = Só o defensor: há arame farpado onde um inimigo acabou de entrar.
about-action-light-wounds = Em vez de ficar abalado, o seu grupo segue lutando como uma equipe inteira.
about-action-marksmanship = +2 de poder de fogo se um grupo ou uma equipe atira.
about-action-no-quarter = Depois de um corpo a corpo a que você sobreviveu: 2 pontos de vitória.
about-action-smoke-grenades = Durante o movimento: fumaça no hex de uma unidade ágil ou ao lado.
about-action-spray-fire = O fogo varre um segundo hex ao lado do primeiro.
about-action-sustained-fire = +2 de poder de fogo para metralhadora ou morteiro, que quebra se saírem dados iguais.
