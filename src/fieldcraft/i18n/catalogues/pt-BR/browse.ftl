### What there is to play, and questions about it, in the browser.

level-1 = um bom primeiro cenário
level-2 = para quem já conhece as regras
level-3 = para quem quer o jogo completo
scenario-minutes = { $count ->
    [one] cerca de { $count } minuto
   *[other] cerca de { $count } minutos
}
bot-name-random = Aleatório
bot-name-monte-carlo = Monte Carlo
bot-name-greedy = Ganancioso
bot-about-random = Baixa qualquer carta em qualquer lugar. Deixa você conhecer tudo em paz.
bot-about-monte-carlo = Joga cada opção ao acaso até o fim, muitas vezes, e fica com a que mais vence. Não tem plano e precisa de um instante para pensar.
bot-about-greedy = Pega o que parece melhor no momento: atira quando pode acertar e vai atrás dos objetivos. Um bom oponente para as primeiras partidas.
bot-about-other = Um bot com jeito próprio.

## What is not there

server-unknown-game = Não existe o jogo “{ $text }”. Existem: { $known }
server-unknown-scenario = Não existe o cenário “{ $text }”. Existem: { $known }
server-unknown-clause = Não existe a regra “{ $text }”.
server-unknown-lesson = Não existe a lição “{ $text }”. Existem: { $known }
server-no-such-frame = A lição não tem esse passo. O último é { $last }.
server-unknown-question = Não se pode perguntar “{ $text }”. Perguntas possíveis: { $known }
server-nothing-named = Indique uma ou duas coisas para ver.

## Odds, and why something cannot be chosen

effect-casualty = uma carta é perdida
effect-none = nada acontece
choice-cannot-undo = Isto não pode ser desfeito.
why-not-lit = { $name }: escolha indisponível agora. { $prompt }.
why-can-be-chosen = { $name }: escolha disponível agora.
