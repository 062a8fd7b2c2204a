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
bot-name-greedy = Ganancioso
bot-about-random = Baixa qualquer carta em qualquer lugar. Deixa você conhecer tudo em paz.
bot-about-greedy = Pega o que parece melhor no momento: atira quando pode acertar e vai atrás dos objetivos. Um adversário justo para as primeiras partidas.
bot-about-other = Um bot com jeito próprio.

## What is not there

server-unknown-game = Não há o jogo “{ $text }”. Há: { $known }
server-unknown-scenario = Não há o cenário “{ $text }”. Há: { $known }
server-unknown-clause = Não há a cláusula “{ $text }”.
server-unknown-lesson = Não há a lição “{ $text }”. Há: { $known }
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
