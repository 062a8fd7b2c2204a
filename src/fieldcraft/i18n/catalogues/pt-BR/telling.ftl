### The table in the browser: what only it says of a match.

## Warnings before a choice

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
effect-none = nada acontece
choice-cannot-undo = Isto não pode ser desfeito.
why-not-lit = { $name }: não pode ser escolhido agora. { $prompt }.
why-can-be-chosen = { $name }: pode ser escolhido agora.
