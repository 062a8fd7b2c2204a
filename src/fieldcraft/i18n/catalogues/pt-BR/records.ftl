### O que o servidor diz sobre registros, reprises, dados, dicas e relatos.

server-no-workers = Os bots deste servidor não estão disponíveis agora. Tente mais tarde.
server-no-such-record = Esse registro não existe aqui. Registros enviados ficam guardados por uma semana.
server-clerk-failed = Não foi possível ler este registro agora. Tente de novo.
server-line = linha { $line }
server-too-many-positions = Peça no máximo { $most } posições por vez, da primeira à última.
server-verify-shares = Cada parte corresponde ao lacre mostrado antes de qualquer revelação.
server-verify-key = A chave resulta da parte do servidor e das partes dos lugares.
server-verify-key-hash = A chave é aquela cujo hash foi mostrado no começo.
server-verify-listed = Os lacres estão na lista pública.
server-verify-replay = Cada escolha era permitida, e cada posição saiu igual: { $entries ->
        [0] { $entries } entradas
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }, { $digests ->
        [0] { $digests } posições comparadas
        [one] { $digests } posição comparada
       *[other] { $digests } posições comparadas
    }.
server-enough-reports = Este servidor já guardou relatos suficientes. Avise quem o mantém.

## Dicas

hint-only = Não há outra coisa a escolher.
hint-decline = Nada do que é oferecido vale a pena agora.
hint-equal = Para o bot, todas as opções são igualmente boas.
server-no-hint = O bot também não sabe o que fazer.
server-no-hints = Numa partida entre duas pessoas não há dicas.
server-not-asked = Não há pergunta para você agora.

## Relatos de um problema de regras

report-title = Relato: { $scenario }, posição { $position }
report-note-all = A posição está como estava na partida { $match }, com todas as cartas.
report-note-side = O que o lado { $side } podia ver está como na partida { $match }. Tudo o que ele não podia ver foi distribuído ao acaso, de modo a encaixar.
report-change = Isto é o que acontece agora. Se estiver errado, troque pelo que deveria acontecer.
report-words = Quem relata diz: { $text }

## Dicas: o que pesou a favor ou contra

hint-part-action = { $worth ->
    [against] A Ação seria desperdiçada aqui.
   *[for] A Ação ajuda aqui.
}
hint-part-ahead = { $worth ->
    [against] Jogando adiante em pensamento, o seu lado fica mal, mas qualquer outra escolha parece pior.
   *[for] Jogando adiante em pensamento, o seu lado fica bem colocado.
}
hint-part-artillery = { $worth ->
    [against] A artilharia faria pouco ali.
   *[for] A artilharia pode causar dano ali.
}
hint-part-card = { $worth ->
    [against] Isso custa uma boa carta.
   *[for] A carta vale a pena.
}
hint-part-casualty = { $worth ->
    [against] É improvável que o inimigo sofra baixas.
   *[for] O inimigo provavelmente sofrerá baixas.
}
hint-part-command = { $worth ->
    [against] Nenhuma carta útil é comprada.
   *[for] Você compra cartas.
}
hint-part-control = { $worth ->
    [against] Você perde o controle de objetivos.
   *[for] Você ganha o controle de objetivos.
}
hint-part-cover = { $worth ->
    [against] Há pouca cobertura contra o fogo inimigo.
   *[for] Há boa cobertura contra o fogo inimigo.
}
hint-part-end = { $worth ->
    [against] Ainda há algo melhor a fazer neste turno.
   *[for] Não resta nada melhor a fazer neste turno.
}
hint-part-exit = { $worth ->
    [against] Sair do mapa vale poucos pontos.
   *[for] Unidades que saem do mapa valem pontos.
}
hint-part-fire = { $worth ->
    [against] O fogo faria pouco.
   *[for] O fogo pode ferir o inimigo.
}
hint-part-firing = { $worth ->
    [against] É um lugar ruim para atirar.
   *[for] É um bom lugar para atirar.
}
hint-part-fog = { $worth ->
    [against] Seu baralho recebe Névoa da Guerra.
   *[for] Seu baralho fica livre de Névoa da Guerra.
}
hint-part-initiative = { $worth ->
    [against] Pode custar a Iniciativa.
   *[for] Ajuda a ganhar a Iniciativa.
}
hint-part-lost = { $worth ->
    [against] Você se arrisca a sofrer perdas.
   *[for] Evita perdas suas.
}
hint-part-move = { $worth ->
    [against] As unidades param em um lugar pior.
   *[for] As unidades param em um lugar melhor.
}
hint-part-order = { $worth ->
    [against] É melhor fazer outra coisa primeiro.
   *[for] É melhor fazer isto primeiro.
}
hint-part-other = { $worth ->
    [against] Outros motivos falam contra.
   *[for] Outros motivos falam a favor.
}
hint-part-own-casualty = { $worth ->
    [against] Você provavelmente sofrerá baixas.
   *[for] É improvável que você sofra baixas.
}
hint-part-rally = { $worth ->
    [against] A unidade não precisa ficar pronta agora.
   *[for] Uma unidade volta a ficar pronta.
}
hint-part-recon = { $worth ->
    [against] Removeria pouca Névoa da Guerra.
   *[for] Você compra uma carta e remove Névoa da Guerra.
}
hint-part-set-up = { $worth ->
    [against] É uma preparação ruim.
   *[for] É uma boa preparação.
}
hint-part-smoke = { $worth ->
    [against] A fumaça não ajudaria.
   *[for] A fumaça dá cobertura.
}
hint-part-stop = { $worth ->
    [against] Algo ficaria por fazer.
   *[for] Algo fica guardado para depois.
}
hint-part-target = { $worth ->
    [against] É um alvo ruim para o Morteiro.
   *[for] É um bom alvo para o Morteiro.
}
hint-part-time = { $worth ->
    [against] O tempo está acabando.
   *[for] Há tempo suficiente para isso.
}
hint-part-unit = { $worth ->
    [against] Outra unidade seria melhor.
   *[for] É a unidade certa.
}
hint-part-wins = { $worth ->
    [against] Perdeu muitas vezes em partidas ao acaso.
   *[for] Venceu muitas vezes em partidas ao acaso.
}

review-judge-playouts = Avaliado por partidas curtas ao acaso: confie na tendência, não em decisões isoladas.
review-judge-thumb = Avaliado por regras práticas: confie na tendência, não em decisões isoladas.
review-judge-value-unmeasured = Avaliação ajustada em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} entre bots. Sua precisão ainda não foi medida.
review-judge-value = Avaliação ajustada em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} entre bots. Em média, erra por { $error ->
    [one] { $error } ponto percentual
   *[other] { $error } pontos percentuais
}.
