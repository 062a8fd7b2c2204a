### Comandos da linha à mesa; a primeira palavra é o nome usual.

command-help = ajuda comandos
command-help-help = o que você pode escrever
command-options = opções opcoes respostas
command-options-help = todas as respostas à pergunta de agora
command-look = ver olhar inspecionar
command-look-help = o que é uma coisa, ou a distância de uma a outra
command-sight = visada visão alcance
command-sight-help = alcance e linha de visada entre dois lugares, e o que há no caminho
command-why = porquê porque por-que
command-why-help = por que algo não é permitido, e por qual regra
command-hand = mão mao cartas
command-hand-help = as cartas da sua mão
command-score = placar pontos objetivos
command-score-help = o momento do jogo, o que dá a vitória e quanto falta a cada lado
command-last = último ultimo novidades registro
command-last-help = o que aconteceu desde a sua última escolha
command-clock = relógio relogio tempo
command-clock-help = quanto tempo resta aos jogadores
command-go = ir vá
command-go-help = vai a um lugar ou a uma peça no tabuleiro
command-hint = dica conselho
command-hint-help = o que o bot faria
command-undo = desfazer voltar
command-undo-help = desfaz sua última escolha, se nada foi lançado, comprado ou revelado
command-fillers = a à o em no na para de do da com por pelo pela e hex peça então
command-synonyms = mover=movimento movimento=mover atirar=fogo atirar=atacar fogo=atacar atacar=fogo disparar=fogo disparar=atacar avançar=avanço recuperar=recuperação
command-what = Diga o quê, por exemplo: { $example }
command-doing-help = Diga o que fazer, até vários passos de uma vez. Agora, por exemplo: { $example }
command-unknown = A mesa não entende “{ $text }”. { $help } mostra o que você pode escrever.
command-unknown-near = A mesa não entende “{ $text }”. Você quis dizer: { $near }?
command-not-now = “{ $text }” não é possível agora. { $prompt }
command-no-way = O movimento restante não basta para chegar a { $place }.
command-nothing = Nada.
