### Por que algo é recusado. $suggestion vale none quando não há sugestão.

## Palavras

why-not-a-word = A mesa não entende “{ $text }”.
why-unknown-card = { $suggestion ->
    [none] Não existe carta “{ $text }” neste cenário.
   *[other] Não existe carta “{ $text }” neste cenário. Você quis dizer “{ $suggestion }”?
}

## De quem é a decisão, e qual

why-not-your-decision = { $side ->
    [none] A decisão agora não é sua.
   *[other] A decisão agora não é sua. Aguardando: { $side }.
}
why-game-over = A partida acabou.
why-not-asked = { $text ->
    [none] Isso não responde à pergunta atual.
   *[other] “{ $text }” não responde à pergunta atual.
}{ $question ->
    [none] { "" }
   *[other] { " " }A pergunta é: { $question }.
}

## Jogar uma carta

why-card-not-in-hand = A carta { $card } não está na sua mão.

## Desfazer

why-undo-nothing = Não há nada para desfazer.
why-undo-chance = Desde então houve dados lançados, cartas compradas ou reveladas: sem o acordo do outro jogador, a escolha não pode ser desfeita.
why-undo-decider = A decisão já passou para o outro jogador: sem o acordo dele, a escolha não pode ser desfeita.
