### What there is to play, and questions about it, in the browser.

level-1 = um bom primeiro cenário
level-2 = para quem já conhece as regras
level-3 = para quem quer o jogo completo
scenario-balance = Entre bots iguais ({ $bots }), em { $games } partidas: { $first } vence { $first_share } %, { $second } { $second_share } %.
scenario-minutes = { $count ->
    [one] cerca de { $count } minuto
   *[other] cerca de { $count } minutos
}
bot-name-random = Aleatório
bot-name-monte-carlo = Monte Carlo
bot-name-recruit = Recruta
bot-name-greedy-1 = Ganancioso 1
bot-name-corporal = Cabo
bot-name-sergeant = Sargento
bot-name-lieutenant = Tenente
bot-name-captain = Capitão
bot-about-random = Baixa qualquer carta em qualquer lugar. Deixa você conhecer tudo em paz.
bot-about-monte-carlo = Joga cada opção ao acaso até o fim, muitas vezes, e fica com a que mais vence. Não tem plano e precisa de um instante para pensar.
bot-about-recruit = Sabe o que fazer, mas quase sempre se esquece. Bom para aprender as regras.
bot-about-greedy-1 = A velha medida: pega o que parece melhor no momento. Continua aqui para que os outros possam ser comparados com ele.
bot-about-corporal = Faz o que parece melhor no momento, mas erra com frequência. Um bom oponente para as primeiras partidas.
bot-about-sergeant = Faz o que parece melhor no momento e raramente erra. Castiga o descuido.
bot-about-lieutenant = Aprendeu em milhares de partidas o que leva à vitória, mas às vezes ainda erra. Um oponente difícil.
bot-about-captain = Joga o que mais levou à vitória em milhares de partidas e pensa adiante onde isso ajuda. Enfrente-o quando os outros já não assustarem.
bot-about-other = Um bot com jeito próprio.

## What is not there, in the browser and on the command line

server-unknown-game = Não existe o jogo “{ $text }”. Existem: { $known }
server-unknown-scenario = Não existe o cenário “{ $text }”. Existem: { $known }
server-unknown-clause = Não existe a regra “{ $text }”.
server-unknown-lesson = Não existe a lição “{ $text }”. Existem: { $known }
server-no-such-frame = A lição não tem esse passo. O último é { $last }.
server-unknown-chapter = O livro de regras não tem o capítulo “{ $text }”.
server-unknown-figure = O livro de regras não tem a figura “{ $text }”.
server-figure-over = Neste momento da figura a batalha já acabou. Escolha um anterior.
server-unknown-question = Não se pode perguntar “{ $text }”. Perguntas possíveis: { $known }
server-nothing-named = Indique uma ou duas coisas para ver.

## Odds, and why something cannot be chosen

effect-casualty = uma carta é perdida
effect-none = nada acontece
why-not-lit = { $name }: escolha indisponível agora. { $prompt }.
why-can-be-chosen = { $name }: escolha disponível agora.

## The rulebook as a site and in print

book-clauses = As cláusulas em que isto se baseia
book-pdf = Livro de regras em PDF
book-pdf-summary = Resumo para imprimir
book-pdf-aid = Cartão de ajuda para imprimir
figure-steps = Passo a passo
figure-play = Jogar esta figura
figure-not = Não é permitido:
