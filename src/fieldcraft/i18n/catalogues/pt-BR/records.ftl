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

hint-part-ahead = { $worth ->
    [against] Jogando adiante em pensamento, o seu lado fica mal, mas qualquer outra escolha parece pior.
   *[for] Jogando adiante em pensamento, o seu lado fica bem colocado.
}
hint-part-learnt = { $worth ->
    [against] Nas partidas com que o bot aprendeu, outras escolhas venceram mais vezes.
   *[for] Nas partidas com que o bot aprendeu, escolhas assim venceram mais vezes.
}
hint-part-card = { $worth ->
    [against] Isso custa uma boa carta.
   *[for] A carta vale a pena.
}
hint-part-end = { $worth ->
    [against] Ainda há algo melhor a fazer neste turno.
   *[for] Não resta nada melhor a fazer neste turno.
}
hint-part-initiative = { $worth ->
    [against] Pode custar a Iniciativa.
   *[for] Ajuda a ganhar a Iniciativa.
}
hint-part-order = { $worth ->
    [against] É melhor fazer outra coisa primeiro.
   *[for] É melhor fazer isto primeiro.
}
hint-part-other = { $worth ->
    [against] Outros motivos falam contra.
   *[for] Outros motivos falam a favor.
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
