### O que o servidor diz de uma partida à mesa. Ver server/errors.py e server/status.py.

server-hello-first = Diga primeiro por quem você está sentado aqui.
server-begun = Esta partida já começou.
server-called-off = Esta partida foi cancelada.
server-bot-declines = O bot quer continuar jogando.
server-offered-already = O outro lado já ofereceu isso: aceite.
server-unreadable-match = Esta partida não pode mais ser lida. Quem cuida do servidor verá o motivo no registro dele.
server-offer-draw = { $side } oferece empate
server-offer-abandon = { $side } propõe parar por aqui, sem vencedor
server-offer-takeback = { $count ->
    [one] { $side } pede para voltar { $count } escolha; os dados serão lançados de novo
   *[other] { $side } pede para voltar { $count } escolhas; os dados serão lançados de novo
}
