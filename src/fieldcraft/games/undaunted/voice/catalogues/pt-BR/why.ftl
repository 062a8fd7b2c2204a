why-unknown-tile = { $suggestion ->
    [none] Não existe peça de terreno “{ $text }”.
   *[other] Não existe peça de terreno “{ $text }”. Você quis dizer “{ $suggestion }”?
}
why-unknown-counter = { $suggestion ->
    [none] Não existe ficha “{ $text }” neste cenário.
   *[other] Não existe ficha “{ $text }” neste cenário. Você quis dizer “{ $suggestion }”?
}
why-unknown-structure = { $suggestion ->
    [none] Não existe Estrutura “{ $text }” neste cenário.
   *[other] Não existe Estrutura “{ $text }” neste cenário. Você quis dizer “{ $suggestion }”?
}
why-unknown-seat = “{ $text }” não é um assento. Os assentos são numerados de 1 a { $count }.
why-fog-not-playable = Cartas de Névoa da Guerra não podem ser baixadas no turno, nem para agir nem para Abrigar-se. Elas podem ser escolhidas para a Iniciativa.
why-action-not-on-card = { $action ->
    [none] A carta { $card } não tem essa ação.
   *[other] A carta { $card } não tem a ação { $action }.
}
why-unit-suppressed = A ficha está suprimida e não pode agir. A carta dela pode virar a ficha para a face “em prontidão” ou ser usada para Abrigar-se.
why-not-suppressed = A ficha não está suprimida: não há por que virá-la.
why-command-no-counter = { $card } é uma carta de Comando: não há ficha para virar.
why-no-spawn = A ficha da unidade não está no tabuleiro e nenhum marcador de Surgimento a admite. A carta só pode ser usada para Abrigar-se.
why-spawn-not-admitted = Nenhum marcador de Surgimento na peça { $tile } admite esta unidade.
why-out-of-play = { $counter }: a ficha não está no tabuleiro e não volta.
why-no-soldier = A carta { $card } não representa um soldado: não dá ação do Veículo nem mudança de assentos, e com ela ninguém entra, sai ou se reposiciona.

## Veículos e assentos

why-seated-cannot-move = { $counter }: o soldado está em um Veículo e não pode usar as ações de movimento da carta. É preciso sair primeiro.
why-not-seated = { $counter }: o soldado não está em um Veículo.
why-no-seat-action = { $counter }: o assento não tem a ação do Veículo { $action }.
why-vehicle-disabled = { $vehicle }: está incapacitado, e suas ações do Veículo não podem ser usadas até o reparo.
why-needs-specialist = { $counter }: as ações deste assento exigem a especialização “{ $specialism }”.
why-no-one-to-switch = { $counter }: não há mais ninguém no Veículo com quem trocar de assento.
why-not-in-same-vehicle = { $counter }: o soldado não está no mesmo Veículo.
why-already-adjusted = { $counter }: com esta carta o soldado já entrou, saiu ou se reposicionou. Cada carta permite isso uma vez.
why-no-adjustment = { $counter }: pelas opções desta partida, uma carta usada assim não permite entrar, sair ou se reposicionar.
why-vehicle-elsewhere = { $vehicle }: não está na peça em que o soldado está.
why-enemy-aboard = { $vehicle }: não é possível entrar, há um soldado inimigo dentro.
why-seat-taken = { $vehicle }: o assento { $seat } está ocupado.
why-no-such-seat = { $vehicle }: não há assento { $seat }.
why-already-seated = { $counter }: o soldado já está em um Veículo.
why-own-seat = O soldado já está no assento { $seat }.
why-nothing-to-repair = Não há aqui nenhum Veículo danificado que este soldado possa reparar.
why-not-damaged = { $counter }: não há dano para reparar.
why-other-vehicle = { $counter }: um soldado em um Veículo só pode reparar esse mesmo Veículo.

## Movimento

why-not-adjacent = A peça { $tile } não é adjacente à peça em que a ficha está.
why-no-own-marker = Não há marcador de Controle seu na peça { $tile }. Esclareça a peça primeiro.
why-no-steps-left = Não é possível mover mais nesta ação.
why-tile-not-on-board = Esta peça não está no tabuleiro neste cenário.
why-guide-suppressed = Uma unidade suprimida não pode ser conduzida.
why-guide-enemy = { $counter }: esta unidade é do oponente. Você só pode conduzir as suas.
why-no-unit-to-guide = Você não tem no tabuleiro nenhuma unidade em prontidão para conduzir.
why-rough-ground = A peça { $tile } é terreno acidentado: nenhum Veículo pode entrar nela.
why-not-escape-tile = Não há marcador de Fuga na peça { $tile }.
why-may-not-escape = { $counter }: neste cenário, esta ficha não pode escapar.
why-hold-first = Nenhuma ficha sua pode escapar antes que você controle a peça { $tile }.

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
why-no-target = { $action ->
    [none] Não há alvo para esta ação.
   *[other] { $action }: não há alvo.
}
why-no-basic-defence = { $counter }: não tem defesa básica, só Antitanque e Demolição funcionam.
why-seated-target = { $counter }: um soldado em um Veículo não pode ser alvo. Escolha o Veículo: { $vehicle }.
why-no-armour = { $counter }: não tem defesa blindada, soldados não podem ser alvo de Antitanque nem de Demolição.
why-not-on-your-tile = { $target }: o alvo não está na peça do soldado, e a Demolição não vai além dela.
why-structure-destroyed = { $structure }: a Estrutura já foi destruída.
why-only-demolition = { $structure }: Estruturas só podem ser atacadas com Demolição.
why-own-vehicle = { $counter }: este Veículo é seu e não pode ser alvo.
why-not-in-vehicle = { $counter }: o soldado não está neste Veículo ({ $vehicle }).
why-pin-suppressed = { $counter }: o soldado já está suprimido. Escolha um que não esteja.

## Apoio

why-no-marker-to-control = Não há marcador de Controle seu nesta peça, portanto não há o que virar. Esclareça a peça primeiro.
why-enemy-on-tile = Você não pode controlar a peça { $tile }: um inimigo nela impede, mesmo suprimido.
why-conceal-no-fog = O suprimento do oponente não tem cartas de Névoa da Guerra: não é possível Dissimular.
why-recon-no-fog = Você não tem na mão uma carta de Névoa da Guerra para remover: não é possível Reconhecer.
why-card-not-in-supply = A carta { $card } não está no seu suprimento.
why-wrong-squad = A carta { $card } não é do grupo de combate { $squad }; esta ação só vale para cartas desse grupo de combate.
why-fog-not-bolstered = Pelas opções desta partida, cartas de Névoa da Guerra não podem ser pegas com Reforçar.
why-command-not-inspired = Inspirar devolve apenas cartas de Combate, não cartas de Comando.
why-inspire-not-inspired = Uma carta com Inspirar nunca volta por Inspirar.
why-card-not-in-play-area = A carta { $card } não está na sua área de jogo.
why-nothing-to-draw = Seu baralho e sua pilha de descartes estão vazios: não há o que comprar.
why-not-connected = { $tile }: as peças escolhidas devem formar um só grupo, adjacente à peça do soldado.
why-already-chosen = A peça { $tile } já foi escolhida.

## Ordens deixadas que nunca valeriam

why-card-not-in-deck = { $card } não é uma das suas cartas.
why-round-never-comes = A rodada { $round } já passou ou não será jogada.
