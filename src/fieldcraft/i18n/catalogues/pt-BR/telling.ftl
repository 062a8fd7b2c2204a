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
