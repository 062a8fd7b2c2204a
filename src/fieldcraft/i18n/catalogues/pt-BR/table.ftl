### A mesa: títulos, perguntas, opções, avisos.

## Títulos

heading-board = Tabuleiro
heading-hand = Mão
heading-deck = Baralho
heading-discard = Pilha de descartes
heading-initiative = Iniciativa
heading-turn = Turno
heading-phase = Fase
heading-points = Pontos
heading-log = Registro
heading-help = Ajuda
heading-options = Opções
heading-scenario = Cenário
heading-markers = Marcadores
heading-victory = Condição de vitória
odds = { $percent }% de chance
cards-count = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
prompt-waiting = Aguardando: { $side }
prompt-over = A partida acabou
option-end = Encerrar o turno
option-stop = Parar
heading-casualties = Baixas
hand-empty = Nenhuma carta na mão
news-earlier = { $count ->
    [one] … { $count } linha anterior: { $command }
   *[other] … { $count } linhas anteriores: { $command }
}
welcome = Boas-vindas à mesa.
welcome-how = Digite um número e tecle Enter; Enter sozinho escolhe a primeira opção.
welcome-table = A mesa oferece só o que as regras permitem. A qualquer momento: { $command }
ask-game = Qual jogo?
ask-scenario = Qual cenário?
ask-opponent = Contra quem?
ask-side = De que lado você joga?
opponent-friend = alguém nesta mesma tela
you-are = (seu lado: { $side })
hot-seat = Vez na tela: { $side }. Quem joga do outro lado, não olhe.
press-enter = Tecle Enter.
choice-ambiguous = “{ $text }” pode significar: { $known }
choice-no-number = Digite um número de 1 a { $count }.
choice-offered = “{ $text }” é permitido agora.
choice-why = Diga o que você gostaria de fazer, por exemplo: { $example }
standing-none = Você não tem respostas automáticas. Por exemplo: { $example }
standing-list = Respondidas no seu lugar, sem perguntar, até { $command }:
standing-told = Perguntas com uma só resposta são respondidas por você.
standing-end = { $command } desliga isso.
standing-answered = Sua resposta automática: { $text }
standing-offers = Ordens que você pode deixar (digite { $command } e as palavras):
standing-no-offer = Não há ordem para deixar aí.
confirm-resign = Você desiste?
offer-save = Salvar o registro em “{ $path }”?
resume-with = Continue com: { $command }
about-what = Diga o que olhar, com o nome que aparece no tabuleiro, por exemplo: { $example }
about-off-board = fora do tabuleiro
about-distance = De { $tile } a { $other }: { $distance }
no-such-rule = Não existe a regra “{ $text }”. Tente, por exemplo: { $example }
table-help-choice = Escolha pelo número ou pelas palavras ao lado; basta o começo, se for claro.
table-help-board = O tabuleiro com a legenda e as condições de vitória.
table-help-hand = A sua mão.
table-help-log = Tudo o que aconteceu.
table-help-look = Mostra o que o tabuleiro nomeia.
table-help-why = Por que algo não é permitido, e por qual regra.
table-help-help = Esta lista.
table-help-undo = Desfaz sua última escolha, se nada foi lançado, comprado ou revelado.
table-help-standing = Passa a responder a algumas perguntas por você; sozinho, mostra as respostas; standing off as encerra.
table-help-save = Salva a partida em um arquivo.
table-help-resign = Desiste da partida.
table-help-quit = Sai da mesa, com a opção de salvar.
table-help-rule = O texto de uma regra; uma palavra encontra as regras que a usam.
