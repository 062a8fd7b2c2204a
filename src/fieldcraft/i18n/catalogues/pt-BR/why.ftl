### Por que algo é recusado. $suggestion vale none quando não há sugestão.

## Palavras

why-not-a-word = A mesa não entende “{ $text }”.
why-unknown-card = { $suggestion ->
    [none] Não existe carta “{ $text }” neste cenário.
   *[other] Não existe carta “{ $text }” neste cenário. Você quis dizer “{ $suggestion }”?
}
why-unknown-tile = { $suggestion ->
    [none] Não existe peça de terreno “{ $text }”.
   *[other] Não existe peça de terreno “{ $text }”. Você quis dizer “{ $suggestion }”?
}
why-unknown-counter = { $suggestion ->
    [none] Não existe ficha “{ $text }” neste cenário.
   *[other] Não existe ficha “{ $text }” neste cenário. Você quis dizer “{ $suggestion }”?
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
why-fog-not-playable = Cartas de Névoa da Guerra não podem ser baixadas no turno, nem para agir nem para Abrigar-se. Elas podem ser escolhidas para a Iniciativa.
why-action-not-on-card = { $action ->
    [none] A carta { $card } não tem essa ação.
   *[other] A carta { $card } não tem a ação { $action }.
}
why-unit-suppressed = A unidade está suprimida e não pode agir. A carta dela pode virar a ficha para a face “em prontidão” ou ser usada para Abrigar-se.
why-not-suppressed = A unidade não está suprimida: não há por que virar a ficha.
why-command-no-counter = { $card } é uma carta de Comando: não há ficha para virar.
why-no-spawn = A ficha da unidade não está no tabuleiro e nenhum marcador de Surgimento a admite. A carta só pode ser usada para Abrigar-se.
why-spawn-not-admitted = Nenhum marcador de Surgimento na peça { $tile } admite esta unidade.

## Movimento

why-not-adjacent = A peça { $tile } não é adjacente à peça em que a unidade está.
why-no-own-marker = Não há marcador de Controle seu na peça { $tile }. Esclareça a peça primeiro.
why-no-steps-left = A unidade não pode mais se mover nesta ação.
why-tile-not-on-board = Esta peça não está no tabuleiro neste cenário.
why-guide-suppressed = Uma unidade suprimida não pode ser conduzida.
why-guide-enemy = { $counter }: esta unidade é do oponente. Você só pode conduzir as suas.
why-no-unit-to-guide = Você não tem no tabuleiro nenhuma unidade em prontidão para conduzir.

## Combate

why-no-enemy-on-board = Não há no tabuleiro nenhuma ficha inimiga que possa ser alvo.
why-own-counter = Você não pode escolher uma ficha sua como alvo.
why-counter-not-on-board = { $counter }: a ficha não está no tabuleiro.
why-no-target-marker = Seu marcador de Mira não está no tabuleiro. Use Mirar primeiro.
why-target-too-near = { $distance ->
    [one] A peça { $tile } está a apenas { $distance } peça do Morteiro. O marcador de Mira deve ficar a 3 peças ou mais.
   *[other] A peça { $tile } está a apenas { $distance } peças do Morteiro. O marcador de Mira deve ficar a 3 peças ou mais.
}
why-no-tile-far-enough = Nenhuma peça está a 3 peças ou mais do Morteiro.
why-not-on-target-tile = { $counter }: a ficha não está na peça com o marcador de Mira.
why-already-attacked = { $counter }: a ficha já foi atacada neste bombardeio.

## Apoio

why-no-marker-to-control = Não há marcador de Controle seu nesta peça, portanto não há o que virar. Esclareça a peça primeiro.
why-enemy-on-tile = Você não pode controlar a peça { $tile } enquanto houver nela uma ficha inimiga, mesmo suprimida.
why-conceal-no-fog = O suprimento do oponente não tem cartas de Névoa da Guerra: não é possível Dissimular.
why-recon-no-fog = Você não tem na mão uma carta de Névoa da Guerra para remover: não é possível Reconhecer.
why-card-not-in-supply = A carta { $card } não está no seu suprimento.
why-wrong-squad = A carta { $card } não é do grupo de combate { $squad }; esta ação só vale para cartas desse grupo de combate.
why-fog-not-bolstered = Pelas opções desta partida, cartas de Névoa da Guerra não podem ser pegas com Reforçar.
why-command-not-inspired = Inspirar devolve apenas cartas de Combate, não cartas de Comando.
why-card-not-in-play-area = A carta { $card } não está na sua área de jogo.
why-nothing-to-draw = Seu baralho e sua pilha de descartes estão vazios: não há o que comprar.

## Desfazer

why-undo-nothing = Não há nada para desfazer.
why-undo-chance = Desde então houve dados lançados, cartas compradas ou reveladas: sem o acordo do outro jogador, a escolha não pode ser desfeita.
why-undo-decider = A decisão já passou para o outro jogador: sem o acordo dele, a escolha não pode ser desfeita.
