### O que o servidor diz sobre registros, reprises, dados, dicas e relatos.

server-no-workers = Os bots deste servidor não estão disponíveis agora. Tente mais tarde.
server-no-such-record = Esse registro não existe aqui. Registros enviados ficam guardados por uma semana.
server-clerk-failed = Não foi possível ler este registro agora. Tente de novo.
server-line = linha { $line }
server-too-many-positions = Peça no máximo { $most } posições por vez, da primeira à última.
server-verify-key = A chave resulta da parte do servidor e das partes dos lugares.
server-verify-key-hash = A chave é aquela cujo hash foi mostrado no começo.
server-verify-replay = Cada escolha era permitida, e cada posição saiu igual: { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }, { $digests ->
        [one] { $digests } posição comparada
       *[other] { $digests } posições comparadas
    }.
server-enough-reports = Este servidor já guardou relatos suficientes. Avise quem o mantém.

## Dicas

hint-for = A favor: { $text }.
hint-against = Contra: { $text }.
hint-only = Não há outra coisa a escolher.
hint-plain = O bot não dá motivos.
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

hint-part-action = o que a Ação acrescenta
hint-part-artillery = o que a artilharia pode fazer ali
hint-part-card = o valor da carta
hint-part-casualty = as prováveis baixas do inimigo
hint-part-command = as cartas compradas
hint-part-control = controle de objetivos
hint-part-cover = cobertura contra o fogo inimigo
hint-part-end = o resto do turno
hint-part-exit = pontos por unidades que saem do mapa
hint-part-fire = o que o fogo pode fazer
hint-part-firing = um bom lugar para atirar
hint-part-fog = Névoa da Guerra no seu próprio baralho
hint-part-initiative = a Iniciativa
hint-part-lost = as próprias perdas
hint-part-move = onde as unidades vão parar
hint-part-order = o que é melhor fazer primeiro
hint-part-other = todo o resto
hint-part-own-casualty = as próprias baixas prováveis
hint-part-rally = uma unidade de volta à prontidão
hint-part-recon = cartas compradas e Névoa da Guerra removida
hint-part-set-up = uma boa preparação
hint-part-smoke = fumaça como cobertura
hint-part-stop = guardar algo para depois
hint-part-target = um alvo para o Morteiro
hint-part-time = o tempo que resta
hint-part-unit = a escolha da unidade
hint-part-wins = quantas vezes isso venceu em jogo ao acaso
