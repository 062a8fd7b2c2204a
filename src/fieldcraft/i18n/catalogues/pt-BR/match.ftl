### O que o servidor diz de uma partida à mesa. Ver server/http/errors.py e server/live/status_message.py.

server-hello-first = Diga primeiro com que lado você joga.
server-begun = Esta partida já começou.
server-called-off = Esta partida foi cancelada.
server-bot-declines = O bot quer continuar jogando.
server-offered-already = O outro lado já propôs isso: é só aceitar.
server-unreadable-match = Esta partida não pode mais ser lida. Quem cuida do servidor verá o motivo no registro dele.
server-offer-draw = { $side }: proposta de empate
server-offer-abandon = { $side }: proposta de parar por aqui, sem vencedor
server-offer-takeback-of = { $side } pede para voltar atrás (“{ $what }”); os dados serão rolados de novo
server-offer-takeback = { $count ->
    [one] { $side }: pedido para desfazer { $count } escolha; os dados serão lançados de novo
   *[other] { $side }: pedido para desfazer { $count } escolhas; os dados serão lançados de novo
}
server-not-setting-up = Agora não é a preparação.
server-no-set-up = Isto não é uma preparação guardada.
server-bad-set-up-line = Linha { $line }: “{ $text }” não posiciona nada. Escreva, por exemplo: { $example }
server-other-set-up = Esta é uma preparação do lado { $side } para “{ $scenario }”.
server-same-set-up = Já está preparado assim.
