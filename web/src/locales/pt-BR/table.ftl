# A mesa: tudo ao redor dos tabuleiros.

table-board = Tabuleiro
table-hand = Sua mão
table-side = Painel lateral
table-score = Batalha
table-log = Registro
table-chat = Chat
table-notes = Notas
table-prompt = Pergunta
table-answers = Opções
table-close = Fechar
table-cancel = Cancelar
table-guest = Visitante

## What wins

table-goals = Metas
table-goal-yours = Agora: { $side }
table-goal-gone = Não é mais possível
table-goal-open = Em aberto
table-goal-or = ou
table-sheet = Cenário
table-threats-more = Mais { $count }

## After the battle

table-margin = { $count ->
    [one] Vantagem: { $count } ponto.
   *[other] Vantagem: { $count } pontos.
}
table-held = Em poder no fim
table-losses = Perdas
review-title = Quando se decidiu
review-busy = Avaliando a partida: { $percent } %
review-graph = Chances ao longo da partida: { $first } e { $second }
review-turning-luck = { $who }, “{ $choice }”: dados e compras renderam { $points } pontos percentuais para { $side }
review-turning-choice = { $who }, “{ $choice }”: a decisão rendeu { $points } pontos percentuais para { $side }
review-luck = Sorte: o que dados e compras deram em relação à média
review-errors = Erros: o que se perdeu em decisões
review-points = { $points } p. p.
review-costliest = As decisões mais caras
review-costly = { $side } escolheu “{ $choice }”. O bot preferiria “{ $better }”; a diferença é de cerca de { $points } pontos percentuais.
review-open = Abrir na reprise
review-no-errors = Nenhuma decisão isolada foi claramente um erro.
review-small-errors = Nenhuma decisão isolada foi claramente um erro, mas juntas elas custaram cerca de { $points } pontos percentuais.

## A pergunta

table-waiting = Aguardando…
table-sending = Enviando…
table-lost = Conexão perdida. Reconectando… O que você escolher será enviado assim que ela voltar.
table-closed = A mesa está fechada.
table-confirm = Tem certeza?
table-confirm-no = Não, voltar
table-undo = Desfazer
table-hint = Dica
table-hint-is = Um bot escolheria: { $option }.
table-hint-do = Fazer isso
table-list = Todas as opções
table-list-short = Todas
table-list-find = Procurar uma opção
table-list-none = Nada corresponde a essas palavras.
table-no-undo = não pode ser desfeito
table-waivers = O que não precisa ser perguntado
table-unasked = Respondido por você: { $count }
table-unasked-change = Você pode mudar isso aqui ou em “Respostas automáticas”.
table-unasked-remove = Voltar a perguntar: { $text }
table-picked = { $count } de no máximo { $most } escolhidas. Clique de novo para devolver e depois confirme.
table-group = O grupo mais forte está pronto: clique num alvo para atirar ou numa peça para deixá-la de fora.
table-confirm-picks = Confirmar ({ $count })
table-ask-here = Sempre me perguntar sobre isto
table-ask-here-off = Não perguntar mais sobre isto
table-which = Qual?
table-offered = Cartas à escolha

## Olhar

table-zoom-in = Aproximar
table-zoom-out = Afastar
table-zoom-fit = Mostrar o tabuleiro inteiro
table-odds = Chances
table-chance = de chance ({ $hits } em { $of })
table-total = Total
table-dice = Dados
table-look-risk = Lançar os dados
table-look-keep = O botão direito ou I mantém isto aberto.
table-sight-from = Mostrar linhas de visada a partir daqui
table-sight-off = Ocultar linhas de visada
table-clause = Regra { $clause }
table-rules-open = Abrir na referência de regras
table-book-open = Abrir no livro de regras
table-parts = De onde vêm
table-clause-whole = Cláusula { $clause }, na íntegra
table-piles = Pilhas de cartas
table-pile-hidden = Só se conhece o número de cartas.
table-cards = { $count ->
    [0] { $count } cartas.
    [one] { $count } carta.
   *[other] { $count } cartas.
}
table-as-text = Mostrar o tabuleiro como texto
table-as-picture = Mostrar o tabuleiro como imagem
table-text-how = O que pode ser escolhido está marcado e pode ser pressionado. O resto explica por que não pode.
walk-heading = Mapa
walk-how = As setas vão de um lugar a outro; Home, Page Up, End e Page Down, na diagonal. Enter escolhe o que se pode escolher ali, I diz mais, S mede linhas de visada a partir dali.
walk-go = Ir para
walk-go-do = Ir
walk-edge = O tabuleiro termina aqui.
walk-no-place = Não há nenhum lugar chamado { $text }.
walk-legal = pode ser escolhido
table-generic-view = Situação
table-generic-yes = sim
table-generic-no = não

## O registro

table-log-empty = Ainda não aconteceu nada.
table-log-end = Ir ao fim
table-jump-here = Ir a esta posição

## Pessoas

table-there = online
table-away = offline
table-bot-trouble = o bot não respondeu: foi feita uma escolha segura
table-seat-open = Lugar livre
table-spectators = { $count ->
    [0] { $count } espectadores
    [one] { $count } espectador
   *[other] { $count } espectadores
}
table-clock = Tempo restante: { $side }
table-clock-day = d
table-clock-hour = h
table-clock-half = Você tem meio minuto.
table-clock-ten = Restam dez segundos!
table-clock-fallen = Seu tempo acabou. O oponente pode pedir a vitória.
table-clock-runs = { $side }: { $time }, correndo.
table-clock-stands = { $side }: { $time }.
table-clock-none = Esta partida não tem relógio.
table-time-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
table-time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
table-time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
table-time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
table-left = { $side }: o jogador saiu da mesa.
table-left-start = { $side }: o jogador ainda não chegou. Os relógios começam quando os dois estiverem à mesa.
table-left-in = Você poderá encerrar a partida em { $time }.
table-left-claim = { $side }: o jogador está ausente há tempo demais. Você pode ficar com a vitória, encerrar a partida sem vencedor ou continuar esperando.
table-left-end = { $side }: o jogador não veio. Você pode encerrar a partida sem vencedor ou continuar esperando.
table-claim-left = Ficar com a vitória
table-end-without = Encerrar sem vencedor
table-back = { $side }: o jogador voltou à mesa.
watching-told-anybody = Qualquer pessoa pode assistir a esta partida.
watching-told-link = Quem tiver o link pode assistir a esta partida.
watching-told-nobody = Ninguém pode assistir a esta partida
table-alert = É a sua vez
table-chat-say = Diga algo
table-chat-send = Enviar
table-chat-mute = Não me mostrar as mensagens do outro jogador
table-chat-muted = O outro jogador está silenciado.
table-chat-empty = Só vocês dois leem este chat.
table-notes-private = Ninguém além de você lê estas notas.
table-notes-kept = Salvo.
table-notes-writing = Salvando…
table-notes-failed = Não foi possível salvar. Nova tentativa quando você continuar a escrever.

## Um só aparelho

table-curtain = Passe o aparelho para: { $side }
table-curtain-text = As mãos ficam ocultas até você dizer que está tudo pronto.
table-curtain-open = Lado { $side }: mostrar minha mão

## À espera do outro jogador

table-waiting-room = À espera do outro jogador
table-waiting-text = Envie este link ao seu oponente. Quem o abrir ocupa o outro lugar, sem conta.
table-waiting-lost = O link que você enviou ainda vale. Se ele se perdeu, crie outro, e o antigo deixa de funcionar.
table-waiting-stay = Você pode fechar esta página; a partida espera em “Minhas partidas”.
table-waiting-others = Esta partida ainda não começou. Peça um link a quem a criou.
table-dice-room = À espera do sorteio
table-dice-other = Os lacres estão fixados. A partida começa assim que seu oponente a abrir; enquanto isso você pode fechar esta página.
table-dice-mine = Os lacres estão fixados. Seu navegador está acrescentando o seu número…
table-dice-lost = Seu número para o sorteio está no navegador em que você ocupou o lugar. Abra a partida lá uma vez, ou pelo link que guardou lá. Até então ela não pode começar.
table-dice-cheated = Os lacres não são os que este navegador viu. Ele não vai abrir o seu número: alguém está tentando escolher o sorteio.
table-dice-watch = A partida começa assim que os dois jogadores a tiverem aberto.
table-dice-exchange = O pedido de desfazer foi aceito. O novo sorteio está sendo feito; aguardando: { $side }.
table-dice-exchange-lost = O pedido de desfazer foi aceito, mas seu número para o novo sorteio está em outro navegador. Abra a partida lá ou desista de desfazer.
table-dice-call-off = Desistir de desfazer
table-dice-unfair = Este não é o sorteio que foi lacrado. Alguém pode tê-lo escolhido.
table-dice-doubt = O sorteio depois desse pedido de desfazer contém um número em seu nome que este navegador não enviou. Se você concordou com o pedido em outro aparelho, está tudo certo. Se não, alguém pode ter escolhido o sorteio.
table-dice-doubt-me = Fui eu
table-join-text = Há um lugar livre.
table-link = Link
table-link-make = Criar um link de convite
table-link-new = Criar um novo link (o antigo deixa de funcionar)
table-link-own = Link do meu lugar, para outro aparelho
table-link-own-make = Criar o link
table-link-own-sure = Os links feitos antes para este lugar deixam de funcionar, e os outros aparelhos que entraram por eles ficam de fora. Este aparelho continua.
table-link-watch = Link para espectadores
table-link-text = Quem tem o link de um lugar pode jogar por ele: envie-o só a quem ele se destina. O link para espectadores não mostra as mãos.
table-call-off = Cancelar a partida

## O menu

table-menu = Menu da partida
table-alerts = Avisar quando for a minha vez
table-verify = Conferir o sorteio
table-record = Baixar o registro
table-export = Baixar o que se podia ver
table-standing = Respostas automáticas…
table-report = Relatar um problema de regra…
table-takeback = Pedir para desfazer minha última escolha
table-claim-flag = Pedir a vitória por tempo
table-give-time = Dar mais tempo ao oponente
table-draw = Propor empate…
table-draw-sure = A partida termina sem vencedor se o outro lado concordar.
table-abandon = Propor abandonar a partida…
table-abandon-sure = Uma partida abandonada não tem vencedor. Se houver alguém do outro lado, essa pessoa precisa concordar.
table-resign = Desistir…
table-resign-sure = O outro lado vence. Isso não pode ser desfeito.
table-sit = Voltar ao meu lugar
table-result = Resultado
table-accept = Aceitar
table-decline = Recusar
table-withdraw = Retirar a proposta
table-declined = A proposta foi recusada.
table-flag-fallen = { $side }: o tempo acabou. Você pode pedir a vitória ou continuar esperando.
table-frozen = As regras foram corrigidas desde então, e esta partida teria sido diferente. Ela pode ser vista e baixada até onde você podia ver, mas não continuada. O sorteio fica lacrado: uma correção posterior pode deixá-la seguir. Vocês podem concordar em abandoná-la.

## O fim

table-over = A partida terminou
table-over-without = A partida terminou sem resultado.
table-won = Vitória
table-lost-game = Derrota
table-rematch = Revanche com lados trocados
table-rematch-accept = Aceitar a revanche
table-rematch-go = Ir para a revanche
table-rematch-asked = Você propôs uma revanche. Aguardando o outro jogador…
table-rematch-offered = O outro jogador quer uma revanche com lados trocados.
table-back-to-board = Ver o tabuleiro

## Respostas permanentes

table-standing-text = Seu lugar pode responder a algumas perguntas por você. Ninguém percebe: a resposta vem sempre com a mesma demora, seja qual for a sua mão.
table-standing-more = Em palavras
table-standing-words = Uma por linha, por exemplo: never ask react until turn 9
table-order-here = Deixar uma ordem aqui…
table-order-on-board = Ordem no tabuleiro…
table-order-where = Clique no que a ordem diz respeito: um lugar, uma ficha ou uma carta.
table-orders = Ordens
table-orders-text = As ordens agem por você enquanto você está fora. Só você as vê, e seu registro conta quando uma foi cumprida.
table-order-leave = Deixar esta ordem
table-order-left = Em vigor
table-orders-none = Não há ordem para deixar aqui.
table-orders-yours = Suas ordens e respostas automáticas
table-while-away = Enquanto o outro joga:
table-propose = Deixar ordens…
table-propose-all = Deixar estas ordens
table-order = Ordem

## Relatar um problema

table-report-text = A mesa violou uma regra? A posição é salva como um arquivo de exercício que mostra o que deveria acontecer. Ele contém só o que você pode ver.
table-report-tried = O que você tentou?
table-report-wrong = O que deu errado, e o que dizem as regras?
table-report-send = Criar o arquivo
table-report-made = O arquivo foi criado. Anexe-o ao seu relato.
table-download = Baixar

## Replay

table-replay-open = Abrir um registro
table-replay-open-text = Escolha um arquivo de registro (.record). A partida é reproduzida pelas regras; nada é publicado.
table-replay-file = Arquivo de registro
table-replay-first = Primeira posição
table-replay-back = Um passo atrás
table-replay-play = Reproduzir
table-replay-pause = Pausar
table-replay-on = Um passo adiante
table-replay-last = Última posição
table-replay-round-back = Turno anterior
table-replay-round-on = Próximo turno
table-replay-position = Posição { $at } de { $of }
table-replay-scrub = Posição na partida
table-replay-viewpoint = Visto por
table-replay-spectator = Espectador
table-replay-all = Tudo, as duas mãos
table-replay-event = Ir para
table-replay-speed = Velocidade
table-replay-link = Copiar o link desta posição
table-replay-events-any = Qualquer evento
table-replay-events-hit = Acertos e baixas
table-replay-events-fire = Ataques
table-replay-events-move = Movimento
table-replay-events-score = Controle e pontos
table-replay-events-cards = Cartas jogadas

## Lições

table-lesson-step = Passo { $at } de { $of }
table-lesson-next = Próximo
table-lesson-back = Voltar
table-lesson-do = Fazer por mim
table-lesson-done = Muito bem
table-lesson-done-text = Você já sabe o bastante para jogar. O resto a mesa explica pelo caminho.
table-lesson-play = Jogar uma primeira partida
table-lesson-all = Todas as lições
table-lesson-not = Ainda não é isso. { $text }

## Teclas

table-keys = Atalhos de teclado
table-keys-touch = Em tela de toque: toque para escolher (se houver dados a lançar, as chances aparecem primeiro), segure para ver o que é, afaste ou junte dois dedos para o zoom.
table-key-space = Espaço
table-key-rove = ir à próxima escolha possível nessa direção
table-key-rove-all = percorrer tudo o que há no tabuleiro
table-key-pick = escolher
table-key-option = escolher um botão pelo número
table-key-list = todas as opções em uma lista
table-key-pass = encerrar o turno, parar ou passar
table-key-undo = desfazer
table-key-cancel = fechar, voltar
table-key-look = o que é isto? (fica aberto)
table-key-sight = mostrar linhas de visada a partir daqui
table-key-hint = pedir uma dica
table-key-prompt = ler a pergunta de novo
table-key-text = o tabuleiro como texto
table-key-piles = pilhas de cartas
table-key-zoom = aproximar, afastar, tabuleiro inteiro
table-key-clock = ler os relógios em voz alta
table-key-help = esta lista
line-label = Comando
line-placeholder = O que fazer, ou: ver, porquê, placar, ajuda
line-send = Enviar
line-open = Digitar um comando
line-close = Fechar a linha de comando
line-completions = Sugestões
table-key-line = digitar um comando
table-key-previous = opção ou botão anterior
table-key-next = próxima opção ou botão
table-key-of = Tecla para: { $what }
table-keys-reset = Restaurar as teclas padrão
table-nth = { $number } de { $count }
table-nothing-lit = Não há nada para escolher agora.
table-key-replay-step = um passo atrás, adiante
table-key-replay-turn = turno anterior, seguinte
table-key-replay-event = evento anterior ou seguinte do tipo escolhido
table-key-replay-ends = primeira, última posição
table-key-replay-play = reproduzir, pausar
table-key-lesson-step = próximo passo, passo anterior

stage-title = Combate
stage-hurry = Avançar
stage-against = contra
stage-needed = precisa de { $needed } ou mais, ou de um 0
stage-dice = nos dados
stage-nothing = nada muda

## Set-ups

setup-title = Preparações salvas
setup-number = Preparação { $number }
setup-name = Nome
setup-keep = Salvar esta preparação
setup-lay = Preparar assim
setup-none = Ainda não há preparação salva para este cenário e este lado.
setup-file = De um arquivo
setup-no-room = Este navegador não conseguiu salvá-la.
mat-discard = Descarte
