### O que um novato precisa saber em cada pergunta: uma ou duas frases, com os nomes das perguntas.

## Undaunted

coach-bid = Os dois lados escolhem em segredo. O número maior age primeiro nesta rodada; depois as duas cartas são descartadas.
coach-play = Uma carta faz agir a ficha de mesmo nome. O que ficar na mão é descartado quando o turno acaba.
coach-use = Uma carta faz uma só coisa: uma das ações impressas nela ou Abrigar-se.
coach-step-move = Mover só vai a peças com um marcador do seu lado.
coach-step-scout = Esclarecer vai a qualquer lugar e deixa o seu marcador; cada um novo põe uma Névoa da Guerra na sua pilha de descartes.
coach-step-stalk = Espreitar vai a qualquer lugar e não deixa marcador.
coach-step-drive = Um Veículo só anda por peças com o seu marcador e sem terreno acidentado; todos nele vão junto.
coach-aim = Defesa, cobertura e distância se somam. Basta um dado que alcance o total, e um 0 sempre acerta.
coach-aim-tile = Bombardear vai atacar todas as fichas da peça escolhida, as suas também.
coach-blast = Todas as fichas da peça mirada são atacadas, uma após a outra, na ordem que você quiser.
coach-take = As cartas vão para a pilha de descartes e chegam à mão depois do próximo embaralhamento.
coach-inspire = Uma carta de volta à mão pode ser baixada outra vez neste turno.
coach-command = As cartas compradas agora ainda podem ser baixadas neste turno.
coach-unit = A unidade se move sem carta própria, por peças com o seu marcador.
coach-spawn = A ficha entra no tabuleiro aqui e age em seguida.
coach-mark = As unidades podem mover-se para peças marcadas. Cada marcador novo põe uma Névoa da Guerra na sua pilha de descartes.
coach-adjust = Grátis, uma vez por carta: antes do efeito dela ou depois.
coach-repair = Um marcador de Dano é retirado.
coach-strafe = Fogo vindo do ar: a distância não conta.
coach-wound = Ele perde uma carta; se não restar nenhuma, está fora para sempre.
coach-pin = A próxima carta dele só o deixará em prontidão de novo.

## Combat Commander

coach-placing = Pegue uma peça e escolha o hex dela. Bosques e construções dão cobertura; um líder ajuda as unidades perto dele.
coach-place-hex = Os hexes acesos são onde ela pode ficar. No fim do turno cabem sete figuras em um hex: um grupo conta 4, uma equipe 2, um líder 1.
coach-give-weapon = Quem leva uma arma pode dispará-la.
coach-first-turn = Com a carta de Iniciativa você pode mandar refazer uma rolagem; isso entrega a carta ao oponente.
coach-reroll = A carta de Iniciativa vai para o oponente se você mandar refazer a rolagem.
coach-order = Uma carta dá uma Ordem agora ou uma Ação depois, nunca as duas. Se você passar, pode trocar cartas.
coach-order-next = As cartas que você guarda servem para Ações no turno do inimigo.
coach-pass = O que você descarta é reposto no fim do seu turno.
coach-activate = Um líder ativa com a mesma carta as unidades perto dele; qualquer outra age sozinha.
coach-activate-led = Todas as escolhidas agora agem pela mesma Ordem.
coach-target = Os hexes acesos estão à vista e no alcance.
coach-pieces = Uma peça dá seu poder de fogo, cada outra soma 1. A unidade se abala se o ataque supera a defesa; se já estava abalada, é eliminada.
coach-fire-window = A Ação muda este ataque; a carta dela é gasta.
coach-defence-window = A Ação muda este ataque; a carta dela é gasta.
coach-move = Cada hex custa pontos de movimento, e o inimigo pode atirar em cada um em que você entra.
coach-advance = Um hex cada uma, e ninguém pode atirar nelas. Entrar no hex do inimigo é corpo a corpo.
coach-react = Para atirar em quem se move, jogue uma carta de Fogo como Ação.
coach-melee-window = Os dois lados somam uma rolagem ao poder de fogo: o menor é eliminado; no empate, os dois.
coach-rout = Uma unidade abalada que falha na rolagem se retira para a sua borda do mapa.
coach-retreat = Cada passo leva à própria borda do mapa; além dela, a unidade está perdida.
coach-artillery = O observador precisa ver o hex onde o tiro deve cair.
coach-spot = O tiro se desvia antes de cair, menos se a pontaria acerta. O hex dele e os seis em volta são atingidos.
coach-stacking = No fim do turno cabem sete figuras em um hex: um grupo conta 4, uma equipe 2, um líder 1.
